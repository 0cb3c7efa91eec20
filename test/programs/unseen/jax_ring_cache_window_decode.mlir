#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
module @jit_ring_cache_window_decode {
  func.func public @main(%arg0: tensor<1x8x2x16xbf16>, %arg1: tensor<1x8x2x16xbf16>, %arg2: tensor<1x1x2x16xbf16>, %arg3: tensor<1x1x2x16xbf16>, %arg4: tensor<1x1x8x16xbf16>, %arg5: tensor<i32>) -> (tensor<1x1x128xbf16>, tensor<1x8x2x16xbf16>, tensor<1x8x2x16xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c7_i32 = arith.constant 7 : i32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.remsi %in, %c8_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<i32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %84 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %84 : i1
    } -> tensor<i1>
    %4 = tensor.empty() : tensor<i1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%4 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %84 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %84 : i1
    } -> tensor<i1>
    %6 = tensor.empty() : tensor<i1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%5, %3 : tensor<i1>, tensor<i1>) outs(%6 : tensor<i1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %84 = arith.andi %in, %in_11 : i1
      linalg.yield %84 : i1
    } -> tensor<i1>
    %8 = tensor.empty() : tensor<i32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%8 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.addi %in, %c8_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<i32>
    %10 = tensor.empty() : tensor<i32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%7, %9, %1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%10 : tensor<i32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %84 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %84 : i32
    } -> tensor<i32>
    %12 = tensor.empty() : tensor<i1>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%11 : tensor<i32>) outs(%12 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %84 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %84 : i1
    } -> tensor<i1>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%11 : tensor<i32>) outs(%14 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.addi %in, %c8_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<i32>
    %16 = tensor.empty() : tensor<i32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%13, %15, %11 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%16 : tensor<i32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %84 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %84 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %17[] : tensor<i32>
    %18 = arith.index_cast %extracted : i32 to index
    %19 = arith.maxsi %18, %c0 : index
    %20 = arith.minsi %19, %c7 : index
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[0, %20, 0, 0] [1, 1, 2, 16] [1, 1, 1, 1] : tensor<1x1x2x16xbf16> into tensor<1x8x2x16xbf16>
    %extracted_3 = tensor.extract %17[] : tensor<i32>
    %21 = arith.index_cast %extracted_3 : i32 to index
    %22 = arith.maxsi %21, %c0 : index
    %23 = arith.minsi %22, %c7 : index
    %inserted_slice_4 = tensor.insert_slice %arg3 into %arg1[0, %23, 0, 0] [1, 1, 2, 16] [1, 1, 1, 1] : tensor<1x1x2x16xbf16> into tensor<1x8x2x16xbf16>
    %24 = tensor.empty() : tensor<8xi32>
    %25 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%24 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 0 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<8xi32>
    %26 = tensor.empty() : tensor<8xi32>
    %27 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%11 : tensor<i32>) outs(%26 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %28 = tensor.empty() : tensor<8xi32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%27, %25 : tensor<8xi32>, tensor<8xi32>) outs(%28 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %84 = arith.subi %in, %in_11 : i32
      linalg.yield %84 : i32
    } -> tensor<8xi32>
    %30 = tensor.empty() : tensor<8xi32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%29 : tensor<8xi32>) outs(%30 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.remsi %in, %c8_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<8xi32>
    %32 = tensor.empty() : tensor<8xi1>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%31 : tensor<8xi32>) outs(%32 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %84 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %84 : i1
    } -> tensor<8xi1>
    %34 = tensor.empty() : tensor<8xi1>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%31 : tensor<8xi32>) outs(%34 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %84 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %84 : i1
    } -> tensor<8xi1>
    %36 = tensor.empty() : tensor<8xi1>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%35, %33 : tensor<8xi1>, tensor<8xi1>) outs(%36 : tensor<8xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %84 = arith.andi %in, %in_11 : i1
      linalg.yield %84 : i1
    } -> tensor<8xi1>
    %38 = tensor.empty() : tensor<8xi32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%31 : tensor<8xi32>) outs(%38 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.addi %in, %c8_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<8xi32>
    %40 = tensor.empty() : tensor<8xi32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%37, %39, %31 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%40 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %84 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %84 : i32
    } -> tensor<8xi32>
    %42 = tensor.empty() : tensor<1x2x16x8xbf16>
    %43 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<1x8x2x16xbf16>) outs(%42 : tensor<1x2x16x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x16x8xbf16>
    %collapsed = tensor.collapse_shape %arg4 [[0, 1, 2, 3]] : tensor<1x1x8x16xbf16> into tensor<128xbf16>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [2, 4, 16] : tensor<128xbf16> into tensor<2x4x16xbf16>
    %collapsed_5 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<1x2x16x8xbf16> into tensor<2x16x8xbf16>
    %44 = tensor.empty() : tensor<2x4x8xbf16>
    %45 = linalg.fill ins(%cst_2 : bf16) outs(%44 : tensor<2x4x8xbf16>) -> tensor<2x4x8xbf16>
    %46 = linalg.batch_matmul ins(%expanded, %collapsed_5 : tensor<2x4x16xbf16>, tensor<2x16x8xbf16>) outs(%45 : tensor<2x4x8xbf16>) -> tensor<2x4x8xbf16>
    %47 = tensor.empty() : tensor<2x4x8xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<2x4x8xbf16>) outs(%47 : tensor<2x4x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %84 = arith.extf %in : bf16 to f32
      linalg.yield %84 : f32
    } -> tensor<2x4x8xf32>
    %expanded_6 = tensor.expand_shape %48 [[0, 1], [2], [3]] output_shape [1, 2, 4, 8] : tensor<2x4x8xf32> into tensor<1x2x4x8xf32>
    %49 = tensor.empty() : tensor<1x2x4x8xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x2x4x8xf32>) outs(%49 : tensor<1x2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.mulf %in, %cst_1 : f32
      linalg.yield %84 : f32
    } -> tensor<1x2x4x8xf32>
    %51 = tensor.empty() : tensor<i32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%51 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.minsi %in, %c7_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<i32>
    %53 = tensor.empty() : tensor<8xi32>
    %54 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%52 : tensor<i32>) outs(%53 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %55 = tensor.empty() : tensor<8xi1>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%41, %54 : tensor<8xi32>, tensor<8xi32>) outs(%55 : tensor<8xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %84 = arith.cmpi sle, %in, %in_11 : i32
      linalg.yield %84 : i1
    } -> tensor<8xi1>
    %57 = tensor.empty() : tensor<1x2x4x8xi1>
    %58 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<8xi1>) outs(%57 : tensor<1x2x4x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x4x8xi1>
    %59 = tensor.empty() : tensor<1x2x4x8xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %50 : tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>) outs(%59 : tensor<1x2x4x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %84 = arith.select %in, %in_11, %cst_0 : f32
      linalg.yield %84 : f32
    } -> tensor<1x2x4x8xf32>
    %61 = tensor.empty() : tensor<1x2x4xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<1x2x4x8xf32>) outs(%62 : tensor<1x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.maximumf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<1x2x4xf32>
    %64 = tensor.empty() : tensor<1x2x4x8xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<1x2x4xf32>) outs(%64 : tensor<1x2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x8xf32>
    %66 = tensor.empty() : tensor<1x2x4x8xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %65 : tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) outs(%66 : tensor<1x2x4x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %84 = arith.subf %in, %in_11 : f32
      linalg.yield %84 : f32
    } -> tensor<1x2x4x8xf32>
    %68 = tensor.empty() : tensor<1x2x4x8xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<1x2x4x8xf32>) outs(%68 : tensor<1x2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<1x2x4x8xf32>
    %70 = tensor.empty() : tensor<1x2x4xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<1x2x4x8xf32>) outs(%71 : tensor<1x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<1x2x4xf32>
    %73 = tensor.empty() : tensor<1x2x4x8xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<1x2x4xf32>) outs(%73 : tensor<1x2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x8xf32>
    %75 = tensor.empty() : tensor<1x2x4x8xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %74 : tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) outs(%75 : tensor<1x2x4x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %84 = arith.divf %in, %in_11 : f32
      linalg.yield %84 : f32
    } -> tensor<1x2x4x8xf32>
    %77 = tensor.empty() : tensor<1x2x4x8xbf16>
    %78 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<1x2x4x8xf32>) outs(%77 : tensor<1x2x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<1x2x4x8xbf16>
    %79 = tensor.empty() : tensor<1x2x8x16xbf16>
    %80 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_4 : tensor<1x8x2x16xbf16>) outs(%79 : tensor<1x2x8x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x8x16xbf16>
    %collapsed_7 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<1x2x4x8xbf16> into tensor<2x4x8xbf16>
    %collapsed_8 = tensor.collapse_shape %80 [[0, 1], [2], [3]] : tensor<1x2x8x16xbf16> into tensor<2x8x16xbf16>
    %81 = tensor.empty() : tensor<2x4x16xbf16>
    %82 = linalg.fill ins(%cst_2 : bf16) outs(%81 : tensor<2x4x16xbf16>) -> tensor<2x4x16xbf16>
    %83 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<2x4x8xbf16>, tensor<2x8x16xbf16>) outs(%82 : tensor<2x4x16xbf16>) -> tensor<2x4x16xbf16>
    %collapsed_9 = tensor.collapse_shape %83 [[0, 1, 2]] : tensor<2x4x16xbf16> into tensor<128xbf16>
    %expanded_10 = tensor.expand_shape %collapsed_9 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xbf16> into tensor<1x1x128xbf16>
    return %expanded_10, %inserted_slice, %inserted_slice_4 : tensor<1x1x128xbf16>, tensor<1x8x2x16xbf16>, tensor<1x8x2x16xbf16>
  }
}

