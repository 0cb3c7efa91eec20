module @jit_int4_groups_packed_zero_points_nt_residual_rms {
  util.func public @main(%arg0: tensor<48x128xbf16>, %arg1: tensor<64x64xi8> {iree.abi.encoding = tensor<64x64xui8>}, %arg2: tensor<4x64xf16>, %arg3: tensor<4x32xi8> {iree.abi.encoding = tensor<4x32xui8>}) -> (tensor<48x64xbf16>, tensor<48xf32>) {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 6.400000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %0 = tensor.empty() : tensor<64x64xi8>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x64xi8>) outs(%0 : tensor<64x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      %46 = arith.andi %in, %c15_i8 : i8
      linalg.yield %46 : i8
    } -> tensor<64x64xi8>
    %2 = tensor.empty() : tensor<64x64xi8>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x64xi8>) outs(%2 : tensor<64x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      %46 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %46 : i8
    } -> tensor<64x64xi8>
    %4 = tensor.empty() : tensor<64x1x64xi8>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<64x64xi8>) outs(%4 : tensor<64x1x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<64x1x64xi8>
    %6 = tensor.empty() : tensor<64x1x64xi8>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<64x64xi8>) outs(%6 : tensor<64x1x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<64x1x64xi8>
    %8 = tensor.empty() : tensor<64x2x64xi8>
    %inserted_slice = tensor.insert_slice %5 into %8[0, 0, 0] [64, 1, 64] [1, 1, 1] : tensor<64x1x64xi8> into tensor<64x2x64xi8>
    %inserted_slice_2 = tensor.insert_slice %7 into %inserted_slice[0, 1, 0] [64, 1, 64] [1, 1, 1] : tensor<64x1x64xi8> into tensor<64x2x64xi8>
    %9 = tensor.empty() : tensor<4x32xi8>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x32xi8>) outs(%9 : tensor<4x32xi8>) {
    ^bb0(%in: i8, %out: i8):
      %46 = arith.andi %in, %c15_i8 : i8
      linalg.yield %46 : i8
    } -> tensor<4x32xi8>
    %11 = tensor.empty() : tensor<4x32xi8>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x32xi8>) outs(%11 : tensor<4x32xi8>) {
    ^bb0(%in: i8, %out: i8):
      %46 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %46 : i8
    } -> tensor<4x32xi8>
    %expanded = tensor.expand_shape %10 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xi8> into tensor<4x32x1xi8>
    %expanded_3 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xi8> into tensor<4x32x1xi8>
    %13 = tensor.empty() : tensor<4x32x2xi8>
    %inserted_slice_4 = tensor.insert_slice %expanded into %13[0, 0, 0] [4, 32, 1] [1, 1, 1] : tensor<4x32x1xi8> into tensor<4x32x2xi8>
    %inserted_slice_5 = tensor.insert_slice %expanded_3 into %inserted_slice_4[0, 0, 1] [4, 32, 1] [1, 1, 1] : tensor<4x32x1xi8> into tensor<4x32x2xi8>
    %collapsed = tensor.collapse_shape %inserted_slice_5 [[0], [1, 2]] : tensor<4x32x2xi8> into tensor<4x64xi8>
    %collapsed_6 = tensor.collapse_shape %inserted_slice_2 [[0, 1, 2]] : tensor<64x2x64xi8> into tensor<8192xi8>
    %expanded_7 = tensor.expand_shape %collapsed_6 [[0, 1, 2]] output_shape [4, 32, 64] : tensor<8192xi8> into tensor<4x32x64xi8>
    %14 = tensor.empty() : tensor<4x32x64xi8>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<4x64xi8>) outs(%14 : tensor<4x32x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<4x32x64xi8>
    %16 = tensor.empty() : tensor<4x32x64xi8>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7, %15 : tensor<4x32x64xi8>, tensor<4x32x64xi8>) outs(%16 : tensor<4x32x64xi8>) {
    ^bb0(%in: i8, %in_11: i8, %out: i8):
      %46 = arith.subi %in, %in_11 : i8
      linalg.yield %46 : i8
    } -> tensor<4x32x64xi8>
    %18 = tensor.empty() : tensor<4x32x64xf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x32x64xi8>) outs(%18 : tensor<4x32x64xf16>) {
    ^bb0(%in: i8, %out: f16):
      %46 = arith.sitofp %in : i8 to f16
      linalg.yield %46 : f16
    } -> tensor<4x32x64xf16>
    %20 = tensor.empty() : tensor<4x32x64xf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x64xf16>) outs(%20 : tensor<4x32x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<4x32x64xf16>
    %22 = tensor.empty() : tensor<4x32x64xf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21 : tensor<4x32x64xf16>, tensor<4x32x64xf16>) outs(%22 : tensor<4x32x64xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %46 = arith.mulf %in, %in_11 : f16
      linalg.yield %46 : f16
    } -> tensor<4x32x64xf16>
    %24 = tensor.empty() : tensor<4x32x64xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x32x64xf16>) outs(%24 : tensor<4x32x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %46 = arith.extf %in : f16 to f32
      linalg.yield %46 : f32
    } -> tensor<4x32x64xf32>
    %collapsed_8 = tensor.collapse_shape %25 [[0, 1], [2]] : tensor<4x32x64xf32> into tensor<128x64xf32>
    %26 = tensor.empty() : tensor<48x64xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %28 = linalg.matmul ins(%arg0, %collapsed_8 : tensor<48x128xbf16>, tensor<128x64xf32>) outs(%27 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %29 = tensor.empty() : tensor<48x64xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<48x64xf32>) outs(%29 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.mulf %in, %in : f32
      linalg.yield %46 : f32
    } -> tensor<48x64xf32>
    %31 = tensor.empty() : tensor<48xf32>
    %32 = linalg.fill ins(%cst_1 : f32) outs(%31 : tensor<48xf32>) -> tensor<48xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<48x64xf32>) outs(%32 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %out, %in : f32
      linalg.yield %46 : f32
    } -> tensor<48xf32>
    %expanded_9 = tensor.expand_shape %33 [[0, 1]] output_shape [48, 1] : tensor<48xf32> into tensor<48x1xf32>
    %34 = tensor.empty() : tensor<48x1xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<48x1xf32>) outs(%34 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.divf %in, %cst_0 : f32
      linalg.yield %46 : f32
    } -> tensor<48x1xf32>
    %36 = tensor.empty() : tensor<48x1xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<48x1xf32>) outs(%36 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %cst : f32
      linalg.yield %46 : f32
    } -> tensor<48x1xf32>
    %38 = tensor.empty() : tensor<48x1xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<48x1xf32>) outs(%38 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.rsqrt %in : f32
      linalg.yield %46 : f32
    } -> tensor<48x1xf32>
    %40 = tensor.empty() : tensor<48x64xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<48x1xf32>) outs(%40 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %42 = tensor.empty() : tensor<48x64xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28, %41 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%42 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %46 = arith.mulf %in, %in_11 : f32
      linalg.yield %46 : f32
    } -> tensor<48x64xf32>
    %44 = tensor.empty() : tensor<48x64xbf16>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<48x64xf32>) outs(%44 : tensor<48x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %46 = arith.truncf %in : f32 to bf16
      linalg.yield %46 : bf16
    } -> tensor<48x64xbf16>
    %collapsed_10 = tensor.collapse_shape %39 [[0, 1]] : tensor<48x1xf32> into tensor<48xf32>
    util.return %45, %collapsed_10 : tensor<48x64xbf16>, tensor<48xf32>
  }
}