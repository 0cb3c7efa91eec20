"""`gemmc run input.mlir`: compile, make inputs, run on a GPU or on the CPU, compare."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from gemmc.cli.arguments import pipeline_of, run_parser
from gemmc.cli.dumps import source_of
from gemmc.cli.outputs import read_input
from gemmc.target import find_target


def _against(arguments: Namespace) -> tuple[str, str] | None:
    """Text and name of the program to check against, where that is another one: `--against`, or
    the input beside a file that `--dump-dir` wrote."""
    if arguments.against:
        return read_input(arguments.against)
    if not arguments.check or arguments.input == "-":
        return None
    source = source_of(Path(arguments.input))
    return None if source is None else read_input(str(source))


def run_command(argv: list[str]) -> int:
    """Returns the exit code that the check gives."""
    parser = run_parser()
    arguments = parser.parse_args(argv)
    if arguments.level == "ptx" and arguments.on != "cpu":
        parser.error("--level ptx needs --on cpu")
    if not arguments.pipeline and arguments.on != "cpu":
        parser.error("needed --pipeline P, or --on cpu, which runs a program as it is")
    if arguments.against and not arguments.check:
        parser.error("--against needs --check")
    text, filename = read_input(arguments.input)
    pipeline, target = pipeline_of(arguments), find_target(arguments.target)
    if arguments.on == "cpu":
        from gemmc.checking import run_on_cpu

        return run_on_cpu(
            text,
            filename,
            pipeline,
            check=arguments.check,
            seed=arguments.seed,
            integers=arguments.ints,
            level=arguments.level,
            target=target,
            say=print,
            against=_against(arguments),
            sizes=dict(arguments.sizes),
        )
    from gemmc.api import run_check

    return run_check(
        text,
        filename,
        pipeline,
        check=arguments.check,
        seed=arguments.seed,
        integers=arguments.ints,
        device=arguments.device,
        target=target,
        sizes=dict(arguments.sizes),
    )
