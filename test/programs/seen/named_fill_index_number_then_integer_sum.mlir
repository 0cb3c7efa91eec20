func.func @main(%a: tensor<24x32xf32>, %b: tensor<32x16xf32>) -> (tensor<24x16xf32>, tensor<24xindex>) {
  %c7 = arith.constant 7 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24xindex>
  %f = linalg.fill ins(%c7 : index) outs(%e : tensor<24xindex>) -> tensor<24xindex>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%f : tensor<24xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    %s = arith.addi %o, %i : index
    linalg.yield %s : index
  } -> tensor<24xindex>
  %e2 = tensor.empty() : tensor<24x16xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<24x16xf32>) -> tensor<24x16xf32>
  %m = linalg.matmul ins(%a, %b : tensor<24x32xf32>, tensor<32x16xf32>) outs(%f2 : tensor<24x16xf32>) -> tensor<24x16xf32>
  return %m, %r : tensor<24x16xf32>, tensor<24xindex>
}
