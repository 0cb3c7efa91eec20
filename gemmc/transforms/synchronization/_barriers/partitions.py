"""Which shared-memory buffers are cut up so that no warpgroup touches another one's part."""

from __future__ import annotations

from xdsl.ir import SSAValue

from gemmc.analysis.accesses import Access, accesses
from gemmc.dialects.interfaces import View
from gemmc.dialects.tile.attrs import WARPGROUP
from gemmc.dialects.tile.data.buffers import SlotOp
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.kernel import IdOp, KernelOp, ints
from gemmc.ir import constant_of

Cut = tuple[tuple[int, ...], tuple[int, ...] | None, tuple[object, ...]]
"""Counts and runs of a tile.part, and what its indices are."""


class Partitions:
    """The buffers all accesses to which are each warpgroup's own, of one and the same cut."""

    def __init__(self, kernel: KernelOp):
        cuts: dict[SSAValue, set[Cut | None]] = {}
        for access in accesses(kernel):
            cuts.setdefault(access.buffer, set()).add(_cut(access))
        self._private = {b for b, found in cuts.items() if len(found) == 1 and None not in found}

    def is_private(self, access: Access) -> bool:
        """True if each warpgroup accesses a part of the buffer that nobody else does."""
        return access.buffer in self._private


def _cut(access: Access) -> Cut | None:
    """How an access by a warpgroup cuts its buffer by the warpgroup's number, if it does."""
    part = access.value.owner
    if access.op.scope != WARPGROUP or not isinstance(part, PartOp):
        return None
    whole = part.source.owner
    if isinstance(whole, View) and not isinstance(whole, SlotOp):
        return None
    indices = tuple(_meaning(index) for index in part.indices)
    if "warpgroup" not in indices:
        return None
    return ints(part.counts), part.run_lengths, indices


def _meaning(index: SSAValue) -> object:
    owner = index.owner
    if isinstance(owner, IdOp) and owner.unit.data == "warpgroup":
        return "warpgroup"
    number = constant_of(index)
    return index if number is None else number
