#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_jax_sliced_wasserstein_sorted_projections_grads {
  func.func public @main(%arg0: tensor<9x5xf32>, %arg1: tensor<9x5xf32>, %arg2: tensor<6x5xf32>) -> (tensor<f32>, tensor<9x5xf32>, tensor<6x5xf32>) {
    %cst = arith.constant 0.0185185187 : f32
    %cst_0 = arith.constant 5.400000e+01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<9x6xf32>
    %cst_5 = arith.constant 0x7FC00000 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.mulf %in, %in : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %2 = tensor.empty() : tensor<6xf32>
    %3 = linalg.fill ins(%cst_6 : f32) outs(%2 : tensor<6xf32>) -> tensor<6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<6x5xf32>) outs(%3 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<6xf32>
    %5 = tensor.empty() : tensor<6xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%4 : tensor<6xf32>) outs(%5 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.sqrt %in : f32
      linalg.yield %113 : f32
    } -> tensor<6xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %7 = tensor.empty() : tensor<6x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xf32>) outs(%7 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %cst_3, %in : f32
      linalg.yield %113 : f32
    } -> tensor<6x1xf32>
    %9 = tensor.empty() : tensor<6x5xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xf32>) outs(%9 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %11 = tensor.empty() : tensor<6x5xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %10 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%11 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.divf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %13 = tensor.empty() : tensor<6x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xf32>) outs(%13 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.mulf %in, %in : f32
      linalg.yield %113 : f32
    } -> tensor<6x1xf32>
    %15 = tensor.empty() : tensor<6x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x1xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %cst_2, %in : f32
      linalg.yield %113 : f32
    } -> tensor<6x1xf32>
    %17 = tensor.empty() : tensor<5x6xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x5xf32>) outs(%17 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %19 = tensor.empty() : tensor<9x6xf32>
    %20 = linalg.fill ins(%cst_6 : f32) outs(%19 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %21 = linalg.matmul ins(%arg0, %18 : tensor<9x5xf32>, tensor<5x6xf32>) outs(%20 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %22 = tensor.empty() : tensor<9x6xi32>
    %23 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%22 : tensor<9x6xi32>) {
    ^bb0(%out: i32):
      %113 = linalg.index 0 : index
      %114 = arith.index_cast %113 : index to i32
      linalg.yield %114 : i32
    } -> tensor<9x6xi32>
    %24:2 = iree_linalg_ext.sort dimension(0) outs(%21, %23 : tensor<9x6xf32>, tensor<9x6xi32>) {
    ^bb0(%arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32):
      %113 = arith.cmpf oeq, %arg3, %cst_6 : f32
      %114 = arith.select %113, %cst_6, %arg3 : f32
      %115 = arith.cmpf une, %arg3, %arg3 : f32
      %116 = arith.select %115, %cst_5, %114 : f32
      %117 = arith.cmpf oeq, %arg4, %cst_6 : f32
      %118 = arith.select %117, %cst_6, %arg4 : f32
      %119 = arith.cmpf une, %arg4, %arg4 : f32
      %120 = arith.select %119, %cst_5, %118 : f32
      %121 = arith.bitcast %116 : f32 to i32
      %122 = arith.cmpi slt, %121, %c0_i32 : i32
      %123 = arith.subi %c2147483647_i32, %121 : i32
      %124 = arith.select %122, %123, %121 : i32
      %125 = arith.bitcast %120 : f32 to i32
      %126 = arith.cmpi slt, %125, %c0_i32 : i32
      %127 = arith.subi %c2147483647_i32, %125 : i32
      %128 = arith.select %126, %127, %125 : i32
      %129 = arith.cmpi slt, %124, %128 : i32
      iree_linalg_ext.yield %129 : i1
    } -> tensor<9x6xf32>, tensor<9x6xi32>
    %expanded_7 = tensor.expand_shape %24#1 [[0], [1, 2]] output_shape [9, 6, 1] : tensor<9x6xi32> into tensor<9x6x1xi32>
    %25 = tensor.empty() : tensor<9x6xf32>
    %26 = linalg.fill ins(%cst_6 : f32) outs(%25 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %27 = linalg.matmul ins(%arg1, %18 : tensor<9x5xf32>, tensor<5x6xf32>) outs(%26 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %28:2 = iree_linalg_ext.sort dimension(0) outs(%27, %23 : tensor<9x6xf32>, tensor<9x6xi32>) {
    ^bb0(%arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32):
      %113 = arith.cmpf oeq, %arg3, %cst_6 : f32
      %114 = arith.select %113, %cst_6, %arg3 : f32
      %115 = arith.cmpf une, %arg3, %arg3 : f32
      %116 = arith.select %115, %cst_5, %114 : f32
      %117 = arith.cmpf oeq, %arg4, %cst_6 : f32
      %118 = arith.select %117, %cst_6, %arg4 : f32
      %119 = arith.cmpf une, %arg4, %arg4 : f32
      %120 = arith.select %119, %cst_5, %118 : f32
      %121 = arith.bitcast %116 : f32 to i32
      %122 = arith.cmpi slt, %121, %c0_i32 : i32
      %123 = arith.subi %c2147483647_i32, %121 : i32
      %124 = arith.select %122, %123, %121 : i32
      %125 = arith.bitcast %120 : f32 to i32
      %126 = arith.cmpi slt, %125, %c0_i32 : i32
      %127 = arith.subi %c2147483647_i32, %125 : i32
      %128 = arith.select %126, %127, %125 : i32
      %129 = arith.cmpi slt, %124, %128 : i32
      iree_linalg_ext.yield %129 : i1
    } -> tensor<9x6xf32>, tensor<9x6xi32>
    %expanded_8 = tensor.expand_shape %28#1 [[0], [1, 2]] output_shape [9, 6, 1] : tensor<9x6xi32> into tensor<9x6x1xi32>
    %29 = tensor.empty() : tensor<9x6xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24#0, %28#0 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%29 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.subf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<9x6xf32>
    %31 = tensor.empty() : tensor<9x6xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<9x6xf32>) outs(%31 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.mulf %in, %in : f32
      linalg.yield %113 : f32
    } -> tensor<9x6xf32>
    %33 = tensor.empty() : tensor<9x6xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<9x6xf32>) outs(%33 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.mulf %in, %cst_1 : f32
      linalg.yield %113 : f32
    } -> tensor<9x6xf32>
    %35 = tensor.empty() : tensor<f32>
    %36 = linalg.fill ins(%cst_6 : f32) outs(%35 : tensor<f32>) -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%32 : tensor<9x6xf32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<f32>
    %38 = tensor.empty() : tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%37 : tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst_0 : f32
      linalg.yield %113 : f32
    } -> tensor<f32>
    %40 = tensor.empty() : tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%40 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %42 = tensor.empty() : tensor<9x6xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<f32>) outs(%42 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %44 = tensor.empty() : tensor<9x6xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %34 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%44 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.mulf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<9x6xf32>
    %46 = tensor.empty() : tensor<9x6xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<9x6xf32>) outs(%46 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.negf %in : f32
      linalg.yield %113 : f32
    } -> tensor<9x6xf32>
    %48 = tensor.empty() : tensor<9x6x1xi32>
    %49 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel"]} outs(%48 : tensor<9x6x1xi32>) {
    ^bb0(%out: i32):
      %113 = linalg.index 1 : index
      %114 = arith.index_cast %113 : index to i32
      linalg.yield %114 : i32
    } -> tensor<9x6x1xi32>
    %50 = tensor.empty() : tensor<9x6x2xi32>
    %inserted_slice = tensor.insert_slice %49 into %50[0, 0, 0] [9, 6, 1] [1, 1, 1] : tensor<9x6x1xi32> into tensor<9x6x2xi32>
    %inserted_slice_9 = tensor.insert_slice %expanded_8 into %inserted_slice[0, 0, 1] [9, 6, 1] [1, 1, 1] : tensor<9x6x1xi32> into tensor<9x6x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_9 [[0, 1], [2]] : tensor<9x6x2xi32> into tensor<54x2xi32>
    %collapsed_10 = tensor.collapse_shape %47 [[0, 1]] : tensor<9x6xf32> into tensor<54xf32>
    %51 = tensor.empty() : tensor<6x9xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<9x6xf32>) outs(%51 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9xf32>
    %53 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_10, %collapsed : tensor<54xf32>, tensor<54x2xi32>) outs(%52 : tensor<6x9xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %113 = arith.addf %arg4, %arg3 : f32
      iree_linalg_ext.yield %113 : f32
    } -> tensor<6x9xf32>
    %54 = tensor.empty() : tensor<9x6xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<6x9xf32>) outs(%54 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %56 = tensor.empty() : tensor<6x9xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<9x6xf32>) outs(%56 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9xf32>
    %58 = tensor.empty() : tensor<6x5xf32>
    %59 = linalg.fill ins(%cst_6 : f32) outs(%58 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %60 = linalg.matmul ins(%57, %arg1 : tensor<6x9xf32>, tensor<9x5xf32>) outs(%59 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %61 = tensor.empty() : tensor<5x6xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<6x5xf32>) outs(%61 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %63 = tensor.empty() : tensor<6x5xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<5x6xf32>) outs(%63 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %65 = tensor.empty() : tensor<9x6x2xi32>
    %inserted_slice_11 = tensor.insert_slice %49 into %65[0, 0, 0] [9, 6, 1] [1, 1, 1] : tensor<9x6x1xi32> into tensor<9x6x2xi32>
    %inserted_slice_12 = tensor.insert_slice %expanded_7 into %inserted_slice_11[0, 0, 1] [9, 6, 1] [1, 1, 1] : tensor<9x6x1xi32> into tensor<9x6x2xi32>
    %collapsed_13 = tensor.collapse_shape %inserted_slice_12 [[0, 1], [2]] : tensor<9x6x2xi32> into tensor<54x2xi32>
    %collapsed_14 = tensor.collapse_shape %45 [[0, 1]] : tensor<9x6xf32> into tensor<54xf32>
    %66 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_14, %collapsed_13 : tensor<54xf32>, tensor<54x2xi32>) outs(%52 : tensor<6x9xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %113 = arith.addf %arg4, %arg3 : f32
      iree_linalg_ext.yield %113 : f32
    } -> tensor<6x9xf32>
    %67 = tensor.empty() : tensor<9x6xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<6x9xf32>) outs(%67 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %69 = tensor.empty() : tensor<6x9xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<9x6xf32>) outs(%69 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9xf32>
    %71 = tensor.empty() : tensor<6x5xf32>
    %72 = linalg.fill ins(%cst_6 : f32) outs(%71 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %73 = linalg.matmul ins(%70, %arg0 : tensor<6x9xf32>, tensor<9x5xf32>) outs(%72 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %74 = tensor.empty() : tensor<5x6xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<6x5xf32>) outs(%74 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %76 = tensor.empty() : tensor<6x5xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<5x6xf32>) outs(%76 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %78 = tensor.empty() : tensor<9x5xf32>
    %79 = linalg.fill ins(%cst_6 : f32) outs(%78 : tensor<9x5xf32>) -> tensor<9x5xf32>
    %80 = linalg.matmul ins(%68, %77 : tensor<9x6xf32>, tensor<6x5xf32>) outs(%79 : tensor<9x5xf32>) -> tensor<9x5xf32>
    %81 = tensor.empty() : tensor<6x5xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<5x6xf32>) outs(%81 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %83 = tensor.empty() : tensor<6x5xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %82 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%83 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.addf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %85 = tensor.empty() : tensor<6x5xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x1xf32>) outs(%85 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %87 = tensor.empty() : tensor<6x5xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %86 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%87 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.mulf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %89 = tensor.empty() : tensor<6x5xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%88, %arg2 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%89 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.mulf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %91 = tensor.empty() : tensor<6xf32>
    %92 = linalg.fill ins(%cst_6 : f32) outs(%91 : tensor<6xf32>) -> tensor<6xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<6x5xf32>) outs(%92 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<6xf32>
    %94 = tensor.empty() : tensor<6xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%93 : tensor<6xf32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.negf %in : f32
      linalg.yield %113 : f32
    } -> tensor<6xf32>
    %expanded_15 = tensor.expand_shape %95 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %96 = tensor.empty() : tensor<6x5xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %10 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%96 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.divf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %98 = tensor.empty() : tensor<6x1xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %8 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%98 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.mulf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x1xf32>
    %100 = tensor.empty() : tensor<6xf32>
    %101 = linalg.fill ins(%cst_6 : f32) outs(%100 : tensor<6xf32>) -> tensor<6xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%99 : tensor<6x1xf32>) outs(%101 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<6xf32>
    %103 = tensor.empty() : tensor<6x5xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<6xf32>) outs(%103 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %105 = tensor.empty() : tensor<6x5xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %104 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%105 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.mulf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %107 = tensor.empty() : tensor<6x5xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %arg2 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%107 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.mulf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %109 = tensor.empty() : tensor<6x5xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %108 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%109 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.addf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    %111 = tensor.empty() : tensor<6x5xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %110 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%111 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %113 = arith.addf %in, %in_16 : f32
      linalg.yield %113 : f32
    } -> tensor<6x5xf32>
    return %39, %80, %112 : tensor<f32>, tensor<9x5xf32>, tensor<6x5xf32>
  }
}

