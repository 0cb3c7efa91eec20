"""The `gemmc` command: thin, and quick to start."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from gemmc.cli.report import reported


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line `argv` (default: the process's) and returns its exit code.

    Whatever goes wrong is one line on stderr: code 1, or 2 for a wrong command line.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    return reported(lambda: _dispatch(arguments))


def _dispatch(arguments: list[str]) -> int:
    if arguments[:1] == ["run"]:
        from gemmc.cli.run import run_command

        return run_command(arguments[1:])
    if arguments[:1] == ["sim"]:
        from gemmc.cli.sim import sim_command

        return sim_command(arguments[1:])
    if arguments[:1] == ["timeline"]:
        from gemmc.cli.timeline import timeline_command

        return timeline_command(arguments[1:])
    if arguments[:1] == ["ladder"]:
        from gemmc.cli.ladder import ladder_command

        return ladder_command(arguments[1:])
    if arguments[:1] == ["bench"]:
        from gemmc.cli.bench import bench_command

        return bench_command(arguments[1:])
    from gemmc.cli.build import compile_command

    return compile_command(arguments)
