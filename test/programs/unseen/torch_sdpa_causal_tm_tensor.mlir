// Causal attention as torch-mlir has it without decompositions.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x16x32xf16>, %arg1: tensor<1x2x16x32xf16>, %arg2: tensor<1x2x16x32xf16>) -> tensor<1x2x16x32xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0xFC00 : f16
    %0 = tensor.empty() : tensor<1x2x16x16xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<1x2x16x16xf16>) -> tensor<1x2x16x16xf16>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<1x2x16x16xf16>) {
    ^bb0(%out: f16):
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %8 = arith.cmpi sge, %6, %7 : index
      %9 = arith.select %8, %cst, %cst_0 : f16
      linalg.yield %9 : f16
    } -> tensor<1x2x16x16xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x2x16x32xf16> into tensor<2x16x32xf16>
    %collapsed_1 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<1x2x16x32xf16> into tensor<2x16x32xf16>
    %collapsed_2 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<1x2x16x32xf16> into tensor<2x16x32xf16>
    %collapsed_3 = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<1x2x16x16xf16> into tensor<2x16x16xf16>
    %3 = tensor.empty() : tensor<2x16x32xf16>
    %4 = linalg.fill ins(%cst : f16) outs(%3 : tensor<2x16x32xf16>) -> tensor<2x16x32xf16>
    %5 = tm_tensor.attention ins(%collapsed, %collapsed_1, %collapsed_2, %collapsed_3 : tensor<2x16x32xf16>, tensor<2x16x32xf16>, tensor<2x16x32xf16>, tensor<2x16x16xf16>) outs(%4 : tensor<2x16x32xf16>) -> tensor<2x16x32xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf16> into tensor<1x2x16x32xf16>
    return %expanded : tensor<1x2x16x32xf16>
  }
}
