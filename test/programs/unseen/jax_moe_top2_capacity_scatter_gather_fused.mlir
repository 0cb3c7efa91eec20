// jax_moe_top2_capacity_scatter_gather, behind a pass.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0)>
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
    %0 = tensor.empty() : tensor<32x4xbf16>
    %1 = linalg.fill ins(%cst_5 : bf16) outs(%0 : tensor<32x4xbf16>) -> tensor<32x4xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x64xbf16>, tensor<64x4xbf16>) outs(%1 : tensor<32x4xbf16>) -> tensor<32x4xbf16>
    %3 = tensor.empty() : tensor<32x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x4xbf16>) outs(%3 : tensor<32x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %48 = arith.extf %in : bf16 to f32
      linalg.yield %48 : f32
    } -> tensor<32x4xf32>
    %5 = tensor.empty() : tensor<32xf32>
    %6 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<32xf32>) -> tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<32x4xf32>) outs(%6 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.maximumf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<32x4xf32>, tensor<32xf32>) outs(%3 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %48 = arith.subf %in, %in_17 : f32
      %49 = math.exp %48 : f32
      linalg.yield %49 : f32
    } -> tensor<32x4xf32>
    %9 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<32xf32>) -> tensor<32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<32x4xf32>) outs(%9 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<32x4xf32>, tensor<32xf32>) outs(%3 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %48 = arith.divf %in, %in_17 : f32
      linalg.yield %48 : f32
    } -> tensor<32x4xf32>
    %12 = tensor.empty() : tensor<32x2xf32>
    %13 = tensor.empty() : tensor<32x2xi32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%12 : tensor<32x2xf32>) -> tensor<32x2xf32>
    %15 = linalg.fill ins(%c2147483647_i32 : i32) outs(%13 : tensor<32x2xi32>) -> tensor<32x2xi32>
    %16:2 = iree_linalg_ext.topk dimension(1) ins(%11 : tensor<32x4xf32>) outs(%14, %15 : tensor<32x2xf32>, tensor<32x2xi32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %48 = arith.cmpf ogt, %arg4, %arg5 : f32
      iree_linalg_ext.yield %48 : i1
    } -> tensor<32x2xf32>, tensor<32x2xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%16#0 : tensor<32x2xf32>) outs(%9 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<32xf32>
    %collapsed = tensor.collapse_shape %16#1 [[0, 1]] : tensor<32x2xi32> into tensor<64xi32>
    %18 = tensor.empty() : tensor<64x4xi32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<64xi32>) outs(%18 : tensor<64x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = linalg.index 1 : index
      %49 = arith.index_cast %48 : index to i32
      %50 = arith.cmpi eq, %in, %49 : i32
      %51 = arith.extui %50 : i1 to i32
      linalg.yield %51 : i32
    } -> tensor<64x4xi32>
    %20 = tensor.empty() : tensor<4xi32>
    %21 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%20 : tensor<4xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<4xi32>
    %22:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%19 : tensor<64x4xi32>) outs(%18, %21 : tensor<64x4xi32>, tensor<4xi32>) {
    ^bb0(%arg4: i32, %arg5: i32):
      %48 = arith.addi %arg4, %arg5 : i32
      iree_linalg_ext.yield %48 : i32
    } -> tensor<64x4xi32>, tensor<4xi32>
    %23 = tensor.empty() : tensor<64xi32>
    %24 = linalg.fill ins(%c0_i32 : i32) outs(%23 : tensor<64xi32>) -> tensor<64xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%22#0, %19 : tensor<64x4xi32>, tensor<64x4xi32>) outs(%24 : tensor<64xi32>) {
    ^bb0(%in: i32, %in_17: i32, %out: i32):
      %48 = arith.subi %in, %c1_i32 : i32
      %49 = arith.muli %48, %in_17 : i32
      %50 = arith.addi %out, %49 : i32
      linalg.yield %50 : i32
    } -> tensor<64xi32>
    %26 = tensor.empty() : tensor<64xi1>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%25 : tensor<64xi32>) outs(%26 : tensor<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %c12_i32 : i32
      linalg.yield %48 : i1
    } -> tensor<64xi1>
    %28 = tensor.empty() : tensor<32x2x64xbf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<32x64xbf16>) outs(%28 : tensor<32x2x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x2x64xbf16>
    %collapsed_8 = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<32x2x64xbf16> into tensor<64x64xbf16>
    %expanded = tensor.expand_shape %27 [[0, 1]] output_shape [64, 1] : tensor<64xi1> into tensor<64x1xi1>
    %expanded_9 = tensor.expand_shape %collapsed [[0, 1]] output_shape [64, 1] : tensor<64xi32> into tensor<64x1xi32>
    %expanded_10 = tensor.expand_shape %25 [[0, 1]] output_shape [64, 1] : tensor<64xi32> into tensor<64x1xi32>
    %30 = tensor.empty() : tensor<64x1xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_9, %expanded_10 : tensor<64x1xi1>, tensor<64x1xi32>, tensor<64x1xi32>) outs(%30 : tensor<64x1xi32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %48 = arith.muli %in_17, %c12_i32 : i32
      %49 = arith.addi %48, %in_18 : i32
      %50 = arith.select %in, %49, %c48_i32 : i32
      %51 = arith.addi %50, %c49_i32 : i32
      %52 = arith.cmpi slt, %50, %c0_i32 : i32
      %53 = arith.select %52, %51, %50 : i32
      linalg.yield %53 : i32
    } -> tensor<64x1xi32>
    %32 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%collapsed_8, %31 : tensor<64x64xbf16>, tensor<64x1xi32>) outs(%cst_7 : tensor<49x64xbf16>) {
    ^bb0(%arg4: bf16, %arg5: bf16):
      iree_linalg_ext.yield %arg4 : bf16
    } -> tensor<49x64xbf16>
    %extracted_slice = tensor.extract_slice %32[0, 0] [48, 64] [1, 1] : tensor<49x64xbf16> to tensor<48x64xbf16>
    %expanded_11 = tensor.expand_shape %extracted_slice [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xbf16> into tensor<4x12x64xbf16>
    %33 = tensor.empty() : tensor<4x12x96xbf16>
    %34 = linalg.fill ins(%cst_5 : bf16) outs(%33 : tensor<4x12x96xbf16>) -> tensor<4x12x96xbf16>
    %35 = linalg.batch_matmul ins(%expanded_11, %arg2 : tensor<4x12x64xbf16>, tensor<4x64x96xbf16>) outs(%34 : tensor<4x12x96xbf16>) -> tensor<4x12x96xbf16>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<4x12x96xbf16>) outs(%33 : tensor<4x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %48 = arith.mulf %in, %in : bf16
      %49 = arith.mulf %48, %in : bf16
      %50 = arith.mulf %49, %cst_2 : bf16
      %51 = arith.addf %in, %50 : bf16
      %52 = arith.mulf %51, %cst_1 : bf16
      %53 = math.tanh %52 : bf16
      %54 = arith.addf %53, %cst_0 : bf16
      %55 = arith.mulf %54, %cst : bf16
      %56 = arith.mulf %in, %55 : bf16
      linalg.yield %56 : bf16
    } -> tensor<4x12x96xbf16>
    %37 = tensor.empty() : tensor<4x12x64xbf16>
    %38 = linalg.fill ins(%cst_5 : bf16) outs(%37 : tensor<4x12x64xbf16>) -> tensor<4x12x64xbf16>
    %39 = linalg.batch_matmul ins(%36, %arg3 : tensor<4x12x96xbf16>, tensor<4x96x64xbf16>) outs(%38 : tensor<4x12x64xbf16>) -> tensor<4x12x64xbf16>
    %collapsed_12 = tensor.collapse_shape %39 [[0, 1], [2]] : tensor<4x12x64xbf16> into tensor<48x64xbf16>
    %40 = tensor.empty() : tensor<49x64xbf16>
    %inserted_slice = tensor.insert_slice %collapsed_12 into %40[0, 0] [48, 64] [1, 1] : tensor<48x64xbf16> into tensor<49x64xbf16>
    %inserted_slice_13 = tensor.insert_slice %cst_6 into %inserted_slice[48, 0] [1, 64] [1, 1] : tensor<1x64xbf16> into tensor<49x64xbf16>
    %41 = tensor.empty() : tensor<64x1x64xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<64x1xi32>) outs(%41 : tensor<64x1x64xf32>) {
    ^bb0(%in: i32, %out: f32):
      %48 = linalg.index 2 : index
      %49 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %inserted_slice_13[%49, %48] : tensor<49x64xbf16>
      %50 = arith.extf %extracted : bf16 to f32
      linalg.yield %50 : f32
    } -> tensor<64x1x64xf32>
    %collapsed_14 = tensor.collapse_shape %42 [[0, 1, 2]] : tensor<64x1x64xf32> into tensor<4096xf32>
    %expanded_15 = tensor.expand_shape %collapsed_14 [[0, 1, 2]] output_shape [32, 2, 64] : tensor<4096xf32> into tensor<32x2x64xf32>
    %expanded_16 = tensor.expand_shape %27 [[0, 1]] output_shape [32, 2] : tensor<64xi1> into tensor<32x2xi1>
    %43 = tensor.empty() : tensor<32x64xf32>
    %44 = linalg.fill ins(%cst_3 : f32) outs(%43 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map3, #map7, #map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_15, %16#0, %17, %expanded_16 : tensor<32x2x64xf32>, tensor<32x2xf32>, tensor<32xf32>, tensor<32x2xi1>) outs(%44 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %in_19: i1, %out: f32):
      %48 = arith.uitofp %in_19 : i1 to f32
      %49 = arith.divf %in_17, %in_18 : f32
      %50 = arith.mulf %49, %48 : f32
      %51 = arith.mulf %in, %50 : f32
      %52 = arith.addf %out, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<32x64xf32>
    %46 = tensor.empty() : tensor<32x64xbf16>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<32x64xf32>) outs(%46 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<32x64xbf16>
    return %47 : tensor<32x64xbf16>
  }
}

