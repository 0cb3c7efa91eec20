"""Where a matrix ends, as a window and the parts of it see that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import gcd

from xdsl.ir import SSAValue

from gemmc.analysis.divisibility import divisor_of
from gemmc.transforms.lowering._to_ptx.bounds import at_most
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder, literal

Test = tuple[SSAValue, int]
"""An element is inside the matrix where the value is above the number."""


@dataclass(frozen=True)
class Move:
    """From a view's first element `by` neighbours on, at most `most` (None: not known), where
    another begins. Its neighbours are `stretch` times as far apart; it has elements at `places`.
    """

    by: SSAValue
    most: int | None
    stretch: int
    places: Sequence[int]


@dataclass(frozen=True)
class Edge:
    """How far a matrix reaches along one dimension that a view may be clipped in.

    `left` elements of the matrix follow the window's origin: at least `sure` of them, and a
    multiple of `unit`. The view begins `first` to `last` elements after that origin, `step`
    lie between its neighbours. `here` is `left` less what the view was moved by, but for the
    `pending` moves, which are subtracted when an element needs it.
    """

    left: SSAValue
    sure: int
    unit: int
    here: SSAValue
    pending: tuple[SSAValue, ...] = ()
    first: int = 0
    last: int = 0
    step: int = 1

    def moved(self, build: PtxBuilder, move: Move) -> Edge:
        """The edge as another view sees it, from a move on."""
        known = literal(move.by)
        least, most = (0, move.most) if known is None else (known, known)
        by = build.mul(move.by, build.imm(self.step))
        edge = replace(self, step=self.step * move.stretch, pending=(*self.pending, by))
        if most is None:
            # Where the view begins is not known any more, except by subtraction.
            here = edge._subtracted(build)
            return Edge(here, 0, 1, here, step=edge.step)
        first, last = self.first + least * self.step, self.last + most * self.step
        edge = replace(edge, first=first, last=last)
        if all(edge._settled(place * edge.step) for place in move.places):
            return edge
        return replace(edge, here=edge._subtracted(build), pending=())

    def test(self, place: int) -> Test | None:
        """When the view's element at a place is inside; None if it always is."""
        offset = place * self.step
        if self.last + offset < self.sure:
            return None
        if self._settled(offset):
            return self.left, (self.first + offset) // self.unit * self.unit
        assert not self.pending
        return self.here, offset

    def _settled(self, offset: int) -> bool:
        """Whether it is the same for every place where the view can begin."""
        if self.last + offset < self.sure:
            return True
        return (self.first + offset) // self.unit == (self.last + offset) // self.unit

    def _subtracted(self, build: PtxBuilder) -> SSAValue:
        here = self.here
        for move in self.pending:
            here = build.sub(here, move)
        return here


def window_edge(
    build: PtxBuilder,
    extent: tuple[SSAValue, SSAValue],
    offset: tuple[SSAValue, SSAValue],
    size: int,
) -> Edge | None:
    """The edge of a window of `size` elements from `offset` on, each a value and its register.

    None where the window always ends before the matrix does.
    """
    whole, furthest = literal(extent[1]), at_most(offset[0])
    sure = 0 if whole is None or furthest is None else max(0, whole - furthest)
    if sure >= size:
        return None
    left = build.sub(extent[1], offset[1])
    unit = gcd(divisor_of(extent[0]), divisor_of(offset[0])) or 1
    return Edge(left, sure, unit, left)
