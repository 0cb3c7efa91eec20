"""What `auto` chose and why: the runners-up, what they lose on, and the roofline."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from gemmc.plan import Problem
from gemmc.select import simt_model
from gemmc.select.choice import Candidate, Choice, choose, ranked
from gemmc.select.estimate import Estimate
from gemmc.select.fixed import Fixed, otherwise, said, templates_for
from gemmc.target import Target

RUNNERS_UP = 5


def explanation(problem: Problem, target: Target, fixed: Fixed = ()) -> Iterator[str]:
    """The lines: what is fixed, the roofline, the choice, the runners-up, and what rules refused
    before it."""
    choice = choose(problem, target, fixed=fixed)
    yield f"{problem} on {target.name}"
    yield from said(fixed, templates_for(problem, target))
    yield f"roofline: {_roofline(problem, target)}"
    yield f"chosen: {_described(choice.candidate, fixed)}"
    if choice.candidate.estimate:
        yield f"  {_spent(choice.candidate.estimate)}"
    yield from _refused(choice)
    for each in _next(ranked(problem, target, fixed=fixed), choice.candidate):
        yield f"next: {_described(each, fixed)}"
        if each.estimate and choice.candidate.estimate:
            yield f"  {_lost(each.estimate, choice.candidate.estimate)}"


def _refused(choice: Choice) -> Iterator[str]:
    """What rules refused before the choice: of a template the first for each reason."""
    alike: dict[tuple[str, str], list[Candidate]] = {}
    for each, why in choice.refused:
        alike.setdefault((each.configuration.template, str(why)), []).append(each)
    for (_, why), (first, *others) in alike.items():
        more = f" (and {len(others)} like it)" if others else ""
        yield f"refused: {first.configuration}{more}: {why}"


def _next(candidates: Iterable[Candidate], chosen: Candidate) -> Sequence[Candidate]:
    """Those behind the choice that have another tile, cluster or orientation."""
    seen, found = {_shape(chosen)}, list[Candidate]()
    for each in islice(candidates, 200):
        if _shape(each) not in seen and each.us >= chosen.us:
            seen.add(_shape(each))
            found.append(each)
        if len(found) == RUNNERS_UP:
            break
    return found


def _shape(each: Candidate) -> object:
    return each.schedule[:6] if each.schedule else each.row.name


def _described(each: Candidate, fixed: Fixed) -> str:
    other = otherwise(each.row, each.schedule, fixed)
    as_is = " ".join(f"{name}={value}" for name, value in other.items())
    time = f"{each.us:.1f} us{f' as with {as_is}' if as_is else ''}, " if each.estimate else ""
    return f"{each.configuration}: {time}row '{each.row.name}'"


def _spent(found: Estimate | simt_model.Estimate) -> str:
    """Where the time goes."""
    if isinstance(found, simt_model.Estimate):
        return found.spent
    return (
        f"waits for {found.limit}: {found.rounds} rounds of {found.steps} steps; a step needs the "
        f"tensor cores for {found.tensor:.0f} clocks, L2 {found.l2:.0f}, "
        f"a load's latency {found.latency:.0f}, wgmma's {found.issue:.0f}: "
        f"{found.clocks:.0f}; an epilogue {found.epilogue:.0f}; "
        f"DRAM {found.dram_us:.1f} us in all"
    )


def _lost(
    other: Estimate | simt_model.Estimate, chosen: Estimate | simt_model.Estimate
) -> str:
    """What a candidate has more of than the choice."""
    theirs, ours = _spending(other), _spending(chosen)
    both = theirs.keys() & ours.keys()  # units of threads are others than those of warpgroups
    more = {name: theirs[name] / max(ours[name], 1e-9) for name in both}
    worst = sorted((ratio, name) for name, ratio in more.items() if ratio > 1.005)[-2:]
    said = ", ".join(f"{name} {ratio:.2f} times" for ratio, name in reversed(worst))
    return f"loses on {said}" if said else "loses on nothing by itself: their sum"


def _spending(found: Estimate | simt_model.Estimate) -> dict[str, float]:
    rounds = float(found.rounds * found.steps)
    return {"rounds": rounds, **found.step, "epilogue": found.epilogue}


def _roofline(problem: Problem, target: Target) -> str:
    flops = 2 * problem.volume
    peak = target.peak_tflops.get(problem.dtype, 0.0)
    compute, memory = flops / peak / 1e6, problem.bytes / target.memory_tb_s / 1e6
    bound = "arithmetic" if compute > memory else "memory"
    megabytes = problem.bytes / 1e6
    return (
        f"{max(compute, memory):.1f} us by {bound} ({flops / 1e9:.2f} GFLOP in {compute:.1f} us at "
        f"{peak:.0f} TFLOP/s; {megabytes:.1f} MB in {memory:.1f} us at {target.memory_tb_s} TB/s)"
    )
