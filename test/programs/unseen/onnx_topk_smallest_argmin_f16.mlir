#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<9x5xf16>) -> (tensor<3x5xf16>, tensor<3x5xi64>, tensor<9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7C00 : f16
    %0 = tensor.empty() : tensor<9x5xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x5xi64>) {
    ^bb0(%out: i64):
      %8 = linalg.index 0 : index
      %9 = arith.index_cast %8 : index to i64
      linalg.yield %9 : i64
    } -> tensor<9x5xi64>
    %2:2 = tm_tensor.sort dimension(0) outs(%arg0, %1 : tensor<9x5xf16>, tensor<9x5xi64>) {
    ^bb0(%arg1: f16, %arg2: f16, %arg3: i64, %arg4: i64):
      %8 = arith.cmpf ole, %arg1, %arg2 : f16
      tm_tensor.yield %8 : i1
    } -> tensor<9x5xf16>, tensor<9x5xi64>
    %extracted_slice = tensor.extract_slice %2#0[0, 0] [3, 5] [1, 1] : tensor<9x5xf16> to tensor<3x5xf16>
    %extracted_slice_0 = tensor.extract_slice %2#1[0, 0] [3, 5] [1, 1] : tensor<9x5xi64> to tensor<3x5xi64>
    %3 = tensor.empty() : tensor<9xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<9xi64>) -> tensor<9xi64>
    %5 = tensor.empty() : tensor<9xf16>
    %6 = linalg.fill ins(%cst : f16) outs(%5 : tensor<9xf16>) -> tensor<9xf16>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<9x5xf16>) outs(%6, %4 : tensor<9xf16>, tensor<9xi64>) {
    ^bb0(%in: f16, %out: f16, %out_1: i64):
      %8 = linalg.index 1 : index
      %9 = arith.index_cast %8 : index to i64
      %10 = arith.minimumf %in, %out : f16
      %11 = arith.cmpf olt, %in, %out : f16
      %12 = arith.select %11, %9, %out_1 : i64
      linalg.yield %10, %12 : f16, i64
    } -> (tensor<9xf16>, tensor<9xi64>)
    return %extracted_slice, %extracted_slice_0, %7#1 : tensor<3x5xf16>, tensor<3x5xi64>, tensor<9xi64>
  }
}

