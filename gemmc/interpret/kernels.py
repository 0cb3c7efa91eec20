"""Running a tile.kernel: one machine per cluster, agents per warp or per role."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import DenseArrayBase, MemRefType
from xdsl.ir import Attribute, Operation

from gemmc.dialects import barrier, tma, wgmma
from gemmc.dialects.added import is_added_to
from gemmc.dialects.interfaces import Collective, Signalling
from gemmc.dialects.tile.attrs import ROLE, LayoutAttr
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.kernel import IdOp, KernelOp, RoleOp, cluster_extents, cluster_size
from gemmc.dialects.tile.partials import FixupOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.interpret.frame import Code, Frame, Launch
from gemmc.interpret.grids import evaluate
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Matrix, order_shared
from gemmc.interpret.hardware.machine import Agent, Cta, Machine
from gemmc.interpret.hardware.scheduler import Scheduler
from gemmc.interpret.launches import (
    SM_COUNT,
    Outputs,
    check_inputs,
    check_kinds,
    first_contents,
    launch_symbols,
    told_shapes,
)
from gemmc.interpret.ops import (
    barriers,
    bulk_stores,
    by_interface,
    compute,
    control,
    copies,
    data,
    epilogues,
    loops,
    partial_reduce,
    partials,
    products,
    scalars,
    scatter,
    who,
)
from gemmc.interpret.running import Progress, Result, add_clusters, run_clusters
from gemmc.interpret.types import dtype_of

HANDLED_BY = (
    *(barriers, bulk_stores, by_interface, compute, copies, data, epilogues, loops, partials),
    *(control, partial_reduce, products, scalars, scatter, who),
)
"""The modules whose import registers the meaning of ops."""


def run_kernel(
    kernel: KernelOp,
    inputs: Sequence[Any],
    scheduler: Scheduler,
    ctas: Sequence[int] | None,
    sm_count: int,
    progress: Progress | None,
    outputs: Outputs = (),
) -> Result:
    """All CTAs, cluster by cluster."""
    launch = prepare(kernel, inputs, sm_count, outputs)
    return run_clusters(launch, build, scheduler, ctas, progress)


def prepare(
    kernel: KernelOp,
    inputs: Sequence[Any],
    sm_count: int = SM_COUNT,
    outputs: Outputs = (),
) -> Launch:
    """Matrices, grid and shared-memory places of a kernel."""
    types = [cast("MemRefType[Attribute]", a.type) for a in kernel.body.block.args]
    names = [a.data for a in kernel.arguments]
    first_output = len(types) - kernel.outputs.value.data
    shapes = told_shapes(kernel, [tuple(t.get_shape()) for t in types], inputs, outputs)
    check_inputs(names[:first_output], shapes[:first_output], inputs)
    check_kinds(names, [dtype_of(t.element_type) for t in types[:first_output]], inputs)
    matrices: list[Matrix] = []
    added = is_added_to(kernel)
    for position, (name, kind, shape) in enumerate(zip(names, types, shapes, strict=True)):
        is_output = position >= first_output
        array = inputs[position] if not is_output else None
        if array is None:
            before = outputs[position - first_output] if outputs else shape
            array = first_contents(before, dtype_of(kind.element_type), added=added)
        dense = np.ascontiguousarray(array).reshape(array.shape)  # NumPy makes a dimension of none
        matrices.append(Matrix(name, dense, is_output))
    order_shared(matrices)
    cluster = (1, 1, 1) if kernel.grid is None else cluster_extents(kernel)
    hardware = _has_barriers(kernel)
    launch = Launch(kernel, matrices, Code(), _grid(kernel, matrices, sm_count), cluster, hardware)
    launch.notes["flow"] = {}
    meeting = FixupOp | barrier.TakeTicketOp
    launch.together = added or any(isinstance(op, meeting) for op in kernel.walk())
    ordering = wgmma.FenceOp | wgmma.CommitGroupOp | wgmma.WaitGroupOp
    launch.notes["in order"] = not any(isinstance(op, ordering) for op in kernel.walk())
    launch.notes["offsets"], launch.notes["bytes"] = place(kernel)
    return launch


def _has_barriers(kernel: KernelOp) -> bool:
    """Whether barriers order shared memory: copies signal them or threads arrive with theirs, or
    there are no roles and CTA barriers. (Before that, barriers may order roles otherwise.)"""
    kinds = {type(op) for op in kernel.walk()}
    signalled = any(isinstance(op, Signalling) and op.signal is not None for op in kernel.walk())
    by_threads = barrier.SyncOp in kinds and RoleOp not in kinds
    arrivals = (op for op in kernel.walk() if isinstance(op, barrier.ArriveOp | barrier.ArriveAtOp))
    by_threads |= any(op.by.data in ("copies", "thread") for op in arrivals)
    return signalled or tma.LoadOp in kinds or barrier.WaitCopiesOp in kinds or by_threads


def _grid(kernel: KernelOp, matrices: Sequence[Matrix], sm_count: int) -> int:
    if kernel.grid is None:
        return 1
    sizes: dict[str, tuple[int, int]] = {}
    for name, where in kernel.sizes.data.items():
        argument, dimension = cast("DenseArrayBase[Any]", where).get_values()
        sizes[name] = int(argument), int(dimension)
    symbols = launch_symbols(sizes, matrices, cluster_size(kernel), sm_count)
    return prod(evaluate(e.data, symbols) for e in kernel.grid)


def place(kernel: KernelOp) -> tuple[dict[Operation, int], int]:
    """Offsets of buffers and barriers, and the total: the ops' own, or one after the other."""
    offsets: dict[Operation, int] = {}
    end = 0
    for op in kernel.walk():
        if not isinstance(op, AllocOp | barrier.AllocOp):
            continue
        size = op.slot_bytes * op.slots if isinstance(op, AllocOp) else 8 * op.slots
        offset = -(-end // 1024) * 1024 if op.offset is None else op.offset.value.data
        offsets[op] = offset
        end = max(end, offset + size)
    return offsets, end if kernel.shared_bytes is None else kernel.shared_bytes.value.data


def build(launch: Launch, members: Sequence[int]) -> Machine:
    """A machine with the CTAs `members` of the grid, of whole clusters, agents and all."""
    machine = Machine(launch.notes.get("recorder"), actors=launch.actors)
    kernel = cast(KernelOp, launch.kernel)
    threads = kernel.thread_count or 1
    ctas = add_clusters(launch, machine, members, launch.notes["bytes"], threads)
    for cta in ctas:
        _name_places(launch, cta)
    for cta in ctas:
        for name, first, count in _agents(launch, kernel, threads):
            machine.spawn(cta, name, first, count, lambda agent: _program(launch, agent))
        cta.threads = sum(agent.threads for agent in cta.agents)
    for agent in machine.agents:
        agent.after_grid = kernel.overlapped is None
    return machine


def _program(launch: Launch, agent: Agent) -> Program:
    frame = Frame(launch, agent, role_threads=agent.cta.threads)
    block = cast(KernelOp, launch.kernel).body.block
    frame.bind(block, launch.matrices)
    yield from frame.run(block)


def _agents(launch: Launch, kernel: KernelOp, threads: int) -> list[tuple[str, int, int]]:
    """(name, first thread, threads) of each agent.

    With barriers, a warp each, or as many threads as `agent_threads` says. Before there are
    any, the threads of a role run in lockstep, in textual order.
    """
    roles = [op for op in kernel.body.block.ops if isinstance(op, RoleOp)]
    found: list[tuple[str, int, int]] = []
    if not launch.hardware or not _has_layouts(kernel):
        return _lockstep(roles, threads)
    width = min(int(launch.notes.get("agent_threads", 32)), threads)
    for first in range(0, threads, width):
        name = _role_name(roles, first)
        found.append((f"{name}warp {first // 32}", first, min(width, threads - first)))
    return found


def _lockstep(roles: Sequence[RoleOp], threads: int) -> list[tuple[str, int, int]]:
    if not roles:
        return [("CTA", 0, threads)]
    found: list[tuple[str, int, int]] = []
    first = 0
    for role in roles:
        threads = 32 * role.warps.value.data
        width = 128 if _by_warpgroup(role) else threads
        for start in range(0, threads, width):
            name = f"{role.role.data} {start // 128}" if threads > width else role.role.data
            found.append((name, first + start, min(width, threads - start)))
        first += 128 * role.warpgroups.value.data
    return found


def _by_warpgroup(role: RoleOp) -> bool:
    """Whether each warpgroup of a role goes its own way: it asks for its number, and does
    nothing together with the others."""
    numbered = any(isinstance(op, IdOp) and op.unit.data == "warpgroup" for op in role.walk())
    scopes = [op.scope for op in role.walk() if isinstance(op, Collective)]
    return numbered and ROLE not in scopes


def _role_name(roles: Sequence[RoleOp], thread: int) -> str:
    first = 0
    for role in roles:
        first += 128 * role.warpgroups.value.data
        if thread < first:
            return f"{role.role.data} "
    return ""


def _has_layouts(kernel: KernelOp) -> bool:
    kinds = [r.type for op in kernel.walk() for r in op.results]
    return all(isinstance(k.layout, LayoutAttr) for k in kinds if isinstance(k, FragmentType))


def _name_places(launch: Launch, cta: Cta) -> None:
    for op, offset in launch.notes["offsets"].items():
        name = op.results[0].name_hint
        if isinstance(op, barrier.AllocOp):
            for slot in range(op.slots):
                cta.barrier_names[offset + 8 * slot] = f"{name or 'mbarrier'}[{slot}]"
            continue
        size = op.slot_bytes
        for slot in range(op.slots):
            cta.shared.name_region(offset + slot * size, size, f"{name or 'buffer'}[{slot}]")
