"""`gemmc report FILE -p A -p B`: what pipelines make of a program, side by side, without a GPU."""

from __future__ import annotations

import json
from argparse import Action, ArgumentParser, Namespace
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gemmc.cli.arguments import CHANGES, LineParser, add_target, changed
from gemmc.cli.outputs import check_outputs, read_input, write

if TYPE_CHECKING:
    from gemmc.chosen import Chosen
    from gemmc.pipeline import Template


class _Named(Action):
    """A pipeline, and the changes that follow it: of (name, changes) a list."""

    def __call__(
        self, parser: ArgumentParser, namespace: Namespace, values: Any, option: str | None = None
    ) -> None:
        found: list[Any] = getattr(namespace, self.dest) or []
        setattr(namespace, self.dest, [*found, (values, [])])


class _Changed(Action):
    """A change of the pipeline that was named last."""

    def __call__(
        self, parser: ArgumentParser, namespace: Namespace, values: Any, option: str | None = None
    ) -> None:
        found = getattr(namespace, self.dest)
        if not found:
            parser.error("argument --set: needed a --pipeline before it; found none")
        found[-1][1].append(values)


def report_parser() -> LineParser:
    """`gemmc report input.mlir -p P …`."""
    parser = LineParser(
        prog="gemmc report",
        description="Compiles a program with each pipeline and says, side by side and without a "
        "GPU: tile, cluster, grid, waves, registers, shared memory, CTAs of an SM, bytes, the "
        "roofline and the timeline's clocks. What needs ptxas or nvdisasm is 'not known' without.",
        epilog="Exit code 1: a pipeline is refused. Why auto chooses what it does: gemmc FILE "
        "--pipeline auto --explain.",
        allow_abbrev=False,
    )
    parser.add_argument("input", help="an MLIR file, - for stdin")
    parser.add_argument(
        "--pipeline", "-p", metavar="P", action=_Named, required=True, dest="pipelines",
        help="a pipeline's name, its file or its text, or auto, or tuned; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--set", metavar="CHANGE", action=_Changed, dest="pipelines",
        help=f"change the pipeline named before it: {CHANGES}; may be repeated",
    )  # fmt: skip
    add_target(parser)
    parser.add_argument(
        "--static", action="store_true", help="run nothing: no bytes of L2, no timeline"
    )
    parser.add_argument(
        "--kernel", metavar="NAME", default="", help="only this one of a program of several"
    )
    parser.add_argument("--json", metavar="FILE", help="write all of it, - for stdout")
    return parser


def report_command(argv: list[str]) -> int:
    """0, or 1 where a pipeline is refused."""
    arguments = report_parser().parse_args(argv)
    from gemmc.report import collect_each, text
    from gemmc.target import find_target
    from gemmc.workbench import parse

    check_outputs([arguments.json], arguments.input, option="--json")
    module, target = parse(*read_input(arguments.input)), find_target(arguments.target)
    run = not arguments.static
    found = [
        report
        for each in arguments.pipelines
        for report in collect_each(
            module, _pipeline(*each), target=target, run=run, kernel=arguments.kernel
        )
    ]
    if arguments.json:
        whole = {"schema": "gemmc-report", "reports": [each.data for each in found]}
        write(arguments.json, (json.dumps(whole, indent=2) + "\n").encode())
    if arguments.json != "-":
        print(text(found), end="")
    return 1 if any(each.refused for each in found) else 0


def _pipeline(name: str, changes: list[str]) -> str | Template | Chosen:
    """Called what the command line calls it."""
    found = changed(name, changes)
    return found if isinstance(found, str) else replace(found, name=" ".join((name, *changes)))
