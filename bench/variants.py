"""Writes pipelines that differ in options: one file per combination, for `gemmc bench`.

    python3 bench/variants.py FOLDER PIPELINE PASS.OPTION=VALUE[/VALUE...] ...

For example, six tiles and stages of the cooperative kernel:

    python3 bench/variants.py /tmp/v hopper-coop form-kernel.tile=128,256,64/256,192,64 \\
        multi-buffer.stages=3/4 form-cluster.shape=2,1
    gemmc bench --skip-refused --pipelines /tmp/v/*.pipeline

An option that a pass does not have yet in the text is added, one set to `-` is left out;
`PASS[WORD,...].OPTION` changes only the uses of a pass that have each word for the value of some
option, such as `distribute[main,thread].run=4,4`; `-PASS` leaves a pass out; `PASS{...}@OTHER` puts
one before another. A combination the compiler refuses is reported, and left out, by `gemmc bench`.

    python3 bench/variants.py FOLDER bench/sweeps/hopper.txt [ROW]

takes such arguments from the lines of a file, those of one row or all.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 200
"""Characters of a file's name."""

CHANGE = re.compile(r"(?P<name>[\w-]+)(\[(?P<words>[\w,]+)\])?\.(?P<option>\w+)=(?P<values>\S+)")
EDIT = re.compile(r"-(?P<without>[\w-]+)|(?P<added>[\w-]+(\{[^}]*\})?)@(?P<before>[\w-]+)")


def changed(text: str, change: re.Match[str], value: str) -> str:
    """The pipeline's text with an option set on every use of the pass."""
    lines = text.splitlines()
    found = False
    for number, line in enumerate(lines):
        name, _, rest = line.partition("{")
        options = dict(o.split("=", 1) for o in rest.removesuffix("}").split())
        words = set((change["words"] or "").split(",")) - {""}
        if name != change["name"] or not words <= set(options.values()):
            continue
        found = True
        options[change["option"]] = value
        kept = " ".join(f"{k}={v}" for k, v in options.items() if v != "-")
        lines[number] = f"{name}{{{kept}}}" if kept else name
    if not found:
        raise SystemExit(f"{change[0]}: no such pass in the pipeline")
    return "\n".join(lines) + "\n"


def edited(text: str, edit: re.Match[str]) -> str:
    """The pipeline's text without a pass, or with one more."""
    place = edit["without"] or edit["before"]
    lines: list[str] = []
    for line in text.splitlines():
        here = line.partition("{")[0] == place
        lines += [edit["added"]] if here and edit["added"] else []
        lines += [] if here and edit["without"] else [line]
    if len(lines) == len(text.splitlines()):
        raise SystemExit(f"{edit[0]}: no such pass in the pipeline")
    return "\n".join(lines) + "\n"


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
    known = [c for c in changes if c is not None]
    source = (ROOT / "pipelines" / f"{base}.pipeline").read_text()
    for edit in edits:
        source = edited(source, edit)
    marks = "".join(f"--{'no-' + e['without'] if e['without'] else e['added']}" for e in edits)
    base += re.sub(r"[{= ]", "-", marks).replace("}", "")
    for values in product(*(c["values"].split("/") for c in known)):
        text, name = source, base
        for change, value in zip(known, values, strict=True):
            text = changed(text, change, value)
            name += f"--{change['option']}-{value.replace(',', 'x')}"
        path = folder / f"{_shortened(name)}.pipeline"
        path.write_text(text)
        print(path)


def _shortened(name: str) -> str:
    """A name that a file may have, which with what is built from it is 255 bytes at most."""
    if len(name) <= LONGEST:
        return name
    return f"{name[: LONGEST - 9]}-{sha256(name.encode()).hexdigest()[:8]}"


if __name__ == "__main__":
    sys.exit(main())
