#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_gradients_accumulated_by_scan {
  func.func public @main(%arg0: tensor<12x6xf32>, %arg1: tensor<12x4xf32>, %arg2: tensor<6x8xf32>, %arg3: tensor<8x4xf32>) -> (tensor<6x8xf32>, tensor<8x4xf32>, tensor<3xf32>) {
    %cst = arith.constant 6.250000e-02 : f32
    %cst_0 = arith.constant 1.600000e+01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<3xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<6x8xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<8x4xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 6] : tensor<12x6xf32> into tensor<3x4x6xf32>
    %expanded_7 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
    %0:3 = scf.for %arg4 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg5 = %cst_5, %arg6 = %cst_6, %arg7 = %cst_4) -> (tensor<6x8xf32>, tensor<8x4xf32>, tensor<3xf32>)  : i32 {
      %1 = arith.index_cast %arg4 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c2 : index
      %extracted_slice = tensor.extract_slice %expanded[%3, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<3x4x6xf32> to tensor<1x4x6xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %4 = arith.index_cast %arg4 : i32 to index
      %5 = arith.maxsi %4, %c0 : index
      %6 = arith.minsi %5, %c2 : index
      %extracted_slice_8 = tensor.extract_slice %expanded_7[%6, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<3x4x4xf32> to tensor<1x4x4xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x4x4xf32> into tensor<4x4xf32>
      %7 = tensor.empty() : tensor<4x8xf32>
      %8 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %9 = linalg.matmul ins(%collapsed, %arg2 : tensor<4x6xf32>, tensor<6x8xf32>) outs(%8 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %10 = tensor.empty() : tensor<4x8xf32>
      %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %66 = math.tanh %in : f32
        linalg.yield %66 : f32
      } -> tensor<4x8xf32>
      %12 = tensor.empty() : tensor<4x8xf32>
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %66 = arith.subf %cst_2, %in : f32
        linalg.yield %66 : f32
      } -> tensor<4x8xf32>
      %14 = tensor.empty() : tensor<4x4xf32>
      %15 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %16 = linalg.matmul ins(%11, %arg3 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %17 = tensor.empty() : tensor<4x4xf32>
      %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %collapsed_9 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%17 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %66 = arith.subf %in, %in_11 : f32
        linalg.yield %66 : f32
      } -> tensor<4x4xf32>
      %19 = tensor.empty() : tensor<4x4xf32>
      %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<4x4xf32>) outs(%19 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %66 = arith.mulf %in, %in : f32
        linalg.yield %66 : f32
      } -> tensor<4x4xf32>
      %21 = tensor.empty() : tensor<4x4xf32>
      %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<4x4xf32>) outs(%21 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %66 = arith.mulf %in, %cst_1 : f32
        linalg.yield %66 : f32
      } -> tensor<4x4xf32>
      %23 = tensor.empty() : tensor<f32>
      %24 = linalg.fill ins(%cst_3 : f32) outs(%23 : tensor<f32>) -> tensor<f32>
      %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%20 : tensor<4x4xf32>) outs(%24 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %66 = arith.addf %out, %in : f32
        linalg.yield %66 : f32
      } -> tensor<f32>
      %26 = tensor.empty() : tensor<f32>
      %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%25 : tensor<f32>) outs(%26 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %66 = arith.divf %in, %cst_0 : f32
        linalg.yield %66 : f32
      } -> tensor<f32>
      %28 = tensor.empty() : tensor<f32>
      %29 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%28 : tensor<f32>) {
      ^bb0(%out: f32):
        linalg.yield %cst : f32
      } -> tensor<f32>
      %30 = tensor.empty() : tensor<4x4xf32>
      %31 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<f32>) outs(%30 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %32 = tensor.empty() : tensor<4x4xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %22 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%32 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %66 = arith.mulf %in, %in_11 : f32
        linalg.yield %66 : f32
      } -> tensor<4x4xf32>
      %34 = tensor.empty() : tensor<4x4xf32>
      %35 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<4x4xf32>) outs(%34 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %36 = tensor.empty() : tensor<4x8xf32>
      %37 = linalg.fill ins(%cst_3 : f32) outs(%36 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %38 = linalg.matmul ins(%35, %11 : tensor<4x4xf32>, tensor<4x8xf32>) outs(%37 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %39 = tensor.empty() : tensor<8x4xf32>
      %40 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<4x8xf32>) outs(%39 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x4xf32>
      %41 = tensor.empty() : tensor<4x8xf32>
      %42 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8x4xf32>) outs(%41 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %43 = tensor.empty() : tensor<4x8xf32>
      %44 = linalg.fill ins(%cst_3 : f32) outs(%43 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %45 = linalg.matmul ins(%33, %42 : tensor<4x4xf32>, tensor<4x8xf32>) outs(%44 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %46 = tensor.empty() : tensor<4x8xf32>
      %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %13 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%46 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %66 = arith.mulf %in, %in_11 : f32
        linalg.yield %66 : f32
      } -> tensor<4x8xf32>
      %48 = tensor.empty() : tensor<4x8xf32>
      %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %11 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%48 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %66 = arith.mulf %in, %in_11 : f32
        linalg.yield %66 : f32
      } -> tensor<4x8xf32>
      %50 = tensor.empty() : tensor<4x8xf32>
      %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %49 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%50 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %66 = arith.addf %in, %in_11 : f32
        linalg.yield %66 : f32
      } -> tensor<4x8xf32>
      %52 = tensor.empty() : tensor<8x4xf32>
      %53 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<4x8xf32>) outs(%52 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x4xf32>
      %54 = tensor.empty() : tensor<8x6xf32>
      %55 = linalg.fill ins(%cst_3 : f32) outs(%54 : tensor<8x6xf32>) -> tensor<8x6xf32>
      %56 = linalg.matmul ins(%53, %collapsed : tensor<8x4xf32>, tensor<4x6xf32>) outs(%55 : tensor<8x6xf32>) -> tensor<8x6xf32>
      %57 = tensor.empty() : tensor<6x8xf32>
      %58 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<8x6xf32>) outs(%57 : tensor<6x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x8xf32>
      %59 = tensor.empty() : tensor<6x8xf32>
      %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %58 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%59 : tensor<6x8xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %66 = arith.addf %in, %in_11 : f32
        linalg.yield %66 : f32
      } -> tensor<6x8xf32>
      %61 = tensor.empty() : tensor<8x4xf32>
      %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %40 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%61 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %66 = arith.addf %in, %in_11 : f32
        linalg.yield %66 : f32
      } -> tensor<8x4xf32>
      %expanded_10 = tensor.expand_shape %27 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %63 = arith.index_cast %arg4 : i32 to index
      %64 = arith.maxsi %63, %c0 : index
      %65 = arith.minsi %64, %c2 : index
      %inserted_slice = tensor.insert_slice %expanded_10 into %arg7[%65] [1] [1] : tensor<1xf32> into tensor<3xf32>
      scf.yield %60, %62, %inserted_slice : tensor<6x8xf32>, tensor<8x4xf32>, tensor<3xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<6x8xf32>, tensor<8x4xf32>, tensor<3xf32>
  }
}

