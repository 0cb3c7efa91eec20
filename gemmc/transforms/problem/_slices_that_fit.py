"""Numbers of a call that tell sizes: what a program says of them, and what has to hold for slices
to lie in their source, and for reshapes to have all of its elements."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import cast

from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, StringAttr
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.memory_types import number_arguments
from gemmc.dialects.sizes import Naming, Size
from gemmc.dialects.sizes.arithmetic import added, difference, product

_NAME = re.compile(r"\bd\d+\b")


def say_numbers(program: ProgramOp, function: func.FuncOp, named: Naming) -> None:
    """Let a program say of which of its inputs a call gives a number, and what has to hold."""
    names, told = program.arguments.data, sorted(number_arguments(function))
    if told:
        program.numbers = ArrayAttr(names[number] for number in told)
    rooms = rooms_of(function, named)
    if rooms:
        program.rooms = ArrayAttr(map(StringAttr, rooms))


def rooms_of(function: func.FuncOp, named: Naming) -> list[str]:
    """Expressions of sizes that have to be 0 or more: in each dimension of a slice what its source
    has behind it, where numbers of a call tell any of it or the source's extent is a number, of
    what is padded up to a number how much it is padded by, and of a reshape how far its elements
    are from those of its source, either way, where numbers of a call or other arrays tell them. A
    place that elements tell, and no size, is taken for 0."""
    numbers = number_arguments(function)
    alone = {
        name for name, places in named.places.items() if any(at[0] in numbers for at in places)
    }
    found: dict[str, None] = {}
    for op in function.body.block.ops:
        for room in _rooms(op, named) if alone else ():
            if isinstance(room, str) and not alone.isdisjoint(_NAME.findall(room)):
                found[room] = None
        if isinstance(op, tensor.ExpandShapeOp | tensor.ReshapeOp):
            found |= dict.fromkeys(_between_arrays(op, named))
        found |= dict.fromkeys(each for each in _within(op, named) if isinstance(each, str))
    return list(found)


def _between_arrays(
    op: tensor.ExpandShapeOp | tensor.ReshapeOp, named: Naming
) -> Iterator[str]:
    """How many more elements a reshape has than its source, and the reverse, where sizes tell the
    one that do not tell the other: as rows that are taken apart by the shape of another array."""
    source = op.src if isinstance(op, tensor.ExpandShapeOp) else op.source
    one, other = (product(named.shapes.of(each)) for each in (source, op.result))
    if {*_NAME.findall(f"{one}")} != {*_NAME.findall(f"{other}")}:
        yield from (f"{difference(*each)}" for each in ((one, other), (other, one)))


def _rooms(op: Operation, named: Naming) -> Iterator[Size]:
    if isinstance(op, tensor.ExpandShapeOp):
        yield from _left_of_groups(op, named)
    elif isinstance(op, tensor.ExtractSliceOp | tensor.InsertSliceOp):
        yield from (room for _, room in _behind(op, named))


def _within(op: Operation, named: Naming) -> Iterator[Size]:
    """How much of an extent that is a number is left behind a slice, or was before rows that sizes
    tell were padded up to it, as tiles of a known number hold no more."""
    if isinstance(op, tensor.ExtractSliceOp | tensor.InsertSliceOp):
        yield from (room for extent, room in _behind(op, named) if isinstance(extent, int))
    elif isinstance(op, tensor.PadOp):
        around = (op.static_low, op.low), (op.static_high, op.high)
        amounts = [_told(cast("Sequence[int]", n.get_values()), each, named) for n, each in around]
        for extent, *told in zip(op.result.type.get_shape(), *amounts, strict=True):
            yield from (each for each in told if each is not None and extent != DYNAMIC_INDEX)


def _left_of_groups(op: tensor.ExpandShapeOp, named: Naming) -> Iterator[Size]:
    """How many more elements a dimension has than those that it is expanded to, and the reverse."""
    shape = named.shapes.of(op.result)
    for extent, group in zip(named.shapes.of(op.src), op.reassociation, strict=True):
        expanded = product(tuple(shape[axis.value.data] for axis in group))
        if extent != expanded:
            yield difference(extent, expanded)
            yield difference(expanded, extent)


def _behind(
    op: tensor.ExtractSliceOp | tensor.InsertSliceOp, named: Naming
) -> Iterator[tuple[Size, Size]]:
    """The extents that a slice is of, and what is left behind it in each: extent - first -
    (size - 1) * stride - 1."""
    shape = named.shapes.of(op.source if isinstance(op, tensor.ExtractSliceOp) else op.dest)
    lists = (
        (op.static_offsets, op.offsets), (op.static_sizes, op.sizes),
        (op.static_strides, op.strides),
    )  # fmt: skip
    told = [_told(cast("Sequence[int]", said.get_values()), each, named) for said, each in lists]
    for extent, first, size, stride in zip(shape, *told, strict=True):
        if size is None or stride is None:
            continue
        used = added(first or 0, product((size, stride)))
        rest = difference(extent, used)
        yield extent, rest if stride == 1 else added(rest, added(stride, -1))


def _told(
    said: Sequence[int], values: Sequence[SSAValue], named: Naming
) -> list[Size | None]:
    """The numbers of a list, and what is known of the values among them."""
    rest = iter(values)
    return [named.shapes.size(next(rest)) if n == DYNAMIC_INDEX else n for n in said]
