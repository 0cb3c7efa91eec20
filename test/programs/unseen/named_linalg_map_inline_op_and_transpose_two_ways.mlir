func.func @mt(%a: tensor<8x12xf32>, %b: tensor<8x20xf32>) -> tensor<20x12xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x8xf32>
  %bt = linalg.transpose ins(%b : tensor<8x20xf32>) outs(%e : tensor<20x8xf32>) permutation = [1, 0]
  %eo = tensor.empty() : tensor<20x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%eo : tensor<20x12xf32>) -> tensor<20x12xf32>
  %m = linalg.matmul ins(%bt, %a : tensor<20x8xf32>, tensor<8x12xf32>) outs(%f : tensor<20x12xf32>) -> tensor<20x12xf32>
  %g = linalg.map { arith.mulf } ins(%m, %m : tensor<20x12xf32>, tensor<20x12xf32>) outs(%eo : tensor<20x12xf32>)
  %h = linalg.map ins(%g : tensor<20x12xf32>) outs(%eo : tensor<20x12xf32>)
    (%in: f32, %init: f32) {
      %0 = math.rsqrt %in : f32
      linalg.yield %0 : f32
    }
  return %h : tensor<20x12xf32>
}
