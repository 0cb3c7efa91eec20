#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
module @jit_cross_attention_fused_kv {
  func.func public @main(%arg0: tensor<10x48xf16>, %arg1: tensor<17x48xf16>, %arg2: tensor<48x48xf16>, %arg3: tensor<48x96xf16>, %arg4: tensor<17xi1>) -> tensor<10x48xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<10x48xf16>
    %1 = linalg.fill ins(%cst_2 : f16) outs(%0 : tensor<10x48xf16>) -> tensor<10x48xf16>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<10x48xf16>, tensor<48x48xf16>) outs(%1 : tensor<10x48xf16>) -> tensor<10x48xf16>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [10, 3, 16] : tensor<10x48xf16> into tensor<10x3x16xf16>
    %3 = tensor.empty() : tensor<17x96xf16>
    %4 = linalg.fill ins(%cst_2 : f16) outs(%3 : tensor<17x96xf16>) -> tensor<17x96xf16>
    %5 = linalg.matmul ins(%arg1, %arg3 : tensor<17x48xf16>, tensor<48x96xf16>) outs(%4 : tensor<17x96xf16>) -> tensor<17x96xf16>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [17, 3, 32] : tensor<17x96xf16> into tensor<17x3x32xf16>
    %extracted_slice = tensor.extract_slice %expanded_3[0, 0, 0] [17, 3, 16] [1, 1, 1] : tensor<17x3x32xf16> to tensor<17x3x16xf16>
    %extracted_slice_4 = tensor.extract_slice %expanded_3[0, 0, 16] [17, 3, 16] [1, 1, 1] : tensor<17x3x32xf16> to tensor<17x3x16xf16>
    %6 = tensor.empty() : tensor<3x10x16xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<10x3x16xf16>) outs(%6 : tensor<3x10x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x10x16xf16>
    %8 = tensor.empty() : tensor<3x16x17xf16>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<17x3x16xf16>) outs(%8 : tensor<3x16x17xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x16x17xf16>
    %10 = tensor.empty() : tensor<3x10x17xf16>
    %11 = linalg.fill ins(%cst_2 : f16) outs(%10 : tensor<3x10x17xf16>) -> tensor<3x10x17xf16>
    %12 = linalg.batch_matmul ins(%7, %9 : tensor<3x10x16xf16>, tensor<3x16x17xf16>) outs(%11 : tensor<3x10x17xf16>) -> tensor<3x10x17xf16>
    %13 = tensor.empty() : tensor<3x10x17xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<3x10x17xf16>) outs(%13 : tensor<3x10x17xf32>) {
    ^bb0(%in: f16, %out: f32):
      %48 = arith.extf %in : f16 to f32
      linalg.yield %48 : f32
    } -> tensor<3x10x17xf32>
    %15 = tensor.empty() : tensor<3x10x17xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<3x10x17xf32>) outs(%15 : tensor<3x10x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.divf %in, %cst_1 : f32
      linalg.yield %48 : f32
    } -> tensor<3x10x17xf32>
    %17 = tensor.empty() : tensor<3x10x17xi1>
    %18 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<17xi1>) outs(%17 : tensor<3x10x17xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<3x10x17xi1>
    %19 = tensor.empty() : tensor<3x10x17xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<3x10x17xi1>, tensor<3x10x17xf32>) outs(%19 : tensor<3x10x17xf32>) {
    ^bb0(%in: i1, %in_5: f32, %out: f32):
      %48 = arith.select %in, %in_5, %cst_0 : f32
      linalg.yield %48 : f32
    } -> tensor<3x10x17xf32>
    %21 = tensor.empty() : tensor<3x10xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<3x10xf32>) -> tensor<3x10xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<3x10x17xf32>) outs(%22 : tensor<3x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.maximumf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<3x10xf32>
    %24 = tensor.empty() : tensor<3x10x17xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<3x10xf32>) outs(%24 : tensor<3x10x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x10x17xf32>
    %26 = tensor.empty() : tensor<3x10x17xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %25 : tensor<3x10x17xf32>, tensor<3x10x17xf32>) outs(%26 : tensor<3x10x17xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %48 = arith.subf %in, %in_5 : f32
      linalg.yield %48 : f32
    } -> tensor<3x10x17xf32>
    %28 = tensor.empty() : tensor<3x10x17xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<3x10x17xf32>) outs(%28 : tensor<3x10x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<3x10x17xf32>
    %30 = tensor.empty() : tensor<3x10xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<3x10xf32>) -> tensor<3x10xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29 : tensor<3x10x17xf32>) outs(%31 : tensor<3x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<3x10xf32>
    %33 = tensor.empty() : tensor<3x10x17xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<3x10xf32>) outs(%33 : tensor<3x10x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x10x17xf32>
    %35 = tensor.empty() : tensor<3x10x17xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %34 : tensor<3x10x17xf32>, tensor<3x10x17xf32>) outs(%35 : tensor<3x10x17xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %48 = arith.divf %in, %in_5 : f32
      linalg.yield %48 : f32
    } -> tensor<3x10x17xf32>
    %37 = tensor.empty() : tensor<3x10x17xf16>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<3x10x17xf32>) outs(%37 : tensor<3x10x17xf16>) {
    ^bb0(%in: f32, %out: f16):
      %48 = arith.truncf %in : f32 to f16
      linalg.yield %48 : f16
    } -> tensor<3x10x17xf16>
    %39 = tensor.empty() : tensor<3x16x17xf16>
    %40 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<17x3x16xf16>) outs(%39 : tensor<3x16x17xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x16x17xf16>
    %41 = tensor.empty() : tensor<3x17x10xf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<3x10x17xf16>) outs(%41 : tensor<3x17x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x17x10xf16>
    %43 = tensor.empty() : tensor<3x16x10xf16>
    %44 = linalg.fill ins(%cst_2 : f16) outs(%43 : tensor<3x16x10xf16>) -> tensor<3x16x10xf16>
    %45 = linalg.batch_matmul ins(%40, %42 : tensor<3x16x17xf16>, tensor<3x17x10xf16>) outs(%44 : tensor<3x16x10xf16>) -> tensor<3x16x10xf16>
    %46 = tensor.empty() : tensor<10x3x16xf16>
    %47 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<3x16x10xf16>) outs(%46 : tensor<10x3x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<10x3x16xf16>
    %collapsed = tensor.collapse_shape %47 [[0], [1, 2]] : tensor<10x3x16xf16> into tensor<10x48xf16>
    return %collapsed : tensor<10x48xf16>
  }
}

