"""Whether an array fits its argument, decided before anything is launched.

TypeError for a wrong element type or a mix of host and device, ValueError for shape,
device, alignment and row pitch; each says what was needed and what was found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from gemmc.element_types import ELEMENT_TYPES
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.expressions import Environment, Expression, parse_expression
from gemmc.runtime.manifest import Argument, Called

TMA_BYTES = 16
"""Global addresses and strides of a tensor map are multiples of this (PTX ISA, tensors)."""


def check_arguments(manifest: Called, views: Sequence[ArrayView], device: int) -> dict[str, int]:
    """Check `views`, in the manifest's order, for a launch on `device`.

    Returns the values of the manifest's sizes. Raises TypeError or ValueError.
    """
    found = dict(zip((a.name for a in manifest.arguments), views, strict=True))
    for argument, view in zip(manifest.arguments, views, strict=True):
        _check_type(argument, view)
        _check_rank(argument, view)
    sizes = {n: found[a].shape[dim] for n, (a, dim) in manifest.sizes.items()}
    for argument, view in zip(manifest.arguments, views, strict=True):
        _check_shape(argument, view, sizes)
        _check_elements(argument, view)
        _check_device(argument, view, device)
        pitched = manifest.may_be_pitched(argument.name)
        _check_alignment(argument, view, address_multiple(manifest, argument))
        _check_strides(argument, view, pitched)
    return sizes


def in_order(
    manifest: Called, inputs: Sequence[ArrayView], outputs: Sequence[ArrayView]
) -> tuple[ArrayView, ...]:
    """The views in the manifest's order of arguments."""
    sources = {"input": iter(inputs), "output": iter(outputs)}
    return tuple(next(sources[a.role]) for a in manifest.arguments)


def sizes_of_inputs(manifest: Called, inputs: Sequence[ArrayView]) -> dict[str, int]:
    """The sizes that inputs decide; ranks are checked later, so short shapes are skipped."""
    names = (a.name for a in manifest.with_role("input"))
    shapes = {name: view.shape for name, view in zip(names, inputs, strict=True)}
    return {
        name: shapes[argument][dim]
        for name, (argument, dim) in manifest.sizes.items()
        if argument in shapes and dim < len(shapes[argument])
    }


def sizes_of_shapes(manifest: Called, shapes: Sequence[Sequence[int]]) -> dict[str, int]:
    """The sizes that a call has whose inputs have these shapes. ValueError for wrong ones."""
    inputs = manifest.with_role("input")
    views = [
        ArrayView(0, tuple(shape), (), argument.dtype, None, None)
        for argument, shape in zip(inputs, shapes, strict=True)
    ]
    for argument, view in zip(inputs, views, strict=True):
        _check_rank(argument, view)
    sizes = sizes_of_inputs(manifest, views)
    for argument, view in zip(inputs, views, strict=True):
        _check_shape(argument, view, sizes)
        _check_elements(argument, view)
    return sizes


def address_multiple(manifest: Called, argument: Argument) -> int:
    """What the address of an argument has to be a multiple of, in bytes."""
    pitched = manifest.may_be_pitched(argument.name)
    return max(argument.alignment, TMA_BYTES if pitched else 1)


def static_shape(argument: Argument, sizes: Mapping[str, int]) -> tuple[int, ...]:
    """The shape an output must have in a call. ValueError where the manifest leaves it open, and
    where an extent comes out below 0 for the call's sizes."""
    shape = told_shape(argument, sizes)
    refuse_negative(f"argument `{argument.name}`", shape, argument.shape, sizes)
    return shape


def refuse_negative(
    where: str,
    numbers: Sequence[int],
    said: Sequence[int | str | None],
    sizes: Mapping[str, int],
) -> None:
    """ValueError where one of some numbers, which are so spelled, is below 0."""
    for number, each in zip(numbers, said, strict=True):
        if number < 0:
            told = ", ".join(f"{name} = {size}" for name, size in sizes.items())
            raise ValueError(
                f"{where}: needed sizes of which {each} is 0 or more; found {number} for {told}; "
                "call it with arrays of other shapes"
            )


def check_rooms(
    rooms: Sequence[Expression], sizes: Mapping[str, int], named: Mapping[str, tuple[str, int]]
) -> None:
    """ValueError where a slice does not lie in its source, or a reshape has not all of it: one of
    some expressions is below 0; `named` says which argument each size is."""
    for each in rooms:
        if each.evaluate(Environment(sizes, {})) < 0:
            told = ", ".join(f"{name} = {size} ({named[name][0]})" for name, size in sizes.items())
            raise ValueError(
                f"slices and reshapes: needed sizes of which {each.text} is 0 or more, so that "
                f"they fit their source; found {told}; give other numbers"
            )


def told_shape(argument: Argument, sizes: Mapping[str, int]) -> tuple[int, ...]:
    """The shape of an output for some sizes, whatever they make of it. ValueError where the
    manifest leaves it open."""
    shape: list[int] = []
    for extent in argument.shape:
        value = _extent(extent, sizes)
        if value is None:
            raise ValueError(
                f"argument `{argument.name}`: needed out=, because its shape "
                f"{_shape_text(argument.shape)} does not follow from the inputs; found none"
            )
        shape.append(value)
    return tuple(shape)


def _extent(extent: int | str | None, sizes: Mapping[str, int]) -> int | None:
    """An extent for some sizes; None for any, or of a size that is not among them. ExpressionError
    where they make it a division by 0."""
    if not isinstance(extent, str) or extent in sizes:
        return sizes[extent] if isinstance(extent, str) else extent
    expression = parse_expression(extent)
    if not expression.names() <= set(sizes):
        return None
    return expression.evaluate(Environment(sizes, {}))


def _check_type(argument: Argument, view: ArrayView) -> None:
    if view.dtype != argument.dtype:
        raise TypeError(
            f"argument `{argument.name}`: needed dtype {argument.dtype}; found {view.dtype}"
        )


def _check_rank(argument: Argument, view: ArrayView) -> None:
    if len(view.shape) != len(argument.shape):
        raise _shape_error(argument, view)


def _check_shape(argument: Argument, view: ArrayView, sizes: Mapping[str, int]) -> None:
    for needed, extent in zip(argument.shape, view.shape, strict=True):
        value = _extent(needed, sizes)
        if value is not None and value != extent:
            raise _shape_error(argument, view)


def _check_elements(argument: Argument, view: ArrayView) -> None:
    most, found = argument.most_elements, prod(view.shape)
    if most is not None and found > most:
        raise ValueError(
            f"argument `{argument.name}`: needed at most {most} elements, which the kernel counts "
            f"in 32 bits; found {found}, {_shape_text(view.shape)}; split the array into parts"
        )


def _shape_error(argument: Argument, view: ArrayView) -> ValueError:
    return ValueError(
        f"argument `{argument.name}`: needed shape {_shape_text(argument.shape)}; "
        f"found {_shape_text(view.shape)}"
    )


def _shape_text(shape: Sequence[int | str | None]) -> str:
    return "x".join("?" if e is None else str(e) for e in shape) or "()"


def _check_device(argument: Argument, view: ArrayView, device: int) -> None:
    if view.device != device:
        where = "the host" if view.device is None else f"cuda:{view.device}"
        raise ValueError(
            f"argument `{argument.name}`: needed an array on cuda:{device}, where the "
            f"kernel was loaded; found one on {where}"
        )


def _check_alignment(argument: Argument, view: ArrayView, needed: int) -> None:
    if view.pointer % needed:
        raise ValueError(
            f"argument `{argument.name}`: needed a base address of a multiple of {needed} B; "
            f"found 0x{view.pointer:x}, {view.pointer % needed} B past one"
        )


def _check_strides(argument: Argument, view: ArrayView, pitched: bool) -> None:
    """The last dimension is contiguous, the others nest; only TMA arguments may have gaps."""
    if 0 in view.shape:
        return  # no element has a place
    item = ELEMENT_TYPES[argument.dtype].bytes
    if view.strides and view.strides[-1] != item:
        raise ValueError(
            f"argument `{argument.name}`: needed a contiguous last dimension "
            f"(stride {item} B); found a stride of {view.strides[-1]} B"
        )
    multiple = max(argument.pitch_multiple, TMA_BYTES)
    for dim in range(len(view.shape) - 1):
        span = view.shape[dim + 1] * view.strides[dim + 1]
        pitch = view.strides[dim]
        if pitched and pitch >= span and pitch % multiple == 0:
            continue
        if not pitched and pitch == span:
            continue
        needed = (
            f"of at least {span} B and a multiple of {multiple} B" if pitched else f"of {span} B"
        )
        what = "a row pitch" if dim == len(view.shape) - 2 else f"a stride of dimension {dim}"
        raise ValueError(f"argument `{argument.name}`: needed {what} {needed}; found {pitch} B")
