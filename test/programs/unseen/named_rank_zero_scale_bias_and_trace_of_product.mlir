#id = affine_map<(i, j) -> (i, j)>
#z = affine_map<(i, j) -> ()>
#d = affine_map<(i) -> (i, i)>
#s = affine_map<(i) -> ()>
func.func @main(%a: tensor<17x23xf32>, %b: tensor<23x17xf32>, %s: tensor<f32>, %t: tensor<f16>) -> (tensor<17x17xf32>, tensor<f32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x17xf32>
  %e0 = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<17x17xf32>) -> tensor<17x17xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %p = linalg.matmul ins(%a, %b : tensor<17x23xf32>, tensor<23x17xf32>) outs(%f : tensor<17x17xf32>) -> tensor<17x17xf32>
  %r = linalg.generic {indexing_maps = [#id, #z, #z, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %s, %t : tensor<17x17xf32>, tensor<f32>, tensor<f16>) outs(%e : tensor<17x17xf32>) {
  ^bb0(%x: f32, %y: f32, %h: f16, %o: f32):
    %w = arith.extf %h : f16 to f32
    %0 = math.fma %x, %y, %w : f32
    linalg.yield %0 : f32
  } -> tensor<17x17xf32>
  %tr = linalg.generic {indexing_maps = [#d, #s], iterator_types = ["reduction"]} ins(%r : tensor<17x17xf32>) outs(%f0 : tensor<f32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %x, %o : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  return %r, %tr : tensor<17x17xf32>, tensor<f32>
}
