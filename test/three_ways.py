"""What `auto` makes of a program's inputs, in three ways, and whether these agree with NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.dialects.launch import ProgramOp
from gemmc.driver import Compiled as Artifacts
from gemmc.driver import emit, resolve
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.ir import walk_type
from gemmc.pipeline import Pipeline, apply
from gemmc.reference import compare, evaluate, make_inputs

Array = np.ndarray[Any, Any]


def outputs_of(text: str, inputs: Sequence[Array], name: str = "t.mlir") -> dict[str, list[Array]]:
    """As kernels on tensors ("formed"), in PTX ops ("ops") and of PTX text ("text")."""
    compiled = Compiled.of(text, name)
    ctx, formed = frontend.context(), compiled.source.clone()
    for each in compiled.pipeline.passes:
        each.apply(ctx, formed)
    return {"formed": run(formed, inputs)} | compiled.outputs(inputs)


@dataclass(frozen=True)
class Compiled:
    """A program, its ops of PTX and their text."""

    source: ModuleOp
    pipeline: Pipeline
    module: ModuleOp
    made: Artifacts

    @staticmethod
    def of(text: str, name: str = "t.mlir") -> Compiled:
        """What `auto` makes of a program."""
        ctx = frontend.context()
        module = frontend.parse(text, name, ctx)
        frontend.verify(module)
        source, pipeline = module.clone(), resolve("auto", module, ctx)
        apply(module, ctx, pipeline)
        return Compiled(source, pipeline, module, emit(module, pipeline))

    def outputs(self, inputs: Sequence[Array]) -> dict[str, list[Array]]:
        """Of both machines: in PTX ops ("ops") and of PTX text ("text")."""
        text = run_text(self.made.ptx, self.made.manifest, inputs)
        return {"ops": run(self.module, inputs), "text": text}

    def same_outputs(self, inputs: Sequence[Array]) -> list[Array]:
        """Of both machines, which are asserted to be the same."""
        found, of_text = self.outputs(inputs).values()
        pairs = zip(found, of_text, strict=True)
        assert all(np.array_equal(*each, equal_nan=_has_nans(each[0])) for each in pairs)
        return found

    def agrees(self, sizes: dict[str, int] | None = None, *, exact: bool = True) -> None:
        """Assert that both machines have what the reference has, of integers where `exact`, for
        sizes of arguments by name, as `--size` gives them."""
        inputs = make_inputs(self.source, 0, exact, sizes or {})
        wanted = evaluate(self.source, inputs, rounded=exact)
        for way, found in self.outputs(inputs).items():
            for one, other in zip(found, wanted, strict=True):
                assert compare(np.asarray(one), other, exact=exact).passed, way

    @property
    def launches(self) -> int:
        """Of a program of several kernels."""
        (program,) = walk_type(self.module, ProgramOp)
        return len(program.runs)


def _has_nans(array: Array) -> bool:
    return np.asarray(array).dtype.kind in "fcV" and np.asarray(array).dtype.itemsize > 1
