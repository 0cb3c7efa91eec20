#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
module @jit_fourier_features_positional {
  func.func public @main(%arg0: tensor<5x3xf32>, %arg1: tensor<12x16xf32>) -> tensor<5x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.14159274 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i32
      linalg.yield %23 : i32
    } -> tensor<2xi32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<2xi32>) outs(%2 : tensor<2xf32>) {
    ^bb0(%in: i32, %out: f32):
      %22 = arith.sitofp %in : i32 to f32
      linalg.yield %22 : f32
    } -> tensor<2xf32>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<2xf32>) outs(%4 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.powf %cst_1, %in : f32
      linalg.yield %22 : f32
    } -> tensor<2xf32>
    %6 = tensor.empty() : tensor<2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<2xf32>) outs(%6 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.mulf %in, %cst_0 : f32
      linalg.yield %22 : f32
    } -> tensor<2xf32>
    %8 = tensor.empty() : tensor<5x3x2xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x3xf32>) outs(%8 : tensor<5x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x2xf32>
    %10 = tensor.empty() : tensor<5x3x2xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2xf32>) outs(%10 : tensor<5x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x2xf32>
    %12 = tensor.empty() : tensor<5x3x2xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %11 : tensor<5x3x2xf32>, tensor<5x3x2xf32>) outs(%12 : tensor<5x3x2xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %22 = arith.mulf %in, %in_3 : f32
      linalg.yield %22 : f32
    } -> tensor<5x3x2xf32>
    %14 = tensor.empty() : tensor<5x3x2xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<5x3x2xf32>) outs(%14 : tensor<5x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.sin %in : f32
      linalg.yield %22 : f32
    } -> tensor<5x3x2xf32>
    %16 = tensor.empty() : tensor<5x3x2xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<5x3x2xf32>) outs(%16 : tensor<5x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.cos %in : f32
      linalg.yield %22 : f32
    } -> tensor<5x3x2xf32>
    %18 = tensor.empty() : tensor<5x3x4xf32>
    %inserted_slice = tensor.insert_slice %15 into %18[0, 0, 0] [5, 3, 2] [1, 1, 1] : tensor<5x3x2xf32> into tensor<5x3x4xf32>
    %inserted_slice_2 = tensor.insert_slice %17 into %inserted_slice[0, 0, 2] [5, 3, 2] [1, 1, 1] : tensor<5x3x2xf32> into tensor<5x3x4xf32>
    %collapsed = tensor.collapse_shape %inserted_slice_2 [[0], [1, 2]] : tensor<5x3x4xf32> into tensor<5x12xf32>
    %19 = tensor.empty() : tensor<5x16xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %21 = linalg.matmul ins(%collapsed, %arg1 : tensor<5x12xf32>, tensor<12x16xf32>) outs(%20 : tensor<5x16xf32>) -> tensor<5x16xf32>
    return %21 : tensor<5x16xf32>
  }
}

