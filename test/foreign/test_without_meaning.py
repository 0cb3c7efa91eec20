"""An op that does what its interfaces say runs on the interpreter as it is: nobody registers it."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from interpret.levels import ROOT, Level
from xdsl.dialects.builtin import IndexType, MemRefType, StringAttr
from xdsl.dialects.scf import ForOp
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    var_operand_def,
)

from gemmc import frontend, pipeline, reference
from gemmc.dialects.interfaces import BulkStore, ByCopyEngine, Fill, Hint, Touched, View
from gemmc.dialects.tile.attrs import ScopeAttr
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.output import BulkStoreOp
from gemmc.dialects.tile.types import WindowType
from gemmc.dialects.tma import MapType
from gemmc.interpret import InterpretError
from gemmc.ir import Inserter, replace, walk_type


class _Moves(IRDLOperation):
    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)

    def done_by(self) -> None:
        return None

    def touched(self) -> tuple[Touched, ...]:
        return Touched(1, False, "mn"), Touched(0, True, "mn")


@irdl_op_definition
class BringOp(_Moves, Fill):
    name = "quiet.bring"

    target = operand_def(MemRefType)
    source = operand_def(WindowType)


@irdl_op_definition
class TakeOp(_Moves, BulkStore):
    name = "quiet.take"

    target = operand_def(WindowType)
    source = operand_def(MemRefType)


@irdl_op_definition
class NudgeOp(IRDLOperation, Hint):
    name = "quiet.nudge"

    what = operand_def(WindowType)


@irdl_op_definition
class WarmOp(IRDLOperation, ByCopyEngine, Hint):
    """Work of the copy engine that brings nothing anywhere; a thread nudges it box by box."""

    name = "quiet.warm"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    outside = operand_def(WindowType)

    @property
    def work_of(self) -> Literal["producer"]:
        return "producer"

    @property
    def is_asked_for(self) -> bool:
        return True

    def done_by(self) -> None:
        return None

    def touched(self) -> tuple[Touched, ...]:
        return (Touched(0, False, "mn"),)

    def ask(self, map: SSAValue, at: Any, part: Any, mask: Any) -> Operation:
        assert part is None
        assert mask is None
        return BoxOp.build(operands=[map, *at])


@irdl_op_definition
class BoxOp(IRDLOperation, Hint):
    name = "quiet.box"

    map = operand_def(MapType)
    row = operand_def(IndexType)
    column = operand_def(IndexType)


@irdl_op_definition
class FromOp(IRDLOperation, View):
    name = "quiet.from"

    whole = operand_def(WindowType)
    place = var_operand_def(IndexType)
    result = result_def(WindowType)

    @property
    def viewed(self) -> SSAValue:
        return self.whole

    @property
    def moved(self) -> tuple[SSAValue, ...]:
        return tuple(self.place)


@irdl_op_definition
class RiddleOp(IRDLOperation):
    name = "quiet.riddle"


PASSES = (
    "normalize-contractions, form-kernel{tile=64,32,32}, schedule-work, promote{operand=lhs}, "
    "promote{operand=rhs}, multi-buffer{stages=2}, stage-epilogue{columns=32}"
)


def program() -> tuple[Any, list[Any], list[Any]]:
    """Before barriers, of gemmc's ops; with inputs and the outputs it must have."""
    source = ROOT / "examples" / "matmul_nt_bf16_cast.mlir"
    ctx = frontend.context()
    module = frontend.parse(source.read_text(), source.name, ctx)
    pipeline.run(module, ctx, pipeline.load("resize{m=96 n=40 k=160}").passes)
    inputs = reference.make_inputs(module, 0, True)
    expected = [r.value for r in reference.evaluate(module, inputs, rounded=True)]
    pipeline.run(module, ctx, pipeline.load(PASSES).passes)
    return module, inputs, expected


def moved(op: CopyOp | BulkStoreOp, kind: type[Operation]) -> None:
    properties = {"label": op.label, "scope": op.scope}
    Inserter.before(op).op(kind.build(operands=[op.target, op.source], properties=properties))
    replace(op, [])


def test_copies_of_the_interface_move_the_bytes() -> None:
    module, inputs, expected = program()
    for copy in walk_type(module, CopyOp):
        moved(copy, BringOp)
    for store in walk_type(module, BulkStoreOp):
        moved(store, TakeOp)
    assert walk_type(module, BringOp)
    assert walk_type(module, TakeOp)
    Level("copies", module, inputs, expected).check(seed=0)


def from_the_origin(window: WindowOp) -> None:
    """The same window, as one from [0, 0] that is seen from the offsets on."""
    build = Inserter.before(window)
    zero = build.index(0)
    shape = window.result.type.get_shape()
    first = WindowOp(window.matrix, [zero, zero], list(window.extents), shape)
    whole = build.value(first)
    view = FromOp.build(operands=[whole, list(window.offsets)], result_types=[whole.type])
    replace(window, [build.value(view)])


def test_a_view_of_the_interface_is_the_memory_from_there_on() -> None:
    module, inputs, expected = program()
    for window in walk_type(module, WindowOp):
        from_the_origin(window)
    assert len(walk_type(module, FromOp)) > 2
    Level("views", module, inputs, expected).check(seed=0)


def test_a_hint_changes_nothing() -> None:
    module, inputs, expected = program()
    for copy in walk_type(module, CopyOp):
        Inserter.before(copy).op(NudgeOp.build(operands=[copy.source]))
    assert walk_type(module, NudgeOp)
    Level("hints", module, inputs, expected).check(seed=0)


def test_an_op_that_says_nothing_of_itself_is_refused() -> None:
    module, inputs, expected = program()
    loop = walk_type(module, ForOp)[0]
    Inserter.before(loop).op(RiddleOp.build())
    with pytest.raises(InterpretError, match=r"quiet\.riddle has no executable semantics"):
        Level("riddle", module, inputs, expected).check(seed=0)


def test_the_copy_engine_is_asked_box_by_box() -> None:
    module, inputs, expected = program()
    for copy in walk_type(module, CopyOp):
        warm = {"label": copy.label, "scope": copy.scope}
        Inserter.before(copy).op(WarmOp.build(operands=[copy.source], properties=warm))
    pipeline.load("convert-tile-to-tma").passes[0].apply(frontend.context(), module)
    assert not walk_type(module, WarmOp)
    found = walk_type(module, BoxOp)
    assert len(found) == 2
    assert {box.map.type.get_box() for box in found} == {(64, 32), (32, 32)}
    Level("boxes", module, inputs, expected).check(seed=0)
