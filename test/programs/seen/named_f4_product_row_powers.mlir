func.func @main(%a: tensor<12x34xf4E2M1FN>, %b: tensor<34x22xf4E2M1FN>, %s: tensor<12xf8E8M0FNU>) -> tensor<12x22xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<12x22xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<12x22xf32>) -> tensor<12x22xf32>
  %c = linalg.matmul ins(%a, %b : tensor<12x34xf4E2M1FN>, tensor<34x22xf4E2M1FN>) outs(%f : tensor<12x22xf32>) -> tensor<12x22xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%c, %s : tensor<12x22xf32>, tensor<12xf8E8M0FNU>) outs(%e : tensor<12x22xf32>) {
  ^bb0(%x: f32, %y: f8E8M0FNU, %o: f32):
    %w = arith.extf %y : f8E8M0FNU to f32
    %v = arith.mulf %x, %w : f32
    linalg.yield %v : f32
  } -> tensor<12x22xf32>
  return %r : tensor<12x22xf32>
}
