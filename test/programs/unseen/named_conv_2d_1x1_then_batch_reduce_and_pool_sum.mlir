func.func @main(%x: tensor<2x8x8x16xf16>, %k: tensor<1x1x16x24xf16>, %b: tensor<24xf32>, %h: tensor<24x10xf32>) -> tensor<2x10xf32> {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 64.0 : f32
  %e = tensor.empty() : tensor<2x8x8x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x8x8x24xf32>) -> tensor<2x8x8x24xf32>
  %c = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x8x8x16xf16>, tensor<1x1x16x24xf16>) outs(%f : tensor<2x8x8x24xf32>) -> tensor<2x8x8x24xf32>
  %bb = linalg.broadcast ins(%b : tensor<24xf32>) outs(%e : tensor<2x8x8x24xf32>) dimensions = [0, 1, 2]
  %a = linalg.add ins(%c, %bb : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%e : tensor<2x8x8x24xf32>) -> tensor<2x8x8x24xf32>
  %e2 = tensor.empty() : tensor<2x24xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<2x24xf32>) -> tensor<2x24xf32>
  %p = linalg.reduce { arith.addf } ins(%a : tensor<2x8x8x24xf32>) outs(%f2 : tensor<2x24xf32>) dimensions = [1, 2]
  %g = linalg.map ins(%p : tensor<2x24xf32>) outs(%e2 : tensor<2x24xf32>)
    (%v: f32) {
      %d = arith.divf %v, %n : f32
      linalg.yield %d : f32
    }
  %e3 = tensor.empty() : tensor<2x10xf32>
  %f3 = linalg.fill ins(%z : f32) outs(%e3 : tensor<2x10xf32>) -> tensor<2x10xf32>
  %y = linalg.matmul ins(%g, %h : tensor<2x24xf32>, tensor<24x10xf32>) outs(%f3 : tensor<2x10xf32>) -> tensor<2x10xf32>
  return %y : tensor<2x10xf32>
}
