"""Pipelines for a program of several kernels: one for each, chosen for what it computes.

Whether a program is one kernel shows once its products have taken in what they can
(`normalize-contractions`). If it is not, `form-program` makes functions of its kernels, and each
gets a pipeline as if it were a program of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from gemmc.dialects.dynamic import function_guards
from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import location_of, refuse
from gemmc.facts import CONTRACTS, Declares
from gemmc.pipeline import Pipeline, Template, alone, load, run
from gemmc.pipeline.files import for_kernels_of
from gemmc.pipeline.problem import READ_BY, SHAPED_BY
from gemmc.transforms.problem._one_product import is_one_product

FORMED_BY, PLACED_BY = "form-program", "allocate-workspaces"
"""What makes a function a program of kernels, and says where what they hand on lies."""

UNPACKED_BY = "unpack-products"
"""What may take a product apart, so that its halves are one kernel with what follows."""

CHOSEN_FOR = ",".join((UNPACKED_BY, f"{READ_BY}{{integers=linalg}}", *SHAPED_BY))
"""What a program goes through whose kernels are chosen for it: products of integers, which no
instruction here takes in, are loops."""

Explain = Callable[[ModuleOp], Iterable[str]]
"""Lines that say what was chosen for a module with one product, and why."""

Choose = Callable[[ModuleOp], Pipeline]
"""The pipeline of a module with one kernel."""

Vary = Callable[[ModuleOp], ModulePass | None]
"""Of a module with one product, what makes it several kernels, each for some sizes; None where one
is for all."""


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
    """What stands up to the pass that reads products, and what changes them behind it."""
    return template.ahead_of_kernels().resolved()


def _form(module: ModuleOp, ctx: Context, ahead: Pipeline) -> bool:
    """Make a module a program of kernels, unless it is one product."""
    run(module, ctx, ahead.passes, places=ahead.places)
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    if not functions or all(is_one_product(each) for each in functions):
        return False
    run(module, ctx, load(FORMED_BY).passes)
    run(module, ctx, load(PLACED_BY).passes)
    return True


def each_kernel(module: ModuleOp) -> Iterator[tuple[str, ModuleOp]]:
    """The kernels of a program in the order of their first launch, each alone in a module."""
    for program in [op for op in module.body.block.ops if isinstance(op, ProgramOp)]:
        for name in dict.fromkeys(name for each in program.runs for name in each.names):
            with alone(module, name) as inner:
                yield name, inner


def kernels_of(
    module: ModuleOp, loaded: Pipeline, ctx: Context
) -> Iterator[tuple[str, ModuleOp, Pipeline]]:
    """Name, module and pipeline of each kernel of a program, as a program of its own; `module` is
    left as it is."""
    clone, inner = module.clone(), dict(loaded.kernels)
    run(clone, ctx, loaded.passes, places=loaded.places)
    for name, only in each_kernel(clone):
        yield name, only.clone(), inner[name]


def explained(
    module: ModuleOp, ctx: Context, template: Template, explain: Explain, vary: Sequence[Vary] = ()
) -> Iterator[str] | None:
    """For each kernel of a program which ops went into it, for which sizes it is, and what
    `explain` says of a product; None for a program that is one kernel. GemmcError as
    `program_pipeline`."""
    clone = module.clone()
    formed = _form(clone, ctx, _ahead(template))
    varied = _vary(clone, ctx, vary)
    if not formed and not varied:
        return iter(explain(clone)) if _has_pairs(clone) else None
    return _lines(clone, explain)


def _lines(module: ModuleOp, explain: Explain) -> Iterator[str]:
    for name, inner in each_kernel(module):
        (made,) = [op for op in inner.walk() if isinstance(op, ContractOp | LoopsOp)]
        yield f"{name}: {_described(made)}{_for_sizes(made)}"
        taken = [op for op in made.walk() if op is not made and not isinstance(op, YieldOp)]
        places = (f"{op.name} ({location_of(op)})" for op in taken if op.operands)
        if listed := ", ".join(dict.fromkeys(places)):
            yield f"  takes in {listed}"
        if isinstance(made, ContractOp):
            yield from (f"  {line}" for line in explain(inner))


def _for_sizes(op: Operation) -> str:
    """The sizes that a kernel is for, where it is not for all."""
    function = op.parent_op()
    guards = function_guards(function) if isinstance(function, func.FuncOp) else []
    said = ", ".join(
        f"dimension {d} of argument {a} {each.words}".rstrip() for (a, d), each in guards
    )
    return f", for {said}" if said else ""


def _described(op: ContractOp | LoopsOp) -> str:
    """What a kernel computes, in a line."""
    extents = op.result.type.get_shape()
    shape = "x".join("?" if each == DYNAMIC_INDEX else str(each) for each in extents) or "one"
    at = location_of(op)
    if isinstance(op, ContractOp):
        return f"product ({at}) of {shape} elements"
    if op.reduced is None or op.by is None:
        return f"loops ({at}) over {shape} elements, element-wise: bound by memory"
    reduced = op.extents[op.result.type.get_num_dims() :]
    over = "x".join("?" if each == DYNAMIC_INDEX else str(each) for each in reduced)
    return f"loops ({at}) over {shape} elements, each combined of {over} by {op.by.data}"


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
    module: ModuleOp, ctx: Context, template: Template, choose: Choose, vary: Sequence[Vary] = ()
) -> Pipeline | None:
    """The pipeline of a program of several kernels, or of one that is a pair of products; None for
    another that is one kernel.

    `module` is left as it is. What `template` has ahead of its products is done to the program;
    `choose` gives the pipeline of a kernel that is a product, `vary` its variants.
    GemmcError for a program that no kernels are known for.
    """
    clone, ahead = module.clone(), _ahead(template)
    forming = list(load(FORMED_BY).passes) if _form(clone, ctx, ahead) else []
    forming += _vary(clone, ctx, vary)
    if not forming:
        return _behind(ahead, choose(clone)) if _has_pairs(clone) else None
    forming += load(PLACED_BY).passes
    kernels = [(name, _pipeline_of(inner, choose)) for name, inner in each_kernel(clone)]
    passes = (*ahead.passes, *forming)
    places = (*ahead.places, *("" for _ in forming))
    return Pipeline(ahead.name, ahead.metadata, passes, places, tuple(kernels))


def _has_pairs(module: ModuleOp) -> bool:
    """Whether two products of a module have become one."""
    return any(op.beside is not None for op in module.walk() if isinstance(op, ContractOp))


def _behind(ahead: Pipeline, made: Pipeline) -> Pipeline:
    """The pipeline of a kernel, behind what made it one."""
    known = (READ_BY, *SHAPED_BY)
    first = next(n for n, each in enumerate(made.passes) if each.name not in known)
    places = made.places or ("",) * len(made.passes)
    ahead_places = ahead.places or ("",) * len(ahead.passes)
    return replace(
        made,
        passes=(*ahead.passes, *made.passes[first:]),
        places=(*ahead_places, *places[first:]),
    )


def _vary(module: ModuleOp, ctx: Context, vary: Sequence[Vary]) -> list[ModulePass]:
    """Give products their variants, and those further ones; the passes that did so."""
    made: list[ModulePass] = []
    for each in vary:
        found = [new for inner in _products(module) if (new := each(inner)) is not None]
        run(module, ctx, tuple(found))
        made += found
    return made


def _products(module: ModuleOp) -> Iterator[ModuleOp]:
    """Each function that is one product, alone in a module."""
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    for function in functions:
        if is_one_product(function) and not function.is_declaration:
            with alone(module, function.sym_name.data) as inner:
                yield inner
