// linalg.quantized_matmul with zero points that are arguments, rescaled behind.
#mm = affine_map<(d0, d1) -> (d0, d1)>
#c = affine_map<(d0, d1) -> (d1)>
func.func @main(%a: tensor<8x32xi8>, %b: tensor<32x16xi8>, %za: i32, %zb: i32, %s: tensor<16xf32>) -> tensor<8x16xi8> {
  %z = arith.constant 0 : i32
  %lo = arith.constant -1.28e+02 : f32
  %hi = arith.constant 1.27e+02 : f32
  %e = tensor.empty() : tensor<8x16xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<8x16xi32>) -> tensor<8x16xi32>
  %p = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<8x32xi8>, tensor<32x16xi8>, i32, i32) outs(%f : tensor<8x16xi32>) -> tensor<8x16xi32>
  %o = tensor.empty() : tensor<8x16xi8>
  %r = linalg.generic {indexing_maps = [#mm, #c, #mm], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<8x16xi32>, tensor<16xf32>) outs(%o : tensor<8x16xi8>) {
  ^bb0(%x: i32, %q: f32, %out: i8):
    %1 = arith.sitofp %x : i32 to f32
    %2 = arith.mulf %1, %q : f32
    %3 = math.roundeven %2 : f32
    %4 = arith.maximumf %3, %lo : f32
    %5 = arith.minimumf %4, %hi : f32
    %6 = arith.fptosi %5 : f32 to i8
    linalg.yield %6 : i8
  } -> tensor<8x16xi8>
  return %r : tensor<8x16xi8>
}
