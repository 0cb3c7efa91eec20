#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_padded_ragged_lengths_iota_compare_mean attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6x6xf32>, %arg1: tensor<6x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x6xi32> {jax.result_info = "result[1]"}) {
    %cst = arith.constant dense<[2, 5, 6]> : tensor<3xi32>
    %0 = tensor.empty() : tensor<3x6x6xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<3x6x6xi32>) {
    ^bb0(%out: i32):
      %25 = linalg.index 1 : index
      %26 = arith.index_cast %25 : index to i32
      linalg.yield %26 : i32
    } -> tensor<3x6x6xi32>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<3xi32>) outs(%0 : tensor<3x6x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x6x6xi32>
    %3 = tensor.empty() : tensor<3x6x6xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<3x6x6xi32>, tensor<3x6x6xi32>) outs(%3 : tensor<3x6x6xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %25 = arith.cmpi slt, %in, %in_1 : i32
      linalg.yield %25 : i1
    } -> tensor<3x6x6xi1>
    %5 = tensor.empty() : tensor<f32>
    %c0_i32 = arith.constant 0 : i32
    %6 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%5 : tensor<f32>) {
    ^bb0(%out: f32):
      %25 = arith.sitofp %c0_i32 : i32 to f32
      linalg.yield %25 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<3x6x6xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<f32>) outs(%7 : tensor<3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %arg0, %8 : tensor<3x6x6xi1>, tensor<3x6x6xf32>, tensor<3x6x6xf32>) outs(%7 : tensor<3x6x6xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %25 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %25 : f32
    } -> tensor<3x6x6xf32>
    %10 = tensor.empty() : tensor<3x6x4xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<3x6x4xf32>) -> tensor<3x6x4xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg1 : tensor<3x6x6xf32>, tensor<6x4xf32>) outs(%11 : tensor<3x6x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.mulf %in, %in_1 : f32
      %26 = arith.addf %out, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<3x6x4xf32>
    %13 = tensor.empty() : tensor<3x4xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<3x6x4xf32>) outs(%14 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_1 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_1[] : tensor<f32>
      %extracted_2 = tensor.extract %from_elements[] : tensor<f32>
      %25 = arith.addf %extracted, %extracted_2 : f32
      %from_elements_3 = tensor.from_elements %25 : tensor<f32>
      %extracted_4 = tensor.extract %from_elements_3[] : tensor<f32>
      linalg.yield %extracted_4 : f32
    } -> tensor<3x4xf32>
    %16 = tensor.empty() : tensor<3xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%cst : tensor<3xi32>) outs(%16 : tensor<3xf32>) {
    ^bb0(%in: i32, %out: f32):
      %25 = arith.sitofp %in : i32 to f32
      linalg.yield %25 : f32
    } -> tensor<3xf32>
    %expanded = tensor.expand_shape %17 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %18 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<3x1xf32>) outs(%13 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %19 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%15, %18 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%13 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.divf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<3x4xf32>
    %false = arith.constant false
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<3x6x6xi1>) outs(%3 : tensor<3x6x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %25 = arith.cmpi ne, %in, %false : i1
      linalg.yield %25 : i1
    } -> tensor<3x6x6xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<3x6x6xi1>) outs(%0 : tensor<3x6x6xi32>) {
    ^bb0(%in: i1, %out: i32):
      %25 = arith.extui %in : i1 to i32
      linalg.yield %25 : i32
    } -> tensor<3x6x6xi32>
    %22 = tensor.empty() : tensor<3x6xi32>
    %23 = linalg.fill ins(%c0_i32 : i32) outs(%22 : tensor<3x6xi32>) -> tensor<3x6xi32>
    %24 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<3x6x6xi32>) outs(%23 : tensor<3x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %from_elements = tensor.from_elements %in : tensor<i32>
      %from_elements_1 = tensor.from_elements %out : tensor<i32>
      %extracted = tensor.extract %from_elements_1[] : tensor<i32>
      %extracted_2 = tensor.extract %from_elements[] : tensor<i32>
      %25 = arith.addi %extracted, %extracted_2 : i32
      %from_elements_3 = tensor.from_elements %25 : tensor<i32>
      %extracted_4 = tensor.extract %from_elements_3[] : tensor<i32>
      linalg.yield %extracted_4 : i32
    } -> tensor<3x6xi32>
    return %19, %24 : tensor<3x4xf32>, tensor<3x6xi32>
  }
}

