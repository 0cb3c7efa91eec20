"""A pipeline that can run: passes with a value for every option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.errors import GemmcError, did_you_mean
from gemmc.pipeline.lines import line_of, options_of
from gemmc.pipeline.selectors import selected
from gemmc.plan import Plan, Problem, auto_options
from gemmc.target import Target

if TYPE_CHECKING:
    from gemmc.pipeline.steps import Step


@dataclass(frozen=True)
class Pipeline:
    """Passes with a value for every option, ready to run, and what the file says of itself."""

    name: str
    metadata: dict[str, str]
    passes: tuple[ModulePass, ...]
    places: tuple[str, ...] = ()
    """`file:line:column` of each pass, in the same order; or none, where they are not known."""

    kernels: tuple[tuple[str, Pipeline], ...] = ()
    """Of a program of several kernels: the name of each, and what it goes through behind `passes`,
    alone in a module."""

    def __post_init__(self) -> None:
        if self.places and len(self.places) != len(self.passes):
            needed = f"a place for each of {len(self.passes)} passes, or none"
            change = "change the pipeline before it is resolved, or give it places=()"
            raise GemmcError(self.name, needed, f"{len(self.places)}", change)

    def without_kernel(self, wanted: str) -> GemmcError:
        """The refusal of a name that no kernel has, or of none, where one of several is meant."""
        names = [name for name, _ in self.kernels]
        several = f"one of the kernels {', '.join(names)}"
        needed = several if names else "no name: there is one kernel"
        change = did_you_mean(wanted, names) if wanted else "give kernel=NAME (--kernel)"
        return GemmcError("kernel", needed, f"'{wanted}'" if wanted else "none", change)

    @property
    def text(self) -> str:
        """The passes as `xdsl-opt -p` takes them: no includes, no comments, one line; then a line
        for each kernel of a program of several, `name: passes`.

        A pass that has an option without a spelling is there by its name alone.
        """
        spelled = (options_of(each) is not None for each in self.passes)
        own = ",".join(
            str(each.pipeline_pass_spec()) if known else each.name
            for each, known in zip(self.passes, spelled, strict=True)
        )
        return "\n".join([own, *(f"{name}: {each.text}" for name, each in self.kernels)])

    def through(self, last: int) -> Pipeline:
        """The passes up to that number, from 0, and with it."""
        end = last + 1
        return replace(self, passes=self.passes[:end], places=self.places[:end])

    def numbers(self, selector: str) -> list[int]:
        """Which passes a word means, from 0: `promote`, `promote#2`, `promote[rhs]`. GemmcError
        where none is meant."""
        lines = [line_of(each, "") for each in self.passes]
        entries = [(line.name, line.values) for line in lines]
        return selected(selector, entries, self.name, [str(line) for line in lines])

    def steps(self, module: ModuleOp) -> Iterator[Step]:
        """Runs the passes on a copy of `module`, as `gemmc.compile` does; a step behind each pass.

        The result is verified after the last. GemmcError for what is not valid or is refused.
        """
        from gemmc.pipeline.steps import steps

        kernels = [(name, (each.passes, each.places)) for name, each in self.kernels]
        return steps((self.passes, self.places), kernels, module)


def resolved(pipeline: Pipeline, problem: Problem | None, target: Target) -> Pipeline:
    """The pipeline with each `auto` settled for a problem; as it is without one."""
    if problem is None or not any(map(auto_options, pipeline.passes)):
        return pipeline
    plan = Plan(list(pipeline.passes), problem, target, pipeline.places)
    return replace(pipeline, passes=plan.settle())
