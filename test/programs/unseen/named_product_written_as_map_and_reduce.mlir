#ik = affine_map<(i, j, k) -> (i, k)>
#kj = affine_map<(i, j, k) -> (k, j)>
#ijk = affine_map<(i, j, k) -> (i, j, k)>
func.func @main(%x: tensor<10x24xf32>, %w: tensor<24x12xf32>, %v: tensor<24xf32>) -> (tensor<10x12xf32>, tensor<10xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<10x12x24xf32>
  %p = linalg.generic {indexing_maps = [#ik, #kj, #ijk], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %w : tensor<10x24xf32>, tensor<24x12xf32>) outs(%e : tensor<10x12x24xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<10x12x24xf32>
  %e2 = tensor.empty() : tensor<10x12xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<10x12xf32>) -> tensor<10x12xf32>
  %s = linalg.reduce { arith.addf } ins(%p : tensor<10x12x24xf32>) outs(%f2 : tensor<10x12xf32>) dimensions = [2]
  %e3 = tensor.empty() : tensor<10xf32>
  %f3 = linalg.fill ins(%z : f32) outs(%e3 : tensor<10xf32>) -> tensor<10xf32>
  %mv = linalg.matvec ins(%x, %v : tensor<10x24xf32>, tensor<24xf32>) outs(%f3 : tensor<10xf32>) -> tensor<10xf32>
  return %s, %mv : tensor<10x12xf32>, tensor<10xf32>
}
