"""The printer and the manifest: what they take from the kernel, and what they refuse."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import frontend
from gemmc.assemble import assemble
from gemmc.driver import compile_module
from gemmc.emit.manifest import emit_manifest
from gemmc.emit.ptx import emit_ptx, emit_ptx_with_map
from gemmc.errors import GemmcError
from gemmc.runtime import load_manifest

HERE = Path(__file__).parent
SCHEMA = Path(gemmc.__file__).parent / "emit" / "manifest.schema.json"
LOWER = "assign-registers, linearize"


def lowered(path: Path) -> ModuleOp:
    return compile_module(frontend.parse(path.read_text(), path.name), LOWER)


@pytest.fixture(scope="module")
def product() -> ModuleOp:
    return lowered(HERE / "ptx.mlir")


def small(properties: str, body: str = "ptx.ret") -> ModuleOp:
    """A kernel with the given properties between its name and its body."""
    return frontend.parse(f"ptx.kernel @k {properties} {{{body}}}")


PLAIN = 'arguments [] parameters [] sizes {} grid ["1"] threads 32 shared 0 registers {}'


def test_the_map_names_the_source_of_each_instruction(product: ModuleOp) -> None:
    text, sources = emit_ptx_with_map(product)
    lines = text.splitlines()
    (wgmma,) = [n for n, line in enumerate(lines, 1) if "wgmma.mma_async" in line]
    source = (HERE / "ptx.mlir").read_text().splitlines()
    written = next(n for n, line in enumerate(source, 1) if "= ptx.wgmma [" in line)
    assert sources[wgmma] == f"ptx.mlir:{written}:5: ptx.wgmma"
    loop = next(n for n, line in enumerate(source, 1) if "= ptx.for " in line)
    (label,) = [n for n, line in enumerate(lines, 1) if line == "$L_loop_1:"]
    assert sources[label] == f"ptx.mlir:{loop}:3: ptx.label"
    assert 1 not in sources
    assert text == emit_ptx(product)


def test_everything_the_lit_tests_print_assembles() -> None:
    for name in ("assign-registers", "linearize"):
        text = (HERE.parent / "transforms" / "lowering" / f"{name}.mlir").read_text()
        # Some of them use parameters they do not declare, and wgmmas without descriptors.
        pieces = text.split("\nptx.kernel ")[1:]
        for piece in pieces:
            parameters = "[" + ", ".join(['{kind = "pointer", argument = 0}'] * 2) + "]"
            piece = piece.replace('[{kind = "pointer", argument = 0}]', parameters)
            module = frontend.parse(f"ptx.kernel {piece}", name)
            assert assemble(emit_ptx(compile_module(module, LOWER))).cubin


def test_the_manifest_fits_its_schema_and_its_reader(product: ModuleOp) -> None:
    found = emit_manifest(product, "the pipeline")
    jsonschema.validate(found, json.loads(SCHEMA.read_text()))
    assert json.loads(json.dumps(found)) == found
    assert found["provenance"] == {"gemmc": gemmc.__version__, "pipeline": "the pipeline"}
    assert found["sizes"]["n"] == {"argument": "result0", "dim": 1}
    assert found["parameters"][2] == {"kind": "pointer", "argument": "result0"}
    assert found["parameters"][0]["l2_promotion"] == 128
    read = load_manifest(found)
    assert [p.box for p in read.parameters[:2]] == [(64, 64), (64, 8)]  # pyright: ignore
    assert read.launch.block == (128, 1, 1)


def test_cluster_and_dynamic_shapes() -> None:
    module = small(
        'arguments [{name = "x", role = "input", dtype = "f32",'
        " shape = array<i64: -9223372036854775808, 8>}] parameters [] sizes {m = [0, 0]}"
        ' grid ["m", "2"] cluster [2, 1, 1] threads 64 start 168 shared 16 '
        "registers {r = 3} ctas_per_sm 4",
    )
    text = emit_ptx(module)
    directives = ".reqntid 64, 1, 1\n.minnctapersm 4\n.reqnctapercluster 2, 1, 1\n.maxnreg 168\n"
    assert directives + "{\n    .reg .b32 %r<3>;\n    ret;\n}" in text
    found = emit_manifest(module)
    jsonschema.validate(found, json.loads(SCHEMA.read_text()))
    assert found["arguments"][0]["shape"] == [None, 8]
    assert found["sizes"] == {"m": {"argument": "x", "dim": 0}}
    assert found["launch"]["grid"] == ["m", "2", "1"]
    assert found["launch"]["cluster"] == [2, 1, 1]
    assert found["provenance"] == {"gemmc": gemmc.__version__}


ARGUMENT = '{name = "x", role = "input", dtype = "f32", shape = array<i64: 4, 8>}'
REST = 'grid ["1"] threads 32 shared 0 registers {}'
WRONG_MANIFESTS = {
    "parameters of kind pointer or tensor_map or workspace or size; found lattice": (
        f'arguments [{ARGUMENT}] parameters [{{kind = "lattice", argument = 0}}] sizes {{}} {REST}'
    ),
    "a box of 2 dimensions for 'x'; found [4]": (
        f'arguments [{ARGUMENT}] parameters [{{kind = "tensor_map", argument = 0, dtype = "f32",'
        f" swizzle = 128, box = array<i64: 4>}}] sizes {{}} {REST}"
    ),
    "an argument below 1; found 3": (
        f'arguments [{ARGUMENT}] parameters [{{kind = "pointer", argument = 3}}] sizes {{}} {REST}'
    ),
    "'argument' to be an integer; found none": (
        f'arguments [{ARGUMENT}] parameters [{{kind = "pointer"}}] sizes {{}} {REST}'
    ),
    "'name' to be a string; found 3 : i64": (
        f"arguments [{{name = 3}}] parameters [] sizes {{}} {REST}"
    ),
    "sizes of the form [argument, dimension]; found [1, 0]": (
        f"arguments [{ARGUMENT}] parameters [] sizes {{m = array<i64: 1, 0>}} {REST}"
    ),
    "'sizes' to be an array of integers": (
        f'arguments [{ARGUMENT}] parameters [] sizes {{m = "x"}} {REST}'
    ),
}


@pytest.mark.parametrize("expected", WRONG_MANIFESTS)
def test_a_manifest_that_cannot_be_said(expected: str) -> None:
    with pytest.raises(GemmcError) as caught:
        emit_manifest(small(WRONG_MANIFESTS[expected]))
    assert str(caught.value).startswith("<input>:1:1: error: ptx.kernel: needed ")
    assert expected in str(caught.value)


def test_a_kernel_alone_is_for_all_sizes() -> None:
    """With what to change where its function has a guard."""
    few = """
    func.func @few(%x: tensor<?x4xf32>, %w: tensor<8x4xf32>) -> tensor<?x8xf32>
        attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>]} {
      %c0 = arith.constant 0 : index
      %z = arith.constant 0.0 : f32
      %m = tensor.dim %x, %c0 : tensor<?x4xf32>
      %e = tensor.empty(%m) : tensor<?x8xf32>
      %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
      %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
          affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
          iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %w : tensor<?x4xf32>, tensor<8x4xf32>) outs(%f : tensor<?x8xf32>) {
      ^bb0(%a: f32, %b: f32, %o: f32):
        %0 = arith.mulf %a, %b : f32
        %1 = arith.addf %o, %0 : f32
        linalg.yield %1 : f32
      } -> tensor<?x8xf32>
      return %r : tensor<?x8xf32>
    }"""
    with pytest.raises(GemmcError, match=r"a guard of m; leave the guard out, or launch it ahead"):
        gemmc.compile(few, pipeline="simt-naive")


def test_one_kernel_makes_a_manifest() -> None:
    with pytest.raises(GemmcError, match="needed a ptx.kernel; found none"):
        emit_manifest(frontend.parse("builtin.module {}"))
    two = frontend.parse(f"ptx.kernel @a {PLAIN} {{}}\nptx.kernel @b {PLAIN} {{}}")
    with pytest.raises(GemmcError, match="2:1: error: ptx.kernel: needed one ptx.kernel in a"):
        emit_manifest(two)


WRONG_PROGRAMS: dict[str, tuple[str, str]] = {
    "ptx.for: needed linearized ptx instructions to print; found ptx.for; run linearize first": (
        PLAIN,
        """%c = ptx.immediate "0" : !ptx.reg<b32, "0">
        ptx.for %c to %c step %c : !ptx.reg<b32, "0">, !ptx.reg<b32, "0">, !ptx.reg<b32, "0"> {
        ^bb0(%i: !ptx.reg<b32, "%r0">):
          ptx.yield
        }""",
    ),
    "arith.constant: needed linearized ptx instructions to print; found arith.constant; run": (
        PLAIN,
        "%x = arith.constant 1 : i32",
    ),
    "ptx.elect: needed assigned registers; found needed an assigned register": (
        PLAIN,
        "%x = ptx.elect : !ptx.reg<pred>",
    ),
    "ptx.kernel: needed assigned registers; found none; run assign-registers first": (
        PLAIN.replace("registers {}", ""),
        "",
    ),
    'of kind pointer or tensor_map or workspace or size; found "lattice" at number 0': (
        PLAIN.replace("parameters []", 'parameters [{kind = "lattice"}]'),
        "",
    ),
}


@pytest.mark.parametrize("expected", WRONG_PROGRAMS)
def test_a_program_that_cannot_be_printed(expected: str) -> None:
    with pytest.raises(GemmcError) as caught:
        emit_ptx(small(*WRONG_PROGRAMS[expected]))
    assert expected in str(caught.value)
    assert str(caught.value).startswith("<input>:")


def test_stock_xdsl_opt_prints_the_same(tmp_path: Path, product: ModuleOp) -> None:
    command = [sys.executable, "-m", "xdsl.tools.xdsl_opt", str(HERE / "ptx.mlir")]
    passes: list[Any] = ["-p", "assign-registers,linearize", "-t", "ptx"]
    text = subprocess.check_output([*command, *passes], text=True)
    assert text == emit_ptx(product)


def test_a_map_says_what_a_miss_brings_into_l2() -> None:
    fields = (
        'kind = "tensor_map", argument = 0 : i64, box = array<i64: 64, 8>, swizzle = 0 : i64,'
        ' dtype = "f32", l2_promotion = 0 : i64'
    )
    module = small(
        'arguments [{name = "x", role = "input", dtype = "f32", shape = array<i64: 64, 8>}]'
        f' parameters [{{{fields}}}] sizes {{m = [0, 0]}} grid ["m"] threads 64 shared 16'
        " registers {r = 1}",
    )
    assert emit_manifest(module)["parameters"][0]["l2_promotion"] == 0
