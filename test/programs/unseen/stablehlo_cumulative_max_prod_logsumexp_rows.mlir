#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1 + d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0 + d2, d1)>
module @jit_cumulative_max_prod_logsumexp_rows attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x16xf32>, %arg1: tensor<16x8xf32>) -> (tensor<5x8xf32> {jax.result_info = "result[0]"}, tensor<5x8xf32> {jax.result_info = "result[1]"}, tensor<5x8xf32> {jax.result_info = "result[2]"}) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %0 = tensor.empty() : tensor<5x8xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<5x16xf32>, tensor<16x8xf32>) outs(%1 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %cst_2 = arith.constant 0xFF800000 : f32
    %padded = tensor.pad %2 low[0, 7] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst_2 : f32
    } : tensor<5x8xf32> to tensor<5x15xf32>
    %4 = tensor.empty() : tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %4 : tensor<5x15xf32>, tensor<8xf32>) outs(%3 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_7 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_7[] : tensor<f32>
      %extracted_8 = tensor.extract %from_elements[] : tensor<f32>
      %10 = arith.maximumf %extracted, %extracted_8 : f32
      %from_elements_9 = tensor.from_elements %10 : tensor<f32>
      %extracted_10 = tensor.extract %from_elements_9[] : tensor<f32>
      linalg.yield %extracted_10 : f32
    } -> tensor<5x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %cst_3 = arith.constant 1.000000e+00 : f32
    %padded_4 = tensor.pad %2 low[4, 0] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x8xf32> to tensor<9x8xf32>
    %7 = tensor.empty() : tensor<5xf32>
    %8 = linalg.generic {indexing_maps = [#map5, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_4, %7 : tensor<9x8xf32>, tensor<5xf32>) outs(%6 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_7 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_7[] : tensor<f32>
      %extracted_8 = tensor.extract %from_elements[] : tensor<f32>
      %10 = arith.mulf %extracted, %extracted_8 : f32
      %from_elements_9 = tensor.from_elements %10 : tensor<f32>
      %extracted_10 = tensor.extract %from_elements_9[] : tensor<f32>
      linalg.yield %extracted_10 : f32
    } -> tensor<5x8xf32>
    %padded_5 = tensor.pad %2 low[0, 0] high[0, 7] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst_2 : f32
    } : tensor<5x8xf32> to tensor<5x15xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_5, %4 : tensor<5x15xf32>, tensor<8xf32>) outs(%3 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_7 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_7[] : tensor<f32>
      %extracted_8 = tensor.extract %from_elements[] : tensor<f32>
      %10 = arith.maximumf %extracted, %extracted_8 : f32
      %from_elements_9 = tensor.from_elements %10 : tensor<f32>
      %11 = arith.subf %extracted, %extracted_8 : f32
      %from_elements_10 = tensor.from_elements %11 : tensor<f32>
      %extracted_11 = tensor.extract %from_elements_10[] : tensor<f32>
      %12 = arith.cmpf une, %extracted_11, %extracted_11 : f32
      %from_elements_12 = tensor.from_elements %12 : tensor<i1>
      %13 = arith.addf %extracted, %extracted_8 : f32
      %from_elements_13 = tensor.from_elements %13 : tensor<f32>
      %14 = math.absf %extracted_11 : f32
      %from_elements_14 = tensor.from_elements %14 : tensor<f32>
      %extracted_15 = tensor.extract %from_elements_14[] : tensor<f32>
      %15 = arith.negf %extracted_15 : f32
      %from_elements_16 = tensor.from_elements %15 : tensor<f32>
      %extracted_17 = tensor.extract %from_elements_16[] : tensor<f32>
      %16 = math.exp %extracted_17 : f32
      %from_elements_18 = tensor.from_elements %16 : tensor<f32>
      %extracted_19 = tensor.extract %from_elements_18[] : tensor<f32>
      %17 = math.log1p %extracted_19 : f32
      %from_elements_20 = tensor.from_elements %17 : tensor<f32>
      %extracted_21 = tensor.extract %from_elements_9[] : tensor<f32>
      %extracted_22 = tensor.extract %from_elements_20[] : tensor<f32>
      %18 = arith.addf %extracted_21, %extracted_22 : f32
      %from_elements_23 = tensor.from_elements %18 : tensor<f32>
      %extracted_24 = tensor.extract %from_elements_12[] : tensor<i1>
      %extracted_25 = tensor.extract %from_elements_13[] : tensor<f32>
      %extracted_26 = tensor.extract %from_elements_23[] : tensor<f32>
      %19 = arith.select %extracted_24, %extracted_25, %extracted_26 : f32
      %from_elements_27 = tensor.from_elements %19 : tensor<f32>
      %extracted_28 = tensor.extract %from_elements_27[] : tensor<f32>
      linalg.yield %extracted_28 : f32
    } -> tensor<5x8xf32>
    return %5, %8, %9 : tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>
  }
}

