"""Memory that a program reads and writes, as NumPy arrays and views of them.

A memref is a view of an array, so that what overlaps in the program overlaps here: nothing is said
about who wrote what before whom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseIntOrFPElementsAttr, MemRefType, ShapedType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.bufferization import (
    CloneOp,
    MaterializeInDestinationOp,
    ToBufferOp,
    ToTensorOp,
)
from gemmc.dialects.in_memory import is_cast_alone
from gemmc.dialects.memory_types import is_memref, strides_in_memory
from gemmc.dialects.memref import ReshapeOp, TransposeOp
from gemmc.errors import GemmcError, refuse
from gemmc.reference.bounded import FLOATS, Array, Bounded, sure
from gemmc.reference.inputs import static_type
from gemmc.reference.numbers import of_type

Known = Mapping[SSAValue, Bounded]


@dataclass
class Errors:
    """The coefficient and the floor of all that lies in an array."""

    c: float = 0.0
    floor: float = 0.0


@dataclass(frozen=True)
class Buffer:
    """A view of an array: values, their magnitudes, and the errors of the whole array."""

    value: Array
    magnitude: Array
    errors: Errors
    origin: int = 0
    """The number of the whole array's first element, as `memref.reinterpret_cast` counts them."""

    @staticmethod
    def of(found: Bounded) -> Buffer:
        """An array of its own with these elements."""
        return Buffer(
            np.array(found.value), np.array(found.magnitude), Errors(found.c, found.floor)
        )

    @staticmethod
    def empty(shape: tuple[int, ...], element: str) -> Buffer:
        """What nobody has written: no numbers, or integers of which nothing is known."""
        if element in FLOATS:
            return Buffer(np.full(shape, np.nan), np.zeros(shape), Errors())
        return Buffer(np.zeros(shape, np.int64), np.full(shape, np.inf), Errors(1.0))

    @property
    def now(self) -> Bounded:
        """Its elements as they are here."""
        errors = self.errors
        return Bounded(self.value.copy(), self.magnitude.copy(), errors.c, errors.floor)

    def view(self, move: Callable[[Array], Array]) -> Buffer:
        """Some of its elements, or all in another shape."""
        return Buffer(move(self.value), move(self.magnitude), self.errors, self.origin)

    def at_strides(
        self, op: Operation | None, first: int, shape: Sequence[int], strides: Sequence[int]
    ) -> Buffer:
        """Elements of the whole array, counted from its origin. GemmcError of `op` for some outside
        of it."""
        return self.view(partial(_at_strides, op, first - self.origin, shape, strides))

    def write(self, found: Bounded) -> None:
        """Let its elements be these."""
        self.value[...], self.magnitude[...] = found.value, found.magnitude
        self.errors.c = max(self.errors.c, found.c)
        self.errors.floor = max(self.errors.floor, found.floor)


def is_all_of(view: Array, whole: Array) -> bool:
    """Whether an array is a view of all of another one, at the same indices."""
    same = view.ctypes.data == whole.ctypes.data and view.strides == whole.strides
    return same and view.shape == whole.shape


Globals = dict[str, memref.GlobalOp]


class Buffers:
    """The memory of a function's memrefs, of which `constants` are its module's."""

    def __init__(self, constants: Globals) -> None:
        self.known: dict[SSAValue, Buffer] = {}
        self.constants = constants

    def enter(self, argument: SSAValue, given: Bounded | None) -> Buffer:
        """All of the memory that an argument is in, with these elements, or nobody's; the argument
        is known from here on."""
        kind = cast("MemRefType[Attribute]", argument.type)
        whole = Buffer.empty(*static_type(argument)) if given is None else Buffer.of(given)
        strides = strides_in_memory(kind)
        if strides is None:
            self.known[argument] = whole
            return whole
        whole = replace(whole, origin=kind.get_offset() or 0)
        self.known[argument] = whole.at_strides(None, whole.origin, kind.get_shape(), strides)
        return whole

    def follow(self, op: Operation, known: Known) -> Bounded | None | bool:
        """What an op on memrefs computes, None of one that computes nothing but was done; False of
        another."""
        if isinstance(op, memref.DeallocOp):
            return None
        if isinstance(op, memref.CopyOp | MaterializeInDestinationOp) and is_memref(op.operands[1]):
            self.known[op.operands[1]].write(self.now(op.operands[0], known))
            return None
        if isinstance(op, memref.StoreOp):
            target, at = self.known[op.memref], _places(op.indices, known)
            target.view(lambda x: x[(*at, None)]).write(known[op.value])
            return None
        if isinstance(op, memref.LoadOp):
            at = _places(op.indices, known)
            return self.known[op.memref].view(lambda x: x[at]).now
        if isinstance(op, ToTensorOp):
            return self.known[op.source].now
        made = self._made(op, known)
        if made is None:
            return False
        self.known[op.results[0]] = made
        return None

    def told(self, op: memref.ExtractStridedMetaDataOp) -> list[Bounded]:
        """Offset, sizes and strides of a memref; its memory is known from here on. What its type
        does not say is that of a contiguous array."""
        self.known[op.base_buffer] = self.known[op.source]
        if not is_cast_alone(op):
            self.known[op.base_buffer] = self.known[op.source].at_strides(op, 0, (), ())
        kind, shape = cast("MemRefType[Attribute]", op.source.type), _shape(op.source)
        strides = strides_in_memory(kind) or ShapedType.strides_for_shape(shape)
        numbers = (kind.get_offset() or 0, *shape, *strides)
        return [sure(np.array(each)) for each in numbers]

    def now(self, value: SSAValue, known: Known) -> Bounded:
        """The elements of a memref here, or of a tensor."""
        return self.known[value].now if value in self.known else known[value]

    def _made(self, op: Operation, known: Known) -> Buffer | None:
        """The memory that an op's result shows; None of an op that shows none."""
        if isinstance(op, memref.AllocOp | memref.AllocaOp):
            return Buffer.empty(_shape(op.memref), _element(op.memref))
        if isinstance(op, memref.GetGlobalOp):
            return _constant(op, self.constants)
        if isinstance(op, memref.ReinterpretCastOp):
            first, sizes, strides = _told(op, known)
            return self.known[op.source].at_strides(op, first[0], sizes, strides)
        if isinstance(op, CloneOp | ToBufferOp):
            return Buffer.of(self.now(op.source, known))
        if isinstance(op, memref.SubviewOp):
            return self.known[op.source].view(_slice(op, known))
        if isinstance(op, memref.CollapseShapeOp | memref.ExpandShapeOp | ReshapeOp):
            return self.known[op.operands[0]].view(lambda x: _reshaped(op, x))
        if isinstance(op, TransposeOp):
            return self.known[op.source].view(lambda x: x.transpose(op.order))
        if isinstance(op, memref.CastOp | memref.MemorySpaceCastOp | memref.AssumeAlignmentOp):
            return self.known[op.operands[0]]
        if isinstance(op, arith.SelectOp):
            return self.known[op.lhs if known[op.cond].value.any() else op.rhs]
        return None


def _shape(value: SSAValue) -> tuple[int, ...]:
    shape = tuple(cast("MemRefType[Attribute]", value.type).get_shape())
    if DYNAMIC_INDEX in shape:
        raise GemmcError("run", "memrefs of static shapes", f"{value.type}", "give the sizes")
    return shape


def _element(value: SSAValue) -> str:
    return str(cast("MemRefType[Attribute]", value.type).element_type)


def _reshaped(op: Operation, x: Array) -> Array:
    """The same elements in another shape; GemmcError where that is no view."""
    found = x.reshape(_shape(op.results[0]))
    if not np.shares_memory(found, x):
        raise refuse(op, "rows that lie one behind the other", "others")
    return found


def _places(indices: Any, known: Known) -> tuple[int, ...]:
    return tuple(int(known[each].value) for each in indices)


def _told(op: memref.SubviewOp | memref.ReinterpretCastOp, known: Known) -> list[list[int]]:
    """Offsets, sizes and strides."""
    parts = (
        (op.static_offsets, op.offsets),
        (op.static_sizes, op.sizes),
        (op.static_strides, op.strides),
    )
    numbers: list[list[int]] = []
    for static, told in parts:
        others = iter(_places(told, known))
        numbers.append(
            [next(others) if n == DYNAMIC_INDEX else int(n) for n in static.get_values()]
        )
    return numbers


def _whole(view: Array) -> Array:
    """The array that a view is of; what `as_strided` makes is of a stand-in, which is of that."""
    whole, base = view, cast("object", view.base)
    while base is not None:
        if isinstance(base, np.ndarray):
            whole = cast("Array", base)
        base = cast("object", getattr(base, "base", None))
    return whole


def _at_strides(
    op: Operation | None, first: int, shape: Sequence[int], strides: Sequence[int], x: Array
) -> Array:
    """Elements of the array that one is a view of; GemmcError of an op for some outside of it."""
    x = _whole(x)
    moved = [(n - 1) * s for n, s in zip(shape, strides, strict=True)]
    low, high = (first + sum(m for m in moved if m * sign > 0) for sign in (-1, 1))
    if op is not None and 0 not in shape and not 0 <= low <= high < x.size:
        found = f"elements {low} to {high}"
        raise refuse(op, f"elements inside of memory of {x.size}", found, "give a place inside")
    steps = [each * x.itemsize for each in strides]
    return np.lib.stride_tricks.as_strided(x.reshape(-1)[first:], shape, steps)


def _slice(op: memref.SubviewOp, known: Known) -> Callable[[Array], Array]:
    numbers = _told(op, known)
    ranges = tuple(
        slice(o, o + (n - 1) * s + 1 if n else o, s) for o, n, s in zip(*numbers, strict=True)
    )
    shape = _shape(op.result)

    def move(x: Array) -> Array:
        each = zip(*numbers[:2], ranges, x.shape, strict=True)
        if any(o < 0 or (n > 0 and r.stop > extent) for o, n, r, extent in each):
            found = f"one from {numbers[0]} of sizes {numbers[1]} in {list(x.shape)}"
            raise refuse(op, "a part inside of the memory", found, "give numbers that are inside")
        return x[ranges].reshape(shape)  # without dimensions of size 1, which is a view

    return move


def globals_of(function: Operation) -> Globals:
    """What stands in a function's module, by name: a copy of the function may stand in none."""
    module = function.parent_op()
    ops = () if module is None else module.walk()
    return {op.sym_name.data: op for op in ops if isinstance(op, memref.GlobalOp)}


def _constant(op: memref.GetGlobalOp, constants: Globals) -> Buffer:
    found = constants.get(op.name_.string_value())
    data = None if found is None else found.initial_value
    if not isinstance(data, DenseIntOrFPElementsAttr):
        raise refuse(op, "a constant with elements", "none")
    numbers = of_type(np.array(data.get_values()), _element(op.memref))
    value = np.broadcast_to(numbers.reshape(-1), (int(np.prod(_shape(op.memref))),))
    return Buffer.of(sure(value.reshape(_shape(op.memref))))
