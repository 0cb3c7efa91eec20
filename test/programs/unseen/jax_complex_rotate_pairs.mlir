module @jit_complex_rotate_pairs {
  func.func public @main(%arg0: tensor<16x8x2xbf16>, %arg1: tensor<16x8x2xbf16>) -> tensor<16x8x2xbf16> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [16, 8, 1] [1, 1, 1] : tensor<16x8x2xbf16> to tensor<16x8x1xbf16>
    %0 = tensor.empty() : tensor<16x8x1xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<16x8x1xbf16>) outs(%0 : tensor<16x8x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %23 = arith.extf %in : bf16 to f32
      linalg.yield %23 : f32
    } -> tensor<16x8x1xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<16x8x1xf32> into tensor<16x8xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 1] [16, 8, 1] [1, 1, 1] : tensor<16x8x2xbf16> to tensor<16x8x1xbf16>
    %2 = tensor.empty() : tensor<16x8x1xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<16x8x1xbf16>) outs(%2 : tensor<16x8x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %23 = arith.extf %in : bf16 to f32
      linalg.yield %23 : f32
    } -> tensor<16x8x1xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<16x8x1xf32> into tensor<16x8xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0] [16, 8, 1] [1, 1, 1] : tensor<16x8x2xbf16> to tensor<16x8x1xbf16>
    %4 = tensor.empty() : tensor<16x8x1xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<16x8x1xbf16>) outs(%4 : tensor<16x8x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %23 = arith.extf %in : bf16 to f32
      linalg.yield %23 : f32
    } -> tensor<16x8x1xf32>
    %collapsed_3 = tensor.collapse_shape %5 [[0], [1, 2]] : tensor<16x8x1xf32> into tensor<16x8xf32>
    %extracted_slice_4 = tensor.extract_slice %arg1[0, 0, 1] [16, 8, 1] [1, 1, 1] : tensor<16x8x2xbf16> to tensor<16x8x1xbf16>
    %6 = tensor.empty() : tensor<16x8x1xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<16x8x1xbf16>) outs(%6 : tensor<16x8x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %23 = arith.extf %in : bf16 to f32
      linalg.yield %23 : f32
    } -> tensor<16x8x1xf32>
    %collapsed_5 = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<16x8x1xf32> into tensor<16x8xf32>
    %8 = tensor.empty() : tensor<16x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_3 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.mulf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<16x8xf32>
    %10 = tensor.empty() : tensor<16x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_1, %collapsed_5 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%10 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.mulf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<16x8xf32>
    %12 = tensor.empty() : tensor<16x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %11 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%12 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.subf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<16x8xf32>
    %14 = tensor.empty() : tensor<16x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_5 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%14 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.mulf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<16x8xf32>
    %16 = tensor.empty() : tensor<16x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_1, %collapsed_3 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%16 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.mulf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<16x8xf32>
    %18 = tensor.empty() : tensor<16x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%18 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.addf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<16x8xf32>
    %expanded = tensor.expand_shape %13 [[0], [1, 2]] output_shape [16, 8, 1] : tensor<16x8xf32> into tensor<16x8x1xf32>
    %expanded_6 = tensor.expand_shape %19 [[0], [1, 2]] output_shape [16, 8, 1] : tensor<16x8xf32> into tensor<16x8x1xf32>
    %20 = tensor.empty() : tensor<16x8x2xf32>
    %inserted_slice = tensor.insert_slice %expanded into %20[0, 0, 0] [16, 8, 1] [1, 1, 1] : tensor<16x8x1xf32> into tensor<16x8x2xf32>
    %inserted_slice_7 = tensor.insert_slice %expanded_6 into %inserted_slice[0, 0, 1] [16, 8, 1] [1, 1, 1] : tensor<16x8x1xf32> into tensor<16x8x2xf32>
    %21 = tensor.empty() : tensor<16x8x2xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_7 : tensor<16x8x2xf32>) outs(%21 : tensor<16x8x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %23 = arith.truncf %in : f32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<16x8x2xbf16>
    return %22 : tensor<16x8x2xbf16>
  }
}