#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @slice_concat_tile(%arg0: tensor<8x16xf32>, %arg1: tensor<16x4xf32>) -> tensor<8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 16] [2, 1] : tensor<8x16xf32> to tensor<4x16xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 1] [4, 8] [1, 2] : tensor<4x16xf32> to tensor<4x8xf32>
    %concat = tensor.concat dim(1) %extracted_slice_0, %extracted_slice_0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %0 = tensor.empty() : tensor<2x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<4x16xf32>) outs(%0 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x4x16xf32> into tensor<8x16xf32>
    %2 = tensor.empty() : tensor<8x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %4 = linalg.matmul ins(%collapsed, %arg1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%3 : tensor<8x4xf32>) -> tensor<8x4xf32>
    return %4 : tensor<8x4xf32>
  }
}

