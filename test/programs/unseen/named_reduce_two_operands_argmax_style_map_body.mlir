func.func @r(%a: tensor<8x16xf32>, %b: tensor<16x10xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %z = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %zi = arith.constant 0 : i32
  %e = tensor.empty() : tensor<8x10xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x10xf32>) -> tensor<8x10xf32>
  %m = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x10xf32>) outs(%f : tensor<8x10xf32>) -> tensor<8x10xf32>
  %ei = tensor.empty() : tensor<8x10xi32>
  %i = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ei : tensor<8x10xi32>) {
  ^bb0(%o: i32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    linalg.yield %k : i32
  } -> tensor<8x10xi32>
  %e1 = tensor.empty() : tensor<8xf32>
  %e2 = tensor.empty() : tensor<8xi32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<8xf32>) -> tensor<8xf32>
  %f2 = linalg.fill ins(%zi : i32) outs(%e2 : tensor<8xi32>) -> tensor<8xi32>
  %r:2 = linalg.reduce ins(%m, %i : tensor<8x10xf32>, tensor<8x10xi32>) outs(%f1, %f2 : tensor<8xf32>, tensor<8xi32>) dimensions = [1]
    (%v: f32, %ix: i32, %bv: f32, %bi: i32) {
      %c = arith.cmpf ogt, %v, %bv : f32
      %n = arith.select %c, %v, %bv : f32
      %ni = arith.select %c, %ix, %bi : i32
      linalg.yield %n, %ni : f32, i32
    }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xi32>
}
