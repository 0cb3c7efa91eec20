#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x9xf32>) -> tensor<8x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %cst_0 = arith.constant -2.500000e+00 : f32
    %0 = tensor.empty() : tensor<6x9xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x9xf32>) -> tensor<6x9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x9xf32>) outs(%1 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = arith.subi %c5, %4 : index
      %extracted = tensor.extract %arg0[%6, %5] : tensor<6x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x9xf32>) outs(%1 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = arith.subi %c8, %5 : index
      %extracted = tensor.extract %2[%4, %6] : tensor<6x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x9xf32>
    %extracted_slice = tensor.extract_slice %3[0, 1] [6, 4] [1, 2] : tensor<6x9xf32> to tensor<6x4xf32>
    %padded = tensor.pad %extracted_slice low[0, 1] high[2, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst_0 : f32
    } : tensor<6x4xf32> to tensor<8x6xf32>
    return %padded : tensor<8x6xf32>
  }
}

