module {
  func.func @main(%x: tensor<16x24xf32>) -> (tensor<24xf32>, tensor<24xi32>) {
    %inf = arith.constant 0x7F800000 : f32
    %zi = arith.constant 0 : i32
    %ei = tensor.empty() : tensor<16x24xi32>
    %idx = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%ei : tensor<16x24xi32>) {
    ^bb0(%o: i32):
      %i = linalg.index 0 : index
      %c = arith.index_cast %i : index to i32
      linalg.yield %c : i32
    } -> tensor<16x24xi32>
    %e0 = tensor.empty() : tensor<24xf32>
    %f0 = linalg.fill ins(%inf : f32) outs(%e0 : tensor<24xf32>) -> tensor<24xf32>
    %e1 = tensor.empty() : tensor<24xi32>
    %f1 = linalg.fill ins(%zi : i32) outs(%e1 : tensor<24xi32>) -> tensor<24xi32>
    %r:2 = linalg.reduce ins(%x, %idx : tensor<16x24xf32>, tensor<16x24xi32>) outs(%f0, %f1 : tensor<24xf32>, tensor<24xi32>) dimensions = [0] (%v: f32, %k: i32, %a: f32, %b: i32) {
      %lt = arith.cmpf olt, %v, %a : f32
      %0 = arith.select %lt, %v, %a : f32
      %1 = arith.select %lt, %k, %b : i32
      linalg.yield %0, %1 : f32, i32
    }
    return %r#0, %r#1 : tensor<24xf32>, tensor<24xi32>
  }
}
