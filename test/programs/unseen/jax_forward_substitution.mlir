#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_forward_substitution {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<5x3xf32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg2 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg3 = %cst_1, %arg4 = %cst_2) -> (tensor<i32>, tensor<5x3xf32>)  : i32 {
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %47 = arith.addi %in, %c1_i32 : i32
        linalg.yield %47 : i32
      } -> tensor<i32>
      %3 = tensor.empty() : tensor<i1>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%3 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %47 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %47 : i1
      } -> tensor<i1>
      %5 = tensor.empty() : tensor<i32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%5 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %47 = arith.addi %in, %c5_i32 : i32
        linalg.yield %47 : i32
      } -> tensor<i32>
      %7 = tensor.empty() : tensor<i32>
      %8 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%4, %6, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%7 : tensor<i32>) {
      ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
        %47 = arith.select %in, %in_11, %in_12 : i32
        linalg.yield %47 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %8[] : tensor<i32>
      %9 = arith.index_cast %extracted : i32 to index
      %10 = arith.maxsi %9, %c0 : index
      %11 = arith.minsi %10, %c4 : index
      %extracted_slice = tensor.extract_slice %arg0[%11, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
      %12 = tensor.empty() : tensor<5xi32>
      %13 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%12 : tensor<5xi32>) {
      ^bb0(%out: i32):
        %47 = linalg.index 0 : index
        %48 = arith.index_cast %47 : index to i32
        linalg.yield %48 : i32
      } -> tensor<5xi32>
      %14 = tensor.empty() : tensor<5xi32>
      %15 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<i32>) outs(%14 : tensor<5xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5xi32>
      %16 = tensor.empty() : tensor<5xi1>
      %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%13, %15 : tensor<5xi32>, tensor<5xi32>) outs(%16 : tensor<5xi1>) {
      ^bb0(%in: i32, %in_11: i32, %out: i1):
        %47 = arith.cmpi slt, %in, %in_11 : i32
        linalg.yield %47 : i1
      } -> tensor<5xi1>
      %18 = tensor.empty() : tensor<5xf32>
      %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%17 : tensor<5xi1>) outs(%18 : tensor<5xf32>) {
      ^bb0(%in: i1, %out: f32):
        %47 = arith.uitofp %in : i1 to f32
        linalg.yield %47 : f32
      } -> tensor<5xf32>
      %20 = tensor.empty() : tensor<5xi1>
      %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%19 : tensor<5xf32>) outs(%20 : tensor<5xi1>) {
      ^bb0(%in: f32, %out: i1):
        %47 = arith.cmpf une, %in, %cst_0 : f32
        linalg.yield %47 : i1
      } -> tensor<5xi1>
      %22 = tensor.empty() : tensor<5xf32>
      %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%21, %collapsed : tensor<5xi1>, tensor<5xf32>) outs(%22 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_11: f32, %out: f32):
        %47 = arith.select %in, %in_11, %cst_0 : f32
        linalg.yield %47 : f32
      } -> tensor<5xf32>
      %24 = tensor.empty() : tensor<3xf32>
      %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<3xf32>) -> tensor<3xf32>
      %26 = linalg.vecmat ins(%23, %arg4 : tensor<5xf32>, tensor<5x3xf32>) outs(%25 : tensor<3xf32>) -> tensor<3xf32>
      %extracted_3 = tensor.extract %8[] : tensor<i32>
      %27 = arith.index_cast %extracted_3 : i32 to index
      %28 = arith.maxsi %27, %c0 : index
      %29 = arith.minsi %28, %c4 : index
      %extracted_slice_4 = tensor.extract_slice %arg1[%29, 0] [1, 3] [1, 1] : tensor<5x3xf32> to tensor<1x3xf32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
      %30 = tensor.empty() : tensor<3xf32>
      %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_5, %26 : tensor<3xf32>, tensor<3xf32>) outs(%30 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %47 = arith.subf %in, %in_11 : f32
        linalg.yield %47 : f32
      } -> tensor<3xf32>
      %extracted_6 = tensor.extract %8[] : tensor<i32>
      %32 = arith.index_cast %extracted_6 : i32 to index
      %33 = arith.maxsi %32, %c0 : index
      %34 = arith.minsi %33, %c4 : index
      %extracted_7 = tensor.extract %8[] : tensor<i32>
      %35 = arith.index_cast %extracted_7 : i32 to index
      %36 = arith.maxsi %35, %c0 : index
      %37 = arith.minsi %36, %c4 : index
      %extracted_slice_8 = tensor.extract_slice %arg0[%34, %37] [1, 1] [1, 1] : tensor<5x5xf32> to tensor<1x1xf32>
      %38 = tensor.empty() : tensor<1x1xf32>
      %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<1x1xf32>) outs(%38 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %47 = math.absf %in : f32
        linalg.yield %47 : f32
      } -> tensor<1x1xf32>
      %collapsed_9 = tensor.collapse_shape %39 [] : tensor<1x1xf32> into tensor<f32>
      %40 = tensor.empty() : tensor<f32>
      %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_9 : tensor<f32>) outs(%40 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %47 = arith.addf %in, %cst : f32
        linalg.yield %47 : f32
      } -> tensor<f32>
      %42 = tensor.empty() : tensor<3xf32>
      %43 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%41 : tensor<f32>) outs(%42 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3xf32>
      %44 = tensor.empty() : tensor<3xf32>
      %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%31, %43 : tensor<3xf32>, tensor<3xf32>) outs(%44 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %47 = arith.divf %in, %in_11 : f32
        linalg.yield %47 : f32
      } -> tensor<3xf32>
      %expanded = tensor.expand_shape %8 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %expanded_10 = tensor.expand_shape %45 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
      %46 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded_10, %expanded : tensor<1x3xf32>, tensor<1x1xi32>) outs(%arg4 : tensor<5x3xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<5x3xf32>
      scf.yield %2, %46 : tensor<i32>, tensor<5x3xf32>
    }
    return %0#1 : tensor<5x3xf32>
  }
}

