"""What NumPy says that the programs beside this file compute, by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

UNARY: dict[str, Callable[[Array], Any]] = {
    "linalg_exp": np.exp,
    "linalg_log": np.log,
    "linalg_negf": np.negative,
    "linalg_reciprocal": np.reciprocal,
    "linalg_rsqrt": lambda x: 1 / np.sqrt(x),
    "linalg_sqrt": np.sqrt,
    "linalg_square": np.square,
    "linalg_tanh": np.tanh,
    "linalg_abs": np.abs,
    "linalg_copy_transpose_broadcast": lambda x: np.stack([x.T, x.T], axis=1),
    "reduce_add": lambda x: x.sum(1),
    "reduce_mul": lambda x: x.prod(1),
    "scan": np.cumsum,
    "splat_const": lambda x: x * (1 + 2j),
    "dense_const": lambda x: x + np.array([1 + 2j, -3.5 + 0.25j]),
    "pad": lambda x: np.pad(x, (1, 2), constant_values=1 - 2j),
    "pad_inside": lambda x: np.pad(x, (1, 2), constant_values=1 - 2j),
    "pad_place": lambda x: np.concatenate([x, np.conj(x[::-1])]),
    "packed": lambda x: np.pad(x, ((0, 1), (0, 0))).reshape(2, 3, 2, 2).transpose(0, 2, 1, 3),
    "generate": lambda x: np.outer(x, x.conj()),
    "from_elements_splat": lambda x: (x[:1] * [1, x[1]], np.full(3, x[0] * x[1])),
    "insert": lambda x: np.array([x[0], 5 + 6j, x[2], x[3]]),
    "poison_select": np.positive,
    "bitcast": lambda x: (x.view(np.int64), x),
    "call": lambda x: x**4,
    "scalar_result": lambda x: x[1] ** 2,
    "while": lambda x: x**4,
    "memref_subview": lambda x: x[1:3, 2:5] ** 2,
    "memref_global": lambda x: x * [1 + 2j, 3 + 4j],
    "util_global": lambda x: x * [1 + 2j, 3 + 4j],
    "ml_global": lambda x: x * [1 + 2j, 3 + 4j],
    **dict.fromkeys(
        (
            *("dynamic_elementwise", "element_loop", "forall", "hal", "bufferized", "memref"),
            *("memref_in_place", "memref_loop", "memref_result", "affine_loop"),
        ),
        np.square,
    ),
}
BINARY: dict[str, Callable[[Array, Array], Any]] = {
    "linalg_add": np.add,
    "linalg_div": np.divide,
    "linalg_mul": np.multiply,
    "linalg_sub": np.subtract,
    "elementwise_op": np.multiply,
    "elemwise_unary_binary": lambda x, y: np.exp(x) - y,
    "matvec": np.matmul,
    "dot": np.dot,
    "conv": lambda x, w: np.einsum(
        "nhwyxc,yxcf->nhwf", np.lib.stride_tricks.sliding_window_view(x, (3, 3), (1, 2)).transpose(
            0, 1, 2, 4, 5, 3), w
    ),
    "real_by_complex": np.matmul,
    "dynamic": np.matmul,
    "memref_matmul": np.matmul,
    "slices": lambda x, y: with_part(x, x[0:4:2, 1:6:2] * y),
    "eq_select": lambda x, y: (np.where(x == y, x, x - y), x != y),
    "scalar_args": np.multiply,
    "scf_if": lambda x, n: x * x if n > 0 else x,
}  # fmt: skip
TERNARY: dict[str, Callable[[Array, Array, Array], Any]] = {
    "acc_start": lambda a, b, c: c + a @ b,
    "f64": lambda a, b, c: c + a @ b,
    "generic_form": lambda a, b, c: c + a @ b,
    "select_tensor": lambda x, y, c: np.where(c != 0, x, y),
    "scatter": lambda u, i, x: x + [u[i[:, 0] == row].sum() for row in range(5)],
}
WANTED: dict[str, Callable[..., Any]] = {**UNARY, **BINARY, **TERNARY}


def with_part(x: Array, part: Array) -> Array:
    """An array with another in rows 1 and 2 and in its first columns."""
    found = x.copy()
    found[1:3, :3] = part
    return found


def inputs_of(name: str, drawn: list[Array]) -> list[Array]:
    """The inputs of a program: those that were drawn, but where they have to fit each other."""
    if name == "eq_select":
        drawn[1][::2] = drawn[0][::2]
    if name == "scatter":
        drawn[1][:, 0] = [1, 3, 1]
    if name == "scf_if":
        drawn[1][...] = 3
    return drawn
