#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module @jit_lu_solve_like_scan {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8x8xf32>
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %6 = linalg.index 0 : index
      %7 = arith.index_cast %6 : index to i32
      linalg.yield %7 : i32
    } -> tensor<8xi32>
    %2:2 = scf.for %arg2 = %c0_i32 to %c8_i32 step %c1_i32 iter_args(%arg3 = %arg0, %arg4 = %cst_1) -> (tensor<8x8xf32>, tensor<8x8xf32>)  : i32 {
      %6 = arith.index_cast %arg2 : i32 to index
      %7 = arith.maxsi %6, %c0 : index
      %8 = arith.minsi %7, %c7 : index
      %extracted_slice = tensor.extract_slice %1[%8] [1] [1] : tensor<8xi32> to tensor<1xi32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
      %9 = tensor.empty() : tensor<i1>
      %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%9 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %53 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %53 : i1
      } -> tensor<i1>
      %11 = tensor.empty() : tensor<i32>
      %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%11 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %53 = arith.addi %in, %c8_i32 : i32
        linalg.yield %53 : i32
      } -> tensor<i32>
      %13 = tensor.empty() : tensor<i32>
      %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%10, %12, %collapsed : tensor<i1>, tensor<i32>, tensor<i32>) outs(%13 : tensor<i32>) {
      ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
        %53 = arith.select %in, %in_10, %in_11 : i32
        linalg.yield %53 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %14[] : tensor<i32>
      %15 = arith.index_cast %extracted : i32 to index
      %16 = arith.maxsi %15, %c0 : index
      %17 = arith.minsi %16, %c7 : index
      %extracted_slice_2 = tensor.extract_slice %arg3[%17, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
      %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %extracted_4 = tensor.extract %14[] : tensor<i32>
      %18 = arith.index_cast %extracted_4 : i32 to index
      %19 = arith.maxsi %18, %c0 : index
      %20 = arith.minsi %19, %c7 : index
      %extracted_slice_5 = tensor.extract_slice %arg3[0, %20] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
      %extracted_7 = tensor.extract %14[] : tensor<i32>
      %21 = arith.index_cast %extracted_7 : i32 to index
      %22 = arith.maxsi %21, %c0 : index
      %23 = arith.minsi %22, %c7 : index
      %extracted_slice_8 = tensor.extract_slice %collapsed_3[%23] [1] [1] : tensor<8xf32> to tensor<1xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [] : tensor<1xf32> into tensor<f32>
      %24 = tensor.empty() : tensor<f32>
      %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_9 : tensor<f32>) outs(%24 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %53 = arith.addf %in, %cst_0 : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %26 = tensor.empty() : tensor<8xf32>
      %27 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%25 : tensor<f32>) outs(%26 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8xf32>
      %28 = tensor.empty() : tensor<8xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_6, %27 : tensor<8xf32>, tensor<8xf32>) outs(%28 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %53 = arith.divf %in, %in_10 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %30 = tensor.empty() : tensor<8xi32>
      %31 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<i32>) outs(%30 : tensor<8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8xi32>
      %32 = tensor.empty() : tensor<8xi1>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %31 : tensor<8xi32>, tensor<8xi32>) outs(%32 : tensor<8xi1>) {
      ^bb0(%in: i32, %in_10: i32, %out: i1):
        %53 = arith.cmpi sgt, %in, %in_10 : i32
        linalg.yield %53 : i1
      } -> tensor<8xi1>
      %34 = tensor.empty() : tensor<f32>
      %35 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%34 : tensor<f32>) {
      ^bb0(%out: f32):
        linalg.yield %cst : f32
      } -> tensor<f32>
      %36 = tensor.empty() : tensor<8xf32>
      %37 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%35 : tensor<f32>) outs(%36 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8xf32>
      %38 = tensor.empty() : tensor<8xf32>
      %39 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%33, %29, %37 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
      ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
        %53 = arith.select %in, %in_10, %in_11 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %40 = tensor.empty() : tensor<8x8xf32>
      %41 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<8xf32>) outs(%40 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %42 = tensor.empty() : tensor<8x8xf32>
      %43 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3 : tensor<8xf32>) outs(%42 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %44 = tensor.empty() : tensor<8x8xf32>
      %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%41, %43 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%44 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %53 = arith.mulf %in, %in_10 : f32
        linalg.yield %53 : f32
      } -> tensor<8x8xf32>
      %46 = tensor.empty() : tensor<8x8xf32>
      %47 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg3, %45 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%46 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %53 = arith.subf %in, %in_10 : f32
        linalg.yield %53 : f32
      } -> tensor<8x8xf32>
      %48 = tensor.empty() : tensor<1x8xf32>
      %49 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<8xf32>) outs(%48 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %50 = arith.index_cast %arg2 : i32 to index
      %51 = arith.maxsi %50, %c0 : index
      %52 = arith.minsi %51, %c7 : index
      %inserted_slice = tensor.insert_slice %49 into %arg4[%52, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
      scf.yield %47, %inserted_slice : tensor<8x8xf32>, tensor<8x8xf32>
    }
    %3 = tensor.empty() : tensor<8x8xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = linalg.matmul ins(%2#0, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %5, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}

