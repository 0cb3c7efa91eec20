"""`gemmc tune export`, `import` and `report`: what is done with results."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from gemmc.cli.arguments import LineParser
from gemmc.cli.outputs import check_outputs, write
from gemmc.errors import GemmcError


def other_command(name: str, argv: list[str]) -> int:
    """0; what can't be done is a GemmcError."""
    commands = {"export": _export, "import": _import, "report": _report}
    return commands[name](argv)


def _parser(name: str, description: str) -> ArgumentParser:
    parser = LineParser(
        prog=f"gemmc tune {name}", description=description, allow_abbrev=False
    )
    parser.add_argument(
        "--database", type=Path, metavar="FILE",
        help="the results ($GEMMC_TUNING, or gemmc/tuning.sqlite among the user's data)",
    )  # fmt: skip
    return parser


def _export(argv: list[str]) -> int:
    from gemmc.tuned.database import reading, usual_path
    from gemmc.tuned.transfer import exported

    parser = _parser("export", "Writes all results to a JSON file.")
    parser.add_argument("file", metavar="FILE", help="- for stdout")
    arguments = parser.parse_args(argv)
    path = arguments.database or usual_path()
    check_outputs([arguments.file], str(path), option="tune export")
    with reading(path) as database:
        if database is None:
            raise GemmcError("tune export", "a database with results", "none", where=str(path))
        text = exported(database)
    write(arguments.file, text.encode())
    return 0


def _import(argv: list[str]) -> int:
    from gemmc.tuned.database import usual_path, writing
    from gemmc.tuned.transfer import add, read

    parser = _parser("import", "Adds the results of JSON files; what is there already stays.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--wait", action="store_true", help="while another process writes, wait")
    arguments = parser.parse_args(argv)
    every = [(path, read(path)) for path in arguments.files]  # before there is a database
    with writing(arguments.database or usual_path(), arguments.wait) as database:
        for path, groups in every:
            total, new = add(database, path, groups)
            print(f"{path}: {total} results, {new} of them new")
    return 0


def _report(argv: list[str]) -> int:
    from gemmc.tune.report.page import write as drawn
    from gemmc.tuned.database import reading, usual_path

    parser = _parser("report", "Draws what was found: predicted and measured times, regret, heat "
                     "maps, what mattered, what was rejected. Needs matplotlib.")  # fmt: skip
    parser.add_argument("folder", type=Path, metavar="DIR", help="for report.html and the PNGs")
    arguments = parser.parse_args(argv)
    path = arguments.database or usual_path()
    with reading(path) as database:
        if database is None:
            raise GemmcError("tune report", "a database with results", "none", where=str(path))
        for each in drawn(database, arguments.folder):
            print(f"written: {each}")
    return 0
