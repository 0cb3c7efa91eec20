module @jit_constant_table {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<8xf32>) -> tensor<16x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[0.000000e+00, 1.562500e-02, 3.125000e-02, 4.687500e-02, 6.250000e-02, 7.812500e-02, 9.375000e-02, 1.093750e-01], [1.250000e-01, 1.406250e-01, 1.562500e-01, 1.718750e-01, 1.875000e-01, 2.031250e-01, 2.187500e-01, 2.343750e-01], [2.500000e-01, 2.656250e-01, 2.812500e-01, 2.968750e-01, 3.125000e-01, 3.281250e-01, 3.437500e-01, 3.593750e-01], [3.750000e-01, 3.906250e-01, 4.062500e-01, 4.218750e-01, 4.375000e-01, 4.531250e-01, 4.687500e-01, 4.843750e-01], [5.000000e-01, 5.156250e-01, 5.312500e-01, 5.468750e-01, 5.625000e-01, 5.781250e-01, 5.937500e-01, 6.093750e-01], [6.250000e-01, 6.406250e-01, 6.562500e-01, 6.718750e-01, 6.875000e-01, 7.031250e-01, 7.187500e-01, 7.343750e-01], [7.500000e-01, 7.656250e-01, 7.812500e-01, 7.968750e-01, 8.125000e-01, 8.281250e-01, 8.437500e-01, 8.593750e-01], [8.750000e-01, 8.906250e-01, 9.062500e-01, 9.218750e-01, 9.375000e-01, 9.531250e-01, 9.687500e-01, 9.843750e-01]]> : tensor<8x8xf32>
    %cst_1 = arith.constant dense<[0.000000e+00, 0.142857149, 0.285714298, 0.428571433, 0.571428597, 0.714285731, 0.857142865, 1.000000e+00]> : tensor<8xf32>
    %0 = tensor.empty() : tensor<16x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %2 = linalg.matmul ins(%arg0, %cst_0 : tensor<16x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %9 = arith.mulf %in, %in_2 : f32
      linalg.yield %9 : f32
    } -> tensor<8xf32>
    %5 = tensor.empty() : tensor<16x8xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8xf32>) outs(%5 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %7 = tensor.empty() : tensor<16x8xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %9 = arith.addf %in, %in_2 : f32
      linalg.yield %9 : f32
    } -> tensor<16x8xf32>
    return %8 : tensor<16x8xf32>
  }
}