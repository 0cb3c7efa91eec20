"""How long `auto` takes to choose: CPU time of the first choice of a process, and of the next.

    python bench/choosing_time.py [--runs 5] [--json FILE]

Each figure is the least of several fresh processes, in milliseconds of CPU time, so that others on
the machine count little. A process has imported the compiler and the passes of the templates, as
every compilation does; nothing has been read of the rows and the templates. `ranking` is the part
that finds the best candidate by the model, `templates` what reading the rows and the first template
takes, once in a process.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

PROBLEMS: Mapping[str, str] = {
    "A*B^T": 'Problem(3000, 5000, 7000, "bf16", "nt")',
    "A*B": 'Problem(640, 1720, 9000, "bf16", "nn")',
    "A*B, few rows and a long K": 'Problem(128, 4096, 14336, "bf16", "nn")',
    "few rows": 'Problem(8, 8192, 8192, "bf16", "nt")',
    "f32 results": 'Problem(640, 1720, 9000, "bf16", "nn", 32)',
    "A^T*B^T, f32 results": 'Problem(64, 11720, 9000, "bf16", "tt", 32)',
    "rows of the result that TMA does not store": 'Problem(4096, 4095, 4096, "bf16", "nt")',
    "rows of nothing that TMA takes": 'Problem(4095, 4095, 4095, "bf16", "nt")',
    "pitches of 4 bytes": 'Problem(3640, 3794, 7716, "bf16", "nt", pitches=(7718, 7718, 3794))',
    "gelu and a residual": (
        'Problem(3000, 5000, 7000, "bf16", "nt", 16, ("arith.addf", "math.erf", "arith.mulf"), '
        '(("n", 16), ("mn", 16)))'
    ),
    "batches": 'Problem(300, 500, 700, "bf16", "nt", batches=(16, 16, 16))',
    "rows that a launch tells": 'Problem(300, 5000, 7000, "bf16", "nt", told="some")',
    "f32": 'Problem(640, 1720, 9000, "f32", "nn", 32)',
}

CHILD = """
import json, sys
from time import process_time
from gemmc import registry
from gemmc.pipeline import files
from gemmc.pipeline.text import read_entries
from gemmc.plan import Problem
from gemmc.select import choose, ranked, rows
from gemmc.select.configuration import template_of
for name in ("hopper-coop", "hopper-pingpong", "simt-warptile", "ampere-mma"):
    for entry in read_entries(*files.named(name)):
        factory = registry.find(entry.text.partition("{")[0].partition(" ")[0])
        factory and factory()
problem = PROBLEM
def milliseconds(call):
    begun = process_time()
    call()
    return (process_time() - begun) * 1e3
first = milliseconds(lambda: choose(problem))
again = min(milliseconds(lambda: choose(problem)) for _ in range(5))
ranking = min(milliseconds(lambda: next(ranked(problem))) for _ in range(5))
template = choose(problem).row.template
rows.cache_clear(), template_of.cache_clear()
templates = milliseconds(lambda: (rows(), template_of(template)))
candidates = sum(len(axes) for row in rows() if row.fits(problem) for axes in row.axes)
print(json.dumps({"first": first, "again": again, "ranking": ranking, "templates": templates,
                  "candidates": candidates}))
"""


def measure(problem: str, runs: int) -> dict[str, float]:
    """The least of each figure over so many processes."""
    command = [sys.executable, "-c", CHILD.replace("PROBLEM", problem)]
    found: list[dict[str, float]] = []
    for _ in range(runs):
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        found.append(json.loads(done.stdout))
    return {name: min(each[name] for each in found) for name in found[0]}


def main() -> None:
    """Measures and prints, and keeps the figures as JSON if asked to."""
    parser = argparse.ArgumentParser(description="How long a choice takes.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", metavar="FILE")
    options = parser.parse_args()
    found = {name: measure(problem, options.runs) for name, problem in PROBLEMS.items()}
    print("ms of CPU:  first  again  of it ranking  reading  candidates")
    for name, each in found.items():
        print(
            f"{each['first']:16.1f} {each['again']:6.1f} {each['ranking']:14.1f} "
            f"{each['templates']:8.1f} {each['candidates']:11.0f}  {name}"
        )
    if options.json:
        about = {"python": platform.python_version(), "cpus": os.cpu_count(), "runs": options.runs}
        text = json.dumps({**about, "ms": found}, indent=2) + "\n"
        Path(options.json).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
