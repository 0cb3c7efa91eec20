module {
  func.func @main(%x: tensor<5x4x16xf32>, %h0: tensor<4x24xf32>, %wx: tensor<16x24xf32>, %wh: tensor<24x24xf32>) -> (tensor<4x24xf32>, tensor<5x4x24xf32>) {
    %z = arith.constant 0.0 : f32

    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %ys = tensor.empty() : tensor<5x4x24xf32>
    %r:2 = scf.for %t = %c0 to %c5 step %c1 iter_args(%h = %h0, %y = %ys) -> (tensor<4x24xf32>, tensor<5x4x24xf32>) {
      %xt = tensor.extract_slice %x[%t, 0, 0] [1, 4, 16] [1, 1, 1] : tensor<5x4x16xf32> to tensor<4x16xf32>
      %e = tensor.empty() : tensor<4x24xf32>
      %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x24xf32>) -> tensor<4x24xf32>
      %a = linalg.matmul ins(%xt, %wx : tensor<4x16xf32>, tensor<16x24xf32>) outs(%f : tensor<4x24xf32>) -> tensor<4x24xf32>
      %b = linalg.matmul ins(%h, %wh : tensor<4x24xf32>, tensor<24x24xf32>) outs(%a : tensor<4x24xf32>) -> tensor<4x24xf32>
      %n = linalg.tanh ins(%b : tensor<4x24xf32>) outs(%e : tensor<4x24xf32>) -> tensor<4x24xf32>
      %u = tensor.insert_slice %n into %y[%t, 0, 0] [1, 4, 24] [1, 1, 1] : tensor<4x24xf32> into tensor<5x4x24xf32>
      scf.yield %n, %u : tensor<4x24xf32>, tensor<5x4x24xf32>
    }
    return %r#0, %r#1 : tensor<4x24xf32>, tensor<5x4x24xf32>
  }
}
