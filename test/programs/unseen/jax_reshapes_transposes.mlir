module @jit_reshapes_transposes {
  func.func public @main(%arg0: tensor<2x3x4x8xf32>) -> tensor<6x4x4xf32> {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty() : tensor<8x3x2x4xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d1, d3, d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4x8xf32>) outs(%0 : tensor<8x3x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3x2x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2, 3]] : tensor<8x3x2x4xf32> into tensor<8x24xf32>
    %2 = tensor.empty() : tensor<24x8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<8x24xf32>) outs(%2 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [6, 4, 4] [1, 1, 2] : tensor<6x4x8xf32> to tensor<6x4x4xf32>
    %4 = tensor.empty() : tensor<6x4x4xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<6x4x4xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = arith.subi %c5, %6 : index
      %8 = linalg.index 1 : index
      %9 = linalg.index 2 : index
      %extracted = tensor.extract %extracted_slice[%7, %8, %9] : tensor<6x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x4xf32>
    return %5 : tensor<6x4x4xf32>
  }
}