#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (0, d1)>
module @jit_fp8_rowwise_scaled_amax_clip_both attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x32xf32>, %arg1: tensor<32x12xf8E4M3FN>, %arg2: tensor<1x12xf32>) -> (tensor<8x12xbf16> {jax.result_info = "result"}) {
    %0 = tensor.empty() : tensor<8x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x32xf32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.absf %in : f32
      linalg.yield %30 : f32
    } -> tensor<8x32xf32>
    %cst = arith.constant 0xFF800000 : f32
    %2 = tensor.empty() : tensor<8xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8xf32>) -> tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<8x32xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_3 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_3[] : tensor<f32>
      %extracted_4 = tensor.extract %from_elements[] : tensor<f32>
      %30 = arith.maximumf %extracted, %extracted_4 : f32
      %from_elements_5 = tensor.from_elements %30 : tensor<f32>
      %extracted_6 = tensor.extract %from_elements_5[] : tensor<f32>
      linalg.yield %extracted_6 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %5 = tensor.empty() : tensor<8x1xi1>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xf32>) outs(%5 : tensor<8x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %30 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %30 : i1
    } -> tensor<8x1xi1>
    %7 = tensor.empty() : tensor<8x1xf32>
    %cst_1 = arith.constant 4.480000e+02 : f32
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.divf %in, %cst_1 : f32
      linalg.yield %30 : f32
    } -> tensor<8x1xf32>
    %cst_2 = arith.constant 1.000000e+00 : f32
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<8x1xi1>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %30 = arith.select %in, %in_3, %cst_2 : f32
      linalg.yield %30 : f32
    } -> tensor<8x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x1xf32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %10 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.divf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<8x32xf32>
    %12 = tensor.empty() : tensor<f32>
    %c-448_i32 = arith.constant -448 : i32
    %13 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %30 = arith.sitofp %c-448_i32 : i32 to f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<f32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %11 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.maximumf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<8x32xf32>
    %c448_i32 = arith.constant 448 : i32
    %16 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %30 = arith.sitofp %c448_i32 : i32 to f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<f32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %15 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.minimumf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<8x32xf32>
    %19 = tensor.empty() : tensor<8x32xf8E4M3FN>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<8x32xf32>) outs(%19 : tensor<8x32xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %30 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %30 : f8E4M3FN
    } -> tensor<8x32xf8E4M3FN>
    %21 = tensor.empty() : tensor<8x12xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %23 = linalg.matmul ins(%20, %arg1 : tensor<8x32xf8E4M3FN>, tensor<32x12xf8E4M3FN>) outs(%22 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x1xf32>) outs(%21 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %24 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%21 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.mulf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<8x12xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<1x12xf32>) outs(%21 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%21 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.mulf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<8x12xf32>
    %28 = tensor.empty() : tensor<8x12xbf16>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<8x12xf32>) outs(%28 : tensor<8x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<8x12xbf16>
    return %29 : tensor<8x12xbf16>
  }
}

