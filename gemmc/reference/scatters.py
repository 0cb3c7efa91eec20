"""What scatters are, one update after the other."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gemmc.dialects._integers import ints
from gemmc.dialects.linalg_scatter import ScatterOp
from gemmc.reference.bounded import Array, Bounded, may_be_another
from gemmc.reference.inputs import static_type
from gemmc.reference.numbers import without_bound

Combine = Callable[[Bounded, Bounded], Bounded]
"""What the body makes of elements of an update and what is there so far."""


def scattered(
    op: ScatterOp, updates: Bounded, indices: Bounded, original: Bounded, combine: Combine
) -> Bounded:
    """The original with the updates combined into it in the order of the indices; elements that
    lie outside are left out."""
    value, magnitude = original.value.copy(), original.magnitude.copy()
    # An element has the errors of the updates that meet it, not of all.
    c, floor = (np.full(value.shape, each) for each in (original.c, original.floor))
    slices = op.slices
    shape = [slices.get(d, 1) for d in range(value.ndim)]
    starts = indices.value.reshape(-1, op.depth)
    of_update = [each.reshape(len(starts), *shape) for each in (updates.value, updates.magnitude)]
    for number, start in enumerate(starts):
        at, taken = _places(op, start)
        if any(each.size == 0 for each in at):
            continue
        update, its_magnitude = (each[number][np.ix_(*taken)] for each in of_update)
        here = np.ix_(*at)
        found = combine(
            Bounded(update, its_magnitude, updates.c, updates.floor),
            Bounded(value[here], magnitude[here], float(c[here].max()), float(floor[here].max())),
        )
        value[here], magnitude[here] = found.value, found.magnitude
        c[here], floor[here] = found.c, found.floor
    most, least = (float(each.max(initial=0.0)) for each in (c, floor))
    made = Bounded(value, magnitude, most, least)
    return without_bound(made, np.full(value.shape, may_be_another(indices).any()))


def _places(op: ScatterOp, start: Array) -> tuple[list[Array], list[Array]]:
    """By dimension, the indices of an update's elements that lie inside, in the original and in the
    update's slice."""
    begins = dict(zip(ints(op.dimension_map), start.tolist(), strict=True))
    slices = op.slices
    at: list[Array] = []
    taken: list[Array] = []
    for dimension, extent in enumerate(static_type(op.original)[0]):
        first = begins.get(dimension, 0)
        own = np.array([n for n in range(slices.get(dimension, 1)) if 0 <= first + n < extent], int)
        taken.append(own)
        at.append(own + first if own.size else own)
    return at, taken
