func.func @part(%x: tensor<64x64xf32>, %w: tensor<64x32xf32>, %o: index, %n: index) -> tensor<?x32xf32> {
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %x[%o, 0][%n, 64][1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %e = tensor.empty(%n) : tensor<?x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x32xf32>) -> tensor<?x32xf32>
  %r = linalg.matmul ins(%s, %w : tensor<?x64xf32>, tensor<64x32xf32>) outs(%f : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %r : tensor<?x32xf32>
}
