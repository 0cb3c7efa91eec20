
util.func public @main(%x: tensor<?x5x?x24xf16>, %w: tensor<5x24x40xf16>, %m: index) -> tensor<?x5x40xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f32
  %b0 = tensor.dim %x, %c0 : tensor<?x5x?x24xf16>
  %t0 = tensor.dim %x, %c2 : tensor<?x5x?x24xf16>
  %b, %t = util.assume.int %b0<umin = 1, umax = 64>, %t0<umin = 8, umax = 4096, udiv = 8> : index, index
  %pe = tensor.empty(%b, %t) : tensor<?x?x5x24xf16>
  %p = linalg.transpose ins(%x : tensor<?x5x?x24xf16>) outs(%pe : tensor<?x?x5x24xf16>) permutation = [0, 2, 1, 3]
  %q = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<?x?x5x24xf16> into tensor<?x5x24xf16>
  %n = arith.muli %b, %t : index
  %e = tensor.empty(%n) : tensor<?x5x40xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x5x40xf32>) -> tensor<?x5x40xf32>
  %r = linalg.contract indexing_maps = [affine_map<(h, i, j, k) -> (i, h, k)>, affine_map<(h, i, j, k) -> (h, k, j)>, affine_map<(h, i, j, k) -> (i, h, j)>] ins(%q, %w : tensor<?x5x24xf16>, tensor<5x24x40xf16>) outs(%f : tensor<?x5x40xf32>) -> tensor<?x5x40xf32>
  util.return %r : tensor<?x5x40xf32>
}