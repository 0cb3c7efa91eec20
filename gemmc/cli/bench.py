"""`gemmc bench`: time pipelines against cuBLAS on this machine's GPU."""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gemmc.cli.arguments import LineParser, add_seed, at_least, positive
from gemmc.element_types import summed_in_f32

if TYPE_CHECKING:
    from gemmc.bench.bars import Bar
    from gemmc.bench.results import Report
    from gemmc.bench.session import Request

USUAL_SHAPE = "8192x8192x8192"
REPEATS = 1000
INTERRUPTED = 130
"""What a shell reports of a command that Ctrl-C ended."""


def bench_parser() -> ArgumentParser:
    """`gemmc bench --shapes MxNxK … --pipelines P …`."""
    parser = LineParser(
        prog="gemmc bench",
        description="Times gemmc's kernels, torch.mm and cuBLASLt's best algorithm in one run, "
        "in turns, and checks their results. Needs an NVIDIA GPU and torch.",
        epilog="Exit code 1: a result is wrong, or two runs do not agree within 1 %.",
        allow_abbrev=False,
    )
    _add_what(parser)
    _add_how(parser)
    _add_where(parser)
    return parser


def _add_what(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--shapes", nargs="+", default=[USUAL_SHAPE], metavar="MxNxK", help=f"({USUAL_SHAPE})"
    )
    parser.add_argument(
        "--programs", nargs="+", type=Path, default=[], metavar="FILE",
        help="MLIR files instead of shapes: whole programs, of several kernels too, by --pipelines "
        "(auto); as a CUDA graph, as calls and on the host, without rivals",
    )  # fmt: skip
    parser.add_argument(
        "--dtype", nargs="+", default=["bf16"], choices=summed_in_f32(), help="of operands (bf16)"
    )
    parser.add_argument(
        "--layout", nargs="+", default=["nt"], choices=("nt", "nn"),
        help="B as it is (nn) or transposed (nt) in memory (nt)",
    )  # fmt: skip
    parser.add_argument(
        "--pipelines", nargs="+", default=[], metavar="P",
        help="names, files or texts; all named ones that take the element type without it",
    )  # fmt: skip
    parser.add_argument(
        "--skip-refused", action="store_true", help="leave out what a pass refuses, saying so"
    )
    parser.add_argument("--no-cublaslt", action="store_true", help="torch.mm is the only rival")
    parser.add_argument("--no-limit", action="store_true", help="do not measure wgmma alone")


def _add_how(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--rounds", type=at_least(1), default=9, metavar="N", help="per phase (9)"
    )
    parser.add_argument(
        "--phases", nargs="+", default=["settled", "burst"], choices=("settled", "burst"),
        help="of a card under continuous load, and of one that has rested (both)",
    )  # fmt: skip
    parser.add_argument(
        "--l2", nargs="+", default=["cold"], choices=("cold", "warm"),
        help="whether operands may be in the L2 cache from the launch before (cold)",
    )  # fmt: skip
    parser.add_argument(
        "--turn", type=positive, nargs=2, default=(0.35, 0.15), metavar=("OWN", "TIMED"),
        help="seconds of a settled turn that do not count and that do (0.35 0.15); turns of "
        "seconds have less noise, for choosing among kernels",
    )  # fmt: skip
    parser.add_argument(
        "--seconds", type=positive, metavar="S", help="lower the rounds until the estimate fits"
    )
    parser.add_argument(
        "--repeat-check", type=at_least(1), nargs="?", const=REPEATS, default=20, metavar="N",
        help="launches of one input set that must give the same bits (20; 1000 without N)",
    )  # fmt: skip
    parser.add_argument("--twice", action="store_true", help="measure twice and compare the ratios")
    add_seed(parser, "inputs and order (0)")


def _add_where(parser: ArgumentParser) -> None:
    parser.add_argument("--bars", type=Path, metavar="FILE", help="JSON: the ratios to reach")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured")
    parser.add_argument("--out", type=Path, metavar="DIR", help="the same, named by the time")
    parser.add_argument("--plot", type=Path, metavar="FILE", help=".svg, .png or .pdf")
    parser.add_argument("--build", type=Path, metavar="DIR", help="only build, into DIR; no GPU")
    parser.add_argument("--artifacts", type=Path, metavar="DIR", help="what --build has built")
    parser.add_argument("--workers", type=at_least(1), metavar="N", help="processes that build")
    parser.add_argument(
        "--from", dest="source", type=Path, nargs="+", metavar="FILE",
        help="print (and plot) reports instead of measuring; needs no GPU",
    )  # fmt: skip
    parser.add_argument(
        "--plot-from", type=Path, nargs="+", metavar="FILE", help="only draw --plot from FILEs"
    )
    parser.add_argument(
        "--compare", type=Path, nargs=2, metavar=("A", "B"),
        help="the differences of two reports; code 1 if one is over 1 %%",
    )  # fmt: skip


def bench_command(argv: list[str]) -> int:
    """0, or 1 where a result is wrong or two runs do not agree."""
    parser = bench_parser()
    arguments = parser.parse_args(argv)
    if arguments.compare:
        return _compare(*arguments.compare)
    if arguments.plot_from and not arguments.plot:
        parser.error("--plot-from needs --plot")
    if arguments.programs and (arguments.build or arguments.artifacts):
        parser.error("--programs builds where it measures: needed it without --build, --artifacts")
    bars = _bars(arguments)
    if arguments.plot:
        from gemmc.bench.plot import check

        check(arguments.plot)
    if arguments.plot_from or arguments.source:
        return _show(arguments, bars)
    _check_names(arguments)
    if arguments.programs:
        return _programs(arguments)
    request = _request(arguments)
    if arguments.build:
        from gemmc.bench.session import save_kernels

        save_kernels(request, arguments.build)
        return 0
    return _measure(arguments, request, bars)


def _check_names(arguments: Namespace) -> None:
    """GemmcError for a program or a pipeline that is not there, or is none, before a GPU is asked
    for."""
    for path in arguments.programs:
        from gemmc import frontend  # kernels that were built elsewhere are timed without xDSL

        frontend.verify(frontend.parse(read_program(path), str(path)))
    if arguments.artifacts or not arguments.pipelines:
        return  # kernels that were built elsewhere need no compiler here
    from gemmc.pipeline import load_pipeline
    from gemmc.pipeline.files import CHOSEN

    for each in arguments.pipelines:
        if each not in CHOSEN:
            load_pipeline(each)


def _programs(arguments: Namespace) -> int:
    """Whole programs: a table of each, and all of it as JSON. 1 where a result is wrong."""
    from gemmc import api
    from gemmc.bench import programs
    from gemmc.bench.gpu import torch_or_refuse, versions
    from gemmc.runtime import load

    torch = torch_or_refuse()
    report: dict[str, Any] = {"versions": versions(torch), "programs": {}}
    for path in arguments.programs:
        text = read_program(path)
        inputs, check = api.referenced(text, path.name, arguments.seed)
        sides: list[programs.Side] = []
        for pipeline in arguments.pipelines or ["auto"]:
            made = api.compile(text, pipeline=pipeline, filename=str(path))
            loaded = load(made.ptx, made.manifest)
            own = partial(check, accumulate=api.accumulated(made.manifest))
            sides.append(programs.side(torch, pipeline, loaded, inputs, own))
        times = programs.timed(torch, sides, arguments.rounds, arguments.seed)
        print(programs.table(path.name, sides, times), flush=True)
        report["programs"][path.name] = {
            each.pipeline: {"launches": each.launches, "right": each.right, "said": each.said,
                            **times[each.pipeline]}
            for each in sides
        }  # fmt: skip
        if arguments.json:
            arguments.json.write_text(json.dumps(report, indent=1) + "\n")
    found = [side for each in report["programs"].values() for side in each.values()]
    return int(not all(each["right"] for each in found))


def read_program(path: Path) -> str:
    """A file's text. GemmcError where it cannot be read."""
    from gemmc.errors import GemmcError

    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        found = error.strerror or str(error)
        raise GemmcError("bench", "a file that can be read", found, where=str(path)) from None


def _request(arguments: Namespace) -> Request:
    from gemmc.bench.plan import Plan
    from gemmc.bench.problem import Problem
    from gemmc.bench.session import Request

    plan = Plan(
        rounds=arguments.rounds,
        phases=tuple(dict.fromkeys(arguments.phases)),
        l2=tuple(dict.fromkeys(arguments.l2)),
        repeats=arguments.repeat_check,
        own_s=arguments.turn[0],
        timed_s=arguments.turn[1],
        seed=arguments.seed,
    )
    problems = tuple(
        dict.fromkeys(
            Problem.of_shape(shape, dtype, layout)
            for dtype in arguments.dtype
            for layout in arguments.layout
            for shape in arguments.shapes
        )
    )
    return Request(
        problems,
        tuple(arguments.pipelines),
        plan,
        artifacts=arguments.artifacts,
        skip_refused=arguments.skip_refused,
        cublaslt=not arguments.no_cublaslt,
        limit=not arguments.no_limit,
        seconds=arguments.seconds,
        workers=arguments.workers,
    )


def _measure(arguments: Namespace, request: Request, bars: Mapping[str, Bar]) -> int:
    """One run or two; what has been measured is written after every problem."""
    from gemmc.bench.session import run

    target = _target(arguments)
    if arguments.twice and request.seconds is not None:
        request = replace(request, seconds=request.seconds / 2)
    reports: list[Report] = []
    for number in range(1 + arguments.twice):
        path = target and target.with_stem(target.stem + "-2" * number)
        kept: list[Report] = []

        def keep(report: Report, path: Path | None = path, kept: list[Report] = kept) -> None:
            kept.append(report)
            _keep(report, path)

        try:
            reports.append(run(request, _say, keep))
        except KeyboardInterrupt:
            return _cut_short(kept, path, bars)
        _print(reports[-1], bars)
        if path is not None:
            print(f"written: {path}")
    if arguments.plot:
        _plot(reports[0], arguments.plot, bars)
    if not all(report.correct for report in reports):
        return 1
    if not arguments.twice:
        return 0
    print()
    return _agree(reports[0], reports[1])


def _cut_short(kept: list[Report], path: Path | None, bars: Mapping[str, Bar]) -> int:
    """After Ctrl-C: what has been measured, or how to keep more."""
    if not kept:
        print("interrupted: nothing was measured")
        return INTERRUPTED
    _print(kept[-1], bars)
    print("interrupted: " + (f"written so far: {path}" if path else "--json would have kept it"))
    return INTERRUPTED


def _say(line: str) -> None:
    """Progress is seen at once, also through a pipe."""
    print(line, flush=True)


def _keep(report: Report, path: Path | None) -> None:
    from gemmc.bench.results import to_json

    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(to_json(report), encoding="utf-8")


def _target(arguments: Namespace) -> Path | None:
    if arguments.json:
        return arguments.json
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return arguments.out / f"bench-{stamp}.json" if arguments.out else None


def _bars(arguments: Namespace) -> Mapping[str, Bar]:
    from gemmc.bench.bars import read_bars

    return read_bars(arguments.bars) if arguments.bars else {}


def _print(report: Report, bars: Mapping[str, Bar]) -> None:
    from gemmc.bench.table import lines

    for line in lines(report, bars):
        print(line)


def _plot(report: Report, path: Path, bars: Mapping[str, Bar]) -> None:
    from gemmc.bench.plot import plot

    plot(report, path, bars)
    print(f"written: {path}")


def _show(arguments: Namespace, bars: Mapping[str, Bar]) -> int:
    """What was measured before: the problems of all reports, in one."""
    from gemmc.bench.results import read_report

    reports = [read_report(path) for path in arguments.plot_from or arguments.source]
    cases = tuple(case for report in reports for case in report.cases)
    report = replace(reports[0], cases=cases)
    if arguments.source:
        _print(report, bars)
    if arguments.plot:
        _plot(report, arguments.plot, bars)
    return 0


def _compare(one: Path, other: Path) -> int:
    from gemmc.bench.results import read_report

    return _agree(read_report(one), read_report(other))


def _agree(one: Report, other: Report) -> int:
    from gemmc.bench import compare

    for line in compare.lines(one, other):
        print(line)
    return 0 if compare.agree(one, other) else 1
