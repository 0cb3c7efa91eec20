// Two linear layers with relu between, rows open.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x32xf16>, %arg1: tensor<32x48xf16>, %arg2: tensor<48x16xf16>) -> tensor<?x16xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x32xf16>
    %0 = tensor.empty(%dim) : tensor<?x48xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<?x32xf16>, tensor<32x48xf16>) outs(%1 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %3 = tensor.empty(%dim) : tensor<?x48xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x48xf32>) outs(%3 : tensor<?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %8 = arith.maximumf %in, %cst : f32
      %9 = arith.truncf %8 : f32 to f16
      linalg.yield %9 : f16
    } -> tensor<?x48xf16>
    %5 = tensor.empty(%dim) : tensor<?x16xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %7 = linalg.matmul ins(%4, %arg2 : tensor<?x48xf16>, tensor<48x16xf16>) outs(%6 : tensor<?x16xf32>) -> tensor<?x16xf32>
    return %7 : tensor<?x16xf32>
  }
}
