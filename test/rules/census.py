"""How much of everything a module holds, whatever level it is on.

The table says as what each thing is written on every level; where one op stands for several
instructions of a thread, it counts as that many, or by the bytes that a thread moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import prod
from typing import cast

from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from gemmc.dialects import barrier, tma, wgmma
from gemmc.dialects.ptx import (
    arithmetic,
    async_copy,
    bulk,
    cluster,
    matrix,
    memory,
    structure,
    sync,
    tensor,
)
from gemmc.dialects.tile import compute, partials, scatter
from gemmc.dialects.tile.data import moves
from gemmc.dialects.tile.types import FragmentType, bits, memref_type

Weight = Callable[[Operation], int]
Sum = partials.SumRegistersOp | scatter.SumPeersOp

BYTES = {"b16": 2, "b32": 4, "f32": 4, "b64": 8, "f64": 8}


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
    value = op.results[0] if isinstance(op, moves.LoadOp) else cast(moves.StoreOp, op).value
    return _values(value) * bits(cast(FragmentType, value.type).element_type) // 8


def _bytes(op: Operation) -> int:
    """Of an element of a sum."""
    return bits(cast(FragmentType, cast(Sum, op).result.type).element_type) // 8


def bytes_of_parts(op: Operation) -> int:
    """What one thread loads of all parts of a sum."""
    return results(op) * _bytes(op) * cast(Sum, op).parts.value.data


def pauses(op: Operation) -> int:
    """How often a warp stops between the vectors that it loads for a sum."""
    vectors = results(op) * _bytes(op) * 8 // partials.VECTOR_BITS
    return -(-vectors // cast(Sum, op).group.value.data) - 1


def bytes_of_registers(op: Operation) -> int:
    """What one thread loads or stores with one instruction."""
    access = cast(memory.LdOp | memory.StOp, op)
    return len(access.values) * BYTES[access.form.data.rsplit(".", 1)[1]]


def bytes_of_copy(op: Operation) -> int:
    """What one thread copies itself; copies of more than one thread are others' rows."""
    copy = cast(moves.CopyOp, op)
    if copy.atom is None or copy.atom.instruction.data != "cp_async":
        return 0
    kind = memref_type(copy.target)
    return prod(kind.get_shape()) * bits(kind.element_type) // 8


def bytes_of_matrices(op: Operation) -> int:
    """What one thread gives to an stmatrix, or gets: two 16-bit elements of each matrix."""
    return 4 * len(cast(bulk.StmatrixOp | matrix.LdmatrixOp, op).values)


def tiles(op: Operation) -> int:
    """The instructions of a product of fragments."""
    product = cast(compute.MmaOp, op)
    assert product.atom is not None
    return prod(a // b for a, b in zip(product.shape, product.atom.dimensions, strict=True))


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
        compute.MmaOp: tiles,
        matrix.MmaSyncOp: one,
    },
    "copies": {tma.LoadOp: one, tensor.TensorLoadOp: one},
    "bulk stores": {tma.StoreOp: one, bulk.TensorStoreOp: one},
    "bulk store groups": {tma.CommitGroupOp: one, bulk.BulkCommitOp: one},
    "bulk store waits": {tma.WaitGroupOp: one, bulk.BulkWaitOp: one},
    "prefetches": {tma.PrefetchOp: one, tensor.PrefetchMapOp: one},
    "prefetched boxes": {tma.PrefetchBoxOp: one, tensor.TensorPrefetchOp: one},
    "tickets": {barrier.TakeTicketOp: one, memory.AtomIncOp: one},
    "CTA barriers that tell": {barrier.TakeTicketOp: one, sync.BarRedOrOp: one},
    "warp barriers": {
        partials.SumRegistersOp: pauses, scatter.SumPeersOp: pauses, sync.WarpSyncOp: one,
    },
    "counts of rounds": {barrier.ThrottleOp: one, memory.RedOp: one},
    "bytes loaded": {
        barrier.ThrottleOp: lambda op: 4,
        moves.LoadOp: bytes_of_fragment,
        partials.SumRegistersOp: bytes_of_parts,
        scatter.SumPeersOp: bytes_of_parts,
        memory.LdOp: bytes_of_registers,
        matrix.LdmatrixOp: bytes_of_matrices,
    },
    "bytes stored": {
        moves.StoreOp: bytes_of_fragment,
        partials.StoreRegistersOp: lambda op: 4 * _values(op.operands[0]),
        memory.StOp: bytes_of_registers,
        bulk.StmatrixOp: bytes_of_matrices,
    },
    "bytes copied asynchronously": {
        moves.CopyOp: bytes_of_copy,
        async_copy.CpAsyncOp: lambda op: cast(async_copy.CpAsyncOp, op).bytes.value.data,
    },
    "copy groups": {barrier.CommitCopiesOp: one, async_copy.CpAsyncCommitOp: one},
    "copy waits": {barrier.WaitCopiesOp: one, async_copy.CpAsyncWaitOp: one},
    "mbarriers": {barrier.InitOp: slots, sync.MbarrierInitOp: one},
    "mbarrier waits": {
        barrier.WaitOp: one,
        barrier.WaitParityOp: one,
        sync.MbarrierTryWaitOp: one,
    },
    "CTA barriers": {barrier.SyncOp: one, sync.BarSyncOp: one},
    "halves of cluster barriers": {
        barrier.ClusterSyncOp: lambda op: 2,
        barrier.ClusterArriveOp: one,
        barrier.ClusterWaitOp: one,
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
        barrier.ThrottleOp: one,
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
