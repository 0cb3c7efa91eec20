"""gemmc from Python: compile a program, call the kernel, check it against NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend
from gemmc.accuracy import RELAXED
from gemmc.chosen import Chosen, changed
from gemmc.compiled import CompiledKernel
from gemmc.errors import GemmcError, described
from gemmc.pipeline import Pipeline, Template
from gemmc.target import DEFAULT, Target, machine

if TYPE_CHECKING:
    from gemmc.reference import Reference, Verdict, Wanted

NO_GPU = 2
"""The exit code of a run on a machine that cannot run anything."""


def compile(
    text_or_module: str | ModuleOp,
    *,
    pipeline: str | PathLike[str] | Template | Pipeline | Chosen,
    set: Sequence[str] = (),
    filename: str = "<input>",
    target: str | Target = DEFAULT.name,
    line_info: bool = False,
    relax: bool = False,
) -> CompiledKernel:
    """Compile MLIR text or a module (left as it is) with a pipeline's name, file or text, or "auto"
    for the one that `gemmc.select` chooses for its problem, or "tuned" for what `gemmc tune` found;
    which that is stands on stderr and in the manifest's provenance.

    `set` are changes of it as `--set` takes them (docs/pipelines.md), of "auto" too.
    `filename` is what errors call the text; `target` is the machine that the kernel is for, or its
    name (`gemmc.target`). `line_info` adds to the PTX which line of the program each instruction is
    from, for profilers and debuggers. `relax` allows what rounds differently, as `--relax` does:
    the scale of an operand becomes one of the result (the pass `sink-scales`). Raises GemmcError
    for what is refused.
    """
    chip, words = machine(target), (*set, RELAXED) if relax else set
    pipeline = changed(pipeline, words)
    if isinstance(text_or_module, ModuleOp):
        compiled = driver.compile_copy(text_or_module, pipeline, chip)
    elif isinstance(text_or_module, str) and not _is_path(text_or_module):  # pyright: ignore
        compiled = driver.compile_text(text_or_module, filename, pipeline, chip)
    else:
        needed, found = "MLIR text or an xDSL ModuleOp", described(text_or_module)
        change = "give gemmc.parse(pathlib.Path(…)) of a file"
        raise GemmcError("compile", needed, found, change)
    if line_info:
        compiled = driver.located(compiled)
    return CompiledKernel(compiled.ptx, compiled.manifest, compiled.sources)


def _is_path(text: str) -> bool:
    """Whether somebody means a file by it: no program is like that."""
    return text.endswith(".mlir") and "\n" not in text


def run_check(
    text: str,
    filename: str,
    pipeline: str | Template | Chosen,
    *,
    target: Target = DEFAULT,
    check: bool = True,
    seed: int = 0,
    integers: bool = False,
    device: int = 0,
    sizes: Mapping[str, int] | None = None,
) -> int:
    """Compile, make inputs, run on a GPU, and print how far the result is from NumPy's.

    Returns 0 when it ran and, with `check`, every element is within the bound (bit-equal
    for `integers` where the program is exact), 1 when one is not, 2 without a GPU. Outputs
    start as NaN patterns, so an element that is never written is found. Raises GemmcError for
    what cannot be run.
    """
    from gemmc import reference
    from gemmc.runtime import CudaError, cuda, why_no_gpu

    kernel = compile(text, pipeline=pipeline, filename=filename, target=target)
    reason = why_no_gpu()
    if reason is not None:
        why = reason.rstrip(".")
        print(f"{filename}: compiled with {pipeline}, not run: {why}; --on cpu needs no GPU")
        return NO_GPU
    module = frontend.parse(text, filename)
    inputs = reference.make_inputs(module, seed, integers, sizes)
    outputs = _poisoned_outputs(kernel.manifest, inputs)
    try:
        cuda.use_device(device)
        kernel(*_given(kernel.manifest, inputs), out=outputs)
    except (CudaError, TypeError, ValueError) as error:
        raise GemmcError("run", "a launch that succeeds", str(error), where=filename) from error
    if not check:
        print(f"{filename}: ran with {pipeline}; the result was not checked")
        return 0
    sums = accumulated(kernel.manifest)
    wanted = reference.wanted(module, inputs, integers=integers, accumulate=sums)
    return _report(filename, outputs, wanted)


def accumulated(manifest: Mapping[str, Any]) -> str:
    """In which type a kernel's products are summed, by its manifest: "f16" or "f32"."""
    from gemmc.accuracy import accumulated_in

    return accumulated_in(manifest.get("provenance", {}).get("pipeline", ""))


def referenced(
    text: str, filename: str, seed: int = 0
) -> tuple[list[Any], Callable[..., list[Verdict]]]:
    """A program's inputs, and what compares its outputs, NumPy arrays, with the reference: with the
    bound of products that are summed in f32, or, with `accumulate="f16"`, in f16."""
    from gemmc import reference

    module = frontend.parse(text, filename)
    inputs = reference.make_inputs(module, seed, False)
    wanted: dict[str, list[Reference]] = {}

    def check(*outputs: Any, accumulate: str = "f32") -> list[Verdict]:
        if accumulate not in wanted:
            wanted[accumulate] = reference.evaluate(
                module, inputs, rounded=False, accumulate=accumulate
            )
        pairs = zip(outputs, wanted[accumulate], strict=True)
        return [reference.compare(found, each, exact=False) for found, each in pairs]

    return inputs, check


def _report(filename: str, outputs: list[Any], wanted: Wanted) -> int:
    """Print a line per output; 0 when all of them pass, else 1."""
    verdicts = wanted.verdicts(outputs)
    for verdict in verdicts:
        print(f"{filename}: {verdict.text}{wanted.note}")
    return 0 if all(v.passed for v in verdicts) else 1


def _given(manifest: dict[str, Any], inputs: list[Any]) -> list[Any]:
    """A call's inputs of a reference's: the extents of those that are numbers of a call."""
    from gemmc.runtime import read_manifest

    wanted = read_manifest(manifest).with_role("input")
    return [len(each) if a.number else each for a, each in zip(wanted, inputs, strict=True)]


def _poisoned_outputs(manifest: dict[str, Any], inputs: list[Any]) -> list[Any]:
    """NumPy arrays for the outputs, every byte 0xFF: NaN in every float type."""
    import numpy

    from gemmc.element_types import numpy_dtype
    from gemmc.runtime import read_manifest
    from gemmc.runtime.checks import sizes_of_inputs, static_shape

    outputs: list[Any] = []
    called = read_manifest(manifest)
    sizes = sizes_of_inputs(called, inputs)
    for argument in called.with_role("output"):
        array = numpy.empty(static_shape(argument, sizes), numpy_dtype(argument.dtype))
        array.reshape(-1).view(numpy.uint8)[...] = 0xFF
        outputs.append(array)
    return outputs
