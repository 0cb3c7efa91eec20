#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0, d1) -> ()>
module @jit_kan_bspline_layer {
  func.func public @main(%arg0: tensor<6x4xf32>, %arg1: tensor<12xf32>, %arg2: tensor<4x8x5xf32>) -> (tensor<6x5xf32>, tensor<6x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.200000e+00 : f32
    %cst_1 = arith.constant -2.200000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 1.100000e+01 : f32
    %cst_4 = arith.constant dense<2.200000e+00> : tensor<1xf32>
    %0 = tensor.empty() : tensor<11xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<11xf32>) {
    ^bb0(%out: f32):
      %126 = linalg.index 0 : index
      %127 = arith.index_cast %126 : index to i32
      %128 = arith.sitofp %127 : i32 to f32
      linalg.yield %128 : f32
    } -> tensor<11xf32>
    %2 = tensor.empty() : tensor<11xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<11xf32>) outs(%2 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.divf %in, %cst_3 : f32
      linalg.yield %126 : f32
    } -> tensor<11xf32>
    %4 = tensor.empty() : tensor<11xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<11xf32>) outs(%4 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %cst_2, %in : f32
      linalg.yield %126 : f32
    } -> tensor<11xf32>
    %6 = tensor.empty() : tensor<11xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<11xf32>) outs(%6 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.mulf %in, %cst_1 : f32
      linalg.yield %126 : f32
    } -> tensor<11xf32>
    %8 = tensor.empty() : tensor<11xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<11xf32>) outs(%8 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.mulf %in, %cst_0 : f32
      linalg.yield %126 : f32
    } -> tensor<11xf32>
    %10 = tensor.empty() : tensor<11xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %9 : tensor<11xf32>, tensor<11xf32>) outs(%10 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.addf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<11xf32>
    %12 = tensor.empty() : tensor<12xf32>
    %inserted_slice = tensor.insert_slice %11 into %12[0] [11] [1] : tensor<11xf32> into tensor<12xf32>
    %inserted_slice_5 = tensor.insert_slice %cst_4 into %inserted_slice[11] [1] [1] : tensor<1xf32> into tensor<12xf32>
    %13 = tensor.empty() : tensor<6x4xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x4xf32>) outs(%13 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = math.tanh %in : f32
      linalg.yield %126 : f32
    } -> tensor<6x4xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice_5[0] [11] [1] : tensor<12xf32> to tensor<11xf32>
    %15 = tensor.empty() : tensor<6x4x11xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<6x4xf32>) outs(%15 : tensor<6x4x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x11xf32>
    %17 = tensor.empty() : tensor<6x4x11xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<11xf32>) outs(%17 : tensor<6x4x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x11xf32>
    %19 = tensor.empty() : tensor<6x4x11xi1>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %18 : tensor<6x4x11xf32>, tensor<6x4x11xf32>) outs(%19 : tensor<6x4x11xi1>) {
    ^bb0(%in: f32, %in_25: f32, %out: i1):
      %126 = arith.cmpf oge, %in, %in_25 : f32
      linalg.yield %126 : i1
    } -> tensor<6x4x11xi1>
    %extracted_slice_6 = tensor.extract_slice %inserted_slice_5[1] [11] [1] : tensor<12xf32> to tensor<11xf32>
    %21 = tensor.empty() : tensor<6x4x11xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_6 : tensor<11xf32>) outs(%21 : tensor<6x4x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x11xf32>
    %23 = tensor.empty() : tensor<6x4x11xi1>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %22 : tensor<6x4x11xf32>, tensor<6x4x11xf32>) outs(%23 : tensor<6x4x11xi1>) {
    ^bb0(%in: f32, %in_25: f32, %out: i1):
      %126 = arith.cmpf olt, %in, %in_25 : f32
      linalg.yield %126 : i1
    } -> tensor<6x4x11xi1>
    %25 = tensor.empty() : tensor<6x4x11xi1>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %24 : tensor<6x4x11xi1>, tensor<6x4x11xi1>) outs(%25 : tensor<6x4x11xi1>) {
    ^bb0(%in: i1, %in_25: i1, %out: i1):
      %126 = arith.andi %in, %in_25 : i1
      linalg.yield %126 : i1
    } -> tensor<6x4x11xi1>
    %27 = tensor.empty() : tensor<6x4x11xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x4x11xi1>) outs(%27 : tensor<6x4x11xf32>) {
    ^bb0(%in: i1, %out: f32):
      %126 = arith.uitofp %in : i1 to f32
      linalg.yield %126 : f32
    } -> tensor<6x4x11xf32>
    %extracted_slice_7 = tensor.extract_slice %inserted_slice_5[0] [10] [1] : tensor<12xf32> to tensor<10xf32>
    %29 = tensor.empty() : tensor<6x4x10xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<6x4xf32>) outs(%29 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x10xf32>
    %31 = tensor.empty() : tensor<6x4x10xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7 : tensor<10xf32>) outs(%31 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x10xf32>
    %33 = tensor.empty() : tensor<6x4x10xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %32 : tensor<6x4x10xf32>, tensor<6x4x10xf32>) outs(%33 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x10xf32>
    %extracted_slice_8 = tensor.extract_slice %inserted_slice_5[1] [10] [1] : tensor<12xf32> to tensor<10xf32>
    %35 = tensor.empty() : tensor<10xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_8, %extracted_slice_7 : tensor<10xf32>, tensor<10xf32>) outs(%35 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<10xf32>
    %37 = tensor.empty() : tensor<6x4x10xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<10xf32>) outs(%37 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x10xf32>
    %39 = tensor.empty() : tensor<6x4x10xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %38 : tensor<6x4x10xf32>, tensor<6x4x10xf32>) outs(%39 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.divf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x10xf32>
    %extracted_slice_9 = tensor.extract_slice %28[0, 0, 0] [6, 4, 10] [1, 1, 1] : tensor<6x4x11xf32> to tensor<6x4x10xf32>
    %41 = tensor.empty() : tensor<6x4x10xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %extracted_slice_9 : tensor<6x4x10xf32>, tensor<6x4x10xf32>) outs(%41 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.mulf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x10xf32>
    %extracted_slice_10 = tensor.extract_slice %inserted_slice_5[2] [10] [1] : tensor<12xf32> to tensor<10xf32>
    %43 = tensor.empty() : tensor<6x4x10xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_10 : tensor<10xf32>) outs(%43 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x10xf32>
    %45 = tensor.empty() : tensor<6x4x10xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %30 : tensor<6x4x10xf32>, tensor<6x4x10xf32>) outs(%45 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x10xf32>
    %47 = tensor.empty() : tensor<10xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_10, %extracted_slice_8 : tensor<10xf32>, tensor<10xf32>) outs(%47 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<10xf32>
    %49 = tensor.empty() : tensor<6x4x10xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<10xf32>) outs(%49 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x10xf32>
    %51 = tensor.empty() : tensor<6x4x10xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %50 : tensor<6x4x10xf32>, tensor<6x4x10xf32>) outs(%51 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.divf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x10xf32>
    %extracted_slice_11 = tensor.extract_slice %28[0, 0, 1] [6, 4, 10] [1, 1, 1] : tensor<6x4x11xf32> to tensor<6x4x10xf32>
    %53 = tensor.empty() : tensor<6x4x10xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %extracted_slice_11 : tensor<6x4x10xf32>, tensor<6x4x10xf32>) outs(%53 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.mulf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x10xf32>
    %55 = tensor.empty() : tensor<6x4x10xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %54 : tensor<6x4x10xf32>, tensor<6x4x10xf32>) outs(%55 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.addf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x10xf32>
    %extracted_slice_12 = tensor.extract_slice %inserted_slice_5[0] [9] [1] : tensor<12xf32> to tensor<9xf32>
    %57 = tensor.empty() : tensor<6x4x9xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<6x4xf32>) outs(%57 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x9xf32>
    %59 = tensor.empty() : tensor<6x4x9xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<9xf32>) outs(%59 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x9xf32>
    %61 = tensor.empty() : tensor<6x4x9xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %60 : tensor<6x4x9xf32>, tensor<6x4x9xf32>) outs(%61 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x9xf32>
    %extracted_slice_13 = tensor.extract_slice %inserted_slice_5[2] [9] [1] : tensor<12xf32> to tensor<9xf32>
    %63 = tensor.empty() : tensor<9xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_13, %extracted_slice_12 : tensor<9xf32>, tensor<9xf32>) outs(%63 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<9xf32>
    %65 = tensor.empty() : tensor<6x4x9xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<9xf32>) outs(%65 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x9xf32>
    %67 = tensor.empty() : tensor<6x4x9xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %66 : tensor<6x4x9xf32>, tensor<6x4x9xf32>) outs(%67 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.divf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x9xf32>
    %extracted_slice_14 = tensor.extract_slice %56[0, 0, 0] [6, 4, 9] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x4x9xf32>
    %69 = tensor.empty() : tensor<6x4x9xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %extracted_slice_14 : tensor<6x4x9xf32>, tensor<6x4x9xf32>) outs(%69 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.mulf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x9xf32>
    %extracted_slice_15 = tensor.extract_slice %inserted_slice_5[3] [9] [1] : tensor<12xf32> to tensor<9xf32>
    %71 = tensor.empty() : tensor<6x4x9xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_15 : tensor<9xf32>) outs(%71 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x9xf32>
    %73 = tensor.empty() : tensor<6x4x9xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %58 : tensor<6x4x9xf32>, tensor<6x4x9xf32>) outs(%73 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x9xf32>
    %extracted_slice_16 = tensor.extract_slice %inserted_slice_5[1] [9] [1] : tensor<12xf32> to tensor<9xf32>
    %75 = tensor.empty() : tensor<9xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_15, %extracted_slice_16 : tensor<9xf32>, tensor<9xf32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<9xf32>
    %77 = tensor.empty() : tensor<6x4x9xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<9xf32>) outs(%77 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x9xf32>
    %79 = tensor.empty() : tensor<6x4x9xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %78 : tensor<6x4x9xf32>, tensor<6x4x9xf32>) outs(%79 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.divf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x9xf32>
    %extracted_slice_17 = tensor.extract_slice %56[0, 0, 1] [6, 4, 9] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x4x9xf32>
    %81 = tensor.empty() : tensor<6x4x9xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %extracted_slice_17 : tensor<6x4x9xf32>, tensor<6x4x9xf32>) outs(%81 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.mulf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x9xf32>
    %83 = tensor.empty() : tensor<6x4x9xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %82 : tensor<6x4x9xf32>, tensor<6x4x9xf32>) outs(%83 : tensor<6x4x9xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.addf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x9xf32>
    %extracted_slice_18 = tensor.extract_slice %inserted_slice_5[0] [8] [1] : tensor<12xf32> to tensor<8xf32>
    %85 = tensor.empty() : tensor<6x4x8xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<6x4xf32>) outs(%85 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x8xf32>
    %87 = tensor.empty() : tensor<6x4x8xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<8xf32>) outs(%87 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x8xf32>
    %89 = tensor.empty() : tensor<6x4x8xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %88 : tensor<6x4x8xf32>, tensor<6x4x8xf32>) outs(%89 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x8xf32>
    %extracted_slice_19 = tensor.extract_slice %inserted_slice_5[3] [8] [1] : tensor<12xf32> to tensor<8xf32>
    %91 = tensor.empty() : tensor<8xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_19, %extracted_slice_18 : tensor<8xf32>, tensor<8xf32>) outs(%91 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %93 = tensor.empty() : tensor<6x4x8xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<8xf32>) outs(%93 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x8xf32>
    %95 = tensor.empty() : tensor<6x4x8xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %94 : tensor<6x4x8xf32>, tensor<6x4x8xf32>) outs(%95 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.divf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x8xf32>
    %extracted_slice_20 = tensor.extract_slice %84[0, 0, 0] [6, 4, 8] [1, 1, 1] : tensor<6x4x9xf32> to tensor<6x4x8xf32>
    %97 = tensor.empty() : tensor<6x4x8xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %extracted_slice_20 : tensor<6x4x8xf32>, tensor<6x4x8xf32>) outs(%97 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.mulf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x8xf32>
    %extracted_slice_21 = tensor.extract_slice %inserted_slice_5[4] [8] [1] : tensor<12xf32> to tensor<8xf32>
    %99 = tensor.empty() : tensor<6x4x8xf32>
    %100 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<8xf32>) outs(%99 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x8xf32>
    %101 = tensor.empty() : tensor<6x4x8xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %86 : tensor<6x4x8xf32>, tensor<6x4x8xf32>) outs(%101 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x8xf32>
    %extracted_slice_22 = tensor.extract_slice %inserted_slice_5[1] [8] [1] : tensor<12xf32> to tensor<8xf32>
    %103 = tensor.empty() : tensor<8xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_21, %extracted_slice_22 : tensor<8xf32>, tensor<8xf32>) outs(%103 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.subf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %105 = tensor.empty() : tensor<6x4x8xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<8xf32>) outs(%105 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x8xf32>
    %107 = tensor.empty() : tensor<6x4x8xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %106 : tensor<6x4x8xf32>, tensor<6x4x8xf32>) outs(%107 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.divf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x8xf32>
    %extracted_slice_23 = tensor.extract_slice %84[0, 0, 1] [6, 4, 8] [1, 1, 1] : tensor<6x4x9xf32> to tensor<6x4x8xf32>
    %109 = tensor.empty() : tensor<6x4x8xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %extracted_slice_23 : tensor<6x4x8xf32>, tensor<6x4x8xf32>) outs(%109 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.mulf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x8xf32>
    %111 = tensor.empty() : tensor<6x4x8xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %110 : tensor<6x4x8xf32>, tensor<6x4x8xf32>) outs(%111 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.addf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4x8xf32>
    %collapsed = tensor.collapse_shape %112 [[0], [1, 2]] : tensor<6x4x8xf32> into tensor<6x32xf32>
    %collapsed_24 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<4x8x5xf32> into tensor<32x5xf32>
    %113 = tensor.empty() : tensor<6x5xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %115 = linalg.matmul ins(%collapsed, %collapsed_24 : tensor<6x32xf32>, tensor<32x5xf32>) outs(%114 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %116 = tensor.empty() : tensor<6x4xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%112 : tensor<6x4x8xf32>) outs(%117 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %out, %in : f32
      linalg.yield %126 : f32
    } -> tensor<6x4xf32>
    %119 = tensor.empty() : tensor<f32>
    %120 = linalg.fill ins(%cst : f32) outs(%119 : tensor<f32>) -> tensor<f32>
    %121 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction"]} ins(%arg1 : tensor<12xf32>) outs(%120 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %out, %in : f32
      linalg.yield %126 : f32
    } -> tensor<f32>
    %122 = tensor.empty() : tensor<6x4xf32>
    %123 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<f32>) outs(%122 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %124 = tensor.empty() : tensor<6x4xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%118, %123 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%124 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %126 = arith.addf %in, %in_25 : f32
      linalg.yield %126 : f32
    } -> tensor<6x4xf32>
    return %115, %125 : tensor<6x5xf32>, tensor<6x4xf32>
  }
}

