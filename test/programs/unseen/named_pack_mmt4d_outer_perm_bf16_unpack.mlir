module {
  func.func @main(%a: tensor<20x30xbf16>, %b: tensor<30x40xbf16>) -> tensor<20x40xf32> {
    %z = arith.constant 0.0 : f32

    %zb = arith.constant 0.0 : bf16
    %e0 = tensor.empty() : tensor<3x8x8x4xbf16>
    %pa = linalg.pack %a padding_value(%zb : bf16) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %e0 : tensor<20x30xbf16> -> tensor<3x8x8x4xbf16>
    %e1 = tensor.empty() : tensor<5x8x8x4xbf16>
    %pb = linalg.pack %b padding_value(%zb : bf16) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 4] into %e1 : tensor<30x40xbf16> -> tensor<5x8x8x4xbf16>
    %e2 = tensor.empty() : tensor<3x5x8x8xf32>
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<3x5x8x8xf32>) -> tensor<3x5x8x8xf32>
    %m = linalg.mmt4d ins(%pa, %pb : tensor<3x8x8x4xbf16>, tensor<5x8x8x4xbf16>) outs(%f : tensor<3x5x8x8xf32>) -> tensor<3x5x8x8xf32>
    %e3 = tensor.empty() : tensor<20x40xf32>
    %r = linalg.unpack %m inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e3 : tensor<3x5x8x8xf32> -> tensor<20x40xf32>
    return %r : tensor<20x40xf32>
  }
}
