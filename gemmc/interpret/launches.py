"""From a kernel's launch facts to machines that run: grid, clusters, outputs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from gemmc.interpret.grids import evaluate
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.target import DEFAULT

if TYPE_CHECKING:
    from gemmc.dialects.dynamic import Dynamic

Outputs = Sequence[Sequence[int] | NDArray[Any]]
"""Of each output of a kernel its shape, or what it holds before, where the kernel adds to it."""

SM_COUNT = DEFAULT.sms
"""What `sm_count` is in a grid: the SMs of the default target."""


def launch_symbols(
    sizes: Mapping[str, tuple[int, int]], matrices: Sequence[Matrix], cluster: int, sms: int
) -> dict[str, int]:
    """Values of the names in a grid: sizes from [argument, dimension], and the chip's."""
    symbols = {name: matrices[a].array.shape[d] for name, (a, d) in sizes.items()}
    return {"sm_count": sms, "max_active_clusters": max(1, sms // cluster), **symbols}


def told_sizes(kernel: Dynamic, shapes: Sequence[Sequence[int]]) -> dict[str, int]:
    """The dynamic sizes of a kernel by arrays of these shapes, its first arguments. Raises
    Unsupported where they tell none, two, or one that the kernel is not for."""
    sizes: dict[str, int] = {}
    for name, places in kernel.dynamic_places.items():
        known = {shapes[a][d] for a, d in places if a < len(shapes)}
        if len(known) != 1:
            raise Unsupported(f"size {name} of {sorted(known) or 'no input'}")
        (sizes[name],) = known
        if sizes[name] not in kernel.range_of(name):
            raise Unsupported(f"{name} = {sizes[name]}, which the kernel's guard excludes")
    return sizes


def told_shapes(
    kernel: Dynamic,
    shapes: Sequence[tuple[int, ...]],
    inputs: Sequence[Any],
    outputs: Outputs = (),
) -> list[tuple[int, ...]]:
    """The shapes of a kernel's arguments where the inputs tell its dynamic sizes, or who launches
    it does, by the shapes of `outputs`. Raises Unsupported as `told_sizes`."""
    made = (each.shape if isinstance(each, np.ndarray) else each for each in outputs)
    given = [*(tuple(each.shape) for each in inputs), *made]
    sizes = told_sizes(kernel, given)
    return [
        tuple(
            size if size >= 0 else _told(kernel, sizes, given, (argument, dimension))
            for dimension, size in enumerate(shape)
        )
        for argument, shape in enumerate(shapes)
    ]


def _told(
    kernel: Dynamic, sizes: Mapping[str, int], given: Sequence[Sequence[int]], at: tuple[int, int]
) -> int:
    name = kernel.dynamic_size(*at)
    return given[at[0]][at[1]] if name is None else sizes[name]


def output(shape: Sequence[int], dtype: np.dtype[Any]) -> NDArray[Any]:
    """An array of which every byte is 0xFF: NaN in every float type."""
    array = np.empty(shape, dtype)
    array.reshape(-1).view(np.uint8)[...] = 0xFF
    return array


def first_contents(
    given: Sequence[int] | NDArray[Any], dtype: np.dtype[Any], *, added: bool
) -> NDArray[Any]:
    """What an output, of a shape, holds when a kernel starts: what the launches before it left, in
    the array given, which the kernel writes; zeros where the kernel adds to it and stands alone,
    NaN in every float type elsewhere."""
    if isinstance(given, np.ndarray):
        return given
    return np.zeros(given, dtype) if added else output(given, dtype)


def clusters(grid: int, size: int, wanted: Sequence[int] | None) -> Iterator[list[int]]:
    """CTA numbers of each cluster that has a wanted CTA."""
    if grid % size:
        raise Unsupported(f"a grid of {grid} CTAs in clusters of {size}")
    for first in range(0, grid, size):
        members = list(range(first, first + size))
        if wanted is None or set(wanted) & set(members):
            yield members


def check_extents(name: str, shape: Sequence[int]) -> None:
    """Raises Unsupported for an extent that a call's sizes make less than 0."""
    if min(shape, default=0) < 0:
        found = f"{name} of shape {list(shape)}, which the sizes of the inputs make"
        raise Unsupported(f"{found}; give sizes of which it is 0 or more")


def check_rooms(rooms: Iterable[str], sizes: Mapping[str, int], named: Mapping[str, str]) -> None:
    """Raises Unsupported for a slice that a call's sizes put beyond the end of its source, and a
    reshape to another number of elements than its source has; `named` says which argument each size
    is."""
    for room in rooms:
        if evaluate(room, sizes) < 0:
            told = ", ".join(f"{name} = {size} ({named[name]})" for name, size in sizes.items())
            found = f"a slice or a reshape that does not fit its source for {told}"
            raise Unsupported(f"{found}; give sizes of which {room} is 0 or more")


def check_inputs(
    names: Sequence[str], shapes: Sequence[tuple[int, ...]], inputs: Sequence[Any]
) -> None:
    """Raises Unsupported where the inputs are not what the kernel takes."""
    if len(inputs) != len(names):
        raise Unsupported(f"{len(inputs)} inputs for {len(names)} arguments")
    for name, shape, array in zip(names, shapes, inputs, strict=True):
        if tuple(array.shape) != shape:
            raise Unsupported(f"{name} of shape {list(array.shape)} where {list(shape)} is needed")


def check_kinds(names: Sequence[str], kinds: Sequence[Any], inputs: Sequence[Any]) -> None:
    """Raises Unsupported where a kernel takes floats of one type and is given anything else, or
    takes integers and is given what is none, or wider. Floats of 8 bits are bytes."""
    for name, kind, array in zip(names, kinds, inputs, strict=False):
        floats, given = kind.kind not in "biu" and kind.itemsize > 1, array.dtype
        if given == kind:
            continue
        if floats or given.kind not in "biuV" or given.itemsize > kind.itemsize:
            raise Unsupported(f"{name} of {array.dtype} where {kind} is needed")
