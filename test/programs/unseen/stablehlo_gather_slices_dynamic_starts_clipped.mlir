#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_gather_slices_dynamic_starts_clipped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x4xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xi32>) -> (tensor<3x2x10xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}) {
    %cst = arith.constant dense<0> : tensor<3x1xi32>
    %0 = tensor.empty() : tensor<3xi1>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xi32>) outs(%0 : tensor<3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %23 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %23 : i1
    } -> tensor<3xi1>
    %2 = tensor.empty() : tensor<3xi32>
    %c10_i32 = arith.constant 10 : i32
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xi32>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.addi %in, %c10_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<3xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %23 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %23 : i32
    } -> tensor<3xi32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [3, 1] : tensor<3xi32> into tensor<3x1xi32>
    %c0 = arith.constant 0 : index
    %5 = tensor.empty() : tensor<3x2xi32>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<3x2xi32>) {
    ^bb0(%out: i32):
      %23 = linalg.index 0 : index
      %24 = linalg.index 1 : index
      %c1_5 = arith.constant 1 : index
      %dim = tensor.dim %expanded, %c1_5 : tensor<3x1xi32>
      %25 = arith.addi %c0, %dim : index
      %26 = arith.cmpi ult, %24, %25 : index
      %27 = scf.if %26 -> (i32) {
        %28 = arith.subi %24, %c0 : index
        %extracted = tensor.extract %expanded[%23, %28] : tensor<3x1xi32>
        scf.yield %extracted : i32
      } else {
        %28 = arith.subi %24, %25 : index
        %extracted = tensor.extract %cst[%23, %28] : tensor<3x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %27 : i32
    } -> tensor<3x2xi32>
    %c1 = arith.constant 1 : index
    %7 = tensor.empty() : tensor<3x2x4xf32>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%7 : tensor<3x2x4xf32>) {
    ^bb0(%out: f32):
      %23 = linalg.index 0 : index
      %24 = linalg.index 1 : index
      %25 = linalg.index 2 : index
      %extracted = tensor.extract %6[%23, %c0] : tensor<3x2xi32>
      %26 = arith.index_cast %extracted : i32 to index
      %extracted_5 = tensor.extract %6[%23, %c1] : tensor<3x2xi32>
      %27 = arith.index_cast %extracted_5 : i32 to index
      %c8 = arith.constant 8 : index
      %28 = arith.maxsi %c0, %26 : index
      %29 = arith.minsi %28, %c8 : index
      %30 = arith.maxsi %c0, %27 : index
      %31 = arith.minsi %30, %c0 : index
      %32 = arith.addi %29, %24 : index
      %33 = arith.addi %31, %25 : index
      %extracted_6 = tensor.extract %arg0[%32, %33] : tensor<10x4xf32>
      linalg.yield %extracted_6 : f32
    } -> tensor<3x2x4xf32>
    %9 = tensor.empty() : tensor<4x10xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<10x4xf32>) outs(%9 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x10xf32>
    %11 = tensor.empty() : tensor<3x2x10xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<3x2x10xf32>) -> tensor<3x2x10xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8, %10 : tensor<3x2x4xf32>, tensor<4x10xf32>) outs(%12 : tensor<3x2x10xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %23 = arith.mulf %in, %in_5 : f32
      %24 = arith.addf %out, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<3x2x10xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [3, 1] [1, 1] : tensor<3x2xi32> to tensor<3x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<3x1xi32> into tensor<3xi32>
    %extracted_slice_1 = tensor.extract_slice %arg2[0, 1] [3, 1] [1, 1] : tensor<3x2xi32> to tensor<3x1xi32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<3x1xi32> into tensor<3xi32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<3xi32>) outs(%0 : tensor<3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %23 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %23 : i1
    } -> tensor<3xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<3xi32>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.addi %in, %c10_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<3xi32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%14, %15, %collapsed : tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %23 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %23 : i32
    } -> tensor<3xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_2 : tensor<3xi32>) outs(%0 : tensor<3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %23 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %23 : i1
    } -> tensor<3xi1>
    %c4_i32 = arith.constant 4 : i32
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_2 : tensor<3xi32>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.addi %in, %c4_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<3xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%17, %18, %collapsed_2 : tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %23 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %23 : i32
    } -> tensor<3xi32>
    %expanded_3 = tensor.expand_shape %16 [[0, 1]] output_shape [3, 1] : tensor<3xi32> into tensor<3x1xi32>
    %expanded_4 = tensor.expand_shape %19 [[0, 1]] output_shape [3, 1] : tensor<3xi32> into tensor<3x1xi32>
    %20 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<3x2xi32>) {
    ^bb0(%out: i32):
      %23 = linalg.index 0 : index
      %24 = linalg.index 1 : index
      %dim = tensor.dim %expanded_3, %c1 : tensor<3x1xi32>
      %25 = arith.addi %c0, %dim : index
      %26 = arith.cmpi ult, %24, %25 : index
      %27 = scf.if %26 -> (i32) {
        %28 = arith.subi %24, %c0 : index
        %extracted = tensor.extract %expanded_3[%23, %28] : tensor<3x1xi32>
        scf.yield %extracted : i32
      } else {
        %28 = arith.subi %24, %25 : index
        %extracted = tensor.extract %expanded_4[%23, %28] : tensor<3x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %27 : i32
    } -> tensor<3x2xi32>
    %21 = tensor.empty() : tensor<3xf32>
    %22 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%21 : tensor<3xf32>) {
    ^bb0(%out: f32):
      %23 = linalg.index 0 : index
      %extracted = tensor.extract %20[%23, %c0] : tensor<3x2xi32>
      %24 = arith.index_cast %extracted : i32 to index
      %extracted_5 = tensor.extract %20[%23, %c1] : tensor<3x2xi32>
      %25 = arith.index_cast %extracted_5 : i32 to index
      %c9 = arith.constant 9 : index
      %26 = arith.maxsi %c0, %24 : index
      %27 = arith.minsi %26, %c9 : index
      %c3 = arith.constant 3 : index
      %28 = arith.maxsi %c0, %25 : index
      %29 = arith.minsi %28, %c3 : index
      %extracted_6 = tensor.extract %arg0[%27, %29] : tensor<10x4xf32>
      linalg.yield %extracted_6 : f32
    } -> tensor<3xf32>
    return %13, %22 : tensor<3x2x10xf32>, tensor<3xf32>
  }
}

