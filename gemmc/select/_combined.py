"""A rule on what is combined of a finished tile."""

from __future__ import annotations

from gemmc.dialects.tile.segments import COLUMNS
from gemmc.plan import Plan
from gemmc.select._shapes import HELD, uses
from gemmc.transforms.epilogue.split_epilogue import SplitEpiloguePass
from gemmc.transforms.mapping.pingpong import PingpongPass
from gemmc.transforms.problem.swap_ab import SwapAbPass
from gemmc.transforms.schedule.form_kernel import FormKernelPass
from gemmc.transforms.schedule.split_k import SplitKPass

FEW = 64
"""Sums of a thread beside which elements of another matrix are there to be combined."""


def runs(plan: Plan) -> str:
    """Runs are rows that a warp has of an accumulator of wgmma, or columns of it in 64s. What is
    combined of 16 rows takes registers that warpgroups which take turns do not have beside more
    than 128 sums: ptxas spills 84 bytes of 128 x 192."""
    kernel, along = plan.first(FormKernelPass), plan.problem.combined
    if kernel is None or not along:
        return ""
    if not uses(plan, "wgmma"):
        return "a product on other than wgmma"
    for kind in (SwapAbPass, SplitEpiloguePass):
        if plan.written(kind):
            return f"{kind.name} of a product whose elements are combined"
    split = plan.first(SplitKPass)
    if split is not None and split.through != "slots":
        return f"parts of K through {split.through}"
    rows, columns, _ = kernel.tile
    adds = any(len(by) == 2 for by, _ in plan.problem.inputs)
    most = FEW if adds else HELD
    if (adds or along == "m") and plan.written(PingpongPass) and rows * columns // 128 > most:
        return f"runs combined of {rows} x {columns} by warpgroups that take turns"
    return f"{columns} columns" if columns % COLUMNS else ""
