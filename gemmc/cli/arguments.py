"""The options of the two commands, and a parser whose complaints are one line."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, cast

from gemmc import __version__
from gemmc.accuracy import RELAXED
from gemmc.target import DEFAULT, NATIVE, TARGETS

if TYPE_CHECKING:
    from gemmc.chosen import Chosen
    from gemmc.pipeline import Template

EMIT_KINDS = ("mlir", "ptx", "cubin", "manifest")

PATHS = {**dict.fromkeys(("FILE", "JSON", "SVG"), "a file's name"), "DIR": "a folder's name"}
"""What an argument is the path of, by what its help calls it."""


class LineParser(argparse.ArgumentParser):
    """Says what is wrong with a command line without repeating its usage. A path, as `PATHS` has
    it, that is empty (a variable of a script that is not set) is wrong."""

    def add_argument(self, *names: str, **given: Any) -> argparse.Action:
        if (needed := PATHS.get(given.get("metavar", ""))) is not None:
            given["type"] = _path(needed, given.get("type", str))
        return super().add_argument(*names, **given)

    def error(self, message: str) -> NoReturn:
        meant = self._meant(message)
        # A word may have lines of its own.
        found = " ".join((f"{message}; {meant}" if meant else message).split())
        print(f"{self.prog}: error: {found} (--help lists the options)", file=sys.stderr)
        sys.exit(2)

    @property
    def options(self) -> dict[str, argparse.Action]:
        """Every spelling of every option."""
        return dict(self._option_string_actions)

    def _meant(self, message: str) -> str:
        """What a word that argparse complains of may have meant."""
        from gemmc.errors import did_you_mean

        if found := re.match(r"unrecognized arguments: (--[\w-]+)", message):
            return did_you_mean(found[1], self.options, most=1)
        if found := re.match(r"argument \S+: invalid choice: '(.*)' \(choose from (.*)\)", message):
            return did_you_mean(found[1], re.findall(r"[\w.-]+", found[2]), most=1)
        return ""


def _path(needed: str, kind: Callable[[str], Any]) -> Callable[[str], Any]:
    def path(text: str) -> Any:
        if not text:
            raise argparse.ArgumentTypeError(f"needed {needed}; found an empty one")
        return kind(text)

    return path


def with_changes_joined(words: list[str]) -> list[str]:
    """`--set -PASS` as `--set=-PASS`: argparse takes a word with a dash for an option."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] == "--set" and word[:1] == "-" and word[:2] != "--":
            joined[-1] = f"--set={word}"
            continue
        joined.append(word)
    return joined


def whole_numbers(text: str) -> list[int]:
    """The type of an argument like 0,3,17."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        needed = "needed whole numbers with commas between them"
        raise argparse.ArgumentTypeError(f"{needed}; found '{text}'") from None


def _number(text: str) -> int | None:
    """The number that decimal digits spell, as many as Python reads; None of another text."""
    try:
        return int(text) if text.isdecimal() else None
    except ValueError:
        return None


def at_least(least: int, most: int | None = None) -> Callable[[str], int]:
    """The type of an argument that is a whole number from `least` on, or to `most`."""
    needed = f"a number from {least} {'on' if most is None else f'to {most}'}"

    def convert(text: str) -> int:
        number = _number(text)
        if number is None or number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"needed {needed}; found '{text}'")
        return number

    return convert


def positive(text: str) -> float:
    """The type of an argument that is a number above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"needed a number above 0; found '{text}'")
    return value


def compile_parser() -> LineParser:
    """`gemmc input.mlir --pipeline P …`."""
    parser = LineParser(
        prog="gemmc",
        description="Compiles a matrix multiplication in linalg MLIR to SM90a PTX.",
        epilog="Other commands, each with a --help of its own: gemmc run (run a program), sim "
        "(run PTX on the CPU), report (what pipelines need and reach), explore (each pass in a "
        "browser), show (pictures of its data), timeline (when things happen), ladder (the "
        "kernels in order), bench (speed), tune (measure configurations), build (for C++), cache "
        "(kernels on disk), completion (for bash and zsh). GEMMC_TRACEBACK=1 shows where in gemmc "
        "an error was raised.",
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
    parser.add_argument(
        "--line-info", action="store_true",
        help="say in the PTX, and the cubin, which line of FILE each instruction is from",
    )  # fmt: skip
    _add_inspection(parser)
    parser.add_argument(
        "--explain", action="store_true",
        help="say what auto chooses and why, with the runners-up, and stop; with --tuned also what "
        "that takes",
    )  # fmt: skip
    parser.add_argument(
        "--show-pipeline", action="store_true",
        help="print the passes that would run, one a line, and stop; with an input every auto is "
        "settled for it",
    )  # fmt: skip
    parser.add_argument(
        "--help-pass", metavar="PASS",
        help="say what a pass does, takes and needs, with an example, and stop",
    )  # fmt: skip
    parser.add_argument("--list-passes", action="store_true", help="name every pass and stop")
    parser.add_argument("--list-pipelines", action="store_true", help="name every pipeline")
    parser.add_argument("--version", action="version", version=f"gemmc {__version__}")
    return parser


def run_parser() -> LineParser:
    """`gemmc run input.mlir --pipeline P …`."""
    parser = LineParser(
        prog="gemmc run",
        description="Compiles a program, makes inputs for it and runs it. What a pass has left, "
        "such as a file of --dump-dir, runs on the CPU without a pipeline.",
        allow_abbrev=False,
    )
    _add_input(parser, optional=False)
    parser.add_argument("--check", action="store_true", help="compare with NumPy, print the error")
    parser.add_argument(
        "--against", metavar="FILE",
        help="with --check, the program on tensors that says what is right; of a numbered file of "
        "--dump-dir it is the input beside it",
    )  # fmt: skip
    parser.add_argument(
        "--on", choices=("gpu", "cpu"), default="gpu", help="cpu: the interpreter, needs no GPU"
    )
    parser.add_argument(
        "--level",
        choices=("ir", "ptx"),
        default="ir",
        help="on the CPU, what runs: the module after the last pass, or the PTX text (ir)",
    )
    parser.add_argument("--device", type=at_least(0), default=0, metavar="N", help="which GPU (0)")
    add_seed(parser, "of the inputs (0)")
    parser.add_argument("--ints", action="store_true", help="integers from -4 to 4 as inputs")
    parser.add_argument(
        "--size", metavar="NAME=N", dest="sizes", action=_EachOnce, default=[], type=_size,
        help=f"{OF_THE_PROGRAM}; may be repeated",
    )  # fmt: skip
    return parser


OF_THE_PROGRAM = "a dynamic size of the program: m=37, or arg0.shape[0]=37"


class _Once(argparse.Action):
    """One pipeline; where several stand side by side (`gemmc report`) the option collects them."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any,
        option_string: str | None = None,
    ) -> None:  # fmt: skip
        earlier = getattr(namespace, self.dest)
        if earlier != self.default:
            found = f"'{earlier}' and '{values}'"
            raise argparse.ArgumentError(self, f"needed one pipeline; found {found}")
        setattr(namespace, self.dest, values)


class _EachOnce(argparse.Action):
    """Collects sizes; one that is given twice is a mistake."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any,
        option_string: str | None = None,
    ) -> None:  # fmt: skip
        given: list[tuple[str, int]] = getattr(namespace, self.dest)
        name, number = values
        for other, earlier in given:
            if other == name:
                found = f"{name}={earlier} and {name}={number}"
                raise argparse.ArgumentError(self, f"needed one number for {name}; found {found}")
        setattr(namespace, self.dest, [*given, values])


def _size(text: str) -> tuple[str, int]:
    name, equals, digits = text.partition("=")
    number = _number(digits)
    if not name or not equals or number is None:
        raise argparse.ArgumentTypeError(f"needed NAME=N, such as m=37; found '{text}'")
    return name, number


def add_seed(parser: argparse.ArgumentParser, help: str) -> None:
    """`--seed S`, from 0 on, which is the default."""
    parser.add_argument("--seed", type=at_least(0), default=0, metavar="S", help=help)


def _add_input(parser: argparse.ArgumentParser, *, optional: bool) -> None:
    parser.add_argument("input", nargs="?" if optional else None, help="an MLIR file, - for stdin")
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--pipeline",
        "--passes",
        "-p",
        metavar="P",
        action=_Once,
        default="",
        help="a pipeline's name, its file or its text, or auto, or tuned"
        + ("; without one the input is checked" if optional else "; without one it runs as it is"),
    )
    which.add_argument(
        "--tuned", action="store_const", dest="pipeline", const="tuned",
        help="the best that gemmc tune found for the program, or for the nearest one",
    )  # fmt: skip
    add_configuration(parser)


CHANGES = "PASS.OPTION=VALUE, -PASS to leave it out, PASS@OTHER to put one before another"


def add_configuration(parser: argparse.ArgumentParser) -> None:
    """`--set CHANGE` and `--target T`."""
    parser.add_argument(
        "--set", metavar="CHANGE", dest="changes", action="append", default=[],
        help=f"change the pipeline: {CHANGES}; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--relax", action="append_const", dest="changes", const=RELAXED,
        help="allow what rounds differently: a scale of an operand becomes one of the result",
    )  # fmt: skip
    add_target(parser)


def add_kernel(parser: argparse.ArgumentParser) -> None:
    """`--kernel NAME` and `--size NAME=N`, for what runs one kernel."""
    parser.add_argument(
        "--kernel", metavar="NAME", default="", help="which one, of a program of several kernels"
    )
    parser.add_argument(
        "--size", metavar="NAME=N", dest="sizes", action=_EachOnce, default=[], type=_size,
        help="a size of the kernel that a launch tells, by the kernel's name for it: m=37; "
        "may be repeated",
    )  # fmt: skip


def add_target(parser: argparse.ArgumentParser) -> None:
    """`--target T`."""
    parser.add_argument(
        "--target", metavar="T", default=DEFAULT.name,
        help=f"what the kernel is for: {', '.join(TARGETS)} or {NATIVE} ({DEFAULT.name})",
    )  # fmt: skip


def pipeline_of(arguments: argparse.Namespace) -> str | Template | Chosen:
    """What `--pipeline` and `--set` say; GemmcError for a pipeline that is not there."""
    return changed(arguments.pipeline, arguments.changes)


def changed(pipeline: str, changes: Sequence[str]) -> str | Template | Chosen:
    """A pipeline with what `--set` says of it; GemmcError for one that is not there."""
    if not changes:
        return pipeline
    from gemmc import chosen

    return cast("Template | Chosen", chosen.changed(pipeline, changes))


def _add_inspection(parser: argparse.ArgumentParser) -> None:
    for when in ("before", "after"):
        parser.add_argument(
            f"--print-ir-{when}-all", action="store_true", help=f"{when} every pass, to stderr"
        )
        parser.add_argument(
            f"--print-ir-{when}", metavar="PASS", action="append", default=[],
            help="to stderr; PASS is a name, name#2 or name[value]; may be repeated",
        )  # fmt: skip
    parser.add_argument(
        "--print-ir-after-change", action="store_true",
        help="of the passes that are printed, only those that changed something",
    )  # fmt: skip
    parser.add_argument(
        "--print-op-generic", action="store_true", help="print ops in the generic form"
    )
    parser.add_argument(
        "--stop-after", metavar="PASS", help="run nothing after the first PASS, or after PASS#2"
    )
    parser.add_argument(
        "--dump-dir", metavar="DIR", help="one numbered file per pass, and the rest"
    )
    parser.add_argument(
        "--verify-each",
        action="store_true",
        help="run the module after every pass on the CPU, name the first pass that is wrong",
    )
    parser.add_argument(
        "--size", metavar="NAME=N", dest="sizes", action=_EachOnce, default=[], type=_size,
        help=f"{OF_THE_PROGRAM}, for --verify-each; may be repeated",
    )  # fmt: skip
    parser.add_argument("--verify-each-ir", action="store_true", help="verify after every pass")
    parser.add_argument("--timing", action="store_true", help="milliseconds per step, to stderr")
