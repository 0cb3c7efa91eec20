#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x40x64xf16>) -> (tensor<6x40xf16>, tensor<40xf16>, tensor<6x64xf16>, tensor<6x64xbf16>) {
    %cst = arith.constant 0.000000e+00 : f16
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFC00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 3.840000e+02 : f16
    %0 = tensor.empty() : tensor<6x40xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<6x40xf16>) -> tensor<6x40xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<6x40x64xf16>) outs(%1 : tensor<6x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %19 = arith.addf %in, %out : f16
      linalg.yield %19 : f16
    } -> tensor<6x40xf16>
    %3 = tensor.empty() : tensor<40xf16>
    %4 = linalg.fill ins(%cst : f16) outs(%3 : tensor<40xf16>) -> tensor<40xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel", "reduction"]} ins(%arg0 : tensor<6x40x64xf16>) outs(%4 : tensor<40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %19 = arith.addf %in, %out : f16
      linalg.yield %19 : f16
    } -> tensor<40xf16>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%5 : tensor<40xf16>) outs(%3 : tensor<40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %19 = arith.divf %in, %cst_2 : f16
      linalg.yield %19 : f16
    } -> tensor<40xf16>
    %7 = tensor.empty() : tensor<6x64xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<6x64xi64>) -> tensor<6x64xi64>
    %9 = tensor.empty() : tensor<6x64xf16>
    %10 = linalg.fill ins(%cst_0 : f16) outs(%9 : tensor<6x64xf16>) -> tensor<6x64xf16>
    %11:2 = linalg.generic {indexing_maps = [#map, #map4, #map4], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<6x40x64xf16>) outs(%10, %8 : tensor<6x64xf16>, tensor<6x64xi64>) {
    ^bb0(%in: f16, %out: f16, %out_3: i64):
      %19 = linalg.index 1 : index
      %20 = arith.index_cast %19 : index to i64
      %21 = arith.maximumf %in, %out : f16
      %22 = arith.cmpf ogt, %in, %out : f16
      %23 = arith.select %22, %20, %out_3 : i64
      linalg.yield %21, %23 : f16, i64
    } -> (tensor<6x64xf16>, tensor<6x64xi64>)
    %12 = tensor.empty() : tensor<6x40x64xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x40x64xf16>) outs(%12 : tensor<6x40x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<6x40x64xf32>
    %14 = tensor.empty() : tensor<6x64xf32>
    %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction", "parallel"]} ins(%13 : tensor<6x40x64xf32>) outs(%15 : tensor<6x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %in, %out : f32
      linalg.yield %19 : f32
    } -> tensor<6x64xf32>
    %17 = tensor.empty() : tensor<6x64xbf16>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x64xf32>) outs(%17 : tensor<6x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<6x64xbf16>
    return %2, %6, %11#0, %18 : tensor<6x40xf16>, tensor<40xf16>, tensor<6x64xf16>, tensor<6x64xbf16>
  }
}
