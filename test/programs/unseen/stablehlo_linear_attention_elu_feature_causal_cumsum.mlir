#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d4, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_linear_attention_elu_feature_causal_cumsum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x8xf32>, %arg1: tensor<4x6x8xf32>, %arg2: tensor<4x6x8xf32>) -> (tensor<4x6x8xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<4x6x8xi1>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %mapped = linalg.map ins(%arg0 : tensor<4x6x8xf32>) outs(%0 : tensor<4x6x8xi1>)
      (%in: f32, %init: i1) {
        %13 = arith.cmpf ogt, %in, %cst_0 : f32
        linalg.yield %13 : i1
      }
    %1 = tensor.empty() : tensor<4x6x8xf32>
    %mapped_1 = linalg.map ins(%mapped, %arg0 : tensor<4x6x8xi1>, tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
      (%in: i1, %in_17: f32, %init: f32) {
        %13 = arith.select %in, %cst_0, %in_17 : f32
        linalg.yield %13 : f32
      }
    %mapped_2 = linalg.map { math.expm1 } ins(%mapped_1 : tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
    %cst_3 = arith.constant 1.000000e+00 : f32
    %mapped_4 = linalg.map ins(%mapped_2 : tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
      (%in: f32, %init: f32) {
        %13 = arith.mulf %cst_3, %in : f32
        linalg.yield %13 : f32
      }
    %mapped_5 = linalg.map { arith.select } ins(%mapped, %arg0, %mapped_4 : tensor<4x6x8xi1>, tensor<4x6x8xf32>, tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
    %mapped_6 = linalg.map ins(%mapped_5 : tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
      (%in: f32, %init: f32) {
        %13 = arith.addf %in, %cst_3 : f32
        linalg.yield %13 : f32
      }
    %mapped_7 = linalg.map ins(%arg1 : tensor<4x6x8xf32>) outs(%0 : tensor<4x6x8xi1>)
      (%in: f32, %init: i1) {
        %13 = arith.cmpf ogt, %in, %cst_0 : f32
        linalg.yield %13 : i1
      }
    %mapped_8 = linalg.map ins(%mapped_7, %arg1 : tensor<4x6x8xi1>, tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
      (%in: i1, %in_17: f32, %init: f32) {
        %13 = arith.select %in, %cst_0, %in_17 : f32
        linalg.yield %13 : f32
      }
    %mapped_9 = linalg.map { math.expm1 } ins(%mapped_8 : tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
    %mapped_10 = linalg.map ins(%mapped_9 : tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
      (%in: f32, %init: f32) {
        %13 = arith.mulf %cst_3, %in : f32
        linalg.yield %13 : f32
      }
    %mapped_11 = linalg.map { arith.select } ins(%mapped_7, %arg1, %mapped_10 : tensor<4x6x8xi1>, tensor<4x6x8xf32>, tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
    %mapped_12 = linalg.map ins(%mapped_11 : tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
      (%in: f32, %init: f32) {
        %13 = arith.addf %in, %cst_3 : f32
        linalg.yield %13 : f32
      }
    %2 = tensor.empty() : tensor<4x6x8x8xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<4x6x8x8xf32>) -> tensor<4x6x8x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%mapped_12, %arg2 : tensor<4x6x8xf32>, tensor<4x6x8xf32>) outs(%3 : tensor<4x6x8x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %13 = arith.mulf %in, %in_17 : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4x6x8x8xf32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<f32>) outs(%2 : tensor<4x6x8x8xf32>) dimensions = [0, 1, 2, 3] 
    %padded = tensor.pad %4 low[0, 5, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_0 : f32
    } : tensor<4x6x8x8xf32> to tensor<4x11x8x8xf32>
    %5 = tensor.empty() : tensor<6xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%padded, %5 : tensor<4x11x8x8xf32>, tensor<6xf32>) outs(%broadcasted : tensor<4x6x8x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_18 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_18[] : tensor<f32>
      %extracted_19 = tensor.extract %from_elements[] : tensor<f32>
      %13 = arith.addf %extracted, %extracted_19 : f32
      %from_elements_20 = tensor.from_elements %13 : tensor<f32>
      %extracted_21 = tensor.extract %from_elements_20[] : tensor<f32>
      linalg.yield %extracted_21 : f32
    } -> tensor<4x6x8x8xf32>
    %broadcasted_13 = linalg.broadcast ins(%cst : tensor<f32>) outs(%1 : tensor<4x6x8xf32>) dimensions = [0, 1, 2] 
    %padded_14 = tensor.pad %mapped_12 low[0, 5, 0] high[0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst_0 : f32
    } : tensor<4x6x8xf32> to tensor<4x11x8xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded_14, %5 : tensor<4x11x8xf32>, tensor<6xf32>) outs(%broadcasted_13 : tensor<4x6x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_18 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_18[] : tensor<f32>
      %extracted_19 = tensor.extract %from_elements[] : tensor<f32>
      %13 = arith.addf %extracted, %extracted_19 : f32
      %from_elements_20 = tensor.from_elements %13 : tensor<f32>
      %extracted_21 = tensor.extract %from_elements_20[] : tensor<f32>
      linalg.yield %extracted_21 : f32
    } -> tensor<4x6x8xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map8, #map], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_6, %6 : tensor<4x6x8xf32>, tensor<4x6x8x8xf32>) outs(%8 : tensor<4x6x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %13 = arith.mulf %in, %in_17 : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4x6x8xf32>
    %10 = tensor.empty() : tensor<4x6xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %12 = linalg.generic {indexing_maps = [#map9, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_6, %7 : tensor<4x6x8xf32>, tensor<4x6x8xf32>) outs(%11 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %13 = arith.mulf %in, %in_17 : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4x6xf32>
    %broadcasted_15 = linalg.broadcast ins(%12 : tensor<4x6xf32>) outs(%1 : tensor<4x6x8xf32>) dimensions = [2] 
    %mapped_16 = linalg.map { arith.divf } ins(%9, %broadcasted_15 : tensor<4x6x8xf32>, tensor<4x6x8xf32>) outs(%1 : tensor<4x6x8xf32>)
    return %mapped_16 : tensor<4x6x8xf32>
  }
}

