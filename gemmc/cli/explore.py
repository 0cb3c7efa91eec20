"""`gemmc explore FILE`: the steps of a program in a browser, as one HTML file or with an engine."""

from __future__ import annotations

from argparse import Namespace

from gemmc.cli.arguments import LineParser, at_least
from gemmc.cli.outputs import check_outputs, read_input, write


def explore_parser() -> LineParser:
    """`gemmc explore input.mlir …`."""
    parser = LineParser(
        prog="gemmc explore",
        description="Shows what each pass does to a program, where each line is from and what it "
        "becomes down to PTX, beside the report and pictures. Without --html a server on this "
        "machine alone answers the page, so that program and pipeline can be changed there.",
        allow_abbrev=False,
    )
    parser.add_argument("input", nargs="?", help="an MLIR file, - for stdin")
    parser.add_argument(
        "--pipeline", "-p", metavar="P", action="append", default=[], dest="pipelines",
        help="a pipeline's name, and with --html its file or text too; a second stands beside it",
    )  # fmt: skip
    parser.add_argument(
        "--set", metavar="CHANGE", dest="changes", action="append", default=[],
        help="with --html: change each pipeline, as gemmc takes it",
    )
    parser.add_argument(
        "--html", metavar="FILE", help="write one file that opens without a server or a network"
    )
    parser.add_argument(
        "--port", type=at_least(0, 65535), default=8000, help="of the server (8000)"
    )
    parser.add_argument(
        "--open", action="store_true", help="open a browser at the server's address"
    )
    return parser


def explore_command(argv: list[str]) -> int:
    """0; the server runs until it is interrupted."""
    parser = explore_parser()
    arguments = parser.parse_args(argv)
    if arguments.html and not arguments.input:
        parser.error("--html needs a FILE")
    if arguments.changes and not arguments.html:
        parser.error("--set needs --html: the served page has a field for it")
    check_outputs([arguments.html], arguments.input or "-", option="--html")
    program = read_input(arguments.input) if arguments.input else None
    if arguments.html and program is not None:
        from gemmc.explore.catalogue import shown

        return _written(program, arguments.pipelines or [shown()["first"]], arguments)
    return _served(program, arguments)


def _written(program: tuple[str, str], pipelines: list[str], arguments: Namespace) -> int:
    from pathlib import PurePath

    from gemmc.explore.carried import carried
    from gemmc.explore.document import alone

    text, filename = program
    changes: list[str] = arguments.changes
    target: str = arguments.html
    found = carried(text, PurePath(filename).name, pipelines, changes)
    boot = {"first": pipelines[0], "second": pipelines[1 % len(pipelines)]}
    content = alone(boot, found).encode()
    write(target, content)
    refused = [each for each in found["runs"] if "error" in each["trace"]]
    for each in refused:
        print(f"{each['pipeline']}: {each['trace']['error']['text']}")
    print(f"{target}: {len(content) / 1e6:.1f} MB, {', '.join(pipelines)}")
    return 1 if refused else 0


def _served(program: tuple[str, str] | None, arguments: Namespace) -> int:
    from pathlib import PurePath

    from gemmc.explore.server import Server

    pipelines: list[str] = arguments.pipelines
    boot: dict[str, object] = dict(zip(("first", "second"), pipelines, strict=False))
    if program is not None:
        boot["program"] = {"source": program[0], "filename": PurePath(program[1]).name}
    server = Server(arguments.port, boot)
    print(f"{server.address} (end with Ctrl-C)", flush=True)
    if arguments.open:
        import webbrowser

        webbrowser.open(server.address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        server.server_close()
    return 0
