"""How much of everything a module holds, whatever level it is on.

The table says as what each thing is written on every level; where one op stands for several
instructions of a thread, it counts as that many, or by the bytes that a thread moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import cast

from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from gemmc.dialects import barrier, tma, wgmma
from gemmc.dialects.ptx import arithmetic, bulk, cluster, memory, structure, sync, tensor
from gemmc.dialects.tile import compute, data
from gemmc.dialects.tile.types import FragmentType, bits

Weight = Callable[[Operation], int]

BYTES = {"b16": 2, "b32": 4, "f32": 4, "b64": 8}


def one(op: Operation) -> int:
    """An op that stands for one instruction."""
    return 1


def slots(op: Operation) -> int:
    """A ring's mbarriers are initialized one by one."""
    return cast(barrier.InitOp, op).ring.type.slots.data


def _values(value: SSAValue) -> int:
    return cast(FragmentType, value.type).register_layout.num_values


def results(op: Operation) -> int:
    """The values that a thread computes."""
    return _values(op.results[0])


def bytes_of_fragment(op: Operation) -> int:
    """What one thread loads or stores of a fragment."""
    value = op.results[0] if isinstance(op, data.LoadOp) else cast(data.StoreOp, op).value
    return _values(value) * bits(cast(FragmentType, value.type).element_type) // 8


def bytes_of_registers(op: Operation) -> int:
    """What one thread loads or stores with one instruction."""
    access = cast(memory.LdOp | memory.StOp, op)
    return len(access.values) * BYTES[access.form.data.rsplit(".", 1)[1]]


def bytes_of_matrices(op: Operation) -> int:
    """What one thread gives to an stmatrix: two 16-bit elements of each matrix."""
    return 4 * len(cast(bulk.StmatrixOp, op).values)


def backward(op: Operation) -> int:
    """1 for a branch to a label above it."""
    block = op.parent_block()
    assert block is not None
    for other in block.ops:
        if other is op:
            return 0
        if isinstance(other, structure.LabelOp) and other.label == cast(structure.BraOp, op).label:
            return 1
    return 0


LEVELS: dict[str, dict[type[Operation], Weight]] = {
    "mmas": {
        wgmma.MmaAsyncOp: one,
        tensor.WgmmaOp: one,
        compute.FmaOp: results,
        arithmetic.FmaElementOp: one,
    },
    "copies": {tma.LoadOp: one, tensor.TensorLoadOp: one},
    "drains": {tma.StoreOp: one, bulk.TensorStoreOp: one},
    "drain groups": {tma.CommitGroupOp: one, bulk.BulkCommitOp: one},
    "drain waits": {tma.WaitGroupOp: one, bulk.BulkWaitOp: one},
    "prefetches": {tma.PrefetchOp: one, tensor.PrefetchMapOp: one},
    "bytes loaded": {data.LoadOp: bytes_of_fragment, memory.LdOp: bytes_of_registers},
    "bytes stored": {
        data.StoreOp: bytes_of_fragment,
        memory.StOp: bytes_of_registers,
        bulk.StmatrixOp: bytes_of_matrices,
    },
    "mbarriers": {barrier.InitOp: slots, sync.MbarrierInitOp: one},
    "mbarrier waits": {
        barrier.WaitOp: one,
        barrier.WaitParityOp: one,
        sync.MbarrierTryWaitOp: one,
    },
    "CTA barriers": {barrier.SyncOp: one, sync.BarSyncOp: one},
    "halves of cluster barriers": {
        barrier.ClusterSyncOp: lambda op: 2,
        cluster.ClusterBarrierOp: one,
    },
    "halves of grid dependencies": {
        barrier.WaitGridOp: one,
        barrier.LaunchDependentsOp: one,
        cluster.GridDependencyOp: one,
    },
    "fences": {barrier.FenceInitOp: one, barrier.FenceProxyOp: one, sync.FenceOp: one},
    "mma fences": {wgmma.FenceOp: one, tensor.WgmmaFenceOp: one},
    "mma groups": {wgmma.CommitGroupOp: one, tensor.WgmmaCommitOp: one},
    "mma waits": {wgmma.WaitGroupOp: one, tensor.WgmmaWaitOp: one},
    "arrivals": {
        barrier.ArriveOp: one,
        barrier.ArriveAtOp: one,
        sync.MbarrierArriveOp: one,
        cluster.MbarrierArriveRemoteOp: one,
        barrier.ExpectOp: one,
        barrier.ExpectAtOp: one,
        sync.MbarrierExpectTxOp: one,
    },
    # A wait becomes a loop of its own when it is spelled as instructions.
    "loops and spins": {
        scf.ForOp: one,
        barrier.WaitOp: one,
        barrier.WaitParityOp: one,
        structure.ForOp: one,
        structure.RepeatOp: one,
        structure.BraOp: backward,
    },
}


def census(module: ModuleOp) -> Counter[str]:
    """How much of everything is in a module."""
    found: Counter[str] = Counter()
    for op in module.walk():
        for kind, table in LEVELS.items():
            if type(op) in table:
                found[kind] += table[type(op)](op)
    return found
