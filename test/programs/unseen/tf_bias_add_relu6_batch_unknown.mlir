module {
  func.func @main(%x: tensor<?x32xf32>, %w: tensor<32x24xf32>, %b: tensor<24xf32>) -> tensor<?x24xf32> {
    %z = arith.constant 0.0 : f32

    %six = arith.constant 6.0 : f32
    %c0 = arith.constant 0 : index
    %d = tensor.dim %x, %c0 : tensor<?x32xf32>
    %e = tensor.empty(%d) : tensor<?x24xf32>
    %bb = linalg.broadcast ins(%b : tensor<24xf32>) outs(%e : tensor<?x24xf32>) dimensions = [0]
    %m = linalg.matmul ins(%x, %w : tensor<?x32xf32>, tensor<32x24xf32>) outs(%bb : tensor<?x24xf32>) -> tensor<?x24xf32>
    %r = linalg.map { arith.maximumf } ins(%m, %bb : tensor<?x24xf32>, tensor<?x24xf32>) outs(%e : tensor<?x24xf32>)
    %t = linalg.map ins(%r : tensor<?x24xf32>) outs(%e : tensor<?x24xf32>) (%in: f32) {
      %0 = arith.minimumf %in, %six : f32
      linalg.yield %0 : f32
    }
    return %t : tensor<?x24xf32>
  }
}
