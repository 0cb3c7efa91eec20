// C = A * B in f16, summed in f32, as stock xDSL reads it: all of it linalg.generic.
#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#sum = affine_map<(m, n, k) -> (m, n)>
#identity = affine_map<(m, n) -> (m, n)>
module {
  func.func @main(%a: tensor<1024x512xf16>, %b: tensor<512x2048xf16>) -> tensor<1024x2048xf16> {
    %zero = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1024x2048xf32>
    %init = linalg.fill ins(%zero : f32) outs(%0 : tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
    %wide = linalg.generic {indexing_maps = [#lhs, #rhs, #sum], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<1024x512xf16>, tensor<512x2048xf16>) outs(%init : tensor<1024x2048xf32>) {
    ^bb0(%x: f16, %y: f16, %acc: f32):
      %wide_x = arith.extf %x : f16 to f32
      %wide_y = arith.extf %y : f16 to f32
      %product = arith.mulf %wide_x, %wide_y : f32
      %next = arith.addf %acc, %product : f32
      linalg.yield %next : f32
    } -> tensor<1024x2048xf32>
    %1 = tensor.empty() : tensor<1024x2048xf16>
    %c = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<1024x2048xf32>) outs(%1 : tensor<1024x2048xf16>) {
    ^bb0(%x: f32, %old: f16):
      %short = arith.truncf %x : f32 to f16
      linalg.yield %short : f16
    } -> tensor<1024x2048xf16>
    func.return %c : tensor<1024x2048xf16>
  }
}
