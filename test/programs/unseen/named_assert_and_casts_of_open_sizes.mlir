// cf.assert that two open sizes agree, and casts between open and known.
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x24xf32>) -> tensor<?x24xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %k2 = tensor.dim %b, %c0 : tensor<?x24xf32>
  %same = arith.cmpi eq, %k, %k2 : index
  cf.assert %same, "the contracted sizes differ"
  %bb = tensor.cast %b : tensor<?x24xf32> to tensor<?x?xf32>
  %n = tensor.dim %bb, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.matmul ins(%a, %bb : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.cast %p : tensor<?x?xf32> to tensor<?x24xf32>
  return %r : tensor<?x24xf32>
}
