"""The service worker's file: the list of files to keep, and the program that keeps them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

SOURCE = "/js/service.js"
"""The program, among the web app's files; it is sent as `sw.js` from the folder that it is responsible for."""
_LATER = (".network", "-champion.wasm")
"""How the names of files end that few need, or that are large: each is kept when it is first fetched."""


def service_worker(program: bytes, files: Mapping[str, bytes]) -> bytes:
    """The file, given all files by their paths from the folder; the empty path is the document itself."""
    digests = {path: hashlib.sha256(content).hexdigest() for path, content in sorted(files.items())}
    later = [path for path in digests if path.endswith(_LATER)]
    told = {"version": version_of(files), "files": digests, "later": later}
    return b"self.regnum = " + json.dumps(told, separators=(",", ":")).encode() + b";\n" + program


def version_of(files: Mapping[str, bytes]) -> str:
    """A name that changes with any file."""
    whole = hashlib.sha256()
    for path, content in sorted(files.items()):
        whole.update(f"{path}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()[:12]
