"""Pipelines for a program of several kernels: one for each, chosen for what it computes.

Whether a program is one kernel shows once its products have taken in what they can
(`normalize-contractions`). If it is not, `form-program` makes functions of its kernels, and each
gets a pipeline as if it were a program of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import refuse
from gemmc.facts import CONTRACTS, Declares
from gemmc.pipeline import Pipeline, Template, alone, load, run
from gemmc.pipeline.files import for_kernels_of
from gemmc.pipeline.problem import READ_BY
from gemmc.transforms.problem.form_program import is_one_product

FORMED_BY = "form-program,allocate-workspaces"
"""What makes a function a program of kernels."""

Choose = Callable[[ModuleOp], Pipeline]
"""The pipeline of a module with one kernel."""


def takes_programs(template: Template) -> bool:
    """Whether a pipeline reads products and makes kernels of them, so that it can do so for each
    of several."""
    if READ_BY not in template:
        return False
    rest = template.split(READ_BY)[1].filled({}).resolved().passes
    return any(isinstance(each, Declares) and CONTRACTS in each.facts().removes for each in rest)


def behind(template: Template) -> Template:
    """What a kernel goes through: the pass that reads products, and what stands behind it."""
    return template.split(READ_BY)[1]


def _ahead(template: Template) -> Pipeline:
    """What stands up to the pass that reads products, that pass included."""
    before, rest = template.split(READ_BY)
    return replace(rest, lines=(*before.lines, rest.lines[0])).resolved()


def _pipeline_of(module: ModuleOp, choose: Choose) -> Pipeline:
    """For a module with one kernel: that of a product is chosen, others have one of their own."""
    function = next(op for op in module.body.block.ops if isinstance(op, func.FuncOp))
    ops = list(function.body.block.ops)
    if any(isinstance(op, ContractOp) for op in ops):
        return choose(module)
    made = ops[-1].operands[0].owner
    assert isinstance(made, Operation), "form-program makes functions that compute something"
    found = for_kernels_of(made.name)
    if found is None:
        raise refuse(made, "an op that a pipeline is known for", made.name)
    return load(found)


def program_pipeline(
    module: ModuleOp, ctx: Context, template: Template, choose: Choose
) -> Pipeline | None:
    """The pipeline of a program of several kernels; None for one that is one product.

    `module` is left as it is. What `template` has ahead of its products is done to the program;
    `choose` gives the pipeline of a kernel that is a product.
    GemmcError for a program that no kernels are known for.
    """
    clone, ahead = module.clone(), _ahead(template)
    run(clone, ctx, ahead.passes, places=ahead.places)
    functions = [op for op in clone.body.block.ops if isinstance(op, func.FuncOp)]
    if not functions or all(is_one_product(each) for each in functions):
        return None
    forming = load(FORMED_BY)
    run(clone, ctx, forming.passes)
    kernels: list[tuple[str, Pipeline]] = []
    for program in [op for op in clone.body.block.ops if isinstance(op, ProgramOp)]:
        for name in dict.fromkeys(each.callee.string_value() for each in program.runs):
            with alone(clone, name) as inner:
                kernels.append((name, _pipeline_of(inner, choose)))
    passes = (*ahead.passes, *forming.passes)
    places = (*ahead.places, *("" for _ in forming.passes))
    return Pipeline(ahead.name, ahead.metadata, passes, places, tuple(kernels))
