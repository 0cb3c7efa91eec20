"""Register tiles: what an agent holds of a fragment, as a tile and as (thread, value) pairs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.dialects.tile.types import FragmentType
from gemmc.interpret.hardware.errors import AccumulatorInFlight, Unsupported
from gemmc.interpret.hardware.machine import Agent

Array = NDArray[Any]


@dataclass(eq=False)
class Registers:
    """The contents of registers; `fenced` since they were last touched by other than products,
    `pending` the tensor core's (actor, count) that writes them last."""

    tile: Array
    fenced: bool = False
    pending: tuple[int, int] | None = None


@dataclass(frozen=True, eq=False)
class Fragment:
    """An agent's part of a fragment: `rows` of the tile, for each unit (role, warpgroup or
    thread) that holds one. `registers.tile` has shape (units, len(rows), columns)."""

    kind: FragmentType
    rows: NDArray[np.intp]
    registers: Registers

    def touch(self, agent: Agent) -> Array:
        """The contents, read or written by an ordinary instruction. AccumulatorInFlight."""
        pending = self.registers.pending
        if pending is not None and not agent.clock.knows(*pending):
            raise AccumulatorInFlight(
                "registers that a wgmma still in flight writes", agent.site,
                [f"by {agent.describe()}", "no wgmma.wait_group covers that product"],
            )
        self.registers.fenced = False
        return self.registers.tile

    def with_tile(self, tile: Array, kind: FragmentType | None = None) -> Fragment:
        return Fragment(kind or self.kind, self.rows, Registers(tile))

    def thread_values(self, agent: Agent, tile: Array) -> Array:
        """The tile as (threads, values). Needs a layout."""
        order = _order(self.kind.register_layout, agent.first, agent.threads, tile.shape[2])
        return tile.reshape(tile.shape[0], -1)[:, order].reshape(agent.threads, -1)


def make(
    kind: FragmentType, agent: Agent, tile_of: Callable[[NDArray[np.intp]], Array]
) -> Fragment:
    """A fragment whose unit tiles `tile_of(rows)` gives, as (units, rows, columns)."""
    rows = rows_of(kind, agent)
    return Fragment(kind, rows, Registers(tile_of(rows)))


def units_of(kind: FragmentType, agent: Agent) -> int:
    """How many units' tiles an agent holds; 1 where no layout says."""
    if not isinstance(kind.layout, LayoutAttr):
        return 1
    return max(1, agent.threads // kind.layout.num_threads)


def rows_of(kind: FragmentType, agent: Agent) -> NDArray[np.intp]:
    """Rows of the tile that the agent holds in each unit."""
    if not isinstance(kind.layout, LayoutAttr):
        return np.arange(kind.get_shape()[0])
    return _rows(kind.layout, agent.first, agent.threads, kind.get_shape()[1])


@cache
def places(layout: LayoutAttr) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """(rows, columns) of every (thread, value), each of shape (threads, values)."""
    base = np.array([layout.thread_base(t) for t in range(layout.num_threads)], np.intp)
    offset = np.array([layout.value_offset(v) for v in range(layout.num_values)], np.intp)
    return base[:, None, 0] + offset[None, :, 0], base[:, None, 1] + offset[None, :, 1]


@cache
def _unit_threads(layout: LayoutAttr, first: int, threads: int) -> NDArray[np.intp]:
    """Numbers, within their unit, of the threads of the agent's first unit."""
    size = layout.num_threads
    if threads >= size and (threads % size or first % size):
        raise Unsupported(f"{threads} threads from {first} on for a fragment over {size} threads")
    return np.arange(first, first + min(threads, size)) % size


@cache
def _rows(layout: LayoutAttr, first: int, threads: int, columns: int) -> NDArray[np.intp]:
    mine = _unit_threads(layout, first, threads)
    rows = np.unique(places(layout)[0][mine])
    if rows.size * columns != mine.size * layout.num_values:
        raise Unsupported(f"{threads} threads that hold parts of rows of {layout}")
    return rows


@cache
def _order(layout: LayoutAttr, first: int, threads: int, columns: int) -> NDArray[np.intp]:
    """Position in the flat unit tile of each value of each thread of a unit."""
    mine = _unit_threads(layout, first, threads)
    rows, across = (p[mine] for p in places(layout))
    held = _rows(layout, first, threads, columns)
    return (np.searchsorted(held, rows) * columns + across).reshape(-1)


@cache
def _held(kind: FragmentType, first: int, threads: int) -> tuple[NDArray[np.intp], Array]:
    """Of an agent: the order of its values in a flat unit tile, and the tile's rows."""
    where = kind.register_layout, first, threads, kind.get_shape()[1]
    return _order(*where), _rows(*where)


def from_threads(kind: FragmentType, agent: Agent, values: Array) -> Fragment:
    """A fragment from (threads, values)."""
    order, rows = _held(kind, agent.first, agent.threads)
    units = values.size // order.size
    flat = np.empty((units, order.size), values.dtype)
    flat[:, order] = values.reshape(units, -1)
    return Fragment(kind, rows, Registers(flat.reshape(units, rows.size, -1)))
