#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x12x32xbf16>, %arg1: tensor<40x32xbf16>, %arg2: tensor<2x12xi64>) -> tensor<f32> {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<32x40xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<40x32xbf16>) outs(%0 : tensor<32x40xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %1 = tensor.empty() : tensor<24x40xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<24x32xbf16>, tensor<32x40xbf16>) outs(%2 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %4 = tensor.empty() : tensor<24x40xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<24x40xf32>) outs(%4 : tensor<24x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %35 = arith.truncf %in : f32 to bf16
      linalg.yield %35 : bf16
    } -> tensor<24x40xbf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2]] output_shape [2, 12, 40] : tensor<24x40xbf16> into tensor<2x12x40xbf16>
    %6 = tensor.empty() : tensor<2x12x40xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x12x40xbf16>) outs(%6 : tensor<2x12x40xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<2x12x40xf32>
    %extracted_slice = tensor.extract_slice %7[0, 0, 0] [2, 11, 40] [1, 1, 1] : tensor<2x12x40xf32> to tensor<2x11x40xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x11x40xf32> into tensor<22x40xf32>
    %extracted_slice_4 = tensor.extract_slice %arg2[0, 1] [2, 11] [1, 1] : tensor<2x12xi64> to tensor<2x11xi64>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<2x11xi64> into tensor<22xi64>
    %8 = tensor.empty() : tensor<22xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<22xi64>) -> tensor<22xi64>
    %10 = tensor.empty() : tensor<22xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<22xf32>) -> tensor<22xf32>
    %12:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%collapsed_3 : tensor<22x40xf32>) outs(%11, %9 : tensor<22xf32>, tensor<22xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %35 = linalg.index 1 : index
      %36 = arith.index_cast %35 : index to i64
      %37 = arith.maximumf %in, %out : f32
      %38 = arith.cmpf ogt, %in, %out : f32
      %39 = arith.select %38, %36, %out_9 : i64
      linalg.yield %37, %39 : f32, i64
    } -> (tensor<22xf32>, tensor<22xi64>)
    %expanded_6 = tensor.expand_shape %12#0 [[0, 1]] output_shape [22, 1] : tensor<22xf32> into tensor<22x1xf32>
    %13 = tensor.empty() : tensor<22x40xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3, %expanded_6 : tensor<22x40xf32>, tensor<22x1xf32>) outs(%13 : tensor<22x40xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %35 = arith.subf %in, %in_9 : f32
      linalg.yield %35 : f32
    } -> tensor<22x40xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<22x40xf32>) outs(%13 : tensor<22x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.exp %in : f32
      linalg.yield %35 : f32
    } -> tensor<22x40xf32>
    %16 = tensor.empty() : tensor<22x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<22x1xf32>) -> tensor<22x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<22x40xf32>) outs(%17 : tensor<22x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %out : f32
      linalg.yield %35 : f32
    } -> tensor<22x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<22x1xf32>) outs(%16 : tensor<22x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.log %in : f32
      linalg.yield %35 : f32
    } -> tensor<22x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %19 : tensor<22x40xf32>, tensor<22x1xf32>) outs(%13 : tensor<22x40xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %35 = arith.subf %in, %in_9 : f32
      linalg.yield %35 : f32
    } -> tensor<22x40xf32>
    %21 = tensor.empty() : tensor<22xi1>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<22xi64>) outs(%21 : tensor<22xi1>) {
    ^bb0(%in: i64, %out: i1):
      %35 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %35 : i1
    } -> tensor<22xi1>
    %23 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%22, %collapsed_5, %cst_2 : tensor<22xi1>, tensor<22xi64>, tensor<i64>) outs(%8 : tensor<22xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %35 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %35 : i64
    } -> tensor<22xi64>
    %expanded_7 = tensor.expand_shape %23 [[0, 1]] output_shape [22, 1] : tensor<22xi64> into tensor<22x1xi64>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7 : tensor<22x1xi64>) outs(%17 : tensor<22x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %35 = linalg.index 0 : index
      %36 = arith.index_cast %in : i64 to index
      %37 = arith.cmpi slt, %36, %c40 : index
      cf.assert %37, "index must be smaller than dim size"
      %38 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %38, "index must be larger or equal to 0"
      %extracted = tensor.extract %20[%35, %36] : tensor<22x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<22x1xf32>
    %collapsed_8 = tensor.collapse_shape %24 [[0, 1]] : tensor<22x1xf32> into tensor<22xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_8 : tensor<22xf32>) outs(%10 : tensor<22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.negf %in : f32
      linalg.yield %35 : f32
    } -> tensor<22xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%22, %25, %cst_1 : tensor<22xi1>, tensor<22xf32>, tensor<f32>) outs(%10 : tensor<22xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %35 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %35 : f32
    } -> tensor<22xf32>
    %27 = tensor.empty() : tensor<i64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<i64>) -> tensor<i64>
    %29 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%22 : tensor<22xi1>) outs(%28 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %35 = arith.extui %in : i1 to i64
      %36 = arith.addi %35, %out : i64
      linalg.yield %36 : i64
    } -> tensor<i64>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%29 : tensor<i64>) outs(%30 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %35 = arith.sitofp %in : i64 to f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    %32 = linalg.fill ins(%cst : f32) outs(%30 : tensor<f32>) -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%26 : tensor<22xf32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %out : f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%33, %31 : tensor<f32>, tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %35 = arith.divf %in, %in_9 : f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    return %34 : tensor<f32>
  }
}
