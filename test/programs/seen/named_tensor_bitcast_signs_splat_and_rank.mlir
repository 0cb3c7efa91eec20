func.func @main(%x: tensor<8x16xi32>, %s: f32) -> (tensor<8x16xf32>, index) {
  %b = tensor.bitcast %x : tensor<8x16xi32> to tensor<8x16xui32>
  %c = tensor.bitcast %b : tensor<8x16xui32> to tensor<8x16xi32>
  %f = arith.bitcast %c : tensor<8x16xi32> to tensor<8x16xf32>
  %t = tensor.splat %s : tensor<8x16xf32>
  %r = arith.mulf %f, %t : tensor<8x16xf32>
  %n = tensor.rank %x : tensor<8x16xi32>
  return %r, %n : tensor<8x16xf32>, index
}