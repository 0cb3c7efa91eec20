"""The dynamic sizes of a product: where the arguments have them, what a function promises of them,
and a size to plan for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import gcd
from typing import cast

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.ir import Attribute, SSAValue

from gemmc.analysis.placement import Placed, placed, placed_result
from gemmc.dialects.dynamic import GUARD, LARGEST, Place, Range, function_guards
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import refuse

PLANNED = 4096
"""The size that is planned for where any may come."""


def sizes_of(contract: ContractOp, function: func.FuncOp) -> dict[str, list[Place]]:
    """`told_sizes` of a function that is one product."""
    arguments = [*function.args, returned_of(contract, function)]
    return told_sizes(contract, tensors_of(contract, function), arguments)


def tensors_of(contract: ContractOp, function: func.FuncOp) -> list[Placed]:
    """Where the tensors of a function's product are in the memory of its arguments and of what it
    returns. GemmcError as `placed`."""
    returned = returned_of(contract, function)
    return [
        placed_result(value, returned) if value is contract.result else placed(value)
        for value in contract.tensors
    ]


def returned_of(contract: ContractOp, function: func.FuncOp) -> SSAValue:
    """What a function returns of its product."""
    end = function.get_return_op()
    return contract.result if end is None else end.operands[0]


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


def ranges_of(function: func.FuncOp, places: Mapping[str, Sequence[Place]]) -> dict[str, Range]:
    """What the function promises of each size, wherever it says so. GemmcError for a guard of no
    dynamic size."""
    found = {letter: Range() for letter in places}
    for place, allowed in function_guards(function):
        letter = next((each for each, known in places.items() if place in known), None)
        if letter is None:
            raise refuse(function, f"{GUARD} of dynamic sizes", f"one of {list(place)}")
        found[letter] = found[letter].both(allowed)
    return found


def planned(range_: Range, pitch: bool) -> int:
    """A size of a range that stands for it: the largest, up to a limit. The length of a row
    (`pitch`) is no multiple of a larger power of two than all sizes of the range are."""
    most = PLANNED if range_.most == LARGEST else range_.most
    size = max(most // range_.multiple * range_.multiple, range_.least, 1)
    step = gcd(range_.multiple, 16)
    if pitch and range_.least < size and gcd(size, 16) != step:
        size -= range_.multiple
    return size
