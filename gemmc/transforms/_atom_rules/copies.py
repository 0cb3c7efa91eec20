"""What the instructions that fill a shared buffer need of a copy."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import MemRefType

from gemmc.dialects.tile.attrs import ROLE, THREAD, SwizzleAttr
from gemmc.dialects.tile.data import CopyOp, WindowOp
from gemmc.dialects.tile.types import WindowType, bits, strides_of
from gemmc.errors import refuse
from gemmc.transforms._atom_rules.common import matrix_of, need_scope, need_tma_rows, window_of


def _tma(copy: CopyOp) -> None:
    """PTX ISA, "cp.async.bulk.tensor"; CUDA driver API, cuTensorMapEncodeTiled: alignments."""
    need_scope(copy, ROLE, "tma")
    window = copy.source.owner
    if not isinstance(window, WindowOp):
        raise refuse(copy, "a tile.window as the source for tma", f"{copy.source.type}")
    need_tma_rows(copy, window, cast(WindowType, copy.source.type))
    target = cast(MemRefType, copy.target.type)
    solid = (target.get_shape()[1], 1)
    if not isinstance(target.layout, SwizzleAttr) and strides_of(target) != solid:
        raise refuse(copy, "a target without gaps between its rows for tma", f"{copy.target.type}")


def _ldst(copy: CopyOp) -> None:
    need_scope(copy, THREAD, "ldst")
    if copy.multicast is not None:
        raise refuse(copy, "a copy into one CTA for ldst", "a multicast copy", "use copy=tma")
    target = cast(MemRefType, copy.target.type)
    if bits(target.element_type) != 32:
        raise refuse(copy, "32-bit elements for ldst", f"{target.element_type}", "use copy=tma")
    if isinstance(target.layout, SwizzleAttr):
        raise refuse(copy, "a target without a swizzle for ldst", f"{target}", "use copy=tma")
    window = window_of(copy.source)
    if window is not None:
        matrix_of(copy, window)


COPY_CHECKS = {"tma": _tma, "ldst": _ldst}
