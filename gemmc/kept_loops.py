"""Programs whose loops over single elements are kept: where they are refused otherwise, and where
their steps, written out, would each ask all of those ahead of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from os import PathLike
from typing import TypeVar, cast

from xdsl.context import Context
from xdsl.dialects import func, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.errors import GemmcError
from gemmc.pipeline import Template, load, load_pipeline, run
from gemmc.pipeline.files import CHOSEN
from gemmc.program import takes_programs

KEPT_BY = "keep-loops"
"""What leaves loops over single elements to one thread."""
_FIRST = f"{KEPT_BY}{{told=true}}"
"""Those that are kept in any program."""


T = TypeVar("T")


def or_with_loops_kept(
    module: ModuleOp, pipeline: object, made: Callable[[ModuleOp], T]
) -> tuple[T, ModulePass | None]:
    """What a pipeline makes of a module, with those loops kept that meet places that data tells;
    where that is refused, of the module with all of its loops kept. Behind it the pass that keeps
    them, if any. GemmcError where all are refused: that of the module as it is."""
    if (kept := _with_loops_kept(module, pipeline, _FIRST)) is not None:
        with suppress(GemmcError):
            return made(kept[0]), kept[1]
    try:
        return made(module), None
    except GemmcError as error:
        refused = error
    if (kept := _with_loops_kept(module, pipeline, KEPT_BY)) is not None:
        with suppress(GemmcError):
            return made(kept[0]), kept[1]
    raise refused


def _with_loops_kept(
    module: ModuleOp, pipeline: object, keeping_by: str
) -> tuple[ModuleOp, ModulePass] | None:
    """A module with its loops over single elements kept as they are, for one thread, and the pass
    that did so; None of one that has none, and for a pipeline that does not make kernels of
    programs."""
    if isinstance(pipeline, str | PathLike) and pipeline not in CHOSEN:
        pipeline = load_pipeline(cast("str | PathLike[str]", pipeline))
    if isinstance(pipeline, Template) and (not takes_programs(pipeline) or KEPT_BY in pipeline):
        return None
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    if not any(isinstance(op, scf.ForOp) for each in functions for op in each.walk()):
        return None
    clone, (keeping,) = module.clone(), load(keeping_by).passes
    try:
        run(clone, Context(), (keeping,))
    except GemmcError:
        return None
    return clone, keeping
