"""Running clusters of a kernel in virtual time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Attribute, Block

from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.interpret.frame import Frame, Launch
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.hardware.scheduler import run as run_machine
from gemmc.interpret.kernels import build, prepare
from gemmc.interpret.launches import SM_COUNT, clusters
from gemmc.interpret.timeline.arrows import track_of
from gemmc.interpret.timeline.clock import VirtualTime
from gemmc.interpret.timeline.costs import cost, kind_of
from gemmc.interpret.timeline.intervals import Interval, Timeline, merged
from gemmc.interpret.timeline.stages import Stages
from gemmc.interpret.types import dtype_of


def simulate(
    module: ModuleOp, ctas: Sequence[int] = (0,), *, sm_count: int = SM_COUNT,
    sizes: Mapping[str, int] | None = None,
) -> Timeline:
    """The timeline of the clusters that have a CTA of `ctas`, each beginning at time 0 on SMs
    of its own. `module` holds a tile.kernel whose barriers and layouts are in place; its inputs
    are taken as zeros. `sizes` are those that a launch tells, by the kernel's names for them.
    Raises Unsupported, and what a run of a wrong program raises.
    """
    kernels = [op for op in module.body.block.ops if isinstance(op, KernelOp)]
    if not kernels:
        raise Unsupported("a module without a tile.kernel has no timeline")
    launch = prepare(kernels[0], _zeros(kernels[0], sizes or {}), sm_count)
    launch.notes["agent_threads"] = 128
    if not launch.hardware and launch.notes["offsets"]:
        raise Unsupported("a tile.kernel without barriers yet has no timeline")
    found = Timeline(untimed=any(isinstance(op, MmaOp) for op in kernels[0].walk()))
    todo = list(clusters(launch.grid, prod(launch.cluster), ctas))
    if not todo:
        raise Unsupported(f"CTAs {list(ctas)} of a grid of {launch.grid} have no timeline")
    for members in todo:
        _run_cluster(launch, members, found)
    found.intervals.sort(key=lambda each: (each.begin, each.track))
    found.arrows.sort(key=lambda each: (each.end, each.target))
    return found


def _zeros(kernel: KernelOp, sizes: Mapping[str, int]) -> list[Any]:
    types = [cast("MemRefType[Attribute]", a.type) for a in kernel.body.block.args]
    names = sorted(kernel.dynamic_places)
    if set(names) != set(sizes):
        wanted = " ".join(f"--size {each}=N" for each in names)
        missing = wanted or "none: all sizes of the kernel are numbers"
        raise Unsupported(f"a timeline needs the kernel's sizes; give {missing}")
    for name, size in sizes.items():
        if size not in kernel.range_of(name):
            allowed = kernel.range_of(name).words or "from 0"
            raise Unsupported(f"the kernel is for {name} {allowed}; found {name}={size}")
    shapes = [
        [
            sizes.get(kernel.dynamic_size(argument, dimension) or "", size)
            for dimension, size in enumerate(kind.get_shape())
        ]
        for argument, kind in enumerate(types)
    ]
    inputs = len(types) - kernel.outputs.value.data
    return [
        np.zeros(shape, dtype_of(kind.element_type))
        for shape, kind in zip(shapes[:inputs], types[:inputs], strict=True)
    ]


def _run_cluster(launch: Launch, members: Sequence[int], found: Timeline) -> None:
    stages = Stages(launch)
    clock = VirtualTime(stages)
    launch.notes["recorder"] = clock
    machine = build(launch, members)
    for agent in machine.agents:
        agent.program = _program(launch, agent, clock)
    run_machine(machine, clock)
    found.intervals += merged([i for i in clock.intervals if i.clk > 0])
    found.intervals += [i for i in stages.intervals() if i.clk > 0]
    found.arrows += clock.signals.arrows()
    found.total = max(found.total, clock.last)
    found.ctas += members


def _program(launch: Launch, agent: Agent, clock: VirtualTime) -> Program:
    block = cast(KernelOp, launch.kernel).body.block
    frame = TimedFrame(launch, agent, role_threads=agent.cta.threads)
    frame.clock = clock
    frame.bind(block, launch.matrices)
    yield from frame.run(block)


class TimedFrame(Frame):
    """An agent's execution in which each op first takes its time."""

    clock: VirtualTime

    def run(self, block: Block) -> Program:
        """Execute a block; the time that each op took is an interval of the agent's."""
        agent, clock = self.agent, self.clock
        for op, execute, blocks, site in self.launch.code.of(block):
            agent.site = site
            begin = clock.time(agent)
            unit, clk = cost(self, op)
            if clk:
                clock.spend(agent, unit, clk)
                yield None
            agent.notes.update(op=op, frame=self, begin=begin)
            if blocks:
                yield from execute(self)
            else:
                execute(self)
            kind = kind_of(op)
            if kind is not None:
                clock.intervals.extend(self._interval(kind, begin))
            clock.went_on(agent, begin)

    def _interval(self, kind: str, begin: float) -> Iterator[Interval]:
        agent = self.agent
        track = track_of(agent)
        end = self.clock.time(agent)
        if end > begin:
            yield Interval(track, kind, begin, end, str(agent.site))
