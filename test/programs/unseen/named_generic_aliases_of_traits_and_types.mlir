!mat = tensor<10x10xf32>
!half = tensor<10x10xf16>
#mk = affine_map<(i, j, l) -> (i, l)>
#kn = affine_map<(i, j, l) -> (l, j)>
#mn = affine_map<(i, j, l) -> (i, j)>
#trait = {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], doc = "C(i, j) += A(i, l) * B(l, j)", library_call = "matmul"}
func.func @main(%a: !half, %b: !half, %c: !mat) -> !mat {
  %r = linalg.generic #trait ins(%a, %b : !half, !half) outs(%c : !mat) attrs = {tag = "t"} {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %e = arith.extf %x : f16 to f32
    %f = arith.extf %y : f16 to f32
    %p = arith.mulf %f, %e fastmath<fast> : f32
    %s = arith.addf %p, %o fastmath<contract, reassoc> : f32
    linalg.yield %s : f32
  } -> !mat
  return %r : !mat
}
