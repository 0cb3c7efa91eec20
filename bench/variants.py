"""Writes pipelines that differ in options: one file per combination, for `gemmc bench`.

    python3 bench/variants.py FOLDER PIPELINE PASS.OPTION=VALUE[/VALUE...] ...

For example, six tiles and stages of the cooperative kernel:

    python3 bench/variants.py /tmp/v hopper-coop form-kernel.tile=128,256,64/256,192,64 \\
        multi-buffer.stages=3/4 form-cluster.shape=2,1
    gemmc bench --skip-refused --pipelines /tmp/v/*.pipeline

The changes are those of `gemmc --set` (gemmc/pipeline/edits.py), with several values of an option
instead of one: `distribute[main,thread].run=4,4/0,0` changes the uses of a pass that have each word
for the value of some option, `-` leaves an option out, `-PASS` a pass; `PASS{...}@OTHER` puts one
before another. A combination the compiler refuses is reported, and left out, by `gemmc bench`.

    python3 bench/variants.py FOLDER bench/sweeps/hopper.txt [ROW]

takes such arguments from the lines of a file, those of one row or all.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from gemmc.errors import GemmcError  # noqa: E402
from gemmc.pipeline import Template, edited, load_pipeline  # noqa: E402

LONGEST = 200
"""Characters of a file's name."""

CHANGE = re.compile(r"(?P<selector>[\w-]+(?:#\d+|\[[\w,]+\])?)\.(?P<option>\w+)=(?P<values>\S+)")
EDIT = re.compile(r"-(?P<without>[\w-]+)|(?P<added>[\w-]+(\{[^}]*\})?)@(?P<before>\S+)")


def rows(path: Path) -> dict[str, list[list[str]]]:
    """The arguments on the lines of a file, by the `[ROW] shapes` above them."""
    found: dict[str, list[list[str]]] = {}
    row = ""
    for line in path.read_text().splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("["):
            row = text[1:].partition("]")[0]
            found[row] = []
        elif text:
            found.setdefault(row, []).append(re.findall(r"(?:\{[^}]*\}|\S)+", text))
    return found


def main() -> int:
    """Writes the files and prints their names."""
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if Path(sys.argv[2]).is_file():
        for row, lines in rows(Path(sys.argv[2])).items():
            if len(sys.argv) < 4 or row == sys.argv[3]:
                for line in lines:
                    write(folder, line[0], line[1:])
        return 0
    write(folder, sys.argv[2], sys.argv[3:])
    return 0


def write(folder: Path, base: str, arguments: list[str]) -> None:
    """The variants of one pipeline, named after what is changed."""
    edits = [match for argument in arguments if (match := EDIT.fullmatch(argument))]
    changes = [CHANGE.fullmatch(a) for a in arguments if not EDIT.fullmatch(a)]
    if None in changes:
        raise SystemExit(f"needed PASS.OPTION=VALUE[/VALUE...]; found {arguments}")
    try:
        for name, made in _variants(base, edits, [c for c in changes if c is not None]):
            path = folder / f"{_shortened(name)}.pipeline"
            path.write_text(made.text)
            print(path)
    except GemmcError as error:
        raise SystemExit(str(error)) from None


def _variants(
    base: str, edits: list[re.Match[str]], changes: list[re.Match[str]]
) -> Iterator[tuple[str, Template]]:
    """Each combination of values, with its name."""
    source = edited(load_pipeline(base), *(edit[0] for edit in edits))
    marks = "".join(f"--{'no-' + e['without'] if e['without'] else e['added']}" for e in edits)
    base += re.sub(r"[{= ]", "-", marks).replace("}", "")
    for values in product(*(c["values"].split("/") for c in changes)):
        made, name = source, base
        for change, value in zip(changes, values, strict=True):
            made = edited(made, f"{change['selector']}.{change['option']}={value}")
            name += f"--{change['option']}-{value.replace(',', 'x')}"
        yield name, made


def _shortened(name: str) -> str:
    """A name that a file may have, which with what is built from it is 255 bytes at most."""
    if len(name) <= LONGEST:
        return name
    return f"{name[: LONGEST - 9]}-{sha256(name.encode()).hexdigest()[:8]}"


if __name__ == "__main__":
    sys.exit(main())
