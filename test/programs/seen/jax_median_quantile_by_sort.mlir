#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0) -> (d0)>
module @jit_median_quantile_by_sort {
  func.func public @main(%arg0: tensor<9x6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %cst = arith.constant 8.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %false = arith.constant false
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = iree_linalg_ext.sort dimension(0) outs(%arg0 : tensor<9x6xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %41 = arith.cmpf oeq, %arg1, %cst_3 : f32
      %42 = arith.select %41, %cst_3, %arg1 : f32
      %43 = arith.cmpf une, %arg1, %arg1 : f32
      %44 = arith.select %43, %cst_2, %42 : f32
      %45 = arith.cmpf oeq, %arg2, %cst_3 : f32
      %46 = arith.select %45, %cst_3, %arg2 : f32
      %47 = arith.cmpf une, %arg2, %arg2 : f32
      %48 = arith.select %47, %cst_2, %46 : f32
      %49 = arith.bitcast %44 : f32 to i32
      %50 = arith.cmpi slt, %49, %c0_i32 : i32
      %51 = arith.subi %c2147483647_i32, %49 : i32
      %52 = arith.select %50, %51, %49 : i32
      %53 = arith.bitcast %48 : f32 to i32
      %54 = arith.cmpi slt, %53, %c0_i32 : i32
      %55 = arith.subi %c2147483647_i32, %53 : i32
      %56 = arith.select %54, %55, %53 : i32
      %57 = arith.cmpi slt, %52, %56 : i32
      iree_linalg_ext.yield %57 : i1
    } -> tensor<9x6xf32>
    %extracted_slice = tensor.extract_slice %0[4, 0] [1, 6] [1, 1] : tensor<9x6xf32> to tensor<1x6xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %1 = tensor.empty() : tensor<9x6xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<9x6xf32>) outs(%1 : tensor<9x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %41 = arith.cmpf une, %in, %in : f32
      linalg.yield %41 : i1
    } -> tensor<9x6xi1>
    %3 = tensor.empty() : tensor<6xi1>
    %4 = linalg.fill ins(%false : i1) outs(%3 : tensor<6xi1>) -> tensor<6xi1>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<9x6xi1>) outs(%4 : tensor<6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %41 = arith.ori %out, %in : i1
      linalg.yield %41 : i1
    } -> tensor<6xi1>
    %6 = tensor.empty() : tensor<9x6xi1>
    %7 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<6xi1>) outs(%6 : tensor<9x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x6xi1>
    %8 = tensor.empty() : tensor<9x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %arg0 : tensor<9x6xi1>, tensor<9x6xf32>) outs(%8 : tensor<9x6xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %41 = arith.select %in, %cst_2, %in_7 : f32
      linalg.yield %41 : f32
    } -> tensor<9x6xf32>
    %10 = iree_linalg_ext.sort dimension(0) outs(%9 : tensor<9x6xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %41 = arith.cmpf oeq, %arg1, %cst_3 : f32
      %42 = arith.select %41, %cst_3, %arg1 : f32
      %43 = arith.cmpf une, %arg1, %arg1 : f32
      %44 = arith.select %43, %cst_2, %42 : f32
      %45 = arith.cmpf oeq, %arg2, %cst_3 : f32
      %46 = arith.select %45, %cst_3, %arg2 : f32
      %47 = arith.cmpf une, %arg2, %arg2 : f32
      %48 = arith.select %47, %cst_2, %46 : f32
      %49 = arith.bitcast %44 : f32 to i32
      %50 = arith.cmpi slt, %49, %c0_i32 : i32
      %51 = arith.subi %c2147483647_i32, %49 : i32
      %52 = arith.select %50, %51, %49 : i32
      %53 = arith.bitcast %48 : f32 to i32
      %54 = arith.cmpi slt, %53, %c0_i32 : i32
      %55 = arith.subi %c2147483647_i32, %53 : i32
      %56 = arith.select %54, %55, %53 : i32
      %57 = arith.cmpi slt, %52, %56 : i32
      iree_linalg_ext.yield %57 : i1
    } -> tensor<9x6xf32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%11 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%12 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.subf %cst_1, %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %17 = tensor.empty() : tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%16 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.subf %cst_0, %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%12 : tensor<f32>) outs(%19 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.maximumf %in, %cst_3 : f32
      %42 = arith.minimumf %41, %cst : f32
      linalg.yield %42 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%14 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.maximumf %in, %cst_3 : f32
      %42 = arith.minimumf %41, %cst : f32
      linalg.yield %42 : f32
    } -> tensor<f32>
    %23 = tensor.empty() : tensor<i32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%20 : tensor<f32>) outs(%23 : tensor<i32>) {
    ^bb0(%in: f32, %out: i32):
      %41 = arith.fptosi %in : f32 to i32
      linalg.yield %41 : i32
    } -> tensor<i32>
    %25 = tensor.empty() : tensor<i32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%22 : tensor<f32>) outs(%25 : tensor<i32>) {
    ^bb0(%in: f32, %out: i32):
      %41 = arith.fptosi %in : f32 to i32
      linalg.yield %41 : i32
    } -> tensor<i32>
    %expanded = tensor.expand_shape %24 [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %27 = tensor.empty() : tensor<1x6xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1xi32>) outs(%27 : tensor<1x6xf32>) {
    ^bb0(%in: i32, %out: f32):
      %41 = arith.index_cast %in : i32 to index
      %42 = linalg.index 1 : index
      %extracted = tensor.extract %10[%41, %42] : tensor<9x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x6xf32>
    %collapsed_4 = tensor.collapse_shape %28 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %expanded_5 = tensor.expand_shape %26 [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %29 = tensor.empty() : tensor<1x6xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<1xi32>) outs(%29 : tensor<1x6xf32>) {
    ^bb0(%in: i32, %out: f32):
      %41 = arith.index_cast %in : i32 to index
      %42 = linalg.index 1 : index
      %extracted = tensor.extract %10[%41, %42] : tensor<9x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x6xf32>
    %collapsed_6 = tensor.collapse_shape %30 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %31 = tensor.empty() : tensor<6xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%18 : tensor<f32>) outs(%31 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %33 = tensor.empty() : tensor<6xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_4, %32 : tensor<6xf32>, tensor<6xf32>) outs(%33 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %41 = arith.mulf %in, %in_7 : f32
      linalg.yield %41 : f32
    } -> tensor<6xf32>
    %35 = tensor.empty() : tensor<6xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%16 : tensor<f32>) outs(%35 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %37 = tensor.empty() : tensor<6xf32>
    %38 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_6, %36 : tensor<6xf32>, tensor<6xf32>) outs(%37 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %41 = arith.mulf %in, %in_7 : f32
      linalg.yield %41 : f32
    } -> tensor<6xf32>
    %39 = tensor.empty() : tensor<6xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%34, %38 : tensor<6xf32>, tensor<6xf32>) outs(%39 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %41 = arith.addf %in, %in_7 : f32
      linalg.yield %41 : f32
    } -> tensor<6xf32>
    return %collapsed, %40 : tensor<6xf32>, tensor<6xf32>
  }
}

