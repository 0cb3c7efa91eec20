// pipeline: auto, sizes: none, exact: False
// right: a tensor of several numbers, which was refused, and whose reference was the first in all places
module {
  func.func @main(%arg0: tensor<5xf32>, %arg1: f32) -> (tensor<2x2xf32>, tensor<3x4xf32>, tensor<4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %a = tensor.extract %arg0[%c3] : tensor<5xf32>
    %b = tensor.extract %arg0[%c0] : tensor<5xf32>
    %s = arith.addf %a, %arg1 : f32
    %0 = tensor.from_elements %a, %b, %s, %arg1 : tensor<2x2xf32>
    %g = tensor.generate {
    ^bb0(%i: index, %j: index):
      %m = arith.muli %i, %c4 : index
      %n = arith.addi %m, %j : index
      %o = arith.index_cast %n : index to i32
      %p = arith.sitofp %o : i32 to f32
      %q = arith.mulf %p, %arg1 : f32
      tensor.yield %q : f32
    } : tensor<3x4xf32>
    %sp = tensor.splat %s : tensor<4xf32>
    return %0, %g, %sp : tensor<2x2xf32>, tensor<3x4xf32>, tensor<4xf32>
  }
}
