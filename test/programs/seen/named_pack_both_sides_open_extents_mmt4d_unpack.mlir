
func.func @main(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %zh = arith.constant 0.0 : f16
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf16>
  %k = tensor.dim %a, %c1 : tensor<?x?xf16>
  %n = tensor.dim %b, %c1 : tensor<?x?xf16>
  %mo = arith.ceildivui %m, %c8 : index
  %ko = arith.ceildivui %k, %c16 : index
  %no = arith.ceildivui %n, %c8 : index
  %ae = tensor.empty(%mo, %ko) : tensor<?x?x8x16xf16>
  %be = tensor.empty(%no, %ko) : tensor<?x?x8x16xf16>
  %ap = linalg.pack %a padding_value(%zh : f16) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %ae : tensor<?x?xf16> -> tensor<?x?x8x16xf16>
  %bp = linalg.pack %b padding_value(%zh : f16) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 16] into %be : tensor<?x?xf16> -> tensor<?x?x8x16xf16>
  %ce = tensor.empty(%mo, %no) : tensor<?x?x8x8xf32>
  %cf = linalg.fill ins(%z : f32) outs(%ce : tensor<?x?x8x8xf32>) -> tensor<?x?x8x8xf32>
  %cp = linalg.mmt4d ins(%ap, %bp : tensor<?x?x8x16xf16>, tensor<?x?x8x16xf16>) outs(%cf : tensor<?x?x8x8xf32>) -> tensor<?x?x8x8xf32>
  %o = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = linalg.unpack %cp inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<?x?x8x8xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}