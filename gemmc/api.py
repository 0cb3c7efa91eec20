"""gemmc from Python: compile a program, call the kernel, check it against NumPy."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from os import PathLike
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend
from gemmc.errors import GemmcError, described
from gemmc.pipeline import Pipeline, Template
from gemmc.target import DEFAULT, Target, machine

if TYPE_CHECKING:
    from gemmc.assemble import Assembled
    from gemmc.reference import Reference
    from gemmc.runtime import Kernel, Program

NO_GPU = 2
"""The exit code of a run on a machine that cannot run anything."""


class CompiledKernel:
    """PTX and manifest of one program; loaded on a GPU when it is first called with its arrays.

    `sources` maps a line of the PTX, from 1, to its origin, for what ptxas says of it.
    """

    def __init__(
        self, ptx: str, manifest: dict[str, Any], sources: dict[int, str] | None = None
    ) -> None:
        self.ptx = ptx
        self.manifest = manifest
        self.sources = sources or {}
        self._kernels: dict[int, Kernel | Program] = {}
        self._loading = Lock()

    @cached_property
    def assembled(self) -> Assembled:
        """What ptxas made of the PTX, with its resources and version. AssembleError if not."""
        from gemmc.assemble import assemble

        return assemble(self.ptx, source_map=self.sources)

    @property
    def cubin(self) -> bytes:
        """The SM90a machine code; needs ptxas, not a GPU."""
        return self.assembled.cubin

    @cached_property
    def kernel(self) -> Kernel | Program:
        """The kernel on the device that was current at first; the driver assembles the PTX."""
        from gemmc.runtime import load

        return load(self.ptx, self.manifest)

    def __call__(self, *inputs: Any, out: Any = None, stream: Any = None) -> Any:
        """Run it on the device of the first input; see `gemmc.runtime.Kernel.__call__`."""
        try:
            kernel = self._kernels[inputs[0].get_device()]
        except (AttributeError, IndexError, KeyError):
            kernel = self._load(_device_of(inputs))
        return kernel(*inputs, out=out, stream=stream)

    def simulate(self, *inputs: Any, seed: int = 0) -> list[Any]:
        """The outputs of the PTX on NumPy arrays, run by the PTX machine (docs/ptx-machine.md).

        `seed` chooses the order of events. InterpretError for what the kernel does wrong.
        """
        from gemmc.interpret.ptx.simulate import run

        return run(self.ptx, self.manifest, inputs, seed=seed)

    def bind(self, *arrays: Any, stream: Any = None) -> Callable[[], Any]:
        """A call prepared for these arrays; see `gemmc.runtime.Kernel.bind`."""
        return self._load(_device_of(arrays)).bind(*arrays, stream=stream)

    def _load(self, device: int) -> Kernel | Program:
        """The kernel on a device; for arrays that don't tell theirs, -1, it is `kernel`."""
        with self._loading:
            if device not in self._kernels:
                self._kernels[device] = self._loaded_on(device)
            return self._kernels[device]

    def _loaded_on(self, device: int) -> Kernel | Program:
        """In the device's current context, or else in its primary one."""
        from gemmc.runtime import cuda, load

        first: Kernel | Program | None = self.__dict__.get("kernel")
        if device == -1 or (first is not None and first.device == device):
            return self.kernel
        if cuda.current_context()[1] != device:
            with cuda.entered(cuda.primary_context(device)):
                return load(self.ptx, self.manifest)
        return self.kernel if first is None else load(self.ptx, self.manifest)

    def save(self, folder: str | Path, name: str = "kernel") -> None:
        """Write `name`.ptx and `name`.json, which `gemmc.runtime.load` reads, to `folder`."""
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
        (path / f"{name}.ptx").write_text(self.ptx, encoding="utf-8")
        text = json.dumps(self.manifest, indent=2) + "\n"
        (path / f"{name}.json").write_text(text, encoding="utf-8")


def _device_of(arrays: tuple[Any, ...]) -> int:
    """The ordinal of the first array's device; -1 for one that does not tell."""
    try:
        return arrays[0].get_device()
    except (AttributeError, IndexError):
        from gemmc.runtime.arrays import device_of

        return device_of(arrays[0]) if arrays else -1


def compile(
    text_or_module: str | ModuleOp,
    *,
    pipeline: str | PathLike[str] | Template | Pipeline,
    filename: str = "<input>",
    target: str | Target = DEFAULT,
    line_info: bool = False,
) -> CompiledKernel:
    """Compile MLIR text or a module (left as it is) with a pipeline's name, file or text, or "auto"
    for the one that `gemmc.select` chooses for its problem, or "tuned" for what `gemmc tune` found;
    which that is stands on stderr and in the manifest's provenance.

    `filename` is what errors call the text; `target` is the machine that the kernel is for, or its
    name (`gemmc.target`). `line_info` adds to the PTX which line of the program each instruction is
    from, for profilers and debuggers. Raises GemmcError for what is refused.
    """
    chip = machine(target)
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
    pipeline: str | Template,
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
    for `integers`), 1 when one is not, 2 without a GPU. Outputs start as NaN patterns, so
    an element that is never written is found. Raises GemmcError for what cannot be run.
    """
    from gemmc import reference
    from gemmc.runtime import CudaError, cuda, why_no_gpu

    kernel = compile(text, pipeline=pipeline, filename=filename, target=target)
    reason = why_no_gpu()
    if reason is not None:
        print(f"{filename}: compiled with {pipeline}, not run: {reason}; --on cpu needs no GPU")
        return NO_GPU
    module = frontend.parse(text, filename)
    inputs = reference.make_inputs(module, seed, integers, sizes)
    outputs = _poisoned_outputs(kernel.manifest, inputs)
    try:
        cuda.use_device(device)
        kernel(*inputs, out=outputs)
    except (CudaError, TypeError, ValueError) as error:
        raise GemmcError("run", "a launch that succeeds", str(error), where=filename) from error
    if not check:
        print(f"{filename}: ran with {pipeline}; the result was not checked")
        return 0
    return _report(
        filename, outputs, reference.evaluate(module, inputs, rounded=integers), integers
    )


def _report(filename: str, outputs: list[Any], expected: list[Reference], exact: bool) -> int:
    """Print a line per output; 0 when all of them pass, else 1."""
    from gemmc.reference import compare

    verdicts = [compare(o, r, exact=exact) for o, r in zip(outputs, expected, strict=True)]
    for verdict in verdicts:
        print(f"{filename}: {verdict.text}")
    return 0 if all(v.passed for v in verdicts) else 1


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
        array.view(numpy.uint8)[...] = 0xFF
        outputs.append(array)
    return outputs
