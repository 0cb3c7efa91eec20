"""Rule 3, second half: once fences are in, conversions translate and neither add nor drop.

The table says as what each thing is written on every level; where one op stands for several
instructions of a thread, it counts as that many, or by the bytes that a thread moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import cast

import pytest
from rules.programs import Program, Stage, parsed, programs, stages
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from gemmc import frontend, pipeline
from gemmc.dialects import barrier, tma, wgmma
from gemmc.dialects.ptx import arithmetic, cluster, memory, structure, sync, tensor
from gemmc.dialects.ptx.types import PtxOp
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
    "bytes loaded": {data.LoadOp: bytes_of_fragment, memory.LdOp: bytes_of_registers},
    "bytes stored": {data.StoreOp: bytes_of_fragment, memory.StOp: bytes_of_registers},
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


def spelled(program: Program) -> list[Stage]:
    """The stages from the last pass on that inserts any of the things counted."""
    found = stages(program)
    inserts = [s.number for s in found if s.name.startswith(("convert-tile", "insert-fences"))]
    return list(found[inserts[-1] :])


@pytest.mark.parametrize("program", programs(), ids=str)
def test_conversions_preserve_counts(program: Program) -> None:
    for before, after in pairwise(spelled(program)):
        counts = census(parsed(before.text)), census(parsed(after.text))
        assert counts[0] == counts[1], f"{before.name} to {after.name}"


@pytest.mark.parametrize("program", programs(), ids=str)
def test_there_is_something_to_count(program: Program) -> None:
    counts = census(parsed(spelled(program)[0].text))
    assert counts["mmas"] and counts["bytes stored"] and counts["loops and spins"]
    assert counts["copies"] or counts["bytes loaded"]
    assert bool(counts["mma groups"]) == ("insert-fences" in pipeline.load(program.pipeline).text)


def test_every_ptx_op_that_waits_moves_or_multiplies_is_in_the_table() -> None:
    counted = {op for table in LEVELS.values() for op in table}
    plain = {sync.FenceOp, sync.ElectOp, sync.ShflIdxOp, sync.SetmaxnregOp, tensor.PrefetchMapOp}
    plain.add(cluster.MapaOp)
    for module in (sync, tensor, cluster):
        ops = [op for op in vars(module).values() if isinstance(op, type) and issubclass(op, PtxOp)]
        named = {op for op in ops if op.__module__ == module.__name__ and "name" in vars(op)}
        assert named <= counted | plain


@pytest.mark.parametrize("kind", ["mma waits", "arrivals", "copies", "mbarrier waits"])
def test_the_rule_sees_a_loss(kind: str) -> None:
    program = next(p for p in programs() if census(parsed(spelled(p)[0].text))["arrivals"])
    module = parsed(spelled(program)[0].text)
    whole = census(module)
    lost = next(op for op in module.walk() if type(op) in LEVELS[kind])
    lost.detach()
    assert census(module)[kind] == whole[kind] - 1
    assert frontend.print_module(module) != spelled(program)[0].text
