// Other semirings: maxima of products, and or of ands.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @main(%x: tensor<9x11xf32>, %y: tensor<11x7xf32>, %p: tensor<9x11xi1>, %q: tensor<11x7xi1>) -> (tensor<9x7xf32>, tensor<9x7xi1>) {
  %low = arith.constant 0xFF800000 : f32
  %no = arith.constant false
  %e = tensor.empty() : tensor<9x7xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<9x7xf32>) -> tensor<9x7xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<9x11xf32>, tensor<11x7xf32>) outs(%f : tensor<9x7xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %1 = arith.mulf %i, %j : f32
    %2 = arith.maximumf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<9x7xf32>
  %eb = tensor.empty() : tensor<9x7xi1>
  %fb = linalg.fill ins(%no : i1) outs(%eb : tensor<9x7xi1>) -> tensor<9x7xi1>
  %s = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p, %q : tensor<9x11xi1>, tensor<11x7xi1>) outs(%fb : tensor<9x7xi1>) {
  ^bb0(%i: i1, %j: i1, %o: i1):
    %1 = arith.andi %i, %j : i1
    %2 = arith.ori %o, %1 : i1
    linalg.yield %2 : i1
  } -> tensor<9x7xi1>
  return %r, %s : tensor<9x7xf32>, tensor<9x7xi1>
}
