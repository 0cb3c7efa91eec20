#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (n, b, m)>
#i = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#r = affine_map<(d0, d1, d2) -> (d0)>
func.func @main(%x: tensor<4x64x40xf16>, %w: tensor<4x40x48xf16>, %c: tensor<48x4x64xf32>, %r: tensor<48xf32>) -> tensor<48x4x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<48x4x64xf32>
  %0 = linalg.fill ins(%z : f32) outs(%e : tensor<48x4x64xf32>) -> tensor<48x4x64xf32>
  %1 = linalg.contract indexing_maps = [#a, #b, #c] ins(%x, %w : tensor<4x64x40xf16>, tensor<4x40x48xf16>) outs(%0 : tensor<48x4x64xf32>) -> tensor<48x4x64xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%1, %c : tensor<48x4x64xf32>, tensor<48x4x64xf32>) outs(%e : tensor<48x4x64xf32>) -> tensor<48x4x64xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#i, #r, #i] ins(%2, %r : tensor<48x4x64xf32>, tensor<48xf32>) outs(%e : tensor<48x4x64xf32>) -> tensor<48x4x64xf32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<negf> ins(%3 : tensor<48x4x64xf32>) outs(%e : tensor<48x4x64xf32>) -> tensor<48x4x64xf32>
  return %4 : tensor<48x4x64xf32>
}
