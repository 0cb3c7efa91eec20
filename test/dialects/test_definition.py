"""Definitions and formats of ops are read late: that they are right is tested here, not by an
import."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, i32
from xdsl.ir import Dialect, Operation
from xdsl.irdl import (
    IRDLOperation,
    OpDef,
    irdl_op_definition,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import FormatProgram
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoTerminator, Pure
from xdsl.utils.exceptions import ParseError, PyRDLOpDefinitionError

from gemmc.dialects import barrier, linalg, ptx, tile, tma, wgmma
from gemmc.dialects._definition import op_definition
from gemmc.dialects._stock import formats_read_late

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


def test_a_stock_op_whose_format_is_read_late_is_as_one_whose_format_is_read_at_once() -> None:
    def made() -> IRDLOperation:
        @irdl_op_definition
        class Numbered(IRDLOperation):
            name = "test.numbered"
            number = prop_def()
            result = result_def()
            assembly_format = "$number attr-dict `:` type($result)"

        return Numbered(properties={"number": i32}, result_types=[i32])

    at_once = made()
    usual = FormatProgram.from_str
    with formats_read_late():
        late = made()
        assert FormatProgram.from_str is not usual
    assert FormatProgram.from_str is usual
    assert str(late) == str(at_once)
    for op in (at_once, late):
        known = Dialect("test", [type(op)])
        context = Context()
        context.load_dialect(Builtin)
        context.load_dialect(known)
        (read,) = Parser(context, str(op)).parse_module().ops
        assert type(read) is type(op) and str(read) == str(op)


def test_a_definition_is_read_when_an_op_is_first_made() -> None:
    @op_definition
    class Wrong(IRDLOperation):
        name = "test.wrong"
        number = 1  # pyright: ignore[reportAssignmentType]

    with pytest.raises(PyRDLOpDefinitionError, match="number"):
        Wrong()


def test_traits_are_those_of_the_class_and_of_its_bases() -> None:
    class Base(IRDLOperation):
        traits = traits_def(Pure())

    @op_definition
    class Own(Base):
        name = "test.own"
        traits = traits_def(NoTerminator())

    @op_definition
    class Inherited(Base):
        name = "test.inherited"

    for op, traits in ((Own, {Pure(), NoTerminator()}), (Inherited, {Pure()})):
        assert set(op.traits) == traits  # before there is one
        assert set(op().traits) == set(op.traits) == traits
        assert op.has_trait(Pure())


def test_a_format_beside_parse_or_print_is_refused() -> None:
    with pytest.raises(PyRDLOpDefinitionError, match="test.both"):

        @op_definition
        class _(IRDLOperation):
            name = "test.both"
            assembly_format = "attr-dict"

            def print(self, printer: Printer) -> None: ...


def test_threads_that_make_the_first_op_at_once_read_one_definition() -> None:
    @op_definition
    class First(IRDLOperation):
        name = "test.first"
        number = prop_def()

    def make(_: int) -> OpDef:
        return First(properties={"number": i32}).get_irdl_definition()

    with ThreadPoolExecutor(8) as pool:
        assert len({id(each) for each in pool.map(make, range(8))}) == 1
