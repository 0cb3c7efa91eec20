"""What makes two programs the same for a measurement: what they compute, however it is spelled."""

from __future__ import annotations

import hashlib

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from gemmc import pipeline
from gemmc.select import problem_of
from gemmc.tuned.entry import Case


def case_of(
    module: ModuleOp, ctx: Context, ahead: tuple[ModulePass, ...] = ()
) -> tuple[Case, str]:
    """A module's digest and problem, and where its product stands; the module stays as it is.

    The digest is that of the contractions that `normalize-contractions` makes of the module, names
    and places left out. GemmcError for a module without a product.
    """
    problem, where = problem_of(module, ctx, ahead)
    return Case(_digest(module, ctx, ahead), problem), where


def _digest(module: ModuleOp, ctx: Context, ahead: tuple[ModulePass, ...]) -> str:
    clone = module.clone()
    pipeline.run(clone, ctx, ahead)
    pipeline.run(clone, ctx, pipeline.load("normalize-contractions").passes)
    functions = [op for op in clone.walk() if isinstance(op, FuncOp)]
    for number, op in enumerate(functions):
        op.properties["sym_name"] = StringAttr(f"f{number}")
    for op in clone.walk():
        op.attributes.clear()
        for value in (*op.results, *(a for r in op.regions for b in r.blocks for a in b.args)):
            value.name_hint = None
    return hashlib.sha256(str(clone).encode()).hexdigest()[:16]
