"""What the system says when it refuses something, in words of every language."""

from __future__ import annotations

import errno

from regnum.words.message import Message, message

_REASONS = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-not-folder",
    errno.EEXIST: "system-exists",
    errno.ENOTEMPTY: "system-not-empty",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EFBIG: "system-too-big",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
    errno.ELOOP: "system-link-loop",
    errno.EBUSY: "system-busy",
    errno.EMFILE: "system-too-many-open",
    errno.ENFILE: "system-too-many-open",
    errno.ENOMEM: "system-no-memory",
    errno.EIO: "system-broken-device",
    errno.EBADF: "system-closed",
    errno.EADDRINUSE: "system-port-taken",
    errno.EADDRNOTAVAIL: "system-no-address",
}


def reason(problem: OSError) -> Message:
    """Why the system refused; what is rare, in the system's own words.

    >>> str(reason(FileNotFoundError(errno.ENOENT, "No such file or directory")))
    'There is no such file or folder.'
    """
    name = _REASONS.get(problem.errno or 0)
    return message(name) if name else message("system-other", problem=problem.strerror or str(problem))
