func.func @main(%x: tensor<?x4x6xf32>, %y: tensor<?x24xf32>) -> (tensor<?x24xf32>, tensor<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %d = tensor.dim %x, %c0 : tensor<?x4x6xf32>
  %cl = tensor.collapse_shape %x [[0], [1, 2]] : tensor<?x4x6xf32> into tensor<?x24xf32>
  %cc = tensor.concat dim(0) %cl, %y : (tensor<?x24xf32>, tensor<?x24xf32>) -> tensor<?x24xf32>
  %g = tensor.generate %d, %c6 {
  ^bb0(%i: index, %j: index):
    %s = arith.muli %i, %j : index
    %t = arith.index_cast %s : index to i32
    tensor.yield %t : i32
  } : tensor<?x?xi32>
  return %cc, %g : tensor<?x24xf32>, tensor<?x?xi32>
}
