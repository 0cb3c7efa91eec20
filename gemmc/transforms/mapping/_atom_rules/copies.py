"""What the instructions that fill a shared buffer need of a copy."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import SSAValue

from gemmc.analysis.peers import multicast_dimensions
from gemmc.analysis.swizzles import SPANS
from gemmc.analysis.views import window_of
from gemmc.dialects.interfaces import Fill
from gemmc.dialects.tile.attrs import ROLE, THREAD, SwizzleAttr
from gemmc.dialects.tile.data.views import PartOp, WindowOp
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import WindowType, bits, memref_type, strides_of
from gemmc.errors import refuse
from gemmc.transforms.mapping._atom_rules.common import (
    matrices_of,
    need_scope,
    need_tma_rows,
    need_width,
)
from gemmc.transforms.mapping._atom_rules.runs import SMALLEST, run_bytes


def _tma(copy: Fill) -> None:
    """PTX ISA, "cp.async.bulk.tensor"; CUDA driver API, cuTensorMapEncodeTiled: alignments."""
    need_scope(copy, ROLE, "tma")
    window = copy.source.owner
    if not isinstance(window, WindowOp):
        raise refuse(copy, "a tile.window as the source for tma", f"{copy.source.type}")
    need_tma_rows(copy, window, cast(WindowType, copy.source.type))
    target = cast(MemRefType, copy.target.type)
    if not isinstance(target.layout, SwizzleAttr) and not _solid(copy.target, target):
        needed = "a target without gaps between its rows, or whole swizzle panels of one, for tma"
        raise refuse(copy, needed, f"{copy.target.type}")


def _solid(value: SSAValue, kind: MemRefType) -> bool:
    """Rows follow each other, or will in the panel that assign-layouts can make of the part, or of
    the part of a part."""
    columns = whole = kind.get_shape()[1]
    part = value.owner
    while isinstance(part, PartOp) and columns * bits(kind.element_type) % (8 * SPANS[-1]) == 0:
        whole, part = whole * ints(part.counts)[1], part.source.owner
    return strides_of(kind) == (whole, 1)


def _ldst(copy: Fill) -> None:
    _need_own_part(copy, "ldst")
    need_width(copy, "ldst", memref_type(copy.target).element_type, "use copy=tma")


def _cp_async(copy: Fill) -> None:
    """PTX ISA, "cp.async": 4, 8 or 16 bytes, aligned to their number at both ends."""
    _need_own_part(copy, "cp_async")
    found = run_bytes(copy)
    if found < SMALLEST:
        raise refuse(
            copy,
            f"runs of {SMALLEST} bytes that the matrix and the buffer both align for cp_async",
            f"runs of {found}",
            "use copy=cp_async,ldst, or pad the matrix's rows",
        )


def _need_own_part(copy: Fill, atom: str) -> None:
    """A thread's part of a copy into its own CTA, from a matrix with static rows."""
    need_scope(copy, THREAD, atom)
    if multicast_dimensions(copy):
        raise refuse(copy, f"a copy into one CTA for {atom}", "a multicast copy", "use copy=tma")
    window = window_of(copy.source)
    if window is not None:
        matrices_of(copy, window)


COPY_CHECKS = {"tma": _tma, "ldst": _ldst, "cp_async": _cp_async}
