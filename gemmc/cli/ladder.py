"""`gemmc ladder`: every rung, from loops on the CPU to the fastest pipeline, beside cuBLAS."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from gemmc.cli.arguments import LineParser, at_least
from gemmc.cli.outputs import write
from gemmc.element_types import either, summed_in_f32

if TYPE_CHECKING:
    from gemmc.bench.problem import Problem
    from gemmc.bench.results import CaseResult, Report
    from gemmc.ladder.cpu import OnCpu
    from gemmc.ladder.results import Climb
    from gemmc.ladder.rungs import Rung

    Found = tuple[Report, CaseResult, bool] | None
    """A report, its case of the ladder's problem, and whether Ctrl-C cut it short."""

INTERRUPTED = 130
"""What a shell reports of a command that Ctrl-C ended."""

SIZES = {"f32": 4096}
OTHER_SIZE = 8192
"""Extents of m, n and k where --size does not say: what a rung per second allows."""


def ladder_parser() -> LineParser:
    """`gemmc ladder …`."""
    parser = LineParser(
        prog="gemmc ladder",
        description="Shows every rung of the optimization ladder: what it changes, needs and "
        "fetches and, on a GPU, how fast it is beside cuBLAS, in one interleaved run.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--size", type=at_least(1), metavar="N", help="m, n and k (4096 for f32, 8192 for others)"
    )
    parser.add_argument(
        "--dtype",
        metavar="T",
        help=f"only the rungs for inputs of this type ({either(summed_in_f32())})",
    )
    parser.add_argument("--static", action="store_true", help="time nothing, also with a GPU")
    parser.add_argument(
        "--from", dest="source", metavar="FILE",
        help="take times from a file of 'gemmc ladder --json' or 'gemmc bench --json'",
    )  # fmt: skip
    parser.add_argument("--rounds", type=at_least(1), metavar="N", help="of the timing (9)")
    parser.add_argument("--out", metavar="DIR", help="a folder for pictures, PNG and SVG")
    parser.add_argument("--json", metavar="FILE", help="everything that was found")
    return parser


def ladder_command(argv: list[str]) -> int:
    """0, also without a GPU; 1 where a result is wrong."""
    arguments = ladder_parser().parse_args(argv)
    from gemmc.ladder import cpu
    from gemmc.ladder.results import dump
    from gemmc.ladder.rungs import rungs, with_dtype

    chosen = with_dtype(arguments.dtype, rungs())
    times = _timing(arguments)
    on_cpu = cpu.run_all()
    _print_cpu(on_cpu)
    if isinstance(times, str):
        print(f"\nnothing is timed ({times}): what is known without a GPU follows")
    climbs: list[Climb] = []
    stopped = False
    for _, group in groupby(chosen, key=lambda rung: rung.ladder):
        try:
            climb, stopped = _climb(list(group), arguments, times)
        except KeyboardInterrupt:
            stopped = True
            break
        climbs.append(climb)
        if arguments.json:  # after each ladder, so that a run that is cut short has kept them
            write(arguments.json, dump(climbs, on_cpu).encode())
        if stopped:
            break
    if stopped:
        print(f"interrupted: {len(climbs)} ladders kept" + _kept_where(arguments.json))
        return INTERRUPTED
    for path in _pictures(climbs, arguments.out):
        print(f"written: {path}")
    right = all(each.correct for each in on_cpu)
    return 0 if right and all(c.report is None or c.report.correct for c in climbs) else 1


def _kept_where(path: str | None) -> str:
    return f" in {path}" if path else ", above; --json keeps them in a file"


def _timing(arguments: Namespace) -> str | Callable[[Sequence[Rung]], Found]:
    """What finds the times of a ladder's rungs, or why nothing is timed."""
    from gemmc.ladder import measured
    from gemmc.ladder.results import reports, timed_case

    if arguments.static:
        return "--static"
    if arguments.source:
        known = reports(Path(arguments.source))
        dtype, size = arguments.dtype, arguments.size

        def look_up(group: Sequence[Rung]) -> Found:
            names = [rung.name for rung in group]
            found = timed_case(known, names, dtype or group[0].dtypes[0], size)
            return None if found is None else (*found, False)

        return look_up
    if reason := _no_gpu():
        return reason

    def run(group: Sequence[Rung]) -> Found:
        problem = _problem(group, arguments)
        rounds = arguments.rounds or measured.ROUNDS
        report, stopped = measured.measure(group, problem, _say, rounds)
        return report, report.cases[0], stopped

    return run


def _say(line: str) -> None:
    """Progress is seen at once, also through a pipe."""
    print(line, flush=True)


def _no_gpu() -> str:
    """Why nothing can be timed here, or an empty string."""
    from gemmc.bench.gpu import torch_or_refuse
    from gemmc.errors import GemmcError

    try:
        torch_or_refuse("ladder")
    except GemmcError as error:
        return f"needed {error.needed}; found {error.found}"
    return ""


def _climb(
    group: Sequence[Rung], arguments: Namespace, times: str | Callable[[Sequence[Rung]], Found]
) -> tuple[Climb, bool]:
    """Look at the rungs of one ladder, time them, print their table; whether it was cut short."""
    from gemmc.ladder import table
    from gemmc.ladder.results import Climb
    from gemmc.ladder.static import static

    found = None if isinstance(times, str) else times(group)
    report, problem = (found[0], found[1].problem) if found else (None, _problem(group, arguments))
    statics = tuple(static(rung, problem) for rung in group)
    climb = Climb(group[0].ladder, problem, statics, report)
    print(f"\n{climb.ladder}: C = A B, {problem.name}")
    print(table.text(table.HEADER, list(table.rows(statics, problem, climb.times))))
    return climb, bool(found and found[2])


def _problem(group: Sequence[Rung], arguments: Namespace) -> Problem:
    """What the rungs are about, or a cube: A B in f32, A B^T in other types, as the field measures
    them."""
    from gemmc.bench.problem import Problem

    dtype = arguments.dtype or group[0].dtypes[0]
    if group[0].shape and not arguments.size:
        return Problem.of_shape(group[0].shape, dtype, "nn" if dtype == "f32" else "nt")
    extent = arguments.size or SIZES.get(dtype, OTHER_SIZE)
    return Problem(dtype, "nn" if dtype == "f32" else "nt", extent, extent, extent)


def _print_cpu(found: Sequence[OnCpu]) -> None:
    from gemmc.ladder import table

    cells = [
        (each.name, each.size, f"{1000 * each.seconds:.2f} ms",
         "right" if each.correct else "WRONG", each.idea)
        for each in found
    ]  # fmt: skip
    print("CPU: run by an interpreter, op by op, so that the loops are slow; matmul is NumPy's")
    print(table.text(("program", "size", "time", "result", "what it is"), cells))


def _pictures(climbs: Sequence[Climb], folder: str | None) -> Iterator[Path]:
    """Draw what there is; a line instead where matplotlib is not installed."""
    if folder is None:
        return
    from gemmc.cli.report import one_line
    from gemmc.errors import GemmcError
    from gemmc.ladder import plot

    for climb in climbs:
        try:
            yield from plot.save(Path(folder), climb.statics, climb.problem, climb.times)
        except GemmcError as error:
            print(one_line(error))
            return
