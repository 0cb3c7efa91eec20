"""`gemmc show FILE -p P -o DIR`: pictures of where data lies and whose it is."""

from __future__ import annotations

import sys
from pathlib import Path

from gemmc.cli.arguments import LineParser, add_configuration, add_kernel, pipeline_of
from gemmc.cli.outputs import read_input, write


def show_parser() -> LineParser:
    """`gemmc show input.mlir …`."""
    parser = LineParser(
        prog="gemmc show",
        description="Draws a kernel's data as SVG: the map of shared memory, each buffer with its "
        "swizzle and banks, which thread holds which element of a fragment, the boxes of a tensor "
        "map, who fetches for whom in a cluster.",
        allow_abbrev=False,
    )
    parser.add_argument("input", help="an MLIR file, - for stdin")
    parser.add_argument("--pipeline", "-p", metavar="P", required=True, help="as for gemmc")
    add_configuration(parser)
    parser.add_argument(
        "-o", dest="folder", metavar="DIR", help="write each picture to DIR/NAME.svg"
    )
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[],
        help="of the pictures those whose name begins so; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--time", action="store_true", help="the map of shared memory over time too, by a run"
    )
    add_kernel(parser)
    return parser


def show_command(argv: list[str]) -> int:
    """0; 1 where no picture is of that name, or a run finds what is wrong with the program."""
    parser = show_parser()
    arguments = parser.parse_args(argv)
    if arguments.sizes and not arguments.time:
        parser.error("--size needs --time: the other pictures show no run")
    from gemmc.errors import GemmcError
    from gemmc.interpret import InterpretError
    from gemmc.show import pictures
    from gemmc.show.timed import over_time
    from gemmc.target import find_target
    from gemmc.workbench import parse

    text, filename = read_input(arguments.input)
    module, target = parse(text, filename), find_target(arguments.target)
    pipeline = pipeline_of(arguments)
    kernel, sizes = arguments.kernel, dict(arguments.sizes)
    found = pictures(module, pipeline, kernel=kernel, target=target)
    if arguments.time:
        try:
            found.append(over_time(module, pipeline, kernel=kernel, sizes=sizes, target=target))
        except InterpretError as error:
            print(f"{filename}: {error}", file=sys.stderr)
            return 1
    names = [each.name for each in found]
    chosen = tuple(arguments.only) or ("",)
    found = [each for each in found if each.name.startswith(chosen)]
    if not found:
        raise GemmcError("--only", f"a name among {', '.join(names)}", ", ".join(chosen))
    for each in found:
        if arguments.folder:
            Path(arguments.folder).mkdir(parents=True, exist_ok=True)
            write(str(Path(arguments.folder) / f"{each.name}.svg"), each.svg.encode())
        print(f"{each.name}: {each.title}")
    return 0
