#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module {
  func.func @onnx_dynamic_quantize_conv_integer_scaled(%arg0: tensor<1x3x9x9xf32>) -> tensor<1x4x5x5xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 2.550000e+02 : f32
    %c-128_i32 = arith.constant -128 : i32
    %c-128_i8 = arith.constant -128 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<2.550000e+02> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0.00999999977> : tensor<f32>
    %cst_6 = arith.constant dense<[[[[-0.0638220832]], [[-0.120953083]], [[0.366733521]], [[0.0624824948]]]]> : tensor<1x4x1x1xf32>
    %cst_7 = arith.constant dense<"0x98500EF6D6B1B2C62A2441E046DF81F233A523B1DE04E3AB4EF168164A00810BF3AC3B00983C03FAE3BF245FFC44D32F641552B31C8FAABB42A58BD7ACE98C83B4D1A13701A7942FABF4393D69CE9F99FE8384DF63EC8EF1A9C994E0C91B437935C46DBE8FE185446E0C7DD7"> : tensor<4x3x3x3xi8>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%arg0 : tensor<1x3x9x9xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.maximumf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%arg0 : tensor<1x3x9x9xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.minimumf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%2, %cst_4 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.cmpf ogt, %in, %in_9 : f32
      %31 = arith.select %30, %in, %in_9 : f32
      linalg.yield %31 : f32
    } -> tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%4, %cst_4 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.cmpf olt, %in, %in_9 : f32
      %31 = arith.select %30, %in, %in_9 : f32
      linalg.yield %31 : f32
    } -> tensor<f32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%5, %6 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.subf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%7, %cst_3 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.divf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%4, %8 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.divf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst_4, %9 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.subf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.cmpf ult, %in, %cst_1 : f32
      %31 = arith.select %30, %cst_1, %in : f32
      %32 = arith.cmpf ugt, %31, %cst_2 : f32
      %33 = arith.select %32, %cst_2, %31 : f32
      linalg.yield %33 : f32
    } -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%11 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.roundeven %in : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %13 = tensor.empty() : tensor<i8>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%12 : tensor<f32>) outs(%13 : tensor<i8>) {
    ^bb0(%in: f32, %out: i8):
      %30 = arith.fptosi %in : f32 to i8
      linalg.yield %30 : i8
    } -> tensor<i8>
    %extracted = tensor.extract %14[] : tensor<i8>
    %15 = arith.extui %extracted : i8 to i64
    %extracted_8 = tensor.extract %8[] : tensor<f32>
    %16 = tensor.empty() : tensor<1x3x9x9xi8>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x3x9x9xf32>) outs(%16 : tensor<1x3x9x9xi8>) {
    ^bb0(%in: f32, %out: i8):
      %30 = arith.sitofp %15 : i64 to f32
      %31 = arith.divf %in, %extracted_8 : f32
      %32 = math.roundeven %31 : f32
      %33 = arith.addf %32, %30 : f32
      %34 = arith.maximumf %33, %cst_1 : f32
      %35 = arith.minimumf %34, %cst_2 : f32
      %36 = arith.fptoui %35 : f32 to i8
      linalg.yield %36 : i8
    } -> tensor<1x3x9x9xi8>
    %18 = arith.trunci %15 : i64 to i32
    %19 = arith.addi %18, %c-128_i32 : i32
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x3x9x9xi8>) outs(%16 : tensor<1x3x9x9xi8>) {
    ^bb0(%in: i8, %out: i8):
      %30 = arith.addi %in, %c-128_i8 : i8
      linalg.yield %30 : i8
    } -> tensor<1x3x9x9xi8>
    %21 = arith.trunci %19 : i32 to i8
    %padded = tensor.pad %20 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %21 : i8
    } : tensor<1x3x9x9xi8> to tensor<1x3x11x11xi8>
    %22 = tensor.empty() : tensor<1x4x5x5xi32>
    %23 = linalg.fill ins(%c0_i32 : i32) outs(%22 : tensor<1x4x5x5xi32>) -> tensor<1x4x5x5xi32>
    %24 = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %cst_7, %19, %c0_i32 : tensor<1x3x11x11xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%23 : tensor<1x4x5x5xi32>) -> tensor<1x4x5x5xi32>
    %25 = tensor.empty() : tensor<1x4x5x5xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<1x4x5x5xi32>) outs(%25 : tensor<1x4x5x5xf32>) {
    ^bb0(%in: i32, %out: f32):
      %30 = arith.sitofp %in : i32 to f32
      linalg.yield %30 : f32
    } -> tensor<1x4x5x5xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%8, %cst_5 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.mulf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %27 : tensor<1x4x5x5xf32>, tensor<f32>) outs(%25 : tensor<1x4x5x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.mulf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<1x4x5x5xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %cst_6 : tensor<1x4x5x5xf32>, tensor<1x4x1x1xf32>) outs(%25 : tensor<1x4x5x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.addf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<1x4x5x5xf32>
    return %29 : tensor<1x4x5x5xf32>
  }
}

