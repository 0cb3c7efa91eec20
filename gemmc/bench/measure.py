"""Burst and settled timing of contenders that take turns."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from gemmc.bench.buffers import Buffers
from gemmc.bench.contenders import Contender
from gemmc.bench.plan import BURST, COLD, Plan, state_name
from gemmc.bench.results import CaseResult, Measured
from gemmc.bench.sampler import Sampler
from gemmc.bench.verify import Reference, identical, launch_again

SHORTEST_S, LONGEST_S = 0.002, 0.03
"""Of a graph: long enough that starting it doesn't count, short enough to be a burst. One walk
over the buffers may be longer."""

Used = Callable[[Contender], float]


@dataclass
class _Runner:
    """A contender, its graph for each state of the L2, its times for each state of the card."""

    contender: Contender
    graphs: dict[str, Any] = field(default_factory=dict[str, Any])
    launches: int = 0
    ms: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    windows: dict[str, list[tuple[float, float]]] = field(
        default_factory=dict[str, list[tuple[float, float]]]
    )
    one_ms: float = 0.0


def measure(
    buffers: Buffers,
    contenders: Sequence[Contender],
    plan: Plan,
    *,
    flop: int | None = None,
    used: Used | None = None,
) -> CaseResult:
    """Capture graphs, time `contenders` (the baseline first) in turns, check their results.

    `flop` is what one launch computes, if not what the problem says; `used(contender)` the
    share of the error bound that its outputs use, if not that of a product.
    """
    torch, order = buffers.torch, random.Random(plan.seed)
    runners = [_Runner(c) for c in contenders if not c.missing]
    for runner in runners:
        _capture(torch, runner, buffers.count, plan)
    with Sampler() as sampler:
        for phase, l2 in plan.states():
            turn = burst if phase == BURST else settled
            turn(torch, runners, plan, l2, order)
    used = used or Reference(buffers).used
    done = {r.contender.name: _measured(buffers, r, plan, used, sampler) for r in runners}
    found = tuple(
        done.get(c.name) or Measured(c.name, c.note, c.missing) for c in contenders
    )
    return CaseResult(buffers.problem, flop or buffers.problem.flop, buffers.count, found)


def _capture(torch: Any, runner: _Runner, sets: int, plan: Plan) -> None:
    """Launch on every set once, then make a graph for each state of the L2."""
    launch = runner.contender.launch
    for index in range(sets):
        launch(index)
    torch.cuda.synchronize()
    start, end = _events(torch)
    start.record()
    launch(0)
    end.record()
    end.synchronize()
    one_s = max(start.elapsed_time(end) / 1000, 1e-6)
    most, least = round(LONGEST_S / one_s), round(SHORTEST_S / one_s)
    runner.launches = max(sets, min(most, max(plan.burst_launches, least)))
    for l2 in plan.l2:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            for number in range(runner.launches):
                launch(number % sets if l2 == COLD else 0)
        runner.graphs[l2] = graph
    runner.one_ms = timed(torch, runner, plan.l2[0], 1)


def _events(torch: Any) -> tuple[Any, Any]:
    return torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)


def timed(torch: Any, runner: _Runner, l2: str, replays: int) -> float:
    """Milliseconds of one launch, over some replays of the graph."""
    start, end = _events(torch)
    graph = runner.graphs[l2]
    start.record()
    for _ in range(replays):
        graph.replay()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) / (replays * runner.launches)


def _counted(torch: Any, runner: _Runner, state: str, l2: str, replays: int) -> None:
    began = time.monotonic()
    taken = timed(torch, runner, l2, replays)
    runner.ms.setdefault(state, []).append(taken)
    runner.windows.setdefault(state, []).append((began, time.monotonic()))


def burst(
    torch: Any, runners: Sequence[_Runner], plan: Plan, l2: str, order: random.Random
) -> None:
    """Each graph once on a card that has rested, in random order; the first round is dropped."""
    state = state_name(BURST, l2)
    for turn in range(plan.rounds + 1):
        for runner in order.sample(runners, len(runners)):
            time.sleep(plan.rest_s)
            if turn:
                _counted(torch, runner, state, l2, 1)
            else:
                runner.one_ms = timed(torch, runner, l2, 1)


def settled(
    torch: Any, runners: Sequence[_Runner], plan: Plan, l2: str, order: random.Random
) -> None:
    """Load the card, then each contender in random order, warm with itself."""
    state = state_name("settled", l2)
    until = time.monotonic() + plan.settle_s
    while time.monotonic() < until:
        for runner in runners:
            timed(torch, runner, l2, _replays(runner, plan.timed_s))
    for _ in range(plan.rounds):
        for runner in order.sample(runners, len(runners)):
            timed(torch, runner, l2, _replays(runner, plan.own_s))
            _counted(torch, runner, state, l2, _replays(runner, plan.timed_s))


def _replays(runner: _Runner, seconds: float) -> int:
    """How many replays take about so long."""
    return max(1, round(seconds * 1000 / (runner.one_ms * runner.launches)))


def _measured(
    buffers: Buffers, runner: _Runner, plan: Plan, used: Used, sampler: Sampler
) -> Measured:
    """The times with clocks and power; the results are checked now."""
    contender = runner.contender
    again = launch_again(buffers, contender, sorted({0, buffers.count - 1}))
    same = identical(buffers, contender, plan.repeats)
    return Measured(
        contender.name,
        contender.note,
        milliseconds=runner.ms,
        gpu={state: sampler.between(windows) for state, windows in runner.windows.items()},
        launches=runner.launches,
        bound_used=used(contender),
        repeats=plan.repeats + 1,
        identical=same + again,
    )


def quick(torch: Any, contenders: Sequence[Contender], sets: int, seconds: float, rounds: int,
          seed: int) -> list[float]:
    """Milliseconds of a launch of each, for choosing among many: under load, in random order.

    The median over `rounds`, each about `seconds`, after about 0.3 s of load.
    """
    plan = Plan(rounds=rounds, own_s=seconds / 2, timed_s=seconds / 2, settle_s=0.3)
    runners = [_Runner(c) for c in contenders]
    for runner in runners:
        _capture(torch, runner, sets, plan)
    settled(torch, runners, plan, COLD, random.Random(seed))
    return [median(r.ms[state_name("settled", COLD)]) for r in runners]
