"""A hook of mkdocs: the documents need no network, and links out of them keep their words."""

from __future__ import annotations

import re
from typing import Any

_OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+[^)]+\)")
"""A link from a document to a file of the project that is not one, such as those for a server."""
_SHIM = "https://unpkg.com/iframe-worker/shim"
"""What the theme would fetch so that its search works from the disk."""


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The text of a page, without links that lead out of the documents."""
    is_reference = page.file.src_uri.startswith("reference/")
    return markdown if is_reference else _OUTSIDE.sub(r"\1", markdown)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """The page with our copy of the shim."""
    return output.replace(_SHIM, "../" * page.url.count("/") + "vendor/iframe-worker.js")


def on_post_template(output_content: str, **_: Any) -> str:
    """The page for wrong addresses likewise."""
    return output_content.replace(_SHIM, "vendor/iframe-worker.js")
