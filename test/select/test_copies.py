"""Threads share the copies of every tile that a row of configurations has, however rows begin."""

from __future__ import annotations

from dataclasses import replace

import pytest
from parts import in_pairs
from pipelines.problems import LAYOUTS, Product

from gemmc import frontend
from gemmc.driver import compile_module
from gemmc.element_types import ELEMENT_TYPES
from gemmc.plan import Problem
from gemmc.select import rows
from gemmc.target import DEFAULT
from gemmc.transforms.mapping.distribute_copies import DistributeCopiesPass

BY_THREADS = {row.name: row for row in rows() if row.threads}
ODD = 131, 133, 31
"""Rows, columns and K, times what all of them begin at a multiple of."""

QUICK = [("fp32 in one step of K", "tn", 4), ("fp32", "nt", 2)]


@pytest.mark.parametrize("case", in_pairs(BY_THREADS, LAYOUTS, (1, 2, 4), quick=QUICK), ids=str)
def test_threads_share_every_tile_of_a_row(case: tuple[str, str, int]) -> None:
    """Compiled as far as the copies are shared out: one that is not shared evenly is refused."""
    name, layout, step = case
    row = BY_THREADS[name]
    dtype = row.when["dtypes"][0]
    made = Product((ODD[0] * step, ODD[1] * step, ODD[2] * step), dtype, layout, dtype)
    problem = Problem(*made.size, dtype, layout, ELEMENT_TYPES[dtype].bits)
    ctx = frontend.context()
    whole = frontend.parse(made.mlir, "product.mlir", ctx)
    model, tiles = row.thread_model(problem, DEFAULT), set[tuple[int, ...]]()
    for schedule in (each for axes in row.threads for each in model.schedules(axes)):
        if schedule[:5] in tiles:
            continue
        tiles.add(schedule[:5])
        found = row.configuration(schedule).resolved(problem)
        shared = [isinstance(each, DistributeCopiesPass) for each in found.passes]
        last = len(shared) - shared[::-1].index(True)
        cut = replace(found, passes=found.passes[:last], places=found.places[:last])
        compile_module(frontend.copy(whole), cut, ctx=ctx)
    assert tiles == {each[:5] for axes in row.threads for each in axes.tiles}
