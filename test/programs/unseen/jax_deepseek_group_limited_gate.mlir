#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
module @jit_deepseek_group_limited_gate {
  func.func public @main(%arg0: tensor<10x16xbf16>, %arg1: tensor<16x8xf32>, %arg2: tensor<8xf32>) -> (tensor<10x3xf32>, tensor<10x3xi32>) {
    %cst = arith.constant 2.500000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c7_i32 = arith.constant 7 : i32
    %c8_i32 = arith.constant 8 : i32
    %cst_1 = arith.constant 0xFF800000 : f32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<10x8xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<10x16xbf16>, tensor<16x8xf32>) outs(%1 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %3 = tensor.empty() : tensor<10x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x8xf32>) outs(%3 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.negf %in : f32
      linalg.yield %72 : f32
    } -> tensor<10x8xf32>
    %5 = tensor.empty() : tensor<10x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<10x8xf32>) outs(%5 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.exp %in : f32
      linalg.yield %72 : f32
    } -> tensor<10x8xf32>
    %7 = tensor.empty() : tensor<10x8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<10x8xf32>) outs(%7 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %cst_2 : f32
      linalg.yield %72 : f32
    } -> tensor<10x8xf32>
    %9 = tensor.empty() : tensor<10x8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<10x8xf32>) outs(%9 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %cst_2, %in : f32
      linalg.yield %72 : f32
    } -> tensor<10x8xf32>
    %11 = tensor.empty() : tensor<10x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8xf32>
    %13 = tensor.empty() : tensor<10x8xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%13 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %72 = arith.addf %in, %in_6 : f32
      linalg.yield %72 : f32
    } -> tensor<10x8xf32>
    %expanded = tensor.expand_shape %14 [[0], [1, 2]] output_shape [10, 4, 2] : tensor<10x8xf32> into tensor<10x4x2xf32>
    %15 = iree_linalg_ext.sort dimension(2) outs(%expanded : tensor<10x4x2xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %72 = arith.bitcast %arg3 : f32 to i32
      %73 = arith.cmpi slt, %72, %c0_i32 : i32
      %74 = arith.subi %c2147483647_i32, %72 : i32
      %75 = arith.select %73, %74, %72 : i32
      %76 = arith.bitcast %arg4 : f32 to i32
      %77 = arith.cmpi slt, %76, %c0_i32 : i32
      %78 = arith.subi %c2147483647_i32, %76 : i32
      %79 = arith.select %77, %78, %76 : i32
      %80 = arith.cmpi sgt, %75, %79 : i32
      iree_linalg_ext.yield %80 : i1
    } -> tensor<10x4x2xf32>
    %16 = tensor.empty() : tensor<10x4xf32>
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<10x4x2xf32>) outs(%17 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<10x4xf32>
    %19 = tensor.empty() : tensor<10x4xi32>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%19 : tensor<10x4xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 1 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<10x4xi32>
    %21:2 = iree_linalg_ext.sort dimension(1) outs(%18, %20 : tensor<10x4xf32>, tensor<10x4xi32>) {
    ^bb0(%arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32):
      %72 = arith.bitcast %arg3 : f32 to i32
      %73 = arith.cmpi slt, %72, %c0_i32 : i32
      %74 = arith.subi %c2147483647_i32, %72 : i32
      %75 = arith.select %73, %74, %72 : i32
      %76 = arith.bitcast %arg4 : f32 to i32
      %77 = arith.cmpi slt, %76, %c0_i32 : i32
      %78 = arith.subi %c2147483647_i32, %76 : i32
      %79 = arith.select %77, %78, %76 : i32
      %80 = arith.cmpi sgt, %75, %79 : i32
      iree_linalg_ext.yield %80 : i1
    } -> tensor<10x4xf32>, tensor<10x4xi32>
    %extracted_slice = tensor.extract_slice %21#1[0, 0] [10, 2] [1, 1] : tensor<10x4xi32> to tensor<10x2xi32>
    %22 = tensor.empty() : tensor<1x1x4xi32>
    %23 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%22 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 2 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<1x1x4xi32>
    %24 = tensor.empty() : tensor<10x2x4xi32>
    %25 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<10x2xi32>) outs(%24 : tensor<10x2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x2x4xi32>
    %26 = tensor.empty() : tensor<10x2x4xi32>
    %27 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x1x4xi32>) outs(%26 : tensor<10x2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x2x4xi32>
    %28 = tensor.empty() : tensor<10x2x4xi1>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %27 : tensor<10x2x4xi32>, tensor<10x2x4xi32>) outs(%28 : tensor<10x2x4xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %72 = arith.cmpi eq, %in, %in_6 : i32
      linalg.yield %72 : i1
    } -> tensor<10x2x4xi1>
    %30 = tensor.empty() : tensor<10x2x4xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<10x2x4xi1>) outs(%30 : tensor<10x2x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %72 = arith.uitofp %in : i1 to f32
      linalg.yield %72 : f32
    } -> tensor<10x2x4xf32>
    %32 = tensor.empty() : tensor<10x4xf32>
    %33 = linalg.fill ins(%cst_3 : f32) outs(%32 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%31 : tensor<10x2x4xf32>) outs(%33 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<10x4xf32>
    %35 = tensor.empty() : tensor<10x4x2xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<10x4xf32>) outs(%35 : tensor<10x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4x2xf32>
    %collapsed = tensor.collapse_shape %36 [[0], [1, 2]] : tensor<10x4x2xf32> into tensor<10x8xf32>
    %37 = tensor.empty() : tensor<10x8xi1>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<10x8xf32>) outs(%37 : tensor<10x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %72 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %72 : i1
    } -> tensor<10x8xi1>
    %39 = tensor.empty() : tensor<10x8xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %14 : tensor<10x8xi1>, tensor<10x8xf32>) outs(%39 : tensor<10x8xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %72 = arith.select %in, %in_6, %cst_1 : f32
      linalg.yield %72 : f32
    } -> tensor<10x8xf32>
    %41 = tensor.empty() : tensor<10x8xi32>
    %42 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%41 : tensor<10x8xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 1 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<10x8xi32>
    %43:2 = iree_linalg_ext.sort dimension(1) outs(%40, %42 : tensor<10x8xf32>, tensor<10x8xi32>) {
    ^bb0(%arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32):
      %72 = arith.bitcast %arg3 : f32 to i32
      %73 = arith.cmpi slt, %72, %c0_i32 : i32
      %74 = arith.subi %c2147483647_i32, %72 : i32
      %75 = arith.select %73, %74, %72 : i32
      %76 = arith.bitcast %arg4 : f32 to i32
      %77 = arith.cmpi slt, %76, %c0_i32 : i32
      %78 = arith.subi %c2147483647_i32, %76 : i32
      %79 = arith.select %77, %78, %76 : i32
      %80 = arith.cmpi sgt, %75, %79 : i32
      iree_linalg_ext.yield %80 : i1
    } -> tensor<10x8xf32>, tensor<10x8xi32>
    %extracted_slice_4 = tensor.extract_slice %43#1[0, 0] [10, 3] [1, 1] : tensor<10x8xi32> to tensor<10x3xi32>
    %44 = tensor.empty() : tensor<10x3xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<10x3xi32>) outs(%44 : tensor<10x3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %72 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %72 : i1
    } -> tensor<10x3xi1>
    %46 = tensor.empty() : tensor<10x3xi32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<10x3xi32>) outs(%46 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %72 = arith.addi %in, %c8_i32 : i32
      linalg.yield %72 : i32
    } -> tensor<10x3xi32>
    %48 = tensor.empty() : tensor<10x3xi32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %47, %extracted_slice_4 : tensor<10x3xi1>, tensor<10x3xi32>, tensor<10x3xi32>) outs(%48 : tensor<10x3xi32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %72 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %72 : i32
    } -> tensor<10x3xi32>
    %expanded_5 = tensor.expand_shape %49 [[0], [1, 2]] output_shape [10, 3, 1] : tensor<10x3xi32> into tensor<10x3x1xi32>
    %50 = tensor.empty() : tensor<10x3x1xi1>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<10x3x1xi32>) outs(%50 : tensor<10x3x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %72 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %72 : i1
    } -> tensor<10x3x1xi1>
    %52 = tensor.empty() : tensor<10x3x1xi1>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<10x3x1xi32>) outs(%52 : tensor<10x3x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %72 = arith.cmpi sle, %in, %c7_i32 : i32
      linalg.yield %72 : i1
    } -> tensor<10x3x1xi1>
    %54 = tensor.empty() : tensor<10x3x1xi1>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<10x3x1xi1>, tensor<10x3x1xi1>) outs(%54 : tensor<10x3x1xi1>) {
    ^bb0(%in: i1, %in_6: i1, %out: i1):
      %72 = arith.andi %in, %in_6 : i1
      linalg.yield %72 : i1
    } -> tensor<10x3x1xi1>
    %56 = tensor.empty() : tensor<10x3xi1>
    %57 = linalg.fill ins(%true : i1) outs(%56 : tensor<10x3xi1>) -> tensor<10x3xi1>
    %58 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<10x3x1xi1>) outs(%57 : tensor<10x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %72 = arith.andi %out, %in : i1
      linalg.yield %72 : i1
    } -> tensor<10x3xi1>
    %59 = tensor.empty() : tensor<10x3xf32>
    %60 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%59 : tensor<10x3xf32>) {
    ^bb0(%out: f32):
      %72 = linalg.index 0 : index
      %73 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_5[%72, %73, %c0] : tensor<10x3x1xi32>
      %74 = arith.index_cast %extracted : i32 to index
      %75 = arith.maxsi %74, %c0 : index
      %76 = arith.minsi %75, %c7 : index
      %extracted_6 = tensor.extract %10[%72, %76] : tensor<10x8xf32>
      linalg.yield %extracted_6 : f32
    } -> tensor<10x3xf32>
    %61 = tensor.empty() : tensor<10x3xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %60 : tensor<10x3xi1>, tensor<10x3xf32>) outs(%61 : tensor<10x3xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %72 = arith.select %in, %in_6, %cst_0 : f32
      linalg.yield %72 : f32
    } -> tensor<10x3xf32>
    %63 = tensor.empty() : tensor<10xf32>
    %64 = linalg.fill ins(%cst_3 : f32) outs(%63 : tensor<10xf32>) -> tensor<10xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%62 : tensor<10x3xf32>) outs(%64 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<10xf32>
    %66 = tensor.empty() : tensor<10x3xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<10xf32>) outs(%66 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %68 = tensor.empty() : tensor<10x3xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %67 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%68 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %72 = arith.divf %in, %in_6 : f32
      linalg.yield %72 : f32
    } -> tensor<10x3xf32>
    %70 = tensor.empty() : tensor<10x3xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<10x3xf32>) outs(%70 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %cst : f32
      linalg.yield %72 : f32
    } -> tensor<10x3xf32>
    return %71, %extracted_slice_4 : tensor<10x3xf32>, tensor<10x3xi32>
  }
}

