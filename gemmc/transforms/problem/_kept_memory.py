"""The memory that a nest of loops over single elements touches, and what of it a value shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects import memref, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, TensorType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.parts import kept_of
from gemmc.element_types import kernels_know
from gemmc.errors import refuse
from gemmc.ir import Inserter

Number = int | SSAValue
"""A number that is known, or a value in the nest."""


@dataclass(eq=False)
class Memory:
    """Memory of a nest: `argument` in its body, and outside of it the `root` that it is, a memref,
    or the tensor whose elements it begins with; None of one that is the nest's own.

    `version` counts the times that it may have changed: a tensor is what memory was at its own.
    """

    root: SSAValue | None
    argument: BlockArgument
    written: bool = False
    version: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(cast("MemRefType[Attribute]", self.argument.type).get_shape())


@dataclass(frozen=True)
class Shown:
    """Elements of memory: along each dimension of the memory the first of them, and along each of
    their own how many there are, in which dimension of the memory they lie, and how far apart."""

    memory: Memory
    firsts: tuple[Number, ...]
    sizes: tuple[Number, ...]
    axes: tuple[tuple[int, int], ...]
    version: int | None = field(default=None, compare=False)
    """Of a tensor the one that it is of; a memref is what its memory is now."""

    def at(self, build: Inserter, indices: Sequence[SSAValue]) -> list[SSAValue]:
        """Where an element is in the memory. GemmcError of a tensor that is not there any more."""
        self.check(build.source)
        found = [*self.firsts]
        for (axis, step), index in zip(self.axes, indices, strict=True):
            found[axis] = added(build, found[axis], scaled(build, index, step))
        return [value_of(build, each) for each in found]

    def check(self, op: Operation) -> None:
        """GemmcError of a tensor whose memory has been written since."""
        if self.version not in (None, self.memory.version):
            needed = "tensors that are read before others are made of them, in a loop that is kept"
            raise refuse(op, needed, "a read of one that has been replaced")

    def now(self) -> Shown:
        """The same elements as the tensor that they are now."""
        return Shown(self.memory, self.firsts, self.sizes, self.axes, self.memory.version)


def whole(memory: Memory, version: int | None = None) -> Shown:
    """All elements of memory."""
    shape = memory.shape
    axes = tuple((axis, 1) for axis in range(len(shape)))
    return Shown(memory, (0,) * len(shape), shape, axes, version)


def part_of(
    build: Inserter,
    shown: Shown,
    op: memref.SubviewOp | tensor.ExtractSliceOp | tensor.InsertSliceOp,
    kind: Attribute,
    known: Callable[[SSAValue], SSAValue],
) -> Shown:
    """The slice, of a type, of what a value shows that an op says."""
    parts = ((op.static_offsets, op.offsets), (op.static_sizes, op.sizes),
             (op.static_strides, op.strides))  # fmt: skip
    numbers: list[list[Number]] = []
    for static, told in parts:
        others = iter([known(each) for each in told])
        numbers.append(
            [next(others) if n == DYNAMIC_INDEX else int(n) for n in static.get_values()]
        )
    offsets, sizes, strides = numbers
    if any(not isinstance(each, int) for each in strides):
        raise refuse(op, "constant strides, in a loop that is kept", "others")
    firsts, axes = [*shown.firsts], list[tuple[int, int]]()
    for (axis, step), offset, stride in zip(shown.axes, offsets, strides, strict=True):
        firsts[axis] = added(build, firsts[axis], scaled(build, offset, step))
        axes.append((axis, step * cast(int, stride)))
    shape = cast("MemRefType[Attribute]", kind).get_shape()
    kept = kept_of(list(op.static_sizes.get_values()), shape)
    own = tuple(sizes[axis] for axis in kept), tuple(axes[axis] for axis in kept)
    return Shown(shown.memory, tuple(firsts), *own, shown.version)


def value_of(build: Inserter, number: Number) -> SSAValue:
    return build.index(number) if isinstance(number, int) else number


def scaled(build: Inserter, number: Number, step: int) -> Number:
    if isinstance(number, int):
        return number * step
    return number if step == 1 else build.mul(number, build.index(step))


def added(build: Inserter, one: Number, other: Number) -> Number:
    """The sum of two numbers; nothing is computed of those that are known."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    if 0 in (one, other):
        return other if one == 0 else one
    return build.add(value_of(build, one), value_of(build, other))


def is_shaped(kind: Attribute) -> bool:
    """Whether a type is a tensor's or a memref's."""
    return isa(kind, TensorType[Attribute]) or isa(kind, MemRefType[Attribute])


def memory_for(op: Operation, block: Block, root: SSAValue | None, kind: Attribute) -> Memory:
    """Memory of a type in a nest's body. GemmcError of `op` for elements that a thread cannot load,
    and for open sizes."""
    shaped = is_shaped(kind)
    element = cast("MemRefType[Attribute]", kind).element_type if shaped else kind
    shape = cast("MemRefType[Attribute]", kind).get_shape() if shaped else ()
    if str(element) not in (known := kernels_know()):
        needed = f"elements of {', '.join(known)}, in a loop that is kept"
        raise refuse(op, needed, f"{element}")
    if DYNAMIC_INDEX in shape:
        raise refuse(op, "memory of known sizes, in a loop that is kept", f"{kind}")
    if 0 in shape:
        raise refuse(op, "memory with elements, in a loop that is kept", f"{kind}")
    argument = block.insert_arg(MemRefType(element, shape), len(block.args))
    return Memory(root, argument)


def put_in_order(block: Block, arguments: Sequence[SSAValue]) -> None:
    """Let a block have its arguments, all of which are given, in another order."""
    for argument in arguments:
        assert isinstance(argument, BlockArgument)
        new = block.insert_arg(argument.type, len(block.args))
        new.name_hint = argument.name_hint
        argument.replace_all_uses_with(new)
        block.erase_arg(argument)
