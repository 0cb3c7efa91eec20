#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1)>
module @jit_jax_red_black_relaxation_strided_sets {
  func.func public @main(%arg0: tensor<10x10xf32>, %arg1: tensor<10x10xf32>) -> tensor<10x10xf32> {
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant 2.000000e-01 : f32
    %cst_0 = arith.constant 1.200000e+00 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %cst_2 = arith.constant dense<0> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg2 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg3 = %cst_2, %arg4 = %arg0) -> (tensor<i32>, tensor<10x10xf32>)  : i32 {
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %77 = arith.addi %in, %c1_i32 : i32
        linalg.yield %77 : i32
      } -> tensor<i32>
      %extracted_slice = tensor.extract_slice %arg4[9, 0] [1, 10] [1, 1] : tensor<10x10xf32> to tensor<1x10xf32>
      %extracted_slice_3 = tensor.extract_slice %arg4[0, 0] [9, 10] [1, 1] : tensor<10x10xf32> to tensor<9x10xf32>
      %3 = tensor.empty() : tensor<10x10xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %3[0, 0] [1, 10] [1, 1] : tensor<1x10xf32> into tensor<10x10xf32>
      %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %inserted_slice[1, 0] [9, 10] [1, 1] : tensor<9x10xf32> into tensor<10x10xf32>
      %extracted_slice_5 = tensor.extract_slice %arg4[1, 0] [9, 10] [1, 1] : tensor<10x10xf32> to tensor<9x10xf32>
      %extracted_slice_6 = tensor.extract_slice %arg4[0, 0] [1, 10] [1, 1] : tensor<10x10xf32> to tensor<1x10xf32>
      %4 = tensor.empty() : tensor<10x10xf32>
      %inserted_slice_7 = tensor.insert_slice %extracted_slice_5 into %4[0, 0] [9, 10] [1, 1] : tensor<9x10xf32> into tensor<10x10xf32>
      %inserted_slice_8 = tensor.insert_slice %extracted_slice_6 into %inserted_slice_7[9, 0] [1, 10] [1, 1] : tensor<1x10xf32> into tensor<10x10xf32>
      %5 = tensor.empty() : tensor<10x10xf32>
      %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_4, %inserted_slice_8 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%5 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.addf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_9 = tensor.extract_slice %arg4[0, 9] [10, 1] [1, 1] : tensor<10x10xf32> to tensor<10x1xf32>
      %extracted_slice_10 = tensor.extract_slice %arg4[0, 0] [10, 9] [1, 1] : tensor<10x10xf32> to tensor<10x9xf32>
      %7 = tensor.empty() : tensor<10x10xf32>
      %inserted_slice_11 = tensor.insert_slice %extracted_slice_9 into %7[0, 0] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x10xf32>
      %inserted_slice_12 = tensor.insert_slice %extracted_slice_10 into %inserted_slice_11[0, 1] [10, 9] [1, 1] : tensor<10x9xf32> into tensor<10x10xf32>
      %8 = tensor.empty() : tensor<10x10xf32>
      %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %inserted_slice_12 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%8 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.addf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_13 = tensor.extract_slice %arg4[0, 1] [10, 9] [1, 1] : tensor<10x10xf32> to tensor<10x9xf32>
      %extracted_slice_14 = tensor.extract_slice %arg4[0, 0] [10, 1] [1, 1] : tensor<10x10xf32> to tensor<10x1xf32>
      %10 = tensor.empty() : tensor<10x10xf32>
      %inserted_slice_15 = tensor.insert_slice %extracted_slice_13 into %10[0, 0] [10, 9] [1, 1] : tensor<10x9xf32> into tensor<10x10xf32>
      %inserted_slice_16 = tensor.insert_slice %extracted_slice_14 into %inserted_slice_15[0, 9] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x10xf32>
      %11 = tensor.empty() : tensor<10x10xf32>
      %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %inserted_slice_16 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%11 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.addf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %13 = tensor.empty() : tensor<10x10xf32>
      %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %arg1 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%13 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.subf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %15 = tensor.empty() : tensor<10x10xf32>
      %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<10x10xf32>) outs(%15 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.divf %in, %cst_1 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_17 = tensor.extract_slice %16[0, 0] [5, 5] [2, 2] : tensor<10x10xf32> to tensor<5x5xf32>
      %17 = tensor.empty() : tensor<5x5xf32>
      %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_17 : tensor<5x5xf32>) outs(%17 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.mulf %in, %cst_0 : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %extracted_slice_18 = tensor.extract_slice %arg4[0, 0] [5, 5] [2, 2] : tensor<10x10xf32> to tensor<5x5xf32>
      %19 = tensor.empty() : tensor<5x5xf32>
      %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_18 : tensor<5x5xf32>) outs(%19 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.mulf %in, %cst : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %21 = tensor.empty() : tensor<5x5xf32>
      %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %20 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.subf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %23 = tensor.empty() : tensor<5xi32>
      %24 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%23 : tensor<5xi32>) {
      ^bb0(%out: i32):
        %77 = linalg.index 0 : index
        %78 = arith.index_cast %77 : index to i32
        linalg.yield %78 : i32
      } -> tensor<5xi32>
      %25 = tensor.empty() : tensor<5xi32>
      %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%24 : tensor<5xi32>) outs(%25 : tensor<5xi32>) {
      ^bb0(%in: i32, %out: i32):
        %77 = arith.muli %in, %c2_i32 : i32
        linalg.yield %77 : i32
      } -> tensor<5xi32>
      %27 = tensor.empty() : tensor<5x5x1xi32>
      %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<5xi32>) outs(%27 : tensor<5x5x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x5x1xi32>
      %29 = tensor.empty() : tensor<5x5x1xi32>
      %30 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<5xi32>) outs(%29 : tensor<5x5x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x5x1xi32>
      %31 = tensor.empty() : tensor<5x5x2xi32>
      %inserted_slice_19 = tensor.insert_slice %28 into %31[0, 0, 0] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
      %inserted_slice_20 = tensor.insert_slice %30 into %inserted_slice_19[0, 0, 1] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
      %collapsed = tensor.collapse_shape %inserted_slice_20 [[0, 1], [2]] : tensor<5x5x2xi32> into tensor<25x2xi32>
      %collapsed_21 = tensor.collapse_shape %22 [[0, 1]] : tensor<5x5xf32> into tensor<25xf32>
      %32 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%collapsed_21, %collapsed : tensor<25xf32>, tensor<25x2xi32>) outs(%arg4 : tensor<10x10xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_22 = tensor.extract_slice %16[1, 1] [5, 5] [2, 2] : tensor<10x10xf32> to tensor<5x5xf32>
      %33 = tensor.empty() : tensor<5x5xf32>
      %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_22 : tensor<5x5xf32>) outs(%33 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.mulf %in, %cst_0 : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %extracted_slice_23 = tensor.extract_slice %32[1, 1] [5, 5] [2, 2] : tensor<10x10xf32> to tensor<5x5xf32>
      %35 = tensor.empty() : tensor<5x5xf32>
      %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_23 : tensor<5x5xf32>) outs(%35 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.mulf %in, %cst : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %37 = tensor.empty() : tensor<5x5xf32>
      %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %36 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%37 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.subf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %39 = tensor.empty() : tensor<5xi32>
      %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%26 : tensor<5xi32>) outs(%39 : tensor<5xi32>) {
      ^bb0(%in: i32, %out: i32):
        %77 = arith.addi %in, %c1_i32 : i32
        linalg.yield %77 : i32
      } -> tensor<5xi32>
      %41 = tensor.empty() : tensor<5x5x1xi32>
      %42 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<5xi32>) outs(%41 : tensor<5x5x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x5x1xi32>
      %43 = tensor.empty() : tensor<5x5x1xi32>
      %44 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<5xi32>) outs(%43 : tensor<5x5x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x5x1xi32>
      %45 = tensor.empty() : tensor<5x5x2xi32>
      %inserted_slice_24 = tensor.insert_slice %42 into %45[0, 0, 0] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
      %inserted_slice_25 = tensor.insert_slice %44 into %inserted_slice_24[0, 0, 1] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
      %collapsed_26 = tensor.collapse_shape %inserted_slice_25 [[0, 1], [2]] : tensor<5x5x2xi32> into tensor<25x2xi32>
      %collapsed_27 = tensor.collapse_shape %38 [[0, 1]] : tensor<5x5xf32> into tensor<25xf32>
      %46 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%collapsed_27, %collapsed_26 : tensor<25xf32>, tensor<25x2xi32>) outs(%32 : tensor<10x10xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_28 = tensor.extract_slice %46[9, 0] [1, 10] [1, 1] : tensor<10x10xf32> to tensor<1x10xf32>
      %extracted_slice_29 = tensor.extract_slice %46[0, 0] [9, 10] [1, 1] : tensor<10x10xf32> to tensor<9x10xf32>
      %47 = tensor.empty() : tensor<10x10xf32>
      %inserted_slice_30 = tensor.insert_slice %extracted_slice_28 into %47[0, 0] [1, 10] [1, 1] : tensor<1x10xf32> into tensor<10x10xf32>
      %inserted_slice_31 = tensor.insert_slice %extracted_slice_29 into %inserted_slice_30[1, 0] [9, 10] [1, 1] : tensor<9x10xf32> into tensor<10x10xf32>
      %extracted_slice_32 = tensor.extract_slice %46[1, 0] [9, 10] [1, 1] : tensor<10x10xf32> to tensor<9x10xf32>
      %extracted_slice_33 = tensor.extract_slice %46[0, 0] [1, 10] [1, 1] : tensor<10x10xf32> to tensor<1x10xf32>
      %48 = tensor.empty() : tensor<10x10xf32>
      %inserted_slice_34 = tensor.insert_slice %extracted_slice_32 into %48[0, 0] [9, 10] [1, 1] : tensor<9x10xf32> into tensor<10x10xf32>
      %inserted_slice_35 = tensor.insert_slice %extracted_slice_33 into %inserted_slice_34[9, 0] [1, 10] [1, 1] : tensor<1x10xf32> into tensor<10x10xf32>
      %49 = tensor.empty() : tensor<10x10xf32>
      %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_31, %inserted_slice_35 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%49 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.addf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_36 = tensor.extract_slice %46[0, 9] [10, 1] [1, 1] : tensor<10x10xf32> to tensor<10x1xf32>
      %extracted_slice_37 = tensor.extract_slice %46[0, 0] [10, 9] [1, 1] : tensor<10x10xf32> to tensor<10x9xf32>
      %51 = tensor.empty() : tensor<10x10xf32>
      %inserted_slice_38 = tensor.insert_slice %extracted_slice_36 into %51[0, 0] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x10xf32>
      %inserted_slice_39 = tensor.insert_slice %extracted_slice_37 into %inserted_slice_38[0, 1] [10, 9] [1, 1] : tensor<10x9xf32> into tensor<10x10xf32>
      %52 = tensor.empty() : tensor<10x10xf32>
      %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %inserted_slice_39 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%52 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.addf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_40 = tensor.extract_slice %46[0, 1] [10, 9] [1, 1] : tensor<10x10xf32> to tensor<10x9xf32>
      %extracted_slice_41 = tensor.extract_slice %46[0, 0] [10, 1] [1, 1] : tensor<10x10xf32> to tensor<10x1xf32>
      %54 = tensor.empty() : tensor<10x10xf32>
      %inserted_slice_42 = tensor.insert_slice %extracted_slice_40 into %54[0, 0] [10, 9] [1, 1] : tensor<10x9xf32> into tensor<10x10xf32>
      %inserted_slice_43 = tensor.insert_slice %extracted_slice_41 into %inserted_slice_42[0, 9] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x10xf32>
      %55 = tensor.empty() : tensor<10x10xf32>
      %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %inserted_slice_43 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%55 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.addf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %57 = tensor.empty() : tensor<10x10xf32>
      %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %arg1 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%57 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.subf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %59 = tensor.empty() : tensor<10x10xf32>
      %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<10x10xf32>) outs(%59 : tensor<10x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.divf %in, %cst_1 : f32
        linalg.yield %77 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_44 = tensor.extract_slice %60[0, 1] [5, 5] [2, 2] : tensor<10x10xf32> to tensor<5x5xf32>
      %61 = tensor.empty() : tensor<5x5xf32>
      %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_44 : tensor<5x5xf32>) outs(%61 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.mulf %in, %cst_0 : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %extracted_slice_45 = tensor.extract_slice %46[0, 1] [5, 5] [2, 2] : tensor<10x10xf32> to tensor<5x5xf32>
      %63 = tensor.empty() : tensor<5x5xf32>
      %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_45 : tensor<5x5xf32>) outs(%63 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.mulf %in, %cst : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %65 = tensor.empty() : tensor<5x5xf32>
      %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %64 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%65 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.subf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %67 = tensor.empty() : tensor<5x5x2xi32>
      %inserted_slice_46 = tensor.insert_slice %28 into %67[0, 0, 0] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
      %inserted_slice_47 = tensor.insert_slice %44 into %inserted_slice_46[0, 0, 1] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
      %collapsed_48 = tensor.collapse_shape %inserted_slice_47 [[0, 1], [2]] : tensor<5x5x2xi32> into tensor<25x2xi32>
      %collapsed_49 = tensor.collapse_shape %66 [[0, 1]] : tensor<5x5xf32> into tensor<25xf32>
      %68 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%collapsed_49, %collapsed_48 : tensor<25xf32>, tensor<25x2xi32>) outs(%46 : tensor<10x10xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<10x10xf32>
      %extracted_slice_50 = tensor.extract_slice %60[1, 0] [5, 5] [2, 2] : tensor<10x10xf32> to tensor<5x5xf32>
      %69 = tensor.empty() : tensor<5x5xf32>
      %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_50 : tensor<5x5xf32>) outs(%69 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.mulf %in, %cst_0 : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %extracted_slice_51 = tensor.extract_slice %68[1, 0] [5, 5] [2, 2] : tensor<10x10xf32> to tensor<5x5xf32>
      %71 = tensor.empty() : tensor<5x5xf32>
      %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_51 : tensor<5x5xf32>) outs(%71 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %77 = arith.mulf %in, %cst : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %73 = tensor.empty() : tensor<5x5xf32>
      %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %72 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%73 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_56: f32, %out: f32):
        %77 = arith.subf %in, %in_56 : f32
        linalg.yield %77 : f32
      } -> tensor<5x5xf32>
      %75 = tensor.empty() : tensor<5x5x2xi32>
      %inserted_slice_52 = tensor.insert_slice %42 into %75[0, 0, 0] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
      %inserted_slice_53 = tensor.insert_slice %30 into %inserted_slice_52[0, 0, 1] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
      %collapsed_54 = tensor.collapse_shape %inserted_slice_53 [[0, 1], [2]] : tensor<5x5x2xi32> into tensor<25x2xi32>
      %collapsed_55 = tensor.collapse_shape %74 [[0, 1]] : tensor<5x5xf32> into tensor<25xf32>
      %76 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%collapsed_55, %collapsed_54 : tensor<25xf32>, tensor<25x2xi32>) outs(%68 : tensor<10x10xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<10x10xf32>
      scf.yield %2, %76 : tensor<i32>, tensor<10x10xf32>
    }
    return %0#1 : tensor<10x10xf32>
  }
}

