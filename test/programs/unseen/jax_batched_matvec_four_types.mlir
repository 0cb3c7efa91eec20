#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_batched_matvec_four_types {
  func.func public @main(%arg0: tensor<4x3x8xf16>, %arg1: tensor<3x8x5xf16>, %arg2: tensor<4x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<3xi8>) -> (tensor<4x3x5xbf16>, tensor<4xf32>, tensor<8x8xf32>, tensor<4x3xi8>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x5x8xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x8x5xf16>) outs(%0 : tensor<3x5x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x5x8xf16>
    %2 = tensor.empty() : tensor<3x8x4xf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x3x8xf16>) outs(%2 : tensor<3x8x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x8x4xf16>
    %4 = tensor.empty() : tensor<3x5x4xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %6 = linalg.batch_matmul ins(%1, %3 : tensor<3x5x8xf16>, tensor<3x8x4xf16>) outs(%5 : tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %7 = tensor.empty() : tensor<4x3x5xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<3x5x4xf32>) outs(%7 : tensor<4x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3x5xf32>
    %9 = tensor.empty() : tensor<4x3x5xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<4x3x5xf32>) outs(%9 : tensor<4x3x5xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %44 = arith.truncf %in : f32 to bf16
      linalg.yield %44 : bf16
    } -> tensor<4x3x5xbf16>
    %11 = tensor.empty() : tensor<8x8xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8x8xf32>) outs(%11 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %13 = tensor.empty() : tensor<8x4xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x8xf32>) outs(%13 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %15 = tensor.empty() : tensor<8x4xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %17 = linalg.matmul ins(%12, %14 : tensor<8x8xf32>, tensor<8x4xf32>) outs(%16 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x4xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %20 = tensor.empty() : tensor<4xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<4xf32>) -> tensor<4xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%arg2, %19 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%21 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %extracted_slice_1 = tensor.extract_slice %arg2[1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %23 = tensor.empty() : tensor<8x8xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<8xf32>) outs(%23 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %25 = tensor.empty() : tensor<8x8xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_2 : tensor<8xf32>) outs(%25 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %27 = tensor.empty() : tensor<8x8xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%27 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<8x8xf32>
    %29 = tensor.empty() : tensor<8x8xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%28, %arg3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%29 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.addf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<8x8xf32>
    %31 = tensor.empty() : tensor<4x3x5xi32>
    %32 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%31 : tensor<4x3x5xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 2 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<4x3x5xi32>
    %33 = tensor.empty() : tensor<4x3xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %35 = tensor.empty() : tensor<4x3xi32>
    %36 = linalg.fill ins(%c0_i32 : i32) outs(%35 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %37:2 = linalg.generic {indexing_maps = [#map1, #map1, #map8, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8, %32 : tensor<4x3x5xf32>, tensor<4x3x5xi32>) outs(%34, %36 : tensor<4x3xf32>, tensor<4x3xi32>) {
    ^bb0(%in: f32, %in_3: i32, %out: f32, %out_4: i32):
      %44 = arith.cmpf ogt, %out, %in : f32
      %45 = arith.cmpf une, %out, %out : f32
      %46 = arith.ori %44, %45 : i1
      %47 = arith.cmpf oeq, %out, %in : f32
      %48 = arith.cmpi slt, %out_4, %in_3 : i32
      %49 = arith.andi %47, %48 : i1
      %50 = arith.ori %46, %49 : i1
      %51 = arith.select %46, %out, %in : f32
      %52 = arith.select %50, %out_4, %in_3 : i32
      linalg.yield %51, %52 : f32, i32
    } -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %38 = tensor.empty() : tensor<4x3xi8>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%37#1 : tensor<4x3xi32>) outs(%38 : tensor<4x3xi8>) {
    ^bb0(%in: i32, %out: i8):
      %44 = arith.trunci %in : i32 to i8
      linalg.yield %44 : i8
    } -> tensor<4x3xi8>
    %40 = tensor.empty() : tensor<4x3xi8>
    %41 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<3xi8>) outs(%40 : tensor<4x3xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<4x3xi8>
    %42 = tensor.empty() : tensor<4x3xi8>
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%39, %41 : tensor<4x3xi8>, tensor<4x3xi8>) outs(%42 : tensor<4x3xi8>) {
    ^bb0(%in: i8, %in_3: i8, %out: i8):
      %44 = arith.addi %in, %in_3 : i8
      linalg.yield %44 : i8
    } -> tensor<4x3xi8>
    return %10, %22, %30, %43 : tensor<4x3x5xbf16>, tensor<4xf32>, tensor<8x8xf32>, tensor<4x3xi8>
  }
}

