"""What an op costs the agent that executes it, and what a picture calls it."""

from __future__ import annotations

from typing import Any, cast

from xdsl.ir import Operation

from gemmc.dialects import barrier, tma, wgmma
from gemmc.dialects.tile import compute, epilogue, output
from gemmc.dialects.tile.data import moves
from gemmc.dialects.tile.types import bits
from gemmc.interpret.fragments import Fragment
from gemmc.interpret.frame import Frame
from gemmc.interpret.memory import Window
from gemmc.interpret.timeline.figures import figure

WAIT_FULL, WAIT_EMPTY, WAIT_MMA = "wait full", "wait empty", "wait mma"
KINDS: dict[type[Operation], str] = {
    barrier.WaitOp: WAIT_EMPTY,
    barrier.ArriveOp: "arrive",
    barrier.ExpectOp: "issue load",
    barrier.SyncOp: "meet",
    barrier.ClusterSyncOp: "meet",
    barrier.ClusterWaitOp: "meet",
    barrier.FenceProxyOp: "epilogue",
    tma.LoadOp: "issue load",
    tma.StoreOp: "epilogue",
    tma.WaitGroupOp: "wait store",
    wgmma.FenceOp: "issue mma",
    wgmma.MmaAsyncOp: "issue mma",
    wgmma.WaitGroupOp: WAIT_MMA,
    moves.LoadOp: "load",
    moves.CopyOp: "issue load",
    barrier.WaitCopiesOp: WAIT_FULL,
    moves.StoreOp: "epilogue",
    compute.FmaOp: "fma",
    compute.MapOp: "epilogue",
    epilogue.EpilogueOp: "epilogue",
    output.ExtractOp: "epilogue",
    output.ConcatOp: "epilogue",
    output.InsertOp: "epilogue",
}
"""Op class to what its time is called. What is not here takes no time of its own."""

FIXED: dict[type[Operation], str] = {
    barrier.WaitOp: "mbarrier try_wait",
    barrier.ArriveOp: "mbarrier arrive",
    barrier.ExpectOp: "mbarrier arrive",
    barrier.SyncOp: "bar.sync",
    barrier.ClusterSyncOp: "bar.sync",
    barrier.ClusterWaitOp: "bar.sync",
    barrier.FenceProxyOp: "fence",
    tma.LoadOp: "tma issue",
    tma.StoreOp: "tma issue",
    wgmma.FenceOp: "fence",
    wgmma.MmaAsyncOp: "wgmma issue",
}
"""Op class to the row of the table that says what executing it takes."""


def kind_of(op: Operation) -> str | None:
    """What the time of an op is called, or None for one that takes none or contains others."""
    if isinstance(op, barrier.WaitOp) and counts_bytes(op):
        return WAIT_FULL
    return KINDS.get(type(op))


def counts_bytes(op: barrier.WaitOp) -> bool:
    """Whether it waits at a ring that copies are counted on."""
    return any(isinstance(use.operation, barrier.ExpectOp) for use in op.ring.uses)


def cost(frame: Frame, op: Operation) -> tuple[str, float]:
    """(unit that is taken, or none of them; cycles) of executing an op."""
    row = FIXED.get(type(op))
    if row is not None:
        return "", figure(row)
    if isinstance(op, moves.StoreOp):
        size = _bytes(cast(Fragment, frame.get(op.value)))
        outside = isinstance(frame.get(op.target), Window)
        return _memory("global stores" if outside else "shared port", size)
    if isinstance(op, moves.LoadOp):
        return _load(frame, op)
    if isinstance(op, compute.MapOp):
        return "conversions", _size(frame.get(op.value)) / figure("conversions")
    if isinstance(op, compute.FmaOp):
        return "fma", _size(frame.get(op.accumulator)) / figure("fma")
    return "", 0.0


def _load(frame: Frame, op: moves.LoadOp) -> tuple[str, float]:
    kind = op.result.type
    elements = frame.agent.threads * kind.register_layout.num_values
    size = elements * _element_bytes(kind.element_type)
    if not isinstance(frame.get(op.source), Window):
        return _memory("shared port", size)
    unit, clk = _memory("global loads", size)
    return unit, clk + figure("global latency")


def _memory(unit: str, size: float) -> tuple[str, float]:
    return unit, size / figure(unit)


def _element_bytes(element: Any) -> int:
    return max(1, bits(element) // 8)


def _size(fragment: Fragment) -> int:
    return int(fragment.registers.tile.size)


def _bytes(fragment: Fragment) -> int:
    return int(fragment.registers.tile.nbytes)
