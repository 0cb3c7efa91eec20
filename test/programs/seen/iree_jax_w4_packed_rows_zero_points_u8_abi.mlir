// jax_w4_packed_rows_zero_points_u8
module @jit_w4_packed_rows_zero_points_u8 {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<16x64xbf16>, %input1: tensor<32x32xi8> {iree.abi.encoding = tensor<32x32xui8>}, %input2: tensor<2x32xbf16>, %input3: tensor<2x32xi8> {iree.abi.encoding = tensor<2x32xui8>}) -> (%output0: tensor<16x32xbf16>)"}} {
    %c15_i8 = arith.constant 15 : i8
    %c4_i8 = arith.constant 4 : i8
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<16x64xbf16>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<32x32xui8> as tensor<32x32xi8>
    %2 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<2x32xbf16>
    %3 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<2x32xui8> as tensor<2x32xi8>
    %4 = tensor.empty() : tensor<32x32xi8>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32x32xi8>) outs(%4 : tensor<32x32xi8>) {
    ^bb0(%in: i8, %out: i8):
      %26 = arith.andi %in, %c15_i8 : i8
      linalg.yield %26 : i8
    } -> tensor<32x32xi8>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32x32xi8>) outs(%4 : tensor<32x32xi8>) {
    ^bb0(%in: i8, %out: i8):
      %26 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %26 : i8
    } -> tensor<32x32xi8>
    %7 = tensor.empty() : tensor<32x1x32xi8>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<32x32xi8>) outs(%7 : tensor<32x1x32xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<32x1x32xi8>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<32x32xi8>) outs(%7 : tensor<32x1x32xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<32x1x32xi8>
    %10 = tensor.empty() : tensor<32x2x32xi8>
    %inserted_slice = tensor.insert_slice %8 into %10[0, 0, 0] [32, 1, 32] [1, 1, 1] : tensor<32x1x32xi8> into tensor<32x2x32xi8>
    %inserted_slice_0 = tensor.insert_slice %9 into %inserted_slice[0, 1, 0] [32, 1, 32] [1, 1, 1] : tensor<32x1x32xi8> into tensor<32x2x32xi8>
    %11 = tensor.empty() : tensor<32x2x32xi32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_0 : tensor<32x2x32xi8>) outs(%11 : tensor<32x2x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %26 = arith.extui %in : i8 to i32
      linalg.yield %26 : i32
    } -> tensor<32x2x32xi32>
    %collapsed = tensor.collapse_shape %12 [[0, 1, 2]] : tensor<32x2x32xi32> into tensor<2048xi32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [2, 32, 32] : tensor<2048xi32> into tensor<2x32x32xi32>
    %13 = tensor.empty() : tensor<2x32xi32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x32xi8>) outs(%13 : tensor<2x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %26 = arith.extui %in : i8 to i32
      linalg.yield %26 : i32
    } -> tensor<2x32xi32>
    %15 = tensor.empty() : tensor<2x32x32xi32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x32xi32>) outs(%15 : tensor<2x32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x32x32xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %16 : tensor<2x32x32xi32>, tensor<2x32x32xi32>) outs(%15 : tensor<2x32x32xi32>) {
    ^bb0(%in: i32, %in_2: i32, %out: i32):
      %26 = arith.subi %in, %in_2 : i32
      linalg.yield %26 : i32
    } -> tensor<2x32x32xi32>
    %18 = tensor.empty() : tensor<2x32x32xbf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x32x32xi32>) outs(%18 : tensor<2x32x32xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %26 = arith.sitofp %in : i32 to bf16
      linalg.yield %26 : bf16
    } -> tensor<2x32x32xbf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x32xbf16>) outs(%18 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<2x32x32xbf16>, tensor<2x32x32xbf16>) outs(%18 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %26 = arith.mulf %in, %in_2 : bf16
      linalg.yield %26 : bf16
    } -> tensor<2x32x32xbf16>
    %collapsed_1 = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<2x32x32xbf16> into tensor<64x32xbf16>
    %22 = tensor.empty() : tensor<16x32xbf16>
    %23 = linalg.fill ins(%cst : bf16) outs(%22 : tensor<16x32xbf16>) -> tensor<16x32xbf16>
    %24 = linalg.matmul ins(%0, %collapsed_1 : tensor<16x64xbf16>, tensor<64x32xbf16>) outs(%23 : tensor<16x32xbf16>) -> tensor<16x32xbf16>
    %25 = hal.tensor.export %24 "output0" : tensor<16x32xbf16> -> !hal.buffer_view
    util.return %25 : !hal.buffer_view
  }
}