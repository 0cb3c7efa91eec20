#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0) -> (d0, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @main(%arg0: tensor<2x12xi64>, %arg1: tensor<40x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<2x12xi64>) -> (tensor<f32>, tensor<40x32xf32>, tensor<32x32xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<24x40xf32>
    %c40 = arith.constant 40 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %c39_i64 = arith.constant 39 : i64
    %c-40_i64 = arith.constant -40 : i64
    %c-100_i64 = arith.constant -100 : i64
    %c40_i64 = arith.constant 40 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c24 = arith.constant 24 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<40x32xf32>
    %cst_5 = arith.constant -1.000000e+00 : f32
    %cst_6 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x12x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12xi64>) outs(%0 : tensor<2x12x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %75 = arith.index_cast %in : i64 to index
      %76 = linalg.index 2 : index
      %77 = arith.cmpi slt, %75, %c40 : index
      cf.assert %77, "index must be smaller than dim size"
      %78 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %78, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%75, %76] : tensor<40x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x12x32xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32>
    %2 = tensor.empty() : tensor<24x32xf32>
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %4 = linalg.matmul ins(%collapsed, %arg2 : tensor<24x32xf32>, tensor<32x32xf32>) outs(%3 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %5 = tensor.empty() : tensor<32x40xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<40x32xf32>) outs(%5 : tensor<32x40xf32>) permutation = [1, 0] 
    %6 = tensor.empty() : tensor<24x40xf32>
    %7 = linalg.fill ins(%cst_3 : f32) outs(%6 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %8 = linalg.matmul ins(%4, %transposed : tensor<24x32xf32>, tensor<32x40xf32>) outs(%7 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %collapsed_7 = tensor.collapse_shape %arg3 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64>
    %9 = tensor.empty() : tensor<24xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<24xi64>) -> tensor<24xi64>
    %11 = tensor.empty() : tensor<24xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<24xf32>) -> tensor<24xf32>
    %13:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<24x40xf32>) outs(%12, %10 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %75 = linalg.index 1 : index
      %76 = arith.index_cast %75 : index to i64
      %77 = arith.maximumf %in, %out : f32
      %78 = arith.cmpf ogt, %in, %out : f32
      %79 = arith.select %78, %76, %out_21 : i64
      linalg.yield %77, %79 : f32, i64
    } -> (tensor<24xf32>, tensor<24xi64>)
    %expanded = tensor.expand_shape %13#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %expanded : tensor<24x40xf32>, tensor<24x1xf32>) outs(%6 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %75 = arith.subf %in, %in_21 : f32
      linalg.yield %75 : f32
    } -> tensor<24x40xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24x40xf32>) outs(%6 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = math.exp %in : f32
      linalg.yield %75 : f32
    } -> tensor<24x40xf32>
    %16 = tensor.empty() : tensor<24x1xf32>
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<24x1xf32>) -> tensor<24x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<24x40xf32>) outs(%17 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.addf %in, %out : f32
      linalg.yield %75 : f32
    } -> tensor<24x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<24x1xf32>) outs(%16 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = math.log %in : f32
      linalg.yield %75 : f32
    } -> tensor<24x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%14, %19 : tensor<24x40xf32>, tensor<24x1xf32>) outs(%6 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %75 = arith.subf %in, %in_21 : f32
      linalg.yield %75 : f32
    } -> tensor<24x40xf32>
    %21 = tensor.empty() : tensor<24xi1>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_7 : tensor<24xi64>) outs(%21 : tensor<24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %75 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %75 : i1
    } -> tensor<24xi1>
    %23 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel"]} ins(%22, %collapsed_7, %cst_6 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%9 : tensor<24xi64>) {
    ^bb0(%in: i1, %in_21: i64, %in_22: i64, %out: i64):
      %75 = arith.select %in, %in_21, %in_22 : i64
      linalg.yield %75 : i64
    } -> tensor<24xi64>
    %expanded_8 = tensor.expand_shape %23 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<24x1xi64>) outs(%17 : tensor<24x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %75 = linalg.index 0 : index
      %76 = arith.index_cast %in : i64 to index
      %77 = arith.cmpi slt, %76, %c40 : index
      cf.assert %77, "index must be smaller than dim size"
      %78 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %78, "index must be larger or equal to 0"
      %extracted = tensor.extract %20[%75, %76] : tensor<24x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1xf32>
    %collapsed_9 = tensor.collapse_shape %24 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_9 : tensor<24xf32>) outs(%11 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.negf %in : f32
      linalg.yield %75 : f32
    } -> tensor<24xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel"]} ins(%22, %25, %cst_1 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%11 : tensor<24xf32>) {
    ^bb0(%in: i1, %in_21: f32, %in_22: f32, %out: f32):
      %75 = arith.select %in, %in_21, %in_22 : f32
      linalg.yield %75 : f32
    } -> tensor<24xf32>
    %27 = tensor.empty() : tensor<i64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<i64>) -> tensor<i64>
    %29 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%22 : tensor<24xi1>) outs(%28 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %75 = arith.extui %in : i1 to i64
      %76 = arith.addi %75, %out : i64
      linalg.yield %76 : i64
    } -> tensor<i64>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%29 : tensor<i64>) outs(%30 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %75 = arith.sitofp %in : i64 to f32
      linalg.yield %75 : f32
    } -> tensor<f32>
    %32 = linalg.fill ins(%cst_3 : f32) outs(%30 : tensor<f32>) -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%26 : tensor<24xf32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.addf %in, %out : f32
      linalg.yield %75 : f32
    } -> tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%33, %31 : tensor<f32>, tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %75 = arith.divf %in, %in_21 : f32
      linalg.yield %75 : f32
    } -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_2, %31 : tensor<f32>, tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %75 = arith.divf %in, %in_21 : f32
      linalg.yield %75 : f32
    } -> tensor<f32>
    %expanded_10 = tensor.expand_shape %collapsed_7 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %36 = tensor.empty() : tensor<24x1xi1>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<24x1xi64>) outs(%36 : tensor<24x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %75 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %75 : i1
    } -> tensor<24x1xi1>
    %38 = tensor.empty() : tensor<24x1xi64>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %expanded_10, %cst_6 : tensor<24x1xi1>, tensor<24x1xi64>, tensor<i64>) outs(%38 : tensor<24x1xi64>) {
    ^bb0(%in: i1, %in_21: i64, %in_22: i64, %out: i64):
      %75 = arith.select %in, %in_21, %in_22 : i64
      linalg.yield %75 : i64
    } -> tensor<24x1xi64>
    %40 = linalg.fill ins(%c0_i64 : i64) outs(%38 : tensor<24x1xi64>) -> tensor<24x1xi64>
    %41 = linalg.fill ins(%cst_3 : f32) outs(%11 : tensor<24xf32>) -> tensor<24xf32>
    %42:3 = linalg.generic {indexing_maps = [#map9, #map9, #map5], iterator_types = ["parallel"]} outs(%40, %40, %41 : tensor<24x1xi64>, tensor<24x1xi64>, tensor<24xf32>) {
    ^bb0(%out: i64, %out_21: i64, %out_22: f32):
      %75 = linalg.index 0 : index
      %76 = arith.remsi %75, %c24 : index
      %extracted = tensor.extract %39[%76, %c0] : tensor<24x1xi64>
      %77 = arith.index_cast %76 : index to i64
      linalg.yield %77, %extracted, %cst_5 : i64, i64, f32
    } -> (tensor<24x1xi64>, tensor<24x1xi64>, tensor<24xf32>)
    %43 = tensor.empty() : tensor<24x2xi64>
    %44 = linalg.fill ins(%c0_i64 : i64) outs(%43 : tensor<24x2xi64>) -> tensor<24x2xi64>
    %inserted_slice = tensor.insert_slice %42#0 into %44[0, 0] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x2xi64>
    %inserted_slice_11 = tensor.insert_slice %42#1 into %inserted_slice[0, 1] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x2xi64>
    %45 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%42#2, %inserted_slice_11 : tensor<24xf32>, tensor<24x2xi64>) outs(%cst : tensor<24x40xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      tm_tensor.yield %arg4 : f32
    } -> tensor<24x40xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map8, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %35, %cst_1 : tensor<24x1xi1>, tensor<f32>, tensor<f32>) outs(%16 : tensor<24x1xf32>) {
    ^bb0(%in: i1, %in_21: f32, %in_22: f32, %out: f32):
      %75 = arith.select %in, %in_21, %in_22 : f32
      linalg.yield %75 : f32
    } -> tensor<24x1xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%45, %46 : tensor<24x40xf32>, tensor<24x1xf32>) outs(%6 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %75 = arith.mulf %in, %in_21 : f32
      linalg.yield %75 : f32
    } -> tensor<24x40xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<24x40xf32>) outs(%6 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = math.exp %in : f32
      linalg.yield %75 : f32
    } -> tensor<24x40xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "reduction"]} ins(%47 : tensor<24x40xf32>) outs(%17 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.addf %in, %out : f32
      linalg.yield %75 : f32
    } -> tensor<24x1xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<24x40xf32>, tensor<24x1xf32>) outs(%6 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %75 = arith.mulf %in, %in_21 : f32
      linalg.yield %75 : f32
    } -> tensor<24x40xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%47, %50 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%6 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %75 = arith.subf %in, %in_21 : f32
      linalg.yield %75 : f32
    } -> tensor<24x40xf32>
    %52 = tensor.empty() : tensor<40x24xf32>
    %transposed_12 = linalg.transpose ins(%51 : tensor<24x40xf32>) outs(%52 : tensor<40x24xf32>) permutation = [1, 0] 
    %53 = tensor.empty() : tensor<40x32xf32>
    %54 = linalg.fill ins(%cst_3 : f32) outs(%53 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %55 = linalg.matmul ins(%transposed_12, %4 : tensor<40x24xf32>, tensor<24x32xf32>) outs(%54 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %56 = linalg.matmul ins(%51, %arg1 : tensor<24x40xf32>, tensor<40x32xf32>) outs(%3 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %57 = tensor.empty() : tensor<32x24xf32>
    %transposed_13 = linalg.transpose ins(%collapsed : tensor<24x32xf32>) outs(%57 : tensor<32x24xf32>) permutation = [1, 0] 
    %58 = tensor.empty() : tensor<32x32xf32>
    %59 = linalg.fill ins(%cst_3 : f32) outs(%58 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %60 = linalg.matmul ins(%transposed_13, %56 : tensor<32x24xf32>, tensor<24x32xf32>) outs(%59 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_14 = linalg.transpose ins(%arg2 : tensor<32x32xf32>) outs(%58 : tensor<32x32xf32>) permutation = [1, 0] 
    %61 = linalg.matmul ins(%56, %transposed_14 : tensor<24x32xf32>, tensor<32x32xf32>) outs(%3 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %expanded_15 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32>
    %62 = tensor.empty() : tensor<2x12xi1>
    %63 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x12xi64>) outs(%62 : tensor<2x12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %75 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %75 : i1
    } -> tensor<2x12xi1>
    %64 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x12xi64>) outs(%62 : tensor<2x12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %75 = arith.cmpi slt, %in, %c40_i64 : i64
      linalg.yield %75 : i1
    } -> tensor<2x12xi1>
    %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<2x12xi1>, tensor<2x12xi1>) outs(%62 : tensor<2x12xi1>) {
    ^bb0(%in: i1, %in_21: i1, %out: i1):
      %75 = arith.andi %in, %in_21 : i1
      linalg.yield %75 : i1
    } -> tensor<2x12xi1>
    %66 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x12xi64>) outs(%62 : tensor<2x12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %75 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %75 : i1
    } -> tensor<2x12xi1>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%65, %66 : tensor<2x12xi1>, tensor<2x12xi1>) outs(%62 : tensor<2x12xi1>) {
    ^bb0(%in: i1, %in_21: i1, %out: i1):
      %75 = arith.andi %in, %in_21 : i1
      linalg.yield %75 : i1
    } -> tensor<2x12xi1>
    %expanded_16 = tensor.expand_shape %67 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xi1> into tensor<2x12x1xi1>
    %68 = tensor.empty() : tensor<2x12xi64>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x12xi64>) outs(%68 : tensor<2x12xi64>) {
    ^bb0(%in: i64, %out: i64):
      %75 = arith.maxsi %in, %c-40_i64 : i64
      %76 = arith.minsi %75, %c39_i64 : i64
      linalg.yield %76 : i64
    } -> tensor<2x12xi64>
    %70 = tensor.empty() : tensor<2x12x1xi1>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<2x12x1xi1>) outs(%70 : tensor<2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %75 = arith.xori %in, %true : i1
      linalg.yield %75 : i1
    } -> tensor<2x12x1xi1>
    %72 = linalg.generic {indexing_maps = [#map10, #map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %cst_1, %expanded_15 : tensor<2x12x1xi1>, tensor<f32>, tensor<2x12x32xf32>) outs(%0 : tensor<2x12x32xf32>) {
    ^bb0(%in: i1, %in_21: f32, %in_22: f32, %out: f32):
      %75 = arith.select %in, %in_21, %in_22 : f32
      linalg.yield %75 : f32
    } -> tensor<2x12x32xf32>
    %collapsed_17 = tensor.collapse_shape %69 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %collapsed_19 = tensor.collapse_shape %72 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0], [1, 2]] output_shape [24, 1, 32] : tensor<24x32xf32> into tensor<24x1x32xf32>
    %73 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_20, %expanded_18 : tensor<24x1x32xf32>, tensor<24x1xi64>) outs(%cst_4 : tensor<40x32xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %75 = arith.addf %arg5, %arg4 : f32
      tm_tensor.yield %75 : f32
    } -> tensor<40x32xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%55, %73 : tensor<40x32xf32>, tensor<40x32xf32>) outs(%53 : tensor<40x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %75 = arith.addf %in, %in_21 : f32
      linalg.yield %75 : f32
    } -> tensor<40x32xf32>
    return %34, %74, %60 : tensor<f32>, tensor<40x32xf32>, tensor<32x32xf32>
  }
}
