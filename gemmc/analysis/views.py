"""Through views to the memory behind them: its buffer, its slot, its window, its matrix."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from xdsl.ir import Operation, SSAValue

from gemmc.dialects.interfaces import View
from gemmc.dialects.tile.data.buffers import SlotOp
from gemmc.dialects.tile.data.views import MatricesOp, PartOp, WindowOp
from gemmc.dialects.tile.kernel import ints
from gemmc.ir import constant_of


def base_of(value: SSAValue) -> SSAValue:
    """The memory that a value is a view of, or a view of a view: a buffer, a ring, a matrix."""
    while isinstance(value.owner, View):
        value = value.owner.viewed
    return value


def is_strided_view(value: SSAValue) -> bool:
    """Whether memory is an argument's in other strides; an argument itself is row-major."""
    return isinstance(value.owner, MatricesOp)


def slot_of(value: SSAValue) -> SlotOp | None:
    """The tile.slot a value is (part of), if it comes from a ring."""
    owner = value.owner
    while isinstance(owner, View) and not isinstance(owner, SlotOp):
        owner = owner.viewed.owner
    return owner if isinstance(owner, SlotOp) else None


def window_of(value: SSAValue) -> WindowOp | None:
    """The tile.window a value is (part of); None for a view of one thread's elements."""
    owner = value.owner
    while isinstance(owner, PartOp):
        owner = owner.source.owner
    return owner if isinstance(owner, WindowOp) else None


def outer_part(value: SSAValue) -> PartOp | None:
    """The part of a buffer or slot that a value is, or is a part of."""
    found, owner = None, value.owner
    while isinstance(owner, View) and not isinstance(owner, SlotOp):
        found = owner if isinstance(owner, PartOp) else found
        owner = owner.viewed.owner
    return found


def make_a_whole(values: Iterable[SSAValue]) -> bool:
    """Whether values are (parts of) all the parts of one buffer or slot, none of them twice."""
    parts = [outer_part(value) for value in values]
    if not parts or parts[0] is None:
        return False
    first = parts[0]
    if any(p is None or (p.source, p.counts, p.runs) != (first.source, first.counts, first.runs)
           for p in parts):  # fmt: skip
        return False
    numbers = [tuple(map(constant_of, part.indices)) for part in parts if part is not None]
    return sorted(map(str, numbers)) == sorted(
        map(str, product(*map(range, ints(first.counts))))
    )


def reached(value: SSAValue) -> Iterator[Operation]:
    """Users of a value, and behind each that is a view those of the view."""
    for use in value.uses:
        yield use.operation
        if isinstance(use.operation, View):
            yield from reached(use.operation.results[0])
