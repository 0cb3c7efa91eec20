#x = affine_map<(m, n, g, k) -> (m, g, k)>
#w = affine_map<(m, n, g, k) -> (n, g, k)>
#s = affine_map<(m, n, g, k) -> (n, g)>
#o = affine_map<(m, n, g, k) -> (m, n)>
func.func @main(%x: tensor<24x4x32xf16>, %w: tensor<48x4x32xi8>, %sc: tensor<48x4xf16>, %zp: tensor<48x4xi8>) -> tensor<24x48xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x48xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<24x48xf32>) -> tensor<24x48xf32>
  %r = linalg.generic {indexing_maps = [#x, #w, #s, #s, #o], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%x, %w, %sc, %zp : tensor<24x4x32xf16>, tensor<48x4x32xi8>, tensor<48x4xf16>, tensor<48x4xi8>) outs(%f : tensor<24x48xf32>) {
  ^bb0(%a: f16, %b: i8, %s: f16, %z: i8, %acc: f32):
    %b1 = arith.extsi %b : i8 to i32
    %z1 = arith.extsi %z : i8 to i32
    %d = arith.subi %b1, %z1 : i32
    %df = arith.sitofp %d : i32 to f16
    %ds = arith.mulf %df, %s : f16
    %af = arith.extf %a : f16 to f32
    %wf = arith.extf %ds : f16 to f32
    %p = arith.mulf %af, %wf : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<24x48xf32>
  return %r : tensor<24x48xf32>
}
