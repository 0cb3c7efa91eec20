// Powers, carries and high halves of products of whole tensors of open size.
func.func @main(%x: tensor<?x5xi32>, %y: tensor<?x5xi32>) -> (tensor<?x5xi32>, tensor<?x5xi32>, tensor<?x5xi1>) {
  %0 = math.ctlz %x : tensor<?x5xi32>
  %1 = math.ipowi %0, %y : tensor<?x5xi32>
  %lo, %hi = arith.mulsi_extended %x, %y : tensor<?x5xi32>
  %s, %o = arith.addui_extended %lo, %1 : tensor<?x5xi32>, tensor<?x5xi1>
  %i = arith.index_castui %y : tensor<?x5xi32> to tensor<?x5xindex>
  %j = arith.index_castui %i : tensor<?x5xindex> to tensor<?x5xi32>
  %q = arith.addi %j, %hi : tensor<?x5xi32>
  return %s, %q, %o : tensor<?x5xi32>, tensor<?x5xi32>, tensor<?x5xi1>
}
