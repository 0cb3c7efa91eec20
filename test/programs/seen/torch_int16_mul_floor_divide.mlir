#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<4x7xi16>, %arg1: tensor<7xi16>) -> (tensor<4x7xi16>, tensor<4x7xi16>, tensor<4xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<4x7xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x7xi16>, tensor<7xi16>) outs(%0 : tensor<4x7xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %6 = arith.muli %in, %in_0 : i16
      linalg.yield %6 : i16
    } -> tensor<4x7xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x7xi16>, tensor<7xi16>) outs(%0 : tensor<4x7xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %6 = arith.sitofp %in : i16 to f64
      %7 = arith.sitofp %in_0 : i16 to f64
      %8 = arith.divf %6, %7 : f64
      %9 = math.floor %8 : f64
      %10 = arith.fptosi %9 : f64 to i16
      linalg.yield %10 : i16
    } -> tensor<4x7xi16>
    %3 = tensor.empty() : tensor<4xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<4xi64>) -> tensor<4xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x7xi16>) outs(%4 : tensor<4xi64>) {
    ^bb0(%in: i16, %out: i64):
      %6 = arith.extsi %in : i16 to i64
      %7 = arith.addi %6, %out : i64
      linalg.yield %7 : i64
    } -> tensor<4xi64>
    return %1, %2, %5 : tensor<4x7xi16>, tensor<4x7xi16>, tensor<4xi64>
  }
}
