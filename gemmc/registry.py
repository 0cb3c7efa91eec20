"""Which passes there are, and where each one's file is: in a folder of `gemmc/transforms/`, mostly.

The stem is the same everywhere: pass `multi-buffer` is the class with that `name` in
`gemmc/transforms/memory/multi_buffer.py`. A module is imported when its pass is asked for, and
not before, so that reading this table costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from xdsl.passes import ModulePass

FOLDERS: dict[str, str] = {
    "keep-loops": "problem",
    "debufferize": "problem",
    "drop-empty": "problem",
    "extend-f8": "problem",
    "unpack-products": "problem",
    "im2col": "problem",
    "materialize-operands": "problem",
    "inline-operands": "problem",
    "unroll-sums": "problem",
    "sink-scales": "problem",
    "normalize-contractions": "problem",
    "resize": "problem",
    "pair-products": "problem",
    "permute-operands": "problem",
    "pad-operands": "problem",
    "transpose-operands": "problem",
    "form-program": "problem",
    "fuse-reductions": "problem",
    "fuse-rows": "problem",
    "split-reductions": "problem",
    "fuse-siblings": "problem",
    "row-variants": "problem",
    "cse-rows": "problem",
    "align-variants": "problem",
    "gemv-variants": "problem",
    "form-variants": "problem",
    "unroll-recurrences": "problem",
    "share-kernels": "problem",
    "allocate-workspaces": "memory",
    "swap-ab": "problem",
    "form-kernel": "schedule",
    "form-loops": "schedule",
    "form-sequential": "schedule",
    "form-cluster": "schedule",
    "split-k": "schedule",
    "stream-k": "schedule",
    "schedule-work": "schedule",
    "promote": "memory",
    "multi-buffer": "memory",
    "clip-copies": "memory",
    "multicast": "memory",
    "snake-k": "schedule",
    "pipeline-loop": "memory",
    "prefetch-inputs": "epilogue",
    "stage-epilogue": "epilogue",
    "load-inputs": "epilogue",
    "hint-cache": "memory",
    "specialize-warps": "mapping",
    "distribute": "mapping",
    "distribute-copies": "mapping",
    "pingpong": "mapping",
    "assign-atoms": "mapping",
    "order-pingpong": "synchronization",
    "assign-layouts": "memory",
    "insert-barriers": "synchronization",
    "stationary-operand": "memory",
    "convert-tile-to-tma": "lowering",
    "convert-tile-to-wgmma": "lowering",
    "convert-tile-to-mma": "lowering",
    "overwrite-first": "lowering",
    "convert-tile-to-simt": "lowering",
    "unroll": "lowering",
    "insert-fences": "synchronization",
    "split-epilogue": "epilogue",
    "defer-release": "synchronization",
    "throttle-waves": "schedule",
    "programmatic-dependent-launch": "schedule",
    "lower-rings": "lowering",
    "accumulate-inputs": "epilogue",
    "preload-inputs": "epilogue",
    "overlap-epilogue": "epilogue",
    "sink": "lowering",
    "lower-hierarchy": "lowering",
    "hoist": "lowering",
    "zero-results": "memory",
    "allocate-smem": "memory",
    "convert-to-ptx": "lowering",
    "reassociate-addresses": "lowering",
    "assign-registers": "lowering",
    "linearize": "lowering",
    "verify-level": "lowering",
}
"""Pass name to the folder of `gemmc/transforms/` it is in: the question it answers. In the order in
which a pipeline meets them."""

LAB = {"repeat-products": "gemmc.bench.passes"}
"""Passes that only measurements use, and the package each one's file is in."""

PASS_NAMES: tuple[str, ...] = (*FOLDERS, *LAB)

RENAMED: dict[str, str] = {
    "exchange-operands": "swap-ab",
    "share-copies": "multicast",
    "serpentine-steps": "snake-k",
    "stage-output": "stage-epilogue",
    "store-early": "split-epilogue",
    "defer-store": "overlap-epilogue",
    "order-consumers": "order-pingpong",
    "hold-operand": "stationary-operand",
    "pace-rounds": "throttle-waves",
    "overlap-launches": "programmatic-dependent-launch",
    "hoist-invariants": "reassociate-addresses",
}
"""What a pass was called before: refused, with the name that it has now."""

MOVED: dict[tuple[str, str], str] = {
    ("distribute", "vector"): "distribute-copies",
    ("distribute", "turned"): "distribute-copies",
    ("distribute", "over"): "pingpong",
}
"""An option that a pass had before, and the pass that has it, or does it, now: refused as well."""


def module_name(pass_name: str) -> str:
    """The module that defines a pass: in its folder, dashes become underscores."""
    package = LAB.get(pass_name) or f"gemmc.transforms.{FOLDERS[pass_name]}"
    return f"{package}.{pass_name.replace('-', '_')}"


@cache
def load_pass(pass_name: str) -> type[ModulePass]:
    """The pass class called `pass_name`; `LookupError` if its module defines no such class."""
    from xdsl.passes import ModulePass

    module = import_module(module_name(pass_name))
    for candidate in vars(module).values():
        if not isinstance(candidate, type) or candidate.__module__ != module.__name__:
            continue
        if issubclass(candidate, ModulePass) and candidate.__dict__.get("name") == pass_name:
            return candidate
    raise LookupError(f"{module.__name__} defines no pass named '{pass_name}'")


def _factory(pass_name: str) -> Callable[[], type[ModulePass]]:
    return lambda: load_pass(pass_name)


PASSES: dict[str, Callable[[], type[ModulePass]]] = {name: _factory(name) for name in PASS_NAMES}
"""Pass name to a zero-argument factory of its class, as xDSL's universes hold them."""


def find(pass_name: str) -> Callable[[], type[ModulePass]] | None:
    """The factory of gemmc's pass of that name, else of xDSL's, else of another package's."""
    own = PASSES.get(pass_name)
    if own is not None:
        return own
    from xdsl.transforms import get_all_passes

    from gemmc import installed

    other = get_all_passes().get(pass_name)
    return other if other is not None else installed.find_pass(pass_name)


def foreign_names() -> tuple[str, ...]:
    """The passes that are not gemmc's: xDSL's own and those of other installed universes."""
    from xdsl.transforms import get_all_passes

    from gemmc import installed

    others = (name for names in installed.passes().values() for name in names)
    return tuple(name for name in (*get_all_passes(), *others) if name not in PASSES)
