#A = affine_map<(d0, d1, d2) -> (d0, d2)>
#B = affine_map<(d0, d1, d2) -> (d1, d2)>
#C = affine_map<(d0, d1, d2) -> (d1, d0)>
func.func @t(%a: tensor<24x32xf16>, %b: tensor<40x32xf16>, %c: tensor<40x24xf16>) -> tensor<40x24xf16> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<24x32xf16>, tensor<40x32xf16>) outs(%c : tensor<40x24xf16>) attrs = {tag = "nt"} {
  ^bb0(%x: f16, %y: f16, %z: f16):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.extf %z : f16 to f32
    %5 = arith.addf %4, %3 : f32
    %6 = arith.truncf %5 : f32 to f16
    linalg.yield %6 : f16
  } -> tensor<40x24xf16>
  return %0 : tensor<40x24xf16>
}
