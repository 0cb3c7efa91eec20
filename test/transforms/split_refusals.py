"""Runs gemmc on each section of a file by itself and prints what each is refused with.

    python split_refusals.py FILE

Sections are parted by lines `// -----`; the line `// PIPELINE: …` of a section is its pipeline.
What stands before a `=>` in it has run before, so that the pass refuses IR of unknown origin.
The lines before a section are blank in what gemmc reads, so that its messages have the file's
own line numbers. Fails if a section is not refused, says more than one line or prints IR.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from gemmc import frontend
from gemmc.cli import main
from gemmc.driver import compile_module
from gemmc.errors import GemmcError

MARK = "// -----"
PIPELINE = "// PIPELINE:"


def sections(text: str) -> list[str]:
    """The sections, each at the lines it has in the file."""
    found: list[str] = [""]
    for number, line in enumerate(text.splitlines()):
        if line.startswith(MARK):
            found.append("\n" * number)
        found[-1] += line + "\n"
    return [section for section in found if PIPELINE in section]


def pipelines(section: str) -> list[str]:
    """The pipelines to try a section with."""
    return [
        line.removeprefix(PIPELINE).strip()
        for line in section.splitlines()
        if line.startswith(PIPELINE)
    ]


def refusal(file: Path, pipeline: str) -> str:
    """The one line that gemmc refuses a file with."""
    if "=>" in pipeline:
        return refusal_behind(file, *pipeline.split("=>"))
    printed, said = StringIO(), StringIO()
    with redirect_stdout(printed), redirect_stderr(said):
        code = main([str(file), "--pipeline", pipeline, "--emit", "mlir"])
    line = said.getvalue().removesuffix("\n")
    if code != 1 or printed.getvalue() or not line or "\n" in line:
        sys.exit(f"{pipeline}: needed one line and exit code 1; found {code}: {line or 'nothing'}")
    return line


def refusal_behind(file: Path, first: str, then: str) -> str:
    """The refusal of a second pipeline, which does not know of the first."""
    module = compile_module(frontend.parse(file.read_text(), str(file)), first)
    try:
        compile_module(module, then)
    except GemmcError as error:
        return str(error)
    sys.exit(f"{then}: needed a refusal; found none")


def run(source: Path) -> None:
    """Prints the refusals of a file's sections in order."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / source.name
        for section in sections(source.read_text(encoding="utf-8")):
            file.write_text(section, encoding="utf-8")
            for pipeline in pipelines(section):
                print(refusal(file, pipeline).replace(f"{folder}/", ""))


if __name__ == "__main__":
    run(Path(sys.argv[1]))
