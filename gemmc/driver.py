"""One compilation, from text to artifacts: what the command line and Python share.

The dialects, passes and emitters are loaded when they are needed and not before, so that
`gemmc --version` or a pipeline that stops early pays for nothing else.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from math import inf
from os import PathLike
from typing import TYPE_CHECKING, Any

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipelineCallbackType

from gemmc import collecting, frontend
from gemmc.accuracy import RELAXED
from gemmc.chosen import Chosen
from gemmc.errors import GemmcError
from gemmc.kept_loops import or_with_loops_kept
from gemmc.pipeline import ForKernel, Pipeline, Template, apply, load_pipeline, no_pipeline
from gemmc.pipeline.files import CHOSEN, TUNED
from gemmc.program import (
    Choose,
    Estimate,
    Keep,
    Vary,
    behind,
    explained,
    prepared,
    program_pipeline,
    scaled_operands,
    takes_programs,
)
from gemmc.target import DEFAULT, Target

if TYPE_CHECKING:
    from gemmc.select.fixed import Fixed

Source = str | PathLike[str] | Template | Pipeline | Chosen
"""What a pipeline may be given as: a name, file, text, "auto" or "tuned", or a loaded one, or
"auto" with changes."""


@dataclass(frozen=True)
class Compiled:
    """A finished compilation: PTX text, manifest (JSON-able), and the module it came from.

    `sources` maps a line of the PTX, from 1, to where it comes from, "file:line:col: op".
    """

    ptx: str
    manifest: dict[str, Any]
    module: ModuleOp
    sources: dict[int, str] = field(default_factory=dict[int, str])


def compile_module(
    module: ModuleOp,
    pipeline: Source,
    *,
    target: Target = DEFAULT,
    ctx: Context | None = None,
    callback: PassPipelineCallbackType | None = None,
    for_kernel: ForKernel | None = None,
    verify_each: bool = False,
    formed: Sequence[ModuleOp] = (),
) -> ModuleOp:
    """Runs `pipeline` (a name, file, text, "auto", "tuned" or a loaded one) on `module`, in place.

    The result is verified, after every pass if `verify_each`; returns `module`. Of a program of
    several kernels, `for_kernel` gives the callback for the passes of each, by its name, and
    `formed` is what `resolve` has told of that module, if nothing was changed since.
    Raises `GemmcError` for what a pass refuses.
    """
    ctx = ctx or frontend.context()
    loaded = resolve(pipeline, module, ctx, target)
    observer = _verifying(callback) if verify_each else callback
    inner = for_kernel
    if verify_each and for_kernel is not None:
        inner = partial(_verifying_kernel, for_kernel)
    apply(module, ctx, loaded, observer, inner, next(iter(formed), None))
    frontend.verify(module)
    return module


def compile_text(
    text: str,
    filename: str,
    pipeline: Source,
    target: Target = DEFAULT,
) -> Compiled:
    """Parses MLIR `text` (`filename` is for error messages), compiles and emits it."""
    with collecting.seldom():
        ctx = frontend.context()
        pipeline = _loaded(pipeline)
        module = frontend.parse(text, filename, ctx)
        return _compile(module, pipeline, ctx, target)


def compile_copy(module: ModuleOp, pipeline: Source, target: Target = DEFAULT) -> Compiled:
    """Compiles a copy of a module, as `compile_text` would its text, and emits it.

    Raises `GemmcError` for what is not valid or is refused.
    """
    with collecting.seldom():
        ctx = frontend.context()
        pipeline = _loaded(pipeline)
        return _compile(frontend.copy(module), pipeline, ctx, target)


def _compile(module: ModuleOp, pipeline: Source, ctx: Context, target: Target) -> Compiled:
    frontend.verify(module)
    formed: list[ModuleOp] = []
    loaded = resolve(pipeline, module, ctx, target, formed.append)
    return emit(compile_module(module, loaded, ctx=ctx, formed=formed), loaded)


def resolve(
    pipeline: Source,
    module: ModuleOp,
    ctx: Context,
    target: Target = DEFAULT,
    keep: Keep | None = None,
) -> Pipeline:
    """The passes of a pipeline for a module on a target; "auto" is what the model chooses, "tuned"
    what was measured, which is said on stderr. `keep` is told what the pipeline's own passes make
    of a program of several kernels. Where it is refused with loops over single elements in it, and
    is not where these are kept (`keep-loops`), they are."""
    if isinstance(pipeline, Pipeline):
        return pipeline
    found, keeping = or_with_loops_kept(
        module, pipeline, lambda each: _resolve(pipeline, each, ctx, target, keep)
    )
    return found if keeping is None else _behind((keeping,), found)


def _behind(passes: tuple[ModulePass, ...], found: Pipeline) -> Pipeline:
    """A pipeline with passes ahead that no file has."""
    places = ("",) * len(passes) + found.places if found.places else ()
    return replace(found, passes=(*passes, *found.passes), places=places)


def _resolve(
    pipeline: Source, module: ModuleOp, ctx: Context, target: Target, keep: Keep | None
) -> Pipeline:
    """`resolve` of what is no loaded pipeline, for a module as it is."""
    ready = prepared(module, pipeline)
    if ready is not None:
        made, passes = ready
        return _behind(passes, _resolve(pipeline, made, ctx, target, keep))
    if isinstance(pipeline, Chosen) or isinstance(pipeline, str) and pipeline in CHOSEN:
        return _for_program(module, pipeline, ctx, target, keep)
    template = _loaded(pipeline)
    if not isinstance(template, Template):
        raise no_pipeline(template)

    def settled(inner: ModuleOp, passes: Template) -> Pipeline:
        return passes.resolved_for(inner, ctx, target)

    several = None
    if takes_programs(template):
        own = partial(settled, passes=behind(template))
        several = program_pipeline(module, ctx, template, own, keep=keep)
    return settled(module, template) if several is None else several


def _for_program(
    module: ModuleOp, pipeline: str | Chosen, ctx: Context, target: Target, keep: Keep | None
) -> Pipeline:
    """What "auto", perhaps with changes, or "tuned" is for a program."""
    auto = pipeline if isinstance(pipeline, Chosen) else Chosen()
    templates: set[str] = set()
    own = partial(_chosen, fixed=auto.fixed, templates=templates)
    choose = partial(_tuned if pipeline == TUNED else own, ctx=ctx, target=target)
    several = _several(module, auto, choose, ctx, target, keep)
    found = choose(module) if several is None else replace(several, name=str(pipeline))
    auto.check(sorted(templates))
    return found


def _several(
    module: ModuleOp, auto: Chosen, choose: Choose, ctx: Context, target: Target,
    keep: Keep | None = None,
) -> Pipeline | None:  # fmt: skip
    """The pipeline of a program whose products `choose` gives theirs; None of one product that
    stands as the program has it."""
    vary, estimate = _varied(ctx, target, auto.fixed), _estimated(ctx, target, auto.fixed)
    whole = bool(auto.words)
    return program_pipeline(
        module, ctx, auto.ahead, choose, vary, estimate, whole=whole, keep=keep
    )


def products(module: ModuleOp, ctx: Context, target: Target = DEFAULT) -> list[ModuleOp]:
    """What "tuned" looks up for a program: each of its products, alone in a module of its own;
    `module` is left as it is. GemmcError as `resolve`."""
    return or_with_loops_kept(module, TUNED, lambda each: _products(each, ctx, target))[0]


def _products(module: ModuleOp, ctx: Context, target: Target) -> list[ModuleOp]:
    ready = prepared(module, TUNED)
    if ready is not None:
        return _products(ready[0], ctx, target)
    found: list[ModuleOp] = []

    def noted(inner: ModuleOp) -> Pipeline:
        found.append(inner.clone())
        return _chosen(inner, ctx, target, (), set())

    several = _several(module, Chosen(), noted, ctx, target)
    return [module.clone()] if several is None else found


def _chosen(
    module: ModuleOp, ctx: Context, target: Target, fixed: Fixed, templates: set[str]
) -> Pipeline:
    """What the model chooses for a product; of which templates there were candidates is noted."""
    from gemmc import select

    problem, where = select.problem_of(module, ctx)
    if fixed:
        from gemmc.select.fixed import templates_for

        templates.update(templates_for(problem, target))
    return select.choose(problem, target, where, fixed).pipeline


def _estimated(ctx: Context, target: Target, fixed: Fixed) -> Estimate:
    """What the model says of the kernel that is chosen for a product."""

    def estimate(module: ModuleOp) -> float:
        from gemmc import select

        problem, where = select.problem_of(module, ctx)
        try:
            return select.choose(problem, target, where, fixed).candidate.us
        except GemmcError:
            return inf

    return estimate


def _varied(ctx: Context, target: Target, fixed: Fixed) -> tuple[Vary, ...]:
    """What makes kernels for some sizes of a product, one after the other."""
    from gemmc.select.box_variants import BoxVariants
    from gemmc.select.variants import FAMILIES, SIDES, aligned, filled, sums, variants, vectors

    ahead = (partial(aligned, of=each) for each in FAMILIES)
    boxed = BoxVariants(ctx, target, fixed)
    behind = filled, variants, sums
    known = (partial(each, ctx=ctx, target=target, fixed=fixed) for each in behind)
    return vectors, *ahead, *known, *[boxed] * SIDES


def _loaded(pipeline: Source) -> str | Template | Pipeline | Chosen:
    """A pipeline that is loaded, unless it is to be chosen for a program."""
    if isinstance(pipeline, str | PathLike) and pipeline not in CHOSEN:
        return load_pipeline(pipeline)
    return pipeline  # pyright: ignore[reportReturnType]


def _tuned(module: ModuleOp, ctx: Context, target: Target) -> Pipeline:
    from gemmc.tuned.lookup import SAID, tuned_pipeline

    found = tuned_pipeline(module, ctx, target)
    print(f"gemmc: {TUNED}: {found.metadata[SAID]}", file=sys.stderr)
    return found


def explain(
    module: ModuleOp, ctx: Context, target: Target = DEFAULT, auto: Chosen | None = None, *,
    tuned: bool = False,
) -> Iterator[str]:  # fmt: skip
    """Lines that say what "auto", perhaps with changes, is for a module on a target, and why, and
    which ops went into which kernel; with `tuned` also what "tuned" is of each product, ahead of
    what the model chooses. GemmcError as `resolve`."""
    auto = auto or Chosen()
    if auto.fixed:
        resolve(auto, module, ctx, target)
    lines, _ = or_with_loops_kept(
        module, auto, lambda each: _explained(each, ctx, target, auto, tuned)
    )
    return chain((f"set: {word}, ahead of the kernels" for word in auto.words), lines)


def _explained(
    module: ModuleOp, ctx: Context, target: Target, auto: Chosen, tuned: bool
) -> Iterator[str]:
    from gemmc import select
    from gemmc.select.explain import explanation

    ready = prepared(module, auto)
    if ready is not None:
        return _explained(ready[0], ctx, target, auto, tuned)

    def of_product(inner: ModuleOp) -> Iterator[str]:
        if tuned:
            from gemmc.tuned.lookup import SAID, tuned_pipeline

            yield f"tuned: {tuned_pipeline(inner, ctx, target).metadata[SAID]}"
        yield from explanation(select.problem_of(inner, ctx)[0], target, auto.fixed)

    vary, estimate = _varied(ctx, target, auto.fixed), _estimated(ctx, target, auto.fixed)
    whole = bool(auto.words)
    lines = explained(module, ctx, auto.ahead, of_product, vary, estimate, whole=whole)
    return chain(scaled_operands(module, moved=RELAXED in auto.words), lines)


def emit(module: ModuleOp, pipeline: Pipeline) -> Compiled:
    """PTX and manifest of a module that a pipeline has brought down to PTX ops."""
    foreign = first_foreign(module)
    if foreign:
        if not pipeline.passes:
            change = "give one: --pipeline auto, or a name of --list-pipelines"
            needed = f"a pipeline that makes PTX of '{foreign}'"
            raise GemmcError("emit", needed, "none", change)
        change = "end the pipeline with the passes that lower to PTX"
        needed = "a module of ptx operations to emit"
        raise GemmcError(pipeline.name, needed, f"'{foreign}' in it", change)
    from gemmc.emit.manifest import emit_manifest

    ptx, sources = ptx_of(module)
    manifest = emit_manifest(module, pipeline.text, pipeline.metadata.get(TUNED, ""))
    return Compiled(ptx, manifest, module, sources)


def ptx_of(module: ModuleOp) -> tuple[str, dict[int, str]]:
    """PTX of a module of ptx operations, and where each line of it comes from."""
    from gemmc.emit.ptx import emit_ptx_with_map

    return emit_ptx_with_map(module)


def located(compiled: Compiled) -> Compiled:
    """With line information in the PTX: which line of the MLIR each instruction is from."""
    from gemmc.emit.locations import with_locations

    ptx, sources = with_locations(compiled.ptx, compiled.sources)
    return replace(compiled, ptx=ptx, sources=sources)


def is_final(module: ModuleOp) -> bool:
    """Whether the passes are done: ptx operations only, in straight lines, nothing nested."""
    if not module.body.ops or first_foreign(module):
        return False
    kernels = (op for op in module.body.ops if op.name.startswith("ptx."))
    inner = (op for kernel in kernels for op in kernel.walk() if op is not kernel)
    return not any(op.regions for op in inner)


def first_foreign(module: ModuleOp) -> str:
    """The name of the first top-level operation that is neither of the ptx dialect nor what says
    how its kernels are launched, if there is one."""
    known = ("ptx.", "launch.")
    return next((op.name for op in module.body.ops if not op.name.startswith(known)), "")


def _verifying(callback: PassPipelineCallbackType | None) -> PassPipelineCallbackType:
    """A callback that shows the module to `callback`, then verifies it."""

    def observe(before: ModulePass | None, module: ModuleOp, after: ModulePass | None) -> None:
        if callback is not None:
            callback(before, module, after)
        if before is None:
            return
        try:
            frontend.verify(module)
        except frontend.InputError as error:
            error.message += f" (after the pass {before.name})"
            raise

    return observe


def _verifying_kernel(for_kernel: ForKernel, name: str) -> PassPipelineCallbackType:
    return _verifying(for_kernel(name))
