"""Pass `inline-operands`: which operands of products are computed where they are read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple, cast

from xdsl.context import Context
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    FloatAttr,
    ModuleOp,
    TensorType,
    f32,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)
from xdsl.passes import ModulePass

from gemmc.analysis.reshapes import RESHAPES, shape_of
from gemmc.dialects.linalg_contraction import is_product, read_contraction
from gemmc.dialects.linalg_forms import (
    all_parallel,
    is_exact_cast,
    is_permuting_copy,
    is_zero,
    loop_extents,
    yielded,
)
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.tile.types import is_half
from gemmc.errors import refuse
from gemmc.facts import SOURCE, Facts
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._body_slices import copied
from gemmc.transforms.problem._elementwise import each_element
from gemmc.transforms.problem._index_arithmetic import of_indices
from gemmc.transforms.problem._indices import reshaped
from gemmc.transforms.problem._repeats import is_repeated


@dataclass(frozen=True)
class InlineOperandsPass(ModulePass):
    """Compute the matrix of a product of one row or column where the sum reads it.

    Before → after, of weights of 8 bits with a scale for each row, and one row of activations:

        %m = linalg.generic {nk, n -> nk} ins(%w, %s) { sitofp(w) * s }
        %r = linalg.matmul {mk, nk -> mn} ins(%x, %m : tensor<1x4096xf16>, …)
        →
        %r = linalg.generic {mk, nk, n -> mn} ins(%x, %w, %s) {
          acc + extf(x) * extf(sitofp(w) * s) }

    Requires: linalg on tensors of known sizes.
    Ensures: a product of floats of up to 32 bits, taken in f32, of which one operand's elements
    are each read once and made by one element-wise op that nothing else reads, through reshapes
    and permutations, is a sum that computes them, if the operand has `least` elements or more. An
    element that the op takes at computed places, as of the rows that a router has chosen, is one
    of these. What the op reads, the largest of it, lies along the sum, so that lanes of a warp take
    it; what only extends its input exactly stays ahead, since products read it as it is.
    Every other op is left alone: an operand that several rows read is computed once for all, as is
    what heads share, whose repetition `normalize-contractions` takes into the product's map.
    Why here: behind `materialize-operands`, which does the opposite for products of several rows;
    ahead of `normalize-contractions`, which would read the operand as a whole tensor. Serves models
    that decode token by token, with weights that are quantized or chosen by a router: the matrix is
    read once, where it was written and read again as well.

    `least` is how many elements such an operand has, 1 or more.
    """

    name = "inline-operands"

    least: int = 65536

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.least < 1:
            raise refuse(op, "least of 1 or more", f"least={self.least}")
        for each in [each for each in op.walk() if isinstance(each, LinalgStructuredOperation)]:
            if is_product(each) and _is_of_floats(each):
                made = _made_once(each, self.least)
                if made is not None:
                    _inline(each, made)


class Made(NamedTuple):
    """The op that makes an operand, the operand's number, and the op's own indices in the loops of
    the product."""

    op: GenericOp
    number: int
    indices: tuple[AffineExpr, ...]


def _is_of_floats(op: LinalgStructuredOperation) -> bool:
    """Whether a product's operands have up to 32 bits, and its sum begins from zero or is f32."""
    kinds = [element_in(each.type) for each in (*op.inputs, *op.outputs)]
    if not all(kind == f32 or is_half(kind) for kind in kinds):
        return False
    return kinds[-1] == f32 or is_zero(op.outputs[0])


def _made_once(op: LinalgStructuredOperation, least: int) -> Made | None:
    """An operand of so many elements, or more, each read once, that one op makes."""
    extents, contraction = loop_extents(op), read_contraction(op)
    loops, summed = contraction.loops, contraction.named("k")
    if DYNAMIC_INDEX in extents.values() or not summed:
        return None
    for number in (0, 1):
        inside = {*loops[number]}
        if any(size != 1 and loop not in inside for loop, size in extents.items()):
            continue
        if is_repeated(op.inputs[number]):
            continue  # rows of the product share it
        if prod(shape_of(op.inputs[number])) < least:
            continue
        indices = [AffineDimExpr(loop) for loop in loops[number]]
        maker = _maker(op.inputs[number], tuple(indices))
        made = None if maker is None else Made(maker[0], number, maker[1])
        if made is not None and _computes(made.op) and _lies_along_the_sum(made, summed):
            return made
    return None


def _maker(
    value: SSAValue, indices: tuple[AffineExpr, ...]
) -> tuple[GenericOp, tuple[AffineExpr, ...]] | None:
    """The element-wise op that makes a tensor which nothing else reads, and where, of an element at
    indices; None of anything else."""
    while len(list(value.uses)) == 1:
        owner = value.owner
        if isinstance(owner, RESHAPES):
            indices = reshaped(indices, shape_of(value), shape_of(owner.src))
            value = owner.src
        elif isinstance(owner, LinalgStructuredOperation) and is_permuting_copy(owner):
            source, target = (each.data for each in owner.get_indexing_maps())
            at = dict(zip(target.results, indices, strict=True))
            indices, value = tuple(at[each] for each in source.results), owner.inputs[0]
        else:
            generic = isinstance(owner, GenericOp) and _is_elementwise(owner)
            return (cast("GenericOp", owner), indices) if generic else None
    return None


def _is_elementwise(op: GenericOp) -> bool:
    """Whether an op makes each element by arithmetic."""
    if not all_parallel(op) or len(op.results) != 1:
        return False
    target, block = op.get_indexing_maps().data[-1].data, op.body.block
    identity = AffineMap.identity(target.num_dims).results
    if target.results != identity or block.args[-1].uses or yielded(op) is None:
        return False
    for inner in block.ops:
        known = isinstance(inner, IndexOp | tensor.ExtractOp | YieldOp)
        if not known and (inner.dialect_name() not in ("arith", "math") or inner.regions):
            return False
    return all(isinstance(each.type, TensorType) for each in op.inputs)


def _computes(op: GenericOp) -> bool:
    """Whether an op does more than to move elements, or to extend them exactly, as products do."""
    return yielded(op) not in op.body.block.args and not is_exact_cast(op)


def _lies_along_the_sum(made: Made, summed: Sequence[int]) -> bool:
    """Whether what the op reads, of which the largest counts, lies along a loop that is summed
    over, so that lanes of a warp have neighbours of one sum."""
    sized: list[tuple[int, AffineExpr]] = []
    for value, indexing in zip(made.op.inputs, _behind(made, 0), strict=True):
        if indexing.results:
            sized.append((prod(shape_of(value)), indexing.results[-1]))
    for inner in made.op.body.block.ops:
        if isinstance(inner, tensor.ExtractOp) and inner.indices:
            index = inner.indices[-1].owner
            counted = isinstance(index, IndexOp)
            at = made.indices[index.dim.value.data] if counted else AffineConstantExpr(0)
            sized.append((prod(shape_of(inner.tensor)), at))
    if not sized:
        return True
    return max(sized, key=lambda each: each[0])[1].used_dims() == {summed[-1]}


def _inline(op: LinalgStructuredOperation, made: Made) -> None:
    """Let the sum compute an operand, in f32, and round what it comes to where that is narrower."""
    kind = cast("TensorType[Attribute]", op.results[0].type)
    build, other = Inserter.before(op), op.inputs[1 - made.number]
    inputs = [other, *made.op.inputs]
    elements = [element_in(each.type) for each in inputs]
    block = Block(arg_types=[*elements, f32])
    inner = Inserter.at_end(block, op)
    arguments = zip(made.op.body.block.args, block.args[1:], strict=False)
    known = dict[SSAValue, SSAValue](arguments)
    _count(made, known, inner)
    value = yielded(made.op)
    assert value is not None, "an element-wise op yields"
    factors = [block.args[0], copied(value, made.op.body.block, known, block)]
    wide = [each if each.type == f32 else inner.value(arith.ExtFOp(each, f32)) for each in factors]
    term = inner.value(arith.MulfOp(wide[0], wide[1]))
    inner.op(YieldOp(inner.value(arith.AddfOp(block.args[-1], term))))
    own = op.get_indexing_maps().data
    count = own[0].data.num_dims
    maps = [own[1 - made.number].data, *_behind(made, count), own[2].data]
    start, narrow = _start(build, op, kind), kind.element_type
    summed = build.value(GenericOp(
        inputs, [start], Region(block), ArrayAttr(map(AffineMapAttr, maps)),
        op.get_iterator_types(), [start.type],
    ), op.results[0].name_hint)  # fmt: skip
    if narrow != f32:
        less = cast("AnyFloat", narrow)
        summed = each_element(build, op, summed, less, lambda each: arith.TruncFOp(each, less))
    whole = op.inputs[made.number]
    replace(op, [summed])
    _erase_behind(whole)


def _erase_behind(value: SSAValue) -> None:
    """Erase what made a tensor that nobody reads any more, and what only moved it."""
    owner = value.owner
    if not isinstance(owner, RESHAPES | LinalgStructuredOperation) or value.first_use is not None:
        return
    source = owner.operands[0] if owner.operands else None
    owner.detach()
    owner.erase()
    if source is not None:
        _erase_behind(source)


def _start(
    build: Inserter, op: LinalgStructuredOperation, kind: TensorType[Attribute]
) -> SSAValue:
    """What a sum in f32 begins from."""
    if kind.element_type == f32:
        return op.outputs[0]
    wide = TensorType(f32, kind.get_shape())
    zero = build.value(arith.ConstantOp(FloatAttr(0.0, f32)))
    return build.value(FillOp([zero], [build.value(tensor.EmptyOp([], wide))], [wide]))


def _count(made: Made, known: dict[SSAValue, SSAValue], inner: Inserter) -> None:
    """Give the counters that the op's body asks for as those of the product's loops."""
    for each in made.op.body.block.ops:
        if isinstance(each, IndexOp):
            known[each.result] = _index(inner, made.indices[each.dim.value.data])


def _index(inner: Inserter, found: AffineExpr) -> SSAValue:
    """An index in the product's loops."""
    if isinstance(found, AffineDimExpr):
        return inner.value(IndexOp(found.position))
    if isinstance(found, AffineConstantExpr):
        return inner.index(found.value)
    assert isinstance(found, AffineBinaryOpExpr), "of known sizes"
    lhs, rhs = _index(inner, found.lhs), _index(inner, found.rhs)
    return of_indices(inner.value, found, lhs, rhs)


def _behind(made: Made, loops: int) -> list[AffineMap]:
    """Where the op's inputs are read, in the loops of the product."""
    maps = [each.data for each in made.op.get_indexing_maps()][:-1]
    found = [
        [at.replace_dims_and_symbols(list(made.indices), []) for at in each.results]
        for each in maps
    ]
    return [AffineMap(loops, 0, tuple(each)) for each in found]
