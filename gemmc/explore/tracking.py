"""Where ops come from, as the passes themselves say it.

A pass keeps an op, or makes another one with the location of the op that it stems from
(`gemmc.ir.Inserter`, and xDSL's `clone`). So between two passes every op is given a location that
is nothing but its number; behind the next pass an op is the one that it was, or its location says
which one it was made from, or nobody has said. Texts are never compared for it.

An op that several ops became names the one that its pass gave. Locations have no other use in a
compilation (docs/architecture.md, rule 3), so the PTX is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from xdsl.dialects.builtin import FileLineColLoc, IntAttr, ModuleOp, StringAttr
from xdsl.ir import Attribute, Operation

from gemmc.errors import location_of
from gemmc.explore.printing import LinePrinter

MARK = "\x02"
"""The file that a number stands in: no file is called so."""

UNKNOWN = -1
"""The origin of an op of which nothing was recorded."""


@cache
def numbered(number: int) -> FileLineColLoc:
    """The location that is an op's number."""
    return FileLineColLoc(StringAttr(MARK), IntAttr(number), IntAttr(0))


def number_of(op: Operation) -> int:
    """The number in an op's location, or UNKNOWN."""
    at = op.location
    if isinstance(at, FileLineColLoc) and at.filename.data == MARK:
        return at.line.data
    return UNKNOWN


@dataclass(frozen=True)
class Snapshot:
    """A program between two passes.

    `owners` has an op for each line, `starts` a line for each op, `origins` for each op its number
    in the snapshot `parent`, or UNKNOWN; `kept` are those ops that are the same one there. `places`
    are those in the source, of a snapshot without parent.
    """

    parent: int
    lines: tuple[str, ...]
    owners: tuple[int, ...]
    starts: tuple[int, ...]
    origins: tuple[int, ...] = ()
    kept: frozenset[int] = frozenset()
    places: tuple[str, ...] = ()


@dataclass
class Tracker:
    """Takes snapshots of programs whose passes run, each with the one that it came from."""

    snapshots: list[Snapshot] = field(default_factory=list[Snapshot])
    numbers: dict[Operation, tuple[int, int]] = field(
        default_factory=dict[Operation, tuple[int, int]]
    )
    """Of each op that was printed last: snapshot, and number in it."""

    _spelled: dict[Attribute, str] = field(default_factory=dict[Attribute, str])

    def take(self, module: ModuleOp, parent: int = -1) -> int:
        """The number of a snapshot of `module`: `parent` itself where every op and line is as it
        was there."""
        printer = LinePrinter(spelled=self._spelled)
        printer.print_op(module)
        printer.finish()
        ops, lines = printer.ops, tuple(printer.lines)
        before = self.snapshots[parent] if parent >= 0 else None
        if before is not None and self._is_same(ops, lines, parent):
            return parent
        number = len(self.snapshots)
        origins = [self._origin(op, parent) for op in ops] if before is not None else []
        kept = {at for at, op in enumerate(ops) if self._last(op, parent) != UNKNOWN}
        places = [] if before is not None else [location_of(op) for op in ops]
        self.snapshots.append(
            Snapshot(
                parent, lines, tuple(printer.owners), tuple(printer.starts), tuple(origins),
                frozenset(kept), tuple(places),
            )
        )  # fmt: skip
        self._stamp(module, ops, number)
        return number

    def place_of(self, snapshot: int, number: int) -> str:
        """The place in the source that an op goes back to; nothing where a link is missing."""
        while number != UNKNOWN:
            at = self.snapshots[snapshot]
            if at.parent < 0:
                return at.places[number]
            snapshot, number = at.parent, at.origins[number]
        return ""

    def _last(self, op: Operation, snapshot: int) -> int:
        """An op's number in a snapshot, if that is the last one that it was printed in."""
        found = self.numbers.get(op)
        return found[1] if found is not None and found[0] == snapshot else UNKNOWN

    def _origin(self, op: Operation, parent: int) -> int:
        found = self._last(op, parent)
        return number_of(op) if found == UNKNOWN else found

    def _is_same(self, ops: Sequence[Operation], lines: tuple[str, ...], parent: int) -> bool:
        if lines != self.snapshots[parent].lines:
            return False
        return all(self._last(op, parent) == at for at, op in enumerate(ops))

    def _stamp(self, module: ModuleOp, ops: Sequence[Operation], number: int) -> None:
        for at, op in enumerate(ops):
            op.location = numbered(at)
            self.numbers[op] = number, at
        for op in module.walk():
            parent = op.parent_op()
            if parent is not None and self._last(op, number) == UNKNOWN:
                op.location = parent.location  # what is not printed is a part of its parent
