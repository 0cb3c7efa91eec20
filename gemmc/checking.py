"""Running programs on the CPU: a compiled one, or the module after every pass, to find the pass
that broke it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import frontend
from gemmc.pipeline import Pipeline, load, run

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
    text: str, filename: str, pipeline: str, *, check: bool, seed: int, integers: bool, say: Say
) -> int:
    """Compile, make inputs and run what came out on the CPU; 0, or 1 where it is wrong."""
    from gemmc import reference
    from gemmc.interpret import InterpretError
    from gemmc.interpret.execute import execute

    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    frontend.verify(module)
    passes = load(pipeline).passes
    entry = tuple(takewhile(lambda each: each.name == "resize", passes))
    run(module, ctx, entry)
    source = module.clone()
    run(module, ctx, passes[len(entry) :])
    inputs = reference.make_inputs(source, seed, integers)

    def progress(done: int, total: int) -> None:
        if done == total or done * 10 // total != (done - 1) * 10 // total:
            say(f"{filename}: {done} of {total} clusters")

    try:
        outputs = execute(module, inputs, seed=seed, progress=progress).outputs
    except InterpretError as error:
        say(f"{filename}: {error}")
        return 1
    if not check:
        say(f"{filename}: ran with {pipeline} on the CPU; the result was not checked")
        return 0
    wanted = reference.evaluate(source, inputs, rounded=integers)
    verdicts = [
        reference.compare(o, r, exact=integers) for o, r in zip(outputs, wanted, strict=True)
    ]
    for verdict in verdicts:
        say(f"{filename}: {verdict.text}")
    return 0 if all(v.passed for v in verdicts) else 1


def verify_each(
    text: str, filename: str, pipeline: Pipeline, *, seeds: Sequence[int] = (0, 1), say: Say
) -> Finding | None:
    """Run the module after every pass, on small sizes with ragged edges; the first finding.

    Inputs are integers, so that every sum is exact and results must be bit-equal to NumPy's.
    """
    for size in sizes(pipeline):
        finding, passes = _verify_size(text, filename, pipeline, size, seeds)
        if finding is not None:
            return finding
        say(f"{filename}: {pipeline.name}: all {passes} passes right{_at(size)}")
    return None


def _at(size: str) -> str:
    return f" with {size}" if size else ""


def sizes(pipeline: Pipeline) -> list[str]:
    """`resize` options that make loops over K run 1, 2, stages + 1 and 2·stages + 1 times, with
    ragged edges in M, N and K, and once with several blocks; as it is if no pass has a tile."""
    tile: tuple[int, ...] = _option(pipeline, "tile", ())
    if len(tile) != 3:
        return [""]
    stages: int = _option(pipeline, "stages", 1)
    rows, columns, depth = tile
    found = [f"m={rows + 8} n={columns + 8} k={depth}"]
    for steps in dict.fromkeys((1, 2, stages + 1, 2 * stages + 1)):
        ragged = depth * steps - min(8, depth // 2)
        found.append(f"m={max(rows - 8, 8)} n={max(columns - 8, 8)} k={ragged}")
    return found


def _option(pipeline: Pipeline, name: str, otherwise: Any) -> Any:
    """The first pass's option of a name."""
    return next((getattr(p, name) for p in pipeline.passes if hasattr(p, name)), otherwise)


def _verify_size(
    text: str, filename: str, pipeline: Pipeline, size: str, seeds: Sequence[int]
) -> tuple[Finding | None, int]:
    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    frontend.verify(module)
    if size:
        run(module, ctx, load(f"resize{{{size}}}").passes)
    check = _Check(module, seeds)
    for number, (name, now) in enumerate(_after_each(module, ctx, pipeline)):
        what = check(now)
        if what:
            return Finding(name, number, _at(size).strip() or "at its own size", what), number
    return None, len(pipeline.passes)


def _after_each(module: ModuleOp, ctx: Any, pipeline: Pipeline) -> Iterator[tuple[str, ModuleOp]]:
    yield "the input", module
    for each in pipeline.passes:
        _apply(each, ctx, module)
        yield each.name, module


def _apply(each: ModulePass, ctx: Any, module: ModuleOp) -> None:
    run(module, ctx, (each,))


class _Check:
    """Compares what a module computes with what the program says."""

    def __init__(self, module: ModuleOp, seeds: Sequence[int]):
        from gemmc import reference

        self._seeds = seeds
        self._inputs = reference.make_inputs(module, 0, True)
        self._wanted = [r.value for r in reference.evaluate(module, self._inputs, rounded=True)]

    def __call__(self, module: ModuleOp) -> str:
        """What is wrong, or an empty string. The chip has room for one cluster, so that the
        loops of persistent kernels run more than once."""
        from gemmc.interpret import InterpretError
        from gemmc.interpret.execute import execute

        for seed in self._seeds:
            try:
                result = execute(module, self._inputs, seed=seed, sm_count=1)
            except InterpretError as error:
                return f"schedule {seed}: {error}"
            wrong = self._difference(result)
            if wrong:
                return f"schedule {seed}: {wrong}"
        return ""

    def _difference(self, result: Any) -> str:
        import numpy as np

        matrices = [m for m in result.matrices if m.output]
        for number, (found, wanted) in enumerate(zip(result.outputs, self._wanted, strict=True)):
            differs = found.astype(np.float64) != wanted
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

