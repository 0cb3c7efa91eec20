"""Random products some of whose sizes a call tells, beside torch.matmul, on a GPU.

    python bench/open_random.py --seed 79 [--count 100] [--json open-random.json]
    python bench/open_random.py --report bench/results/open-random.json      no GPU

Which of m, n, k and a batch are open, the layout, the type and the sizes are drawn; sizes by their
logarithm, so that a product may have one row or thousands. Results are compared with torch's in
f32 and timed as CUDA graphs in turns, without TF32 (`loops.py`).
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench"), str(ROOT / "test")]

from graphs import said  # noqa: E402
from loop_cases import Case  # noqa: E402
from loops import build, compare  # noqa: E402

OPEN = ("m", "n", "k", "mn", "mk", "nk", "mnk", "b", "bm", "bn", "bmn", "bmk", "m", "n", "mn")
LAYOUTS = {"nn": ("mk", "kn"), "nt": ("mk", "nk"), "tn": ("km", "kn")}
MOST = {"bf16": 2e11, "f32": 2e10}
"""Multiplications of a product, by its type."""


@dataclass(frozen=True)
class Drawn:
    """A product: which of its letters are open, layout, type and sizes."""

    open: str
    layout: str
    dtype: str
    sizes: dict[str, int]

    @property
    def shapes(self) -> tuple[str, str, str]:
        """The letters of lhs, rhs and the result."""
        batch = "b" if "b" in self.sizes else ""
        lhs, rhs = LAYOUTS[self.layout]
        return batch + lhs, batch + rhs, batch + "mn"

    @property
    def name(self) -> str:
        return f"{self.open} {self.layout} {self.dtype} {list(self.sizes.values())}"

    def typed(self, letters: str, dtype: str) -> str:
        """A tensor's type."""
        extents = ("?" if each in self.open else str(self.sizes[each]) for each in letters)
        return f"tensor<{''.join(f'{each}x' for each in extents)}{dtype}>"

    def extents(self, letters: str) -> list[int]:
        return [self.sizes[each] for each in letters]


def drawn(source: random.Random) -> Drawn:
    """One that is not too large."""
    while True:
        open_ = source.choice(OPEN)
        batched = "b" in open_ or source.random() < 0.15
        layout, dtype = source.choice(list(LAYOUTS)), source.choice(["bf16", "bf16", "f32"])
        sizes = {"b": _size(source, 1, 64, 1)} if batched else {}
        least, most = {"m": 1, "n": 1, "k": 16}, {"m": 8192, "n": 4096, "k": 8192}
        for letter in "mnk":
            step = 1 if letter in open_ and letter != "k" and source.random() < 0.7 else 8
            found = _size(source, max(step, least[letter]), most[letter], step)
            sizes[letter] = max(step, found // 4 // step * step) if batched else found
        if math.prod(sizes.values()) <= MOST[dtype]:
            return Drawn(open_, layout, dtype, sizes)


def _size(source: random.Random, least: int, most: int, step: int) -> int:
    found = math.exp(source.uniform(math.log(least), math.log(most)))
    return max(step, int(found) // step * step)


def case_of(made: Drawn) -> Case:
    """As a front end prints it: sums in f32, a result of the operands' type."""
    lhs, rhs, result = made.shapes
    a, b, c = made.typed(lhs, made.dtype), made.typed(rhs, made.dtype), made.typed(result, "f32")
    lines, names = _sizes_told(made)
    letters = ", ".join(dict.fromkeys(result + "k"))
    maps = ", ".join(f"affine_map<({letters}) -> ({', '.join(each)})>" for each in made.shapes)
    loops = ", ".join(['"parallel"'] * len(result) + ['"reduction"'])
    wide = made.dtype != "f32"
    cast = [f"    %{v}w = arith.extf %{v} : {made.dtype} to f32\n" for v in "xy"] if wide else []
    x, y = ("%xw", "%yw") if wide else ("%x", "%y")
    end, returned = _narrowed(made, names) if wide else ("", "%p")
    text = f"""func.func @main(%a: {a}, %b: {b}) -> {made.typed(result, made.dtype)} {{
  %z = arith.constant 0.0 : f32
{lines}  %e = tensor.empty({names}) : {c}
  %f = linalg.fill ins(%z : f32) outs(%e : {c}) -> {c}
  %p = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{loops}]}}
      ins(%a, %b : {a}, {b}) outs(%f : {c}) {{
  ^bb0(%x: {made.dtype}, %y: {made.dtype}, %s: f32):
{"".join(cast)}    %m = arith.mulf {x}, {y} : f32
    %t = arith.addf %s, %m : f32
    linalg.yield %t : f32
  }} -> {c}
{end}  return {returned} : {made.typed(result, made.dtype)}
}}
"""

    def theirs(p: Any, q: Any) -> Any:
        turned = [each.transpose(-1, -2) if kind == "t" else each
                  for each, kind in zip((p, q), made.layout, strict=True)]  # fmt: skip
        return turned[0] @ turned[1]

    given = [made.extents(lhs), made.extents(rhs)]
    return Case(text, given, made.extents(result), theirs, made.dtype, made.dtype)


def _sizes_told(made: Drawn) -> tuple[str, str]:
    """What reads the open extents of the result, and their names."""
    lhs, rhs, result = made.shapes
    lines, names = "", list[str]()
    for number, letter in enumerate(result):
        if letter in made.open:
            value, dims = ("%a", lhs) if letter in lhs else ("%b", rhs)
            lines += f"  %c{number} = arith.constant {dims.index(letter)} : index\n"
            kind = made.typed(dims, made.dtype)
            lines += f"  %d{number} = tensor.dim {value}, %c{number} : {kind}\n"
            names.append(f"%d{number}")
    return lines, ", ".join(names)


def _narrowed(made: Drawn, names: str) -> tuple[str, str]:
    """The result in the operands' type, and its name."""
    result = made.shapes[2]
    wide, narrow = made.typed(result, "f32"), made.typed(result, made.dtype)
    every = f"affine_map<({', '.join(result)}) -> ({', '.join(result)})>"
    loops = ", ".join(['"parallel"'] * len(result))
    return f"""  %g = tensor.empty({names}) : {narrow}
  %q = linalg.generic {{indexing_maps = [{every}, {every}], iterator_types = [{loops}]}}
      ins(%p : {wide}) outs(%g : {narrow}) {{
  ^bb0(%x: f32, %y: {made.dtype}):
    %w = arith.truncf %x : f32 to {made.dtype}
    linalg.yield %w : {made.dtype}
  }} -> {narrow}
""", "%q"


def timed(options: argparse.Namespace) -> dict[str, Any]:
    """Microseconds of each, by name."""
    source = random.Random(options.seed)
    cases = {each.name: case_of(each) for each in (drawn(source) for _ in range(options.count))}
    rows: dict[str, Any] = {}
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        texts = [each.mlir for each in cases.values()]
        for (name, case), made in zip(cases.items(), pool.map(build, texts), strict=True):
            try:
                rows[name] = compare(case, made) if "cubin" in made else made
            except (RuntimeError, ValueError) as error:
                rows[name] = {"error": said(error)}
    return rows


def report(rows: dict[str, Any], shown: int) -> int:
    """Prints the slowest and the means; how many were not timed."""
    ratios = {name: row["us"]["torch"] / row["us"]["auto"]
              for name, row in rows.items() if "us" in row}  # fmt: skip
    for name in sorted(ratios, key=lambda each: ratios[each])[:shown]:
        print(f"{ratios[name]:.2f} {name} {rows[name]['us']}")
    for name in rows.keys() - ratios.keys():
        print(name, rows[name]["error"])
    mean, least = geometric_mean(ratios.values()), min(ratios.values())
    print(f"{len(ratios)}: {mean:.3f} of torch.matmul, worst {least:.2f}")
    return len(rows) - len(ratios)


def main() -> int:
    """1 where a product was not timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=79)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--shown", type=int, default=24, help="the slowest")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--json", type=Path, default=Path("open-random.json"))
    parser.add_argument("--report", type=Path)
    options = parser.parse_args()
    if options.report:
        return int(report(json.loads(options.report.read_text())["results"], options.shown) > 0)
    rows = timed(options)
    options.json.write_text(json.dumps({"results": rows}) + "\n")
    return int(report(rows, options.shown) > 0)


if __name__ == "__main__":
    sys.exit(main())
