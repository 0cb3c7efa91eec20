"""What MLIR's verifier says of the types of views of memory, and xDSL's does not.

A view has the elements of its memory, at the strides and the offset that its op gives them. What a
type leaves open (`?`) agrees with everything; strides of dimensions of one element are no matter.

Source: MLIR, "memref" dialect, `CastOp`, `SubViewOp`, `TransposeOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import memref as stock
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.strides import strides_of

Known = Sequence[int | None]


def check_elements(source: Attribute, result: Attribute) -> None:
    """VerifyException for a view whose elements are of another type than its memory's."""
    needed, found = element_in(source), element_in(result)
    if needed != found:
        raise VerifyException(f"needed elements of {needed}; found {found}")


def check_cast(source: Attribute, result: Attribute) -> None:
    """VerifyException for a cast between types that no memory has both of."""
    if not isa(source, MemRefType[Attribute]) or not isa(result, MemRefType[Attribute]):
        return  # one of no known rank
    check_elements(source, result)
    given, made = (tuple(each.get_shape()) for each in (source, result))
    if len(given) != len(made) or not _agree([*map(_told, given)], [*map(_told, made)]):
        raise VerifyException(f"needed a shape like that of {source}; found {result}")
    check_strides(result, strides_of(source), source.get_offset())


def check_transposed(source: Attribute, result: Attribute, order: Sequence[int]) -> None:
    """VerifyException for a transposed view of other elements or strides; `order` has the source's
    dimensions."""
    check_elements(source, result)
    kind = cast("MemRefType[Attribute]", source)
    strides = strides_of(kind)
    moved = None if strides is None else [strides[axis] for axis in order]
    check_strides(cast("MemRefType[Attribute]", result), moved, kind.get_offset())


def check_strides(result: MemRefType[Attribute], strides: Known | None, offset: int | None) -> None:
    """VerifyException for a type that says other strides, or another offset, than these."""
    found, shape = strides_of(result), result.get_shape()
    if strides is None or found is None:
        return
    several = [axis for axis, size in enumerate(shape) if size != 1]
    if not _agree([strides[axis] for axis in several], [found[axis] for axis in several]):
        said = ", ".join("?" if each is None else str(each) for each in strides)
        raise VerifyException(f"needed strides [{said}]; found {result}")
    if not _agree([offset], [result.get_offset()]):
        raise VerifyException(f"needed offset {offset}; found {result}")


def _told(size: int) -> int | None:
    return None if size == DYNAMIC_INDEX else size


def _agree(one: Known, other: Known) -> bool:
    """Whether two lists are the same, but for what either leaves open."""
    return all(None in pair or pair[0] == pair[1] for pair in zip(one, other, strict=True))


class SubviewOp(stock.SubviewOp):
    """A part of a memory: `memref.subview %m[0, 8] [4, 4] [1, 1] : type to type`."""

    name = "memref.subview"

    def verify_(self) -> None:
        super().verify_()
        source, result = (
            cast("MemRefType[Attribute]", each.type) for each in (self.source, self.result)
        )
        check_elements(source, result)
        strides, rank = strides_of(source), source.get_num_dims()
        said = (self.static_offsets, self.static_sizes, self.static_strides)
        if strides is None or any(len(each) != rank for each in said):
            return
        places, _, steps = ([_told(int(n)) for n in each.get_values()] for each in said)
        offset = source.get_offset()
        moved = [_product(place, stride) for place, stride in zip(places, strides, strict=True)]
        known = [each for each in (offset, *moved) if each is not None]
        first = sum(known) if len(known) == rank + 1 else None
        stepped = [_product(step, stride) for step, stride in zip(steps, strides, strict=True)]
        if result.get_num_dims() == rank:
            check_strides(result, stepped, first)
        elif not _agree([first], [result.get_offset()]):
            raise VerifyException(f"needed offset {first}; found {result}")


def _product(one: int | None, other: int | None) -> int | None:
    """A product of numbers of which some are open: 0 of what is 0."""
    if 0 in (one, other):
        return 0
    return None if one is None or other is None else one * other
