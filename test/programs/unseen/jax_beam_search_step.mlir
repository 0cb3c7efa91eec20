#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> ()>
module @jit_beam_search_step {
  func.func public @main(%arg0: tensor<3x4x10xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4x6xi32>, %arg3: tensor<3x4xi1>) -> (tensor<3x4xf32>, tensor<3x4x6xi32>, tensor<3x4xi1>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c10_i32 = arith.constant 10 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst = arith.constant -1.000000e+09 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<3x4x10xf32>) outs(%1 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.maximumf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<3x4xf32>
    %3 = tensor.empty() : tensor<3x4x10xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<3x4xf32>) outs(%3 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x10xf32>
    %5 = tensor.empty() : tensor<3x4x10xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %4 : tensor<3x4x10xf32>, tensor<3x4x10xf32>) outs(%5 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %112 = arith.subf %in, %in_7 : f32
      linalg.yield %112 : f32
    } -> tensor<3x4x10xf32>
    %7 = tensor.empty() : tensor<3x4x10xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<3x4x10xf32>) outs(%7 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<3x4x10xf32>
    %9 = tensor.empty() : tensor<3x4xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<3x4x10xf32>) outs(%10 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<3x4xf32>
    %12 = tensor.empty() : tensor<3x4xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<3x4xf32>) outs(%12 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.log %in : f32
      linalg.yield %112 : f32
    } -> tensor<3x4xf32>
    %expanded = tensor.expand_shape %13 [[0], [1, 2]] output_shape [3, 4, 1] : tensor<3x4xf32> into tensor<3x4x1xf32>
    %14 = tensor.empty() : tensor<3x4x10xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x4x1xf32>) outs(%14 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x10xf32>
    %16 = tensor.empty() : tensor<3x4x10xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %15 : tensor<3x4x10xf32>, tensor<3x4x10xf32>) outs(%16 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %112 = arith.subf %in, %in_7 : f32
      linalg.yield %112 : f32
    } -> tensor<3x4x10xf32>
    %18 = tensor.empty() : tensor<10xi32>
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%18 : tensor<10xi32>) {
    ^bb0(%out: i32):
      %112 = linalg.index 0 : index
      %113 = arith.index_cast %112 : index to i32
      linalg.yield %113 : i32
    } -> tensor<10xi32>
    %20 = tensor.empty() : tensor<10xi1>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%19 : tensor<10xi32>) outs(%20 : tensor<10xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<10xi1>
    %22 = tensor.empty() : tensor<10xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%21 : tensor<10xi1>) outs(%22 : tensor<10xf32>) {
    ^bb0(%in: i1, %out: f32):
      %112 = arith.select %in, %cst_0, %cst : f32
      linalg.yield %112 : f32
    } -> tensor<10xf32>
    %expanded_2 = tensor.expand_shape %arg3 [[0], [1, 2]] output_shape [3, 4, 1] : tensor<3x4xi1> into tensor<3x4x1xi1>
    %24 = tensor.empty() : tensor<3x4x10xi1>
    %25 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<3x4x1xi1>) outs(%24 : tensor<3x4x10xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<3x4x10xi1>
    %26 = tensor.empty() : tensor<3x4x10xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<10xf32>) outs(%26 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x10xf32>
    %28 = tensor.empty() : tensor<3x4x10xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %27, %17 : tensor<3x4x10xi1>, tensor<3x4x10xf32>, tensor<3x4x10xf32>) outs(%28 : tensor<3x4x10xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %112 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %112 : f32
    } -> tensor<3x4x10xf32>
    %30 = tensor.empty() : tensor<3x4x10xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x4xf32>) outs(%30 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x10xf32>
    %32 = tensor.empty() : tensor<3x4x10xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %31 : tensor<3x4x10xf32>, tensor<3x4x10xf32>) outs(%32 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %112 = arith.addf %in, %in_7 : f32
      linalg.yield %112 : f32
    } -> tensor<3x4x10xf32>
    %collapsed = tensor.collapse_shape %33 [[0], [1, 2]] : tensor<3x4x10xf32> into tensor<3x40xf32>
    %34 = tensor.empty() : tensor<3x4xf32>
    %35 = tensor.empty() : tensor<3x4xi32>
    %36 = linalg.fill ins(%cst_1 : f32) outs(%34 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %37 = linalg.fill ins(%c2147483647_i32 : i32) outs(%35 : tensor<3x4xi32>) -> tensor<3x4xi32>
    %38:2 = iree_linalg_ext.topk dimension(1) ins(%collapsed : tensor<3x40xf32>) outs(%36, %37 : tensor<3x4xf32>, tensor<3x4xi32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %112 = arith.cmpf ogt, %arg4, %arg5 : f32
      iree_linalg_ext.yield %112 : i1
    } -> tensor<3x4xf32>, tensor<3x4xi32>
    %39 = tensor.empty() : tensor<3x4xi32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38#1 : tensor<3x4xi32>) outs(%39 : tensor<3x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %112 = arith.divsi %in, %c10_i32 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4xi32>
    %41 = tensor.empty() : tensor<3x4xi32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38#1 : tensor<3x4xi32>) outs(%41 : tensor<3x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %112 = arith.cmpi eq, %in, %c0_i32 : i32
      %113 = arith.shrsi %in, %c31_i32 : i32
      %114 = arith.ori %113, %c1_i32 : i32
      %115 = arith.select %112, %c0_i32, %114 : i32
      linalg.yield %115 : i32
    } -> tensor<3x4xi32>
    %43 = tensor.empty() : tensor<i32>
    %44 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%43 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c1_i32 : i32
    } -> tensor<i32>
    %45 = tensor.empty() : tensor<3x4xi32>
    %46 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<i32>) outs(%45 : tensor<3x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x4xi32>
    %47 = tensor.empty() : tensor<3x4xi1>
    %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%42, %46 : tensor<3x4xi32>, tensor<3x4xi32>) outs(%47 : tensor<3x4xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %112 = arith.cmpi ne, %in, %in_7 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %49 = tensor.empty() : tensor<3x4xi32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38#1 : tensor<3x4xi32>) outs(%49 : tensor<3x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %112 = arith.remsi %in, %c10_i32 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4xi32>
    %51 = tensor.empty() : tensor<3x4xi1>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<3x4xi32>) outs(%51 : tensor<3x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %53 = tensor.empty() : tensor<3x4xi1>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%48, %52 : tensor<3x4xi1>, tensor<3x4xi1>) outs(%53 : tensor<3x4xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %112 = arith.andi %in, %in_7 : i1
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %55 = tensor.empty() : tensor<3x4xi32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<3x4xi32>) outs(%55 : tensor<3x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %112 = arith.subi %in, %c1_i32 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4xi32>
    %57 = tensor.empty() : tensor<3x4xi32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%54, %56, %40 : tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) outs(%57 : tensor<3x4xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %112 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4xi32>
    %59 = tensor.empty() : tensor<3x4xi1>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<3x4xi32>) outs(%59 : tensor<3x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %61 = tensor.empty() : tensor<3x4xi1>
    %62 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%60, %52 : tensor<3x4xi1>, tensor<3x4xi1>) outs(%61 : tensor<3x4xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %112 = arith.andi %in, %in_7 : i1
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %63 = tensor.empty() : tensor<3x4xi32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<3x4xi32>) outs(%63 : tensor<3x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %112 = arith.addi %in, %c10_i32 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4xi32>
    %65 = tensor.empty() : tensor<3x4xi32>
    %66 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%62, %64, %50 : tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) outs(%65 : tensor<3x4xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %112 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4xi32>
    %expanded_3 = tensor.expand_shape %58 [[0], [1, 2]] output_shape [3, 4, 1] : tensor<3x4xi32> into tensor<3x4x1xi32>
    %67 = tensor.empty() : tensor<3x4x1xi1>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<3x4x1xi32>) outs(%67 : tensor<3x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4x1xi1>
    %69 = tensor.empty() : tensor<3x4x1xi32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<3x4x1xi32>) outs(%69 : tensor<3x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %112 = arith.addi %in, %c4_i32 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4x1xi32>
    %71 = tensor.empty() : tensor<3x4x1xi32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %70, %expanded_3 : tensor<3x4x1xi1>, tensor<3x4x1xi32>, tensor<3x4x1xi32>) outs(%71 : tensor<3x4x1xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %112 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4x1xi32>
    %73 = tensor.empty() : tensor<3x4x1xi1>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<3x4x1xi32>) outs(%73 : tensor<3x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4x1xi1>
    %75 = tensor.empty() : tensor<3x4x1xi1>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<3x4x1xi32>) outs(%75 : tensor<3x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi sle, %in, %c3_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4x1xi1>
    %77 = tensor.empty() : tensor<3x4x1xi1>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %76 : tensor<3x4x1xi1>, tensor<3x4x1xi1>) outs(%77 : tensor<3x4x1xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %112 = arith.andi %in, %in_7 : i1
      linalg.yield %112 : i1
    } -> tensor<3x4x1xi1>
    %79 = tensor.empty() : tensor<3x4xi1>
    %80 = linalg.fill ins(%true : i1) outs(%79 : tensor<3x4xi1>) -> tensor<3x4xi1>
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<3x4x1xi1>) outs(%80 : tensor<3x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %112 = arith.andi %out, %in : i1
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %82 = tensor.empty() : tensor<3x4x6xi32>
    %83 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%82 : tensor<3x4x6xi32>) {
    ^bb0(%out: i32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = linalg.index 2 : index
      %extracted = tensor.extract %72[%112, %113, %c0] : tensor<3x4x1xi32>
      %115 = arith.index_cast %extracted : i32 to index
      %116 = arith.maxsi %115, %c0 : index
      %117 = arith.minsi %116, %c3 : index
      %extracted_7 = tensor.extract %arg2[%112, %117, %114] : tensor<3x4x6xi32>
      linalg.yield %extracted_7 : i32
    } -> tensor<3x4x6xi32>
    %84 = tensor.empty() : tensor<3x4x6xi1>
    %85 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<3x4xi1>) outs(%84 : tensor<3x4x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<3x4x6xi1>
    %86 = tensor.empty() : tensor<3x4x6xi32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %83 : tensor<3x4x6xi1>, tensor<3x4x6xi32>) outs(%86 : tensor<3x4x6xi32>) {
    ^bb0(%in: i1, %in_7: i32, %out: i32):
      %112 = arith.select %in, %in_7, %c-2147483648_i32 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4x6xi32>
    %extracted_slice = tensor.extract_slice %87[0, 0, 1] [3, 4, 5] [1, 1, 1] : tensor<3x4x6xi32> to tensor<3x4x5xi32>
    %expanded_4 = tensor.expand_shape %66 [[0], [1, 2]] output_shape [3, 4, 1] : tensor<3x4xi32> into tensor<3x4x1xi32>
    %88 = tensor.empty() : tensor<3x4x6xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %88[0, 0, 0] [3, 4, 5] [1, 1, 1] : tensor<3x4x5xi32> into tensor<3x4x6xi32>
    %inserted_slice_5 = tensor.insert_slice %expanded_4 into %inserted_slice[0, 0, 5] [3, 4, 1] [1, 1, 1] : tensor<3x4x1xi32> into tensor<3x4x6xi32>
    %89 = tensor.empty() : tensor<3x4xi1>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<3x4xi32>) outs(%89 : tensor<3x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %91 = tensor.empty() : tensor<3x4xi32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<3x4xi32>) outs(%91 : tensor<3x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %112 = arith.addi %in, %c4_i32 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4xi32>
    %93 = tensor.empty() : tensor<3x4xi32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%90, %92, %58 : tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) outs(%93 : tensor<3x4xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %112 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %112 : i32
    } -> tensor<3x4xi32>
    %expanded_6 = tensor.expand_shape %94 [[0], [1, 2]] output_shape [3, 4, 1] : tensor<3x4xi32> into tensor<3x4x1xi32>
    %95 = tensor.empty() : tensor<3x4x1xi1>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<3x4x1xi32>) outs(%95 : tensor<3x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4x1xi1>
    %97 = tensor.empty() : tensor<3x4x1xi1>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<3x4x1xi32>) outs(%97 : tensor<3x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi sle, %in, %c3_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4x1xi1>
    %99 = tensor.empty() : tensor<3x4x1xi1>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %98 : tensor<3x4x1xi1>, tensor<3x4x1xi1>) outs(%99 : tensor<3x4x1xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %112 = arith.andi %in, %in_7 : i1
      linalg.yield %112 : i1
    } -> tensor<3x4x1xi1>
    %101 = tensor.empty() : tensor<3x4xi1>
    %102 = linalg.fill ins(%true : i1) outs(%101 : tensor<3x4xi1>) -> tensor<3x4xi1>
    %103 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<3x4x1xi1>) outs(%102 : tensor<3x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %112 = arith.andi %out, %in : i1
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %104 = tensor.empty() : tensor<3x4xi1>
    %105 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%104 : tensor<3x4xi1>) {
    ^bb0(%out: i1):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_6[%112, %113, %c0] : tensor<3x4x1xi32>
      %114 = arith.index_cast %extracted : i32 to index
      %115 = arith.maxsi %114, %c0 : index
      %116 = arith.minsi %115, %c3 : index
      %extracted_7 = tensor.extract %arg3[%112, %116] : tensor<3x4xi1>
      linalg.yield %extracted_7 : i1
    } -> tensor<3x4xi1>
    %106 = tensor.empty() : tensor<3x4xi1>
    %107 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%103, %105 : tensor<3x4xi1>, tensor<3x4xi1>) outs(%106 : tensor<3x4xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %112 = arith.select %in, %in_7, %true : i1
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %108 = tensor.empty() : tensor<3x4xi1>
    %109 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<3x4xi32>) outs(%108 : tensor<3x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %112 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    %110 = tensor.empty() : tensor<3x4xi1>
    %111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%107, %109 : tensor<3x4xi1>, tensor<3x4xi1>) outs(%110 : tensor<3x4xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %112 = arith.ori %in, %in_7 : i1
      linalg.yield %112 : i1
    } -> tensor<3x4xi1>
    return %38#0, %inserted_slice_5, %111 : tensor<3x4xf32>, tensor<3x4x6xi32>, tensor<3x4xi1>
  }
}

