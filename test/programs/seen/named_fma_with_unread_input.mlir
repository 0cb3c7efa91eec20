#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#s = affine_map<(m, n, k) -> (k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @main(%a: tensor<13x21xf32>, %b: tensor<21x19xf32>, %s: tensor<21xf32>, %c: tensor<13x19xf32>) -> tensor<13x19xf32> {
  %0 = linalg.generic {indexing_maps = [#a, #b, #s, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %s : tensor<13x21xf32>, tensor<21x19xf32>, tensor<21xf32>) outs(%c : tensor<13x19xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %o: f32):
    %3 = math.fma %x, %y, %o : f32
    linalg.yield %3 : f32
  } -> tensor<13x19xf32>
  return %0 : tensor<13x19xf32>
}
