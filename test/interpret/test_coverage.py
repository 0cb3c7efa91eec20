"""Every op of gemmc's dialects has executable semantics, and every pipeline runs."""

from __future__ import annotations

import pytest
from parts import at_levels
from xdsl.ir import Dialect

from gemmc import pipeline
from gemmc.dialects import barrier, ptx, tile, tma, wgmma
from gemmc.interpret import functions, kernels
from gemmc.interpret.op_table import handler_of
from gemmc.interpret.ptx_ops import launch
from interpret.levels import CUDA_CORES, SIMT, Case, is_run, levels

LAUNCHED = {"tile.kernel", "ptx.kernel", "ptx.extern_shared"}
STEPPED = {"tile.recurrence"}  # a function evaluates its steps, as those of a loop
"""What is run, or says what to run, rather than executed."""

ELSEWHERE = {SIMT.pipeline, CUDA_CORES["naive"].pipeline, CUDA_CORES["coalesced"].pipeline}
"""What test_levels.py runs as it is, with ragged edges along m, n and k."""

DIALECTS = [barrier.Barrier, ptx.Ptx, tile.Tile, tma.Tma, wgmma.Wgmma]


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda d: d.name)
def test_every_op_has_semantics(dialect: Dialect) -> None:
    assert kernels.HANDLED_BY
    assert functions.HANDLED_BY
    assert launch.HANDLED_BY
    missing = [op.name for op in dialect.operations if handler_of(op) is None]
    assert set(missing) <= LAUNCHED | STEPPED


def case_of(name: str) -> Case:
    """One ragged block and three steps of K, of a type the pipeline is for; test_levels.py has
    more blocks, with smaller tiles."""
    if "f32" in pipeline.metadata_of(name).get("dtypes", ""):
        return Case("examples/matmul_f32.mlir", name, "m=36 n=68 k=12")
    if "f64" in pipeline.metadata_of(name).get("dtypes", ""):
        return Case("examples/matmul_f64.mlir", name, "m=36 n=68 k=37")
    k = 72 if name.startswith("ampere") else 136
    return Case("examples/matmul_nt_bf16_cast.mlir", name, f"m=120 n=72 k={k}")


NAMED = [each for each in pipeline.names() if each not in ELSEWHERE]


@pytest.mark.parametrize("name, every", at_levels(NAMED, (), NAMED))
def test_every_named_pipeline_runs_after_every_pass(name: str, every: bool) -> None:
    for number, level in enumerate(levels(case_of(name))):
        if is_run(level.name, every, quick=True):
            level.check(seed=number)
