"""What running sums are, one element after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from xdsl.dialects import arith

from gemmc.dialects.linalg_ext import ScanOp
from gemmc.reference.bounded import Bounded, Rounding, converted, of_sums, sure
from gemmc.reference.loops import over_all, rule_of

Combine = Callable[[Bounded, Bounded], Bounded]
"""What two elements combine to, by a body of any ops."""


def running(
    op: ScanOp, x: Bounded, before: Bounded, combine: Combine, to: Rounding
) -> tuple[Bounded, Bounded]:
    """The running sums of `x`, and what all combine to. Sums and products in f16 or bf16 are taken
    in f32 and rounded once, and again where what is in front of the first is combined with them."""
    sums = isinstance(op.combine, arith.AddfOp | arith.MulfOp)
    own = of_sums(to) if sums else to
    found, total = _steps(op, x, before, combine, own)
    if own == to:
        return found, total
    once = bool(op.inclusive.value.data)
    found = converted(found, to) if once else _behind(op, x, before, combine, to)
    return found, converted(total, to)


def _behind(op: ScanOp, x: Bounded, before: Bounded, combine: Combine, to: Rounding) -> Bounded:
    """Exclusive sums: of the elements alone, rounded, combined with what is in front of them."""
    rule = rule_of(op.combine) if op.combine is not None else None
    assert rule is not None, "sums and products have rules"
    number = 0.0 if isinstance(op.combine, arith.AddfOp) else 1.0
    none = sure(np.full(before.value.shape, number))
    alone = converted(_steps(op, x, none, combine, of_sums(to))[0], to)
    return rule([over_all(before, [op.axis]), alone], to)


def _steps(
    op: ScanOp, x: Bounded, before: Bounded, combine: Combine, to: Rounding
) -> tuple[Bounded, Bounded]:
    """Both results, each step rounded to a type."""

    def by_body(operands: Sequence[Bounded], to: Rounding) -> Bounded:
        return combine(*operands)

    rule = (rule_of(op.combine) if op.combine is not None else None) or by_body
    axis, inclusive = op.axis, op.inclusive.value.data
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
