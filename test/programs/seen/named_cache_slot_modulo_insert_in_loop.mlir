func.func @main(%cache: tensor<8x2x16xf16>, %x: tensor<3x2x16xf16>, %pos: index, %w: tensor<16x16xf16>) -> (tensor<8x2x16xf16>, tensor<8x2x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %cache) -> tensor<8x2x16xf16> {
    %s = tensor.extract_slice %x[%i, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<3x2x16xf16> to tensor<2x16xf16>
    %p = arith.addi %pos, %i : index
    %q = arith.remui %p, %c8 : index
    %n = tensor.insert_slice %s into %c[%q, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<2x16xf16> into tensor<8x2x16xf16>
    scf.yield %n : tensor<8x2x16xf16>
  }
  %z = arith.constant 0.0 : f32
  %flat = tensor.collapse_shape %r [[0, 1], [2]] : tensor<8x2x16xf16> into tensor<16x16xf16>
  %e = tensor.empty() : tensor<16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %m = linalg.matmul ins(%flat, %w : tensor<16x16xf16>, tensor<16x16xf16>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  %u = tensor.expand_shape %m [[0, 1], [2]] output_shape [8, 2, 16] : tensor<16x16xf32> into tensor<8x2x16xf32>
  return %r, %u : tensor<8x2x16xf16>, tensor<8x2x16xf32>
}
