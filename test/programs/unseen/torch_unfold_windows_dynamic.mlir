#map = affine_map<(d0, d1, d2, d3) -> (d0, d3 + d1 * 2, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @main(%arg0: tensor<?x16x16xf16>) -> (tensor<?x7x16xf16>, tensor<?x16x16xf16>, tensor<?x16x16xf16>) {
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f16>
    %dim = tensor.dim %arg0, %c0 : tensor<?x16x16xf16>
    %0 = tensor.empty(%dim) : tensor<?x7x16x4xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x16x16xf16>) outs(%0 : tensor<?x7x16x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x7x16x4xf16>
    %2 = tensor.empty(%dim) : tensor<?x7x16xf16>
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<?x7x16xf16>) -> tensor<?x7x16xf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1 : tensor<?x7x16x4xf16>) outs(%3 : tensor<?x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %13 = arith.addf %in, %out : f16
      linalg.yield %13 : f16
    } -> tensor<?x7x16xf16>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 13] [%dim, 16, 3] [1, 1, 1] : tensor<?x16x16xf16> to tensor<?x16x3xf16>
    %cast = tensor.cast %extracted_slice : tensor<?x16x3xf16> to tensor<?x16x?xf16>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0] [%dim, 16, 13] [1, 1, 1] : tensor<?x16x16xf16> to tensor<?x16x13xf16>
    %cast_2 = tensor.cast %extracted_slice_1 : tensor<?x16x13xf16> to tensor<?x16x?xf16>
    %concat = tensor.concat dim(2) %cast, %cast_2 : (tensor<?x16x?xf16>, tensor<?x16x?xf16>) -> tensor<?x16x16xf16>
    %5 = tensor.empty() : tensor<16xi64>
    %6 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%5 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %13 = linalg.index 0 : index
      %14 = arith.index_cast %13 : index to i64
      linalg.yield %14 : i64
    } -> tensor<16xi64>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %expanded_3 = tensor.expand_shape %6 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %7 = tensor.empty() : tensor<16x16xi64>
    %8 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<1x16xi64>, tensor<16x1xi64>) outs(%7 : tensor<16x16xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %13 = arith.subi %in, %in_4 : i64
      linalg.yield %13 : i64
    } -> tensor<16x16xi64>
    %9 = tensor.empty() : tensor<16x16xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x16xi64>) outs(%9 : tensor<16x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %13 = arith.cmpi sle, %in, %c1_i64 : i64
      linalg.yield %13 : i1
    } -> tensor<16x16xi1>
    %11 = tensor.empty(%dim) : tensor<?x16x16xf16>
    %12 = linalg.generic {indexing_maps = [#map7, #map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %arg0, %cst_0 : tensor<16x16xi1>, tensor<?x16x16xf16>, tensor<f16>) outs(%11 : tensor<?x16x16xf16>) {
    ^bb0(%in: i1, %in_4: f16, %in_5: f16, %out: f16):
      %13 = arith.select %in, %in_4, %in_5 : f16
      linalg.yield %13 : f16
    } -> tensor<?x16x16xf16>
    return %4, %concat, %12 : tensor<?x7x16xf16>, tensor<?x16x16xf16>, tensor<?x16x16xf16>
  }
}
