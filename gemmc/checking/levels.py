"""The module after each pass, and what it computes there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from gemmc.pipeline import Pipeline, alone, apply_one


def after_each(
    module: ModuleOp, ctx: Context, pipeline: Pipeline, entry: int
) -> Iterator[tuple[str, ModuleOp, str]]:
    """The whole module after each pass from number `entry` on, itself first; of a program of
    several kernels, also after each pass of each kernel. With the pass's name and its kernel's."""
    yield "the input", module, ""
    passes, places = pipeline.passes, pipeline.places
    for number in range(entry, len(passes)):
        apply_one(module, ctx, passes, places, number)
        yield passes[number].name, module, ""
    for kernel, inner in pipeline.kernels:
        for number, each in enumerate(inner.passes):
            with alone(module, kernel) as only:
                apply_one(only, ctx, inner.passes, inner.places, number)
            yield f"{each.name} of {kernel}", module, kernel


class Check:
    """Compares what a module computes with what the program says, on small integers."""

    def __init__(
        self, module: ModuleOp, inputs: Sequence[Any], seeds: Sequence[int], accumulate: str
    ) -> None:
        from gemmc import reference
        from gemmc.interpret.kept import Kept

        self._inputs, self._seeds = inputs, {seed: Kept() for seed in seeds}
        self._wanted = reference.wanted(module, inputs, integers=True, accumulate=accumulate)

    @property
    def why(self) -> str:
        """What is not exact, so that results are compared within a bound; an empty text if all
        is."""
        return self._wanted.why

    def __call__(self, module: ModuleOp, changed: str) -> str:
        """What is wrong, or an empty string. Raises Unsupported where it cannot be run.

        `changed` is the kernel that a pass has changed since the last call, empty for all. Of a
        program of several kernels only those run that are changed, or get something else.

        The chip has room for one cluster, so that a CTA of a persistent kernel gets every block;
        then, with the next seed, for all: a CTA gets one, and of consumers that take turns the
        others get none. (A grid is never larger than the work, so no CTA gets none.)
        """
        from gemmc.interpret import InterpretError
        from gemmc.interpret.execute import execute
        from gemmc.interpret.hardware.errors import Unsupported
        from gemmc.interpret.launches import SM_COUNT

        for number, (seed, kept) in enumerate(self._seeds.items()):
            kept.forget(changed)
            sms = SM_COUNT if number % 2 else 1
            try:
                result = execute(module, self._inputs, seed=seed, sm_count=sms, kept=kept)
            except Unsupported:
                raise
            except InterpretError as error:
                return f"schedule {seed}: {error}"
            wrong = self._difference(result)
            if wrong:
                return f"schedule {seed}: {wrong}"
        return ""

    def _difference(self, result: Any) -> str:
        """The first element that is wrong, with its writer where that is known."""
        import numpy as np

        matrices = [m for m in result.matrices if m.output]
        for number, verdict in enumerate(self._wanted.verdicts(result.outputs)):
            if verdict.passed:
                continue
            right, first = self._wanted.references[number].value, verdict.first
            said = f"result{number}: {verdict.text}"
            if self._wanted.exact:
                found, elements = result.outputs[number][first], f"{verdict.count} of {right.size}"
                said = f"is {found}, not {right[first]:g} ({elements} elements differ)"
                said = f"result{number}{list(first)} {said}"
            at = int(np.ravel_multi_index(first, right.shape)) if first else 0
            writer = matrices[number].writer(at) if matrices else None
            return said + (f"\n  written by {writer}" if writer else "")
        return ""
