"""Pipelines with one pass swapped, moved, left out or doubled: each is refused, or right.

    make orders                                  every one of them: a dozen minutes on one core
    python test/rules/orders.py --sample 200     200 of them, chosen by --seed

A variant is a named pipeline with small tiles in which two passes have changed places, one pass
has moved, is gone, or stands there twice. What gemmc.order accepts has to be refused by a pass, or
to make PTX that is right for six programs on the PTX machine. What gemmc.order refuses runs all the
same, to count what is refused without need. Results are kept by the PTX's digest, so that equal PTX
runs once.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import random
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "test"))

from pipelines.problems import Product  # noqa: E402
from xdsl.dialects.builtin import ModuleOp  # noqa: E402
from xdsl.passes import ModulePass  # noqa: E402

from gemmc import frontend, order, pipeline, reference  # noqa: E402
from gemmc.driver import emit  # noqa: E402
from gemmc.errors import GemmcError  # noqa: E402
from gemmc.interpret import InterpretError  # noqa: E402
from gemmc.interpret.ptx.simulate import run as run_ptx  # noqa: E402

LIMIT_S = 120
"""A run that takes longer hangs: the longest of those that are right takes a few seconds."""

MOST_NEEDLESS = 0.05
"""How many of the variants that are right gemmc.order may refuse."""

GROUP = 100
"""Variants that one process judges, one after the other."""

Change = tuple[str, dict[str, Any], dict[str, Any]]
"""A pass's name, options that it has, and options that it gets."""


def _tile(*sizes: int) -> Change:
    return "form-kernel", {}, {"tile": sizes}


def _shape(to: str, *shape: int) -> Change:
    return "distribute", {"label": "main", "to": to}, {"shape": shape}


def _stages(count: int) -> Change:
    return "multi-buffer", {}, {"stages": count}


SMALL: dict[str, tuple[Change, ...]] = {
    "hopper-single": (_tile(64, 64, 64),),
    "hopper-single-narrow": (_tile(64, 32, 64),),
    "hopper-ws-1": (_tile(64, 64, 64), _stages(2)),
    "hopper-ws": (_tile(128, 64, 64), _stages(2)),
    "hopper-coop": (_tile(128, 64, 64), _stages(2)),
    "hopper-pingpong": (_tile(128, 64, 64), _stages(2)),
    "ampere-mma": (
        _tile(32, 64, 32), _shape("warp", 1, 2), _stages(3),
        ("assign-layouts", {}, {"swizzle": 64}), ("pipeline-loop", {}, {"distance": 2}),
    ),
    "ampere-mma-f64": (_tile(32, 32, 16), _shape("warp", 1, 2)),
    "simt-naive": (_tile(16, 16, 16), _shape("thread", 16, 16)),
    "simt-coalesced": (_tile(16, 16, 16), _shape("thread", 16, 16)),
    "simt-smem": (_tile(16, 16, 16), _shape("thread", 16, 16)),
    "simt-regtile-1d": (_tile(32, 16, 8), _shape("thread", 4, 16)),
    "simt-regtile-2d": (_tile(64, 64, 8), _shape("thread", 8, 8)),
    "simt-vectorized": (_tile(64, 64, 8), _shape("thread", 8, 8)),
    "simt-warptile": (_tile(64, 64, 16), _shape("warp", 1, 2)),
}  # fmt: skip
"""What makes each pipeline quick to compile and to run; everything else is as it comes."""

PROGRAMS: dict[str, tuple[Product, ...]] = {
    "16": (
        Product((136, 136, 136), "bf16", "nt", "bf16"),
        Product((128, 64, 64), "f16", "nn", "f16"),
        Product((72, 40, 328), "bf16", "nn", "bf16"),
        Product((264, 72, 40), "f16", "nt", "f16"),
        Product((64, 136, 192), "bf16", "nn", "bf16"),
        Product((392, 64, 72), "bf16", "nt", "bf16"),
    ),
    "16 any": (
        Product((136, 136, 136), "bf16", "nt", "bf16"),
        Product((64, 64, 64), "f16", "nn", "f16"),
        Product((41, 67, 101), "bf16", "nt", "bf16"),
        Product((72, 33, 40), "f16", "nn", "f32"),
        Product((33, 40, 18), "bf16", "nn", "bf16"),
        Product((31, 129, 7), "f16", "nt", "f16"),
    ),
    "32 any": (
        Product((20, 36, 40), "f32", "nt", "f32"),
        Product((32, 32, 16), "f32", "nn", "f32"),
        Product((8, 20, 72), "f32", "nn", "f32"),
        Product((33, 7, 5), "f32", "nt", "f32"),
        Product((64, 17, 32), "f32", "nt", "f32"),
        Product((70, 20, 24), "f32", "nn", "f32"),
    ),
}
"""Of 16 and of 32 bits, where rows may have any length and where not: ragged in m, n and k, and
exact; K of one step, of less, and of many."""


@dataclass(frozen=True)
class Variant:
    """A pipeline's name, what was done to it, and its passes."""

    pipeline: str
    what: str
    passes: tuple[ModulePass, ...]

    def __str__(self) -> str:
        return f"{self.pipeline}: {self.what}"


@dataclass(frozen=True)
class Verdict:
    """What came of a variant: right, same (PTX), refused, wrong or traceback, and in which words;
    and what gemmc.order says of it, which is nothing where it accepts."""

    variant: str
    kind: str
    words: str
    order: str

    @property
    def bad(self) -> bool:
        """Whether something wrong would have left, or an error that is none of gemmc's."""
        return self.kind == "traceback" or (self.kind == "wrong" and not self.order)

    @property
    def good(self) -> bool:
        """Whether it computes what it should."""
        return self.kind in ("right", "same")


@cache
def passes_of(name: str) -> tuple[ModulePass, ...]:
    """The passes of a named pipeline, with its small options."""
    found = list(pipeline.load(name).passes)
    for called, having, options in SMALL[name]:
        chosen = [
            i for i, each in enumerate(found)
            if each.name == called and all(getattr(each, k) == v for k, v in having.items())
        ]  # fmt: skip
        if not chosen:
            raise ValueError(f"{name} has no {called} with {having}")
        for i in chosen:
            found[i] = replace(found[i], **options)
    return tuple(found)


def variants(name: str) -> list[Variant]:
    """All distinct ones of a pipeline."""
    base = passes_of(name)
    seen = {base}
    found: list[Variant] = []
    for what, passes in _changed(base):
        if passes not in seen:
            seen.add(passes)
            found.append(Variant(name, what, passes))
    return found


def _changed(base: tuple[ModulePass, ...]) -> Iterator[tuple[str, tuple[ModulePass, ...]]]:
    names = [f"{each.name} ({i})" for i, each in enumerate(base, 1)]
    numbers = range(len(base))
    for i in numbers:
        yield f"without {names[i]}", base[:i] + base[i + 1 :]
        yield f"{names[i]} twice", base[: i + 1] + base[i:]
        for j in range(i + 1, len(base)):
            swapped = base[:i] + (base[j],) + base[i + 1 : j] + (base[i],) + base[j + 1 :]
            yield f"{names[i]} and {names[j]} swapped", swapped
    for i in numbers:
        rest = base[:i] + base[i + 1 :]
        for j in numbers:
            place = f"before {names[j]}" if j < i else f"behind {names[j]}"
            yield f"{names[i]} moved {place}", rest[:j] + (base[i],) + rest[j:]


def programs_of(name: str) -> tuple[Product, ...]:
    """The six programs for a pipeline's element type and rows."""
    metadata = pipeline.metadata_of(name)
    if metadata["dtypes"] == "f64":
        return tuple(replace(each, dtype="f64", result="f64") for each in PROGRAMS["32 any"])
    bits = "32" if "f32" in metadata["dtypes"] else "16"
    return PROGRAMS[f"{bits} any" if metadata.get("rows") == "any" else bits]


@cache
def source(program: Product) -> tuple[ModuleOp, list[Any], list[Any]]:
    """A program, integers for it, and what NumPy says comes out."""
    module = frontend.parse(program.mlir, f"{program.name}.mlir", frontend.context())
    inputs = reference.make_inputs(module, 0, True)
    return module, inputs, [r.value for r in reference.evaluate(module, inputs, rounded=True)]


@cache
def before(name: str, program: Product, count: int) -> ModuleOp:
    """The module after the first passes of a pipeline as it is."""
    if not count:
        return source(program)[0]
    module = before(name, program, count - 1).clone()
    passes_of(name)[count - 1].apply(frontend.context(), module)
    return module


@cache
def text_before(name: str, program: Product, count: int) -> str:
    """The same, printed."""
    return frontend.print_module(before(name, program, count))


def end_of(variant: Variant, program: Product) -> ModuleOp | None:
    """The module after the last pass; None where it comes to what the pipeline makes anyway."""
    base, passes = passes_of(variant.pipeline), variant.passes
    done = next(i for i, pair in enumerate(zip(base + (None,), passes + (None,), strict=False))
                if pair[0] != pair[1])  # fmt: skip
    module, ctx = before(variant.pipeline, program, done).clone(), frontend.context()
    for number in range(done, len(passes)):
        passes[number].apply(ctx, module)
        rest = passes[number + 1 :]
        kept = len(base) - len(rest)
        if rest and kept > number and base[kept:] == rest and passes[number] != base[kept - 1]:
            if frontend.print_module(module) == text_before(variant.pipeline, program, kept):
                return None
    frontend.verify(module)
    return module


class Results:
    """What the PTX machine said of a text, by digest; written to a file where there is one."""

    def __init__(self, path: Path | None):
        self._path = path
        self._known: dict[str, str] = {}
        if path is not None and path.is_file():
            self._known = dict(line.split(" ", 1) for line in path.read_text().splitlines())

    def of(self, module: ModuleOp, name: str, program: Product, sms: int) -> str:
        """"right", or what is wrong."""
        made = emit(module, pipeline.Pipeline(name, {}, ()))
        manifest = {key: value for key, value in made.manifest.items() if key != "provenance"}
        whole = f"{program.name} {sms} {json.dumps(manifest, sort_keys=True)} {made.ptx}"
        key = hashlib.sha256(whole.encode()).hexdigest()
        if key not in self._known:
            self._known[key] = _run(made.ptx, made.manifest, program, sms).replace("\n", " ")
            if self._path is not None:
                with self._path.open("a") as file:
                    file.write(f"{key} {self._known[key]}\n")
        return self._known[key]


def _run(ptx: str, manifest: dict[str, Any], program: Product, sms: int) -> str:
    import numpy as np

    _, inputs, wanted = source(program)
    signal.signal(signal.SIGALRM, _late)
    signal.alarm(LIMIT_S)
    try:
        device = {"sm_count": sms, "max_active_clusters": max(1, sms // 2)}
        found = run_ptx(ptx, manifest, inputs, device=device)
    except (InterpretError, GemmcError, ValueError, TimeoutError) as error:
        return f"{type(error).__name__} {error}"
    finally:
        signal.alarm(0)
    for each, right in zip(found, wanted, strict=True):
        if not np.array_equal(each.astype(np.float64), right):
            return f"{int((each.astype(np.float64) != right).sum())} elements differ"
    return "right"


def _late(_signal: int, _frame: Any) -> None:
    raise TimeoutError(f"took more than {LIMIT_S} s")


def judge(variant: Variant, results: Results, quick: bool = False) -> Verdict:
    """What comes of a variant; `quick` does not run what gemmc.order refuses."""
    refused = ""
    programs = programs_of(variant.pipeline)
    try:
        order.check(source(programs[0])[0], variant.passes)
    except GemmcError as error:
        refused = str(error)
        if quick:
            return Verdict(str(variant), "refused", "", refused)
    kinds: list[str] = []
    for number, program in enumerate(programs):
        kind, words = _one(variant, program, results, 1 if number % 3 else 4)
        kinds.append(kind)
        if kind not in ("right", "same"):
            return Verdict(str(variant), kind, f"{program.name}: {words}", refused)
    return Verdict(str(variant), "same" if set(kinds) == {"same"} else "right", "", refused)


def _one(variant: Variant, program: Product, results: Results, sms: int) -> tuple[str, str]:
    try:
        module = end_of(variant, program)
        if module is None:
            return "same", ""
        said = results.of(module, variant.pipeline, program, sms)
    except GemmcError as error:
        return "refused", str(error)
    except Exception as error:  # what is looked for: an error that is none of gemmc's
        frame = error.__traceback__
        while frame is not None and frame.tb_next is not None:
            frame = frame.tb_next
        where = "" if frame is None else f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}"
        return "traceback", f"{type(error).__name__}: {error} ({where})"
    return ("right", "") if said == "right" else ("wrong", said)


def chosen(names: Sequence[str], sample: int, seed: int) -> list[Variant]:
    """The variants of these pipelines, or as many of them."""
    found = [each for name in names for each in variants(name)]
    if sample and sample < len(found):
        picked = sorted(random.Random(seed).sample(range(len(found)), sample))
        found = [found[i] for i in picked]
    return found


def judge_all(
    variants: Sequence[Variant], path: Path | None = None, quick: bool = False
) -> list[Verdict]:
    """One after the other."""
    gc.set_threshold(100_000, 50, 100)  # modules are kept to go on from: much to look through
    results = Results(path)
    return [judge(each, results, quick) for each in variants]


def summary(verdicts: Sequence[Verdict]) -> list[str]:
    """Counts, then what is bad and what was refused without need."""
    counts = Counter((v.kind, "refused first" if v.order else "accepted") for v in verdicts)
    lines = [f"{len(verdicts)} variants"]
    lines += [f"{count:6} {kind}, {said}" for (kind, said), count in sorted(counts.items())]
    good = [v for v in verdicts if v.good]
    needless = [v for v in good if v.order]
    lines.append(f"{len(needless)} of {len(good)} right ones are refused")
    lines += [f"needless: {v.variant}: {v.order}" for v in needless]
    lines += [f"BAD {v.kind}: {v.variant}: {v.words}" for v in verdicts if v.bad]
    return lines


def passed(verdicts: Sequence[Verdict]) -> bool:
    """Nothing bad, and little refused without need."""
    good = [v for v in verdicts if v.good]
    needless = sum(bool(v.order) for v in good)
    return not any(v.bad for v in verdicts) and needless <= MOST_NEEDLESS * len(good)


def main() -> int:
    """0 where every variant is refused or right."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="N variants, not all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="do not run what is refused first")
    parser.add_argument("--pipelines", nargs="+", default=list(pipeline.names()), metavar="P")
    parser.add_argument("--cache", type=Path, metavar="FILE", help="results by digest of the PTX")
    parser.add_argument("--report", type=Path, metavar="FILE", help="JSON: every verdict")
    options = parser.parse_args()
    found = chosen(options.pipelines, options.sample, options.seed)
    groups = [
        each[first : first + GROUP]
        for _, several in groupby(found, key=lambda v: v.pipeline)
        for each in [list(several)]
        for first in range(0, len(each), GROUP)
    ]
    with ProcessPoolExecutor(options.workers, max_tasks_per_child=1) as pool:
        work = [pool.submit(judge_all, each, options.cache, options.quick) for each in groups]
        verdicts: list[Verdict] = []
        for each in work:
            verdicts += each.result()
            print(f"{len(verdicts)} of {len(found)}", file=sys.stderr, flush=True)
    if options.report:
        options.report.write_text(json.dumps([vars(v) for v in verdicts], indent=1) + "\n")
    print("\n".join(summary(verdicts)))
    return 0 if passed(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
