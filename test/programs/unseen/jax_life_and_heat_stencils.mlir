#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module @jit_life_and_heat_stencils {
  func.func public @main(%arg0: tensor<12x12xi32>, %arg1: tensor<12x12xf32>) -> (tensor<12x12xi32>, tensor<12x12xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %0 = tensor.empty() : tensor<12x12xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x12xi32>) outs(%0 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %56 = arith.andi %in, %c1_i32 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %extracted_slice = tensor.extract_slice %1[1, 0] [11, 12] [1, 1] : tensor<12x12xi32> to tensor<11x12xi32>
    %extracted_slice_2 = tensor.extract_slice %1[0, 0] [1, 12] [1, 1] : tensor<12x12xi32> to tensor<1x12xi32>
    %2 = tensor.empty() : tensor<12x12xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %2[0, 0] [11, 12] [1, 1] : tensor<11x12xi32> into tensor<12x12xi32>
    %inserted_slice_3 = tensor.insert_slice %extracted_slice_2 into %inserted_slice[11, 0] [1, 12] [1, 1] : tensor<1x12xi32> into tensor<12x12xi32>
    %extracted_slice_4 = tensor.extract_slice %inserted_slice_3[0, 1] [12, 11] [1, 1] : tensor<12x12xi32> to tensor<12x11xi32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_3[0, 0] [12, 1] [1, 1] : tensor<12x12xi32> to tensor<12x1xi32>
    %3 = tensor.empty() : tensor<12x12xi32>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_4 into %3[0, 0] [12, 11] [1, 1] : tensor<12x11xi32> into tensor<12x12xi32>
    %inserted_slice_7 = tensor.insert_slice %extracted_slice_5 into %inserted_slice_6[0, 11] [12, 1] [1, 1] : tensor<12x1xi32> into tensor<12x12xi32>
    %4 = tensor.empty() : tensor<12x12xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_7, %inserted_slice_3 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%4 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.addi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %extracted_slice_8 = tensor.extract_slice %inserted_slice_3[0, 11] [12, 1] [1, 1] : tensor<12x12xi32> to tensor<12x1xi32>
    %extracted_slice_9 = tensor.extract_slice %inserted_slice_3[0, 0] [12, 11] [1, 1] : tensor<12x12xi32> to tensor<12x11xi32>
    %6 = tensor.empty() : tensor<12x12xi32>
    %inserted_slice_10 = tensor.insert_slice %extracted_slice_8 into %6[0, 0] [12, 1] [1, 1] : tensor<12x1xi32> into tensor<12x12xi32>
    %inserted_slice_11 = tensor.insert_slice %extracted_slice_9 into %inserted_slice_10[0, 1] [12, 11] [1, 1] : tensor<12x11xi32> into tensor<12x12xi32>
    %7 = tensor.empty() : tensor<12x12xi32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %inserted_slice_11 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%7 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.addi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %extracted_slice_12 = tensor.extract_slice %1[0, 1] [12, 11] [1, 1] : tensor<12x12xi32> to tensor<12x11xi32>
    %extracted_slice_13 = tensor.extract_slice %1[0, 0] [12, 1] [1, 1] : tensor<12x12xi32> to tensor<12x1xi32>
    %9 = tensor.empty() : tensor<12x12xi32>
    %inserted_slice_14 = tensor.insert_slice %extracted_slice_12 into %9[0, 0] [12, 11] [1, 1] : tensor<12x11xi32> into tensor<12x12xi32>
    %inserted_slice_15 = tensor.insert_slice %extracted_slice_13 into %inserted_slice_14[0, 11] [12, 1] [1, 1] : tensor<12x1xi32> into tensor<12x12xi32>
    %10 = tensor.empty() : tensor<12x12xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %inserted_slice_15 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%10 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.addi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %12 = tensor.empty() : tensor<12x12xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %1 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%12 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.addi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %extracted_slice_16 = tensor.extract_slice %1[0, 11] [12, 1] [1, 1] : tensor<12x12xi32> to tensor<12x1xi32>
    %extracted_slice_17 = tensor.extract_slice %1[0, 0] [12, 11] [1, 1] : tensor<12x12xi32> to tensor<12x11xi32>
    %14 = tensor.empty() : tensor<12x12xi32>
    %inserted_slice_18 = tensor.insert_slice %extracted_slice_16 into %14[0, 0] [12, 1] [1, 1] : tensor<12x1xi32> into tensor<12x12xi32>
    %inserted_slice_19 = tensor.insert_slice %extracted_slice_17 into %inserted_slice_18[0, 1] [12, 11] [1, 1] : tensor<12x11xi32> into tensor<12x12xi32>
    %15 = tensor.empty() : tensor<12x12xi32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %inserted_slice_19 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%15 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.addi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %extracted_slice_20 = tensor.extract_slice %1[11, 0] [1, 12] [1, 1] : tensor<12x12xi32> to tensor<1x12xi32>
    %extracted_slice_21 = tensor.extract_slice %1[0, 0] [11, 12] [1, 1] : tensor<12x12xi32> to tensor<11x12xi32>
    %17 = tensor.empty() : tensor<12x12xi32>
    %inserted_slice_22 = tensor.insert_slice %extracted_slice_20 into %17[0, 0] [1, 12] [1, 1] : tensor<1x12xi32> into tensor<12x12xi32>
    %inserted_slice_23 = tensor.insert_slice %extracted_slice_21 into %inserted_slice_22[1, 0] [11, 12] [1, 1] : tensor<11x12xi32> into tensor<12x12xi32>
    %extracted_slice_24 = tensor.extract_slice %inserted_slice_23[0, 1] [12, 11] [1, 1] : tensor<12x12xi32> to tensor<12x11xi32>
    %extracted_slice_25 = tensor.extract_slice %inserted_slice_23[0, 0] [12, 1] [1, 1] : tensor<12x12xi32> to tensor<12x1xi32>
    %18 = tensor.empty() : tensor<12x12xi32>
    %inserted_slice_26 = tensor.insert_slice %extracted_slice_24 into %18[0, 0] [12, 11] [1, 1] : tensor<12x11xi32> into tensor<12x12xi32>
    %inserted_slice_27 = tensor.insert_slice %extracted_slice_25 into %inserted_slice_26[0, 11] [12, 1] [1, 1] : tensor<12x1xi32> into tensor<12x12xi32>
    %19 = tensor.empty() : tensor<12x12xi32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %inserted_slice_27 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%19 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.addi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %21 = tensor.empty() : tensor<12x12xi32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %inserted_slice_23 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%21 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.addi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %extracted_slice_28 = tensor.extract_slice %inserted_slice_23[0, 11] [12, 1] [1, 1] : tensor<12x12xi32> to tensor<12x1xi32>
    %extracted_slice_29 = tensor.extract_slice %inserted_slice_23[0, 0] [12, 11] [1, 1] : tensor<12x12xi32> to tensor<12x11xi32>
    %23 = tensor.empty() : tensor<12x12xi32>
    %inserted_slice_30 = tensor.insert_slice %extracted_slice_28 into %23[0, 0] [12, 1] [1, 1] : tensor<12x1xi32> into tensor<12x12xi32>
    %inserted_slice_31 = tensor.insert_slice %extracted_slice_29 into %inserted_slice_30[0, 1] [12, 11] [1, 1] : tensor<12x11xi32> into tensor<12x12xi32>
    %24 = tensor.empty() : tensor<12x12xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %inserted_slice_31 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%24 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.addi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %26 = tensor.empty() : tensor<12x12xi32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %1 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%26 : tensor<12x12xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %56 = arith.subi %in, %in_37 : i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %extracted_slice_32 = tensor.extract_slice %arg1[0, 1] [10, 10] [1, 1] : tensor<12x12xf32> to tensor<10x10xf32>
    %extracted_slice_33 = tensor.extract_slice %arg1[2, 1] [10, 10] [1, 1] : tensor<12x12xf32> to tensor<10x10xf32>
    %28 = tensor.empty() : tensor<10x10xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_32, %extracted_slice_33 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%28 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %56 = arith.addf %in, %in_37 : f32
      linalg.yield %56 : f32
    } -> tensor<10x10xf32>
    %extracted_slice_34 = tensor.extract_slice %arg1[1, 0] [10, 10] [1, 1] : tensor<12x12xf32> to tensor<10x10xf32>
    %30 = tensor.empty() : tensor<10x10xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %extracted_slice_34 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%30 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %56 = arith.addf %in, %in_37 : f32
      linalg.yield %56 : f32
    } -> tensor<10x10xf32>
    %extracted_slice_35 = tensor.extract_slice %arg1[1, 2] [10, 10] [1, 1] : tensor<12x12xf32> to tensor<10x10xf32>
    %32 = tensor.empty() : tensor<10x10xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %extracted_slice_35 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%32 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %56 = arith.addf %in, %in_37 : f32
      linalg.yield %56 : f32
    } -> tensor<10x10xf32>
    %extracted_slice_36 = tensor.extract_slice %arg1[1, 1] [10, 10] [1, 1] : tensor<12x12xf32> to tensor<10x10xf32>
    %34 = tensor.empty() : tensor<10x10xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_36 : tensor<10x10xf32>) outs(%34 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.mulf %in, %cst_1 : f32
      linalg.yield %56 : f32
    } -> tensor<10x10xf32>
    %36 = tensor.empty() : tensor<10x10xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%36 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %56 = arith.subf %in, %in_37 : f32
      linalg.yield %56 : f32
    } -> tensor<10x10xf32>
    %38 = tensor.empty() : tensor<12x12xi1>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<12x12xi32>) outs(%38 : tensor<12x12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %56 = arith.cmpi eq, %in, %c3_i32 : i32
      linalg.yield %56 : i1
    } -> tensor<12x12xi1>
    %40 = tensor.empty() : tensor<12x12xi1>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<12x12xi32>) outs(%40 : tensor<12x12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %56 = arith.cmpi eq, %in, %c1_i32 : i32
      linalg.yield %56 : i1
    } -> tensor<12x12xi1>
    %42 = tensor.empty() : tensor<12x12xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<12x12xi32>) outs(%42 : tensor<12x12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %56 = arith.cmpi eq, %in, %c2_i32 : i32
      linalg.yield %56 : i1
    } -> tensor<12x12xi1>
    %44 = tensor.empty() : tensor<12x12xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %43 : tensor<12x12xi1>, tensor<12x12xi1>) outs(%44 : tensor<12x12xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %56 = arith.andi %in, %in_37 : i1
      linalg.yield %56 : i1
    } -> tensor<12x12xi1>
    %46 = tensor.empty() : tensor<12x12xi1>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %45 : tensor<12x12xi1>, tensor<12x12xi1>) outs(%46 : tensor<12x12xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %56 = arith.ori %in, %in_37 : i1
      linalg.yield %56 : i1
    } -> tensor<12x12xi1>
    %48 = tensor.empty() : tensor<12x12xi32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<12x12xi1>) outs(%48 : tensor<12x12xi32>) {
    ^bb0(%in: i1, %out: i32):
      %56 = arith.extui %in : i1 to i32
      linalg.yield %56 : i32
    } -> tensor<12x12xi32>
    %50 = tensor.empty() : tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%50 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %extracted = tensor.extract %51[] : tensor<f32>
    %padded = tensor.pad %37 low[1, 1] high[1, 1] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : f32
    } : tensor<10x10xf32> to tensor<12x12xf32>
    %52 = tensor.empty() : tensor<12x12xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%padded : tensor<12x12xf32>) outs(%52 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.mulf %in, %cst_0 : f32
      linalg.yield %56 : f32
    } -> tensor<12x12xf32>
    %54 = tensor.empty() : tensor<12x12xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %53 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%54 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %56 = arith.addf %in, %in_37 : f32
      linalg.yield %56 : f32
    } -> tensor<12x12xf32>
    return %49, %55 : tensor<12x12xi32>, tensor<12x12xf32>
  }
}

