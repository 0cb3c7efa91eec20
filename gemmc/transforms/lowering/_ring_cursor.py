"""Slot and parity of an iteration number, and how they move with it."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from gemmc.ir import Inserter, constant_of


@dataclass(frozen=True)
class Cursor:
    """Where iteration `it` is in a ring: slot `it mod slots`, parity `(it div slots) mod 2`.

    Both round towards minus infinity, so that −slots … −1 have parity 1.
    """

    slot: SSAValue
    parity: SSAValue
    slots: int

    @staticmethod
    def at(build: Inserter, number: SSAValue, slots: int) -> Cursor:
        """The cursor of a number that is not negative."""
        constant = constant_of(number)
        if constant is not None:
            turns, slot = divmod(constant, slots)
            return Cursor(build.index(slot), build.index(turns % 2), slots)
        return Cursor(*_split(build, number, slots), slots)

    def shifted(self, build: Inserter, offset: int) -> Cursor:
        """The cursor of iteration `it + offset`, without dividing."""
        if offset == 1:
            return self._following(build)
        turns, rest = divmod(offset, self.slots)
        slot, flip = self.slot, None
        if rest:
            moved = build.add(slot, build.index(rest))
            limit = build.index(self.slots)
            flip = build.value(arith.CmpiOp(moved, limit, "uge"))
            slot = build.value(arith.SelectOp(flip, build.sub(moved, limit), moved))
        parity = self.parity
        if turns % 2:
            parity = build.sub(build.index(1), parity)
        if flip is not None:
            other = build.sub(build.index(1), parity)
            parity = build.value(arith.SelectOp(flip, other, parity))
        return Cursor(slot, parity, self.slots)

    def _following(self, build: Inserter) -> Cursor:
        """The cursor of the next iteration: slot 0 and the other parity after the last slot."""
        one = build.index(1)
        if self.slots == 1:
            return Cursor(self.slot, build.sub(one, self.parity), 1)
        zero, moved = build.index(0), build.add(self.slot, one)
        around = build.value(arith.CmpiOp(moved, build.index(self.slots), "eq"))
        slot = build.value(arith.SelectOp(around, zero, moved))
        turned = build.value(arith.SelectOp(around, one, zero))
        return Cursor(slot, build.value(arith.XOrIOp(self.parity, turned)), self.slots)

    def moved(self, build: Inserter, distance: SSAValue) -> Cursor:
        """The cursor of iteration `it + distance`, a value that is not negative."""
        constant = constant_of(distance)
        if constant is not None:
            return self.shifted(build, constant)
        slot, turned = _split(build, build.add(self.slot, distance), self.slots)
        parity = build.rem(build.add(self.parity, turned), build.index(2))
        return Cursor(slot, parity, self.slots)


def _split(build: Inserter, number: SSAValue, slots: int) -> tuple[SSAValue, SSAValue]:
    """(slot, parity) of a number by real division."""
    count = build.index(slots)
    turns = build.div(number, count)
    return build.rem(number, count), build.rem(turns, build.index(2))
