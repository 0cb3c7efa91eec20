// Per-channel gates, chunks of sixteen: inside by a masked product, between by a scanned state.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
module @jit_gated_linear_attention_chunks {
  func.func public @main(%arg0: tensor<2x64x32xbf16>, %arg1: tensor<2x64x32xbf16>, %arg2: tensor<2x64x32xbf16>, %arg3: tensor<2x64x32xf32>) -> (tensor<2x64x32xbf16>, tensor<2x32x32xf32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.600000e+01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x2x16x32xbf16>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x32x32xf32>
    %0 = tensor.empty() : tensor<2x64x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x64x32xf32>) outs(%0 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.negf %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %2 = tensor.empty() : tensor<2x64x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x64x32xf32>) outs(%2 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %4 = tensor.empty() : tensor<2x64x32xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x64x32xf32>) outs(%4 : tensor<2x64x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %35 = arith.cmpf une, %in, %in : f32
      linalg.yield %35 : i1
    } -> tensor<2x64x32xi1>
    %6 = tensor.empty() : tensor<2x64x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x64x32xf32>) outs(%6 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %cst_0 : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %8 = tensor.empty() : tensor<2x64x32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x64x32xf32>) outs(%8 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.absf %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %10 = tensor.empty() : tensor<2x64x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x64x32xf32>) outs(%10 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.negf %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %12 = tensor.empty() : tensor<2x64x32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x64x32xf32>) outs(%12 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.exp %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %14 = tensor.empty() : tensor<2x64x32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x64x32xf32>) outs(%14 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.log1p %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %16 = tensor.empty() : tensor<2x64x32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %15 : tensor<2x64x32xf32>, tensor<2x64x32xf32>) outs(%16 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %35 = arith.addf %in, %in_7 : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %18 = tensor.empty() : tensor<2x64x32xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %7, %17 : tensor<2x64x32xi1>, tensor<2x64x32xf32>, tensor<2x64x32xf32>) outs(%18 : tensor<2x64x32xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %35 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %20 = tensor.empty() : tensor<2x64x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x64x32xf32>) outs(%20 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.negf %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %22 = tensor.empty() : tensor<2x64x32xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x64x32xf32>) outs(%22 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.divf %in, %cst : f32
      linalg.yield %35 : f32
    } -> tensor<2x64x32xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [2, 4, 16, 32] : tensor<2x64x32xbf16> into tensor<2x4x16x32xbf16>
    %24 = tensor.empty() : tensor<4x2x16x32xbf16>
    %25 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x16x32xbf16>) outs(%24 : tensor<4x2x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x16x32xbf16>
    %expanded_4 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [2, 4, 16, 32] : tensor<2x64x32xbf16> into tensor<2x4x16x32xbf16>
    %26 = tensor.empty() : tensor<4x2x16x32xbf16>
    %27 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x4x16x32xbf16>) outs(%26 : tensor<4x2x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x16x32xbf16>
    %expanded_5 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [2, 4, 16, 32] : tensor<2x64x32xbf16> into tensor<2x4x16x32xbf16>
    %28 = tensor.empty() : tensor<4x2x16x32xbf16>
    %29 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x4x16x32xbf16>) outs(%28 : tensor<4x2x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x16x32xbf16>
    %expanded_6 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [2, 4, 16, 32] : tensor<2x64x32xf32> into tensor<2x4x16x32xf32>
    %30 = tensor.empty() : tensor<4x2x16x32xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x4x16x32xf32>) outs(%30 : tensor<4x2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x16x32xf32>
    %32:2 = scf.for %arg4 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg5 = %cst_3, %arg6 = %cst_2) -> (tensor<2x32x32xf32>, tensor<4x2x16x32xbf16>)  : i32 {
      %35 = arith.index_cast %arg4 : i32 to index
      %36 = arith.maxsi %35, %c0 : index
      %37 = arith.minsi %36, %c3 : index
      %extracted_slice = tensor.extract_slice %25[%37, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16>
      %38 = tensor.empty() : tensor<1x2x16x32xf32>
      %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x16x32xbf16>) outs(%38 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %116 = arith.extf %in : bf16 to f32
        linalg.yield %116 : f32
      } -> tensor<1x2x16x32xf32>
      %collapsed_7 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32>
      %40 = arith.index_cast %arg4 : i32 to index
      %41 = arith.maxsi %40, %c0 : index
      %42 = arith.minsi %41, %c3 : index
      %extracted_slice_8 = tensor.extract_slice %27[%42, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16>
      %43 = tensor.empty() : tensor<1x2x16x32xf32>
      %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_8 : tensor<1x2x16x32xbf16>) outs(%43 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %116 = arith.extf %in : bf16 to f32
        linalg.yield %116 : f32
      } -> tensor<1x2x16x32xf32>
      %collapsed_9 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32>
      %45 = arith.index_cast %arg4 : i32 to index
      %46 = arith.maxsi %45, %c0 : index
      %47 = arith.minsi %46, %c3 : index
      %extracted_slice_10 = tensor.extract_slice %29[%47, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2], [3]] : tensor<1x2x16x32xbf16> into tensor<2x16x32xbf16>
      %48 = arith.index_cast %arg4 : i32 to index
      %49 = arith.maxsi %48, %c0 : index
      %50 = arith.minsi %49, %c3 : index
      %extracted_slice_12 = tensor.extract_slice %31[%50, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32>
      %51 = tensor.empty() : tensor<2x16x32xf32>
      %52 = tensor.empty() : tensor<2x32xf32>
      %53 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%52 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x32xf32>
      %54:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%collapsed_13 : tensor<2x16x32xf32>) outs(%51, %53 : tensor<2x16x32xf32>, tensor<2x32xf32>) {
      ^bb0(%arg7: f32, %arg8: f32):
        %116 = arith.addf %arg7, %arg8 : f32
        iree_linalg_ext.yield %116 : f32
      } -> tensor<2x16x32xf32>, tensor<2x32xf32>
      %55 = tensor.empty() : tensor<2x16x32xf32>
      %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54#0 : tensor<2x16x32xf32>) outs(%55 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %116 = math.exp %in : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %57 = tensor.empty() : tensor<2x16x32xf32>
      %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_7, %56 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%57 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %116 = arith.mulf %in, %in_16 : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %59 = tensor.empty() : tensor<2x16x32xf32>
      %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54#0 : tensor<2x16x32xf32>) outs(%59 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %116 = arith.negf %in : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %61 = tensor.empty() : tensor<2x16x32xf32>
      %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x16x32xf32>) outs(%61 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %116 = math.exp %in : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %63 = tensor.empty() : tensor<2x16x32xf32>
      %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_9, %62 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%63 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %116 = arith.mulf %in, %in_16 : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %65 = tensor.empty() : tensor<2x32x16xf32>
      %66 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x16x32xf32>) outs(%65 : tensor<2x32x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x32x16xf32>
      %67 = tensor.empty() : tensor<2x16x16xf32>
      %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
      %69 = linalg.batch_matmul ins(%58, %66 : tensor<2x16x32xf32>, tensor<2x32x16xf32>) outs(%68 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
      %70 = tensor.empty() : tensor<16x16xi32>
      %71 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%70 : tensor<16x16xi32>) {
      ^bb0(%out: i32):
        %116 = linalg.index 0 : index
        %117 = arith.index_cast %116 : index to i32
        linalg.yield %117 : i32
      } -> tensor<16x16xi32>
      %72 = tensor.empty() : tensor<16x16xi32>
      %73 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%72 : tensor<16x16xi32>) {
      ^bb0(%out: i32):
        %116 = linalg.index 1 : index
        %117 = arith.index_cast %116 : index to i32
        linalg.yield %117 : i32
      } -> tensor<16x16xi32>
      %74 = tensor.empty() : tensor<16x16xi1>
      %75 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%71, %73 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%74 : tensor<16x16xi1>) {
      ^bb0(%in: i32, %in_16: i32, %out: i1):
        %116 = arith.cmpi sge, %in, %in_16 : i32
        linalg.yield %116 : i1
      } -> tensor<16x16xi1>
      %76 = tensor.empty() : tensor<2x16x16xi1>
      %77 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<16x16xi1>) outs(%76 : tensor<2x16x16xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<2x16x16xi1>
      %78 = tensor.empty() : tensor<2x16x16xf32>
      %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %69 : tensor<2x16x16xi1>, tensor<2x16x16xf32>) outs(%78 : tensor<2x16x16xf32>) {
      ^bb0(%in: i1, %in_16: f32, %out: f32):
        %116 = arith.select %in, %in_16, %cst_0 : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x16xf32>
      %80 = tensor.empty() : tensor<2x16x32xf32>
      %81 = linalg.fill ins(%cst_0 : f32) outs(%80 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %82 = linalg.batch_matmul ins(%79, %collapsed_11 : tensor<2x16x16xf32>, tensor<2x16x32xbf16>) outs(%81 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %83 = tensor.empty() : tensor<2x16x32xf32>
      %84 = linalg.fill ins(%cst_0 : f32) outs(%83 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %85 = linalg.batch_matmul ins(%58, %arg5 : tensor<2x16x32xf32>, tensor<2x32x32xf32>) outs(%84 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %86 = tensor.empty() : tensor<2x16x32xf32>
      %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %85 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%86 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %116 = arith.addf %in, %in_16 : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %extracted_slice_14 = tensor.extract_slice %54#0[0, 15, 0] [2, 1, 32] [1, 1, 1] : tensor<2x16x32xf32> to tensor<2x1x32xf32>
      %88 = tensor.empty() : tensor<2x1x32xf32>
      %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x1x32xf32>) outs(%88 : tensor<2x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %116 = math.exp %in : f32
        linalg.yield %116 : f32
      } -> tensor<2x1x32xf32>
      %collapsed_15 = tensor.collapse_shape %89 [[0], [1, 2]] : tensor<2x1x32xf32> into tensor<2x32xf32>
      %90 = tensor.empty() : tensor<2x32x32xf32>
      %91 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_15 : tensor<2x32xf32>) outs(%90 : tensor<2x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x32x32xf32>
      %92 = tensor.empty() : tensor<2x32x32xf32>
      %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %arg5 : tensor<2x32x32xf32>, tensor<2x32x32xf32>) outs(%92 : tensor<2x32x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %116 = arith.mulf %in, %in_16 : f32
        linalg.yield %116 : f32
      } -> tensor<2x32x32xf32>
      %94 = tensor.empty() : tensor<2x16x32xf32>
      %95 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x1x32xf32>) outs(%94 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %96 = tensor.empty() : tensor<2x16x32xf32>
      %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %54#0 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%96 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %116 = arith.subf %in, %in_16 : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %98 = tensor.empty() : tensor<2x16x32xf32>
      %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x16x32xf32>) outs(%98 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %116 = math.exp %in : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %100 = tensor.empty() : tensor<2x16x32xf32>
      %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_9, %99 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%100 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %116 = arith.mulf %in, %in_16 : f32
        linalg.yield %116 : f32
      } -> tensor<2x16x32xf32>
      %102 = tensor.empty() : tensor<2x32x16xf32>
      %103 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x16x32xf32>) outs(%102 : tensor<2x32x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x32x16xf32>
      %104 = tensor.empty() : tensor<2x32x32xf32>
      %105 = linalg.fill ins(%cst_0 : f32) outs(%104 : tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
      %106 = linalg.batch_matmul ins(%103, %collapsed_11 : tensor<2x32x16xf32>, tensor<2x16x32xbf16>) outs(%105 : tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
      %107 = tensor.empty() : tensor<2x32x32xf32>
      %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %106 : tensor<2x32x32xf32>, tensor<2x32x32xf32>) outs(%107 : tensor<2x32x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %116 = arith.addf %in, %in_16 : f32
        linalg.yield %116 : f32
      } -> tensor<2x32x32xf32>
      %109 = tensor.empty() : tensor<2x16x32xbf16>
      %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x16x32xf32>) outs(%109 : tensor<2x16x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %116 = arith.truncf %in : f32 to bf16
        linalg.yield %116 : bf16
      } -> tensor<2x16x32xbf16>
      %111 = tensor.empty() : tensor<1x2x16x32xbf16>
      %112 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<2x16x32xbf16>) outs(%111 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16>
      %113 = arith.index_cast %arg4 : i32 to index
      %114 = arith.maxsi %113, %c0 : index
      %115 = arith.minsi %114, %c3 : index
      %inserted_slice = tensor.insert_slice %112 into %arg6[%115, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16>
      scf.yield %108, %inserted_slice : tensor<2x32x32xf32>, tensor<4x2x16x32xbf16>
    }
    %33 = tensor.empty() : tensor<2x4x16x32xbf16>
    %34 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32#1 : tensor<4x2x16x32xbf16>) outs(%33 : tensor<2x4x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x32xbf16>
    %collapsed = tensor.collapse_shape %34 [[0], [1, 2], [3]] : tensor<2x4x16x32xbf16> into tensor<2x64x32xbf16>
    return %collapsed, %32#0 : tensor<2x64x32xbf16>, tensor<2x32x32xf32>
  }
}

