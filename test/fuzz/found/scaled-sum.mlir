// pipeline: auto, sizes: none, exact: True
// right: a sum of elements times a number, taken for a product of matrices; results that are numbers
module {
  func.func @main(%arg0: tensor<11xf32>, %arg1: f32, %arg2: i32) -> (f32, tensor<11xf32>) {
    %cst = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%arg0 : tensor<11xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %in, %arg1 : f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    %s = tensor.extract %2[] : tensor<f32>
    %n = arith.sitofp %arg2 : i32 to f32
    %r = arith.addf %s, %n : f32
    %e = tensor.empty() : tensor<11xf32>
    %f = linalg.fill ins(%r : f32) outs(%e : tensor<11xf32>) -> tensor<11xf32>
    return %r, %f : f32, tensor<11xf32>
  }
}
