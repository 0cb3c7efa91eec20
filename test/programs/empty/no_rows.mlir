func.func @main(%a: tensor<0x32xbf16>, %b: tensor<32x24xbf16>, %c: tensor<16x32xbf16>) -> (tensor<0x24xf32>, tensor<16x24xf32>, tensor<16xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<0x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<0x24xf32>) -> tensor<0x24xf32>
  %p = linalg.matmul ins(%a, %b : tensor<0x32xbf16>, tensor<32x24xbf16>) outs(%f : tensor<0x24xf32>) -> tensor<0x24xf32>
  %e2 = tensor.empty() : tensor<16x24xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<16x24xf32>) -> tensor<16x24xf32>
  %q = linalg.matmul ins(%c, %b : tensor<16x32xbf16>, tensor<32x24xbf16>) outs(%f2 : tensor<16x24xf32>) -> tensor<16x24xf32>
  %cc = tensor.concat dim(0) %p, %q : (tensor<0x24xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
  %ec = tensor.empty() : tensor<16x0xf32>
  %er = tensor.empty() : tensor<16xf32>
  %fr = linalg.fill ins(%z : f32) outs(%er : tensor<16xf32>) -> tensor<16xf32>
  %r = linalg.reduce ins(%ec : tensor<16x0xf32>) outs(%fr : tensor<16xf32>) dimensions = [1] (%x: f32, %y: f32) {
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return %p, %cc, %r : tensor<0x24xf32>, tensor<16x24xf32>, tensor<16xf32>
}
