"""Pass `sink-scales`: which scales of a product's operands are scales of its result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, cast

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    FloatAttr,
    ModuleOp,
    TensorType,
    f32,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.passes import ModulePass

from gemmc.dialects.linalg_contraction import Contraction, is_product, read_contraction
from gemmc.dialects.linalg_forms import is_zero
from gemmc.errors import location_of
from gemmc.facts import SOURCE, Facts
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.problem._calls import inline_calls
from gemmc.transforms.problem._control import straighten_all
from gemmc.transforms.problem._elementwise import generalize
from gemmc.transforms.problem._replaced import erase_with_sources
from gemmc.transforms.problem._scalars import scalars_to_tensors
from gemmc.transforms.problem._scales import Scaled, element_of, is_float, is_half, scaled
from gemmc.transforms.problem._spelled import spell_forms


@dataclass(frozen=True)
class SinkScalesPass(ModulePass):
    """Scale a product's result instead of its operands, though that rounds differently.

    Before → after, of bf16 %a and %b, with a number or a row of numbers s:

        %x = s · extf(%a); %y = extf(%b); %r = linalg.matmul ins(%x, %y : f32, f32) outs(%c)
        →
        %p = product of %a and %b, summed in f32; %r = s · %p + %c

    Requires: linalg on tensors.
    Ensures: of each product that is summed in f32 of operands that are 16-bit floats, extended
    and then multiplied in f32 by numbers that are the same for all that is summed (a constant, an
    argument, a row along M of the left operand or along N of the right one), the operands are the
    16-bit floats themselves, and the result is multiplied by the numbers. What scales along K, or
    is scaled in 16 bits, is left as it was; a program without such a product too.
    Numerically: Σ s·a·b becomes s·Σ a·b. The operand is not rounded to f32 once it is scaled, the
    result is once more; both are off by as much, relative to |A||B|. What may differ is what
    is too large or too small on the way: a sum may be infinite that the scale would have
    kept below 3.4·10³⁸, and one may be lost below 10⁻³⁸.
    Why here: ahead of `normalize-contractions`, which takes the scale behind the product into its
    epilogue. Without it the scaled operand is computed by a kernel of its own, and the product of
    f32 is one on CUDA cores. Serves programs that are
    compiled with `--relax`: it is inexact, and in no pipeline.
    """

    name = "sink-scales"

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        _prepare(op)
        for movable in list(_movable(op)):
            _sink(movable)


class Movable(NamedTuple):
    """A product, what its operands are, and whether one is scaled."""

    contraction: Contraction
    operands: tuple[Scaled, Scaled]


def movable_in(module: ModuleOp) -> list[str]:
    """Where the products stand of which the pass would move scales; `module` is left as it is."""
    clone = module.clone()
    _prepare(clone)
    return [location_of(each.contraction.op) for each in _movable(clone)]


def _prepare(module: ModuleOp) -> None:
    """One spelling of what is element-wise."""
    straighten_all(module)
    inline_calls(module)
    straighten_all(module)
    for function in walk_type(module, func.FuncOp):
        if not function.is_declaration and len(function.body.blocks) == 1:
            spell_forms(function)
            generalize(function)
            scalars_to_tensors(function)


def _movable(module: ModuleOp) -> Iterator[Movable]:
    for op in list(module.walk()):
        if isinstance(op, LinalgStructuredOperation) and op.results and is_product(op):
            contraction = read_contraction(op)
            found = _operands(contraction)
            if found is not None:
                yield Movable(contraction, found)


def _operands(contraction: Contraction) -> tuple[Scaled, Scaled] | None:
    """Both operands, where they are of one 16-bit type and one is scaled as its result can be."""
    op = contraction.op
    if contraction.accumulator != f32:
        return None
    found = [Scaled(each, ()) if is_half(each) else scaled(each) for each in op.inputs]
    lhs, rhs = found
    if lhs is None or rhs is None or element_of(lhs.source) != element_of(rhs.source):
        return None
    kept = set(contraction.loops[2])
    for each, loops in zip((lhs, rhs), contraction.loops, strict=False):
        if any(loops[dim] not in kept for scale in each.scales for dim in scale.dims):
            return None
        values = (scale.value for scale in each.scales)
        if not all(isinstance(v, FloatAttr) or is_float(element_of(v)) for v in values):
            return None
    return (lhs, rhs) if lhs.scales or rhs.scales else None


def _sink(movable: Movable) -> None:
    contraction, operands = movable
    op = contraction.op
    build, start = Inserter.before(op), op.outputs[0]
    kind = cast("TensorType[Attribute]", op.results[0].type)
    zero = start
    if not is_zero(start):
        number = build.value(arith.ConstantOp(FloatAttr(0.0, f32)))
        zero = build.op(FillOp([number], [start], [kind])).results[0]
    summed = build.op(_product(op, operands, zero)).results[0]
    scales = [
        (scale.value, [loops[dim] for dim in scale.dims])
        for each, loops in zip(operands, contraction.loops, strict=False)
        for scale in each.scales
    ]
    made = build.op(_scaled_result(contraction, summed, scales, None if zero is start else start))
    made.results[0].name_hint = op.results[0].name_hint
    op.results[0].replace_all_uses_with(made.results[0])
    erase_with_sources(op)


def _product(
    op: LinalgStructuredOperation, operands: tuple[Scaled, Scaled], zero: SSAValue
) -> GenericOp:
    """The product of the sources."""
    half = element_of(operands[0].source)
    body = Block(arg_types=[half, half, f32])
    inner = Inserter.at_end(body, op)
    lhs, rhs = (inner.value(arith.ExtFOp(each, f32)) for each in body.args[:2])
    term = inner.value(arith.MulfOp(lhs, rhs))
    inner.op(YieldOp(inner.value(arith.AddfOp(body.args[2], term))))
    maps = ArrayAttr(op.get_indexing_maps())
    kinds = ArrayAttr(op.get_iterator_types())
    sources = [each.source for each in operands]
    return GenericOp(sources, [zero], Region(body), maps, kinds, [op.results[0].type])


def _scaled_result(
    contraction: Contraction,
    summed: SSAValue,
    scales: list[tuple[SSAValue | FloatAttr, list[int]]],
    start: SSAValue | None,
) -> GenericOp:
    """The sums multiplied by each scale, whose dimensions are loops of the product, in order; and
    what they start from added."""
    op, at = contraction.op, contraction.loops[2]
    tensors = [(v, dims) for v, dims in scales if isinstance(v, SSAValue)]
    inputs = [summed, *(v for v, _ in tensors), *([] if start is None else [start])]
    body = Block(arg_types=[*map(element_of, inputs), f32])
    inner = Inserter.at_end(body, op)
    value: SSAValue = body.args[0]
    arguments = iter(body.args[1:])
    for scale, _ in scales:
        if isinstance(scale, FloatAttr):
            number = inner.value(arith.ConstantOp(FloatAttr(scale.value.data, f32)))
        else:
            number = next(arguments)
            if number.type != f32:
                number = inner.value(arith.ExtFOp(number, cast("AnyFloat", f32)))
        value = inner.value(arith.MulfOp(value, number))
    if start is not None:
        value = inner.value(arith.AddfOp(value, next(arguments)))
    inner.op(YieldOp(value))
    rank = len(at)
    whole = AffineMap.identity(rank)
    maps = [whole, *(_map(rank, [at.index(loop) for loop in dims]) for _, dims in tensors)]
    maps += [whole] * (1 if start is None else 2)
    return GenericOp(
        inputs, [op.outputs[0]], Region(body), ArrayAttr(map(AffineMapAttr, maps)),
        ArrayAttr([IteratorTypeAttr.parallel()] * rank), [op.results[0].type],
    )  # fmt: skip


def _map(rank: int, dims: list[int]) -> AffineMap:
    return AffineMap(rank, 0, tuple(AffineExpr.dimension(each) for each in dims))
