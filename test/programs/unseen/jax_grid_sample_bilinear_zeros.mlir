#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_grid_sample_bilinear_zeros {
  func.func public @main(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<1x5x6x2xf32>) -> tensor<5x6x3xf32> {
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c7_i32 = arith.constant 7 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 4.500000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0> : tensor<5x6x1xi32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0, 0] [1, 5, 6, 1] [1, 1, 1, 1] : tensor<1x5x6x2xf32> to tensor<1x5x6x1xf32>
    %0 = tensor.empty() : tensor<1x5x6x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x5x6x1xf32>) outs(%0 : tensor<1x5x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.tanh %in : f32
      linalg.yield %200 : f32
    } -> tensor<1x5x6x1xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<1x5x6x1xf32> into tensor<5x6xf32>
    %2 = tensor.empty() : tensor<5x6xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<5x6xf32>) outs(%2 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst_1 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %4 = tensor.empty() : tensor<5x6xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<5x6xf32>) outs(%4 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.mulf %in, %cst_0 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %6 = tensor.empty() : tensor<5x6xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<5x6xf32>) outs(%6 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.subf %in, %cst_1 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0, 0, 1] [1, 5, 6, 1] [1, 1, 1, 1] : tensor<1x5x6x2xf32> to tensor<1x5x6x1xf32>
    %8 = tensor.empty() : tensor<1x5x6x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<1x5x6x1xf32>) outs(%8 : tensor<1x5x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.tanh %in : f32
      linalg.yield %200 : f32
    } -> tensor<1x5x6x1xf32>
    %collapsed_4 = tensor.collapse_shape %9 [[0, 1], [2, 3]] : tensor<1x5x6x1xf32> into tensor<5x6xf32>
    %10 = tensor.empty() : tensor<5x6xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_4 : tensor<5x6xf32>) outs(%10 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst_1 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %12 = tensor.empty() : tensor<5x6xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<5x6xf32>) outs(%12 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.mulf %in, %cst_0 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %14 = tensor.empty() : tensor<5x6xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<5x6xf32>) outs(%14 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.subf %in, %cst_1 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %16 = tensor.empty() : tensor<5x6xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<5x6xf32>) outs(%16 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.floor %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %18 = tensor.empty() : tensor<5x6xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<5x6xf32>) outs(%18 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.floor %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %20 = tensor.empty() : tensor<5x6xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x6xf32>) outs(%20 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %22 = tensor.empty() : tensor<5x6xi32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<5x6xf32>) outs(%22 : tensor<5x6xi32>) {
    ^bb0(%in: f32, %out: i32):
      %200 = arith.fptosi %in : f32 to i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %24 = tensor.empty() : tensor<5x6xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<5x6xf32>) outs(%24 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %26 = tensor.empty() : tensor<5x6xi32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<5x6xf32>) outs(%26 : tensor<5x6xi32>) {
    ^bb0(%in: f32, %out: i32):
      %200 = arith.fptosi %in : f32 to i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %28 = tensor.empty() : tensor<5x6xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %17 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%28 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.subf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %30 = tensor.empty() : tensor<5x6xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<5x6xf32>) outs(%30 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.absf %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %32 = tensor.empty() : tensor<5x6xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<5x6xf32>) outs(%32 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.subf %cst_1, %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %34 = tensor.empty() : tensor<5x6xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %19 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%34 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.subf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %36 = tensor.empty() : tensor<5x6xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<5x6xf32>) outs(%36 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.absf %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %38 = tensor.empty() : tensor<5x6xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<5x6xf32>) outs(%38 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.subf %cst_1, %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %40 = tensor.empty() : tensor<5x6xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %39 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%40 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.mulf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %42 = tensor.empty() : tensor<5x6xi1>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<5x6xi32>) outs(%42 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %44 = tensor.empty() : tensor<5x6xi1>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<5x6xi32>) outs(%44 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %c8_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %46 = tensor.empty() : tensor<5x6xi1>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%46 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %48 = tensor.empty() : tensor<5x6xi1>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<5x6xi32>) outs(%48 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %50 = tensor.empty() : tensor<5x6xi1>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %49 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%50 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %52 = tensor.empty() : tensor<5x6xi1>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<5x6xi32>) outs(%52 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %c8_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %54 = tensor.empty() : tensor<5x6xi1>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %53 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%54 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %expanded = tensor.expand_shape %55 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi1> into tensor<5x6x1xi1>
    %56 = tensor.empty() : tensor<5x6xi32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<5x6xi32>) outs(%56 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %58 = tensor.empty() : tensor<5x6xi32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<5x6xi32>) outs(%58 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.minsi %in, %c7_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %60 = tensor.empty() : tensor<5x6xi32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<5x6xi32>) outs(%60 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %62 = tensor.empty() : tensor<5x6xi32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<5x6xi32>) outs(%62 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.minsi %in, %c7_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %64 = tensor.empty() : tensor<5x6xi1>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<5x6xi32>) outs(%64 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %66 = tensor.empty() : tensor<5x6xi32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<5x6xi32>) outs(%66 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.addi %in, %c8_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %68 = tensor.empty() : tensor<5x6xi32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %67, %59 : tensor<5x6xi1>, tensor<5x6xi32>, tensor<5x6xi32>) outs(%68 : tensor<5x6xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %200 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %70 = tensor.empty() : tensor<5x6xi1>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<5x6xi32>) outs(%70 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %72 = tensor.empty() : tensor<5x6xi32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<5x6xi32>) outs(%72 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.addi %in, %c8_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %74 = tensor.empty() : tensor<5x6xi32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %73, %63 : tensor<5x6xi1>, tensor<5x6xi32>, tensor<5x6xi32>) outs(%74 : tensor<5x6xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %200 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %expanded_5 = tensor.expand_shape %69 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi32> into tensor<5x6x1xi32>
    %expanded_6 = tensor.expand_shape %75 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi32> into tensor<5x6x1xi32>
    %76 = tensor.empty() : tensor<5x6x3xi32>
    %inserted_slice = tensor.insert_slice %cst_2 into %76[0, 0, 0] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %inserted_slice_7 = tensor.insert_slice %expanded_5 into %inserted_slice[0, 0, 1] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %inserted_slice_8 = tensor.insert_slice %expanded_6 into %inserted_slice_7[0, 0, 2] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %77 = tensor.empty() : tensor<5x6x3xf32>
    %78 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%77 : tensor<5x6x3xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %202 = linalg.index 2 : index
      %extracted = tensor.extract %inserted_slice_8[%200, %201, %c0] : tensor<5x6x3xi32>
      %203 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_8[%200, %201, %c1] : tensor<5x6x3xi32>
      %204 = arith.index_cast %extracted_23 : i32 to index
      %extracted_24 = tensor.extract %inserted_slice_8[%200, %201, %c2] : tensor<5x6x3xi32>
      %205 = arith.index_cast %extracted_24 : i32 to index
      %206 = arith.maxsi %203, %c0 : index
      %207 = arith.minsi %206, %c0 : index
      %208 = arith.maxsi %204, %c0 : index
      %209 = arith.minsi %208, %c7 : index
      %210 = arith.maxsi %205, %c0 : index
      %211 = arith.minsi %210, %c7 : index
      %extracted_25 = tensor.extract %arg0[%207, %209, %211, %202] : tensor<1x8x8x3xf32>
      linalg.yield %extracted_25 : f32
    } -> tensor<5x6x3xf32>
    %79 = tensor.empty() : tensor<f32>
    %80 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%79 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %81 = tensor.empty() : tensor<5x6x3xi1>
    %82 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<5x6x1xi1>) outs(%81 : tensor<5x6x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x6x3xi1>
    %83 = tensor.empty() : tensor<5x6x3xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<f32>) outs(%83 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x3xf32>
    %85 = tensor.empty() : tensor<5x6x3xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %78, %84 : tensor<5x6x3xi1>, tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%85 : tensor<5x6x3xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %200 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %87 = tensor.empty() : tensor<5x6x3xf32>
    %88 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<5x6xf32>) outs(%87 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x3xf32>
    %89 = tensor.empty() : tensor<5x6x3xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %88 : tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%89 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.mulf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %91 = tensor.empty() : tensor<5x6x3xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<5x6x3xf32>) outs(%91 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %93 = tensor.empty() : tensor<5x6xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x6xf32>) outs(%93 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst_1 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %95 = tensor.empty() : tensor<5x6xi32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<5x6xf32>) outs(%95 : tensor<5x6xi32>) {
    ^bb0(%in: f32, %out: i32):
      %200 = arith.fptosi %in : f32 to i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %97 = tensor.empty() : tensor<5x6xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<5x6xf32>) outs(%97 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.subf %in, %cst_1 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %99 = tensor.empty() : tensor<5x6xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<5x6xf32>) outs(%99 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.absf %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %101 = tensor.empty() : tensor<5x6xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<5x6xf32>) outs(%101 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.subf %cst_1, %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %103 = tensor.empty() : tensor<5x6xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102, %39 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%103 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.mulf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %105 = tensor.empty() : tensor<5x6xi1>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<5x6xi32>) outs(%105 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %107 = tensor.empty() : tensor<5x6xi1>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<5x6xi32>) outs(%107 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %c8_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %109 = tensor.empty() : tensor<5x6xi1>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%106, %108 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%109 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %111 = tensor.empty() : tensor<5x6xi1>
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %49 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%111 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %113 = tensor.empty() : tensor<5x6xi1>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %53 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%113 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %expanded_9 = tensor.expand_shape %114 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi1> into tensor<5x6x1xi1>
    %115 = tensor.empty() : tensor<5x6xi32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<5x6xi32>) outs(%115 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %117 = tensor.empty() : tensor<5x6xi32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<5x6xi32>) outs(%117 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.minsi %in, %c7_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %119 = tensor.empty() : tensor<5x6xi1>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<5x6xi32>) outs(%119 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %121 = tensor.empty() : tensor<5x6xi32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<5x6xi32>) outs(%121 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.addi %in, %c8_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %123 = tensor.empty() : tensor<5x6xi32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%120, %122, %118 : tensor<5x6xi1>, tensor<5x6xi32>, tensor<5x6xi32>) outs(%123 : tensor<5x6xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %200 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %expanded_10 = tensor.expand_shape %124 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi32> into tensor<5x6x1xi32>
    %125 = tensor.empty() : tensor<5x6x3xi32>
    %inserted_slice_11 = tensor.insert_slice %cst_2 into %125[0, 0, 0] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %inserted_slice_12 = tensor.insert_slice %expanded_5 into %inserted_slice_11[0, 0, 1] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %inserted_slice_13 = tensor.insert_slice %expanded_10 into %inserted_slice_12[0, 0, 2] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %126 = tensor.empty() : tensor<5x6x3xf32>
    %127 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%126 : tensor<5x6x3xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %202 = linalg.index 2 : index
      %extracted = tensor.extract %inserted_slice_13[%200, %201, %c0] : tensor<5x6x3xi32>
      %203 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_13[%200, %201, %c1] : tensor<5x6x3xi32>
      %204 = arith.index_cast %extracted_23 : i32 to index
      %extracted_24 = tensor.extract %inserted_slice_13[%200, %201, %c2] : tensor<5x6x3xi32>
      %205 = arith.index_cast %extracted_24 : i32 to index
      %206 = arith.maxsi %203, %c0 : index
      %207 = arith.minsi %206, %c0 : index
      %208 = arith.maxsi %204, %c0 : index
      %209 = arith.minsi %208, %c7 : index
      %210 = arith.maxsi %205, %c0 : index
      %211 = arith.minsi %210, %c7 : index
      %extracted_25 = tensor.extract %arg0[%207, %209, %211, %202] : tensor<1x8x8x3xf32>
      linalg.yield %extracted_25 : f32
    } -> tensor<5x6x3xf32>
    %128 = tensor.empty() : tensor<5x6x3xi1>
    %129 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<5x6x1xi1>) outs(%128 : tensor<5x6x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x6x3xi1>
    %130 = tensor.empty() : tensor<5x6x3xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %127, %84 : tensor<5x6x3xi1>, tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%130 : tensor<5x6x3xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %200 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %132 = tensor.empty() : tensor<5x6x3xf32>
    %133 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<5x6xf32>) outs(%132 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x3xf32>
    %134 = tensor.empty() : tensor<5x6x3xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %133 : tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%134 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.mulf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %136 = tensor.empty() : tensor<5x6x3xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %135 : tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%136 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.addf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %138 = tensor.empty() : tensor<5x6xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<5x6xf32>) outs(%138 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst_1 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %140 = tensor.empty() : tensor<5x6xi32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<5x6xf32>) outs(%140 : tensor<5x6xi32>) {
    ^bb0(%in: f32, %out: i32):
      %200 = arith.fptosi %in : f32 to i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %142 = tensor.empty() : tensor<5x6xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<5x6xf32>) outs(%142 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.subf %in, %cst_1 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %144 = tensor.empty() : tensor<5x6xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<5x6xf32>) outs(%144 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.absf %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %146 = tensor.empty() : tensor<5x6xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<5x6xf32>) outs(%146 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.subf %cst_1, %in : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %148 = tensor.empty() : tensor<5x6xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %147 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%148 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.mulf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %150 = tensor.empty() : tensor<5x6xi1>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<5x6xi32>) outs(%150 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %152 = tensor.empty() : tensor<5x6xi1>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %151 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%152 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %154 = tensor.empty() : tensor<5x6xi1>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<5x6xi32>) outs(%154 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %c8_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %156 = tensor.empty() : tensor<5x6xi1>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %155 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%156 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %expanded_14 = tensor.expand_shape %157 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi1> into tensor<5x6x1xi1>
    %158 = tensor.empty() : tensor<5x6xi32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<5x6xi32>) outs(%158 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %160 = tensor.empty() : tensor<5x6xi32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159 : tensor<5x6xi32>) outs(%160 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.minsi %in, %c7_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %162 = tensor.empty() : tensor<5x6xi1>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<5x6xi32>) outs(%162 : tensor<5x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %164 = tensor.empty() : tensor<5x6xi32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<5x6xi32>) outs(%164 : tensor<5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.addi %in, %c8_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %166 = tensor.empty() : tensor<5x6xi32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%163, %165, %161 : tensor<5x6xi1>, tensor<5x6xi32>, tensor<5x6xi32>) outs(%166 : tensor<5x6xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %200 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %200 : i32
    } -> tensor<5x6xi32>
    %expanded_15 = tensor.expand_shape %167 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi32> into tensor<5x6x1xi32>
    %168 = tensor.empty() : tensor<5x6x3xi32>
    %inserted_slice_16 = tensor.insert_slice %cst_2 into %168[0, 0, 0] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %inserted_slice_17 = tensor.insert_slice %expanded_15 into %inserted_slice_16[0, 0, 1] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %inserted_slice_18 = tensor.insert_slice %expanded_6 into %inserted_slice_17[0, 0, 2] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %169 = tensor.empty() : tensor<5x6x3xf32>
    %170 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%169 : tensor<5x6x3xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %202 = linalg.index 2 : index
      %extracted = tensor.extract %inserted_slice_18[%200, %201, %c0] : tensor<5x6x3xi32>
      %203 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_18[%200, %201, %c1] : tensor<5x6x3xi32>
      %204 = arith.index_cast %extracted_23 : i32 to index
      %extracted_24 = tensor.extract %inserted_slice_18[%200, %201, %c2] : tensor<5x6x3xi32>
      %205 = arith.index_cast %extracted_24 : i32 to index
      %206 = arith.maxsi %203, %c0 : index
      %207 = arith.minsi %206, %c0 : index
      %208 = arith.maxsi %204, %c0 : index
      %209 = arith.minsi %208, %c7 : index
      %210 = arith.maxsi %205, %c0 : index
      %211 = arith.minsi %210, %c7 : index
      %extracted_25 = tensor.extract %arg0[%207, %209, %211, %202] : tensor<1x8x8x3xf32>
      linalg.yield %extracted_25 : f32
    } -> tensor<5x6x3xf32>
    %171 = tensor.empty() : tensor<5x6x3xi1>
    %172 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<5x6x1xi1>) outs(%171 : tensor<5x6x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x6x3xi1>
    %173 = tensor.empty() : tensor<5x6x3xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %170, %84 : tensor<5x6x3xi1>, tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%173 : tensor<5x6x3xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %200 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %175 = tensor.empty() : tensor<5x6x3xf32>
    %176 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<5x6xf32>) outs(%175 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x3xf32>
    %177 = tensor.empty() : tensor<5x6x3xf32>
    %178 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %176 : tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%177 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.mulf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %179 = tensor.empty() : tensor<5x6x3xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %178 : tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%179 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.addf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %181 = tensor.empty() : tensor<5x6xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102, %147 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%181 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.mulf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6xf32>
    %183 = tensor.empty() : tensor<5x6xi1>
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %151 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%183 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %185 = tensor.empty() : tensor<5x6xi1>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %155 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%185 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %200 = arith.andi %in, %in_23 : i1
      linalg.yield %200 : i1
    } -> tensor<5x6xi1>
    %expanded_19 = tensor.expand_shape %186 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi1> into tensor<5x6x1xi1>
    %187 = tensor.empty() : tensor<5x6x3xi32>
    %inserted_slice_20 = tensor.insert_slice %cst_2 into %187[0, 0, 0] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %inserted_slice_21 = tensor.insert_slice %expanded_15 into %inserted_slice_20[0, 0, 1] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %inserted_slice_22 = tensor.insert_slice %expanded_10 into %inserted_slice_21[0, 0, 2] [5, 6, 1] [1, 1, 1] : tensor<5x6x1xi32> into tensor<5x6x3xi32>
    %188 = tensor.empty() : tensor<5x6x3xf32>
    %189 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%188 : tensor<5x6x3xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %202 = linalg.index 2 : index
      %extracted = tensor.extract %inserted_slice_22[%200, %201, %c0] : tensor<5x6x3xi32>
      %203 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_22[%200, %201, %c1] : tensor<5x6x3xi32>
      %204 = arith.index_cast %extracted_23 : i32 to index
      %extracted_24 = tensor.extract %inserted_slice_22[%200, %201, %c2] : tensor<5x6x3xi32>
      %205 = arith.index_cast %extracted_24 : i32 to index
      %206 = arith.maxsi %203, %c0 : index
      %207 = arith.minsi %206, %c0 : index
      %208 = arith.maxsi %204, %c0 : index
      %209 = arith.minsi %208, %c7 : index
      %210 = arith.maxsi %205, %c0 : index
      %211 = arith.minsi %210, %c7 : index
      %extracted_25 = tensor.extract %arg0[%207, %209, %211, %202] : tensor<1x8x8x3xf32>
      linalg.yield %extracted_25 : f32
    } -> tensor<5x6x3xf32>
    %190 = tensor.empty() : tensor<5x6x3xi1>
    %191 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<5x6x1xi1>) outs(%190 : tensor<5x6x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x6x3xi1>
    %192 = tensor.empty() : tensor<5x6x3xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %189, %84 : tensor<5x6x3xi1>, tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%192 : tensor<5x6x3xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %200 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %194 = tensor.empty() : tensor<5x6x3xf32>
    %195 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<5x6xf32>) outs(%194 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x3xf32>
    %196 = tensor.empty() : tensor<5x6x3xf32>
    %197 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %195 : tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%196 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.mulf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    %198 = tensor.empty() : tensor<5x6x3xf32>
    %199 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %197 : tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%198 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %200 = arith.addf %in, %in_23 : f32
      linalg.yield %200 : f32
    } -> tensor<5x6x3xf32>
    return %199 : tensor<5x6x3xf32>
  }
}

