#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_packed_segments_attention {
  func.func public @main(%arg0: tensor<2x8x16xbf16>, %arg1: tensor<16x48xbf16>, %arg2: tensor<2x8xi32>) -> tensor<2x8x16xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x8x16xbf16> into tensor<16x16xbf16>
    %0 = tensor.empty() : tensor<16x48xbf16>
    %1 = linalg.fill ins(%cst_3 : bf16) outs(%0 : tensor<16x48xbf16>) -> tensor<16x48xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<16x16xbf16>, tensor<16x48xbf16>) outs(%1 : tensor<16x48xbf16>) -> tensor<16x48xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 8, 48] : tensor<16x48xbf16> into tensor<2x8x48xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 8, 16] [1, 1, 1] : tensor<2x8x48xbf16> to tensor<2x8x16xbf16>
    %extracted_slice_4 = tensor.extract_slice %expanded[0, 0, 16] [2, 8, 16] [1, 1, 1] : tensor<2x8x48xbf16> to tensor<2x8x16xbf16>
    %extracted_slice_5 = tensor.extract_slice %expanded[0, 0, 32] [2, 8, 16] [1, 1, 1] : tensor<2x8x48xbf16> to tensor<2x8x16xbf16>
    %3 = tensor.empty() : tensor<2x8x8xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x8xi32>) outs(%3 : tensor<2x8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x8x8xi32>
    %5 = tensor.empty() : tensor<2x8x8xi32>
    %6 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x8xi32>) outs(%5 : tensor<2x8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x8x8xi32>
    %7 = tensor.empty() : tensor<2x8x8xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %6 : tensor<2x8x8xi32>, tensor<2x8x8xi32>) outs(%7 : tensor<2x8x8xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %49 = arith.cmpi eq, %in, %in_6 : i32
      linalg.yield %49 : i1
    } -> tensor<2x8x8xi1>
    %9 = tensor.empty() : tensor<2x16x8xbf16>
    %10 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<2x8x16xbf16>) outs(%9 : tensor<2x16x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x8xbf16>
    %11 = tensor.empty() : tensor<2x8x8xf32>
    %12 = linalg.fill ins(%cst_2 : f32) outs(%11 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %13 = linalg.batch_matmul ins(%extracted_slice, %10 : tensor<2x8x16xbf16>, tensor<2x16x8xbf16>) outs(%12 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %14 = tensor.empty() : tensor<2x8x8xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x8x8xf32>) outs(%14 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8xf32>
    %16 = tensor.empty() : tensor<8x8xi32>
    %17 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%16 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %49 = linalg.index 0 : index
      %50 = arith.index_cast %49 : index to i32
      linalg.yield %50 : i32
    } -> tensor<8x8xi32>
    %18 = tensor.empty() : tensor<8x8xi32>
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%18 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %49 = linalg.index 1 : index
      %50 = arith.index_cast %49 : index to i32
      linalg.yield %50 : i32
    } -> tensor<8x8xi32>
    %20 = tensor.empty() : tensor<8x8xi1>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%20 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %49 = arith.cmpi sge, %in, %in_6 : i32
      linalg.yield %49 : i1
    } -> tensor<8x8xi1>
    %22 = tensor.empty() : tensor<2x8x8xi1>
    %23 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<8x8xi1>) outs(%22 : tensor<2x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x8x8xi1>
    %24 = tensor.empty() : tensor<2x8x8xi1>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %23 : tensor<2x8x8xi1>, tensor<2x8x8xi1>) outs(%24 : tensor<2x8x8xi1>) {
    ^bb0(%in: i1, %in_6: i1, %out: i1):
      %49 = arith.andi %in, %in_6 : i1
      linalg.yield %49 : i1
    } -> tensor<2x8x8xi1>
    %26 = tensor.empty() : tensor<2x8x8xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %15 : tensor<2x8x8xi1>, tensor<2x8x8xf32>) outs(%26 : tensor<2x8x8xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %49 = arith.select %in, %in_6, %cst_0 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8xf32>
    %28 = tensor.empty() : tensor<2x8xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x8x8xf32>) outs(%29 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.maximumf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x8xf32>
    %31 = tensor.empty() : tensor<2x8x8xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x8xf32>) outs(%31 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %33 = tensor.empty() : tensor<2x8x8xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %32 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%33 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %49 = arith.subf %in, %in_6 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8xf32>
    %35 = tensor.empty() : tensor<2x8x8xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x8x8xf32>) outs(%35 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8xf32>
    %37 = tensor.empty() : tensor<2x8xf32>
    %38 = linalg.fill ins(%cst_2 : f32) outs(%37 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<2x8x8xf32>) outs(%38 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x8xf32>
    %40 = tensor.empty() : tensor<2x8x8xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x8xf32>) outs(%40 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %42 = tensor.empty() : tensor<2x8x8xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %41 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%42 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %49 = arith.divf %in, %in_6 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8xf32>
    %44 = tensor.empty() : tensor<2x8x8xbf16>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x8x8xf32>) outs(%44 : tensor<2x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<2x8x8xbf16>
    %46 = tensor.empty() : tensor<2x8x16xbf16>
    %47 = linalg.fill ins(%cst_3 : bf16) outs(%46 : tensor<2x8x16xbf16>) -> tensor<2x8x16xbf16>
    %48 = linalg.batch_matmul ins(%45, %extracted_slice_5 : tensor<2x8x8xbf16>, tensor<2x8x16xbf16>) outs(%47 : tensor<2x8x16xbf16>) -> tensor<2x8x16xbf16>
    return %48 : tensor<2x8x16xbf16>
  }
}

