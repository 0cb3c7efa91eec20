#map = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_flash_scan_over_key_blocks {
  func.func public @main(%arg0: tensor<2x4x24x16xf32>, %arg1: tensor<2x4x24x16xf32>, %arg2: tensor<2x4x24x16xf32>) -> (tensor<2x4x24x16xf32>, tensor<2x4x24xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x4x24x16xf32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<2x4x24xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<2x4x24xf32>
    %expanded = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4]] output_shape [2, 4, 3, 8, 16] : tensor<2x4x24x16xf32> into tensor<2x4x3x8x16xf32>
    %0 = tensor.empty() : tensor<3x2x4x8x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x3x8x16xf32>) outs(%0 : tensor<3x2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x4x8x16xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0], [1], [2, 3], [4]] output_shape [2, 4, 3, 8, 16] : tensor<2x4x24x16xf32> into tensor<2x4x3x8x16xf32>
    %2 = tensor.empty() : tensor<3x2x4x8x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x4x3x8x16xf32>) outs(%2 : tensor<3x2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x4x8x16xf32>
    %4:3 = scf.for %arg3 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg4 = %cst_3, %arg5 = %cst_4, %arg6 = %cst_2) -> (tensor<2x4x24xf32>, tensor<2x4x24xf32>, tensor<2x4x24x16xf32>)  : i32 {
      %13 = arith.index_cast %arg3 : i32 to index
      %14 = arith.maxsi %13, %c0 : index
      %15 = arith.minsi %14, %c2 : index
      %extracted_slice = tensor.extract_slice %1[%15, 0, 0, 0, 0] [1, 2, 4, 8, 16] [1, 1, 1, 1, 1] : tensor<3x2x4x8x16xf32> to tensor<1x2x4x8x16xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x2x4x8x16xf32> into tensor<2x4x8x16xf32>
      %16 = arith.index_cast %arg3 : i32 to index
      %17 = arith.maxsi %16, %c0 : index
      %18 = arith.minsi %17, %c2 : index
      %extracted_slice_6 = tensor.extract_slice %3[%18, 0, 0, 0, 0] [1, 2, 4, 8, 16] [1, 1, 1, 1, 1] : tensor<3x2x4x8x16xf32> to tensor<1x2x4x8x16xf32>
      %19 = tensor.empty() : tensor<2x4x16x8xf32>
      %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x4x8x16xf32>) outs(%19 : tensor<2x4x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x16x8xf32>
      %collapsed_7 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x24x16xf32> into tensor<8x24x16xf32>
      %collapsed_8 = tensor.collapse_shape %20 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
      %21 = tensor.empty() : tensor<8x24x8xf32>
      %22 = linalg.fill ins(%cst_1 : f32) outs(%21 : tensor<8x24x8xf32>) -> tensor<8x24x8xf32>
      %23 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x24x16xf32>, tensor<8x16x8xf32>) outs(%22 : tensor<8x24x8xf32>) -> tensor<8x24x8xf32>
      %expanded_9 = tensor.expand_shape %23 [[0, 1], [2], [3]] output_shape [2, 4, 24, 8] : tensor<8x24x8xf32> into tensor<2x4x24x8xf32>
      %24 = tensor.empty() : tensor<2x4x24x8xf32>
      %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x4x24x8xf32>) outs(%24 : tensor<2x4x24x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %57 = arith.mulf %in, %cst_0 : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24x8xf32>
      %26 = tensor.empty() : tensor<2x4x24xf32>
      %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
      %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x4x24x8xf32>) outs(%27 : tensor<2x4x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %57 = arith.maximumf %out, %in : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24xf32>
      %29 = tensor.empty() : tensor<2x4x24xf32>
      %30 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %28 : tensor<2x4x24xf32>, tensor<2x4x24xf32>) outs(%29 : tensor<2x4x24xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %57 = arith.maximumf %in, %in_13 : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24xf32>
      %31 = tensor.empty() : tensor<2x4x24x8xf32>
      %32 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x4x24xf32>) outs(%31 : tensor<2x4x24x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x24x8xf32>
      %33 = tensor.empty() : tensor<2x4x24x8xf32>
      %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %32 : tensor<2x4x24x8xf32>, tensor<2x4x24x8xf32>) outs(%33 : tensor<2x4x24x8xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %57 = arith.subf %in, %in_13 : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24x8xf32>
      %35 = tensor.empty() : tensor<2x4x24x8xf32>
      %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x4x24x8xf32>) outs(%35 : tensor<2x4x24x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %57 = math.exp %in : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24x8xf32>
      %37 = tensor.empty() : tensor<2x4x24xf32>
      %38 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %30 : tensor<2x4x24xf32>, tensor<2x4x24xf32>) outs(%37 : tensor<2x4x24xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %57 = arith.subf %in, %in_13 : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24xf32>
      %39 = tensor.empty() : tensor<2x4x24xf32>
      %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x4x24xf32>) outs(%39 : tensor<2x4x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %57 = math.exp %in : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24xf32>
      %41 = tensor.empty() : tensor<2x4x24xf32>
      %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %40 : tensor<2x4x24xf32>, tensor<2x4x24xf32>) outs(%41 : tensor<2x4x24xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %57 = arith.mulf %in, %in_13 : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24xf32>
      %43 = tensor.empty() : tensor<2x4x24xf32>
      %44 = linalg.fill ins(%cst_1 : f32) outs(%43 : tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
      %45 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%36 : tensor<2x4x24x8xf32>) outs(%44 : tensor<2x4x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %57 = arith.addf %out, %in : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24xf32>
      %46 = tensor.empty() : tensor<2x4x24xf32>
      %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<2x4x24xf32>, tensor<2x4x24xf32>) outs(%46 : tensor<2x4x24xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %57 = arith.addf %in, %in_13 : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24xf32>
      %48 = tensor.empty() : tensor<2x4x24x16xf32>
      %49 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x4x24xf32>) outs(%48 : tensor<2x4x24x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x24x16xf32>
      %50 = tensor.empty() : tensor<2x4x24x16xf32>
      %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %49 : tensor<2x4x24x16xf32>, tensor<2x4x24x16xf32>) outs(%50 : tensor<2x4x24x16xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %57 = arith.mulf %in, %in_13 : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24x16xf32>
      %collapsed_10 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<2x4x24x8xf32> into tensor<8x24x8xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_6 [[0, 1, 2], [3], [4]] : tensor<1x2x4x8x16xf32> into tensor<8x8x16xf32>
      %52 = tensor.empty() : tensor<8x24x16xf32>
      %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<8x24x16xf32>) -> tensor<8x24x16xf32>
      %54 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<8x24x8xf32>, tensor<8x8x16xf32>) outs(%53 : tensor<8x24x16xf32>) -> tensor<8x24x16xf32>
      %expanded_12 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 4, 24, 16] : tensor<8x24x16xf32> into tensor<2x4x24x16xf32>
      %55 = tensor.empty() : tensor<2x4x24x16xf32>
      %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_12 : tensor<2x4x24x16xf32>, tensor<2x4x24x16xf32>) outs(%55 : tensor<2x4x24x16xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %57 = arith.addf %in, %in_13 : f32
        linalg.yield %57 : f32
      } -> tensor<2x4x24x16xf32>
      scf.yield %30, %47, %56 : tensor<2x4x24xf32>, tensor<2x4x24xf32>, tensor<2x4x24x16xf32>
    }
    %5 = tensor.empty() : tensor<2x4x24x16xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4#1 : tensor<2x4x24xf32>) outs(%5 : tensor<2x4x24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x24x16xf32>
    %7 = tensor.empty() : tensor<2x4x24x16xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4#2, %6 : tensor<2x4x24x16xf32>, tensor<2x4x24x16xf32>) outs(%7 : tensor<2x4x24x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %13 = arith.divf %in, %in_6 : f32
      linalg.yield %13 : f32
    } -> tensor<2x4x24x16xf32>
    %9 = tensor.empty() : tensor<2x4x24xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4#1 : tensor<2x4x24xf32>) outs(%9 : tensor<2x4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.log %in : f32
      linalg.yield %13 : f32
    } -> tensor<2x4x24xf32>
    %11 = tensor.empty() : tensor<2x4x24xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4#0, %10 : tensor<2x4x24xf32>, tensor<2x4x24xf32>) outs(%11 : tensor<2x4x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %13 = arith.addf %in, %in_6 : f32
      linalg.yield %13 : f32
    } -> tensor<2x4x24xf32>
    return %8, %12 : tensor<2x4x24x16xf32>, tensor<2x4x24xf32>
  }
}

