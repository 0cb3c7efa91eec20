"""A block of a transformer in bf16, as JAX prints it: attention with rotated heads, grouped queries
and a causal mask, RMS norms, SwiGLU and residuals, in one launch program."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gemmc import reference
from gemmc.interpret import run
from interpret.test_programs import levels, resolved

BLOCK = Path(__file__).parents[2] / "examples/transformer/transformer_block_small.mlir"
ANGLES = 2
"""The last arguments: the cosines and sines of the rotation."""


def inputs_of(shapes: list[np.ndarray]) -> list[np.ndarray]:
    """Weights of the size that a model has: products of normal rows stay normal."""
    rng = np.random.default_rng(3)
    made: list[np.ndarray] = []
    for number, each in enumerate(shapes):
        data = rng.standard_normal(each.shape)
        if number >= len(shapes) - ANGLES:
            data = (np.cos, np.sin)[number - len(shapes) + ANGLES](data)
        elif each.ndim == 2 and number:
            data = data / (4 * np.sqrt(each.shape[0]))
        made.append(data.astype(each.dtype))
    return made


@pytest.mark.thorough
def test_the_block_is_right_as_formed_and_in_ptx_ops() -> None:
    module, made = resolved(BLOCK.read_text("utf-8"))
    assert len(made.kernels) > 9
    inputs = inputs_of(reference.make_inputs(module, 0, False))
    (wanted,) = reference.evaluate(module, inputs, rounded=False)
    for level in levels(module, made):
        (found,) = run(level, inputs)
        # The worst case's bound is infinite where a mask is; a few roundings to bf16 are not.
        error = np.abs(found.astype(np.float64) - wanted.value)
        assert (error <= 2.0**-6 * (1 + np.abs(wanted.value))).all(), error.max()
