// pipeline: auto, sizes: none, exact: True
// right: columns read backwards, on which form-loops failed
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>) {
    %c7 = arith.constant 7 : index
    %0 = tensor.empty() : tensor<5x8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<5x8xf32>) {
    ^bb0(%out: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %2 = arith.subi %c7, %j : index
      %extracted = tensor.extract %arg0[%i, %2] : tensor<5x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (4 - d0, d1)>, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x8xf32>) outs(%0 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    return %1, %3 : tensor<5x8xf32>, tensor<5x8xf32>
  }
}
