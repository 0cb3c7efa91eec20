#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (d0, d1)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_mqa_cache_write_sliding_softcap {
  func.func public @main(%arg0: tensor<1x8x4x16xbf16>, %arg1: tensor<1x32x1x16xbf16>, %arg2: tensor<1x32x1x16xbf16>, %arg3: tensor<1x1x16xbf16>, %arg4: tensor<1x1x16xbf16>, %arg5: tensor<i32>) -> (tensor<1x8x4x16xbf16>, tensor<1x32x1x16xbf16>, tensor<1x32x1x16xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %c12_i32 = arith.constant 12 : i32
    %cst_2 = arith.constant 3.000000e+01 : f32
    %cst_3 = arith.constant 2.500000e-01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c31 = arith.constant 31 : index
    %c0 = arith.constant 0 : index
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<1x1x1x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x1x16xbf16>) outs(%0 : tensor<1x1x1x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x1x16xbf16>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %90 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %90 : i1
    } -> tensor<i1>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %90 = arith.addi %in, %c32_i32 : i32
      linalg.yield %90 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<i32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%3, %5, %arg5 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %90 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %90 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %7[] : tensor<i32>
    %8 = arith.index_cast %extracted : i32 to index
    %9 = arith.maxsi %8, %c0 : index
    %10 = arith.minsi %9, %c31 : index
    %inserted_slice = tensor.insert_slice %1 into %arg1[0, %10, 0, 0] [1, 1, 1, 16] [1, 1, 1, 1] : tensor<1x1x1x16xbf16> into tensor<1x32x1x16xbf16>
    %11 = tensor.empty() : tensor<1x1x1x16xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<1x1x16xbf16>) outs(%11 : tensor<1x1x1x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x1x16xbf16>
    %extracted_5 = tensor.extract %7[] : tensor<i32>
    %13 = arith.index_cast %extracted_5 : i32 to index
    %14 = arith.maxsi %13, %c0 : index
    %15 = arith.minsi %14, %c31 : index
    %inserted_slice_6 = tensor.insert_slice %12 into %arg2[0, %15, 0, 0] [1, 1, 1, 16] [1, 1, 1, 1] : tensor<1x1x1x16xbf16> into tensor<1x32x1x16xbf16>
    %16 = tensor.empty() : tensor<1x32x1x16xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<1x32x1x16xbf16>) outs(%16 : tensor<1x32x1x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %90 = arith.extf %in : bf16 to f32
      linalg.yield %90 : f32
    } -> tensor<1x32x1x16xf32>
    %18 = tensor.empty() : tensor<1x32x16xf32>
    %19 = linalg.fill ins(%cst_4 : f32) outs(%18 : tensor<1x32x16xf32>) -> tensor<1x32x16xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<1x32x1x16xf32>) outs(%19 : tensor<1x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.addf %out, %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x32x16xf32>
    %21 = tensor.empty() : tensor<1x16x8x4xbf16>
    %22 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x8x4x16xbf16>) outs(%21 : tensor<1x16x8x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x16x8x4xbf16>
    %collapsed = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %collapsed_7 = tensor.collapse_shape %22 [[0, 1], [2, 3]] : tensor<1x16x8x4xbf16> into tensor<16x32xbf16>
    %23 = tensor.empty() : tensor<32x32xf32>
    %24 = linalg.fill ins(%cst_4 : f32) outs(%23 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %25 = linalg.matmul ins(%collapsed, %collapsed_7 : tensor<32x16xf32>, tensor<16x32xbf16>) outs(%24 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [1, 32, 8, 4] : tensor<32x32xf32> into tensor<1x32x8x4xf32>
    %26 = tensor.empty() : tensor<1x4x8x32xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x32x8x4xf32>) outs(%26 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x32xf32>
    %28 = tensor.empty() : tensor<1x4x8x32xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<1x4x8x32xf32>) outs(%28 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.mulf %in, %cst_3 : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8x32xf32>
    %30 = tensor.empty() : tensor<1x4x8x32xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<1x4x8x32xf32>) outs(%30 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.divf %in, %cst_2 : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8x32xf32>
    %32 = tensor.empty() : tensor<1x4x8x32xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<1x4x8x32xf32>) outs(%32 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.tanh %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8x32xf32>
    %34 = tensor.empty() : tensor<1x4x8x32xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<1x4x8x32xf32>) outs(%34 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.mulf %in, %cst_2 : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8x32xf32>
    %36 = tensor.empty() : tensor<32xi32>
    %37 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%36 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %90 = linalg.index 0 : index
      %91 = arith.index_cast %90 : index to i32
      linalg.yield %91 : i32
    } -> tensor<32xi32>
    %38 = tensor.empty() : tensor<8xi32>
    %39 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%38 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %90 = linalg.index 0 : index
      %91 = arith.index_cast %90 : index to i32
      linalg.yield %91 : i32
    } -> tensor<8xi32>
    %40 = tensor.empty() : tensor<8xi32>
    %41 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%arg5 : tensor<i32>) outs(%40 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %42 = tensor.empty() : tensor<8xi32>
    %43 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%41, %39 : tensor<8xi32>, tensor<8xi32>) outs(%42 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %90 = arith.addi %in, %in_11 : i32
      linalg.yield %90 : i32
    } -> tensor<8xi32>
    %44 = tensor.empty() : tensor<8x32xi32>
    %45 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<32xi32>) outs(%44 : tensor<8x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x32xi32>
    %46 = tensor.empty() : tensor<8x32xi32>
    %47 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<8xi32>) outs(%46 : tensor<8x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x32xi32>
    %48 = tensor.empty() : tensor<8x32xi1>
    %49 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%45, %47 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%48 : tensor<8x32xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %90 = arith.cmpi sle, %in, %in_11 : i32
      linalg.yield %90 : i1
    } -> tensor<8x32xi1>
    %50 = tensor.empty() : tensor<8x32xi32>
    %51 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%47, %45 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%50 : tensor<8x32xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %90 = arith.subi %in, %in_11 : i32
      linalg.yield %90 : i32
    } -> tensor<8x32xi32>
    %52 = tensor.empty() : tensor<8x32xi1>
    %53 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<8x32xi32>) outs(%52 : tensor<8x32xi1>) {
    ^bb0(%in: i32, %out: i1):
      %90 = arith.cmpi slt, %in, %c12_i32 : i32
      linalg.yield %90 : i1
    } -> tensor<8x32xi1>
    %54 = tensor.empty() : tensor<8x32xi1>
    %55 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%49, %53 : tensor<8x32xi1>, tensor<8x32xi1>) outs(%54 : tensor<8x32xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %90 = arith.andi %in, %in_11 : i1
      linalg.yield %90 : i1
    } -> tensor<8x32xi1>
    %56 = tensor.empty() : tensor<1x4x8x32xi1>
    %57 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<8x32xi1>) outs(%56 : tensor<1x4x8x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4x8x32xi1>
    %58 = tensor.empty() : tensor<1x4x8x32xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %35 : tensor<1x4x8x32xi1>, tensor<1x4x8x32xf32>) outs(%58 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %90 = arith.select %in, %in_11, %cst_1 : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8x32xf32>
    %60 = tensor.empty() : tensor<1x4x8xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<1x4x8x32xf32>) outs(%61 : tensor<1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.maximumf %out, %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8xf32>
    %63 = tensor.empty() : tensor<1x4x8x32xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<1x4x8xf32>) outs(%63 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x32xf32>
    %65 = tensor.empty() : tensor<1x4x8x32xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %64 : tensor<1x4x8x32xf32>, tensor<1x4x8x32xf32>) outs(%65 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %90 = arith.subf %in, %in_11 : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8x32xf32>
    %67 = tensor.empty() : tensor<1x4x8x32xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<1x4x8x32xf32>) outs(%67 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.exp %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8x32xf32>
    %69 = tensor.empty() : tensor<1x4x8xf32>
    %70 = linalg.fill ins(%cst_4 : f32) outs(%69 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<1x4x8x32xf32>) outs(%70 : tensor<1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.addf %out, %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8xf32>
    %72 = tensor.empty() : tensor<1x4x8x32xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<1x4x8xf32>) outs(%72 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x32xf32>
    %74 = tensor.empty() : tensor<1x4x8x32xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %73 : tensor<1x4x8x32xf32>, tensor<1x4x8x32xf32>) outs(%74 : tensor<1x4x8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %90 = arith.divf %in, %in_11 : f32
      linalg.yield %90 : f32
    } -> tensor<1x4x8x32xf32>
    %76 = tensor.empty() : tensor<1x4x8x32xbf16>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<1x4x8x32xf32>) outs(%76 : tensor<1x4x8x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<1x4x8x32xbf16>
    %78 = tensor.empty() : tensor<1x32x16xbf16>
    %79 = linalg.fill ins(%cst : bf16) outs(%78 : tensor<1x32x16xbf16>) -> tensor<1x32x16xbf16>
    %80 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_6 : tensor<1x32x1x16xbf16>) outs(%79 : tensor<1x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %90 = arith.addf %out, %in : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x32x16xbf16>
    %81 = tensor.empty() : tensor<1x16x32xbf16>
    %82 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x32x16xbf16>) outs(%81 : tensor<1x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x16x32xbf16>
    %83 = tensor.empty() : tensor<1x32x4x8xbf16>
    %84 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<1x4x8x32xbf16>) outs(%83 : tensor<1x32x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x32x4x8xbf16>
    %collapsed_8 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<1x16x32xbf16> into tensor<16x32xbf16>
    %collapsed_9 = tensor.collapse_shape %84 [[0, 1], [2, 3]] : tensor<1x32x4x8xbf16> into tensor<32x32xbf16>
    %85 = tensor.empty() : tensor<16x32xbf16>
    %86 = linalg.fill ins(%cst : bf16) outs(%85 : tensor<16x32xbf16>) -> tensor<16x32xbf16>
    %87 = linalg.matmul ins(%collapsed_8, %collapsed_9 : tensor<16x32xbf16>, tensor<32x32xbf16>) outs(%86 : tensor<16x32xbf16>) -> tensor<16x32xbf16>
    %expanded_10 = tensor.expand_shape %87 [[0, 1], [2, 3]] output_shape [1, 16, 4, 8] : tensor<16x32xbf16> into tensor<1x16x4x8xbf16>
    %88 = tensor.empty() : tensor<1x8x4x16xbf16>
    %89 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x16x4x8xbf16>) outs(%88 : tensor<1x8x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x8x4x16xbf16>
    return %89, %inserted_slice, %inserted_slice_6 : tensor<1x8x4x16xbf16>, tensor<1x32x1x16xbf16>, tensor<1x32x1x16xbf16>
  }
}

