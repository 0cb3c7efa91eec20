#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
module @jit_differential_attention {
  func.func public @main(%arg0: tensor<2x9x4x16xf32>, %arg1: tensor<2x9x4x16xf32>, %arg2: tensor<2x9x2x32xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<4x8xf32>, %arg5: tensor<32xf32>) -> tensor<2x9x64xf32> {
    %cst = arith.constant 8.000000e-01 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 2.000000e-01 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 4.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x9x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x9x4x16xf32>) outs(%0 : tensor<2x4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x9x16xf32>
    %2 = tensor.empty() : tensor<2x4x16x9xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x9x4x16xf32>) outs(%2 : tensor<2x4x16x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x9xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x4x9x16xf32> into tensor<8x9x16xf32>
    %collapsed_6 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<2x4x16x9xf32> into tensor<8x16x9xf32>
    %4 = tensor.empty() : tensor<8x9x9xf32>
    %5 = linalg.fill ins(%cst_5 : f32) outs(%4 : tensor<8x9x9xf32>) -> tensor<8x9x9xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<8x9x16xf32>, tensor<8x16x9xf32>) outs(%5 : tensor<8x9x9xf32>) -> tensor<8x9x9xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 4, 9, 9] : tensor<8x9x9xf32> into tensor<2x4x9x9xf32>
    %7 = tensor.empty() : tensor<2x4x9x9xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x9x9xf32>) outs(%7 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.divf %in, %cst_4 : f32
      linalg.yield %89 : f32
    } -> tensor<2x4x9x9xf32>
    %9 = tensor.empty() : tensor<9x9xi32>
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %89 = linalg.index 0 : index
      %90 = arith.index_cast %89 : index to i32
      linalg.yield %90 : i32
    } -> tensor<9x9xi32>
    %11 = tensor.empty() : tensor<9x9xi32>
    %12 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%11 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %89 = linalg.index 1 : index
      %90 = arith.index_cast %89 : index to i32
      linalg.yield %90 : i32
    } -> tensor<9x9xi32>
    %13 = tensor.empty() : tensor<9x9xi1>
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%13 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %89 = arith.cmpi sge, %in, %in_20 : i32
      linalg.yield %89 : i1
    } -> tensor<9x9xi1>
    %15 = tensor.empty() : tensor<2x4x9x9xi1>
    %16 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<9x9xi1>) outs(%15 : tensor<2x4x9x9xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x9x9xi1>
    %17 = tensor.empty() : tensor<2x4x9x9xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %8 : tensor<2x4x9x9xi1>, tensor<2x4x9x9xf32>) outs(%17 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: i1, %in_20: f32, %out: f32):
      %89 = arith.select %in, %in_20, %cst_3 : f32
      linalg.yield %89 : f32
    } -> tensor<2x4x9x9xf32>
    %19 = tensor.empty() : tensor<2x4x9xf32>
    %20 = linalg.fill ins(%cst_3 : f32) outs(%19 : tensor<2x4x9xf32>) -> tensor<2x4x9xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x4x9x9xf32>) outs(%20 : tensor<2x4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.maximumf %out, %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x4x9xf32>
    %22 = tensor.empty() : tensor<2x4x9x9xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x4x9xf32>) outs(%22 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x9x9xf32>
    %24 = tensor.empty() : tensor<2x4x9x9xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %23 : tensor<2x4x9x9xf32>, tensor<2x4x9x9xf32>) outs(%24 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.subf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<2x4x9x9xf32>
    %26 = tensor.empty() : tensor<2x4x9x9xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x4x9x9xf32>) outs(%26 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = math.exp %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x4x9x9xf32>
    %28 = tensor.empty() : tensor<2x4x9xf32>
    %29 = linalg.fill ins(%cst_5 : f32) outs(%28 : tensor<2x4x9xf32>) -> tensor<2x4x9xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x4x9x9xf32>) outs(%29 : tensor<2x4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.addf %out, %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x4x9xf32>
    %31 = tensor.empty() : tensor<2x4x9x9xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x4x9xf32>) outs(%31 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x9x9xf32>
    %33 = tensor.empty() : tensor<2x4x9x9xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %32 : tensor<2x4x9x9xf32>, tensor<2x4x9x9xf32>) outs(%33 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.divf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<2x4x9x9xf32>
    %expanded_7 = tensor.expand_shape %34 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 9, 9] : tensor<2x4x9x9xf32> into tensor<2x2x2x9x9xf32>
    %extracted_slice = tensor.extract_slice %arg3[0, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
    %extracted_slice_8 = tensor.extract_slice %arg4[0, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
    %35 = tensor.empty() : tensor<2x8xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_8 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%35 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.mulf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<2x8xf32>
    %37 = tensor.empty() : tensor<f32>
    %38 = linalg.fill ins(%cst_5 : f32) outs(%37 : tensor<f32>) -> tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction"]} ins(%36 : tensor<2x8xf32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.addf %out, %in : f32
      linalg.yield %89 : f32
    } -> tensor<f32>
    %40 = tensor.empty() : tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%39 : tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = math.exp %in : f32
      linalg.yield %89 : f32
    } -> tensor<f32>
    %extracted_slice_9 = tensor.extract_slice %arg3[2, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
    %extracted_slice_10 = tensor.extract_slice %arg4[2, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
    %42 = tensor.empty() : tensor<2x8xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %extracted_slice_10 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%42 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.mulf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<2x8xf32>
    %44 = tensor.empty() : tensor<f32>
    %45 = linalg.fill ins(%cst_5 : f32) outs(%44 : tensor<f32>) -> tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction"]} ins(%43 : tensor<2x8xf32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.addf %out, %in : f32
      linalg.yield %89 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<f32>
    %48 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%46 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = math.exp %in : f32
      linalg.yield %89 : f32
    } -> tensor<f32>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%41, %48 : tensor<f32>, tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.subf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<f32>
    %52 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%50 : tensor<f32>) outs(%51 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.addf %in, %cst_2 : f32
      linalg.yield %89 : f32
    } -> tensor<f32>
    %extracted_slice_11 = tensor.extract_slice %expanded_7[0, 0, 0, 0, 0] [2, 2, 1, 9, 9] [1, 1, 1, 1, 1] : tensor<2x2x2x9x9xf32> to tensor<2x2x1x9x9xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0], [1], [2, 3], [4]] : tensor<2x2x1x9x9xf32> into tensor<2x2x9x9xf32>
    %extracted_slice_13 = tensor.extract_slice %expanded_7[0, 0, 1, 0, 0] [2, 2, 1, 9, 9] [1, 1, 1, 1, 1] : tensor<2x2x2x9x9xf32> to tensor<2x2x1x9x9xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0], [1], [2, 3], [4]] : tensor<2x2x1x9x9xf32> into tensor<2x2x9x9xf32>
    %53 = tensor.empty() : tensor<2x2x9x9xf32>
    %54 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<f32>) outs(%53 : tensor<2x2x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x9x9xf32>
    %55 = tensor.empty() : tensor<2x2x9x9xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %collapsed_14 : tensor<2x2x9x9xf32>, tensor<2x2x9x9xf32>) outs(%55 : tensor<2x2x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.mulf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<2x2x9x9xf32>
    %57 = tensor.empty() : tensor<2x2x9x9xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12, %56 : tensor<2x2x9x9xf32>, tensor<2x2x9x9xf32>) outs(%57 : tensor<2x2x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.subf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<2x2x9x9xf32>
    %59 = tensor.empty() : tensor<2x2x32x9xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x9x2x32xf32>) outs(%59 : tensor<2x2x32x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x32x9xf32>
    %61 = tensor.empty() : tensor<2x2x9x9xf32>
    %62 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x2x9x9xf32>) outs(%61 : tensor<2x2x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x9x9xf32>
    %collapsed_15 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x2x32x9xf32> into tensor<4x32x9xf32>
    %collapsed_16 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<2x2x9x9xf32> into tensor<4x9x9xf32>
    %63 = tensor.empty() : tensor<4x32x9xf32>
    %64 = linalg.fill ins(%cst_5 : f32) outs(%63 : tensor<4x32x9xf32>) -> tensor<4x32x9xf32>
    %65 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<4x32x9xf32>, tensor<4x9x9xf32>) outs(%64 : tensor<4x32x9xf32>) -> tensor<4x32x9xf32>
    %expanded_17 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 2, 32, 9] : tensor<4x32x9xf32> into tensor<2x2x32x9xf32>
    %66 = tensor.empty() : tensor<2x9x2x32xf32>
    %67 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x2x32x9xf32>) outs(%66 : tensor<2x9x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x9x2x32xf32>
    %68 = tensor.empty() : tensor<2x9x2x32xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x9x2x32xf32>) outs(%68 : tensor<2x9x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.mulf %in, %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x9x2x32xf32>
    %70 = tensor.empty() : tensor<2x9x2xf32>
    %71 = linalg.fill ins(%cst_5 : f32) outs(%70 : tensor<2x9x2xf32>) -> tensor<2x9x2xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<2x9x2x32xf32>) outs(%71 : tensor<2x9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.addf %out, %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x9x2xf32>
    %expanded_18 = tensor.expand_shape %72 [[0], [1], [2, 3]] output_shape [2, 9, 2, 1] : tensor<2x9x2xf32> into tensor<2x9x2x1xf32>
    %73 = tensor.empty() : tensor<2x9x2x1xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x9x2x1xf32>) outs(%73 : tensor<2x9x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.divf %in, %cst_1 : f32
      linalg.yield %89 : f32
    } -> tensor<2x9x2x1xf32>
    %75 = tensor.empty() : tensor<2x9x2x1xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x9x2x1xf32>) outs(%75 : tensor<2x9x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.addf %in, %cst_0 : f32
      linalg.yield %89 : f32
    } -> tensor<2x9x2x1xf32>
    %77 = tensor.empty() : tensor<2x9x2x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x9x2x1xf32>) outs(%77 : tensor<2x9x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = math.rsqrt %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x9x2x1xf32>
    %79 = tensor.empty() : tensor<2x9x2x32xf32>
    %80 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x9x2x1xf32>) outs(%79 : tensor<2x9x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x9x2x32xf32>
    %81 = tensor.empty() : tensor<2x9x2x32xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %80 : tensor<2x9x2x32xf32>, tensor<2x9x2x32xf32>) outs(%81 : tensor<2x9x2x32xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.mulf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<2x9x2x32xf32>
    %83 = tensor.empty() : tensor<2x9x2x32xf32>
    %84 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%83 : tensor<2x9x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x9x2x32xf32>
    %85 = tensor.empty() : tensor<2x9x2x32xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %84 : tensor<2x9x2x32xf32>, tensor<2x9x2x32xf32>) outs(%85 : tensor<2x9x2x32xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %89 = arith.mulf %in, %in_20 : f32
      linalg.yield %89 : f32
    } -> tensor<2x9x2x32xf32>
    %87 = tensor.empty() : tensor<2x9x2x32xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x9x2x32xf32>) outs(%87 : tensor<2x9x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.mulf %in, %cst : f32
      linalg.yield %89 : f32
    } -> tensor<2x9x2x32xf32>
    %collapsed_19 = tensor.collapse_shape %88 [[0], [1], [2, 3]] : tensor<2x9x2x32xf32> into tensor<2x9x64xf32>
    return %collapsed_19 : tensor<2x9x64xf32>
  }
}

