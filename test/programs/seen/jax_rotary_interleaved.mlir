module @jit_rotary_interleaved {
  func.func public @main(%arg0: tensor<1x32x4x16xbf16>) -> tensor<1x32x4x16xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+04 : f32
    %cst_1 = arith.constant 1.600000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<32xf32>) {
    ^bb0(%out: f32):
      %45 = linalg.index 0 : index
      %46 = arith.index_cast %45 : index to i32
      %47 = arith.sitofp %46 : i32 to f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %2 = tensor.empty() : tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%2 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %45 = linalg.index 0 : index
      %46 = arith.index_cast %45 : index to i32
      %47 = arith.sitofp %46 : i32 to f32
      linalg.yield %47 : f32
    } -> tensor<8xf32>
    %4 = tensor.empty() : tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %cst_3 : f32
      linalg.yield %45 : f32
    } -> tensor<8xf32>
    %6 = tensor.empty() : tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %cst_2 : f32
      linalg.yield %45 : f32
    } -> tensor<8xf32>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.divf %in, %cst_1 : f32
      linalg.yield %45 : f32
    } -> tensor<8xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.powf %cst_0, %in : f32
      linalg.yield %45 : f32
    } -> tensor<8xf32>
    %12 = tensor.empty() : tensor<8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11 : tensor<8xf32>) outs(%12 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.divf %cst, %in : f32
      linalg.yield %45 : f32
    } -> tensor<8xf32>
    %14 = tensor.empty() : tensor<32x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32xf32>) outs(%14 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8xf32>
    %16 = tensor.empty() : tensor<32x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8xf32>) outs(%16 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8xf32>
    %18 = tensor.empty() : tensor<32x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<32x8xf32>, tensor<32x8xf32>) outs(%18 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_7 : f32
      linalg.yield %45 : f32
    } -> tensor<32x8xf32>
    %20 = tensor.empty() : tensor<32x8xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<32x8xf32>) outs(%20 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.cos %in : f32
      linalg.yield %45 : f32
    } -> tensor<32x8xf32>
    %22 = tensor.empty() : tensor<32x8xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<32x8xf32>) outs(%22 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.sin %in : f32
      linalg.yield %45 : f32
    } -> tensor<32x8xf32>
    %24 = tensor.empty() : tensor<1x32x4x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x32x4x16xbf16>) outs(%24 : tensor<1x32x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %45 = arith.extf %in : bf16 to f32
      linalg.yield %45 : f32
    } -> tensor<1x32x4x16xf32>
    %extracted_slice = tensor.extract_slice %25[0, 0, 0, 0] [1, 32, 4, 8] [1, 1, 1, 2] : tensor<1x32x4x16xf32> to tensor<1x32x4x8xf32>
    %extracted_slice_4 = tensor.extract_slice %25[0, 0, 0, 1] [1, 32, 4, 8] [1, 1, 1, 2] : tensor<1x32x4x16xf32> to tensor<1x32x4x8xf32>
    %26 = tensor.empty() : tensor<1x32x4x8xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<32x8xf32>) outs(%26 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x32x4x8xf32>
    %28 = tensor.empty() : tensor<1x32x4x8xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %27 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%28 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_7 : f32
      linalg.yield %45 : f32
    } -> tensor<1x32x4x8xf32>
    %30 = tensor.empty() : tensor<1x32x4x8xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<32x8xf32>) outs(%30 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x32x4x8xf32>
    %32 = tensor.empty() : tensor<1x32x4x8xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_4, %31 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%32 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_7 : f32
      linalg.yield %45 : f32
    } -> tensor<1x32x4x8xf32>
    %34 = tensor.empty() : tensor<1x32x4x8xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %33 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%34 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %45 = arith.subf %in, %in_7 : f32
      linalg.yield %45 : f32
    } -> tensor<1x32x4x8xf32>
    %36 = tensor.empty() : tensor<1x32x4x8xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %31 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%36 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_7 : f32
      linalg.yield %45 : f32
    } -> tensor<1x32x4x8xf32>
    %38 = tensor.empty() : tensor<1x32x4x8xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_4, %27 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%38 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_7 : f32
      linalg.yield %45 : f32
    } -> tensor<1x32x4x8xf32>
    %40 = tensor.empty() : tensor<1x32x4x8xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%40 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %45 = arith.addf %in, %in_7 : f32
      linalg.yield %45 : f32
    } -> tensor<1x32x4x8xf32>
    %expanded = tensor.expand_shape %35 [[0], [1], [2], [3, 4]] output_shape [1, 32, 4, 8, 1] : tensor<1x32x4x8xf32> into tensor<1x32x4x8x1xf32>
    %expanded_5 = tensor.expand_shape %41 [[0], [1], [2], [3, 4]] output_shape [1, 32, 4, 8, 1] : tensor<1x32x4x8xf32> into tensor<1x32x4x8x1xf32>
    %42 = tensor.empty() : tensor<1x32x4x8x2xf32>
    %inserted_slice = tensor.insert_slice %expanded into %42[0, 0, 0, 0, 0] [1, 32, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<1x32x4x8x1xf32> into tensor<1x32x4x8x2xf32>
    %inserted_slice_6 = tensor.insert_slice %expanded_5 into %inserted_slice[0, 0, 0, 0, 1] [1, 32, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<1x32x4x8x1xf32> into tensor<1x32x4x8x2xf32>
    %43 = tensor.empty() : tensor<1x32x4x8x2xbf16>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_6 : tensor<1x32x4x8x2xf32>) outs(%43 : tensor<1x32x4x8x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %45 = arith.truncf %in : f32 to bf16
      linalg.yield %45 : bf16
    } -> tensor<1x32x4x8x2xbf16>
    %collapsed = tensor.collapse_shape %44 [[0], [1], [2], [3, 4]] : tensor<1x32x4x8x2xbf16> into tensor<1x32x4x16xbf16>
    return %collapsed : tensor<1x32x4x16xbf16>
  }
}