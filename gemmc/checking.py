"""Running programs on the CPU: a compiled one, or the module after every pass, to find the pass
that broke it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import frontend, order
from gemmc.driver import Source, resolve
from gemmc.pipeline import Pipeline, alone, apply, load, run
from gemmc.target import DEFAULT, Target

Say = Callable[[str], None]


@dataclass(frozen=True)
class Finding:
    """The first pass after which a program is wrong, for which size, and what is wrong."""

    name: str
    number: int
    size: str
    what: str

    def __str__(self) -> str:
        which = f"pass {self.number} ({self.name})"
        return f"{which} is the first that is wrong, {self.size}\n{self.what}"


def run_on_cpu(
    text: str, filename: str, pipeline: Source, *, check: bool, seed: int, integers: bool,
    level: str = "ir", target: Target = DEFAULT, say: Say, against: tuple[str, str] | None = None,
    sizes: Mapping[str, int] | None = None,
) -> int:
    """Compile, make inputs and run what came out on the CPU; 0, or 1 where it is wrong.

    What runs is the module after the last pass (`level` "ir") or the emitted text ("ptx").
    `against` is text and name of the program to check with, where `text` is what passes have made
    of it. `sizes` are the values of its dynamic sizes, by name.
    """
    from gemmc import reference
    from gemmc.interpret import InterpretError

    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    frontend.verify(module)
    loaded = resolve(pipeline, module, ctx, target)
    entry = _resizes(loaded)
    run(module, ctx, entry)
    source = module.clone() if against is None else frontend.parse(*against, ctx)
    if check:
        reference.main_function(source)  # before the work that would be in vain
    places = loaded.places[len(entry) :]
    apply(module, ctx, replace(loaded, passes=loaded.passes[len(entry) :], places=places))
    inputs = reference.make_inputs(source, seed, integers, sizes)
    try:
        if level == "ptx":
            outputs = _run_text(module, loaded, filename, inputs, seed, say)
        else:
            outputs = _run_module(module, filename, inputs, seed, say)
    except InterpretError as error:
        say(f"{filename}: {error}")
        return 1
    if not check:
        how = f"ran with {pipeline}" if pipeline else "ran as it is"
        say(f"{filename}: {how} on the CPU; the result was not checked")
        return 0
    wanted = reference.evaluate(
        source, inputs, rounded=integers, accumulate=reference.accumulated_in(loaded.text)
    )
    verdicts = [
        reference.compare(o, r, exact=integers) for o, r in zip(outputs, wanted, strict=True)
    ]
    than = f" (what is right: {against[1]})" if against is not None else ""
    for verdict in verdicts:
        say(f"{filename}: {verdict.text}{than}")
    return 0 if all(v.passed for v in verdicts) else 1


def _resizes(pipeline: Pipeline) -> tuple[ModulePass, ...]:
    """The passes at the start that make another program, which is what a check compares with."""
    return tuple(takewhile(lambda each: each.name == "resize", pipeline.passes))


def _run_module(
    module: ModuleOp, filename: str, inputs: Sequence[Any], seed: int, say: Say
) -> list[Any]:
    from gemmc.interpret.execute import execute

    def progress(done: int, total: int) -> None:
        if done == total or done * 10 // total != (done - 1) * 10 // total:
            say(f"{filename}: {done} of {total} clusters")

    return execute(module, inputs, seed=seed, progress=progress).outputs


def _run_text(
    module: ModuleOp, pipeline: Pipeline, filename: str, inputs: Sequence[Any], seed: int, say: Say
) -> list[Any]:
    from gemmc.driver import emit
    from gemmc.interpret.ptx.simulate import run as run_text

    made = emit(module, pipeline)
    lines = made.ptx.count("\n")
    say(f"{filename}: running {lines} lines of PTX")
    return run_text(made.ptx, made.manifest, inputs, seed=seed, file=f"{filename}.ptx")


def verify_each(
    text: str, filename: str, pipeline: Pipeline, *, seeds: Sequence[int] = (0, 1), say: Say
) -> Finding | None:
    """Run the module after every pass, on small sizes with ragged edges; the first finding.

    Inputs are integers, so that every sum is exact and results must be bit-equal to NumPy's.
    The size with several blocks runs with all `seeds`, the others with one each.
    """
    for number, size in enumerate(sizes(pipeline)):
        chosen = seeds if number == 0 else (seeds[number % len(seeds)],)
        finding, passes = _verify_size(text, filename, pipeline, size, chosen)
        if finding is not None:
            return finding
        say(f"{filename}: {pipeline.name}: all {passes} passes right{_at(size)}")
    return None


def _at(size: str) -> str:
    return f" with {size}" if size else ""


def sizes(pipeline: Pipeline) -> list[str]:
    """`resize` options: several blocks of clusters with ragged edges, then one block whose loop
    over K runs 1, 2, … 2·stages + 1 times, in each part of K; as it is if no pass has a tile. A
    tile's rows are the result's columns where the operands are swapped.

    K is at least 1, so no loop over K runs 0 times.
    """
    tile: tuple[int, ...] = _option(pipeline, "tile", ())
    if len(tile) != 3:
        return [""]
    stages: int = _option(pipeline, "stages", 1)
    rows, columns, depth = tile
    high, wide = _cluster(pipeline)
    if any(p.name == "swap-ab" for p in pipeline.passes):
        rows, columns, high, wide = columns, rows, wide, high
    cut = min(8, depth // 2)
    depth *= _option(pipeline, "parts", 1)
    found = [f"m={rows * high + 8} n={columns * wide + 8} k={2 * depth - cut}"]
    for steps in range(1, 2 * stages + 2):
        found.append(f"m={max(rows - 8, 8)} n={max(columns - 8, 8)} k={depth * steps - cut}")
    return found


def _cluster(pipeline: Pipeline) -> tuple[int, int]:
    """CTAs of a cluster along rows and columns."""
    shapes = (getattr(p, "shape", None) for p in pipeline.passes if p.name == "form-cluster")
    return next(((s[0], s[1]) for s in shapes if s is not None), (1, 1))


def _option(pipeline: Pipeline, name: str, otherwise: Any) -> Any:
    """The first pass's option of a name."""
    return next((getattr(p, name) for p in pipeline.passes if hasattr(p, name)), otherwise)


def _verify_size(
    text: str, filename: str, pipeline: Pipeline, size: str, seeds: Sequence[int]
) -> tuple[Finding | None, int]:
    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    frontend.verify(module)
    order.check(module, pipeline.passes, pipeline.places)
    entry = _resizes(pipeline)
    run(module, ctx, entry)
    if size:
        run(module, ctx, load(f"resize{{{size}}}").passes)
    check = _Check(module, seeds)
    rest = replace(pipeline, passes=pipeline.passes[len(entry) :], places=())
    number = len(entry)
    for number, (name, now) in enumerate(_after_each(module, ctx, rest), len(entry)):
        what = check(now)
        if what:
            return Finding(name, number, _at(size).strip() or "at its own size", what), number
    return None, number


def _after_each(
    module: ModuleOp, ctx: Any, pipeline: Pipeline
) -> Iterator[tuple[str, ModuleOp]]:
    """The whole module after each pass; of a program of several kernels, also after each pass of
    each kernel."""
    yield "the input", module
    for each in pipeline.passes:
        _apply(each, ctx, module)
        yield each.name, module
    for kernel, inner in pipeline.kernels:
        for each in inner.passes:
            with alone(module, kernel) as only:
                _apply(each, ctx, only)
            yield f"{each.name} of {kernel}", module


def _apply(each: ModulePass, ctx: Any, module: ModuleOp) -> None:
    run(module, ctx, (each,))


class _Check:
    """Compares what a module computes with what the program says."""

    def __init__(self, module: ModuleOp, seeds: Sequence[int]):
        from gemmc import reference

        self._seeds = seeds
        self._inputs = reference.make_inputs(module, 0, True)
        self._wanted = reference.evaluate(module, self._inputs, rounded=True)

    def __call__(self, module: ModuleOp) -> str:
        """What is wrong, or an empty string.

        The chip has room for one cluster, so that a CTA of a persistent kernel gets every block;
        then, with the next seed, for all: a CTA gets one, and of consumers that take turns the
        others get none. (A grid is never larger than the work, so no CTA gets none.)
        """
        from gemmc.interpret import InterpretError
        from gemmc.interpret.execute import execute
        from gemmc.interpret.launches import SM_COUNT

        for number, seed in enumerate(self._seeds):
            sms = SM_COUNT if number % 2 else 1
            try:
                result = execute(module, self._inputs, seed=seed, sm_count=sms)
            except InterpretError as error:
                return f"schedule {seed}: {error}"
            wrong = self._difference(result)
            if wrong:
                return f"schedule {seed}: {wrong}"
        return ""

    def _difference(self, result: Any) -> str:
        import numpy as np

        from gemmc.reference.judged import without_bound

        matrices = [m for m in result.matrices if m.output]
        for number, (found, each) in enumerate(zip(result.outputs, self._wanted, strict=True)):
            wanted = each.value
            differs = (found.astype(np.float64) != wanted) & ~without_bound(each)
            if not differs.any():
                continue
            at = int(np.argmax(differs))
            place = [int(i) for i in np.unravel_index(at, wanted.shape)]
            writer = matrices[number].writer(at) if matrices else None
            return (
                f"result{number}{place} is {found.reshape(-1)[at]}, not {wanted.reshape(-1)[at]:g} "
                f"({int(differs.sum())} of {differs.size} elements differ)"
                + (f"\n  written by {writer}" if writer else "")
            )
        return ""

