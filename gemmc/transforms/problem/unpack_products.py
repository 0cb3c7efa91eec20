"""Pass `unpack-products`: which product of weights that are packed side by side is two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

from xdsl.context import Context
from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    DenseIntOrFPElementsAttr,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_forms import all_parallel, index_loops, is_zero
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import GemmcError
from gemmc.facts import SOURCE, Facts
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.problem.normalize_contractions import NormalizeContractionsPass
from gemmc.transforms.problem.pair_products import PairProductsPass


@dataclass(frozen=True)
class UnpackProductsPass(ModulePass):
    """Compute the halves of a product apart, where they then are one kernel with what follows.

    Before → after, of packed weights of a gated layer:

        %p = linalg.matmul ins(%x, %w : …, tensor<64x256xbf16>) …
        %g, %u = the first and the last 128 columns of %p
        →
        %v, %s = the first and the last 128 columns of %w
        %g = linalg.matmul ins(%x, %v …) …; %u = linalg.matmul ins(%x, %s …) …

    Requires: linalg on tensors.
    Ensures: a product that starts at zero, and what is done to each of its elements alone, is two
    where nothing reads it but two slices, the halves of its rows or columns, and
    `normalize-contractions` and `pair-products` make one `tile.contract` of those; every other one
    is left as it is. Each element is the same sum.
    Why here: ahead of `normalize-contractions`, which takes the ops behind each half into its
    epilogue. Serves gated layers whose weights are one tensor.
    """

    name = "unpack-products"

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for function in walk_type(op, func.FuncOp):
            _unpack_in(function, ctx)


class _Packed(NamedTuple):
    """A product, the element-wise ops behind it, the two slices that read it, first half first, and
    where they cut: a dimension of the result, and of an operand."""

    product: LinalgStructuredOperation
    chain: Sequence[Operation]
    slices: Sequence[tensor.ExtractSliceOp]
    axis: int
    operand: int
    along: int


def _packed(op: Operation) -> _Packed | None:
    if not isinstance(op, LinalgStructuredOperation) or not is_contraction(op):
        return None
    loops = index_loops(op)
    if loops is None or len(loops) != 3 or not is_zero(op.outputs[0]):
        return None
    value: SSAValue = op.results[0]
    chain: list[Operation] = []
    while (follower := _follower(value)) is not None:
        chain.append(follower)
        value = follower.results[0]
    slices = _halves(value)
    made = [each.results[0] for each in (op, *chain)]
    floats = all(isinstance(_kind(each).element_type, AnyFloat) for each in made)
    if slices is None or not floats or slices[0].parent is not slices[1].parent:
        return None
    shape, sizes = _shape(value), slices[0].static_sizes.get_values()
    axis = next(d for d, size in enumerate(shape) if sizes[d] != size)
    holders = [number for number in (0, 1) if loops[2][axis] in loops[number]]
    if len(holders) != 1:
        return None
    along = loops[holders[0]].index(loops[2][axis])
    return _Packed(op, chain, slices, axis, holders[0], along)


def _follower(value: SSAValue) -> Operation | None:
    """The one user of a tensor, if it is element by element of nothing else."""
    users = [use.operation for use in value.uses]
    if len(users) != 1 or len(users[0].results) != 1:
        return None
    user = users[0]
    if not isinstance(user, LinalgStructuredOperation) or not all_parallel(user):
        return None
    if _shape(user.results[0]) != _shape(value):
        return None
    straight = [list(range(len(_shape(value))))] * 2
    alone = list(user.inputs) == [value] and index_loops(user) == straight
    return user if alone and not _reads_output(user) else None


def _reads_output(op: LinalgStructuredOperation) -> bool:
    return op.body.block.args[-1].first_use is not None


def _halves(value: SSAValue) -> Sequence[tensor.ExtractSliceOp] | None:
    """The two slices that are all of a tensor and its only uses, in order."""
    users = [use.operation for use in value.uses]
    found = [user for user in users if isinstance(user, tensor.ExtractSliceOp)]
    if len(found) != 2 or len(users) != 2:
        return None
    shape = _shape(value)
    numbers = [
        [tuple(each.get_values()) for each in (op.static_offsets, op.static_sizes)]
        for op in found
    ]
    ones = all(set(op.static_strides.get_values()) == {1} for op in found)
    kept = all(len(_shape(op.result)) == len(shape) for op in found)
    if not ones or not kept or DYNAMIC_INDEX in shape or numbers[0][1] != numbers[1][1]:
        return None
    order = sorted((0, 1), key=lambda at: numbers[at][0])
    (first, sizes), (second, _) = (numbers[at] for at in order)
    cut = [d for d, size in enumerate(shape) if sizes[d] != size]
    if len(cut) != 1 or any(first) or 2 * sizes[cut[0]] != shape[cut[0]]:
        return None
    needed = [sizes[d] if d == cut[0] else 0 for d in range(len(shape))]
    return [found[at] for at in order] if list(second) == needed else None


def _unpack_in(function: func.FuncOp, ctx: Context) -> None:
    """Make two of each product of a function where that makes one more pair."""
    found = [each for op in function.walk() if (each := _packed(op)) is not None]
    pairs = _pairs(function, ctx) if found else None
    for packed in found:
        if pairs is None:
            return
        number = list(function.walk()).index(packed.product)
        unpacked = _pairs(function, ctx, number)
        if unpacked is not None and unpacked > pairs:
            _unpack(packed)
            pairs = unpacked


def _pairs(function: func.FuncOp, ctx: Context, number: int | None = None) -> int | None:
    """The products of a function that are pairs, once the op of that number is two; None where its
    products are refused."""
    clone = function.clone()
    alone = ModuleOp([clone])
    if number is not None:
        packed = _packed(list(clone.walk())[number])
        assert packed is not None, "a clone has what the function has"
        _unpack(packed)
    try:
        NormalizeContractionsPass().apply(ctx, alone)
        PairProductsPass().apply(ctx, alone)
    except GemmcError:
        return None
    return sum(op.beside is not None for op in walk_type(alone, ContractOp))


def _unpack(packed: _Packed) -> None:
    """Two products, each with what was done to its elements, for the slices of one."""
    one, other = packed.slices
    place = one if one.is_before_in_block(other) else other
    for half, slice_ in enumerate(packed.slices):
        build = Inserter.before(place, packed.product)
        operands = list(packed.product.operands)
        operands[packed.operand] = _half(build, operands[packed.operand], packed.along, half)
        value = _again(build, packed.product, operands, packed.axis)
        for op in packed.chain:
            value = _again(build, op, [value, *op.operands[1:]], packed.axis)
        value.name_hint = slice_.result.name_hint
        slice_.result.replace_all_uses_with(value)
    for op in (*packed.slices, *reversed(packed.chain), packed.product):
        op.detach()
        op.erase()


def _half(build: Inserter, value: SSAValue, axis: int, half: int) -> SSAValue:
    shape = list(_shape(value))
    shape[axis] //= 2
    at = [half * shape[axis] if d == axis else 0 for d in range(len(shape))]
    made = tensor.ExtractSliceOp.from_static_parameters(value, at, shape, [1] * len(shape))
    return build.value(made, value.name_hint)


def _again(
    build: Inserter, op: Operation, operands: Sequence[SSAValue], axis: int
) -> SSAValue:
    """An op on half of what it was on; what a linalg op writes over is a new tensor."""
    given = list(operands)
    kind = _cut(op.results[0], axis)
    if isinstance(op, LinalgStructuredOperation):
        number = cast("TensorType[AnyFloat]", kind)
        given[-1] = build.value(arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(number, [0.0])))
    made = type(op).create(
        operands=given,
        result_types=[kind],
        properties=dict(op.properties),
        attributes=dict(op.attributes),
        regions=[region.clone() for region in op.regions],
    )
    return build.value(made)


def _cut(value: SSAValue, axis: int) -> TensorType[Attribute]:
    shape = list(_shape(value))
    shape[axis] //= 2
    return TensorType(_kind(value).element_type, shape)


def _kind(value: SSAValue) -> TensorType[Attribute]:
    assert isa(value.type, TensorType[Attribute]), "linalg here is on tensors"
    return value.type


def _shape(value: SSAValue) -> tuple[int, ...]:
    return _kind(value).get_shape()
