"""Remainders in a nest of loops of what is smaller anyway, such as `(16 * %i + %j) mod 256` of
counters below 16, are what they are of."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.element_loops.linear import interval, of


def leave_out(root: scf.ForOp) -> None:
    """Do so wherever the counters' loops have constant bounds."""
    loops = [each for each in root.walk() if isinstance(each, scf.ForOp)]
    ranges = dict(filter(None, map(_range, loops)))
    for op in [each for each in root.walk() if isinstance(each, arith.RemUIOp | arith.RemSIOp)]:
        most, ends = of(op.rhs), interval(of(op.lhs), ranges.get)
        if most.terms or ends is None or not isinstance(op.lhs.type, IndexType):
            continue
        if 0 <= ends[0] and ends[1] < most.const:
            Rewriter.replace_op(op, [], [op.lhs])


def _range(loop: scf.ForOp) -> tuple[SSAValue, tuple[int, int]] | None:
    """A loop's counter, and the least and the largest that it is."""
    first, end, step = (of(each) for each in (loop.lb, loop.ub, loop.step))
    steps = range(first.const, end.const, max(step.const, 1))
    if (first.terms or end.terms or step.terms) or not steps:
        return None
    return loop.body.block.args[0], (steps[0], steps[-1])
