"""Programs of rows whose number and length a call tells."""

from __future__ import annotations

import re

ROWS, LENGTH = 5, 7
"""What the extents are in the text of a program that is opened."""


SHAPE = ROWS, LENGTH


def opened(text: str, shape: tuple[int, ...] = SHAPE, axes: tuple[int, ...] = (0, 1)) -> str:
    """A program of one result, of a matrix %x of these extents, some of which a call tells."""
    extents = ["?" if axis in axes else str(size) for axis, size in enumerate(shape)]
    names = [f"%size{axis}" if axis in axes else "" for axis in range(len(shape))]
    text = re.sub(r"(%\S+ = tensor\.empty\(\)) : tensor<([\dx]*)x", lambda found: _empty(
        found[1], found[2].split("x"), shape, extents, names), text)  # fmt: skip
    text = re.sub(r"tensor<([\dx]+)x(?=[a-z])", lambda found: "tensor<" + "".join(
        f"{extents[shape.index(int(each))]}x" for each in found[1].split("x")), text)  # fmt: skip
    kind = re.search(r"%x: (tensor<[^>]*>)", text)
    assert kind is not None
    told = "".join(
        f"  %axis{axis} = arith.constant {axis} : index\n"
        f"  %size{axis} = tensor.dim %x, %axis{axis} : {kind[1]}\n" for axis in axes
    )  # fmt: skip
    start, end = text.split("{\n", 1)
    return f"{start}{{\n{told}{end}"


def _empty(
    op: str, sizes: list[str], shape: tuple[int, ...], extents: list[str], names: list[str]
) -> str:
    axes = [shape.index(int(each)) for each in sizes]
    told = ", ".join(names[axis] for axis in axes if names[axis])
    return f"{op[:-1]}{told}) : tensor<{''.join(f'{size}x' for size in sizes)}"
