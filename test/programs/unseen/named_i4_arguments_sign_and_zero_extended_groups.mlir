func.func @q(%x: tensor<8x32xf16>, %w: tensor<32x16xi4>, %z: tensor<4x16xi4>, %s: tensor<4x16xf16>) -> tensor<8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8x16xf16>
  %w3 = tensor.expand_shape %w [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xi4> into tensor<4x8x16xi4>
  %d = linalg.generic {indexing_maps = [affine_map<(g, k, n) -> (g, k, n)>, affine_map<(g, k, n) -> (g, n)>, affine_map<(g, k, n) -> (g, n)>, affine_map<(g, k, n) -> (g, k, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w3, %z, %s : tensor<4x8x16xi4>, tensor<4x16xi4>, tensor<4x16xf16>) outs(%e : tensor<4x8x16xf16>) {
  ^bb0(%a: i4, %b: i4, %c: f16, %o: f16):
    %0 = arith.extui %a : i4 to i32
    %1 = arith.extui %b : i4 to i32
    %2 = arith.subi %0, %1 : i32
    %3 = arith.sitofp %2 : i32 to f16
    %4 = arith.mulf %3, %c : f16
    linalg.yield %4 : f16
  } -> tensor<4x8x16xf16>
  %d2 = tensor.collapse_shape %d [[0, 1], [2]] : tensor<4x8x16xf16> into tensor<32x16xf16>
  %eo = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%eo : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = linalg.matmul ins(%x, %d2 : tensor<8x32xf16>, tensor<32x16xf16>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
