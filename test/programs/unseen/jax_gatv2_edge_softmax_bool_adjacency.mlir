#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_gatv2_edge_softmax_bool_adjacency {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<7x7xi1>, %arg2: tensor<5x12xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>) -> (tensor<7x6xf32>, tensor<7xi32>, tensor<7x7xi1>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x12xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<7x12xf32>) -> tensor<7x12xf32>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<7x5xf32>, tensor<5x12xf32>) outs(%1 : tensor<7x12xf32>) -> tensor<7x12xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0] [7, 6] [1, 1] : tensor<7x12xf32> to tensor<7x6xf32>
    %extracted_slice_2 = tensor.extract_slice %2[0, 6] [7, 6] [1, 1] : tensor<7x12xf32> to tensor<7x6xf32>
    %3 = tensor.empty() : tensor<7x7x6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<7x6xf32>) outs(%3 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x6xf32>
    %5 = tensor.empty() : tensor<7x7x6xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<7x6xf32>) outs(%5 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x6xf32>
    %7 = tensor.empty() : tensor<7x7x6xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %6 : tensor<7x7x6xf32>, tensor<7x7x6xf32>) outs(%7 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.addf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<7x7x6xf32>
    %9 = tensor.empty() : tensor<7x7x6xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<7x7x6xf32>) outs(%9 : tensor<7x7x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %66 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %66 : i1
    } -> tensor<7x7x6xi1>
    %11 = tensor.empty() : tensor<7x7x6xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<7x7x6xf32>) outs(%11 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_0 : f32
      linalg.yield %66 : f32
    } -> tensor<7x7x6xf32>
    %13 = tensor.empty() : tensor<7x7x6xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %8, %12 : tensor<7x7x6xi1>, tensor<7x7x6xf32>, tensor<7x7x6xf32>) outs(%13 : tensor<7x7x6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %66 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %66 : f32
    } -> tensor<7x7x6xf32>
    %collapsed = tensor.collapse_shape %14 [[0, 1], [2]] : tensor<7x7x6xf32> into tensor<49x6xf32>
    %15 = tensor.empty() : tensor<49xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<49xf32>) -> tensor<49xf32>
    %17 = linalg.matvec ins(%collapsed, %arg3 : tensor<49x6xf32>, tensor<6xf32>) outs(%16 : tensor<49xf32>) -> tensor<49xf32>
    %expanded = tensor.expand_shape %17 [[0, 1]] output_shape [7, 7] : tensor<49xf32> into tensor<7x7xf32>
    %18 = tensor.empty() : tensor<7x7xi32>
    %19 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%18 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i32
      linalg.yield %67 : i32
    } -> tensor<7x7xi32>
    %20 = tensor.empty() : tensor<7x7xi32>
    %21 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %66 = linalg.index 1 : index
      %67 = arith.index_cast %66 : index to i32
      linalg.yield %67 : i32
    } -> tensor<7x7xi32>
    %22 = tensor.empty() : tensor<7x7xi1>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<7x7xi32>, tensor<7x7xi32>) outs(%22 : tensor<7x7xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %66 = arith.cmpi eq, %in, %in_3 : i32
      linalg.yield %66 : i1
    } -> tensor<7x7xi1>
    %24 = tensor.empty() : tensor<7x7xi1>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %23 : tensor<7x7xi1>, tensor<7x7xi1>) outs(%24 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %in_3: i1, %out: i1):
      %66 = arith.ori %in, %in_3 : i1
      linalg.yield %66 : i1
    } -> tensor<7x7xi1>
    %26 = tensor.empty() : tensor<7x7xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %expanded : tensor<7x7xi1>, tensor<7x7xf32>) outs(%26 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %66 = arith.select %in, %in_3, %cst : f32
      linalg.yield %66 : f32
    } -> tensor<7x7xf32>
    %28 = tensor.empty() : tensor<7xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<7xf32>) -> tensor<7xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<7x7xf32>) outs(%29 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.maximumf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<7xf32>
    %31 = tensor.empty() : tensor<7x7xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<7xf32>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %33 = tensor.empty() : tensor<7x7xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27, %32 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%33 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.subf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<7x7xf32>
    %35 = tensor.empty() : tensor<7x7xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<7x7xf32>) outs(%35 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<7x7xf32>
    %37 = tensor.empty() : tensor<7xf32>
    %38 = linalg.fill ins(%cst_1 : f32) outs(%37 : tensor<7xf32>) -> tensor<7xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<7x7xf32>) outs(%38 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<7xf32>
    %40 = tensor.empty() : tensor<7x7xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<7xf32>) outs(%40 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %42 = tensor.empty() : tensor<7x7xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %41 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%42 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.divf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<7x7xf32>
    %44 = tensor.empty() : tensor<7x6xf32>
    %45 = linalg.fill ins(%cst_1 : f32) outs(%44 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %46 = linalg.matmul ins(%43, %extracted_slice_2 : tensor<7x7xf32>, tensor<7x6xf32>) outs(%45 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %47 = tensor.empty() : tensor<7x6xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<6xf32>) outs(%47 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6xf32>
    %49 = tensor.empty() : tensor<7x6xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %48 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%49 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.addf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<7x6xf32>
    %51 = tensor.empty() : tensor<7x6xi1>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<7x6xf32>) outs(%51 : tensor<7x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %66 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %66 : i1
    } -> tensor<7x6xi1>
    %53 = tensor.empty() : tensor<7x6xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%52, %50 : tensor<7x6xi1>, tensor<7x6xf32>) outs(%53 : tensor<7x6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %66 = arith.select %in, %cst_1, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<7x6xf32>
    %55 = tensor.empty() : tensor<7x6xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<7x6xf32>) outs(%55 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.expm1 %in : f32
      linalg.yield %66 : f32
    } -> tensor<7x6xf32>
    %57 = tensor.empty() : tensor<7x6xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%52, %50, %56 : tensor<7x6xi1>, tensor<7x6xf32>, tensor<7x6xf32>) outs(%57 : tensor<7x6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %66 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %66 : f32
    } -> tensor<7x6xf32>
    %59 = tensor.empty() : tensor<7x7xi32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7x7xi1>) outs(%59 : tensor<7x7xi32>) {
    ^bb0(%in: i1, %out: i32):
      %66 = arith.extui %in : i1 to i32
      linalg.yield %66 : i32
    } -> tensor<7x7xi32>
    %61 = tensor.empty() : tensor<7xi32>
    %62 = linalg.fill ins(%c0_i32 : i32) outs(%61 : tensor<7xi32>) -> tensor<7xi32>
    %63 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%60 : tensor<7x7xi32>) outs(%62 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %66 = arith.addi %out, %in : i32
      linalg.yield %66 : i32
    } -> tensor<7xi32>
    %64 = tensor.empty() : tensor<7x7xi1>
    %65 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7x7xi1>) outs(%64 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x7xi1>
    return %58, %63, %65 : tensor<7x6xf32>, tensor<7xi32>, tensor<7x7xi1>
  }
}

