"""What running sums are, one element after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from gemmc.dialects.linalg_ext import ScanOp
from gemmc.reference.bounded import Bounded, Rounding
from gemmc.reference.loops import rule_of
from gemmc.reference.numbers import element_of

Combine = Callable[[Bounded, Bounded], Bounded]
"""What two elements combine to, by a body of any ops."""


def running(
    op: ScanOp, x: Bounded, before: Bounded, combine: Combine
) -> tuple[Bounded, Bounded]:
    """The running sums of `x`, and what all combine to."""

    def by_body(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        return combine(*operands)

    rule = (rule_of(op.combine) if op.combine is not None else None) or by_body
    to, axis, inclusive = Rounding.to(element_of(op.result)), op.axis, op.inclusive.value.data
    now: Bounded | None = None if inclusive else before
    found: list[Bounded] = []
    for place in range(x.value.shape[axis]):
        if not inclusive and now is not None:
            found.append(now)
        value, magnitude = (np.take(each, place, axis) for each in (x.value, x.magnitude))
        mine = Bounded(value, magnitude, x.c, x.floor)
        now = mine if now is None else rule([now, mine], to)
        if inclusive:
            found.append(now)
    total = before if now is None else now
    if not found:
        return x, total
    sums = Bounded(
        np.stack([each.value for each in found], axis),
        np.stack([each.magnitude for each in found], axis),
        max(each.c for each in found),
        max(each.floor for each in found),
    )
    return sums, total
