"""One compilation, from text to artifacts: what the command line and Python share.

The dialects, passes and emitters are loaded when they are needed and not before, so that
`gemmc --version` or a pipeline that stops early pays for nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipelineCallbackType

from gemmc import frontend
from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline, load, run

AUTO = "auto"
"""What stands for the pipeline of a program's size class (`gemmc.defaults`)."""


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
    pipeline: str | Pipeline,
    *,
    ctx: Context | None = None,
    callback: PassPipelineCallbackType | None = None,
    verify_each: bool = False,
) -> ModuleOp:
    """Runs `pipeline` (a name, a file, text, "auto" or a loaded one) on `module`, in place.

    The result is verified, after every pass if `verify_each`; returns `module`.
    Raises `GemmcError` for what a pass refuses.
    """
    ctx = ctx or frontend.context()
    loaded = resolve(pipeline, module, ctx)
    observer = _verifying(callback) if verify_each else callback
    run(module, ctx, loaded.passes, observer, loaded.places)
    frontend.verify(module)
    return module


def compile_text(text: str, filename: str, pipeline: str | Pipeline) -> Compiled:
    """Parses MLIR `text` (`filename` is for error messages), compiles and emits it."""
    ctx = frontend.context()
    if isinstance(pipeline, str) and pipeline != AUTO:
        pipeline = load(pipeline)
    module = frontend.parse(text, filename, ctx)
    return _compile(module, pipeline, ctx)


def compile_copy(module: ModuleOp, pipeline: str | Pipeline) -> Compiled:
    """Compiles a copy of a module, as `compile_text` would its text, and emits it.

    Raises `GemmcError` for what is not valid or is refused.
    """
    ctx = frontend.context()
    if isinstance(pipeline, str) and pipeline != AUTO:
        pipeline = load(pipeline)
    return _compile(frontend.copy(module), pipeline, ctx)


def _compile(module: ModuleOp, pipeline: str | Pipeline, ctx: Context) -> Compiled:
    frontend.verify(module)
    loaded = resolve(pipeline, module, ctx)
    return emit(compile_module(module, loaded, ctx=ctx), loaded)


def resolve(pipeline: str | Pipeline, module: ModuleOp, ctx: Context) -> Pipeline:
    """A pipeline loaded; "auto" is the one of the module's size class."""
    if not isinstance(pipeline, str):
        return pipeline
    if pipeline != AUTO:
        return load(pipeline)
    from gemmc.defaults import pipeline_for

    return pipeline_for(module, ctx)


def emit(module: ModuleOp, pipeline: Pipeline) -> Compiled:
    """PTX and manifest of a module that a pipeline has brought down to PTX ops."""
    foreign = first_foreign(module)
    if foreign:
        change = "end the pipeline with the passes that lower to PTX"
        needed = "a module of ptx operations to emit"
        raise GemmcError(pipeline.name, needed, f"'{foreign}' in it", change)
    from gemmc.emit.manifest import emit_manifest
    from gemmc.emit.ptx import emit_ptx_with_map

    ptx, sources = emit_ptx_with_map(module)
    return Compiled(ptx, emit_manifest(module, pipeline.text), module, sources)


def is_final(module: ModuleOp) -> bool:
    """Whether the passes are done: ptx operations only, in straight lines, nothing nested."""
    if not module.body.ops or first_foreign(module):
        return False
    inner = (op for kernel in module.body.ops for op in kernel.walk() if op is not kernel)
    return not any(op.regions for op in inner)


def first_foreign(module: ModuleOp) -> str:
    """The name of the first top-level operation outside the ptx dialect, if there is one."""
    others = (op.name for op in module.body.ops if not op.name.startswith("ptx."))
    return next(others, "")


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
            error.subject += f" (after the pass {before.name})"
            raise

    return observe
