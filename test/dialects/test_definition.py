"""Formats of ops are read late: that they are right is tested here, not by an import."""

from __future__ import annotations

import io

import pytest
from xdsl.dialects.builtin import i32
from xdsl.ir import Operation
from xdsl.irdl import IRDLOperation, prop_def, result_def
from xdsl.irdl.declarative_assembly_format import FormatProgram
from xdsl.printer import Printer
from xdsl.utils.exceptions import ParseError

from gemmc.dialects import barrier, linalg, ptx, tile, tma, wgmma
from gemmc.dialects._definition import op_definition

DIALECTS = (barrier.Barrier, linalg.Linalg, ptx.Ptx, tile.Tile, tma.Tma, wgmma.Wgmma)
OPS = [op for dialect in DIALECTS for op in dialect.operations]


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.name)
def test_its_format_is_legal(op: type[Operation]) -> None:
    assert issubclass(op, IRDLOperation)
    definition = op.get_irdl_definition()
    if definition.assembly_format is not None:
        assert FormatProgram.from_str(definition.assembly_format, definition)


def test_a_wrong_format_is_an_error_when_it_is_used() -> None:
    @op_definition
    class Wrong(IRDLOperation):
        name = "test.wrong"
        number = prop_def()
        result = result_def()
        assembly_format = "$nothing attr-dict"

    op = Wrong(properties={"number": i32}, result_types=[i32])
    op.verify()
    with pytest.raises(ParseError, match="nothing"):
        Printer(stream=io.StringIO()).print_op(op)
