"""Bulk stores as what each thread loads from the buffer and stores."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.ir import SSAValue

from gemmc.analysis.accesses import role_of
from gemmc.dialects.tile.atoms import thread_tile
from gemmc.dialects.tile.attrs import THREAD
from gemmc.dialects.tile.data.moves import LoadOp, StoreOp
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.kernel import IdOp, enclosing_kernel
from gemmc.dialects.tile.output import BulkStoreOp
from gemmc.dialects.tile.types import FragmentType, memory_type
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter
from gemmc.transforms.mapping._atom_rules.runs import WARPGROUP_LANES, Lanes, lanes_of

MOST_ROWS = 8
"""Rows of a thread that go through its registers together."""

Cut = tuple[list[SSAValue], list[int], list[int] | None]
"""Numbers of a part, of how many, and its runs."""


def spell_out_bulk_store(store: BulkStoreOp) -> None:
    """Loads and stores of the thread's vectors, some rows at a time."""
    build = Inserter.before(store)
    for cuts in _own(build, store) if store.scope == THREAD else _shared(build, store):
        _move(build, store, cuts)
    store.detach()
    store.erase()


def _own(build: Inserter, store: BulkStoreOp) -> Iterator[list[Cut]]:
    """What cuts a part that is the thread's own, so many rows at a time."""
    sections = -(-memory_type(store.target).get_shape()[0] // MOST_ROWS)
    for section in range(sections):
        yield [([build.index(section), build.index(0)], [sections, 1], None)]


def _shared(build: Inserter, store: BulkStoreOp) -> Iterator[list[Cut]]:
    """What cuts the thread's vectors out of a warpgroup's tile. GemmcError where its threads cannot
    share it."""
    lanes = lanes_of(store)
    if lanes is None:
        shape = " x ".join(map(str, memory_type(store.target).get_shape()))
        raise refuse(store, "a tile that a warpgroup's threads share in whole rows", shape)
    yield from _shares(build, store, lanes)


def _move(build: Inserter, store: BulkStoreOp, cuts: list[Cut]) -> None:
    """A part through the thread's registers."""
    source, target = (_part(build, side, cuts) for side in (store.source, store.target))
    kind = memory_type(source)
    shape = kind.get_shape()
    held = FragmentType.of(shape, kind.element_type, thread_tile(shape))
    value = build.value(LoadOp(source, held))
    stored = StoreOp(store.label.data, value, target, THREAD, cache=store.cache, adds=store.adds)
    build.op(stored)


def _shares(build: Inserter, store: BulkStoreOp, lanes: Lanes) -> Iterator[list[Cut]]:
    """What cuts out the thread's vectors that are below each other, so many at a time.

    Threads' rows take turns, so that a thread's addresses differ by constants.
    """
    rows, columns = memory_type(store.target).get_shape()
    width = lanes.vector * lanes.across
    steps = columns // width
    sections = -(-rows // lanes.down // MOST_ROWS)
    thread, across = _thread_in_warpgroup(build, store), build.index(lanes.across)
    row, lane = build.div(thread, across), build.rem(thread, across)
    for step in range(steps):
        for section in range(sections):
            yield [
                ([row, build.index(step)], [lanes.down, steps], [1, width]),
                ([build.index(0), lane], [1, lanes.across], None),
                ([build.index(section), build.index(0)], [sections, 1], None),
            ]


def _part(build: Inserter, whole: SSAValue, cuts: list[Cut]) -> SSAValue:
    """A part of a part of … the whole."""
    for indices, counts, runs in cuts:
        if counts != [1, 1]:
            whole = build.value(PartOp(whole, indices, counts, runs))
    return whole


def _thread_in_warpgroup(build: Inserter, store: BulkStoreOp) -> SSAValue:
    role = role_of(store)
    count = enclosing_kernel(store).thread_count if role is None else 32 * role.warps.value.data
    if count is None or count % WARPGROUP_LANES:
        found = "none" if count is None else f"{count} threads"
        raise refuse(store, "whole warpgroups of threads", found, Run("distribute"))
    thread = build.value(IdOp("thread", count))
    return build.rem(thread, build.index(WARPGROUP_LANES))
