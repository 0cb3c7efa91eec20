// DeepSeek's latent attention: low-rank queries, a shared roped key part, keys and values from a normed latent.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>
#map12 = affine_map<(d0, d1) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
module @jit_mla_rope_split_causal_full {
  func.func public @main(%arg0: tensor<2x16x64xbf16>, %arg1: tensor<64x48xbf16>, %arg2: tensor<48x96xbf16>, %arg3: tensor<64x40xbf16>, %arg4: tensor<32x128xbf16>, %arg5: tensor<64x64xbf16>, %arg6: tensor<16x4xf32>, %arg7: tensor<16x4xf32>, %arg8: tensor<32xbf16>) -> tensor<2x16x64xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.204124153 : f32
    %cst_2 = arith.constant 9.99999997E-7 : f32
    %cst_3 = arith.constant 3.200000e+01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x16x64xbf16> into tensor<32x64xbf16>
    %0 = tensor.empty() : tensor<32x48xbf16>
    %1 = linalg.fill ins(%cst_5 : bf16) outs(%0 : tensor<32x48xbf16>) -> tensor<32x48xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<32x64xbf16>, tensor<64x48xbf16>) outs(%1 : tensor<32x48xbf16>) -> tensor<32x48xbf16>
    %3 = tensor.empty() : tensor<32x96xbf16>
    %4 = linalg.fill ins(%cst_5 : bf16) outs(%3 : tensor<32x96xbf16>) -> tensor<32x96xbf16>
    %5 = linalg.matmul ins(%2, %arg2 : tensor<32x48xbf16>, tensor<48x96xbf16>) outs(%4 : tensor<32x96xbf16>) -> tensor<32x96xbf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [2, 16, 4, 24] : tensor<32x96xbf16> into tensor<2x16x4x24xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 16, 4, 16] [1, 1, 1, 1] : tensor<2x16x4x24xbf16> to tensor<2x16x4x16xbf16>
    %extracted_slice_6 = tensor.extract_slice %expanded[0, 0, 0, 16] [2, 16, 4, 8] [1, 1, 1, 1] : tensor<2x16x4x24xbf16> to tensor<2x16x4x8xbf16>
    %6 = tensor.empty() : tensor<32x40xbf16>
    %7 = linalg.fill ins(%cst_5 : bf16) outs(%6 : tensor<32x40xbf16>) -> tensor<32x40xbf16>
    %8 = linalg.matmul ins(%collapsed, %arg3 : tensor<32x64xbf16>, tensor<64x40xbf16>) outs(%7 : tensor<32x40xbf16>) -> tensor<32x40xbf16>
    %expanded_7 = tensor.expand_shape %8 [[0, 1], [2]] output_shape [2, 16, 40] : tensor<32x40xbf16> into tensor<2x16x40xbf16>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xbf16> to tensor<2x16x32xbf16>
    %9 = tensor.empty() : tensor<2x16x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_8 : tensor<2x16x32xbf16>) outs(%9 : tensor<2x16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %139 = arith.extf %in : bf16 to f32
      linalg.yield %139 : f32
    } -> tensor<2x16x32xf32>
    %11 = tensor.empty() : tensor<2x16x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x16x32xf32>) outs(%11 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.mulf %in, %in : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x32xf32>
    %13 = tensor.empty() : tensor<2x16xf32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %out, %in : f32
      linalg.yield %139 : f32
    } -> tensor<2x16xf32>
    %expanded_9 = tensor.expand_shape %15 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %16 = tensor.empty() : tensor<2x16x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x16x1xf32>) outs(%16 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.divf %in, %cst_3 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x1xf32>
    %18 = tensor.empty() : tensor<2x16x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x16x1xf32>) outs(%18 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %cst_2 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x1xf32>
    %20 = tensor.empty() : tensor<2x16x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x16x1xf32>) outs(%20 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.rsqrt %in : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x1xf32>
    %22 = tensor.empty() : tensor<2x16x32xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %24 = tensor.empty() : tensor<2x16x32xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %23 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%24 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x32xf32>
    %26 = tensor.empty() : tensor<2x16x32xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x16x32xf32>) outs(%26 : tensor<2x16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %139 = arith.truncf %in : f32 to bf16
      linalg.yield %139 : bf16
    } -> tensor<2x16x32xbf16>
    %28 = tensor.empty() : tensor<2x16x32xbf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8 : tensor<32xbf16>) outs(%28 : tensor<2x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x32xbf16>
    %30 = tensor.empty() : tensor<2x16x32xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x16x32xbf16>, tensor<2x16x32xbf16>) outs(%30 : tensor<2x16x32xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %139 = arith.mulf %in, %in_38 : bf16
      linalg.yield %139 : bf16
    } -> tensor<2x16x32xbf16>
    %extracted_slice_10 = tensor.extract_slice %expanded_7[0, 0, 32] [2, 16, 8] [1, 1, 1] : tensor<2x16x40xbf16> to tensor<2x16x8xbf16>
    %collapsed_11 = tensor.collapse_shape %31 [[0, 1], [2]] : tensor<2x16x32xbf16> into tensor<32x32xbf16>
    %32 = tensor.empty() : tensor<32x128xbf16>
    %33 = linalg.fill ins(%cst_5 : bf16) outs(%32 : tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %34 = linalg.matmul ins(%collapsed_11, %arg4 : tensor<32x32xbf16>, tensor<32x128xbf16>) outs(%33 : tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %expanded_12 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 16, 4, 32] : tensor<32x128xbf16> into tensor<2x16x4x32xbf16>
    %extracted_slice_13 = tensor.extract_slice %expanded_12[0, 0, 0, 0] [2, 16, 4, 16] [1, 1, 1, 1] : tensor<2x16x4x32xbf16> to tensor<2x16x4x16xbf16>
    %extracted_slice_14 = tensor.extract_slice %expanded_12[0, 0, 0, 16] [2, 16, 4, 16] [1, 1, 1, 1] : tensor<2x16x4x32xbf16> to tensor<2x16x4x16xbf16>
    %extracted_slice_15 = tensor.extract_slice %extracted_slice_6[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 2] : tensor<2x16x4x8xbf16> to tensor<2x16x4x4xbf16>
    %35 = tensor.empty() : tensor<2x16x4x4xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15 : tensor<2x16x4x4xbf16>) outs(%35 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %139 = arith.extf %in : bf16 to f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4x4xf32>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice_6[0, 0, 0, 1] [2, 16, 4, 4] [1, 1, 1, 2] : tensor<2x16x4x8xbf16> to tensor<2x16x4x4xbf16>
    %37 = tensor.empty() : tensor<2x16x4x4xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<2x16x4x4xbf16>) outs(%37 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %139 = arith.extf %in : bf16 to f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4x4xf32>
    %39 = tensor.empty() : tensor<2x16x4x4xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16x4xf32>) outs(%39 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x4xf32>
    %41 = tensor.empty() : tensor<2x16x4x4xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %40 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%41 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4x4xf32>
    %43 = tensor.empty() : tensor<2x16x4x4xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7 : tensor<16x4xf32>) outs(%43 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x4xf32>
    %45 = tensor.empty() : tensor<2x16x4x4xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %44 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%45 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4x4xf32>
    %47 = tensor.empty() : tensor<2x16x4x4xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %46 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%47 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.subf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4x4xf32>
    %49 = tensor.empty() : tensor<2x16x4x4xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %44 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%49 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4x4xf32>
    %51 = tensor.empty() : tensor<2x16x4x4xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %40 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%51 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4x4xf32>
    %53 = tensor.empty() : tensor<2x16x4x4xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %52 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%53 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.addf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4x4xf32>
    %expanded_17 = tensor.expand_shape %48 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 4, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x4x1xf32>
    %expanded_18 = tensor.expand_shape %54 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 4, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x4x1xf32>
    %55 = tensor.empty() : tensor<2x16x4x4x2xf32>
    %inserted_slice = tensor.insert_slice %expanded_17 into %55[0, 0, 0, 0, 0] [2, 16, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x4x1xf32> into tensor<2x16x4x4x2xf32>
    %inserted_slice_19 = tensor.insert_slice %expanded_18 into %inserted_slice[0, 0, 0, 0, 1] [2, 16, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x4x1xf32> into tensor<2x16x4x4x2xf32>
    %56 = tensor.empty() : tensor<2x16x4x4x2xbf16>
    %57 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_19 : tensor<2x16x4x4x2xf32>) outs(%56 : tensor<2x16x4x4x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %139 = arith.truncf %in : f32 to bf16
      linalg.yield %139 : bf16
    } -> tensor<2x16x4x4x2xbf16>
    %collapsed_20 = tensor.collapse_shape %57 [[0], [1], [2], [3, 4]] : tensor<2x16x4x4x2xbf16> into tensor<2x16x4x8xbf16>
    %extracted_slice_21 = tensor.extract_slice %extracted_slice_10[0, 0, 0] [2, 16, 4] [1, 1, 2] : tensor<2x16x8xbf16> to tensor<2x16x4xbf16>
    %58 = tensor.empty() : tensor<2x16x4xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x16x4xbf16>) outs(%58 : tensor<2x16x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %139 = arith.extf %in : bf16 to f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4xf32>
    %extracted_slice_22 = tensor.extract_slice %extracted_slice_10[0, 0, 1] [2, 16, 4] [1, 1, 2] : tensor<2x16x8xbf16> to tensor<2x16x4xbf16>
    %60 = tensor.empty() : tensor<2x16x4xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x16x4xbf16>) outs(%60 : tensor<2x16x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %139 = arith.extf %in : bf16 to f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4xf32>
    %62 = tensor.empty() : tensor<2x16x4xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16x4xf32>) outs(%62 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4xf32>
    %64 = tensor.empty() : tensor<2x16x4xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %63 : tensor<2x16x4xf32>, tensor<2x16x4xf32>) outs(%64 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4xf32>
    %66 = tensor.empty() : tensor<2x16x4xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7 : tensor<16x4xf32>) outs(%66 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4xf32>
    %68 = tensor.empty() : tensor<2x16x4xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %67 : tensor<2x16x4xf32>, tensor<2x16x4xf32>) outs(%68 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4xf32>
    %70 = tensor.empty() : tensor<2x16x4xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %69 : tensor<2x16x4xf32>, tensor<2x16x4xf32>) outs(%70 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.subf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4xf32>
    %72 = tensor.empty() : tensor<2x16x4xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %67 : tensor<2x16x4xf32>, tensor<2x16x4xf32>) outs(%72 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4xf32>
    %74 = tensor.empty() : tensor<2x16x4xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %63 : tensor<2x16x4xf32>, tensor<2x16x4xf32>) outs(%74 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.mulf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4xf32>
    %76 = tensor.empty() : tensor<2x16x4xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<2x16x4xf32>, tensor<2x16x4xf32>) outs(%76 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.addf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x16x4xf32>
    %expanded_23 = tensor.expand_shape %71 [[0], [1], [2, 3]] output_shape [2, 16, 4, 1] : tensor<2x16x4xf32> into tensor<2x16x4x1xf32>
    %expanded_24 = tensor.expand_shape %77 [[0], [1], [2, 3]] output_shape [2, 16, 4, 1] : tensor<2x16x4xf32> into tensor<2x16x4x1xf32>
    %78 = tensor.empty() : tensor<2x16x4x2xf32>
    %inserted_slice_25 = tensor.insert_slice %expanded_23 into %78[0, 0, 0, 0] [2, 16, 4, 1] [1, 1, 1, 1] : tensor<2x16x4x1xf32> into tensor<2x16x4x2xf32>
    %inserted_slice_26 = tensor.insert_slice %expanded_24 into %inserted_slice_25[0, 0, 0, 1] [2, 16, 4, 1] [1, 1, 1, 1] : tensor<2x16x4x1xf32> into tensor<2x16x4x2xf32>
    %79 = tensor.empty() : tensor<2x16x4x2xbf16>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_26 : tensor<2x16x4x2xf32>) outs(%79 : tensor<2x16x4x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %139 = arith.truncf %in : f32 to bf16
      linalg.yield %139 : bf16
    } -> tensor<2x16x4x2xbf16>
    %collapsed_27 = tensor.collapse_shape %80 [[0], [1], [2, 3]] : tensor<2x16x4x2xbf16> into tensor<2x16x8xbf16>
    %81 = tensor.empty() : tensor<2x4x16x16xbf16>
    %82 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x16x4x16xbf16>) outs(%81 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %83 = tensor.empty() : tensor<2x4x16x16xbf16>
    %84 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13 : tensor<2x16x4x16xbf16>) outs(%83 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %collapsed_28 = tensor.collapse_shape %82 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %collapsed_29 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %85 = tensor.empty() : tensor<8x16x16xf32>
    %86 = linalg.fill ins(%cst_4 : f32) outs(%85 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %87 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<8x16x16xbf16>, tensor<8x16x16xbf16>) outs(%86 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_30 = tensor.expand_shape %87 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %88 = tensor.empty() : tensor<2x8x16x4xbf16>
    %89 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20 : tensor<2x16x4x8xbf16>) outs(%88 : tensor<2x8x16x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x8x16x4xbf16>
    %collapsed_31 = tensor.collapse_shape %89 [[0], [1], [2, 3]] : tensor<2x8x16x4xbf16> into tensor<2x8x64xbf16>
    %90 = tensor.empty() : tensor<2x16x64xf32>
    %91 = linalg.fill ins(%cst_4 : f32) outs(%90 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %92 = linalg.batch_matmul ins(%collapsed_27, %collapsed_31 : tensor<2x16x8xbf16>, tensor<2x8x64xbf16>) outs(%91 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %expanded_32 = tensor.expand_shape %92 [[0], [1], [2, 3]] output_shape [2, 16, 16, 4] : tensor<2x16x64xf32> into tensor<2x16x16x4xf32>
    %93 = tensor.empty() : tensor<2x4x16x16xf32>
    %94 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x16x16x4xf32>) outs(%93 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %95 = tensor.empty() : tensor<2x4x16x16xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %94 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%95 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.addf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x4x16x16xf32>
    %97 = tensor.empty() : tensor<16x16xi32>
    %98 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel"]} outs(%97 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %139 = linalg.index 0 : index
      %140 = arith.index_cast %139 : index to i32
      linalg.yield %140 : i32
    } -> tensor<16x16xi32>
    %99 = tensor.empty() : tensor<16x16xi32>
    %100 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel"]} outs(%99 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %139 = linalg.index 1 : index
      %140 = arith.index_cast %139 : index to i32
      linalg.yield %140 : i32
    } -> tensor<16x16xi32>
    %101 = tensor.empty() : tensor<16x16xi1>
    %102 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%98, %100 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%101 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %139 = arith.cmpi sge, %in, %in_38 : i32
      linalg.yield %139 : i1
    } -> tensor<16x16xi1>
    %103 = tensor.empty() : tensor<2x4x16x16xf32>
    %104 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<2x4x16x16xf32>) outs(%103 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.mulf %in, %cst_1 : f32
      linalg.yield %139 : f32
    } -> tensor<2x4x16x16xf32>
    %105 = tensor.empty() : tensor<2x4x16x16xi1>
    %106 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<16x16xi1>) outs(%105 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x16x16xi1>
    %107 = tensor.empty() : tensor<2x4x16x16xf32>
    %108 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %104 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>) outs(%107 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_38: f32, %out: f32):
      %139 = arith.select %in, %in_38, %cst_0 : f32
      linalg.yield %139 : f32
    } -> tensor<2x4x16x16xf32>
    %109 = tensor.empty() : tensor<2x4x16xf32>
    %110 = linalg.fill ins(%cst : f32) outs(%109 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %111 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%108 : tensor<2x4x16x16xf32>) outs(%110 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.maximumf %out, %in : f32
      linalg.yield %139 : f32
    } -> tensor<2x4x16xf32>
    %112 = tensor.empty() : tensor<2x4x16x16xf32>
    %113 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x4x16xf32>) outs(%112 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %114 = tensor.empty() : tensor<2x4x16x16xf32>
    %115 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %113 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%114 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.subf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x4x16x16xf32>
    %116 = tensor.empty() : tensor<2x4x16x16xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x4x16x16xf32>) outs(%116 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.exp %in : f32
      linalg.yield %139 : f32
    } -> tensor<2x4x16x16xf32>
    %118 = tensor.empty() : tensor<2x4x16xf32>
    %119 = linalg.fill ins(%cst_4 : f32) outs(%118 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%117 : tensor<2x4x16x16xf32>) outs(%119 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %out, %in : f32
      linalg.yield %139 : f32
    } -> tensor<2x4x16xf32>
    %121 = tensor.empty() : tensor<2x4x16x16xf32>
    %122 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x4x16xf32>) outs(%121 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %123 = tensor.empty() : tensor<2x4x16x16xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %122 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%123 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %139 = arith.divf %in, %in_38 : f32
      linalg.yield %139 : f32
    } -> tensor<2x4x16x16xf32>
    %125 = tensor.empty() : tensor<2x4x16x16xbf16>
    %126 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x4x16x16xf32>) outs(%125 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %139 = arith.truncf %in : f32 to bf16
      linalg.yield %139 : bf16
    } -> tensor<2x4x16x16xbf16>
    %127 = tensor.empty() : tensor<2x4x16x16xbf16>
    %128 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x16x4x16xbf16>) outs(%127 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %129 = tensor.empty() : tensor<2x4x16x16xbf16>
    %130 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<2x4x16x16xbf16>) outs(%129 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %collapsed_33 = tensor.collapse_shape %128 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %collapsed_34 = tensor.collapse_shape %130 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %131 = tensor.empty() : tensor<8x16x16xbf16>
    %132 = linalg.fill ins(%cst_5 : bf16) outs(%131 : tensor<8x16x16xbf16>) -> tensor<8x16x16xbf16>
    %133 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<8x16x16xbf16>, tensor<8x16x16xbf16>) outs(%132 : tensor<8x16x16xbf16>) -> tensor<8x16x16xbf16>
    %expanded_35 = tensor.expand_shape %133 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xbf16> into tensor<2x4x16x16xbf16>
    %134 = tensor.empty() : tensor<2x16x4x16xbf16>
    %135 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<2x4x16x16xbf16>) outs(%134 : tensor<2x16x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x4x16xbf16>
    %collapsed_36 = tensor.collapse_shape %135 [[0, 1], [2, 3]] : tensor<2x16x4x16xbf16> into tensor<32x64xbf16>
    %136 = tensor.empty() : tensor<32x64xbf16>
    %137 = linalg.fill ins(%cst_5 : bf16) outs(%136 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %138 = linalg.matmul ins(%collapsed_36, %arg5 : tensor<32x64xbf16>, tensor<64x64xbf16>) outs(%137 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %expanded_37 = tensor.expand_shape %138 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xbf16> into tensor<2x16x64xbf16>
    return %expanded_37 : tensor<2x16x64xbf16>
  }
}

