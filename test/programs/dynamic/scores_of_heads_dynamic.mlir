// q k^T of [batch, sequence, heads, 8], batch and both sequences open, as one einsum.
module {
  func.func @main(%arg0: tensor<?x?x4x8xbf16>, %arg1: tensor<?x?x4x8xbf16>) -> tensor<?x4x?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %b = tensor.dim %arg0, %c0 : tensor<?x?x4x8xbf16>
    %s = tensor.dim %arg0, %c1 : tensor<?x?x4x8xbf16>
    %t = tensor.dim %arg1, %c1 : tensor<?x?x4x8xbf16>
    %0 = tensor.empty(%b, %s, %t) : tensor<?x4x?x?xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, k) -> (b, m, h, k)>, affine_map<(b, h, m, n, k) -> (b, n, h, k)>, affine_map<(b, h, m, n, k) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?x4x8xbf16>, tensor<?x?x4x8xbf16>) outs(%1 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: f32):
      %3 = arith.extf %in : bf16 to f32
      %4 = arith.extf %in_0 : bf16 to f32
      %5 = arith.mulf %3, %4 : f32
      %6 = arith.addf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<?x4x?x?xf32>
    return %2 : tensor<?x4x?x?xf32>
  }
}
