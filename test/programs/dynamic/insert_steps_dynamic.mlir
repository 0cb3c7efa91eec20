func.func @main(%x: tensor<?x?x3xf32>) -> tensor<?x?x9xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 7.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x?x3xf32>
  %h = tensor.dim %x, %c1 : tensor<?x?x3xf32>
  %h2 = arith.muli %h, %c2 : index
  %h3 = arith.addi %h2, %c1 : index
  %e = tensor.empty(%b, %h3) : tensor<?x?x9xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x9xf32>) -> tensor<?x?x9xf32>
  %i = tensor.insert_slice %x into %f[0, 1, 2] [%b, %h, 3] [1, 2, 3] : tensor<?x?x3xf32> into tensor<?x?x9xf32>
  return %i : tensor<?x?x9xf32>
}
