// softmax(q @ k.T) @ v over [batch, sequence, 32], batch and sequence open.
#mnk = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#row = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x32xbf16>, %arg1: tensor<?x?x32xbf16>, %arg2: tensor<?x?x32xbf16>) -> tensor<?x?x32xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ninf = arith.constant 0xFF800000 : f32
    %cst = arith.constant 0.000000e+00 : f32
    %scale = arith.constant 2.500000e-01 : f32
    %b = tensor.dim %arg0, %c0 : tensor<?x?x32xbf16>
    %s = tensor.dim %arg0, %c1 : tensor<?x?x32xbf16>
    %t = tensor.dim %arg1, %c1 : tensor<?x?x32xbf16>
    %0 = tensor.empty(%b, %t) : tensor<?x32x?xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x?x32xbf16>) outs(%0 : tensor<?x32x?xbf16>) permutation = [0, 2, 1]
    %1 = tensor.empty(%b, %s, %t) : tensor<?x?x?xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %3 = linalg.batch_matmul ins(%arg0, %transposed : tensor<?x?x32xbf16>, tensor<?x32x?xbf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %4 = linalg.generic {indexing_maps = [#mnk, #mnk], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<?x?x?xf32>) outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %scale : f32
      linalg.yield %20 : f32
    } -> tensor<?x?x?xf32>
    %5 = tensor.empty(%b, %s) : tensor<?x?xf32>
    %6 = linalg.fill ins(%ninf : f32) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %7 = linalg.generic {indexing_maps = [#mnk, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<?x?x?xf32>) outs(%6 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.maximumf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#mnk, #row, #mnk], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %7 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %20 = arith.subf %in, %in_1 : f32
      %21 = math.exp %20 : f32
      linalg.yield %21 : f32
    } -> tensor<?x?x?xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %10 = linalg.generic {indexing_maps = [#mnk, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<?x?x?xf32>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<?x?xf32>
    %11 = tensor.empty(%b, %s, %t) : tensor<?x?x?xbf16>
    %12 = linalg.generic {indexing_maps = [#mnk, #row, #mnk], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%11 : tensor<?x?x?xbf16>) {
    ^bb0(%in: f32, %in_1: f32, %out: bf16):
      %20 = arith.divf %in, %in_1 : f32
      %21 = arith.truncf %20 : f32 to bf16
      linalg.yield %21 : bf16
    } -> tensor<?x?x?xbf16>
    %13 = tensor.empty(%b, %s) : tensor<?x?x32xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %15 = linalg.batch_matmul ins(%12, %arg2 : tensor<?x?x?xbf16>, tensor<?x?x32xbf16>) outs(%14 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    return %15 : tensor<?x?x32xf32>
  }
}
