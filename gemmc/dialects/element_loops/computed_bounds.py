"""Loops over single elements whose number of steps is computed of extents, ahead of all loops, such
as rows of a product of two extents or all elements but the first, count to that number:

    for %k = 1 to %d step 2 { … %k … }
    →
    %n = ceildiv(max(%d - 1, 0), 2)
    for %i = 0 to %n { … 2 * %i + 1 … }
"""

from __future__ import annotations

from xdsl.dialects import affine, arith, func, memref, scf, tensor
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.element_loops.linear import Linear, bounds, is_inside, of
from gemmc.dialects.element_loops.placer import Placer

_EXTENTS = memref.DimOp | tensor.DimOp

_DIVIDED = (
    (arith.DivSIOp | arith.DivUIOp | arith.RemSIOp | arith.RemUIOp)
    | (arith.FloorDivSIOp | arith.CeilDivSIOp | arith.CeilDivUIOp)
)  # fmt: skip

_CLOSED = arith.AddiOp | arith.MuliOp | arith.MaxSIOp | arith.MinSIOp | _DIVIDED
"""Of numbers that are not below 0 they make such numbers."""

_ARITHMETIC = _CLOSED | arith.SubiOp | arith.IndexCastOp | affine.ApplyOp | affine.MinOp


def count_from_zero(root: scf.ForOp) -> None:
    """Let the loops of a nest that begin at a number and end at one that is computed of extents
    count from 0 on, in steps of 1."""
    for loop in [each for each in root.walk() if isinstance(each, scf.ForOp)]:
        first, step = of(loop.lb), of(loop.step)
        if first.terms or step.terms or step.const < 1 or not of(loop.ub).terms:
            continue
        if not _is_known(loop.ub, root) or _bounds_others(loop):
            continue
        _put_ahead(root, loop.ub)
        if first != Linear() or step.const > 1 or not is_size(loop.ub):
            _count(root, loop, first, step)


def is_size(value: SSAValue) -> bool:
    """Whether a number that is computed ahead of all loops is a size of memory, or of a tensor, or
    otherwise surely not below 0."""
    op = value.owner
    if not isinstance(op, Operation) or not isinstance(op.parent_op(), func.FuncOp):
        return False
    taken = memref.AllocOp | memref.AllocaOp | tensor.EmptyOp
    return is_no_less_than_zero(value) or any(
        isinstance(use.operation, taken) and use.operation.parent_op() is op.parent_op()
        for use in value.uses
    )


def is_no_less_than_zero(value: SSAValue) -> bool:
    """Whether a number is an extent, or is surely not below 0 as it is computed of extents."""
    op, said = value.owner, of(value)
    if not said.terms or isinstance(op, _EXTENTS):
        return said.const >= 0
    if not isinstance(op, Operation) or not isinstance(op.parent_op(), func.FuncOp):
        return False
    if isinstance(op, arith.MaxSIOp) and any(map(is_no_less_than_zero, op.operands)):
        return True
    return isinstance(op, _CLOSED) and all(map(is_no_less_than_zero, op.operands))


def _is_known(value: SSAValue, root: scf.ForOp) -> bool:
    """Whether a number is computed of extents and constants alone, of which the extents are known
    ahead of a nest that is in no other loop."""
    op = value.owner
    if not isinstance(op, Operation) or not isinstance(root.parent_op(), func.FuncOp):
        return False
    if isinstance(op, _EXTENTS):
        ahead = not is_inside(root, op.source) and not of(op.index).terms
        return ahead or not is_inside(root, value)
    if isinstance(op, arith.ConstantOp):
        return True
    if isinstance(op, _DIVIDED) and not _divides_sizes(op):
        return False
    return isinstance(op, _ARITHMETIC) and all(_is_known(each, root) for each in op.operands)


def _divides_sizes(op: Operation) -> bool:
    """Whether a number that is not below 0 is divided by a constant above 0: of others truncation
    and signs matter, and a division by 0 must stay in the loop that may not run."""
    by = of(op.operands[1])
    return not by.terms and by.const > 0 and is_no_less_than_zero(op.operands[0])


def _put_ahead(root: scf.ForOp, value: SSAValue) -> None:
    """Compute a number ahead of a nest."""
    op = value.owner
    if is_inside(root, value):
        assert isinstance(op, Operation) and root.parent is not None, "it was checked"
        for each in op.operands:
            _put_ahead(root, each)
        op.detach()
        root.parent.insert_op_before(op, root)


def _bounds_others(loop: scf.ForOp) -> bool:
    """Whether a loop's counter bounds another loop, as that of tiles does."""
    counter = loop.body.block.args[0]
    inner = [each for each in loop.body.walk() if isinstance(each, scf.ForOp)]
    ends = [*(bounds(each.lb, True) for each in inner), *(bounds(each.ub, False) for each in inner)]
    return any(counter in each.terms for found in ends for each in found)


def _count(root: scf.ForOp, loop: scf.ForOp, first: Linear, step: Linear) -> None:
    ahead, counter = Placer(root), loop.body.block.args[0]
    zero, one = (ahead.index(each) for each in (0, 1))
    last = loop.ub
    if not isinstance(last.type, IndexType):
        return
    if first.const:
        last = ahead.value(arith.SubiOp(last, ahead.index(first.const)))
    if not is_no_less_than_zero(last):
        last = ahead.value(arith.MaxSIOp(last, zero))
    if step.const > 1:
        last = ahead.value(arith.CeilDivSIOp(last, ahead.index(step.const)))
    before = loop.body.block.first_op
    if before is not None and (first.const or step.const > 1):
        inner = Placer(before)
        scaled = inner.value(arith.MuliOp(counter, inner.index(step.const)))
        there = inner.value(arith.AddiOp(scaled, inner.index(first.const)))
        counter.replace_uses_with_if(there, lambda use: use.operation is not scaled.owner)
    loop.operands[0], loop.operands[1], loop.operands[2] = zero, last, one
