"""`gemmc build`: a program for C, C++ and Python without gemmc."""

from __future__ import annotations

import re
from pathlib import Path

from gemmc.cli.arguments import LineParser, add_configuration, pipeline_of
from gemmc.cli.outputs import read_input, write_all


def build_command(words: list[str]) -> int:
    """0; errors are GemmcError and AssembleError, whose lines are printed."""
    arguments = build_parser().parse_args(words)
    from gemmc.ahead import files_of
    from gemmc.api import compile

    text, origin = read_input(arguments.input)
    named = "stdin" if arguments.input == "-" else Path(origin).stem
    name = re.sub(r"\W", "_", named) if arguments.name is None else arguments.name
    pipeline = pipeline_of(arguments)
    kernel = compile(text, pipeline=pipeline, filename=origin, target=arguments.target)
    folder, files = Path(arguments.folder), files_of(kernel, name)
    folder.mkdir(parents=True, exist_ok=True)
    write_all([(str(folder / each), data) for each, data in files.items()])
    for each in files:
        print(folder / each)
    return 0


def build_parser() -> LineParser:
    """`gemmc build FILE -o DIR`."""
    parser = LineParser(
        prog="gemmc build",
        description="Compiles a program into a folder: cubin, manifest, C header and source with a "
        "launch function over the CUDA driver, CMake, and a loader for Python.",
        allow_abbrev=False,
    )
    parser.add_argument("input", help="an MLIR file, - for stdin")
    parser.add_argument("-o", dest="folder", metavar="DIR", required=True, help="the folder")
    parser.add_argument("--name", help="a C identifier: of files and functions (the file's)")
    parser.add_argument("--pipeline", "-p", metavar="P", default="auto", help="as of gemmc (auto)")
    add_configuration(parser)
    return parser
