// A product by math.fma, of operands scaled inside.
func.func @main(%a: tensor<20x30xf32>, %b: tensor<30x10xf32>, %s: tensor<30xf32>) -> tensor<20x10xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x10xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<20x10xf32>) -> tensor<20x10xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %s : tensor<20x30xf32>, tensor<30x10xf32>, tensor<30xf32>) outs(%f : tensor<20x10xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %o: f32):
    %1 = arith.mulf %x, %w : f32
    %2 = math.fma %1, %y, %o : f32
    linalg.yield %2 : f32
  } -> tensor<20x10xf32>
  return %p : tensor<20x10xf32>
}
