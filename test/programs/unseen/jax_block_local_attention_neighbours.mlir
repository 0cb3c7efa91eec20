// Blocks of sixteen with the block before and behind: concatenated rolls of blocks.
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
module @jit_block_local_attention_neighbours {
  func.func public @main(%arg0: tensor<2x4x64x32xbf16>, %arg1: tensor<2x4x64x32xbf16>, %arg2: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+09 : f32
    %cst_2 = arith.constant 0.176776692 : f32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4]] output_shape [2, 4, 4, 16, 32] : tensor<2x4x64x32xbf16> into tensor<2x4x4x16x32xbf16>
    %expanded_4 = tensor.expand_shape %arg2 [[0], [1], [2, 3], [4]] output_shape [2, 4, 4, 16, 32] : tensor<2x4x64x32xbf16> into tensor<2x4x4x16x32xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 3, 0, 0] [2, 4, 1, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> to tensor<2x4x1x16x32xbf16>
    %extracted_slice_5 = tensor.extract_slice %expanded[0, 0, 0, 0, 0] [2, 4, 3, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> to tensor<2x4x3x16x32xbf16>
    %0 = tensor.empty() : tensor<2x4x4x16x32xbf16>
    %inserted_slice = tensor.insert_slice %extracted_slice into %0[0, 0, 0, 0, 0] [2, 4, 1, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x1x16x32xbf16> into tensor<2x4x4x16x32xbf16>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %inserted_slice[0, 0, 1, 0, 0] [2, 4, 3, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x3x16x32xbf16> into tensor<2x4x4x16x32xbf16>
    %extracted_slice_7 = tensor.extract_slice %expanded[0, 0, 1, 0, 0] [2, 4, 3, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> to tensor<2x4x3x16x32xbf16>
    %extracted_slice_8 = tensor.extract_slice %expanded[0, 0, 0, 0, 0] [2, 4, 1, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> to tensor<2x4x1x16x32xbf16>
    %1 = tensor.empty() : tensor<2x4x4x16x32xbf16>
    %inserted_slice_9 = tensor.insert_slice %extracted_slice_7 into %1[0, 0, 0, 0, 0] [2, 4, 3, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x3x16x32xbf16> into tensor<2x4x4x16x32xbf16>
    %inserted_slice_10 = tensor.insert_slice %extracted_slice_8 into %inserted_slice_9[0, 0, 3, 0, 0] [2, 4, 1, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x1x16x32xbf16> into tensor<2x4x4x16x32xbf16>
    %2 = tensor.empty() : tensor<2x4x4x48x32xbf16>
    %inserted_slice_11 = tensor.insert_slice %inserted_slice_6 into %2[0, 0, 0, 0, 0] [2, 4, 4, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> into tensor<2x4x4x48x32xbf16>
    %inserted_slice_12 = tensor.insert_slice %expanded into %inserted_slice_11[0, 0, 0, 16, 0] [2, 4, 4, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> into tensor<2x4x4x48x32xbf16>
    %inserted_slice_13 = tensor.insert_slice %inserted_slice_10 into %inserted_slice_12[0, 0, 0, 32, 0] [2, 4, 4, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> into tensor<2x4x4x48x32xbf16>
    %3 = tensor.empty() : tensor<2x4x4x32x48xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_13 : tensor<2x4x4x48x32xbf16>) outs(%3 : tensor<2x4x4x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x4x32x48xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2, 3]] : tensor<2x4x64x32xbf16> into tensor<16384xbf16>
    %expanded_14 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [32, 16, 32] : tensor<16384xbf16> into tensor<32x16x32xbf16>
    %collapsed_15 = tensor.collapse_shape %4 [[0, 1, 2], [3], [4]] : tensor<2x4x4x32x48xbf16> into tensor<32x32x48xbf16>
    %5 = tensor.empty() : tensor<32x16x48xf32>
    %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<32x16x48xf32>) -> tensor<32x16x48xf32>
    %7 = linalg.batch_matmul ins(%expanded_14, %collapsed_15 : tensor<32x16x32xbf16>, tensor<32x32x48xbf16>) outs(%6 : tensor<32x16x48xf32>) -> tensor<32x16x48xf32>
    %expanded_16 = tensor.expand_shape %7 [[0, 1, 2], [3], [4]] output_shape [2, 4, 4, 16, 48] : tensor<32x16x48xf32> into tensor<2x4x4x16x48xf32>
    %8 = tensor.empty() : tensor<4xi32>
    %9 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%8 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i32
      linalg.yield %81 : i32
    } -> tensor<4xi32>
    %expanded_17 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xi32> into tensor<4x1x1xi32>
    %10 = tensor.empty() : tensor<4x1x1xi32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<4x1x1xi32>) outs(%10 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %80 = arith.muli %in, %c16_i32 : i32
      linalg.yield %80 : i32
    } -> tensor<4x1x1xi32>
    %12 = tensor.empty() : tensor<16xi32>
    %13 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%12 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i32
      linalg.yield %81 : i32
    } -> tensor<16xi32>
    %14 = tensor.empty() : tensor<4x16x1xi32>
    %15 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x1x1xi32>) outs(%14 : tensor<4x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16x1xi32>
    %16 = tensor.empty() : tensor<4x16x1xi32>
    %17 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<16xi32>) outs(%16 : tensor<4x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16x1xi32>
    %18 = tensor.empty() : tensor<4x16x1xi32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<4x16x1xi32>, tensor<4x16x1xi32>) outs(%18 : tensor<4x16x1xi32>) {
    ^bb0(%in: i32, %in_33: i32, %out: i32):
      %80 = arith.addi %in, %in_33 : i32
      linalg.yield %80 : i32
    } -> tensor<4x16x1xi32>
    %20 = tensor.empty() : tensor<48xi32>
    %21 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%20 : tensor<48xi32>) {
    ^bb0(%out: i32):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i32
      linalg.yield %81 : i32
    } -> tensor<48xi32>
    %22 = tensor.empty() : tensor<4x1x48xi32>
    %23 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x1x1xi32>) outs(%22 : tensor<4x1x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1x48xi32>
    %24 = tensor.empty() : tensor<4x1x48xi32>
    %25 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<48xi32>) outs(%24 : tensor<4x1x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1x48xi32>
    %26 = tensor.empty() : tensor<4x1x48xi32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %25 : tensor<4x1x48xi32>, tensor<4x1x48xi32>) outs(%26 : tensor<4x1x48xi32>) {
    ^bb0(%in: i32, %in_33: i32, %out: i32):
      %80 = arith.addi %in, %in_33 : i32
      linalg.yield %80 : i32
    } -> tensor<4x1x48xi32>
    %28 = tensor.empty() : tensor<4x1x48xi32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<4x1x48xi32>) outs(%28 : tensor<4x1x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      %80 = arith.subi %in, %c16_i32 : i32
      linalg.yield %80 : i32
    } -> tensor<4x1x48xi32>
    %30 = tensor.empty() : tensor<4x1x48xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<4x1x48xi32>) outs(%30 : tensor<4x1x48xi1>) {
    ^bb0(%in: i32, %out: i1):
      %80 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %80 : i1
    } -> tensor<4x1x48xi1>
    %32 = tensor.empty() : tensor<4x1x48xi1>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<4x1x48xi32>) outs(%32 : tensor<4x1x48xi1>) {
    ^bb0(%in: i32, %out: i1):
      %80 = arith.cmpi slt, %in, %c64_i32 : i32
      linalg.yield %80 : i1
    } -> tensor<4x1x48xi1>
    %34 = tensor.empty() : tensor<4x1x48xi1>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %33 : tensor<4x1x48xi1>, tensor<4x1x48xi1>) outs(%34 : tensor<4x1x48xi1>) {
    ^bb0(%in: i1, %in_33: i1, %out: i1):
      %80 = arith.andi %in, %in_33 : i1
      linalg.yield %80 : i1
    } -> tensor<4x1x48xi1>
    %36 = tensor.empty() : tensor<4x16x48xi32>
    %37 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x16x1xi32>) outs(%36 : tensor<4x16x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16x48xi32>
    %38 = tensor.empty() : tensor<4x16x48xi32>
    %39 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<4x1x48xi32>) outs(%38 : tensor<4x16x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16x48xi32>
    %40 = tensor.empty() : tensor<4x16x48xi32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<4x16x48xi32>, tensor<4x16x48xi32>) outs(%40 : tensor<4x16x48xi32>) {
    ^bb0(%in: i32, %in_33: i32, %out: i32):
      %80 = arith.subi %in, %in_33 : i32
      linalg.yield %80 : i32
    } -> tensor<4x16x48xi32>
    %42 = tensor.empty() : tensor<4x16x48xi32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<4x16x48xi32>) outs(%42 : tensor<4x16x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      %80 = arith.cmpi sge, %in, %c0_i32 : i32
      %81 = arith.subi %c0_i32, %in : i32
      %82 = arith.select %80, %in, %81 : i32
      linalg.yield %82 : i32
    } -> tensor<4x16x48xi32>
    %44 = tensor.empty() : tensor<4x16x48xi1>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<4x16x48xi32>) outs(%44 : tensor<4x16x48xi1>) {
    ^bb0(%in: i32, %out: i1):
      %80 = arith.cmpi sle, %in, %c16_i32 : i32
      linalg.yield %80 : i1
    } -> tensor<4x16x48xi1>
    %46 = tensor.empty() : tensor<4x16x48xi1>
    %47 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<4x1x48xi1>) outs(%46 : tensor<4x16x48xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x16x48xi1>
    %48 = tensor.empty() : tensor<4x16x48xi1>
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %45 : tensor<4x16x48xi1>, tensor<4x16x48xi1>) outs(%48 : tensor<4x16x48xi1>) {
    ^bb0(%in: i1, %in_33: i1, %out: i1):
      %80 = arith.andi %in, %in_33 : i1
      linalg.yield %80 : i1
    } -> tensor<4x16x48xi1>
    %50 = tensor.empty() : tensor<2x4x4x16x48xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<2x4x4x16x48xf32>) outs(%50 : tensor<2x4x4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.mulf %in, %cst_2 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x4x16x48xf32>
    %52 = tensor.empty() : tensor<2x4x4x16x48xi1>
    %53 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<4x16x48xi1>) outs(%52 : tensor<2x4x4x16x48xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x4x16x48xi1>
    %54 = tensor.empty() : tensor<2x4x4x16x48xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53, %51 : tensor<2x4x4x16x48xi1>, tensor<2x4x4x16x48xf32>) outs(%54 : tensor<2x4x4x16x48xf32>) {
    ^bb0(%in: i1, %in_33: f32, %out: f32):
      %80 = arith.select %in, %in_33, %cst_1 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x4x16x48xf32>
    %56 = tensor.empty() : tensor<2x4x4x16xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<2x4x4x16xf32>) -> tensor<2x4x4x16xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x4x4x16x48xf32>) outs(%57 : tensor<2x4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.maximumf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x4x16xf32>
    %59 = tensor.empty() : tensor<2x4x4x16x48xf32>
    %60 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x4x4x16xf32>) outs(%59 : tensor<2x4x4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x16x48xf32>
    %61 = tensor.empty() : tensor<2x4x4x16x48xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55, %60 : tensor<2x4x4x16x48xf32>, tensor<2x4x4x16x48xf32>) outs(%61 : tensor<2x4x4x16x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %80 = arith.subf %in, %in_33 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x4x16x48xf32>
    %63 = tensor.empty() : tensor<2x4x4x16x48xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x4x4x16x48xf32>) outs(%63 : tensor<2x4x4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x4x16x48xf32>
    %65 = tensor.empty() : tensor<2x4x4x16xf32>
    %66 = linalg.fill ins(%cst_3 : f32) outs(%65 : tensor<2x4x4x16xf32>) -> tensor<2x4x4x16xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<2x4x4x16x48xf32>) outs(%66 : tensor<2x4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x4x16xf32>
    %68 = tensor.empty() : tensor<2x4x4x16x48xf32>
    %69 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x4x4x16xf32>) outs(%68 : tensor<2x4x4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x16x48xf32>
    %70 = tensor.empty() : tensor<2x4x4x16x48xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%64, %69 : tensor<2x4x4x16x48xf32>, tensor<2x4x4x16x48xf32>) outs(%70 : tensor<2x4x4x16x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %80 = arith.divf %in, %in_33 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x4x16x48xf32>
    %72 = tensor.empty() : tensor<2x4x4x16x48xbf16>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x4x4x16x48xf32>) outs(%72 : tensor<2x4x4x16x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %80 = arith.truncf %in : f32 to bf16
      linalg.yield %80 : bf16
    } -> tensor<2x4x4x16x48xbf16>
    %extracted_slice_18 = tensor.extract_slice %expanded_4[0, 0, 3, 0, 0] [2, 4, 1, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> to tensor<2x4x1x16x32xbf16>
    %extracted_slice_19 = tensor.extract_slice %expanded_4[0, 0, 0, 0, 0] [2, 4, 3, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> to tensor<2x4x3x16x32xbf16>
    %74 = tensor.empty() : tensor<2x4x4x16x32xbf16>
    %inserted_slice_20 = tensor.insert_slice %extracted_slice_18 into %74[0, 0, 0, 0, 0] [2, 4, 1, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x1x16x32xbf16> into tensor<2x4x4x16x32xbf16>
    %inserted_slice_21 = tensor.insert_slice %extracted_slice_19 into %inserted_slice_20[0, 0, 1, 0, 0] [2, 4, 3, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x3x16x32xbf16> into tensor<2x4x4x16x32xbf16>
    %extracted_slice_22 = tensor.extract_slice %expanded_4[0, 0, 1, 0, 0] [2, 4, 3, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> to tensor<2x4x3x16x32xbf16>
    %extracted_slice_23 = tensor.extract_slice %expanded_4[0, 0, 0, 0, 0] [2, 4, 1, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> to tensor<2x4x1x16x32xbf16>
    %75 = tensor.empty() : tensor<2x4x4x16x32xbf16>
    %inserted_slice_24 = tensor.insert_slice %extracted_slice_22 into %75[0, 0, 0, 0, 0] [2, 4, 3, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x3x16x32xbf16> into tensor<2x4x4x16x32xbf16>
    %inserted_slice_25 = tensor.insert_slice %extracted_slice_23 into %inserted_slice_24[0, 0, 3, 0, 0] [2, 4, 1, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x1x16x32xbf16> into tensor<2x4x4x16x32xbf16>
    %76 = tensor.empty() : tensor<2x4x4x48x32xbf16>
    %inserted_slice_26 = tensor.insert_slice %inserted_slice_21 into %76[0, 0, 0, 0, 0] [2, 4, 4, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> into tensor<2x4x4x48x32xbf16>
    %inserted_slice_27 = tensor.insert_slice %expanded_4 into %inserted_slice_26[0, 0, 0, 16, 0] [2, 4, 4, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> into tensor<2x4x4x48x32xbf16>
    %inserted_slice_28 = tensor.insert_slice %inserted_slice_25 into %inserted_slice_27[0, 0, 0, 32, 0] [2, 4, 4, 16, 32] [1, 1, 1, 1, 1] : tensor<2x4x4x16x32xbf16> into tensor<2x4x4x48x32xbf16>
    %collapsed_29 = tensor.collapse_shape %73 [[0, 1, 2], [3], [4]] : tensor<2x4x4x16x48xbf16> into tensor<32x16x48xbf16>
    %collapsed_30 = tensor.collapse_shape %inserted_slice_28 [[0, 1, 2], [3], [4]] : tensor<2x4x4x48x32xbf16> into tensor<32x48x32xbf16>
    %77 = tensor.empty() : tensor<32x16x32xbf16>
    %78 = linalg.fill ins(%cst : bf16) outs(%77 : tensor<32x16x32xbf16>) -> tensor<32x16x32xbf16>
    %79 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<32x16x48xbf16>, tensor<32x48x32xbf16>) outs(%78 : tensor<32x16x32xbf16>) -> tensor<32x16x32xbf16>
    %collapsed_31 = tensor.collapse_shape %79 [[0, 1, 2]] : tensor<32x16x32xbf16> into tensor<16384xbf16>
    %expanded_32 = tensor.expand_shape %collapsed_31 [[0, 1, 2, 3]] output_shape [2, 4, 64, 32] : tensor<16384xbf16> into tensor<2x4x64x32xbf16>
    return %expanded_32 : tensor<2x4x64x32xbf16>
  }
}

