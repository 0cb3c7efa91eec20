func.func @generate(%n: index, %m: index) -> tensor<?x?xi32> {
  %r = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index):
    %s = arith.muli %i, %m : index
    %t = arith.addi %s, %j : index
    %u = arith.index_cast %t : index to i32
    tensor.yield %u : i32
  } : tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
