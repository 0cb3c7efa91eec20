"""The larger and the smaller of two floats, of which -0 is below +0 (IEEE 754-2019, 9.6; MLIR,
`arith.maximumf`). NumPy takes either zero."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Pick = Callable[[Any, Any], Any]


def _with_zeros(pick: Pick, of_zeros: Pick) -> Pick:
    def picked(x: Any, y: Any) -> Any:
        found = np.asarray(pick(x, y))
        if found.dtype.kind in "iub":
            return found[()]
        zeros = np.equal(x, 0) & np.equal(y, 0)
        return np.where(zeros, of_zeros(x, y), found)[()] if np.any(zeros) else found[()]

    return picked


def _sum_of_zeros(x: Any, y: Any) -> Any:
    return np.add(x, y)


def _negated_sum_of_zeros(x: Any, y: Any) -> Any:
    return np.negative(np.subtract(np.negative(x), y))


maximum = _with_zeros(np.maximum, _sum_of_zeros)
minimum = _with_zeros(np.minimum, _negated_sum_of_zeros)
maxnum = _with_zeros(np.fmax, _sum_of_zeros)
minnum = _with_zeros(np.fmin, _negated_sum_of_zeros)
