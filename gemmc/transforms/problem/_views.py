"""Views of memory, as steps from all of it to the elements that they show and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd
from typing import Protocol, cast

from xdsl.dialects import memref, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.ops import TransposeOp
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.memory_types import tensor_of
from gemmc.dialects.memref import TransposeOp as MemrefTransposeOp
from gemmc.dialects.tensor_more import ReshapeOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._numbers import integer_of
from gemmc.transforms.problem._shapes_agree import check_steps

Number = SSAValue | int


@dataclass(frozen=True)
class Slice:
    """Some elements: offsets, sizes and steps in each dimension; `kind` may lack some of size 1."""

    offsets: tuple[Number, ...]
    sizes: tuple[Number, ...]
    strides: tuple[Number, ...]
    kind: TensorType[Attribute]

    def ranges(self) -> list[range | None]:
        """The indices in each dimension of the whole; None where they are not known."""
        found: list[range | None] = []
        for first, size, step in zip(self.offsets, self.sizes, self.strides, strict=True):
            if isinstance(first, int) and isinstance(size, int) and isinstance(step, int):
                found.append(range(first, first + size * step, step))
            else:
                found.append(None)
        return found

    def down(self, build: Inserter, whole: SSAValue) -> SSAValue:
        """The elements that are shown of a tensor."""
        return build.value(
            tensor.ExtractSliceOp(whole, self.offsets, self.sizes, self.strides, self.kind)
        )

    def up(self, build: Inserter, part: SSAValue, whole: SSAValue) -> SSAValue:
        """A tensor in which these elements are others."""
        said = (self.offsets, self.sizes, self.strides)
        told = [[each for each in numbers if not isinstance(each, int)] for numbers in said]
        static = [[n if isinstance(n, int) else DYNAMIC_INDEX for n in numbers] for numbers in said]
        made = tensor.InsertSliceOp.get(
            part, whole, static[1], static[0], static[2], *told, result_type=whole.type
        )
        return build.value(made)


@dataclass(frozen=True)
class Reshape:
    """The same elements with dimensions taken together or cut."""

    groups: ArrayAttr[ArrayAttr[IntegerAttr]]
    kind: TensorType[Attribute]
    collapses: bool
    told: tuple[SSAValue, ...] = ()

    def down(self, build: Inserter, whole: SSAValue) -> SSAValue:
        """The elements in the other shape."""
        return _reshaped(build, whole, self.groups, self.kind, self.collapses, self.told)

    def up(self, build: Inserter, part: SSAValue, whole: SSAValue) -> SSAValue:
        """Other elements in the shape that the whole has."""
        kind = cast("TensorType[Attribute]", whole.type)
        sizes: tuple[SSAValue, ...] = ()
        if self.collapses:
            sizes = tuple(
                build.value(tensor.DimOp(whole, build.index(axis)))
                for axis, size in enumerate(kind.get_shape())
                if size == DYNAMIC_INDEX
            )
        return _reshaped(build, part, self.groups, kind, not self.collapses, sizes)


def _reshaped(
    build: Inserter,
    value: SSAValue,
    groups: ArrayAttr[ArrayAttr[IntegerAttr]],
    kind: TensorType[Attribute],
    collapses: bool,
    told: tuple[SSAValue, ...],
) -> SSAValue:
    if isinstance(value.owner, EmptyOp) and kind.has_static_shape():
        return build.value(EmptyOp([], kind))
    if not collapses:
        shape = DenseArrayBase.from_list(i64, kind.get_shape())
        return build.value(tensor.ExpandShapeOp(value, told, groups, shape, kind))
    made = tensor.CollapseShapeOp.create(
        operands=[value], result_types=[kind], properties={"reassociation": groups}
    )
    return build.value(made)


@dataclass(frozen=True)
class Order:
    """The same elements with the dimensions in another order: `order` has the whole's."""

    order: tuple[int, ...]

    def down(self, build: Inserter, whole: SSAValue) -> SSAValue:
        """The elements with these dimensions."""
        return transposed(build, whole, self.order)

    def up(self, build: Inserter, part: SSAValue, whole: SSAValue) -> SSAValue:
        """Other elements with the whole's dimensions."""
        back = tuple(self.order.index(axis) for axis in range(len(self.order)))
        return transposed(build, part, back)


def transposed(build: Inserter, value: SSAValue, order: Sequence[int]) -> SSAValue:
    """A tensor with its dimensions in another order."""
    shape = shape_of(value)
    element = cast("TensorType[Attribute]", value.type).element_type
    told = [
        build.value(tensor.DimOp(value, build.index(axis)))
        for axis in order
        if shape[axis] == DYNAMIC_INDEX
    ]
    empty = build.value(EmptyOp(told, TensorType(element, [shape[axis] for axis in order])))
    return build.value(TransposeOp(value, empty, DenseArrayBase.from_list(i64, order)))


def transposed_behind(
    value: SSAValue, order: Sequence[int], source: Operation, hint: str
) -> SSAValue:
    """A tensor with its dimensions in another order, behind what makes it, so that all that read
    it may read this instead; for `source`, and called what `hint` says."""
    owner = value.owner
    if isinstance(owner, Operation):
        build = Inserter.after(owner, source)
    else:
        build = Inserter.at_start(owner, source)
    made = transposed(build, value, order)
    made.name_hint = f"{value.name_hint}_{hint}" if value.name_hint else hint
    return made


@dataclass(frozen=True)
class Told:
    """As many elements in a shape that a tensor of numbers tells."""

    shape: SSAValue
    kind: TensorType[Attribute]

    def down(self, build: Inserter, whole: SSAValue) -> SSAValue:
        """The elements in the other shape."""
        return build.value(ReshapeOp(whole, stored_one_by_one(build, self.shape), self.kind))

    def up(self, build: Inserter, part: SSAValue, whole: SSAValue) -> SSAValue:
        """Other elements in the shape that the whole has."""
        axes = range(len(shape_of(whole)))
        sizes = [build.value(tensor.DimOp(whole, build.index(axis))) for axis in axes]
        kind = TensorType(IndexType(), [len(axes)])
        shape = build.value(tensor.FromElementsOp(*sizes, result_type=kind))
        return build.value(ReshapeOp(part, shape, cast("TensorType[Attribute]", whole.type)))


@dataclass(frozen=True)
class Cast:
    """The same elements, with sizes that the program tells."""

    kind: TensorType[Attribute]

    def down(self, build: Inserter, whole: SSAValue) -> SSAValue:
        """The elements as a tensor of that type."""
        return build.value(tensor.CastOp(whole, self.kind))

    def up(self, build: Inserter, part: SSAValue, whole: SSAValue) -> SSAValue:
        """Other elements as a tensor of the whole's type."""
        return build.value(tensor.CastOp(part, cast("TensorType[Attribute]", whole.type)))


def stored_one_by_one(build: Inserter, value: SSAValue) -> SSAValue:
    """A tensor of one dimension into which each number is put at a place of its own, as one of
    these numbers; another as it is."""
    (size,) = shape_of(value)
    found, at = dict[int, SSAValue](), value
    while isinstance(op := at.owner, tensor.InsertSliceOp):
        numbers, places = op.source.owner, [int(n) for n in op.static_offsets.get_values()]
        if not isinstance(numbers, tensor.FromElementsOp) or len(numbers.elements) != 1:
            return value
        if places[0] == DYNAMIC_INDEX:
            return value
        found.setdefault(places[0], numbers.elements[0])
        at = op.dest
    if sorted(found) != list(range(size)):
        return value
    kind = cast("TensorType[Attribute]", value.type)
    return build.value(tensor.FromElementsOp(*(found[n] for n in range(size)), result_type=kind))


class Step(Protocol):
    """What is done to all elements to show some of them, and back. Steps are equal where they are
    the same."""

    def down(self, build: Inserter, whole: SSAValue) -> SSAValue:
        """The elements that are shown of a tensor."""
        ...

    def up(self, build: Inserter, part: SSAValue, whole: SSAValue) -> SSAValue:
        """A tensor in which these elements are others."""
        ...


def put_through(
    build: Inserter, steps: Sequence[Step], value: SSAValue, whole: SSAValue
) -> SSAValue:
    """A tensor of all elements in which those that steps show are others."""
    wholes = [whole]
    for step in steps[:-1]:
        wholes.append(step.down(build, wholes[-1]))
    for step, each in zip(reversed(steps), reversed(wholes), strict=bool(steps)):
        value = step.up(build, value, each)
    return value


def step_of(op: Operation, shown: TensorType[Attribute]) -> Step | None:
    """What a view does to the tensor that it shows, of that type; None where that is nothing."""
    if isinstance(op, memref.SubviewOp):
        return _slice_of(op, shown)
    if isinstance(op, memref.CollapseShapeOp | memref.ExpandShapeOp):
        told = tuple(op.output_shape) if isinstance(op, memref.ExpandShapeOp) else ()
        groups = op.reassociation
        collapses = isinstance(op, memref.CollapseShapeOp)
        return Reshape(groups, tensor_of(op.result.type), collapses, told)
    if isinstance(op, MemrefTransposeOp):
        return Order(tuple(op.order))
    kind = tensor_of(op.results[0].type)
    pairs = zip(shown.get_shape(), kind.get_shape(), strict=True)
    if any(had == DYNAMIC_INDEX != size for had, size in pairs):
        return Cast(kind)
    return None


def _slice_of(op: memref.SubviewOp, shown: TensorType[Attribute]) -> Slice | None:
    said = (op.static_offsets, op.offsets), (op.static_sizes, op.sizes)
    offsets, sizes, strides = (
        numbers_of(static, told) for static, told in (*said, (op.static_strides, op.strides))
    )
    check_steps(op, strides)
    kind = _with_sizes(tensor_of(op.result.type), sizes)
    everything = set(offsets) == {0} and set(strides) == {1} and sizes == tuple(shown.get_shape())
    if everything and kind == shown:
        return None
    return Slice(offsets, sizes, strides, kind)


def _with_sizes(kind: TensorType[Attribute], sizes: Sequence[Number]) -> TensorType[Attribute]:
    """A slice's type with the sizes that are numbers, where it keeps all dimensions."""
    shape = kind.get_shape()
    if len(shape) != len(sizes):
        return kind
    known = zip(shape, sizes, strict=True)
    return TensorType(
        kind.element_type, [size if isinstance(size, int) else said for said, size in known]
    )


def numbers_of(static: DenseArrayBase[IntegerType], told: Sequence[SSAValue]) -> tuple[Number, ...]:
    """Numbers of the text, and values, or what these are, where it has none."""
    others = iter(told)
    return tuple(
        known_number(next(others)) if each == DYNAMIC_INDEX else int(each)
        for each in static.get_values()
    )


def known_number(value: SSAValue) -> Number:
    """The number that a value is, where that follows from constants."""
    found = integer_of(value)
    return value if found is None else found


def are_apart(one: tuple[Step, ...], other: tuple[Step, ...]) -> bool:
    """Whether two views of the same memory surely share no element: where their steps part, both
    are slices of the same elements, and in some dimension one ends before the other begins, or
    they never meet (even and odd rows)."""
    for mine, others in zip(one, other, strict=False):
        if mine == others:
            continue
        if not isinstance(mine, Slice) or not isinstance(others, Slice):
            return False
        pairs = zip(mine.ranges(), others.ranges(), strict=True)
        return any(_never_meet(a, b) for a, b in pairs if a is not None and b is not None)
    return False


def _never_meet(one: range, other: range) -> bool:
    """Whether two ranges that go up surely have no number in common: the difference of such
    numbers is one of multiples of both steps."""
    if not one or not other or one[-1] < other[0] or other[-1] < one[0]:
        return True
    return (one.start - other.start) % gcd(one.step, other.step) != 0
