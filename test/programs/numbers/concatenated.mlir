func.func @concat(%x: tensor<64x16xf32>, %y: tensor<?x16xf32>, %n: i64) -> tensor<?x16xf32> {
  %k = arith.index_cast %n : i64 to index
  %s = tensor.extract_slice %x[0, 0][%k, 16][1, 1] : tensor<64x16xf32> to tensor<?x16xf32>
  %r = tensor.concat dim(0) %s, %y : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  return %r : tensor<?x16xf32>
}
