"""A program in Python's hands: read, taken through single passes, looked at in time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import driver, frontend
from gemmc.chosen import changed
from gemmc.errors import GemmcError, described
from gemmc.pipeline import Pipeline, pipeline_of, run
from gemmc.target import DEFAULT, Target, machine

if TYPE_CHECKING:
    from gemmc.checking import Finding
    from gemmc.interpret.timeline import Timeline

SPELLED_OUT_BY = ("lower-rings", "lower-hierarchy", "convert-to-ptx")
"""Ahead of the first of these passes the kernel has roles, rings and everything that waits."""


def parse(source: str | PathLike[str], filename: str = "<input>") -> ModuleOp:
    """The verified module of MLIR text, or of a file where `source` is a path.

    `filename` is what errors call a text. GemmcError for what does not parse or verify.
    """
    if isinstance(source, PathLike):
        filename = str(source)
        source = _read(Path(source))
    if not isinstance(source, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise GemmcError("parse", "MLIR text or the path of a file", described(source))
    module = frontend.parse(source, filename)
    frontend.verify(module)
    return module


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise GemmcError("parse", "a file of UTF-8 text", f"{reason}", where=str(path)) from None


def resolve(
    pipeline: driver.Source,
    module: ModuleOp,
    *,
    set: Sequence[str] = (),
    target: str | Target = DEFAULT.name,
) -> Pipeline:
    """The passes that `compile` would run on a module, each option settled; "auto" and "tuned" too.

    `set` are changes as `--set` takes them. GemmcError for what is no pipeline, or is not accepted.
    """
    copy, source = frontend.copy(module), changed(pipeline, set)
    return driver.resolve(source, copy, frontend.context(), machine(target))


def run_pass(module: ModuleOp, made: ModulePass | str) -> ModuleOp:
    """The module that a pass, an object or text such as `multi-buffer{stages=3}`, makes of a copy.

    `module` stays as it is, and both are verified. GemmcError for what is refused.
    """
    copy = frontend.copy(module)
    frontend.verify(copy)
    loaded = pipeline_of(made).resolved_for(copy)
    run(copy, frontend.context(), loaded.passes, places=loaded.places)
    frontend.verify(copy)
    return copy


def verify_each(
    module: ModuleOp,
    pipeline: driver.Source,
    *,
    target: str | Target = DEFAULT.name,
    say: Callable[[str], None] = lambda line: None,
    sizes: Mapping[str, int] | None = None,
) -> Finding | None:
    """The first pass after which a program computes something else than before, or None.

    Runs a copy on the CPU after every pass, on small sizes with ragged edges and integer inputs, or
    on `sizes` for those that the program leaves open; `say` is told of each size that is right.
    GemmcError for what is refused.
    """
    from gemmc import checking

    loaded, text = resolve(pipeline, module, target=target), str(frontend.copy(module))
    return checking.verify_each(text, "<program>", loaded, say=say, sizes=sizes)


def timeline(
    module: ModuleOp,
    pipeline: driver.Source,
    *,
    ctas: Sequence[int] = (0,),
    kernel: str = "",
    sizes: Mapping[str, int] | None = None,
    target: str | Target = DEFAULT.name,
) -> Timeline:
    """When things happen in the clusters of these CTAs, by the cost model (docs/interpreter.md); of
    a program of several kernels, in the one with the name `kernel`. `sizes` are those that a launch
    tells, by the kernel's names for them. A program of one kernel needs no name.

    Runs the pipeline's passes on a copy, up to where waits become instructions. GemmcError for what
    is refused, InterpretError for what is wrong with the program.
    """
    from gemmc.interpret.timeline import simulate

    copy, loaded = chosen_kernel(module, pipeline, kernel, machine(target))
    ctx = frontend.context()
    passes = tuple(takewhile(lambda each: each.name not in SPELLED_OUT_BY, loaded.passes))
    run(copy, ctx, passes, places=loaded.places[: len(passes)])
    return simulate(copy, ctas, sizes=sizes)


def kernel_names(
    module: ModuleOp, pipeline: driver.Source, *, target: str | Target = DEFAULT.name
) -> tuple[str, ...]:
    """The kernels of a program of several, in the order in which they run; none of one kernel.
    GemmcError for what is refused."""
    ctx, copy = frontend.context(), frontend.copy(module)
    frontend.verify(copy)
    loaded = driver.resolve(pipeline, copy, ctx, machine(target))
    return tuple(name for name, _ in loaded.kernels)


def chosen_kernel(
    module: ModuleOp, pipeline: driver.Source, kernel: str, target: Target
) -> tuple[ModuleOp, Pipeline]:
    """A copy of a program with the passes for it: of several kernels, of the one with the name
    `kernel`, alone. GemmcError for what is refused, and for another name."""
    ctx, copy = frontend.context(), frontend.copy(module)
    frontend.verify(copy)
    loaded = driver.resolve(pipeline, copy, ctx, target)
    return _kernel_of(copy, loaded, ctx, kernel) if loaded.kernels or kernel else (copy, loaded)


def _kernel_of(
    module: ModuleOp, loaded: Pipeline, ctx: Context, wanted: str
) -> tuple[ModuleOp, Pipeline]:
    """A kernel of a program of several, as a program of its own; the only one if none is named."""
    from gemmc.program import kernels_of

    if not wanted and len(loaded.kernels) == 1:
        wanted = loaded.kernels[0][0]
    for name, only, inner in kernels_of(module, loaded, ctx) if loaded.kernels else ():
        if name == wanted:
            return only, inner
    raise loaded.without_kernel(wanted)
