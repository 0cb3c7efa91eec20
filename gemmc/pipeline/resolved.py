"""A pipeline that can run: passes with a value for every option."""

from __future__ import annotations

from dataclasses import dataclass, replace

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipeline, PassPipelineCallbackType

from gemmc.errors import GemmcError
from gemmc.plan import Plan, Problem, auto_options
from gemmc.target import Target


@dataclass(frozen=True)
class Pipeline:
    """Passes with their options, ready to run, and what the file says of itself."""

    name: str
    metadata: dict[str, str]
    passes: tuple[ModulePass, ...]
    places: tuple[str, ...] = ()
    """`file:line:column` of each pass, in the same order."""

    @property
    def text(self) -> str:
        """The passes as `xdsl-opt -p` takes them: no includes, no comments, one line."""
        return ",".join(str(each.pipeline_pass_spec()) for each in self.passes)


def resolved(pipeline: Pipeline, problem: Problem | None, target: Target) -> Pipeline:
    """The pipeline with each `auto` settled for a problem; as it is without one."""
    if problem is None or not any(map(auto_options, pipeline.passes)):
        return pipeline
    plan = Plan(list(pipeline.passes), problem, target, pipeline.places)
    return replace(pipeline, passes=plan.settle())


def run(
    module: ModuleOp,
    ctx: Context,
    passes: tuple[ModulePass, ...],
    callback: PassPipelineCallbackType | None = None,
    places: tuple[str, ...] = (),
) -> None:
    """Rewrites `module` in place; `callback` sees it before, between and after passes.

    What a pass refuses without a place in the program gets the pass's own of `places`.
    """
    reached = -1

    def follow(before: ModulePass | None, current: ModuleOp, after: ModulePass | None) -> None:
        nonlocal reached
        if callback is not None:
            callback(before, current, after)
        reached += 1

    try:
        PassPipeline(passes, follow).apply(ctx, module)
    except GemmcError as error:
        if not error.where and 0 <= reached < len(places):
            error.where = places[reached]
        raise
