module @jit_roll_flip_tile {
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<16x8xf32> {
    %c7 = arith.constant 7 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 5] [8, 3] [1, 1] : tensor<8x8xf32> to tensor<8x3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [8, 5] [1, 1] : tensor<8x8xf32> to tensor<8x5xf32>
    %0 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %0[0, 0] [8, 3] [1, 1] : tensor<8x3xf32> into tensor<8x8xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[0, 3] [8, 5] [1, 1] : tensor<8x5xf32> into tensor<8x8xf32>
    %1 = tensor.empty() : tensor<8x8xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<8x8xf32>) {
    ^bb0(%out: f32):
      %9 = linalg.index 0 : index
      %10 = arith.subi %c7, %9 : index
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_1[%10, %11] : tensor<8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [1, 8, 1, 8] : tensor<8x8xf32> into tensor<1x8x1x8xf32>
    %3 = tensor.empty() : tensor<2x8x1x8xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8x1x8xf32>) outs(%3 : tensor<2x8x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x1x8xf32>
    %collapsed = tensor.collapse_shape %4 [[0, 1], [2, 3]] : tensor<2x8x1x8xf32> into tensor<16x8xf32>
    %5 = tensor.empty() : tensor<8x2x8xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x8xf32>) outs(%5 : tensor<8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x8xf32>
    %collapsed_2 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<8x2x8xf32> into tensor<16x8xf32>
    %7 = tensor.empty() : tensor<16x8xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_2 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %9 = arith.addf %in, %in_3 : f32
      linalg.yield %9 : f32
    } -> tensor<16x8xf32>
    return %8 : tensor<16x8xf32>
  }
}