// Top two of four experts, places by a cumulative count, what is over the capacity dropped.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module @jit_moe_top2_capacity_scatter_gather {
  func.func public @main(%arg0: tensor<32x64xbf16>, %arg1: tensor<64x4xbf16>, %arg2: tensor<4x64x96xbf16>, %arg3: tensor<4x96x64xbf16>) -> tensor<32x64xbf16> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %c49_i32 = arith.constant 49 : i32
    %c48_i32 = arith.constant 48 : i32
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant 0.000000e+00 : bf16
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<1x64xbf16>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<49x64xbf16>
    %cst_8 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<32x4xbf16>
    %1 = linalg.fill ins(%cst_5 : bf16) outs(%0 : tensor<32x4xbf16>) -> tensor<32x4xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x64xbf16>, tensor<64x4xbf16>) outs(%1 : tensor<32x4xbf16>) -> tensor<32x4xbf16>
    %3 = tensor.empty() : tensor<32x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x4xbf16>) outs(%3 : tensor<32x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %111 = arith.extf %in : bf16 to f32
      linalg.yield %111 : f32
    } -> tensor<32x4xf32>
    %5 = tensor.empty() : tensor<32xf32>
    %6 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<32xf32>) -> tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<32x4xf32>) outs(%6 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.maximumf %out, %in : f32
      linalg.yield %111 : f32
    } -> tensor<32xf32>
    %8 = tensor.empty() : tensor<32x4xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<32xf32>) outs(%8 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %10 = tensor.empty() : tensor<32x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %9 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%10 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %111 = arith.subf %in, %in_16 : f32
      linalg.yield %111 : f32
    } -> tensor<32x4xf32>
    %12 = tensor.empty() : tensor<32x4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<32x4xf32>) outs(%12 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = math.exp %in : f32
      linalg.yield %111 : f32
    } -> tensor<32x4xf32>
    %14 = tensor.empty() : tensor<32xf32>
    %15 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<32xf32>) -> tensor<32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<32x4xf32>) outs(%15 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %out, %in : f32
      linalg.yield %111 : f32
    } -> tensor<32xf32>
    %17 = tensor.empty() : tensor<32x4xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<32xf32>) outs(%17 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %19 = tensor.empty() : tensor<32x4xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %18 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%19 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %111 = arith.divf %in, %in_16 : f32
      linalg.yield %111 : f32
    } -> tensor<32x4xf32>
    %21 = tensor.empty() : tensor<32x2xf32>
    %22 = tensor.empty() : tensor<32x2xi32>
    %23 = linalg.fill ins(%cst_4 : f32) outs(%21 : tensor<32x2xf32>) -> tensor<32x2xf32>
    %24 = linalg.fill ins(%c2147483647_i32 : i32) outs(%22 : tensor<32x2xi32>) -> tensor<32x2xi32>
    %25:2 = iree_linalg_ext.topk dimension(1) ins(%20 : tensor<32x4xf32>) outs(%23, %24 : tensor<32x2xf32>, tensor<32x2xi32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %111 = arith.cmpf ogt, %arg4, %arg5 : f32
      iree_linalg_ext.yield %111 : i1
    } -> tensor<32x2xf32>, tensor<32x2xi32>
    %26 = tensor.empty() : tensor<32xf32>
    %27 = linalg.fill ins(%cst_3 : f32) outs(%26 : tensor<32xf32>) -> tensor<32xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%25#0 : tensor<32x2xf32>) outs(%27 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %out, %in : f32
      linalg.yield %111 : f32
    } -> tensor<32xf32>
    %29 = tensor.empty() : tensor<32x2xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<32xf32>) outs(%29 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x2xf32>
    %31 = tensor.empty() : tensor<32x2xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25#0, %30 : tensor<32x2xf32>, tensor<32x2xf32>) outs(%31 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %111 = arith.divf %in, %in_16 : f32
      linalg.yield %111 : f32
    } -> tensor<32x2xf32>
    %collapsed = tensor.collapse_shape %25#1 [[0, 1]] : tensor<32x2xi32> into tensor<64xi32>
    %33 = tensor.empty() : tensor<1x4xi32>
    %34 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%33 : tensor<1x4xi32>) {
    ^bb0(%out: i32):
      %111 = linalg.index 1 : index
      %112 = arith.index_cast %111 : index to i32
      linalg.yield %112 : i32
    } -> tensor<1x4xi32>
    %35 = tensor.empty() : tensor<64x4xi32>
    %36 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<64xi32>) outs(%35 : tensor<64x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64x4xi32>
    %37 = tensor.empty() : tensor<64x4xi32>
    %38 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<1x4xi32>) outs(%37 : tensor<64x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64x4xi32>
    %39 = tensor.empty() : tensor<64x4xi1>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %38 : tensor<64x4xi32>, tensor<64x4xi32>) outs(%39 : tensor<64x4xi1>) {
    ^bb0(%in: i32, %in_16: i32, %out: i1):
      %111 = arith.cmpi eq, %in, %in_16 : i32
      linalg.yield %111 : i1
    } -> tensor<64x4xi1>
    %41 = tensor.empty() : tensor<64x4xi32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<64x4xi1>) outs(%41 : tensor<64x4xi32>) {
    ^bb0(%in: i1, %out: i32):
      %111 = arith.extui %in : i1 to i32
      linalg.yield %111 : i32
    } -> tensor<64x4xi32>
    %43 = tensor.empty() : tensor<64x4xi32>
    %44 = tensor.empty() : tensor<4xi32>
    %45 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%44 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %46:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%42 : tensor<64x4xi32>) outs(%43, %45 : tensor<64x4xi32>, tensor<4xi32>) {
    ^bb0(%arg4: i32, %arg5: i32):
      %111 = arith.addi %arg4, %arg5 : i32
      iree_linalg_ext.yield %111 : i32
    } -> tensor<64x4xi32>, tensor<4xi32>
    %47 = tensor.empty() : tensor<64x4xi32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46#0 : tensor<64x4xi32>) outs(%47 : tensor<64x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %111 = arith.subi %in, %c1_i32 : i32
      linalg.yield %111 : i32
    } -> tensor<64x4xi32>
    %49 = tensor.empty() : tensor<64x4xi32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %42 : tensor<64x4xi32>, tensor<64x4xi32>) outs(%49 : tensor<64x4xi32>) {
    ^bb0(%in: i32, %in_16: i32, %out: i32):
      %111 = arith.muli %in, %in_16 : i32
      linalg.yield %111 : i32
    } -> tensor<64x4xi32>
    %51 = tensor.empty() : tensor<64xi32>
    %52 = linalg.fill ins(%c0_i32 : i32) outs(%51 : tensor<64xi32>) -> tensor<64xi32>
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%50 : tensor<64x4xi32>) outs(%52 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %111 = arith.addi %out, %in : i32
      linalg.yield %111 : i32
    } -> tensor<64xi32>
    %54 = tensor.empty() : tensor<64xi1>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%53 : tensor<64xi32>) outs(%54 : tensor<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %111 = arith.cmpi slt, %in, %c12_i32 : i32
      linalg.yield %111 : i1
    } -> tensor<64xi1>
    %56 = tensor.empty() : tensor<64xi32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<64xi32>) outs(%56 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %111 = arith.muli %in, %c12_i32 : i32
      linalg.yield %111 : i32
    } -> tensor<64xi32>
    %58 = tensor.empty() : tensor<64xi32>
    %59 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%57, %53 : tensor<64xi32>, tensor<64xi32>) outs(%58 : tensor<64xi32>) {
    ^bb0(%in: i32, %in_16: i32, %out: i32):
      %111 = arith.addi %in, %in_16 : i32
      linalg.yield %111 : i32
    } -> tensor<64xi32>
    %60 = tensor.empty() : tensor<64xi32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%55, %59 : tensor<64xi1>, tensor<64xi32>) outs(%60 : tensor<64xi32>) {
    ^bb0(%in: i1, %in_16: i32, %out: i32):
      %111 = arith.select %in, %in_16, %c48_i32 : i32
      linalg.yield %111 : i32
    } -> tensor<64xi32>
    %62 = tensor.empty() : tensor<32x2x64xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<32x64xbf16>) outs(%62 : tensor<32x2x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x2x64xbf16>
    %collapsed_9 = tensor.collapse_shape %63 [[0, 1], [2]] : tensor<32x2x64xbf16> into tensor<64x64xbf16>
    %64 = tensor.empty() : tensor<64xi1>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%61 : tensor<64xi32>) outs(%64 : tensor<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %111 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %111 : i1
    } -> tensor<64xi1>
    %66 = tensor.empty() : tensor<64xi32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%61 : tensor<64xi32>) outs(%66 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %111 = arith.addi %in, %c49_i32 : i32
      linalg.yield %111 : i32
    } -> tensor<64xi32>
    %68 = tensor.empty() : tensor<64xi32>
    %69 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%65, %67, %61 : tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) outs(%68 : tensor<64xi32>) {
    ^bb0(%in: i1, %in_16: i32, %in_17: i32, %out: i32):
      %111 = arith.select %in, %in_16, %in_17 : i32
      linalg.yield %111 : i32
    } -> tensor<64xi32>
    %expanded = tensor.expand_shape %69 [[0, 1]] output_shape [64, 1] : tensor<64xi32> into tensor<64x1xi32>
    %70 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%collapsed_9, %expanded : tensor<64x64xbf16>, tensor<64x1xi32>) outs(%cst_7 : tensor<49x64xbf16>) {
    ^bb0(%arg4: bf16, %arg5: bf16):
      iree_linalg_ext.yield %arg4 : bf16
    } -> tensor<49x64xbf16>
    %extracted_slice = tensor.extract_slice %70[0, 0] [48, 64] [1, 1] : tensor<49x64xbf16> to tensor<48x64xbf16>
    %expanded_10 = tensor.expand_shape %extracted_slice [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xbf16> into tensor<4x12x64xbf16>
    %71 = tensor.empty() : tensor<4x12x96xbf16>
    %72 = linalg.fill ins(%cst_5 : bf16) outs(%71 : tensor<4x12x96xbf16>) -> tensor<4x12x96xbf16>
    %73 = linalg.batch_matmul ins(%expanded_10, %arg2 : tensor<4x12x64xbf16>, tensor<4x64x96xbf16>) outs(%72 : tensor<4x12x96xbf16>) -> tensor<4x12x96xbf16>
    %74 = tensor.empty() : tensor<4x12x96xbf16>
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<4x12x96xbf16>) outs(%74 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %111 = arith.mulf %in, %in : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %76 = tensor.empty() : tensor<4x12x96xbf16>
    %77 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %73 : tensor<4x12x96xbf16>, tensor<4x12x96xbf16>) outs(%76 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %in_16: bf16, %out: bf16):
      %111 = arith.mulf %in, %in_16 : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %78 = tensor.empty() : tensor<4x12x96xbf16>
    %79 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x12x96xbf16>) outs(%78 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %111 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %80 = tensor.empty() : tensor<4x12x96xbf16>
    %81 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %79 : tensor<4x12x96xbf16>, tensor<4x12x96xbf16>) outs(%80 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %in_16: bf16, %out: bf16):
      %111 = arith.addf %in, %in_16 : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %82 = tensor.empty() : tensor<4x12x96xbf16>
    %83 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x12x96xbf16>) outs(%82 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %111 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %84 = tensor.empty() : tensor<4x12x96xbf16>
    %85 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<4x12x96xbf16>) outs(%84 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %111 = math.tanh %in : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %86 = tensor.empty() : tensor<4x12x96xbf16>
    %87 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<4x12x96xbf16>) outs(%86 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %111 = arith.addf %in, %cst_0 : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %88 = tensor.empty() : tensor<4x12x96xbf16>
    %89 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<4x12x96xbf16>) outs(%88 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %111 = arith.mulf %in, %cst : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %90 = tensor.empty() : tensor<4x12x96xbf16>
    %91 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %89 : tensor<4x12x96xbf16>, tensor<4x12x96xbf16>) outs(%90 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %in_16: bf16, %out: bf16):
      %111 = arith.mulf %in, %in_16 : bf16
      linalg.yield %111 : bf16
    } -> tensor<4x12x96xbf16>
    %92 = tensor.empty() : tensor<4x12x64xbf16>
    %93 = linalg.fill ins(%cst_5 : bf16) outs(%92 : tensor<4x12x64xbf16>) -> tensor<4x12x64xbf16>
    %94 = linalg.batch_matmul ins(%91, %arg3 : tensor<4x12x96xbf16>, tensor<4x96x64xbf16>) outs(%93 : tensor<4x12x64xbf16>) -> tensor<4x12x64xbf16>
    %collapsed_11 = tensor.collapse_shape %94 [[0, 1], [2]] : tensor<4x12x64xbf16> into tensor<48x64xbf16>
    %95 = tensor.empty() : tensor<49x64xbf16>
    %inserted_slice = tensor.insert_slice %collapsed_11 into %95[0, 0] [48, 64] [1, 1] : tensor<48x64xbf16> into tensor<49x64xbf16>
    %inserted_slice_12 = tensor.insert_slice %cst_6 into %inserted_slice[48, 0] [1, 64] [1, 1] : tensor<1x64xbf16> into tensor<49x64xbf16>
    %96 = tensor.empty() : tensor<64x1x64xbf16>
    %97 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<64x1xi32>) outs(%96 : tensor<64x1x64xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %111 = arith.index_cast %in : i32 to index
      %112 = linalg.index 2 : index
      %extracted = tensor.extract %inserted_slice_12[%111, %112] : tensor<49x64xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<64x1x64xbf16>
    %98 = tensor.empty() : tensor<64x1x64xf32>
    %99 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<64x1x64xbf16>) outs(%98 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %111 = arith.extf %in : bf16 to f32
      linalg.yield %111 : f32
    } -> tensor<64x1x64xf32>
    %collapsed_13 = tensor.collapse_shape %99 [[0, 1, 2]] : tensor<64x1x64xf32> into tensor<4096xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1, 2]] output_shape [32, 2, 64] : tensor<4096xf32> into tensor<32x2x64xf32>
    %100 = tensor.empty() : tensor<64xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%55 : tensor<64xi1>) outs(%100 : tensor<64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %111 = arith.uitofp %in : i1 to f32
      linalg.yield %111 : f32
    } -> tensor<64xf32>
    %expanded_15 = tensor.expand_shape %101 [[0, 1]] output_shape [32, 2] : tensor<64xf32> into tensor<32x2xf32>
    %102 = tensor.empty() : tensor<32x2xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %expanded_15 : tensor<32x2xf32>, tensor<32x2xf32>) outs(%102 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %111 = arith.mulf %in, %in_16 : f32
      linalg.yield %111 : f32
    } -> tensor<32x2xf32>
    %104 = tensor.empty() : tensor<32x64x2xf32>
    %105 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<32x2x64xf32>) outs(%104 : tensor<32x64x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64x2xf32>
    %106 = tensor.empty() : tensor<32x64xf32>
    %107 = linalg.fill ins(%cst_3 : f32) outs(%106 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %108 = linalg.generic {indexing_maps = [#map6, #map5, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105, %103 : tensor<32x64x2xf32>, tensor<32x2xf32>) outs(%107 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %111 = arith.mulf %in, %in_16 : f32
      %112 = arith.addf %out, %111 : f32
      linalg.yield %112 : f32
    } -> tensor<32x64xf32>
    %109 = tensor.empty() : tensor<32x64xbf16>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<32x64xf32>) outs(%109 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %111 = arith.truncf %in : f32 to bf16
      linalg.yield %111 : bf16
    } -> tensor<32x64xbf16>
    return %110 : tensor<32x64xbf16>
  }
}

