#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1) -> ()>
module @jit_speculative_verify {
  func.func public @main(%arg0: tensor<4x5x12xf32>, %arg1: tensor<4x5x12xf32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xf32>) -> (tensor<4xi32>, tensor<4x12xf32>, tensor<4xi32>) {
    %cst = arith.constant 9.99999971E-10 : f32
    %c4 = arith.constant 4 : index
    %c4_i32 = arith.constant 4 : i32
    %c5_i32 = arith.constant 5 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %c11 = arith.constant 11 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %c12_i32 = arith.constant 12 : i32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<1> : tensor<i32>
    %cst_4 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<4x5xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<4x5x12xf32>) outs(%1 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.maximumf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<4x5xf32>
    %3 = tensor.empty() : tensor<4x5x12xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<4x5xf32>) outs(%3 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x12xf32>
    %5 = tensor.empty() : tensor<4x5x12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %4 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%5 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %137 = arith.subf %in, %in_13 : f32
      linalg.yield %137 : f32
    } -> tensor<4x5x12xf32>
    %7 = tensor.empty() : tensor<4x5x12xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x5x12xf32>) outs(%7 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<4x5x12xf32>
    %9 = tensor.empty() : tensor<4x5xf32>
    %10 = linalg.fill ins(%cst_2 : f32) outs(%9 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<4x5x12xf32>) outs(%10 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<4x5xf32>
    %12 = tensor.empty() : tensor<4x5x12xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x5xf32>) outs(%12 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x12xf32>
    %14 = tensor.empty() : tensor<4x5x12xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %13 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%14 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %137 = arith.divf %in, %in_13 : f32
      linalg.yield %137 : f32
    } -> tensor<4x5x12xf32>
    %16 = tensor.empty() : tensor<4x5xf32>
    %17 = linalg.fill ins(%cst_4 : f32) outs(%16 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<4x5x12xf32>) outs(%17 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.maximumf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<4x5xf32>
    %19 = tensor.empty() : tensor<4x5x12xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x5xf32>) outs(%19 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x12xf32>
    %21 = tensor.empty() : tensor<4x5x12xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %20 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%21 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %137 = arith.subf %in, %in_13 : f32
      linalg.yield %137 : f32
    } -> tensor<4x5x12xf32>
    %23 = tensor.empty() : tensor<4x5x12xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x5x12xf32>) outs(%23 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<4x5x12xf32>
    %25 = tensor.empty() : tensor<4x5xf32>
    %26 = linalg.fill ins(%cst_2 : f32) outs(%25 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%24 : tensor<4x5x12xf32>) outs(%26 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<4x5xf32>
    %28 = tensor.empty() : tensor<4x5x12xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<4x5xf32>) outs(%28 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x12xf32>
    %30 = tensor.empty() : tensor<4x5x12xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %29 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%30 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %137 = arith.divf %in, %in_13 : f32
      linalg.yield %137 : f32
    } -> tensor<4x5x12xf32>
    %32 = tensor.empty() : tensor<4x4xi32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x4xi32>) outs(%32 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %137 = arith.remsi %in, %c12_i32 : i32
      linalg.yield %137 : i32
    } -> tensor<4x4xi32>
    %34 = tensor.empty() : tensor<4x4xi1>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<4x4xi32>) outs(%34 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4x4xi1>
    %36 = tensor.empty() : tensor<4x4xi1>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<4x4xi32>) outs(%36 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4x4xi1>
    %38 = tensor.empty() : tensor<4x4xi1>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %35 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%38 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %137 = arith.andi %in, %in_13 : i1
      linalg.yield %137 : i1
    } -> tensor<4x4xi1>
    %40 = tensor.empty() : tensor<4x4xi32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<4x4xi32>) outs(%40 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %137 = arith.addi %in, %c12_i32 : i32
      linalg.yield %137 : i32
    } -> tensor<4x4xi32>
    %42 = tensor.empty() : tensor<4x4xi32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%39, %41, %33 : tensor<4x4xi1>, tensor<4x4xi32>, tensor<4x4xi32>) outs(%42 : tensor<4x4xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %137 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %137 : i32
    } -> tensor<4x4xi32>
    %extracted_slice = tensor.extract_slice %15[0, 0, 0] [4, 4, 12] [1, 1, 1] : tensor<4x5x12xf32> to tensor<4x4x12xf32>
    %expanded = tensor.expand_shape %43 [[0], [1, 2]] output_shape [4, 4, 1] : tensor<4x4xi32> into tensor<4x4x1xi32>
    %44 = tensor.empty() : tensor<4x4x1xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x4x1xi32>) outs(%44 : tensor<4x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4x4x1xi1>
    %46 = tensor.empty() : tensor<4x4x1xi32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x4x1xi32>) outs(%46 : tensor<4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %137 = arith.addi %in, %c12_i32 : i32
      linalg.yield %137 : i32
    } -> tensor<4x4x1xi32>
    %48 = tensor.empty() : tensor<4x4x1xi32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %47, %expanded : tensor<4x4x1xi1>, tensor<4x4x1xi32>, tensor<4x4x1xi32>) outs(%48 : tensor<4x4x1xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %137 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %137 : i32
    } -> tensor<4x4x1xi32>
    %expanded_5 = tensor.expand_shape %49 [[0], [1], [2, 3]] output_shape [4, 4, 1, 1] : tensor<4x4x1xi32> into tensor<4x4x1x1xi32>
    %50 = tensor.empty() : tensor<4x4x1x1xi1>
    %51 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<4x4x1x1xi32>) outs(%50 : tensor<4x4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4x4x1x1xi1>
    %52 = tensor.empty() : tensor<4x4x1x1xi1>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<4x4x1x1xi32>) outs(%52 : tensor<4x4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi sle, %in, %c11_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4x4x1x1xi1>
    %54 = tensor.empty() : tensor<4x4x1x1xi1>
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<4x4x1x1xi1>, tensor<4x4x1x1xi1>) outs(%54 : tensor<4x4x1x1xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %137 = arith.andi %in, %in_13 : i1
      linalg.yield %137 : i1
    } -> tensor<4x4x1x1xi1>
    %56 = tensor.empty() : tensor<4x4x1xi1>
    %57 = linalg.fill ins(%true : i1) outs(%56 : tensor<4x4x1xi1>) -> tensor<4x4x1xi1>
    %58 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<4x4x1x1xi1>) outs(%57 : tensor<4x4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %137 = arith.andi %out, %in : i1
      linalg.yield %137 : i1
    } -> tensor<4x4x1xi1>
    %59 = tensor.empty() : tensor<4x4x1xf32>
    %60 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%59 : tensor<4x4x1xf32>) {
    ^bb0(%out: f32):
      %137 = linalg.index 0 : index
      %138 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_5[%137, %138, %c0, %c0] : tensor<4x4x1x1xi32>
      %139 = arith.index_cast %extracted : i32 to index
      %140 = arith.maxsi %139, %c0 : index
      %141 = arith.minsi %140, %c11 : index
      %extracted_13 = tensor.extract %extracted_slice[%137, %138, %141] : tensor<4x4x12xf32>
      linalg.yield %extracted_13 : f32
    } -> tensor<4x4x1xf32>
    %61 = tensor.empty() : tensor<4x4x1xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %60 : tensor<4x4x1xi1>, tensor<4x4x1xf32>) outs(%61 : tensor<4x4x1xf32>) {
    ^bb0(%in: i1, %in_13: f32, %out: f32):
      %137 = arith.select %in, %in_13, %cst_1 : f32
      linalg.yield %137 : f32
    } -> tensor<4x4x1xf32>
    %collapsed = tensor.collapse_shape %62 [[0], [1, 2]] : tensor<4x4x1xf32> into tensor<4x4xf32>
    %extracted_slice_6 = tensor.extract_slice %31[0, 0, 0] [4, 4, 12] [1, 1, 1] : tensor<4x5x12xf32> to tensor<4x4x12xf32>
    %63 = tensor.empty() : tensor<4x4x1xf32>
    %64 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%63 : tensor<4x4x1xf32>) {
    ^bb0(%out: f32):
      %137 = linalg.index 0 : index
      %138 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_5[%137, %138, %c0, %c0] : tensor<4x4x1x1xi32>
      %139 = arith.index_cast %extracted : i32 to index
      %140 = arith.maxsi %139, %c0 : index
      %141 = arith.minsi %140, %c11 : index
      %extracted_13 = tensor.extract %extracted_slice_6[%137, %138, %141] : tensor<4x4x12xf32>
      linalg.yield %extracted_13 : f32
    } -> tensor<4x4x1xf32>
    %65 = tensor.empty() : tensor<4x4x1xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %64 : tensor<4x4x1xi1>, tensor<4x4x1xf32>) outs(%65 : tensor<4x4x1xf32>) {
    ^bb0(%in: i1, %in_13: f32, %out: f32):
      %137 = arith.select %in, %in_13, %cst_1 : f32
      linalg.yield %137 : f32
    } -> tensor<4x4x1xf32>
    %collapsed_7 = tensor.collapse_shape %66 [[0], [1, 2]] : tensor<4x4x1xf32> into tensor<4x4xf32>
    %67 = tensor.empty() : tensor<4x4xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_7 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%67 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %137 = arith.divf %in, %in_13 : f32
      linalg.yield %137 : f32
    } -> tensor<4x4xf32>
    %69 = tensor.empty() : tensor<4x4xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<4x4xf32>) outs(%69 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.minimumf %in, %cst_0 : f32
      linalg.yield %137 : f32
    } -> tensor<4x4xf32>
    %71 = tensor.empty() : tensor<4x4xi1>
    %72 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %70 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%71 : tensor<4x4xi1>) {
    ^bb0(%in: f32, %in_13: f32, %out: i1):
      %137 = arith.cmpf olt, %in, %in_13 : f32
      linalg.yield %137 : i1
    } -> tensor<4x4xi1>
    %73 = tensor.empty() : tensor<4x4xi32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<4x4xi1>) outs(%73 : tensor<4x4xi32>) {
    ^bb0(%in: i1, %out: i32):
      %137 = arith.extui %in : i1 to i32
      linalg.yield %137 : i32
    } -> tensor<4x4xi32>
    %75 = tensor.empty() : tensor<4x4xi32>
    %76 = tensor.empty() : tensor<4xi32>
    %77 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_3 : tensor<i32>) outs(%76 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %78:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%74 : tensor<4x4xi32>) outs(%75, %77 : tensor<4x4xi32>, tensor<4xi32>) {
    ^bb0(%arg4: i32, %arg5: i32):
      %137 = arith.muli %arg4, %arg5 : i32
      iree_linalg_ext.yield %137 : i32
    } -> tensor<4x4xi32>, tensor<4xi32>
    %79 = tensor.empty() : tensor<4xi32>
    %80 = linalg.fill ins(%c0_i32 : i32) outs(%79 : tensor<4xi32>) -> tensor<4xi32>
    %81 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "reduction"]} ins(%78#0 : tensor<4x4xi32>) outs(%80 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %137 = arith.addi %out, %in : i32
      linalg.yield %137 : i32
    } -> tensor<4xi32>
    %expanded_8 = tensor.expand_shape %81 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xi32> into tensor<4x1x1xi32>
    %82 = tensor.empty() : tensor<4x1x1xi1>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<4x1x1xi32>) outs(%82 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4x1x1xi1>
    %84 = tensor.empty() : tensor<4x1x1xi32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<4x1x1xi32>) outs(%84 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %137 = arith.addi %in, %c5_i32 : i32
      linalg.yield %137 : i32
    } -> tensor<4x1x1xi32>
    %86 = tensor.empty() : tensor<4x1x1xi32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %85, %expanded_8 : tensor<4x1x1xi1>, tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%86 : tensor<4x1x1xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %137 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %137 : i32
    } -> tensor<4x1x1xi32>
    %88 = tensor.empty() : tensor<4x1x1xi1>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<4x1x1xi32>) outs(%88 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4x1x1xi1>
    %90 = tensor.empty() : tensor<4x1x1xi1>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<4x1x1xi32>) outs(%90 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi sle, %in, %c4_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4x1x1xi1>
    %92 = tensor.empty() : tensor<4x1x1xi1>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %91 : tensor<4x1x1xi1>, tensor<4x1x1xi1>) outs(%92 : tensor<4x1x1xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %137 = arith.andi %in, %in_13 : i1
      linalg.yield %137 : i1
    } -> tensor<4x1x1xi1>
    %94 = tensor.empty() : tensor<4x1xi1>
    %95 = linalg.fill ins(%true : i1) outs(%94 : tensor<4x1xi1>) -> tensor<4x1xi1>
    %96 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<4x1x1xi1>) outs(%95 : tensor<4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %137 = arith.andi %out, %in : i1
      linalg.yield %137 : i1
    } -> tensor<4x1xi1>
    %97 = tensor.empty() : tensor<4x1x12xf32>
    %98 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%97 : tensor<4x1x12xf32>) {
    ^bb0(%out: f32):
      %137 = linalg.index 0 : index
      %138 = linalg.index 2 : index
      %extracted = tensor.extract %87[%137, %c0, %c0] : tensor<4x1x1xi32>
      %139 = arith.index_cast %extracted : i32 to index
      %140 = arith.maxsi %139, %c0 : index
      %141 = arith.minsi %140, %c4 : index
      %extracted_13 = tensor.extract %15[%137, %141, %138] : tensor<4x5x12xf32>
      linalg.yield %extracted_13 : f32
    } -> tensor<4x1x12xf32>
    %99 = tensor.empty() : tensor<4x1x12xi1>
    %100 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<4x1xi1>) outs(%99 : tensor<4x1x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x1x12xi1>
    %101 = tensor.empty() : tensor<4x1x12xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %98 : tensor<4x1x12xi1>, tensor<4x1x12xf32>) outs(%101 : tensor<4x1x12xf32>) {
    ^bb0(%in: i1, %in_13: f32, %out: f32):
      %137 = arith.select %in, %in_13, %cst_1 : f32
      linalg.yield %137 : f32
    } -> tensor<4x1x12xf32>
    %collapsed_9 = tensor.collapse_shape %102 [[0], [1, 2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %103 = tensor.empty() : tensor<4xi1>
    %104 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%81 : tensor<4xi32>) outs(%103 : tensor<4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %137 = arith.cmpi slt, %in, %c4_i32 : i32
      linalg.yield %137 : i1
    } -> tensor<4xi1>
    %expanded_10 = tensor.expand_shape %104 [[0, 1]] output_shape [4, 1] : tensor<4xi1> into tensor<4x1xi1>
    %105 = tensor.empty() : tensor<4x1x12xf32>
    %106 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%105 : tensor<4x1x12xf32>) {
    ^bb0(%out: f32):
      %137 = linalg.index 0 : index
      %138 = linalg.index 2 : index
      %extracted = tensor.extract %87[%137, %c0, %c0] : tensor<4x1x1xi32>
      %139 = arith.index_cast %extracted : i32 to index
      %140 = arith.maxsi %139, %c0 : index
      %141 = arith.minsi %140, %c4 : index
      %extracted_13 = tensor.extract %31[%137, %141, %138] : tensor<4x5x12xf32>
      linalg.yield %extracted_13 : f32
    } -> tensor<4x1x12xf32>
    %107 = tensor.empty() : tensor<4x1x12xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %106 : tensor<4x1x12xi1>, tensor<4x1x12xf32>) outs(%107 : tensor<4x1x12xf32>) {
    ^bb0(%in: i1, %in_13: f32, %out: f32):
      %137 = arith.select %in, %in_13, %cst_1 : f32
      linalg.yield %137 : f32
    } -> tensor<4x1x12xf32>
    %collapsed_11 = tensor.collapse_shape %108 [[0], [1, 2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %109 = tensor.empty() : tensor<f32>
    %110 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%109 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %111 = tensor.empty() : tensor<4x12xi1>
    %112 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<4x1xi1>) outs(%111 : tensor<4x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x12xi1>
    %113 = tensor.empty() : tensor<4x12xf32>
    %114 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<f32>) outs(%113 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12xf32>
    %115 = tensor.empty() : tensor<4x12xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%112, %collapsed_11, %114 : tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) outs(%115 : tensor<4x12xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %137 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %137 : f32
    } -> tensor<4x12xf32>
    %117 = tensor.empty() : tensor<4x12xf32>
    %118 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9, %116 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%117 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %137 = arith.subf %in, %in_13 : f32
      linalg.yield %137 : f32
    } -> tensor<4x12xf32>
    %119 = tensor.empty() : tensor<4x12xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<4x12xf32>) outs(%119 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %137 : f32
    } -> tensor<4x12xf32>
    %121 = tensor.empty() : tensor<4xf32>
    %122 = linalg.fill ins(%cst_2 : f32) outs(%121 : tensor<4xf32>) -> tensor<4xf32>
    %123 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "reduction"]} ins(%120 : tensor<4x12xf32>) outs(%122 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %expanded_12 = tensor.expand_shape %123 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %124 = tensor.empty() : tensor<4x1xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<4x1xf32>) outs(%124 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %cst : f32
      linalg.yield %137 : f32
    } -> tensor<4x1xf32>
    %126 = tensor.empty() : tensor<4x12xf32>
    %127 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<4x1xf32>) outs(%126 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12xf32>
    %128 = tensor.empty() : tensor<4x12xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%120, %127 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%128 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %137 = arith.divf %in, %in_13 : f32
      linalg.yield %137 : f32
    } -> tensor<4x12xf32>
    %130 = tensor.empty() : tensor<4x12xi32>
    %131 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%130 : tensor<4x12xi32>) {
    ^bb0(%out: i32):
      %137 = linalg.index 1 : index
      %138 = arith.index_cast %137 : index to i32
      linalg.yield %138 : i32
    } -> tensor<4x12xi32>
    %132 = tensor.empty() : tensor<4xf32>
    %133 = linalg.fill ins(%cst_4 : f32) outs(%132 : tensor<4xf32>) -> tensor<4xf32>
    %134 = tensor.empty() : tensor<4xi32>
    %135 = linalg.fill ins(%c0_i32 : i32) outs(%134 : tensor<4xi32>) -> tensor<4xi32>
    %136:2 = linalg.generic {indexing_maps = [#map2, #map2, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%120, %131 : tensor<4x12xf32>, tensor<4x12xi32>) outs(%133, %135 : tensor<4xf32>, tensor<4xi32>) {
    ^bb0(%in: f32, %in_13: i32, %out: f32, %out_14: i32):
      %137 = arith.cmpf ogt, %out, %in : f32
      %138 = arith.cmpf une, %out, %out : f32
      %139 = arith.ori %137, %138 : i1
      %140 = arith.cmpf oeq, %out, %in : f32
      %141 = arith.cmpi slt, %out_14, %in_13 : i32
      %142 = arith.andi %140, %141 : i1
      %143 = arith.ori %139, %142 : i1
      %144 = arith.select %139, %out, %in : f32
      %145 = arith.select %143, %out_14, %in_13 : i32
      linalg.yield %144, %145 : f32, i32
    } -> (tensor<4xf32>, tensor<4xi32>)
    return %81, %129, %136#1 : tensor<4xi32>, tensor<4x12xf32>, tensor<4xi32>
  }
}

