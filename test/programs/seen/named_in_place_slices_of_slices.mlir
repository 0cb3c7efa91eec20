func.func @main(%x: tensor<12x16xf16>, %u: tensor<4x8xf16>, %i: index) -> tensor<12x16xf16> {
  %s = tensor.extract_slice %x[%i, 4] [6, 8] [1, 1] : tensor<12x16xf16> to tensor<6x8xf16>
  %t = tensor.insert_slice %u into %s[1, 0] [4, 8] [1, 1] : tensor<4x8xf16> into tensor<6x8xf16>
  %e = tensor.empty() : tensor<6x8xf16>
  %r = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : tensor<6x8xf16>) outs(%e : tensor<6x8xf16>) -> tensor<6x8xf16>
  %o = tensor.insert_slice %r into %x[%i, 4] [6, 8] [1, 1] : tensor<6x8xf16> into tensor<12x16xf16>
  return %o : tensor<12x16xf16>
}
