// linalg.contract with two contracted dimensions, a batch inside and a broadcast operand.
func.func @main(%a: tensor<6x4x8x5xf16>, %b: tensor<8x6x12xf16>, %c: tensor<6x4x12xf32>) -> (tensor<6x4x12xf32>, tensor<4x12xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[0, 0, 0, 2] [6, 4, 8, 1] [1, 1, 1, 1] : tensor<6x4x8x5xf16> to tensor<6x4x8xf16>
  %1 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, b, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%0, %b : tensor<6x4x8xf16>, tensor<8x6x12xf16>) outs(%c : tensor<6x4x12xf32>) -> tensor<6x4x12xf32>
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %2 = linalg.contract indexing_maps = [affine_map<(m, n, b, k) -> (b, m, k)>, affine_map<(m, n, b, k) -> (k, b, n)>, affine_map<(m, n, b, k) -> (m, n)>] ins(%0, %b : tensor<6x4x8xf16>, tensor<8x6x12xf16>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  return %1, %2 : tensor<6x4x12xf32>, tensor<4x12xf32>
}
