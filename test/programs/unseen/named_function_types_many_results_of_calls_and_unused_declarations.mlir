module {
  func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}
  func.func private @two(%x: tensor<8x8xf16>, %w: tensor<8x8xf16>) -> (tensor<8x8xf32>, tensor<8x8xf16>) {
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<8x8xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    %m = linalg.matmul ins(%x, %w : tensor<8x8xf16>, tensor<8x8xf16>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    %t = arith.truncf %m : tensor<8x8xf32> to tensor<8x8xf16>
    return %m, %t : tensor<8x8xf32>, tensor<8x8xf16>
  }
  func.func @main(%x: tensor<8x8xf16>, %w: tensor<8x8xf16>) -> tensor<8x8xf32> {
    %a:2 = call @two(%x, %w) : (tensor<8x8xf16>, tensor<8x8xf16>) -> (tensor<8x8xf32>, tensor<8x8xf16>)
    %b:2 = call @two(%a#1, %w) : (tensor<8x8xf16>, tensor<8x8xf16>) -> (tensor<8x8xf32>, tensor<8x8xf16>)
    %s = arith.addf %a#0, %b#0 : tensor<8x8xf32>
    return %s : tensor<8x8xf32>
  }
}
