#m = affine_map<(i, j, k) -> (i, j, k)>
#o = affine_map<(i, j, k) -> (j, i)>
func.func @main(%a: tensor<?x?x9xf16>, %c: tensor<?x?xf16>) -> tensor<?x?xf16> {
  %r = linalg.generic {indexing_maps = [#m, #o], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a : tensor<?x?x9xf16>) outs(%c : tensor<?x?xf16>) {
  ^bb0(%x: f16, %o: f16):
    %e = math.exp %x : f16
    %3 = arith.subf %o, %e : f16
    linalg.yield %3 : f16
  } -> tensor<?x?xf16>
  return %r : tensor<?x?xf16>
}
