#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_delta_rule_chunked {
  func.func public @main(%arg0: tensor<2x6x16xf32>, %arg1: tensor<2x6x4x4x4xf32>) -> (tensor<2x6x6xf32>, tensor<6x2x6xf32>, tensor<f32>) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<6x2x6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x6x6xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 6, 6] [1, 1, 1] : tensor<2x6x16xf32> to tensor<2x6x6xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 0, 6] [2, 6, 6] [1, 1, 1] : tensor<2x6x16xf32> to tensor<2x6x6xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 0, 12] [2, 6, 1] [1, 1, 1] : tensor<2x6x16xf32> to tensor<2x6x1xf32>
    %0 = tensor.empty() : tensor<2x6x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<2x6x1xf32>) outs(%0 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.negf %in : f32
      linalg.yield %18 : f32
    } -> tensor<2x6x1xf32>
    %2 = tensor.empty() : tensor<2x6x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x6x1xf32>) outs(%2 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.exp %in : f32
      linalg.yield %18 : f32
    } -> tensor<2x6x1xf32>
    %collapsed = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<2x6x1xf32> into tensor<2x6xf32>
    %4 = tensor.empty() : tensor<2x6xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<2x6xf32>) outs(%4 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.addf %in, %cst_0 : f32
      linalg.yield %18 : f32
    } -> tensor<2x6xf32>
    %6 = tensor.empty() : tensor<2x6xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x6xf32>) outs(%6 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.divf %cst_0, %in : f32
      linalg.yield %18 : f32
    } -> tensor<2x6xf32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<f32>) -> tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%arg1 : tensor<2x6x4x4x4xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.addf %out, %in : f32
      linalg.yield %18 : f32
    } -> tensor<f32>
    %11 = tensor.empty() : tensor<6x2x6xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x6x6xf32>) outs(%11 : tensor<6x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x6xf32>
    %13 = tensor.empty() : tensor<6x2x6xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<2x6x6xf32>) outs(%13 : tensor<6x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x6xf32>
    %15 = tensor.empty() : tensor<6x2xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<2x6xf32>) outs(%15 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2xf32>
    %17:2 = scf.for %arg2 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg3 = %cst_2, %arg4 = %cst_1) -> (tensor<2x6x6xf32>, tensor<6x2x6xf32>)  : i32 {
      %18 = arith.index_cast %arg2 : i32 to index
      %19 = arith.maxsi %18, %c0 : index
      %20 = arith.minsi %19, %c5 : index
      %extracted_slice_5 = tensor.extract_slice %12[%20, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<6x2x6xf32> to tensor<1x2x6xf32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
      %21 = arith.index_cast %arg2 : i32 to index
      %22 = arith.maxsi %21, %c0 : index
      %23 = arith.minsi %22, %c5 : index
      %extracted_slice_7 = tensor.extract_slice %14[%23, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<6x2x6xf32> to tensor<1x2x6xf32>
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
      %24 = arith.index_cast %arg2 : i32 to index
      %25 = arith.maxsi %24, %c0 : index
      %26 = arith.minsi %25, %c5 : index
      %extracted_slice_9 = tensor.extract_slice %16[%26, 0] [1, 2] [1, 1] : tensor<6x2xf32> to tensor<1x2xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
      %27 = tensor.empty() : tensor<2x6xf32>
      %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg3, %collapsed_6 : tensor<2x6x6xf32>, tensor<2x6xf32>) outs(%28 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %52 = arith.mulf %in, %in_11 : f32
        %53 = arith.addf %out, %52 : f32
        linalg.yield %53 : f32
      } -> tensor<2x6xf32>
      %30 = tensor.empty() : tensor<2x6xf32>
      %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_8, %29 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%30 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %52 = arith.subf %in, %in_11 : f32
        linalg.yield %52 : f32
      } -> tensor<2x6xf32>
      %32 = tensor.empty() : tensor<2x6x6xf32>
      %33 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x6xf32>) outs(%32 : tensor<2x6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x6x6xf32>
      %34 = tensor.empty() : tensor<2x6x6xf32>
      %35 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<2x6xf32>) outs(%34 : tensor<2x6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x6x6xf32>
      %36 = tensor.empty() : tensor<2x6x6xf32>
      %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %35 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%36 : tensor<2x6x6xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %52 = arith.mulf %in, %in_11 : f32
        linalg.yield %52 : f32
      } -> tensor<2x6x6xf32>
      %38 = tensor.empty() : tensor<2x6x6xf32>
      %39 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<2xf32>) outs(%38 : tensor<2x6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x6x6xf32>
      %40 = tensor.empty() : tensor<2x6x6xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %37 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%40 : tensor<2x6x6xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %52 = arith.mulf %in, %in_11 : f32
        linalg.yield %52 : f32
      } -> tensor<2x6x6xf32>
      %42 = tensor.empty() : tensor<2x6x6xf32>
      %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %41 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%42 : tensor<2x6x6xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %52 = arith.addf %in, %in_11 : f32
        linalg.yield %52 : f32
      } -> tensor<2x6x6xf32>
      %44 = tensor.empty() : tensor<2x6xf32>
      %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %46 = linalg.generic {indexing_maps = [#map, #map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43, %collapsed_6 : tensor<2x6x6xf32>, tensor<2x6xf32>) outs(%45 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %52 = arith.mulf %in, %in_11 : f32
        %53 = arith.addf %out, %52 : f32
        linalg.yield %53 : f32
      } -> tensor<2x6xf32>
      %47 = tensor.empty() : tensor<1x2x6xf32>
      %48 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<2x6xf32>) outs(%47 : tensor<1x2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x6xf32>
      %49 = arith.index_cast %arg2 : i32 to index
      %50 = arith.maxsi %49, %c0 : index
      %51 = arith.minsi %50, %c5 : index
      %inserted_slice = tensor.insert_slice %48 into %arg4[%51, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x6xf32> into tensor<6x2x6xf32>
      scf.yield %43, %inserted_slice : tensor<2x6x6xf32>, tensor<6x2x6xf32>
    }
    return %17#0, %17#1, %10 : tensor<2x6x6xf32>, tensor<6x2x6xf32>, tensor<f32>
  }
}

