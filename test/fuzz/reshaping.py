"""What moves elements: reshapes, slices, padding, concatenation."""

from __future__ import annotations

from collections.abc import Sequence

from fuzz.text import Dynamic, Tensor, Writer, type_of


def sliced(writer: Writer, x: Tensor, offsets: Sequence[int], sizes: Sequence[int]) -> Tensor:
    """A window of a tensor."""
    made = Tensor("", tuple(sizes), x.element)
    ones = [1] * len(sizes)
    text = f"tensor.extract_slice {x.name}{[*offsets]} {[*sizes]} {ones} : {x.type} to {made.type}"
    return writer.op(text, sizes, x.element)


def part(writer: Writer, x: Tensor, place: int) -> Tensor:
    """One of the first dimension, without that dimension."""
    shape = x.shape[1:]
    zeros, ones = [0] * len(shape), [1] * len(x.shape)
    text = (
        f"tensor.extract_slice {x.name}{[place, *zeros]} {[1, *shape]} {ones} : {x.type} to "
        f"{type_of(shape, x.element)}"
    )
    return writer.op(text, shape, x.element)


def padded(writer: Writer, x: Tensor, low: Sequence[int], high: Sequence[int]) -> Tensor:
    """With zeros around it."""
    shape = [a + b + c for a, b, c in zip(low, x.shape, high, strict=True)]
    zero = writer.constant(0, x.element)
    block = ", ".join(f"%p{writer.count}_{n}: index" for n in range(len(shape)))
    text = (
        f"tensor.pad {x.name} low{[*low]} high{[*high]} {{\n  ^bb0({block}):\n"
        f"    tensor.yield {zero} : {x.element}\n  }} : {x.type} to {type_of(shape, x.element)}"
    )
    return writer.op(text, shape, x.element)


def joined(writer: Writer, a: Tensor, b: Tensor, axis: int) -> Tensor:
    """Two tensors one behind the other."""
    shape = list(a.shape)
    shape[axis] += b.shape[axis]
    kind = type_of(shape, a.element)
    text = f"tensor.concat dim({axis}) {a.name}, {b.name} : ({a.type}, {b.type}) -> {kind}"
    return writer.op(text, shape, a.element)


def collapsed(writer: Writer, x: Tensor, groups: Sequence[Sequence[int]]) -> Tensor:
    """Neighbouring dimensions as one."""
    shape = [_product([x.shape[each] for each in group]) for group in groups]
    spelled = [list(group) for group in groups]
    kind = type_of(shape, x.element)
    text = f"tensor.collapse_shape {x.name} {spelled} : {x.type} into {kind}"
    return writer.op(text, shape, x.element)


def expanded(
    writer: Writer, x: Tensor, groups: Sequence[Sequence[int]], shape: Sequence[int]
) -> Tensor:
    """A dimension as several."""
    spelled = [list(group) for group in groups]
    kind = type_of(shape, x.element)
    text = f"tensor.expand_shape {x.name} {spelled} output_shape {[*shape]} : {x.type} into {kind}"
    return writer.op(text, shape, x.element)


def inserted(writer: Writer, x: Tensor, into: Tensor, offsets: Sequence[int]) -> Tensor:
    """A tensor in place of a window of another."""
    ones = [1] * len(offsets)
    text = (
        f"tensor.insert_slice {x.name} into {into.name}{[*offsets]} {[*x.shape]} {ones} : "
        f"{x.type} into {into.type}"
    )
    return writer.op(text, into.shape, x.element)


def is_static(x: Tensor) -> bool:
    return not any(isinstance(each, Dynamic) for each in x.shape)


def factor(extent: int) -> int:
    """The least divisor above 1; the extent itself where it is 1 or a prime."""
    return next((each for each in (2, 3, 5, 7) if extent % each == 0), extent)


def _product(extents: Sequence[int]) -> int:
    """Of one dynamic extent and ones, that one."""
    dynamic = [each for each in extents if isinstance(each, Dynamic)]
    if dynamic and all(each is dynamic[0] or each == 1 for each in extents):
        return dynamic[0]
    found = 1
    for each in extents:
        found *= each
    return found


def groups(rank: int, axis: int) -> list[list[int]]:
    """Each dimension alone, but for the one at `axis`, which is two of the longer shape."""
    found: list[list[int]] = []
    for each in range(rank):
        start = each + (each > axis)
        found.append([start, start + 1] if each == axis else [start])
    return found
