"""Pass `clip-copies`: which rows of a tile are copied."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.extents import most_rows
from gemmc.analysis.swizzles import PATTERN_ROWS, whole_patterns
from gemmc.analysis.views import base_of, reached
from gemmc.analysis.whole_rows import has_whole_rows
from gemmc.dialects.interfaces import Clipping, MemoryAccess, Product
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.kernel import KernelOp, int_attr
from gemmc.dialects.tile.types import memref_type
from gemmc.errors import refuse
from gemmc.facts import ASSIGNED, CLIPPED, COPIES, MULTICAST, Facts
from gemmc.ir import kernels, walk_type
from gemmc.transforms.memory._undecided import need_undecided

LEAST = 64
"""Rows of the smallest wgmma (PTX ISA, "wgmma.mma_async", shapes): of each, some must be there."""


@dataclass(frozen=True)
class ClipCopiesPass(ModulePass):
    """Copy only the rows of a tile that the matrix can have, in whole swizzle patterns.

    Before → after, of a matrix with 5 rows:

        tile.copy "lhs" <role> %w to %s                                            (64×128)
        → tile.copy "lhs" <role> rows 8 %w to %s

    Requires: copies of role scope without an atom, of a left operand whose rows lie along K. At
    least one is of a matrix with fewer patterns of rows than a tile has: the extent is a constant,
    or the kernel's guard says how large it can be. Each 64 rows of the tile have some.
    Ensures: the copy engine writes the rows that there are, rounded up to swizzle patterns of 8
    rows, and neither writes nor announces zeros for the others. Those have no value, and the rows
    of the product that they make have none: they are clipped on their way to global memory.
    Why here: after `promote` made the copies, before `specialize-warps` clones them. Instead of
    `multicast`, whose slices are of whole tiles. wgmma takes 64 rows at least (PTX ISA,
    "wgmma.mma_async", shapes). Serves the pipelines with wgmma and few rows that are not exchanged.
    """

    name = "clip-copies"

    def facts(self) -> Facts:
        return Facts(
            requires=(COPIES,),
            forbids=(CLIPPED, MULTICAST, ASSIGNED.of("copy")),
            establishes=(CLIPPED,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            _clip(kernel)


def _clip(kernel: KernelOp) -> None:
    copies = walk_type(kernel, Clipping)
    kept = {copy: rows for copy in copies if (rows := _kept(copy)) is not None}
    if not kept:
        raise refuse(
            kernel,
            "a copy of a left operand's rows along K, and a matrix with at least "
            f"{PATTERN_ROWS} rows less than the tile",
            f"{len(copies)} copies of others",
            "leave clip-copies out, or give form-kernel's tile more rows",
        )
    for copy, rows in kept.items():
        _check(copy, rows)
        copy.rows = int_attr(rows)


def _kept(copy: Clipping) -> int | None:
    """The rows that there are, in whole patterns, where they are fewer than the tile's."""
    window = copy.source.owner
    if not isinstance(window, WindowOp) or not has_whole_rows(window) or not _is_left(copy):
        return None
    rows, _ = memref_type(copy.target).get_shape()
    most = most_rows(window)
    if most is None:
        return None
    kept = whole_patterns(max(1, most))
    return kept if kept < rows else None


def _is_left(copy: Clipping) -> bool:
    """Whether products alone read what is copied, as a left operand whose rows lie along K."""
    base = base_of(copy.target)
    reads = [
        (op, each)
        for op in reached(base)
        if isinstance(op, MemoryAccess)
        for each in op.touched()
        if not each.writes and base_of(op.operands[each.operand]) is base
    ]
    return bool(reads) and all(
        isinstance(op, Product) and each == op.factors()[0] and each.dims == "mk"
        for op, each in reads
    )


def _check(copy: Clipping, kept: int) -> None:
    rows, _ = memref_type(copy.target).get_shape()
    if rows - kept >= LEAST:
        needed = f"rows in every {LEAST} of the tile's"
        raise refuse(copy, needed, f"{kept} of {rows}", "give form-kernel's tile fewer rows")
    needed = "a copy of scope role without an atom"
    change = "run clip-copies before distribute, assign-atoms and multicast"
    if copy.multicast is not None:
        raise refuse(copy, needed, "a multicast", change)
    need_undecided(copy, needed, change)
