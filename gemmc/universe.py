"""gemmc inside stock xDSL tools: the `xdsl.universe` entry point.

Every `xdsl-opt` on the machine loads this module, so it holds factories only: a dialect,
a pass or the target is imported when a tool asks for it by name.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from xdsl.universe import Universe

from gemmc.registry import PASSES

if TYPE_CHECKING:
    from xdsl.ir import Dialect
    from xdsl.utils.target import Target

DIALECT_NAMES: tuple[str, ...] = ("tile", "tma", "wgmma", "barrier", "ptx", "launch")
"""Package `gemmc.dialects.<name>` holds the `Dialect` of that name."""


def load_dialect(name: str) -> Dialect:
    """The dialect object of `gemmc.dialects.<name>`; `LookupError` if there is none."""
    from xdsl.ir import Dialect

    module = import_module(f"gemmc.dialects.{name}")
    for candidate in vars(module).values():
        if isinstance(candidate, Dialect) and candidate.name == name:
            return candidate
    raise LookupError(f"{module.__name__} defines no dialect named '{name}'")


def _dialect_factory(name: str) -> Callable[[], Dialect]:
    return lambda: load_dialect(name)


def _ptx_target() -> type[Target]:
    from gemmc.emit.ptx import PtxTarget

    return PtxTarget


GEMMC_UNIVERSE = Universe(
    all_dialects={name: _dialect_factory(name) for name in DIALECT_NAMES},
    all_passes=PASSES,
    all_targets={"ptx": _ptx_target},
)
