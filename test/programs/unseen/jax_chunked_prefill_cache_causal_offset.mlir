// A chunk of eight tokens written to the cache, causal from where it starts.
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_chunked_prefill_cache_causal_offset {
  func.func public @main(%arg0: tensor<2x8x4x16xf16>, %arg1: tensor<2x32x4x16xf16>, %arg2: tensor<2x32x4x16xf16>, %arg3: tensor<2x8x4x16xf16>, %arg4: tensor<2x8x4x16xf16>, %arg5: tensor<i32>) -> (tensor<2x8x4x16xf16>, tensor<2x32x4x16xf16>, tensor<2x32x4x16xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f16
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %68 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %68 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %68 = arith.addi %in, %c32_i32 : i32
      linalg.yield %68 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%1, %3, %arg5 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %68 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %68 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %6 = arith.index_cast %extracted : i32 to index
    %7 = arith.maxsi %6, %c0 : index
    %8 = arith.minsi %7, %c24 : index
    %inserted_slice = tensor.insert_slice %arg3 into %arg1[0, %8, 0, 0] [2, 8, 4, 16] [1, 1, 1, 1] : tensor<2x8x4x16xf16> into tensor<2x32x4x16xf16>
    %extracted_3 = tensor.extract %5[] : tensor<i32>
    %9 = arith.index_cast %extracted_3 : i32 to index
    %10 = arith.maxsi %9, %c0 : index
    %11 = arith.minsi %10, %c24 : index
    %inserted_slice_4 = tensor.insert_slice %arg4 into %arg2[0, %11, 0, 0] [2, 8, 4, 16] [1, 1, 1, 1] : tensor<2x8x4x16xf16> into tensor<2x32x4x16xf16>
    %12 = tensor.empty() : tensor<2x4x8x16xf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x8x4x16xf16>) outs(%12 : tensor<2x4x8x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x8x16xf16>
    %14 = tensor.empty() : tensor<2x4x16x32xf16>
    %15 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<2x32x4x16xf16>) outs(%14 : tensor<2x4x16x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x16x32xf16>
    %collapsed = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<2x4x8x16xf16> into tensor<8x8x16xf16>
    %collapsed_5 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x4x16x32xf16> into tensor<8x16x32xf16>
    %16 = tensor.empty() : tensor<8x8x32xf16>
    %17 = linalg.fill ins(%cst_2 : f16) outs(%16 : tensor<8x8x32xf16>) -> tensor<8x8x32xf16>
    %18 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<8x8x16xf16>, tensor<8x16x32xf16>) outs(%17 : tensor<8x8x32xf16>) -> tensor<8x8x32xf16>
    %19 = tensor.empty() : tensor<8x8x32xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x8x32xf16>) outs(%19 : tensor<8x8x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %68 = arith.extf %in : f16 to f32
      linalg.yield %68 : f32
    } -> tensor<8x8x32xf32>
    %expanded = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 4, 8, 32] : tensor<8x8x32xf32> into tensor<2x4x8x32xf32>
    %21 = tensor.empty() : tensor<2x4x8x32xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x8x32xf32>) outs(%21 : tensor<2x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_1 : f32
      linalg.yield %68 : f32
    } -> tensor<2x4x8x32xf32>
    %23 = tensor.empty() : tensor<32xi32>
    %24 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%23 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %68 = linalg.index 0 : index
      %69 = arith.index_cast %68 : index to i32
      linalg.yield %69 : i32
    } -> tensor<32xi32>
    %25 = tensor.empty() : tensor<8xi32>
    %26 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%25 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %68 = linalg.index 0 : index
      %69 = arith.index_cast %68 : index to i32
      linalg.yield %69 : i32
    } -> tensor<8xi32>
    %expanded_6 = tensor.expand_shape %26 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %27 = tensor.empty() : tensor<8x1xi32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<i32>) outs(%27 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %29 = tensor.empty() : tensor<8x1xi32>
    %30 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%28, %expanded_6 : tensor<8x1xi32>, tensor<8x1xi32>) outs(%29 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %in_10: i32, %out: i32):
      %68 = arith.addi %in, %in_10 : i32
      linalg.yield %68 : i32
    } -> tensor<8x1xi32>
    %31 = tensor.empty() : tensor<8x32xi32>
    %32 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<32xi32>) outs(%31 : tensor<8x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x32xi32>
    %33 = tensor.empty() : tensor<8x32xi32>
    %34 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<8x1xi32>) outs(%33 : tensor<8x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x32xi32>
    %35 = tensor.empty() : tensor<8x32xi1>
    %36 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%35 : tensor<8x32xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %68 = arith.cmpi sle, %in, %in_10 : i32
      linalg.yield %68 : i1
    } -> tensor<8x32xi1>
    %37 = tensor.empty() : tensor<2x4x8x32xi1>
    %38 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<8x32xi1>) outs(%37 : tensor<2x4x8x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x8x32xi1>
    %39 = tensor.empty() : tensor<2x4x8x32xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %22 : tensor<2x4x8x32xi1>, tensor<2x4x8x32xf32>) outs(%39 : tensor<2x4x8x32xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %68 = arith.select %in, %in_10, %cst_0 : f32
      linalg.yield %68 : f32
    } -> tensor<2x4x8x32xf32>
    %41 = tensor.empty() : tensor<2x4x8xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<2x4x8x32xf32>) outs(%42 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.maximumf %out, %in : f32
      linalg.yield %68 : f32
    } -> tensor<2x4x8xf32>
    %44 = tensor.empty() : tensor<2x4x8x32xf32>
    %45 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x4x8xf32>) outs(%44 : tensor<2x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x32xf32>
    %46 = tensor.empty() : tensor<2x4x8x32xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %45 : tensor<2x4x8x32xf32>, tensor<2x4x8x32xf32>) outs(%46 : tensor<2x4x8x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %68 = arith.subf %in, %in_10 : f32
      linalg.yield %68 : f32
    } -> tensor<2x4x8x32xf32>
    %48 = tensor.empty() : tensor<2x4x8x32xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x4x8x32xf32>) outs(%48 : tensor<2x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.exp %in : f32
      linalg.yield %68 : f32
    } -> tensor<2x4x8x32xf32>
    %50 = tensor.empty() : tensor<2x4x8xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x4x8x32xf32>) outs(%51 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %out, %in : f32
      linalg.yield %68 : f32
    } -> tensor<2x4x8xf32>
    %53 = tensor.empty() : tensor<2x4x8x32xf32>
    %54 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x4x8xf32>) outs(%53 : tensor<2x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x32xf32>
    %55 = tensor.empty() : tensor<2x4x8x32xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %54 : tensor<2x4x8x32xf32>, tensor<2x4x8x32xf32>) outs(%55 : tensor<2x4x8x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %68 = arith.divf %in, %in_10 : f32
      linalg.yield %68 : f32
    } -> tensor<2x4x8x32xf32>
    %57 = tensor.empty() : tensor<2x4x8x32xf16>
    %58 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x4x8x32xf32>) outs(%57 : tensor<2x4x8x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %68 = arith.truncf %in : f32 to f16
      linalg.yield %68 : f16
    } -> tensor<2x4x8x32xf16>
    %59 = tensor.empty() : tensor<2x4x16x32xf16>
    %60 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_4 : tensor<2x32x4x16xf16>) outs(%59 : tensor<2x4x16x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x16x32xf16>
    %61 = tensor.empty() : tensor<2x4x32x8xf16>
    %62 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x4x8x32xf16>) outs(%61 : tensor<2x4x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x32x8xf16>
    %collapsed_7 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x4x16x32xf16> into tensor<8x16x32xf16>
    %collapsed_8 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<2x4x32x8xf16> into tensor<8x32x8xf16>
    %63 = tensor.empty() : tensor<8x16x8xf16>
    %64 = linalg.fill ins(%cst_2 : f16) outs(%63 : tensor<8x16x8xf16>) -> tensor<8x16x8xf16>
    %65 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x16x32xf16>, tensor<8x32x8xf16>) outs(%64 : tensor<8x16x8xf16>) -> tensor<8x16x8xf16>
    %expanded_9 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf16> into tensor<2x4x16x8xf16>
    %66 = tensor.empty() : tensor<2x8x4x16xf16>
    %67 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x4x16x8xf16>) outs(%66 : tensor<2x8x4x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x8x4x16xf16>
    return %67, %inserted_slice, %inserted_slice_4 : tensor<2x8x4x16xf16>, tensor<2x32x4x16xf16>, tensor<2x32x4x16xf16>
  }
}

