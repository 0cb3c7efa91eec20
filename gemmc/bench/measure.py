"""Burst and settled timing of contenders that take turns."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from gemmc.bench.buffers import Buffers
from gemmc.bench.contenders import Contender
from gemmc.bench.plan import BURST, COLD, SETTLED, Plan, state_name
from gemmc.bench.progress import Interrupted, Progress, Say, silent
from gemmc.bench.results import CaseResult, Measured
from gemmc.bench.sampler import Sampler
from gemmc.bench.verify import Reference, identical, launch_again

HEAD_START = 1_000_000
"""Clocks that the GPU waits before what is timed begins, while the host hands the launches over."""

QUICK_S = 0.002
"""Of a graph where many are compared."""

RIVAL_REPEATS = 20

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
    compared: int = 0
    identical: int = 0

    @property
    def graph_s(self) -> float:
        """Seconds of a graph."""
        return self.one_ms * self.launches / 1000

    def repeats(self, plan: Plan) -> int:
        """How many launches are compared: few of a rival's, whose bits are not ours to promise."""
        return min(plan.repeats, RIVAL_REPEATS) if self.contender.rival else plan.repeats


def measure(
    buffers: Buffers,
    contenders: Sequence[Contender],
    plan: Plan,
    *,
    flop: int | None = None,
    used: Used | None = None,
    say: Say = silent,
) -> CaseResult:
    """Capture graphs, time `contenders` (the baseline first) in turns, check their results.

    `flop` is what one launch computes, if not what the problem says; `used(contender)` the
    share of the error bound that its outputs use, if not that of a product; `say` gets a line for
    each contender and each round. Raises Interrupted, with the whole rounds, on Ctrl-C after one.
    """
    runners = [_Runner(c) for c in contenders if not c.missing]
    for runner in runners:
        _capture(runner, buffers, plan)
        say(f"  {runner.contender.name}: about {runner.one_ms:.3g} ms a launch")
    say(f"  this takes about {_seconds(runners, plan):.0f} s")
    progress, stopped = Progress(say), False
    with Sampler() as sampler:
        try:
            _take_turns(buffers, runners, plan, progress)
        except KeyboardInterrupt:
            if not progress.whole:
                raise
            say("  interrupted: the rounds that are whole are kept")
            stopped = True
    for runner in runners:
        _drop_unfinished(runner, progress)
    used = used or Reference(buffers).used
    done = {r.contender.name: _measured(buffers, r, used, sampler) for r in runners}
    found = tuple(
        done.get(c.name) or Measured(c.name, c.note, c.missing) for c in contenders
    )
    flop = flop or buffers.problem.flop
    result = CaseResult(buffers.problem, flop, buffers.walk, found, buffers.places)
    if stopped:
        raise Interrupted(result)
    return result


def _seconds(runners: Sequence[_Runner], plan: Plan) -> float:
    """An estimate for contenders whose graphs have been timed."""
    compared = sum(runner.repeats(plan) * runner.one_ms for runner in runners) / 1000
    return compared + plan.timing_seconds([runner.graph_s for runner in runners])


def _take_turns(
    buffers: Buffers, runners: Sequence[_Runner], plan: Plan, progress: Progress
) -> None:
    """All phases; between them launches of one input set are compared, as part of the load."""
    torch, order = buffers.torch, random.Random(plan.seed)
    for l2 in plan.l2_of(BURST):
        burst(torch, runners, plan, l2, order, progress)
    loaded = time.monotonic()
    for runner in runners:
        repeats = runner.repeats(plan)
        runner.identical = identical(buffers, runner.contender, repeats)
        runner.compared = repeats
    for l2 in plan.l2_of(SETTLED):
        settled(torch, runners, plan, l2, order, loaded, progress)


def _drop_unfinished(runner: _Runner, progress: Progress) -> None:
    """Keep the times of rounds in which everyone had all turns."""
    runner.ms = {
        state: times[: progress.whole[state]]
        for state, times in runner.ms.items()
        if progress.whole.get(state)
    }
    runner.windows = {s: windows for s, windows in runner.windows.items() if s in runner.ms}


def _capture(runner: _Runner, buffers: Buffers, plan: Plan) -> None:
    """Launch on every set once, then make a graph for each state of the L2."""
    torch, launch = buffers.torch, runner.contender.launch
    for index in range(buffers.count):
        launch(index)
    torch.cuda.synchronize()
    start, end = _events(torch)
    start.record()
    launch(0)
    end.record()
    end.synchronize()
    runner.one_ms = max(start.elapsed_time(end), 1e-3)
    # A single launch takes as long as the host needs for it; so the first graph is a guess.
    for _ in range(2):
        laps = max(1, round(1000 * plan.graph_s / runner.one_ms) // buffers.count)
        runner.launches = laps * buffers.count
        for l2 in plan.l2:
            runner.graphs[l2] = _graph(runner, buffers, laps, l2)
        runner.one_ms = timed(torch, runner, plan.l2[0], 1)


def _graph(runner: _Runner, buffers: Buffers, laps: int, l2: str) -> Any:
    """Of so many laps of each walk, or as many launches on one set."""
    torch = buffers.torch
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for index in buffers.order(laps):
            runner.contender.launch(index if l2 == COLD else 0)
    return graph


def _events(torch: Any) -> tuple[Any, Any]:
    return torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)


def timed(torch: Any, runner: _Runner, l2: str, replays: int) -> float:
    """Milliseconds of one launch, over some replays of the graph."""
    start, end = _events(torch)
    graph = runner.graphs[l2]
    # PyTorch's own way to keep a stream busy; it computes nothing.
    torch.cuda._sleep(HEAD_START)
    start.record()
    for _ in range(replays):
        graph.replay()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) / (replays * runner.launches)


def _turn(torch: Any, runner: _Runner, state: str, l2: str, replays: int) -> float:
    """Milliseconds of one launch, in an interval whose clocks and power count."""
    began = time.monotonic()
    taken = timed(torch, runner, l2, replays)
    runner.windows.setdefault(state, []).append((began, time.monotonic()))
    return taken


def burst(
    torch: Any,
    runners: Sequence[_Runner],
    plan: Plan,
    l2: str,
    order: random.Random,
    progress: Progress,
) -> None:
    """Each graph once on a card that has rested, in random order; the first round is dropped."""
    state = state_name(BURST, l2)
    for turn in range(plan.rounds + 1):
        for runner in order.sample(runners, len(runners)):
            time.sleep(plan.rest_s)
            if turn:
                runner.ms.setdefault(state, []).append(_turn(torch, runner, state, l2, 1))
            else:
                runner.one_ms = timed(torch, runner, l2, 1)
        if turn:
            progress.round_ended(state, plan.rounds)


def settled(
    torch: Any,
    runners: Sequence[_Runner],
    plan: Plan,
    l2: str,
    order: random.Random,
    loaded: float,
    progress: Progress,
) -> None:
    """Load the card until it has been for long enough, then each contender, warm with itself.

    `loaded` is when the load began (`time.monotonic`).
    """
    state = state_name(SETTLED, l2)
    until = loaded + plan.settle_s
    while time.monotonic() < until:
        for runner in runners:
            timed(torch, runner, l2, _replays(runner, plan.timed_s))
    for _ in range(plan.rounds):
        there = order.sample(runners, len(runners))
        for runner in there:
            runner.ms.setdefault(state, []).append(0.0)
        for way, leads in _ways(there, plan.turns):
            if leads:
                timed(torch, way[0], l2, _replays(way[0], plan.own_s + plan.timed_s))
            for runner in way:
                timed(torch, runner, l2, _replays(runner, plan.own_s))
                taken = _turn(torch, runner, state, l2, _replays(runner, plan.timed_s))
                runner.ms[state][-1] += taken / plan.turns
        progress.round_ended(state, plan.rounds)


def _ways(there: Sequence[_Runner], turns: int) -> Iterator[tuple[Sequence[_Runner], bool]]:
    """The orders that a round goes through the contenders in, and whether the first of them has
    a turn before that does not count.

    One turn each is there; two are there and back; with four the other end begins, too.
    """
    for turn in range(turns):
        backwards = turn % 4 in (1, 2)
        yield (there[::-1] if backwards else there), turns > 1 and turn % 2 == 0


def _replays(runner: _Runner, seconds: float) -> int:
    """How many replays take about so long."""
    return max(1, round(seconds * 1000 / (runner.one_ms * runner.launches)))


def _measured(
    buffers: Buffers, runner: _Runner, used: Used, sampler: Sampler
) -> Measured:
    """The times with clocks and power; the results are checked now."""
    contender = runner.contender
    again = launch_again(buffers, contender, sorted({0, buffers.count - 1}))
    return Measured(
        contender.name,
        contender.note,
        milliseconds=runner.ms,
        gpu={state: sampler.between(windows) for state, windows in runner.windows.items()},
        launches=runner.launches,
        bound_used=used(contender),
        repeats=runner.compared + 1,
        identical=runner.identical + again,
    )


def quick(
    buffers: Buffers, contenders: Sequence[Contender], seconds: float, rounds: int, seed: int
) -> list[float]:
    """Milliseconds of a launch of each, for choosing among many: under load, in random order.

    The median over `rounds`, each about `seconds`, after about 0.3 s of load.
    """
    half, torch = seconds / 2, buffers.torch
    plan = Plan(
        rounds=rounds, turns=1, own_s=half, timed_s=half, settle_s=0.3, graph_s=QUICK_S
    )
    runners = [_Runner(c) for c in contenders]
    for runner in runners:
        _capture(runner, buffers, plan)
    settled(torch, runners, plan, COLD, random.Random(seed), time.monotonic(), Progress())
    return [median(r.ms[state_name(SETTLED, COLD)]) for r in runners]
