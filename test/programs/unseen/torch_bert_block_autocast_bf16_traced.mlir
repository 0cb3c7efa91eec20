#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x12x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32x48xf32>) -> tensor<2x12x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 7.968750e-01 : bf16
    %cst_4 = arith.constant 1.000000e+00 : bf16
    %cst_5 = arith.constant 5.000000e-01 : bf16
    %cst_6 = arith.constant 0.35355339059327379 : f64
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 3.200000e+01 : f64
    %cst_9 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<2x12x32xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x32xf32>) outs(%0 : tensor<2x12x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %96 = arith.extf %in : f32 to f64
      linalg.yield %96 : f64
    } -> tensor<2x12x32xf64>
    %2 = tensor.empty() : tensor<2x12x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x12x1xf64>) -> tensor<2x12x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x12x32xf64>) outs(%3 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x12x1xf64>) outs(%2 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_8 : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x12x32xf64>, tensor<2x12x1xf64>) outs(%0 : tensor<2x12x32xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %96 = arith.subf %in, %in_35 : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x32xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x12x32xf64>, tensor<2x12x32xf64>) outs(%0 : tensor<2x12x32xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %96 = arith.mulf %in, %in_35 : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x32xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x12x32xf64>) outs(%3 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x12x1xf64>) outs(%2 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_8 : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x1xf64>
    %10 = tensor.empty() : tensor<2x12x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x12x1xf64>) outs(%10 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %96 = arith.truncf %in : f64 to f32
      linalg.yield %96 : f32
    } -> tensor<2x12x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x12x32xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x12x1xf32>) outs(%10 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_9 : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x12x1xf32>) outs(%10 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.truncf %cst_7 : f64 to f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x12x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x12x1xf32>) outs(%10 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.rsqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x1xf32>
    %17 = tensor.empty() : tensor<2x12x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<2x12x32xf32>, tensor<2x12x1xf32>) outs(%17 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %96 = arith.subf %in, %in_35 : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x32xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x12x32xf32>, tensor<2x12x1xf32>) outs(%17 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %96 = arith.mulf %in, %in_35 : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x32xf32>
    %20 = tensor.empty() : tensor<96x32xbf16>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<96x32xf32>) outs(%20 : tensor<96x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<96x32xbf16>
    %22 = tensor.empty() : tensor<2x12x32xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x12x32xf32>) outs(%22 : tensor<2x12x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<2x12x32xbf16>
    %24 = tensor.empty() : tensor<32x96xbf16>
    %transposed = linalg.transpose ins(%21 : tensor<96x32xbf16>) outs(%24 : tensor<32x96xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %25 = tensor.empty() : tensor<24x96xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<24x96xf32>) -> tensor<24x96xf32>
    %27 = linalg.matmul ins(%collapsed, %transposed : tensor<24x32xbf16>, tensor<32x96xbf16>) outs(%26 : tensor<24x96xf32>) -> tensor<24x96xf32>
    %28 = tensor.empty() : tensor<24x96xbf16>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<24x96xf32>) outs(%28 : tensor<24x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<24x96xbf16>
    %expanded = tensor.expand_shape %29 [[0, 1], [2]] output_shape [2, 12, 96] : tensor<24x96xbf16> into tensor<2x12x96xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 12, 32] [1, 1, 1] : tensor<2x12x96xbf16> to tensor<2x12x32xbf16>
    %extracted_slice_10 = tensor.extract_slice %expanded[0, 0, 32] [2, 12, 32] [1, 1, 1] : tensor<2x12x96xbf16> to tensor<2x12x32xbf16>
    %extracted_slice_11 = tensor.extract_slice %expanded[0, 0, 64] [2, 12, 32] [1, 1, 1] : tensor<2x12x96xbf16> to tensor<2x12x32xbf16>
    %expanded_12 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 12, 4, 8] : tensor<2x12x32xbf16> into tensor<2x12x4x8xbf16>
    %30 = tensor.empty() : tensor<2x4x12x8xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x12x4x8xbf16>) outs(%30 : tensor<2x4x12x8xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_14 = tensor.expand_shape %extracted_slice_10 [[0], [1], [2, 3]] output_shape [2, 12, 4, 8] : tensor<2x12x32xbf16> into tensor<2x12x4x8xbf16>
    %expanded_15 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3]] output_shape [2, 12, 4, 8] : tensor<2x12x32xbf16> into tensor<2x12x4x8xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x12x4x8xbf16>) outs(%30 : tensor<2x4x12x8xbf16>) permutation = [0, 2, 1, 3] 
    %31 = tensor.empty() : tensor<2x4x8x12xbf16>
    %transposed_17 = linalg.transpose ins(%expanded_14 : tensor<2x12x4x8xbf16>) outs(%31 : tensor<2x4x8x12xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed_18 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x4x12x8xbf16> into tensor<8x12x8xbf16>
    %collapsed_19 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x4x8x12xbf16> into tensor<8x8x12xbf16>
    %32 = tensor.empty() : tensor<8x12x12xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %34 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<8x12x8xbf16>, tensor<8x8x12xbf16>) outs(%33 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %35 = tensor.empty() : tensor<8x12x12xbf16>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<8x12x12xf32>) outs(%35 : tensor<8x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<8x12x12xbf16>
    %expanded_20 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xbf16> into tensor<2x4x12x12xbf16>
    %37 = tensor.empty() : tensor<2x4x12x12xbf16>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<2x4x12x12xbf16>) outs(%37 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %96 = arith.truncf %cst_6 : f64 to bf16
      %97 = arith.mulf %in, %96 : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x4x12x12xbf16>
    %39 = tensor.empty() : tensor<2x4x12x12xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x4x12x12xbf16>) outs(%39 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %96 = arith.extf %in : bf16 to f32
      linalg.yield %96 : f32
    } -> tensor<2x4x12x12xf32>
    %41 = tensor.empty() : tensor<2x4x12xi64>
    %42 = linalg.fill ins(%c0_i64 : i64) outs(%41 : tensor<2x4x12xi64>) -> tensor<2x4x12xi64>
    %43 = tensor.empty() : tensor<2x4x12xf32>
    %44 = linalg.fill ins(%cst_1 : f32) outs(%43 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %45:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<2x4x12x12xf32>) outs(%44, %42 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_35: i64):
      %96 = linalg.index 3 : index
      %97 = arith.index_cast %96 : index to i64
      %98 = arith.maximumf %in, %out : f32
      %99 = arith.cmpf ogt, %in, %out : f32
      %100 = arith.select %99, %97, %out_35 : i64
      linalg.yield %98, %100 : f32, i64
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>)
    %expanded_21 = tensor.expand_shape %45#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %expanded_21 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%39 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %96 = arith.subf %in, %in_35 : f32
      linalg.yield %96 : f32
    } -> tensor<2x4x12x12xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x4x12x12xf32>) outs(%39 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.exp %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x4x12x12xf32>
    %48 = tensor.empty() : tensor<2x4x12x1xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<2x4x12x1xf32>) -> tensor<2x4x12x1xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<2x4x12x12xf32>) outs(%49 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x4x12x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %50 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%39 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %96 = arith.divf %in, %in_35 : f32
      linalg.yield %96 : f32
    } -> tensor<2x4x12x12xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x4x12x12xf32>) outs(%37 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<2x4x12x12xbf16>
    %collapsed_22 = tensor.collapse_shape %52 [[0, 1], [2], [3]] : tensor<2x4x12x12xbf16> into tensor<8x12x12xbf16>
    %collapsed_23 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x4x12x8xbf16> into tensor<8x12x8xbf16>
    %53 = tensor.empty() : tensor<8x12x8xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %55 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<8x12x12xbf16>, tensor<8x12x8xbf16>) outs(%54 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %56 = tensor.empty() : tensor<8x12x8xbf16>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<8x12x8xf32>) outs(%56 : tensor<8x12x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<8x12x8xbf16>
    %expanded_24 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 4, 12, 8] : tensor<8x12x8xbf16> into tensor<2x4x12x8xbf16>
    %58 = tensor.empty() : tensor<2x12x4x8xbf16>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x4x12x8xbf16>) outs(%58 : tensor<2x12x4x8xbf16>) permutation = [0, 2, 1, 3] 
    %59 = tensor.empty() : tensor<32x32xbf16>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32x32xf32>) outs(%59 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<32x32xbf16>
    %transposed_26 = linalg.transpose ins(%60 : tensor<32x32xbf16>) outs(%59 : tensor<32x32xbf16>) permutation = [1, 0] 
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2, 3]] : tensor<2x12x4x8xbf16> into tensor<24x32xbf16>
    %61 = tensor.empty() : tensor<24x32xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %63 = linalg.matmul ins(%collapsed_27, %transposed_26 : tensor<24x32xbf16>, tensor<32x32xbf16>) outs(%62 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %64 = tensor.empty() : tensor<24x32xbf16>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<24x32xf32>) outs(%64 : tensor<24x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<24x32xbf16>
    %expanded_28 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_28 : tensor<2x12x32xf32>, tensor<2x12x32xbf16>) outs(%17 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_35: bf16, %out: f32):
      %96 = arith.extf %in_35 : bf16 to f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x12x32xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x12x32xf32>) outs(%0 : tensor<2x12x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %96 = arith.extf %in : f32 to f64
      linalg.yield %96 : f64
    } -> tensor<2x12x32xf64>
    %68 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<2x12x32xf64>) outs(%3 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x1xf64>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x12x1xf64>) outs(%2 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_8 : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x1xf64>
    %70 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %69 : tensor<2x12x32xf64>, tensor<2x12x1xf64>) outs(%0 : tensor<2x12x32xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %96 = arith.subf %in, %in_35 : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x32xf64>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %70 : tensor<2x12x32xf64>, tensor<2x12x32xf64>) outs(%0 : tensor<2x12x32xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %96 = arith.mulf %in, %in_35 : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x32xf64>
    %72 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<2x12x32xf64>) outs(%3 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x1xf64>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x12x1xf64>) outs(%2 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_8 : f64
      linalg.yield %96 : f64
    } -> tensor<2x12x1xf64>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x12x1xf64>) outs(%10 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %96 = arith.truncf %in : f64 to f32
      linalg.yield %96 : f32
    } -> tensor<2x12x1xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<2x12x32xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x1xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x12x1xf32>) outs(%10 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_9 : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x12x1xf32>) outs(%10 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.truncf %cst_7 : f64 to f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x12x1xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x12x1xf32>) outs(%10 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.rsqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x1xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %76 : tensor<2x12x32xf32>, tensor<2x12x1xf32>) outs(%17 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %96 = arith.subf %in, %in_35 : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x32xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %78 : tensor<2x12x32xf32>, tensor<2x12x1xf32>) outs(%17 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %96 = arith.mulf %in, %in_35 : f32
      linalg.yield %96 : f32
    } -> tensor<2x12x32xf32>
    %81 = tensor.empty() : tensor<48x32xbf16>
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48x32xf32>) outs(%81 : tensor<48x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<48x32xbf16>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x12x32xf32>) outs(%22 : tensor<2x12x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<2x12x32xbf16>
    %84 = tensor.empty() : tensor<32x48xbf16>
    %transposed_29 = linalg.transpose ins(%82 : tensor<48x32xbf16>) outs(%84 : tensor<32x48xbf16>) permutation = [1, 0] 
    %collapsed_30 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %85 = tensor.empty() : tensor<24x48xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %87 = linalg.matmul ins(%collapsed_30, %transposed_29 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%86 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %88 = tensor.empty() : tensor<24x48xbf16>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<24x48xf32>) outs(%88 : tensor<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<24x48xbf16>
    %expanded_31 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xbf16> into tensor<2x12x48xbf16>
    %90 = tensor.empty() : tensor<2x12x48xbf16>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x12x48xbf16>) outs(%90 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %96 = math.fpowi %in, %c3_i64 : bf16, i64
      %97 = arith.mulf %96, %cst_2 : bf16
      %98 = arith.addf %in, %97 : bf16
      %99 = arith.mulf %98, %cst_3 : bf16
      %100 = math.tanh %99 : bf16
      %101 = arith.addf %100, %cst_4 : bf16
      %102 = arith.mulf %101, %cst_5 : bf16
      %103 = arith.mulf %in, %102 : bf16
      linalg.yield %103 : bf16
    } -> tensor<2x12x48xbf16>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<32x48xf32>) outs(%84 : tensor<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<32x48xbf16>
    %transposed_32 = linalg.transpose ins(%92 : tensor<32x48xbf16>) outs(%81 : tensor<48x32xbf16>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<2x12x48xbf16> into tensor<24x48xbf16>
    %93 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<24x48xbf16>, tensor<48x32xbf16>) outs(%62 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<24x32xf32>) outs(%64 : tensor<24x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %96 = arith.truncf %in : f32 to bf16
      linalg.yield %96 : bf16
    } -> tensor<24x32xbf16>
    %expanded_34 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %expanded_34 : tensor<2x12x32xf32>, tensor<2x12x32xbf16>) outs(%17 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_35: bf16, %out: f32):
      %96 = arith.extf %in_35 : bf16 to f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x12x32xf32>
    return %95 : tensor<2x12x32xf32>
  }
}
