"""Virtual time: a scheduler that always picks what comes first, and units that take turns."""

from __future__ import annotations

from typing import Any, cast

from gemmc.dialects import tma, wgmma
from gemmc.dialects.tile.types import bits
from gemmc.interpret.hardware.engines import Engine, Job
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.timeline.arrows import Key, Signals, track_of
from gemmc.interpret.timeline.figures import figure, product_clk
from gemmc.interpret.timeline.intervals import TENSOR_CORE, TMA, Interval, Track
from gemmc.interpret.timeline.stages import Stages


class VirtualTime:
    """The machine's scheduler and its recorder at once.

    An agent stands at the time at which it can execute its next op. What it issues is given
    the time of its completion at once, because every unit serves jobs in the order of issue;
    so the earliest of all agents and jobs can always go on, and time never runs backwards.
    """

    def __init__(self, stages: Stages):
        self.now = 0.0
        self.last = 0.0
        self.intervals: list[Interval] = []
        self._stages = stages
        self._times: dict[Agent, float] = {}
        self._woken: dict[Agent, float] = {}
        self._done: dict[tuple[Engine, int], float] = {}
        self._free: dict[tuple[int, str], float] = {}
        self._operands: list[tuple[str, int, Region]] = []
        self.signals = Signals()
        self._waiting: dict[Agent, Key] = {}

    def time(self, agent: Agent) -> float:
        return self._times.get(agent, 0.0)

    def __call__(self, agents: list[Agent], jobs: list[Job]) -> Agent | Job:
        """The earliest; a job before an agent at the same time."""
        for agent in agents:
            if agent.waiting is not None and agent not in self._woken:
                self._woken[agent] = max(self.now, self.time(agent)) + figure("wake-up")
        at = [(self._done[j.engine, j.count], 0, n) for n, j in enumerate(jobs)]
        at += [(self._woken.get(a, self.time(a)), 1, n) for n, a in enumerate(agents)]
        self.now, is_agent, number = min(at)
        self.last = max(self.last, self.now)
        if not is_agent:
            return jobs[number]
        chosen = agents[number]
        self._woken.pop(chosen, None)
        self._times[chosen] = self.now
        return chosen

    def spend(self, agent: Agent, unit: str, clk: float) -> None:
        """The agent takes `clk` cycles, of a unit of its SM if that has a name."""
        end = self.take(agent.cta.number, unit, clk)[1] if unit else self.now + clk
        self._times[agent] = end

    def take(self, cta: int, unit: str, clk: float) -> tuple[float, float]:
        """When a unit that serves in order begins and ends what is asked of it now."""
        begin = max(self.now, self._free.get((cta, unit), 0.0))
        self._free[cta, unit] = begin + clk
        return begin, begin + clk

    # What the machine tells its recorder.

    def event(self, agent: Agent, event: tuple[Any, ...]) -> None:
        kind, data = event[0], event[1:]
        if kind in ("async read", "async write"):
            self._operands.append((kind, data[2], data[3]))
        elif kind == "issue":
            self._issue(agent, *data)
            self._operands.clear()
        elif kind == "arrive":
            self.signals.arrive(data[0], track_of(agent), self.now, self.now)
        elif kind == "wait":
            self._waiting[agent] = data[0]
        elif kind in ("read", "write"):
            begin = cast(float, agent.notes["begin"])
            self._stages.touch(kind, data[0], data[1], begin, self.now)

    def went_on(self, agent: Agent, begin: float) -> None:
        """The agent has executed an op that it came to at `begin`; perhaps it waited there."""
        key = self._waiting.pop(agent, None)
        if key is None:
            return
        cta = next(each for each in agent.cta.cluster if each.number == key[0])
        name = cta.barrier_names.get(key[1], "mbarrier")
        self.signals.waited(key, name, track_of(agent), begin, self.time(agent))

    def _issue(self, agent: Agent, engine: Engine, count: int, signals: tuple[Any, ...]) -> None:
        begin, end, done = self._serve(agent, engine, signals)
        self._done[engine, count] = done
        self.last = max(self.last, done)
        for kind, cta, region in self._operands:
            if kind == "async write":
                self._stages.touch("copied", cta, region, self.now, done)
            else:
                how = "stored" if engine.kind == "bulk" else "read"
                self._stages.touch(how, cta, region, begin, end)

    def _serve(
        self, agent: Agent, engine: Engine, signals: tuple[Any, ...]
    ) -> tuple[float, float, float]:
        """(begin, end, when it is seen to be done) of a job at its unit."""
        op = agent.notes["op"]
        if isinstance(op, wgmma.MmaAsyncOp):
            m, n, k = (int(v) for v in op.shape.get_values())
            clk = product_clk(m, n, k, bits(op.element) // 8)
            begin, end = self.take(engine.cta, "tensor core", clk)
            self._show(TENSOR_CORE, "tensor core", engine, "mma", begin, end, agent.name)
            return begin, end, end + figure("wgmma latency")
        if isinstance(op, tma.LoadOp):
            # A multicast box leaves L2 once: each CTA that gets it is charged its share.
            clk = signals[1] / (figure("l2 to shared") * _targets(agent, op))
            begin, end = self.take(engine.cta, "tma", clk)
            detail = f"{signals[1]} bytes to {self._stages.name(self._operands[-1][2])}"
            self._show(TMA, "TMA loads", engine, "load", begin, end, detail)
            done = end + figure("tma latency")
            self.signals.arrive(signals[0], Track(engine.cta, TMA, "TMA loads"), end, done)
            return begin, end, done
        if engine.kind == "cp.async":
            size = sum(region.index.size for _, _, region in self._operands)
            begin, end = self.take(engine.cta, "global loads", size / figure("global loads"))
            return begin, end, end + figure("global latency")
        size = sum(region.high - region.low for _, _, region in self._operands)
        begin, end = self.take(engine.cta, "global stores", size / figure("global stores"))
        self._show(TMA, "TMA stores", engine, "store", begin, end, f"{size} bytes")
        return begin, end, end + figure("store latency")

    def _show(
        self, group: int, name: str, engine: Engine, what: str, begin: float, end: float,
        detail: str,
    ) -> None:
        track = Track(engine.cta, group, name)
        self.intervals.append(Interval(track, what, begin, end, detail))


def _targets(agent: Agent, op: tma.LoadOp) -> int:
    """CTAs that a copy arrives in."""
    if op.mask is None:
        return 1
    return max(1, agent.notes["frame"].scalar(op.mask).bit_count())
