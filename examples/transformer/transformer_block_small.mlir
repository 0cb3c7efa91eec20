#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d2, d0)>
module @jit_fn {
  func.func public @main(%arg0: tensor<64x64xbf16>, %arg1: tensor<64x128xbf16>, %arg2: tensor<64x32xbf16>, %arg3: tensor<64x32xbf16>, %arg4: tensor<128x64xbf16>, %arg5: tensor<64x160xbf16>, %arg6: tensor<64x160xbf16>, %arg7: tensor<160x64xbf16>, %arg8: tensor<64xbf16>, %arg9: tensor<64xbf16>, %arg10: tensor<64x16xf32>, %arg11: tensor<64x16xf32>) -> tensor<64x64xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 9.99999974E-6 : f32
    %cst_3 = arith.constant 6.400000e+01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<64x64xbf16>) outs(%0 : tensor<64x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %171 = arith.extf %in : bf16 to f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32>
    %2 = tensor.empty() : tensor<64x64xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<64x64xf32>) outs(%2 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.mulf %in, %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32>
    %4 = tensor.empty() : tensor<64xf32>
    %5 = linalg.fill ins(%cst_4 : f32) outs(%4 : tensor<64xf32>) -> tensor<64xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<64x64xf32>) outs(%5 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.addf %out, %in : f32
      linalg.yield %171 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %7 = tensor.empty() : tensor<64x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<64x1xf32>) outs(%7 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.divf %in, %cst_3 : f32
      linalg.yield %171 : f32
    } -> tensor<64x1xf32>
    %9 = tensor.empty() : tensor<64x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x1xf32>) outs(%9 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.addf %in, %cst_2 : f32
      linalg.yield %171 : f32
    } -> tensor<64x1xf32>
    %11 = tensor.empty() : tensor<64x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<64x1xf32>) outs(%11 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = math.rsqrt %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x1xf32>
    %13 = tensor.empty() : tensor<64x64xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<64x1xf32>) outs(%13 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %15 = tensor.empty() : tensor<64x64xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %14 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.mulf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32>
    %17 = tensor.empty() : tensor<64x64xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<64x64xf32>) outs(%17 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<64x64xbf16>
    %19 = tensor.empty() : tensor<64x64xbf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<64xbf16>) outs(%19 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x64xbf16>
    %21 = tensor.empty() : tensor<64x64xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %20 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%21 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %171 = arith.mulf %in, %in_20 : bf16
      linalg.yield %171 : bf16
    } -> tensor<64x64xbf16>
    %23 = tensor.empty() : tensor<64x128xf32>
    %24 = linalg.fill ins(%cst_4 : f32) outs(%23 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %25 = linalg.matmul ins(%22, %arg1 : tensor<64x64xbf16>, tensor<64x128xbf16>) outs(%24 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %expanded_5 = tensor.expand_shape %25 [[0], [1, 2]] output_shape [64, 8, 16] : tensor<64x128xf32> into tensor<64x8x16xf32>
    %extracted_slice = tensor.extract_slice %expanded_5[0, 0, 0] [64, 8, 8] [1, 1, 1] : tensor<64x8x16xf32> to tensor<64x8x8xf32>
    %extracted_slice_6 = tensor.extract_slice %expanded_5[0, 0, 8] [64, 8, 8] [1, 1, 1] : tensor<64x8x16xf32> to tensor<64x8x8xf32>
    %26 = tensor.empty() : tensor<64x8x16xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<64x16xf32>) outs(%26 : tensor<64x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x8x16xf32>
    %28 = tensor.empty() : tensor<64x8x16xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5, %27 : tensor<64x8x16xf32>, tensor<64x8x16xf32>) outs(%28 : tensor<64x8x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.mulf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x8x16xf32>
    %30 = tensor.empty() : tensor<64x8x8xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_6 : tensor<64x8x8xf32>) outs(%30 : tensor<64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.negf %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x8x8xf32>
    %32 = tensor.empty() : tensor<64x8x16xf32>
    %inserted_slice = tensor.insert_slice %31 into %32[0, 0, 0] [64, 8, 8] [1, 1, 1] : tensor<64x8x8xf32> into tensor<64x8x16xf32>
    %inserted_slice_7 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 8] [64, 8, 8] [1, 1, 1] : tensor<64x8x8xf32> into tensor<64x8x16xf32>
    %33 = tensor.empty() : tensor<64x8x16xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64x16xf32>) outs(%33 : tensor<64x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x8x16xf32>
    %35 = tensor.empty() : tensor<64x8x16xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_7, %34 : tensor<64x8x16xf32>, tensor<64x8x16xf32>) outs(%35 : tensor<64x8x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.mulf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x8x16xf32>
    %37 = tensor.empty() : tensor<64x8x16xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %36 : tensor<64x8x16xf32>, tensor<64x8x16xf32>) outs(%37 : tensor<64x8x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.addf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x8x16xf32>
    %39 = tensor.empty() : tensor<64x8x16xbf16>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<64x8x16xf32>) outs(%39 : tensor<64x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<64x8x16xbf16>
    %41 = tensor.empty() : tensor<64x32xf32>
    %42 = linalg.fill ins(%cst_4 : f32) outs(%41 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %43 = linalg.matmul ins(%22, %arg2 : tensor<64x64xbf16>, tensor<64x32xbf16>) outs(%42 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %expanded_8 = tensor.expand_shape %43 [[0], [1, 2]] output_shape [64, 2, 16] : tensor<64x32xf32> into tensor<64x2x16xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 0] [64, 2, 8] [1, 1, 1] : tensor<64x2x16xf32> to tensor<64x2x8xf32>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 8] [64, 2, 8] [1, 1, 1] : tensor<64x2x16xf32> to tensor<64x2x8xf32>
    %44 = tensor.empty() : tensor<64x2x16xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<64x16xf32>) outs(%44 : tensor<64x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x2x16xf32>
    %46 = tensor.empty() : tensor<64x2x16xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8, %45 : tensor<64x2x16xf32>, tensor<64x2x16xf32>) outs(%46 : tensor<64x2x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.mulf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x2x16xf32>
    %48 = tensor.empty() : tensor<64x2x8xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_10 : tensor<64x2x8xf32>) outs(%48 : tensor<64x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.negf %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x2x8xf32>
    %50 = tensor.empty() : tensor<64x2x16xf32>
    %inserted_slice_11 = tensor.insert_slice %49 into %50[0, 0, 0] [64, 2, 8] [1, 1, 1] : tensor<64x2x8xf32> into tensor<64x2x16xf32>
    %inserted_slice_12 = tensor.insert_slice %extracted_slice_9 into %inserted_slice_11[0, 0, 8] [64, 2, 8] [1, 1, 1] : tensor<64x2x8xf32> into tensor<64x2x16xf32>
    %51 = tensor.empty() : tensor<64x2x16xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64x16xf32>) outs(%51 : tensor<64x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x2x16xf32>
    %53 = tensor.empty() : tensor<64x2x16xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_12, %52 : tensor<64x2x16xf32>, tensor<64x2x16xf32>) outs(%53 : tensor<64x2x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.mulf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x2x16xf32>
    %55 = tensor.empty() : tensor<64x2x16xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %54 : tensor<64x2x16xf32>, tensor<64x2x16xf32>) outs(%55 : tensor<64x2x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.addf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x2x16xf32>
    %57 = tensor.empty() : tensor<64x2x16xbf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<64x2x16xf32>) outs(%57 : tensor<64x2x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<64x2x16xbf16>
    %59 = tensor.empty() : tensor<64x32xf32>
    %60 = linalg.fill ins(%cst_4 : f32) outs(%59 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %61 = linalg.matmul ins(%22, %arg3 : tensor<64x64xbf16>, tensor<64x32xbf16>) outs(%60 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %62 = tensor.empty() : tensor<64x32xbf16>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<64x32xf32>) outs(%62 : tensor<64x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<64x32xbf16>
    %expanded_13 = tensor.expand_shape %63 [[0], [1, 2]] output_shape [64, 2, 16] : tensor<64x32xbf16> into tensor<64x2x16xbf16>
    %expanded_14 = tensor.expand_shape %40 [[0], [1, 2], [3]] output_shape [64, 2, 4, 16] : tensor<64x8x16xbf16> into tensor<64x2x4x16xbf16>
    %64 = tensor.empty() : tensor<2x64x16xbf16>
    %65 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<64x2x16xbf16>) outs(%64 : tensor<2x64x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x16xbf16>
    %66 = tensor.empty() : tensor<2x16x64x4xbf16>
    %67 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<64x2x4x16xbf16>) outs(%66 : tensor<2x16x64x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x64x4xbf16>
    %collapsed = tensor.collapse_shape %67 [[0], [1], [2, 3]] : tensor<2x16x64x4xbf16> into tensor<2x16x256xbf16>
    %68 = tensor.empty() : tensor<2x64x256xf32>
    %69 = linalg.fill ins(%cst_4 : f32) outs(%68 : tensor<2x64x256xf32>) -> tensor<2x64x256xf32>
    %70 = linalg.batch_matmul ins(%65, %collapsed : tensor<2x64x16xbf16>, tensor<2x16x256xbf16>) outs(%69 : tensor<2x64x256xf32>) -> tensor<2x64x256xf32>
    %expanded_15 = tensor.expand_shape %70 [[0], [1], [2, 3]] output_shape [2, 64, 64, 4] : tensor<2x64x256xf32> into tensor<2x64x64x4xf32>
    %71 = tensor.empty() : tensor<2x4x64x64xf32>
    %72 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x64x64x4xf32>) outs(%71 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x64xf32>
    %73 = tensor.empty() : tensor<2x4x64x64xf32>
    %74 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x4x64x64xf32>) outs(%73 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.mulf %in, %cst_1 : f32
      linalg.yield %171 : f32
    } -> tensor<2x4x64x64xf32>
    %75 = tensor.empty() : tensor<64x64xi32>
    %76 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%75 : tensor<64x64xi32>) {
    ^bb0(%out: i32):
      %171 = linalg.index 0 : index
      %172 = arith.index_cast %171 : index to i32
      linalg.yield %172 : i32
    } -> tensor<64x64xi32>
    %77 = tensor.empty() : tensor<64x64xi32>
    %78 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%77 : tensor<64x64xi32>) {
    ^bb0(%out: i32):
      %171 = linalg.index 1 : index
      %172 = arith.index_cast %171 : index to i32
      linalg.yield %172 : i32
    } -> tensor<64x64xi32>
    %79 = tensor.empty() : tensor<64x64xi1>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %78 : tensor<64x64xi32>, tensor<64x64xi32>) outs(%79 : tensor<64x64xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %171 = arith.cmpi sge, %in, %in_20 : i32
      linalg.yield %171 : i1
    } -> tensor<64x64xi1>
    %81 = tensor.empty() : tensor<2x4x64x64xi1>
    %82 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<64x64xi1>) outs(%81 : tensor<2x4x64x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x64x64xi1>
    %83 = tensor.empty() : tensor<2x4x64x64xf32>
    %84 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %74 : tensor<2x4x64x64xi1>, tensor<2x4x64x64xf32>) outs(%83 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: i1, %in_20: f32, %out: f32):
      %171 = arith.select %in, %in_20, %cst_0 : f32
      linalg.yield %171 : f32
    } -> tensor<2x4x64x64xf32>
    %85 = tensor.empty() : tensor<2x4x64xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84 : tensor<2x4x64x64xf32>) outs(%86 : tensor<2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.maximumf %out, %in : f32
      linalg.yield %171 : f32
    } -> tensor<2x4x64xf32>
    %88 = tensor.empty() : tensor<2x4x64x64xf32>
    %89 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x4x64xf32>) outs(%88 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x64xf32>
    %90 = tensor.empty() : tensor<2x4x64x64xf32>
    %91 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %89 : tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) outs(%90 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.subf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<2x4x64x64xf32>
    %92 = tensor.empty() : tensor<2x4x64x64xf32>
    %93 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x4x64x64xf32>) outs(%92 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = math.exp %in : f32
      linalg.yield %171 : f32
    } -> tensor<2x4x64x64xf32>
    %94 = tensor.empty() : tensor<2x4x64xf32>
    %95 = linalg.fill ins(%cst_4 : f32) outs(%94 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %96 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<2x4x64x64xf32>) outs(%95 : tensor<2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.addf %out, %in : f32
      linalg.yield %171 : f32
    } -> tensor<2x4x64xf32>
    %97 = tensor.empty() : tensor<2x4x64x64xf32>
    %98 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<2x4x64xf32>) outs(%97 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x64xf32>
    %99 = tensor.empty() : tensor<2x4x64x64xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %98 : tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) outs(%99 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.divf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<2x4x64x64xf32>
    %101 = tensor.empty() : tensor<2x4x64x64xbf16>
    %102 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<2x4x64x64xf32>) outs(%101 : tensor<2x4x64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<2x4x64x64xbf16>
    %103 = tensor.empty() : tensor<2x16x64xbf16>
    %104 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<64x2x16xbf16>) outs(%103 : tensor<2x16x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x64xbf16>
    %105 = tensor.empty() : tensor<2x64x4x64xbf16>
    %106 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x4x64x64xbf16>) outs(%105 : tensor<2x64x4x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x4x64xbf16>
    %collapsed_16 = tensor.collapse_shape %106 [[0], [1], [2, 3]] : tensor<2x64x4x64xbf16> into tensor<2x64x256xbf16>
    %107 = tensor.empty() : tensor<2x16x256xf32>
    %108 = linalg.fill ins(%cst_4 : f32) outs(%107 : tensor<2x16x256xf32>) -> tensor<2x16x256xf32>
    %109 = linalg.batch_matmul ins(%104, %collapsed_16 : tensor<2x16x64xbf16>, tensor<2x64x256xbf16>) outs(%108 : tensor<2x16x256xf32>) -> tensor<2x16x256xf32>
    %110 = tensor.empty() : tensor<2x16x256xbf16>
    %111 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x16x256xf32>) outs(%110 : tensor<2x16x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<2x16x256xbf16>
    %expanded_17 = tensor.expand_shape %111 [[0], [1], [2, 3]] output_shape [2, 16, 4, 64] : tensor<2x16x256xbf16> into tensor<2x16x4x64xbf16>
    %112 = tensor.empty() : tensor<64x2x4x16xbf16>
    %113 = linalg.generic {indexing_maps = [#map14, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x16x4x64xbf16>) outs(%112 : tensor<64x2x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x2x4x16xbf16>
    %collapsed_18 = tensor.collapse_shape %113 [[0], [1, 2, 3]] : tensor<64x2x4x16xbf16> into tensor<64x128xbf16>
    %114 = tensor.empty() : tensor<64x64xf32>
    %115 = linalg.fill ins(%cst_4 : f32) outs(%114 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %116 = linalg.matmul ins(%collapsed_18, %arg4 : tensor<64x128xbf16>, tensor<128x64xbf16>) outs(%115 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %117 = tensor.empty() : tensor<64x64xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %116 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%117 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.addf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32>
    %119 = tensor.empty() : tensor<64x64xbf16>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<64x64xf32>) outs(%119 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<64x64xbf16>
    %121 = tensor.empty() : tensor<64x64xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<64x64xbf16>) outs(%121 : tensor<64x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %171 = arith.extf %in : bf16 to f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32>
    %123 = tensor.empty() : tensor<64x64xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<64x64xf32>) outs(%123 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.mulf %in, %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32>
    %125 = tensor.empty() : tensor<64xf32>
    %126 = linalg.fill ins(%cst_4 : f32) outs(%125 : tensor<64xf32>) -> tensor<64xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%124 : tensor<64x64xf32>) outs(%126 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.addf %out, %in : f32
      linalg.yield %171 : f32
    } -> tensor<64xf32>
    %expanded_19 = tensor.expand_shape %127 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %128 = tensor.empty() : tensor<64x1xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_19 : tensor<64x1xf32>) outs(%128 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.divf %in, %cst_3 : f32
      linalg.yield %171 : f32
    } -> tensor<64x1xf32>
    %130 = tensor.empty() : tensor<64x1xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<64x1xf32>) outs(%130 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.addf %in, %cst_2 : f32
      linalg.yield %171 : f32
    } -> tensor<64x1xf32>
    %132 = tensor.empty() : tensor<64x1xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<64x1xf32>) outs(%132 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = math.rsqrt %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x1xf32>
    %134 = tensor.empty() : tensor<64x64xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<64x1xf32>) outs(%134 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %136 = tensor.empty() : tensor<64x64xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%122, %135 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%136 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.mulf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32>
    %138 = tensor.empty() : tensor<64x64xbf16>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<64x64xf32>) outs(%138 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<64x64xbf16>
    %140 = tensor.empty() : tensor<64x64xbf16>
    %141 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<64xbf16>) outs(%140 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x64xbf16>
    %142 = tensor.empty() : tensor<64x64xbf16>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %141 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%142 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %171 = arith.mulf %in, %in_20 : bf16
      linalg.yield %171 : bf16
    } -> tensor<64x64xbf16>
    %144 = tensor.empty() : tensor<64x160xf32>
    %145 = linalg.fill ins(%cst_4 : f32) outs(%144 : tensor<64x160xf32>) -> tensor<64x160xf32>
    %146 = linalg.matmul ins(%143, %arg5 : tensor<64x64xbf16>, tensor<64x160xbf16>) outs(%145 : tensor<64x160xf32>) -> tensor<64x160xf32>
    %147 = tensor.empty() : tensor<64x160xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<64x160xf32>) outs(%147 : tensor<64x160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.negf %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x160xf32>
    %149 = tensor.empty() : tensor<64x160xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<64x160xf32>) outs(%149 : tensor<64x160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = math.exp %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x160xf32>
    %151 = tensor.empty() : tensor<64x160xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<64x160xf32>) outs(%151 : tensor<64x160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.addf %in, %cst : f32
      linalg.yield %171 : f32
    } -> tensor<64x160xf32>
    %153 = tensor.empty() : tensor<64x160xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<64x160xf32>) outs(%153 : tensor<64x160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.divf %cst, %in : f32
      linalg.yield %171 : f32
    } -> tensor<64x160xf32>
    %155 = tensor.empty() : tensor<64x160xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%146, %154 : tensor<64x160xf32>, tensor<64x160xf32>) outs(%155 : tensor<64x160xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.mulf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x160xf32>
    %157 = tensor.empty() : tensor<64x160xf32>
    %158 = linalg.fill ins(%cst_4 : f32) outs(%157 : tensor<64x160xf32>) -> tensor<64x160xf32>
    %159 = linalg.matmul ins(%143, %arg6 : tensor<64x64xbf16>, tensor<64x160xbf16>) outs(%158 : tensor<64x160xf32>) -> tensor<64x160xf32>
    %160 = tensor.empty() : tensor<64x160xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%156, %159 : tensor<64x160xf32>, tensor<64x160xf32>) outs(%160 : tensor<64x160xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.mulf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x160xf32>
    %162 = tensor.empty() : tensor<64x160xbf16>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<64x160xf32>) outs(%162 : tensor<64x160xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<64x160xbf16>
    %164 = tensor.empty() : tensor<64x64xf32>
    %165 = linalg.fill ins(%cst_4 : f32) outs(%164 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %166 = linalg.matmul ins(%163, %arg7 : tensor<64x160xbf16>, tensor<160x64xbf16>) outs(%165 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %167 = tensor.empty() : tensor<64x64xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%122, %166 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%167 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %171 = arith.addf %in, %in_20 : f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32>
    %169 = tensor.empty() : tensor<64x64xbf16>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<64x64xf32>) outs(%169 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %171 = arith.truncf %in : f32 to bf16
      linalg.yield %171 : bf16
    } -> tensor<64x64xbf16>
    return %170 : tensor<64x64xbf16>
  }
}

