"""Programs on memrefs: compiled, and run on all machines."""

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.chosen import Chosen
from gemmc.driver import compile_module, compile_text
from gemmc.interpret.execute import execute
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]


def compiled(text: str, *changes: str) -> ModuleOp:
    return compile_module(
        frontend.parse(text, "memrefs.mlir"), Chosen().with_changes(changes)
    )


def outputs(text: str, *inputs: Array) -> list[Array]:
    """On the interpreter, the PTX machine and the reference, which must agree."""
    made = compile_text(text, "memrefs.mlir", "auto")
    found = execute(made.module, inputs, seed=0).outputs
    for other in (
        run_text(made.ptx, made.manifest, inputs, seed=0),
        [r.value for r in evaluate(frontend.parse(text, "memrefs.mlir"), inputs, rounded=True)],
    ):
        assert [a.tolist() for a in found] == [b.tolist() for b in other]
    return found


def integers(*shape: int, dtype: Any = np.float32) -> Array:
    return np.random.default_rng(len(shape)).integers(-4, 5, shape).astype(dtype)
