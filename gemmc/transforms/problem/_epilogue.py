"""The element-wise ops around a product, as one scalar function: a contraction's epilogue."""

from __future__ import annotations

from collections.abc import Set
from typing import cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    IntegerType,
    LocationAttr,
    TensorType,
    i1,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Block, Operation, SSAValue, TypeAttribute

from gemmc.analysis.reshapes import RESHAPES
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_contraction import Contraction, is_contraction
from gemmc.dialects.linalg_forms import (
    captured,
    index_loops,
    is_exact_cast,
    is_permuting_copy,
    is_pointwise,
    read_tensors,
    yielded,
)
from gemmc.dialects.splats import splat_of
from gemmc.dialects.tile.factors import CASTS
from gemmc.dialects.tile.types import element_type
from gemmc.transforms.problem._axes import Axes, Axis, Dims

Follower = LinalgStructuredOperation | RESHAPES
"""What a product flows through: an element-wise op or a reshape."""


SHORT = 64
"""Rows of fewer elements are less than one step of K, and of blocks' columns: a product whose
operand has them is tiled by them."""


def consumers(contraction: Contraction, axes: Axes) -> list[tuple[Follower, Dims]]:
    """The ops that the product alone flows through, in order, each with its result's dimensions.

    They are the longest run of element-wise ops and reshapes after which nothing needs the
    product, or any value on the way, but through the last one's result.
    """
    known: dict[SSAValue, Dims] = {
        contraction.op.results[0]: axes.of_loops(contraction.loops[2])
    }
    taken: list[tuple[Follower, Dims]] = []
    whole = isinstance(contraction.accumulator, IntegerType)
    end = 0
    op: Operation | None = contraction.op
    while (op := op.next_op) is not None:
        if not any(value in known for value in op.operands):
            continue
        dims = _dims_of_result(op, known, axes)
        if dims is None or not isinstance(op, Follower) or not _takes(op, known):
            break
        taken.append((op, dims))
        if (whole or _is_float(op.results[0])) and _is_last(op, {each for each, _ in taken}, known):
            end = len(taken)
        known[op.results[0]] = dims
    kept = _without_last_casts(taken[:end])
    return _without_last_moves(kept, axes, axes.of_loops(contraction.loops[2]))


def _without_last_casts(taken: list[tuple[Follower, Dims]]) -> list[tuple[Follower, Dims]]:
    """Without the extension to a wider float that nothing but moves follows, unless the function
    returns what they make: whoever reads the narrow numbers extends them, and a product of them
    stays one of narrow operands."""
    if not taken or _is_returned(taken[-1][0].results[0]):
        return taken
    number = len(taken)
    while number and _moves_or_extends(taken[number - 1][0]):
        number -= 1
    casts = (at for at in range(number, len(taken)) if _extends(taken[at][0]))
    return taken[: next(casts, len(taken))]


def _moves_or_extends(op: Follower) -> bool:
    return isinstance(op, RESHAPES) or is_permuting_copy(op) or _extends(op)


def _extends(op: Follower) -> bool:
    return isinstance(op, LinalgStructuredOperation) and is_exact_cast(op)


def _is_returned(value: SSAValue) -> bool:
    """Whether a function returns a tensor, or a reshape of it."""
    users = [use.operation for use in value.uses]
    if any(isinstance(user, func.ReturnOp) for user in users):
        return True
    return any(_is_returned(user.result) for user in users if isinstance(user, RESHAPES))


def _without_last_moves(
    taken: list[tuple[Follower, Dims]], axes: Axes, start: Dims
) -> list[tuple[Follower, Dims]]:
    """Without permutations and reshapes at the end that leave short rows of what had long ones,
    where products alone read what they make: these take them in, and read long rows."""
    users: set[Operation] = set()
    if taken:
        users = {use.operation for use in taken[-1][0].results[0].uses}
    if not users or not all(map(is_contraction, users)):
        return taken
    left = list(taken)
    while left and (isinstance(left[-1][0], RESHAPES) or is_permuting_copy(left[-1][0])):
        left.pop()
    if len(left) == len(taken):
        return taken
    before = left[-1][1] if left else start
    return left if _row(axes, taken[-1][1]) < SHORT <= _row(axes, before) else taken


def _row(axes: Axes, dims: Dims) -> int:
    """Elements of the innermost axis of a tensor."""
    sizes = [axes.sizes[axis] for axis in sum(dims, ())]
    return next((size for size in reversed(sizes) if size != 1), 1)


def _is_float(value: SSAValue) -> bool:
    assert isa(value.type, TensorType[Attribute])
    kind = element_type(value.type.element_type)
    return kind is not None and bool(kind.register)


def _can_be_read(value: SSAValue) -> bool:
    """Whether an epilogue reads a tensor's elements, or knows them: floats as they are, conditions
    once they are numbers, and integers only where they are a constant."""
    assert isa(value.type, TensorType[Attribute])
    owner = value.owner
    known = isinstance(owner, arith.ConstantOp) and _is_splat(owner)
    return known or _is_float(value) or value.type.element_type == i1


def _takes(op: Follower, known: dict[SSAValue, Dims]) -> bool:
    """Whether everything but the product that an op reads can be read in an epilogue."""
    if isinstance(op, RESHAPES):
        return True
    others = (op.operands[number] for number in read_tensors(op))
    return all(each in known or _can_be_read(each) for each in others)


def _is_last(op: Operation, inside: Set[Operation], known: dict[SSAValue, Dims]) -> bool:
    uses = (use for value in known for use in value.uses)
    return bool(op.results[0].uses) and all(use.operation in inside for use in uses)


def _dims_of_result(op: Operation, known: dict[SSAValue, Dims], axes: Axes) -> Dims | None:
    """The result's dimensions by the axes of the product that goes in; None if op does more than
    to compute each element from one of the product's."""
    if isinstance(op, RESHAPES):
        return axes.behind(op, known[op.src])
    if not isinstance(op, LinalgStructuredOperation) or not is_pointwise(op):
        return None
    loops = cast(list[list[int]], index_loops(op))
    names: dict[int, tuple[Axis, ...]] | None = None
    for number in read_tensors(op):
        value, dims = op.operands[number], loops[number]
        if value not in known:
            continue
        named = dict(zip(dims, known[value], strict=True))
        if len(named) != op.get_num_loops() or names not in (None, named):
            return None
        names = named
    return None if names is None else tuple(names[loop] for loop in loops[-1])


class Epilogue:
    """The body of an epilogue while it is written: scalars by the tensor they are elements of.

    `inputs` are the tensors that it reads, each with its dimensions and an argument of the body
    behind the first, which is the finished sum.
    """

    def __init__(
        self,
        accumulator: TypeAttribute,
        location: LocationAttr,
        axes: Axes,
        wholes: Set[SSAValue] = frozenset(),
    ) -> None:
        """`location` is that of ops which no op of the program is copied to; `wholes` are tensors
        that are in memory anyway, and read rather than computed again."""
        self.location = location
        self.block = Block(arg_types=[accumulator])
        self.inputs: list[tuple[SSAValue, Dims]] = []
        self._axes, self._wholes = axes, wholes
        self._known: dict[tuple[SSAValue, Dims], SSAValue] = {}
        self._constants: dict[SSAValue, SSAValue] = {}

    @property
    def sum(self) -> SSAValue:
        """The finished sum."""
        return self.block.args[0]

    def define(self, tensor: SSAValue, dims: Dims, value: SSAValue) -> None:
        """Let `value` be the tensor's element."""
        self._known[tensor, dims] = value

    def add(self, op: Operation) -> SSAValue:
        """Append an op that the program does not spell; its result."""
        op.location = self.location
        self.block.add_op(op)
        return op.results[0]

    def element(self, tensor: SSAValue, dims: Dims) -> SSAValue:
        """A tensor's element at the indices `dims`: computed here by what makes the tensor, as
        far as that is element-wise or a reshape, from inputs; a whole one is read."""
        key = tensor, dims
        if key not in self._known:
            self._known[key] = self._made(tensor, dims)
        return self._known[key]

    def _made(self, whole: SSAValue, dims: Dims) -> SSAValue:
        owner = whole.owner
        if isinstance(owner, RESHAPES) and (before := self._axes.before(owner, dims)) is not None:
            return self.element(owner.src, before)
        if isinstance(owner, arith.ConstantOp) and (scalar := _splat(owner)) is not None:
            self.block.add_op(scalar)
            return scalar.result
        if isinstance(owner, tensor.SplatOp) and (one := self._number(owner.input)) is not None:
            return one
        read = whole in self._wholes and _can_be_read(whole)
        if not read and isinstance(owner, LinalgStructuredOperation) and self._computes(owner):
            loops = cast(list[list[int]], index_loops(owner))
            return self.compute(owner, dict(zip(loops[-1], dims, strict=True)))
        assert isa(whole.type, TensorType[Attribute])
        self.inputs.append((whole, dims))
        return self.block.insert_arg(whole.type.element_type, len(self.block.args))

    def _number(self, value: SSAValue) -> SSAValue | None:
        """The element of a tensor of rank 0, converted or not; None for another number."""
        owner = value.owner
        if isinstance(owner, tensor.ExtractOp) and not owner.indices:
            return self.element(owner.tensor, ())
        if not isinstance(owner, CASTS) or (source := self._number(owner.input)) is None:
            return None
        return self.add(owner.clone({owner.input: source}))

    def _computes(self, op: LinalgStructuredOperation) -> bool:
        """Whether an op's element can be computed here, of what is known or can be read."""
        here = {tensor for tensor, _ in self._known}
        return is_pointwise(op) and all(
            op.operands[number] in here or _can_be_read(op.operands[number])
            for number in read_tensors(op)
        )

    def compute(
        self, op: LinalgStructuredOperation, names: dict[int, tuple[Axis, ...]]
    ) -> SSAValue:
        """The op's element where its loops are at the indices `names`."""
        loops, body = cast(list[list[int]], index_loops(op)), op.body.block
        values: dict[SSAValue, SSAValue] = {}
        for number in read_tensors(op):
            dims = tuple(names[loop] for loop in loops[number])
            values[body.args[number]] = self.element(op.operands[number], dims)
        for number, value in enumerate(op.inputs):
            if not isinstance(value.type, TensorType):
                values[body.args[number]] = self._constant(value)
        for constant in captured(body):
            values[constant] = self._constant(constant)
        for nested in body.ops:
            if nested is not body.last_op:
                self.block.add_op(nested.clone(values))
        return values[cast(SSAValue, yielded(op))]

    def _constant(self, value: SSAValue) -> SSAValue:
        if value not in self._constants:
            assert isinstance(value.owner, arith.ConstantOp), "is_pointwise holds"
            constant = value.owner.clone()
            self.block.add_op(constant)
            self._constants[value] = constant.result
        return self._constants[value]


def _is_splat(op: arith.ConstantOp) -> bool:
    return splat_of(op.value) is not None


def _splat(op: arith.ConstantOp) -> arith.ConstantOp | None:
    """The number that a tensor is in every element, as a constant of its own."""
    number = splat_of(op.value)
    if number is None:
        return None
    made = arith.ConstantOp(number)
    made.location = op.location
    return made


