module @jit_rotary_half {
  func.func public @main(%arg0: tensor<1x32x4x16xbf16>, %arg1: tensor<32x8xf32>, %arg2: tensor<32x8xf32>) -> tensor<1x32x4x16xbf16> {
    %0 = tensor.empty() : tensor<1x32x4x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x32x4x16xbf16>) outs(%0 : tensor<1x32x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %21 = arith.extf %in : bf16 to f32
      linalg.yield %21 : f32
    } -> tensor<1x32x4x16xf32>
    %extracted_slice = tensor.extract_slice %1[0, 0, 0, 0] [1, 32, 4, 8] [1, 1, 1, 1] : tensor<1x32x4x16xf32> to tensor<1x32x4x8xf32>
    %extracted_slice_0 = tensor.extract_slice %1[0, 0, 0, 8] [1, 32, 4, 8] [1, 1, 1, 1] : tensor<1x32x4x16xf32> to tensor<1x32x4x8xf32>
    %2 = tensor.empty() : tensor<1x32x4x8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<32x8xf32>) outs(%2 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x32x4x8xf32>
    %4 = tensor.empty() : tensor<1x32x4x8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %3 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%4 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<1x32x4x8xf32>
    %6 = tensor.empty() : tensor<1x32x4x8xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<32x8xf32>) outs(%6 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x32x4x8xf32>
    %8 = tensor.empty() : tensor<1x32x4x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %7 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%8 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<1x32x4x8xf32>
    %10 = tensor.empty() : tensor<1x32x4x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %9 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%10 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.subf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<1x32x4x8xf32>
    %12 = tensor.empty() : tensor<1x32x4x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %3 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%12 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<1x32x4x8xf32>
    %14 = tensor.empty() : tensor<1x32x4x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %7 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%14 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<1x32x4x8xf32>
    %16 = tensor.empty() : tensor<1x32x4x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<1x32x4x8xf32>, tensor<1x32x4x8xf32>) outs(%16 : tensor<1x32x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.addf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<1x32x4x8xf32>
    %18 = tensor.empty() : tensor<1x32x4x16xf32>
    %inserted_slice = tensor.insert_slice %11 into %18[0, 0, 0, 0] [1, 32, 4, 8] [1, 1, 1, 1] : tensor<1x32x4x8xf32> into tensor<1x32x4x16xf32>
    %inserted_slice_1 = tensor.insert_slice %17 into %inserted_slice[0, 0, 0, 8] [1, 32, 4, 8] [1, 1, 1, 1] : tensor<1x32x4x8xf32> into tensor<1x32x4x16xf32>
    %19 = tensor.empty() : tensor<1x32x4x16xbf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_1 : tensor<1x32x4x16xf32>) outs(%19 : tensor<1x32x4x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %21 = arith.truncf %in : f32 to bf16
      linalg.yield %21 : bf16
    } -> tensor<1x32x4x16xbf16>
    return %20 : tensor<1x32x4x16xbf16>
  }
}