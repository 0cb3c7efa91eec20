// C = A * B as a stock xDSL tool reads it: the body spells out the widening.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
module {
  func.func @main(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x2048xf16>) -> tensor<1024x2048xf32> {
    %zero = arith.constant 0.000000e+00 : f32
    %empty = tensor.empty() : tensor<1024x2048xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
    %sum = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<1024x512xf16>, tensor<512x2048xf16>) outs(%init : tensor<1024x2048xf32>) {
    ^bb0(%x: f16, %y: f16, %acc: f32):
      %wide_x = arith.extf %x : f16 to f32
      %wide_y = arith.extf %y : f16 to f32
      %product = arith.mulf %wide_x, %wide_y : f32
      %next = arith.addf %acc, %product : f32
      linalg.yield %next : f32
    } -> tensor<1024x2048xf32>
    func.return %sum : tensor<1024x2048xf32>
  }
}
