"""What the instructions that fill a shared buffer need of a copy."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import MemRefType

from gemmc.dialects.tile.attrs import ROLE, THREAD, SwizzleAttr
from gemmc.dialects.tile.data import CopyOp, WindowOp
from gemmc.dialects.tile.types import WindowType, bits, memref_type, strides_of
from gemmc.errors import refuse
from gemmc.transforms._atom_rules.common import matrix_of, need_scope, need_tma_rows, window_of
from gemmc.transforms._pieces import SMALLEST, run_bytes


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
    _need_own_part(copy, "ldst")
    element = memref_type(copy.target).element_type
    if bits(element) not in (16, 32):
        raise refuse(copy, "16- or 32-bit elements for ldst", f"{element}", "use copy=tma")


def _cp_async(copy: CopyOp) -> None:
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


def _need_own_part(copy: CopyOp, atom: str) -> None:
    """A thread's part of a copy into its own CTA, from a matrix with static rows."""
    need_scope(copy, THREAD, atom)
    if copy.multicast is not None:
        raise refuse(copy, f"a copy into one CTA for {atom}", "a multicast copy", "use copy=tma")
    window = window_of(copy.source)
    if window is not None:
        matrix_of(copy, window)


COPY_CHECKS = {"tma": _tma, "ldst": _ldst, "cp_async": _cp_async}
