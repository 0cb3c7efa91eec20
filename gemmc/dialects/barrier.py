"""The barrier dialect: mbarriers, CTA barriers and the fences that go with them.

An mbarrier (PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier")
completes a phase when its pending arrivals and its pending transaction bytes are both zero; it
then starts the next phase by itself. Waiting names a phase by its parity.

Ring-level ops address the barrier of an iteration: `ring[it]` is slot `it mod slots`, in its
`(it div slots)`-th phase. Waiting for an iteration before the first (a negative number) is
waiting for a phase that lies before the barrier's initialization, and passes at once.
`lower-rings` turns them into the slot-level ops, which name a slot and a parity.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    IndexType,
    IntAttr,
    IntegerAttr,
    StringAttr,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Dialect, ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import (
    IRDLOperation,
    eq,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

I64 = IntegerAttr.constr(type=eq(i64))


@irdl_attr_definition
class MBarrierType(ParametrizedAttribute, TypeAttribute):
    """One mbarrier object: 8 bytes of shared memory, 8-byte aligned."""

    name = "barrier.mbarrier"


@irdl_attr_definition
class MBarrierRingType(ParametrizedAttribute, TypeAttribute):
    """`slots` mbarriers addressed by iteration number."""

    name = "barrier.ring"

    slots: IntAttr

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return [IntAttr(parser.parse_integer(allow_negative=False))]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(str(self.slots.data))

    def verify(self) -> None:
        if self.slots.data < 1:
            raise VerifyException("!barrier.ring: needed at least one slot; found none")


def _count(value: int) -> IntegerAttr:
    return IntegerAttr(value, i64)


@irdl_op_definition
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


@irdl_op_definition
class InitOp(IRDLOperation):
    """Initialize every mbarrier of a ring to expect `count` arrivals (PTX mbarrier.init).

    Done by one thread, before any other thread uses it.
    """

    name = "barrier.init"

    ring = operand_def(MBarrierRingType)
    count = prop_def(I64)
    assembly_format = "$ring `count` $count attr-dict `:` type($ring)"

    def __init__(self, ring: SSAValue, count: int):
        super().__init__(operands=[ring], properties={"count": _count(count)})

    def verify_(self) -> None:
        if not 0 < self.count.value.data < 1 << 20:
            raise VerifyException(
                f"needed a count in 1 to {(1 << 20) - 1} (PTX mbarrier.init); found "
                f"{self.count.value.data}"
            )


@irdl_op_definition
class FenceInitOp(IRDLOperation):
    """Make mbarrier initializations visible to the async proxy and the cluster.

    PTX fence.mbarrier_init.release.cluster, by the thread that initialized.
    """

    name = "barrier.fence_init"

    assembly_format = "attr-dict"


@irdl_op_definition
class SyncOp(IRDLOperation):
    """All threads of the CTA, or `threads` of them, wait for each other (PTX bar.sync `id`).

    With `unit`, each unit of that many threads has a barrier of its own: number `id` + unit.
    """

    name = "barrier.sync"

    id = prop_def(I64)
    threads = opt_prop_def(I64)
    unit = opt_operand_def(IndexType)
    assembly_format = "$id (`plus` $unit^)? (`threads` $threads^)? attr-dict"

    def __init__(self, id: int = 0, threads: int | None = None, unit: SSAValue | None = None):
        super().__init__(
            operands=[unit],
            properties={
                "id": _count(id),
                "threads": None if threads is None else _count(threads),
            }
        )

    def verify_(self) -> None:
        if not 0 <= self.id.value.data < 16:
            raise VerifyException(f"needed a barrier in 0 to 15; found {self.id.value.data}")
        if self.threads is None:
            return
        count = self.threads.value.data
        if count % 32 or not 32 <= count <= 1024:
            raise VerifyException(f"needed a multiple of 32 in 32 to 1024 threads; found {count}")


@irdl_op_definition
class FenceProxyOp(IRDLOperation):
    """Order the thread's earlier generic accesses to shared memory before later async ones.

    PTX fence.proxy.async.shared::cta, by every thread that wrote what the copy engine or the
    tensor core will read.
    """

    name = "barrier.fence_proxy"

    assembly_format = "attr-dict"


@irdl_op_definition
class ClusterSyncOp(IRDLOperation):
    """All threads of the cluster wait for each other (PTX barrier.cluster.arrive and .wait)."""

    name = "barrier.cluster_sync"

    assembly_format = "attr-dict"


@irdl_op_definition
class CommitCopiesOp(IRDLOperation):
    """Close the group of the thread's asynchronous copies (PTX cp.async.commit_group)."""

    name = "barrier.commit_copies"

    assembly_format = "attr-dict"


@irdl_op_definition
class WaitCopiesOp(IRDLOperation):
    """Wait until all but the thread's last `pending` groups have arrived.

    PTX cp.async.wait_group. It says nothing of other threads' copies.
    """

    name = "barrier.wait_copies"

    pending = prop_def(I64)
    assembly_format = "$pending attr-dict"

    def __init__(self, pending: int):
        super().__init__(properties={"pending": _count(pending)})

    def verify_(self) -> None:
        if self.pending.value.data < 0:
            raise VerifyException(f"needed 0 or more groups; found {self.pending.value.data}")


ARRIVERS = ("thread", "warp", "warpgroup")
"""Who arrives once: each executing thread, or one thread of each warp or warpgroup."""


def _verify_arriver(by: StringAttr) -> None:
    if by.data not in ARRIVERS:
        raise VerifyException(f"needed one of {', '.join(ARRIVERS)}; found {by.data}")


@irdl_op_definition
class WaitOp(IRDLOperation):
    """Wait until the phase of iteration `iteration + offset` is complete."""

    name = "barrier.wait"

    ring = operand_def(MBarrierRingType)
    iteration = operand_def(IndexType)
    offset = prop_def(I64)
    assembly_format = "$ring `[` $iteration `offset` $offset `]` attr-dict `:` type($ring)"

    def __init__(self, ring: SSAValue, iteration: SSAValue, offset: int = 0):
        super().__init__(operands=[ring, iteration], properties={"offset": _count(offset)})


@irdl_op_definition
class ArriveOp(IRDLOperation):
    """Arrive once per `by` (thread, warp, warpgroup) at the barrier of an iteration.

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
                "offset": _count(offset),
                "by": StringAttr(by),
                "turn": UnitAttr() if turn else None,
            },
        )

    def verify_(self) -> None:
        _verify_arriver(self.by)


@irdl_op_definition
class ExpectOp(IRDLOperation):
    """Arrive once, in one thread, and expect `bytes` to be delivered by the copy engine."""

    name = "barrier.expect"

    ring = operand_def(MBarrierRingType)
    iteration = operand_def(IndexType)
    bytes = prop_def(I64)
    assembly_format = "$ring `[` $iteration `]` `bytes` $bytes attr-dict `:` type($ring)"

    def __init__(self, ring: SSAValue, iteration: SSAValue, bytes: int):
        super().__init__(operands=[ring, iteration], properties={"bytes": _count(bytes)})

    def verify_(self) -> None:
        _verify_bytes(self.bytes)


def _verify_bytes(count: IntegerAttr) -> None:
    if not 0 < count.value.data < 1 << 20:
        raise VerifyException(
            f"needed 1 to {(1 << 20) - 1} bytes (PTX mbarrier tx-count); found {count.value.data}"
        )


@irdl_op_definition
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


@irdl_op_definition
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


@irdl_op_definition
class ArriveAtOp(IRDLOperation):
    """Arrive once per `by` at an mbarrier (PTX mbarrier.arrive.shared::cta).

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
        _verify_arriver(self.by)


@irdl_op_definition
class ExpectAtOp(IRDLOperation):
    """Arrive and expect bytes at an mbarrier (PTX mbarrier.arrive.expect_tx)."""

    name = "barrier.expect_at"

    barrier = operand_def(MBarrierType)
    bytes = prop_def(I64)
    assembly_format = "$barrier `bytes` $bytes attr-dict"

    def __init__(self, barrier: SSAValue, bytes: int):
        super().__init__(operands=[barrier], properties={"bytes": _count(bytes)})

    def verify_(self) -> None:
        _verify_bytes(self.bytes)


@irdl_op_definition
class WaitGridOp(IRDLOperation):
    """Wait until the grid launched before this one has ended (PTX griddepcontrol.wait)."""

    name = "barrier.wait_grid"
    assembly_format = "attr-dict"


@irdl_op_definition
class LaunchDependentsOp(IRDLOperation):
    """The next grid may start as far as this CTA goes (PTX griddepcontrol.launch_dependents)."""

    name = "barrier.launch_dependents"
    assembly_format = "attr-dict"


Barrier = Dialect(
    "barrier",
    [
        AllocOp,
        InitOp,
        FenceInitOp,
        SyncOp,
        FenceProxyOp,
        ClusterSyncOp,
        CommitCopiesOp,
        WaitCopiesOp,
        WaitOp,
        ArriveOp,
        ExpectOp,
        AtOp,
        WaitParityOp,
        ArriveAtOp,
        ExpectAtOp,
        WaitGridOp,
        LaunchDependentsOp,
    ],
    [MBarrierType, MBarrierRingType],
)
