"""What is the same in all steps of a loop, ahead of it."""

from __future__ import annotations

from math import prod

from xdsl.dialects import arith, scf, tensor
from xdsl.dialects.builtin import TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp, TransposeOp
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import RESHAPES
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import all_parallel, yielded
from gemmc.transforms.problem._loop_places import is_inside, is_number


def hoist(loop: scf.ForOp) -> None:
    """Move what no step changes in front of a loop: what computes nothing, and what makes at most
    as many elements as it reads, which are then read in its place. Integers stay where they are
    known from."""
    for op in list(loop.body.block.ops):
        values = [value for each in op.walk() for value in each.operands]
        own = {value for each in op.walk() for value in each.results}
        own |= {a for each in op.walk() for r in each.regions for b in r.blocks for a in b.args}
        if any(is_inside(loop, each) for each in values if each not in own):
            continue
        if not op.results or any(is_number(each.type) for each in op.results):
            continue
        if is_cheap(op) or _makes_no_more(op):
            op.detach()
            block = loop.parent_block()
            assert block is not None, "a loop stands in a function"
            block.insert_op_before(op, loop)


def is_cheap(op: Operation) -> bool:
    """Whether an op computes nothing: each step has it as its own, so that kernels take it in."""
    if isinstance(op, arith.ConstantOp | tensor.EmptyOp | FillOp | TransposeOp | RESHAPES):
        return True
    if isinstance(op, tensor.ExtractSliceOp):
        return not op.offsets
    if not isinstance(op, LinalgStructuredOperation) or not all_parallel(op):
        return False
    return len(op.results) == 1 and yielded(op) in op.body.block.args


def _makes_no_more(op: Operation) -> bool:
    if op.regions and not isinstance(op, LinalgStructuredOperation):
        return False
    read = op.inputs if isinstance(op, LinalgStructuredOperation) else op.operands
    return sum(map(_elements, op.results)) <= sum(map(_elements, read))


def _elements(value: SSAValue) -> int:
    """Of a tensor; 0 of a number."""
    kind = value.type
    return prod(kind.get_shape()) if isa(kind, TensorType[Attribute]) else 0
