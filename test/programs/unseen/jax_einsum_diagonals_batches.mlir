#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_einsum_diagonals_batches {
  func.func public @main(%arg0: tensor<2x2x3x3x4xf32>, %arg1: tensor<2x2x3x3x4xf32>) -> tensor<2x3x2x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x2xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x2xi32>) {
    ^bb0(%out: i32):
      %41 = linalg.index 0 : index
      %42 = arith.index_cast %41 : index to i32
      linalg.yield %42 : i32
    } -> tensor<2x2xi32>
    %2 = tensor.empty() : tensor<2x2xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<2x2xi32>) {
    ^bb0(%out: i32):
      %41 = linalg.index 1 : index
      %42 = arith.index_cast %41 : index to i32
      linalg.yield %42 : i32
    } -> tensor<2x2xi32>
    %4 = tensor.empty() : tensor<2x2xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%4 : tensor<2x2xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %41 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %41 : i1
    } -> tensor<2x2xi1>
    %6 = tensor.empty() : tensor<2x2x3x3x4xi1>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x2xi1>) outs(%6 : tensor<2x2x3x3x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x3x3x4xi1>
    %8 = tensor.empty() : tensor<2x2x3x3x4xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%7, %arg1 : tensor<2x2x3x3x4xi1>, tensor<2x2x3x3x4xf32>) outs(%8 : tensor<2x2x3x3x4xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %41 = arith.select %in, %in_1, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<2x2x3x3x4xf32>
    %10 = tensor.empty() : tensor<2x3x3x4xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%9 : tensor<2x2x3x3x4xf32>) outs(%11 : tensor<2x3x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x3x4xf32>
    %13 = tensor.empty() : tensor<3x3xi32>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%13 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %41 = linalg.index 0 : index
      %42 = arith.index_cast %41 : index to i32
      linalg.yield %42 : i32
    } -> tensor<3x3xi32>
    %15 = tensor.empty() : tensor<3x3xi32>
    %16 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %41 = linalg.index 1 : index
      %42 = arith.index_cast %41 : index to i32
      linalg.yield %42 : i32
    } -> tensor<3x3xi32>
    %17 = tensor.empty() : tensor<3x3xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%17 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %41 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %41 : i1
    } -> tensor<3x3xi1>
    %19 = tensor.empty() : tensor<2x3x3x4xi1>
    %20 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<3x3xi1>) outs(%19 : tensor<2x3x3x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x3x4xi1>
    %21 = tensor.empty() : tensor<2x3x3x4xf32>
    %22 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %12 : tensor<2x3x3x4xi1>, tensor<2x3x3x4xf32>) outs(%21 : tensor<2x3x3x4xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %41 = arith.select %in, %in_1, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x3x4xf32>
    %23 = tensor.empty() : tensor<2x3x4xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x3x3x4xf32>) outs(%24 : tensor<2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4xf32>
    %26 = tensor.empty() : tensor<2x2x3x3x4xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%7, %arg0 : tensor<2x2x3x3x4xi1>, tensor<2x2x3x3x4xf32>) outs(%26 : tensor<2x2x3x3x4xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %41 = arith.select %in, %in_1, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<2x2x3x3x4xf32>
    %28 = tensor.empty() : tensor<2x3x3x4xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x2x3x3x4xf32>) outs(%29 : tensor<2x3x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x3x4xf32>
    %31 = tensor.empty() : tensor<2x3x3x4xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %30 : tensor<2x3x3x4xi1>, tensor<2x3x3x4xf32>) outs(%31 : tensor<2x3x3x4xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %41 = arith.select %in, %in_1, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x3x4xf32>
    %33 = tensor.empty() : tensor<2x3x4xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x3x3x4xf32>) outs(%34 : tensor<2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4xf32>
    %collapsed = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
    %36 = tensor.empty() : tensor<4x2x3xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x3x4xf32>) outs(%36 : tensor<4x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x3xf32>
    %collapsed_0 = tensor.collapse_shape %37 [[0], [1, 2]] : tensor<4x2x3xf32> into tensor<4x6xf32>
    %38 = tensor.empty() : tensor<6x6xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %40 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<6x4xf32>, tensor<4x6xf32>) outs(%39 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %expanded = tensor.expand_shape %40 [[0, 1], [2, 3]] output_shape [2, 3, 2, 3] : tensor<6x6xf32> into tensor<2x3x2x3xf32>
    return %expanded : tensor<2x3x2x3xf32>
  }
}

