// HGRN's recurrence with a lower bound of its gates, as a fori_loop writing rows.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @jit_hgrn2_lower_bounded_gates_loop {
  func.func public @main(%arg0: tensor<2x16x12xf32>, %arg1: tensor<12x24xf32>, %arg2: tensor<12x12xf32>) -> (tensor<2x16x12xf32>, tensor<2x12xf32>) {
    %c15 = arith.constant 15 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 2.000000e-01 : f32
    %cst_0 = arith.constant 8.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x16x12xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<2x12xf32>
    %cst_5 = arith.constant dense<0> : tensor<i32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x16x12xf32> into tensor<32x12xf32>
    %0 = tensor.empty() : tensor<32x24xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<32x12xf32>, tensor<12x24xf32>) outs(%1 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 16, 24] : tensor<32x24xf32> into tensor<2x16x24xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 16, 12] [1, 1, 1] : tensor<2x16x24xf32> to tensor<2x16x12xf32>
    %3 = tensor.empty() : tensor<2x16x12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x16x12xf32>) outs(%3 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.negf %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %5 = tensor.empty() : tensor<2x16x12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x16x12xf32>) outs(%5 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %7 = tensor.empty() : tensor<2x16x12xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x16x12xf32>) outs(%7 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %cst_1 : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %9 = tensor.empty() : tensor<2x16x12xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x16x12xf32>) outs(%9 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %cst_1, %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %11 = tensor.empty() : tensor<2x16x12xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x16x12xf32>) outs(%11 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.mulf %in, %cst_0 : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %13 = tensor.empty() : tensor<2x16x12xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x16x12xf32>) outs(%13 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %cst : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %extracted_slice_6 = tensor.extract_slice %expanded[0, 0, 12] [2, 16, 12] [1, 1, 1] : tensor<2x16x24xf32> to tensor<2x16x12xf32>
    %15 = tensor.empty() : tensor<2x16x12xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_6 : tensor<2x16x12xf32>) outs(%15 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.negf %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %17 = tensor.empty() : tensor<2x16x12xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x16x12xf32>) outs(%17 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %19 = tensor.empty() : tensor<2x16x12xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x16x12xf32>) outs(%19 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %cst_1 : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %21 = tensor.empty() : tensor<2x16x12xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x16x12xf32>) outs(%21 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %cst_1, %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %23 = tensor.empty() : tensor<2x16x12xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_6, %22 : tensor<2x16x12xf32>, tensor<2x16x12xf32>) outs(%23 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.mulf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x16x12xf32>
    %25:3 = scf.for %arg3 = %c0_i32 to %c16_i32 step %c1_i32 iter_args(%arg4 = %cst_5, %arg5 = %cst_4, %arg6 = %cst_3) -> (tensor<i32>, tensor<2x12xf32>, tensor<2x16x12xf32>)  : i32 {
      %29 = tensor.empty() : tensor<i32>
      %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%29 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %56 = arith.addi %in, %c1_i32 : i32
        linalg.yield %56 : i32
      } -> tensor<i32>
      %31 = tensor.empty() : tensor<i1>
      %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%31 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %56 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %56 : i1
      } -> tensor<i1>
      %33 = tensor.empty() : tensor<i32>
      %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%33 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %56 = arith.addi %in, %c16_i32 : i32
        linalg.yield %56 : i32
      } -> tensor<i32>
      %35 = tensor.empty() : tensor<i32>
      %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%32, %34, %arg4 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%35 : tensor<i32>) {
      ^bb0(%in: i1, %in_15: i32, %in_16: i32, %out: i32):
        %56 = arith.select %in, %in_15, %in_16 : i32
        linalg.yield %56 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %36[] : tensor<i32>
      %37 = arith.index_cast %extracted : i32 to index
      %38 = arith.maxsi %37, %c0 : index
      %39 = arith.minsi %38, %c15 : index
      %extracted_slice_9 = tensor.extract_slice %14[0, %39, 0] [2, 1, 12] [1, 1, 1] : tensor<2x16x12xf32> to tensor<2x1x12xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0], [1, 2]] : tensor<2x1x12xf32> into tensor<2x12xf32>
      %extracted_11 = tensor.extract %36[] : tensor<i32>
      %40 = arith.index_cast %extracted_11 : i32 to index
      %41 = arith.maxsi %40, %c0 : index
      %42 = arith.minsi %41, %c15 : index
      %extracted_slice_12 = tensor.extract_slice %24[0, %42, 0] [2, 1, 12] [1, 1, 1] : tensor<2x16x12xf32> to tensor<2x1x12xf32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0], [1, 2]] : tensor<2x1x12xf32> into tensor<2x12xf32>
      %43 = tensor.empty() : tensor<2x12xf32>
      %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10, %arg5 : tensor<2x12xf32>, tensor<2x12xf32>) outs(%43 : tensor<2x12xf32>) {
      ^bb0(%in: f32, %in_15: f32, %out: f32):
        %56 = arith.mulf %in, %in_15 : f32
        linalg.yield %56 : f32
      } -> tensor<2x12xf32>
      %45 = tensor.empty() : tensor<2x12xf32>
      %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10 : tensor<2x12xf32>) outs(%45 : tensor<2x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = arith.subf %cst_1, %in : f32
        linalg.yield %56 : f32
      } -> tensor<2x12xf32>
      %47 = tensor.empty() : tensor<2x12xf32>
      %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%46, %collapsed_13 : tensor<2x12xf32>, tensor<2x12xf32>) outs(%47 : tensor<2x12xf32>) {
      ^bb0(%in: f32, %in_15: f32, %out: f32):
        %56 = arith.mulf %in, %in_15 : f32
        linalg.yield %56 : f32
      } -> tensor<2x12xf32>
      %49 = tensor.empty() : tensor<2x12xf32>
      %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%44, %48 : tensor<2x12xf32>, tensor<2x12xf32>) outs(%49 : tensor<2x12xf32>) {
      ^bb0(%in: f32, %in_15: f32, %out: f32):
        %56 = arith.addf %in, %in_15 : f32
        linalg.yield %56 : f32
      } -> tensor<2x12xf32>
      %51 = tensor.empty() : tensor<2x1x12xf32>
      %52 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x12xf32>) outs(%51 : tensor<2x1x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x1x12xf32>
      %extracted_14 = tensor.extract %36[] : tensor<i32>
      %53 = arith.index_cast %extracted_14 : i32 to index
      %54 = arith.maxsi %53, %c0 : index
      %55 = arith.minsi %54, %c15 : index
      %inserted_slice = tensor.insert_slice %52 into %arg6[0, %55, 0] [2, 1, 12] [1, 1, 1] : tensor<2x1x12xf32> into tensor<2x16x12xf32>
      scf.yield %30, %50, %inserted_slice : tensor<i32>, tensor<2x12xf32>, tensor<2x16x12xf32>
    }
    %collapsed_7 = tensor.collapse_shape %25#2 [[0, 1], [2]] : tensor<2x16x12xf32> into tensor<32x12xf32>
    %26 = tensor.empty() : tensor<32x12xf32>
    %27 = linalg.fill ins(%cst_2 : f32) outs(%26 : tensor<32x12xf32>) -> tensor<32x12xf32>
    %28 = linalg.matmul ins(%collapsed_7, %arg2 : tensor<32x12xf32>, tensor<12x12xf32>) outs(%27 : tensor<32x12xf32>) -> tensor<32x12xf32>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2]] output_shape [2, 16, 12] : tensor<32x12xf32> into tensor<2x16x12xf32>
    return %expanded_8, %25#1 : tensor<2x16x12xf32>, tensor<2x12xf32>
  }
}

