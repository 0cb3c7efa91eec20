"""Numbers that a call is given in place of arrays of one element, such as alpha and beta."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, cast

from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.runtime.arrays import Told, is_numpy, library_of, number_types
from gemmc.runtime.manifest import Argument

LARGEST = 2**31 - 1
"""Of a size: kernels count in 32 bits with a sign."""


def size_given(argument: Argument, value: Any) -> int:
    """The number that a call gives for an argument that sizes follow from.

    TypeError for what is no whole number of the host, ValueError for one that is no size.
    """
    if isinstance(value, bool) or not hasattr(value, "__index__") or hasattr(value, "shape") and (
        not isinstance(value, number_types())
    ):
        kind = f"{type(value).__module__}.{type(value).__qualname__}"
        raise TypeError(
            f"argument `{argument.name}`: needed a whole number of the host, since sizes follow "
            f"from it; found {kind}; give it as int(...)"
        )
    size = int(value.__index__())
    if not 0 <= size <= LARGEST:
        raise ValueError(
            f"argument `{argument.name}`: needed a size from 0 to {LARGEST}; found {size}"
        )
    return size


def with_sizes(arguments: Sequence[Argument], given: Sequence[Any], device: int) -> list[Any]:
    """What a call is given, each number that sizes follow from as a `Told`. Raises as
    `size_given`."""
    pairs = list(zip(arguments, given, strict=True))
    return [Told(size_given(a, each), device) if a.number else each for a, each in pairs]


def number_array(argument: Argument, value: Any) -> Any:
    """A NumPy array without dimensions of a Python or NumPy number, in the argument's type.

    A number with a fraction is rounded to a floating-point type as a literal is; any other has to
    be held exactly. TypeError where the argument has dimensions; ValueError for a number that its
    type does not have.
    """
    import numpy

    if argument.shape:
        shape = "x".join("?" if e is None else str(e) for e in argument.shape)
        raise TypeError(
            f"argument `{argument.name}`: needed an array of shape {shape}; found the number "
            f"{value}; only arguments without dimensions take numbers"
        )
    plain: Any = value
    if isinstance(value, numpy.generic):
        plain = cast(Any, value).item()
    try:
        with numpy.errstate(all="ignore"):
            made = numpy.array(plain).astype(numpy_dtype(argument.dtype))
            known = _holds(_plain(made), plain)
    except (OverflowError, TypeError, ValueError):  # as of NumPy, and of int(nan)
        made, known = None, False
    if not known:
        raise ValueError(
            f"argument `{argument.name}`: needed a number that {argument.dtype} holds; "
            f"found {value}; give {_instead(argument, plain)}"
        )
    return made


def _holds(made: Any, given: Any) -> bool:
    """Whether what was made of a number is it, or a finite one that it was rounded to."""
    if made == given or (made != made and given != given):
        return True
    if isinstance(made, complex):
        pairs = ((made.real, given.real), (made.imag, given.imag))
        return all(_holds(one, float(other)) for one, other in pairs)
    of_floats = isinstance(given, float) and isinstance(made, float)
    return of_floats and math.isfinite(given) and math.isfinite(made)


def _plain(array: Any) -> Any:
    """Python's number of an array of one: of NumPy's types, and of those that extend them."""
    found = array.item()
    return found if isinstance(found, int | float | complex) else float(found)


def _instead(argument: Argument, given: Any) -> str:
    kind = ELEMENT_TYPES[argument.dtype]
    if kind.is_complex:
        return "smaller parts"
    if isinstance(given, complex):
        return "a real number"
    if kind.is_float:
        return "a smaller one" if isinstance(given, float) else "one of fewer digits, or a float"
    return f"a whole number of {kind.bits} bits"


def as_arrays(
    arguments: Sequence[Argument], given: Sequence[Any], arrays: Sequence[Any], stream: int | None
) -> list[Any]:
    """What a call is `given`, each number as an array of the library of the first of `arrays`, on
    its device; of NumPy where that is on the host, or where there is none.

    `stream` is the handle that the call was given, or None for the library's current stream, on
    which a device's arrays are filled. TypeError for a library that makes none; else as
    `number_array`.
    """
    found: list[Any] = []
    for argument, each in zip(arguments, given, strict=True):
        if argument.number and isinstance(each, number_types()):
            each = _bytes_of(size_given(argument, each))
        elif isinstance(each, number_types()):
            made = number_array(argument, each)
            on_device = arrays and not is_numpy(arrays[0])
            each = _beside(arrays[0], argument, _plain(made), stream) if on_device else made
        found.append(each)
    return found


def _bytes_of(size: int) -> Any:
    """An array whose extent is a size."""
    import numpy

    return numpy.zeros(size, numpy.int8)


def _beside(like: Any, argument: Argument, value: Any, stream: int | None) -> Any:
    """An array of one number on the device of another, ordered on a stream."""
    kind, library = ELEMENT_TYPES[argument.dtype], library_of(like)
    if hasattr(like, "new_full"):
        torch = sys.modules["torch"]
        with _on_stream(torch, stream):
            return like.new_full((), value, dtype=getattr(torch, kind.numpy))
    if library == "cupy" and not kind.extends_numpy:
        cupy = sys.modules["cupy"]
        with nullcontext() if stream is None else cupy.cuda.ExternalStream(stream):
            return cupy.full((), value, dtype=kind.numpy)
    raise TypeError(
        f"argument `{argument.name}`: needed an array, because {library} cannot be asked for one "
        f"of the {argument.dtype} number {value}; found the number"
    )


def _on_stream(torch: Any, stream: int | None) -> AbstractContextManager[Any]:
    """What torch fills, and frees again, on a stream; its current one where none is given."""
    if stream is None:
        return nullcontext()
    return torch.cuda.stream(torch.cuda.ExternalStream(stream))
