"""Two products side by side in one kernel: after every pass, and as PTX, against the reference."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest
from parts import some
from rules.programs import settled
from xdsl.dialects.builtin import IntegerAttr, i64

from gemmc import driver, frontend, interpret, pipeline, reference
from gemmc.assemble import assemble
from gemmc.dialects.tile.output import ExtractOp
from gemmc.interpret.ptx.simulate import run as run_ptx
from gemmc.ir import walk_type
from interpret.gated import GATES, Gated
from interpret.levels import ROOT, Case, Level, after, levels
from interpret.test_deletion import survivors


class Whole(Case):
    """A program at the size that it has."""

    @property
    def passes(self) -> str:
        return pipeline.edited(settled(self.pipeline), *self.changes).text


PAIRED = ("pair-products@form-kernel", "form-kernel.tile=128,64,64", "multi-buffer.stages=2")
SOURCE = "test/interpret/inputs/reglu_bf16.mlir"
WS, COOP = (Whole(SOURCE, each, "", PAIRED) for each in ("hopper-ws", "hopper-coop"))


@pytest.mark.parametrize("name", ["form-kernel", "multi-buffer", "insert-fences"])
def test_a_level_computes_it(name: str) -> None:
    after(WS, name).check()


@pytest.mark.thorough
@pytest.mark.parametrize("case", [WS, COOP], ids=["ws", "coop"])
def test_every_level_computes_it(case: Case) -> None:
    for level in levels(case):
        level.check()


def test_halves_that_are_the_same_are_noticed() -> None:
    level = after(WS, "form-kernel")
    module = level.module.clone()
    for part in walk_type(module, ExtractOp):
        part.first = IntegerAttr(0, i64)
    (found,) = level.run(module=module)
    assert not np.array_equal(found.astype(np.float64), level.expected[0])


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["insert-fences", "linearize"])
def test_no_deletion_survives(name: str) -> None:
    level: Level = after(WS, name)
    assert survivors(level, (0, 1)) == []


COOP_TILE = "hopper-coop{{tile={} stages=2 cluster={} epilogue={}}}"
CASES = {
    "ws": (Gated(136, 72, 136), "hopper-ws"),
    "overlapped, ragged": (Gated(136, 104, 136, gate="silu"),
                           COOP_TILE.format("128,64,64", "2,1", "overlap")),
    "along n, shared by CTAs": (Gated(264, 136, 72, "nn"),
                                COOP_TILE.format("128,128,64", "2,1", "overlap")),
    "along n, both ways": (Gated(136, 72, 72, "nn", "glu"),
                           COOP_TILE.format("128,64,64", "1,2", "plain")),
    "biases": (Gated(136, 72, 72, gate="gelu", biased="vw"),
               COOP_TILE.format("128,64,64", "none", "overlap")),
    "a bias, the other order": (Gated(72, 72, 72, biased="w", swapped=True, dtype="f16"),
                                COOP_TILE.format("64,64,64", "none", "plain")),
    "turns": (Gated(200, 72, 136, gate="silu"),
              "hopper-pingpong{tile=64,64,64 stages=2 cluster=none}"),
    "in f32": (Gated(72, 40, 72, result="f32"), COOP_TILE.format("64,48,64", "none", "plain")),
    "parts of K": (Gated(72, 72, 264), "hopper-coop{split=2 tile=64,64,64 cluster=none "
                                       "epilogue=plain stages=2}"),
    "a batch": (Gated(72, 40, 72, batch=2), COOP_TILE.format("64,64,64", "none", "plain")),
    "single": (Gated(72, 72, 72, "nn"), "hopper-single"),
}  # fmt: skip
QUICK = ("overlapped, ragged", "along n, both ways")


@pytest.mark.parametrize("name", some(CASES, QUICK))
def test_the_ptx_computes_it(name: str) -> None:
    program, passes = CASES[name]
    _check(program, passes, *(PAIRED[1:] if passes == "hopper-ws" else ()))


def _check(program: Gated, passes: str, *changes: str) -> None:
    module = frontend.parse(program.mlir, "gated.mlir", frontend.context())
    inputs = reference.make_inputs(module, 0, False)
    template = pipeline.edited(pipeline.load_pipeline(passes), PAIRED[0], *changes)
    compiled = driver.compile_text(program.mlir, "gated.mlir", template)
    (found,) = run_ptx(compiled.ptx, compiled.manifest, inputs)
    (needed,) = reference.evaluate(module, inputs, rounded=False)
    verdict = reference.compare(found, needed, exact=False)
    assert verdict.passed, f"{program}: {verdict.text}"


def drawn(seed: int) -> Iterator[tuple[Gated, str]]:
    """Random programs, each with a random schedule that takes it."""
    rng = random.Random(seed)
    while True:
        layout = rng.choice(("nn", "nt"))
        m, k = rng.randint(1, 200), 8 * rng.randint(1, 30)
        n = 8 * rng.randint(1, 30) if layout == "nn" else rng.randint(1, 200)
        rows = rng.choice((64, 128))
        columns = rng.choice((32, 64, 128)) if layout == "nn" else 16 * rng.randint(1, 8)
        cluster = rng.choice(("none", "2,1", "1,2"))
        epilogue = rng.choice(("plain", "overlap"))
        yield (
            Gated(m, n, k, layout, rng.choice(list(GATES)), rng.choice(("", "v", "vw")),
                  rng.random() < 0.5, rng.choice(("bf16", "f16")), rng.choice(("bf16", "f32"))),
            COOP_TILE.format(f"{rows},{columns},64", cluster, epilogue),
        )  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(12))
def test_random_pairs(seed: int) -> None:
    program, passes = next(drawn(seed))
    _check(program, passes)


def test_auto_takes_one_kernel() -> None:
    module = frontend.parse((ROOT / SOURCE).read_text(), SOURCE, frontend.context())
    compiled = driver.compile_text(str(module), SOURCE, "auto")
    inputs = reference.make_inputs(module, 0, True)
    (needed,) = reference.evaluate(module, inputs, rounded=True)
    (found,) = interpret.run(compiled.module, inputs)
    assert "pair-products" in compiled.manifest["provenance"]["pipeline"]
    assert reference.compare(found, needed, exact=True).passed


def test_packed_weights_are_cut() -> None:
    """Of one product of both, whose halves meet, `auto` makes one kernel too."""
    whole, half = "tensor<72x128xf32>", "tensor<72x64xf32>"
    id_ = "affine_map<(d0, d1) -> (d0, d1)>"
    text = f"""func.func @main(%x: tensor<72x72xbf16>, %w: tensor<72x128xbf16>) -> {half} {{
  %z = arith.constant dense<0.0> : {whole}
  %p = linalg.matmul ins(%x, %w : tensor<72x72xbf16>, tensor<72x128xbf16>) outs(%z : {whole}) -> {whole}
  %e = tensor.empty() : {half}
  %u = tensor.extract_slice %p[0, 64] [72, 64] [1, 1] : {whole} to {half}
  %g = tensor.extract_slice %p[0, 0] [72, 64] [1, 1] : {whole} to {half}
  %r = linalg.generic {{indexing_maps = [{id_}, {id_}, {id_}], iterator_types = ["parallel", "parallel"]}} ins(%g, %u : {half}, {half}) outs(%e : {half}) {{
  ^bb0(%a: f32, %b: f32, %out: f32):
    %n = arith.negf %a : f32
    %m = arith.mulf %n, %b : f32
    linalg.yield %m : f32
  }} -> {half}
  return %r : {half}
}}
"""  # noqa: E501
    _takes_one_kernel(text)


@pytest.mark.thorough
def test_a_sequence_by_shared_weights_is_one_kernel() -> None:
    """Each product reads a view of x of its own: the matrix of all sequences' rows."""
    whole, weights, x = "tensor<2x36x64xf32>", "tensor<72x64xbf16>", "tensor<2x36x72xbf16>"
    maps = [f"affine_map<(b, m, n, k) -> ({each})>" for each in ("b, m, k", "k, n", "b, m, n")]
    id_ = "affine_map<(b, m, n) -> (b, m, n)>"

    def product(name: str) -> str:
        return f"""linalg.generic {{indexing_maps = [{", ".join(maps)}], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}} ins(%x, {name} : {x}, {weights}) outs(%z : {whole}) {{
  ^bb0(%a: bf16, %b: bf16, %c: f32):
    %ae = arith.extf %a : bf16 to f32
    %be = arith.extf %b : bf16 to f32
    %p = arith.mulf %ae, %be : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  }} -> {whole}"""  # noqa: E501

    _takes_one_kernel(f"""func.func @main(%x: {x}, %v: {weights}, %w: {weights}) -> {whole} {{
  %z = arith.constant dense<0.0> : {whole}
  %g = {product("%v")}
  %u = {product("%w")}
  %e = tensor.empty() : {whole}
  %r = linalg.generic {{indexing_maps = [{id_}, {id_}, {id_}], iterator_types = ["parallel", "parallel", "parallel"]}} ins(%g, %u : {whole}, {whole}) outs(%e : {whole}) {{
  ^bb0(%a: f32, %b: f32, %out: f32):
    %n = math.absf %a : f32
    %m = arith.mulf %n, %b : f32
    linalg.yield %m : f32
  }} -> {whole}
  return %r : {whole}
}}
""")  # noqa: E501


def _takes_one_kernel(text: str) -> None:
    module = frontend.parse(text, "packed.mlir", frontend.context())
    compiled = driver.compile_text(text, "packed.mlir", "auto")
    inputs = reference.make_inputs(module, 0, True)
    (needed,) = reference.evaluate(module, inputs, rounded=True)
    (found,) = run_ptx(compiled.ptx, compiled.manifest, inputs)
    assert reference.compare(found, needed, exact=True).passed
    assert compiled.ptx.count(".entry") == 1


LARGE = {
    "a prompt": Gated(4096, 14336, 4096, gate="silu"),
    "a prompt, along n": Gated(4096, 14336, 4096, "nn", "silu"),
    "biases": Gated(4096, 14336, 4096, gate="gelu", biased="vw"),
    "a few rows": Gated(16, 14336, 4096, gate="silu"),
}


@pytest.mark.thorough
@pytest.mark.parametrize("name", LARGE)
def test_what_auto_takes_neither_spills_nor_serializes(name: str) -> None:
    compiled = driver.compile_text(LARGE[name].mlir, "gated.mlir", "auto")
    made = assemble(compiled.ptx)  # which raises for what ptxas serializes
    assert (made.resources.spill_stores, made.resources.spill_loads) == (0, 0)
