#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<7x16xf32>, %arg1: tensor<3x5xi64>, %arg2: tensor<1x1xf32>) -> tensor<3x16xf32> {
    %c7 = arith.constant 7 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x5xi64>) outs(%0 : tensor<3x5x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %6 = arith.index_cast %in : i64 to index
      %7 = linalg.index 2 : index
      %8 = arith.cmpi slt, %6, %c7 : index
      cf.assert %8, "index must be smaller than dim size"
      %9 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %9, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%6, %7] : tensor<7x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x5x16xf32>
    %2 = tensor.empty() : tensor<3x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x16xf32>) -> tensor<3x16xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1 : tensor<3x5x16xf32>) outs(%3 : tensor<3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<3x16xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<3x16xf32>) outs(%2 : tensor<3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.divf %in, %cst_0 : f32
      linalg.yield %6 : f32
    } -> tensor<3x16xf32>
    return %5 : tensor<3x16xf32>
  }
}
