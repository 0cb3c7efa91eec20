module {
  func.func @main(%a: tensor<14x30xf32>, %b: tensor<32x24xf32>) -> tensor<16x24xf32> {
    %z = arith.constant 0.0 : f32

    %x = tensor.pad %a low[1, 0] high[1, 2] {
    ^bb0(%i: index, %j: index):
      %s = arith.addi %i, %j : index
      %c = arith.index_cast %s : index to i32
      %v = arith.sitofp %c : i32 to f32
      tensor.yield %v : f32
    } : tensor<14x30xf32> to tensor<16x32xf32>
    %e = tensor.empty() : tensor<16x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
    %m = linalg.matmul ins(%x, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%f : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %m : tensor<16x24xf32>
  }
}
