"""gemmc's kernels in JAX (docs/jax.md): `linear` and `matmul` under `jit`, `grad` and `vmap`.

An extra: only this package imports jax, and gemmc itself does not import this package.
"""

from __future__ import annotations

from gemmc.jax.functions import linear, matmul
from gemmc.jax.targets import counts, reset_counts

__all__ = ["counts", "linear", "matmul", "reset_counts"]
