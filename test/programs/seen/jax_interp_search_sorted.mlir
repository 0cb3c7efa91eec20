#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_interp_search_sorted {
  func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<20xf32>) -> (tensor<20xf32>, tensor<20xi32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = arith.constant 1.42108547E-14 : f32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c63 = arith.constant 63 : index
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 6.300000e+01 : f32
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_6 = arith.constant dense<64> : tensor<20xi32>
    %cst_7 = arith.constant dense<0> : tensor<20xi32>
    %0 = tensor.empty() : tensor<63xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<63xf32>) {
    ^bb0(%out: f32):
      %79 = linalg.index 0 : index
      %80 = arith.index_cast %79 : index to i32
      %81 = arith.sitofp %80 : i32 to f32
      linalg.yield %81 : f32
    } -> tensor<63xf32>
    %2 = tensor.empty() : tensor<63xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<63xf32>) outs(%2 : tensor<63xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.divf %in, %cst_4 : f32
      linalg.yield %79 : f32
    } -> tensor<63xf32>
    %4 = tensor.empty() : tensor<63xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<63xf32>) outs(%4 : tensor<63xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.subf %cst_3, %in : f32
      linalg.yield %79 : f32
    } -> tensor<63xf32>
    %6 = tensor.empty() : tensor<63xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<63xf32>) outs(%6 : tensor<63xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.mulf %in, %cst_2 : f32
      linalg.yield %79 : f32
    } -> tensor<63xf32>
    %8 = tensor.empty() : tensor<63xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %3 : tensor<63xf32>, tensor<63xf32>) outs(%8 : tensor<63xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %79 = arith.addf %in, %in_18 : f32
      linalg.yield %79 : f32
    } -> tensor<63xf32>
    %10 = tensor.empty() : tensor<64xf32>
    %inserted_slice = tensor.insert_slice %9 into %10[0] [63] [1] : tensor<63xf32> into tensor<64xf32>
    %inserted_slice_8 = tensor.insert_slice %cst_5 into %inserted_slice[63] [1] [1] : tensor<1xf32> into tensor<64xf32>
    %11:2 = scf.for %arg2 = %c0_i32 to %c7_i32 step %c1_i32 iter_args(%arg3 = %cst_7, %arg4 = %cst_6) -> (tensor<20xi32>, tensor<20xi32>)  : i32 {
      %79 = tensor.empty() : tensor<20xi32>
      %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg4, %arg3 : tensor<20xi32>, tensor<20xi32>) outs(%79 : tensor<20xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %113 = arith.subi %in, %in_20 : i32
        linalg.yield %113 : i32
      } -> tensor<20xi32>
      %81 = tensor.empty() : tensor<i32>
      %82 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%81 : tensor<i32>) {
      ^bb0(%out: i32):
        linalg.yield %c2_i32 : i32
      } -> tensor<i32>
      %83 = tensor.empty() : tensor<20xi32>
      %84 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%82 : tensor<i32>) outs(%83 : tensor<20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<20xi32>
      %85 = tensor.empty() : tensor<20xi32>
      %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%80, %84 : tensor<20xi32>, tensor<20xi32>) outs(%85 : tensor<20xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %113 = arith.cmpi eq, %in_20, %c0_i32 : i32
        %114 = arith.select %113, %c1_i32, %in_20 : i32
        %115 = arith.divui %in, %114 : i32
        %116 = arith.select %113, %c-1_i32, %115 : i32
        linalg.yield %116 : i32
      } -> tensor<20xi32>
      %87 = tensor.empty() : tensor<20xi32>
      %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %86 : tensor<20xi32>, tensor<20xi32>) outs(%87 : tensor<20xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %113 = arith.addi %in, %in_20 : i32
        linalg.yield %113 : i32
      } -> tensor<20xi32>
      %expanded_18 = tensor.expand_shape %88 [[0, 1]] output_shape [20, 1] : tensor<20xi32> into tensor<20x1xi32>
      %89 = tensor.empty() : tensor<20x1xf32>
      %90 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%89 : tensor<20x1xf32>) {
      ^bb0(%out: f32):
        %113 = linalg.index 0 : index
        %extracted = tensor.extract %expanded_18[%113, %c0] : tensor<20x1xi32>
        %114 = arith.index_castui %extracted : i32 to index
        %115 = arith.maxsi %114, %c0 : index
        %116 = arith.minsi %115, %c63 : index
        %extracted_20 = tensor.extract %inserted_slice_8[%116] : tensor<64xf32>
        linalg.yield %extracted_20 : f32
      } -> tensor<20x1xf32>
      %collapsed_19 = tensor.collapse_shape %90 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
      %91 = tensor.empty() : tensor<20xi1>
      %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xf32>) outs(%91 : tensor<20xi1>) {
      ^bb0(%in: f32, %out: i1):
        %113 = arith.cmpf oeq, %in, %cst_2 : f32
        linalg.yield %113 : i1
      } -> tensor<20xi1>
      %93 = tensor.empty() : tensor<20xf32>
      %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%92, %arg1 : tensor<20xi1>, tensor<20xf32>) outs(%93 : tensor<20xf32>) {
      ^bb0(%in: i1, %in_20: f32, %out: f32):
        %113 = arith.select %in, %cst_2, %in_20 : f32
        linalg.yield %113 : f32
      } -> tensor<20xf32>
      %95 = tensor.empty() : tensor<20xi1>
      %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xf32>) outs(%95 : tensor<20xi1>) {
      ^bb0(%in: f32, %out: i1):
        %113 = arith.cmpf une, %in, %in : f32
        linalg.yield %113 : i1
      } -> tensor<20xi1>
      %97 = tensor.empty() : tensor<20xf32>
      %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%96, %94 : tensor<20xi1>, tensor<20xf32>) outs(%97 : tensor<20xf32>) {
      ^bb0(%in: i1, %in_20: f32, %out: f32):
        %113 = arith.select %in, %cst_1, %in_20 : f32
        linalg.yield %113 : f32
      } -> tensor<20xf32>
      %99 = tensor.empty() : tensor<20xi1>
      %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<20xf32>) outs(%99 : tensor<20xi1>) {
      ^bb0(%in: f32, %out: i1):
        %113 = arith.cmpf oeq, %in, %cst_2 : f32
        linalg.yield %113 : i1
      } -> tensor<20xi1>
      %101 = tensor.empty() : tensor<20xf32>
      %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%100, %collapsed_19 : tensor<20xi1>, tensor<20xf32>) outs(%101 : tensor<20xf32>) {
      ^bb0(%in: i1, %in_20: f32, %out: f32):
        %113 = arith.select %in, %cst_2, %in_20 : f32
        linalg.yield %113 : f32
      } -> tensor<20xf32>
      %103 = tensor.empty() : tensor<20xi1>
      %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<20xf32>) outs(%103 : tensor<20xi1>) {
      ^bb0(%in: f32, %out: i1):
        %113 = arith.cmpf une, %in, %in : f32
        linalg.yield %113 : i1
      } -> tensor<20xi1>
      %105 = tensor.empty() : tensor<20xf32>
      %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%104, %102 : tensor<20xi1>, tensor<20xf32>) outs(%105 : tensor<20xf32>) {
      ^bb0(%in: i1, %in_20: f32, %out: f32):
        %113 = arith.select %in, %cst_1, %in_20 : f32
        linalg.yield %113 : f32
      } -> tensor<20xf32>
      %107 = tensor.empty() : tensor<20xi1>
      %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%98, %106 : tensor<20xf32>, tensor<20xf32>) outs(%107 : tensor<20xi1>) {
      ^bb0(%in: f32, %in_20: f32, %out: i1):
        %113 = arith.bitcast %in : f32 to i32
        %114 = arith.cmpi slt, %113, %c0_i32 : i32
        %115 = arith.subi %c2147483647_i32, %113 : i32
        %116 = arith.select %114, %115, %113 : i32
        %117 = arith.bitcast %in_20 : f32 to i32
        %118 = arith.cmpi slt, %117, %c0_i32 : i32
        %119 = arith.subi %c2147483647_i32, %117 : i32
        %120 = arith.select %118, %119, %117 : i32
        %121 = arith.cmpi slt, %116, %120 : i32
        linalg.yield %121 : i1
      } -> tensor<20xi1>
      %109 = tensor.empty() : tensor<20xi32>
      %110 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%108, %arg3, %88 : tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) outs(%109 : tensor<20xi32>) {
      ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
        %113 = arith.select %in, %in_20, %in_21 : i32
        linalg.yield %113 : i32
      } -> tensor<20xi32>
      %111 = tensor.empty() : tensor<20xi32>
      %112 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%108, %88, %arg4 : tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) outs(%111 : tensor<20xi32>) {
      ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
        %113 = arith.select %in, %in_20, %in_21 : i32
        linalg.yield %113 : i32
      } -> tensor<20xi32>
      scf.yield %110, %112 : tensor<20xi32>, tensor<20xi32>
    }
    %12 = tensor.empty() : tensor<20xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11#1 : tensor<20xi32>) outs(%12 : tensor<20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.maxsi %in, %c1_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<20xi32>
    %14 = tensor.empty() : tensor<20xi32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<20xi32>) outs(%14 : tensor<20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.minsi %in, %c63_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<20xi32>
    %16 = tensor.empty() : tensor<20xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<20xi32>) outs(%16 : tensor<20xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<20xi1>
    %18 = tensor.empty() : tensor<20xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<20xi32>) outs(%18 : tensor<20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.addi %in, %c64_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<20xi32>
    %20 = tensor.empty() : tensor<20xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%17, %19, %15 : tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) outs(%20 : tensor<20xi32>) {
    ^bb0(%in: i1, %in_18: i32, %in_19: i32, %out: i32):
      %79 = arith.select %in, %in_18, %in_19 : i32
      linalg.yield %79 : i32
    } -> tensor<20xi32>
    %expanded = tensor.expand_shape %21 [[0, 1]] output_shape [20, 1] : tensor<20xi32> into tensor<20x1xi32>
    %22 = tensor.empty() : tensor<20x1xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<20x1xi32>) outs(%22 : tensor<20x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %79 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg0[%79] : tensor<64xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %collapsed = tensor.collapse_shape %23 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %24 = tensor.empty() : tensor<20xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<20xi32>) outs(%24 : tensor<20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.subi %in, %c1_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<20xi32>
    %26 = tensor.empty() : tensor<20xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<20xi32>) outs(%26 : tensor<20xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<20xi1>
    %28 = tensor.empty() : tensor<20xi32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<20xi32>) outs(%28 : tensor<20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.addi %in, %c64_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<20xi32>
    %30 = tensor.empty() : tensor<20xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%27, %29, %25 : tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) outs(%30 : tensor<20xi32>) {
    ^bb0(%in: i1, %in_18: i32, %in_19: i32, %out: i32):
      %79 = arith.select %in, %in_18, %in_19 : i32
      linalg.yield %79 : i32
    } -> tensor<20xi32>
    %expanded_9 = tensor.expand_shape %31 [[0, 1]] output_shape [20, 1] : tensor<20xi32> into tensor<20x1xi32>
    %32 = tensor.empty() : tensor<20x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<20x1xi32>) outs(%32 : tensor<20x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %79 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg0[%79] : tensor<64xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %collapsed_10 = tensor.collapse_shape %33 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %34 = tensor.empty() : tensor<20xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed, %collapsed_10 : tensor<20xf32>, tensor<20xf32>) outs(%34 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %79 = arith.subf %in, %in_18 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %36 = tensor.empty() : tensor<20x1xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<20x1xi32>) outs(%36 : tensor<20x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %79 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %inserted_slice_8[%79] : tensor<64xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %collapsed_11 = tensor.collapse_shape %37 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %38 = tensor.empty() : tensor<20x1xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<20x1xi32>) outs(%38 : tensor<20x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %79 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %inserted_slice_8[%79] : tensor<64xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %collapsed_12 = tensor.collapse_shape %39 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %40 = tensor.empty() : tensor<20xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_11, %collapsed_12 : tensor<20xf32>, tensor<20xf32>) outs(%40 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %79 = arith.subf %in, %in_18 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %42 = tensor.empty() : tensor<20xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %collapsed_12 : tensor<20xf32>, tensor<20xf32>) outs(%42 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %79 = arith.subf %in, %in_18 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %44 = tensor.empty() : tensor<20xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%41 : tensor<20xf32>) outs(%44 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.absf %in : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %46 = tensor.empty() : tensor<20xi1>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%45 : tensor<20xf32>) outs(%46 : tensor<20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %79 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %79 : i1
    } -> tensor<20xi1>
    %48 = tensor.empty() : tensor<f32>
    %49 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%48 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %50 = tensor.empty() : tensor<20xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%49 : tensor<f32>) outs(%50 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %52 = tensor.empty() : tensor<20xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%47, %51, %41 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) outs(%52 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %79 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %54 = tensor.empty() : tensor<20xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%43, %53 : tensor<20xf32>, tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %79 = arith.divf %in, %in_18 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %56 = tensor.empty() : tensor<20xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%55, %35 : tensor<20xf32>, tensor<20xf32>) outs(%56 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %79 = arith.mulf %in, %in_18 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %58 = tensor.empty() : tensor<20xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_10, %57 : tensor<20xf32>, tensor<20xf32>) outs(%58 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %79 = arith.addf %in, %in_18 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %60 = tensor.empty() : tensor<20xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%47, %collapsed_10, %59 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) outs(%60 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %79 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<64xf32> to tensor<1xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
    %extracted_slice_14 = tensor.extract_slice %inserted_slice_8[0] [1] [1] : tensor<64xf32> to tensor<1xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [] : tensor<1xf32> into tensor<f32>
    %62 = tensor.empty() : tensor<20xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<f32>) outs(%62 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %64 = tensor.empty() : tensor<20xi1>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %63 : tensor<20xf32>, tensor<20xf32>) outs(%64 : tensor<20xi1>) {
    ^bb0(%in: f32, %in_18: f32, %out: i1):
      %79 = arith.cmpf olt, %in, %in_18 : f32
      linalg.yield %79 : i1
    } -> tensor<20xi1>
    %66 = tensor.empty() : tensor<20xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed_13 : tensor<f32>) outs(%66 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %68 = tensor.empty() : tensor<20xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%65, %67, %61 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) outs(%68 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %79 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %extracted_slice_16 = tensor.extract_slice %arg0[63] [1] [1] : tensor<64xf32> to tensor<1xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [] : tensor<1xf32> into tensor<f32>
    %70 = tensor.empty() : tensor<20xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%70 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %72 = tensor.empty() : tensor<20xi1>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %71 : tensor<20xf32>, tensor<20xf32>) outs(%72 : tensor<20xi1>) {
    ^bb0(%in: f32, %in_18: f32, %out: i1):
      %79 = arith.cmpf ogt, %in, %in_18 : f32
      linalg.yield %79 : i1
    } -> tensor<20xi1>
    %74 = tensor.empty() : tensor<20xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<f32>) outs(%74 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %76 = tensor.empty() : tensor<20xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%73, %75, %69 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) outs(%76 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %79 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %79 : f32
    } -> tensor<20xf32>
    %78:2 = scf.for %arg2 = %c0_i32 to %c7_i32 step %c1_i32 iter_args(%arg3 = %cst_7, %arg4 = %cst_6) -> (tensor<20xi32>, tensor<20xi32>)  : i32 {
      %79 = tensor.empty() : tensor<20xi32>
      %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg4, %arg3 : tensor<20xi32>, tensor<20xi32>) outs(%79 : tensor<20xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %113 = arith.subi %in, %in_20 : i32
        linalg.yield %113 : i32
      } -> tensor<20xi32>
      %81 = tensor.empty() : tensor<i32>
      %82 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%81 : tensor<i32>) {
      ^bb0(%out: i32):
        linalg.yield %c2_i32 : i32
      } -> tensor<i32>
      %83 = tensor.empty() : tensor<20xi32>
      %84 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%82 : tensor<i32>) outs(%83 : tensor<20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<20xi32>
      %85 = tensor.empty() : tensor<20xi32>
      %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%80, %84 : tensor<20xi32>, tensor<20xi32>) outs(%85 : tensor<20xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %113 = arith.cmpi eq, %in_20, %c0_i32 : i32
        %114 = arith.select %113, %c1_i32, %in_20 : i32
        %115 = arith.divui %in, %114 : i32
        %116 = arith.select %113, %c-1_i32, %115 : i32
        linalg.yield %116 : i32
      } -> tensor<20xi32>
      %87 = tensor.empty() : tensor<20xi32>
      %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %86 : tensor<20xi32>, tensor<20xi32>) outs(%87 : tensor<20xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %113 = arith.addi %in, %in_20 : i32
        linalg.yield %113 : i32
      } -> tensor<20xi32>
      %expanded_18 = tensor.expand_shape %88 [[0, 1]] output_shape [20, 1] : tensor<20xi32> into tensor<20x1xi32>
      %89 = tensor.empty() : tensor<20x1xf32>
      %90 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%89 : tensor<20x1xf32>) {
      ^bb0(%out: f32):
        %113 = linalg.index 0 : index
        %extracted = tensor.extract %expanded_18[%113, %c0] : tensor<20x1xi32>
        %114 = arith.index_castui %extracted : i32 to index
        %115 = arith.maxsi %114, %c0 : index
        %116 = arith.minsi %115, %c63 : index
        %extracted_20 = tensor.extract %inserted_slice_8[%116] : tensor<64xf32>
        linalg.yield %extracted_20 : f32
      } -> tensor<20x1xf32>
      %collapsed_19 = tensor.collapse_shape %90 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
      %91 = tensor.empty() : tensor<20xi1>
      %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xf32>) outs(%91 : tensor<20xi1>) {
      ^bb0(%in: f32, %out: i1):
        %113 = arith.cmpf oeq, %in, %cst_2 : f32
        linalg.yield %113 : i1
      } -> tensor<20xi1>
      %93 = tensor.empty() : tensor<20xf32>
      %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%92, %arg1 : tensor<20xi1>, tensor<20xf32>) outs(%93 : tensor<20xf32>) {
      ^bb0(%in: i1, %in_20: f32, %out: f32):
        %113 = arith.select %in, %cst_2, %in_20 : f32
        linalg.yield %113 : f32
      } -> tensor<20xf32>
      %95 = tensor.empty() : tensor<20xi1>
      %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xf32>) outs(%95 : tensor<20xi1>) {
      ^bb0(%in: f32, %out: i1):
        %113 = arith.cmpf une, %in, %in : f32
        linalg.yield %113 : i1
      } -> tensor<20xi1>
      %97 = tensor.empty() : tensor<20xf32>
      %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%96, %94 : tensor<20xi1>, tensor<20xf32>) outs(%97 : tensor<20xf32>) {
      ^bb0(%in: i1, %in_20: f32, %out: f32):
        %113 = arith.select %in, %cst_1, %in_20 : f32
        linalg.yield %113 : f32
      } -> tensor<20xf32>
      %99 = tensor.empty() : tensor<20xi1>
      %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<20xf32>) outs(%99 : tensor<20xi1>) {
      ^bb0(%in: f32, %out: i1):
        %113 = arith.cmpf oeq, %in, %cst_2 : f32
        linalg.yield %113 : i1
      } -> tensor<20xi1>
      %101 = tensor.empty() : tensor<20xf32>
      %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%100, %collapsed_19 : tensor<20xi1>, tensor<20xf32>) outs(%101 : tensor<20xf32>) {
      ^bb0(%in: i1, %in_20: f32, %out: f32):
        %113 = arith.select %in, %cst_2, %in_20 : f32
        linalg.yield %113 : f32
      } -> tensor<20xf32>
      %103 = tensor.empty() : tensor<20xi1>
      %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<20xf32>) outs(%103 : tensor<20xi1>) {
      ^bb0(%in: f32, %out: i1):
        %113 = arith.cmpf une, %in, %in : f32
        linalg.yield %113 : i1
      } -> tensor<20xi1>
      %105 = tensor.empty() : tensor<20xf32>
      %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%104, %102 : tensor<20xi1>, tensor<20xf32>) outs(%105 : tensor<20xf32>) {
      ^bb0(%in: i1, %in_20: f32, %out: f32):
        %113 = arith.select %in, %cst_1, %in_20 : f32
        linalg.yield %113 : f32
      } -> tensor<20xf32>
      %107 = tensor.empty() : tensor<20xi1>
      %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%98, %106 : tensor<20xf32>, tensor<20xf32>) outs(%107 : tensor<20xi1>) {
      ^bb0(%in: f32, %in_20: f32, %out: i1):
        %113 = arith.bitcast %in : f32 to i32
        %114 = arith.cmpi slt, %113, %c0_i32 : i32
        %115 = arith.subi %c2147483647_i32, %113 : i32
        %116 = arith.select %114, %115, %113 : i32
        %117 = arith.bitcast %in_20 : f32 to i32
        %118 = arith.cmpi slt, %117, %c0_i32 : i32
        %119 = arith.subi %c2147483647_i32, %117 : i32
        %120 = arith.select %118, %119, %117 : i32
        %121 = arith.cmpi sle, %116, %120 : i32
        linalg.yield %121 : i1
      } -> tensor<20xi1>
      %109 = tensor.empty() : tensor<20xi32>
      %110 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%108, %arg3, %88 : tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) outs(%109 : tensor<20xi32>) {
      ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
        %113 = arith.select %in, %in_20, %in_21 : i32
        linalg.yield %113 : i32
      } -> tensor<20xi32>
      %111 = tensor.empty() : tensor<20xi32>
      %112 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%108, %88, %arg4 : tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) outs(%111 : tensor<20xi32>) {
      ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
        %113 = arith.select %in, %in_20, %in_21 : i32
        linalg.yield %113 : i32
      } -> tensor<20xi32>
      scf.yield %110, %112 : tensor<20xi32>, tensor<20xi32>
    }
    return %77, %78#1 : tensor<20xf32>, tensor<20xi32>
  }
}

