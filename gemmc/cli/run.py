"""`gemmc run input.mlir`: compile, make inputs, run on a GPU or on the CPU, compare."""

from __future__ import annotations

from gemmc.cli.arguments import pipeline_of, run_parser
from gemmc.cli.outputs import read_input
from gemmc.target import find_target


def run_command(argv: list[str]) -> int:
    """Returns the exit code that the check gives."""
    parser = run_parser()
    arguments = parser.parse_args(argv)
    if arguments.level == "ptx" and arguments.on != "cpu":
        parser.error("--level ptx needs --on cpu")
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
    )
