module @jit_uint4_packed_columns_minus_eight_group_scale_nt {
  util.func public @main(%arg0: tensor<24x32xf16>, %arg1: tensor<48x16xi8> {iree.abi.encoding = tensor<48x16xui8>}, %arg2: tensor<48x2xf16>) -> tensor<24x48xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 8.000000e+00 : f16
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %0 = tensor.empty() : tensor<48x16xi8>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x16xi8>) outs(%0 : tensor<48x16xi8>) {
    ^bb0(%in: i8, %out: i8):
      %18 = arith.andi %in, %c15_i8 : i8
      linalg.yield %18 : i8
    } -> tensor<48x16xi8>
    %2 = tensor.empty() : tensor<48x16xi8>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x16xi8>) outs(%2 : tensor<48x16xi8>) {
    ^bb0(%in: i8, %out: i8):
      %18 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %18 : i8
    } -> tensor<48x16xi8>
    %expanded = tensor.expand_shape %1 [[0], [1, 2]] output_shape [48, 16, 1] : tensor<48x16xi8> into tensor<48x16x1xi8>
    %expanded_1 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [48, 16, 1] : tensor<48x16xi8> into tensor<48x16x1xi8>
    %4 = tensor.empty() : tensor<48x16x2xi8>
    %inserted_slice = tensor.insert_slice %expanded into %4[0, 0, 0] [48, 16, 1] [1, 1, 1] : tensor<48x16x1xi8> into tensor<48x16x2xi8>
    %inserted_slice_2 = tensor.insert_slice %expanded_1 into %inserted_slice[0, 0, 1] [48, 16, 1] [1, 1, 1] : tensor<48x16x1xi8> into tensor<48x16x2xi8>
    %5 = tensor.empty() : tensor<48x16x2xf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_2 : tensor<48x16x2xi8>) outs(%5 : tensor<48x16x2xf16>) {
    ^bb0(%in: i8, %out: f16):
      %18 = arith.uitofp %in : i8 to f16
      linalg.yield %18 : f16
    } -> tensor<48x16x2xf16>
    %collapsed = tensor.collapse_shape %6 [[0, 1, 2]] : tensor<48x16x2xf16> into tensor<1536xf16>
    %expanded_3 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [48, 2, 16] : tensor<1536xf16> into tensor<48x2x16xf16>
    %7 = tensor.empty() : tensor<48x2x16xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<48x2x16xf16>) outs(%7 : tensor<48x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %18 = arith.subf %in, %cst_0 : f16
      linalg.yield %18 : f16
    } -> tensor<48x2x16xf16>
    %9 = tensor.empty() : tensor<48x2x16xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<48x2xf16>) outs(%9 : tensor<48x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<48x2x16xf16>
    %11 = tensor.empty() : tensor<48x2x16xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<48x2x16xf16>, tensor<48x2x16xf16>) outs(%11 : tensor<48x2x16xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %18 = arith.mulf %in, %in_5 : f16
      linalg.yield %18 : f16
    } -> tensor<48x2x16xf16>
    %collapsed_4 = tensor.collapse_shape %12 [[0], [1, 2]] : tensor<48x2x16xf16> into tensor<48x32xf16>
    %13 = tensor.empty() : tensor<32x48xf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_4 : tensor<48x32xf16>) outs(%13 : tensor<32x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<32x48xf16>
    %15 = tensor.empty() : tensor<24x48xf16>
    %16 = linalg.fill ins(%cst : f16) outs(%15 : tensor<24x48xf16>) -> tensor<24x48xf16>
    %17 = linalg.matmul ins(%arg0, %14 : tensor<24x32xf16>, tensor<32x48xf16>) outs(%16 : tensor<24x48xf16>) -> tensor<24x48xf16>
    util.return %17 : tensor<24x48xf16>
  }
}