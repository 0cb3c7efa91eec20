"""A loaded kernel: check the arrays, fill in its parameters, launch."""

from __future__ import annotations

import ctypes
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Any, cast

from gemmc.runtime import cuda, host, streams
from gemmc.runtime.arrays import UNKNOWN_DEVICE, ArrayView, inspect_array, is_numpy
from gemmc.runtime.checks import check_arguments, static_shape
from gemmc.runtime.expressions import Environment
from gemmc.runtime.manifest import (
    Manifest,
    Parameter,
    Pointer,
    Size,
    TensorMap,
    WorkspacePointer,
    load_manifest,
)
from gemmc.runtime.outputs import allocate_output
from gemmc.runtime.tensor_map import encode, resolve

PREPARED_LIMIT = 512
"""Launches whose parameters are kept, the least recently used going first."""


@dataclass(frozen=True)
class Prepared:
    """One launch's parameters, for arrays with one set of addresses, shapes and strides.

    `table` is the array of parameter addresses that the driver reads; `held` keeps what
    it points at. `workspaces` are (bytes, zeroed, the slots to write the address to).
    """

    table: ctypes.Array[ctypes.c_void_p]
    held: tuple[Any, ...]
    config: Any
    workspaces: tuple[tuple[int, bool, tuple[ctypes.c_uint64, ...]], ...]
    empty: bool


class Kernel:
    """A kernel in the current device's primary context; call it with its inputs."""

    def __init__(self, image: bytes, manifest: Manifest) -> None:
        self.manifest = manifest
        self.context, self.device = cuda.current_context()
        self._module = cuda.load_module(image)
        launch = manifest.launch
        self._function = cuda.function_of(
            self._module, manifest.entry, launch.dynamic_shared_memory
        )
        self._inputs = manifest.with_role("input")
        self._outputs = manifest.with_role("output")
        self._device_symbols = self._read_device_symbols()
        self._prepared: OrderedDict[tuple[Any, ...], Prepared] = OrderedDict()
        self._lock = Lock()

    def __call__(self, *inputs: Any, out: Any = None, stream: Any = None) -> Any:
        """Run on arrays; returns the output, or a tuple when there are several.

        NumPy arrays are copied there and back, and the call waits. Device arrays are used
        in place and the call returns at once; the output is allocated by torch or CuPy
        like the first input unless `out` is given. `stream` is a handle or an object with
        `.cuda_stream`, `.ptr` or `__cuda_stream__()`; by default the inputs' library's
        current stream. Raises TypeError or ValueError before anything is launched.
        """
        if len(inputs) != len(self._inputs):
            names = ", ".join(a.name for a in self._inputs)
            raise TypeError(f"needed {len(self._inputs)} inputs ({names}); found {len(inputs)}")
        outs = self._given_outputs(out)
        handle = streams.stream_handle(stream, inputs, self.device)
        if all(is_numpy(a) for a in (*inputs, *outs)):
            results = host.run_on_host_arrays(self, inputs, outs, handle)
        else:
            results = self._run_on_device_arrays(inputs, outs, handle)
        return results[0] if len(results) == 1 else tuple(results)

    def _given_outputs(self, out: Any) -> tuple[Any, ...]:
        if out is None:
            return ()
        several = isinstance(out, list | tuple)
        given = tuple(cast("Sequence[Any]", out)) if several else (out,)
        if len(given) != len(self._outputs):
            raise TypeError(f"needed {len(self._outputs)} arrays in out=; found {len(given)}")
        return given

    def _run_on_device_arrays(
        self, inputs: Sequence[Any], outs: Sequence[Any], stream: int
    ) -> list[Any]:
        views = [self._view(a, stream) for a in inputs]
        if not outs:
            sizes = self.sizes_of_inputs(views)
            shapes = [static_shape(a, sizes) for a in self._outputs]
            outs = [
                allocate_output(inputs[0], a, shape)
                for a, shape in zip(self._outputs, shapes, strict=True)
            ]
        self.launch_views(self.in_order(views, [self._view(a, stream) for a in outs]), stream)
        return list(outs)

    def _view(self, array: Any, stream: int) -> ArrayView:
        view = inspect_array(array, stream)
        if view.device is None:
            raise TypeError(
                "needed arrays of one kind, all NumPy or all on a CUDA device; found both"
            )
        if view.device == UNKNOWN_DEVICE:
            return replace(view, device=cuda.device_of_pointer(view.pointer))
        return view

    def in_order(
        self, inputs: Sequence[ArrayView], outputs: Sequence[ArrayView]
    ) -> tuple[ArrayView, ...]:
        """The views in the manifest's order of arguments."""
        sources = {"input": iter(inputs), "output": iter(outputs)}
        return tuple(next(sources[a.role]) for a in self.manifest.arguments)

    def sizes_of_inputs(self, inputs: Sequence[ArrayView]) -> dict[str, int]:
        """The sizes that inputs decide; ranks are checked later, so short shapes are skipped."""
        shapes = {a.name: v.shape for a, v in zip(self._inputs, inputs, strict=True)}
        return {
            name: shapes[argument][dim]
            for name, (argument, dim) in self.manifest.sizes.items()
            if argument in shapes and dim < len(shapes[argument])
        }

    def launch_views(self, views: Sequence[ArrayView], stream: int) -> None:
        """Check `views`, in the manifest's order, and launch on them."""
        key = tuple(view.key() for view in views)
        prepared = self._prepared.get(key)
        if prepared is None:
            prepared = self._prepare(views)
            self._prepared[key] = prepared
            if len(self._prepared) > PREPARED_LIMIT:
                self._prepared.popitem(last=False)
        if prepared.empty:
            return
        cuda.make_current(self.context)
        # The launch configuration and the workspace slots are shared by every caller.
        with self._lock:
            self._launch(prepared, stream)

    def _launch(self, prepared: Prepared, stream: int) -> None:
        taken: list[int] = []
        try:
            for size, zeroed, slots in prepared.workspaces:
                taken.append(cuda.allocate_on_stream(size, stream, zeroed))
                for slot in slots:
                    slot.value = taken[-1]
            table = ctypes.addressof(prepared.table)
            cuda.launch(prepared.config, self._function, table, stream)
        finally:
            for pointer in taken:
                cuda.free_on_stream(pointer, stream)

    def _prepare(self, views: Sequence[ArrayView]) -> Prepared:
        sizes = check_arguments(self.manifest, views, self.device)
        by_name = dict(zip((a.name for a in self.manifest.arguments), views, strict=True))
        environment = Environment({**sizes, **self._device_symbols}, by_name)
        slots: dict[str, list[ctypes.c_uint64]] = {w.name: [] for w in self.manifest.workspaces}
        held = [parameter_value(p, by_name, environment, slots) for p in self.manifest.parameters]
        addresses = [v.getPtr() if hasattr(v, "getPtr") else ctypes.addressof(v) for v in held]
        launch = self.manifest.launch
        grid = tuple(e.evaluate(environment) for e in launch.grid)
        return Prepared(
            table=(ctypes.c_void_p * max(len(held), 1))(*addresses),
            held=tuple(held),
            config=self._config((grid[0], grid[1], grid[2])),
            workspaces=tuple(
                (max(w.bytes.evaluate(environment), 1), w.initial == "zero", tuple(slots[w.name]))
                for w in self.manifest.workspaces
            ),
            empty=0 in grid,
        )

    def _config(self, grid: tuple[int, int, int], name_cluster: bool = False) -> Any:
        launch = self.manifest.launch
        attributes = {"programmatic_stream_serialization": launch.programmatic_stream_serialization}
        return cuda.launch_config(
            grid,
            launch.cluster,
            launch.block,
            launch.dynamic_shared_memory,
            attributes,
            name_cluster=name_cluster,
        )

    def _read_device_symbols(self) -> dict[str, int]:
        """Asked of the driver only when an expression names one of them."""
        used = {n for e in self.manifest.expressions() for n in e.names()}
        symbols: dict[str, int] = {}
        if "sm_count" in used:
            symbols["sm_count"] = cuda.sm_count(self.device)
        if "max_active_clusters" in used:
            config = self._config(self.manifest.launch.cluster, name_cluster=True)
            symbols["max_active_clusters"] = cuda.max_active_clusters(self._function, config)
        return symbols

    def close(self) -> None:
        """Unload the code; the kernel cannot be called afterwards."""
        cuda.make_current(self.context)
        cuda.unload_module(self._module)
        self._prepared.clear()


def parameter_value(
    parameter: Parameter,
    views: Mapping[str, ArrayView],
    environment: Environment,
    workspace_slots: Mapping[str, list[ctypes.c_uint64]],
) -> Any:
    """The ctypes value or CUtensorMap of one PTX parameter."""
    match parameter:
        case TensorMap(argument=name):
            return encode(resolve(parameter, views[name], environment))
        case Pointer(argument=name):
            return ctypes.c_uint64(views[name].pointer)
        case WorkspacePointer(workspace=name):
            slot = ctypes.c_uint64(0)
            workspace_slots[name].append(slot)
            return slot
        case Size(type=kind, value=expression):
            return _size(kind, expression.text, expression.evaluate(environment))


def _size(kind: str, text: str, value: int) -> ctypes.c_uint32 | ctypes.c_uint64:
    bits = 32 if kind == "u32" else 64
    if not 0 <= value < 2**bits:
        raise ValueError(f"parameter `{text}`: needed a value of {kind}; found {value}")
    return ctypes.c_uint32(value) if bits == 32 else ctypes.c_uint64(value)


def load(
    ptx_or_cubin: str | bytes | Path, manifest: str | bytes | Mapping[str, Any] | Manifest | Path
) -> Kernel:
    """Load PTX (text, or a .ptx file) or a cubin (bytes, or a file) with its manifest.

    Raises ManifestError for a bad manifest and CudaError, with the JIT's log, for bad code
    or a machine without a GPU.
    """
    image = ptx_or_cubin.read_bytes() if isinstance(ptx_or_cubin, Path) else ptx_or_cubin
    if isinstance(manifest, Path):
        manifest = manifest.read_bytes()
    return Kernel(_image(image), load_manifest(manifest))


def _image(code: str | bytes) -> bytes:
    """The bytes the driver reads: an ELF cubin as it is, PTX with a NUL at its end."""
    data = code.encode() if isinstance(code, str) else bytes(code)
    if data.startswith(b"\x7fELF"):
        return data
    return data if data.endswith(b"\0") else data + b"\0"
