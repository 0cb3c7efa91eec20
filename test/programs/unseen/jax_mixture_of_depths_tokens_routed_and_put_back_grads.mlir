#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map8 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_jax_mixture_of_depths_tokens_routed_and_put_back_grads {
  func.func public @main(%arg0: tensor<2x10x16xbf16>, %arg1: tensor<16xbf16>, %arg2: tensor<16x24xbf16>, %arg3: tensor<24x16xbf16>, %arg4: tensor<2x10x16xf32>) -> (tensor<2x10x16xbf16>, tensor<2x10x16xbf16>, tensor<16xbf16>, tensor<16x24xbf16>, tensor<24x16xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 0x7FC0 : bf16
    %c9 = arith.constant 9 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0.000000e+00 : bf16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<2x10x16xbf16>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<2x10xf32>
    %cst_7 = arith.constant dense<[1, 9]> : tensor<2xi32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x10x16xbf16> into tensor<20x16xbf16>
    %0 = tensor.empty() : tensor<20xbf16>
    %1 = linalg.fill ins(%cst_4 : bf16) outs(%0 : tensor<20xbf16>) -> tensor<20xbf16>
    %2 = linalg.matvec ins(%collapsed, %arg1 : tensor<20x16xbf16>, tensor<16xbf16>) outs(%1 : tensor<20xbf16>) -> tensor<20xbf16>
    %3 = tensor.empty() : tensor<20xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<20xbf16>) outs(%3 : tensor<20xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %173 = arith.extf %in : bf16 to f32
      linalg.yield %173 : f32
    } -> tensor<20xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [2, 10] : tensor<20xf32> into tensor<2x10xf32>
    %5 = tensor.empty() : tensor<2x4xf32>
    %6 = tensor.empty() : tensor<2x4xi32>
    %7 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %8 = linalg.fill ins(%c2147483647_i32 : i32) outs(%6 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %9:2 = iree_linalg_ext.topk dimension(1) ins(%expanded : tensor<2x10xf32>) outs(%7, %8 : tensor<2x4xf32>, tensor<2x4xi32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %173 = arith.cmpf ogt, %arg5, %arg6 : f32
      iree_linalg_ext.yield %173 : i1
    } -> tensor<2x4xf32>, tensor<2x4xi32>
    %expanded_8 = tensor.expand_shape %9#1 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xi32> into tensor<2x4x1xi32>
    %10 = tensor.empty() : tensor<2x4x1xi1>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x4x1xi32>) outs(%10 : tensor<2x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %173 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %173 : i1
    } -> tensor<2x4x1xi1>
    %12 = tensor.empty() : tensor<2x4x1xi32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x4x1xi32>) outs(%12 : tensor<2x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %173 = arith.addi %in, %c10_i32 : i32
      linalg.yield %173 : i32
    } -> tensor<2x4x1xi32>
    %14 = tensor.empty() : tensor<2x4x1xi32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %13, %expanded_8 : tensor<2x4x1xi1>, tensor<2x4x1xi32>, tensor<2x4x1xi32>) outs(%14 : tensor<2x4x1xi32>) {
    ^bb0(%in: i1, %in_34: i32, %in_35: i32, %out: i32):
      %173 = arith.select %in, %in_34, %in_35 : i32
      linalg.yield %173 : i32
    } -> tensor<2x4x1xi32>
    %16 = tensor.empty() : tensor<2x4x1xi1>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x4x1xi32>) outs(%16 : tensor<2x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %173 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %173 : i1
    } -> tensor<2x4x1xi1>
    %18 = tensor.empty() : tensor<2x4x1xi1>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x4x1xi32>) outs(%18 : tensor<2x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %173 = arith.cmpi sle, %in, %c9_i32 : i32
      linalg.yield %173 : i1
    } -> tensor<2x4x1xi1>
    %20 = tensor.empty() : tensor<2x4x1xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<2x4x1xi1>, tensor<2x4x1xi1>) outs(%20 : tensor<2x4x1xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %173 = arith.andi %in, %in_34 : i1
      linalg.yield %173 : i1
    } -> tensor<2x4x1xi1>
    %22 = tensor.empty() : tensor<2x4xi1>
    %23 = linalg.fill ins(%true : i1) outs(%22 : tensor<2x4xi1>) -> tensor<2x4xi1>
    %24 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<2x4x1xi1>) outs(%23 : tensor<2x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %173 = arith.andi %out, %in : i1
      linalg.yield %173 : i1
    } -> tensor<2x4xi1>
    %25 = tensor.empty() : tensor<2x4x16xbf16>
    %26 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%25 : tensor<2x4x16xbf16>) {
    ^bb0(%out: bf16):
      %173 = linalg.index 0 : index
      %174 = linalg.index 1 : index
      %175 = linalg.index 2 : index
      %extracted = tensor.extract %15[%173, %174, %c0] : tensor<2x4x1xi32>
      %176 = arith.index_cast %extracted : i32 to index
      %177 = arith.maxsi %176, %c0 : index
      %178 = arith.minsi %177, %c9 : index
      %extracted_34 = tensor.extract %arg0[%173, %178, %175] : tensor<2x10x16xbf16>
      linalg.yield %extracted_34 : bf16
    } -> tensor<2x4x16xbf16>
    %27 = tensor.empty() : tensor<2x4x16xi1>
    %28 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x4xi1>) outs(%27 : tensor<2x4x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x16xi1>
    %29 = tensor.empty() : tensor<2x4x16xbf16>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %26 : tensor<2x4x16xi1>, tensor<2x4x16xbf16>) outs(%29 : tensor<2x4x16xbf16>) {
    ^bb0(%in: i1, %in_34: bf16, %out: bf16):
      %173 = arith.select %in, %in_34, %cst_2 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x16xbf16>
    %collapsed_9 = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<2x4x16xbf16> into tensor<8x16xbf16>
    %31 = tensor.empty() : tensor<8x24xbf16>
    %32 = linalg.fill ins(%cst_4 : bf16) outs(%31 : tensor<8x24xbf16>) -> tensor<8x24xbf16>
    %33 = linalg.matmul ins(%collapsed_9, %arg2 : tensor<8x16xbf16>, tensor<16x24xbf16>) outs(%32 : tensor<8x24xbf16>) -> tensor<8x24xbf16>
    %expanded_10 = tensor.expand_shape %33 [[0, 1], [2]] output_shape [2, 4, 24] : tensor<8x24xbf16> into tensor<2x4x24xbf16>
    %34 = tensor.empty() : tensor<2x4x24xbf16>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x4x24xbf16>) outs(%34 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %173 = arith.negf %in : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %36 = tensor.empty() : tensor<2x4x24xbf16>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4x24xbf16>) outs(%36 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %173 = math.exp %in : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %38 = tensor.empty() : tensor<2x4x24xbf16>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x24xbf16>) outs(%38 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %173 = arith.addf %in, %cst_1 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %40 = tensor.empty() : tensor<2x4x24xbf16>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x4x24xbf16>) outs(%40 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %173 = arith.divf %cst_1, %in : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %42 = tensor.empty() : tensor<2x4x24xbf16>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x4x24xbf16>) outs(%42 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %173 = arith.subf %cst_1, %in : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %44 = tensor.empty() : tensor<2x4x24xbf16>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %43 : tensor<2x4x24xbf16>, tensor<2x4x24xbf16>) outs(%44 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %46 = tensor.empty() : tensor<2x4x24xbf16>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10, %41 : tensor<2x4x24xbf16>, tensor<2x4x24xbf16>) outs(%46 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %collapsed_11 = tensor.collapse_shape %47 [[0, 1], [2]] : tensor<2x4x24xbf16> into tensor<8x24xbf16>
    %48 = tensor.empty() : tensor<8x16xbf16>
    %49 = linalg.fill ins(%cst_4 : bf16) outs(%48 : tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %50 = linalg.matmul ins(%collapsed_11, %arg3 : tensor<8x24xbf16>, tensor<24x16xbf16>) outs(%49 : tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %expanded_12 = tensor.expand_shape %50 [[0, 1], [2]] output_shape [2, 4, 16] : tensor<8x16xbf16> into tensor<2x4x16xbf16>
    %51 = tensor.empty() : tensor<2x4xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9#0 : tensor<2x4xf32>) outs(%51 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.negf %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %53 = tensor.empty() : tensor<2x4xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<2x4xf32>) outs(%53 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.exp %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %55 = tensor.empty() : tensor<2x4xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<2x4xf32>) outs(%55 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %cst_0 : f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %57 = tensor.empty() : tensor<2x4xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<2x4xf32>) outs(%57 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.divf %cst_0, %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %59 = tensor.empty() : tensor<2x4xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<2x4xf32>) outs(%59 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.subf %cst_0, %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %61 = tensor.empty() : tensor<2x4xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%58, %60 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%61 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %173 = arith.mulf %in, %in_34 : f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %63 = tensor.empty() : tensor<2x4xbf16>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<2x4xf32>) outs(%63 : tensor<2x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %173 = arith.truncf %in : f32 to bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4xbf16>
    %expanded_13 = tensor.expand_shape %64 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xbf16> into tensor<2x4x1xbf16>
    %65 = tensor.empty() : tensor<2x4x16xbf16>
    %66 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x4x1xbf16>) outs(%65 : tensor<2x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16xbf16>
    %67 = tensor.empty() : tensor<2x4x16xbf16>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %66 : tensor<2x4x16xbf16>, tensor<2x4x16xbf16>) outs(%67 : tensor<2x4x16xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x16xbf16>
    %69 = tensor.empty() : tensor<2xi32>
    %70 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%69 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %173 = linalg.index 0 : index
      %174 = arith.index_cast %173 : index to i32
      linalg.yield %174 : i32
    } -> tensor<2xi32>
    %expanded_14 = tensor.expand_shape %70 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %71 = tensor.empty() : tensor<2x1xi1>
    %72 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_14 : tensor<2x1xi32>) outs(%71 : tensor<2x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %173 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %173 : i1
    } -> tensor<2x1xi1>
    %73 = tensor.empty() : tensor<2x1xi32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_14 : tensor<2x1xi32>) outs(%73 : tensor<2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %173 = arith.addi %in, %c2_i32 : i32
      linalg.yield %173 : i32
    } -> tensor<2x1xi32>
    %75 = tensor.empty() : tensor<2x1xi32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72, %74, %expanded_14 : tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) outs(%75 : tensor<2x1xi32>) {
    ^bb0(%in: i1, %in_34: i32, %in_35: i32, %out: i32):
      %173 = arith.select %in, %in_34, %in_35 : i32
      linalg.yield %173 : i32
    } -> tensor<2x1xi32>
    %77 = tensor.empty() : tensor<2x4xi1>
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9#1 : tensor<2x4xi32>) outs(%77 : tensor<2x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %173 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %173 : i1
    } -> tensor<2x4xi1>
    %79 = tensor.empty() : tensor<2x4xi32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9#1 : tensor<2x4xi32>) outs(%79 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %173 = arith.addi %in, %c10_i32 : i32
      linalg.yield %173 : i32
    } -> tensor<2x4xi32>
    %81 = tensor.empty() : tensor<2x4xi32>
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%78, %80, %9#1 : tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) outs(%81 : tensor<2x4xi32>) {
    ^bb0(%in: i1, %in_34: i32, %in_35: i32, %out: i32):
      %173 = arith.select %in, %in_34, %in_35 : i32
      linalg.yield %173 : i32
    } -> tensor<2x4xi32>
    %83 = tensor.empty() : tensor<2x4xi32>
    %84 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<2x1xi32>) outs(%83 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x4xi32>
    %expanded_15 = tensor.expand_shape %84 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xi32> into tensor<2x4x1xi32>
    %expanded_16 = tensor.expand_shape %82 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xi32> into tensor<2x4x1xi32>
    %85 = tensor.empty() : tensor<2x4x2xi32>
    %inserted_slice = tensor.insert_slice %expanded_15 into %85[0, 0, 0] [2, 4, 1] [1, 1, 1] : tensor<2x4x1xi32> into tensor<2x4x2xi32>
    %inserted_slice_17 = tensor.insert_slice %expanded_16 into %inserted_slice[0, 0, 1] [2, 4, 1] [1, 1, 1] : tensor<2x4x1xi32> into tensor<2x4x2xi32>
    %collapsed_18 = tensor.collapse_shape %inserted_slice_17 [[0, 1], [2]] : tensor<2x4x2xi32> into tensor<8x2xi32>
    %collapsed_19 = tensor.collapse_shape %68 [[0, 1], [2]] : tensor<2x4x16xbf16> into tensor<8x16xbf16>
    %86 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_19, %collapsed_18 : tensor<8x16xbf16>, tensor<8x2xi32>) outs(%arg0 : tensor<2x10x16xbf16>) {
    ^bb0(%arg5: bf16, %arg6: bf16):
      %173 = arith.addf %arg6, %arg5 : bf16
      iree_linalg_ext.yield %173 : bf16
    } -> tensor<2x10x16xbf16>
    %87 = tensor.empty() : tensor<2x10x16xbf16>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x10x16xf32>) outs(%87 : tensor<2x10x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %173 = arith.truncf %in : f32 to bf16
      linalg.yield %173 : bf16
    } -> tensor<2x10x16xbf16>
    %89 = tensor.empty() : tensor<2x4x2xi1>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_17 : tensor<2x4x2xi32>) outs(%89 : tensor<2x4x2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %173 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %173 : i1
    } -> tensor<2x4x2xi1>
    %91 = tensor.empty() : tensor<2x4x2xi32>
    %92 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<2xi32>) outs(%91 : tensor<2x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x4x2xi32>
    %93 = tensor.empty() : tensor<2x4x2xi1>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_17, %92 : tensor<2x4x2xi32>, tensor<2x4x2xi32>) outs(%93 : tensor<2x4x2xi1>) {
    ^bb0(%in: i32, %in_34: i32, %out: i1):
      %173 = arith.cmpi sle, %in, %in_34 : i32
      linalg.yield %173 : i1
    } -> tensor<2x4x2xi1>
    %95 = tensor.empty() : tensor<2x4x2xi1>
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %94 : tensor<2x4x2xi1>, tensor<2x4x2xi1>) outs(%95 : tensor<2x4x2xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %173 = arith.andi %in, %in_34 : i1
      linalg.yield %173 : i1
    } -> tensor<2x4x2xi1>
    %97 = tensor.empty() : tensor<2x4xi1>
    %98 = linalg.fill ins(%true : i1) outs(%97 : tensor<2x4xi1>) -> tensor<2x4xi1>
    %99 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<2x4x2xi1>) outs(%98 : tensor<2x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %173 = arith.andi %out, %in : i1
      linalg.yield %173 : i1
    } -> tensor<2x4xi1>
    %100 = tensor.empty() : tensor<2x4x16xbf16>
    %101 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%100 : tensor<2x4x16xbf16>) {
    ^bb0(%out: bf16):
      %173 = linalg.index 0 : index
      %174 = linalg.index 1 : index
      %175 = linalg.index 2 : index
      %extracted = tensor.extract %inserted_slice_17[%173, %174, %c0] : tensor<2x4x2xi32>
      %176 = arith.index_cast %extracted : i32 to index
      %extracted_34 = tensor.extract %inserted_slice_17[%173, %174, %c1] : tensor<2x4x2xi32>
      %177 = arith.index_cast %extracted_34 : i32 to index
      %178 = arith.maxsi %176, %c0 : index
      %179 = arith.minsi %178, %c1 : index
      %180 = arith.maxsi %177, %c0 : index
      %181 = arith.minsi %180, %c9 : index
      %extracted_35 = tensor.extract %88[%179, %181, %175] : tensor<2x10x16xbf16>
      linalg.yield %extracted_35 : bf16
    } -> tensor<2x4x16xbf16>
    %102 = tensor.empty() : tensor<2x4x16xi1>
    %103 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x4xi1>) outs(%102 : tensor<2x4x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x16xi1>
    %104 = tensor.empty() : tensor<2x4x16xbf16>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %101 : tensor<2x4x16xi1>, tensor<2x4x16xbf16>) outs(%104 : tensor<2x4x16xbf16>) {
    ^bb0(%in: i1, %in_34: bf16, %out: bf16):
      %173 = arith.select %in, %in_34, %cst_4 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x16xbf16>
    %106 = tensor.empty() : tensor<2x4x16xbf16>
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %105 : tensor<2x4x16xbf16>, tensor<2x4x16xbf16>) outs(%106 : tensor<2x4x16xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x16xbf16>
    %108 = tensor.empty() : tensor<2x4xbf16>
    %109 = linalg.fill ins(%cst_4 : bf16) outs(%108 : tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %110 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<2x4x16xbf16>) outs(%109 : tensor<2x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %173 = arith.addf %out, %in : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4xbf16>
    %111 = tensor.empty() : tensor<2x4xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<2x4xbf16>) outs(%111 : tensor<2x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %173 = arith.extf %in : bf16 to f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %expanded_20 = tensor.expand_shape %112 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xf32> into tensor<2x4x1xf32>
    %113 = tensor.empty() : tensor<2x4x16xbf16>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %66 : tensor<2x4x16xbf16>, tensor<2x4x16xbf16>) outs(%113 : tensor<2x4x16xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x16xbf16>
    %115 = tensor.empty() : tensor<2x4xf32>
    %116 = linalg.fill ins(%cst : f32) outs(%115 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_20 : tensor<2x4x1xf32>) outs(%116 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %out, %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %118 = tensor.empty() : tensor<2x4xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%117, %62 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%118 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %173 = arith.mulf %in, %in_34 : f32
      linalg.yield %173 : f32
    } -> tensor<2x4xf32>
    %120 = tensor.empty() : tensor<16x2x4xbf16>
    %121 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x4x16xbf16>) outs(%120 : tensor<16x2x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x2x4xbf16>
    %collapsed_21 = tensor.collapse_shape %121 [[0], [1, 2]] : tensor<16x2x4xbf16> into tensor<16x8xbf16>
    %122 = tensor.empty() : tensor<16x24xbf16>
    %123 = linalg.fill ins(%cst_4 : bf16) outs(%122 : tensor<16x24xbf16>) -> tensor<16x24xbf16>
    %124 = linalg.matmul ins(%collapsed_21, %collapsed_11 : tensor<16x8xbf16>, tensor<8x24xbf16>) outs(%123 : tensor<16x24xbf16>) -> tensor<16x24xbf16>
    %125 = tensor.empty() : tensor<24x16xbf16>
    %126 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<16x24xbf16>) outs(%125 : tensor<24x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x16xbf16>
    %collapsed_22 = tensor.collapse_shape %114 [[0, 1], [2]] : tensor<2x4x16xbf16> into tensor<8x16xbf16>
    %127 = tensor.empty() : tensor<16x24xbf16>
    %128 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<24x16xbf16>) outs(%127 : tensor<16x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x24xbf16>
    %129 = tensor.empty() : tensor<8x24xbf16>
    %130 = linalg.fill ins(%cst_4 : bf16) outs(%129 : tensor<8x24xbf16>) -> tensor<8x24xbf16>
    %131 = linalg.matmul ins(%collapsed_22, %128 : tensor<8x16xbf16>, tensor<16x24xbf16>) outs(%130 : tensor<8x24xbf16>) -> tensor<8x24xbf16>
    %expanded_23 = tensor.expand_shape %131 [[0, 1], [2]] output_shape [2, 4, 24] : tensor<8x24xbf16> into tensor<2x4x24xbf16>
    %132 = tensor.empty() : tensor<2x4x24xbf16>
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10, %expanded_23 : tensor<2x4x24xbf16>, tensor<2x4x24xbf16>) outs(%132 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %134 = tensor.empty() : tensor<2x4x24xbf16>
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23, %41 : tensor<2x4x24xbf16>, tensor<2x4x24xbf16>) outs(%134 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %136 = tensor.empty() : tensor<2x4x24xbf16>
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %45 : tensor<2x4x24xbf16>, tensor<2x4x24xbf16>) outs(%136 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %138 = tensor.empty() : tensor<2x4x24xbf16>
    %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %137 : tensor<2x4x24xbf16>, tensor<2x4x24xbf16>) outs(%138 : tensor<2x4x24xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.addf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x4x24xbf16>
    %140 = tensor.empty() : tensor<24x2x4xbf16>
    %141 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x4x24xbf16>) outs(%140 : tensor<24x2x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x2x4xbf16>
    %collapsed_24 = tensor.collapse_shape %141 [[0], [1, 2]] : tensor<24x2x4xbf16> into tensor<24x8xbf16>
    %142 = tensor.empty() : tensor<24x16xbf16>
    %143 = linalg.fill ins(%cst_4 : bf16) outs(%142 : tensor<24x16xbf16>) -> tensor<24x16xbf16>
    %144 = linalg.matmul ins(%collapsed_24, %collapsed_9 : tensor<24x8xbf16>, tensor<8x16xbf16>) outs(%143 : tensor<24x16xbf16>) -> tensor<24x16xbf16>
    %145 = tensor.empty() : tensor<16x24xbf16>
    %146 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<24x16xbf16>) outs(%145 : tensor<16x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x24xbf16>
    %collapsed_25 = tensor.collapse_shape %139 [[0, 1], [2]] : tensor<2x4x24xbf16> into tensor<8x24xbf16>
    %147 = tensor.empty() : tensor<24x16xbf16>
    %148 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x24xbf16>) outs(%147 : tensor<24x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x16xbf16>
    %149 = tensor.empty() : tensor<8x16xbf16>
    %150 = linalg.fill ins(%cst_4 : bf16) outs(%149 : tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %151 = linalg.matmul ins(%collapsed_25, %148 : tensor<8x24xbf16>, tensor<24x16xbf16>) outs(%150 : tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %152 = tensor.empty() : tensor<2x4x1xi32>
    %153 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%152 : tensor<2x4x1xi32>) {
    ^bb0(%out: i32):
      %173 = linalg.index 0 : index
      %174 = arith.index_cast %173 : index to i32
      linalg.yield %174 : i32
    } -> tensor<2x4x1xi32>
    %154 = tensor.empty() : tensor<2x4x2xi32>
    %inserted_slice_26 = tensor.insert_slice %153 into %154[0, 0, 0] [2, 4, 1] [1, 1, 1] : tensor<2x4x1xi32> into tensor<2x4x2xi32>
    %inserted_slice_27 = tensor.insert_slice %15 into %inserted_slice_26[0, 0, 1] [2, 4, 1] [1, 1, 1] : tensor<2x4x1xi32> into tensor<2x4x2xi32>
    %collapsed_28 = tensor.collapse_shape %inserted_slice_27 [[0, 1], [2]] : tensor<2x4x2xi32> into tensor<8x2xi32>
    %155 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%151, %collapsed_28 : tensor<8x16xbf16>, tensor<8x2xi32>) outs(%cst_5 : tensor<2x10x16xbf16>) {
    ^bb0(%arg5: bf16, %arg6: bf16):
      %173 = arith.addf %arg6, %arg5 : bf16
      iree_linalg_ext.yield %173 : bf16
    } -> tensor<2x10x16xbf16>
    %156 = tensor.empty() : tensor<2x10x16xbf16>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %155 : tensor<2x10x16xbf16>, tensor<2x10x16xbf16>) outs(%156 : tensor<2x10x16xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.addf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x10x16xbf16>
    %158 = tensor.empty() : tensor<2x4x2xi32>
    %inserted_slice_29 = tensor.insert_slice %153 into %158[0, 0, 0] [2, 4, 1] [1, 1, 1] : tensor<2x4x1xi32> into tensor<2x4x2xi32>
    %inserted_slice_30 = tensor.insert_slice %expanded_8 into %inserted_slice_29[0, 0, 1] [2, 4, 1] [1, 1, 1] : tensor<2x4x1xi32> into tensor<2x4x2xi32>
    %collapsed_31 = tensor.collapse_shape %inserted_slice_30 [[0, 1], [2]] : tensor<2x4x2xi32> into tensor<8x2xi32>
    %collapsed_32 = tensor.collapse_shape %119 [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
    %159 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_32, %collapsed_31 : tensor<8xf32>, tensor<8x2xi32>) outs(%cst_6 : tensor<2x10xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %173 = arith.addf %arg6, %arg5 : f32
      iree_linalg_ext.yield %173 : f32
    } -> tensor<2x10xf32>
    %160 = tensor.empty() : tensor<2x10xbf16>
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%159 : tensor<2x10xf32>) outs(%160 : tensor<2x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %173 = arith.truncf %in : f32 to bf16
      linalg.yield %173 : bf16
    } -> tensor<2x10xbf16>
    %collapsed_33 = tensor.collapse_shape %161 [[0, 1]] : tensor<2x10xbf16> into tensor<20xbf16>
    %162 = tensor.empty() : tensor<16xbf16>
    %163 = linalg.fill ins(%cst_4 : bf16) outs(%162 : tensor<16xbf16>) -> tensor<16xbf16>
    %164 = linalg.vecmat ins(%collapsed_33, %collapsed : tensor<20xbf16>, tensor<20x16xbf16>) outs(%163 : tensor<16xbf16>) -> tensor<16xbf16>
    %165 = tensor.empty() : tensor<2x10x16xbf16>
    %166 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x10xbf16>) outs(%165 : tensor<2x10x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x10x16xbf16>
    %167 = tensor.empty() : tensor<2x10x16xbf16>
    %168 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<16xbf16>) outs(%167 : tensor<2x10x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x10x16xbf16>
    %169 = tensor.empty() : tensor<2x10x16xbf16>
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %168 : tensor<2x10x16xbf16>, tensor<2x10x16xbf16>) outs(%169 : tensor<2x10x16xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.mulf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x10x16xbf16>
    %171 = tensor.empty() : tensor<2x10x16xbf16>
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %170 : tensor<2x10x16xbf16>, tensor<2x10x16xbf16>) outs(%171 : tensor<2x10x16xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %173 = arith.addf %in, %in_34 : bf16
      linalg.yield %173 : bf16
    } -> tensor<2x10x16xbf16>
    return %86, %172, %164, %146, %126 : tensor<2x10x16xbf16>, tensor<2x10x16xbf16>, tensor<16xbf16>, tensor<16x24xbf16>, tensor<24x16xbf16>
  }
}

