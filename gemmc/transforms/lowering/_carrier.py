"""Loops that carry an iteration number, made to carry its slot and parity too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from xdsl.dialects import arith, scf
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.loops import add_carried
from gemmc.errors import refuse
from gemmc.ir import Inserter, constant_of, index_of
from gemmc.transforms.lowering._ring_cursor import Cursor

FIRST_INIT = 3
"""Operands of scf.for before its initial values: lower bound, upper bound, step."""


@dataclass
class Carrier:
    """Follows a number through the loops that carry it, and rewrites its users on the way.

    `uses` says whether an op uses a number by rings of the cursor's slots; `rewrite` lowers it.
    """

    uses: Callable[[Operation, SSAValue], bool]
    rewrite: Callable[[Operation, Cursor], None]
    _known: dict[SSAValue, Cursor] = field(default_factory=dict[SSAValue, Cursor])

    def rewrite_users(self, number: SSAValue, cursor: Cursor) -> None:
        for op in dict.fromkeys(use.operation for use in number.uses):
            if self.uses(op, number):
                self.rewrite(op, cursor)

    def carry(self, loop: scf.ForOp, position: int, start: Cursor) -> Cursor:
        """Let a loop carry the cursor of its carried number; the cursor after the loop."""
        counter = loop.body.block.args[position + 1]

        def following(build: Inserter, carried: list[SSAValue]) -> list[SSAValue]:
            slot, parity = carried
            slot.name_hint, parity.name_hint = "slot", "parity"
            self._reach(counter, Cursor(slot, parity, start.slots))
            end = loop.body.block.last_op
            assert end is not None
            after = self._advanced(build, end.operands[position])
            if after is None:
                owner = end.operands[position].owner
                found = owner.name if isinstance(owner, Operation) else "a block argument"
                raise refuse(loop, "a counter that its loop only adds to", f"{found} in its place")
            return [after.slot, after.parity]

        new = add_carried(loop, [start.slot, start.parity], following)
        after = Cursor(new.results[-2], new.results[-1], start.slots)
        self._reach(new.results[position], after)
        return after

    def _reach(self, number: SSAValue, cursor: Cursor) -> None:
        """Rewrite a number's users and let the loops that start from it carry the cursor."""
        self._known[number] = cursor
        self.rewrite_users(number, cursor)
        while (start := self._next_loop(number)) is not None:
            self.carry(*start, cursor)

    def _next_loop(self, number: SSAValue) -> tuple[scf.ForOp, int] | None:
        """A loop that starts from the number, needs its cursor and does not carry it yet."""
        for loop, position in _loops_from(number):
            argument = loop.body.block.args[position + 1]
            if argument not in self._known and self._matters(loop, position):
                return loop, position
        return None

    def _matters(self, loop: scf.ForOp, position: int) -> bool:
        """Whether the carried number, in the loop or after it, gets to an op that uses it."""
        for number in (loop.body.block.args[position + 1], loop.results[position]):
            if any(self.uses(use.operation, number) for use in number.uses):
                return True
            if any(self._matters(*start) for start in _loops_from(number)):
                return True
        return False

    def _advanced(self, build: Inserter, value: SSAValue) -> Cursor | None:
        """The cursor of a value that a known number became by additions and through loops."""
        if value in self._known:
            return self._known[value]
        owner = value.owner
        if isinstance(owner, arith.AddiOp):
            for number, distance in ((owner.lhs, owner.rhs), (owner.rhs, owner.lhs)):
                cursor = self._advanced(build, number)
                if cursor is not None and (constant_of(distance) or 0) >= 0:
                    return cursor.moved(build, distance)
        if isinstance(owner, scf.ForOp):
            position = index_of(value)
            init = owner.iter_args[position]
            if init in self._known:
                return self.carry(owner, position, self._known[init])
        return None


def _loops_from(number: SSAValue) -> list[tuple[scf.ForOp, int]]:
    """The loops with the number as an initial value, and its position among the carried."""
    return [
        (use.operation, use.index - FIRST_INIT)
        for use in number.uses
        if isinstance(use.operation, scf.ForOp) and use.index >= FIRST_INIT
    ]
