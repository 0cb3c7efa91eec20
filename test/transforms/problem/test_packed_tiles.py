"""Tiles that steps of `scf.forall` pack and unpack, of an open number of rows or columns: they are
one product of whole tensors, and compute the same."""

# ruff: noqa: E501

from __future__ import annotations

import pytest
from xdsl.dialects import scf

from gemmc import frontend
from gemmc.transforms.problem._control import straighten_all
from test.transforms.problem.test_untiled import check

TILES_OF_A_NUMBER = """
func.func @main(%x: tensor<?x64xf32>, %w: tensor<64x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %n = affine.apply affine_map<()[s0] -> (s0 ceildiv 32)>()[%d]
  %e = tensor.empty(%d) : tensor<?x64xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %e) -> (tensor<?x64xf32>) {
    %off = affine.apply affine_map<(d0) -> (d0 * 32)>(%i)
    %s = affine.min affine_map<(d0)[s0] -> (d0 * -32 + s0, 32)>(%i)[%d]
    %a = tensor.extract_slice %x[%off, 0] [%s, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32>
    %pe = tensor.empty() : tensor<4x4x8x16xf32>
    %p = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %pe : tensor<?x64xf32> -> tensor<4x4x8x16xf32>
    %we = tensor.empty() : tensor<4x4x16x16xf32>
    %wp = linalg.pack %w outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 16] into %we : tensor<64x64xf32> -> tensor<4x4x16x16xf32>
    %me = tensor.empty() : tensor<4x4x8x16xf32>
    %mf = linalg.fill ins(%z : f32) outs(%me : tensor<4x4x8x16xf32>) -> tensor<4x4x8x16xf32>
    %m = linalg.mmt4d ins(%p, %wp : tensor<4x4x8x16xf32>, tensor<4x4x16x16xf32>) outs(%mf : tensor<4x4x8x16xf32>) -> tensor<4x4x8x16xf32>
    %ue = tensor.empty(%s) : tensor<?x64xf32>
    %u = linalg.unpack %m inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %ue : tensor<4x4x8x16xf32> -> tensor<?x64xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%off, 0] [%s, 64] [1, 1] : tensor<?x64xf32> into tensor<?x64xf32>
    }
  }
  return %r : tensor<?x64xf32>
}
"""

TILES_AS_MANY_AS_THERE_ARE = """
func.func @main(%x: tensor<?x64xf32>, %w: tensor<64x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %n = affine.apply affine_map<()[s0] -> (s0 ceildiv 32)>()[%d]
  %e = tensor.empty(%d) : tensor<?x64xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %e) -> (tensor<?x64xf32>) {
    %off = affine.apply affine_map<(d0) -> (d0 * 32)>(%i)
    %s = affine.min affine_map<(d0)[s0] -> (d0 * -32 + s0, 32)>(%i)[%d]
    %t = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%s]
    %a = tensor.extract_slice %x[%off, 0] [%s, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32>
    %pe = tensor.empty(%t) : tensor<?x4x8x16xf32>
    %p = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %pe : tensor<?x64xf32> -> tensor<?x4x8x16xf32>
    %we = tensor.empty() : tensor<4x4x16x16xf32>
    %wp = linalg.pack %w outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 16] into %we : tensor<64x64xf32> -> tensor<4x4x16x16xf32>
    %me = tensor.empty(%t) : tensor<?x4x8x16xf32>
    %mf = linalg.fill ins(%z : f32) outs(%me : tensor<?x4x8x16xf32>) -> tensor<?x4x8x16xf32>
    %m = linalg.mmt4d ins(%p, %wp : tensor<?x4x8x16xf32>, tensor<4x4x16x16xf32>) outs(%mf : tensor<?x4x8x16xf32>) -> tensor<?x4x8x16xf32>
    %ue = tensor.empty(%s) : tensor<?x64xf32>
    %u = linalg.unpack %m inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %ue : tensor<?x4x8x16xf32> -> tensor<?x64xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%off, 0] [%s, 64] [1, 1] : tensor<?x64xf32> into tensor<?x64xf32>
    }
  }
  return %r : tensor<?x64xf32>
}
"""

PACKED_ONE_BY_ONE = """
func.func @main(%x: tensor<?x64xf32>, %w: tensor<64x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %n = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%d]
  %pe = tensor.empty(%n) : tensor<?x4x8x16xf32>
  %p = scf.forall (%i, %j) in (%n, 4) shared_outs(%o = %pe) -> (tensor<?x4x8x16xf32>) {
    %off = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %off1 = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = affine.min affine_map<(d0)[s0] -> (d0 * -8 + s0, 8)>(%i)[%d]
    %a = tensor.extract_slice %x[%off, %off1] [%s, 16] [1, 1] : tensor<?x64xf32> to tensor<?x16xf32>
    %oe = tensor.extract_slice %o[%i, %j, 0, 0] [1, 1, 8, 16] [1, 1, 1, 1] : tensor<?x4x8x16xf32> to tensor<1x1x8x16xf32>
    %q = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %oe : tensor<?x16xf32> -> tensor<1x1x8x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i, %j, 0, 0] [1, 1, 8, 16] [1, 1, 1, 1] : tensor<1x1x8x16xf32> into tensor<?x4x8x16xf32>
    }
  }
  %we = tensor.empty() : tensor<4x4x16x16xf32>
  %wp = linalg.pack %w outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 16] into %we : tensor<64x64xf32> -> tensor<4x4x16x16xf32>
  %me = tensor.empty(%n) : tensor<?x4x8x16xf32>
  %mf = linalg.fill ins(%z : f32) outs(%me : tensor<?x4x8x16xf32>) -> tensor<?x4x8x16xf32>
  %m = linalg.mmt4d ins(%p, %wp : tensor<?x4x8x16xf32>, tensor<4x4x16x16xf32>) outs(%mf : tensor<?x4x8x16xf32>) -> tensor<?x4x8x16xf32>
  %ue = tensor.empty(%d) : tensor<?x64xf32>
  %u = linalg.unpack %m inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %ue : tensor<?x4x8x16xf32> -> tensor<?x64xf32>
  return %u : tensor<?x64xf32>
}
"""

KNOWN_ROWS = """
func.func @main(%x: tensor<100x64xf32>, %w: tensor<4x4x16x16xf32>) -> tensor<100x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<100x64xf32>
  %r = scf.forall (%i) = (0) to (100) step (32) shared_outs(%o = %e) -> (tensor<100x64xf32>) {
    %s = affine.min affine_map<(d0) -> (-d0 + 100, 32)>(%i)
    %a = tensor.extract_slice %x[%i, 0] [%s, 64] [1, 1] : tensor<100x64xf32> to tensor<?x64xf32>
    %pe = tensor.empty() : tensor<4x4x8x16xf32>
    %p = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %pe : tensor<?x64xf32> -> tensor<4x4x8x16xf32>
    %me = tensor.empty() : tensor<4x4x8x16xf32>
    %mf = linalg.fill ins(%z : f32) outs(%me : tensor<4x4x8x16xf32>) -> tensor<4x4x8x16xf32>
    %m = linalg.mmt4d ins(%p, %w : tensor<4x4x8x16xf32>, tensor<4x4x16x16xf32>) outs(%mf : tensor<4x4x8x16xf32>) -> tensor<4x4x8x16xf32>
    %ue = tensor.empty(%s) : tensor<?x64xf32>
    %u = linalg.unpack %m inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %ue : tensor<4x4x8x16xf32> -> tensor<?x64xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%i, 0] [%s, 64] [1, 1] : tensor<?x64xf32> into tensor<100x64xf32>
    }
  }
  return %r : tensor<100x64xf32>
}
"""

UNPACKED_ONE_BY_ONE = """
func.func @main(%p: tensor<?x4x8x16xf32>, %w: tensor<4x4x16x16xf32>, %b: tensor<64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %p, %c0 : tensor<?x4x8x16xf32>
  %d = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%n]
  %me = tensor.empty(%n) : tensor<?x4x8x16xf32>
  %mf = linalg.fill ins(%z : f32) outs(%me : tensor<?x4x8x16xf32>) -> tensor<?x4x8x16xf32>
  %m = linalg.mmt4d ins(%p, %w : tensor<?x4x8x16xf32>, tensor<4x4x16x16xf32>) outs(%mf : tensor<?x4x8x16xf32>) -> tensor<?x4x8x16xf32>
  %e = tensor.empty(%d) : tensor<?x64xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %e) -> (tensor<?x64xf32>) {
    %off = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %a = tensor.extract_slice %m[%i, 0, 0, 0] [1, 4, 8, 16] [1, 1, 1, 1] : tensor<?x4x8x16xf32> to tensor<1x4x8x16xf32>
    %oe = tensor.extract_slice %o[%off, 0] [8, 64] [1, 1] : tensor<?x64xf32> to tensor<8x64xf32>
    %u = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %oe : tensor<1x4x8x16xf32> -> tensor<8x64xf32>
    %be = tensor.empty() : tensor<8x64xf32>
    %bb = linalg.broadcast ins(%b : tensor<64xf32>) outs(%be : tensor<8x64xf32>) dimensions = [0]
    %q = linalg.add ins(%u, %bb : tensor<8x64xf32>, tensor<8x64xf32>) outs(%oe : tensor<8x64xf32>) -> tensor<8x64xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%off, 0] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<?x64xf32>
    }
  }
  return %r : tensor<?x64xf32>
}
"""

COLUMNS = """
func.func @main(%x: tensor<32x64xf32>, %w: tensor<64x?xf32>) -> tensor<32x?xf32> {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %w, %c1 : tensor<64x?xf32>
  %e = tensor.empty(%d) : tensor<32x?xf32>
  %r = scf.forall (%i) = (0) to (%d) step (16) shared_outs(%o = %e) -> (tensor<32x?xf32>) {
    %s = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 16)>(%i)[%d]
    %a = tensor.extract_slice %w[0, %i] [64, %s] [1, 1] : tensor<64x?xf32> to tensor<64x?xf32>
    %pe = tensor.empty() : tensor<1x64x16x1xf32>
    %p = linalg.pack %a padding_value(%z : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 1] into %pe : tensor<64x?xf32> -> tensor<1x64x16x1xf32>
    %xe = tensor.empty() : tensor<4x64x8x1xf32>
    %xp = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %xe : tensor<32x64xf32> -> tensor<4x64x8x1xf32>
    %me = tensor.empty() : tensor<4x1x8x16xf32>
    %mf = linalg.fill ins(%z : f32) outs(%me : tensor<4x1x8x16xf32>) -> tensor<4x1x8x16xf32>
    %m = linalg.mmt4d ins(%xp, %p : tensor<4x64x8x1xf32>, tensor<1x64x16x1xf32>) outs(%mf : tensor<4x1x8x16xf32>) -> tensor<4x1x8x16xf32>
    %ue = tensor.empty(%s) : tensor<32x?xf32>
    %u = linalg.unpack %m inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %ue : tensor<4x1x8x16xf32> -> tensor<32x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[0, %i] [32, %s] [1, 1] : tensor<32x?xf32> into tensor<32x?xf32>
    }
  }
  return %r : tensor<32x?xf32>
}
"""

BEGUN_WITH_A_BIAS = """
func.func @main(%x: tensor<?x64xf32>, %w: tensor<64x48xf32>, %b: tensor<48xf32>) -> tensor<?x48xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%d) : tensor<?x48xf32>
  %r = scf.forall (%i) = (0) to (%d) step (16) shared_outs(%o = %e) -> (tensor<?x48xf32>) {
    %s = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 16)>(%i)[%d]
    %a = tensor.extract_slice %x[%i, 0] [%s, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32>
    %me = tensor.empty(%s) : tensor<?x48xf32>
    %bb = linalg.broadcast ins(%b : tensor<48xf32>) outs(%me : tensor<?x48xf32>) dimensions = [0]
    %m = linalg.matmul ins(%a, %w : tensor<?x64xf32>, tensor<64x48xf32>) outs(%bb : tensor<?x48xf32>) -> tensor<?x48xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, 0] [%s, 48] [1, 1] : tensor<?x48xf32> into tensor<?x48xf32>
    }
  }
  return %r : tensor<?x48xf32>
}
"""

OPEN = {
    "begun with a bias": (BEGUN_WITH_A_BIAS, "arg0.shape[0]"),
    "tiles of a number": (TILES_OF_A_NUMBER, "arg0.shape[0]"),
    "as many as there are": (TILES_AS_MANY_AS_THERE_ARE, "arg0.shape[0]"),
    "packed one by one": (PACKED_ONE_BY_ONE, "arg0.shape[0]"),
    "unpacked one by one": (UNPACKED_ONE_BY_ONE, "arg0.shape[0]"),
    "columns": (COLUMNS, "arg1.shape[1]"),
}


@pytest.mark.parametrize("name", OPEN)
def test_packed_in_steps(name: str) -> None:
    text, size = OPEN[name]
    assert not has_loops(text)
    for number in (0, 1, 8, 31, 33, 64):
        check(text, {size: number})


def test_packed_in_steps_of_known_rows() -> None:
    assert not has_loops(KNOWN_ROWS)
    check(KNOWN_ROWS)


def test_whole_tiles_need_no_padding() -> None:
    """There are as many rows as a known number of tiles has."""
    text = """
func.func @main(%x: tensor<?x16xf32>) -> tensor<4x2x8x8xf32> {
  %e = tensor.empty() : tensor<4x2x8x8xf32>
  %p = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<?x16xf32> -> tensor<4x2x8x8xf32>
  return %p : tensor<4x2x8x8xf32>
}
"""
    check(text)


def has_loops(text: str) -> bool:
    module = frontend.parse(text, "t.mlir", frontend.context())
    straighten_all(module)
    return any(isinstance(each, scf.ForOp) for each in module.walk())
