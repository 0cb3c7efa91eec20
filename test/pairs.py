"""Random products with random configurations of a template, whose text the PTX machine runs.

    python test/pairs.py [COUNT] [--seed S] [--workers W]

Operands are small integers, so that sums in f32 are exact in any order: results have the bits of
NumPy's. A pair is a size, an element type, a layout and a result type, a tile and its cluster, the
operands swapped or not, what else is added to the product, and a schedule: blocks or persistent
walks, parts of K through slots or through a cluster, streams of steps, whole rounds before them,
epilogues stored at once, half by half or behind the next products, what they add read there,
loaded ahead or added during the last products. What a pass refuses is drawn again, and counted by
what was refused.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from operator import add
from pathlib import Path
from typing import NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from pipelines.problems import Product  # noqa: E402

from gemmc import api, frontend, matmul, reference  # noqa: E402
from gemmc.errors import GemmcError  # noqa: E402
from gemmc.interpret.hardware.scheduler import adversary, in_turn  # noqa: E402
from gemmc.interpret.ptx.simulate import run  # noqa: E402

ADDED = ((), (), ("residual",), ("bias",), ("scaled", "residual"))
"""What is added to a product, by what its dimensions are."""

DEVICE = {"sm_count": 4, "max_active_clusters": 2}


class Pair(NamedTuple):
    """A problem, what is added to its product, a pipeline's name with its parameters, and the seed
    of inputs and schedule."""

    problem: Product
    added: tuple[str, ...]
    pipeline: str
    seed: int

    @property
    def text(self) -> str:
        """The program."""
        if not self.added:
            return self.problem.mlir
        dims = {"bias": "n", "scaled": "m", "residual": "mn"}
        inputs = {name: dims[name] for name in self.added}
        m, n, k = self.problem.size
        kind, layout, result = self.problem.dtype, self.problem.layout, self.problem.result
        return str(matmul(m, n, k, dtype=kind, layout=layout, result=result, inputs=inputs,
                          epilogue=lambda *terms: reduce(add, terms)))


def drawn(draw: random.Random) -> Pair:
    """One that may be refused."""
    rows, columns = draw.choice((64, 64, 128)), 8 * draw.randint(1, 12)
    blocks = draw.randint(1, 3), draw.randint(1, 4)
    m, n = (max(1, size * count - draw.randint(0, size - 1))
            for size, count in zip((rows, columns), blocks, strict=True))  # fmt: skip
    k = draw.randint(1, 14) * 64 - 8 * draw.randint(0, 7)
    swap = draw.random() < 0.3
    m, n = (8 * -(-each // 8) for each in ((n, m) if swap else (m, n)))
    dtype, layout = draw.choice(("bf16", "f16")), draw.choice(("nt", "nn", "tn", "tt"))
    added = draw.choice(ADDED)
    given = {
        "tile": f"{rows},{columns},64", "cluster": draw.choice(("none", "none", "2,1", "1,2")),
        "swap": str(swap).lower(), "stages": draw.choice(("2", "3")),
        "order": draw.choice(("row", "grouped", "serpentine")),
        **_schedule(draw, columns, bool(added)),
    }  # fmt: skip
    spelled = " ".join(f"{name}={value}" for name, value in given.items())
    problem = Product((m, n, k), dtype, layout, draw.choice((dtype, "f32")))
    return Pair(problem, added, f"hopper-coop{{{spelled}}}", draw.randrange(1 << 30))


def _schedule(draw: random.Random, columns: int, adds: bool) -> dict[str, str]:
    """Who multiplies what of a tile of so many columns, and when it is stored."""
    kind = draw.choice(("blocks", "walk", "parts", "cluster", "stream", "stream", "hybrid"))
    epilogue = draw.choice(("plain", "overlap", "split"))
    if adds and kind in ("blocks", "walk") and draw.random() < 0.7:
        walks, epilogue = kind == "walk", "plain" if epilogue == "split" else epilogue
        early = draw.choice(("preload", "add"))
        return {early: "true", "persistent": str(walks).lower(),
                "epilogue": epilogue if walks else "plain"}  # fmt: skip
    if kind == "blocks":
        return {"persistent": "false", "epilogue": draw.choice(("plain", "split"))}
    if kind == "walk":
        return {"epilogue": epilogue}
    if kind == "parts":
        persistent = draw.choice(("true", "false"))
        return {"split": str(draw.randint(2, 5)), "epilogue": "plain", "persistent": persistent}
    if kind == "cluster":
        parts = draw.choice([each for each in (2, 2, 3, 4, 8) if columns % (8 * each) == 0] or [2])
        return {"split": f"{parts}", "through": "cluster", "epilogue": "plain",
                "persistent": "false", "cluster": "none"}  # fmt: skip
    whole = "0" if kind == "stream" else "auto"
    epilogue = draw.choice(("plain", "overlap"))
    least = draw.choice(("1", "2", "4"))
    stream = str(draw.randint(1, 9))
    return {"stream": stream, "whole": whole, "least": least, "epilogue": epilogue}


def checked(pair: Pair) -> str | None:
    """What a pass refused; None where the results are right. AssertionError elsewhere."""
    text = pair.text
    try:
        kernel = api.compile(text, pipeline=pair.pipeline)
    except GemmcError as error:
        return f"{error.subject}: {error.needed}"
    program = frontend.parse(text, "pair.mlir")
    inputs = reference.make_inputs(program, pair.seed, True)
    wanted = reference.evaluate(program, inputs, rounded=True)
    order = random.Random(pair.seed).sample(range(256), 256)
    for schedule in (in_turn(adversary(pair.seed), order), adversary(pair.seed)):
        found = run(kernel.ptx, kernel.manifest, inputs, scheduler=schedule, device=DEVICE)
        right = reference.compare(found[0], wanted[0], exact=True).passed
        assert right and not np.isnan(found[0].astype(np.float32)).any(), pair
    return None


def first_legal(seed: int) -> tuple[Pair, Counter[str]]:
    """The first pair of a seed that no pass refuses, checked; what was refused before."""
    draw, refused = random.Random(seed), Counter[str]()
    while True:
        pair = drawn(draw)
        why = checked(pair)
        if why is None:
            return pair, refused
        refused[why] += 1


def _kind(pair: Pair) -> str:
    marks = {"stream": "stream=", "cluster": "through=cluster", "ahead": "preload=true"}
    marks["added"] = "add=true"
    return next((kind for kind, mark in marks.items() if mark in pair.pipeline), "others")


def main() -> int:
    """0 where all results are right."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("count", type=int, nargs="?", default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    refused, kinds = Counter[str](), Counter[str]()
    seeds = range(options.seed, options.seed + options.count)
    print(f"{options.count} pairs on {options.workers} workers, some 50 in a minute", flush=True)
    with ProcessPoolExecutor(options.workers) as pool:
        for done, (pair, others) in enumerate(pool.map(first_legal, seeds), start=1):
            refused += others
            kinds[_kind(pair)] += 1
            if done % 10 == 0:
                print(f"{done} of {options.count}", flush=True)
    told = f"{kinds['stream']} of them streams, {kinds['cluster']} parts in a cluster"
    told += f", {kinds['ahead']} with inputs loaded ahead, {kinds['added']} with inputs added early"
    print(f"{options.count} pairs are right, {told}; refused before:")
    for why, count in refused.most_common():
        print(f"{count:5} {why}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
