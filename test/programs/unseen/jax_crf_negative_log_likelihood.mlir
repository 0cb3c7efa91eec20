#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d1, d0)>
#map9 = affine_map<(d0, d1) -> (d1)>
module @jit_crf_negative_log_likelihood {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<7xi32>) -> tensor<f32> {
    %cst = arith.constant 0x7F800000 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c5 = arith.constant 5 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<7xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<7xi32>) outs(%0 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.remsi %in, %c4_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<7xi32>
    %2 = tensor.empty() : tensor<7xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<7xi32>) outs(%2 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<7xi1>
    %4 = tensor.empty() : tensor<7xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<7xi32>) outs(%4 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<7xi1>
    %6 = tensor.empty() : tensor<7xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %3 : tensor<7xi1>, tensor<7xi1>) outs(%6 : tensor<7xi1>) {
    ^bb0(%in: i1, %in_10: i1, %out: i1):
      %79 = arith.andi %in, %in_10 : i1
      linalg.yield %79 : i1
    } -> tensor<7xi1>
    %8 = tensor.empty() : tensor<7xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<7xi32>) outs(%8 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.addi %in, %c4_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<7xi32>
    %10 = tensor.empty() : tensor<7xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%7, %9, %1 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%10 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %79 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %79 : i32
    } -> tensor<7xi32>
    %expanded = tensor.expand_shape %11 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %12 = tensor.empty() : tensor<7x1xi1>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xi32>) outs(%12 : tensor<7x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<7x1xi1>
    %14 = tensor.empty() : tensor<7x1xi32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xi32>) outs(%14 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.addi %in, %c4_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<7x1xi32>
    %16 = tensor.empty() : tensor<7x1xi32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %15, %expanded : tensor<7x1xi1>, tensor<7x1xi32>, tensor<7x1xi32>) outs(%16 : tensor<7x1xi32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %79 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %79 : i32
    } -> tensor<7x1xi32>
    %expanded_3 = tensor.expand_shape %17 [[0], [1, 2]] output_shape [7, 1, 1] : tensor<7x1xi32> into tensor<7x1x1xi32>
    %18 = tensor.empty() : tensor<7x1x1xi1>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<7x1x1xi32>) outs(%18 : tensor<7x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<7x1x1xi1>
    %20 = tensor.empty() : tensor<7x1x1xi1>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<7x1x1xi32>) outs(%20 : tensor<7x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi sle, %in, %c3_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<7x1x1xi1>
    %22 = tensor.empty() : tensor<7x1x1xi1>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21 : tensor<7x1x1xi1>, tensor<7x1x1xi1>) outs(%22 : tensor<7x1x1xi1>) {
    ^bb0(%in: i1, %in_10: i1, %out: i1):
      %79 = arith.andi %in, %in_10 : i1
      linalg.yield %79 : i1
    } -> tensor<7x1x1xi1>
    %24 = tensor.empty() : tensor<7x1xi1>
    %25 = linalg.fill ins(%true : i1) outs(%24 : tensor<7x1xi1>) -> tensor<7x1xi1>
    %26 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<7x1x1xi1>) outs(%25 : tensor<7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.andi %out, %in : i1
      linalg.yield %79 : i1
    } -> tensor<7x1xi1>
    %27 = tensor.empty() : tensor<7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<7x1xf32>) {
    ^bb0(%out: f32):
      %79 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_3[%79, %c0, %c0] : tensor<7x1x1xi32>
      %80 = arith.index_cast %extracted : i32 to index
      %81 = arith.maxsi %80, %c0 : index
      %82 = arith.minsi %81, %c3 : index
      %extracted_10 = tensor.extract %arg0[%79, %82] : tensor<7x4xf32>
      linalg.yield %extracted_10 : f32
    } -> tensor<7x1xf32>
    %29 = tensor.empty() : tensor<7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %28 : tensor<7x1xi1>, tensor<7x1xf32>) outs(%29 : tensor<7x1xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %79 = arith.select %in, %in_10, %cst_2 : f32
      linalg.yield %79 : f32
    } -> tensor<7x1xf32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.fill ins(%cst_1 : f32) outs(%31 : tensor<f32>) -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction"]} ins(%30 : tensor<7x1xf32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.addf %out, %in : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %extracted_slice = tensor.extract_slice %11[0] [6] [1] : tensor<7xi32> to tensor<6xi32>
    %extracted_slice_4 = tensor.extract_slice %11[1] [6] [1] : tensor<7xi32> to tensor<6xi32>
    %34 = tensor.empty() : tensor<6xi1>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<6xi32>) outs(%34 : tensor<6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<6xi1>
    %36 = tensor.empty() : tensor<6xi32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<6xi32>) outs(%36 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.addi %in, %c4_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<6xi32>
    %38 = tensor.empty() : tensor<6xi32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%35, %37, %extracted_slice : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%38 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %79 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %79 : i32
    } -> tensor<6xi32>
    %40 = tensor.empty() : tensor<6xi1>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_4 : tensor<6xi32>) outs(%40 : tensor<6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %79 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %79 : i1
    } -> tensor<6xi1>
    %42 = tensor.empty() : tensor<6xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_4 : tensor<6xi32>) outs(%42 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %79 = arith.addi %in, %c4_i32 : i32
      linalg.yield %79 : i32
    } -> tensor<6xi32>
    %44 = tensor.empty() : tensor<6xi32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%41, %43, %extracted_slice_4 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%44 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %79 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %79 : i32
    } -> tensor<6xi32>
    %expanded_5 = tensor.expand_shape %39 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %expanded_6 = tensor.expand_shape %45 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %46 = tensor.empty() : tensor<6x2xi32>
    %inserted_slice = tensor.insert_slice %expanded_5 into %46[0, 0] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
    %inserted_slice_7 = tensor.insert_slice %expanded_6 into %inserted_slice[0, 1] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
    %47 = tensor.empty() : tensor<6xf32>
    %48 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%47 : tensor<6xf32>) {
    ^bb0(%out: f32):
      %79 = linalg.index 0 : index
      %extracted = tensor.extract %inserted_slice_7[%79, %c0] : tensor<6x2xi32>
      %80 = arith.index_cast %extracted : i32 to index
      %extracted_10 = tensor.extract %inserted_slice_7[%79, %c1] : tensor<6x2xi32>
      %81 = arith.index_cast %extracted_10 : i32 to index
      %82 = arith.maxsi %80, %c0 : index
      %83 = arith.minsi %82, %c3 : index
      %84 = arith.maxsi %81, %c0 : index
      %85 = arith.minsi %84, %c3 : index
      %extracted_11 = tensor.extract %arg1[%83, %85] : tensor<4x4xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<6xf32>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.fill ins(%cst_1 : f32) outs(%49 : tensor<f32>) -> tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction"]} ins(%48 : tensor<6xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.addf %out, %in : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %52 = tensor.empty() : tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%33, %51 : tensor<f32>, tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %extracted_slice_8 = tensor.extract_slice %arg0[0, 0] [1, 4] [1, 1] : tensor<7x4xf32> to tensor<1x4xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %extracted_slice_9 = tensor.extract_slice %arg0[1, 0] [6, 4] [1, 1] : tensor<7x4xf32> to tensor<6x4xf32>
    %54 = scf.for %arg3 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg4 = %collapsed) -> (tensor<4xf32>)  : i32 {
      %79 = arith.index_cast %arg3 : i32 to index
      %80 = arith.maxsi %79, %c0 : index
      %81 = arith.minsi %80, %c5 : index
      %extracted_slice_10 = tensor.extract_slice %extracted_slice_9[%81, 0] [1, 4] [1, 1] : tensor<6x4xf32> to tensor<1x4xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %82 = tensor.empty() : tensor<4x4xf32>
      %83 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4xf32>) outs(%82 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %84 = tensor.empty() : tensor<4x4xf32>
      %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%84 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %110 = arith.addf %in, %in_12 : f32
        linalg.yield %110 : f32
      } -> tensor<4x4xf32>
      %86 = tensor.empty() : tensor<4xf32>
      %87 = linalg.fill ins(%cst_0 : f32) outs(%86 : tensor<4xf32>) -> tensor<4xf32>
      %88 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "reduction"]} ins(%85 : tensor<4x4xf32>) outs(%87 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = arith.maximumf %out, %in : f32
        linalg.yield %110 : f32
      } -> tensor<4xf32>
      %89 = tensor.empty() : tensor<4xi1>
      %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<4xf32>) outs(%89 : tensor<4xi1>) {
      ^bb0(%in: f32, %out: i1):
        %110 = math.absf %in : f32
        %111 = arith.cmpf one, %110, %cst : f32
        linalg.yield %111 : i1
      } -> tensor<4xi1>
      %91 = tensor.empty() : tensor<4xf32>
      %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%90, %88 : tensor<4xi1>, tensor<4xf32>) outs(%91 : tensor<4xf32>) {
      ^bb0(%in: i1, %in_12: f32, %out: f32):
        %110 = arith.select %in, %in_12, %cst_1 : f32
        linalg.yield %110 : f32
      } -> tensor<4xf32>
      %93 = tensor.empty() : tensor<4x4xf32>
      %94 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<4xf32>) outs(%93 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %95 = tensor.empty() : tensor<4x4xf32>
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %94 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%95 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %110 = arith.subf %in, %in_12 : f32
        linalg.yield %110 : f32
      } -> tensor<4x4xf32>
      %97 = tensor.empty() : tensor<4x4xf32>
      %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<4x4xf32>) outs(%97 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = math.exp %in : f32
        linalg.yield %110 : f32
      } -> tensor<4x4xf32>
      %99 = tensor.empty() : tensor<4xf32>
      %100 = linalg.fill ins(%cst_1 : f32) outs(%99 : tensor<4xf32>) -> tensor<4xf32>
      %101 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "reduction"]} ins(%98 : tensor<4x4xf32>) outs(%100 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = arith.addf %out, %in : f32
        linalg.yield %110 : f32
      } -> tensor<4xf32>
      %102 = tensor.empty() : tensor<4xf32>
      %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%101 : tensor<4xf32>) outs(%102 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = math.absf %in : f32
        linalg.yield %110 : f32
      } -> tensor<4xf32>
      %104 = tensor.empty() : tensor<4xf32>
      %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%103 : tensor<4xf32>) outs(%104 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = math.log %in : f32
        linalg.yield %110 : f32
      } -> tensor<4xf32>
      %106 = tensor.empty() : tensor<4xf32>
      %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%105, %92 : tensor<4xf32>, tensor<4xf32>) outs(%106 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %110 = arith.addf %in, %in_12 : f32
        linalg.yield %110 : f32
      } -> tensor<4xf32>
      %108 = tensor.empty() : tensor<4xf32>
      %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%107, %collapsed_11 : tensor<4xf32>, tensor<4xf32>) outs(%108 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %110 = arith.addf %in, %in_12 : f32
        linalg.yield %110 : f32
      } -> tensor<4xf32>
      scf.yield %109 : tensor<4xf32>
    }
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<f32>) -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction"]} ins(%54 : tensor<4xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.maximumf %out, %in : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %58 = tensor.empty() : tensor<i1>
    %59 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%57 : tensor<f32>) outs(%58 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %79 = math.absf %in : f32
      %80 = arith.cmpf one, %79, %cst : f32
      linalg.yield %80 : i1
    } -> tensor<i1>
    %60 = tensor.empty() : tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%59, %57 : tensor<i1>, tensor<f32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %79 = arith.select %in, %in_10, %cst_1 : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %62 = tensor.empty() : tensor<4xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel"]} ins(%61 : tensor<f32>) outs(%62 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %64 = tensor.empty() : tensor<4xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%54, %63 : tensor<4xf32>, tensor<4xf32>) outs(%64 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.subf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<4xf32>
    %66 = tensor.empty() : tensor<4xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%65 : tensor<4xf32>) outs(%66 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.exp %in : f32
      linalg.yield %79 : f32
    } -> tensor<4xf32>
    %68 = tensor.empty() : tensor<f32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<f32>) -> tensor<f32>
    %70 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction"]} ins(%67 : tensor<4xf32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.addf %out, %in : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %71 = tensor.empty() : tensor<f32>
    %72 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%70 : tensor<f32>) outs(%71 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.absf %in : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %73 = tensor.empty() : tensor<f32>
    %74 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%72 : tensor<f32>) outs(%73 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.log %in : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %75 = tensor.empty() : tensor<f32>
    %76 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%74, %61 : tensor<f32>, tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %77 = tensor.empty() : tensor<f32>
    %78 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%76, %53 : tensor<f32>, tensor<f32>) outs(%77 : tensor<f32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.subf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    return %78 : tensor<f32>
  }
}

