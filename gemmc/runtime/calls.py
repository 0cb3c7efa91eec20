"""Calls on arrays, of one kernel or of a program of several: what is the same for both."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar, cast

from gemmc.runtime import cuda, host, scalars, streams
from gemmc.runtime.arrays import (
    UNKNOWN_DEVICE,
    ArrayView,
    Told,
    inspect_array,
    is_numpy,
    library_of,
    number_types,
)
from gemmc.runtime.manifest import Called

CalledT = TypeVar("CalledT", bound=Called)


class Bound(NamedTuple):
    """Device arrays of a call that is bound to them: their views, the stream to begin with, what
    says the stream of each call, and what a call returns."""

    views: list[ArrayView]
    stream: int
    current: streams.Current
    result: Any


class OnArrays(ABC, Generic[CalledT]):
    """Loaded code in the current device's primary context, to be called with arrays."""

    def __init__(self, manifest: CalledT) -> None:
        self.manifest = manifest
        self.context, self.device = cuda.current_context()
        self._inputs = manifest.with_role("input")
        self._outputs = manifest.with_role("output")

    @abstractmethod
    def launch_views(self, views: Sequence[ArrayView], stream: int) -> None:
        """Check `views`, in the manifest's order, and launch on them."""

    @abstractmethod
    def _run_on_device_arrays(
        self, inputs: Sequence[Any], outs: Sequence[Any], stream: int
    ) -> list[Any]:
        """The outputs, which are allocated where none are given."""

    def _check_count(self, inputs: Sequence[Any]) -> None:
        if len(inputs) != len(self._inputs):
            names = ", ".join(a.name for a in self._inputs)
            raise TypeError(f"needed {len(self._inputs)} inputs ({names}); found {len(inputs)}")

    def _call(self, inputs: Sequence[Any], out: Any, stream: Any) -> Any:
        """Run on as many inputs as there are, of which some may be numbers; the output, or a tuple
        of several."""
        outs = given_outputs(out, len(self._outputs))
        inputs = scalars.with_sizes(self._inputs, inputs, self.device)
        handle = streams.stream_handle(stream, without_sizes(inputs), self.device)
        numbers, given = number_types(), (*inputs, *outs)
        arrays = [a for a in given if not isinstance(a, (*numbers, Told))]
        if any(isinstance(a, numbers) for a in given):
            own = None if stream is None else handle
            inputs = scalars.as_arrays(self._inputs, inputs, arrays, own)
        if all(is_numpy(a) for a in without_sizes((*inputs, *outs))):
            with cuda.entered(self.context):
                results = host.run_on_host_arrays(
                    self.manifest, self.device, inputs, outs, handle,
                    partial(self.launch_views, stream=handle),
                )  # fmt: skip
        else:
            results = self._run_on_device_arrays(inputs, outs, handle)
        return results[0] if len(results) == 1 else tuple(results)

    def _check_bound(self, arrays: Sequence[Any]) -> None:
        count = len(self.manifest.arguments)
        if len(arrays) != count:
            names = ", ".join(a.name for a in (*self._inputs, *self._outputs))
            raise TypeError(f"bind: needed {count} arrays ({names}); found {len(arrays)}")

    def _bound_to(self, arrays: Sequence[Any], stream: Any) -> Bound:
        """What a call bound to as many arrays as there are arguments, inputs first, works with."""
        count = len(self._inputs)
        given = scalars.with_sizes(self._inputs, arrays[:count], self.device)
        arrays = [*given, *arrays[count:]]
        own = without_sizes(arrays)
        first = streams.stream_handle(stream, own, self.device)
        views = [view_of(each, first) for each in arrays]
        outputs = tuple(arrays[len(self._inputs) :])
        result = outputs[0] if len(outputs) == 1 else outputs
        current = streams.current_stream(library_of(own[0]))
        if stream is not None:
            current = streams.always(first)
        return Bound(views, first, current, result)


def without_sizes(arrays: Sequence[Any]) -> list[Any]:
    """The arrays of a call: numbers that sizes follow from have no memory."""
    return [each for each in arrays if not isinstance(each, Told)]


def given_outputs(out: Any, count: int) -> tuple[Any, ...]:
    """What a call was given in `out`, one array or several. TypeError for another number."""
    if out is None:
        return ()
    several = isinstance(out, list | tuple)
    given = tuple(cast("Sequence[Any]", out)) if several else (out,)
    if len(given) != count:
        raise TypeError(f"needed {count} arrays in out=; found {len(given)}")
    return given


def view_of(array: Any, stream: int) -> ArrayView:
    """The view of an array on a device. TypeError for one of the host."""
    view = inspect_array(array, stream)
    if view.device is None:
        raise TypeError(
            "needed arrays of one kind, all NumPy or all on a CUDA device; found both"
        )
    if view.device == UNKNOWN_DEVICE:
        return replace(view, device=cuda.device_of_pointer(view.pointer))
    return view
