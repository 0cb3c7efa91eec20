#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
module @jit_jax_jacobi_rotations_of_a_symmetric_matrix_by_table {
  func.func public @main(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<15xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c6_i32 = arith.constant 6 : i32
    %c14 = arith.constant 14 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c15_i32 = arith.constant 15 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<15xf32>
    %cst_3 = arith.constant dense<[[0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [1, 2], [1, 3], [1, 4], [1, 5], [2, 3], [2, 4], [2, 5], [3, 4], [3, 5], [4, 5]]> : tensor<15x2xi32>
    %0 = tensor.empty() : tensor<6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %2 = tensor.empty() : tensor<6x6xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %4 = linalg.matmul ins(%arg0, %1 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%3 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %5 = tensor.empty() : tensor<6x6xi32>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %14 = linalg.index 0 : index
      %15 = arith.index_cast %14 : index to i32
      linalg.yield %15 : i32
    } -> tensor<6x6xi32>
    %7 = tensor.empty() : tensor<6x6xi32>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %14 = linalg.index 1 : index
      %15 = arith.index_cast %14 : index to i32
      linalg.yield %15 : i32
    } -> tensor<6x6xi32>
    %9 = tensor.empty() : tensor<6x6xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%9 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %14 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %14 : i1
    } -> tensor<6x6xi1>
    %11 = tensor.empty() : tensor<6x6xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x6xi1>) outs(%11 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %14 = arith.uitofp %in : i1 to f32
      linalg.yield %14 : f32
    } -> tensor<6x6xf32>
    %13:3 = scf.for %arg1 = %c0_i32 to %c15_i32 step %c1_i32 iter_args(%arg2 = %4, %arg3 = %12, %arg4 = %cst_2) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<15xf32>)  : i32 {
      %14 = arith.index_cast %arg1 : i32 to index
      %15 = arith.maxsi %14, %c0 : index
      %16 = arith.minsi %15, %c14 : index
      %extracted_slice = tensor.extract_slice %cst_3[%16, 0] [1, 2] [1, 1] : tensor<15x2xi32> to tensor<1x2xi32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x2xi32> into tensor<2xi32>
      %extracted_slice_4 = tensor.extract_slice %collapsed[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_6 = tensor.extract_slice %collapsed[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [] : tensor<1xi32> into tensor<i32>
      %17 = tensor.empty() : tensor<i1>
      %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_5 : tensor<i32>) outs(%17 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %83 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %83 : i1
      } -> tensor<i1>
      %19 = tensor.empty() : tensor<i32>
      %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_5 : tensor<i32>) outs(%19 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %83 = arith.addi %in, %c6_i32 : i32
        linalg.yield %83 : i32
      } -> tensor<i32>
      %21 = tensor.empty() : tensor<i32>
      %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%18, %20, %collapsed_5 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%21 : tensor<i32>) {
      ^bb0(%in: i1, %in_36: i32, %in_37: i32, %out: i32):
        %83 = arith.select %in, %in_36, %in_37 : i32
        linalg.yield %83 : i32
      } -> tensor<i32>
      %23 = tensor.empty() : tensor<i1>
      %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_7 : tensor<i32>) outs(%23 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %83 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %83 : i1
      } -> tensor<i1>
      %25 = tensor.empty() : tensor<i32>
      %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_7 : tensor<i32>) outs(%25 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %83 = arith.addi %in, %c6_i32 : i32
        linalg.yield %83 : i32
      } -> tensor<i32>
      %27 = tensor.empty() : tensor<i32>
      %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%24, %26, %collapsed_7 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%27 : tensor<i32>) {
      ^bb0(%in: i1, %in_36: i32, %in_37: i32, %out: i32):
        %83 = arith.select %in, %in_36, %in_37 : i32
        linalg.yield %83 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %22[] : tensor<i32>
      %29 = arith.index_cast %extracted : i32 to index
      %30 = arith.maxsi %29, %c0 : index
      %31 = arith.minsi %30, %c5 : index
      %extracted_8 = tensor.extract %28[] : tensor<i32>
      %32 = arith.index_cast %extracted_8 : i32 to index
      %33 = arith.maxsi %32, %c0 : index
      %34 = arith.minsi %33, %c5 : index
      %extracted_slice_9 = tensor.extract_slice %arg2[%31, %34] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [] : tensor<1x1xf32> into tensor<f32>
      %35 = tensor.empty() : tensor<f32>
      %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_10 : tensor<f32>) outs(%35 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %83 = arith.mulf %in, %cst_0 : f32
        linalg.yield %83 : f32
      } -> tensor<f32>
      %extracted_11 = tensor.extract %28[] : tensor<i32>
      %37 = arith.index_cast %extracted_11 : i32 to index
      %38 = arith.maxsi %37, %c0 : index
      %39 = arith.minsi %38, %c5 : index
      %extracted_12 = tensor.extract %28[] : tensor<i32>
      %40 = arith.index_cast %extracted_12 : i32 to index
      %41 = arith.maxsi %40, %c0 : index
      %42 = arith.minsi %41, %c5 : index
      %extracted_slice_13 = tensor.extract_slice %arg2[%39, %42] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
      %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [] : tensor<1x1xf32> into tensor<f32>
      %extracted_15 = tensor.extract %22[] : tensor<i32>
      %43 = arith.index_cast %extracted_15 : i32 to index
      %44 = arith.maxsi %43, %c0 : index
      %45 = arith.minsi %44, %c5 : index
      %extracted_16 = tensor.extract %22[] : tensor<i32>
      %46 = arith.index_cast %extracted_16 : i32 to index
      %47 = arith.maxsi %46, %c0 : index
      %48 = arith.minsi %47, %c5 : index
      %extracted_slice_17 = tensor.extract_slice %arg2[%45, %48] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
      %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [] : tensor<1x1xf32> into tensor<f32>
      %49 = tensor.empty() : tensor<f32>
      %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_14, %collapsed_18 : tensor<f32>, tensor<f32>) outs(%49 : tensor<f32>) {
      ^bb0(%in: f32, %in_36: f32, %out: f32):
        %83 = arith.subf %in, %in_36 : f32
        linalg.yield %83 : f32
      } -> tensor<f32>
      %51 = tensor.empty() : tensor<f32>
      %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%36, %50 : tensor<f32>, tensor<f32>) outs(%51 : tensor<f32>) {
      ^bb0(%in: f32, %in_36: f32, %out: f32):
        %83 = math.atan2 %in, %in_36 : f32
        linalg.yield %83 : f32
      } -> tensor<f32>
      %53 = tensor.empty() : tensor<f32>
      %54 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%52 : tensor<f32>) outs(%53 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %83 = arith.mulf %in, %cst : f32
        linalg.yield %83 : f32
      } -> tensor<f32>
      %55 = tensor.empty() : tensor<f32>
      %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%54 : tensor<f32>) outs(%55 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %83 = math.cos %in : f32
        linalg.yield %83 : f32
      } -> tensor<f32>
      %57 = tensor.empty() : tensor<f32>
      %58 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%54 : tensor<f32>) outs(%57 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %83 = math.sin %in : f32
        linalg.yield %83 : f32
      } -> tensor<f32>
      %expanded = tensor.expand_shape %22 [] output_shape [1] : tensor<i32> into tensor<1xi32>
      %59 = tensor.empty() : tensor<2xi32>
      %inserted_slice = tensor.insert_slice %expanded into %59[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %inserted_slice_19 = tensor.insert_slice %expanded into %inserted_slice[1] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %expanded_20 = tensor.expand_shape %inserted_slice_19 [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
      %expanded_21 = tensor.expand_shape %56 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %60 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%expanded_21, %expanded_20 : tensor<1xf32>, tensor<1x2xi32>) outs(%12 : tensor<6x6xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<6x6xf32>
      %expanded_22 = tensor.expand_shape %28 [] output_shape [1] : tensor<i32> into tensor<1xi32>
      %61 = tensor.empty() : tensor<2xi32>
      %inserted_slice_23 = tensor.insert_slice %expanded_22 into %61[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %inserted_slice_24 = tensor.insert_slice %expanded_22 into %inserted_slice_23[1] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %expanded_25 = tensor.expand_shape %inserted_slice_24 [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
      %62 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%expanded_21, %expanded_25 : tensor<1xf32>, tensor<1x2xi32>) outs(%60 : tensor<6x6xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<6x6xf32>
      %63 = tensor.empty() : tensor<2xi32>
      %inserted_slice_26 = tensor.insert_slice %expanded into %63[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %inserted_slice_27 = tensor.insert_slice %expanded_22 into %inserted_slice_26[1] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %expanded_28 = tensor.expand_shape %inserted_slice_27 [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
      %expanded_29 = tensor.expand_shape %58 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %64 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%expanded_29, %expanded_28 : tensor<1xf32>, tensor<1x2xi32>) outs(%62 : tensor<6x6xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<6x6xf32>
      %65 = tensor.empty() : tensor<f32>
      %66 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%58 : tensor<f32>) outs(%65 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %83 = arith.negf %in : f32
        linalg.yield %83 : f32
      } -> tensor<f32>
      %67 = tensor.empty() : tensor<2xi32>
      %inserted_slice_30 = tensor.insert_slice %expanded_22 into %67[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %inserted_slice_31 = tensor.insert_slice %expanded into %inserted_slice_30[1] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %expanded_32 = tensor.expand_shape %inserted_slice_31 [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
      %expanded_33 = tensor.expand_shape %66 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %68 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%expanded_33, %expanded_32 : tensor<1xf32>, tensor<1x2xi32>) outs(%64 : tensor<6x6xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        iree_linalg_ext.yield %arg5 : f32
      } -> tensor<6x6xf32>
      %69 = tensor.empty() : tensor<6x6xf32>
      %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<6x6xf32>) outs(%69 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x6xf32>
      %71 = tensor.empty() : tensor<6x6xf32>
      %72 = linalg.fill ins(%cst_1 : f32) outs(%71 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %73 = linalg.matmul ins(%70, %arg2 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%72 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %74 = tensor.empty() : tensor<6x6xf32>
      %75 = linalg.fill ins(%cst_1 : f32) outs(%74 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %76 = linalg.matmul ins(%73, %68 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%75 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %77 = tensor.empty() : tensor<6x6xf32>
      %78 = linalg.fill ins(%cst_1 : f32) outs(%77 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %79 = linalg.matmul ins(%arg3, %68 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%78 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %collapsed_34 = tensor.collapse_shape %extracted_slice_9 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %80 = arith.index_cast %arg1 : i32 to index
      %81 = arith.maxsi %80, %c0 : index
      %82 = arith.minsi %81, %c14 : index
      %inserted_slice_35 = tensor.insert_slice %collapsed_34 into %arg4[%82] [1] [1] : tensor<1xf32> into tensor<15xf32>
      scf.yield %76, %79, %inserted_slice_35 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<15xf32>
    }
    return %13#0, %13#1, %13#2 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<15xf32>
  }
}

