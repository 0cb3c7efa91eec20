module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>, my.version = 3 : i64} {
  module @inner attributes {llvm.target_triple = "nvptx64"} {
    func.func private @act(%x: tensor<8x12xf32>) -> tensor<8x12xf32> attributes {inline} {
      %e = tensor.empty() : tensor<8x12xf32>
      %y = linalg.tanh ins(%x : tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
      return %y : tensor<8x12xf32>
    }
    func.func @main(%a: tensor<8x16xf32> {my.arg = "x"}, %b: tensor<16x12xf32>) -> (tensor<8x12xf32> {my.res}) attributes {llvm.emit_c_interface} {
      %z = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<8x12xf32>
      %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
      %m = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x12xf32>) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
      %y = func.call @act(%m) : (tensor<8x12xf32>) -> tensor<8x12xf32>
      return %y : tensor<8x12xf32>
    }
  }
}
