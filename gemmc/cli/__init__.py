"""The `gemmc` command: thin, and quick to start."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from gemmc.cli.arguments import compile_parser, with_changes_joined
from gemmc.cli.report import reported
from gemmc.collecting import SELDOM

COMMANDS = {
    "run": "gemmc.cli.run.run_command",
    "sim": "gemmc.cli.sim.sim_command",
    "report": "gemmc.cli.compare.report_command",
    "explore": "gemmc.cli.explore.explore_command",
    "show": "gemmc.cli.show.show_command",
    "timeline": "gemmc.cli.timeline.timeline_command",
    "ladder": "gemmc.cli.ladder.ladder_command",
    "bench": "gemmc.cli.bench.bench_command",
    "tune": "gemmc.cli.tune.tune_command",
    "build": "gemmc.cli.ahead.build_command",
    "cache": "gemmc.cli.cache.cache_command",
    "completion": "gemmc.cli.completion.completion_command",
}
"""The commands besides compiling, and the functions that run them."""

ASKING = {"-h", "--help", "--version"}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line `argv` (default: the process's) and returns its exit code.

    Whatever goes wrong is one line on stderr: code 1, or 2 for a wrong command line.
    """
    if argv is not None:
        return reported(lambda: _dispatch(list(argv)))
    # This process does one thing and ends. Modules and IR are many objects that live as
    # long as it does: the collector looks at them rarely, and not once more at the end.
    gc.set_threshold(*SELDOM)
    code = reported(lambda: _dispatch(sys.argv[1:]))
    gc.freeze()
    return code


def _dispatch(words: list[str]) -> int:
    arguments = with_changes_joined(words)
    first = arguments[0] if arguments else ""
    if first in COMMANDS:
        module, function = COMMANDS[first].rsplit(".", 1)
        return getattr(import_module(module), function)(arguments[1:])
    if first.isalpha() and not os.path.exists(first):
        _unknown_command(first)
    if ASKING & set(arguments):
        compile_parser().parse_args(arguments)  # answers and exits, before the compiler is loaded
    from gemmc.cli.build import compile_command

    return compile_command(arguments)


def _unknown_command(word: str) -> NoReturn:
    from gemmc.errors import did_you_mean

    advice, known = did_you_mean(word, COMMANDS, most=1), ", ".join(COMMANDS)
    message = f"needed a file or a command ({known}); found '{word}'"
    compile_parser().error(f"{message}; {advice}" if advice else message)
