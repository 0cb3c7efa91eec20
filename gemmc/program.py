"""Pipelines for a program of several kernels: one for each, chosen for what it computes.

Whether a program is one kernel shows once its products have taken in what they can
(`normalize-contractions`). If it is not, `form-program` makes functions of its kernels, and each
gets a pipeline as if it were a program of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from os import PathLike
from typing import cast

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from gemmc.described import combined_in, is_kernel, taken_in
from gemmc.dialects.launch import ProgramOp, RecurrenceOp
from gemmc.dialects.memory_types import f8_in, has_empty, has_memrefs
from gemmc.dialects.tile.contract import ContractOp
from gemmc.early_starts import let_next_start
from gemmc.errors import refuse
from gemmc.facts import CONTRACTS, Declares
from gemmc.ir import uncast, walk_type
from gemmc.pipeline import Pipeline, Template, alone, load, load_pipeline, run
from gemmc.pipeline.files import CHOSEN, for_kernels_of
from gemmc.pipeline.problem import (
    FUSED_BY,
    HELD_BY,
    LENGTHS_BY,
    READ_BY,
    ROWS_BY,
    SHAPED_BY,
    SIBLINGS_BY,
    SPLIT_BY,
)
from gemmc.transforms.problem._one_product import is_one_product
from gemmc.transforms.problem.fuse_reductions import FuseReductionsPass
from gemmc.transforms.problem.share_kernels import shared_kernels
from gemmc.transforms.problem.sink_scales import movable_in
from gemmc.transforms.problem.split_reductions import PARTS

FORMED_BY, PLACED_BY = "form-program", "allocate-workspaces"
"""What makes a function a program of kernels, and says where what they hand on lies."""

SHARED_BY = "share-kernels"
"""What leaves one of equal kernels."""

UNROLLED_BY = "unroll-recurrences"
"""What launches the kernels of a step as often as there are steps."""

GROUPED_BY = (FUSED_BY, ROWS_BY, SPLIT_BY, SIBLINGS_BY, LENGTHS_BY, HELD_BY)
"""What says which kernels there are of what is no product, once there are some."""

UNPACKED_BY = "unpack-products"
"""What may take a product apart, so that its halves are one kernel with what follows."""

UNFOLDED_BY = "im2col"
"""What makes convolutions products."""

COMPUTED_BY = "materialize-operands"
"""What makes products of sums whose bodies compute the operands."""

INLINED_BY = "inline-operands"
"""What computes operands that are read once where they are read."""

UNROLLED_SUMS_BY = "unroll-sums"
"""What makes short sums of products element-wise."""

_LEFT = "integers=floats doubles=matrices vectors=linalg others=linalg"
CHOSEN_FOR = ",".join(
    (
        UNPACKED_BY, UNFOLDED_BY, COMPUTED_BY, INLINED_BY, UNROLLED_SUMS_BY,
        f"{READ_BY}{{{_LEFT}}}", *SHAPED_BY,
    )
)  # fmt: skip
"""What a program goes through whose kernels are chosen for it: products of integers, which no
instruction here takes in, small ones of f64, matrices of f32 times a vector and sums of products
that are no matrix product are loops."""

PRELUDE: dict[str, Callable[[func.FuncOp], bool]] = {
    "debufferize": has_memrefs, "drop-empty": has_empty, "extend-f8": f8_in,
}  # fmt: skip
"""What stands ahead of all that reads products, and for which functions: what is in memory becomes
tensors, what has no elements is left out, and 8-bit floats become f16."""

Explain = Callable[[ModuleOp], Iterable[str]]
"""Lines that say what was chosen for a module with one product, and why."""

Choose = Callable[[ModuleOp], Pipeline]
"""The pipeline of a module with one kernel."""

Estimate = Callable[[ModuleOp], float]
"""Microseconds that the kernel of a module with one product takes; infinite where none can."""

Keep = Callable[[ModuleOp], None]
"""Told of a program of kernels that was made of a copy of a module."""

Vary = Callable[[ModuleOp], ModulePass | None]
"""Of a module with one product, what makes it several kernels, each for some sizes; None where one
is for all."""


def prepared(module: ModuleOp, pipeline: object) -> tuple[ModuleOp, tuple[ModulePass, ...]] | None:
    """A module as pipelines take it, on tensors of types that are multiplied, and the passes that
    make it so; None of one that is so, and for a pipeline that does not read products. GemmcError
    for what they refuse."""
    if isinstance(pipeline, str | PathLike) and pipeline not in CHOSEN:
        pipeline = load_pipeline(cast("str | PathLike[str]", pipeline))
    reads = READ_BY in pipeline if isinstance(pipeline, Template) else True
    if not reads:
        return None
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    wanted = [name for name, asks in PRELUDE.items() if any(map(asks, functions))]
    if isinstance(pipeline, Template):
        wanted = [name for name in wanted if name not in pipeline]
    if not wanted:
        return None
    passes = load(",".join(wanted)).passes
    clone = module.clone()
    run(clone, Context(), passes)
    return clone, tuple(passes)


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


def _form(
    module: ModuleOp,
    ctx: Context,
    ahead: Pipeline,
    estimate: Estimate | None = None,
    apart: dict[str, str] | None = None,
) -> Sequence[ModulePass]:
    """Make a module a program of kernels, unless it is one product; the passes that did so, behind
    those of `ahead` that can stand before. `apart` is told, by kernel, why a reduction does not
    begin in that of the product that it reads."""
    before = _before_kernels(ahead)
    run(module, ctx, before.passes, places=before.places)
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    if not functions or all(is_one_product(each) for each in functions):
        return ()
    forming = list(load(FORMED_BY).passes)
    run(module, ctx, tuple(forming))
    for asked in (each for each in ahead.passes if isinstance(each, FuseReductionsPass)):
        fusing = asked if estimate is None else _worth_it(module, ctx, asked, estimate)
        run(module, ctx, (fusing,))
        forming.append(fusing)
    if apart is not None:
        apart |= _why_apart(module, forming)
    grouping = [each for each in ahead.passes if each.name in GROUPED_BY[1:]]
    run(module, ctx, tuple(grouping))
    forming += grouping
    if walk_type(module, RecurrenceOp):
        unrolling = load(UNROLLED_BY).passes
        run(module, ctx, unrolling)
        forming += unrolling
    return forming


def _worth_it(
    module: ModuleOp, ctx: Context, asked: FuseReductionsPass, estimate: Estimate
) -> FuseReductionsPass:
    """Without the products whose kernels lose too much where they combine elements too."""
    trial = module.clone()
    run(trial, ctx, (asked,))
    slower: dict[str, float] = {}
    for name in _combining(trial):
        with alone(trial, name) as fused, alone(module, name) as plain:
            slower[name] = estimate(fused) - estimate(plain)
    for program in [op for op in module.body.block.ops if isinstance(op, ProgramOp)]:
        asked = asked.leaving(program, slower) if slower else asked
    return asked


def _combining(module: ModuleOp) -> list[str]:
    """The functions whose products combine elements."""
    found = (op for op in module.walk() if isinstance(op, ContractOp) and op.partials is not None)
    functions = (op.parent_op() for op in found)
    return [each.sym_name.data for each in functions if isinstance(each, func.FuncOp)]


def _before_kernels(ahead: Pipeline) -> Pipeline:
    """The passes that stand before `form-program`: which reductions begin in products' kernels, are
    split or are taken by rows is decided when there are kernels."""
    places = ahead.places or ("",) * len(ahead.passes)
    both = zip(ahead.passes, places, strict=True)
    kept = [(each, place) for each, place in both if each.name not in GROUPED_BY]
    passes, places = tuple(each for each, _ in kept), tuple(place for _, place in kept)
    return replace(ahead, passes=passes, places=places)


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
    module: ModuleOp,
    ctx: Context,
    template: Template,
    explain: Explain,
    vary: Sequence[Vary] = (),
    estimate: Estimate | None = None,
    *,
    whole: bool = False,
) -> Iterator[str]:
    """For each kernel of a program which ops went into it, for which sizes it is, and what
    `explain` says of a product. `whole` and GemmcError as `program_pipeline`."""
    clone = module.clone()
    apart: dict[str, str] = {}
    formed = _form(clone, ctx, _ahead(template), estimate, apart)
    varied = _vary(clone, ctx, vary)
    if formed or varied:
        return _lines(clone, explain, apart)
    chosen_for = clone if whole or _has_pairs(clone) else module
    return chain(_taken_by_one(clone), explain(chosen_for))


def scaled_operands(module: ModuleOp, *, moved: bool) -> Iterator[str]:
    """Lines that say which products' operands are scaled ahead of them, so that `--relax` moves the
    scales to their results, or would."""
    for where in movable_in(module):
        if moved:
            yield f"relaxed: what scales an operand of the product ({where}) scales its result"
        else:
            yield (
                f"not relaxed: an operand of the product ({where}) is scaled ahead of it, by a "
                "kernel of its own; with --relax its result is, which rounds differently"
            )


def _taken_by_one(module: ModuleOp) -> Iterator[str]:
    """Of a program of one product, what went into its kernel."""
    for op in (each for each in module.walk() if isinstance(each, ContractOp)):
        function = op.parent_op()
        name = function.sym_name.data if isinstance(function, func.FuncOp) else "kernel"
        yield from taken_in(name, op)


def _why_apart(module: ModuleOp, forming: Sequence[ModulePass]) -> dict[str, str]:
    """By kernel, why a reduction does not begin in that of the product that it reads."""
    found: dict[str, str] = {}
    for each in forming:
        if isinstance(each, FuseReductionsPass):
            for program in (op for op in module.body.block.ops if isinstance(op, ProgramOp)):
                found |= each.why_apart(program)
    return found


def _lines(module: ModuleOp, explain: Explain, apart: dict[str, str]) -> Iterator[str]:
    for program in [op for op in module.body.block.ops if isinstance(op, ProgramOp)]:
        if not program.runs:
            yield f"{program.sym_name.data}: no kernel: no result has elements"
    shared = shared_kernels(module)
    for name, inner in each_kernel(module):
        *rows, made = [*filter(is_kernel, inner.walk())]
        for each in rows:
            yield from taken_in(f"{name}, {_role(each)}", each)
        yield from taken_in(name, made)
        if (why := apart.pop(name.removesuffix(f"{PARTS}1"), None)) is not None:
            yield f"  does not begin in the product's kernel: {why}"
        if name in shared:
            yield f"  equal to {shared[name]}, whose kernel it is"
        elif isinstance(made, ContractOp):
            yield from combined_in(made)
            yield from (f"  {line}" for line in explain(inner))


def _role(made: Operation) -> str:
    """What the first loops of a kernel of several are for."""
    ends = any(isinstance(use.operation, func.ReturnOp) for use in made.results[0].uses)
    return "also" if ends else "first"


def _pipeline_of(module: ModuleOp, choose: Choose) -> Pipeline:
    """For a module with one kernel: that of a product is chosen, others have one of their own."""
    function = next(op for op in module.body.block.ops if isinstance(op, func.FuncOp))
    ops = list(function.body.block.ops)
    if any(isinstance(op, ContractOp) for op in ops):
        return choose(module)
    made = uncast(ops[-1].operands[0]).owner
    assert isinstance(made, Operation), "form-program makes functions that compute something"
    found = for_kernels_of(made.name)
    if found is None:
        raise refuse(made, "an op that a pipeline is known for", made.name)
    return load(found)


def program_pipeline(
    module: ModuleOp,
    ctx: Context,
    template: Template,
    choose: Choose,
    vary: Sequence[Vary] = (),
    estimate: Estimate | None = None,
    *,
    whole: bool = False,
    keep: Keep | None = None,
) -> Pipeline | None:
    """The pipeline of a program of several kernels, or of one that is a pair of products; None for
    another that is one kernel, unless `whole` asks for what `template` has of that one too.

    `module` is left as it is. What `template` has ahead of its products is done to the program;
    `choose` gives the pipeline of a kernel that is a product, `vary` its variants; by `estimate`
    products combine elements for reductions only where their kernels lose little. `keep` is told
    what the pipeline's own passes make of a program of several kernels.
    GemmcError for a program that no kernels are known for.
    """
    clone, ahead = module.clone(), _ahead(template)
    forming = list(_form(clone, ctx, ahead, estimate))
    ahead = _before_kernels(ahead)
    forming += _vary(clone, ctx, vary)
    if not forming:
        return _behind(ahead, choose(clone)) if whole or _has_pairs(clone) else None
    last = load(f"{SHARED_BY},{PLACED_BY}").passes
    run(clone, ctx, last)
    forming += last
    kernels = {name: _pipeline_of(inner, choose) for name, inner in each_kernel(clone)}
    let_next_start(clone, kernels)
    if keep is not None:
        keep(clone)
    passes = (*ahead.passes, *forming)
    places = (*ahead.places, *("" for _ in forming))
    return Pipeline(ahead.name, ahead.metadata, passes, places, tuple(kernels.items()))


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
