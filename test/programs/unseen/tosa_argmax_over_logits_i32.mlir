module {
  func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x20xf32>) -> tensor<8xi32> {
    %z = arith.constant 0.0 : f32

    %zi = arith.constant 0 : i32
    %lo = arith.constant -3.40282347E+38 : f32
    %e = tensor.empty() : tensor<8x20xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x20xf32>) -> tensor<8x20xf32>
    %m = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x20xf32>) outs(%f : tensor<8x20xf32>) -> tensor<8x20xf32>
    %ei = tensor.empty() : tensor<8xi32>
    %fi = linalg.fill ins(%zi : i32) outs(%ei : tensor<8xi32>) -> tensor<8xi32>
    %ev = tensor.empty() : tensor<8xf32>
    %fv = linalg.fill ins(%lo : f32) outs(%ev : tensor<8xf32>) -> tensor<8xf32>
    %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<8x20xf32>) outs(%fi, %fv : tensor<8xi32>, tensor<8xf32>) {
    ^bb0(%in: f32, %out: i32, %out_0: f32):
      %i = linalg.index 1 : index
      %c = arith.index_cast %i : index to i32
      %g = arith.cmpf ogt, %in, %out_0 : f32
      %v = arith.select %g, %in, %out_0 : f32
      %k = arith.select %g, %c, %out : i32
      linalg.yield %k, %v : i32, f32
    } -> (tensor<8xi32>, tensor<8xf32>)
    return %r#0 : tensor<8xi32>
  }
}
