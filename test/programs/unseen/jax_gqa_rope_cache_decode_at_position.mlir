// One token: rope, both caches updated at a place that an argument tells, grouped heads, masked behind it.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
module @jit_gqa_rope_cache_decode_at_position {
  func.func public @main(%arg0: tensor<2x1x256xbf16>, %arg1: tensor<256x256xbf16>, %arg2: tensor<256x128xbf16>, %arg3: tensor<256x128xbf16>, %arg4: tensor<2x64x4x32xbf16>, %arg5: tensor<2x64x4x32xbf16>, %arg6: tensor<i32>) -> (tensor<2x1x256xbf16>, tensor<2x64x4x32xbf16>, tensor<2x64x4x32xbf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %cst_1 = arith.constant 0.176776692 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c63 = arith.constant 63 : index
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+04 : f32
    %cst_5 = arith.constant 1.600000e+01 : f32
    %cst_6 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<2x1x256xbf16> into tensor<2x256xbf16>
    %0 = tensor.empty() : tensor<2x256xbf16>
    %1 = linalg.fill ins(%cst_6 : bf16) outs(%0 : tensor<2x256xbf16>) -> tensor<2x256xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<2x256xbf16>, tensor<256x256xbf16>) outs(%1 : tensor<2x256xbf16>) -> tensor<2x256xbf16>
    %expanded = tensor.expand_shape %2 [[0], [1, 2, 3]] output_shape [2, 1, 8, 32] : tensor<2x256xbf16> into tensor<2x1x8x32xbf16>
    %3 = tensor.empty() : tensor<2x128xbf16>
    %4 = linalg.fill ins(%cst_6 : bf16) outs(%3 : tensor<2x128xbf16>) -> tensor<2x128xbf16>
    %5 = linalg.matmul ins(%collapsed, %arg2 : tensor<2x256xbf16>, tensor<256x128xbf16>) outs(%4 : tensor<2x128xbf16>) -> tensor<2x128xbf16>
    %expanded_7 = tensor.expand_shape %5 [[0], [1, 2, 3]] output_shape [2, 1, 4, 32] : tensor<2x128xbf16> into tensor<2x1x4x32xbf16>
    %6 = tensor.empty() : tensor<2x128xbf16>
    %7 = linalg.fill ins(%cst_6 : bf16) outs(%6 : tensor<2x128xbf16>) -> tensor<2x128xbf16>
    %8 = linalg.matmul ins(%collapsed, %arg3 : tensor<2x256xbf16>, tensor<256x128xbf16>) outs(%7 : tensor<2x128xbf16>) -> tensor<2x128xbf16>
    %expanded_8 = tensor.expand_shape %8 [[0], [1, 2, 3]] output_shape [2, 1, 4, 32] : tensor<2x128xbf16> into tensor<2x1x4x32xbf16>
    %9 = tensor.empty() : tensor<16xf32>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%9 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %125 : index to i32
      %127 = arith.sitofp %126 : i32 to f32
      linalg.yield %127 : f32
    } -> tensor<16xf32>
    %11 = tensor.empty() : tensor<16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<16xf32>) outs(%11 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_5 : f32
      linalg.yield %125 : f32
    } -> tensor<16xf32>
    %13 = tensor.empty() : tensor<16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<16xf32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.powf %cst_4, %in : f32
      linalg.yield %125 : f32
    } -> tensor<16xf32>
    %15 = tensor.empty() : tensor<16xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<16xf32>) outs(%15 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %cst_3, %in : f32
      linalg.yield %125 : f32
    } -> tensor<16xf32>
    %17 = tensor.empty() : tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %125 = arith.sitofp %in : i32 to f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %19 = tensor.empty() : tensor<16xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%18 : tensor<f32>) outs(%19 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %21 = tensor.empty() : tensor<16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%20, %16 : tensor<16xf32>, tensor<16xf32>) outs(%21 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<16xf32>
    %23 = tensor.empty() : tensor<16xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%22 : tensor<16xf32>) outs(%23 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.cos %in : f32
      linalg.yield %125 : f32
    } -> tensor<16xf32>
    %25 = tensor.empty() : tensor<16xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%22 : tensor<16xf32>) outs(%25 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.sin %in : f32
      linalg.yield %125 : f32
    } -> tensor<16xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 1, 8, 16] [1, 1, 1, 1] : tensor<2x1x8x32xbf16> to tensor<2x1x8x16xbf16>
    %27 = tensor.empty() : tensor<2x1x8x16xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x1x8x16xbf16>) outs(%27 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %125 = arith.extf %in : bf16 to f32
      linalg.yield %125 : f32
    } -> tensor<2x1x8x16xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded[0, 0, 0, 16] [2, 1, 8, 16] [1, 1, 1, 1] : tensor<2x1x8x32xbf16> to tensor<2x1x8x16xbf16>
    %29 = tensor.empty() : tensor<2x1x8x16xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9 : tensor<2x1x8x16xbf16>) outs(%29 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %125 = arith.extf %in : bf16 to f32
      linalg.yield %125 : f32
    } -> tensor<2x1x8x16xf32>
    %31 = tensor.empty() : tensor<2x1x8x16xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<16xf32>) outs(%31 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x8x16xf32>
    %33 = tensor.empty() : tensor<2x1x8x16xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %32 : tensor<2x1x8x16xf32>, tensor<2x1x8x16xf32>) outs(%33 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x8x16xf32>
    %35 = tensor.empty() : tensor<2x1x8x16xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<16xf32>) outs(%35 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x8x16xf32>
    %37 = tensor.empty() : tensor<2x1x8x16xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %36 : tensor<2x1x8x16xf32>, tensor<2x1x8x16xf32>) outs(%37 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x8x16xf32>
    %39 = tensor.empty() : tensor<2x1x8x16xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %38 : tensor<2x1x8x16xf32>, tensor<2x1x8x16xf32>) outs(%39 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.subf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x8x16xf32>
    %41 = tensor.empty() : tensor<2x1x8x16xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %32 : tensor<2x1x8x16xf32>, tensor<2x1x8x16xf32>) outs(%41 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x8x16xf32>
    %43 = tensor.empty() : tensor<2x1x8x16xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %36 : tensor<2x1x8x16xf32>, tensor<2x1x8x16xf32>) outs(%43 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x8x16xf32>
    %45 = tensor.empty() : tensor<2x1x8x16xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %44 : tensor<2x1x8x16xf32>, tensor<2x1x8x16xf32>) outs(%45 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.addf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x8x16xf32>
    %47 = tensor.empty() : tensor<2x1x8x32xf32>
    %inserted_slice = tensor.insert_slice %40 into %47[0, 0, 0, 0] [2, 1, 8, 16] [1, 1, 1, 1] : tensor<2x1x8x16xf32> into tensor<2x1x8x32xf32>
    %inserted_slice_10 = tensor.insert_slice %46 into %inserted_slice[0, 0, 0, 16] [2, 1, 8, 16] [1, 1, 1, 1] : tensor<2x1x8x16xf32> into tensor<2x1x8x32xf32>
    %48 = tensor.empty() : tensor<2x1x8x32xbf16>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_10 : tensor<2x1x8x32xf32>) outs(%48 : tensor<2x1x8x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %125 = arith.truncf %in : f32 to bf16
      linalg.yield %125 : bf16
    } -> tensor<2x1x8x32xbf16>
    %extracted_slice_11 = tensor.extract_slice %expanded_7[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %50 = tensor.empty() : tensor<2x1x4x16xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11 : tensor<2x1x4x16xbf16>) outs(%50 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %125 = arith.extf %in : bf16 to f32
      linalg.yield %125 : f32
    } -> tensor<2x1x4x16xf32>
    %extracted_slice_12 = tensor.extract_slice %expanded_7[0, 0, 0, 16] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %52 = tensor.empty() : tensor<2x1x4x16xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<2x1x4x16xbf16>) outs(%52 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %125 = arith.extf %in : bf16 to f32
      linalg.yield %125 : f32
    } -> tensor<2x1x4x16xf32>
    %54 = tensor.empty() : tensor<2x1x4x16xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<16xf32>) outs(%54 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x16xf32>
    %56 = tensor.empty() : tensor<2x1x4x16xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %55 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%56 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x4x16xf32>
    %58 = tensor.empty() : tensor<2x1x4x16xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<16xf32>) outs(%58 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x16xf32>
    %60 = tensor.empty() : tensor<2x1x4x16xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %59 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%60 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x4x16xf32>
    %62 = tensor.empty() : tensor<2x1x4x16xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %61 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%62 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.subf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x4x16xf32>
    %64 = tensor.empty() : tensor<2x1x4x16xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %55 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%64 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x4x16xf32>
    %66 = tensor.empty() : tensor<2x1x4x16xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %59 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%66 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.mulf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x4x16xf32>
    %68 = tensor.empty() : tensor<2x1x4x16xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %67 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%68 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.addf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x1x4x16xf32>
    %70 = tensor.empty() : tensor<2x1x4x32xf32>
    %inserted_slice_13 = tensor.insert_slice %63 into %70[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x32xf32>
    %inserted_slice_14 = tensor.insert_slice %69 into %inserted_slice_13[0, 0, 0, 16] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x32xf32>
    %71 = tensor.empty() : tensor<2x1x4x32xbf16>
    %72 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_14 : tensor<2x1x4x32xf32>) outs(%71 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %125 = arith.truncf %in : f32 to bf16
      linalg.yield %125 : bf16
    } -> tensor<2x1x4x32xbf16>
    %73 = tensor.empty() : tensor<i1>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %125 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %125 : i1
    } -> tensor<i1>
    %75 = tensor.empty() : tensor<i32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%75 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %125 = arith.addi %in, %c64_i32 : i32
      linalg.yield %125 : i32
    } -> tensor<i32>
    %77 = tensor.empty() : tensor<i32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%74, %76, %arg6 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%77 : tensor<i32>) {
    ^bb0(%in: i1, %in_26: i32, %in_27: i32, %out: i32):
      %125 = arith.select %in, %in_26, %in_27 : i32
      linalg.yield %125 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %78[] : tensor<i32>
    %79 = arith.index_cast %extracted : i32 to index
    %80 = arith.maxsi %79, %c0 : index
    %81 = arith.minsi %80, %c63 : index
    %inserted_slice_15 = tensor.insert_slice %72 into %arg4[0, %81, 0, 0] [2, 1, 4, 32] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> into tensor<2x64x4x32xbf16>
    %extracted_16 = tensor.extract %78[] : tensor<i32>
    %82 = arith.index_cast %extracted_16 : i32 to index
    %83 = arith.maxsi %82, %c0 : index
    %84 = arith.minsi %83, %c63 : index
    %inserted_slice_17 = tensor.insert_slice %expanded_8 into %arg5[0, %84, 0, 0] [2, 1, 4, 32] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> into tensor<2x64x4x32xbf16>
    %85 = tensor.empty() : tensor<2x4x32x64xbf16>
    %86 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_15 : tensor<2x64x4x32xbf16>) outs(%85 : tensor<2x4x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x64xbf16>
    %collapsed_18 = tensor.collapse_shape %49 [[0, 1, 2, 3]] : tensor<2x1x8x32xbf16> into tensor<512xbf16>
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0, 1, 2]] output_shape [8, 2, 32] : tensor<512xbf16> into tensor<8x2x32xbf16>
    %collapsed_20 = tensor.collapse_shape %86 [[0, 1], [2], [3]] : tensor<2x4x32x64xbf16> into tensor<8x32x64xbf16>
    %87 = tensor.empty() : tensor<8x2x64xf32>
    %88 = linalg.fill ins(%cst_2 : f32) outs(%87 : tensor<8x2x64xf32>) -> tensor<8x2x64xf32>
    %89 = linalg.batch_matmul ins(%expanded_19, %collapsed_20 : tensor<8x2x32xbf16>, tensor<8x32x64xbf16>) outs(%88 : tensor<8x2x64xf32>) -> tensor<8x2x64xf32>
    %expanded_21 = tensor.expand_shape %89 [[0, 1], [2], [3]] output_shape [2, 4, 2, 64] : tensor<8x2x64xf32> into tensor<2x4x2x64xf32>
    %90 = tensor.empty() : tensor<2x4x2x64xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x4x2x64xf32>) outs(%90 : tensor<2x4x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.mulf %in, %cst_1 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x64xf32>
    %92 = tensor.empty() : tensor<64xi32>
    %93 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%92 : tensor<64xi32>) {
    ^bb0(%out: i32):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %125 : index to i32
      linalg.yield %126 : i32
    } -> tensor<64xi32>
    %94 = tensor.empty() : tensor<64xi32>
    %95 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<i32>) outs(%94 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64xi32>
    %96 = tensor.empty() : tensor<64xi1>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%93, %95 : tensor<64xi32>, tensor<64xi32>) outs(%96 : tensor<64xi1>) {
    ^bb0(%in: i32, %in_26: i32, %out: i1):
      %125 = arith.cmpi sle, %in, %in_26 : i32
      linalg.yield %125 : i1
    } -> tensor<64xi1>
    %98 = tensor.empty() : tensor<2x4x2x64xi1>
    %99 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<64xi1>) outs(%98 : tensor<2x4x2x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x2x64xi1>
    %100 = tensor.empty() : tensor<2x4x2x64xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %91 : tensor<2x4x2x64xi1>, tensor<2x4x2x64xf32>) outs(%100 : tensor<2x4x2x64xf32>) {
    ^bb0(%in: i1, %in_26: f32, %out: f32):
      %125 = arith.select %in, %in_26, %cst_0 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x64xf32>
    %102 = tensor.empty() : tensor<2x4x2xf32>
    %103 = linalg.fill ins(%cst : f32) outs(%102 : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%101 : tensor<2x4x2x64xf32>) outs(%103 : tensor<2x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.maximumf %out, %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2xf32>
    %105 = tensor.empty() : tensor<2x4x2x64xf32>
    %106 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x4x2xf32>) outs(%105 : tensor<2x4x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x2x64xf32>
    %107 = tensor.empty() : tensor<2x4x2x64xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %106 : tensor<2x4x2x64xf32>, tensor<2x4x2x64xf32>) outs(%107 : tensor<2x4x2x64xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.subf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x64xf32>
    %109 = tensor.empty() : tensor<2x4x2x64xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x4x2x64xf32>) outs(%109 : tensor<2x4x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x64xf32>
    %111 = tensor.empty() : tensor<2x4x2xf32>
    %112 = linalg.fill ins(%cst_2 : f32) outs(%111 : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%110 : tensor<2x4x2x64xf32>) outs(%112 : tensor<2x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %out, %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2xf32>
    %114 = tensor.empty() : tensor<2x4x2x64xf32>
    %115 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<2x4x2xf32>) outs(%114 : tensor<2x4x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x2x64xf32>
    %116 = tensor.empty() : tensor<2x4x2x64xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %115 : tensor<2x4x2x64xf32>, tensor<2x4x2x64xf32>) outs(%116 : tensor<2x4x2x64xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %125 = arith.divf %in, %in_26 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x64xf32>
    %118 = tensor.empty() : tensor<2x4x2x64xbf16>
    %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x4x2x64xf32>) outs(%118 : tensor<2x4x2x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %125 = arith.truncf %in : f32 to bf16
      linalg.yield %125 : bf16
    } -> tensor<2x4x2x64xbf16>
    %120 = tensor.empty() : tensor<2x4x64x32xbf16>
    %121 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_17 : tensor<2x64x4x32xbf16>) outs(%120 : tensor<2x4x64x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x64x32xbf16>
    %collapsed_22 = tensor.collapse_shape %119 [[0, 1], [2], [3]] : tensor<2x4x2x64xbf16> into tensor<8x2x64xbf16>
    %collapsed_23 = tensor.collapse_shape %121 [[0, 1], [2], [3]] : tensor<2x4x64x32xbf16> into tensor<8x64x32xbf16>
    %122 = tensor.empty() : tensor<8x2x32xbf16>
    %123 = linalg.fill ins(%cst_6 : bf16) outs(%122 : tensor<8x2x32xbf16>) -> tensor<8x2x32xbf16>
    %124 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<8x2x64xbf16>, tensor<8x64x32xbf16>) outs(%123 : tensor<8x2x32xbf16>) -> tensor<8x2x32xbf16>
    %collapsed_24 = tensor.collapse_shape %124 [[0, 1, 2]] : tensor<8x2x32xbf16> into tensor<512xbf16>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0, 1, 2]] output_shape [2, 1, 256] : tensor<512xbf16> into tensor<2x1x256xbf16>
    return %expanded_25, %inserted_slice_15, %inserted_slice_17 : tensor<2x1x256xbf16>, tensor<2x64x4x32xbf16>, tensor<2x64x4x32xbf16>
  }
}

