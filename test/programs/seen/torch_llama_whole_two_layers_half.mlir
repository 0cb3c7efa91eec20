#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x6xi64>, %arg1: tensor<50x64xf16>, %arg2: tensor<64x64xf16>, %arg3: tensor<16x64xf16>, %arg4: tensor<16x64xf16>, %arg5: tensor<64x64xf16>, %arg6: tensor<96x64xf16>, %arg7: tensor<96x64xf16>, %arg8: tensor<64x96xf16>, %arg9: tensor<64xf16>, %arg10: tensor<64xf16>, %arg11: tensor<64x64xf16>, %arg12: tensor<16x64xf16>, %arg13: tensor<16x64xf16>, %arg14: tensor<64x64xf16>, %arg15: tensor<96x64xf16>, %arg16: tensor<96x64xf16>, %arg17: tensor<64x96xf16>, %arg18: tensor<64xf16>, %arg19: tensor<64xf16>, %arg20: tensor<64xf16>, %arg21: tensor<50x64xf16>) -> tensor<1x6x50xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c50 = arith.constant 50 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-6.550400e+04> : tensor<6x6xf16>
    %cst_4 = arith.constant 0.35355339059327379 : f64
    %cst_5 = arith.constant 9.9999999999999995E-7 : f64
    %cst_6 = arith.constant 8.000000e+00 : f32
    %cst_7 = arith.constant 1.000000e+04 : f32
    %cst_8 = arith.constant 6.400000e+01 : f32
    %0 = tensor.empty() : tensor<1x6x64xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x6xi64>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: i64, %out: f16):
      %202 = arith.index_cast %in : i64 to index
      %203 = linalg.index 2 : index
      %204 = arith.cmpi slt, %202, %c50 : index
      cf.assert %204, "index must be smaller than dim size"
      %205 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %205, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%202, %203] : tensor<50x64xf16>
      linalg.yield %extracted : f16
    } -> tensor<1x6x64xf16>
    %2 = tensor.empty() : tensor<6xi64>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %202 = linalg.index 0 : index
      %203 = arith.index_cast %202 : index to i64
      linalg.yield %203 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %4 = tensor.empty() : tensor<4xi64>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%4 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %202 = linalg.index 0 : index
      %203 = arith.index_cast %202 : index to i64
      %204 = arith.muli %203, %c2_i64 : i64
      linalg.yield %204 : i64
    } -> tensor<4xi64>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%5 : tensor<4xi64>) outs(%4 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %202 = arith.sitofp %in : i64 to f32
      %203 = arith.negf %202 : f32
      %204 = arith.fptosi %203 : f32 to i64
      linalg.yield %204 : i64
    } -> tensor<4xi64>
    %7 = tensor.empty() : tensor<4xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6 : tensor<4xi64>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %202 = arith.sitofp %in : i64 to f32
      %203 = arith.divf %202, %cst_6 : f32
      linalg.yield %203 : f32
    } -> tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%8 : tensor<4xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.powf %cst_7, %in : f32
      linalg.yield %202 : f32
    } -> tensor<4xf32>
    %10 = tensor.empty() : tensor<6x4xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded, %9 : tensor<6x1xi64>, tensor<4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: i64, %in_84: f32, %out: f32):
      %202 = arith.sitofp %in : i64 to f32
      %203 = arith.mulf %202, %in_84 : f32
      linalg.yield %203 : f32
    } -> tensor<6x4xf32>
    %concat = tensor.concat dim(1) %11, %11 : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x8xf32>
    %12 = tensor.empty() : tensor<6x8xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<6x8xf32>) outs(%12 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.cos %in : f32
      linalg.yield %202 : f32
    } -> tensor<6x8xf32>
    %14 = tensor.empty() : tensor<6x8xf16>
    %15 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x8xf32>) outs(%14 : tensor<6x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x8xf16>
    %16 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<6x8xf32>) outs(%12 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.sin %in : f32
      linalg.yield %202 : f32
    } -> tensor<6x8xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x8xf32>) outs(%14 : tensor<6x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x8xf16>
    %18 = tensor.empty() : tensor<1x6x64xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x6x64xf16>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x6x64xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %21 = tensor.empty() : tensor<1x6x1xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<1x6x64xf32>) outs(%22 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_8 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_5 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<1x6x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %26 : tensor<1x6x64xf32>, tensor<1x6x1xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.mulf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x6x64xf32>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %29 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %28 : tensor<64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %30 = tensor.empty() : tensor<64x64xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf16>) outs(%30 : tensor<64x64xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<1x6x64xf16> into tensor<6x64xf16>
    %31 = tensor.empty() : tensor<6x64xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %33 = linalg.matmul ins(%collapsed, %transposed : tensor<6x64xf16>, tensor<64x64xf16>) outs(%32 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %34 = tensor.empty() : tensor<6x64xf16>
    %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<6x64xf32>) outs(%34 : tensor<6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x64xf16>
    %expanded_9 = tensor.expand_shape %35 [[0, 1], [2, 3]] output_shape [1, 6, 8, 8] : tensor<6x64xf16> into tensor<1x6x8x8xf16>
    %36 = tensor.empty() : tensor<1x8x6x8xf16>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<1x6x8x8xf16>) outs(%36 : tensor<1x8x6x8xf16>) permutation = [0, 2, 1, 3] 
    %37 = tensor.empty() : tensor<64x16xf16>
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<16x64xf16>) outs(%37 : tensor<64x16xf16>) permutation = [1, 0] 
    %38 = tensor.empty() : tensor<6x16xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %40 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<6x64xf16>, tensor<64x16xf16>) outs(%39 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %41 = tensor.empty() : tensor<6x16xf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<6x16xf32>) outs(%41 : tensor<6x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x16xf16>
    %expanded_12 = tensor.expand_shape %42 [[0, 1], [2, 3]] output_shape [1, 6, 2, 8] : tensor<6x16xf16> into tensor<1x6x2x8xf16>
    %43 = tensor.empty() : tensor<1x2x6x8xf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<1x6x2x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg4 : tensor<16x64xf16>) outs(%37 : tensor<64x16xf16>) permutation = [1, 0] 
    %44 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<6x64xf16>, tensor<64x16xf16>) outs(%39 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<6x16xf32>) outs(%41 : tensor<6x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x16xf16>
    %expanded_15 = tensor.expand_shape %45 [[0, 1], [2, 3]] output_shape [1, 6, 2, 8] : tensor<6x16xf16> into tensor<1x6x2x8xf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<1x6x2x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) permutation = [0, 2, 1, 3] 
    %46 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %15 : tensor<1x8x6x8xf16>, tensor<6x8xf16>) outs(%36 : tensor<1x8x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x8xf16>
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 4] [1, 8, 6, 4] [1, 1, 1, 1] : tensor<1x8x6x8xf16> to tensor<1x8x6x4xf16>
    %47 = tensor.empty() : tensor<1x8x6x4xf16>
    %48 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x8x6x4xf16>) outs(%47 : tensor<1x8x6x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.negf %in : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x4xf16>
    %extracted_slice_17 = tensor.extract_slice %transposed_10[0, 0, 0, 0] [1, 8, 6, 4] [1, 1, 1, 1] : tensor<1x8x6x8xf16> to tensor<1x8x6x4xf16>
    %concat_18 = tensor.concat dim(3) %48, %extracted_slice_17 : (tensor<1x8x6x4xf16>, tensor<1x8x6x4xf16>) -> tensor<1x8x6x8xf16>
    %49 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_18, %17 : tensor<1x8x6x8xf16>, tensor<6x8xf16>) outs(%36 : tensor<1x8x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x8xf16>
    %50 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %49 : tensor<1x8x6x8xf16>, tensor<1x8x6x8xf16>) outs(%36 : tensor<1x8x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x8xf16>
    %51 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %15 : tensor<1x2x6x8xf16>, tensor<6x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x2x6x8xf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_13[0, 0, 0, 4] [1, 2, 6, 4] [1, 1, 1, 1] : tensor<1x2x6x8xf16> to tensor<1x2x6x4xf16>
    %52 = tensor.empty() : tensor<1x2x6x4xf16>
    %53 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<1x2x6x4xf16>) outs(%52 : tensor<1x2x6x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.negf %in : f16
      linalg.yield %202 : f16
    } -> tensor<1x2x6x4xf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [1, 2, 6, 4] [1, 1, 1, 1] : tensor<1x2x6x8xf16> to tensor<1x2x6x4xf16>
    %concat_21 = tensor.concat dim(3) %53, %extracted_slice_20 : (tensor<1x2x6x4xf16>, tensor<1x2x6x4xf16>) -> tensor<1x2x6x8xf16>
    %54 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %17 : tensor<1x2x6x8xf16>, tensor<6x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x2x6x8xf16>
    %55 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %54 : tensor<1x2x6x8xf16>, tensor<1x2x6x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x2x6x8xf16>
    %56 = tensor.empty() : tensor<1x2x4x6x8xf16>
    %57 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<1x2x6x8xf16>) outs(%56 : tensor<1x2x4x6x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x4x6x8xf16>
    %collapsed_22 = tensor.collapse_shape %57 [[0], [1, 2], [3], [4]] : tensor<1x2x4x6x8xf16> into tensor<1x8x6x8xf16>
    %58 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<1x2x6x8xf16>) outs(%56 : tensor<1x2x4x6x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x4x6x8xf16>
    %59 = tensor.empty() : tensor<1x8x8x6xf16>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<1x8x6x8xf16>) outs(%59 : tensor<1x8x8x6xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %50 [[0, 1], [2], [3]] : tensor<1x8x6x8xf16> into tensor<8x6x8xf16>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<1x8x8x6xf16> into tensor<8x8x6xf16>
    %60 = tensor.empty() : tensor<8x6x6xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %62 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<8x6x8xf16>, tensor<8x8x6xf16>) outs(%61 : tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %63 = tensor.empty() : tensor<8x6x6xf16>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<8x6x6xf32>) outs(%63 : tensor<8x6x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<8x6x6xf16>
    %expanded_26 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [1, 8, 6, 6] : tensor<8x6x6xf16> into tensor<1x8x6x6xf16>
    %65 = tensor.empty() : tensor<1x8x6x6xf16>
    %66 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<1x8x6x6xf16>) outs(%65 : tensor<1x8x6x6xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.truncf %cst_4 : f64 to f16
      %203 = arith.mulf %in, %202 : f16
      linalg.yield %203 : f16
    } -> tensor<1x8x6x6xf16>
    %expanded_27 = tensor.expand_shape %3 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %67 = tensor.empty() : tensor<6x6xi64>
    %68 = linalg.generic {indexing_maps = [#map12, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_27, %expanded : tensor<1x6xi64>, tensor<6x1xi64>) outs(%67 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %in_84: i64, %out: i64):
      %202 = arith.subi %in, %in_84 : i64
      linalg.yield %202 : i64
    } -> tensor<6x6xi64>
    %69 = tensor.empty() : tensor<6x6xi1>
    %70 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<6x6xi64>) outs(%69 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %202 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %202 : i1
    } -> tensor<6x6xi1>
    %71 = tensor.empty() : tensor<6x6xf16>
    %72 = linalg.generic {indexing_maps = [#map5, #map5, #map13, #map5], iterator_types = ["parallel", "parallel"]} ins(%70, %cst_3, %cst_2 : tensor<6x6xi1>, tensor<6x6xf16>, tensor<f16>) outs(%71 : tensor<6x6xf16>) {
    ^bb0(%in: i1, %in_84: f16, %in_85: f16, %out: f16):
      %202 = arith.select %in, %in_84, %in_85 : f16
      linalg.yield %202 : f16
    } -> tensor<6x6xf16>
    %73 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %72 : tensor<1x8x6x6xf16>, tensor<6x6xf16>) outs(%65 : tensor<1x8x6x6xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x6xf16>
    %74 = tensor.empty() : tensor<1x8x6x6xf32>
    %75 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<1x8x6x6xf16>) outs(%74 : tensor<1x8x6x6xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x6xf32>
    %76 = tensor.empty() : tensor<1x8x6xi64>
    %77 = linalg.fill ins(%c0_i64 : i64) outs(%76 : tensor<1x8x6xi64>) -> tensor<1x8x6xi64>
    %78 = tensor.empty() : tensor<1x8x6xf32>
    %79 = linalg.fill ins(%cst_0 : f32) outs(%78 : tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %80:2 = linalg.generic {indexing_maps = [#map8, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<1x8x6x6xf32>) outs(%79, %77 : tensor<1x8x6xf32>, tensor<1x8x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_84: i64):
      %202 = linalg.index 3 : index
      %203 = arith.index_cast %202 : index to i64
      %204 = arith.maximumf %in, %out : f32
      %205 = arith.cmpf ogt, %in, %out : f32
      %206 = arith.select %205, %203, %out_84 : i64
      linalg.yield %204, %206 : f32, i64
    } -> (tensor<1x8x6xf32>, tensor<1x8x6xi64>)
    %expanded_28 = tensor.expand_shape %80#0 [[0], [1], [2, 3]] output_shape [1, 8, 6, 1] : tensor<1x8x6xf32> into tensor<1x8x6x1xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_28 : tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) outs(%74 : tensor<1x8x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.subf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x6xf32>
    %82 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<1x8x6x6xf32>) outs(%74 : tensor<1x8x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.exp %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x6xf32>
    %83 = tensor.empty() : tensor<1x8x6x1xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<1x8x6x1xf32>) -> tensor<1x8x6x1xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<1x8x6x6xf32>) outs(%84 : tensor<1x8x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x1xf32>
    %86 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %85 : tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) outs(%74 : tensor<1x8x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.divf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x6xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<1x8x6x6xf32>) outs(%65 : tensor<1x8x6x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x6xf16>
    %collapsed_29 = tensor.collapse_shape %87 [[0, 1], [2], [3]] : tensor<1x8x6x6xf16> into tensor<8x6x6xf16>
    %collapsed_30 = tensor.collapse_shape %58 [[0, 1, 2], [3], [4]] : tensor<1x2x4x6x8xf16> into tensor<8x6x8xf16>
    %88 = tensor.empty() : tensor<8x6x8xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<8x6x8xf32>) -> tensor<8x6x8xf32>
    %90 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<8x6x6xf16>, tensor<8x6x8xf16>) outs(%89 : tensor<8x6x8xf32>) -> tensor<8x6x8xf32>
    %91 = tensor.empty() : tensor<8x6x8xf16>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<8x6x8xf32>) outs(%91 : tensor<8x6x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<8x6x8xf16>
    %expanded_31 = tensor.expand_shape %92 [[0, 1], [2], [3]] output_shape [1, 8, 6, 8] : tensor<8x6x8xf16> into tensor<1x8x6x8xf16>
    %93 = tensor.empty() : tensor<1x6x8x8xf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<1x8x6x8xf16>) outs(%93 : tensor<1x6x8x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_33 = linalg.transpose ins(%arg5 : tensor<64x64xf16>) outs(%30 : tensor<64x64xf16>) permutation = [1, 0] 
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2, 3]] : tensor<1x6x8x8xf16> into tensor<6x64xf16>
    %94 = linalg.matmul ins(%collapsed_34, %transposed_33 : tensor<6x64xf16>, tensor<64x64xf16>) outs(%32 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<6x64xf32>) outs(%34 : tensor<6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x64xf16>
    %expanded_35 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [1, 6, 64] : tensor<6x64xf16> into tensor<1x6x64xf16>
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_35 : tensor<1x6x64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x6x64xf16>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<1x6x64xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%98 : tensor<1x6x64xf32>) outs(%22 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_8 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_5 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<1x6x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %102 : tensor<1x6x64xf32>, tensor<1x6x1xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.mulf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<1x6x64xf32>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %105 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %104 : tensor<64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %106 = tensor.empty() : tensor<64x96xf16>
    %transposed_36 = linalg.transpose ins(%arg6 : tensor<96x64xf16>) outs(%106 : tensor<64x96xf16>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %105 [[0, 1], [2]] : tensor<1x6x64xf16> into tensor<6x64xf16>
    %107 = tensor.empty() : tensor<6x96xf32>
    %108 = linalg.fill ins(%cst : f32) outs(%107 : tensor<6x96xf32>) -> tensor<6x96xf32>
    %109 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<6x64xf16>, tensor<64x96xf16>) outs(%108 : tensor<6x96xf32>) -> tensor<6x96xf32>
    %110 = tensor.empty() : tensor<6x96xf16>
    %111 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<6x96xf32>) outs(%110 : tensor<6x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x96xf16>
    %expanded_38 = tensor.expand_shape %111 [[0, 1], [2]] output_shape [1, 6, 96] : tensor<6x96xf16> into tensor<1x6x96xf16>
    %112 = tensor.empty() : tensor<1x6x96xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<1x6x96xf16>) outs(%112 : tensor<1x6x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x6x96xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<1x6x96xf32>) outs(%112 : tensor<1x6x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.negf %in : f32
      %203 = math.exp %202 : f32
      %204 = arith.addf %203, %cst_1 : f32
      %205 = arith.divf %cst_1, %204 : f32
      linalg.yield %205 : f32
    } -> tensor<1x6x96xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %114 : tensor<1x6x96xf32>, tensor<1x6x96xf32>) outs(%112 : tensor<1x6x96xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.mulf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x96xf32>
    %116 = tensor.empty() : tensor<1x6x96xf16>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<1x6x96xf32>) outs(%116 : tensor<1x6x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x6x96xf16>
    %transposed_39 = linalg.transpose ins(%arg7 : tensor<96x64xf16>) outs(%106 : tensor<64x96xf16>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%collapsed_37, %transposed_39 : tensor<6x64xf16>, tensor<64x96xf16>) outs(%108 : tensor<6x96xf32>) -> tensor<6x96xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<6x96xf32>) outs(%110 : tensor<6x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x96xf16>
    %expanded_40 = tensor.expand_shape %119 [[0, 1], [2]] output_shape [1, 6, 96] : tensor<6x96xf16> into tensor<1x6x96xf16>
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %expanded_40 : tensor<1x6x96xf16>, tensor<1x6x96xf16>) outs(%116 : tensor<1x6x96xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x96xf16>
    %121 = tensor.empty() : tensor<96x64xf16>
    %transposed_41 = linalg.transpose ins(%arg8 : tensor<64x96xf16>) outs(%121 : tensor<96x64xf16>) permutation = [1, 0] 
    %collapsed_42 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<1x6x96xf16> into tensor<6x96xf16>
    %122 = linalg.matmul ins(%collapsed_42, %transposed_41 : tensor<6x96xf16>, tensor<96x64xf16>) outs(%32 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %123 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<6x64xf32>) outs(%34 : tensor<6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x64xf16>
    %expanded_43 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [1, 6, 64] : tensor<6x64xf16> into tensor<1x6x64xf16>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %expanded_43 : tensor<1x6x64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<1x6x64xf16>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<1x6x64xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<1x6x64xf32>) outs(%22 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_8 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_5 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<1x6x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<1x6x64xf32>, tensor<1x6x1xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.mulf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<1x6x64xf32>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %133 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %132 : tensor<64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %transposed_44 = linalg.transpose ins(%arg11 : tensor<64x64xf16>) outs(%30 : tensor<64x64xf16>) permutation = [1, 0] 
    %collapsed_45 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<1x6x64xf16> into tensor<6x64xf16>
    %134 = linalg.matmul ins(%collapsed_45, %transposed_44 : tensor<6x64xf16>, tensor<64x64xf16>) outs(%32 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %135 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<6x64xf32>) outs(%34 : tensor<6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x64xf16>
    %expanded_46 = tensor.expand_shape %135 [[0, 1], [2, 3]] output_shape [1, 6, 8, 8] : tensor<6x64xf16> into tensor<1x6x8x8xf16>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<1x6x8x8xf16>) outs(%36 : tensor<1x8x6x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_48 = linalg.transpose ins(%arg12 : tensor<16x64xf16>) outs(%37 : tensor<64x16xf16>) permutation = [1, 0] 
    %136 = linalg.matmul ins(%collapsed_45, %transposed_48 : tensor<6x64xf16>, tensor<64x16xf16>) outs(%39 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %137 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<6x16xf32>) outs(%41 : tensor<6x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x16xf16>
    %expanded_49 = tensor.expand_shape %137 [[0, 1], [2, 3]] output_shape [1, 6, 2, 8] : tensor<6x16xf16> into tensor<1x6x2x8xf16>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<1x6x2x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_51 = linalg.transpose ins(%arg13 : tensor<16x64xf16>) outs(%37 : tensor<64x16xf16>) permutation = [1, 0] 
    %138 = linalg.matmul ins(%collapsed_45, %transposed_51 : tensor<6x64xf16>, tensor<64x16xf16>) outs(%39 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<6x16xf32>) outs(%41 : tensor<6x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x16xf16>
    %expanded_52 = tensor.expand_shape %139 [[0, 1], [2, 3]] output_shape [1, 6, 2, 8] : tensor<6x16xf16> into tensor<1x6x2x8xf16>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<1x6x2x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) permutation = [0, 2, 1, 3] 
    %140 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_47, %15 : tensor<1x8x6x8xf16>, tensor<6x8xf16>) outs(%36 : tensor<1x8x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x8xf16>
    %extracted_slice_54 = tensor.extract_slice %transposed_47[0, 0, 0, 4] [1, 8, 6, 4] [1, 1, 1, 1] : tensor<1x8x6x8xf16> to tensor<1x8x6x4xf16>
    %141 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_54 : tensor<1x8x6x4xf16>) outs(%47 : tensor<1x8x6x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.negf %in : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x4xf16>
    %extracted_slice_55 = tensor.extract_slice %transposed_47[0, 0, 0, 0] [1, 8, 6, 4] [1, 1, 1, 1] : tensor<1x8x6x8xf16> to tensor<1x8x6x4xf16>
    %concat_56 = tensor.concat dim(3) %141, %extracted_slice_55 : (tensor<1x8x6x4xf16>, tensor<1x8x6x4xf16>) -> tensor<1x8x6x8xf16>
    %142 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_56, %17 : tensor<1x8x6x8xf16>, tensor<6x8xf16>) outs(%36 : tensor<1x8x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x8xf16>
    %143 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<1x8x6x8xf16>, tensor<1x8x6x8xf16>) outs(%36 : tensor<1x8x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x8xf16>
    %144 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50, %15 : tensor<1x2x6x8xf16>, tensor<6x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x2x6x8xf16>
    %extracted_slice_57 = tensor.extract_slice %transposed_50[0, 0, 0, 4] [1, 2, 6, 4] [1, 1, 1, 1] : tensor<1x2x6x8xf16> to tensor<1x2x6x4xf16>
    %145 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_57 : tensor<1x2x6x4xf16>) outs(%52 : tensor<1x2x6x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.negf %in : f16
      linalg.yield %202 : f16
    } -> tensor<1x2x6x4xf16>
    %extracted_slice_58 = tensor.extract_slice %transposed_50[0, 0, 0, 0] [1, 2, 6, 4] [1, 1, 1, 1] : tensor<1x2x6x8xf16> to tensor<1x2x6x4xf16>
    %concat_59 = tensor.concat dim(3) %145, %extracted_slice_58 : (tensor<1x2x6x4xf16>, tensor<1x2x6x4xf16>) -> tensor<1x2x6x8xf16>
    %146 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_59, %17 : tensor<1x2x6x8xf16>, tensor<6x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x2x6x8xf16>
    %147 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %146 : tensor<1x2x6x8xf16>, tensor<1x2x6x8xf16>) outs(%43 : tensor<1x2x6x8xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x2x6x8xf16>
    %148 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<1x2x6x8xf16>) outs(%56 : tensor<1x2x4x6x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x4x6x8xf16>
    %collapsed_60 = tensor.collapse_shape %148 [[0], [1, 2], [3], [4]] : tensor<1x2x4x6x8xf16> into tensor<1x8x6x8xf16>
    %149 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<1x2x6x8xf16>) outs(%56 : tensor<1x2x4x6x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x4x6x8xf16>
    %transposed_61 = linalg.transpose ins(%collapsed_60 : tensor<1x8x6x8xf16>) outs(%59 : tensor<1x8x8x6xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_62 = tensor.collapse_shape %143 [[0, 1], [2], [3]] : tensor<1x8x6x8xf16> into tensor<8x6x8xf16>
    %collapsed_63 = tensor.collapse_shape %transposed_61 [[0, 1], [2], [3]] : tensor<1x8x8x6xf16> into tensor<8x8x6xf16>
    %150 = linalg.batch_matmul ins(%collapsed_62, %collapsed_63 : tensor<8x6x8xf16>, tensor<8x8x6xf16>) outs(%61 : tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<8x6x6xf32>) outs(%63 : tensor<8x6x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<8x6x6xf16>
    %expanded_64 = tensor.expand_shape %151 [[0, 1], [2], [3]] output_shape [1, 8, 6, 6] : tensor<8x6x6xf16> into tensor<1x8x6x6xf16>
    %152 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<1x8x6x6xf16>) outs(%65 : tensor<1x8x6x6xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.truncf %cst_4 : f64 to f16
      %203 = arith.mulf %in, %202 : f16
      linalg.yield %203 : f16
    } -> tensor<1x8x6x6xf16>
    %153 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %72 : tensor<1x8x6x6xf16>, tensor<6x6xf16>) outs(%65 : tensor<1x8x6x6xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x6xf16>
    %154 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<1x8x6x6xf16>) outs(%74 : tensor<1x8x6x6xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x6xf32>
    %155:2 = linalg.generic {indexing_maps = [#map8, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%154 : tensor<1x8x6x6xf32>) outs(%79, %77 : tensor<1x8x6xf32>, tensor<1x8x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_84: i64):
      %202 = linalg.index 3 : index
      %203 = arith.index_cast %202 : index to i64
      %204 = arith.maximumf %in, %out : f32
      %205 = arith.cmpf ogt, %in, %out : f32
      %206 = arith.select %205, %203, %out_84 : i64
      linalg.yield %204, %206 : f32, i64
    } -> (tensor<1x8x6xf32>, tensor<1x8x6xi64>)
    %expanded_65 = tensor.expand_shape %155#0 [[0], [1], [2, 3]] output_shape [1, 8, 6, 1] : tensor<1x8x6xf32> into tensor<1x8x6x1xf32>
    %156 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %expanded_65 : tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) outs(%74 : tensor<1x8x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.subf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x6xf32>
    %157 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<1x8x6x6xf32>) outs(%74 : tensor<1x8x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.exp %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x6xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%157 : tensor<1x8x6x6xf32>) outs(%84 : tensor<1x8x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x1xf32>
    %159 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %158 : tensor<1x8x6x6xf32>, tensor<1x8x6x1xf32>) outs(%74 : tensor<1x8x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.divf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x8x6x6xf32>
    %160 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159 : tensor<1x8x6x6xf32>) outs(%65 : tensor<1x8x6x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x8x6x6xf16>
    %collapsed_66 = tensor.collapse_shape %160 [[0, 1], [2], [3]] : tensor<1x8x6x6xf16> into tensor<8x6x6xf16>
    %collapsed_67 = tensor.collapse_shape %149 [[0, 1, 2], [3], [4]] : tensor<1x2x4x6x8xf16> into tensor<8x6x8xf16>
    %161 = linalg.batch_matmul ins(%collapsed_66, %collapsed_67 : tensor<8x6x6xf16>, tensor<8x6x8xf16>) outs(%89 : tensor<8x6x8xf32>) -> tensor<8x6x8xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<8x6x8xf32>) outs(%91 : tensor<8x6x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<8x6x8xf16>
    %expanded_68 = tensor.expand_shape %162 [[0, 1], [2], [3]] output_shape [1, 8, 6, 8] : tensor<8x6x8xf16> into tensor<1x8x6x8xf16>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<1x8x6x8xf16>) outs(%93 : tensor<1x6x8x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_70 = linalg.transpose ins(%arg14 : tensor<64x64xf16>) outs(%30 : tensor<64x64xf16>) permutation = [1, 0] 
    %collapsed_71 = tensor.collapse_shape %transposed_69 [[0, 1], [2, 3]] : tensor<1x6x8x8xf16> into tensor<6x64xf16>
    %163 = linalg.matmul ins(%collapsed_71, %transposed_70 : tensor<6x64xf16>, tensor<64x64xf16>) outs(%32 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %164 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<6x64xf32>) outs(%34 : tensor<6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x64xf16>
    %expanded_72 = tensor.expand_shape %164 [[0, 1], [2]] output_shape [1, 6, 64] : tensor<6x64xf16> into tensor<1x6x64xf16>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %expanded_72 : tensor<1x6x64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<1x6x64xf16>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<1x6x64xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<1x6x64xf32>) outs(%22 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_8 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_5 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<1x6x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %171 : tensor<1x6x64xf32>, tensor<1x6x1xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.mulf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<1x6x64xf32>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %174 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %173 : tensor<64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %transposed_73 = linalg.transpose ins(%arg15 : tensor<96x64xf16>) outs(%106 : tensor<64x96xf16>) permutation = [1, 0] 
    %collapsed_74 = tensor.collapse_shape %174 [[0, 1], [2]] : tensor<1x6x64xf16> into tensor<6x64xf16>
    %175 = linalg.matmul ins(%collapsed_74, %transposed_73 : tensor<6x64xf16>, tensor<64x96xf16>) outs(%108 : tensor<6x96xf32>) -> tensor<6x96xf32>
    %176 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<6x96xf32>) outs(%110 : tensor<6x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x96xf16>
    %expanded_75 = tensor.expand_shape %176 [[0, 1], [2]] output_shape [1, 6, 96] : tensor<6x96xf16> into tensor<1x6x96xf16>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<1x6x96xf16>) outs(%112 : tensor<1x6x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x6x96xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<1x6x96xf32>) outs(%112 : tensor<1x6x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.negf %in : f32
      %203 = math.exp %202 : f32
      %204 = arith.addf %203, %cst_1 : f32
      %205 = arith.divf %cst_1, %204 : f32
      linalg.yield %205 : f32
    } -> tensor<1x6x96xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %178 : tensor<1x6x96xf32>, tensor<1x6x96xf32>) outs(%112 : tensor<1x6x96xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.mulf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x96xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<1x6x96xf32>) outs(%116 : tensor<1x6x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x6x96xf16>
    %transposed_76 = linalg.transpose ins(%arg16 : tensor<96x64xf16>) outs(%106 : tensor<64x96xf16>) permutation = [1, 0] 
    %181 = linalg.matmul ins(%collapsed_74, %transposed_76 : tensor<6x64xf16>, tensor<64x96xf16>) outs(%108 : tensor<6x96xf32>) -> tensor<6x96xf32>
    %182 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<6x96xf32>) outs(%110 : tensor<6x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x96xf16>
    %expanded_77 = tensor.expand_shape %182 [[0, 1], [2]] output_shape [1, 6, 96] : tensor<6x96xf16> into tensor<1x6x96xf16>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_77 : tensor<1x6x96xf16>, tensor<1x6x96xf16>) outs(%116 : tensor<1x6x96xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x96xf16>
    %transposed_78 = linalg.transpose ins(%arg17 : tensor<64x96xf16>) outs(%121 : tensor<96x64xf16>) permutation = [1, 0] 
    %collapsed_79 = tensor.collapse_shape %183 [[0, 1], [2]] : tensor<1x6x96xf16> into tensor<6x96xf16>
    %184 = linalg.matmul ins(%collapsed_79, %transposed_78 : tensor<6x96xf16>, tensor<96x64xf16>) outs(%32 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %185 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<6x64xf32>) outs(%34 : tensor<6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x64xf16>
    %expanded_80 = tensor.expand_shape %185 [[0, 1], [2]] output_shape [1, 6, 64] : tensor<6x64xf16> into tensor<1x6x64xf16>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %expanded_80 : tensor<1x6x64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.addf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<1x6x64xf16>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<1x6x64xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<1x6x64xf32>) outs(%22 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_8 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_5 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<1x6x1xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<1x6x1xf32>) outs(%21 : tensor<1x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x1xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %192 : tensor<1x6x64xf32>, tensor<1x6x1xf32>) outs(%18 : tensor<1x6x64xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %202 = arith.mulf %in, %in_84 : f32
      linalg.yield %202 : f32
    } -> tensor<1x6x64xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<1x6x64xf32>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %195 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20, %194 : tensor<64xf16>, tensor<1x6x64xf16>) outs(%0 : tensor<1x6x64xf16>) {
    ^bb0(%in: f16, %in_84: f16, %out: f16):
      %202 = arith.mulf %in, %in_84 : f16
      linalg.yield %202 : f16
    } -> tensor<1x6x64xf16>
    %196 = tensor.empty() : tensor<64x50xf16>
    %transposed_81 = linalg.transpose ins(%arg21 : tensor<50x64xf16>) outs(%196 : tensor<64x50xf16>) permutation = [1, 0] 
    %collapsed_82 = tensor.collapse_shape %195 [[0, 1], [2]] : tensor<1x6x64xf16> into tensor<6x64xf16>
    %197 = tensor.empty() : tensor<6x50xf32>
    %198 = linalg.fill ins(%cst : f32) outs(%197 : tensor<6x50xf32>) -> tensor<6x50xf32>
    %199 = linalg.matmul ins(%collapsed_82, %transposed_81 : tensor<6x64xf16>, tensor<64x50xf16>) outs(%198 : tensor<6x50xf32>) -> tensor<6x50xf32>
    %200 = tensor.empty() : tensor<6x50xf16>
    %201 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<6x50xf32>) outs(%200 : tensor<6x50xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<6x50xf16>
    %expanded_83 = tensor.expand_shape %201 [[0, 1], [2]] output_shape [1, 6, 50] : tensor<6x50xf16> into tensor<1x6x50xf16>
    return %expanded_83 : tensor<1x6x50xf16>
  }
}
