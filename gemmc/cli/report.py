"""Errors as one line on stderr, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, TextIO

TRACEBACK_VARIABLE = "GEMMC_TRACEBACK"
"""Set, errors are raised with their traceback, for those who work on gemmc itself."""


def reported(action: Callable[[], int]) -> int:
    """The exit code of `action`; 1 and one line on stderr if it raises."""
    try:
        code = action()
        _flush(sys.stdout)
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


def _flush(stream: TextIO | None) -> None:
    """What is printed is out; a process may have no standard output."""
    if stream is not None:
        stream.flush()


def one_line(error: Exception) -> str:
    """What went wrong, where, in one line that starts with `file:line:col:` if known."""
    from gemmc.errors import GemmcError

    if isinstance(error, GemmcError):
        return _flat(str(error))
    if isinstance(error, OSError):
        return _flat(_of_system(error))
    if isinstance(error, MemoryError):
        said = f" ({error})" if str(error) else ""
        needed = "needed memory for all of a program's arrays"
        return _flat(f"error: gemmc: {needed}; found too little{said}; give smaller sizes")
    if _is_assembler_error(error):
        return _flat(f"error: {error}")
    if isinstance(error, ModuleNotFoundError) and error.name == "xdsl":
        return "error: gemmc: needed the package xdsl to compile; found none; install xdsl"
    return _of_xdsl(error) or _internal(error)


def _of_system(error: OSError) -> str:
    """What the system refuses of a path."""
    subject = f"{error.filename}: " if error.filename else ""
    if isinstance(error, FileNotFoundError):
        needed, found = "a file or a folder that exists", "none"
    elif isinstance(error, FileExistsError | NotADirectoryError):
        needed, found = "a folder", "a file"
    else:
        needed, found = "a path that can be read or written so", error.strerror or str(error)
    return f"{subject}error: needed {needed}; found {found}"


def _of_xdsl(error: Any) -> str:
    """An error that xDSL raised, as a line, or an empty string."""
    exceptions: Any = sys.modules.get("xdsl.utils.exceptions")
    if exceptions is not None and isinstance(error, exceptions.ParseError):
        return _flat(f"{error.span.get_location()}: error: {error.msg}")
    if exceptions is not None and isinstance(error, exceptions.DiagnosticException):
        return _flat(f"error: {error}")
    return ""


def _internal(error: Exception) -> str:
    """An error that nobody has foreseen."""
    hint = f"{TRACEBACK_VARIABLE}=1 shows where"
    return _flat(f"error: internal: {type(error).__name__}: {error} ({hint})")


def _is_assembler_error(error: Exception) -> bool:
    """Not worth an import: a module that was never loaded raised nothing."""
    assemble = sys.modules.get("gemmc.assemble")
    return assemble is not None and isinstance(error, assemble.AssembleError)


def _flat(message: str) -> str:
    from gemmc.errors import shortened

    return " ".join(shortened(message).split())
