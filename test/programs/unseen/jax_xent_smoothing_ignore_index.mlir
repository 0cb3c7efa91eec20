#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0) -> ()>
module @jit_xent_smoothing_ignore_index {
  func.func public @main(%arg0: tensor<8x30xf32>, %arg1: tensor<8xi32>) -> tensor<f32> {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 3.000000e+01 : f32
    %cst_1 = arith.constant 0.899999976 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %c29 = arith.constant 29 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c29_i32 = arith.constant 29 : i32
    %c30_i32 = arith.constant 30 : i32
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x30xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.maximumf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %3 = tensor.empty() : tensor<8x30xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8xf32>) outs(%3 : tensor<8x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x30xf32>
    %5 = tensor.empty() : tensor<8x30xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<8x30xf32>, tensor<8x30xf32>) outs(%5 : tensor<8x30xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.subf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<8x30xf32>
    %7 = tensor.empty() : tensor<8x30xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x30xf32>) outs(%7 : tensor<8x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<8x30xf32>
    %9 = tensor.empty() : tensor<8xf32>
    %10 = linalg.fill ins(%cst_3 : f32) outs(%9 : tensor<8xf32>) -> tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<8x30xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %12 = tensor.empty() : tensor<8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%11 : tensor<8xf32>) outs(%12 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.log %in : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %13 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %14 = tensor.empty() : tensor<8x30xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xf32>) outs(%14 : tensor<8x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x30xf32>
    %16 = tensor.empty() : tensor<8x30xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %15 : tensor<8x30xf32>, tensor<8x30xf32>) outs(%16 : tensor<8x30xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.subf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<8x30xf32>
    %18 = tensor.empty() : tensor<8xi1>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : tensor<8xi32>) outs(%18 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %74 = arith.cmpi ne, %in, %c3_i32 : i32
      linalg.yield %74 : i1
    } -> tensor<8xi1>
    %20 = tensor.empty() : tensor<8xi32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%19, %arg1 : tensor<8xi1>, tensor<8xi32>) outs(%20 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_7: i32, %out: i32):
      %74 = arith.select %in, %in_7, %c0_i32 : i32
      linalg.yield %74 : i32
    } -> tensor<8xi32>
    %expanded_5 = tensor.expand_shape %21 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %22 = tensor.empty() : tensor<8x1xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<8x1xi32>) outs(%22 : tensor<8x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %74 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %74 : i1
    } -> tensor<8x1xi1>
    %24 = tensor.empty() : tensor<8x1xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<8x1xi32>) outs(%24 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %74 = arith.addi %in, %c30_i32 : i32
      linalg.yield %74 : i32
    } -> tensor<8x1xi32>
    %26 = tensor.empty() : tensor<8x1xi32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %25, %expanded_5 : tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) outs(%26 : tensor<8x1xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %74 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %74 : i32
    } -> tensor<8x1xi32>
    %expanded_6 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [8, 1, 1] : tensor<8x1xi32> into tensor<8x1x1xi32>
    %28 = tensor.empty() : tensor<8x1x1xi1>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<8x1x1xi32>) outs(%28 : tensor<8x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %74 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %74 : i1
    } -> tensor<8x1x1xi1>
    %30 = tensor.empty() : tensor<8x1x1xi1>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<8x1x1xi32>) outs(%30 : tensor<8x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %74 = arith.cmpi sle, %in, %c29_i32 : i32
      linalg.yield %74 : i1
    } -> tensor<8x1x1xi1>
    %32 = tensor.empty() : tensor<8x1x1xi1>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %31 : tensor<8x1x1xi1>, tensor<8x1x1xi1>) outs(%32 : tensor<8x1x1xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %74 = arith.andi %in, %in_7 : i1
      linalg.yield %74 : i1
    } -> tensor<8x1x1xi1>
    %34 = tensor.empty() : tensor<8x1xi1>
    %35 = linalg.fill ins(%true : i1) outs(%34 : tensor<8x1xi1>) -> tensor<8x1xi1>
    %36 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<8x1x1xi1>) outs(%35 : tensor<8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %74 = arith.andi %out, %in : i1
      linalg.yield %74 : i1
    } -> tensor<8x1xi1>
    %37 = tensor.empty() : tensor<8x1xf32>
    %38 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%37 : tensor<8x1xf32>) {
    ^bb0(%out: f32):
      %74 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_6[%74, %c0, %c0] : tensor<8x1x1xi32>
      %75 = arith.index_cast %extracted : i32 to index
      %76 = arith.maxsi %75, %c0 : index
      %77 = arith.minsi %76, %c29 : index
      %extracted_7 = tensor.extract %17[%74, %77] : tensor<8x30xf32>
      linalg.yield %extracted_7 : f32
    } -> tensor<8x1xf32>
    %39 = tensor.empty() : tensor<8x1xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %38 : tensor<8x1xi1>, tensor<8x1xf32>) outs(%39 : tensor<8x1xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %74 = arith.select %in, %in_7, %cst_2 : f32
      linalg.yield %74 : f32
    } -> tensor<8x1xf32>
    %41 = tensor.empty() : tensor<8x1xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<8x1xf32>) outs(%41 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.negf %in : f32
      linalg.yield %74 : f32
    } -> tensor<8x1xf32>
    %collapsed = tensor.collapse_shape %42 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %43 = tensor.empty() : tensor<8xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed : tensor<8xf32>) outs(%43 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst_1 : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %45 = tensor.empty() : tensor<8xf32>
    %46 = linalg.fill ins(%cst_3 : f32) outs(%45 : tensor<8xf32>) -> tensor<8xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<8x30xf32>) outs(%46 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %48 = tensor.empty() : tensor<8xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%47 : tensor<8xf32>) outs(%48 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %in, %cst_0 : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %50 = tensor.empty() : tensor<8xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%49 : tensor<8xf32>) outs(%50 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %52 = tensor.empty() : tensor<8xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%44, %51 : tensor<8xf32>, tensor<8xf32>) outs(%52 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.subf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %54 = tensor.empty() : tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%54 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %56 = tensor.empty() : tensor<8xf32>
    %57 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel"]} ins(%55 : tensor<f32>) outs(%56 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %58 = tensor.empty() : tensor<8xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%19, %53, %57 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%58 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %74 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %74 : f32
    } -> tensor<8xf32>
    %60 = tensor.empty() : tensor<f32>
    %61 = linalg.fill ins(%cst_3 : f32) outs(%60 : tensor<f32>) -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction"]} ins(%59 : tensor<8xf32>) outs(%61 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %63 = tensor.empty() : tensor<8xi32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%19 : tensor<8xi1>) outs(%63 : tensor<8xi32>) {
    ^bb0(%in: i1, %out: i32):
      %74 = arith.extui %in : i1 to i32
      linalg.yield %74 : i32
    } -> tensor<8xi32>
    %65 = tensor.empty() : tensor<i32>
    %66 = linalg.fill ins(%c0_i32 : i32) outs(%65 : tensor<i32>) -> tensor<i32>
    %67 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction"]} ins(%64 : tensor<8xi32>) outs(%66 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %74 = arith.addi %out, %in : i32
      linalg.yield %74 : i32
    } -> tensor<i32>
    %68 = tensor.empty() : tensor<i32>
    %69 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%67 : tensor<i32>) outs(%68 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %74 = arith.maxsi %in, %c1_i32 : i32
      linalg.yield %74 : i32
    } -> tensor<i32>
    %70 = tensor.empty() : tensor<f32>
    %71 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%69 : tensor<i32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %74 = arith.sitofp %in : i32 to f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %72 = tensor.empty() : tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%62, %71 : tensor<f32>, tensor<f32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.divf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    return %73 : tensor<f32>
  }
}

