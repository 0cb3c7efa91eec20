"""A finished kernel: PTX and manifest, to be saved, called or simulated. No compiler is needed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gemmc.assemble import Assembled
    from gemmc.runtime import Kernel, Program


class CompiledKernel:
    """PTX and manifest of one program; loaded on a GPU when it is first called with its arrays.

    `sources` maps a line of the PTX, from 1, to its origin, for what ptxas says of it.
    """

    def __init__(
        self,
        ptx: str,
        manifest: dict[str, Any],
        sources: dict[int, str] | None = None,
        cubin: bytes | None = None,
        assemble: Callable[[str], bytes] | None = None,
    ) -> None:
        """`cubin` is the PTX assembled already, which is then what a device gets. `assemble` makes
        the cubin of a kernel that is loaded alone; see `gemmc.runtime.load`."""
        self.ptx = ptx
        self.manifest = manifest
        self.sources = sources or {}
        self._given = cubin
        self._assemble = assemble
        self._kernels: dict[int, Kernel | Program] = {}
        self._loading = Lock()

    def __getstate__(self) -> dict[str, Any]:
        """What a copy in this or another process has: all but what is loaded on devices."""
        loaded = ("kernel", "_kernels", "_loading")
        return {name: value for name, value in vars(self).items() if name not in loaded}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _kernels={}, _loading=Lock())

    @cached_property
    def assembled(self) -> Assembled:
        """What ptxas made of the PTX, with its resources and version. AssembleError if not."""
        from gemmc.assemble import assemble

        return assemble(self.ptx, source_map=self.sources)

    @property
    def cubin(self) -> bytes:
        """The SM90a machine code; needs ptxas, not a GPU."""
        return self.assembled.cubin if self._given is None else self._given

    @property
    def has_cubin(self) -> bool:
        """Whether it came assembled."""
        return self._given is not None

    @cached_property
    def kernel(self) -> Kernel | Program:
        """The kernel on the device that was current at first; the driver assembles the PTX, if
        nobody has."""
        return self._load()

    def __call__(self, *inputs: Any, out: Any = None, stream: Any = None) -> Any:
        """Run it on the device of the first input; see `gemmc.runtime.Kernel.__call__`."""
        try:
            kernel = self._kernels[inputs[0].get_device()]
        except (AttributeError, IndexError, KeyError):
            kernel = self.on(_device_of(inputs))
        return kernel(*inputs, out=out, stream=stream)

    def simulate(self, *inputs: Any, seed: int = 0) -> list[Any]:
        """The outputs of the PTX on NumPy arrays, run by the PTX machine (docs/ptx-machine.md).

        `seed` chooses the order of events. InterpretError for what the kernel does wrong.
        """
        from gemmc.interpret.ptx.simulate import run

        return run(self.ptx, self.manifest, inputs, seed=seed)

    def bind(self, *arrays: Any, stream: Any = None) -> Callable[[], Any]:
        """A call prepared for these arrays; see `gemmc.runtime.Kernel.bind`."""
        return self.on(_device_of(arrays)).bind(*arrays, stream=stream)

    def prepare(self, *shapes: Sequence[int], device: int = -1) -> tuple[str, ...]:
        """Load now what a call with inputs of these shapes launches, or without shapes all
        kernels, on a device, by default the current one; the entries. See
        `gemmc.runtime.Program.prepare`."""
        return self.on(device).prepare(*shapes)

    def on(self, device: int) -> Kernel | Program:
        """The kernel loaded on a device, by its ordinal; -1, of arrays that don't tell theirs, is
        `kernel`."""
        with self._loading:
            if device not in self._kernels:
                self._kernels[device] = self._loaded_on(device)
            return self._kernels[device]

    def _loaded_on(self, device: int) -> Kernel | Program:
        """In the device's current context, or else in its primary one."""
        from gemmc.runtime import cuda

        first: Kernel | Program | None = self.__dict__.get("kernel")
        if device == -1 or (first is not None and first.device == device):
            return self.kernel
        if cuda.current_context()[1] != device:
            with cuda.entered(cuda.primary_context(device)):
                return self._load()
        return self.kernel if first is None else self._load()

    def _load(self) -> Kernel | Program:
        from gemmc.runtime import load

        return load(self._given or self.ptx, self.manifest, assemble=self._assemble)

    def save(self, folder: str | Path, name: str = "kernel") -> None:
        """Write `name`.ptx and `name`.json, which `gemmc.runtime.load` reads, to `folder`."""
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
        (path / f"{name}.ptx").write_text(self.ptx, encoding="utf-8")
        text = json.dumps(self.manifest, indent=2) + "\n"
        (path / f"{name}.json").write_text(text, encoding="utf-8")


def _device_of(arrays: tuple[Any, ...]) -> int:
    """The ordinal of the first array's device, whatever numbers stand ahead of it; -1 for one that
    does not tell."""
    try:
        return arrays[0].get_device()
    except (AttributeError, IndexError):
        from gemmc.runtime.arrays import device_of, number_types

    if arrays and isinstance(arrays[0], number_types()):
        return _device_of(arrays[1:])
    return device_of(arrays[0]) if arrays else -1
