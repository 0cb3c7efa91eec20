// Packed sequences: attention only inside a segment, segment 0 is padding.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module @jit_segment_ids_attention_logit_cap_dropped_rows {
  func.func public @main(%arg0: tensor<2x4x32x16xf32>, %arg1: tensor<2x4x32x16xf32>, %arg2: tensor<2x4x32x16xf32>, %arg3: tensor<2x32xi32>) -> tensor<2x4x32x16xf32> {
    %cst = arith.constant 9.99999971E-10 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+09 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 3.000000e+01 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x32x16xf32>) outs(%0 : tensor<2x4x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
    %collapsed_5 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x4x16x32xf32> into tensor<8x16x32xf32>
    %2 = tensor.empty() : tensor<8x32x32xf32>
    %3 = linalg.fill ins(%cst_4 : f32) outs(%2 : tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<8x32x16xf32>, tensor<8x16x32xf32>) outs(%3 : tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 4, 32, 32] : tensor<8x32x32xf32> into tensor<2x4x32x32xf32>
    %5 = tensor.empty() : tensor<2x4x32x32xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x32x32xf32>) outs(%5 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %in, %cst_3 : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %7 = tensor.empty() : tensor<2x4x32x32xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x4x32x32xf32>) outs(%7 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %in, %cst_2 : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %9 = tensor.empty() : tensor<2x4x32x32xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x4x32x32xf32>) outs(%9 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.tanh %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %11 = tensor.empty() : tensor<2x4x32x32xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x4x32x32xf32>) outs(%11 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %cst_2 : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %13 = tensor.empty() : tensor<2x32x32xi32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x32xi32>) outs(%13 : tensor<2x32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x32x32xi32>
    %15 = tensor.empty() : tensor<2x32x32xi32>
    %16 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x32xi32>) outs(%15 : tensor<2x32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x32x32xi32>
    %17 = tensor.empty() : tensor<2x32x32xi1>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<2x32x32xi32>, tensor<2x32x32xi32>) outs(%17 : tensor<2x32x32xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %72 = arith.cmpi eq, %in, %in_10 : i32
      linalg.yield %72 : i1
    } -> tensor<2x32x32xi1>
    %19 = tensor.empty() : tensor<2x32xi1>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x32xi32>) outs(%19 : tensor<2x32xi1>) {
    ^bb0(%in: i32, %out: i1):
      %72 = arith.cmpi sgt, %in, %c0_i32 : i32
      linalg.yield %72 : i1
    } -> tensor<2x32xi1>
    %21 = tensor.empty() : tensor<2x32x32xi1>
    %22 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x32xi1>) outs(%21 : tensor<2x32x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x32x32xi1>
    %23 = tensor.empty() : tensor<2x32x32xi1>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %22 : tensor<2x32x32xi1>, tensor<2x32x32xi1>) outs(%23 : tensor<2x32x32xi1>) {
    ^bb0(%in: i1, %in_10: i1, %out: i1):
      %72 = arith.andi %in, %in_10 : i1
      linalg.yield %72 : i1
    } -> tensor<2x32x32xi1>
    %25 = tensor.empty() : tensor<2x1x32x32xi1>
    %26 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x32x32xi1>) outs(%25 : tensor<2x1x32x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x32x32xi1>
    %27 = tensor.empty() : tensor<32xi32>
    %28 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%27 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 0 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<32xi32>
    %29 = tensor.empty() : tensor<32x32xi32>
    %30 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<32xi32>) outs(%29 : tensor<32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x32xi32>
    %31 = tensor.empty() : tensor<32x32xi32>
    %32 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<32xi32>) outs(%31 : tensor<32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x32xi32>
    %33 = tensor.empty() : tensor<32x32xi1>
    %34 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%30, %32 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%33 : tensor<32x32xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %72 = arith.cmpi sge, %in, %in_10 : i32
      linalg.yield %72 : i1
    } -> tensor<32x32xi1>
    %35 = tensor.empty() : tensor<2x1x32x32xi1>
    %36 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<32x32xi1>) outs(%35 : tensor<2x1x32x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x32x32xi1>
    %37 = tensor.empty() : tensor<2x1x32x32xi1>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %36 : tensor<2x1x32x32xi1>, tensor<2x1x32x32xi1>) outs(%37 : tensor<2x1x32x32xi1>) {
    ^bb0(%in: i1, %in_10: i1, %out: i1):
      %72 = arith.andi %in, %in_10 : i1
      linalg.yield %72 : i1
    } -> tensor<2x1x32x32xi1>
    %39 = tensor.empty() : tensor<2x4x32x32xi1>
    %40 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x1x32x32xi1>) outs(%39 : tensor<2x4x32x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x32x32xi1>
    %41 = tensor.empty() : tensor<2x4x32x32xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %12 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %72 = arith.select %in, %in_10, %cst_1 : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %43 = tensor.empty() : tensor<2x4x32xf32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x4x32x32xf32>) outs(%44 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.maximumf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32xf32>
    %46 = tensor.empty() : tensor<2x4x32x32xf32>
    %47 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x4x32xf32>) outs(%46 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %48 = tensor.empty() : tensor<2x4x32x32xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %47 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%48 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %72 = arith.subf %in, %in_10 : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %50 = tensor.empty() : tensor<2x4x32x32xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x4x32x32xf32>) outs(%50 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.exp %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %52 = tensor.empty() : tensor<2x1x32x32xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x1x32x32xi1>) outs(%52 : tensor<2x1x32x32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %72 = arith.uitofp %in : i1 to f32
      linalg.yield %72 : f32
    } -> tensor<2x1x32x32xf32>
    %54 = tensor.empty() : tensor<2x1x32x32xi1>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x1x32x32xf32>) outs(%54 : tensor<2x1x32x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %72 = arith.cmpf une, %in, %cst_4 : f32
      linalg.yield %72 : i1
    } -> tensor<2x1x32x32xi1>
    %56 = tensor.empty() : tensor<2x4x32x32xi1>
    %57 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x1x32x32xi1>) outs(%56 : tensor<2x4x32x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x32x32xi1>
    %58 = tensor.empty() : tensor<2x4x32x32xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %51 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%58 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %72 = arith.select %in, %in_10, %cst_4 : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %60 = tensor.empty() : tensor<2x4x32xf32>
    %61 = linalg.fill ins(%cst_4 : f32) outs(%60 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x4x32x32xf32>) outs(%61 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32xf32>
    %expanded_6 = tensor.expand_shape %62 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] : tensor<2x4x32xf32> into tensor<2x4x32x1xf32>
    %63 = tensor.empty() : tensor<2x4x32x1xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x4x32x1xf32>) outs(%63 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %cst : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x1xf32>
    %65 = tensor.empty() : tensor<2x4x32x32xf32>
    %66 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x4x32x1xf32>) outs(%65 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %67 = tensor.empty() : tensor<2x4x32x32xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %66 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%67 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %72 = arith.divf %in, %in_10 : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x32x32xf32>
    %collapsed_7 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<2x4x32x32xf32> into tensor<8x32x32xf32>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
    %69 = tensor.empty() : tensor<8x32x16xf32>
    %70 = linalg.fill ins(%cst_4 : f32) outs(%69 : tensor<8x32x16xf32>) -> tensor<8x32x16xf32>
    %71 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x32x32xf32>, tensor<8x32x16xf32>) outs(%70 : tensor<8x32x16xf32>) -> tensor<8x32x16xf32>
    %expanded_9 = tensor.expand_shape %71 [[0, 1], [2], [3]] output_shape [2, 4, 32, 16] : tensor<8x32x16xf32> into tensor<2x4x32x16xf32>
    return %expanded_9 : tensor<2x4x32x16xf32>
  }
}

