"""A whole run: build, measure the limit, measure the problems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gemmc.bench import cublaslt, gpu, limit
from gemmc.bench.buffers import Buffers
from gemmc.bench.build import Built, Case, build_all, save, saved
from gemmc.bench.contenders import kernel, torch_mm
from gemmc.bench.measure import measure
from gemmc.bench.plan import Plan
from gemmc.bench.problem import Problem
from gemmc.bench.progress import Interrupted, Say
from gemmc.bench.results import CaseResult, Report
from gemmc.errors import GemmcError
from gemmc.target import DEFAULT

Keep = Callable[[Report], None]
USUAL_SMS = DEFAULT.sms


@dataclass(frozen=True)
class Request:
    """What to measure: each pipeline (name, file or text) on each problem, against cuBLAS.

    A pipeline that does not take a problem's element type is left out there; without any
    `pipelines`, all named ones that take it are measured. `artifacts`: a folder of kernels that
    `save_kernels` wrote, instead of building, which then needs no compiler; without any
    `pipelines`, all of its kernels for the problems are measured. `seconds` lowers the plan's
    rounds until the estimate fits.
    """

    problems: tuple[Problem, ...]
    pipelines: tuple[str, ...] = ()
    plan: Plan = Plan()
    artifacts: Path | None = None
    skip_refused: bool = False
    cublaslt: bool = True
    limit: bool = True
    seconds: float | None = None
    workers: int | None = None

    def cases(self) -> tuple[Case, ...]:
        """Every kernel of the problems."""
        chosen = self._kept if self.artifacts else self._pipelines
        found = tuple(Case(p, each) for each in self.problems for p in chosen(each))
        labels = [case.name for case in found]
        twice = next((name for name in labels if labels.count(name) > 1), "")
        if twice:
            raise GemmcError("bench", "pipelines with names of their own", f"{twice} twice")
        return found

    def _kept(self, problem: Problem) -> tuple[str, ...]:
        kernels = saved(self.artifacts) if self.artifacts else ()
        labels = [each.case.label for each in kernels if each.case.problem == problem]
        return self.pipelines or tuple(labels)

    def _pipelines(self, problem: Problem) -> tuple[str, ...]:
        from gemmc import pipeline

        def takes(name: str) -> bool:
            dtypes = pipeline.metadata_of(name).get("dtypes", problem.dtype)
            return problem.dtype in [each.strip() for each in dtypes.split(",")]

        named = pipeline.names()
        return tuple(p for p in self.pipelines or named if p not in named or takes(p))

    def limit_dtypes(self) -> tuple[str, ...]:
        """The element types whose limit is measured."""
        used = dict.fromkeys(each.dtype for each in self.problems)
        return tuple(t for t in used if self.limit and t in limit.DTYPES)


def run(request: Request, say: Say = print, keep: Keep | None = None) -> Report:
    """Build the kernels in parallel, then measure. GemmcError for what cannot be measured.

    `keep` gets the report so far after each problem: a machine may be taken back at any time. On
    Ctrl-C it gets that of the whole rounds, too, before KeyboardInterrupt goes on.
    """
    torch = gpu.torch_or_refuse()
    kernels, limits = _kernels(request, gpu.sm_count(), say)
    plan = _fitting(request, len(kernels), say)
    torch.manual_seed(plan.seed)
    measured = {dtype: _limit(torch, dtype, built, plan, say) for dtype, built in limits.items()}
    report = Report((), measured, gpu.versions(torch), plan)
    keep = keep or (lambda report: None)
    for problem in request.problems:
        try:
            case = _case(torch, problem, kernels, request, plan, say)
        except Interrupted as stopped:
            keep(replace(report, cases=(*report.cases, stopped.found)))
            raise
        report = replace(report, cases=(*report.cases, case))
        keep(report)
    return report


def save_kernels(request: Request, folder: Path, say: Say = print) -> None:
    """Build into a folder, for a GPU of `USUAL_SMS` multiprocessors; needs no GPU."""
    kernels, limits = _kernels(replace(request, artifacts=None), USUAL_SMS, say)
    for each in (*kernels, *limits.values()):
        if each.error:
            raise GemmcError("bench", "kernels that build", each.error, where=each.case.name)
        save(each, folder)
    say(f"{len(kernels) + len(limits)} kernels in {folder}")


def _kernels(request: Request, sms: int, say: Say) -> tuple[list[Built], dict[str, Built]]:
    """The kernels of the cases, in their order, and of the limits."""
    cases = request.cases()
    yardsticks = {dtype: limit.case(dtype, sms) for dtype in request.limit_dtypes()}
    wanted = [*cases, *yardsticks.values()]
    if not request.artifacts:
        say(f"kernels to build: {len(wanted)}")
    made = saved(request.artifacts) if request.artifacts else build_all(wanted, request.workers)
    found = {each.case.name: each for each in made}
    absent = "no kernel in the folder"
    for case in wanted:
        found.setdefault(case.name, Built(case, error=absent))
    kernels: list[Built] = []
    for case in cases:
        built = found[case.name]
        if built.error and not request.skip_refused:
            advice = "leave it out with --skip-refused"
            raise GemmcError("bench", "kernels that build", built.error, advice, case.name)
        if built.error:
            say(f"left out: {case.name}: {built.error}")
            continue
        kernels.append(replace(built, case=case))
    # A folder's names don't say everything about a case.
    limits = {dtype: replace(found[case.name], case=case) for dtype, case in yardsticks.items()}
    return kernels, limits


def _fitting(request: Request, kernels: int, say: Say) -> Plan:
    """The plan that fits into the request's seconds; says how long it will take."""
    problems, limits = len(request.problems), len(request.limit_dtypes())
    contenders = 1 + request.cublaslt + -(-kernels // max(problems, 1))
    plan, search = request.plan, request.cublaslt
    if request.seconds is not None:
        plan = plan.within(request.seconds, problems, contenders, limits=limits, search=search)
    seconds = plan.seconds(problems, contenders, limits=limits, search=search)
    say(
        f"problems: {problems}, contenders: {contenders} each, rounds: {plan.rounds}; "
        f"this takes about {seconds:.0f} s, longer where kernels are slow"
    )
    return plan


def _case(
    torch: Any, problem: Problem, kernels: Sequence[Built], request: Request, plan: Plan, say: Say
) -> CaseResult:
    say(f"measuring {problem.name}")
    own = [each for each in kernels if each.case.problem == problem]
    buffers = Buffers.spread(torch, problem, sharers=1 + request.cublaslt + len(own))
    contenders = [torch_mm(buffers)]
    if request.cublaslt:
        contenders.append(cublaslt.best(buffers, plan.seed))
    contenders += [kernel(built, buffers) for built in own]
    return measure(buffers, contenders, plan, say=say)


def _limit(torch: Any, dtype: str, built: Built, plan: Plan, say: Say) -> CaseResult:
    say(f"measuring the limit for {dtype}")
    if built.error:
        raise GemmcError("bench", "a kernel for the limit", built.error, "or use --no-limit")
    return limit.measure_limit(torch, built, plan, say)
