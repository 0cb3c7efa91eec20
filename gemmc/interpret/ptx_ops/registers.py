"""A warp's registers: SSA values before assign-registers, a register file after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects.builtin import IntAttr, StringAttr
from xdsl.ir import SSAValue

from gemmc.dialects.ptx.types import RangeType, RegType
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.errors import AccumulatorInFlight, Uninitialized
from gemmc.interpret.hardware.transfers import tensor_cores
from gemmc.register_kinds import REGISTER_KINDS, view_of

Lanes = NDArray[Any]

DTYPES: dict[str, Any] = {name: np.dtype(view_of(name)) for name in REGISTER_KINDS}
"""NumPy type of each register kind."""

_KIND = {kind.prefix: name for name, kind in REGISTER_KINDS.items()}


@dataclass(eq=False)
class Bank:
    """Registers side by side: contents (registers, lanes), and for each register whether it has
    a value, whether it was fenced since it was touched, and the product that writes it last."""

    data: Lanes
    defined: NDArray[np.bool_]
    fenced: NDArray[np.bool_]
    pending: NDArray[np.int64]

    @staticmethod
    def make(kind: str, count: int, lanes: int) -> Bank:
        return Bank(
            np.zeros((count, lanes), DTYPES[kind]), np.zeros(count, np.bool_),
            np.zeros(count, np.bool_), np.zeros(count, np.int64),
        )

    def part(self, first: int, count: int) -> Bank:
        """Some of the registers; shares their contents."""
        cut = slice(first, first + count)
        return Bank(self.data[cut], self.defined[cut], self.fenced[cut], self.pending[cut])

    def copy(self) -> Bank:
        return Bank(
            self.data.copy(), self.defined.copy(), self.fenced.copy(), self.pending.copy()
        )


@dataclass(eq=False)
class PtxFrame(Frame):
    """One warp's execution of ptx ops."""

    banks: dict[str, Bank] = field(default_factory=dict[str, Bank])

    def reg(self, value: SSAValue) -> Lanes:
        """A register's lanes. Raises Uninitialized and AccumulatorInFlight."""
        readers = self.launch.code.readers
        read = readers.get(value)
        if read is None:
            read = readers[value] = reader(value)
        return read(self)

    def load(self, kind: str, number: int) -> Lanes:
        """The lanes of a register of the file."""
        bank = self.bank(kind)
        if not bank.defined[number] or bank.pending[number]:
            self.touch(bank, number, f"{REGISTER_KINDS[kind].prefix}{number}")
        bank.fenced[number] = False
        return bank.data[number]

    def number(self, value: SSAValue) -> int:
        """A register that must be the same in all active lanes."""
        return self.uniform(self.reg(value))

    def put(self, value: SSAValue, lanes: Any) -> None:
        """Write a register in the active lanes."""
        writer(value)(self, lanes)

    def define(self, value: SSAValue, dtype: Any, lanes: Any) -> None:
        """Write an SSA value in the active lanes."""
        new = np.asarray(lanes, dtype)
        if new.shape != (self.agent.threads,):
            new = np.broadcast_to(new, self.agent.threads)
        if self.mask is not None and value in self.values:
            new = np.where(self.mask, new, self.values[value])
        self.values[value] = new

    def store(self, kind: str, number: int, lanes: Any) -> None:
        """Write a register of the file in the active lanes."""
        bank = self.bank(kind)
        if self.mask is None:
            bank.data[number] = lanes
        else:
            np.copyto(bank.data[number], lanes, "unsafe", self.mask)
        bank.defined[number], bank.fenced[number] = True, False
        bank.pending[number] = 0

    def range(self, value: SSAValue) -> Bank:
        """The registers of a range."""
        kind, first = _range_of(value)
        if first is None:
            return self.values[value]
        return self.bank(kind.kind.data).part(first, kind.count.data)

    def result_range(self, source: SSAValue, result: SSAValue, in_flight: bool = False) -> Bank:
        """The range an op that updates `source` in place writes: itself once registers are
        assigned, a copy before. What may be `in_flight` is not copied, as it may still change."""
        if _range_of(result)[1] is not None:
            return self.range(result)
        bank = self.range(source)
        self.values[result] = bank if in_flight else bank.copy()
        return self.values[result]

    def touch(self, bank: Bank, number: int, name: str) -> None:
        """An ordinary instruction reads a register."""
        if not bank.defined[number]:
            raise Uninitialized(
                f"register {name} has no value", self.agent.site, [f"by {self.agent.describe()}"]
            )
        count = int(bank.pending[number])
        if count and not self.agent.clock.knows(tensor_cores(self.agent).actor, count):
            raise AccumulatorInFlight(
                f"register {name}, which a wgmma still in flight writes", self.agent.site,
                [f"by {self.agent.describe()}"],
            )
        bank.fenced[number] = False

    def bank(self, kind: str) -> Bank:
        """The file of a kind, made when it is first used."""
        if kind not in self.banks:
            counts = self.launch.notes["registers"]
            self.banks[kind] = Bank.make(kind, int(counts.get(kind, 0)), self.agent.threads)
        return self.banks[kind]


Cell = Callable[[PtxFrame], tuple[Bank, int]]
"""A bank and the number in it of a register of a range."""


def cell(value: SSAValue, index: int) -> Cell:
    """What finds register `index` of a range."""
    kind, first = _range_of(value)
    if first is None:
        return lambda frame: (frame.values[value], index)
    name, number = kind.kind.data, first + index
    return lambda frame: (frame.bank(name), number)


def result_cell(source: SSAValue, result: SSAValue, index: int) -> Cell:
    """Likewise of the range that an op writes which updates `source` in place."""
    if _range_of(result)[1] is not None:
        return cell(result, index)
    return lambda frame: (frame.result_range(source, result), index)


def _range_of(value: SSAValue) -> tuple[RangeType, int | None]:
    """A range's type, and the number of its first register once it is assigned."""
    kind = value.type
    assert isinstance(kind, RangeType)
    return kind, kind.first.data if isinstance(kind.first, IntAttr) else None


Reader = Callable[[PtxFrame], Lanes]
Writer = Callable[[PtxFrame, Any], None]


def reader(value: SSAValue) -> Reader:
    """What reads a register's lanes. It raises Uninitialized and AccumulatorInFlight."""
    place = place_of(value)
    if place is None:
        return lambda frame: frame.values[value]
    kind, number = place
    return lambda frame: frame.load(kind, number)


def writer(value: SSAValue) -> Writer:
    """What writes a register in the active lanes."""
    place = place_of(value)
    if place is None:
        assert isinstance(value.type, RegType)
        dtype = DTYPES[value.type.kind.data]
        return lambda frame, lanes: frame.define(value, dtype, lanes)
    kind, number = place
    return lambda frame, lanes: frame.store(kind, number, lanes)


def place_of(value: SSAValue) -> tuple[str, int] | None:
    """(kind, number) of an assigned register; None for an SSA value or an immediate."""
    kind = value.type
    if not isinstance(kind, RegType) or not isinstance(kind.register, StringAttr):
        return None
    name = kind.register.data
    if not name.startswith("%"):
        return None
    return _KIND[name[:2]], int(name[2:])
