"""The reason a file could not be used, in the player's language instead of the system's."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

from tarokgui.wording.translator import Translator

_CAUSES: Final = {
    "missing": ("ENOENT",),
    "forbidden": ("EACCES", "EPERM"),
    "folder": ("EISDIR",),
    "no-folder": ("ENOTDIR",),
    "exists": ("EEXIST",),
    "full": ("ENOSPC", "EDQUOT", "EFBIG"),
    "read-only": ("EROFS",),
    "link": ("ELOOP",),
    "long-name": ("ENAMETOOLONG",),
    "no-name": ("EINVAL",),
    "no-reader": ("ENXIO",),
    "busy": ("EBUSY", "ETXTBSY", "EAGAIN"),
    "closed": ("EBADF", "EPIPE"),
    "device": ("EIO", "ENODEV"),
}
_OF_NUMBER: Final = {
    number: cause for cause, names in _CAUSES.items() for name in names if (number := getattr(errno, name, None))
}


def cause_text(tr: Translator, error: BaseException | None, otherwise: str = "content") -> str:
    """The obstacle, without a capital and a full stop; `otherwise` names it if it was not the system."""
    if isinstance(error, OSError) and error.errno is not None:
        cause = _OF_NUMBER.get(error.errno)
        return tr("cause.number", number=error.errno) if cause is None else tr(f"cause.{cause}")
    return tr("cause.unknown" if isinstance(error, OSError) else f"cause.{otherwise}")


def fault_text(tr: Translator, key: str, params: Mapping[str, object], otherwise: str = "content") -> str:
    """The message of that key; errors among its parameters are worded as causes."""
    worded = {
        name: cause_text(tr, value, otherwise) if isinstance(value, Exception) else value
        for name, value in params.items()
    }
    return tr(key, **worded)
