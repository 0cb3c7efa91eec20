// Leading zeros, set bits and trailing zeros, each an op of whole tensors.
func.func @main(%x: tensor<40xi32>) -> tensor<40xi32> {
  %0 = math.ctlz %x : tensor<40xi32>
  %1 = math.ctpop %x : tensor<40xi32>
  %2 = math.cttz %x : tensor<40xi32>
  %3 = arith.addi %0, %1 : tensor<40xi32>
  %4 = math.absi %2 : tensor<40xi32>
  %5 = arith.muli %3, %4 : tensor<40xi32>
  return %5 : tensor<40xi32>
}
