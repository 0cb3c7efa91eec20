"""What engines need of parts of swizzled buffers."""

from __future__ import annotations

import pytest
from analysis.programs import parsed, text_of, value
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute
from xdsl.utils.hints import isa

from gemmc.analysis.swizzles import need_whole_patterns, takes_matrices
from gemmc.errors import GemmcError

ROWS = text_of("parts.mlir")


def test_parts_of_whole_patterns_are_taken_through_any_view() -> None:
    module = parsed(ROWS)
    for name in ("half", "crop", "piece", "s"):
        need_whole_patterns(value(module, name).owner, value(module, name))


def test_a_part_inside_a_pattern_is_refused() -> None:
    quarters = ROWS.replace("of [2, 1] : memref<16", "of [4, 1] : memref<16")
    module = parsed(quarters.replace("<8x64", "<4x64"))
    piece = value(module, "piece")
    with pytest.raises(GemmcError, match="needed an operand of whole 8-row, 128-byte swizzle"):
        need_whole_patterns(piece.owner, piece)


BUFFERS = text_of("buffers.mlir")


@pytest.mark.parametrize(
    ("name", "fits"), [("solid", True), ("odd", False), ("turned", False), ("swizzled", True)]
)
def test_rows_that_matrix_instructions_take(name: str, fits: bool) -> None:
    kind = value(parsed(BUFFERS), name).type
    assert isa(kind, MemRefType[Attribute])
    assert takes_matrices(kind) == fits
