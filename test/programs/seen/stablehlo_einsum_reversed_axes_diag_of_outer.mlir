#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
module @jit_einsum_reversed_axes_diag_of_outer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x6xf32>, %arg1: tensor<6x5x4xf32>, %arg2: tensor<4x4xf32>) -> (tensor<5x4xf32> {jax.result_info = "result[0]"}, tensor<4x4x5xf32> {jax.result_info = "result[1]"}, tensor<5x6xf32> {jax.result_info = "result[2]"}) {
    %0 = tensor.empty() : tensor<5x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x5x6xf32>, tensor<6x5x4xf32>) outs(%1 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %15 = arith.mulf %in, %in_3 : f32
      %16 = arith.addf %out, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<5x4xf32>
    %3 = tensor.empty() : tensor<5x4x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg0 : tensor<6x5x4xf32>, tensor<4x5x6xf32>) outs(%4 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %15 = arith.mulf %in, %in_3 : f32
      %16 = arith.addf %out, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<5x4x4xf32>
    %6 = tensor.empty() : tensor<4x4x5xf32>
    %transposed = linalg.transpose ins(%5 : tensor<5x4x4xf32>) outs(%6 : tensor<4x4x5xf32>) permutation = [1, 2, 0] 
    %7 = tensor.empty() : tensor<4x4xi32>
    %mapped = linalg.map outs(%7 : tensor<4x4xi32>)
      (%init: i32) {
        %15 = linalg.index 0 : index
        %16 = arith.index_cast %15 : index to i64
        %17 = arith.trunci %16 : i64 to i32
        linalg.yield %17 : i32
      }
    %mapped_0 = linalg.map outs(%7 : tensor<4x4xi32>)
      (%init: i32) {
        %15 = linalg.index 1 : index
        %16 = arith.index_cast %15 : index to i64
        %17 = arith.trunci %16 : i64 to i32
        linalg.yield %17 : i32
      }
    %8 = tensor.empty() : tensor<4x4xi1>
    %mapped_1 = linalg.map { arith.cmpi {predicate = 0 : i64} } ins(%mapped, %mapped_0 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%8 : tensor<4x4xi1>)
    %9 = tensor.empty() : tensor<4x4xf32>
    %mapped_2 = linalg.map ins(%mapped_1, %arg2 : tensor<4x4xi1>, tensor<4x4xf32>) outs(%9 : tensor<4x4xf32>)
      (%in: i1, %in_3: f32, %init: f32) {
        %15 = arith.select %in, %in_3, %cst : f32
        linalg.yield %15 : f32
      }
    %10 = tensor.empty() : tensor<4xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<4xf32>) -> tensor<4xf32>
    %reduced = linalg.reduce ins(%mapped_2 : tensor<4x4xf32>) outs(%11 : tensor<4xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_3 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_3[] : tensor<f32>
        %extracted_4 = tensor.extract %from_elements[] : tensor<f32>
        %15 = arith.addf %extracted, %extracted_4 : f32
        %from_elements_5 = tensor.from_elements %15 : tensor<f32>
        %extracted_6 = tensor.extract %from_elements_5[] : tensor<f32>
        linalg.yield %extracted_6 : f32
      }
    %12 = tensor.empty() : tensor<5x6xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%reduced, %arg0 : tensor<4xf32>, tensor<4x5x6xf32>) outs(%13 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %15 = arith.mulf %in, %in_3 : f32
      %16 = arith.addf %out, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<5x6xf32>
    return %2, %transposed, %14 : tensor<5x4xf32>, tensor<4x4x5xf32>, tensor<5x6xf32>
  }
}

