#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_conv_stem_same_stride2_bias_relu_pool_raw attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x16x16x3xf32>, %arg1: tensor<3x3x3x8xf32>, %arg2: tensor<8xf32>) -> (tensor<2x8xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<0xFF800000> : tensor<f32>
    %0 = tensor.empty() : tensor<3x3x3x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x3x3x8xf32>) outs(%0 : tensor<3x3x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x3x8xf32>
    %2 = tensor.empty() : tensor<2x8x8x8xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
    %padded = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x16x3xf32> to tensor<2x17x17x3xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded, %1 : tensor<2x17x17x3xf32>, tensor<3x3x3x8xf32>) outs(%3 : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%2 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %5 : tensor<2x8x8x8xf32>, tensor<2x8x8x8xf32>) outs(%2 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %16 = arith.addf %in, %in_2 : f32
      linalg.yield %16 : f32
    } -> tensor<2x8x8x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x8x8x8xf32>) outs(%2 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %16 : f32
    } -> tensor<2x8x8x8xf32>
    %8 = tensor.empty() : tensor<2x2xf32>
    %9 = tensor.empty() : tensor<2x4x4x8xf32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    %10 = linalg.fill ins(%extracted : f32) outs(%9 : tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
    %11 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%7, %8 : tensor<2x8x8x8xf32>, tensor<2x2xf32>) outs(%10 : tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
    %12 = tensor.empty() : tensor<2x8xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%11 : tensor<2x4x4x8xf32>) outs(%13 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_2 = tensor.from_elements %out : tensor<f32>
      %extracted_3 = tensor.extract %from_elements_2[] : tensor<f32>
      %extracted_4 = tensor.extract %from_elements[] : tensor<f32>
      %16 = arith.addf %extracted_3, %extracted_4 : f32
      %from_elements_5 = tensor.from_elements %16 : tensor<f32>
      %extracted_6 = tensor.extract %from_elements_5[] : tensor<f32>
      linalg.yield %extracted_6 : f32
    } -> tensor<2x8xf32>
    %cst_1 = arith.constant 1.600000e+01 : f32
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<2x8xf32>) outs(%12 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.divf %in, %cst_1 : f32
      linalg.yield %16 : f32
    } -> tensor<2x8xf32>
    return %15 : tensor<2x8xf32>
  }
}

