module {
  func.func @main(%a: tensor<16x32xf32>, %w: tensor<32x24xf32>) -> tensor<16x24xf32> {
    %z = arith.constant 0.0 : f32

    %k = arith.constant dense<0.1> : tensor<16x24xf32>
    %zz = arith.constant dense<0.0> : tensor<16x24xf32>
    %m = linalg.matmul ins(%a, %w : tensor<16x32xf32>, tensor<32x24xf32>) outs(%zz : tensor<16x24xf32>) -> tensor<16x24xf32>
    %s = arith.mulf %m, %k fastmath<fast> : tensor<16x24xf32>
    %c = arith.cmpf ogt, %m, %zz : tensor<16x24xf32>
    %r = arith.select %c, %m, %s : tensor<16x24xi1>, tensor<16x24xf32>
    %l = math.log1p %r fastmath<contract> : tensor<16x24xf32>
    %q = math.atan2 %l, %k : tensor<16x24xf32>
    %t = math.cbrt %q : tensor<16x24xf32>
    return %t : tensor<16x24xf32>
  }
}
