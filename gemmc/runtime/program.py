"""A loaded program of several kernels: its launches on one stream, one after the other."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from typing import Any, NamedTuple

from gemmc.runtime import cuda, matching, native, streams
from gemmc.runtime.arrays import ArrayView, are_tensors
from gemmc.runtime.calls import OnArrays, given_outputs, view_of, without_sizes
from gemmc.runtime.checks import sizes_of_inputs, sizes_of_shapes, static_shape
from gemmc.runtime.kernel import Kernel
from gemmc.runtime.modules import Assemble, Modules
from gemmc.runtime.outputs import allocate_output, empty_tensors
from gemmc.runtime.plan import closed
from gemmc.runtime.program_plan import PLAN_LIMIT, Loaded, ProgramLaunch, ProgramPlan
from gemmc.runtime.programs import ProgramManifest
from gemmc.runtime.recent import Recent
from gemmc.runtime.workspaces import Pool, pool_of

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

_REFRESHES = 8
"""Times that matchers of a geometry are made anew: torch's also look at its modes, as `no_grad`."""


class _Known(NamedTuple):
    """A plan for torch tensors, how to see at a glance that a call is one of it, the stream on a
    device, and what makes the outputs: nothing where they are no plain new tensors."""

    fits: matching.Matcher
    fits_inputs: matching.Matcher
    current: streams.Current
    empty: Callable[[], tuple[Any, ...] | None]
    plan: ProgramPlan


def _never(*tensors: Any) -> bool:
    return False


def _nothing() -> None:
    return None


_UNKNOWN: Any = (_never, _never, _nothing, _nothing, None)


class Program(OnArrays[ProgramManifest]):
    """A program in the current device's primary context; call it with its inputs."""

    def __init__(
        self, image: bytes, manifest: ProgramManifest, assemble: Assemble | None = None
    ) -> None:
        """See `gemmc.runtime.modules` for what is loaded when, and for `assemble`."""
        super().__init__(manifest)
        self._modules = Modules(image, manifest, assemble)
        works = any(each.workspaces for each in manifest.kernels.values())
        self._loaded = Loaded(
            manifest,
            self._modules,
            {each.name: _uploaded(each.data) for each in manifest.constants},
            int(self.context),
            self.device,
            _pool_of(self.context) if manifest.workspaces else None,
            pool_of(self.context) if works else None,
        )
        if self._loaded.pool is not None and not manifest.sizes:
            self._loaded.pool.check(self._loaded.needs({}))
        calls = [*self._inputs, *self._outputs]
        self._order = [calls.index(a) for a in manifest.arguments]
        self._plans: Recent[ProgramPlan] = Recent(PLAN_LIMIT)
        self._tensor_plans: Recent[tuple[_Known, int]] = Recent(PLAN_LIMIT)
        self._known: _Known = _UNKNOWN
        self._closed = False
        self._in_place = any(a.in_place is not None for a in self._outputs)
        self._choices = list(self._tested()) if manifest.one_launch else []
        tests = [test for tests, _ in self._choices for test in tests]
        self._told = list(dict.fromkeys((place, dim) for place, dim, _ in tests))
        self._chosen: Recent[Kernel] = Recent(CHOICE_LIMIT)

    def _tested(self) -> Iterator[tuple[list[_Test], str]]:
        """The entries of the only launch, each with what has to hold, in the order of a call."""
        calls = [a.name for a in (*self._inputs, *self._outputs)]
        for entry in self.manifest.launches[0].kernels:
            kernel = self.manifest.kernels[entry]
            names = [a.name for a in kernel.arguments]
            own = [a.name for a in self.manifest.arguments]
            told = kernel.sizes
            places = {name: calls.index(own[names.index(told[name][0])]) for name in told}
            guards = kernel.guard.items()
            yield [(places[name], told[name][1], each.sizes) for name, each in guards], entry

    def _only(self, arrays: Sequence[Any], stream: Any) -> Kernel | None:
        """The kernel that a call of these arrays is one launch of, loaded; None where it is
        several, or where an array has no such extent, which is refused later."""
        if not self._choices:
            return None
        try:
            told = tuple([arrays[place].shape[dim] for place, dim in self._told])
        except (AttributeError, IndexError):
            return None
        kernel = self._chosen.get(told)
        if kernel is None:
            sizes = dict(zip(self._told, told, strict=True))
            entry = next(
                entry
                for tests, entry in self._choices
                if all(sizes[place, dim] in allowed for place, dim, allowed in tests)
            )
            handle = streams.stream_handle(stream, arrays, self.device)
            kernel = self._modules.kernel(entry, handle)
            self._chosen.put(told, kernel)
        return kernel

    def __call__(self, *inputs: Any, out: Any = None, stream: Any = None) -> Any:
        """Run on arrays; see `gemmc.runtime.Kernel.__call__`. Each kernel is launched on `stream`
        behind the one before it; while the stream is captured, they become nodes of its graph.
        Without `out`, outputs in place of inputs are these."""
        if len(inputs) != len(self._inputs):
            self._check_count(inputs)
        if out is None and self._in_place:
            out = self._own_outputs(inputs)
        if self._choices:
            only = self._only(inputs, stream)
            if only is not None:
                return only(*inputs, out=out, stream=stream)
        fits, fits_inputs, current, empty, plan = self._known
        if out is None:
            made = empty() if fits_inputs(*inputs) else None
        else:
            made = given_outputs(out, len(self._outputs))
            made = made if fits(*inputs, *made) else None
        if made is None:
            return self._call(inputs, out, stream)
        device = self.device
        handle = current(device) if stream is None else streams.stream_handle(stream, (), device)
        launch = plan.find((handle, *[each.data_ptr() for each in (*inputs, *made)]))
        if launch is None:
            return self._call(inputs, out, stream)
        error = launch()
        if error:
            self._try_again(launch, error)
        return made[0] if len(made) == 1 else made

    def _own_outputs(self, inputs: Sequence[Any]) -> Any:
        """The inputs that outputs are in place of. TypeError where one is of none: who wants a
        result in place of an argument says where the others go."""
        missing = [a.name for a in self._outputs if a.in_place is None]
        if missing:
            places = [a.in_place or a.name for a in self._outputs]
            needed = f"out=[{', '.join(places)}], since some outputs are in place of inputs"
            raise TypeError(f"needed {needed}; found none")
        numbers = {a.name: number for number, a in enumerate(self._inputs)}
        return [inputs[numbers[a.in_place or ""]] for a in self._outputs]

    @property
    def loaded(self) -> tuple[str, ...]:
        """The entries of the kernels whose code is on the device, in the manifest's order."""
        known = self._modules.loaded
        return tuple(entry for entry in self.manifest.kernels if entry in known)

    def prepare(self, *shapes: Sequence[int]) -> tuple[str, ...]:
        """Load what a call with inputs of these shapes launches, and return the entries; without
        shapes, every kernel.

        So that a later call, or a capture, loads nothing. Raises TypeError or ValueError for
        shapes that no call can have, and CudaError.
        """
        if self._closed:
            raise closed()
        found: Sequence[str] = tuple(self.manifest.kernels)
        if shapes:
            self._check_count(shapes)
            found = self.manifest.chosen(sizes_of_shapes(self.manifest, shapes))
        for entry in found:
            self._modules.kernel(entry, 0)
        return tuple(found)

    def bind(self, *arrays: Any, stream: Any = None) -> Callable[[], Any]:
        """A call on these device arrays, inputs first, then outputs: checked now; see
        `gemmc.runtime.Kernel.bind`. Raises TypeError or ValueError."""
        self._check_bound(arrays)
        only = self._only(arrays, stream)
        if only is not None:
            return only.bind(*arrays, stream=stream)
        views, first, current, result = self._bound_to(arrays, stream)
        plan, device = self._plan(views, first), self.device
        launches: dict[int, ProgramLaunch] = {}
        known = launches.get

        def prepare(handle: int) -> ProgramLaunch:
            """The views are named here, so that they live as long as the call."""
            made = plan.find((handle, *[view.pointer for view in views]))
            assert made is not None, "the addresses were checked"
            launches[handle] = made
            return made

        def call() -> Any:
            launch = known(handle := current(device)) or prepare(handle)
            error = launch()
            if error:
                self._try_again(launch, error)
            return result

        return call

    def close(self) -> None:
        """Unload the code; neither the program nor what was bound can be called afterwards."""
        self._modules.close()
        self._closed, self._known = True, _UNKNOWN
        self._chosen.clear()
        self._plans.clear()
        self._tensor_plans.clear()
        for each in list(self._loaded.made):
            each.close()
        with cuda.entered(self.context):
            for pointer in self._loaded.constants.values():
                cuda.free(pointer)

    def launch_views(self, views: Sequence[ArrayView], stream: int) -> None:
        """Check `views`, in the manifest's order, and launch on them."""
        placed = sorted(zip(self._order, views, strict=True), key=lambda each: each[0])
        called = [view for _, view in placed]
        self._launch(self._plan(called, stream), called, stream)

    def _run_on_device_arrays(
        self, inputs: Sequence[Any], outs: Sequence[Any], stream: int
    ) -> list[Any]:
        views = [view_of(each, stream) for each in inputs]
        if not outs:
            sizes = sizes_of_inputs(self.manifest, views)
            like = without_sizes(inputs)[0]
            outs = [allocate_output(like, a, static_shape(a, sizes)) for a in self._outputs]
        views += [view_of(each, stream) for each in outs]
        plan = self._plan(views, stream)
        if are_tensors((*inputs, *outs)):
            self._know(plan, inputs, outs)
        self._launch(plan, views, stream)
        return list(outs)

    def _know(self, plan: ProgramPlan, inputs: Sequence[Any], outs: Sequence[Any]) -> None:
        """The next call looks for the plan of these tensors first."""
        key = tuple(map(matching.geometry, (*inputs, *outs)))
        found, count = self._tensor_plans.get(key) or (None, 0)
        if found is None or (count < _REFRESHES and not found.fits(*inputs, *outs)):
            found = _Known(
                matching.matcher((*inputs, *outs)),
                matching.matcher(inputs),
                streams.current_stream("torch"),
                empty_tensors(outs),
                plan,
            )
            self._tensor_plans.put(key, (found, count + 1))
        self._known = found

    def _launch(self, plan: ProgramPlan, called: Sequence[ArrayView], stream: int) -> None:
        launch = plan.find((stream, *[view.pointer for view in called]))
        assert launch is not None, "the addresses were checked"
        error = launch()
        if error:
            self._try_again(launch, error)

    def _plan(self, called: Sequence[ArrayView], stream: int) -> ProgramPlan:
        """The plan for views in the order of a call, which are checked, for a call on `stream`."""
        if self._closed:
            raise closed()
        key = tuple([view.geometry() for view in called])
        plan = self._plans.get(key)
        if plan is None or not plan.aligned([view.pointer for view in called]):
            views = [called[place] for place in self._order]
            plan = ProgramPlan(self._loaded, views, self._order, stream)
            self._plans.put(key, plan)
        return plan

    def _try_again(self, launch: ProgramLaunch, error: int) -> None:
        """Launch where the program's context is current, if that was what failed, or raise."""
        context = self._loaded.context
        if error in native.ELSEWHERE and native.current_context() != context:
            with cuda.entered(self.context):
                error = launch()
        if error:
            raise cuda.failed(error, "launching the kernel")


def _uploaded(data: bytes) -> int:
    """Device memory with these bytes, in the current context."""
    pointer = cuda.allocate(len(data))
    held = ctypes.create_string_buffer(data, len(data))
    cuda.copy_to_device(pointer, ctypes.addressof(held), len(data))
    return pointer
