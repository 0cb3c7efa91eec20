"""Which slots of a ring two accesses are in, followed around loops.

An access to `ring[it + c]` is at (it, c). From one iteration of a loop to the next, what was at
(it, c) is at (it, c − 1) if the loop counts `it` up by one; a slot is known modulo the ring.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Operation, SSAValue

from gemmc.analysis.accesses import Access, Place, accesses
from gemmc.analysis.straight_line import line_of
from gemmc.analysis.views import slot_of
from gemmc.dialects.interfaces import Fill
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.ir import ancestors, constant_of


class Slots:
    """The rings that threads fill by copies; all other buffers are one place each."""

    def __init__(self, kernel: KernelOp):
        found = accesses(kernel)
        rings = {a.buffer for a in found if a.slots is not None}
        other = {a.buffer for a in found if a.writes and not _by_threads(a)}
        self._tracked = rings - other
        counts = [a.slots or 1 for a in found if a.buffer in self._tracked]
        self.walks = 2 if not counts else 2 + max(counts)
        """How often a loop is walked until each of its slots has met all others."""

    def placed(self, access: Access) -> Access:
        """The access with its place in the ring, where that is followed."""
        slot = slot_of(access.value)
        if slot is None or access.buffer not in self._tracked:
            return access
        root, constant = split(slot.iteration)
        return _at(access, (root, constant + slot.steps))

    def conflict(self, earlier: Access, later: Access) -> bool:
        """Whether two accesses may touch the same bytes, and one of them writes: of one buffer, or
        of a ring and of what may lie over it."""
        if not (earlier.writes or later.writes):
            return False
        if earlier.buffer is not later.buffer:
            return _one_over_other(earlier, later)
        return same_slot(earlier, later)

    def meet(self, earlier: Access, later: Access, at: Operation, ahead: list[Access]) -> bool:
        """Whether op `at` is where to order an earlier access before a later one, the op's own,
        or before one of the reads ahead, unless this run of the block made it."""
        if self.conflict(earlier, later):
            return True
        return not _stands_before(earlier, at) and any(self.conflict(earlier, a) for a in ahead)

    def reads_after(self, access: Access, at: Operation) -> list[Access]:
        """What the block of a copy reads after it, other than in loops and branches."""
        found: list[Access] = []
        after = at.next_op if isinstance(at, Fill) and access.writes else None
        while after is not None:
            if not after.regions:
                found += [self.placed(a) for a in accesses(after) if not a.writes]
            after = after.next_op
        return found


def _one_over_other(one: Access, other: Access) -> bool:
    """Whether one's buffer may lie where the other's ring does."""
    return (one.lies_over and other.slots is not None) or (
        other.lies_over and one.slots is not None
    )


def _stands_before(access: Access, at: Operation) -> bool:
    """Whether an access was made by this run of the block, not by an earlier one or elsewhere."""
    line = line_of(at)
    if line is None or line_of(access.op) is not line:
        return False
    earlier, later = (line.find_ancestor_op_in_block(op) for op in (access.op, at))
    if earlier is None or later is None or earlier is later:
        return False
    return earlier.is_before_in_block(later)


def unseen_by(write: Access, later: Sequence[Access]) -> bool:
    """Whether accesses of the async proxy need a fence to see a generic write."""
    readers = [a for a in later if a.atom.proxy == "async" and a.buffer is write.buffer]
    return any(same_slot(write, reader) for reader in readers)


def _by_threads(write: Access) -> bool:
    return isinstance(write.op, Fill) and write.atom.completion != "mbarrier"


def same_slot(one: Access, other: Access) -> bool:
    """Whether two accesses to a buffer may be in one slot; not knowing is True."""
    if one.at is None or other.at is None or one.at[0] is not other.at[0]:
        return True
    return (one.at[1] - other.at[1]) % (one.slots or 1) == 0


def split(number: SSAValue) -> Place:
    """A number as (value, constant): what it is counted from; a constant is (None, itself)."""
    constant = constant_of(number)
    if constant is not None:
        return None, constant
    owner = number.owner
    if isinstance(owner, arith.AddiOp):
        for base, distance in ((owner.lhs, owner.rhs), (owner.rhs, owner.lhs)):
            known = constant_of(distance)
            if known is not None:
                root, already = split(base)
                return root, already + known
    return number, 0


def _at(access: Access, place: Place | None) -> Access:
    if place is not None:
        place = place[0], place[1] % (access.slots or 1)
    return replace(access, at=place)


def entering(loop: scf.ForOp, access: Access) -> Access:
    """An access before a loop, as seen from its first iteration."""
    for argument, init in _counters(loop, loop.iter_args):
        root, constant = split(init)
        if access.at is not None and access.at[0] is root:
            return _at(access, (argument, access.at[1] - constant))
    return access


def repeating(loop: scf.ForOp, access: Access) -> Access:
    """An access of an iteration, as seen from the next one."""
    end = loop.body.block.last_op
    assert end is not None
    if access.at is None:
        return access
    for argument, following in _counters(loop, end.operands):
        root, constant = split(following)
        if access.at[0] is root:
            return _at(access, (argument, access.at[1] - constant))
    return _at(access, None) if _inside(loop, access.at[0]) else access


def leaving(loop: scf.ForOp, access: Access) -> Access:
    """An access as the iteration after the last would see it, as seen from behind the loop."""
    if access.at is None:
        return access
    for argument, result in _counters(loop, loop.results):
        if access.at[0] is argument:
            return _at(access, (result, access.at[1]))
    return _at(access, None) if _inside(loop, access.at[0]) else access


def _counters(
    loop: scf.ForOp, others: Sequence[SSAValue]
) -> Iterator[tuple[SSAValue, SSAValue]]:
    """Pairs of a carried number inside the loop and what stands in its place in `others`."""
    for argument, other in zip(loop.body.block.args[1:], others, strict=True):
        if isinstance(argument.type, IndexType):
            yield argument, other


def _inside(loop: scf.ForOp, value: SSAValue | None) -> bool:
    """Whether a value is made anew in each iteration."""
    if value is None:
        return False
    owner = value.owner
    if isinstance(owner, Block):
        parent = owner.parent_op()
        return parent is loop or (parent is not None and loop in ancestors(parent))
    return loop in ancestors(owner)
