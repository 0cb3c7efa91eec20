"""One mbarrier of a ring, addressed by slot, and the parity of its phase."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, StringAttr
from xdsl.ir import SSAValue
from xdsl.irdl import (
    IRDLOperation,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.barrier.types import (
    MBarrierRingType,
    MBarrierType,
    verify_arriver,
    verify_bytes,
)


@op_definition
class AtOp(IRDLOperation):
    """The mbarrier in slot `slot` of a ring."""

    name = "barrier.at"

    ring = operand_def(MBarrierRingType)
    slot = operand_def(IndexType)
    result = result_def(MBarrierType)

    traits = traits_def(Pure())
    assembly_format = "$ring `[` $slot `]` attr-dict `:` type($ring)"

    def __init__(self, ring: SSAValue, slot: SSAValue):
        super().__init__(operands=[ring, slot], result_types=[MBarrierType()])


@op_definition
class WaitParityOp(IRDLOperation):
    """Wait until the phase of the given parity (0 or 1) is complete.

    PTX mbarrier.try_wait.parity in a loop.
    """

    name = "barrier.wait_parity"

    barrier = operand_def(MBarrierType)
    parity = operand_def(IndexType)
    assembly_format = "$barrier `parity` $parity attr-dict"

    def __init__(self, barrier: SSAValue, parity: SSAValue):
        super().__init__(operands=[barrier, parity])


@op_definition
class ArriveAtOp(IRDLOperation):
    """Arrive once per `by` at an mbarrier (PTX mbarrier.arrive.shared::cta; by "copies"
    cp.async.mbarrier.arrive.noinc, once the copies that each thread has asked for are there).

    With `rank`, at the one in the same place of that CTA of the cluster (mapa, then
    mbarrier.arrive.shared::cluster, which orders nothing generic before it).
    """

    name = "barrier.arrive_at"

    barrier = operand_def(MBarrierType)
    rank = opt_operand_def(IndexType)
    by = prop_def(StringAttr)
    assembly_format = "$barrier `by` $by (`at` $rank^)? attr-dict"

    def __init__(self, barrier: SSAValue, by: str, rank: SSAValue | None = None):
        super().__init__(operands=[barrier, rank], properties={"by": StringAttr(by)})

    def verify_(self) -> None:
        verify_arriver(self.by)


@op_definition
class ExpectAtOp(IRDLOperation):
    """Arrive and expect bytes at an mbarrier (PTX mbarrier.arrive.expect_tx)."""

    name = "barrier.expect_at"

    barrier = operand_def(MBarrierType)
    bytes = prop_def(I64)
    assembly_format = "$barrier `bytes` $bytes attr-dict"

    def __init__(self, barrier: SSAValue, bytes: int):
        super().__init__(operands=[barrier], properties={"bytes": int_attr(bytes)})

    def verify_(self) -> None:
        verify_bytes(self.bytes)
