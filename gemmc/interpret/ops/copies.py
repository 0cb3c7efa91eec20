"""Tensor maps and copies by the copy engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING, cast

import numpy as np

from gemmc.dialects import tma as t
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import memory_type
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.machine import Cta
from gemmc.interpret.hardware.tensors import TensorMap
from gemmc.interpret.hardware.transfers import tensor_load
from gemmc.interpret.memory import Buffer, Window, grid
from gemmc.interpret.op_table import handles
from gemmc.interpret.ops.barriers import address_of
from gemmc.interpret.ops.who import leads

if TYPE_CHECKING:
    from gemmc.dialects.tile.data.moves import CopyOp


@handles(t.DescriptorOp)
def descriptor(frame: Frame, op: t.DescriptorOp) -> None:
    kind = op.result.type
    rows, columns = kind.get_box()
    matrix = cast(Matrix, frame.get(op.matrix))
    frame.set(op, TensorMap(matrix, (rows, columns), kind.swizzle.data))


@handles(t.PrefetchOp)
def prefetch(frame: Frame, op: t.PrefetchOp) -> None:
    """A hint: nothing to see."""


@handles(t.LoadOp)
def load(frame: Frame, op: t.LoadOp) -> Program:
    """Every active thread asks for the box; it arrives, and is counted, at any later time."""
    tensor = cast(TensorMap, frame.get(op.map))
    row, column = (frame.scalar(v) for v in op.offsets)
    target = cast(Buffer, frame.get(op.target))
    base = frame.uniform(target.base)
    address = address_of(frame, op.barrier, op.iteration)
    region = tensor.region(frame.agent.site, base, (row, column))
    ctas, site = [frame.cta], frame.agent.site
    if op.mask is not None:
        mask = frame.scalar(op.mask)
        ctas = [frame.cta.peer(rank, site) for rank in range(mask.bit_length()) if mask >> rank & 1]
    for _ in frame.active():
        tensor_load(
            frame.agent, lambda: tensor.image(row, column, base),
            [(cta, region, address) for cta in ctas], tensor.bytes,
        )
    yield None


def multicast_ctas(frame: Frame, dimensions: Sequence[int]) -> list[Cta]:
    """CTAs of the cluster that differ from this one along the given dimensions only."""
    columns = frame.launch.cluster[1]
    mine = divmod(frame.cta.rank, columns)
    found: list[Cta] = []
    for cta in frame.cta.cluster:
        place = divmod(cta.rank, columns)
        if all(place[d] == mine[d] or d in dimensions for d in (0, 1)):
            found.append(cta)
    return found


def bulk_copy(frame: Frame, op: CopyOp) -> Program:
    """A tile.copy that completes on an mbarrier: one thread of the role asks for it."""
    if not leads(frame):
        return
    source, target = cast(Window, frame.get(op.source)), cast(Buffer, frame.get(op.target))
    assert op.signal is not None
    address = address_of(frame, op.signal, op.iteration)
    agent, unit = frame.agent, np.zeros(1, np.intp)
    shape = memory_type(op.target).get_shape()
    rows, columns = grid(*shape)
    region = target.region(unit, rows, columns)
    size = prod(shape) * target.dtype.itemsize
    fixed = replace(source, row=frame.uniform(source.row), column=frame.uniform(source.column))

    def data() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
        tile = np.ascontiguousarray(fixed.read(agent, unit, rows, columns), target.dtype)
        return tile[..., None].view(np.uint8)

    ctas = [frame.cta] if op.multicast is None else multicast_ctas(frame, ints(op.multicast))
    tensor_load(agent, data, [(cta, region, address) for cta in ctas], size)
    yield None
