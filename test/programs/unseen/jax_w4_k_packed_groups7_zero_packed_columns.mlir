module @jit_w4_k_packed_groups7_zero_packed_columns {
  util.func public @main(%arg0: tensor<11x28xbf16>, %arg1: tensor<14x18xi8> {iree.abi.encoding = tensor<14x18xui8>}, %arg2: tensor<4x18xf16>, %arg3: tensor<4x9xi8> {iree.abi.encoding = tensor<4x9xui8>}) -> tensor<11x18xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %0 = tensor.empty() : tensor<14x18xi8>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<14x18xi8>) outs(%0 : tensor<14x18xi8>) {
    ^bb0(%in: i8, %out: i8):
      %29 = arith.andi %in, %c15_i8 : i8
      linalg.yield %29 : i8
    } -> tensor<14x18xi8>
    %2 = tensor.empty() : tensor<14x18xi8>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<14x18xi8>) outs(%2 : tensor<14x18xi8>) {
    ^bb0(%in: i8, %out: i8):
      %29 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %29 : i8
    } -> tensor<14x18xi8>
    %4 = tensor.empty() : tensor<14x1x18xi8>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<14x18xi8>) outs(%4 : tensor<14x1x18xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<14x1x18xi8>
    %6 = tensor.empty() : tensor<14x1x18xi8>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<14x18xi8>) outs(%6 : tensor<14x1x18xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<14x1x18xi8>
    %8 = tensor.empty() : tensor<14x2x18xi8>
    %inserted_slice = tensor.insert_slice %5 into %8[0, 0, 0] [14, 1, 18] [1, 1, 1] : tensor<14x1x18xi8> into tensor<14x2x18xi8>
    %inserted_slice_0 = tensor.insert_slice %7 into %inserted_slice[0, 1, 0] [14, 1, 18] [1, 1, 1] : tensor<14x1x18xi8> into tensor<14x2x18xi8>
    %9 = tensor.empty() : tensor<4x9xi8>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x9xi8>) outs(%9 : tensor<4x9xi8>) {
    ^bb0(%in: i8, %out: i8):
      %29 = arith.andi %in, %c15_i8 : i8
      linalg.yield %29 : i8
    } -> tensor<4x9xi8>
    %11 = tensor.empty() : tensor<4x9xi8>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x9xi8>) outs(%11 : tensor<4x9xi8>) {
    ^bb0(%in: i8, %out: i8):
      %29 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %29 : i8
    } -> tensor<4x9xi8>
    %expanded = tensor.expand_shape %10 [[0], [1, 2]] output_shape [4, 9, 1] : tensor<4x9xi8> into tensor<4x9x1xi8>
    %expanded_1 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [4, 9, 1] : tensor<4x9xi8> into tensor<4x9x1xi8>
    %13 = tensor.empty() : tensor<4x9x2xi8>
    %inserted_slice_2 = tensor.insert_slice %expanded into %13[0, 0, 0] [4, 9, 1] [1, 1, 1] : tensor<4x9x1xi8> into tensor<4x9x2xi8>
    %inserted_slice_3 = tensor.insert_slice %expanded_1 into %inserted_slice_2[0, 0, 1] [4, 9, 1] [1, 1, 1] : tensor<4x9x1xi8> into tensor<4x9x2xi8>
    %collapsed = tensor.collapse_shape %inserted_slice_3 [[0], [1, 2]] : tensor<4x9x2xi8> into tensor<4x18xi8>
    %collapsed_4 = tensor.collapse_shape %inserted_slice_0 [[0, 1, 2]] : tensor<14x2x18xi8> into tensor<504xi8>
    %expanded_5 = tensor.expand_shape %collapsed_4 [[0, 1, 2]] output_shape [4, 7, 18] : tensor<504xi8> into tensor<4x7x18xi8>
    %14 = tensor.empty() : tensor<4x7x18xi8>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<4x18xi8>) outs(%14 : tensor<4x7x18xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<4x7x18xi8>
    %16 = tensor.empty() : tensor<4x7x18xi8>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5, %15 : tensor<4x7x18xi8>, tensor<4x7x18xi8>) outs(%16 : tensor<4x7x18xi8>) {
    ^bb0(%in: i8, %in_7: i8, %out: i8):
      %29 = arith.subi %in, %in_7 : i8
      linalg.yield %29 : i8
    } -> tensor<4x7x18xi8>
    %18 = tensor.empty() : tensor<4x7x18xf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x7x18xi8>) outs(%18 : tensor<4x7x18xf16>) {
    ^bb0(%in: i8, %out: f16):
      %29 = arith.sitofp %in : i8 to f16
      linalg.yield %29 : f16
    } -> tensor<4x7x18xf16>
    %20 = tensor.empty() : tensor<4x7x18xf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x18xf16>) outs(%20 : tensor<4x7x18xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<4x7x18xf16>
    %22 = tensor.empty() : tensor<4x7x18xf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21 : tensor<4x7x18xf16>, tensor<4x7x18xf16>) outs(%22 : tensor<4x7x18xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.mulf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<4x7x18xf16>
    %24 = tensor.empty() : tensor<4x7x18xbf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x7x18xf16>) outs(%24 : tensor<4x7x18xbf16>) {
    ^bb0(%in: f16, %out: bf16):
      %29 = arith.extf %in : f16 to f32
      %30 = arith.truncf %29 : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<4x7x18xbf16>
    %collapsed_6 = tensor.collapse_shape %25 [[0, 1], [2]] : tensor<4x7x18xbf16> into tensor<28x18xbf16>
    %26 = tensor.empty() : tensor<11x18xbf16>
    %27 = linalg.fill ins(%cst : bf16) outs(%26 : tensor<11x18xbf16>) -> tensor<11x18xbf16>
    %28 = linalg.matmul ins(%arg0, %collapsed_6 : tensor<11x28xbf16>, tensor<28x18xbf16>) outs(%27 : tensor<11x18xbf16>) -> tensor<11x18xbf16>
    util.return %28 : tensor<11x18xbf16>
  }
}