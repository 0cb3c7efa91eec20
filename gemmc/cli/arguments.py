"""The options of the two commands, and a parser whose complaints are one line."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from gemmc import __version__

EMIT_KINDS = ("mlir", "ptx", "cubin", "manifest")


class LineParser(argparse.ArgumentParser):
    """Says what is wrong with a command line without repeating its usage."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: error: {message} (--help lists the options)", file=sys.stderr)
        sys.exit(2)


def compile_parser() -> argparse.ArgumentParser:
    """`gemmc input.mlir --pipeline P …`."""
    parser = LineParser(
        prog="gemmc",
        description="Compiles a matrix multiplication in linalg MLIR to SM90a PTX.",
        epilog="'gemmc run --help' is about running a program. GEMMC_TRACEBACK=1 shows "
        "where in gemmc an error was raised.",
        allow_abbrev=False,
    )
    _add_input(parser, optional=True)
    parser.add_argument(
        "-o",
        dest="outputs",
        metavar="FILE",
        action="append",
        default=[],
        help="write to FILE, its suffix (.mlir .ptx .cubin .json) says what; may be repeated",
    )
    parser.add_argument("--emit", choices=EMIT_KINDS, help="what to write, whatever the suffix")
    _add_inspection(parser)
    parser.add_argument("--list-passes", action="store_true", help="name every pass and stop")
    parser.add_argument("--list-pipelines", action="store_true", help="name every pipeline")
    parser.add_argument("--version", action="version", version=f"gemmc {__version__}")
    return parser


def run_parser() -> argparse.ArgumentParser:
    """`gemmc run input.mlir --pipeline P …`."""
    parser = LineParser(
        prog="gemmc run",
        description="Compiles a program, makes inputs for it and runs it.",
        allow_abbrev=False,
    )
    _add_input(parser, optional=False)
    parser.add_argument("--check", action="store_true", help="compare with NumPy, print the error")
    parser.add_argument(
        "--on", choices=("gpu", "cpu"), default="gpu", help="cpu: the interpreter, needs no GPU"
    )
    parser.add_argument(
        "--level",
        choices=("ir", "ptx"),
        default="ir",
        help="on the CPU, what runs: the module after the last pass, or the PTX text (ir)",
    )
    parser.add_argument("--device", type=int, default=0, metavar="N", help="which GPU (0)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the inputs (0)")
    parser.add_argument("--ints", action="store_true", help="integers from -4 to 4 as inputs")
    return parser


def _add_input(parser: argparse.ArgumentParser, *, optional: bool) -> None:
    parser.add_argument("input", nargs="?" if optional else None, help="an MLIR file, - for stdin")
    parser.add_argument(
        "--pipeline",
        "-p",
        metavar="P",
        required=not optional,
        default="",
        help="a pipeline's name, its file or its text, or auto; without one the input is checked",
    )


def _add_inspection(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--print-ir-after-all", action="store_true", help="to stderr")
    parser.add_argument("--print-ir-after", metavar="PASS", action="append", default=[])
    parser.add_argument("--stop-after", metavar="PASS", help="run nothing after the first PASS")
    parser.add_argument(
        "--dump-dir", metavar="DIR", help="one numbered file per pass, and the rest"
    )
    parser.add_argument(
        "--verify-each",
        action="store_true",
        help="run the module after every pass on the CPU, name the first pass that is wrong",
    )
    parser.add_argument("--verify-each-ir", action="store_true", help="verify after every pass")
    parser.add_argument("--timing", action="store_true", help="milliseconds per step, to stderr")
