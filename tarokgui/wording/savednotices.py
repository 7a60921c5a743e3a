"""Sentences about the saved game at the start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tarokgui.storage.sanitize import shown_path

if TYPE_CHECKING:
    from tarokgui.storage.remarks import Notice
    from tarokgui.wording.translator import Translator


def notice_text(notice: Notice, tr: Translator) -> str:
    """The whole notice, one sentence for each remark."""
    return " ".join(
        tr(each.key, **{name: shown_path(value) if isinstance(value, Path) else value for name, value in each.names})
        for each in notice.remarks
    )
