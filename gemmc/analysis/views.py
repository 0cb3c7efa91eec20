"""Through views to the memory behind them: its buffer, its slot, its window, its matrix."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.ir import Operation, SSAValue

from gemmc.dialects.interfaces import View
from gemmc.dialects.tile.data.buffers import SlotOp
from gemmc.dialects.tile.data.views import MatricesOp, PartOp, WindowOp


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


def reached(value: SSAValue) -> Iterator[Operation]:
    """Users of a value, and behind each that is a view those of the view."""
    for use in value.uses:
        yield use.operation
        if isinstance(use.operation, View):
            yield from reached(use.operation.results[0])
