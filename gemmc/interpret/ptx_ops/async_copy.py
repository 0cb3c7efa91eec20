"""Asynchronous copies of threads, their groups, and pairs of registers."""

from __future__ import annotations

import numpy as np

from gemmc.dialects.ptx import async_copy as c
from gemmc.dialects.ptx.types import kind_of
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import OutOfBounds
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.hardware.transfers import (
    arrive_with_copies,
    async_copy,
    commit_group,
    copy_engine,
    wait_group,
)
from gemmc.interpret.op_table import handles
from gemmc.interpret.ptx_ops.memory import addresses, load_bytes
from gemmc.interpret.ptx_ops.registers import DTYPES, PtxFrame


@handles(c.CpAsyncOp)
def copy(frame: PtxFrame, op: c.CpAsyncOp) -> Program:
    """The bytes are read now and arrive at any later time; beyond `length` they are zero."""
    size, lanes = op.bytes.value.data, frame.active()
    count = np.full(frame.agent.threads, size, np.int64)
    if op.length is not None:
        count = frame.reg(op.length).astype(np.int64)
    target = addresses(frame, op.target, op.target_offset.value.data, lanes)
    if (target % size).any():
        raise OutOfBounds(f"a copy of {size} bytes, misaligned", frame.agent.site)
    data = np.zeros((lanes.size, size), np.uint8)
    reading = count[lanes] > 0
    if reading.any():
        source = addresses(frame, op.source, op.source_offset.value.data, lanes[reading])
        data[reading] = load_bytes(frame, "global", source, size)
    data[np.arange(size) >= count[lanes][:, None]] = 0
    async_copy(frame.agent, Region.of(target[:, None] + np.arange(size)), lambda: data)
    yield None


@handles(c.CpAsyncCommitOp)
def commit(frame: PtxFrame, op: c.CpAsyncCommitOp) -> None:
    commit_group(frame.agent, copy_engine(frame.agent))


@handles(c.CpAsyncWaitOp)
def wait(frame: PtxFrame, op: c.CpAsyncWaitOp) -> Program:
    yield from wait_group(frame.agent, copy_engine(frame.agent), op.pending.value.data)


@handles(c.CpAsyncArriveOp)
def arrive(frame: PtxFrame, op: c.CpAsyncArriveOp) -> Program:
    lanes = frame.active()
    if lanes.size:
        address = int(frame.reg(op.address)[lanes[0]])
        arrive_with_copies(frame.agent, frame.cta, address, lanes.size)
    yield None


@handles(c.PackOp)
def pack(frame: PtxFrame, op: c.PackOp) -> None:
    halves = np.stack([frame.reg(op.low), frame.reg(op.high)], axis=1)
    frame.put(op.result, halves.view(DTYPES[kind_of(op.result)])[:, 0])


@handles(c.UnpackOp)
def unpack(frame: PtxFrame, op: c.UnpackOp) -> None:
    whole = np.ascontiguousarray(frame.reg(op.value))
    halves = whole[:, None].view(DTYPES[kind_of(op.low)])
    frame.put(op.low, halves[:, 0])
    frame.put(op.high, halves[:, 1])
