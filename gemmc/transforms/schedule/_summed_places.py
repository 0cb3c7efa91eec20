"""Where the loop over K is, whose counter walks over all dimensions that are summed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.ir import SSAValue

from gemmc.ir import Inserter


def walked_in_k(
    build: Inserter,
    sizes: Mapping[str, int],
    extents: Mapping[str, SSAValue],
    summed: Sequence[str],
    step: int,
) -> SSAValue:
    """How far the loop over k counts: whole steps for each of the dimensions `summed`."""
    known = [*(sizes[s] for s in summed), sizes["k"]]
    if DYNAMIC_INDEX not in known:
        return build.index(prod(known[:-1]) * -(-known[-1] // step) * step)
    found = _whole_steps(build, sizes["k"], extents["k"], step)
    for letter in summed:
        found = build.mul(found, extents[letter])
    return found


def places_in_k(
    build: Inserter,
    sizes: Mapping[str, int],
    extents: Mapping[str, SSAValue],
    summed: Sequence[str],
    step: int,
    counter: SSAValue,
) -> dict[str, SSAValue]:
    """Where k and the further dimensions `summed` are at the counter, which counts whole steps of k
    for each of the others, the last of them first. Beyond the last one it is k that lies outside,
    and where a launch tells a size of 0 everywhere: what is copied ahead of the steps is clipped.
    """
    if not summed:
        return {"k": counter}
    whole = _whole_steps(build, sizes["k"], extents["k"], step)
    if sizes["k"] == DYNAMIC_INDEX:
        whole = _unless_zero(build, whole, build.index(step))
    found, number = {"k": build.rem(counter, whole)}, build.div(counter, whole)
    nothing = None
    for letter in reversed(summed):
        extent = extents[letter]
        if sizes[letter] == DYNAMIC_INDEX:
            nothing = extent if nothing is None else build.mul(nothing, extent)
            extent = _unless_zero(build, extent, build.index(1))
        found[letter], number = build.rem(number, extent), build.div(number, extent)
    beyond = build.mul(number, whole)
    if nothing is not None:
        beyond = build.value(arith.SelectOp(_is_zero(build, nothing), whole, beyond))
    found["k"] = build.add(found["k"], beyond)
    return found


def _is_zero(build: Inserter, size: SSAValue) -> SSAValue:
    return build.value(arith.CmpiOp(size, build.index(0), "eq"))


def _unless_zero(build: Inserter, size: SSAValue, other: SSAValue) -> SSAValue:
    """A size to divide by: another one in the place of 0."""
    return build.value(arith.SelectOp(_is_zero(build, size), other, size))


def _whole_steps(build: Inserter, size: int, extent: SSAValue, step: int) -> SSAValue:
    """The elements of whole steps of k for each of the other dimensions that are summed."""
    if size != DYNAMIC_INDEX:
        return build.index(-(-size // step) * step)
    return build.mul(build.cdiv(extent, build.index(step)), build.index(step))
