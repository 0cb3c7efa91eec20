"""A report as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import median

from gemmc.bench.bars import Bar, judge
from gemmc.bench.results import BASELINE, CaseResult, Measured, Report


def lines(report: Report, bars: Mapping[str, Bar] | None = None) -> Iterator[str]:
    """The whole report: limits, then a table per problem, then its bars."""
    for dtype, case in report.limits.items():
        yield from _limit(dtype, case)
    for case in report.cases:
        yield ""
        yield from _case(report, case)
        yield from (f"  {verdict}" for verdict in judge(case, dict(bars or {})))


def _limit(dtype: str, case: CaseResult) -> Iterator[str]:
    (only,) = case.contenders
    if only.missing:
        yield f"limit {dtype}: {only.missing}"
        return
    speeds = ", ".join(f"{s} {case.tflops(only.name, s):.0f}" for s in case.states)
    yield f"limit {dtype} ({only.name}): {speeds} TFLOP/s{_gpu(only)}{_result(only)}"


def _gpu(measured: Measured) -> str:
    seen = measured.gpu.get("settled") or {}
    return f", {seen['clocks.sm']:.0f} MHz, {seen['power.draw']:.0f} W" if seen else ""


def _case(report: Report, case: CaseResult) -> Iterator[str]:
    """TFLOP/s, ratio and its interval, share of the limit; a block of lines per state."""
    yield (
        f"{case.problem.shape} {case.problem.dtype} {case.problem.layout}, "
        f"{case.buffer_sets} buffer sets{_places(case)}"
    )
    width = max(len(c.name) for c in case.contenders)
    for state in case.states:
        yield (
            f"{state:<{width}}  TFLOP/s      µs  ratio [95 % interval]  of limit   MHz    W  result"
        )
        for measured in case.contenders:
            name = f"{measured.name:<{width}}"
            if measured.missing:
                yield f"{name}  {measured.missing}"
            elif state in measured.milliseconds:
                yield f"{name}  {_row(report, case, measured, state)}"
    yield from (f"  {c.name}: {c.note}" for c in case.contenders if c.note)


def _places(case: CaseResult) -> str:
    return f" at each of {case.places} places" if case.places > 1 else ""


def _row(report: Report, case: CaseResult, measured: Measured, state: str) -> str:
    name = measured.name
    microseconds = median(measured.milliseconds[state]) * 1000
    share = report.share_of_limit(case, name, state)
    limit = "       –" if share is None else f"{100 * share:>6.1f} %"
    seen = measured.gpu.get(state) or {}
    clock, power = (f"{seen[f]:.0f}" if f in seen else "–" for f in ("clocks.sm", "power.draw"))
    return (
        f"{case.tflops(name, state):>7.1f} {microseconds:>7.1f}  {_ratio(case, name, state)}  "
        f"{limit}  {clock:>4} {power:>4}{_result(measured)}"
    )


def _ratio(case: CaseResult, name: str, state: str) -> str:
    if all(c.name != BASELINE or c.missing for c in case.contenders):
        return f"{'':<21}"
    found = case.ratio(name, state)
    mark = " " if found.certain else "?"
    return f"{found.median:.3f} [{found.low:.3f}, {found.high:.3f}]{mark}"


def _result(measured: Measured) -> str:
    """"right", or what is not."""
    differing = measured.repeats - measured.identical
    others = f"{differing} of {measured.repeats} launches give other bits"
    if measured.correct:
        used = f"{100 * measured.bound_used:.1f} % of the bound"
        return f"  right ({used if measured.repeatable else f'{used}; {others}'})"
    wrong = f"{measured.bound_used:.3g} times the bound"
    return f"  WRONG: {wrong if measured.repeatable else others}"
