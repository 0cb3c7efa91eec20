#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> ()>
module @jit_smooth_quant_per_token {
  func.func public @main(%arg0: tensor<6x16xbf16>, %arg1: tensor<16x10xi8>, %arg2: tensor<16xf32>, %arg3: tensor<10xf32>) -> (tensor<6x10xbf16>, tensor<6x16xi8>, tensor<6x1xf32>) {
    %cst = arith.constant -1.270000e+02 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 9.99999993E-9 : f32
    %cst_1 = arith.constant 1.270000e+02 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %0 = tensor.empty() : tensor<6x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x16xbf16>) outs(%0 : tensor<6x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      linalg.yield %52 : f32
    } -> tensor<6x16xf32>
    %2 = tensor.empty() : tensor<16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<16xf32>) outs(%2 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %52 : f32
    } -> tensor<16xf32>
    %4 = tensor.empty() : tensor<6x16xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x16xf32>
    %6 = tensor.empty() : tensor<6x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%6 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %52 = arith.divf %in, %in_4 : f32
      linalg.yield %52 : f32
    } -> tensor<6x16xf32>
    %8 = tensor.empty() : tensor<6x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<6x16xf32>) outs(%8 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.absf %in : f32
      linalg.yield %52 : f32
    } -> tensor<6x16xf32>
    %10 = tensor.empty() : tensor<6xf32>
    %11 = linalg.fill ins(%cst_2 : f32) outs(%10 : tensor<6xf32>) -> tensor<6xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<6x16xf32>) outs(%11 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.maximumf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<6xf32>
    %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %13 = tensor.empty() : tensor<6x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xf32>) outs(%13 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.divf %in, %cst_1 : f32
      linalg.yield %52 : f32
    } -> tensor<6x1xf32>
    %15 = tensor.empty() : tensor<6x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x1xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %in, %cst_0 : f32
      linalg.yield %52 : f32
    } -> tensor<6x1xf32>
    %17 = tensor.empty() : tensor<6x16xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x1xf32>) outs(%17 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x16xf32>
    %19 = tensor.empty() : tensor<6x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %18 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%19 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %52 = arith.divf %in, %in_4 : f32
      linalg.yield %52 : f32
    } -> tensor<6x16xf32>
    %21 = tensor.empty() : tensor<6x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<6x16xf32>) outs(%21 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.roundeven %in : f32
      linalg.yield %52 : f32
    } -> tensor<6x16xf32>
    %23 = tensor.empty() : tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %25 = tensor.empty() : tensor<6x16xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<f32>) outs(%25 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x16xf32>
    %27 = tensor.empty() : tensor<6x16xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %22 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%27 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %52 = arith.maximumf %in, %in_4 : f32
      linalg.yield %52 : f32
    } -> tensor<6x16xf32>
    %29 = tensor.empty() : tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%29 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %31 = tensor.empty() : tensor<6x16xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<f32>) outs(%31 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x16xf32>
    %33 = tensor.empty() : tensor<6x16xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %28 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%33 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %52 = arith.minimumf %in, %in_4 : f32
      linalg.yield %52 : f32
    } -> tensor<6x16xf32>
    %35 = tensor.empty() : tensor<6x16xi8>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<6x16xf32>) outs(%35 : tensor<6x16xi8>) {
    ^bb0(%in: f32, %out: i8):
      %52 = arith.fptosi %in : f32 to i8
      linalg.yield %52 : i8
    } -> tensor<6x16xi8>
    %37 = tensor.empty() : tensor<6x10xi32>
    %38 = linalg.fill ins(%c0_i32 : i32) outs(%37 : tensor<6x10xi32>) -> tensor<6x10xi32>
    %39 = linalg.matmul ins(%36, %arg1 : tensor<6x16xi8>, tensor<16x10xi8>) outs(%38 : tensor<6x10xi32>) -> tensor<6x10xi32>
    %40 = tensor.empty() : tensor<6x10xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<6x10xi32>) outs(%40 : tensor<6x10xf32>) {
    ^bb0(%in: i32, %out: f32):
      %52 = arith.sitofp %in : i32 to f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %42 = tensor.empty() : tensor<6x10xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x1xf32>) outs(%42 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %44 = tensor.empty() : tensor<6x10xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %43 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%44 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %52 = arith.mulf %in, %in_4 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %46 = tensor.empty() : tensor<6x10xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<10xf32>) outs(%46 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %48 = tensor.empty() : tensor<6x10xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %47 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%48 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %52 = arith.mulf %in, %in_4 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %50 = tensor.empty() : tensor<6x10xbf16>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<6x10xf32>) outs(%50 : tensor<6x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %52 = arith.truncf %in : f32 to bf16
      linalg.yield %52 : bf16
    } -> tensor<6x10xbf16>
    return %51, %36, %16 : tensor<6x10xbf16>, tensor<6x16xi8>, tensor<6x1xf32>
  }
}

