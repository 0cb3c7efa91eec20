"""The logarithm of a sum of two exponentials, as the body of a running sum: whatever its brackets,
it is the same but for its rounding, and minus infinity leaves all as it is.

    select(a - b is a NaN, a + b, max(a, b) + log1p(exp(-|a - b|)))
"""

from __future__ import annotations

from xdsl.dialects import arith, math
from xdsl.ir import Block, Operation, SSAValue

_NOT_EQUAL = ("une", "uno")
_LARGEST = (arith.MaximumfOp, arith.MaxnumfOp)


def is_log_sum(body: Block) -> bool:
    """Whether a body of two arguments yields that of them. The choice has to be there: without it
    two infinities of one sign are a NaN."""
    end, pair = body.last_op, set[SSAValue](body.args)
    if end is None or len(body.args) != 2 or len(end.operands) != 1:
        return False
    choice = end.operands[0].owner
    if not isinstance(choice, arith.SelectOp):
        return False
    test, whole = choice.cond.owner, choice.rhs.owner
    names = arith.CMPF_COMPARISON_OPERATIONS
    if not isinstance(test, arith.CmpfOp) or names[test.predicate.value.data] not in _NOT_EQUAL:
        return False
    apart = test.lhs
    if test.rhs is not apart or not _is_of(apart, (arith.SubfOp,), pair):
        return False
    if not _is_of(choice.lhs, (arith.AddfOp,), pair) or not isinstance(whole, arith.AddfOp):
        return False
    return any(
        _is_of(one, _LARGEST, pair) and _is_rest(other, apart)
        for one, other in (whole.operands, whole.operands[::-1])
    )


def _is_of(value: SSAValue, kinds: tuple[type[Operation], ...], pair: set[SSAValue]) -> bool:
    """Whether a value is what an op of some kind makes of both."""
    owner = value.owner
    return isinstance(owner, kinds) and len(owner.operands) == 2 and {*owner.operands} == pair


def _is_rest(value: SSAValue, apart: SSAValue) -> bool:
    """Whether a value is log1p(exp(-|apart|))."""
    for kind in (math.Log1pOp, math.ExpOp, arith.NegfOp, math.AbsFOp):
        owner = value.owner
        if not isinstance(owner, kind):
            return False
        value = owner.operands[0]
    return value is apart
