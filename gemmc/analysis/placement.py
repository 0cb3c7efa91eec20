"""Where the tensors of a contraction are in the memory of a kernel's arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import gcd, prod
from typing import cast

from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    MemRefType,
    TensorType,
)
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import RESHAPES, groups_of, kept_by, shape_of
from gemmc.dialects.tile.contract import TILED
from gemmc.dialects.tile.matrices import matrices_in, matrices_type
from gemmc.errors import GemmcError, refuse


@dataclass(frozen=True)
class Dim:
    """A dimension in an argument's memory: elements, the stride to the next, the number in memory
    of the first; and the argument's own dimension, where it is one as a whole.

    The stride is multiplied by the extents of `times`, dimensions of the argument that a launch
    tells; a size that it tells is DYNAMIC_INDEX.
    """

    size: int
    stride: int
    first: int = 0
    own: int | None = None
    times: tuple[int, ...] = ()

    @property
    def end(self) -> int:
        """The number in memory behind the last."""
        return self.size if self.size == DYNAMIC_INDEX else self.first + self.size

    @property
    def known_stride(self) -> int:
        """As a type has it."""
        return DYNAMIC_INDEX if self.times else self.stride


@dataclass(frozen=True)
class Placed:
    """A tensor in the memory of `argument`, its dimensions outermost first."""

    argument: SSAValue
    dims: tuple[Dim, ...]


def whole(argument: SSAValue) -> Placed:
    """An argument, or a result, which is row-major."""
    shape = shape_of(argument)
    told = [d for d, n in enumerate(shape) if n == DYNAMIC_INDEX]
    return Placed(argument, tuple(
        Dim(
            n, prod(each for each in shape[d + 1 :] if each != DYNAMIC_INDEX), own=d,
            times=tuple(other for other in told if other > d),
        )
        for d, n in enumerate(shape)
    ))  # fmt: skip


def placed(value: SSAValue) -> Placed:
    """Where an operand is, through reshapes and slices of an argument. GemmcError for a slice of
    computed extents, and for dimensions that lie apart and are to be one."""
    owner = value.owner
    if not isinstance(owner, RESHAPES | tensor.ExtractSliceOp):
        return whole(value)
    source = placed(owner.operands[0])
    if isinstance(owner, tensor.ExtractSliceOp):
        return replace(source, dims=_sliced(owner, source.dims))
    groups = groups_of(owner)
    if isinstance(owner, tensor.ExpandShapeOp):
        return replace(source, dims=_expanded(owner, source.dims, groups, shape_of(value)))
    return replace(source, dims=_collapsed(owner, source.dims, groups))


def where_known(value: SSAValue) -> Placed | None:
    """`placed`; None where that cannot tell."""
    try:
        return placed(value)
    except GemmcError:
        return None


def same_place(one: SSAValue, other: SSAValue) -> bool:
    """Whether two operands are the same elements of one argument, in the same order: reshapes and
    slices that are alike are one. False where that is not known."""
    if one is other:
        return True
    first = where_known(one)
    second = None if first is None else where_known(other)
    if first is None or second is None:
        return False
    return first.argument is second.argument and _numbers(first) == _numbers(second)


def _numbers(tensor: Placed) -> list[Dim]:
    return [replace(each, own=None) for each in tensor.dims]


def placed_result(value: SSAValue, returned: SSAValue) -> Placed:
    """Where a contraction's result is in what is returned, a reshape of it."""
    if value is returned:
        return whole(returned)
    users = [use.operation for use in value.uses]
    user = users[0] if len(users) == 1 else None
    if not isinstance(user, RESHAPES):
        raise refuse(cast(Operation, value.owner), "a result that is returned", "another use")
    after = placed_result(user.result, returned)
    if isinstance(user, tensor.ExpandShapeOp):
        return replace(after, dims=_collapsed(user, after.dims, groups_of(user)))
    return replace(after, dims=_expanded(user, after.dims, groups_of(user), shape_of(value)))


def _expanded(
    op: Operation, dims: Sequence[Dim], groups: list[list[int]], shape: Sequence[int]
) -> tuple[Dim, ...]:
    """Each dimension as several; of a tensor of rank 0, dimensions of one element."""
    found = [Dim(1, 1) for _ in shape] if not groups else []
    for dim, group in zip(dims, groups, strict=True):
        sizes = [shape[number] for number in group]
        if len(sizes) == 1:
            found.append(dim)
            continue
        if DYNAMIC_INDEX in sizes and sum(size != 1 for size in sizes) > 1:
            raise refuse(op, "a reshape of sizes that are known", "one that a launch tells")
        inner = prod(sizes[1:])
        wide = [number for number, size in enumerate(sizes) if size != 1]
        if dim.first and (len(wide) > 1 and dim.first % inner or not wide):
            raise refuse(op, f"a slice that begins at a multiple of {inner}", f"at {dim.first}")
        for number, size in enumerate(sizes):
            below = prod(each for each in sizes[number + 1 :] if each != DYNAMIC_INDEX)
            outermost = number == (wide[0] if wide else 0)
            first = dim.first // below if outermost else 0
            own = dim.own if wide == [number] else None
            found.append(Dim(size, dim.stride * below, first, own, dim.times))
    return tuple(found)


def _collapsed(op: Operation, dims: Sequence[Dim], groups: list[list[int]]) -> tuple[Dim, ...]:
    """Several dimensions, one behind the other in memory, as one. What has one element adds a
    constant, which the dimension beside it begins with."""
    return tuple(_joined(op, [dims[number] for number in group]) for group in groups)


def _joined(op: Operation, parts: Sequence[Dim]) -> Dim:
    """Dimensions as one; that of one element only says where the others begin."""
    wide = [part for part in parts if part.size != 1 or part.first] or parts[-1:]
    one = wide[-1]
    for outer in reversed(wide[:-1]):
        if DYNAMIC_INDEX in (outer.size, one.size):
            raise refuse(op, "a reshape of sizes that are known", "one that a launch tells")
        steps, rest = divmod(outer.first * outer.stride, one.stride)
        if outer.size == 1 and not (outer.times or one.times or rest):
            one = Dim(one.size, one.stride, one.first + steps)
            continue
        if outer.times != one.times or outer.stride != one.stride * one.size or one.first:
            raise refuse(op, "dimensions that lie one behind the other", "a gap between them")
        size, first = outer.size * one.size, outer.first * one.size
        one = Dim(size, one.stride, first, times=one.times)
    return one


def _sliced(op: tensor.ExtractSliceOp, dims: Sequence[Dim]) -> tuple[Dim, ...]:
    numbers = (op.static_offsets, op.static_sizes, op.static_strides)
    offsets, sizes, steps = (cast("Sequence[int]", each.get_values()) for each in numbers)
    if DYNAMIC_INDEX in (*offsets, *sizes, *steps):
        raise refuse(op, "a slice of constant offsets, sizes and strides", "a computed one")
    cut = [
        Dim(size, dim.stride * step, dim.first + offset, times=dim.times)
        if step == 1
        else _stepped(op, dim, offset, size, step)
        for dim, offset, size, step in zip(dims, offsets, sizes, steps, strict=True)
    ]
    # Where a dimension that is left out begins is where the one behind it does.
    kept, groups, left_out = kept_by(op), list[list[Dim]](), list[Dim]()
    for number, dim in enumerate(cut):
        if number in kept:
            groups.append([*left_out, dim])
            left_out = []
        elif dim.first:
            left_out.append(dim)
    if left_out:
        raise refuse(op, "a slice of offset 0 in the last dimensions that it leaves out", "another")
    return tuple(_joined(op, group) for group in groups)


def _stepped(op: Operation, dim: Dim, offset: int, size: int, step: int) -> Dim:
    if (dim.first + offset) % step:
        raise refuse(op, f"an offset that is a multiple of the stride {step}", f"{offset}")
    return Dim(size, dim.stride * step, (dim.first + offset) // step, times=dim.times)


@dataclass(frozen=True)
class Operand:
    """A placed tensor as matrices: the letters of the numbers that say which, those of rows and
    columns, and the dimensions in that order. `plain` says that it is the argument as it is passed.
    """

    argument: SSAValue
    numbers: str
    tile: str
    dims: tuple[Dim, ...]
    plain: bool

    @staticmethod
    def of(tensor: Placed, letters: str) -> Operand:
        """The rows and columns are along m, n or k, in memory order; a tensor with one of them
        has one row, one with none is one element."""
        numbers = "".join(sorted(each for each in letters if each not in TILED))
        tile = "".join(each for each in letters if each in TILED)
        by = dict(zip(letters, tensor.dims, strict=True))
        dims = tuple(by[each] for each in numbers + tile)
        own = [(dim.own, dim.end) for dim in dims]
        shape = shape_of(tensor.argument)
        plain = own == list(enumerate(shape)) and DYNAMIC_INDEX not in shape[1:]
        if plain and (len(tile) == 2 or not numbers):
            return Operand(tensor.argument, numbers, tile, dims, True)
        ones = (Dim(1, 1),) * (2 - len(tile))
        dims = (*dims[: len(numbers)], *ones, *dims[len(numbers) :])
        return Operand(tensor.argument, numbers, tile, dims, False)

    @property
    def pitch(self) -> int:
        """The most elements that every row begins at a multiple of; 1 where columns are not
        contiguous."""
        memory = cast("TensorType[Attribute]", self.argument.type)
        kind = MemRefType(memory.element_type, memory.get_shape())
        seen = matrices_in(kind if self.plain else self.view_of(kind))
        return gcd(seen.pitch, self.dims[-1].first if self.dims else 0)

    def view_of(self, memory: MemRefType[Attribute]) -> MemRefType[Attribute]:
        """The type of the matrices in the argument's memory.

        Where a dimension has one element its stride does not matter, and is one that the copy
        engine takes.
        """
        strides: list[int] = []
        for dim in reversed(self.dims):
            if dim.times or DYNAMIC_INDEX in strides:
                strides.append(dim.known_stride)
                continue
            ends = self.dims[-len(strides)].end if strides else 1
            beyond = 1 if ends == DYNAMIC_INDEX or not strides else strides[-1] * ends
            strides.append(dim.stride if dim.end != 1 or not strides else -(-beyond // 16) * 16)
        shape = [dim.end for dim in self.dims]
        return matrices_type(memory.element_type, shape, strides[::-1], memory.memory_space)
