"""Where a pipeline was changed, for what is refused there later."""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = str(Path(__file__).parents[1])


def of_caller() -> str:
    """`file:line` of the innermost call from outside of this package; nothing without one."""
    frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame.f_code.co_filename.startswith(_PACKAGE):
        if frame.f_back is None:
            return ""
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"
