func.func @sumn(%x: tensor<64x128xf32>, %n: index) -> tensor<64xf32> {
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %x[0, 0][64, %n][1, 1] : tensor<64x128xf32> to tensor<64x?xf32>
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %r = linalg.reduce ins(%s : tensor<64x?xf32>) outs(%f : tensor<64xf32>) dimensions = [1] (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  }
  return %r : tensor<64xf32>
}
