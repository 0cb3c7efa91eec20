// A mask from linalg.index behind a product, and a decay by the distance.
#m = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%q: tensor<48x32xbf16>, %k: tensor<48x32xbf16>) -> tensor<48x48xf32> {
  %z = arith.constant 0.0 : f32
  %low = arith.constant -1.0e+9 : f32
  %rate = arith.constant -0.125 : f32
  %e = tensor.empty() : tensor<48x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<48x48xf32>) -> tensor<48x48xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%q, %k : tensor<48x32xbf16>, tensor<48x32xbf16>) outs(%f : tensor<48x48xf32>) -> tensor<48x48xf32>
  %r = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel", "parallel"]} outs(%s : tensor<48x48xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %d = arith.subi %i, %j : index
    %di = arith.index_cast %d : index to i32
    %df = arith.sitofp %di : i32 to f32
    %b = arith.mulf %df, %rate : f32
    %y = arith.addf %x, %b : f32
    %ok = arith.cmpi sge, %i, %j : index
    %o = arith.select %ok, %y, %low : f32
    linalg.yield %o : f32
  } -> tensor<48x48xf32>
  return %r : tensor<48x48xf32>
}
