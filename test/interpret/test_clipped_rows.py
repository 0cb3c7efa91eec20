"""Products of which only the rows that there are come into shared memory (`clip-copies`): after
every pass, as PTX, and what is found where one of the others is used."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pytest
from interpret_ptx.grids import Grid
from parts import at_levels, some
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import api, frontend, interpret, pipeline, reference
from gemmc.dialects.tile.kernel import int_attr
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret.hardware.errors import Uninitialized
from gemmc.interpret.hardware.scheduler import adversary
from gemmc.interpret.ptx.simulate import run
from gemmc.target import DEFAULT
from interpret import partial_reduction
from interpret.levels import ROOT, Level, delete, is_run
from interpret.partial_reduction import Combined
from interpret.test_deletion import survivors

NT, NN = "examples/matmul_nt_bf16_cast.mlir", "examples/matmul_f16.mlir"


def passes(tile: str, options: str) -> str:
    return f"hopper-coop{{tile={tile} cluster=none clip=true epilogue=plain {options}}}"


SMALL = "persistent=false stages=2"


@dataclass(frozen=True)
class Case:
    """Sizes, a tile, other options, and a file."""

    size: str
    tile: str = "64,40,64"
    options: str = SMALL
    source: str = NT

    @cached_property
    def passes(self) -> tuple[ModulePass, ...]:
        """Those behind `resize`."""
        module = self._resized()
        resolved = resolve(passes(self.tile, self.options), module, frontend.context(), DEFAULT)
        return tuple(resolved.passes)

    def _resized(self) -> ModuleOp:
        ctx = frontend.context()
        text = (ROOT / self.source).read_text(encoding="utf-8")
        module = frontend.parse(text, self.source, ctx)
        pipeline.run(module, ctx, pipeline.load(f"resize{{{self.size}}}").passes)
        return module

    @cached_property
    def levels(self) -> list[Level]:
        """After each of the passes."""
        ctx, found, module = frontend.context(), list[Level](), self._resized()
        inputs = reference.make_inputs(module, 0, True)
        expected = [r.value for r in reference.evaluate(module, inputs, rounded=True)]
        for each in self.passes:
            pipeline.run(module, ctx, (each,))
            found.append(Level(each.name, module.clone(), inputs, expected))
        return found

    def after(self, name: str) -> Level:
        """The last pass of a name."""
        return [level for level in self.levels if level.name == name][-1]


CASES = {
    "one row": Case("m=1 n=72 k=72"),
    "five rows": Case("m=5 n=136 k=200"),
    "eight rows": Case("m=8 n=40 k=64"),
    "13 rows": Case("m=13 n=72 k=136"),
    "one pattern less": Case("m=55 n=72 k=72"),
    "two warpgroups": Case("m=77 n=72 k=136", "128,40,64"),
    "long steps": Case("m=3 n=72 k=264", "64,24,128"),
    "walks over columns": Case("m=5 n=200 k=72", options="persistent=true stages=2"),
    "K in parts": Case("m=5 n=72 k=264", options=f"{SMALL} split=2"),
    "rows along N": Case("m=5 n=136 k=136", "64,64,64", source=NN),
    "one stage": Case("m=5 n=72 k=200", options="persistent=false stages=1"),
}
QUICK = ("five rows", "two warpgroups")


@pytest.mark.parametrize(("name", "every"), at_levels(CASES, QUICK, ("13 rows", *QUICK)))
def test_every_level_computes_the_product(name: str, every: bool) -> None:
    for level in CASES[name].levels:
        if is_run(level.name, every, name in QUICK):
            level.check()


def grid(m: int, n: int, k: int, tile: str, options: str = SMALL) -> Grid:
    given = f"resize{{m={m} n={n} k={k}}}, {passes(tile, options)}"
    return Grid("matmul_nt_bf16_cast.mlir", given, "bf16", ((m, k), (n, k)))


GRIDS = {
    "five rows": grid(5, 136, 328, "64,40,128"),
    "16 rows": grid(16, 72, 200, "64,24,64"),
    "two warpgroups": grid(77, 72, 136, "128,40,64"),
    "K in parts": grid(3, 72, 328, "64,40,64", f"{SMALL} split=2"),
    "in turns with other launches": grid(5, 136, 328, "64,40,128", f"{SMALL} dependent=true"),
}


@pytest.mark.parametrize("name", some(GRIDS, ("five rows",)))
def test_the_text_computes_the_product(name: str) -> None:
    x, w = given = GRIDS[name].inputs()
    made = GRIDS[name].compiled
    wanted = x.astype(np.float32) @ w.astype(np.float32).T
    for schedule in (adversary(0), adversary(1)):
        (found,) = run(made.ptx, made.manifest, given, scheduler=schedule)
        np.testing.assert_array_equal(found.astype(np.float32), wanted.astype(found.dtype))


def test_boxes_and_announced_bytes_are_of_the_rows_that_there_are() -> None:
    made = GRIDS["five rows"].compiled
    boxes = [tuple(each["box"]) for each in made.manifest["parameters"] if "box" in each]
    assert (64, 8) in boxes and (64, 64) not in boxes
    assert f"expect_tx.shared::cta.b64 _, [%r{{}}], {(8 + 40) * 128 * 2}" in re.sub(
        r"%r\d+", "%r{}", made.ptx
    )


@pytest.mark.parametrize("level", ["insert-fences", "lower-rings", "linearize"])
def test_no_deletion_survives(level: str) -> None:
    assert survivors(CASES["five rows"].after(level), (0, 1)) == []


@pytest.mark.parametrize("name", ["convert-tile-to-tma", "insert-fences"])
def test_rows_that_nobody_copies_are_named(name: str) -> None:
    """Without the load, and without its bytes on the barrier, the first rows have no value."""
    level = CASES["eight rows"].after(name)
    loads = [i for i, op in enumerate(level.module.walk()) if op.name == "tma.load"]
    module = delete(level, loads[0])
    (expect,) = [op for op in module.walk() if op.name == "barrier.expect"]
    assert expect.properties["bytes"] == int_attr((8 + 40) * 64 * 2)
    expect.properties["bytes"] = int_attr(40 * 64 * 2)
    with pytest.raises(Uninitialized, match="lhs_ring"):
        level.run(0, module)


def test_a_pattern_that_does_not_arrive_shows_in_the_result() -> None:
    """A box of half as many rows, announced as such: the other rows of the result are NaN."""
    made, given = GRIDS["16 rows"].compiled, GRIDS["16 rows"].inputs()
    manifest = {**made.manifest, "parameters": [dict(p) for p in made.manifest["parameters"]]}
    for each in manifest["parameters"]:
        if each.get("box") == [64, 16]:
            each["box"] = [64, 8]
    text = made.ptx.replace(str((16 + 24) * 128), str((8 + 24) * 128))
    assert text != made.ptx
    (found,) = run(text, manifest, given, scheduler=adversary(0))
    _has_rows(found, 8)


def _has_rows(found: Any, count: int) -> None:
    """The first rows are numbers, the others are not."""
    missing = np.isnan(found.astype(np.float32))
    assert not missing[:count].any() and missing[count:].all()


@pytest.mark.parametrize("name", ["clip-copies", "insert-barriers", "insert-fences"])
def test_rows_that_are_not_copied_have_no_value(name: str) -> None:
    """Of 13 rows only 8: as tiles, as copies that a barrier counts, and as boxes."""
    given = CASES["13 rows"]
    module = given.after("clip-copies").module.clone()
    (copy,) = [op for op in module.walk() if op.name == "tile.copy" and "rows" in op.properties]
    assert copy.properties["rows"] == int_attr(16)
    copy.properties["rows"] = int_attr(8)
    names = [level.name for level in given.levels]
    behind = given.passes[names.index("clip-copies") + 1 : names.index(name) + 1]
    pipeline.run(module, frontend.context(), behind)
    (found,) = interpret.run(module, given.levels[0].inputs, seed=0, sm_count=1)
    _has_rows(found, 8)


@pytest.mark.parametrize(("along", "by"), [("m", "add"), ("n", "max")])
def test_runs_are_combined_of_the_rows_that_there_are(along: str, by: str) -> None:
    """A sum or the largest of runs of a tile of 64 rows, of which five are there."""
    given = Combined(passes("64,64,64", SMALL), along, by, m=5)
    inputs = given.inputs()
    for name, module in partial_reduction.levels(given):
        if not is_run(name, False):
            continue
        found = interpret.run(module, inputs, seed=0, sm_count=1)
        for one, other in zip(found, given.wanted(inputs), strict=True):
            np.testing.assert_array_equal(one.astype(np.float32), other, err_msg=name)


TOLD = """
func.func @main(%a: tensor<?x72xbf16>, %b: tensor<72x72xbf16>, %z: tensor<?x72xf32>)
    -> tensor<?x72xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 20, 1>]} {
  %c = linalg.matmul_transpose_b ins(%a, %b : tensor<?x72xbf16>, tensor<72x72xbf16>)
    outs(%z : tensor<?x72xf32>) -> tensor<?x72xf32>
  return %c : tensor<?x72xf32>
}"""


@pytest.mark.parametrize("m", [0, 1, 8, 20])
def test_a_number_of_rows_that_a_launch_tells(m: int) -> None:
    """Up to 20 rows, of which 24 are copied."""
    ctx = frontend.context()
    module = frontend.parse(TOLD, "x.mlir", ctx)
    inputs = reference.make_inputs(module, 0, True, {"m": m})
    (needed,) = reference.evaluate(module, inputs, rounded=True)
    for each in resolve(passes("64,40,64", SMALL), module, ctx, DEFAULT).passes:
        pipeline.run(module, ctx, (each,))
        if is_run(each.name, False):
            (found,) = interpret.run(module, inputs, seed=0, sm_count=1)
            np.testing.assert_array_equal(found.astype(np.float64), needed.value)


def test_products_of_threads_read_all_rows() -> None:
    given = (
        "normalize-contractions, form-kernel{tile=64,40,64}, schedule-work{order=row}, "
        "promote{operand=lhs}, promote{operand=rhs}, multi-buffer{stages=2}, clip-copies, "
        "specialize-warps, distribute{label=main to=warp shape=4,1}, assign-atoms{mma=mma_sync}"
    )
    text = (ROOT / NT).read_text(encoding="utf-8")
    needed = "assign-atoms: needed a program without copies of the rows that there are alone"
    with pytest.raises(GemmcError, match=needed):
        api.compile(text, pipeline=f"resize{{m=5 n=72 k=72}}, {given}")
