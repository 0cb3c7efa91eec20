"""Running a kernel on NumPy arrays: copy there, launch, wait, copy back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from gemmc.element_types import numpy_dtype
from gemmc.runtime import cuda
from gemmc.runtime.arrays import ArrayView, Told, inspect_array
from gemmc.runtime.checks import check_arguments, in_order, sizes_of_inputs, static_shape
from gemmc.runtime.manifest import Called

_ALIGNED = 256
"""cuMemAlloc's alignment: what a copy's address is checked against."""

LaunchViews = Callable[[Sequence[ArrayView]], None]
"""Launches on device arrays, in the manifest's order."""


def run_on_host_arrays(
    manifest: Called,
    device: int,
    inputs: Sequence[Any],
    outs: Sequence[Any],
    stream: int,
    launch: LaunchViews,
) -> list[Any]:
    """The outputs as NumPy arrays; `outs`, when given, go to the device and come back.

    The kernel's context is current. `launch` launches on `stream`.
    """
    import numpy

    in_place = bool(outs)
    sources = [a if isinstance(a, Told) else numpy.asarray(a, order="C") for a in inputs]
    views = [replace(inspect_array(a), owner=a) for a in sources]
    if not outs:
        sizes = sizes_of_inputs(manifest, views)
        outs = [
            numpy.empty(static_shape(a, sizes), numpy_dtype(a.dtype))
            for a in manifest.with_role("output")
        ]
    for array in outs:
        if not array.flags.writeable:
            raise ValueError("out=: needed a writable array; found a read-only one")
    targets = [numpy.asarray(a, order="C") for a in outs]
    ordered = in_order(manifest, views, [inspect_array(a) for a in targets])
    # What is launched is a fresh device copy, so only the host addresses may be unaligned.
    pretended = [replace(v, pointer=_ALIGNED, device=device) for v in ordered]
    check_arguments(manifest, pretended, device)
    _run(manifest, ordered, device, stream, in_place, launch)
    for given, target in zip(outs, targets, strict=True):
        if given is not target:
            given[...] = target
    return list(outs)


def _run(
    manifest: Called,
    views: Sequence[ArrayView],
    device: int,
    stream: int,
    in_place: bool,
    launch: LaunchViews,
) -> None:
    taken: list[int] = []
    try:
        for argument, view in zip(manifest.arguments, views, strict=True):
            size = view.owner.nbytes
            taken.append(cuda.allocate(max(size, 1)))
            if size and (in_place or argument.role == "input"):
                cuda.copy_to_device(taken[-1], view.pointer, size)
        launch(
            [
                replace(view, pointer=pointer, device=device)
                for view, pointer in zip(views, taken, strict=True)
            ]
        )
        cuda.synchronize(stream)
        for argument, view, pointer in zip(manifest.arguments, views, taken, strict=True):
            if argument.role == "output":
                cuda.copy_to_host(view.pointer, pointer, view.owner.nbytes)
    finally:
        for pointer in taken:
            cuda.free(pointer)
