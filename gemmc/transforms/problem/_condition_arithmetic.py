"""Integer arithmetic of conditions, numbers of one bit, as logic; comparisons of nothing."""

from __future__ import annotations

from xdsl.dialects import arith, func, math
from xdsl.dialects.builtin import IntegerAttr, i1
from xdsl.ir import Operation, SSAValue

from gemmc.ir import Inserter, replace

_LOGIC: dict[type[Operation], type[Operation]] = {
    arith.AddiOp: arith.XOrIOp,
    arith.SubiOp: arith.XOrIOp,
    arith.MuliOp: arith.AndIOp,
    arith.MaxUIOp: arith.OrIOp,
    arith.MinUIOp: arith.AndIOp,
    arith.MaxSIOp: arith.AndIOp,
    arith.MinSIOp: arith.OrIOp,
}
"""With a sign, true is -1: the smaller one."""

_UNCHANGED = (
    arith.DivUIOp, arith.DivSIOp, arith.CeilDivUIOp, arith.CeilDivSIOp, arith.FloorDivSIOp,
    arith.ShLIOp, arith.ShRUIOp, arith.ShRSIOp, math.AbsIOp, math.CtPopOp,
)  # fmt: skip
"""Their first operand: the only divisor is 1, and the only shift is by 0."""

_ZERO = (arith.RemUIOp, arith.RemSIOp)
_DENIED = (math.CountLeadingZerosOp, math.CountTrailingZerosOp)

_COMPARED = {
    2: (1, arith.AndIOp), 3: (1, arith.OrIOp), 4: (0, arith.AndIOp), 5: (0, arith.OrIOp),
    6: (0, arith.AndIOp), 7: (0, arith.OrIOp), 8: (1, arith.AndIOp), 9: (1, arith.OrIOp),
}  # fmt: skip
"""Which side of `arith.cmpi` is denied, by its predicate's number, and what both are joined by."""


_SETTLED = {0: 0, 15: 1}
"""What the predicates false and true of `arith.cmpf` are, by number."""


def spell_condition_arithmetic(function: func.FuncOp) -> None:
    """Each op of arithmetic on numbers of one bit as the op of logic that it is, so that kernels,
    which have predicates for them, need no other; a comparison that looks at no number as the
    condition that it is."""
    for op in list(function.walk()):
        if isinstance(op, arith.CmpfOp) and op.predicate.value.data in _SETTLED:
            number = IntegerAttr(_SETTLED[op.predicate.value.data], i1)
            replace(op, [Inserter.before(op).value(arith.ConstantOp(number))])
        elif op.operands and op.results and op.operands[0].type == i1 == op.results[0].type:
            found = _logic(Inserter.before(op), op)
            if found is not None:
                replace(op, [found])


def _logic(build: Inserter, op: Operation) -> SSAValue | None:
    """What an op on conditions gives; None where it is logic already."""
    make = _LOGIC.get(type(op))
    if make is not None:
        return build.value(make(*op.operands, i1))  # type: ignore[call-arg]
    if isinstance(op, _UNCHANGED):
        return op.operands[0]
    if isinstance(op, _ZERO):
        return build.value(arith.ConstantOp(IntegerAttr(0, i1)))
    if isinstance(op, _DENIED):
        return _denied(build, op.operands[0])
    if isinstance(op, arith.CmpiOp) and op.predicate.value.data in _COMPARED:
        number, joined = _COMPARED[op.predicate.value.data]
        sides = list(op.operands)
        sides[number] = _denied(build, sides[number])
        return build.value(joined(*sides, i1))  # type: ignore[call-arg]
    return None


def _denied(build: Inserter, condition: SSAValue) -> SSAValue:
    true = build.value(arith.ConstantOp(IntegerAttr(1, i1)))
    return build.value(arith.XOrIOp(condition, true, i1))
