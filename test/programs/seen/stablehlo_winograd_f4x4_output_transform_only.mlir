#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4)>
#map7 = affine_map<() -> ()>
module @jit_winograd_f4x4_output_transform_only attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x6x6x4xf32>, %arg1: tensor<4x4x4x5xf32>) -> (tensor<1x4x4x5xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<[[4.000000e+00, 0.000000e+00, -5.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -4.000000e+00, -4.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 4.000000e+00, -4.000000e+00, -1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -2.000000e+00, -1.000000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 2.000000e+00, -1.000000e+00, -2.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 4.000000e+00, 0.000000e+00, -5.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<6x6xf32>
    %cst_0 = arith.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, -2.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 4.000000e+00, 4.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 8.000000e+00, -8.000000e+00, 1.000000e+00]]> : tensor<4x6xf32>
    %0 = tensor.empty() : tensor<1x6x4x6xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %cst : tensor<1x6x6x4xf32>, tensor<6x6xf32>) outs(%1 : tensor<1x6x4x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      %22 = arith.addf %out, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<1x6x4x6xf32>
    %3 = tensor.empty() : tensor<1x4x6x6xf32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%2, %cst : tensor<1x6x4x6xf32>, tensor<6x6xf32>) outs(%4 : tensor<1x4x6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      %22 = arith.addf %out, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<1x4x6x6xf32>
    %6 = tensor.empty() : tensor<1x6x6x4xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<1x4x6x6xf32>) outs(%6 : tensor<1x6x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x6x6x4xf32>
    %extracted_slice = tensor.extract_slice %7[0, 0, 0, 0] [1, 4, 4, 4] [1, 1, 1, 1] : tensor<1x6x6x4xf32> to tensor<1x4x4x4xf32>
    %8 = tensor.empty() : tensor<4x4x5x1xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<4x4x5x1xf32>) -> tensor<4x4x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %extracted_slice : tensor<4x4x4x5xf32>, tensor<1x4x4x4xf32>) outs(%9 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      %22 = arith.addf %out, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<4x4x5x1xf32>
    %collapsed = tensor.collapse_shape %10 [[0, 1, 2, 3]] : tensor<4x4x5x1xf32> into tensor<80xf32>
    %cast = tensor.cast %collapsed : tensor<80xf32> to tensor<80xf32>
    %expanded = tensor.expand_shape %cast [[0, 1, 2, 3]] output_shape [1, 4, 4, 5] : tensor<80xf32> into tensor<1x4x4x5xf32>
    %11 = tensor.empty() : tensor<f32>
    %c0_i32 = arith.constant 0 : i32
    %12 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%11 : tensor<f32>) {
    ^bb0(%out: f32):
      %21 = arith.sitofp %c0_i32 : i32 to f32
      linalg.yield %21 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %12[] : tensor<f32>
    %padded = tensor.pad %expanded low[0, 0, 0, 0] high[0, 2, 2, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %extracted : f32
    } : tensor<1x4x4x5xf32> to tensor<1x6x6x5xf32>
    %13 = tensor.empty() : tensor<1x6x5x4xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%padded, %cst_0 : tensor<1x6x6x5xf32>, tensor<4x6xf32>) outs(%14 : tensor<1x6x5x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      %22 = arith.addf %out, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<1x6x5x4xf32>
    %16 = tensor.empty() : tensor<1x5x4x4xf32>
    %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<1x5x4x4xf32>) -> tensor<1x5x4x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%15, %cst_0 : tensor<1x6x5x4xf32>, tensor<4x6xf32>) outs(%17 : tensor<1x5x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      %22 = arith.addf %out, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<1x5x4x4xf32>
    %19 = tensor.empty() : tensor<1x4x4x5xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x5x4x4xf32>) outs(%19 : tensor<1x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x5xf32>
    return %20 : tensor<1x4x4x5xf32>
  }
}

