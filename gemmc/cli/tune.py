"""`gemmc tune`: measure configurations of programs, keep the results, hand them on."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import gemmc
from gemmc.cli.arguments import LineParser, at_least, positive, whole_numbers
from gemmc.target import DEFAULT, NATIVE, TARGETS, Target, find_target

if TYPE_CHECKING:
    from gemmc.tune.executors import Workers
    from gemmc.tune.programs import Subject
    from gemmc.tune.space import Rejected, Space
    from gemmc.tune.tuner import Effort, Tuner
    from gemmc.tuned.database import Database
    from gemmc.tuned.entry import Place

INTERRUPTED = 130
"""What a shell reports of a command that Ctrl-C ended."""

OTHERS = ("export", "import", "report")


def tune_parser() -> ArgumentParser:
    """`gemmc tune FILE … --sizes MxNxK …`."""
    parser = LineParser(
        prog="gemmc tune",
        description="Measures configurations of programs, the model's best first, and keeps the "
        "results, which --tuned uses. What has a result is not measured again. Needs an NVIDIA "
        "GPU and torch, except for --list and --dry-run.",
        epilog="gemmc tune export FILE, import FILE and report each have a --help of their own. "
        "Ctrl-C keeps what is measured (exit code 130).",
        allow_abbrev=False,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="an MLIR program")
    parser.add_argument(
        "--sizes", default="", metavar="MxNxK[:dtype[:layout[:result]]],…",
        help="products of these sizes; bf16 and nt unless it says so",
    )  # fmt: skip
    parser.add_argument(
        "--configuration", action="append", default=[], metavar="P",
        help="try this pipeline (a name with parameters, a file, a text) as well; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--target", metavar="T", default=DEFAULT.name,
        help=f"what the kernels are for: {', '.join(TARGETS)} or {NATIVE} ({DEFAULT.name})",
    )  # fmt: skip
    parser.add_argument("--list", action="store_true", help="print the configurations; no GPU")
    parser.add_argument(
        "--dry-run", action="store_true", help="count what would be measured, and why not; no GPU"
    )
    _add_effort(parser)
    _add_machines(parser)
    _add_database(parser)
    return parser


def _add_effort(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--most", type=at_least(0), default=0, metavar="N",
        help="configurations of a program, the model's best (0: all)",
    )  # fmt: skip
    parser.add_argument("--seconds", type=positive, metavar="S", help="of a program, about")
    parser.add_argument(
        "--rounds", type=at_least(3), default=9, metavar="N", help="of a set, at most (9)"
    )
    parser.add_argument(
        "--limit", type=positive, default=20.0, metavar="S",
        help="seconds without a word after which a kernel is given up (20)",
    )  # fmt: skip
    parser.add_argument(
        "--retry", action="store_true", help="measure again what failed, hung or was wrong"
    )
    parser.add_argument("--seed", type=at_least(0), default=0, metavar="S", help="of the order (0)")


def _add_machines(parser: ArgumentParser) -> None:
    parser.add_argument("--workers", type=at_least(1), metavar="N", help="processes that compile")
    parser.add_argument("--gpus", type=whole_numbers, metavar="0,1,…", help="GPUs to use (all)")
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="compile and measure on the cluster of this scheduler"
    )


def _add_database(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database", type=Path, metavar="FILE",
        help="the results ($GEMMC_TUNING, or gemmc/tuning.sqlite among the user's data)",
    )  # fmt: skip
    parser.add_argument(
        "--wait", action="store_true", help="while another process writes the database, wait"
    )


def tune_command(argv: list[str]) -> int:
    """0, or 130 after Ctrl-C."""
    if argv and argv[0] in OTHERS and not os.path.exists(argv[0]):
        from gemmc.cli.tuned import other_command

        return other_command(argv[0], argv[1:])
    parser = tune_parser()
    arguments = parser.parse_args(argv)
    target = find_target(arguments.target)
    subjects = _subjects(arguments, target)
    if not subjects:
        parser.error("needed files or --sizes")
    if arguments.list or arguments.dry_run:
        for each in subjects:
            _show(each, target, arguments)
        return 0
    return _tune(subjects, target, arguments)


def _subjects(arguments: Namespace, target: Target) -> list[Subject]:
    from gemmc.cli.outputs import read_input
    from gemmc.tune.programs import of_program, of_size

    found = [of_size(size) for size in arguments.sizes.split(",") if size]
    for path in arguments.files:
        found += of_program(*read_input(path), target, _warn)
    return list({each.case: each for each in found}.values())


def _space(subject: Subject, target: Target, arguments: Namespace) -> Space:
    from gemmc.tune.space import Space

    own = tuple(arguments.configuration)
    return Space(subject.case.problem, target, subject.where, own)


def _show(subject: Subject, target: Target, arguments: Namespace) -> None:
    """The configurations of a program, or how many there are."""
    from gemmc.tune.space import Rejected
    from gemmc.tuned.database import reading, usual_path

    rejected = Rejected()
    trials = _space(subject, target, arguments).trials(rejected)
    listed = list(islice(trials, arguments.most) if arguments.most else trials)
    with reading(arguments.database or usual_path()) as database:
        entries = database.entries(case=subject.case) if database else []
    known = {
        each.result.trial.pipeline
        for each in entries
        if each.place.device == target.title and each.place.gemmc == gemmc.__version__
    }
    for number, each in enumerate(listed if arguments.list else (), start=1):
        us = f"{each.predicted_us:9.2f} us" if each.predicted_us else "not predicted"
        mark = "*" if each.pipeline in known else " "
        print(f"{number:5}{mark} {us:>13}  {each.configuration}  ({each.source})")
    new = sum(each.pipeline not in known for each in listed)
    print(
        f"{subject.program.name}: {len(listed)} configurations, {len(listed) - new} have a result "
        f"on {target.title}, {new} to measure; {rejected.total} rejected before compiling"
    )
    _print_rejected(rejected)


def _print_rejected(rejected: Rejected) -> None:
    for each in rejected.listed():
        print(f"{each.count:7}  needed {each.reason}; such as {each.example}")


def _tune(subjects: Sequence[Subject], target: Target, arguments: Namespace) -> int:
    from gemmc.tune.gpu import Gpu
    from gemmc.tune.progress import Progress
    from gemmc.tune.tuner import Tuner
    from gemmc.tuned.database import usual_path, writing

    path, effort = arguments.database or usual_path(), _effort(arguments)
    with _workers(arguments) as workers:
        place = _place(workers, target)  # without a device, no database is made
        spaces = [_space(each, target, arguments) for each in subjects]
        try:
            with writing(path, arguments.wait) as database:
                tuner = Tuner(database, place, target.name, Gpu, workers, effort, Progress(_say))
                for subject, space in zip(subjects, spaces, strict=True):
                    _tune_one(tuner, database, place, subject, space, arguments.retry)
        except KeyboardInterrupt:
            print(f"interrupted: what was measured is in {path}; the same command goes on")
            return INTERRUPTED
    print(f"results: {path}")
    return 0


def _workers(arguments: Namespace) -> AbstractContextManager[Workers]:
    from gemmc.tune.executors import dask, devices_here, local

    if arguments.dask:
        return dask(arguments.dask)
    devices = arguments.gpus or list(range(devices_here())) or [0]
    return local(arguments.workers or os.cpu_count() or 1, devices)


def _effort(arguments: Namespace) -> Effort:
    from gemmc.tune.tuner import Effort

    return Effort(
        most=arguments.most, seconds=arguments.seconds or 0.0, rounds=arguments.rounds,
        limit_s=arguments.limit, seed=arguments.seed,
    )  # fmt: skip


def _tune_one(
    tuner: Tuner, database: Database, place: Place, subject: Subject, space: Space, retry: bool
) -> None:
    from gemmc.tune.space import Rejected
    from gemmc.tune.tuner import Task

    if retry:
        _forget(database, place, subject)
    rejected = Rejected()
    task = Task(subject.program, subject.case, space.trials(rejected), space.default)
    try:
        tuner.tune(task)
    finally:
        if rejected.total:
            database.set_rejections(place, subject.case, rejected.listed())


def _forget(database: Database, place: Place, subject: Subject) -> None:
    from gemmc.tuned.entry import MEASURED, STATUSES

    statuses = [each for each in STATUSES if each != MEASURED]
    count = database.forget(place, subject.case, statuses)
    _say(f"{subject.program.name}: {count} that failed are tried again")


def _place(workers: Workers, target: Target) -> Place:
    """Where is measured. GemmcError where there is no device."""
    from gemmc.tune.build import assembler
    from gemmc.tune.gpu import Gpu
    from gemmc.tune.measure import describe
    from gemmc.tuned.entry import Place

    device, driver = workers.measuring.submit(describe, Gpu).result()
    ptxas = workers.building.submit(assembler).result()
    if device != target.title:
        found = f"needed {target.title}, which the candidates are for; found {device}"
        _warn(f"{found}: results count for that")
    _say(f"measuring on {device}, driver {driver}, ptxas {ptxas}, gemmc {gemmc.__version__}")
    return Place(device, driver, ptxas, gemmc.__version__)


def _say(line: str) -> None:
    """Progress is seen at once, also through a pipe."""
    print(line, flush=True)


def _warn(line: str) -> None:
    print(f"warning: {line}", file=sys.stderr)
