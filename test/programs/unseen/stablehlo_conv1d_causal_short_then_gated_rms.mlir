#map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module @jit_conv1d_causal_short_then_gated_rms attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x12xf32>, %arg1: tensor<12x36xf32>, %arg2: tensor<4x3x12xf32>) -> (tensor<2x8x12xf32> {jax.result_info = "result"}) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x12xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x12xf32>) -> tensor<3x12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg2 : tensor<4x3x12xf32>) outs(%1 : tensor<3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_6 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_6[] : tensor<f32>
      %extracted_7 = tensor.extract %from_elements[] : tensor<f32>
      %30 = arith.addf %extracted, %extracted_7 : f32
      %from_elements_8 = tensor.from_elements %30 : tensor<f32>
      %extracted_9 = tensor.extract %from_elements_8[] : tensor<f32>
      linalg.yield %extracted_9 : f32
    } -> tensor<3x12xf32>
    %cst_0 = arith.constant 4.000000e+00 : f32
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<3x12xf32>) outs(%0 : tensor<3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.divf %in, %cst_0 : f32
      linalg.yield %30 : f32
    } -> tensor<3x12xf32>
    %4 = tensor.empty() : tensor<3x1x12xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3x12xf32>) outs(%4 : tensor<3x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x1x12xf32>
    %padded = tensor.pad %arg0 low[0, 2, 0] high[0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<2x8x12xf32> to tensor<2x10x12xf32>
    %6 = tensor.empty() : tensor<2x8x12xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x8x12xf32>) -> tensor<2x8x12xf32>
    %collapsed = tensor.collapse_shape %5 [[0], [1, 2]] : tensor<3x1x12xf32> into tensor<3x12xf32>
    %8 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded, %collapsed : tensor<2x10x12xf32>, tensor<3x12xf32>) outs(%7 : tensor<2x8x12xf32>) -> tensor<2x8x12xf32>
    %9 = tensor.empty() : tensor<2x8x36xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x8x36xf32>) -> tensor<2x8x36xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8, %arg1 : tensor<2x8x12xf32>, tensor<12x36xf32>) outs(%10 : tensor<2x8x36xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.mulf %in, %in_6 : f32
      %31 = arith.addf %out, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x8x36xf32>
    %extracted_slice = tensor.extract_slice %11[0, 0, 0] [2, 8, 12] [1, 1, 1] : tensor<2x8x36xf32> to tensor<2x8x12xf32>
    %extracted_slice_1 = tensor.extract_slice %11[0, 0, 12] [2, 8, 12] [1, 1, 1] : tensor<2x8x36xf32> to tensor<2x8x12xf32>
    %extracted_slice_2 = tensor.extract_slice %11[0, 0, 24] [2, 8, 12] [1, 1, 1] : tensor<2x8x36xf32> to tensor<2x8x12xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.negf %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %cst_3 = arith.constant 1.000000e+00 : f32
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %cst_3, %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.divf %cst_3, %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %15 : tensor<2x8x12xf32>, tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.mulf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %16 : tensor<2x8x12xf32>, tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.mulf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %17 : tensor<2x8x12xf32>, tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.mulf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %19 = tensor.empty() : tensor<2x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x8x12xf32>) outs(%20 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_6 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_6[] : tensor<f32>
      %extracted_7 = tensor.extract %from_elements[] : tensor<f32>
      %30 = arith.addf %extracted, %extracted_7 : f32
      %from_elements_8 = tensor.from_elements %30 : tensor<f32>
      %extracted_9 = tensor.extract %from_elements_8[] : tensor<f32>
      linalg.yield %extracted_9 : f32
    } -> tensor<2x8xf32>
    %expanded = tensor.expand_shape %21 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32>
    %22 = tensor.empty() : tensor<2x8x1xf32>
    %cst_4 = arith.constant 1.200000e+01 : f32
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x8x1xf32>) outs(%22 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.divf %in, %cst_4 : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x1xf32>
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x8x1xf32>) outs(%22 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %cst_5 : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x1xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x8x1xf32>) outs(%22 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.rsqrt %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x1xf32>
    %26 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x8x1xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x12xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %26 : tensor<2x8x12xf32>, tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.mulf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %cst_3 : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %extracted_slice_2 : tensor<2x8x12xf32>, tensor<2x8x12xf32>) outs(%6 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.addf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<2x8x12xf32>
    return %29 : tensor<2x8x12xf32>
  }
}

