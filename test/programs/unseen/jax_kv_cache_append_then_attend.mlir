#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_kv_cache_append_then_attend {
  func.func public @main(%arg0: tensor<2x4x64x16xbf16>, %arg1: tensor<2x4x64x16xbf16>, %arg2: tensor<2x4x1x16xbf16>, %arg3: tensor<2x4x1x16xbf16>, %arg4: tensor<2x4x1x16xbf16>, %arg5: tensor<i32>) -> (tensor<2x4x1x16xbf16>, tensor<2x4x64x16xbf16>, tensor<2x4x64x16xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+30 : f32
    %cst_2 = arith.constant 2.500000e-01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c63 = arith.constant 63 : index
    %c0 = arith.constant 0 : index
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %50 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %50 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.addi %in, %c64_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%1, %3, %arg5 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %50 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %50 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %6 = arith.index_cast %extracted : i32 to index
    %7 = arith.maxsi %6, %c0 : index
    %8 = arith.minsi %7, %c63 : index
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[0, 0, %8, 0] [2, 4, 1, 16] [1, 1, 1, 1] : tensor<2x4x1x16xbf16> into tensor<2x4x64x16xbf16>
    %extracted_4 = tensor.extract %5[] : tensor<i32>
    %9 = arith.index_cast %extracted_4 : i32 to index
    %10 = arith.maxsi %9, %c0 : index
    %11 = arith.minsi %10, %c63 : index
    %inserted_slice_5 = tensor.insert_slice %arg3 into %arg1[0, 0, %11, 0] [2, 4, 1, 16] [1, 1, 1, 1] : tensor<2x4x1x16xbf16> into tensor<2x4x64x16xbf16>
    %12 = tensor.empty() : tensor<2x4x16x64xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<2x4x64x16xbf16>) outs(%12 : tensor<2x4x16x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x64xbf16>
    %collapsed = tensor.collapse_shape %arg4 [[0, 1], [2], [3]] : tensor<2x4x1x16xbf16> into tensor<8x1x16xbf16>
    %collapsed_6 = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<2x4x16x64xbf16> into tensor<8x16x64xbf16>
    %14 = tensor.empty() : tensor<8x1x64xf32>
    %15 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<8x1x64xf32>) -> tensor<8x1x64xf32>
    %16 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<8x1x16xbf16>, tensor<8x16x64xbf16>) outs(%15 : tensor<8x1x64xf32>) -> tensor<8x1x64xf32>
    %expanded = tensor.expand_shape %16 [[0, 1], [2], [3]] output_shape [2, 4, 1, 64] : tensor<8x1x64xf32> into tensor<2x4x1x64xf32>
    %17 = tensor.empty() : tensor<2x4x1x64xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x1x64xf32>) outs(%17 : tensor<2x4x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.mulf %in, %cst_2 : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1x64xf32>
    %19 = tensor.empty() : tensor<64xi32>
    %20 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%19 : tensor<64xi32>) {
    ^bb0(%out: i32):
      %50 = linalg.index 0 : index
      %51 = arith.index_cast %50 : index to i32
      linalg.yield %51 : i32
    } -> tensor<64xi32>
    %21 = tensor.empty() : tensor<64xi32>
    %22 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%arg5 : tensor<i32>) outs(%21 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64xi32>
    %23 = tensor.empty() : tensor<64xi1>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%20, %22 : tensor<64xi32>, tensor<64xi32>) outs(%23 : tensor<64xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %50 = arith.cmpi sle, %in, %in_10 : i32
      linalg.yield %50 : i1
    } -> tensor<64xi1>
    %25 = tensor.empty() : tensor<2x4x1x64xi1>
    %26 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<64xi1>) outs(%25 : tensor<2x4x1x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x1x64xi1>
    %27 = tensor.empty() : tensor<2x4x1x64xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %18 : tensor<2x4x1x64xi1>, tensor<2x4x1x64xf32>) outs(%27 : tensor<2x4x1x64xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %50 = arith.select %in, %in_10, %cst_1 : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1x64xf32>
    %29 = tensor.empty() : tensor<2x4x1xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x4x1x64xf32>) outs(%30 : tensor<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.maximumf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1xf32>
    %32 = tensor.empty() : tensor<2x4x1x64xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x4x1xf32>) outs(%32 : tensor<2x4x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x1x64xf32>
    %34 = tensor.empty() : tensor<2x4x1x64xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %33 : tensor<2x4x1x64xf32>, tensor<2x4x1x64xf32>) outs(%34 : tensor<2x4x1x64xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %50 = arith.subf %in, %in_10 : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1x64xf32>
    %36 = tensor.empty() : tensor<2x4x1x64xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4x1x64xf32>) outs(%36 : tensor<2x4x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1x64xf32>
    %38 = tensor.empty() : tensor<2x4x1xf32>
    %39 = linalg.fill ins(%cst_3 : f32) outs(%38 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<2x4x1x64xf32>) outs(%39 : tensor<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1xf32>
    %41 = tensor.empty() : tensor<2x4x1x64xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x4x1xf32>) outs(%41 : tensor<2x4x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x1x64xf32>
    %43 = tensor.empty() : tensor<2x4x1x64xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %42 : tensor<2x4x1x64xf32>, tensor<2x4x1x64xf32>) outs(%43 : tensor<2x4x1x64xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %50 = arith.divf %in, %in_10 : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1x64xf32>
    %45 = tensor.empty() : tensor<2x4x1x64xbf16>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x4x1x64xf32>) outs(%45 : tensor<2x4x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %50 = arith.truncf %in : f32 to bf16
      linalg.yield %50 : bf16
    } -> tensor<2x4x1x64xbf16>
    %collapsed_7 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x4x1x64xbf16> into tensor<8x1x64xbf16>
    %collapsed_8 = tensor.collapse_shape %inserted_slice_5 [[0, 1], [2], [3]] : tensor<2x4x64x16xbf16> into tensor<8x64x16xbf16>
    %47 = tensor.empty() : tensor<8x1x16xbf16>
    %48 = linalg.fill ins(%cst : bf16) outs(%47 : tensor<8x1x16xbf16>) -> tensor<8x1x16xbf16>
    %49 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x1x64xbf16>, tensor<8x64x16xbf16>) outs(%48 : tensor<8x1x16xbf16>) -> tensor<8x1x16xbf16>
    %expanded_9 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xbf16> into tensor<2x4x1x16xbf16>
    return %expanded_9, %inserted_slice, %inserted_slice_5 : tensor<2x4x1x16xbf16>, tensor<2x4x64x16xbf16>, tensor<2x4x64x16xbf16>
  }
}

