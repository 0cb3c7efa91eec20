#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x20xf32>, %arg1: tensor<20x4xf32>, %arg2: tensor<4x20x8xf32>, %arg3: tensor<4x8x20xf32>) -> tensor<6x20xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x4xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<6x20xf32>, tensor<20x4xf32>) outs(%1 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %3 = tensor.empty() : tensor<6x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [6, 1, 4] : tensor<6x4xf32> into tensor<6x1x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<6x1x4xf32>) outs(%4 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.maximumf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<6x1xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<6x4xf32>, tensor<6x1xf32>) outs(%0 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %34 = arith.subf %in, %in_23 : f32
      %35 = math.exp %34 : f32
      linalg.yield %35 : f32
    } -> tensor<6x4xf32>
    %7 = tensor.empty() : tensor<6x1xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<6x4xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<6x1xf32>
    %10 = linalg.elementwise <div> indexing_maps = [#map2, #map3, #map2] ins(%6, %9 : tensor<6x4xf32>, tensor<6x1xf32>) outs(%0 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %11 = tensor.empty() : tensor<6x4xi64>
    %12 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%11 : tensor<6x4xi64>) {
    ^bb0(%out: i64):
      %34 = linalg.index 1 : index
      %35 = arith.index_cast %34 : index to i64
      linalg.yield %35 : i64
    } -> tensor<6x4xi64>
    %13:2 = tm_tensor.sort dimension(1) outs(%10, %12 : tensor<6x4xf32>, tensor<6x4xi64>) {
    ^bb0(%arg4: f32, %arg5: f32, %arg6: i64, %arg7: i64):
      %34 = arith.cmpf oge, %arg4, %arg5 : f32
      tm_tensor.yield %34 : i1
    } -> tensor<6x4xf32>, tensor<6x4xi64>
    %extracted_slice = tensor.extract_slice %13#0[0, 0] [6, 2] [1, 1] : tensor<6x4xf32> to tensor<6x2xf32>
    %extracted_slice_2 = tensor.extract_slice %13#1[0, 0] [6, 2] [1, 1] : tensor<6x4xi64> to tensor<6x2xi64>
    %14 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<6x2xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<6x1xf32>
    %15 = tensor.empty() : tensor<6x2xf32>
    %16 = linalg.elementwise <div> indexing_maps = [#map2, #map3, #map2] ins(%extracted_slice, %14 : tensor<6x2xf32>, tensor<6x1xf32>) outs(%15 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice_2, %16 : tensor<6x2xi64>, tensor<6x2xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %in_23: f32, %out: f32):
      %34 = arith.cmpi eq, %in, %c0_i64 : i64
      %35 = arith.uitofp %34 : i1 to f32
      %36 = arith.mulf %35, %in_23 : f32
      %37 = arith.addf %36, %out : f32
      linalg.yield %37 : f32
    } -> tensor<6x1xf32>
    %extracted_slice_3 = tensor.extract_slice %arg2[0, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<1x20x8xf32>
    %18 = tensor.empty() : tensor<6x8xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %expanded_4 = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [6, 1, 20] : tensor<6x20xf32> into tensor<6x1x20xf32>
    %expanded_5 = tensor.expand_shape %extracted_slice_3 [[0], [1], [2, 3]] output_shape [1, 20, 1, 8] : tensor<1x20x8xf32> into tensor<1x20x1x8xf32>
    %expanded_6 = tensor.expand_shape %19 [[0], [1, 2]] output_shape [6, 1, 8] : tensor<6x8xf32> into tensor<6x1x8xf32>
    %20 = linalg.contract indexing_maps = [#map4, #map5, #map6] ins(%expanded_4, %expanded_5 : tensor<6x1x20xf32>, tensor<1x20x1x8xf32>) outs(%expanded_6 : tensor<6x1x8xf32>) -> tensor<6x1x8xf32>
    %extracted_slice_7 = tensor.extract_slice %arg3[0, 0, 0] [1, 8, 20] [1, 1, 1] : tensor<4x8x20xf32> to tensor<1x8x20xf32>
    %21 = tensor.empty() : tensor<6x20xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<6x20xf32>) -> tensor<6x20xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%20, %extracted_slice_7 : tensor<6x1x8xf32>, tensor<1x8x20xf32>) outs(%22 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %34 = arith.negf %in : f32
      %35 = math.exp %34 : f32
      %36 = arith.addf %35, %cst_1 : f32
      %37 = arith.divf %cst_1, %36 : f32
      %38 = arith.mulf %in, %37 : f32
      %39 = arith.mulf %38, %in_23 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<6x20xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice_2, %16 : tensor<6x2xi64>, tensor<6x2xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %in_23: f32, %out: f32):
      %34 = arith.cmpi eq, %in, %c1_i64 : i64
      %35 = arith.uitofp %34 : i1 to f32
      %36 = arith.mulf %35, %in_23 : f32
      %37 = arith.addf %36, %out : f32
      linalg.yield %37 : f32
    } -> tensor<6x1xf32>
    %extracted_slice_8 = tensor.extract_slice %arg2[1, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<1x20x8xf32>
    %expanded_9 = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [6, 1, 20] : tensor<6x20xf32> into tensor<6x1x20xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice_8 [[0], [1], [2, 3]] output_shape [1, 20, 1, 8] : tensor<1x20x8xf32> into tensor<1x20x1x8xf32>
    %expanded_11 = tensor.expand_shape %19 [[0], [1, 2]] output_shape [6, 1, 8] : tensor<6x8xf32> into tensor<6x1x8xf32>
    %25 = linalg.contract indexing_maps = [#map4, #map5, #map6] ins(%expanded_9, %expanded_10 : tensor<6x1x20xf32>, tensor<1x20x1x8xf32>) outs(%expanded_11 : tensor<6x1x8xf32>) -> tensor<6x1x8xf32>
    %extracted_slice_12 = tensor.extract_slice %arg3[1, 0, 0] [1, 8, 20] [1, 1, 1] : tensor<4x8x20xf32> to tensor<1x8x20xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%25, %extracted_slice_12 : tensor<6x1x8xf32>, tensor<1x8x20xf32>) outs(%22 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %34 = arith.negf %in : f32
      %35 = math.exp %34 : f32
      %36 = arith.addf %35, %cst_1 : f32
      %37 = arith.divf %cst_1, %36 : f32
      %38 = arith.mulf %in, %37 : f32
      %39 = arith.mulf %38, %in_23 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<6x20xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice_2, %16 : tensor<6x2xi64>, tensor<6x2xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %in_23: f32, %out: f32):
      %34 = arith.cmpi eq, %in, %c2_i64 : i64
      %35 = arith.uitofp %34 : i1 to f32
      %36 = arith.mulf %35, %in_23 : f32
      %37 = arith.addf %36, %out : f32
      linalg.yield %37 : f32
    } -> tensor<6x1xf32>
    %extracted_slice_13 = tensor.extract_slice %arg2[2, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<1x20x8xf32>
    %expanded_14 = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [6, 1, 20] : tensor<6x20xf32> into tensor<6x1x20xf32>
    %expanded_15 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [1, 20, 1, 8] : tensor<1x20x8xf32> into tensor<1x20x1x8xf32>
    %expanded_16 = tensor.expand_shape %19 [[0], [1, 2]] output_shape [6, 1, 8] : tensor<6x8xf32> into tensor<6x1x8xf32>
    %28 = linalg.contract indexing_maps = [#map4, #map5, #map6] ins(%expanded_14, %expanded_15 : tensor<6x1x20xf32>, tensor<1x20x1x8xf32>) outs(%expanded_16 : tensor<6x1x8xf32>) -> tensor<6x1x8xf32>
    %extracted_slice_17 = tensor.extract_slice %arg3[2, 0, 0] [1, 8, 20] [1, 1, 1] : tensor<4x8x20xf32> to tensor<1x8x20xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%28, %extracted_slice_17 : tensor<6x1x8xf32>, tensor<1x8x20xf32>) outs(%22 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %34 = arith.negf %in : f32
      %35 = math.exp %34 : f32
      %36 = arith.addf %35, %cst_1 : f32
      %37 = arith.divf %cst_1, %36 : f32
      %38 = arith.mulf %in, %37 : f32
      %39 = arith.mulf %38, %in_23 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<6x20xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice_2, %16 : tensor<6x2xi64>, tensor<6x2xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %in_23: f32, %out: f32):
      %34 = arith.cmpi eq, %in, %c3_i64 : i64
      %35 = arith.uitofp %34 : i1 to f32
      %36 = arith.mulf %35, %in_23 : f32
      %37 = arith.addf %36, %out : f32
      linalg.yield %37 : f32
    } -> tensor<6x1xf32>
    %extracted_slice_18 = tensor.extract_slice %arg2[3, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<1x20x8xf32>
    %expanded_19 = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [6, 1, 20] : tensor<6x20xf32> into tensor<6x1x20xf32>
    %expanded_20 = tensor.expand_shape %extracted_slice_18 [[0], [1], [2, 3]] output_shape [1, 20, 1, 8] : tensor<1x20x8xf32> into tensor<1x20x1x8xf32>
    %expanded_21 = tensor.expand_shape %19 [[0], [1, 2]] output_shape [6, 1, 8] : tensor<6x8xf32> into tensor<6x1x8xf32>
    %31 = linalg.contract indexing_maps = [#map4, #map5, #map6] ins(%expanded_19, %expanded_20 : tensor<6x1x20xf32>, tensor<1x20x1x8xf32>) outs(%expanded_21 : tensor<6x1x8xf32>) -> tensor<6x1x8xf32>
    %extracted_slice_22 = tensor.extract_slice %arg3[3, 0, 0] [1, 8, 20] [1, 1, 1] : tensor<4x8x20xf32> to tensor<1x8x20xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%31, %extracted_slice_22 : tensor<6x1x8xf32>, tensor<1x8x20xf32>) outs(%22 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %34 = arith.negf %in : f32
      %35 = math.exp %34 : f32
      %36 = arith.addf %35, %cst_1 : f32
      %37 = arith.divf %cst_1, %36 : f32
      %38 = arith.mulf %in, %37 : f32
      %39 = arith.mulf %38, %in_23 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<6x20xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map2, #map3, #map2, #map3, #map2, #map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17, %23, %24, %26, %27, %29, %30, %32 : tensor<6x1xf32>, tensor<6x20xf32>, tensor<6x1xf32>, tensor<6x20xf32>, tensor<6x1xf32>, tensor<6x20xf32>, tensor<6x1xf32>, tensor<6x20xf32>) outs(%21 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %in_23: f32, %in_24: f32, %in_25: f32, %in_26: f32, %in_27: f32, %in_28: f32, %in_29: f32, %out: f32):
      %34 = arith.mulf %in_28, %in_29 : f32
      %35 = arith.mulf %in_26, %in_27 : f32
      %36 = arith.mulf %in_24, %in_25 : f32
      %37 = arith.mulf %in, %in_23 : f32
      %38 = arith.addf %37, %cst_0 : f32
      %39 = arith.addf %38, %36 : f32
      %40 = arith.addf %39, %35 : f32
      %41 = arith.addf %40, %34 : f32
      linalg.yield %41 : f32
    } -> tensor<6x20xf32>
    return %33 : tensor<6x20xf32>
  }
}

