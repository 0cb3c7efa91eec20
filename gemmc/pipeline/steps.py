"""A pipeline one pass at a time: what each changed, and how long it took."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import frontend
from gemmc.pipeline.alone import alone
from gemmc.pipeline.running import applied


@dataclass(frozen=True)
class Step:
    """One pass of a pipeline that has run.

    `number` counts from 1, as the files of `--dump-dir` do; `selector` is the name with the place
    among the passes of that name, `promote#2`, as `Template.set` and `--stop-after` take it.
    `before` and `module` are the programs around it, copies that nothing else has. Of a program of
    several kernels, the passes of each `kernel` are counted anew, on that kernel alone.
    """

    number: int
    selector: str
    made: ModulePass
    before: ModuleOp = field(repr=False)
    module: ModuleOp = field(repr=False)
    seconds: float
    where: str = ""
    kernel: str = ""

    @property
    def name(self) -> str:
        """The pass's name."""
        return self.made.name

    @cached_property
    def text(self) -> str:
        """The module as MLIR."""
        return frontend.print_module(self.module)

    @property
    def changed(self) -> bool:
        """Whether the text of the program is another one."""
        return self._old_text != self.text

    @cached_property
    def ops(self) -> Mapping[str, int]:
        """How many ops of each name there are more (or, below 0, less) than before."""
        counts = Counter(op.name for op in self.module.walk())
        counts.subtract(op.name for op in self.before.walk())
        return {name: count for name, count in sorted(counts.items()) if count}

    def diff(self, context: int = 3) -> str:
        """A unified diff of the texts, with so many lines around each change."""
        from difflib import unified_diff

        old, new = (text.splitlines(keepends=True) for text in (self._old_text, self.text))
        names = f"before {self.selector}", f"after {self.selector}"
        return "".join(unified_diff(old, new, *names, n=context))

    @cached_property
    def _old_text(self) -> str:
        return frontend.print_module(self.before)


Part = tuple[tuple[ModulePass, ...], tuple[str, ...]]
"""Passes with their places."""


def steps(
    own: Part, kernels: Sequence[tuple[str, Part]], module: ModuleOp
) -> Iterator[Step]:
    """`Pipeline.steps`, of a pipeline's own passes and those of each kernel."""
    live, ctx = frontend.copy(module), frontend.context()
    frontend.verify(live)
    yield from _steps(own, live, ctx, "")
    for name, part in kernels:
        with alone(live, name) as inner:
            yield from _steps(part, inner, ctx, name)
    frontend.verify(live)


def _steps(part: Part, live: ModuleOp, ctx: Context, kernel: str) -> Iterator[Step]:
    passes, places = part
    before, seen, begin = live.clone(), Counter[str](), 0.0
    for number in applied(live, ctx, passes, places):
        took = time.perf_counter() - begin
        if number >= 0:
            made, now = passes[number], live.clone()
            seen[made.name] += 1
            where = places[number] if places else ""
            selector = f"{made.name}#{seen[made.name]}"
            yield Step(number + 1, selector, made, before, now, took, where, kernel)
            before = now
        begin = time.perf_counter()
