#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (0, d1)>
module @jit_map_coordinates_and_rescale {
  func.func public @main(%arg0: tensor<12x12xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<7x9xf32>, tensor<18x6xf32>) {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 2.500000e+00 : f32
    %cst_1 = arith.constant 1.500000e+00 : f32
    %cst_2 = arith.constant 0.666666686 : f32
    %cst_3 = arith.constant 1.33333337 : f32
    %cst_4 = arith.constant 1.150000e+01 : f32
    %cst_5 = arith.constant -5.000000e-01 : f32
    %cst_6 = arith.constant 1.1920929E-4 : f32
    %cst_7 = arith.constant 5.000000e-01 : f32
    %cst_8 = arith.constant 1.71428573 : f32
    %cst_9 = arith.constant 0.000000e+00 : f32
    %c11 = arith.constant 11 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_10 = arith.constant 1.000000e+00 : f32
    %cst_11 = arith.constant 5.000000e+00 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_12 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %2 = tensor.empty() : tensor<5x5xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5x5xf32>) outs(%2 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_11 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %4 = tensor.empty() : tensor<5x5xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x5xf32>) outs(%4 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %6 = tensor.empty() : tensor<5x5xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<5x5xf32>) outs(%6 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_12 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %8 = tensor.empty() : tensor<5x5xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<5x5xf32>) outs(%8 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_11 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %10 = tensor.empty() : tensor<5x5xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<5x5xf32>) outs(%10 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.floor %in : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %12 = tensor.empty() : tensor<5x5xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %11 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%12 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.subf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %14 = tensor.empty() : tensor<5x5xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<5x5xf32>) outs(%14 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %cst_10, %in : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %16 = tensor.empty() : tensor<5x5xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<5x5xf32>) outs(%16 : tensor<5x5xi32>) {
    ^bb0(%in: f32, %out: i32):
      %464 = arith.fptosi %in : f32 to i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %18 = tensor.empty() : tensor<5x5xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x5xi32>) outs(%18 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %464 = arith.addi %in, %c1_i32 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %20 = tensor.empty() : tensor<5x5xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x5xi32>) outs(%20 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %22 = tensor.empty() : tensor<5x5xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x5xi32>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi slt, %in, %c12_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %24 = tensor.empty() : tensor<5x5xi1>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%24 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %26 = tensor.empty() : tensor<5x5xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<5x5xi32>) outs(%26 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %28 = tensor.empty() : tensor<5x5xi1>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<5x5xi32>) outs(%28 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi slt, %in, %c12_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %30 = tensor.empty() : tensor<5x5xi1>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %32 = tensor.empty() : tensor<5x5xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<5x5xf32>) outs(%32 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.floor %in : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %34 = tensor.empty() : tensor<5x5xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %33 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%34 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.subf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %36 = tensor.empty() : tensor<5x5xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<5x5xf32>) outs(%36 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %cst_10, %in : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %38 = tensor.empty() : tensor<5x5xi32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<5x5xf32>) outs(%38 : tensor<5x5xi32>) {
    ^bb0(%in: f32, %out: i32):
      %464 = arith.fptosi %in : f32 to i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %40 = tensor.empty() : tensor<5x5xi32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<5x5xi32>) outs(%40 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %464 = arith.addi %in, %c1_i32 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %42 = tensor.empty() : tensor<5x5xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<5x5xi32>) outs(%42 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %44 = tensor.empty() : tensor<5x5xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<5x5xi32>) outs(%44 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi slt, %in, %c12_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %46 = tensor.empty() : tensor<5x5xi1>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%46 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %48 = tensor.empty() : tensor<5x5xi1>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<5x5xi32>) outs(%48 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %50 = tensor.empty() : tensor<5x5xi1>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<5x5xi32>) outs(%50 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi slt, %in, %c12_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %52 = tensor.empty() : tensor<5x5xi1>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %51 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%52 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %54 = tensor.empty() : tensor<5x5xi1>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %47 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%54 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %56 = tensor.empty() : tensor<5x5xi1>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x5xi32>) outs(%56 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %58 = tensor.empty() : tensor<5x5xi32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x5xi32>) outs(%58 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %464 = arith.addi %in, %c12_i32 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %60 = tensor.empty() : tensor<5x5xi32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %59, %17 : tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) outs(%60 : tensor<5x5xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %464 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %62 = tensor.empty() : tensor<5x5xi1>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<5x5xi32>) outs(%62 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %64 = tensor.empty() : tensor<5x5xi32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<5x5xi32>) outs(%64 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %464 = arith.addi %in, %c12_i32 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %66 = tensor.empty() : tensor<5x5xi32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %65, %39 : tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) outs(%66 : tensor<5x5xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %464 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %expanded = tensor.expand_shape %61 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xi32> into tensor<5x5x1xi32>
    %expanded_13 = tensor.expand_shape %67 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xi32> into tensor<5x5x1xi32>
    %68 = tensor.empty() : tensor<5x5x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %68[0, 0, 0] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
    %inserted_slice_14 = tensor.insert_slice %expanded_13 into %inserted_slice[0, 0, 1] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
    %69 = tensor.empty() : tensor<5x5xf32>
    %70 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<5x5xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_14[%464, %465, %c0] : tensor<5x5x2xi32>
      %466 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_14[%464, %465, %c1] : tensor<5x5x2xi32>
      %467 = arith.index_cast %extracted_23 : i32 to index
      %468 = arith.maxsi %466, %c0 : index
      %469 = arith.minsi %468, %c11 : index
      %470 = arith.maxsi %467, %c0 : index
      %471 = arith.minsi %470, %c11 : index
      %extracted_24 = tensor.extract %arg0[%469, %471] : tensor<12x12xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<5x5xf32>
    %71 = tensor.empty() : tensor<5x5xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %70 : tensor<5x5xi1>, tensor<5x5xf32>) outs(%71 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %464 = arith.select %in, %in_23, %cst_9 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %73 = tensor.empty() : tensor<5x5xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %37 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%73 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %75 = tensor.empty() : tensor<5x5xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %72 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%75 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %77 = tensor.empty() : tensor<5x5xi1>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %53 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%77 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %79 = tensor.empty() : tensor<5x5xi1>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<5x5xi32>) outs(%79 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %81 = tensor.empty() : tensor<5x5xi32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<5x5xi32>) outs(%81 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %464 = arith.addi %in, %c12_i32 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %83 = tensor.empty() : tensor<5x5xi32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %82, %41 : tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) outs(%83 : tensor<5x5xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %464 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %expanded_15 = tensor.expand_shape %84 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xi32> into tensor<5x5x1xi32>
    %85 = tensor.empty() : tensor<5x5x2xi32>
    %inserted_slice_16 = tensor.insert_slice %expanded into %85[0, 0, 0] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
    %inserted_slice_17 = tensor.insert_slice %expanded_15 into %inserted_slice_16[0, 0, 1] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
    %86 = tensor.empty() : tensor<5x5xf32>
    %87 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%86 : tensor<5x5xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_17[%464, %465, %c0] : tensor<5x5x2xi32>
      %466 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_17[%464, %465, %c1] : tensor<5x5x2xi32>
      %467 = arith.index_cast %extracted_23 : i32 to index
      %468 = arith.maxsi %466, %c0 : index
      %469 = arith.minsi %468, %c11 : index
      %470 = arith.maxsi %467, %c0 : index
      %471 = arith.minsi %470, %c11 : index
      %extracted_24 = tensor.extract %arg0[%469, %471] : tensor<12x12xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<5x5xf32>
    %88 = tensor.empty() : tensor<5x5xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %87 : tensor<5x5xi1>, tensor<5x5xf32>) outs(%88 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %464 = arith.select %in, %in_23, %cst_9 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %90 = tensor.empty() : tensor<5x5xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%90 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %92 = tensor.empty() : tensor<5x5xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %89 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%92 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %94 = tensor.empty() : tensor<5x5xi1>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %47 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%94 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %96 = tensor.empty() : tensor<5x5xi1>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<5x5xi32>) outs(%96 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %464 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %98 = tensor.empty() : tensor<5x5xi32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<5x5xi32>) outs(%98 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %464 = arith.addi %in, %c12_i32 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %100 = tensor.empty() : tensor<5x5xi32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %99, %19 : tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) outs(%100 : tensor<5x5xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %464 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %464 : i32
    } -> tensor<5x5xi32>
    %expanded_18 = tensor.expand_shape %101 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xi32> into tensor<5x5x1xi32>
    %102 = tensor.empty() : tensor<5x5x2xi32>
    %inserted_slice_19 = tensor.insert_slice %expanded_18 into %102[0, 0, 0] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
    %inserted_slice_20 = tensor.insert_slice %expanded_13 into %inserted_slice_19[0, 0, 1] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
    %103 = tensor.empty() : tensor<5x5xf32>
    %104 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%103 : tensor<5x5xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_20[%464, %465, %c0] : tensor<5x5x2xi32>
      %466 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_20[%464, %465, %c1] : tensor<5x5x2xi32>
      %467 = arith.index_cast %extracted_23 : i32 to index
      %468 = arith.maxsi %466, %c0 : index
      %469 = arith.minsi %468, %c11 : index
      %470 = arith.maxsi %467, %c0 : index
      %471 = arith.minsi %470, %c11 : index
      %extracted_24 = tensor.extract %arg0[%469, %471] : tensor<12x12xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<5x5xf32>
    %105 = tensor.empty() : tensor<5x5xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %104 : tensor<5x5xi1>, tensor<5x5xf32>) outs(%105 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %464 = arith.select %in, %in_23, %cst_9 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %107 = tensor.empty() : tensor<5x5xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %37 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%107 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %109 = tensor.empty() : tensor<5x5xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %106 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%109 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %111 = tensor.empty() : tensor<5x5xi1>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %53 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%111 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<5x5xi1>
    %113 = tensor.empty() : tensor<5x5x2xi32>
    %inserted_slice_21 = tensor.insert_slice %expanded_18 into %113[0, 0, 0] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
    %inserted_slice_22 = tensor.insert_slice %expanded_15 into %inserted_slice_21[0, 0, 1] [5, 5, 1] [1, 1, 1] : tensor<5x5x1xi32> into tensor<5x5x2xi32>
    %114 = tensor.empty() : tensor<5x5xf32>
    %115 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%114 : tensor<5x5xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_22[%464, %465, %c0] : tensor<5x5x2xi32>
      %466 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %inserted_slice_22[%464, %465, %c1] : tensor<5x5x2xi32>
      %467 = arith.index_cast %extracted_23 : i32 to index
      %468 = arith.maxsi %466, %c0 : index
      %469 = arith.minsi %468, %c11 : index
      %470 = arith.maxsi %467, %c0 : index
      %471 = arith.minsi %470, %c11 : index
      %extracted_24 = tensor.extract %arg0[%469, %471] : tensor<12x12xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<5x5xf32>
    %116 = tensor.empty() : tensor<5x5xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %115 : tensor<5x5xi1>, tensor<5x5xf32>) outs(%116 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %464 = arith.select %in, %in_23, %cst_9 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %118 = tensor.empty() : tensor<5x5xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%118 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %120 = tensor.empty() : tensor<5x5xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %117 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%120 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %122 = tensor.empty() : tensor<5x5xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %93 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%122 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.addf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %124 = tensor.empty() : tensor<5x5xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %110 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%124 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.addf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %126 = tensor.empty() : tensor<5x5xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %121 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%126 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.addf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<5x5xf32>
    %128 = tensor.empty() : tensor<f32>
    %129 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%128 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_8 : f32
    } -> tensor<f32>
    %130 = tensor.empty() : tensor<7xf32>
    %131 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%130 : tensor<7xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = arith.index_cast %464 : index to i32
      %466 = arith.sitofp %465 : i32 to f32
      linalg.yield %466 : f32
    } -> tensor<7xf32>
    %132 = tensor.empty() : tensor<7xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%131 : tensor<7xf32>) outs(%132 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_7 : f32
      linalg.yield %464 : f32
    } -> tensor<7xf32>
    %134 = tensor.empty() : tensor<7xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%133 : tensor<7xf32>) outs(%134 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_8 : f32
      linalg.yield %464 : f32
    } -> tensor<7xf32>
    %136 = tensor.empty() : tensor<7xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%135 : tensor<7xf32>) outs(%136 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %in, %cst_7 : f32
      linalg.yield %464 : f32
    } -> tensor<7xf32>
    %138 = tensor.empty() : tensor<12xf32>
    %139 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%138 : tensor<12xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = arith.index_cast %464 : index to i32
      %466 = arith.sitofp %465 : i32 to f32
      linalg.yield %466 : f32
    } -> tensor<12xf32>
    %140 = tensor.empty() : tensor<12x7xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<7xf32>) outs(%140 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x7xf32>
    %142 = tensor.empty() : tensor<12x7xf32>
    %143 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<12xf32>) outs(%142 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x7xf32>
    %144 = tensor.empty() : tensor<12x7xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %143 : tensor<12x7xf32>, tensor<12x7xf32>) outs(%144 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.subf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %146 = tensor.empty() : tensor<12x7xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<12x7xf32>) outs(%146 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %148 = tensor.empty() : tensor<12x7xf32>
    %149 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<f32>) outs(%148 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x7xf32>
    %150 = tensor.empty() : tensor<12x7xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%147, %149 : tensor<12x7xf32>, tensor<12x7xf32>) outs(%150 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.divf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %152 = tensor.empty() : tensor<12x7xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<12x7xf32>) outs(%152 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %154 = tensor.empty() : tensor<12x7xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<12x7xf32>) outs(%154 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %cst_10, %in : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %156 = tensor.empty() : tensor<12x7xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<12x7xf32>) outs(%156 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.maximumf %in, %cst_9 : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %158 = tensor.empty() : tensor<7xf32>
    %159 = linalg.fill ins(%cst_9 : f32) outs(%158 : tensor<7xf32>) -> tensor<7xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%157 : tensor<12x7xf32>) outs(%159 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %out, %in : f32
      linalg.yield %464 : f32
    } -> tensor<7xf32>
    %161 = tensor.empty() : tensor<1x7xf32>
    %162 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<7xf32>) outs(%161 : tensor<1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x7xf32>
    %163 = tensor.empty() : tensor<7xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%160 : tensor<7xf32>) outs(%163 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<7xf32>
    %165 = tensor.empty() : tensor<1x7xf32>
    %166 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<7xf32>) outs(%165 : tensor<1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x7xf32>
    %167 = tensor.empty() : tensor<1x7xi1>
    %168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<1x7xf32>) outs(%167 : tensor<1x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %464 : i1
    } -> tensor<1x7xi1>
    %169 = tensor.empty() : tensor<1x7xi1>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<1x7xf32>) outs(%169 : tensor<1x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf une, %in, %cst_9 : f32
      linalg.yield %464 : i1
    } -> tensor<1x7xi1>
    %171 = tensor.empty() : tensor<f32>
    %172 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%171 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<f32>
    %173 = tensor.empty() : tensor<1x7xf32>
    %174 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<f32>) outs(%173 : tensor<1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x7xf32>
    %175 = tensor.empty() : tensor<1x7xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%170, %162, %174 : tensor<1x7xi1>, tensor<1x7xf32>, tensor<1x7xf32>) outs(%175 : tensor<1x7xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<1x7xf32>
    %177 = tensor.empty() : tensor<12x7xf32>
    %178 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<1x7xf32>) outs(%177 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x7xf32>
    %179 = tensor.empty() : tensor<12x7xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%157, %178 : tensor<12x7xf32>, tensor<12x7xf32>) outs(%179 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.divf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %181 = tensor.empty() : tensor<f32>
    %182 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%181 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_9 : f32
    } -> tensor<f32>
    %183 = tensor.empty() : tensor<12x7xi1>
    %184 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<1x7xi1>) outs(%183 : tensor<12x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x7xi1>
    %185 = tensor.empty() : tensor<12x7xf32>
    %186 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<f32>) outs(%185 : tensor<12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x7xf32>
    %187 = tensor.empty() : tensor<12x7xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%184, %180, %186 : tensor<12x7xi1>, tensor<12x7xf32>, tensor<12x7xf32>) outs(%187 : tensor<12x7xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %189 = tensor.empty() : tensor<7xi1>
    %190 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%137 : tensor<7xf32>) outs(%189 : tensor<7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf oge, %in, %cst_5 : f32
      linalg.yield %464 : i1
    } -> tensor<7xi1>
    %191 = tensor.empty() : tensor<7xi1>
    %192 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%137 : tensor<7xf32>) outs(%191 : tensor<7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_4 : f32
      linalg.yield %464 : i1
    } -> tensor<7xi1>
    %193 = tensor.empty() : tensor<7xi1>
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%190, %192 : tensor<7xi1>, tensor<7xi1>) outs(%193 : tensor<7xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<7xi1>
    %195 = tensor.empty() : tensor<12x7xi1>
    %196 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<7xi1>) outs(%195 : tensor<12x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x7xi1>
    %197 = tensor.empty() : tensor<12x7xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%196, %188, %186 : tensor<12x7xi1>, tensor<12x7xf32>, tensor<12x7xf32>) outs(%197 : tensor<12x7xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x7xf32>
    %199 = tensor.empty() : tensor<f32>
    %200 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%199 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %201 = tensor.empty() : tensor<9xf32>
    %202 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%201 : tensor<9xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = arith.index_cast %464 : index to i32
      %466 = arith.sitofp %465 : i32 to f32
      linalg.yield %466 : f32
    } -> tensor<9xf32>
    %203 = tensor.empty() : tensor<9xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%202 : tensor<9xf32>) outs(%203 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_7 : f32
      linalg.yield %464 : f32
    } -> tensor<9xf32>
    %205 = tensor.empty() : tensor<9xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%204 : tensor<9xf32>) outs(%205 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_3 : f32
      linalg.yield %464 : f32
    } -> tensor<9xf32>
    %207 = tensor.empty() : tensor<9xf32>
    %208 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%206 : tensor<9xf32>) outs(%207 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %in, %cst_7 : f32
      linalg.yield %464 : f32
    } -> tensor<9xf32>
    %209 = tensor.empty() : tensor<12x9xf32>
    %210 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%208 : tensor<9xf32>) outs(%209 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x9xf32>
    %211 = tensor.empty() : tensor<12x9xf32>
    %212 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<12xf32>) outs(%211 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x9xf32>
    %213 = tensor.empty() : tensor<12x9xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%210, %212 : tensor<12x9xf32>, tensor<12x9xf32>) outs(%213 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.subf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %215 = tensor.empty() : tensor<12x9xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%214 : tensor<12x9xf32>) outs(%215 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %217 = tensor.empty() : tensor<12x9xf32>
    %218 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<f32>) outs(%217 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x9xf32>
    %219 = tensor.empty() : tensor<12x9xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%216, %218 : tensor<12x9xf32>, tensor<12x9xf32>) outs(%219 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.divf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %221 = tensor.empty() : tensor<12x9xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<12x9xf32>) outs(%221 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %223 = tensor.empty() : tensor<12x9xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%222 : tensor<12x9xf32>) outs(%223 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %cst_10, %in : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %225 = tensor.empty() : tensor<12x9xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%224 : tensor<12x9xf32>) outs(%225 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.maximumf %in, %cst_9 : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %227 = tensor.empty() : tensor<9xf32>
    %228 = linalg.fill ins(%cst_9 : f32) outs(%227 : tensor<9xf32>) -> tensor<9xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%226 : tensor<12x9xf32>) outs(%228 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %out, %in : f32
      linalg.yield %464 : f32
    } -> tensor<9xf32>
    %230 = tensor.empty() : tensor<1x9xf32>
    %231 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%229 : tensor<9xf32>) outs(%230 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9xf32>
    %232 = tensor.empty() : tensor<9xf32>
    %233 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%229 : tensor<9xf32>) outs(%232 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<9xf32>
    %234 = tensor.empty() : tensor<1x9xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<9xf32>) outs(%234 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9xf32>
    %236 = tensor.empty() : tensor<1x9xi1>
    %237 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%235 : tensor<1x9xf32>) outs(%236 : tensor<1x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %464 : i1
    } -> tensor<1x9xi1>
    %238 = tensor.empty() : tensor<1x9xi1>
    %239 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%231 : tensor<1x9xf32>) outs(%238 : tensor<1x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf une, %in, %cst_9 : f32
      linalg.yield %464 : i1
    } -> tensor<1x9xi1>
    %240 = tensor.empty() : tensor<1x9xf32>
    %241 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<f32>) outs(%240 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9xf32>
    %242 = tensor.empty() : tensor<1x9xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%239, %231, %241 : tensor<1x9xi1>, tensor<1x9xf32>, tensor<1x9xf32>) outs(%242 : tensor<1x9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<1x9xf32>
    %244 = tensor.empty() : tensor<12x9xf32>
    %245 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%243 : tensor<1x9xf32>) outs(%244 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x9xf32>
    %246 = tensor.empty() : tensor<12x9xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%226, %245 : tensor<12x9xf32>, tensor<12x9xf32>) outs(%246 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.divf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %248 = tensor.empty() : tensor<12x9xi1>
    %249 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<1x9xi1>) outs(%248 : tensor<12x9xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x9xi1>
    %250 = tensor.empty() : tensor<12x9xf32>
    %251 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<f32>) outs(%250 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x9xf32>
    %252 = tensor.empty() : tensor<12x9xf32>
    %253 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%249, %247, %251 : tensor<12x9xi1>, tensor<12x9xf32>, tensor<12x9xf32>) outs(%252 : tensor<12x9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %254 = tensor.empty() : tensor<9xi1>
    %255 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%208 : tensor<9xf32>) outs(%254 : tensor<9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf oge, %in, %cst_5 : f32
      linalg.yield %464 : i1
    } -> tensor<9xi1>
    %256 = tensor.empty() : tensor<9xi1>
    %257 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%208 : tensor<9xf32>) outs(%256 : tensor<9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_4 : f32
      linalg.yield %464 : i1
    } -> tensor<9xi1>
    %258 = tensor.empty() : tensor<9xi1>
    %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%255, %257 : tensor<9xi1>, tensor<9xi1>) outs(%258 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<9xi1>
    %260 = tensor.empty() : tensor<12x9xi1>
    %261 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<9xi1>) outs(%260 : tensor<12x9xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x9xi1>
    %262 = tensor.empty() : tensor<12x9xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%261, %253, %251 : tensor<12x9xi1>, tensor<12x9xf32>, tensor<12x9xf32>) outs(%262 : tensor<12x9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x9xf32>
    %264 = tensor.empty() : tensor<7x12xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%198 : tensor<12x7xf32>) outs(%264 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x12xf32>
    %266 = tensor.empty() : tensor<7x12xf32>
    %267 = linalg.fill ins(%cst_9 : f32) outs(%266 : tensor<7x12xf32>) -> tensor<7x12xf32>
    %268 = linalg.matmul ins(%265, %arg0 : tensor<7x12xf32>, tensor<12x12xf32>) outs(%267 : tensor<7x12xf32>) -> tensor<7x12xf32>
    %269 = tensor.empty() : tensor<7x9xf32>
    %270 = linalg.fill ins(%cst_9 : f32) outs(%269 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %271 = linalg.matmul ins(%268, %263 : tensor<7x12xf32>, tensor<12x9xf32>) outs(%270 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %272 = tensor.empty() : tensor<f32>
    %273 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%272 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<f32>
    %274 = tensor.empty() : tensor<18xf32>
    %275 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%274 : tensor<18xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = arith.index_cast %464 : index to i32
      %466 = arith.sitofp %465 : i32 to f32
      linalg.yield %466 : f32
    } -> tensor<18xf32>
    %276 = tensor.empty() : tensor<18xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%275 : tensor<18xf32>) outs(%276 : tensor<18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_7 : f32
      linalg.yield %464 : f32
    } -> tensor<18xf32>
    %278 = tensor.empty() : tensor<18xf32>
    %279 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%277 : tensor<18xf32>) outs(%278 : tensor<18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_2 : f32
      linalg.yield %464 : f32
    } -> tensor<18xf32>
    %280 = tensor.empty() : tensor<18xf32>
    %281 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%279 : tensor<18xf32>) outs(%280 : tensor<18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %in, %cst_7 : f32
      linalg.yield %464 : f32
    } -> tensor<18xf32>
    %282 = tensor.empty() : tensor<12x18xf32>
    %283 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%281 : tensor<18xf32>) outs(%282 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x18xf32>
    %284 = tensor.empty() : tensor<12x18xf32>
    %285 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<12xf32>) outs(%284 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x18xf32>
    %286 = tensor.empty() : tensor<12x18xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%283, %285 : tensor<12x18xf32>, tensor<12x18xf32>) outs(%286 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.subf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %288 = tensor.empty() : tensor<12x18xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%287 : tensor<12x18xf32>) outs(%288 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %290 = tensor.empty() : tensor<12x18xf32>
    %291 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%273 : tensor<f32>) outs(%290 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x18xf32>
    %292 = tensor.empty() : tensor<12x18xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%289, %291 : tensor<12x18xf32>, tensor<12x18xf32>) outs(%292 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.divf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %294 = tensor.empty() : tensor<12x18xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<12x18xf32>) outs(%294 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_1 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %296 = tensor.empty() : tensor<12x18xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%295 : tensor<12x18xf32>) outs(%296 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %in, %cst_0 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %298 = tensor.empty() : tensor<12x18xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%297, %293 : tensor<12x18xf32>, tensor<12x18xf32>) outs(%298 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %300 = tensor.empty() : tensor<12x18xf32>
    %301 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%299, %293 : tensor<12x18xf32>, tensor<12x18xf32>) outs(%300 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %302 = tensor.empty() : tensor<12x18xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%301 : tensor<12x18xf32>) outs(%302 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_10 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %304 = tensor.empty() : tensor<12x18xi1>
    %305 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<12x18xf32>) outs(%304 : tensor<12x18xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf oge, %in, %cst_10 : f32
      linalg.yield %464 : i1
    } -> tensor<12x18xi1>
    %306 = tensor.empty() : tensor<12x18xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<12x18xf32>) outs(%306 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_5 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %308 = tensor.empty() : tensor<12x18xf32>
    %309 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<12x18xf32>) outs(%308 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_0 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %310 = tensor.empty() : tensor<12x18xf32>
    %311 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%309, %293 : tensor<12x18xf32>, tensor<12x18xf32>) outs(%310 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %312 = tensor.empty() : tensor<12x18xf32>
    %313 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%311 : tensor<12x18xf32>) outs(%312 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %in, %cst : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %314 = tensor.empty() : tensor<12x18xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%313, %293 : tensor<12x18xf32>, tensor<12x18xf32>) outs(%314 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %316 = tensor.empty() : tensor<12x18xf32>
    %317 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%315 : tensor<12x18xf32>) outs(%316 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_12 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %318 = tensor.empty() : tensor<12x18xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%305, %317, %303 : tensor<12x18xi1>, tensor<12x18xf32>, tensor<12x18xf32>) outs(%318 : tensor<12x18xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %320 = tensor.empty() : tensor<12x18xi1>
    %321 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<12x18xf32>) outs(%320 : tensor<12x18xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf oge, %in, %cst_12 : f32
      linalg.yield %464 : i1
    } -> tensor<12x18xi1>
    %322 = tensor.empty() : tensor<12x18xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%321, %319 : tensor<12x18xi1>, tensor<12x18xf32>) outs(%322 : tensor<12x18xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %464 = arith.select %in, %cst_9, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %324 = tensor.empty() : tensor<18xf32>
    %325 = linalg.fill ins(%cst_9 : f32) outs(%324 : tensor<18xf32>) -> tensor<18xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%323 : tensor<12x18xf32>) outs(%325 : tensor<18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %out, %in : f32
      linalg.yield %464 : f32
    } -> tensor<18xf32>
    %327 = tensor.empty() : tensor<1x18xf32>
    %328 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%326 : tensor<18xf32>) outs(%327 : tensor<1x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x18xf32>
    %329 = tensor.empty() : tensor<18xf32>
    %330 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%326 : tensor<18xf32>) outs(%329 : tensor<18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<18xf32>
    %331 = tensor.empty() : tensor<1x18xf32>
    %332 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%330 : tensor<18xf32>) outs(%331 : tensor<1x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x18xf32>
    %333 = tensor.empty() : tensor<1x18xi1>
    %334 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%332 : tensor<1x18xf32>) outs(%333 : tensor<1x18xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %464 : i1
    } -> tensor<1x18xi1>
    %335 = tensor.empty() : tensor<1x18xi1>
    %336 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<1x18xf32>) outs(%335 : tensor<1x18xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf une, %in, %cst_9 : f32
      linalg.yield %464 : i1
    } -> tensor<1x18xi1>
    %337 = tensor.empty() : tensor<1x18xf32>
    %338 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<f32>) outs(%337 : tensor<1x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x18xf32>
    %339 = tensor.empty() : tensor<1x18xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%336, %328, %338 : tensor<1x18xi1>, tensor<1x18xf32>, tensor<1x18xf32>) outs(%339 : tensor<1x18xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<1x18xf32>
    %341 = tensor.empty() : tensor<12x18xf32>
    %342 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%340 : tensor<1x18xf32>) outs(%341 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x18xf32>
    %343 = tensor.empty() : tensor<12x18xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%323, %342 : tensor<12x18xf32>, tensor<12x18xf32>) outs(%343 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.divf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %345 = tensor.empty() : tensor<12x18xi1>
    %346 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%334 : tensor<1x18xi1>) outs(%345 : tensor<12x18xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x18xi1>
    %347 = tensor.empty() : tensor<12x18xf32>
    %348 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<f32>) outs(%347 : tensor<12x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x18xf32>
    %349 = tensor.empty() : tensor<12x18xf32>
    %350 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%346, %344, %348 : tensor<12x18xi1>, tensor<12x18xf32>, tensor<12x18xf32>) outs(%349 : tensor<12x18xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %351 = tensor.empty() : tensor<18xi1>
    %352 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%281 : tensor<18xf32>) outs(%351 : tensor<18xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf oge, %in, %cst_5 : f32
      linalg.yield %464 : i1
    } -> tensor<18xi1>
    %353 = tensor.empty() : tensor<18xi1>
    %354 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%281 : tensor<18xf32>) outs(%353 : tensor<18xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_4 : f32
      linalg.yield %464 : i1
    } -> tensor<18xi1>
    %355 = tensor.empty() : tensor<18xi1>
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%352, %354 : tensor<18xi1>, tensor<18xi1>) outs(%355 : tensor<18xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<18xi1>
    %357 = tensor.empty() : tensor<12x18xi1>
    %358 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%356 : tensor<18xi1>) outs(%357 : tensor<12x18xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x18xi1>
    %359 = tensor.empty() : tensor<12x18xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%358, %350, %348 : tensor<12x18xi1>, tensor<12x18xf32>, tensor<12x18xf32>) outs(%359 : tensor<12x18xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x18xf32>
    %361 = tensor.empty() : tensor<f32>
    %362 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%361 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<f32>
    %363 = tensor.empty() : tensor<6xf32>
    %364 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%363 : tensor<6xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = arith.index_cast %464 : index to i32
      %466 = arith.sitofp %465 : i32 to f32
      linalg.yield %466 : f32
    } -> tensor<6xf32>
    %365 = tensor.empty() : tensor<6xf32>
    %366 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%364 : tensor<6xf32>) outs(%365 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_7 : f32
      linalg.yield %464 : f32
    } -> tensor<6xf32>
    %367 = tensor.empty() : tensor<6xf32>
    %368 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%366 : tensor<6xf32>) outs(%367 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_12 : f32
      linalg.yield %464 : f32
    } -> tensor<6xf32>
    %369 = tensor.empty() : tensor<6xf32>
    %370 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%368 : tensor<6xf32>) outs(%369 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %in, %cst_7 : f32
      linalg.yield %464 : f32
    } -> tensor<6xf32>
    %371 = tensor.empty() : tensor<12x6xf32>
    %372 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%370 : tensor<6xf32>) outs(%371 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %373 = tensor.empty() : tensor<12x6xf32>
    %374 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<12xf32>) outs(%373 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %375 = tensor.empty() : tensor<12x6xf32>
    %376 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%372, %374 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%375 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.subf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %377 = tensor.empty() : tensor<12x6xf32>
    %378 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%376 : tensor<12x6xf32>) outs(%377 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %379 = tensor.empty() : tensor<12x6xf32>
    %380 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%362 : tensor<f32>) outs(%379 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %381 = tensor.empty() : tensor<12x6xf32>
    %382 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%378, %380 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%381 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.divf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %383 = tensor.empty() : tensor<12x6xf32>
    %384 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%382 : tensor<12x6xf32>) outs(%383 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_1 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %385 = tensor.empty() : tensor<12x6xf32>
    %386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%384 : tensor<12x6xf32>) outs(%385 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %in, %cst_0 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %387 = tensor.empty() : tensor<12x6xf32>
    %388 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%386, %382 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%387 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %389 = tensor.empty() : tensor<12x6xf32>
    %390 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%388, %382 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%389 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %391 = tensor.empty() : tensor<12x6xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%390 : tensor<12x6xf32>) outs(%391 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_10 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %393 = tensor.empty() : tensor<12x6xi1>
    %394 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%382 : tensor<12x6xf32>) outs(%393 : tensor<12x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf oge, %in, %cst_10 : f32
      linalg.yield %464 : i1
    } -> tensor<12x6xi1>
    %395 = tensor.empty() : tensor<12x6xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%382 : tensor<12x6xf32>) outs(%395 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.mulf %in, %cst_5 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %397 = tensor.empty() : tensor<12x6xf32>
    %398 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%396 : tensor<12x6xf32>) outs(%397 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_0 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %399 = tensor.empty() : tensor<12x6xf32>
    %400 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%398, %382 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%399 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %401 = tensor.empty() : tensor<12x6xf32>
    %402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%400 : tensor<12x6xf32>) outs(%401 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.subf %in, %cst : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %403 = tensor.empty() : tensor<12x6xf32>
    %404 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%402, %382 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%403 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.mulf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %405 = tensor.empty() : tensor<12x6xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%404 : tensor<12x6xf32>) outs(%405 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %cst_12 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %407 = tensor.empty() : tensor<12x6xf32>
    %408 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%394, %406, %392 : tensor<12x6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%407 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %409 = tensor.empty() : tensor<12x6xi1>
    %410 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%382 : tensor<12x6xf32>) outs(%409 : tensor<12x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf oge, %in, %cst_12 : f32
      linalg.yield %464 : i1
    } -> tensor<12x6xi1>
    %411 = tensor.empty() : tensor<12x6xf32>
    %412 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%410, %408 : tensor<12x6xi1>, tensor<12x6xf32>) outs(%411 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %464 = arith.select %in, %cst_9, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %413 = tensor.empty() : tensor<6xf32>
    %414 = linalg.fill ins(%cst_9 : f32) outs(%413 : tensor<6xf32>) -> tensor<6xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "reduction"]} ins(%412 : tensor<12x6xf32>) outs(%414 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %out, %in : f32
      linalg.yield %464 : f32
    } -> tensor<6xf32>
    %416 = tensor.empty() : tensor<1x6xf32>
    %417 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%415 : tensor<6xf32>) outs(%416 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x6xf32>
    %418 = tensor.empty() : tensor<6xf32>
    %419 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%415 : tensor<6xf32>) outs(%418 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.absf %in : f32
      linalg.yield %464 : f32
    } -> tensor<6xf32>
    %420 = tensor.empty() : tensor<1x6xf32>
    %421 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%419 : tensor<6xf32>) outs(%420 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x6xf32>
    %422 = tensor.empty() : tensor<1x6xi1>
    %423 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%421 : tensor<1x6xf32>) outs(%422 : tensor<1x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %464 : i1
    } -> tensor<1x6xi1>
    %424 = tensor.empty() : tensor<1x6xi1>
    %425 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%417 : tensor<1x6xf32>) outs(%424 : tensor<1x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf une, %in, %cst_9 : f32
      linalg.yield %464 : i1
    } -> tensor<1x6xi1>
    %426 = tensor.empty() : tensor<1x6xf32>
    %427 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<f32>) outs(%426 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x6xf32>
    %428 = tensor.empty() : tensor<1x6xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%425, %417, %427 : tensor<1x6xi1>, tensor<1x6xf32>, tensor<1x6xf32>) outs(%428 : tensor<1x6xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<1x6xf32>
    %430 = tensor.empty() : tensor<12x6xf32>
    %431 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%429 : tensor<1x6xf32>) outs(%430 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %432 = tensor.empty() : tensor<12x6xf32>
    %433 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%412, %431 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%432 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %464 = arith.divf %in, %in_23 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %434 = tensor.empty() : tensor<12x6xi1>
    %435 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%423 : tensor<1x6xi1>) outs(%434 : tensor<12x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x6xi1>
    %436 = tensor.empty() : tensor<12x6xf32>
    %437 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<f32>) outs(%436 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %438 = tensor.empty() : tensor<12x6xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%435, %433, %437 : tensor<12x6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%438 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %440 = tensor.empty() : tensor<6xi1>
    %441 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%370 : tensor<6xf32>) outs(%440 : tensor<6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf oge, %in, %cst_5 : f32
      linalg.yield %464 : i1
    } -> tensor<6xi1>
    %442 = tensor.empty() : tensor<6xi1>
    %443 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%370 : tensor<6xf32>) outs(%442 : tensor<6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_4 : f32
      linalg.yield %464 : i1
    } -> tensor<6xi1>
    %444 = tensor.empty() : tensor<6xi1>
    %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%441, %443 : tensor<6xi1>, tensor<6xi1>) outs(%444 : tensor<6xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %464 = arith.andi %in, %in_23 : i1
      linalg.yield %464 : i1
    } -> tensor<6xi1>
    %446 = tensor.empty() : tensor<12x6xi1>
    %447 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%445 : tensor<6xi1>) outs(%446 : tensor<12x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x6xi1>
    %448 = tensor.empty() : tensor<12x6xf32>
    %449 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%447, %439, %437 : tensor<12x6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%448 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %464 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %464 : f32
    } -> tensor<12x6xf32>
    %450 = tensor.empty() : tensor<6x12xf32>
    %451 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%449 : tensor<12x6xf32>) outs(%450 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x12xf32>
    %452 = tensor.empty() : tensor<12x12xf32>
    %453 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x12xf32>) outs(%452 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12xf32>
    %454 = tensor.empty() : tensor<6x12xf32>
    %455 = linalg.fill ins(%cst_9 : f32) outs(%454 : tensor<6x12xf32>) -> tensor<6x12xf32>
    %456 = linalg.matmul ins(%451, %453 : tensor<6x12xf32>, tensor<12x12xf32>) outs(%455 : tensor<6x12xf32>) -> tensor<6x12xf32>
    %457 = tensor.empty() : tensor<18x12xf32>
    %458 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%360 : tensor<12x18xf32>) outs(%457 : tensor<18x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<18x12xf32>
    %459 = tensor.empty() : tensor<12x6xf32>
    %460 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%456 : tensor<6x12xf32>) outs(%459 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %461 = tensor.empty() : tensor<18x6xf32>
    %462 = linalg.fill ins(%cst_9 : f32) outs(%461 : tensor<18x6xf32>) -> tensor<18x6xf32>
    %463 = linalg.matmul ins(%458, %460 : tensor<18x12xf32>, tensor<12x6xf32>) outs(%462 : tensor<18x6xf32>) -> tensor<18x6xf32>
    return %127, %271, %463 : tensor<5x5xf32>, tensor<7x9xf32>, tensor<18x6xf32>
  }
}

