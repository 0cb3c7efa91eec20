"""A loaded program of several kernels: its launches on one stream, one after the other."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping, Sequence
from threading import Lock
from typing import Any

from gemmc.element_types import ELEMENT_TYPES
from gemmc.runtime import cuda
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.calls import OnArrays, view_of
from gemmc.runtime.checks import check_arguments, in_order, sizes_of_inputs, static_shape
from gemmc.runtime.dlpack import row_major_strides
from gemmc.runtime.expressions import Environment
from gemmc.runtime.kernel import Kernel
from gemmc.runtime.manifest import Argument
from gemmc.runtime.outputs import allocate_output
from gemmc.runtime.programs import ProgramManifest
from gemmc.runtime.recent import Recent
from gemmc.runtime.workspaces import Needs, Pool

PROGRAM_LIMIT = 8 << 30
"""Bytes that the workspaces of programs may take, for one call and for all that is kept for the
streams of a context: intermediate results, which are as large as the program makes them."""

_POOLS: dict[int, Pool] = {}
_POOLS_LOCK = Lock()


def _pool_of(context: Any) -> Pool:
    """Where programs have their workspaces: not with those of kernels, which work in theirs while a
    program's have to last."""
    number = cuda.context_id(context)
    with _POOLS_LOCK:
        return _POOLS.setdefault(number, Pool(PROGRAM_LIMIT))


CHOICE_LIMIT = 4096
"""Sizes for which a program keeps the kernel that it launches."""

_Test = tuple[int, int, range]
"""Of a call's array number, and a dimension of it: the extents that a kernel is for."""


class Program(OnArrays[ProgramManifest]):
    """A program in the current device's primary context; call it with its inputs."""

    def __init__(self, image: bytes, manifest: ProgramManifest) -> None:
        super().__init__(manifest)
        self._module = cuda.load_module(image)
        self._kernels = {
            entry: Kernel(image, each, module=self._module)
            for entry, each in manifest.kernels.items()
        }
        self._pool = _pool_of(self.context) if manifest.workspaces else None
        if self._pool is not None and not manifest.sizes:
            self._pool.check(self._needs({}))
        self._constants = {each.name: _uploaded(each.data) for each in manifest.constants}
        self._choices = list(self._tested()) if manifest.one_launch else []
        tests = [test for tests, _ in self._choices for test in tests]
        self._told = list(dict.fromkeys((place, dim) for place, dim, _ in tests))
        self._chosen: Recent[Kernel] = Recent(CHOICE_LIMIT)

    def _tested(self) -> Iterator[tuple[list[_Test], Kernel]]:
        """The kernels of the only launch, each with what has to hold, in the order of a call."""
        calls = [a.name for a in (*self._inputs, *self._outputs)]
        for entry in self.manifest.launches[0].kernels:
            kernel = self._kernels[entry]
            names = [a.name for a in kernel.manifest.arguments]
            own = [a.name for a in self.manifest.arguments]
            told = kernel.manifest.sizes
            places = {name: calls.index(own[names.index(told[name][0])]) for name in told}
            guards = kernel.manifest.guard.items()
            yield [(places[name], told[name][1], each.sizes) for name, each in guards], kernel

    def _needs(self, sizes: Mapping[str, int]) -> Needs:
        """The program's workspaces for some sizes, as one piece."""
        size = self.manifest.workspace_bytes.evaluate(Environment(sizes, {}))
        return Needs({}, {"workspace": 0} if size else {}, 0, size, True)

    def _only(self, arrays: Sequence[Any]) -> Kernel | None:
        """The kernel that a call of these arrays is one launch of; None where it is several, or
        where an array has no such extent, which is refused later."""
        if not self._choices:
            return None
        try:
            told = tuple([arrays[place].shape[dim] for place, dim in self._told])
        except (AttributeError, IndexError):
            return None
        kernel = self._chosen.get(told)
        if kernel is None:
            sizes = dict(zip(self._told, told, strict=True))
            kernel = next(
                kernel
                for tests, kernel in self._choices
                if all(sizes[place, dim] in allowed for place, dim, allowed in tests)
            )
            self._chosen.put(told, kernel)
        return kernel

    def __call__(self, *inputs: Any, out: Any = None, stream: Any = None) -> Any:
        """Run on arrays; see `gemmc.runtime.Kernel.__call__`. Each kernel is launched on `stream`
        behind the one before it; while the stream is captured, they become nodes of its graph."""
        self._check_count(inputs)
        only = self._only(inputs)
        if only is not None:
            return only(*inputs, out=out, stream=stream)
        return self._call(inputs, out, stream)

    def bind(self, *arrays: Any, stream: Any = None) -> Callable[[], Any]:
        """A call on these device arrays, inputs first, then outputs: checked now; see
        `gemmc.runtime.Kernel.bind`. Raises TypeError or ValueError."""
        self._check_bound(arrays)
        only = self._only(arrays)
        if only is not None:
            return only.bind(*arrays, stream=stream)
        views, _, current, result = self._bound_to(arrays, stream)
        ordered = in_order(self.manifest, views[: len(self._inputs)], views[len(self._inputs) :])
        check_arguments(self.manifest, ordered, self.device)

        def call() -> Any:
            self._launch(ordered, current(self.device))
            return result

        return call

    def close(self) -> None:
        """Unload the code; neither the program nor what was bound can be called afterwards."""
        for kernel in self._kernels.values():
            kernel.close()
        with cuda.entered(self.context):
            cuda.unload_module(self._module)
            for pointer in self._constants.values():
                cuda.free(pointer)
        self._constants = {}

    def launch_views(self, views: Sequence[ArrayView], stream: int) -> None:
        """Check `views`, in the manifest's order, and launch on them."""
        check_arguments(self.manifest, views, self.device)
        self._launch(views, stream)

    def _run_on_device_arrays(
        self, inputs: Sequence[Any], outs: Sequence[Any], stream: int
    ) -> list[Any]:
        views = [view_of(each, stream) for each in inputs]
        if not outs:
            sizes = sizes_of_inputs(self.manifest, views)
            outs = [allocate_output(inputs[0], a, static_shape(a, sizes)) for a in self._outputs]
        ordered = in_order(self.manifest, views, [view_of(each, stream) for each in outs])
        self.launch_views(ordered, stream)
        return list(outs)

    def _launch(self, views: Sequence[ArrayView], stream: int) -> None:
        """All launches, on views that are checked."""
        starts = {a.name: v.pointer for a, v in zip(self.manifest.arguments, views, strict=True)}
        sizes = sizes_of_inputs(self.manifest, self._of_inputs(views))
        needs = self._needs(sizes)
        if self._pool is None or not needs:
            self._launch_all(starts, sizes, 0, stream)
            return
        self._pool.check(needs)
        with cuda.entered(self.context):
            pieces = self._pool.lasting(stream, needs)
            if pieces is not None:
                self._launch_all(starts, sizes, pieces[1], stream)
                return
            piece = cuda.allocate_on_stream(needs.bytes, stream)
            try:
                self._launch_all(starts, sizes, piece, stream)
            finally:
                cuda.free_on_stream(piece, stream)

    def _of_inputs(self, views: Sequence[ArrayView]) -> list[ArrayView]:
        pairs = zip(self.manifest.arguments, views, strict=True)
        return [view for argument, view in pairs if argument.role == "input"]

    def _launch_all(
        self, starts: dict[str, int], sizes: Mapping[str, int], workspace: int, stream: int
    ) -> None:
        starts |= self._constants
        environment = Environment(sizes, {})
        for each in self.manifest.workspaces:
            starts[each.name] = workspace + each.offset.evaluate(environment)
        for step in self.manifest.launches:
            arguments = self.manifest.kernels[step.kernel].arguments
            pairs = list(zip(arguments, step.arguments, strict=True))
            shapes = [place.shape_of(argument, sizes) for argument, place in pairs]
            chosen = step.chosen(self.manifest.kernels, shapes)
            views = [
                self._view(argument, shape, starts[place.name] + place.offset)
                for (argument, place), shape in zip(pairs, shapes, strict=True)
            ]
            self._kernels[chosen.entry].launch_views(views, stream)

    def _view(self, argument: Argument, shape: tuple[int, ...], start: int) -> ArrayView:
        """A kernel's argument: a row-major array in the memory of an argument or workspace."""
        strides = row_major_strides(shape, ELEMENT_TYPES[argument.dtype].bytes)
        return ArrayView(start, shape, strides, argument.dtype, self.device, None)


def _uploaded(data: bytes) -> int:
    """Device memory with these bytes, in the current context."""
    pointer = cuda.allocate(len(data))
    held = ctypes.create_string_buffer(data, len(data))
    cuda.copy_to_device(pointer, ctypes.addressof(held), len(data))
    return pointer
