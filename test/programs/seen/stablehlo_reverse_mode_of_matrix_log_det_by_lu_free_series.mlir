#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_reverse_mode_of_matrix_log_det_by_lu_free_series attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<8x8xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_0 = arith.constant 6.400000e+01 : f32
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_0 : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %4 = tensor.empty() : tensor<8x8xi32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %49 = linalg.index 0 : index
      %50 = arith.index_cast %49 : index to i32
      linalg.yield %50 : i32
    } -> tensor<8x8xi32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %49 = linalg.index 1 : index
      %50 = arith.index_cast %49 : index to i32
      linalg.yield %50 : i32
    } -> tensor<8x8xi32>
    %7 = tensor.empty() : tensor<8x8xi1>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %6 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%7 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %49 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %49 : i1
    } -> tensor<8x8xi1>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %3 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %49 = arith.select %in, %in_4, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<f32>) -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%9 : tensor<8x8xf32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_4 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_4[] : tensor<f32>
      %extracted_5 = tensor.extract %from_elements[] : tensor<f32>
      %49 = arith.addf %extracted, %extracted_5 : f32
      %from_elements_6 = tensor.from_elements %49 : tensor<f32>
      %extracted_7 = tensor.extract %from_elements_6[] : tensor<f32>
      linalg.yield %extracted_7 : f32
    } -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%12 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.negf %in : f32
      linalg.yield %49 : f32
    } -> tensor<f32>
    %14 = linalg.matmul ins(%3, %3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %14 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %49 = arith.select %in, %in_4, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%15 : tensor<8x8xf32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_4 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_4[] : tensor<f32>
      %extracted_5 = tensor.extract %from_elements[] : tensor<f32>
      %49 = arith.addf %extracted, %extracted_5 : f32
      %from_elements_6 = tensor.from_elements %49 : tensor<f32>
      %extracted_7 = tensor.extract %from_elements_6[] : tensor<f32>
      linalg.yield %extracted_7 : f32
    } -> tensor<f32>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%16 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%13, %17 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.subf %in, %in_4 : f32
      linalg.yield %49 : f32
    } -> tensor<f32>
    %19 = linalg.matmul ins(%14, %3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %19 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %49 = arith.select %in, %in_4, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%20 : tensor<8x8xf32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_4 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_4[] : tensor<f32>
      %extracted_5 = tensor.extract %from_elements[] : tensor<f32>
      %49 = arith.addf %extracted, %extracted_5 : f32
      %from_elements_6 = tensor.from_elements %49 : tensor<f32>
      %extracted_7 = tensor.extract %from_elements_6[] : tensor<f32>
      linalg.yield %extracted_7 : f32
    } -> tensor<f32>
    %cst_2 = arith.constant 3.000000e+00 : f32
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%21 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_2 : f32
      linalg.yield %49 : f32
    } -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%18, %22 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.subf %in, %in_4 : f32
      linalg.yield %49 : f32
    } -> tensor<f32>
    %cst_3 = arith.constant 1.000000e+00 : f32
    %24 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%10 : tensor<f32>) {
    ^bb0(%out: f32):
      %49 = arith.negf %cst_3 : f32
      linalg.yield %49 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%24 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_2 : f32
      linalg.yield %49 : f32
    } -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<f32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %26 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %49 = arith.select %in, %in_4, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27, %14 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.mulf %in, %in_4 : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map8, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27, %3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.mulf %in, %in_4 : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30, %3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.mulf %in, %in_4 : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %32 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.addf %in, %in_4 : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map8, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30, %3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.mulf %in, %in_4 : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %34 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.addf %in, %in_4 : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%24 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<f32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %37 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %49 = arith.select %in, %in_4, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38, %3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.mulf %in, %in_4 : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %40 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.addf %in, %in_4 : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map8, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38, %3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.mulf %in, %in_4 : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.addf %in, %in_4 : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<f32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %44 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %49 = arith.select %in, %in_4, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.addf %in, %in_4 : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_0 : f32
      linalg.yield %49 : f32
    } -> tensor<8x8xf32>
    %48 = linalg.generic {indexing_maps = [#map7, #map8, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%47, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %49 = arith.mulf %in, %in_4 : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    return %23, %48 : tensor<f32>, tensor<8x8xf32>
  }
}

