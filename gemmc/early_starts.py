"""Which kernels of a program let the next one start as soon as they have begun."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import prod

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp

from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.pipeline import Pipeline
from gemmc.transforms.mapping.assign_atoms import AssignAtomsPass
from gemmc.transforms.problem._launched_loops import FEW, steps_of
from gemmc.transforms.schedule.programmatic_dependent_launch import (
    ProgrammaticDependentLaunchPass,
)

SHORT = 50_000_000
"""Multiplications of a product on CUDA cores that takes a few microseconds: it gains more by an
early start than it loses (bench/log.md)."""


def let_next_start(module: ModuleOp, kernels: dict[str, Pipeline]) -> None:
    """Let a kernel's next one start once it ends, in place of early, where that may be a long
    product on CUDA cores, or is any of these behind a long reduction: several of a product's CTAs
    share an SM, and those that start while some SMs are taken crowd the others. `kernels` are the
    pipelines by their names, and are changed in place."""
    programs = [op for op in module.body.block.ops if isinstance(op, ProgramOp)]
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    long = {op.sym_name.data for op in functions if _is_long(op)}
    summing = {op.sym_name.data for op in functions if _reduces_for_long(op)}
    for program in programs:
        for first, second in pairwise(program.runs):
            on_cores = [name for name in second.names if _is_on_cuda_cores(kernels[name])]
            if long.intersection(on_cores) or (on_cores and summing.intersection(first.names)):
                kernels.update({name: _late(kernels[name]) for name in first.names})


def _is_long(function: func.FuncOp) -> bool:
    """Whether a function has a product of more than a few multiplications, or of any number."""
    products = (op for op in function.body.block.ops if isinstance(op, ContractOp))
    extents = [op.extents.values() for op in products]
    return any(DYNAMIC_INDEX in each or prod(each) > SHORT for each in extents)


def _reduces_for_long(function: func.FuncOp) -> bool:
    """Whether a function reduces what takes longer than a launch."""
    loops = [op for op in function.body.block.ops if isinstance(op, LoopsOp)]
    return any(op.reduced is not None and steps_of(op) > FEW for op in loops)


def _is_on_cuda_cores(pipeline: Pipeline) -> bool:
    return any(isinstance(each, AssignAtomsPass) and each.mma == "fma" for each in pipeline.passes)


def _late(pipeline: Pipeline) -> Pipeline:
    passes = tuple(
        replace(each, early=False) if isinstance(each, ProgrammaticDependentLaunchPass) else each
        for each in pipeline.passes
    )
    return replace(pipeline, passes=passes)
