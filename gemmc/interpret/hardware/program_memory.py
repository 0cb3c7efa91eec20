"""Global memory between the launches of a program: who wrote each byte, for which buffer.

Workspaces share bytes where their lifetimes allow it. Each byte knows the buffer that it was last
written for, so a launch that is missing, too early or too late, and two lifetimes that overlap, are
found where the next launch reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.interpret.hardware.errors import OutOfBounds, Uninitialized

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class Argument:
    """An array of a launch: the buffer that it is in, and from which byte of it on. `reads` says
    that what it holds before matters."""

    name: str
    first: int
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    reads: bool
    writes: bool

    @property
    def size(self) -> int:
        return prod(self.shape) * self.dtype.itemsize


class Buffer:
    """Some bytes of a program's memory. `number` is another one for each, and not 0."""

    def __init__(self, name: str, number: int, data: Bytes, owners: NDArray[np.int32]):
        self.name = name
        self.number = number
        self._data = data
        self._owners = owners

    def read(self, first: int, size: int, names: Mapping[int, str]) -> Bytes:
        """A copy of some bytes; `names` are the buffers' by number. Raises Uninitialized for what
        nothing has written for this buffer, and OutOfBounds."""
        self._inside(first, size)
        owners = self._owners[first : first + size]
        wrong = owners != self.number
        if wrong.any():
            at = int(np.argmax(wrong))
            other = names.get(int(owners[at]))
            facts = [f"{int(wrong.sum())} of {size} bytes"]
            if other is not None:
                facts.append(f"the memory was written for {other} since")
            raise Uninitialized(
                f"read of {self.name} that no launch has written: byte {first + at}", None, facts
            )
        return self._data[first : first + size].copy()

    def write(self, first: int, data: Bytes) -> None:
        """Write bytes from `first` on. Raises OutOfBounds."""
        self._inside(first, data.size)
        self._data[first : first + data.size] = data
        self._owners[first : first + data.size] = self.number

    def address(self, first: int) -> int:
        """Where a byte is; the same for two buffers in one memory."""
        start: int = self._data.__array_interface__["data"][0]
        return start + first

    def as_another(self, name: str, number: int) -> Buffer:
        """The same bytes as another buffer has them."""
        return Buffer(name, number, self._data, self._owners)

    def _inside(self, first: int, size: int) -> None:
        if first < 0 or first + size > self._data.size:
            raise OutOfBounds(
                f"bytes {first} to {first + size - 1} of {self.name}, which has {self._data.size}"
            )


class ProgramMemory:
    """The buffers of a program by name: its arguments, and workspaces at offsets of one piece."""

    def __init__(self, workspace_bytes: int) -> None:
        self._piece = np.full(workspace_bytes, 0xFF, np.uint8)
        self._owners = np.zeros(workspace_bytes, np.int32)
        self._buffers: dict[str, Buffer] = {}

    def add_input(self, name: str, array: NDArray[Any]) -> None:
        """An argument that holds an array."""
        data = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        self.add_output(name, data.size)
        self._buffers[name].write(0, data)

    def add_output(self, name: str, size: int) -> None:
        """An argument of so many bytes that nothing has written."""
        data, owners = np.full(size, 0xFF, np.uint8), np.zeros(size, np.int32)
        self._add(name, data, owners)

    def add_in_place(self, name: str, of: str) -> None:
        """An argument in the memory of another one, which is not that one's once it is written."""
        self._buffers[name] = self._buffers[of].as_another(name, len(self._buffers) + 1)

    def add_workspace(self, name: str, size: int, offset: int | None) -> None:
        """Bytes of the common piece, or of their own where they have no offset. Raises
        OutOfBounds."""
        if offset is None:
            self.add_output(name, size)
            return
        if offset < 0 or offset + size > self._piece.size:
            raise OutOfBounds(
                f"workspace {name}: bytes {offset} to {offset + size - 1} of {self._piece.size}"
            )
        self._add(name, self._piece[offset : offset + size], self._owners[offset : offset + size])

    def read(
        self, name: str, first: int, shape: tuple[int, ...], dtype: np.dtype[Any]
    ) -> NDArray[Any]:
        """A copy of a buffer's bytes, from `first` on, as an array. Raises as `Buffer.read`."""
        size = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
        names = {each.number: each.name for each in self._buffers.values()}
        return self._buffers[name].read(first, size, names).view(dtype).reshape(shape)

    def for_launch(self, arguments: Sequence[Argument]) -> list[Any]:
        """What a launch gets for each argument: a copy of what it reads, or the shape of what it
        only writes. Arguments that have bytes in common, of which it writes some, are views of one
        piece, as on a GPU: what it writes to one of them it reads in the others. Raises as
        `Buffer.read`."""
        found: list[Any] = [
            self.read(a.name, a.first, a.shape, a.dtype) if a.reads else a.shape for a in arguments
        ]
        places = [self._buffers[a.name].address(a.first) for a in arguments]
        spans = [(place, place + a.size) for place, a in zip(places, arguments, strict=True)]
        for members in overlapping(spans):
            if len(members) == 1 or not any(arguments[n].writes for n in members):
                continue
            low = min(places[n] for n in members)
            high = max(places[n] + arguments[n].size for n in members)
            piece = np.full(high - low, 0xFF, np.uint8)
            for n in members:
                a, start = arguments[n], places[n] - low
                part = piece[start : start + a.size]
                if a.reads:
                    part[:] = np.ascontiguousarray(found[n]).reshape(-1).view(np.uint8)
                found[n] = part.view(a.dtype).reshape(a.shape)
        return found

    def write(self, name: str, first: int, array: NDArray[Any]) -> None:
        """An array's bytes to a buffer, from `first` on. Raises OutOfBounds."""
        data = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        self._buffers[name].write(first, data)

    def _add(self, name: str, data: Bytes, owners: NDArray[np.int32]) -> None:
        self._buffers[name] = Buffer(name, len(self._buffers) + 1, data, owners)


def overlapping(spans: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The numbers of spans [first, end) in groups that have bytes in common; empty ones in none."""
    groups, end = list[list[int]](), 0
    for number in sorted(range(len(spans)), key=lambda n: spans[n]):
        low, high = spans[number]
        if low == high:
            continue
        if groups and low < end:
            groups[-1].append(number)
        else:
            groups.append([number])
        end = max(end, high)
    return groups
