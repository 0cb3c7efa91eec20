"""A pipeline that can run: passes with a value for every option."""

from __future__ import annotations

from dataclasses import dataclass, replace

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipeline, PassPipelineCallbackType

from gemmc import advice, order
from gemmc.errors import GemmcError
from gemmc.plan import Plan, Problem, auto_options
from gemmc.target import Target


class PassError(GemmcError):
    """A pass failed on IR that it neither knows nor refuses. Its cause is what was raised."""

    def __init__(self, name: str, error: Exception, where: str):
        said = " ".join(f"{type(error).__name__}: {error}".split())
        change = "check the order of the passes; GEMMC_TRACEBACK=1 shows where it failed"
        found = f"IR that it fails on ({said})"
        super().__init__(name, "IR that the pass knows", found, change, where)


@dataclass(frozen=True)
class Pipeline:
    """Passes with their options, ready to run, and what the file says of itself."""

    name: str
    metadata: dict[str, str]
    passes: tuple[ModulePass, ...]
    places: tuple[str, ...] = ()
    """`file:line:column` of each pass, in the same order."""
    kernels: tuple[tuple[str, Pipeline], ...] = ()
    """Of a program of several kernels: the name of each, and what it goes through behind `passes`,
    alone in a module."""

    @property
    def text(self) -> str:
        """The passes as `xdsl-opt -p` takes them: no includes, no comments, one line; then a line
        for each kernel, `name: passes`."""
        own = ",".join(str(each.pipeline_pass_spec()) for each in self.passes)
        return "\n".join([own, *(f"{name}: {each.text}" for name, each in self.kernels)])


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

    What a pass refuses without a place in the program gets the pass's own of `places`; passes in
    an impossible order are refused before the first of them runs. Raises `PassError` for what a
    pass raises that is no refusal.
    """
    order.check(module, passes, places)
    reached, in_pass = -1, False

    def follow(before: ModulePass | None, current: ModuleOp, after: ModulePass | None) -> None:
        nonlocal reached, in_pass
        in_pass = False
        if callback is not None:
            callback(before, current, after)
        reached, in_pass = reached + 1, True

    try:
        PassPipeline(passes, follow).apply(ctx, module)
    except GemmcError as error:
        advice.fit(error, passes, places, reached)
        if not error.where and 0 <= reached < len(places):
            error.where = places[reached]
        raise
    except Exception as error:
        if not in_pass or not 0 <= reached < len(passes):
            raise
        where = places[reached] if reached < len(places) else ""
        raise PassError(passes[reached].name, error, where) from error
