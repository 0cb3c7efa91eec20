#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
module @jit_moe_sorted_tokens_gather_weights {
  func.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<12x2xi32>, %arg2: tensor<12x2xf32>, %arg3: tensor<4x8x6xf32>) -> (tensor<12x6xf32>, tensor<4xi32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c24_i32 = arith.constant 24 : i32
    %c12_i32 = arith.constant 12 : i32
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst_0 = arith.constant dense<1> : tensor<24xi32>
    %cst_1 = arith.constant dense<0> : tensor<4xi32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<12x6xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<12x2xi32> into tensor<24xi32>
    %0 = tensor.empty() : tensor<24xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xi32>) outs(%0 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.remsi %in, %c4_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %2 = tensor.empty() : tensor<24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<24xi32>) outs(%2 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %78 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %4 = tensor.empty() : tensor<24xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<24xi32>) outs(%4 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %78 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %6 = tensor.empty() : tensor<24xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %3 : tensor<24xi1>, tensor<24xi1>) outs(%6 : tensor<24xi1>) {
    ^bb0(%in: i1, %in_12: i1, %out: i1):
      %78 = arith.andi %in, %in_12 : i1
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %8 = tensor.empty() : tensor<24xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<24xi32>) outs(%8 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.addi %in, %c4_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %10 = tensor.empty() : tensor<24xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%7, %9, %1 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%10 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %78 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %12 = tensor.empty() : tensor<24xi32>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%12 : tensor<24xi32>) {
    ^bb0(%out: i32):
      %78 = linalg.index 0 : index
      %79 = arith.index_cast %78 : index to i32
      linalg.yield %79 : i32
    } -> tensor<24xi32>
    %14:2 = iree_linalg_ext.sort dimension(0) outs(%11, %13 : tensor<24xi32>, tensor<24xi32>) {
    ^bb0(%arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32):
      %78 = arith.cmpi slt, %arg4, %arg5 : i32
      iree_linalg_ext.yield %78 : i1
    } -> tensor<24xi32>, tensor<24xi32>
    %15 = tensor.empty() : tensor<24xi32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14#1 : tensor<24xi32>) outs(%15 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.divsi %in, %c2_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %17 = tensor.empty() : tensor<24xi32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14#1 : tensor<24xi32>) outs(%17 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.cmpi eq, %in, %c0_i32 : i32
      %79 = arith.shrsi %in, %c31_i32 : i32
      %80 = arith.ori %79, %c1_i32 : i32
      %81 = arith.select %78, %c0_i32, %80 : i32
      linalg.yield %81 : i32
    } -> tensor<24xi32>
    %19 = tensor.empty() : tensor<i32>
    %20 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%19 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c1_i32 : i32
    } -> tensor<i32>
    %21 = tensor.empty() : tensor<24xi32>
    %22 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%20 : tensor<i32>) outs(%21 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24xi32>
    %23 = tensor.empty() : tensor<24xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%18, %22 : tensor<24xi32>, tensor<24xi32>) outs(%23 : tensor<24xi1>) {
    ^bb0(%in: i32, %in_12: i32, %out: i1):
      %78 = arith.cmpi ne, %in, %in_12 : i32
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %25 = tensor.empty() : tensor<24xi32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14#1 : tensor<24xi32>) outs(%25 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.remsi %in, %c2_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %27 = tensor.empty() : tensor<24xi1>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%26 : tensor<24xi32>) outs(%27 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %78 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %29 = tensor.empty() : tensor<24xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%24, %28 : tensor<24xi1>, tensor<24xi1>) outs(%29 : tensor<24xi1>) {
    ^bb0(%in: i1, %in_12: i1, %out: i1):
      %78 = arith.andi %in, %in_12 : i1
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %31 = tensor.empty() : tensor<24xi32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<24xi32>) outs(%31 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.subi %in, %c1_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %33 = tensor.empty() : tensor<24xi32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%30, %32, %16 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%33 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %78 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %35 = tensor.empty() : tensor<24xi1>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%34 : tensor<24xi32>) outs(%35 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %78 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %37 = tensor.empty() : tensor<24xi32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%34 : tensor<24xi32>) outs(%37 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.addi %in, %c12_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %39 = tensor.empty() : tensor<24xi32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%36, %38, %34 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%39 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %78 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %expanded = tensor.expand_shape %40 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %41 = tensor.empty() : tensor<24x1x8xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<24x1xi32>) outs(%41 : tensor<24x1x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %78 = arith.index_cast %in : i32 to index
      %79 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%78, %79] : tensor<12x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1x8xf32>
    %collapsed_3 = tensor.collapse_shape %42 [[0], [1, 2]] : tensor<24x1x8xf32> into tensor<24x8xf32>
    %43 = tensor.empty() : tensor<24xi1>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14#1 : tensor<24xi32>) outs(%43 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %78 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %45 = tensor.empty() : tensor<24xi32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14#1 : tensor<24xi32>) outs(%45 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.addi %in, %c24_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %47 = tensor.empty() : tensor<24xi32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%44, %46, %14#1 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%47 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %78 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %expanded_4 = tensor.expand_shape %48 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %49 = tensor.empty() : tensor<24x1xi32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_4 : tensor<24x1xi32>) outs(%49 : tensor<24x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %11[%78] : tensor<24xi32>
      linalg.yield %extracted : i32
    } -> tensor<24x1xi32>
    %collapsed_5 = tensor.collapse_shape %50 [[0, 1]] : tensor<24x1xi32> into tensor<24xi32>
    %51 = tensor.empty() : tensor<24xi1>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<24xi32>) outs(%51 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %78 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %53 = tensor.empty() : tensor<24xi32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<24xi32>) outs(%53 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.addi %in, %c4_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %55 = tensor.empty() : tensor<24xi32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%52, %54, %collapsed_5 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%55 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %78 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %expanded_6 = tensor.expand_shape %56 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %57 = tensor.empty() : tensor<24x1x8x6xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<24x1xi32>) outs(%57 : tensor<24x1x8x6xf32>) {
    ^bb0(%in: i32, %out: f32):
      %78 = arith.index_cast %in : i32 to index
      %79 = linalg.index 2 : index
      %80 = linalg.index 3 : index
      %extracted = tensor.extract %arg3[%78, %79, %80] : tensor<4x8x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1x8x6xf32>
    %collapsed_7 = tensor.collapse_shape %58 [[0], [1, 2], [3]] : tensor<24x1x8x6xf32> into tensor<24x8x6xf32>
    %59 = tensor.empty() : tensor<24x6xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<24x6xf32>) -> tensor<24x6xf32>
    %61 = linalg.generic {indexing_maps = [#map8, #map9, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_3, %collapsed_7 : tensor<24x8xf32>, tensor<24x8x6xf32>) outs(%60 : tensor<24x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %78 = arith.mulf %in, %in_12 : f32
      %79 = arith.addf %out, %78 : f32
      linalg.yield %79 : f32
    } -> tensor<24x6xf32>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1]] : tensor<12x2xf32> into tensor<24xf32>
    %62 = tensor.empty() : tensor<24x1xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_4 : tensor<24x1xi32>) outs(%62 : tensor<24x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %78 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %collapsed_8[%78] : tensor<24xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1xf32>
    %collapsed_9 = tensor.collapse_shape %63 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %64 = tensor.empty() : tensor<24x6xf32>
    %65 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9 : tensor<24xf32>) outs(%64 : tensor<24x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x6xf32>
    %66 = tensor.empty() : tensor<24x6xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%61, %65 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%66 : tensor<24x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %78 = arith.mulf %in, %in_12 : f32
      linalg.yield %78 : f32
    } -> tensor<24x6xf32>
    %expanded_10 = tensor.expand_shape %34 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %68 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%67, %expanded_10 : tensor<24x6xf32>, tensor<24x1xi32>) outs(%cst_2 : tensor<12x6xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %78 = arith.addf %arg5, %arg4 : f32
      iree_linalg_ext.yield %78 : f32
    } -> tensor<12x6xf32>
    %69 = tensor.empty() : tensor<24xi32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<24xi32>) outs(%69 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %71 = tensor.empty() : tensor<24xi1>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%70 : tensor<24xi32>) outs(%71 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %78 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %78 : i1
    } -> tensor<24xi1>
    %73 = tensor.empty() : tensor<24xi32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%70 : tensor<24xi32>) outs(%73 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.addi %in, %c4_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %75 = tensor.empty() : tensor<24xi32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%72, %74, %70 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%75 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %78 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %78 : i32
    } -> tensor<24xi32>
    %expanded_11 = tensor.expand_shape %76 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %77 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_0, %expanded_11 : tensor<24xi32>, tensor<24x1xi32>) outs(%cst_1 : tensor<4xi32>) {
    ^bb0(%arg4: i32, %arg5: i32):
      %78 = arith.addi %arg5, %arg4 : i32
      iree_linalg_ext.yield %78 : i32
    } -> tensor<4xi32>
    return %68, %77 : tensor<12x6xf32>, tensor<4xi32>
  }
}

