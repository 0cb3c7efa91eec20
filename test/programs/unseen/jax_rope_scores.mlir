#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module @jit_rope_scores {
  func.func public @main(%arg0: tensor<64x4x32xf32>, %arg1: tensor<64x4x32xf32>, %arg2: tensor<64x1x32xf32>, %arg3: tensor<64x1x32xf32>) -> tensor<4x64x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [64, 4, 16] [1, 1, 1] : tensor<64x4x32xf32> to tensor<64x4x16xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 16] [64, 4, 16] [1, 1, 1] : tensor<64x4x32xf32> to tensor<64x4x16xf32>
    %0 = tensor.empty() : tensor<64x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<64x4x16xf32>) outs(%0 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.negf %in : f32
      linalg.yield %29 : f32
    } -> tensor<64x4x16xf32>
    %2 = tensor.empty() : tensor<64x4x32xf32>
    %inserted_slice = tensor.insert_slice %1 into %2[0, 0, 0] [64, 4, 16] [1, 1, 1] : tensor<64x4x16xf32> into tensor<64x4x32xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 16] [64, 4, 16] [1, 1, 1] : tensor<64x4x16xf32> into tensor<64x4x32xf32>
    %3 = tensor.empty() : tensor<64x4x32xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<64x1x32xf32>) outs(%3 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4x32xf32>
    %5 = tensor.empty() : tensor<64x4x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %4 : tensor<64x4x32xf32>, tensor<64x4x32xf32>) outs(%5 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %29 = arith.mulf %in, %in_6 : f32
      linalg.yield %29 : f32
    } -> tensor<64x4x32xf32>
    %7 = tensor.empty() : tensor<64x4x32xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<64x1x32xf32>) outs(%7 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4x32xf32>
    %9 = tensor.empty() : tensor<64x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_1, %8 : tensor<64x4x32xf32>, tensor<64x4x32xf32>) outs(%9 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %29 = arith.mulf %in, %in_6 : f32
      linalg.yield %29 : f32
    } -> tensor<64x4x32xf32>
    %11 = tensor.empty() : tensor<64x4x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<64x4x32xf32>, tensor<64x4x32xf32>) outs(%11 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %29 = arith.addf %in, %in_6 : f32
      linalg.yield %29 : f32
    } -> tensor<64x4x32xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0] [64, 4, 16] [1, 1, 1] : tensor<64x4x32xf32> to tensor<64x4x16xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0, 16] [64, 4, 16] [1, 1, 1] : tensor<64x4x32xf32> to tensor<64x4x16xf32>
    %13 = tensor.empty() : tensor<64x4x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<64x4x16xf32>) outs(%13 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.negf %in : f32
      linalg.yield %29 : f32
    } -> tensor<64x4x16xf32>
    %15 = tensor.empty() : tensor<64x4x32xf32>
    %inserted_slice_4 = tensor.insert_slice %14 into %15[0, 0, 0] [64, 4, 16] [1, 1, 1] : tensor<64x4x16xf32> into tensor<64x4x32xf32>
    %inserted_slice_5 = tensor.insert_slice %extracted_slice_2 into %inserted_slice_4[0, 0, 16] [64, 4, 16] [1, 1, 1] : tensor<64x4x16xf32> into tensor<64x4x32xf32>
    %16 = tensor.empty() : tensor<64x4x32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %4 : tensor<64x4x32xf32>, tensor<64x4x32xf32>) outs(%16 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %29 = arith.mulf %in, %in_6 : f32
      linalg.yield %29 : f32
    } -> tensor<64x4x32xf32>
    %18 = tensor.empty() : tensor<64x4x32xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_5, %8 : tensor<64x4x32xf32>, tensor<64x4x32xf32>) outs(%18 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %29 = arith.mulf %in, %in_6 : f32
      linalg.yield %29 : f32
    } -> tensor<64x4x32xf32>
    %20 = tensor.empty() : tensor<64x4x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<64x4x32xf32>, tensor<64x4x32xf32>) outs(%20 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %29 = arith.addf %in, %in_6 : f32
      linalg.yield %29 : f32
    } -> tensor<64x4x32xf32>
    %22 = tensor.empty() : tensor<4x64x32xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<64x4x32xf32>) outs(%22 : tensor<4x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x64x32xf32>
    %24 = tensor.empty() : tensor<4x32x64xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<64x4x32xf32>) outs(%24 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x64xf32>
    %26 = tensor.empty() : tensor<4x64x64xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %28 = linalg.batch_matmul ins(%23, %25 : tensor<4x64x32xf32>, tensor<4x32x64xf32>) outs(%27 : tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    return %28 : tensor<4x64x64xf32>
  }
}

