#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_ring_buffer_cache_scatter_per_batch_positions_gqa_window {
  func.func public @main(%arg0: tensor<2x12x4x16xf32>, %arg1: tensor<2x12x2x16xf32>, %arg2: tensor<2x12x2x16xf32>, %arg3: tensor<2x40x2x16xf32>, %arg4: tensor<2x40x2x16xf32>, %arg5: tensor<2xi32>) -> (tensor<2x12x4x16xf32>, tensor<2x40x2x16xf32>, tensor<2x40x2x16xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %c8_i32 = arith.constant 8 : i32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %c40_i32 = arith.constant 40 : i32
    %cst_3 = arith.constant dense<-1> : tensor<2x40xi32>
    %0 = tensor.empty() : tensor<12xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi32>) {
    ^bb0(%out: i32):
      %104 = linalg.index 0 : index
      %105 = arith.index_cast %104 : index to i32
      linalg.yield %105 : i32
    } -> tensor<12xi32>
    %2 = tensor.empty() : tensor<2x12xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<2xi32>) outs(%2 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12xi32>
    %4 = tensor.empty() : tensor<2x12xi32>
    %5 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<12xi32>) outs(%4 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12xi32>
    %6 = tensor.empty() : tensor<2x12xi32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<2x12xi32>, tensor<2x12xi32>) outs(%6 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %in_19: i32, %out: i32):
      %104 = arith.addi %in, %in_19 : i32
      linalg.yield %104 : i32
    } -> tensor<2x12xi32>
    %8 = tensor.empty() : tensor<2x12xi32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<2x12xi32>) outs(%8 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %104 = arith.remsi %in, %c40_i32 : i32
      linalg.yield %104 : i32
    } -> tensor<2x12xi32>
    %10 = tensor.empty() : tensor<2x12xi1>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x12xi32>) outs(%10 : tensor<2x12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %104 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %104 : i1
    } -> tensor<2x12xi1>
    %12 = tensor.empty() : tensor<2x12xi1>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x12xi32>) outs(%12 : tensor<2x12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %104 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %104 : i1
    } -> tensor<2x12xi1>
    %14 = tensor.empty() : tensor<2x12xi1>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %11 : tensor<2x12xi1>, tensor<2x12xi1>) outs(%14 : tensor<2x12xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %104 = arith.andi %in, %in_19 : i1
      linalg.yield %104 : i1
    } -> tensor<2x12xi1>
    %16 = tensor.empty() : tensor<2x12xi32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x12xi32>) outs(%16 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %104 = arith.addi %in, %c40_i32 : i32
      linalg.yield %104 : i32
    } -> tensor<2x12xi32>
    %18 = tensor.empty() : tensor<2x12xi32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %17, %9 : tensor<2x12xi1>, tensor<2x12xi32>, tensor<2x12xi32>) outs(%18 : tensor<2x12xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %104 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %104 : i32
    } -> tensor<2x12xi32>
    %20 = tensor.empty() : tensor<2xi32>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%20 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %104 = linalg.index 0 : index
      %105 = arith.index_cast %104 : index to i32
      linalg.yield %105 : i32
    } -> tensor<2xi32>
    %expanded = tensor.expand_shape %21 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %22 = tensor.empty() : tensor<2x1xi1>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x1xi32>) outs(%22 : tensor<2x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %104 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %104 : i1
    } -> tensor<2x1xi1>
    %24 = tensor.empty() : tensor<2x1xi32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x1xi32>) outs(%24 : tensor<2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %104 = arith.addi %in, %c2_i32 : i32
      linalg.yield %104 : i32
    } -> tensor<2x1xi32>
    %26 = tensor.empty() : tensor<2x1xi32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %25, %expanded : tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) outs(%26 : tensor<2x1xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %104 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %104 : i32
    } -> tensor<2x1xi32>
    %28 = tensor.empty() : tensor<2x12xi1>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<2x12xi32>) outs(%28 : tensor<2x12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %104 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %104 : i1
    } -> tensor<2x12xi1>
    %30 = tensor.empty() : tensor<2x12xi32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<2x12xi32>) outs(%30 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %104 = arith.addi %in, %c40_i32 : i32
      linalg.yield %104 : i32
    } -> tensor<2x12xi32>
    %32 = tensor.empty() : tensor<2x12xi32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%29, %31, %19 : tensor<2x12xi1>, tensor<2x12xi32>, tensor<2x12xi32>) outs(%32 : tensor<2x12xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %104 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %104 : i32
    } -> tensor<2x12xi32>
    %34 = tensor.empty() : tensor<2x12xi32>
    %35 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<2x1xi32>) outs(%34 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12xi32>
    %expanded_4 = tensor.expand_shape %35 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xi32> into tensor<2x12x1xi32>
    %expanded_5 = tensor.expand_shape %33 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xi32> into tensor<2x12x1xi32>
    %36 = tensor.empty() : tensor<2x12x2xi32>
    %inserted_slice = tensor.insert_slice %expanded_4 into %36[0, 0, 0] [2, 12, 1] [1, 1, 1] : tensor<2x12x1xi32> into tensor<2x12x2xi32>
    %inserted_slice_6 = tensor.insert_slice %expanded_5 into %inserted_slice[0, 0, 1] [2, 12, 1] [1, 1, 1] : tensor<2x12x1xi32> into tensor<2x12x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_6 [[0, 1], [2]] : tensor<2x12x2xi32> into tensor<24x2xi32>
    %collapsed_7 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x12x2x16xf32> into tensor<24x2x16xf32>
    %37 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_7, %collapsed : tensor<24x2x16xf32>, tensor<24x2xi32>) outs(%arg3 : tensor<2x40x2x16xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      iree_linalg_ext.yield %arg6 : f32
    } -> tensor<2x40x2x16xf32>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x12x2x16xf32> into tensor<24x2x16xf32>
    %38 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_8, %collapsed : tensor<24x2x16xf32>, tensor<24x2xi32>) outs(%arg4 : tensor<2x40x2x16xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      iree_linalg_ext.yield %arg6 : f32
    } -> tensor<2x40x2x16xf32>
    %collapsed_9 = tensor.collapse_shape %7 [[0, 1]] : tensor<2x12xi32> into tensor<24xi32>
    %39 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_9, %collapsed : tensor<24xi32>, tensor<24x2xi32>) outs(%cst_3 : tensor<2x40xi32>) {
    ^bb0(%arg6: i32, %arg7: i32):
      iree_linalg_ext.yield %arg6 : i32
    } -> tensor<2x40xi32>
    %40 = tensor.empty() : tensor<2x40x2x2x16xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x40x2x16xf32>) outs(%40 : tensor<2x40x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x40x2x2x16xf32>
    %collapsed_10 = tensor.collapse_shape %41 [[0], [1], [2, 3], [4]] : tensor<2x40x2x2x16xf32> into tensor<2x40x4x16xf32>
    %42 = tensor.empty() : tensor<2x40x2x2x16xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x40x2x16xf32>) outs(%42 : tensor<2x40x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x40x2x2x16xf32>
    %collapsed_11 = tensor.collapse_shape %43 [[0], [1], [2, 3], [4]] : tensor<2x40x2x2x16xf32> into tensor<2x40x4x16xf32>
    %44 = tensor.empty() : tensor<2x4x12x16xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x4x16xf32>) outs(%44 : tensor<2x4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x16xf32>
    %46 = tensor.empty() : tensor<2x4x16x40xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<2x40x4x16xf32>) outs(%46 : tensor<2x4x16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x40xf32>
    %collapsed_12 = tensor.collapse_shape %45 [[0, 1], [2], [3]] : tensor<2x4x12x16xf32> into tensor<8x12x16xf32>
    %collapsed_13 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x4x16x40xf32> into tensor<8x16x40xf32>
    %48 = tensor.empty() : tensor<8x12x40xf32>
    %49 = linalg.fill ins(%cst_2 : f32) outs(%48 : tensor<8x12x40xf32>) -> tensor<8x12x40xf32>
    %50 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<8x12x16xf32>, tensor<8x16x40xf32>) outs(%49 : tensor<8x12x40xf32>) -> tensor<8x12x40xf32>
    %expanded_14 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [2, 4, 12, 40] : tensor<8x12x40xf32> into tensor<2x4x12x40xf32>
    %51 = tensor.empty() : tensor<2x4x12x40xf32>
    %52 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x4x12x40xf32>) outs(%51 : tensor<2x4x12x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.divf %in, %cst_1 : f32
      linalg.yield %104 : f32
    } -> tensor<2x4x12x40xf32>
    %53 = tensor.empty() : tensor<2x12x40xi32>
    %54 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x40xi32>) outs(%53 : tensor<2x12x40xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12x40xi32>
    %55 = tensor.empty() : tensor<2x12x40xi32>
    %56 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x12xi32>) outs(%55 : tensor<2x12x40xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12x40xi32>
    %57 = tensor.empty() : tensor<2x12x40xi1>
    %58 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %56 : tensor<2x12x40xi32>, tensor<2x12x40xi32>) outs(%57 : tensor<2x12x40xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %104 = arith.cmpi sle, %in, %in_19 : i32
      linalg.yield %104 : i1
    } -> tensor<2x12x40xi1>
    %expanded_15 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xi32> into tensor<2x12x1xi32>
    %59 = tensor.empty() : tensor<2x12x1xi32>
    %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x12x1xi32>) outs(%59 : tensor<2x12x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %104 = arith.subi %in, %c8_i32 : i32
      linalg.yield %104 : i32
    } -> tensor<2x12x1xi32>
    %61 = tensor.empty() : tensor<2x12x40xi32>
    %62 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x12x1xi32>) outs(%61 : tensor<2x12x40xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12x40xi32>
    %63 = tensor.empty() : tensor<2x12x40xi1>
    %64 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %62 : tensor<2x12x40xi32>, tensor<2x12x40xi32>) outs(%63 : tensor<2x12x40xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %104 = arith.cmpi sgt, %in, %in_19 : i32
      linalg.yield %104 : i1
    } -> tensor<2x12x40xi1>
    %65 = tensor.empty() : tensor<2x12x40xi1>
    %66 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %64 : tensor<2x12x40xi1>, tensor<2x12x40xi1>) outs(%65 : tensor<2x12x40xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %104 = arith.andi %in, %in_19 : i1
      linalg.yield %104 : i1
    } -> tensor<2x12x40xi1>
    %67 = tensor.empty() : tensor<2x1x40xi32>
    %68 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x40xi32>) outs(%67 : tensor<2x1x40xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x40xi32>
    %69 = tensor.empty() : tensor<2x1x40xi1>
    %70 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x1x40xi32>) outs(%69 : tensor<2x1x40xi1>) {
    ^bb0(%in: i32, %out: i1):
      %104 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %104 : i1
    } -> tensor<2x1x40xi1>
    %71 = tensor.empty() : tensor<2x12x40xi1>
    %72 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x1x40xi1>) outs(%71 : tensor<2x12x40xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x12x40xi1>
    %73 = tensor.empty() : tensor<2x12x40xi1>
    %74 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %72 : tensor<2x12x40xi1>, tensor<2x12x40xi1>) outs(%73 : tensor<2x12x40xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %104 = arith.andi %in, %in_19 : i1
      linalg.yield %104 : i1
    } -> tensor<2x12x40xi1>
    %75 = tensor.empty() : tensor<2x4x12x40xi1>
    %76 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x12x40xi1>) outs(%75 : tensor<2x4x12x40xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x12x40xi1>
    %77 = tensor.empty() : tensor<2x4x12x40xf32>
    %78 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %52 : tensor<2x4x12x40xi1>, tensor<2x4x12x40xf32>) outs(%77 : tensor<2x4x12x40xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %104 = arith.select %in, %in_19, %cst_0 : f32
      linalg.yield %104 : f32
    } -> tensor<2x4x12x40xf32>
    %79 = tensor.empty() : tensor<2x4x12xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%78 : tensor<2x4x12x40xf32>) outs(%80 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.maximumf %out, %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x4x12xf32>
    %82 = tensor.empty() : tensor<2x4x12x40xf32>
    %83 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<2x4x12xf32>) outs(%82 : tensor<2x4x12x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x40xf32>
    %84 = tensor.empty() : tensor<2x4x12x40xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %83 : tensor<2x4x12x40xf32>, tensor<2x4x12x40xf32>) outs(%84 : tensor<2x4x12x40xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %104 = arith.subf %in, %in_19 : f32
      linalg.yield %104 : f32
    } -> tensor<2x4x12x40xf32>
    %86 = tensor.empty() : tensor<2x4x12x40xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x4x12x40xf32>) outs(%86 : tensor<2x4x12x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.exp %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x4x12x40xf32>
    %88 = tensor.empty() : tensor<2x4x12xf32>
    %89 = linalg.fill ins(%cst_2 : f32) outs(%88 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %90 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87 : tensor<2x4x12x40xf32>) outs(%89 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %out, %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x4x12xf32>
    %91 = tensor.empty() : tensor<2x4x12x40xf32>
    %92 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x4x12xf32>) outs(%91 : tensor<2x4x12x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x40xf32>
    %93 = tensor.empty() : tensor<2x4x12x40xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %92 : tensor<2x4x12x40xf32>, tensor<2x4x12x40xf32>) outs(%93 : tensor<2x4x12x40xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %104 = arith.divf %in, %in_19 : f32
      linalg.yield %104 : f32
    } -> tensor<2x4x12x40xf32>
    %95 = tensor.empty() : tensor<2x4x16x40xf32>
    %96 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_11 : tensor<2x40x4x16xf32>) outs(%95 : tensor<2x4x16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x40xf32>
    %97 = tensor.empty() : tensor<2x4x40x12xf32>
    %98 = linalg.generic {indexing_maps = [#map17, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x4x12x40xf32>) outs(%97 : tensor<2x4x40x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x40x12xf32>
    %collapsed_16 = tensor.collapse_shape %96 [[0, 1], [2], [3]] : tensor<2x4x16x40xf32> into tensor<8x16x40xf32>
    %collapsed_17 = tensor.collapse_shape %98 [[0, 1], [2], [3]] : tensor<2x4x40x12xf32> into tensor<8x40x12xf32>
    %99 = tensor.empty() : tensor<8x16x12xf32>
    %100 = linalg.fill ins(%cst_2 : f32) outs(%99 : tensor<8x16x12xf32>) -> tensor<8x16x12xf32>
    %101 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<8x16x40xf32>, tensor<8x40x12xf32>) outs(%100 : tensor<8x16x12xf32>) -> tensor<8x16x12xf32>
    %expanded_18 = tensor.expand_shape %101 [[0, 1], [2], [3]] output_shape [2, 4, 16, 12] : tensor<8x16x12xf32> into tensor<2x4x16x12xf32>
    %102 = tensor.empty() : tensor<2x12x4x16xf32>
    %103 = linalg.generic {indexing_maps = [#map18, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x4x16x12xf32>) outs(%102 : tensor<2x12x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x4x16xf32>
    return %103, %37, %38 : tensor<2x12x4x16xf32>, tensor<2x40x2x16xf32>, tensor<2x40x2x16xf32>
  }
}

