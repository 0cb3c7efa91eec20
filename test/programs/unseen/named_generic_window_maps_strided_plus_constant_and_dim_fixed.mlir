#x = affine_map<(i, j, k) -> (i * 2 + 1, k)>
#w = affine_map<(i, j, k) -> (k, 0, j)>
func.func @main(%x: tensor<32x16xf16>, %w: tensor<16x1x24xf16>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %r = linalg.generic {indexing_maps = [#x, #w, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<32x16xf16>, tensor<16x1x24xf16>) outs(%c : tensor<16x24xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %0 = arith.mulf %a, %b : f16
    %1 = arith.extf %0 : f16 to f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<16x24xf32>
  return %r : tensor<16x24xf32>
}