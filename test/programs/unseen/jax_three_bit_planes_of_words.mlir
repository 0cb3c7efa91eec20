module @jit_three_bit_planes_of_words {
  util.func public @main(%arg0: tensor<16x32xf16>, %arg1: tensor<3x24xi32> {iree.abi.encoding = tensor<3x24xui32>}, %arg2: tensor<24xf16>) -> tensor<16x24xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 4.000000e+00 : f16
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<32xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %41 = linalg.index 0 : index
      %42 = arith.index_cast %41 : index to i32
      linalg.yield %42 : i32
    } -> tensor<32xi32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [1, 24] [1, 1] : tensor<3x24xi32> to tensor<1x24xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x24xi32> into tensor<24xi32>
    %2 = tensor.empty() : tensor<32x24xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<24xi32>) outs(%2 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x24xi32>
    %4 = tensor.empty() : tensor<32x24xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32xi32>) outs(%4 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x24xi32>
    %6 = tensor.empty() : tensor<32x24xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<32x24xi32>, tensor<32x24xi32>) outs(%6 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %41 = arith.shrui %in, %in_5 : i32
      %42 = arith.cmpi ult, %in_5, %c32_i32 : i32
      %43 = arith.select %42, %41, %c0_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<32x24xi32>
    %8 = tensor.empty() : tensor<32x24xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<32x24xi32>) outs(%8 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %41 = arith.andi %in, %c1_i32 : i32
      linalg.yield %41 : i32
    } -> tensor<32x24xi32>
    %extracted_slice_1 = tensor.extract_slice %arg1[1, 0] [1, 24] [1, 1] : tensor<3x24xi32> to tensor<1x24xi32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<1x24xi32> into tensor<24xi32>
    %10 = tensor.empty() : tensor<32x24xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_2 : tensor<24xi32>) outs(%10 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x24xi32>
    %12 = tensor.empty() : tensor<32x24xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %5 : tensor<32x24xi32>, tensor<32x24xi32>) outs(%12 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %41 = arith.shrui %in, %in_5 : i32
      %42 = arith.cmpi ult, %in_5, %c32_i32 : i32
      %43 = arith.select %42, %41, %c0_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<32x24xi32>
    %14 = tensor.empty() : tensor<32x24xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<32x24xi32>) outs(%14 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %41 = arith.andi %in, %c1_i32 : i32
      linalg.yield %41 : i32
    } -> tensor<32x24xi32>
    %16 = tensor.empty() : tensor<32x24xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<32x24xi32>) outs(%16 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %41 = arith.shli %in, %c1_i32 : i32
      linalg.yield %41 : i32
    } -> tensor<32x24xi32>
    %18 = tensor.empty() : tensor<32x24xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %17 : tensor<32x24xi32>, tensor<32x24xi32>) outs(%18 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %41 = arith.ori %in, %in_5 : i32
      linalg.yield %41 : i32
    } -> tensor<32x24xi32>
    %extracted_slice_3 = tensor.extract_slice %arg1[2, 0] [1, 24] [1, 1] : tensor<3x24xi32> to tensor<1x24xi32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<1x24xi32> into tensor<24xi32>
    %20 = tensor.empty() : tensor<32x24xi32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_4 : tensor<24xi32>) outs(%20 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x24xi32>
    %22 = tensor.empty() : tensor<32x24xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %5 : tensor<32x24xi32>, tensor<32x24xi32>) outs(%22 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %41 = arith.shrui %in, %in_5 : i32
      %42 = arith.cmpi ult, %in_5, %c32_i32 : i32
      %43 = arith.select %42, %41, %c0_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<32x24xi32>
    %24 = tensor.empty() : tensor<32x24xi32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<32x24xi32>) outs(%24 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %41 = arith.andi %in, %c1_i32 : i32
      linalg.yield %41 : i32
    } -> tensor<32x24xi32>
    %26 = tensor.empty() : tensor<32x24xi32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<32x24xi32>) outs(%26 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %41 = arith.shli %in, %c2_i32 : i32
      linalg.yield %41 : i32
    } -> tensor<32x24xi32>
    %28 = tensor.empty() : tensor<32x24xi32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %27 : tensor<32x24xi32>, tensor<32x24xi32>) outs(%28 : tensor<32x24xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %41 = arith.ori %in, %in_5 : i32
      linalg.yield %41 : i32
    } -> tensor<32x24xi32>
    %30 = tensor.empty() : tensor<32x24xf16>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<32x24xi32>) outs(%30 : tensor<32x24xf16>) {
    ^bb0(%in: i32, %out: f16):
      %41 = arith.uitofp %in : i32 to f16
      linalg.yield %41 : f16
    } -> tensor<32x24xf16>
    %32 = tensor.empty() : tensor<32x24xf16>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<32x24xf16>) outs(%32 : tensor<32x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = arith.subf %in, %cst_0 : f16
      linalg.yield %41 : f16
    } -> tensor<32x24xf16>
    %34 = tensor.empty() : tensor<16x24xf16>
    %35 = linalg.fill ins(%cst : f16) outs(%34 : tensor<16x24xf16>) -> tensor<16x24xf16>
    %36 = linalg.matmul ins(%arg0, %33 : tensor<16x32xf16>, tensor<32x24xf16>) outs(%35 : tensor<16x24xf16>) -> tensor<16x24xf16>
    %37 = tensor.empty() : tensor<16x24xf16>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24xf16>) outs(%37 : tensor<16x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<16x24xf16>
    %39 = tensor.empty() : tensor<16x24xf16>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36, %38 : tensor<16x24xf16>, tensor<16x24xf16>) outs(%39 : tensor<16x24xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %41 = arith.mulf %in, %in_5 : f16
      linalg.yield %41 : f16
    } -> tensor<16x24xf16>
    util.return %40 : tensor<16x24xf16>
  }
}