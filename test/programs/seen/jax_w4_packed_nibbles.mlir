module @jit_w4_packed_nibbles {
  func.func public @main(%arg0: tensor<16x64xbf16>, %arg1: tensor<32x64xi8> {iree.abi.encoding = tensor<32x64xui8>}, %arg2: tensor<2x64xf32>, %arg3: tensor<2x64xf32>) -> tensor<16x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %0 = tensor.empty() : tensor<32x64xi8>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x64xi8>) outs(%0 : tensor<32x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      %28 = arith.andi %in, %c15_i8 : i8
      linalg.yield %28 : i8
    } -> tensor<32x64xi8>
    %2 = tensor.empty() : tensor<32x64xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32x64xi8>) outs(%2 : tensor<32x64xf32>) {
    ^bb0(%in: i8, %out: f32):
      %28 = arith.uitofp %in : i8 to f32
      linalg.yield %28 : f32
    } -> tensor<32x64xf32>
    %4 = tensor.empty() : tensor<32x64xi8>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x64xi8>) outs(%4 : tensor<32x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      %28 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %28 : i8
    } -> tensor<32x64xi8>
    %6 = tensor.empty() : tensor<32x64xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<32x64xi8>) outs(%6 : tensor<32x64xf32>) {
    ^bb0(%in: i8, %out: f32):
      %28 = arith.uitofp %in : i8 to f32
      linalg.yield %28 : f32
    } -> tensor<32x64xf32>
    %8 = tensor.empty() : tensor<32x1x64xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<32x64xf32>) outs(%8 : tensor<32x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x1x64xf32>
    %10 = tensor.empty() : tensor<32x1x64xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<32x64xf32>) outs(%10 : tensor<32x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x1x64xf32>
    %12 = tensor.empty() : tensor<32x2x64xf32>
    %inserted_slice = tensor.insert_slice %9 into %12[0, 0, 0] [32, 1, 64] [1, 1, 1] : tensor<32x1x64xf32> into tensor<32x2x64xf32>
    %inserted_slice_0 = tensor.insert_slice %11 into %inserted_slice[0, 1, 0] [32, 1, 64] [1, 1, 1] : tensor<32x1x64xf32> into tensor<32x2x64xf32>
    %collapsed = tensor.collapse_shape %inserted_slice_0 [[0, 1, 2]] : tensor<32x2x64xf32> into tensor<4096xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [2, 32, 64] : tensor<4096xf32> into tensor<2x32x64xf32>
    %13 = tensor.empty() : tensor<2x32x64xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x64xf32>) outs(%13 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %15 = tensor.empty() : tensor<2x32x64xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %14 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%15 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.subf %in, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<2x32x64xf32>
    %17 = tensor.empty() : tensor<2x32x64xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x64xf32>) outs(%17 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %19 = tensor.empty() : tensor<2x32x64xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %18 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%19 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.mulf %in, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<2x32x64xf32>
    %21 = tensor.empty() : tensor<2x32x64xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x32x64xf32>) outs(%21 : tensor<2x32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %28 = arith.truncf %in : f32 to bf16
      linalg.yield %28 : bf16
    } -> tensor<2x32x64xbf16>
    %collapsed_1 = tensor.collapse_shape %22 [[0, 1], [2]] : tensor<2x32x64xbf16> into tensor<64x64xbf16>
    %23 = tensor.empty() : tensor<16x64xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %25 = linalg.matmul ins(%arg0, %collapsed_1 : tensor<16x64xbf16>, tensor<64x64xbf16>) outs(%24 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %26 = tensor.empty() : tensor<16x64xbf16>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x64xf32>) outs(%26 : tensor<16x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %28 = arith.truncf %in : f32 to bf16
      linalg.yield %28 : bf16
    } -> tensor<16x64xbf16>
    return %27 : tensor<16x64xbf16>
  }
}