// A cache and a new key behind it along an open sequence.
module {
  func.func @main(%arg0: tensor<?x?x16xbf16>, %arg1: tensor<?x?x16xbf16>) -> tensor<?x?x16xbf16> {
    %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<?x?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?x16xbf16>
    return %concat : tensor<?x?x16xbf16>
  }
}
