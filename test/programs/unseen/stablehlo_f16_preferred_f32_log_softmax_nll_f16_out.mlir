#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module @jit_f16_preferred_f32_log_softmax_nll_f16_out attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xf16>, %arg1: tensor<12x6xf16>) -> (tensor<f16> {jax.result_info = "result[0]"}, tensor<8x6xf16> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<8x6xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x12xf16>, tensor<12x6xf16>) outs(%1 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %cst_0 = arith.constant 0xFF800000 : f32
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<8x6xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_2 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_2[] : tensor<f32>
      %extracted_3 = tensor.extract %from_elements[] : tensor<f32>
      %24 = arith.maximumf %extracted, %extracted_3 : f32
      %from_elements_4 = tensor.from_elements %24 : tensor<f32>
      %extracted_5 = tensor.extract %from_elements_4[] : tensor<f32>
      linalg.yield %extracted_5 : f32
    } -> tensor<8xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%5 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.maximumf %cst_0, %in : f32
      linalg.yield %24 : f32
    } -> tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8xf32>) outs(%0 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%0 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %24 = arith.subf %in, %in_2 : f32
      linalg.yield %24 : f32
    } -> tensor<8x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<8x6xf32>) outs(%0 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<8x6xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%3 : tensor<8xf32>) -> tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<8x6xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_2 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_2[] : tensor<f32>
      %extracted_3 = tensor.extract %from_elements[] : tensor<f32>
      %24 = arith.addf %extracted, %extracted_3 : f32
      %from_elements_4 = tensor.from_elements %24 : tensor<f32>
      %extracted_5 = tensor.extract %from_elements_4[] : tensor<f32>
      linalg.yield %extracted_5 : f32
    } -> tensor<8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%11 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.log %in : f32
      linalg.yield %24 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xf32>) outs(%0 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %13 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%0 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %24 = arith.subf %in, %in_2 : f32
      linalg.yield %24 : f32
    } -> tensor<8x6xf32>
    %extracted_slice = tensor.extract_slice %14[0, 2] [8, 1] [1, 1] : tensor<8x6xf32> to tensor<8x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %15 = tensor.empty() : tensor<f32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<f32>) -> tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction"]} ins(%collapsed : tensor<8xf32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_2 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_2[] : tensor<f32>
      %extracted_3 = tensor.extract %from_elements[] : tensor<f32>
      %24 = arith.addf %extracted, %extracted_3 : f32
      %from_elements_4 = tensor.from_elements %24 : tensor<f32>
      %extracted_5 = tensor.extract %from_elements_4[] : tensor<f32>
      linalg.yield %extracted_5 : f32
    } -> tensor<f32>
    %cst_1 = arith.constant 8.000000e+00 : f32
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%17 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.divf %in, %cst_1 : f32
      linalg.yield %24 : f32
    } -> tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%18 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.negf %in : f32
      linalg.yield %24 : f32
    } -> tensor<f32>
    %20 = tensor.empty() : tensor<f16>
    %21 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%19 : tensor<f32>) outs(%20 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<f16>
    %22 = tensor.empty() : tensor<8x6xf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<8x6xf32>) outs(%22 : tensor<8x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<8x6xf16>
    return %21, %23 : tensor<f16>, tensor<8x6xf16>
  }
}

