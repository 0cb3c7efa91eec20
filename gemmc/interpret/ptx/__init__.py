"""A machine for PTX text: what a GPU would be given, executed on a CPU with NumPy.

It reads the text with its own parser and knows no dialect, so it also runs PTX that another
compiler wrote. See `run` for what goes in, and `gemmc.interpret.hardware` for the
asynchrony, the schedules and the errors, which it shares with the IR interpreter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gemmc.interpret.ptx.errors import PtxError
    from gemmc.interpret.ptx.parsing import parse
    from gemmc.interpret.ptx.simulate import run
    from gemmc.interpret.ptx.trace import Tracer

__all__ = ["PtxError", "Tracer", "parse", "run"]

_HOMES = {
    "PtxError": "gemmc.interpret.ptx.errors",
    "Tracer": "gemmc.interpret.ptx.trace",
    "parse": "gemmc.interpret.ptx.parsing",
    "run": "gemmc.interpret.ptx.simulate",
}


def __getattr__(name: str) -> Any:
    """Loads NumPy and the machine only when something of it is used."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
