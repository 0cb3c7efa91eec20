"""Windows of global memory and buffers of shared memory, as an agent sees them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from gemmc.dialects.tile.matrices import Matrices
from gemmc.dialects.tile.runs import SOLID, Cut, Run
from gemmc.interpret.flow import FlowMemory
from gemmc.interpret.hardware.agents import Program, Wait
from gemmc.interpret.hardware.device_memory import Matrix, Writer
from gemmc.interpret.hardware.errors import OutOfBounds
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.hardware.shared import Region, SharedMemory
from gemmc.interpret.hardware.tensors import swizzled
from gemmc.interpret.hardware.transfers import (
    async_copy,
    commit_group,
    product,
    tensor_cores,
    wait_group,
)

Array = NDArray[Any]
Number = int | NDArray[Any]
ResultT = TypeVar("ResultT")
Steps = Generator[Wait | None, None, ResultT]


def per_unit(value: Number, units: NDArray[np.intp]) -> NDArray[np.int64]:
    """A value for each unit, shaped (units, 1, 1): `units` are positions of threads."""
    if isinstance(value, np.ndarray):
        return value[units].astype(np.int64).reshape(-1, 1, 1)
    return np.full((units.size, 1, 1), int(value), np.int64)


@dataclass(frozen=True, eq=False)
class Window:
    """A rectangle of a matrix from [row, column] on, in steps and runs, clipped at `extents`.

    `seen` says where in memory the rows and columns are, `origin` is the number of the element
    that its matrix begins with; `is_one` is whether there is such a matrix.
    """

    matrix: Matrix
    seen: Matrices
    row: Number
    column: Number
    extents: tuple[int, int]
    steps: tuple[int, int] = (1, 1)
    runs: tuple[Run, Run] = SOLID
    origin: int = 0
    is_one: bool = True

    def moved(self, rows: Number, columns: Number) -> Window:
        """From place [rows, columns] on."""
        row, column = self.row + rows * self.steps[0], self.column + columns * self.steps[1]
        return replace(self, row=row, column=column)

    def cut(self, cuts: Sequence[Cut], counts: Sequence[int]) -> Window:
        """The elements of the part that begins here."""
        steps = self.steps[0] * cuts[0].stretch, self.steps[1] * cuts[1].stretch
        runs = _cut_runs(self.runs, cuts, counts)
        return replace(self, steps=steps, runs=runs)

    def _places(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array
    ) -> tuple[Array, Array]:
        """Flat element numbers and which are inside; the shapes of rows and columns broadcast."""
        r = per_unit(self.row, units) + self.runs[0].place(rows) * self.steps[0]
        c = per_unit(self.column, units) + self.runs[1].place(columns) * self.steps[1]
        inside = (r < self.extents[0]) & (c < self.extents[1])
        seen = self.seen
        height, width = seen.rows, seen.columns
        wrong = inside & ((r >= height) | (c >= width) | (r < 0) | (c < 0))
        if wrong.any() or (inside.any() and not self.is_one):
            raise OutOfBounds(
                f"a window of {self.matrix.name} that reaches past its "
                f"{height}x{width} elements", agent.site, [f"by {agent.describe()}"],
            )
        return self.origin + r * seen.down + c * seen.across, inside

    def read(self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array) -> Array:
        """Elements, zero outside."""
        agent.access_global()
        index, inside = self._places(agent, units, rows, columns)
        safe = np.where(inside, index, 0)
        found = self.matrix.read(agent.site, safe) if self.matrix.flat.size else index * 0
        if self.matrix.shared is not None:
            self.matrix.note_read(agent, index[np.broadcast_to(inside, index.shape)])
        return np.where(inside, found, np.zeros((), found.dtype))

    def write(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array, values: Array,
        writer: Writer | None = None, *, adds: bool = False,
    ) -> None:
        """Write the elements that are inside, or add to them."""
        if writer is None:
            agent.access_global()
        index, inside = self._places(agent, units, rows, columns)
        inside = np.broadcast_to(inside, values.shape)
        index = np.broadcast_to(index, values.shape)
        put = self.matrix.add if adds else self.matrix.write
        put(agent, index[inside], values[inside], writer)


@dataclass(frozen=True, eq=False)
class Buffer:
    """A rectangle of shared memory: `base` bytes, then strides in bytes (of places, where the
    elements are in runs) or a swizzle."""

    memory: SharedMemory | FlowMemory
    base: Number
    dtype: np.dtype[Any]
    strides: tuple[int, int]
    span: int = 0
    pitch: int = 0
    runs: tuple[Run, Run] = SOLID

    def moved(self, rows: Number, columns: Number) -> Buffer:
        """From place [rows, columns] on (whole swizzle patterns where swizzled)."""
        size = self.dtype.itemsize
        if self.span:
            across = columns * size
            step = across // self.span * self.pitch + across % self.span
            return self._seen(self.base + rows * self.span + step, self.strides, self.runs)
        base = self.base + rows * self.strides[0] + columns * self.strides[1]
        return self._seen(base, self.strides, self.runs)

    def cut(self, cuts: Sequence[Cut], counts: Sequence[int]) -> Buffer:
        """The elements of the part that begins here."""
        strides = self.strides[0] * cuts[0].stretch, self.strides[1] * cuts[1].stretch
        return self._seen(self.base, strides, _cut_runs(self.runs, cuts, counts))

    def _seen(self, base: Number, strides: tuple[int, int], runs: tuple[Run, Run]) -> Buffer:
        """The same memory, elsewhere or in other steps."""
        return Buffer(self.memory, base, self.dtype, strides, self.span, self.pitch, runs)

    def region(self, units: NDArray[np.intp], rows: Array, columns: Array) -> Region:
        """Bytes of the elements; the index has one more dimension, the element's bytes."""
        base = per_unit(self.base, units)
        size = self.dtype.itemsize
        if self.span:
            across = columns * size
            place = across // self.span * self.pitch + rows * self.span + across % self.span
            place = swizzled(base + place, self.span)
        else:
            down, across = self.runs[0].place(rows), self.runs[1].place(columns)
            place = base + down * self.strides[0] + across * self.strides[1]
        return Region.of(place[..., None] + np.arange(size))

    def read(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array
    ) -> Array:
        return self._elements(self.memory.read(agent, self.region(units, rows, columns)))

    def write(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array, values: Array
    ) -> None:
        region = self.region(units, rows, columns)
        data = np.ascontiguousarray(values, self.dtype)[..., None].view(np.uint8)
        self.memory.write(agent, region, data)

    def write_later(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array, values: Array
    ) -> None:
        """Write by cp.async: at any time until its group is waited for."""
        data = np.ascontiguousarray(values, self.dtype)[..., None].view(np.uint8)
        async_copy(agent, self.region(units, rows, columns), lambda: data)

    def read_by_tensor_core(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array,
        first: int | None = None,
    ) -> Steps[Array]:
        """The elements, read by the async proxy and waited for; `first` is the number of the first
        row of a left operand along K, for one unit."""
        memory, region = self.memory, self.region(units, rows, columns)
        assert isinstance(memory, SharedMemory)
        engine = tensor_cores(agent)
        by_row = region if first is None else replace(region, index=region.index[0])
        product(agent, [by_row], lambda: None, first)
        commit_group(agent, engine)
        yield from wait_group(agent, engine, 0)
        return self._elements(memory.bytes[region.index])

    def ready(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array
    ) -> Program:
        """Wait for the data, where data flow is what orders accesses."""
        if isinstance(self.memory, FlowMemory):
            yield from self.memory.ready(agent, self.region(units, rows, columns))

    def vacant(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array
    ) -> Program:
        """Wait until the elements may be written, where data flow is what orders accesses."""
        if isinstance(self.memory, FlowMemory):
            yield from self.memory.vacant(agent, self.region(units, rows, columns))

    def take(
        self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array
    ) -> Array:
        """The elements, read for the last time before they are written again."""
        memory = self.memory
        take = memory.take if isinstance(memory, FlowMemory) else memory.read
        return self._elements(take(agent, self.region(units, rows, columns)))

    def _elements(self, data: Array) -> Array:
        """Elements of the bytes of a region."""
        return np.ascontiguousarray(data).view(self.dtype)[..., 0]


@dataclass(frozen=True, eq=False)
class Beside:
    """Two windows as one, for products to read: the second begins at row or column (`along`)
    number `size`."""

    windows: tuple[Window, Window]
    along: int
    size: int

    def read(self, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array) -> Array:
        """Elements of rows shaped (1, rows, 1) and of columns shaped (1, 1, columns)."""
        found: list[Array] = []
        for number, window in enumerate(self.windows):
            places = [rows.ravel(), columns.ravel()]
            cut = places[self.along] - number * self.size
            places[self.along] = cut[(cut >= 0) & (cut < self.size)]
            found.append(window.read(agent, units, *grid(*places)))
        return np.concatenate(found, 1 + self.along)


View = Window | Buffer


def _cut_runs(
    held: tuple[Run, Run], cuts: Sequence[Cut], counts: Sequence[int]
) -> tuple[Run, Run]:
    """A dimension that is not cut keeps its runs."""
    down, across = (
        run if count == 1 else cut.run for run, cut, count in zip(held, cuts, counts, strict=True)
    )
    return down, across


def settle(
    view: View, agent: Agent, units: NDArray[np.intp], rows: Array, columns: Array
) -> Program:
    """Wait until a view can be read."""
    if isinstance(view, Buffer):
        yield from view.ready(agent, units, rows, columns)


def grid(rows: int | Array, columns: int | Array) -> tuple[Array, Array]:
    """Row and column numbers shaped (1, rows, 1) and (1, 1, columns)."""
    r = np.arange(rows) if isinstance(rows, int) else rows
    c = np.arange(columns) if isinstance(columns, int) else columns
    return r.reshape(1, -1, 1), c.reshape(1, 1, -1)
