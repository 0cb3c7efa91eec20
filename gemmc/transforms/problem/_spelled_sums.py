"""Sums in one spelling, so that products and reductions are recognized in them:

    fma(%x, %y, %acc)                       →  %acc + %x * %y
    %acc - t, %acc + -t, %acc + -x * y      →  c - (the sum of t, or of x * y, from zero)
    %acc - -t, %acc - -x * y                →  %acc + t, %acc + x * y

where %acc starts from c. However many signs there are, none is left. The sum of negated terms is
the negated sum, however it is rounded. A sum in 16 bits is taken in f32 and rounded once, as others
are. Inputs that a body does not use are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    TensorType,
    f32,
)
from xdsl.dialects.linalg.ops import FillOp, GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import all_parallel, extents_told, loop_extents, yielded
from gemmc.dialects.tile.types import is_half
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._body_slices import copied
from gemmc.transforms.problem._elementwise import empty_like, of_elements


def spell_sums(within: Operation) -> None:
    """Spell so the sums of each `linalg.generic` on tensors inside an op."""
    for op in walk_type(within, GenericOp):
        if op.results and not all_parallel(op):
            _add_apart(op)
            term = _spell_signs(op)
            if term is not None:
                _subtract_at_once(op, term)
            else:
                _leave_out_unused(op)


def _add_apart(op: GenericOp) -> None:
    """A multiplication that adds to what a body's output is so far, as two ops."""
    body = op.body.block
    outputs = body.args[len(op.inputs) :]
    for each in [each for each in body.ops if isinstance(each, math.FmaOp)]:
        if each.c in outputs:
            build = Inserter.before(each)
            product = build.value(arith.MulfOp(each.a, each.b))
            replace(each, [build.value(arith.AddfOp(each.c, product))])


def _spell_signs(op: GenericOp) -> SSAValue | None:
    """Leave no sign in front of what a body of one output adds in each step. What the body takes
    from the output instead; None where it takes nothing, or reads the output elsewhere too."""
    value, output = yielded(op), op.body.block.args[-1]
    if value is None or len(op.outputs) != 1 or len(list(output.uses)) != 1:
        return None
    last = value.owner
    takes = isinstance(last, arith.SubfOp | arith.SubiOp) and last.lhs is output
    if not takes and not (isinstance(last, arith.AddfOp) and output in last.operands):
        return None
    assert isinstance(last, arith.SubfOp | arith.SubiOp | arith.AddfOp)
    term, negative = _without_signs(last.rhs if last.lhs is output else last.lhs)
    if takes != negative:
        return term
    if takes or term not in last.operands:
        build = Inserter.before(last)
        replace(last, [build.value(arith.AddfOp(output, term))])
    return None


def _without_signs(value: SSAValue) -> tuple[SSAValue, bool]:
    """A value without the signs in front of it, and of both factors of a product; and whether they
    make it negative."""
    op = value.owner
    if isinstance(op, arith.NegfOp):
        found, negative = _without_signs(op.operand)
        return found, not negative
    if not isinstance(op, arith.MulfOp):
        return value, False
    (one, first), (other, second) = (_without_signs(each) for each in op.operands)
    if (one, other) == (op.lhs, op.rhs):
        return value, False
    return Inserter.before(op).value(arith.MulfOp(one, other)), first != second


def _subtract_at_once(op: GenericOp, term: SSAValue) -> None:
    """Put in an op's place what it starts from, less the sum of its terms from zero."""
    start, build = op.outputs[0], Inserter.before(op)
    kind = cast("TensorType[Attribute]", start.type)
    element = cast("AnyFloat | IntegerType", kind.element_type)
    wide = f32 if is_half(element) else element
    zero = IntegerAttr(0, wide) if isa(wide, IntegerType) else FloatAttr(0.0, cast(AnyFloat, wide))
    number = build.value(arith.ConstantOp(zero))
    empty = empty_like(build, TensorType(wide, kind.get_shape()), start)
    zeros = build.value(FillOp([number], [empty], [empty.type]))
    made = _with(op, op.inputs, [zeros], _sum_of(op, term, wide), list(op.indexing_maps))
    sums = _leave_out_unused(build.op(made)).results[0]

    def left(numbers: Sequence[SSAValue]) -> Operation:
        begun, less = numbers
        if isa(element, IntegerType):
            return arith.SubiOp(begun, less)
        if wide == element:
            return arith.SubfOp(begun, less)
        inner = Inserter.at_end(cast(Block, begun.owner), op)
        begun = inner.value(arith.ExtFOp(begun, f32))
        return arith.TruncFOp(inner.value(arith.SubfOp(begun, less)), element)

    replace(op, [of_elements(build, op, [start, sums], element, left)])


def _sum_of(op: GenericOp, term: SSAValue, wide: AnyFloat | IntegerType) -> Block:
    """A body that adds an op's terms, in a type that is as wide as the op's or wider."""
    body = Block(arg_types=[*(each.type for each in op.body.block.args[:-1]), wide])
    known = dict[SSAValue, SSAValue](zip(op.body.block.args, body.args, strict=True))
    found = copied(term, op.body.block, known, body)
    inner = Inserter.at_end(body, op)
    if found.type != wide:  # a product of 16 bits is one of f32, which has it exactly
        if isinstance(made := found.owner, arith.MulfOp):
            lhs, rhs = (inner.value(arith.ExtFOp(each, f32)) for each in made.operands)
            found = inner.value(arith.MulfOp(lhs, rhs))
        else:
            found = inner.value(arith.ExtFOp(found, f32))
    add = arith.AddiOp if isa(wide, IntegerType) else arith.AddfOp
    inner.op(YieldOp(inner.value(add(body.args[-1], found))))
    return body


def _leave_out_unused(op: GenericOp) -> GenericOp:
    """An op without the inputs that its body does not use, in its place, where the others tell of
    each loop how many steps it has."""
    body, maps = op.body.block, list(op.indexing_maps)
    kept = [number for number, _ in enumerate(op.inputs) if body.args[number].uses]
    left = [op.inputs[number] for number in kept]
    told = [maps[number] for number in (*kept, *range(len(op.inputs), len(maps)))]
    if len(kept) == len(op.inputs):
        return op
    if extents_told(told, (*left, *op.outputs)) != loop_extents(op):
        return op
    for number in reversed(range(len(op.inputs))):
        if number not in kept:
            body.erase_arg(body.args[number])
    body = op.detach_region(op.body).detach_block(0)
    made = _with(op, left, list(op.outputs), body, told)
    replace(op, list(Inserter.before(op).op(made).results))
    return made


def _with(
    op: GenericOp,
    inputs: Sequence[SSAValue],
    outputs: Sequence[SSAValue],
    body: Block,
    maps: Sequence[AffineMapAttr],
) -> GenericOp:
    """An op of the same loops, of other operands and with another body."""
    kinds = [each.type for each in outputs]
    loops = list(op.iterator_types)
    return GenericOp(inputs, outputs, Region(body), ArrayAttr(maps), loops, kinds)
