"""What `auto` makes of a program's inputs, in three ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gemmc import frontend
from gemmc.driver import emit, resolve
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply

Array = np.ndarray[Any, Any]


def outputs_of(text: str, inputs: Sequence[Array], name: str = "t.mlir") -> dict[str, list[Array]]:
    """As kernels on tensors ("formed"), in PTX ops ("ops") and of PTX text ("text")."""
    ctx = frontend.context()
    module = frontend.parse(text, name, ctx)
    frontend.verify(module)
    pipeline = resolve("auto", module, ctx)
    formed = module.clone()
    for each in pipeline.passes:
        each.apply(ctx, formed)
    apply(module, ctx, pipeline)
    made = emit(module, pipeline)
    found = {"formed": run(formed, inputs), "ops": run(module, inputs)}
    return found | {"text": run_text(made.ptx, made.manifest, inputs)}
