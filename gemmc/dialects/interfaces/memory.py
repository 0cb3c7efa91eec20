"""Views of memory, and which operands an op reads and writes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import Attribute, Operation, SSAValue


class InGlobalMemory:
    """A type whose values stand for data in global memory: a window, a tensor map, a counter."""


class View(Operation, ABC):
    """An op whose one result is some other operand's memory, or a part of it; no data moves.

    A part, a crop, a transpose, a slot of a ring, a window of a matrix.
    """

    @property
    @abstractmethod
    def viewed(self) -> SSAValue:
        """The memory that the result is a view of."""

    @property
    def is_whole(self) -> bool:
        """Whether every element of what is viewed is in the result."""
        return False

    @property
    def moved(self) -> Sequence[SSAValue]:
        """Where in what is viewed the result's element [0, 0] is: a row and a column.

        Nothing where it is element [0, 0] there too. A view whose elements lie otherwise than
        side by side from there on has a meaning of its own in the interpreter.
        """
        return ()

    def view_of(self, kind: Attribute) -> Attribute | None:
        """The result's type where what is viewed has the type `kind`, in another layout.

        None where the view cannot be had in any layout but the plain one. Raises VerifyException
        where this one has no such view.
        """
        return None


@dataclass(frozen=True)
class Touched:
    """An operand in memory that an op reads, or writes.

    `dims` names the dimensions of the operand, in memory order, by how they are cut when units
    share the op: m by rows of units, n by columns of units, k not at all. An operand without
    dims is every unit's as a whole.
    """

    operand: int
    writes: bool
    dims: str = ""


class Hint(Operation, ABC):
    """An op that only tells the hardware what is coming: no value and no element changes."""


class MemoryAccess(Operation, ABC):
    """An op that reads or writes elements in shared or global memory."""

    @abstractmethod
    def touched(self) -> Sequence[Touched]:
        """Its operands in memory, in the order of access; others are not accessed."""

    def read(self) -> list[SSAValue]:
        """What it reads in memory."""
        return [self.operands[each.operand] for each in self.touched() if not each.writes]

    def written(self) -> list[SSAValue]:
        """What it writes in memory."""
        return [self.operands[each.operand] for each in self.touched() if each.writes]
