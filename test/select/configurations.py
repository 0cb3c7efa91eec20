"""Random configurations of the templates, over random problems: do the rules tell what works?

    python test/select/configurations.py --count 1000        what `make configurations` runs
    python test/select/configurations.py --count 100 --forced 30 --interpreted 10

Each is refused by a named rule before anything is compiled, or it compiles and ptxas neither spills
nor serializes it. Of those refused, some are compiled all the same: most must fail. Of those
accepted, some run on the interpreter at a small size. Exit code 1 where a bar is missed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from operator import add
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from pipelines.problems import Product  # noqa: E402

from gemmc import api, frontend, interpret, matmul, reference, select  # noqa: E402
from gemmc.element_types import ELEMENT_TYPES  # noqa: E402
from gemmc.errors import GemmcError  # noqa: E402
from gemmc.pipeline import load_pipeline  # noqa: E402
from gemmc.plan import Problem  # noqa: E402

BARS = {"accepted": 0.4, "forced": 0.8}
"""The least share of configurations that are accepted, and of refused ones that fail."""

SIZES = (64, 200, 512, 1000, 1024, 2048, 3000, 4096, 6144, 8192)
SCALED = ("arith.constant", "arith.mulf")
ADDED = ("arith.addf",)


@dataclass(frozen=True)
class Drawn:
    """A configuration and a problem."""

    configuration: select.Configuration
    product: Product
    scaled: bool
    residual: bool = False

    @property
    def problem(self) -> Problem:
        bits = 32 if self.product.result == "f32" else 16
        epilogue = SCALED if self.scaled else ()
        inputs: tuple[tuple[str, int], ...] = ()
        if self.residual:
            epilogue, inputs = ADDED, (("mn", ELEMENT_TYPES[self.product.dtype].bits),)
        m, n, k = self.product.size
        kind, layout = self.product.dtype, self.product.layout
        added = tuple(range(len(inputs)))
        return Problem(m, n, k, kind, layout, bits, epilogue, inputs, added=added)

    @property
    def mlir(self) -> str:
        """The program; `scaled` has a factor of a half in its epilogue, `residual` a matrix to
        add."""
        if self.residual:
            (m, n, k), (dtype, layout, result) = self.product.size, _kinds(self.product)
            return str(matmul(m, n, k, dtype=dtype, layout=layout, result=result,
                              inputs={"residual": "mn"}, epilogue=add))  # fmt: skip
        text = self.product.mlir
        if not self.scaled:
            return text
        cast = "%e = arith.truncf %ci"
        scale = "%half = arith.constant 5.0e-01 : f32\n%sc = arith.mulf %ci, %half : f32\n"
        return text.replace(cast, f"{scale}%e = arith.truncf %sc")

    def __str__(self) -> str:
        besides = ", scaled" * self.scaled + ", residual" * self.residual
        return f"{self.configuration} on {self.product.name}{besides}"


def draw(rng: random.Random, template: str) -> Drawn:
    """Every parameter with few values takes any of them; tiles and others have ranges here."""
    known = load_pipeline(template).parameters
    given: dict[str, str] = {}
    for each in known:
        if each.values and rng.random() < 0.35:
            given[each.name] = rng.choice(each.values)
    # Columns of 16 as often as of 8: those of 8 are for operands whose K is contiguous.
    rows, columns = rng.choice((64, 128, 128, 192, 256)), rng.choice((8, 16)) * rng.randint(2, 17)
    given["tile"] = f"{rows},{columns},{rng.choice((32, 64, 64, 64, 64, 128))}"
    given["group"] = str(rng.choice((1, 2, 4, 8, 16)))
    given["order"] = rng.choice(("row", "grouped", "grouped", "serpentine"))
    if given.get("epilogue") == "split":
        given["steps"] = str(rng.choice((1, 2)))
    size = rng.choice(SIZES), rng.choice(SIZES), rng.choice(SIZES)
    dtype, layout = rng.choice(("bf16", "f16")), rng.choice(("nt", "nn", "tn", "tt"))
    adds = given.get("through") == "reduction"
    if adds:
        given |= {"split": rng.choice(("2", "4")), "epilogue": "plain", "stationary": "none"}
    result = "f32" if adds else rng.choice((dtype, dtype, "f32"))
    if dtype != "f16" or result == "f32":
        given.pop("accumulate", None)
    if given.get("stationary", "none") != "none" or given.get("epilogue") == "split":
        given.pop("defer", None)
    if "true" in (given.get("snake"), given.get("throttle"), given.get("contiguous")):
        given.pop("persistent", None)  # these go on from block to block
    scaled = result != "f32" and rng.random() < 0.3
    early = (given.get(each) for each in ("load", "preload", "add"))
    reads = "true" in early and rng.random() < 0.8
    chosen = select.Configuration.of(template, given)
    return Drawn(chosen, Product(size, dtype, layout, result), scaled and not reads, reads)


def refused_by(drawn: Drawn) -> str:
    """The first rule that refuses it, or what settling its options says."""
    try:
        made = drawn.configuration.resolved(drawn.problem)
    except GemmcError as error:
        return f"settling: {error.needed}"
    found = next(select.refusals(made, drawn.problem), None)
    return found.rule if found else ""


def compiled(drawn: Drawn) -> str:
    """What goes wrong when it is compiled and assembled, or nothing."""
    try:
        kernel = api.compile(drawn.mlir, pipeline=drawn.configuration.filled())
    except GemmcError as error:
        return f"refused: {error}"
    try:
        made = kernel.assembled
    except Exception as error:
        return f"ptxas: {error}"
    if made.resources.spill_stores:
        return f"spills {made.resources.spill_stores} bytes"
    return "serialized" if "erializ" in made.log else ""


def interpreted(drawn: Drawn) -> str:
    """What is wrong on the interpreter, for two ragged blocks each way, or nothing."""
    rows, columns, depth = (int(s) for s in dict(drawn.configuration.parameters)["tile"].split(","))
    size = (rows + 8, columns + 8, 3 * depth + 8)
    product = Product(size, *_kinds(drawn.product))
    small = Drawn(drawn.configuration, product, False, drawn.residual)
    if refused_by(small):
        return "small: " + refused_by(small)
    module = frontend.parse(small.mlir, "x.mlir")
    inputs = reference.make_inputs(module, 0, True)
    wanted = [each.value for each in reference.evaluate(module, inputs, rounded=True)]
    from gemmc.driver import compile_module

    try:
        done = compile_module(module.clone(), small.configuration.filled())
        found = interpret.run(done, inputs, sm_count=2)
    except Exception as error:
        return f"{type(error).__name__}: {error}".splitlines()[0]
    same = all((a.astype("f8") == b).all() for a, b in zip(found, wanted, strict=True))
    return "" if same else "another result"


def _kinds(product: Product) -> tuple[str, str, str]:
    return product.dtype, product.layout, product.result


def main(argv: Sequence[str] | None = None) -> int:
    """0 where all bars are met."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--template", default="hopper-coop")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--forced", type=int, default=100)
    parser.add_argument("--interpreted", type=int, default=100)
    parser.add_argument("--compiled", type=int, help="at most so many of the accepted ones")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args(argv)
    rng = random.Random(options.seed)
    every = [draw(rng, options.template) for _ in range(options.count)]
    reasons = [refused_by(each) for each in every]
    accepted = [each for each, why in zip(every, reasons, strict=True) if not why]
    refused = [each for each, why in zip(every, reasons, strict=True) if why]
    print(f"{len(accepted)} of {len(every)} accepted")
    for why, count in Counter(filter(None, reasons)).most_common():
        print(f"  {count:4} refused: {why}")
    forced = rng.sample(refused, min(options.forced, len(refused)))
    small = rng.sample(accepted, min(options.interpreted, len(accepted)))
    with ProcessPoolExecutor(options.workers) as pool:
        bad = _report(pool.map(compiled, accepted[: options.compiled]), accepted, "accepted", True)
        failed = _report(pool.map(compiled, forced), forced, "forced", False)
        wrong = _report(pool.map(interpreted, small), small, "interpreted", True)
    met = len(accepted) >= BARS["accepted"] * len(every)
    return int(bool(bad or wrong or not met or failed < BARS["forced"] * len(forced)))


def _report(outcomes: object, drawn: list[Drawn], what: str, fine: bool) -> int:
    """Prints what is not as it should be, one by one, and how many went wrong."""
    found = list(outcomes)  # type: ignore[call-overload]
    for each, wrong in zip(drawn, found, strict=False):
        if bool(wrong) == fine:
            print(f"  {what}: {each}: {wrong or 'nothing wrong'}; {refused_by(each)}", flush=True)
    failed = sum(map(bool, found))
    print(f"{what}: {len(found)} tried, {failed} failed", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
