"""Running a grid: its clusters, one after the other or together."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gemmc.interpret.hardware.machine import Cta, Machine
from gemmc.interpret.hardware.scheduler import BIASES, Scheduler, adversary, run
from gemmc.interpret.ptx.allocations import GlobalMemory
from gemmc.interpret.ptx.cta import CtaState
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.grid import Launch
from gemmc.interpret.ptx.operations import Op
from gemmc.interpret.ptx.program import Program
from gemmc.interpret.ptx.registers import special_registers
from gemmc.interpret.ptx.warp import LANES, Observer, Warp
from gemmc.target import SM90

SHARED_LIMIT = SM90.cta_shared_bytes
"""Bytes of shared memory a CTA may have on sm_90."""

GRID_LIMIT = ((1 << 31) - 1, 65535, 65535)
"""CTAs of a grid along x, y and z (CUDA C++ Programming Guide, "Compute Capabilities")."""


def check_launch(program: Program, launch: Launch) -> None:
    """The launch is one that the entry allows. Raises PtxExecutionError."""
    where, directives = program.entry.where, program.entry.directives
    required = (*directives.get("reqntid", ()), 1, 1, 1)[:3]
    if "reqntid" in directives and tuple(required) != launch.block:
        raise PtxExecutionError(where, "launch", f"blocks of {required}", str(launch.block))
    most = directives.get("maxntid")
    if most and launch.threads > int(np.prod(most)):
        raise PtxExecutionError(where, "launch", f"at most {most} threads", str(launch.block))
    cluster = directives.get("reqnctapercluster")
    if cluster and (*cluster, 1, 1)[:3] != launch.cluster:
        raise PtxExecutionError(where, "launch", f"clusters of {cluster}", str(launch.cluster))
    total = program.dynamic + launch.dynamic
    if total > SHARED_LIMIT:
        needed = f"at most {SHARED_LIMIT} B of shared memory"
        raise PtxExecutionError(where, "launch", needed, f"{total} B")
    if any(size > most for size, most in zip(launch.grid, GRID_LIMIT, strict=True)):
        needed = f"a grid of at most {GRID_LIMIT}"
        raise PtxExecutionError(where, "launch", needed, str(launch.grid))
    if any(g % c for g, c in zip(launch.grid, launch.cluster, strict=True)):
        needed = f"a grid of whole clusters of {launch.cluster}"
        raise PtxExecutionError(where, "launch", needed, str(launch.grid))


def run_grid(
    program: Program,
    ops: list[Op],
    memory: GlobalMemory,
    launch: Launch,
    *,
    seed: int,
    ctas: Sequence[int] | None,
    tracer: Observer | None,
    scheduler: Scheduler | None = None,
) -> None:
    """Run all CTAs, or the clusters of some. Those that signal each other in global memory run
    together, others cluster by cluster. Raises InterpretError for what a CTA does wrong."""
    check_launch(program, launch)
    clusters = launch.clusters()
    if ctas is not None:
        wanted, count = set(ctas), sum(map(len, clusters))
        if beyond := sorted(wanted - set(range(count))):
            needed = f"CTAs from 0 to {count - 1}"
            raise PtxExecutionError(program.entry.where, "launch", needed, str(beyond[0]))
        clusters = [c for c in clusters if wanted & set(c)]
    together = [clusters] if talks_through_memory(program) else [[c] for c in clusters]
    for index, batch in enumerate(together):
        machine = Machine(actors=memory.actors)
        for cluster in batch:
            _add_cluster(machine, program, ops, memory, launch, cluster, tracer)
        run(machine, scheduler or adversary(seed + index * len(BIASES)))
        memory.actors = machine.actors


def talks_through_memory(program: Program) -> bool:
    """Whether any CTA may wait for or count on what another one writes."""
    for line in program.code:
        parts = set(line.parts)
        shared = any(p.startswith("shared") for p in line.parts)
        if line.parts[0] in ("atom", "red") and not shared:
            return True
        if line.parts[0] == "ld" and parts & {"acquire", "volatile", "relaxed"} and not shared:
            return True
    return False


def _add_cluster(
    machine: Machine,
    program: Program,
    ops: list[Op],
    memory: GlobalMemory,
    launch: Launch,
    numbers: list[int],
    tracer: Observer | None,
) -> None:
    shared = program.dynamic + launch.dynamic
    made: list[Cta] = []
    for rank, number in enumerate(numbers):
        cta = machine.add_cta(shared, launch.threads, number=number, rank=rank)
        made.append(cta)
    machine.form_cluster(made)
    for cta in made:
        state = CtaState(program, cta, memory, launch.parameters, launch.threads)
        for index in range(-(-launch.threads // LANES)):
            special = special_registers(launch, cta.number, cta.rank, index, shared)
            warp = Warp(state, index, ops, special)
            warp.tracer = tracer
            first = index * LANES
            threads = min(LANES, launch.threads - first)
            agent = machine.spawn(cta, f"warp {index}", first, threads, warp.program)
            agent.after_grid = not launch.overlapped
