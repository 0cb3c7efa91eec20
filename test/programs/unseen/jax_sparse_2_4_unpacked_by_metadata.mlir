module @jit_sparse_2_4_unpacked_by_metadata {
  util.func public @main(%arg0: tensor<16x32xbf16>, %arg1: tensor<16x24xbf16>, %arg2: tensor<16x24xi8> {iree.abi.encoding = tensor<16x24xui8>}) -> tensor<16x24xf32> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xi8>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<4xi8>) {
    ^bb0(%out: i8):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i8
      linalg.yield %29 : i8
    } -> tensor<4xi8>
    %2 = tensor.empty() : tensor<16x24x4xi8>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<16x24xi8>) outs(%2 : tensor<16x24x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<16x24x4xi8>
    %4 = tensor.empty() : tensor<16x24x4xi8>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<4xi8>) outs(%4 : tensor<16x24x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<16x24x4xi8>
    %6 = tensor.empty() : tensor<16x24x4xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<16x24x4xi8>, tensor<16x24x4xi8>) outs(%6 : tensor<16x24x4xi1>) {
    ^bb0(%in: i8, %in_2: i8, %out: i1):
      %28 = arith.cmpi eq, %in, %in_2 : i8
      linalg.yield %28 : i1
    } -> tensor<16x24x4xi1>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [16, 24, 1] : tensor<16x24xbf16> into tensor<16x24x1xbf16>
    %8 = tensor.empty() : tensor<bf16>
    %9 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%8 : tensor<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<bf16>
    %10 = tensor.empty() : tensor<16x24x4xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x24x1xbf16>) outs(%10 : tensor<16x24x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x24x4xbf16>
    %12 = tensor.empty() : tensor<16x24x4xbf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<bf16>) outs(%12 : tensor<16x24x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x24x4xbf16>
    %14 = tensor.empty() : tensor<16x24x4xbf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %11, %13 : tensor<16x24x4xi1>, tensor<16x24x4xbf16>, tensor<16x24x4xbf16>) outs(%14 : tensor<16x24x4xbf16>) {
    ^bb0(%in: i1, %in_2: bf16, %in_3: bf16, %out: bf16):
      %28 = arith.select %in, %in_2, %in_3 : bf16
      linalg.yield %28 : bf16
    } -> tensor<16x24x4xbf16>
    %16 = tensor.empty() : tensor<16x24x4xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<16x24x4xbf16>) outs(%16 : tensor<16x24x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %28 = arith.extf %in : bf16 to f32
      linalg.yield %28 : f32
    } -> tensor<16x24x4xf32>
    %expanded_1 = tensor.expand_shape %17 [[0, 1], [2], [3]] output_shape [8, 2, 24, 4] : tensor<16x24x4xf32> into tensor<8x2x24x4xf32>
    %18 = tensor.empty() : tensor<8x24x4xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<8x24x4xf32>) -> tensor<8x24x4xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_1 : tensor<8x2x24x4xf32>) outs(%19 : tensor<8x24x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %out, %in : f32
      linalg.yield %28 : f32
    } -> tensor<8x24x4xf32>
    %21 = tensor.empty() : tensor<8x24x4xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x24x4xf32>) outs(%21 : tensor<8x24x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %28 = arith.truncf %in : f32 to bf16
      linalg.yield %28 : bf16
    } -> tensor<8x24x4xbf16>
    %23 = tensor.empty() : tensor<8x4x24xbf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<8x24x4xbf16>) outs(%23 : tensor<8x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x4x24xbf16>
    %collapsed = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<8x4x24xbf16> into tensor<32x24xbf16>
    %25 = tensor.empty() : tensor<16x24xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %27 = linalg.matmul ins(%arg0, %collapsed : tensor<16x32xbf16>, tensor<32x24xbf16>) outs(%26 : tensor<16x24xf32>) -> tensor<16x24xf32>
    util.return %27 : tensor<16x24xf32>
  }
}