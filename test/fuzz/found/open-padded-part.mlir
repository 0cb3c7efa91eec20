// pipeline: auto, sizes: arg0.shape[0]=37, exact: True
// right: a part padded again, of a size that no kernel's tensor has
module {
  func.func @main(%arg0: tensor<?x7xf32>) -> tensor<?x9xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 5.0 : f32
    %d = tensor.dim %arg0, %c0 : tensor<?x7xf32>
    %h = arith.subi %d, %c1 : index
    %s = tensor.extract_slice %arg0[1, 0] [%h, 7] [1, 1] : tensor<?x7xf32> to tensor<?x7xf32>
    %padded = tensor.pad %s low[1, 0] high[%c2, 2] {
    ^bb0(%a: index, %b: index):
      tensor.yield %cst : f32
    } : tensor<?x7xf32> to tensor<?x9xf32>
    return %padded : tensor<?x9xf32>
  }
}
