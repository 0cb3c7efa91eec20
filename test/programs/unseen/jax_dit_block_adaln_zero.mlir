#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
module @jit_dit_block_adaln_zero {
  func.func public @main(%arg0: tensor<2x6x16xbf16>, %arg1: tensor<2x16xf32>, %arg2: tensor<16x96xf32>, %arg3: tensor<16x32xbf16>, %arg4: tensor<32x16xbf16>) -> tensor<2x6x16xbf16> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %cst_4 = arith.constant 9.99999997E-7 : f32
    %cst_5 = arith.constant 0x7FC00000 : f32
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %cst_8 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x16xf32>) outs(%0 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.negf %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x16xf32>
    %2 = tensor.empty() : tensor<2x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x16xf32>) outs(%2 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x16xf32>
    %4 = tensor.empty() : tensor<2x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x16xf32>) outs(%4 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %cst_8 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.divf %cst_8, %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x16xf32>
    %8 = tensor.empty() : tensor<2x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %7 : tensor<2x16xf32>, tensor<2x16xf32>) outs(%8 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %97 = arith.mulf %in, %in_16 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16xf32>
    %10 = tensor.empty() : tensor<2x96xf32>
    %11 = linalg.fill ins(%cst_7 : f32) outs(%10 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %12 = linalg.matmul ins(%9, %arg2 : tensor<2x16xf32>, tensor<16x96xf32>) outs(%11 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %extracted_slice = tensor.extract_slice %12[0, 48] [2, 48] [1, 1] : tensor<2x96xf32> to tensor<2x48xf32>
    %13 = tensor.empty() : tensor<2x1x48xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x48xf32>) outs(%13 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x48xf32>
    %extracted_slice_9 = tensor.extract_slice %14[0, 0, 0] [2, 1, 16] [1, 1, 1] : tensor<2x1x48xf32> to tensor<2x1x16xf32>
    %extracted_slice_10 = tensor.extract_slice %14[0, 0, 16] [2, 1, 16] [1, 1, 1] : tensor<2x1x48xf32> to tensor<2x1x16xf32>
    %extracted_slice_11 = tensor.extract_slice %14[0, 0, 32] [2, 1, 16] [1, 1, 1] : tensor<2x1x48xf32> to tensor<2x1x16xf32>
    %15 = tensor.empty() : tensor<2x6x16xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x6x16xbf16>) outs(%15 : tensor<2x6x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %97 = arith.extf %in : bf16 to f32
      linalg.yield %97 : f32
    } -> tensor<2x6x16xf32>
    %17 = tensor.empty() : tensor<2x6xf32>
    %18 = linalg.fill ins(%cst_7 : f32) outs(%17 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x6x16xf32>) outs(%18 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %out, %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x6xf32>
    %expanded = tensor.expand_shape %19 [[0], [1, 2]] output_shape [2, 6, 1] : tensor<2x6xf32> into tensor<2x6x1xf32>
    %20 = tensor.empty() : tensor<2x6x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x6x1xf32>) outs(%20 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.divf %in, %cst_6 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x1xf32>
    %22 = tensor.empty() : tensor<2x6x16xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x6x1xf32>) outs(%22 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %24 = tensor.empty() : tensor<2x6x16xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %23 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%24 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %97 = arith.subf %in, %in_16 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x16xf32>
    %26 = tensor.empty() : tensor<2x6x16xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x6x16xf32>) outs(%26 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.mulf %in, %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x16xf32>
    %28 = tensor.empty() : tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%28 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_7 : f32
    } -> tensor<f32>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%29 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.subf %cst_6, %in : f32
      linalg.yield %97 : f32
    } -> tensor<f32>
    %32 = tensor.empty() : tensor<2x6xf32>
    %33 = linalg.fill ins(%cst_7 : f32) outs(%32 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x6x16xf32>) outs(%33 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %out, %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x6xf32>
    %expanded_12 = tensor.expand_shape %34 [[0], [1, 2]] output_shape [2, 6, 1] : tensor<2x6xf32> into tensor<2x6x1xf32>
    %35 = tensor.empty() : tensor<2x6x1xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<f32>) outs(%35 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x1xf32>
    %37 = tensor.empty() : tensor<2x6x1xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %36 : tensor<2x6x1xf32>, tensor<2x6x1xf32>) outs(%37 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %97 = arith.divf %in, %in_16 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x1xf32>
    %39 = tensor.empty() : tensor<i1>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%31 : tensor<f32>) outs(%39 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %97 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %97 : i1
    } -> tensor<i1>
    %41 = tensor.empty() : tensor<2x6x1xf32>
    %extracted = tensor.extract %40[] : tensor<i1>
    %42 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x6x1xf32>) outs(%41 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.select %extracted, %in, %cst_5 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x1xf32>
    %43 = tensor.empty() : tensor<2x6x1xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x6x1xf32>) outs(%43 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %cst_4 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x1xf32>
    %45 = tensor.empty() : tensor<2x6x1xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x6x1xf32>) outs(%45 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.rsqrt %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x1xf32>
    %47 = tensor.empty() : tensor<2x6x16xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<2x6x1xf32>) outs(%47 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %49 = tensor.empty() : tensor<2x6x16xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %48 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%49 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %97 = arith.mulf %in, %in_16 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x16xf32>
    %51 = tensor.empty() : tensor<2x1x16xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_10 : tensor<2x1x16xf32>) outs(%51 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %cst_8 : f32
      linalg.yield %97 : f32
    } -> tensor<2x1x16xf32>
    %53 = tensor.empty() : tensor<2x6x16xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x1x16xf32>) outs(%53 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %55 = tensor.empty() : tensor<2x6x16xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %54 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%55 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %97 = arith.mulf %in, %in_16 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x16xf32>
    %57 = tensor.empty() : tensor<2x6x16xf32>
    %58 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_9 : tensor<2x1x16xf32>) outs(%57 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %59 = tensor.empty() : tensor<2x6x16xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %58 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%59 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %97 = arith.addf %in, %in_16 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x16xf32>
    %61 = tensor.empty() : tensor<2x6x16xbf16>
    %62 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x6x16xf32>) outs(%61 : tensor<2x6x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %97 = arith.truncf %in : f32 to bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x16xbf16>
    %collapsed = tensor.collapse_shape %62 [[0, 1], [2]] : tensor<2x6x16xbf16> into tensor<12x16xbf16>
    %63 = tensor.empty() : tensor<12x32xbf16>
    %64 = linalg.fill ins(%cst_3 : bf16) outs(%63 : tensor<12x32xbf16>) -> tensor<12x32xbf16>
    %65 = linalg.matmul ins(%collapsed, %arg3 : tensor<12x16xbf16>, tensor<16x32xbf16>) outs(%64 : tensor<12x32xbf16>) -> tensor<12x32xbf16>
    %expanded_13 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [2, 6, 32] : tensor<12x32xbf16> into tensor<2x6x32xbf16>
    %66 = tensor.empty() : tensor<2x6x32xbf16>
    %67 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x6x32xbf16>) outs(%66 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %97 = arith.mulf %in, %in : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %68 = tensor.empty() : tensor<2x6x32xbf16>
    %69 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %expanded_13 : tensor<2x6x32xbf16>, tensor<2x6x32xbf16>) outs(%68 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %in_16: bf16, %out: bf16):
      %97 = arith.mulf %in, %in_16 : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %70 = tensor.empty() : tensor<2x6x32xbf16>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x6x32xbf16>) outs(%70 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %97 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %72 = tensor.empty() : tensor<2x6x32xbf16>
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13, %71 : tensor<2x6x32xbf16>, tensor<2x6x32xbf16>) outs(%72 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %in_16: bf16, %out: bf16):
      %97 = arith.addf %in, %in_16 : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %74 = tensor.empty() : tensor<2x6x32xbf16>
    %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x6x32xbf16>) outs(%74 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %97 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %76 = tensor.empty() : tensor<2x6x32xbf16>
    %77 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x6x32xbf16>) outs(%76 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %97 = math.tanh %in : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %78 = tensor.empty() : tensor<2x6x32xbf16>
    %79 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x6x32xbf16>) outs(%78 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %97 = arith.addf %in, %cst_0 : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %80 = tensor.empty() : tensor<2x6x32xbf16>
    %81 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x6x32xbf16>) outs(%80 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %97 = arith.mulf %in, %cst : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %82 = tensor.empty() : tensor<2x6x32xbf16>
    %83 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13, %81 : tensor<2x6x32xbf16>, tensor<2x6x32xbf16>) outs(%82 : tensor<2x6x32xbf16>) {
    ^bb0(%in: bf16, %in_16: bf16, %out: bf16):
      %97 = arith.mulf %in, %in_16 : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x32xbf16>
    %collapsed_14 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<2x6x32xbf16> into tensor<12x32xbf16>
    %84 = tensor.empty() : tensor<12x16xbf16>
    %85 = linalg.fill ins(%cst_3 : bf16) outs(%84 : tensor<12x16xbf16>) -> tensor<12x16xbf16>
    %86 = linalg.matmul ins(%collapsed_14, %arg4 : tensor<12x32xbf16>, tensor<32x16xbf16>) outs(%85 : tensor<12x16xbf16>) -> tensor<12x16xbf16>
    %87 = tensor.empty() : tensor<12x16xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<12x16xbf16>) outs(%87 : tensor<12x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %97 = arith.extf %in : bf16 to f32
      linalg.yield %97 : f32
    } -> tensor<12x16xf32>
    %expanded_15 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [2, 6, 16] : tensor<12x16xf32> into tensor<2x6x16xf32>
    %89 = tensor.empty() : tensor<2x6x16xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11 : tensor<2x1x16xf32>) outs(%89 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %91 = tensor.empty() : tensor<2x6x16xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %expanded_15 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%91 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %97 = arith.mulf %in, %in_16 : f32
      linalg.yield %97 : f32
    } -> tensor<2x6x16xf32>
    %93 = tensor.empty() : tensor<2x6x16xbf16>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x6x16xf32>) outs(%93 : tensor<2x6x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %97 = arith.truncf %in : f32 to bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x16xbf16>
    %95 = tensor.empty() : tensor<2x6x16xbf16>
    %96 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %94 : tensor<2x6x16xbf16>, tensor<2x6x16xbf16>) outs(%95 : tensor<2x6x16xbf16>) {
    ^bb0(%in: bf16, %in_16: bf16, %out: bf16):
      %97 = arith.addf %in, %in_16 : bf16
      linalg.yield %97 : bf16
    } -> tensor<2x6x16xbf16>
    return %96 : tensor<2x6x16xbf16>
  }
}

