"""Pass `materialize-operands`: which operands of products are computed ahead of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    IntegerType,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from xdsl.passes import ModulePass

from gemmc.analysis.reshapes import shape_of
from gemmc.analysis.whole_rows import is_whole
from gemmc.dialects.linalg_contraction import is_product
from gemmc.dialects.tile.types import bits
from gemmc.facts import SOURCE, Facts
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._body_slices import behind, copied
from gemmc.transforms.problem._factors import Side, Sides, sides_of
from gemmc.transforms.problem._gain import (
    COPIED_BYTES_US,
    INTEGERS_FLOP_US,
    LAUNCH_US,
    LOOPS_FLOP_US,
    MOST_COPIED,
    check_gain,
    flop_us,
)
from gemmc.transforms.problem._integer_products import pays_in_floats
from gemmc.transforms.problem._spelled_sums import spell_sums
from gemmc.transforms.problem._told import told_extent

_ARITHMETIC = {False: (arith.MulfOp, arith.AddfOp), True: (arith.MuliOp, arith.AddiOp)}
"""Ops of floats, and of integers."""


@dataclass(frozen=True)
class MaterializeOperandsPass(ModulePass):
    """Compute what a product's body makes of its inputs ahead of it, once for each element.

    Before → after, of weights of 8 bits with a scale for each group of K:

        %r = linalg.generic {mgk, ngk, ng -> mn} ins(%x, %w, %s) outs(%z) {
          acc + extf(x) * extf(sitofp(w) * s) }
        →
        %o = linalg.generic {ngk, ng -> ngk} ins(%w, %s) outs(%e) { sitofp(w) * s }
        %r = linalg.generic {mgk, ngk -> mn} ins(%x, %o) outs(%z) { acc + extf(x) * extf(o) }

    Requires: linalg on tensors.
    Ensures: sums that subtract, or that `math.fma` adds, are spelled as
    `normalize-contractions` has it. A sum of products of floats of up to 32 bits, or of integers
    that `normalize-contractions` multiplies as bf16, whose factors each depend on the loops of
    one operand of a matrix product, is a contraction of two tensors: an input that is indexed by
    loops alone stays as it is, and whatever else an operand is has a tensor of its own, in the type
    in which the body has it before it is exactly extended. A factor of several is the operand's
    for which least has to be computed. An operand that lacks a loop that is summed over is
    repeated along it. Where the two factors that the body multiplies last are each of both
    operands, what these are products of is regrouped in f32, which rounds as often; in 16 bits it
    is not. Taken are those where computing ahead and the product take less than loops; of an extent
    that a launch tells 32 count.
    Why here: behind `im2col`, which has windows; ahead of `normalize-contractions`, which takes
    what follows into the product's epilogue. Serves what front ends fuse into products: weights
    that are unpacked, scaled or dequantized, masks, gathered rows, activations ahead of a layer,
    softmaxes and their gradients.

    `gain` says how many times what the operands and the product take loops have to take; 0 computes
    ahead all that an element of each operand is read for twice.
    """

    name = "materialize-operands"

    gain: float = 1.0

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_gain(op, self.gain)
        spell_sums(op)
        for each in [each for each in op.walk() if isinstance(each, LinalgStructuredOperation)]:
            sides = None if is_product(each) else _operands_of(each)
            if sides is not None and _pays(sides, self.gain):
                _materialize(each, sides)


def _operands_of(op: LinalgStructuredOperation) -> Sides | None:
    """The operands of a product on tensors, each element of which is read more than once."""
    if len(op.results) != 1 or not isinstance(op.outputs[0].type, TensorType):
        return None
    return sides_of(op)


def _pays(sides: Sides, gain: float) -> bool:
    """Whether loops take longer than the operands and the product."""
    kinds = [_stored(each).type for each in (sides.lhs, sides.rhs)]
    integers = isinstance(kinds[0], IntegerType)
    widths = [16 if integers else bits(each) for each in kinds]
    size = sides.copied * max(widths) // 8
    if size > MOST_COPIED or (integers and not _are_summed_in_floats(sides)):
        return False
    operations = 2 * sides.size({*sides.extents})
    launches = 1 + sum(each.computed for each in (sides.lhs, sides.rhs))
    taken = operations / flop_us(max(widths)) + launches * LAUNCH_US + 1.5 * size / COPIED_BYTES_US
    return operations / (INTEGERS_FLOP_US if integers else LOOPS_FLOP_US) > gain * taken


def _are_summed_in_floats(sides: Sides) -> bool:
    """Whether a product of integers becomes one of bf16."""
    lhs, rhs, extents = sides.lhs.loops, sides.rhs.loops, sides.extents
    told = any(extents[loop] == DYNAMIC_INDEX for loop in lhs & rhs)
    return not told and pays_in_floats(sides.reused, sides.size({*extents}))


def _stored(side: Side) -> SSAValue:
    """The one value that an operand's tensor has, or the first of several of the same type."""
    value = side.factors[0].value
    if len(side.factors) == 1 and isinstance(value.owner, arith.ExtFOp):
        return value.owner.input
    return value


def _materialize(op: LinalgStructuredOperation, sides: Sides) -> None:
    """Let a product read its operands, of which one or both are computed ahead."""
    kind = op.body.block.args[-1].type
    read = [_operand(op, each, sides.extents) for each in (sides.lhs, sides.rhs)]
    types = [_element(value) for value, _ in read]
    body = Block(arg_types=[*types, kind])
    build = Inserter.at_end(body, op)
    lhs = _extended(op, sides.lhs, body.args[0], body, build)
    rhs = _extended(op, sides.rhs, body.args[1], body, build)
    multiply, add = _ARITHMETIC[isinstance(kind, IntegerType)]
    term = build.value(multiply(lhs, rhs))
    build.op(YieldOp(build.value(add(body.args[2], term))))
    maps = [each for _, each in read] + [op.get_indexing_maps().data[-1].data]
    made = GenericOp(
        [value for value, _ in read], list(op.outputs), Region(body),
        ArrayAttr(AffineMapAttr(each) for each in maps), op.get_iterator_types(),
        [op.results[0].type],
    )  # fmt: skip
    result = Inserter.before(op).value(made, op.results[0].name_hint)
    replace(op, [result])


def _extended(
    op: LinalgStructuredOperation, side: Side, argument: SSAValue, body: Block, build: Inserter
) -> SSAValue:
    """A factor in the body of the product, of what its operand has."""
    if side.computed:
        kind = side.factors[0].value.type
        return argument if argument.type == kind else build.value(arith.ExtFOp(argument, kind))
    value = side.factors[0].value
    source = next(each for each in behind(value, op.body.block) if each.owner is op.body.block)
    return copied(value, op.body.block, {source: argument}, body)


def _operand(
    op: LinalgStructuredOperation, side: Side, extents: Mapping[int, int]
) -> tuple[SSAValue, AffineMap]:
    """What the product reads, and the loops that index it."""
    if side.computed:
        loops = _in_order(op, side, extents)
        dims = tuple(AffineDimExpr(loop) for loop in loops)
        return _computed(op, side, loops, extents), AffineMap(len(extents), 0, dims)
    (number,) = _inputs(op, [side.factors[0].value])
    return op.operands[number], op.get_indexing_maps().data[number].data


def _in_order(op: LinalgStructuredOperation, side: Side, extents: Mapping[int, int]) -> list[int]:
    """The loops of an operand that is computed, outermost first: innermost are those along which
    the largest input lies, of those that are summed over or of the others, unless only the rows of
    the others are whole 16 bytes."""
    kinds = op.get_iterator_types().data
    across = [each for each in sorted(side.loops) if kinds[each] == IteratorTypeAttr.parallel()]
    along = [each for each in sorted(side.loops) if each not in across]
    if _last_loops(op, side) & {*across}:
        across, along = along, across
    width = bits(_stored(side).type)
    if is_whole(_length(across, extents), width) and not is_whole(_length(along, extents), width):
        across, along = along, across
    return [*across, *along]


def _last_loops(op: LinalgStructuredOperation, side: Side) -> set[int]:
    """The loops along which the rows lie of the largest input of an operand that is computed."""
    inputs = _inputs(op, [each.value for each in side.factors])
    shapes = {n: shape_of(op.operands[n]) for n in inputs
              if isinstance(op.operands[n].type, TensorType)}  # fmt: skip
    ranked = [n for n, shape in shapes.items() if shape]
    if not ranked:
        return set()
    largest = max(ranked, key=lambda n: prod(map(abs, shapes[n])))
    return {*op.get_indexing_maps().data[largest].data.results[-1].used_dims()}


def _inputs(op: LinalgStructuredOperation, values: Sequence[SSAValue]) -> list[int]:
    """The numbers of the inputs that values of the body are computed from."""
    wanted = {each for value in values for each in behind(value, op.body.block)}
    return [n for n in range(len(op.inputs)) if op.body.block.args[n] in wanted]


def _length(loops: Sequence[int], extents: Mapping[int, int]) -> int:
    """How many elements are known to lie together in a row of some loops."""
    known = (extents[loop] for loop in loops)
    return prod(1 if each == DYNAMIC_INDEX else each for each in known)


def _computed(
    op: LinalgStructuredOperation, side: Side, loops: Sequence[int], extents: Mapping[int, int]
) -> SSAValue:
    """The tensor of an operand, indexed by loops."""
    build = Inserter.before(op)
    stored, shape = _stored(side), [extents[loop] for loop in loops]
    kind = TensorType(stored.type, shape)
    told = [told_extent(op, loop) for loop in loops if extents[loop] == DYNAMIC_INDEX]
    empty = build.value(tensor.EmptyOp(told, kind))
    values = [stored] if len(side.factors) == 1 else [each.value for each in side.factors]
    inputs = _inputs(op, values)
    arguments = [op.body.block.args[n] for n in inputs]
    body = Block(arg_types=[*(each.type for each in arguments), stored.type])
    known: dict[SSAValue, SSAValue] = dict(zip(arguments, body.args, strict=False))
    _number_anew(op, body, known, loops)
    factors = [copied(value, op.body.block, known, body) for value in values]
    inside = Inserter.at_end(body, op)
    product = factors[0]
    for each in factors[1:]:
        product = inside.value(arith.MulfOp(product, each))
    inside.op(YieldOp(product))
    maps = [_renumbered(op.get_indexing_maps().data[n].data, loops) for n in inputs]
    made = GenericOp(
        [op.operands[n] for n in inputs], [empty], Region(body),
        ArrayAttr(map(AffineMapAttr, [*maps, AffineMap.identity(len(loops))])),
        ArrayAttr([IteratorTypeAttr.parallel()] * len(loops)), [kind],
    )  # fmt: skip
    return build.value(made, "operand")


def _number_anew(
    op: LinalgStructuredOperation, body: Block, known: dict[SSAValue, SSAValue],
    loops: Sequence[int],
) -> None:  # fmt: skip
    """Give the indices of loops that a body asks for the numbers that these have in another."""
    build = Inserter.at_end(body, op)
    for inner in op.body.block.ops:
        if isinstance(inner, IndexOp) and inner.dim.value.data in loops:
            known[inner.result] = build.value(IndexOp(loops.index(inner.dim.value.data)))


def _renumbered(given: AffineMap, loops: Sequence[int]) -> AffineMap:
    number: dict[int, AffineExpr] = {loop: AffineDimExpr(at) for at, loop in enumerate(loops)}
    named = [number.get(loop, AffineConstantExpr(0)) for loop in range(given.num_dims)]
    results = (each.replace_dims_and_symbols(named, []) for each in given.results)
    return AffineMap(len(loops), 0, tuple(results))


def _element(value: SSAValue) -> Attribute:
    return cast("TensorType[Attribute]", value.type).element_type
