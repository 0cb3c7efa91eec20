module {
  func.func @main(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>) -> tensor<16x24xf32> {
    %z = arith.constant 0.0 : f32

    %e0 = tensor.empty() : tensor<2x8x8x4xf32>
    %pa = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %e0 : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
    %e1 = tensor.empty() : tensor<3x8x8x4xf32>
    %pb = tensor.pack %b outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 4] into %e1 : tensor<32x24xf32> -> tensor<3x8x8x4xf32>
    %e2 = tensor.empty() : tensor<2x3x8x8xf32>
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
    %m = linalg.mmt4d ins(%pa, %pb : tensor<2x8x8x4xf32>, tensor<3x8x8x4xf32>) outs(%f : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
    %e3 = tensor.empty() : tensor<16x24xf32>
    %r = tensor.unpack %m inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e3 : tensor<2x3x8x8xf32> -> tensor<16x24xf32>
    return %r : tensor<16x24xf32>
  }
}
