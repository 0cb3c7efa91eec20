"""`gemmc timeline input.mlir --pipeline P -o trace.json`: when things happen, by a cost model."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from gemmc.cli.arguments import (
    LineParser,
    add_configuration,
    add_kernel,
    at_least,
    pipeline_of,
    whole_numbers,
)
from gemmc.cli.outputs import check_outputs, read_input, write_all

if TYPE_CHECKING:
    from gemmc.interpret.timeline import Timeline


def timeline_parser() -> LineParser:
    """`gemmc timeline input.mlir …`."""
    parser = LineParser(
        prog="gemmc timeline",
        description="Runs a cluster of a compiled kernel on the CPU in virtual time, with the "
        "costs of gemmc/interpret/timeline/figures.py, and says when everything happens.",
        allow_abbrev=False,
    )
    parser.add_argument("input", help="an MLIR file, - for stdin")
    parser.add_argument("--pipeline", "-p", metavar="P", required=True, help="as for gemmc")
    add_configuration(parser)
    parser.add_argument("-o", dest="trace", metavar="JSON", help="a trace for ui.perfetto.dev")
    parser.add_argument("--svg", metavar="SVG", help="a picture of the first CTA")
    parser.add_argument(
        "--span", type=at_least(1), metavar="CLK", help="cycles on the picture's axis"
    )
    parser.add_argument(
        "--from", type=at_least(0), default=0, metavar="CLK", dest="first",
        help="the first cycle of the picture (0); with --span a part of the run",
    )  # fmt: skip
    parser.add_argument(
        "--width", type=at_least(1), default=860, metavar="PX", help="of the picture's axis (860)"
    )
    parser.add_argument("--title", metavar="TEXT", help="of the picture (the pipeline)")
    parser.add_argument(
        "--ctas", type=whole_numbers, default=[0], metavar="N,N,…",
        help="the clusters of these CTAs (0)",
    )  # fmt: skip
    add_kernel(parser)
    return parser


def timeline_command(argv: list[str]) -> int:
    """0, or 1 with a report on stderr where the program is wrong."""
    parser = timeline_parser()
    arguments = parser.parse_args(argv)
    from gemmc.interpret import InterpretError

    if (arguments.trace or "").endswith(".svg"):
        parser.error("argument -o: needed a file for a trace in JSON; found an SVG's; give --svg")
    check_outputs([arguments.trace, arguments.svg], arguments.input)
    text, filename = read_input(arguments.input)
    try:
        found = _simulate(text, filename, arguments)
    except InterpretError as error:
        print(f"{filename}: {error}", file=sys.stderr)
        return 1
    write_all(_drawn(found, arguments))
    print(f"{filename}: {arguments.pipeline}: {_summary(found)}")
    return 0


def _drawn(found: Timeline, arguments: Namespace) -> list[tuple[str, bytes]]:
    """The files that were asked for, with what they hold."""
    from gemmc.errors import GemmcError

    files: list[tuple[str, bytes]] = []
    if arguments.trace:
        from gemmc.interpret.timeline import trace

        files.append((arguments.trace, trace.text(found).encode()))
    if arguments.svg:
        from gemmc.interpret.timeline import svg

        if arguments.first and arguments.first >= found.total:
            needed = f"a cycle of the run, which ends at {found.total}"
            raise GemmcError("--from", needed, f"{arguments.first}")
        title = arguments.title or arguments.pipeline
        picture = svg.draw(
            found, title, span=arguments.span, first=arguments.first, width=arguments.width
        )
        files.append((arguments.svg, picture.encode()))
    return files


def _simulate(text: str, filename: str, arguments: Namespace) -> Timeline:
    from gemmc.workbench import parse, timeline

    module, pipeline = parse(text, filename), pipeline_of(arguments)
    return timeline(
        module, pipeline, ctas=arguments.ctas, kernel=arguments.kernel,
        sizes=dict(arguments.sizes), target=arguments.target,
    )  # fmt: skip


def _summary(found: Timeline) -> str:
    from gemmc.interpret.timeline.intervals import TENSOR_CORE, TMA

    which = ", ".join(map(str, found.ctas))
    busy = f"tensor core busy {found.busy(TENSOR_CORE):.1%}, TMA busy {found.busy(TMA):.1%}"
    if found.untimed:
        busy = "copies and waits alone: products of warps (mma.sync) take no time in this model"
    return f"CTA {which}: {found.total:.0f} clk, {busy}"
