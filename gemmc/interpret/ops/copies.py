"""Tensor maps and copies by the copy engine."""

from __future__ import annotations

from typing import cast

from gemmc.dialects import tma as t
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.tensors import TensorMap
from gemmc.interpret.hardware.transfers import tensor_load
from gemmc.interpret.memory import Buffer
from gemmc.interpret.op_table import handles
from gemmc.interpret.ops.barriers import address_of
from gemmc.interpret.ops.data import seen_in


@handles(t.DescriptorOp)
def descriptor(frame: Frame, op: t.DescriptorOp) -> None:
    kind, (shape, seen) = op.result.type, seen_in(frame, op.matrix)
    *_, rows, columns = kind.get_box()
    matrix = cast(Matrix, frame.get(op.matrix))
    strides = (*seen.apart, seen.down, seen.across)
    map_ = TensorMap(matrix, (rows, columns), kind.swizzle.data, shape, strides)
    frame.set(op, map_)


@handles(t.LoadOp)
def load(frame: Frame, op: t.LoadOp) -> Program:
    """Every active thread asks for the box; it arrives, and is counted, at any later time."""
    tensor = cast(TensorMap, frame.get(op.map))
    at = [frame.scalar(v) for v in op.offsets]
    target = cast(Buffer, frame.get(op.target))
    base = frame.uniform(target.base)
    address = address_of(frame, op.barrier, op.iteration)
    region = tensor.region(frame.agent.site, base, at)
    ctas, site = [frame.cta], frame.agent.site
    if op.mask is not None:
        mask = frame.scalar(op.mask)
        ctas = [frame.cta.peer(rank, site) for rank in range(mask.bit_length()) if mask >> rank & 1]
    for _ in frame.active():
        tensor_load(
            frame.agent, lambda: tensor.image(at, base),
            [(cta, region, address) for cta in ctas], tensor.bytes,
        )
    yield None
