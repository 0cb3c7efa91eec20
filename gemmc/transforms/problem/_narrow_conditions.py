"""Conditions that a reduction in steps carries as bytes, as memory has them."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, IntegerType, i1
from xdsl.ir import SSAValue

from gemmc.dialects.constants import constant_of
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._choices import begun


def narrow_conditions(loops: LoopsOp) -> None:
    """Let what steps hand on as 0 and 1, and read as a condition alone, be a condition while they
    choose: then it is one of what they were given or have read."""
    end = loops.body.block.last_op
    assert end is not None, "a body that is verified yields"
    carried = loops.body.block.args[len(loops.inputs) :]
    for number, (given, made) in enumerate(zip(carried, loops.yielded, strict=True)):
        begin, condition = begun(given), _condition(made)
        start = None if begin is None else constant_of(begin.lhs)
        if begin is None or condition is None or start is None:
            continue
        readers = [use.operation for use in begin.result.uses]
        tests = [each for each in readers if isinstance(each, arith.TruncIOp)]
        if not readers or len(tests) < len(readers) or any(t.result.type != i1 for t in tests):
            continue
        build = Inserter.before(begin)
        first = build.value(arith.ConstantOp(IntegerAttr(start & 1, i1)))
        so_far = build.value(arith.TruncIOp(given, i1))
        state = build.value(arith.SelectOp(begin.cond, first, so_far))
        for each in tests:
            each.result.replace_all_uses_with(state)
            each.detach()
            each.erase()
        _erase(begin)
        kind = made.type
        assert isa(kind, IntegerType), "it is extended"
        end.operands[number] = Inserter.before(end).value(arith.ExtUIOp(condition, kind))
        _leave_out(made)


def _condition(value: SSAValue) -> SSAValue | None:
    """The condition that a number is, 0 or 1."""
    last = None
    while isinstance(value.owner, arith.ExtSIOp | arith.ExtUIOp):
        last, value = value.owner, value.owner.input
    return value if isinstance(last, arith.ExtUIOp) and value.type == i1 else None


def _leave_out(value: SSAValue) -> None:
    """Extensions that nothing reads any more."""
    while isinstance(op := value.owner, arith.ExtSIOp | arith.ExtUIOp) and not value.first_use:
        value = op.input
        op.detach()
        op.erase()


def _erase(begin: arith.SelectOp) -> None:
    """What was carried before, which nothing reads any more."""
    narrowed = begin.rhs.owner
    begin.detach()
    begin.erase()
    if isinstance(narrowed, arith.TruncIOp):
        narrowed.detach()
        narrowed.erase()
