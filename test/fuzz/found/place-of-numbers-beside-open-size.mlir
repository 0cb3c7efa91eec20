// pipeline: auto, sizes: arg1.shape[0]=1|0, exact: True
// right: the reference asked of a slice's place, which a tensor has, that it follow from the sizes that the call tells
func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<?xf32>, %arg2: tensor<1xi32>) -> tensor<2xf32> {
  %1 = arith.constant 0 : index
  %2 = tensor.extract %arg2[%1] : tensor<1xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.maxsi %3, %1 : index
  %5 = arith.constant 3 : index
  %6 = arith.minsi %4, %5 : index
  %7 = tensor.extract_slice %arg0[%6] [2] [1] : tensor<5xf32> to tensor<2xf32>
  return %7 : tensor<2xf32>
}
