"""gemmc: matrix multiplications compiled from linalg to SM90a PTX, on xDSL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gemmc.api import compile as compile

__version__ = "0.1.0"
__all__ = ["__version__", "compile"]


def __getattr__(name: str) -> Any:
    """`gemmc.compile`, loaded on first use: the command line never needs NumPy."""
    if name != "compile":
        raise AttributeError(f"module 'gemmc' has no attribute '{name}'")
    from gemmc.api import compile as compile_

    return compile_
