"""Errors as one line on stderr, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

TRACEBACK_VARIABLE = "GEMMC_TRACEBACK"
"""Set, errors are raised with their traceback, for those who work on gemmc itself."""


def reported(action: Callable[[], int]) -> int:
    """The exit code of `action`; 1 and one line on stderr if it raises."""
    try:
        code = action()
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader left (`gemmc … | head`); Python must not flush into the pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if os.environ.get(TRACEBACK_VARIABLE):
            raise
        print(one_line(error), file=sys.stderr)
        return 1


def one_line(error: Exception) -> str:
    """What went wrong, where, in one line that starts with `file:line:col:` if known."""
    from xdsl.utils.exceptions import DiagnosticException, ParseError

    from gemmc.errors import GemmcError

    if isinstance(error, GemmcError):
        return _flat(str(error))
    if isinstance(error, ParseError):
        return _flat(f"{error.span.get_location()}: error: {error.msg}")
    if isinstance(error, OSError):
        subject = f"{error.filename}: " if error.filename else ""
        return _flat(f"{subject}error: {error.strerror or error}")
    if isinstance(error, DiagnosticException) or _is_assembler_error(error):
        return _flat(f"error: {error}")
    hint = f"{TRACEBACK_VARIABLE}=1 shows where"
    return _flat(f"error: internal: {type(error).__name__}: {error} ({hint})")


def _is_assembler_error(error: Exception) -> bool:
    """Not worth an import: a module that was never loaded raised nothing."""
    assemble = sys.modules.get("gemmc.assemble")
    return assemble is not None and isinstance(error, assemble.AssembleError)


def _flat(message: str) -> str:
    return " ".join(message.split())
