module @jit_polynomial_features {
  func.func public @main(%arg0: tensor<8x64xf32>) -> tensor<8x320xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<8x64xf32>
    %0 = tensor.empty() : tensor<8x64xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x64xf32>) outs(%0 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %in : f32
      linalg.yield %7 : f32
    } -> tensor<8x64xf32>
    %2 = tensor.empty() : tensor<8x64xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<8x64xf32>, tensor<8x64xf32>) outs(%2 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %7 = arith.mulf %in, %in_5 : f32
      linalg.yield %7 : f32
    } -> tensor<8x64xf32>
    %4 = tensor.empty() : tensor<8x64xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x64xf32>) outs(%4 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.divf %cst, %in : f32
      linalg.yield %7 : f32
    } -> tensor<8x64xf32>
    %6 = tensor.empty() : tensor<8x320xf32>
    %inserted_slice = tensor.insert_slice %cst_0 into %6[0, 0] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x320xf32>
    %inserted_slice_1 = tensor.insert_slice %arg0 into %inserted_slice[0, 64] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x320xf32>
    %inserted_slice_2 = tensor.insert_slice %1 into %inserted_slice_1[0, 128] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x320xf32>
    %inserted_slice_3 = tensor.insert_slice %3 into %inserted_slice_2[0, 192] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x320xf32>
    %inserted_slice_4 = tensor.insert_slice %5 into %inserted_slice_3[0, 256] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x320xf32>
    return %inserted_slice_4 : tensor<8x320xf32>
  }
}