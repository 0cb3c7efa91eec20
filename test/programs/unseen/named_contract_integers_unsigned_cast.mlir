#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (n, m)>
func.func @main(%x: tensor<12x40xi8>, %w: tensor<40x20xi8>) -> (tensor<20x12xi32>, tensor<12x20xi32>) {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<20x12xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<20x12xi32>) -> tensor<20x12xi32>
  %0 = linalg.contract indexing_maps = [#a, #b, #c] {cast = #linalg.type_fn<cast_unsigned>} ins(%x, %w : tensor<12x40xi8>, tensor<40x20xi8>) outs(%f : tensor<20x12xi32>) -> tensor<20x12xi32>
  %e1 = tensor.empty() : tensor<12x20xi32>
  %f1 = linalg.fill ins(%z : i32) outs(%e1 : tensor<12x20xi32>) -> tensor<12x20xi32>
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%x, %w : tensor<12x40xi8>, tensor<40x20xi8>) outs(%f1 : tensor<12x20xi32>) -> tensor<12x20xi32>
  return %0, %1 : tensor<20x12xi32>, tensor<12x20xi32>
}
