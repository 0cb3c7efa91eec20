#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> (d1)>
module @jit_ddim_step_with_guidance {
  func.func public @main(%arg0: tensor<2x4x4x3xf32>, %arg1: tensor<2x4x4x3xf32>, %arg2: tensor<2xi32>, %arg3: tensor<50xf32>, %arg4: tensor<16x16xf32>) -> (tensor<2x4x4x3xf32>, tensor<2x16xf32>) {
    %cst = arith.constant 9.21034049 : f32
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 8.000000e+00 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c50_i32 = arith.constant 50 : i32
    %cst_4 = arith.constant 2.000000e-02 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<50xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<50xf32>) outs(%0 : tensor<50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.negf %in : f32
      linalg.yield %134 : f32
    } -> tensor<50xf32>
    %2 = tensor.empty() : tensor<50xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<50xf32>) outs(%2 : tensor<50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.exp %in : f32
      linalg.yield %134 : f32
    } -> tensor<50xf32>
    %4 = tensor.empty() : tensor<50xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<50xf32>) outs(%4 : tensor<50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.addf %in, %cst_5 : f32
      linalg.yield %134 : f32
    } -> tensor<50xf32>
    %6 = tensor.empty() : tensor<50xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<50xf32>) outs(%6 : tensor<50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.divf %cst_5, %in : f32
      linalg.yield %134 : f32
    } -> tensor<50xf32>
    %8 = tensor.empty() : tensor<50xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<50xf32>) outs(%8 : tensor<50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.mulf %in, %cst_4 : f32
      linalg.yield %134 : f32
    } -> tensor<50xf32>
    %10 = tensor.empty() : tensor<50xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<50xf32>) outs(%10 : tensor<50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.subf %cst_5, %in : f32
      linalg.yield %134 : f32
    } -> tensor<50xf32>
    %12 = tensor.empty() : tensor<50xf32>
    %13:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%11 : tensor<50xf32>) outs(%12, %cst_6 : tensor<50xf32>, tensor<f32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %134 = arith.mulf %arg5, %arg6 : f32
      iree_linalg_ext.yield %134 : f32
    } -> tensor<50xf32>, tensor<f32>
    %14 = tensor.empty() : tensor<2xi32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<2xi32>) outs(%14 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %134 = arith.remsi %in, %c50_i32 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %16 = tensor.empty() : tensor<2xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<2xi32>) outs(%16 : tensor<2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %134 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %134 : i1
    } -> tensor<2xi1>
    %18 = tensor.empty() : tensor<2xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<2xi32>) outs(%18 : tensor<2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %134 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %134 : i1
    } -> tensor<2xi1>
    %20 = tensor.empty() : tensor<2xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%19, %17 : tensor<2xi1>, tensor<2xi1>) outs(%20 : tensor<2xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %134 = arith.andi %in, %in_13 : i1
      linalg.yield %134 : i1
    } -> tensor<2xi1>
    %22 = tensor.empty() : tensor<2xi32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<2xi32>) outs(%22 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %134 = arith.addi %in, %c50_i32 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %24 = tensor.empty() : tensor<2xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%21, %23, %15 : tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) outs(%24 : tensor<2xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %134 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %26 = tensor.empty() : tensor<2xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<2xi32>) outs(%26 : tensor<2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %134 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %134 : i1
    } -> tensor<2xi1>
    %28 = tensor.empty() : tensor<2xi32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<2xi32>) outs(%28 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %134 = arith.addi %in, %c50_i32 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %30 = tensor.empty() : tensor<2xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%27, %29, %25 : tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) outs(%30 : tensor<2xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %134 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %expanded = tensor.expand_shape %31 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %32 = tensor.empty() : tensor<2x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x1xi32>) outs(%32 : tensor<2x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %134 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %13#0[%134] : tensor<50xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x1xf32>
    %expanded_7 = tensor.expand_shape %33 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %34 = tensor.empty() : tensor<2xi1>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<2xi32>) outs(%34 : tensor<2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %134 = arith.cmpi sgt, %in, %c0_i32 : i32
      linalg.yield %134 : i1
    } -> tensor<2xi1>
    %36 = tensor.empty() : tensor<2xi32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<2xi32>) outs(%36 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %134 = arith.subi %in, %c1_i32 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %38 = tensor.empty() : tensor<2xi32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%37 : tensor<2xi32>) outs(%38 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %134 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %40 = tensor.empty() : tensor<2xi1>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%39 : tensor<2xi32>) outs(%40 : tensor<2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %134 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %134 : i1
    } -> tensor<2xi1>
    %42 = tensor.empty() : tensor<2xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%39 : tensor<2xi32>) outs(%42 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %134 = arith.addi %in, %c50_i32 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %44 = tensor.empty() : tensor<2xi32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%41, %43, %39 : tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) outs(%44 : tensor<2xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %134 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %134 : i32
    } -> tensor<2xi32>
    %expanded_8 = tensor.expand_shape %45 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %46 = tensor.empty() : tensor<2x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<2x1xi32>) outs(%46 : tensor<2x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %134 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %13#0[%134] : tensor<50xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x1xf32>
    %collapsed = tensor.collapse_shape %47 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %48 = tensor.empty() : tensor<2xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%35, %collapsed : tensor<2xi1>, tensor<2xf32>) outs(%48 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_13: f32, %out: f32):
      %134 = arith.select %in, %in_13, %cst_5 : f32
      linalg.yield %134 : f32
    } -> tensor<2xf32>
    %expanded_9 = tensor.expand_shape %49 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xf32> into tensor<2x1x1x1xf32>
    %extracted_slice = tensor.extract_slice %arg1[1, 0, 0, 0] [1, 4, 4, 3] [1, 1, 1, 1] : tensor<2x4x4x3xf32> to tensor<1x4x4x3xf32>
    %extracted_slice_10 = tensor.extract_slice %arg1[0, 0, 0, 0] [1, 4, 4, 3] [1, 1, 1, 1] : tensor<2x4x4x3xf32> to tensor<1x4x4x3xf32>
    %50 = tensor.empty() : tensor<1x4x4x3xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %extracted_slice : tensor<1x4x4x3xf32>, tensor<1x4x4x3xf32>) outs(%50 : tensor<1x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.subf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<1x4x4x3xf32>
    %52 = tensor.empty() : tensor<1x4x4x3xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<1x4x4x3xf32>) outs(%52 : tensor<1x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.mulf %in, %cst_3 : f32
      linalg.yield %134 : f32
    } -> tensor<1x4x4x3xf32>
    %54 = tensor.empty() : tensor<1x4x4x3xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %53 : tensor<1x4x4x3xf32>, tensor<1x4x4x3xf32>) outs(%54 : tensor<1x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.addf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<1x4x4x3xf32>
    %56 = tensor.empty() : tensor<2x1x1x1xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x1x1x1xf32>) outs(%56 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.subf %cst_5, %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x1x1x1xf32>
    %58 = tensor.empty() : tensor<2x1x1x1xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x1x1x1xf32>) outs(%58 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.sqrt %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x1x1x1xf32>
    %60 = tensor.empty() : tensor<2x4x4x3xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x1x1x1xf32>) outs(%60 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x3xf32>
    %62 = tensor.empty() : tensor<2x4x4x3xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<1x4x4x3xf32>) outs(%62 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x3xf32>
    %64 = tensor.empty() : tensor<2x4x4x3xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %63 : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%64 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.mulf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x4x4x3xf32>
    %66 = tensor.empty() : tensor<2x4x4x3xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %65 : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%66 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.subf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x4x4x3xf32>
    %68 = tensor.empty() : tensor<2x1x1x1xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x1x1x1xf32>) outs(%68 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.sqrt %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x1x1x1xf32>
    %70 = tensor.empty() : tensor<2x4x4x3xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x1x1x1xf32>) outs(%70 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x3xf32>
    %72 = tensor.empty() : tensor<2x4x4x3xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %71 : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%72 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.divf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x4x4x3xf32>
    %74 = tensor.empty() : tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%74 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %76 = tensor.empty() : tensor<2x4x4x3xf32>
    %77 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<f32>) outs(%76 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x3xf32>
    %78 = tensor.empty() : tensor<2x4x4x3xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %73 : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%78 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.maximumf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x4x4x3xf32>
    %80 = tensor.empty() : tensor<f32>
    %81 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%80 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<f32>
    %82 = tensor.empty() : tensor<2x4x4x3xf32>
    %83 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<f32>) outs(%82 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x3xf32>
    %84 = tensor.empty() : tensor<2x4x4x3xf32>
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %79 : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%84 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.minimumf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x4x4x3xf32>
    %86 = tensor.empty() : tensor<f32>
    %87 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%86 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %88 = tensor.empty() : tensor<f32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%87 : tensor<f32>) outs(%88 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.negf %in : f32
      linalg.yield %134 : f32
    } -> tensor<f32>
    %90 = tensor.empty() : tensor<8xi32>
    %91 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%90 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %134 = linalg.index 0 : index
      %135 = arith.index_cast %134 : index to i32
      linalg.yield %135 : i32
    } -> tensor<8xi32>
    %92 = tensor.empty() : tensor<8xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%91 : tensor<8xi32>) outs(%92 : tensor<8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %134 = arith.sitofp %in : i32 to f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %94 = tensor.empty() : tensor<8xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel"]} ins(%89 : tensor<f32>) outs(%94 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %96 = tensor.empty() : tensor<8xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%95, %93 : tensor<8xf32>, tensor<8xf32>) outs(%96 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.mulf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %98 = tensor.empty() : tensor<8xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%97 : tensor<8xf32>) outs(%98 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.divf %in, %cst_2 : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %100 = tensor.empty() : tensor<8xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%99 : tensor<8xf32>) outs(%100 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.exp %in : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %102 = tensor.empty() : tensor<2xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<2xi32>) outs(%102 : tensor<2xf32>) {
    ^bb0(%in: i32, %out: f32):
      %134 = arith.sitofp %in : i32 to f32
      linalg.yield %134 : f32
    } -> tensor<2xf32>
    %expanded_11 = tensor.expand_shape %103 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %104 = tensor.empty() : tensor<2x8xf32>
    %105 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_11 : tensor<2x1xf32>) outs(%104 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8xf32>
    %106 = tensor.empty() : tensor<2x8xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<8xf32>) outs(%106 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8xf32>
    %108 = tensor.empty() : tensor<2x8xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %107 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%108 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.mulf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x8xf32>
    %110 = tensor.empty() : tensor<2x8xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<2x8xf32>) outs(%110 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.cos %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x8xf32>
    %112 = tensor.empty() : tensor<2x8xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<2x8xf32>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.sin %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x8xf32>
    %114 = tensor.empty() : tensor<2x16xf32>
    %inserted_slice = tensor.insert_slice %111 into %114[0, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<2x16xf32>
    %inserted_slice_12 = tensor.insert_slice %113 into %inserted_slice[0, 8] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<2x16xf32>
    %115 = tensor.empty() : tensor<2x16xf32>
    %116 = linalg.fill ins(%cst_1 : f32) outs(%115 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %117 = linalg.matmul ins(%inserted_slice_12, %arg4 : tensor<2x16xf32>, tensor<16x16xf32>) outs(%116 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %118 = tensor.empty() : tensor<2x1x1x1xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x1x1x1xf32>) outs(%118 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.sqrt %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x1x1x1xf32>
    %120 = tensor.empty() : tensor<2x4x4x3xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x1x1x1xf32>) outs(%120 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x3xf32>
    %122 = tensor.empty() : tensor<2x4x4x3xf32>
    %123 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %85 : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%122 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.mulf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x4x4x3xf32>
    %124 = tensor.empty() : tensor<2x1x1x1xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x1x1x1xf32>) outs(%124 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.subf %cst_5, %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x1x1x1xf32>
    %126 = tensor.empty() : tensor<2x1x1x1xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<2x1x1x1xf32>) outs(%126 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.sqrt %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x1x1x1xf32>
    %128 = tensor.empty() : tensor<2x4x4x3xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x1x1x1xf32>) outs(%128 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x3xf32>
    %130 = tensor.empty() : tensor<2x4x4x3xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %63 : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%130 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.mulf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x4x4x3xf32>
    %132 = tensor.empty() : tensor<2x4x4x3xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %131 : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%132 : tensor<2x4x4x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %134 = arith.addf %in, %in_13 : f32
      linalg.yield %134 : f32
    } -> tensor<2x4x4x3xf32>
    return %133, %117 : tensor<2x4x4x3xf32>, tensor<2x16xf32>
  }
}

