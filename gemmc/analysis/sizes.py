"""The dynamic sizes of a product: where the arguments have them, what a function promises of them,
and a size to plan for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import gcd
from typing import cast

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, DenseArrayBase, TensorType, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.utils.hints import isa

from gemmc.analysis.placement import Placed
from gemmc.dialects.dynamic import LARGEST, Place, Range
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import refuse

GUARD = "gemmc.guard"
"""The attribute of a function that is for some sizes only: arrays of [argument, dimension, least,
most, multiple], where the number behind the last argument's is the result's."""

PLANNED = 4096
"""The size that is planned for where any may come."""


def told_sizes(
    contract: ContractOp, tensors: Sequence[Placed], arguments: Sequence[SSAValue]
) -> dict[str, list[Place]]:
    """By the letter of each dynamic dimension of a product, where the arguments have it.

    `tensors` are lhs, rhs, the result and the inputs in the memory of `arguments`, the result last.
    GemmcError for a dynamic size that a launch does not tell by an argument's extent.
    """
    found: dict[str, list[Place]] = {}
    for tensor, letters in zip(tensors, contract.layouts, strict=True):
        for letter, dim in zip(letters, tensor.dims, strict=True):
            if contract.extents[letter] != DYNAMIC_INDEX:
                continue
            if dim.own is None or dim.first:
                needed = "dynamic sizes that are extents of arguments or the result"
                raise refuse(contract, needed, f"{letter} behind a reshape or slice")
            place = arguments.index(tensor.argument), dim.own
            places = found.setdefault(letter, [])
            if place not in places:
                places.append(place)
    _check_all(contract, arguments, found)
    return {letter: sorted(places) for letter, places in found.items()}


def _check_all(
    contract: ContractOp, arguments: Sequence[SSAValue], found: Mapping[str, Sequence[Place]]
) -> None:
    named = [place for places in found.values() for place in places]
    for number, argument in enumerate(arguments):
        shape = cast("TensorType[Attribute]", argument.type).get_shape()
        for dimension, size in enumerate(shape):
            if size == DYNAMIC_INDEX and (number, dimension) not in named:
                needed = "dynamic sizes that are dimensions of the product"
                what = f"dimension {dimension} of {argument.type}"
                raise refuse(contract, needed, what, "write the size out")


def guard_entry(place: Place, range_: Range) -> Attribute:
    """A part of a function's guard."""
    numbers = (*place, range_.least, range_.most, range_.multiple)
    return DenseArrayBase.from_list(i64, numbers)


def ranges_of(function: func.FuncOp, places: Mapping[str, Sequence[Place]]) -> dict[str, Range]:
    """What the function promises of each size, wherever it says so. GemmcError for a guard that is
    of another form, or of no dynamic size."""
    found = {letter: Range() for letter in places}
    guard = function.attributes.get(GUARD, ArrayAttr([]))
    if not isa(guard, ArrayAttr[DenseArrayBase]):
        raise refuse(function, f"{GUARD} that is an array of arrays", f"{guard}")
    for entry in guard:
        numbers = [int(each) for each in entry.get_values()]
        place = tuple(numbers[:2])
        letter = next((each for each, known in places.items() if place in known), None)
        if len(numbers) != 5 or letter is None:
            needed = f"{GUARD} of [argument, dimension, least, most, multiple] of dynamic sizes"
            raise refuse(function, needed, f"{numbers}")
        found[letter] = found[letter].both(Range(*numbers[2:]))
    return found


def planned(range_: Range, pitch: bool) -> int:
    """A size of a range that stands for it: the largest, up to a limit. The length of a row
    (`pitch`) is no multiple of a larger power of two than all sizes of the range are."""
    most = min(range_.most, PLANNED) if range_.most == LARGEST else range_.most
    size = max(most // range_.multiple * range_.multiple, range_.least, 1)
    step = gcd(range_.multiple, 16)
    if pitch and range_.least < size and gcd(size, 16) != step:
        size -= range_.multiple
    return size
