// Row after row of a table of costs, each element after the one before.
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<() -> ()>
module @jit_dynamic_time_warping_scan {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<9xf32>) -> tensor<f32> {
    %c8 = arith.constant 8 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<1.000000e+06> : tensor<f32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<9xf32>
    %cst_1 = arith.constant dense<1.000000e+06> : tensor<1xf32>
    %c9_i32 = arith.constant 9 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_3 = arith.constant dense<0> : tensor<1x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_4 = arith.constant dense<1.000000e+06> : tensor<10xf32>
    %0 = tensor.empty() : tensor<7x9xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7xf32>) outs(%0 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9xf32>
    %2 = tensor.empty() : tensor<7x9xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9xf32>) outs(%2 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9xf32>
    %4 = tensor.empty() : tensor<7x9xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%4 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %10 = arith.subf %in, %in_5 : f32
      linalg.yield %10 : f32
    } -> tensor<7x9xf32>
    %6 = tensor.empty() : tensor<7x9xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.mulf %in, %in : f32
      linalg.yield %10 : f32
    } -> tensor<7x9xf32>
    %8 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%cst_2, %cst_3 : tensor<1xf32>, tensor<1x1xi32>) outs(%cst_4 : tensor<10xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      iree_linalg_ext.yield %arg2 : f32
    } -> tensor<10xf32>
    %9 = scf.for %arg2 = %c0_i32 to %c7_i32 step %c1_i32 iter_args(%arg3 = %8) -> (tensor<10xf32>)  : i32 {
      %10 = arith.index_cast %arg2 : i32 to index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.minsi %11, %c6 : index
      %extracted_slice_5 = tensor.extract_slice %7[%12, 0] [1, 9] [1, 1] : tensor<7x9xf32> to tensor<1x9xf32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
      %extracted_slice_7 = tensor.extract_slice %arg3[1] [9] [1] : tensor<10xf32> to tensor<9xf32>
      %extracted_slice_8 = tensor.extract_slice %arg3[0] [9] [1] : tensor<10xf32> to tensor<9xf32>
      %13:2 = scf.for %arg4 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg5 = %cst, %arg6 = %cst_0) -> (tensor<f32>, tensor<9xf32>)  : i32 {
        %15 = arith.index_cast %arg4 : i32 to index
        %16 = arith.maxsi %15, %c0 : index
        %17 = arith.minsi %16, %c8 : index
        %extracted_slice_10 = tensor.extract_slice %collapsed_6[%17] [1] [1] : tensor<9xf32> to tensor<1xf32>
        %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [] : tensor<1xf32> into tensor<f32>
        %18 = arith.index_cast %arg4 : i32 to index
        %19 = arith.maxsi %18, %c0 : index
        %20 = arith.minsi %19, %c8 : index
        %extracted_slice_12 = tensor.extract_slice %extracted_slice_7[%20] [1] [1] : tensor<9xf32> to tensor<1xf32>
        %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [] : tensor<1xf32> into tensor<f32>
        %21 = arith.index_cast %arg4 : i32 to index
        %22 = arith.maxsi %21, %c0 : index
        %23 = arith.minsi %22, %c8 : index
        %extracted_slice_14 = tensor.extract_slice %extracted_slice_8[%23] [1] [1] : tensor<9xf32> to tensor<1xf32>
        %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [] : tensor<1xf32> into tensor<f32>
        %24 = tensor.empty() : tensor<f32>
        %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%arg5, %collapsed_13 : tensor<f32>, tensor<f32>) outs(%24 : tensor<f32>) {
        ^bb0(%in: f32, %in_17: f32, %out: f32):
          %33 = arith.minimumf %in, %in_17 : f32
          linalg.yield %33 : f32
        } -> tensor<f32>
        %26 = tensor.empty() : tensor<f32>
        %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%25, %collapsed_15 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) {
        ^bb0(%in: f32, %in_17: f32, %out: f32):
          %33 = arith.minimumf %in, %in_17 : f32
          linalg.yield %33 : f32
        } -> tensor<f32>
        %28 = tensor.empty() : tensor<f32>
        %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%collapsed_11, %27 : tensor<f32>, tensor<f32>) outs(%28 : tensor<f32>) {
        ^bb0(%in: f32, %in_17: f32, %out: f32):
          %33 = arith.addf %in, %in_17 : f32
          linalg.yield %33 : f32
        } -> tensor<f32>
        %expanded = tensor.expand_shape %29 [] output_shape [1] : tensor<f32> into tensor<1xf32>
        %30 = arith.index_cast %arg4 : i32 to index
        %31 = arith.maxsi %30, %c0 : index
        %32 = arith.minsi %31, %c8 : index
        %inserted_slice_16 = tensor.insert_slice %expanded into %arg6[%32] [1] [1] : tensor<1xf32> into tensor<9xf32>
        scf.yield %29, %inserted_slice_16 : tensor<f32>, tensor<9xf32>
      }
      %14 = tensor.empty() : tensor<10xf32>
      %inserted_slice = tensor.insert_slice %cst_1 into %14[0] [1] [1] : tensor<1xf32> into tensor<10xf32>
      %inserted_slice_9 = tensor.insert_slice %13#1 into %inserted_slice[1] [9] [1] : tensor<9xf32> into tensor<10xf32>
      scf.yield %inserted_slice_9 : tensor<10xf32>
    }
    %extracted_slice = tensor.extract_slice %9[9] [1] [1] : tensor<10xf32> to tensor<1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
    return %collapsed : tensor<f32>
  }
}

