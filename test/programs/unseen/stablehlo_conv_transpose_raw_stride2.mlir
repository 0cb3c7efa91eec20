#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_conv_transpose_raw_stride2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x5x4xf32>, %arg1: tensor<4x4x4x6xf32>) -> (tensor<2x10x10x6xf32> {jax.result_info = "result"}) {
    %0 = tensor.empty() : tensor<4x4x4x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x4x4x6xf32>) outs(%0 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4x6xf32>
    %2 = tensor.empty() : tensor<2x10x10x6xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x10x10x6xf32>) -> tensor<2x10x10x6xf32>
    %4 = tensor.empty() : tensor<2x13x13x4xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x13x13x4xf32>) -> tensor<2x13x13x4xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %5[0, 2, 2, 0] [2, 5, 5, 4] [1, 2, 2, 1] : tensor<2x5x5x4xf32> into tensor<2x13x13x4xf32>
    %6 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %1 : tensor<2x13x13x4xf32>, tensor<4x4x4x6xf32>) outs(%3 : tensor<2x10x10x6xf32>) -> tensor<2x10x10x6xf32>
    return %6 : tensor<2x10x10x6xf32>
  }
}

