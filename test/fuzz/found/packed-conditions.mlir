// pipeline: auto, sizes: none, exact: False
// right: a mask in bits, eight a byte, as MLIR prints those of more than 100; a constant of i4
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x11x11xf32>) -> (tensor<2x11x11xf32>, tensor<2x3xi8>) {
    %cst = arith.constant dense<"0x0118C0011EF0811FFCE11FFFF9DFFF01"> : tensor<11x11xi1>
    %ninf = arith.constant 0xFF800000 : f32
    %nib = arith.constant dense<[[1, -2, 7], [-8, 3, 0]]> : tensor<2x3xi4>
    %0 = tensor.empty() : tensor<2x11x11xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst, %arg0 : tensor<11x11xi1>, tensor<2x11x11xf32>) outs(%0 : tensor<2x11x11xf32>) {
    ^bb0(%m: i1, %in: f32, %out: f32):
      %2 = arith.select %m, %in, %ninf : f32
      linalg.yield %2 : f32
    } -> tensor<2x11x11xf32>
    %3 = arith.extsi %nib : tensor<2x3xi4> to tensor<2x3xi8>
    return %1, %3 : tensor<2x11x11xf32>, tensor<2x3xi8>
  }
}
