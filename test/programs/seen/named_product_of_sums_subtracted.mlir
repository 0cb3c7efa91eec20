#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#s = affine_map<(m, n, k) -> (k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @main(%a: tensor<13x37xf32>, %b: tensor<37x11xf32>, %s: tensor<37xf32>, %c: tensor<13x11xf32>) -> tensor<13x11xf32> {
  %0 = linalg.generic {indexing_maps = [#a, #b, #s, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %s : tensor<13x37xf32>, tensor<37x11xf32>, tensor<37xf32>) outs(%c : tensor<13x11xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %o: f32):
    %0 = arith.subf %x, %w : f32
    %1 = arith.addf %y, %w : f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.subf %o, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<13x11xf32>
  return %0 : tensor<13x11xf32>
}
