"""Ops in MLIR's generic form: each is read as what its text is read as."""

# ruff: noqa: E501

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend
from gemmc.errors import GemmcError

BODY = '^bb0(%x: f32, %o: f32):\n    "linalg.yield"(%x) : (f32) -> ()'
NARROW = """^bb0(%x: bf16, %y: bf16, %o: f32):
    %1 = "arith.extf"(%x) : (bf16) -> f32
    %2 = "arith.extf"(%y) : (bf16) -> f32
    %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %4 = "arith.addf"(%o, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%4) : (f32) -> ()"""
QUANTIZED = """^bb0(%x: i8, %y: i8, %u: i32, %v: i32, %o: i32):
    %1 = "arith.extsi"(%x) : (i8) -> i32
    %3 = "arith.extsi"(%y) : (i8) -> i32
    %2 = "arith.subi"(%1, %u) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "arith.subi"(%3, %v) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.muli"(%2, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %6 = "arith.addi"(%o, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "linalg.yield"(%6) : (i32) -> ()"""
COMBINED = """^bb0(%x: f32, %o: f32):
    %1 = "arith.maximumf"(%x, %o) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()"""
TWO = """^bb0(%x: f32, %y: f32, %o: f32, %p: f32):
    %1 = "arith.addf"(%x, %o) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "arith.mulf"(%y, %p) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1, %2) : (f32, f32) -> ()"""
EXP = """^bb0(%x: f32, %o: f32):
    %1 = "math.exp"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()"""
SUM = """^bb0(%x: f32, %y: f32, %o: f32):
    %1 = "arith.addf"(%x, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()"""
MAPS = "indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]"
TURNED = "indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>]"

CASES = {
    "broadcast": (
        "%a: tensor<4xf32>, %e: tensor<3x4xf32>",
        f'"linalg.broadcast"(%a, %e) <{{dimensions = array<i64: 0>}}> ({{\n  {BODY}\n  }}) : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>',
        "linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<3x4xf32>) dimensions = [0]",
    ),
    "matmul": (
        "%a: tensor<3x8xbf16>, %b: tensor<8x4xbf16>, %e: tensor<3x4xf32>",
        f'"linalg.matmul"(%a, %b, %e) <{{{MAPS}, operandSegmentSizes = array<i32: 2, 1>}}> ({{\n  {NARROW}\n  }}) : (tensor<3x8xbf16>, tensor<8x4xbf16>, tensor<3x4xf32>) -> tensor<3x4xf32>',
        "linalg.matmul ins(%a, %b : tensor<3x8xbf16>, tensor<8x4xbf16>) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>",
    ),
    "contract that says cast": (
        "%a: tensor<3x8xbf16>, %b: tensor<8x4xbf16>, %e: tensor<3x4xf32>",
        f'"linalg.contract"(%a, %b, %e) <{{cast = #linalg.type_fn<cast_signed>, {MAPS}, operandSegmentSizes = array<i32: 2, 1>}}> ({{\n  {NARROW}\n  }}) : (tensor<3x8xbf16>, tensor<8x4xbf16>, tensor<3x4xf32>) -> tensor<3x4xf32>',
        f"linalg.contract {MAPS} {{cast = #linalg.type_fn<cast_signed>}} ins(%a, %b : tensor<3x8xbf16>, tensor<8x4xbf16>) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>",
    ),
    "map": (
        "%a: tensor<3x4xf32>, %e: tensor<3x4xf32>",
        f'"linalg.map"(%a, %e) ({{\n  {EXP}\n  }}) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>',
        "linalg.map { math.exp } ins(%a : tensor<3x4xf32>) outs(%e : tensor<3x4xf32>)",
    ),
    "map without the output's element": (
        "%a: tensor<3x4xf32>, %e: tensor<3x4xf32>",
        f'"linalg.map"(%a, %e) ({{\n  {EXP.replace(", %o: f32", "")}\n  }}) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>',
        "linalg.map { math.exp } ins(%a : tensor<3x4xf32>) outs(%e : tensor<3x4xf32>)",
    ),
    "reduce": (
        "%a: tensor<3x4xf32>, %e: tensor<3xf32>",
        f'"linalg.reduce"(%a, %e) <{{dimensions = array<i64: 1>}}> ({{\n  {COMBINED}\n  }}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>',
        "linalg.reduce ins(%a : tensor<3x4xf32>) outs(%e : tensor<3xf32>) dimensions = [1] (%x: f32, %o: f32) {\n  %1 = arith.maximumf %x, %o : f32\n  linalg.yield %1 : f32\n}",
    ),
    "elementwise": (
        "%a: tensor<3x4xf32>, %b: tensor<4xf32>, %e: tensor<3x4xf32>",
        f'"linalg.elementwise"(%a, %b, %e) <{{{TURNED}, kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}}> ({{\n  {SUM}\n  }}) : (tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>',
        f"linalg.elementwise kind=#linalg.elementwise_kind<add> {TURNED} ins(%a, %b : tensor<3x4xf32>, tensor<4xf32>) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>",
    ),
    "elemwise": (
        "%a: tensor<3x4xf32>, %b: f32, %e: tensor<3x4xf32>",
        f'"linalg.elemwise_binary"(%a, %b, %e) <{{fun = #linalg.binary_fn<add>, operandSegmentSizes = array<i32: 2, 1>}}> ({{\n  {SUM}\n  }}) : (tensor<3x4xf32>, f32, tensor<3x4xf32>) -> tensor<3x4xf32>',
        "linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%a, %b : tensor<3x4xf32>, f32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>",
    ),
    "quantized": (
        "%a: tensor<3x8xi8>, %b: tensor<8x4xi8>, %p: i32, %q: i32, %e: tensor<3x4xi32>",
        f'"linalg.quantized_matmul"(%a, %b, %p, %q, %e) <{{operandSegmentSizes = array<i32: 4, 1>}}> ({{\n  {QUANTIZED}\n  }}) : (tensor<3x8xi8>, tensor<8x4xi8>, i32, i32, tensor<3x4xi32>) -> tensor<3x4xi32>',
        "linalg.quantized_matmul ins(%a, %b, %p, %q : tensor<3x8xi8>, tensor<8x4xi8>, i32, i32) outs(%e : tensor<3x4xi32>) -> tensor<3x4xi32>",
    ),
    "pack": (
        "%a: tensor<6x8xf32>, %p: f32, %e: tensor<2x2x4x4xf32>",
        '"linalg.pack"(%a, %e, %p) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<6x8xf32>, tensor<2x2x4x4xf32>, f32) -> tensor<2x2x4x4xf32>',
        "linalg.pack %a padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<6x8xf32> -> tensor<2x2x4x4xf32>",
    ),
    "unpack": (
        "%a: tensor<2x2x4x4xf32>, %e: tensor<6x8xf32>",
        '"linalg.unpack"(%a, %e) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 4, 4>}> {operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (tensor<2x2x4x4xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>',
        "linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<2x2x4x4xf32> -> tensor<6x8xf32>",
    ),
    "forall": (
        "%a: tensor<2x8xf32>, %n: index, %e: tensor<6x8xf32>",
        """"scf.forall"(%n, %e) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index, %o: tensor<6x8xf32>):
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%a, %o, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 8>, static_strides = array<i64: 1, 1>}> : (tensor<2x8xf32>, tensor<6x8xf32>, index) -> ()
    }) : () -> ()
  }) : (index, tensor<6x8xf32>) -> tensor<6x8xf32>""",
        """scf.forall (%i) = (0) to (%n) step (2) shared_outs(%o = %e) -> (tensor<6x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<6x8xf32>
    }
  }""",
    ),
    "conversion": ("%a: f64, %e: f16", '"arith.truncf"(%a) : (f64) -> f16', "arith.truncf %a : f64 to f16"),
    "division": ("%a: i32, %e: i32", '"arith.divsi"(%a, %e) : (i32, i32) -> i32', "arith.divsi %a, %e : i32"),
}  # fmt: skip


def read(arguments: str, op: str) -> ModuleOp:
    """A function of the op, whose last argument is its output."""
    kind = arguments.rpartition(": ")[2]
    text = f"func.func @main({arguments}) -> {kind} {{\n  %r = {op}\n  return %r : {kind}\n}}"
    module = frontend.parse(text, "g.mlir")
    frontend.verify(module)
    return module


@pytest.mark.parametrize("name", CASES)
def test_the_generic_form_is_read_as_the_text_is(name: str) -> None:
    arguments, generic, text = CASES[name]
    found, wanted = read(arguments, generic), read(arguments, text)
    assert found.is_structurally_equivalent(wanted), frontend.print_module(found)
    assert [type(each) for each in found.walk()] == [type(each) for each in wanted.walk()]


def test_tiles_of_open_sizes_are_refused() -> None:
    arguments, generic, _ = CASES["pack"]
    generic = generic.replace("tiles = array<i64: 4,", "tiles = array<i64: -9223372036854775808,")
    with pytest.raises(GemmcError, match=r"^g\.mlir:2:3: error: linalg\.pack: needed tiles of static"):
        read(arguments, generic)


@pytest.mark.parametrize(("op", "message"), [
    ('"linalg.broadcast"() <{dimensions = array<i64: 0>}> ({}) : () -> ()', "a body of one block"),
    ('"linalg.map"() ({^bb0:}) : () -> ()', "inputs and outputs that are tensors or memrefs"),
    ('"linalg.reduce"(%f, %f) ({^bb0:}) : (f32, f32) -> ()', "inputs and outputs that are tensors"),
    ('"linalg.elementwise"(%x, %x) <{indexing_maps = [1]}> ({^bb0:}) : (tensor<4xf32>, tensor<4xf32>) -> ()', "indexing_maps that are affine maps"),
    ('"linalg.elementwise"(%x, %x) <{indexing_maps = []}> ({^bb0:}) : (tensor<4xf32>, tensor<4xf32>) -> ()', "indexing_maps that are affine maps"),
    ('"scf.forall"() <{staticLowerBound = array<i64: 0>}> ({^bb0:}) : () -> ()', "a first, a last and a step"),
    ('"linalg.pack"() : () -> ()', "a source and a target"),
])  # fmt: skip
def test_what_is_no_op_of_its_name_is_refused(op: str, message: str) -> None:
    text = f"func.func @main(%f: f32, %x: tensor<4xf32>) {{\n  {op}\n  return\n}}"
    with pytest.raises(GemmcError, match=rf"^g\.mlir:2:3: error: .*needed {message}"):
        frontend.parse(text, "g.mlir")
