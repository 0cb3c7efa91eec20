#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0) -> (d0)>
module @jit_expert_choice_moe {
  func.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<4x8x16xf32>, %arg3: tensor<4x16x8xf32>) -> tensor<12x8xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<12x8xf32>
    %0 = tensor.empty() : tensor<12x4xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<12x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %3 = tensor.empty() : tensor<12xf32>
    %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<12xf32>) -> tensor<12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<12x4xf32>) outs(%4 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.maximumf %out, %in : f32
      linalg.yield %69 : f32
    } -> tensor<12xf32>
    %6 = tensor.empty() : tensor<12x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<12xf32>) outs(%6 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    %8 = tensor.empty() : tensor<12x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%8 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.subf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<12x4xf32>
    %10 = tensor.empty() : tensor<12x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<12x4xf32>) outs(%10 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.exp %in : f32
      linalg.yield %69 : f32
    } -> tensor<12x4xf32>
    %12 = tensor.empty() : tensor<12xf32>
    %13 = linalg.fill ins(%cst_4 : f32) outs(%12 : tensor<12xf32>) -> tensor<12xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<12x4xf32>) outs(%13 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %out, %in : f32
      linalg.yield %69 : f32
    } -> tensor<12xf32>
    %15 = tensor.empty() : tensor<12x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<12xf32>) outs(%15 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    %17 = tensor.empty() : tensor<12x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%17 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.divf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<12x4xf32>
    %19 = tensor.empty() : tensor<4x12xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<12x4xf32>) outs(%19 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12xf32>
    %21 = tensor.empty() : tensor<4x6xf32>
    %22 = tensor.empty() : tensor<4x6xi32>
    %23 = linalg.fill ins(%cst_3 : f32) outs(%21 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %24 = linalg.fill ins(%c2147483647_i32 : i32) outs(%22 : tensor<4x6xi32>) -> tensor<4x6xi32>
    %25:2 = iree_linalg_ext.topk dimension(1) ins(%20 : tensor<4x12xf32>) outs(%23, %24 : tensor<4x6xf32>, tensor<4x6xi32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %69 = arith.cmpf ogt, %arg4, %arg5 : f32
      iree_linalg_ext.yield %69 : i1
    } -> tensor<4x6xf32>, tensor<4x6xi32>
    %26 = tensor.empty() : tensor<4x6xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25#1 : tensor<4x6xi32>) outs(%26 : tensor<4x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %69 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %69 : i1
    } -> tensor<4x6xi1>
    %28 = tensor.empty() : tensor<4x6xi32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25#1 : tensor<4x6xi32>) outs(%28 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %69 = arith.addi %in, %c12_i32 : i32
      linalg.yield %69 : i32
    } -> tensor<4x6xi32>
    %30 = tensor.empty() : tensor<4x6xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %29, %25#1 : tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xi32>) outs(%30 : tensor<4x6xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %69 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %69 : i32
    } -> tensor<4x6xi32>
    %expanded = tensor.expand_shape %31 [[0], [1, 2]] output_shape [4, 6, 1] : tensor<4x6xi32> into tensor<4x6x1xi32>
    %32 = tensor.empty() : tensor<4x6x1x8xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x6x1xi32>) outs(%32 : tensor<4x6x1x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %69 = arith.index_cast %in : i32 to index
      %70 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%69, %70] : tensor<12x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x6x1x8xf32>
    %collapsed = tensor.collapse_shape %33 [[0], [1], [2, 3]] : tensor<4x6x1x8xf32> into tensor<4x6x8xf32>
    %34 = tensor.empty() : tensor<4x6x16xf32>
    %35 = linalg.fill ins(%cst_4 : f32) outs(%34 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %36 = linalg.batch_matmul ins(%collapsed, %arg2 : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%35 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %37 = tensor.empty() : tensor<4x6x16xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<4x6x16xf32>) outs(%37 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %in : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %39 = tensor.empty() : tensor<4x6x16xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %36 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%39 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %41 = tensor.empty() : tensor<4x6x16xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<4x6x16xf32>) outs(%41 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst_2 : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %43 = tensor.empty() : tensor<4x6x16xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %42 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%43 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.addf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %45 = tensor.empty() : tensor<4x6x16xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<4x6x16xf32>) outs(%45 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst_1 : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %47 = tensor.empty() : tensor<4x6x16xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<4x6x16xf32>) outs(%47 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.tanh %in : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %49 = tensor.empty() : tensor<4x6x16xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<4x6x16xf32>) outs(%49 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %cst_0 : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %51 = tensor.empty() : tensor<4x6x16xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x6x16xf32>) outs(%51 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %53 = tensor.empty() : tensor<4x6x16xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %52 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%53 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x16xf32>
    %55 = tensor.empty() : tensor<4x6x8xf32>
    %56 = linalg.fill ins(%cst_4 : f32) outs(%55 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %57 = linalg.batch_matmul ins(%54, %arg3 : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%56 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %58 = tensor.empty() : tensor<4x6x8xf32>
    %59 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25#0 : tensor<4x6xf32>) outs(%58 : tensor<4x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x8xf32>
    %60 = tensor.empty() : tensor<4x6x8xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %59 : tensor<4x6x8xf32>, tensor<4x6x8xf32>) outs(%60 : tensor<4x6x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<4x6x8xf32>
    %collapsed_6 = tensor.collapse_shape %25#1 [[0, 1]] : tensor<4x6xi32> into tensor<24xi32>
    %collapsed_7 = tensor.collapse_shape %61 [[0, 1], [2]] : tensor<4x6x8xf32> into tensor<24x8xf32>
    %62 = tensor.empty() : tensor<24xi1>
    %63 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%collapsed_6 : tensor<24xi32>) outs(%62 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %69 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %69 : i1
    } -> tensor<24xi1>
    %64 = tensor.empty() : tensor<24xi32>
    %65 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%collapsed_6 : tensor<24xi32>) outs(%64 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %69 = arith.addi %in, %c12_i32 : i32
      linalg.yield %69 : i32
    } -> tensor<24xi32>
    %66 = tensor.empty() : tensor<24xi32>
    %67 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%63, %65, %collapsed_6 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%66 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %69 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %69 : i32
    } -> tensor<24xi32>
    %expanded_8 = tensor.expand_shape %67 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %68 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%collapsed_7, %expanded_8 : tensor<24x8xf32>, tensor<24x1xi32>) outs(%cst_5 : tensor<12x8xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %69 = arith.addf %arg5, %arg4 : f32
      iree_linalg_ext.yield %69 : f32
    } -> tensor<12x8xf32>
    return %68 : tensor<12x8xf32>
  }
}

