#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_top_p_filter {
  func.func public @main(%arg0: tensor<6x20xf32>, %arg1: tensor<f32>) -> tensor<6x20xf32> {
    %c19 = arith.constant 19 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c19_i32 = arith.constant 19 : i32
    %c20_i32 = arith.constant 20 : i32
    %cst = arith.constant 0xFF800000 : f32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %0 = iree_linalg_ext.sort dimension(1) outs(%arg0 : tensor<6x20xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %57 = arith.cmpf oeq, %arg2, %cst_1 : f32
      %58 = arith.select %57, %cst_1, %arg2 : f32
      %59 = arith.cmpf une, %arg2, %arg2 : f32
      %60 = arith.select %59, %cst_2, %58 : f32
      %61 = arith.cmpf oeq, %arg3, %cst_1 : f32
      %62 = arith.select %61, %cst_1, %arg3 : f32
      %63 = arith.cmpf une, %arg3, %arg3 : f32
      %64 = arith.select %63, %cst_2, %62 : f32
      %65 = arith.bitcast %60 : f32 to i32
      %66 = arith.cmpi slt, %65, %c0_i32 : i32
      %67 = arith.subi %c2147483647_i32, %65 : i32
      %68 = arith.select %66, %67, %65 : i32
      %69 = arith.bitcast %64 : f32 to i32
      %70 = arith.cmpi slt, %69, %c0_i32 : i32
      %71 = arith.subi %c2147483647_i32, %69 : i32
      %72 = arith.select %70, %71, %69 : i32
      %73 = arith.cmpi slt, %68, %72 : i32
      iree_linalg_ext.yield %73 : i1
    } -> tensor<6x20xf32>
    %1 = tensor.empty() : tensor<6x20xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<6x20xf32>) {
    ^bb0(%out: f32):
      %57 = linalg.index 0 : index
      %58 = linalg.index 1 : index
      %59 = arith.subi %c19, %58 : index
      %extracted = tensor.extract %0[%57, %59] : tensor<6x20xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x20xf32>
    %3 = tensor.empty() : tensor<6xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6xf32>) -> tensor<6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<6x20xf32>) outs(%4 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.maximumf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<6xf32>
    %6 = tensor.empty() : tensor<6x20xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<6xf32>) outs(%6 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x20xf32>
    %8 = tensor.empty() : tensor<6x20xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%8 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %57 = arith.subf %in, %in_4 : f32
      linalg.yield %57 : f32
    } -> tensor<6x20xf32>
    %10 = tensor.empty() : tensor<6x20xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x20xf32>) outs(%10 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = math.exp %in : f32
      linalg.yield %57 : f32
    } -> tensor<6x20xf32>
    %12 = tensor.empty() : tensor<6xf32>
    %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<6xf32>) -> tensor<6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<6x20xf32>) outs(%13 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<6xf32>
    %15 = tensor.empty() : tensor<6x20xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6xf32>) outs(%15 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x20xf32>
    %17 = tensor.empty() : tensor<6x20xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%17 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %57 = arith.divf %in, %in_4 : f32
      linalg.yield %57 : f32
    } -> tensor<6x20xf32>
    %19 = tensor.empty() : tensor<6x20xf32>
    %20 = tensor.empty() : tensor<6xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%20 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %22:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%18 : tensor<6x20xf32>) outs(%19, %21 : tensor<6x20xf32>, tensor<6xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %57 = arith.addf %arg2, %arg3 : f32
      iree_linalg_ext.yield %57 : f32
    } -> tensor<6x20xf32>, tensor<6xf32>
    %23 = tensor.empty() : tensor<6x20xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<f32>) outs(%23 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x20xf32>
    %25 = tensor.empty() : tensor<6x20xi1>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22#0, %24 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%25 : tensor<6x20xi1>) {
    ^bb0(%in: f32, %in_4: f32, %out: i1):
      %57 = arith.cmpf olt, %in, %in_4 : f32
      linalg.yield %57 : i1
    } -> tensor<6x20xi1>
    %27 = tensor.empty() : tensor<6x20xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<6x20xi1>) outs(%27 : tensor<6x20xi32>) {
    ^bb0(%in: i1, %out: i32):
      %57 = arith.extui %in : i1 to i32
      linalg.yield %57 : i32
    } -> tensor<6x20xi32>
    %29 = tensor.empty() : tensor<6xi32>
    %30 = linalg.fill ins(%c0_i32 : i32) outs(%29 : tensor<6xi32>) -> tensor<6xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<6x20xi32>) outs(%30 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %57 = arith.addi %out, %in : i32
      linalg.yield %57 : i32
    } -> tensor<6xi32>
    %expanded = tensor.expand_shape %31 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %32 = tensor.empty() : tensor<6x1xi1>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xi32>) outs(%32 : tensor<6x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %57 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %57 : i1
    } -> tensor<6x1xi1>
    %34 = tensor.empty() : tensor<6x1xi32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xi32>) outs(%34 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %57 = arith.addi %in, %c20_i32 : i32
      linalg.yield %57 : i32
    } -> tensor<6x1xi32>
    %36 = tensor.empty() : tensor<6x1xi32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35, %expanded : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%36 : tensor<6x1xi32>) {
    ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
      %57 = arith.select %in, %in_4, %in_5 : i32
      linalg.yield %57 : i32
    } -> tensor<6x1xi32>
    %expanded_3 = tensor.expand_shape %37 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32>
    %38 = tensor.empty() : tensor<6x1x1xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<6x1x1xi32>) outs(%38 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %57 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %57 : i1
    } -> tensor<6x1x1xi1>
    %40 = tensor.empty() : tensor<6x1x1xi1>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<6x1x1xi32>) outs(%40 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %57 = arith.cmpi sle, %in, %c19_i32 : i32
      linalg.yield %57 : i1
    } -> tensor<6x1x1xi1>
    %42 = tensor.empty() : tensor<6x1x1xi1>
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%42 : tensor<6x1x1xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %57 = arith.andi %in, %in_4 : i1
      linalg.yield %57 : i1
    } -> tensor<6x1x1xi1>
    %44 = tensor.empty() : tensor<6x1xi1>
    %45 = linalg.fill ins(%true : i1) outs(%44 : tensor<6x1xi1>) -> tensor<6x1xi1>
    %46 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<6x1x1xi1>) outs(%45 : tensor<6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %57 = arith.andi %out, %in : i1
      linalg.yield %57 : i1
    } -> tensor<6x1xi1>
    %47 = tensor.empty() : tensor<6x1xf32>
    %48 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<6x1xf32>) {
    ^bb0(%out: f32):
      %57 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_3[%57, %c0, %c0] : tensor<6x1x1xi32>
      %58 = arith.index_cast %extracted : i32 to index
      %59 = arith.maxsi %58, %c0 : index
      %60 = arith.minsi %59, %c19 : index
      %extracted_4 = tensor.extract %2[%57, %60] : tensor<6x20xf32>
      linalg.yield %extracted_4 : f32
    } -> tensor<6x1xf32>
    %49 = tensor.empty() : tensor<6x1xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %48 : tensor<6x1xi1>, tensor<6x1xf32>) outs(%49 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %57 = arith.select %in, %in_4, %cst_2 : f32
      linalg.yield %57 : f32
    } -> tensor<6x1xf32>
    %51 = tensor.empty() : tensor<6x20xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<6x1xf32>) outs(%51 : tensor<6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x20xf32>
    %53 = tensor.empty() : tensor<6x20xi1>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %52 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%53 : tensor<6x20xi1>) {
    ^bb0(%in: f32, %in_4: f32, %out: i1):
      %57 = arith.cmpf oge, %in, %in_4 : f32
      linalg.yield %57 : i1
    } -> tensor<6x20xi1>
    %55 = tensor.empty() : tensor<6x20xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %arg0 : tensor<6x20xi1>, tensor<6x20xf32>) outs(%55 : tensor<6x20xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %57 = arith.select %in, %in_4, %cst : f32
      linalg.yield %57 : f32
    } -> tensor<6x20xf32>
    return %56 : tensor<6x20xf32>
  }
}

