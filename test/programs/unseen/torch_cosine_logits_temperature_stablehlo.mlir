#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<3x8xf32>, %arg1: tensor<20x8xf32>) -> tensor<3x20xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 7.000000e-02 : f64
    %cst_1 = arith.constant 9.9999999999999998E-13 : f64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1xf32>
    %collapsed = tensor.collapse_shape %1 [] : tensor<1xf32> into tensor<f32>
    %2 = tensor.empty() : tensor<3x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x8xf32>) outs(%2 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.absf %in : f32
      linalg.yield %39 : f32
    } -> tensor<3x8xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<f32>) outs(%2 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%2 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = math.powf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<3x8xf32>
    %6 = tensor.empty() : tensor<3xf32>
    %7 = linalg.fill ins(%cst_3 : f32) outs(%6 : tensor<3xf32>) -> tensor<3xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<3x8xf32>) outs(%7 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<3xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%collapsed : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.divf %cst_2, %in : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel"]} ins(%10 : tensor<f32>) outs(%6 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%8, %11 : tensor<3xf32>, tensor<3xf32>) outs(%6 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = math.powf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<3xf32>
    %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<1xf32>) {
    ^bb0(%out: f32):
      %39 = arith.truncf %cst_1 : f64 to f32
      linalg.yield %39 : f32
    } -> tensor<1xf32>
    %collapsed_4 = tensor.collapse_shape %13 [] : tensor<1xf32> into tensor<f32>
    %14 = tensor.empty() : tensor<3x1xf32>
    %extracted = tensor.extract %collapsed_4[] : tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<3x1xf32>) outs(%14 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.maximumf %extracted, %in : f32
      linalg.yield %39 : f32
    } -> tensor<3x1xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<3x1xf32>) outs(%2 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %16 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%2 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = arith.divf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<3x8xf32>
    %18 = tensor.empty() : tensor<20x8xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<20x8xf32>) outs(%18 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.absf %in : f32
      linalg.yield %39 : f32
    } -> tensor<20x8xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<f32>) outs(%18 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%18 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = math.powf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<20x8xf32>
    %22 = tensor.empty() : tensor<20xf32>
    %23 = linalg.fill ins(%cst_3 : f32) outs(%22 : tensor<20xf32>) -> tensor<20xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<20x8xf32>) outs(%23 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<20xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel"]} ins(%10 : tensor<f32>) outs(%22 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%24, %25 : tensor<20xf32>, tensor<20xf32>) outs(%22 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = math.powf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<20xf32>
    %expanded_5 = tensor.expand_shape %26 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %27 = tensor.empty() : tensor<20x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<20x1xf32>) outs(%27 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.maximumf %extracted, %in : f32
      linalg.yield %39 : f32
    } -> tensor<20x1xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<20x1xf32>) outs(%18 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %29 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%18 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = arith.divf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<20x8xf32>
    %31 = tensor.empty() : tensor<8x20xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<20x8xf32>) outs(%31 : tensor<8x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x20xf32>
    %33 = tensor.empty() : tensor<3x20xf32>
    %34 = linalg.fill ins(%cst_3 : f32) outs(%33 : tensor<3x20xf32>) -> tensor<3x20xf32>
    %35 = linalg.matmul ins(%17, %32 : tensor<3x8xf32>, tensor<8x20xf32>) outs(%34 : tensor<3x20xf32>) -> tensor<3x20xf32>
    %36 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<1xf32>) {
    ^bb0(%out: f32):
      %39 = arith.truncf %cst_0 : f64 to f32
      linalg.yield %39 : f32
    } -> tensor<1xf32>
    %collapsed_6 = tensor.collapse_shape %36 [] : tensor<1xf32> into tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<f32>) outs(%33 : tensor<3x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x20xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<3x20xf32>, tensor<3x20xf32>) outs(%33 : tensor<3x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = arith.divf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<3x20xf32>
    return %38 : tensor<3x20xf32>
  }
}

