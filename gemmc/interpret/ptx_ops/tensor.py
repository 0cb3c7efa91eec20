"""The copy engine's and the tensor core's instructions."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import numpy as np

from gemmc.dialects.ptx import tensor as t
from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.interpret.fragments import places
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import MissingFence, OutOfBounds
from gemmc.interpret.hardware.tensors import Operand, TensorMap, decode, rounded_sum
from gemmc.interpret.hardware.transfers import (
    commit_group,
    product,
    tensor_cores,
    tensor_load,
    wait_group,
)
from gemmc.interpret.op_table import Ready, handles, prepares
from gemmc.interpret.ptx_ops.registers import Bank, PtxFrame


@handles(t.TensorLoadOp)
def load(frame: PtxFrame, op: t.TensorLoadOp) -> Program:
    site = frame.agent.site
    maps = frame.launch.notes["maps"]
    number = frame.number(op.map)
    if number not in maps:
        raise OutOfBounds(f"no tensor map at {number:#x}", site)
    tensor = cast(TensorMap, maps[number])
    at = [int(np.int32(np.uint32(frame.number(v)))) for v in reversed(op.at)]
    target, barrier = frame.number(op.target), frame.number(op.barrier)
    mask: Any = getattr(op, "mask", None)
    ctas = [frame.cta]
    if mask is not None:
        bits = frame.number(mask)
        ctas = [cta for cta in frame.cta.cluster if bits >> cta.rank & 1]
    region = tensor.region(site, target, at)
    for _ in frame.active():
        tensor_load(
            frame.agent, lambda: tensor.image(at, target),
            [(cta, region, barrier) for cta in ctas], tensor.bytes,
        )
    yield None


@handles(t.CreatePolicyOp)
def create_policy(frame: PtxFrame, op: t.CreatePolicyOp) -> None:
    """A number that only hints get."""
    frame.put(op.result, np.zeros(32, np.uint64))


@prepares(t.WgmmaOp)
def wgmma(op: t.WgmmaOp) -> Ready:
    """Queue this warp's 16 rows of the product."""
    kind, first, count = op.element.data, op.first.value.data, op.registers
    _, n, depth = (int(v) for v in op.shape.get_values())
    size, sums = 32 // depth, op.sums
    majors = ["mn" if int(x) else "k" for x in op.transposes.get_values()]
    lhs, rhs, accumulate = op.lhs, op.rhs, op.accumulate
    accumulator, result = op.accumulator, op.result

    def run(frame: PtxFrame) -> None:
        agent = frame.agent
        warp = agent.first // 32 % 4
        a, left = Operand.from_bits(frame.number(lhs), majors[0], size)
        b, right = Operand.from_bits(frame.number(rhs), majors[1], size)
        regions = [left.region(a, 16 * warp, 16, depth), right.region(b, 0, n, depth)]
        before = frame.range(accumulator).part(first, count)
        if not before.fenced.all():
            raise MissingFence(
                "accumulator registers were touched and no wgmma.fence follows", agent.site,
                [f"by {agent.describe()}"],
            )
        keep = bool(frame.number(accumulate))
        if keep:
            _need_values(frame, before)
        after = frame.result_range(accumulator, result, True).part(first, count)
        memory = frame.cta.shared

        def compute() -> None:
            x, y = (decode(memory.bytes[r.index], kind) for r in regions)
            values = _registers(x @ y.T, warp, n)
            values = paired(values) if sums == "f16" else values
            data = before.data.view(np.float16) if sums == "f16" else before.data
            total = rounded_sum(data if keep else None, values, data.dtype)
            after.data[:] = total.view(after.data.dtype)

        after.defined[:], after.fenced[:] = True, True
        after.pending[:] = product(agent, regions, compute, 16 * warp)

    return run


def _need_values(frame: PtxFrame, bank: Bank) -> None:
    """The tensor core reads accumulators too; its own products of them come before."""
    for index in np.flatnonzero(~bank.defined):
        frame.touch(bank, int(index), f"{index} of an accumulator")


@cache
def _accumulator(n: int) -> tuple[Any, Any]:
    return places(wgmma_accumulator(64, n))


def _registers(tile: Any, warp: int, n: int) -> Any:
    """A warp's 16 × n part of D as (registers, lanes)."""
    rows, columns = _accumulator(n)
    mine = slice(32 * warp, 32 * warp + 32)
    return tile[rows[mine] - 16 * warp, columns[mine]].T


def paired(values: Any) -> Any:
    """(values, lanes) as (registers, lanes and the two values in each): as 16-bit values lie."""
    count, lanes = values.shape
    return values.reshape(count // 2, 2, lanes).swapaxes(1, 2).reshape(count // 2, 2 * lanes)


@handles(t.WgmmaFenceOp)
def fence(frame: PtxFrame, op: t.WgmmaFenceOp) -> None:
    frame.result_range(op.accumulator, op.result, True).fenced[:] = True


@handles(t.WgmmaCommitOp)
def commit(frame: PtxFrame, op: t.WgmmaCommitOp) -> None:
    commit_group(frame.agent, tensor_cores(frame.agent))


@handles(t.WgmmaWaitOp)
def wait(frame: PtxFrame, op: t.WgmmaWaitOp) -> Program:
    yield from wait_group(frame.agent, tensor_cores(frame.agent), op.pending.value.data)
    frame.result_range(op.accumulator, op.result, True)
