"""Writes pipelines that differ in options: one file per combination, for `gemmc bench`.

    python3 bench/variants.py FOLDER PIPELINE PASS.OPTION=VALUE[/VALUE...] ...

For example, six tiles and stages of the cooperative kernel:

    python3 bench/variants.py /tmp/v hopper-coop form-kernel.tile=128,256,64/256,192,64 \\
        multi-buffer.stages=3/4 form-cluster.shape=2,1
    gemmc bench --skip-refused --pipelines /tmp/v/*.pipeline

An option that a pass does not have yet in the text is added; `PASS[LABEL].OPTION` changes only
the uses of a pass with label=LABEL. A combination the compiler refuses is reported, and left out,
by `gemmc bench`.
"""

from __future__ import annotations

import re
import sys
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHANGE = re.compile(r"(?P<name>[\w-]+)(\[(?P<label>\w+)\])?\.(?P<option>\w+)=(?P<values>\S+)")


def changed(text: str, change: re.Match[str], value: str) -> str:
    """The pipeline's text with an option set on every use of the pass."""
    lines = text.splitlines()
    found = False
    for number, line in enumerate(lines):
        name, _, rest = line.partition("{")
        options = dict(o.split("=", 1) for o in rest.removesuffix("}").split())
        label = change["label"]
        if name != change["name"] or (label and options.get("label") != label):
            continue
        found = True
        options[change["option"]] = value
        lines[number] = name + "{" + " ".join(f"{k}={v}" for k, v in options.items()) + "}"
    if not found:
        raise SystemExit(f"{change[0]}: no such pass in the pipeline")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Writes the files and prints their names."""
    if len(sys.argv) < 4:
        print(__doc__, file=sys.stderr)
        return 2
    folder, base = Path(sys.argv[1]), sys.argv[2]
    changes = [CHANGE.fullmatch(argument) for argument in sys.argv[3:]]
    if None in changes:
        raise SystemExit(f"needed PASS.OPTION=VALUE[/VALUE...]; found {sys.argv[3:]}")
    known = [c for c in changes if c is not None]
    source = (ROOT / "pipelines" / f"{base}.pipeline").read_text()
    folder.mkdir(parents=True, exist_ok=True)
    for values in product(*(c["values"].split("/") for c in known)):
        text, name = source, base
        for change, value in zip(known, values, strict=True):
            text = changed(text, change, value)
            name += f"--{change['option']}-{value.replace(',', 'x')}"
        (folder / f"{name}.pipeline").write_text(text)
        print(folder / f"{name}.pipeline")
    return 0


if __name__ == "__main__":
    sys.exit(main())
