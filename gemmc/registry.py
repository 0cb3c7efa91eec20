"""Which passes there are: a name for each file under `gemmc/transforms/`.

The stem is the same everywhere: pass `multi-buffer` is the class with that `name` in
`gemmc/transforms/multi_buffer.py`. A module is imported when its pass is asked for, and
not before, so that reading this table costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from xdsl.passes import ModulePass

PASS_NAMES: tuple[str, ...] = (
    "normalize-contractions",
    "resize",
    "exchange-operands",
    "form-kernel",
    "form-cluster",
    "schedule-work",
    "promote",
    "multi-buffer",
    "share-copies",
    "serpentine-steps",
    "pipeline-loop",
    "stage-output",
    "hint-cache",
    "specialize-warps",
    "distribute",
    "assign-atoms",
    "order-consumers",
    "assign-layouts",
    "insert-barriers",
    "hold-operand",
    "convert-tile-to-tma",
    "convert-tile-to-wgmma",
    "convert-tile-to-mma",
    "overwrite-first",
    "convert-tile-to-simt",
    "repeat-products",
    "unroll",
    "insert-fences",
    "store-early",
    "defer-release",
    "pace-rounds",
    "overlap-launches",
    "lower-rings",
    "defer-store",
    "sink",
    "lower-hierarchy",
    "hoist",
    "allocate-smem",
    "convert-to-ptx",
    "hoist-invariants",
    "assign-registers",
    "linearize",
    "verify-level",
)
"""In the order in which a pipeline meets them."""


def module_name(pass_name: str) -> str:
    """The module that defines a pass: dashes become underscores."""
    return "gemmc.transforms." + pass_name.replace("-", "_")


def load_pass(pass_name: str) -> type[ModulePass]:
    """The pass class called `pass_name`; `LookupError` if its module defines no such class."""
    from xdsl.passes import ModulePass

    module = import_module(module_name(pass_name))
    for candidate in vars(module).values():
        if not isinstance(candidate, type) or not issubclass(candidate, ModulePass):
            continue
        if candidate.__module__ == module.__name__ and candidate.__dict__.get("name") == pass_name:
            return candidate
    raise LookupError(f"{module.__name__} defines no pass named '{pass_name}'")


def _factory(pass_name: str) -> Callable[[], type[ModulePass]]:
    return lambda: load_pass(pass_name)


PASSES: dict[str, Callable[[], type[ModulePass]]] = {name: _factory(name) for name in PASS_NAMES}
"""Pass name to a zero-argument factory of its class, as xDSL's universes hold them."""


def find(pass_name: str) -> Callable[[], type[ModulePass]] | None:
    """The factory of gemmc's pass of that name, else of xDSL's, else of another package's."""
    from xdsl.transforms import get_all_passes

    own = PASSES.get(pass_name) or get_all_passes().get(pass_name)
    return own if own is not None else _installed().get(pass_name)


def foreign_names() -> tuple[str, ...]:
    """The passes that are not gemmc's: xDSL's own and those of other installed universes."""
    return tuple(name for name in _installed() if name not in PASSES)


@cache
def _installed() -> dict[str, Callable[[], type[ModulePass]]]:
    """Every pass of every universe on this machine; finding them takes some 20 ms."""
    from xdsl.universe import Universe

    return Universe.get_multiverse().all_passes
