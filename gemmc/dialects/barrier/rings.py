"""Rings of mbarriers, addressed by iteration number, and their initialization."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, IntAttr, StringAttr, UnitAttr
from xdsl.ir import SSAValue
from xdsl.irdl import (
    IRDLOperation,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
)
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.barrier.types import MBarrierRingType, verify_arriver, verify_bytes
from gemmc.dialects.interfaces import BesideProducts


@op_definition
class AllocOp(IRDLOperation):
    """A ring of mbarriers in shared memory; `offset` is its place once it is decided (bytes)."""

    name = "barrier.alloc"

    offset = opt_prop_def(I64)
    result = result_def(MBarrierRingType)
    assembly_format = "(`at` $offset^)? attr-dict `:` type($result)"

    def __init__(self, slots: int):
        super().__init__(result_types=[MBarrierRingType(IntAttr(slots))])

    @property
    def slots(self) -> int:
        kind = self.result.type
        assert isinstance(kind, MBarrierRingType)
        return kind.slots.data


@op_definition
class InitOp(IRDLOperation):
    """Initialize every mbarrier of a ring to expect `count` arrivals (PTX mbarrier.init).

    Done by one thread, before any other thread uses it.
    """

    name = "barrier.init"

    ring = operand_def(MBarrierRingType)
    count = prop_def(I64)
    assembly_format = "$ring `count` $count attr-dict `:` type($ring)"

    def __init__(self, ring: SSAValue, count: int):
        super().__init__(operands=[ring], properties={"count": int_attr(count)})

    def verify_(self) -> None:
        if not 0 < self.count.value.data < 1 << 20:
            raise VerifyException(
                f"needed a count in 1 to {(1 << 20) - 1} (PTX mbarrier.init); found "
                f"{self.count.value.data}"
            )


@op_definition
class FenceInitOp(IRDLOperation):
    """Make mbarrier initializations visible to the async proxy and the cluster.

    PTX fence.mbarrier_init.release.cluster, by the thread that initialized.
    """

    name = "barrier.fence_init"

    assembly_format = "attr-dict"


@op_definition
class WaitOp(IRDLOperation, BesideProducts):
    """Wait until the phase of iteration `iteration + offset` is complete."""

    name = "barrier.wait"

    ring = operand_def(MBarrierRingType)
    iteration = operand_def(IndexType)
    offset = prop_def(I64)
    assembly_format = "$ring `[` $iteration `offset` $offset `]` attr-dict `:` type($ring)"

    def __init__(self, ring: SSAValue, iteration: SSAValue, offset: int = 0):
        super().__init__(operands=[ring, iteration], properties={"offset": int_attr(offset)})


@op_definition
class ArriveOp(IRDLOperation):
    """Arrive once per `by` (thread, warp, warpgroup) at the barrier of an iteration.

    By "copies" each thread arrives once the asynchronous copies that it has asked for are there.
    With `rank`, at the barrier in the same place of that CTA of the cluster. With `turn` it
    hands over nothing but the turn: what stands before it has been issued, and asynchronous
    products may still run; elsewhere what stands before it has been completed.
    """

    name = "barrier.arrive"

    ring = operand_def(MBarrierRingType)
    iteration = operand_def(IndexType)
    rank = opt_operand_def(IndexType)
    offset = prop_def(I64)
    by = prop_def(StringAttr)
    turn = opt_prop_def(UnitAttr)
    assembly_format = (
        "$ring `[` $iteration `offset` $offset `]` `by` $by (`at` $rank^)? (`turn` $turn^)? "
        "attr-dict `:` type($ring)"
    )

    def __init__(
        self,
        ring: SSAValue,
        iteration: SSAValue,
        by: str,
        offset: int = 0,
        rank: SSAValue | None = None,
        turn: bool = False,
    ):
        super().__init__(
            operands=[ring, iteration, rank],
            properties={
                "offset": int_attr(offset),
                "by": StringAttr(by),
                "turn": UnitAttr() if turn else None,
            },
        )

    def verify_(self) -> None:
        verify_arriver(self.by)


@op_definition
class ExpectOp(IRDLOperation):
    """Arrive once, in one thread, and expect `bytes` to be delivered by the copy engine."""

    name = "barrier.expect"

    ring = operand_def(MBarrierRingType)
    iteration = operand_def(IndexType)
    bytes = prop_def(I64)
    assembly_format = "$ring `[` $iteration `]` `bytes` $bytes attr-dict `:` type($ring)"

    def __init__(self, ring: SSAValue, iteration: SSAValue, bytes: int):
        super().__init__(operands=[ring, iteration], properties={"bytes": int_attr(bytes)})

    def verify_(self) -> None:
        verify_bytes(self.bytes)
