"""What engines need of a part of a swizzled buffer, and threads do not."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.interfaces import View
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import bits, starts_pattern, strides_of
from gemmc.errors import refuse

SPANS = (128, 64, 32)
"""Swizzle spans in bytes, the widest first (PTX ISA, "Swizzling modes")."""

PATTERN_ROWS = 8
"""Rows after which every swizzle pattern repeats."""


def whole_patterns(rows: int) -> int:
    """So many rows, rounded up to those of whole patterns."""
    return -(-rows // PATTERN_ROWS) * PATTERN_ROWS


def need_whole_patterns(op: Operation, value: SSAValue) -> None:
    """Refuse a part of a swizzled buffer that begins inside of a pattern's 8 rows or panel.

    The tensor core and the copy engine compute the pattern from where an operand begins.
    """
    view = value.owner
    if not isinstance(view, View) or not isa(value.type, MemRefType[Attribute]):
        return
    layout = value.type.layout
    inside = isinstance(view, PartOp) and not starts_pattern(value.type, ints(view.counts))
    if isinstance(layout, SwizzleAttr) and inside:
        rows, columns = value.type.get_shape()
        raise refuse(
            op,
            f"an operand of whole 8-row, {layout.span.data}-byte swizzle atoms",
            f"a part of {rows}x{columns}",
            "change distribute's shape",
        )
    need_whole_patterns(op, view.viewed)


def takes_matrices(buffer: MemRefType[Attribute]) -> bool:
    """Whether rows of 8 16-bit elements are 16 solid, aligned bytes (PTX ISA, "stmatrix")."""
    if isinstance(buffer.layout, SwizzleAttr):
        return True
    pitch, step = strides_of(buffer)
    return step == 1 and pitch * bits(buffer.element_type) % 128 == 0
