// Tokens sorted by expert, ragged products, brought back by the inverse order, a shared expert beside.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module @jit_moe_sorted_ragged_with_shared_expert {
  func.func public @main(%arg0: tensor<64x32xbf16>, %arg1: tensor<32x4xbf16>, %arg2: tensor<4x32x48xbf16>, %arg3: tensor<4x48x32xbf16>, %arg4: tensor<32x64xbf16>, %arg5: tensor<64x32xbf16>) -> tensor<64x32xbf16> {
    %cst = arith.constant dense<0> : tensor<1xi32>
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %c64_i32 = arith.constant 64 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0xFF80 : bf16
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xbf16>
    %cst_4 = arith.constant dense<1> : tensor<64xi32>
    %cst_5 = arith.constant dense<0> : tensor<4xi32>
    %cst_6 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<64x4xbf16>
    %1 = linalg.fill ins(%cst_2 : bf16) outs(%0 : tensor<64x4xbf16>) -> tensor<64x4xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x32xbf16>, tensor<32x4xbf16>) outs(%1 : tensor<64x4xbf16>) -> tensor<64x4xbf16>
    %3 = tensor.empty() : tensor<64x4xi32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<64x4xi32>) {
    ^bb0(%out: i32):
      %108 = linalg.index 1 : index
      %109 = arith.index_cast %108 : index to i32
      linalg.yield %109 : i32
    } -> tensor<64x4xi32>
    %5 = tensor.empty() : tensor<64xbf16>
    %6 = linalg.fill ins(%cst_1 : bf16) outs(%5 : tensor<64xbf16>) -> tensor<64xbf16>
    %7 = tensor.empty() : tensor<64xi32>
    %8 = linalg.fill ins(%c0_i32 : i32) outs(%7 : tensor<64xi32>) -> tensor<64xi32>
    %9:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2, %4 : tensor<64x4xbf16>, tensor<64x4xi32>) outs(%6, %8 : tensor<64xbf16>, tensor<64xi32>) {
    ^bb0(%in: bf16, %in_13: i32, %out: bf16, %out_14: i32):
      %108 = arith.cmpf ogt, %out, %in : bf16
      %109 = arith.cmpf une, %out, %out : bf16
      %110 = arith.ori %108, %109 : i1
      %111 = arith.cmpf oeq, %out, %in : bf16
      %112 = arith.cmpi slt, %out_14, %in_13 : i32
      %113 = arith.andi %111, %112 : i1
      %114 = arith.ori %110, %113 : i1
      %115 = arith.select %110, %out, %in : bf16
      %116 = arith.select %114, %out_14, %in_13 : i32
      linalg.yield %115, %116 : bf16, i32
    } -> (tensor<64xbf16>, tensor<64xi32>)
    %10 = tensor.empty() : tensor<64xi32>
    %11 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%10 : tensor<64xi32>) {
    ^bb0(%out: i32):
      %108 = linalg.index 0 : index
      %109 = arith.index_cast %108 : index to i32
      linalg.yield %109 : i32
    } -> tensor<64xi32>
    %12:2 = iree_linalg_ext.sort dimension(0) outs(%9#1, %11 : tensor<64xi32>, tensor<64xi32>) {
    ^bb0(%arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32):
      %108 = arith.cmpi slt, %arg6, %arg7 : i32
      iree_linalg_ext.yield %108 : i1
    } -> tensor<64xi32>, tensor<64xi32>
    %13 = tensor.empty() : tensor<64xi32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%9#1 : tensor<64xi32>) outs(%13 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %108 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %108 : i32
    } -> tensor<64xi32>
    %15 = tensor.empty() : tensor<64xi1>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%14 : tensor<64xi32>) outs(%15 : tensor<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %108 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %108 : i1
    } -> tensor<64xi1>
    %17 = tensor.empty() : tensor<64xi32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%14 : tensor<64xi32>) outs(%17 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %108 = arith.addi %in, %c4_i32 : i32
      linalg.yield %108 : i32
    } -> tensor<64xi32>
    %19 = tensor.empty() : tensor<64xi32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%16, %18, %14 : tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) outs(%19 : tensor<64xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %108 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %108 : i32
    } -> tensor<64xi32>
    %expanded = tensor.expand_shape %20 [[0, 1]] output_shape [64, 1] : tensor<64xi32> into tensor<64x1xi32>
    %21 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_4, %expanded : tensor<64xi32>, tensor<64x1xi32>) outs(%cst_5 : tensor<4xi32>) {
    ^bb0(%arg6: i32, %arg7: i32):
      %108 = arith.addi %arg7, %arg6 : i32
      iree_linalg_ext.yield %108 : i32
    } -> tensor<4xi32>
    %22 = tensor.empty() : tensor<64xi1>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%12#1 : tensor<64xi32>) outs(%22 : tensor<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %108 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %108 : i1
    } -> tensor<64xi1>
    %24 = tensor.empty() : tensor<64xi32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%12#1 : tensor<64xi32>) outs(%24 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %108 = arith.addi %in, %c64_i32 : i32
      linalg.yield %108 : i32
    } -> tensor<64xi32>
    %26 = tensor.empty() : tensor<64xi32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%23, %25, %12#1 : tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) outs(%26 : tensor<64xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %108 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %108 : i32
    } -> tensor<64xi32>
    %expanded_7 = tensor.expand_shape %27 [[0, 1]] output_shape [64, 1] : tensor<64xi32> into tensor<64x1xi32>
    %28 = tensor.empty() : tensor<64x1x32xbf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<64x1xi32>) outs(%28 : tensor<64x1x32xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %108 = arith.index_cast %in : i32 to index
      %109 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%108, %109] : tensor<64x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<64x1x32xbf16>
    %collapsed = tensor.collapse_shape %29 [[0], [1, 2]] : tensor<64x1x32xbf16> into tensor<64x32xbf16>
    %30 = tensor.empty() : tensor<4x64x32xbf16>
    %31 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<64x32xbf16>) outs(%30 : tensor<4x64x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x64x32xbf16>
    %32 = tensor.empty() : tensor<4x64x32xi32>
    %33 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%32 : tensor<4x64x32xi32>) {
    ^bb0(%out: i32):
      %108 = linalg.index 1 : index
      %109 = arith.index_cast %108 : index to i32
      linalg.yield %109 : i32
    } -> tensor<4x64x32xi32>
    %34 = tensor.empty() : tensor<4xi32>
    %35:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%21 : tensor<4xi32>) outs(%34, %cst_6 : tensor<4xi32>, tensor<i32>) {
    ^bb0(%arg6: i32, %arg7: i32):
      %108 = arith.addi %arg6, %arg7 : i32
      iree_linalg_ext.yield %108 : i32
    } -> tensor<4xi32>, tensor<i32>
    %extracted_slice = tensor.extract_slice %35#0[0] [3] [1] : tensor<4xi32> to tensor<3xi32>
    %36 = tensor.empty() : tensor<4xi32>
    %inserted_slice = tensor.insert_slice %cst into %36[0] [1] [1] : tensor<1xi32> into tensor<4xi32>
    %inserted_slice_8 = tensor.insert_slice %extracted_slice into %inserted_slice[1] [3] [1] : tensor<3xi32> into tensor<4xi32>
    %37 = tensor.empty() : tensor<4x64x32xi32>
    %38 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35#0 : tensor<4xi32>) outs(%37 : tensor<4x64x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x64x32xi32>
    %39 = tensor.empty() : tensor<4x64x32xi32>
    %40 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_8 : tensor<4xi32>) outs(%39 : tensor<4x64x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x64x32xi32>
    %41 = tensor.empty() : tensor<4x64x32xi1>
    %42 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %33 : tensor<4x64x32xi32>, tensor<4x64x32xi32>) outs(%41 : tensor<4x64x32xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %108 = arith.cmpi sle, %in, %in_13 : i32
      linalg.yield %108 : i1
    } -> tensor<4x64x32xi1>
    %43 = tensor.empty() : tensor<4x64x32xi1>
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %38 : tensor<4x64x32xi32>, tensor<4x64x32xi32>) outs(%43 : tensor<4x64x32xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %108 = arith.cmpi slt, %in, %in_13 : i32
      linalg.yield %108 : i1
    } -> tensor<4x64x32xi1>
    %45 = tensor.empty() : tensor<4x64x32xi1>
    %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %44 : tensor<4x64x32xi1>, tensor<4x64x32xi1>) outs(%45 : tensor<4x64x32xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %108 = arith.andi %in, %in_13 : i1
      linalg.yield %108 : i1
    } -> tensor<4x64x32xi1>
    %47 = tensor.empty() : tensor<4x64x32xbf16>
    %48 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %31 : tensor<4x64x32xi1>, tensor<4x64x32xbf16>) outs(%47 : tensor<4x64x32xbf16>) {
    ^bb0(%in: i1, %in_13: bf16, %out: bf16):
      %108 = arith.select %in, %in_13, %cst_2 : bf16
      linalg.yield %108 : bf16
    } -> tensor<4x64x32xbf16>
    %49 = tensor.empty() : tensor<64x32x4xbf16>
    %50 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<4x64x32xbf16>) outs(%49 : tensor<64x32x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x32x4xbf16>
    %collapsed_9 = tensor.collapse_shape %50 [[0], [1, 2]] : tensor<64x32x4xbf16> into tensor<64x128xbf16>
    %51 = tensor.empty() : tensor<32x4x48xbf16>
    %52 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x32x48xbf16>) outs(%51 : tensor<32x4x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x4x48xbf16>
    %collapsed_10 = tensor.collapse_shape %52 [[0, 1], [2]] : tensor<32x4x48xbf16> into tensor<128x48xbf16>
    %53 = tensor.empty() : tensor<64x48xbf16>
    %54 = linalg.fill ins(%cst_2 : bf16) outs(%53 : tensor<64x48xbf16>) -> tensor<64x48xbf16>
    %55 = linalg.matmul ins(%collapsed_9, %collapsed_10 : tensor<64x128xbf16>, tensor<128x48xbf16>) outs(%54 : tensor<64x48xbf16>) -> tensor<64x48xbf16>
    %56 = tensor.empty() : tensor<64x48xbf16>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<64x48xbf16>) outs(%56 : tensor<64x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.negf %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x48xbf16>
    %58 = tensor.empty() : tensor<64x48xbf16>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<64x48xbf16>) outs(%58 : tensor<64x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = math.exp %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x48xbf16>
    %60 = tensor.empty() : tensor<64x48xbf16>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<64x48xbf16>) outs(%60 : tensor<64x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.addf %in, %cst_0 : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x48xbf16>
    %62 = tensor.empty() : tensor<64x48xbf16>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<64x48xbf16>) outs(%62 : tensor<64x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.divf %cst_0, %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x48xbf16>
    %64 = tensor.empty() : tensor<64x48xbf16>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %63 : tensor<64x48xbf16>, tensor<64x48xbf16>) outs(%64 : tensor<64x48xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_13 : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x48xbf16>
    %66 = tensor.empty() : tensor<4x64x48xbf16>
    %67 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<64x48xbf16>) outs(%66 : tensor<4x64x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x64x48xbf16>
    %68 = tensor.empty() : tensor<4x64x48xi32>
    %69 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%68 : tensor<4x64x48xi32>) {
    ^bb0(%out: i32):
      %108 = linalg.index 1 : index
      %109 = arith.index_cast %108 : index to i32
      linalg.yield %109 : i32
    } -> tensor<4x64x48xi32>
    %70 = tensor.empty() : tensor<4x64x48xi32>
    %71 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35#0 : tensor<4xi32>) outs(%70 : tensor<4x64x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x64x48xi32>
    %72 = tensor.empty() : tensor<4x64x48xi32>
    %73 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_8 : tensor<4xi32>) outs(%72 : tensor<4x64x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x64x48xi32>
    %74 = tensor.empty() : tensor<4x64x48xi1>
    %75 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %69 : tensor<4x64x48xi32>, tensor<4x64x48xi32>) outs(%74 : tensor<4x64x48xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %108 = arith.cmpi sle, %in, %in_13 : i32
      linalg.yield %108 : i1
    } -> tensor<4x64x48xi1>
    %76 = tensor.empty() : tensor<4x64x48xi1>
    %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<4x64x48xi32>, tensor<4x64x48xi32>) outs(%76 : tensor<4x64x48xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %108 = arith.cmpi slt, %in, %in_13 : i32
      linalg.yield %108 : i1
    } -> tensor<4x64x48xi1>
    %78 = tensor.empty() : tensor<4x64x48xi1>
    %79 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<4x64x48xi1>, tensor<4x64x48xi1>) outs(%78 : tensor<4x64x48xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %108 = arith.andi %in, %in_13 : i1
      linalg.yield %108 : i1
    } -> tensor<4x64x48xi1>
    %80 = tensor.empty() : tensor<4x64x48xbf16>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %67 : tensor<4x64x48xi1>, tensor<4x64x48xbf16>) outs(%80 : tensor<4x64x48xbf16>) {
    ^bb0(%in: i1, %in_13: bf16, %out: bf16):
      %108 = arith.select %in, %in_13, %cst_2 : bf16
      linalg.yield %108 : bf16
    } -> tensor<4x64x48xbf16>
    %82 = tensor.empty() : tensor<64x48x4xbf16>
    %83 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x64x48xbf16>) outs(%82 : tensor<64x48x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x48x4xbf16>
    %collapsed_11 = tensor.collapse_shape %83 [[0], [1, 2]] : tensor<64x48x4xbf16> into tensor<64x192xbf16>
    %84 = tensor.empty() : tensor<48x4x32xbf16>
    %85 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x48x32xbf16>) outs(%84 : tensor<48x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<48x4x32xbf16>
    %collapsed_12 = tensor.collapse_shape %85 [[0, 1], [2]] : tensor<48x4x32xbf16> into tensor<192x32xbf16>
    %86 = tensor.empty() : tensor<64x32xbf16>
    %87 = linalg.fill ins(%cst_2 : bf16) outs(%86 : tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %88 = linalg.matmul ins(%collapsed_11, %collapsed_12 : tensor<64x192xbf16>, tensor<192x32xbf16>) outs(%87 : tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %89 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%88, %expanded_7 : tensor<64x32xbf16>, tensor<64x1xi32>) outs(%cst_3 : tensor<64x32xbf16>) {
    ^bb0(%arg6: bf16, %arg7: bf16):
      iree_linalg_ext.yield %arg6 : bf16
    } -> tensor<64x32xbf16>
    %90 = tensor.empty() : tensor<64x64xbf16>
    %91 = linalg.fill ins(%cst_2 : bf16) outs(%90 : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %92 = linalg.matmul ins(%arg0, %arg4 : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%91 : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %93 = tensor.empty() : tensor<64x64xbf16>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<64x64xbf16>) outs(%93 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.negf %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x64xbf16>
    %95 = tensor.empty() : tensor<64x64xbf16>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<64x64xbf16>) outs(%95 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = math.exp %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x64xbf16>
    %97 = tensor.empty() : tensor<64x64xbf16>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<64x64xbf16>) outs(%97 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.addf %in, %cst_0 : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x64xbf16>
    %99 = tensor.empty() : tensor<64x64xbf16>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<64x64xbf16>) outs(%99 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.divf %cst_0, %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x64xbf16>
    %101 = tensor.empty() : tensor<64x64xbf16>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %100 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%101 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_13 : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x64xbf16>
    %103 = tensor.empty() : tensor<64x32xbf16>
    %104 = linalg.fill ins(%cst_2 : bf16) outs(%103 : tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %105 = linalg.matmul ins(%102, %arg5 : tensor<64x64xbf16>, tensor<64x32xbf16>) outs(%104 : tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %106 = tensor.empty() : tensor<64x32xbf16>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%89, %105 : tensor<64x32xbf16>, tensor<64x32xbf16>) outs(%106 : tensor<64x32xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %108 = arith.addf %in, %in_13 : bf16
      linalg.yield %108 : bf16
    } -> tensor<64x32xbf16>
    return %107 : tensor<64x32xbf16>
  }
}

