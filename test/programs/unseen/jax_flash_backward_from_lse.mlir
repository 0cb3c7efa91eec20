#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
module @jit_flash_backward_from_lse {
  func.func public @main(%arg0: tensor<2x4x12x8xbf16>, %arg1: tensor<2x4x12x8xbf16>, %arg2: tensor<2x4x12x8xbf16>, %arg3: tensor<2x4x12x8xbf16>, %arg4: tensor<2x4x12xf32>, %arg5: tensor<2x4x12x8xbf16>) -> (tensor<2x4x12x8xbf16>, tensor<2x4x12x8xbf16>, tensor<2x4x12x8xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.353553385 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x8x12xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x12x8xbf16>) outs(%0 : tensor<2x4x8x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x8x12xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x12x8xbf16> into tensor<8x12x8xbf16>
    %collapsed_2 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x4x8x12xbf16> into tensor<8x8x12xbf16>
    %2 = tensor.empty() : tensor<8x12x12xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<8x12x8xbf16>, tensor<8x8x12xbf16>) outs(%3 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32>
    %5 = tensor.empty() : tensor<2x4x12x12xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x12x12xf32>) outs(%5 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_0 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %7 = tensor.empty() : tensor<12x12xi32>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<12x12xi32>) {
    ^bb0(%out: i32):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i32
      linalg.yield %67 : i32
    } -> tensor<12x12xi32>
    %9 = tensor.empty() : tensor<12x12xi32>
    %10 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<12x12xi32>) {
    ^bb0(%out: i32):
      %66 = linalg.index 1 : index
      %67 = arith.index_cast %66 : index to i32
      linalg.yield %67 : i32
    } -> tensor<12x12xi32>
    %11 = tensor.empty() : tensor<12x12xi1>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%11 : tensor<12x12xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %66 = arith.cmpi sge, %in, %in_13 : i32
      linalg.yield %66 : i1
    } -> tensor<12x12xi1>
    %13 = tensor.empty() : tensor<2x4x12x12xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x4x12xf32>) outs(%13 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x12xf32>
    %15 = tensor.empty() : tensor<2x4x12x12xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %14 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%15 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %66 = arith.subf %in, %in_13 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %17 = tensor.empty() : tensor<2x4x12x12xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x4x12x12xf32>) outs(%17 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%19 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<2x4x12x12xi1>
    %22 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<12x12xi1>) outs(%21 : tensor<2x4x12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x12x12xi1>
    %23 = tensor.empty() : tensor<2x4x12x12xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<f32>) outs(%23 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x12xf32>
    %25 = tensor.empty() : tensor<2x4x12x12xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %18, %24 : tensor<2x4x12x12xi1>, tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%25 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %66 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %27 = tensor.empty() : tensor<2x4x12x8xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x4x12x8xbf16>) outs(%27 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %66 = arith.extf %in : bf16 to f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x8xf32>
    %29 = tensor.empty() : tensor<2x4x12x8xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x4x12x8xbf16>) outs(%29 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %66 = arith.extf %in : bf16 to f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x8xf32>
    %31 = tensor.empty() : tensor<2x4x12x8xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %30 : tensor<2x4x12x8xf32>, tensor<2x4x12x8xf32>) outs(%31 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %66 = arith.mulf %in, %in_13 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x8xf32>
    %33 = tensor.empty() : tensor<2x4x12xf32>
    %34 = linalg.fill ins(%cst_1 : f32) outs(%33 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x4x12x8xf32>) outs(%34 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12xf32>
    %36 = tensor.empty() : tensor<2x4x12x12xbf16>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x4x12x12xf32>) outs(%36 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %66 = arith.truncf %in : f32 to bf16
      linalg.yield %66 : bf16
    } -> tensor<2x4x12x12xbf16>
    %38 = tensor.empty() : tensor<2x4x12x12xbf16>
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x12x12xbf16>) outs(%38 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x12x12xbf16>
    %collapsed_3 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x4x12x12xbf16> into tensor<8x12x12xbf16>
    %collapsed_4 = tensor.collapse_shape %arg5 [[0, 1], [2], [3]] : tensor<2x4x12x8xbf16> into tensor<8x12x8xbf16>
    %40 = tensor.empty() : tensor<8x12x8xbf16>
    %41 = linalg.fill ins(%cst : bf16) outs(%40 : tensor<8x12x8xbf16>) -> tensor<8x12x8xbf16>
    %42 = linalg.batch_matmul ins(%collapsed_3, %collapsed_4 : tensor<8x12x12xbf16>, tensor<8x12x8xbf16>) outs(%41 : tensor<8x12x8xbf16>) -> tensor<8x12x8xbf16>
    %expanded_5 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 4, 12, 8] : tensor<8x12x8xbf16> into tensor<2x4x12x8xbf16>
    %43 = tensor.empty() : tensor<2x4x8x12xbf16>
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x4x12x8xbf16>) outs(%43 : tensor<2x4x8x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x8x12xbf16>
    %collapsed_6 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x4x8x12xbf16> into tensor<8x8x12xbf16>
    %45 = tensor.empty() : tensor<8x12x12xf32>
    %46 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %47 = linalg.batch_matmul ins(%collapsed_4, %collapsed_6 : tensor<8x12x8xbf16>, tensor<8x8x12xbf16>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_7 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32>
    %48 = tensor.empty() : tensor<2x4x12x12xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4x12xf32>) outs(%48 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x12xf32>
    %50 = tensor.empty() : tensor<2x4x12x12xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %49 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%50 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %66 = arith.subf %in, %in_13 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %52 = tensor.empty() : tensor<2x4x12x12xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %51 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %66 = arith.mulf %in, %in_13 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %54 = tensor.empty() : tensor<2x4x12x12xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x4x12x12xf32>) outs(%54 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_0 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %56 = tensor.empty() : tensor<2x4x12x12xbf16>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x4x12x12xf32>) outs(%56 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %66 = arith.truncf %in : f32 to bf16
      linalg.yield %66 : bf16
    } -> tensor<2x4x12x12xbf16>
    %collapsed_8 = tensor.collapse_shape %57 [[0, 1], [2], [3]] : tensor<2x4x12x12xbf16> into tensor<8x12x12xbf16>
    %collapsed_9 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x4x12x8xbf16> into tensor<8x12x8xbf16>
    %58 = tensor.empty() : tensor<8x12x8xbf16>
    %59 = linalg.fill ins(%cst : bf16) outs(%58 : tensor<8x12x8xbf16>) -> tensor<8x12x8xbf16>
    %60 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<8x12x12xbf16>, tensor<8x12x8xbf16>) outs(%59 : tensor<8x12x8xbf16>) -> tensor<8x12x8xbf16>
    %expanded_10 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 4, 12, 8] : tensor<8x12x8xbf16> into tensor<2x4x12x8xbf16>
    %61 = tensor.empty() : tensor<2x4x12x12xbf16>
    %62 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x4x12x12xbf16>) outs(%61 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x12x12xbf16>
    %collapsed_11 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<2x4x12x12xbf16> into tensor<8x12x12xbf16>
    %63 = tensor.empty() : tensor<8x12x8xbf16>
    %64 = linalg.fill ins(%cst : bf16) outs(%63 : tensor<8x12x8xbf16>) -> tensor<8x12x8xbf16>
    %65 = linalg.batch_matmul ins(%collapsed_11, %collapsed : tensor<8x12x12xbf16>, tensor<8x12x8xbf16>) outs(%64 : tensor<8x12x8xbf16>) -> tensor<8x12x8xbf16>
    %expanded_12 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 4, 12, 8] : tensor<8x12x8xbf16> into tensor<2x4x12x8xbf16>
    return %expanded_10, %expanded_12, %expanded_5 : tensor<2x4x12x8xbf16>, tensor<2x4x12x8xbf16>, tensor<2x4x12x8xbf16>
  }
}

