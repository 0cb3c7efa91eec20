
func.func @main(%ids: tensor<?xi32>, %t: tensor<77x40xbf16>) -> tensor<?x40xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : bf16
  %no = arith.constant 0.0 : bf16
  %n = tensor.dim %ids, %c0 : tensor<?xi32>
  %h = tensor.empty(%n) : tensor<?x77xbf16>
  %o = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%ids : tensor<?xi32>) outs(%h : tensor<?x77xbf16>) {
  ^bb0(%a: i32, %b: bf16):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %e = arith.cmpi eq, %a, %k : i32
    %s = arith.select %e, %one, %no : bf16
    linalg.yield %s : bf16
  } -> tensor<?x77xbf16>
  %e = tensor.empty(%n) : tensor<?x40xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x40xf32>) -> tensor<?x40xf32>
  %r = linalg.matmul ins(%o, %t : tensor<?x77xbf16>, tensor<77x40xbf16>) outs(%f : tensor<?x40xf32>) -> tensor<?x40xf32>
  return %r : tensor<?x40xf32>
}