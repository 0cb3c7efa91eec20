"""What a pass changed, line by line: each line's counterpart, by the ops that the lines are of."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from gemmc.explore.tracking import UNKNOWN, Snapshot

_NUMBERS = re.compile(r"%\d+\b")


@dataclass(frozen=True)
class Changes:
    """`pairs` has for each new line the old one that it was, or -1; `moved` are the new lines whose
    old one stood in another order among those that stayed."""

    pairs: tuple[int, ...]
    moved: tuple[int, ...]
    added: int = 0
    removed: int = 0
    edited: int = 0
    """Lines that say something else; another number of a value without a name doesn't count."""


def changes(old: Snapshot, new: Snapshot) -> Changes:
    """Of two snapshots, the second of which has the first as its parent."""
    of_old, of_new = _by_owner(old), _by_owner(new)
    pairs = [UNKNOWN] * len(new.lines)
    for number, origin in _partners(old, new):
        for at, was in zip(of_new[number], of_old[origin], strict=False):
            pairs[at] = was
    moved = _out_of_order(pairs)
    paired = [(at, was) for at, was in enumerate(pairs) if was != UNKNOWN]
    edited = sum(_differ(old.lines[was], new.lines[at]) for at, was in paired)
    return Changes(
        tuple(pairs), tuple(moved), len(new.lines) - len(paired), len(old.lines) - len(paired),
        edited,
    )  # fmt: skip


def _partners(old: Snapshot, new: Snapshot) -> list[tuple[int, int]]:
    """Ops that count as the same: those that are, then the first new one of the same name that
    was made from each of the others."""
    found = [(number, new.origins[number]) for number in sorted(new.kept)]
    taken = {origin for _, origin in found}
    for number, origin in enumerate(new.origins):
        if origin == UNKNOWN or origin in taken or number in new.kept:
            continue
        if _name(old, origin) == _name(new, number):
            found.append((number, origin))
            taken.add(origin)
    return found


def _name(snapshot: Snapshot, number: int) -> str:
    """What the line of an op calls it."""
    text = snapshot.lines[snapshot.starts[number]].strip()
    _, equals, behind = text.partition(" = ")
    return (behind if equals and text.startswith("%") else text).split(" ", 1)[0]


def _by_owner(snapshot: Snapshot) -> dict[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    for line, owner in enumerate(snapshot.owners):
        found[owner].append(line)
    return found


def _differ(old: str, new: str) -> bool:
    return old != new and _NUMBERS.sub("%", old).strip() != _NUMBERS.sub("%", new).strip()


def _out_of_order(pairs: Sequence[int]) -> list[int]:
    """The new lines outside of a longest run of lines that kept their order."""
    ends: list[int] = []
    """The last old line of the best run of each length, and where it is in `chosen`."""
    chosen: list[int] = []
    before: dict[int, int] = {}
    for at, was in enumerate(pairs):
        if was == UNKNOWN:
            continue
        length = bisect_left(ends, was)
        before[at] = chosen[length - 1] if length else UNKNOWN
        if length == len(ends):
            ends.append(was)
            chosen.append(at)
        else:
            ends[length], chosen[length] = was, at
    stayed: set[int] = set()
    at = chosen[-1] if chosen else UNKNOWN
    while at != UNKNOWN:
        stayed.add(at)
        at = before[at]
    return [at for at, was in enumerate(pairs) if was != UNKNOWN and at not in stayed]
