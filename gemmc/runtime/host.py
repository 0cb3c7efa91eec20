"""Running a kernel on NumPy arrays: copy there, launch, wait, copy back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gemmc.runtime import cuda
from gemmc.runtime.arrays import inspect_array
from gemmc.runtime.checks import check_arguments, static_shape
from gemmc.runtime.outputs import host_dtype

if TYPE_CHECKING:
    from gemmc.runtime.kernel import Kernel

_ALIGNED = 256
"""cuMemAlloc's alignment: what a copy's address is checked against."""


def run_on_host_arrays(
    kernel: Kernel, inputs: Sequence[Any], outs: Sequence[Any], stream: int
) -> list[Any]:
    """The outputs as NumPy arrays; `outs`, when given, go to the device and come back."""
    import numpy

    in_place = bool(outs)
    sources = [numpy.ascontiguousarray(a) for a in inputs]
    views = [replace(inspect_array(a), owner=a) for a in sources]
    if not outs:
        sizes = kernel.sizes_of_inputs(views)
        outs = [
            numpy.empty(static_shape(a, sizes), host_dtype(a.dtype))
            for a in kernel.manifest.with_role("output")
        ]
    for array in outs:
        if not array.flags.writeable:
            raise ValueError("out=: needed a writable array; found a read-only one")
    targets = [numpy.ascontiguousarray(a) for a in outs]
    ordered = kernel.in_order(views, [inspect_array(a) for a in targets])
    # What is launched is a fresh device copy, so only the host addresses may be unaligned.
    pretended = [replace(v, pointer=_ALIGNED, device=kernel.device) for v in ordered]
    check_arguments(kernel.manifest, pretended, kernel.device)
    cuda.make_current(kernel.context)
    _run(kernel, ordered, stream, in_place)
    for given, target in zip(outs, targets, strict=True):
        if given is not target:
            given[...] = target
    return list(outs)


def _run(kernel: Kernel, views: Sequence[Any], stream: int, in_place: bool) -> None:
    taken: list[int] = []
    try:
        for argument, view in zip(kernel.manifest.arguments, views, strict=True):
            size = view.owner.nbytes
            taken.append(cuda.allocate(max(size, 1)))
            if in_place or argument.role == "input":
                cuda.copy_to_device(taken[-1], view.pointer, size)
        kernel.launch_views(
            [
                replace(view, pointer=pointer, device=kernel.device)
                for view, pointer in zip(views, taken, strict=True)
            ],
            stream,
        )
        cuda.synchronize(stream)
        for argument, view, pointer in zip(kernel.manifest.arguments, views, taken, strict=True):
            if argument.role == "output":
                cuda.copy_to_host(view.pointer, pointer, view.owner.nbytes)
    finally:
        for pointer in taken:
            cuda.free(pointer)
