// torch.mm of bf16, every size open, as torch-mlir prints it.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xbf16>, %arg1: tensor<?x?xbf16>) -> tensor<?x?xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xbf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xbf16>
    %dim_1 = tensor.dim %arg1, %c0 : tensor<?x?xbf16>
    %dim_2 = tensor.dim %arg1, %c1 : tensor<?x?xbf16>
    %0 = arith.cmpi eq, %dim_0, %dim_1 : index
    cf.assert %0, "mismatching contracting dimension for torch.aten.mm"
    %1 = tensor.empty(%dim, %dim_2) : tensor<?x?xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = linalg.matmul ins(%arg0, %arg1 : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %4 = tensor.empty(%dim, %dim_2) : tensor<?x?xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x?xf32>) outs(%4 : tensor<?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %6 = arith.truncf %in : f32 to bf16
      linalg.yield %6 : bf16
    } -> tensor<?x?xbf16>
    return %5 : tensor<?x?xbf16>
  }
}
