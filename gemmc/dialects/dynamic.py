"""Sizes that a kernel is told when it is launched, and what is known of them before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any, cast

from xdsl.dialects import func
from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, DictionaryAttr, i64
from xdsl.ir import Attribute, Operation
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._integers import ints

LARGEST = 2**31 - 1
"""Kernels count in 32 bits with a sign."""


@dataclass(frozen=True)
class Range:
    """The values a size may have: from `least` to `most`, multiples of `multiple`."""

    least: int = 0
    most: int = LARGEST
    multiple: int = 1

    def __contains__(self, size: int) -> bool:
        return self.least <= size <= self.most and size % self.multiple == 0

    @property
    def largest(self) -> int:
        """Of the values."""
        return self.most // self.multiple * self.multiple

    @property
    def words(self) -> str:
        """What it says beyond that any size may come; nothing of any."""
        if self.least == self.most:
            return f"exactly {self.least}"
        least = f"from {self.least}" if self.least else ""
        most = f"up to {self.most}" if self.most != LARGEST else ""
        bounds = " ".join(each for each in (least, most) if each)
        multiple = f"a multiple of {self.multiple}" if self.multiple > 1 else ""
        return ", ".join(each for each in (bounds, multiple) if each)

    def both(self, other: Range) -> Range:
        """The values of two ranges."""
        most = min(self.most, other.most)
        multiple = lcm(self.multiple, other.multiple)
        return Range(min(max(self.least, other.least), most), most, multiple)

    @property
    def attribute(self) -> Attribute:
        """As a property has it."""
        return DenseArrayBase.from_list(i64, (self.least, self.most, self.multiple))

    @staticmethod
    def of(attribute: Attribute | None) -> Range:
        """Of an array of three numbers; anything where there is none. Raises VerifyException."""
        if attribute is None:
            return Range()
        found = _numbers(attribute)
        if found is None or len(found) != 3:
            raise VerifyException(f"needed [least, most, multiple] of a size; found {attribute}")
        least, most, multiple = found
        if not 0 <= least <= most <= LARGEST or multiple < 1:
            needed = f"0 <= least <= most <= {LARGEST} and a multiple of 1 or more"
            raise VerifyException(f"needed {needed}; found {list(found)}")
        return Range(least, most, multiple)


Place = tuple[int, int]
"""An argument's number and one of its dimensions."""


def places_of(attribute: Attribute) -> tuple[Place, ...]:
    """The places of one size: an array of pairs. Raises VerifyException."""
    found = _numbers(attribute)
    if not found or len(found) % 2:
        needed = "[argument, dimension, …] of a dynamic size"
        raise VerifyException(f"needed {needed}; found {attribute}")
    return tuple(zip(found[::2], found[1::2], strict=True))


def _numbers(attribute: Attribute) -> tuple[int, ...] | None:
    if not isinstance(attribute, DenseArrayBase):
        return None
    return ints(cast("DenseArrayBase[Any]", attribute))


def places_attribute(places: Mapping[str, Sequence[Place]]) -> DictionaryAttr | None:
    """The property that says where each dynamic size stands; None where there is none."""
    if not places:
        return None
    return DictionaryAttr(
        {name: DenseArrayBase.from_list(i64, sum(each, ())) for name, each in places.items()}
    )


def guard_attribute(ranges: Mapping[str, Range]) -> DictionaryAttr | None:
    """The property that says which values sizes may have; None where any will do."""
    told = {name: each.attribute for name, each in ranges.items() if each != Range()}
    return DictionaryAttr(told) if told else None


class Dynamic:
    """What kernels at every level say of their dynamic sizes: `dynamic` has the places of each by
    its name, `guard` the values that it may have."""

    @property
    def dynamic_places(self) -> dict[str, tuple[Place, ...]]:
        """Where in the arguments each dynamic size is."""
        return {name: places_of(each) for name, each in _entries(self, "dynamic").items()}

    def dynamic_size(self, argument: int, dimension: int) -> str | None:
        """The name of the size at a place; None where it is a number."""
        for name, places in self.dynamic_places.items():
            if (argument, dimension) in places:
                return name
        return None

    def range_of(self, name: str) -> Range:
        """The values that a dynamic size may have."""
        return Range.of(_entries(self, "guard").get(name))

    def verify_dynamic(self, shapes: Sequence[Sequence[int]]) -> None:
        """Names are of the arguments' `?`, one each. Raises VerifyException."""
        named = [place for each in self.dynamic_places.values() for place in each]
        found = {
            (argument, dimension)
            for argument, shape in enumerate(shapes)
            for dimension, size in enumerate(shape)
            if size < 0
        }
        if len(set(named)) < len(named) or not set(named) <= found:
            raise VerifyException(
                f"needed names of dynamic extents, which are at {sorted(found)}, one each; "
                f"found names of {sorted(named)}"
            )
        for name in _entries(self, "guard"):
            if name not in self.dynamic_places:
                raise VerifyException(f"needed a guard of dynamic sizes; found one of {name}")
            self.range_of(name)


def _entries(kernel: Dynamic, name: str) -> Mapping[str, Attribute]:
    found = cast(Operation, kernel).properties.get(name)
    return found.data if isinstance(found, DictionaryAttr) else {}


def kernel_around(op: Operation) -> Dynamic | None:
    """The kernel that an op stands in."""
    parent = op.parent_op()
    while parent is not None and not isinstance(parent, Dynamic):
        parent = parent.parent_op()
    return parent


GUARD = "tile.guard"
"""The attribute of a function that is for some sizes only: arrays of [argument, dimension, least,
most, multiple], where the number behind the last argument's is the result's."""


def function_guards(function: func.FuncOp) -> list[tuple[Place, Range]]:
    """The values that a function on tensors is for. Raises VerifyException for another form."""
    guard = function.attributes.get(GUARD, ArrayAttr([]))
    if not isinstance(guard, ArrayAttr):
        raise VerifyException(f"needed {GUARD} that is an array of arrays; found {guard}")
    found: list[tuple[Place, Range]] = []
    for entry in cast("ArrayAttr[Attribute]", guard):
        numbers = _numbers(entry)
        if numbers is None or len(numbers) != 5:
            needed = f"{GUARD} of [argument, dimension, least, most, multiple]"
            raise VerifyException(f"needed {needed}; found {entry}")
        range_ = Range.of(DenseArrayBase.from_list(i64, numbers[2:]))
        found.append(((numbers[0], numbers[1]), range_))
    return found


def set_function_guards(function: func.FuncOp, guards: Sequence[tuple[Place, Range]]) -> None:
    """Let a function be for these values only."""
    told = ((*place, each.least, each.most, each.multiple) for place, each in guards)
    function.attributes[GUARD] = ArrayAttr(DenseArrayBase.from_list(i64, each) for each in told)


PLANNED = "tile.planned"
"""The attribute of a function that says for which size its kernel is planned, where any of a range
may come: arrays of [argument, dimension, size]."""


def planned_sizes(function: func.FuncOp) -> dict[Place, int]:
    """The sizes that a function is planned for. Raises VerifyException for another form."""
    said = function.attributes.get(PLANNED, ArrayAttr([]))
    entries = list(cast("ArrayAttr[Attribute]", said)) if isinstance(said, ArrayAttr) else [said]
    found = [_numbers(each) for each in entries]
    if any(each is None or len(each) != 3 or min(each) < 0 for each in found):
        needed = f"{PLANNED} of [argument, dimension, size]"
        raise VerifyException(f"needed {needed}; found {said}")
    return {(each[0], each[1]): each[2] for each in found if each is not None}


def set_planned_sizes(function: func.FuncOp, sizes: Mapping[Place, int]) -> None:
    """Let a function be planned for these sizes."""
    told = ((*place, size) for place, size in sizes.items())
    function.attributes[PLANNED] = ArrayAttr(DenseArrayBase.from_list(i64, each) for each in told)
