"""Groups of asynchronous copies: which ones a thread waits for together."""

from __future__ import annotations

from collections.abc import Collection

from xdsl.dialects import scf
from xdsl.ir import Operation

from gemmc.analysis.accesses import Place, accesses
from gemmc.analysis.views import slot_of
from gemmc.dialects.barrier import CommitCopiesOp, SyncOp, WaitCopiesOp
from gemmc.dialects.interfaces import Fill, ThreadRegion
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.synchronization._barriers.slots import split


def commit_copies(kernel: KernelOp, joined: Collection[Operation] = ()) -> None:
    """Close a group after the copies of each iteration: the last into a slot before the copies
    into another one, or before something else is read. Those that are `joined` to another role
    arrive at an mbarrier instead."""
    for inner in kernel.walk():
        if isinstance(inner, CommitCopiesOp | WaitCopiesOp):
            raise refuse(inner, "copies in no group yet", "one", "run insert-barriers only once")
    for copy in walk_type(kernel, Fill):
        if not _is_grouped(copy) or copy in joined:
            continue
        place = copy.parent_op()
        if not isinstance(place, scf.ForOp | ThreadRegion):
            found = "none" if place is None else place.name
            raise refuse(copy, "an asynchronous copy in every iteration", found)
        following = _next_copy(copy)
        if following is None or _place(following) != _place(copy):
            Inserter.after(copy).op(CommitCopiesOp())


def _is_grouped(op: Operation) -> bool:
    found = accesses(op) if isinstance(op, Fill) else []
    return any(a.atom.completion == "cp-async-group" for a in found)


def _next_copy(copy: Fill) -> Fill | None:
    """The next asynchronous copy of the block, if nothing is read or awaited before it."""
    after = copy.next_op
    while after is not None:
        if isinstance(after, Fill) and _is_grouped(after):
            return after
        reads = any(not a.writes for a in accesses(after))
        if reads or after.regions or isinstance(after, SyncOp):
            return None
        after = after.next_op
    return None


def _place(copy: Fill) -> Place | None:
    slot = slot_of(copy.target)
    if slot is None:
        return None
    root, constant = split(slot.iteration)
    return root, constant + slot.steps
