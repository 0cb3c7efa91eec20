#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<() -> ()>
module @jit_fsq_residual_quantizer {
  func.func public @main(%arg0: tensor<7x6xf32>, %arg1: tensor<7x3x6xf32>, %arg2: tensor<7x7xf32>) -> (tensor<7x6xf32>, tensor<7x3xi32>, tensor<f32>) {
    %cst = arith.constant 4.200000e+01 : f32
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<2> : tensor<7x1xi32>
    %cst_3 = arith.constant dense<1> : tensor<7x1xi32>
    %cst_4 = arith.constant dense<0> : tensor<7x1xi32>
    %cst_5 = arith.constant dense<[3.500000e+00, 2.500000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00, 5.000000e-01]> : tensor<6xf32>
    %0 = tensor.empty() : tensor<7x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x6xf32>) outs(%0 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = math.tanh %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %2 = tensor.empty() : tensor<7x6xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<6xf32>) outs(%2 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6xf32>
    %4 = tensor.empty() : tensor<7x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%4 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.mulf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %6 = tensor.empty() : tensor<7x6xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<7x6xf32>) outs(%6 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = math.roundeven %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %8 = tensor.empty() : tensor<7x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %5 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%8 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.subf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %10 = tensor.empty() : tensor<7x6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %9 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%10 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.addf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [7, 1, 6] [1, 1, 1] : tensor<7x3x6xf32> to tensor<7x1x6xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<7x1x6xf32> into tensor<7x6xf32>
    %12 = tensor.empty() : tensor<7x7x6xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<7x6xf32>) outs(%12 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x6xf32>
    %14 = tensor.empty() : tensor<7x7x6xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<7x6xf32>) outs(%14 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x6xf32>
    %16 = tensor.empty() : tensor<7x7x6xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<7x7x6xf32>, tensor<7x7x6xf32>) outs(%16 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.subf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x7x6xf32>
    %18 = tensor.empty() : tensor<7x7x6xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<7x7x6xf32>) outs(%18 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.mulf %in, %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x7x6xf32>
    %20 = tensor.empty() : tensor<7x7xf32>
    %21 = linalg.fill ins(%cst_1 : f32) outs(%20 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<7x7x6xf32>) outs(%21 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %out, %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x7xf32>
    %23 = tensor.empty() : tensor<7x7xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<7x7xf32>) outs(%23 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.mulf %in, %cst_1 : f32
      linalg.yield %111 : f32
    } -> tensor<7x7xf32>
    %25 = tensor.empty() : tensor<7x7xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %24 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%25 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.addf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x7xf32>
    %27 = tensor.empty() : tensor<7x7xi32>
    %28 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %111 = linalg.index 1 : index
      %112 = arith.index_cast %111 : index to i32
      linalg.yield %112 : i32
    } -> tensor<7x7xi32>
    %29 = tensor.empty() : tensor<7xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<7xf32>) -> tensor<7xf32>
    %31 = tensor.empty() : tensor<7xi32>
    %32 = linalg.fill ins(%c0_i32 : i32) outs(%31 : tensor<7xi32>) -> tensor<7xi32>
    %33:2 = linalg.generic {indexing_maps = [#map, #map, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%26, %28 : tensor<7x7xf32>, tensor<7x7xi32>) outs(%30, %32 : tensor<7xf32>, tensor<7xi32>) {
    ^bb0(%in: f32, %in_23: i32, %out: f32, %out_24: i32):
      %111 = arith.cmpf olt, %out, %in : f32
      %112 = arith.cmpf une, %out, %out : f32
      %113 = arith.ori %111, %112 : i1
      %114 = arith.cmpf oeq, %out, %in : f32
      %115 = arith.cmpi slt, %out_24, %in_23 : i32
      %116 = arith.andi %114, %115 : i1
      %117 = arith.ori %113, %116 : i1
      %118 = arith.select %113, %out, %in : f32
      %119 = arith.select %117, %out_24, %in_23 : i32
      linalg.yield %118, %119 : f32, i32
    } -> (tensor<7xf32>, tensor<7xi32>)
    %34 = tensor.empty() : tensor<7xi1>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%33#1 : tensor<7xi32>) outs(%34 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %111 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %111 : i1
    } -> tensor<7xi1>
    %36 = tensor.empty() : tensor<7xi32>
    %37 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%33#1 : tensor<7xi32>) outs(%36 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %111 = arith.addi %in, %c7_i32 : i32
      linalg.yield %111 : i32
    } -> tensor<7xi32>
    %38 = tensor.empty() : tensor<7xi32>
    %39 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%35, %37, %33#1 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%38 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %111 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %111 : i32
    } -> tensor<7xi32>
    %expanded = tensor.expand_shape %39 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %40 = tensor.empty() : tensor<7x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %40[0, 0] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x2xi32>
    %inserted_slice_6 = tensor.insert_slice %cst_4 into %inserted_slice[0, 1] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x2xi32>
    %41 = tensor.empty() : tensor<7x6xf32>
    %42 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%41 : tensor<7x6xf32>) {
    ^bb0(%out: f32):
      %111 = linalg.index 0 : index
      %112 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_6[%111, %c0] : tensor<7x2xi32>
      %113 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_6[%111, %c1] : tensor<7x2xi32>
      %114 = arith.index_cast %extracted_23 : i32 to index
      %115 = arith.maxsi %113, %c0 : index
      %116 = arith.minsi %115, %c6 : index
      %117 = arith.maxsi %114, %c0 : index
      %118 = arith.minsi %117, %c2 : index
      %extracted_24 = tensor.extract %arg1[%116, %118, %112] : tensor<7x3x6xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<7x6xf32>
    %43 = tensor.empty() : tensor<7x6xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %42 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%43 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.subf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %extracted_slice_7 = tensor.extract_slice %arg1[0, 1, 0] [7, 1, 6] [1, 1, 1] : tensor<7x3x6xf32> to tensor<7x1x6xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0], [1, 2]] : tensor<7x1x6xf32> into tensor<7x6xf32>
    %45 = tensor.empty() : tensor<7x7x6xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<7x6xf32>) outs(%45 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x6xf32>
    %47 = tensor.empty() : tensor<7x7x6xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_8 : tensor<7x6xf32>) outs(%47 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x6xf32>
    %49 = tensor.empty() : tensor<7x7x6xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %48 : tensor<7x7x6xf32>, tensor<7x7x6xf32>) outs(%49 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.subf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x7x6xf32>
    %51 = tensor.empty() : tensor<7x7x6xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<7x7x6xf32>) outs(%51 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.mulf %in, %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x7x6xf32>
    %53 = tensor.empty() : tensor<7x7xf32>
    %54 = linalg.fill ins(%cst_1 : f32) outs(%53 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<7x7x6xf32>) outs(%54 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %out, %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x7xf32>
    %56 = tensor.empty() : tensor<7x7xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %24 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%56 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.addf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x7xf32>
    %58 = tensor.empty() : tensor<7xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<7xf32>) -> tensor<7xf32>
    %60 = tensor.empty() : tensor<7xi32>
    %61 = linalg.fill ins(%c0_i32 : i32) outs(%60 : tensor<7xi32>) -> tensor<7xi32>
    %62:2 = linalg.generic {indexing_maps = [#map, #map, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%57, %28 : tensor<7x7xf32>, tensor<7x7xi32>) outs(%59, %61 : tensor<7xf32>, tensor<7xi32>) {
    ^bb0(%in: f32, %in_23: i32, %out: f32, %out_24: i32):
      %111 = arith.cmpf olt, %out, %in : f32
      %112 = arith.cmpf une, %out, %out : f32
      %113 = arith.ori %111, %112 : i1
      %114 = arith.cmpf oeq, %out, %in : f32
      %115 = arith.cmpi slt, %out_24, %in_23 : i32
      %116 = arith.andi %114, %115 : i1
      %117 = arith.ori %113, %116 : i1
      %118 = arith.select %113, %out, %in : f32
      %119 = arith.select %117, %out_24, %in_23 : i32
      linalg.yield %118, %119 : f32, i32
    } -> (tensor<7xf32>, tensor<7xi32>)
    %63 = tensor.empty() : tensor<7xi1>
    %64 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%62#1 : tensor<7xi32>) outs(%63 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %111 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %111 : i1
    } -> tensor<7xi1>
    %65 = tensor.empty() : tensor<7xi32>
    %66 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%62#1 : tensor<7xi32>) outs(%65 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %111 = arith.addi %in, %c7_i32 : i32
      linalg.yield %111 : i32
    } -> tensor<7xi32>
    %67 = tensor.empty() : tensor<7xi32>
    %68 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%64, %66, %62#1 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%67 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %111 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %111 : i32
    } -> tensor<7xi32>
    %expanded_9 = tensor.expand_shape %68 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %69 = tensor.empty() : tensor<7x2xi32>
    %inserted_slice_10 = tensor.insert_slice %expanded_9 into %69[0, 0] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x2xi32>
    %inserted_slice_11 = tensor.insert_slice %cst_3 into %inserted_slice_10[0, 1] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x2xi32>
    %70 = tensor.empty() : tensor<7x6xf32>
    %71 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%70 : tensor<7x6xf32>) {
    ^bb0(%out: f32):
      %111 = linalg.index 0 : index
      %112 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_11[%111, %c0] : tensor<7x2xi32>
      %113 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_11[%111, %c1] : tensor<7x2xi32>
      %114 = arith.index_cast %extracted_23 : i32 to index
      %115 = arith.maxsi %113, %c0 : index
      %116 = arith.minsi %115, %c6 : index
      %117 = arith.maxsi %114, %c0 : index
      %118 = arith.minsi %117, %c2 : index
      %extracted_24 = tensor.extract %arg1[%116, %118, %112] : tensor<7x3x6xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<7x6xf32>
    %72 = tensor.empty() : tensor<7x6xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %71 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%72 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.subf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %extracted_slice_12 = tensor.extract_slice %arg1[0, 2, 0] [7, 1, 6] [1, 1, 1] : tensor<7x3x6xf32> to tensor<7x1x6xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0], [1, 2]] : tensor<7x1x6xf32> into tensor<7x6xf32>
    %74 = tensor.empty() : tensor<7x7x6xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<7x6xf32>) outs(%74 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x6xf32>
    %76 = tensor.empty() : tensor<7x7x6xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_13 : tensor<7x6xf32>) outs(%76 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x6xf32>
    %78 = tensor.empty() : tensor<7x7x6xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<7x7x6xf32>, tensor<7x7x6xf32>) outs(%78 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.subf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x7x6xf32>
    %80 = tensor.empty() : tensor<7x7x6xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<7x7x6xf32>) outs(%80 : tensor<7x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.mulf %in, %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x7x6xf32>
    %82 = tensor.empty() : tensor<7x7xf32>
    %83 = linalg.fill ins(%cst_1 : f32) outs(%82 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<7x7x6xf32>) outs(%83 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %out, %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x7xf32>
    %85 = tensor.empty() : tensor<7x7xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %24 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%85 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.addf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x7xf32>
    %87 = tensor.empty() : tensor<7xf32>
    %88 = linalg.fill ins(%cst_0 : f32) outs(%87 : tensor<7xf32>) -> tensor<7xf32>
    %89 = tensor.empty() : tensor<7xi32>
    %90 = linalg.fill ins(%c0_i32 : i32) outs(%89 : tensor<7xi32>) -> tensor<7xi32>
    %91:2 = linalg.generic {indexing_maps = [#map, #map, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%86, %28 : tensor<7x7xf32>, tensor<7x7xi32>) outs(%88, %90 : tensor<7xf32>, tensor<7xi32>) {
    ^bb0(%in: f32, %in_23: i32, %out: f32, %out_24: i32):
      %111 = arith.cmpf olt, %out, %in : f32
      %112 = arith.cmpf une, %out, %out : f32
      %113 = arith.ori %111, %112 : i1
      %114 = arith.cmpf oeq, %out, %in : f32
      %115 = arith.cmpi slt, %out_24, %in_23 : i32
      %116 = arith.andi %114, %115 : i1
      %117 = arith.ori %113, %116 : i1
      %118 = arith.select %113, %out, %in : f32
      %119 = arith.select %117, %out_24, %in_23 : i32
      linalg.yield %118, %119 : f32, i32
    } -> (tensor<7xf32>, tensor<7xi32>)
    %92 = tensor.empty() : tensor<7xi1>
    %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%91#1 : tensor<7xi32>) outs(%92 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %111 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %111 : i1
    } -> tensor<7xi1>
    %94 = tensor.empty() : tensor<7xi32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%91#1 : tensor<7xi32>) outs(%94 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %111 = arith.addi %in, %c7_i32 : i32
      linalg.yield %111 : i32
    } -> tensor<7xi32>
    %96 = tensor.empty() : tensor<7xi32>
    %97 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%93, %95, %91#1 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%96 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %111 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %111 : i32
    } -> tensor<7xi32>
    %expanded_14 = tensor.expand_shape %97 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %98 = tensor.empty() : tensor<7x2xi32>
    %inserted_slice_15 = tensor.insert_slice %expanded_14 into %98[0, 0] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x2xi32>
    %inserted_slice_16 = tensor.insert_slice %cst_2 into %inserted_slice_15[0, 1] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x2xi32>
    %99 = tensor.empty() : tensor<7x6xf32>
    %100 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%99 : tensor<7x6xf32>) {
    ^bb0(%out: f32):
      %111 = linalg.index 0 : index
      %112 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_16[%111, %c0] : tensor<7x2xi32>
      %113 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_16[%111, %c1] : tensor<7x2xi32>
      %114 = arith.index_cast %extracted_23 : i32 to index
      %115 = arith.maxsi %113, %c0 : index
      %116 = arith.minsi %115, %c6 : index
      %117 = arith.maxsi %114, %c0 : index
      %118 = arith.minsi %117, %c2 : index
      %extracted_24 = tensor.extract %arg1[%116, %118, %112] : tensor<7x3x6xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<7x6xf32>
    %101 = tensor.empty() : tensor<7x6xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %100 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%101 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %111 = arith.subf %in, %in_23 : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %expanded_17 = tensor.expand_shape %33#1 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %expanded_18 = tensor.expand_shape %62#1 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %expanded_19 = tensor.expand_shape %91#1 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %103 = tensor.empty() : tensor<7x3xi32>
    %inserted_slice_20 = tensor.insert_slice %expanded_17 into %103[0, 0] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x3xi32>
    %inserted_slice_21 = tensor.insert_slice %expanded_18 into %inserted_slice_20[0, 1] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x3xi32>
    %inserted_slice_22 = tensor.insert_slice %expanded_19 into %inserted_slice_21[0, 2] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x3xi32>
    %104 = tensor.empty() : tensor<7x6xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<7x6xf32>) outs(%104 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.mulf %in, %in : f32
      linalg.yield %111 : f32
    } -> tensor<7x6xf32>
    %106 = tensor.empty() : tensor<f32>
    %107 = linalg.fill ins(%cst_1 : f32) outs(%106 : tensor<f32>) -> tensor<f32>
    %108 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "reduction"]} ins(%105 : tensor<7x6xf32>) outs(%107 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %out, %in : f32
      linalg.yield %111 : f32
    } -> tensor<f32>
    %109 = tensor.empty() : tensor<f32>
    %110 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%108 : tensor<f32>) outs(%109 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.divf %in, %cst : f32
      linalg.yield %111 : f32
    } -> tensor<f32>
    return %11, %inserted_slice_22, %110 : tensor<7x6xf32>, tensor<7x3xi32>, tensor<f32>
  }
}

