#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module @jit_xent_labels {
  func.func public @main(%arg0: tensor<64x128xbf16>, %arg1: tensor<128x256xbf16>, %arg2: tensor<64xi32>) -> tensor<f32> {
    %cst = arith.constant 6.400000e+01 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x256xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x128xbf16>, tensor<128x256xbf16>) outs(%1 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<64xf32>) -> tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<64x256xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.maximumf %out, %in : f32
      linalg.yield %47 : f32
    } -> tensor<64xf32>
    %6 = tensor.empty() : tensor<64xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%5 : tensor<64xf32>) outs(%6 : tensor<64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %47 = math.absf %in : f32
      %48 = arith.cmpf one, %47, %cst_0 : f32
      linalg.yield %48 : i1
    } -> tensor<64xi1>
    %8 = tensor.empty() : tensor<64xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%7, %5 : tensor<64xi1>, tensor<64xf32>) outs(%8 : tensor<64xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %47 = arith.select %in, %in_3, %cst_2 : f32
      linalg.yield %47 : f32
    } -> tensor<64xf32>
    %10 = tensor.empty() : tensor<64x256xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<64xf32>) outs(%10 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32>
    %12 = tensor.empty() : tensor<64x256xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %11 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%12 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.subf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<64x256xf32>
    %14 = tensor.empty() : tensor<64x256xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<64x256xf32>) outs(%14 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.exp %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x256xf32>
    %16 = tensor.empty() : tensor<64xf32>
    %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<64xf32>) -> tensor<64xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<64x256xf32>) outs(%17 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %out, %in : f32
      linalg.yield %47 : f32
    } -> tensor<64xf32>
    %19 = tensor.empty() : tensor<64xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%18 : tensor<64xf32>) outs(%19 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.absf %in : f32
      linalg.yield %47 : f32
    } -> tensor<64xf32>
    %21 = tensor.empty() : tensor<64xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%20 : tensor<64xf32>) outs(%21 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.log %in : f32
      linalg.yield %47 : f32
    } -> tensor<64xf32>
    %23 = tensor.empty() : tensor<64xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%22, %9 : tensor<64xf32>, tensor<64xf32>) outs(%23 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.addf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<64xf32>
    %25 = tensor.empty() : tensor<1x256xi32>
    %26 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%25 : tensor<1x256xi32>) {
    ^bb0(%out: i32):
      %47 = linalg.index 1 : index
      %48 = arith.index_cast %47 : index to i32
      linalg.yield %48 : i32
    } -> tensor<1x256xi32>
    %27 = tensor.empty() : tensor<64x256xi32>
    %28 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<64xi32>) outs(%27 : tensor<64x256xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64x256xi32>
    %29 = tensor.empty() : tensor<64x256xi32>
    %30 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<1x256xi32>) outs(%29 : tensor<64x256xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64x256xi32>
    %31 = tensor.empty() : tensor<64x256xi1>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %30 : tensor<64x256xi32>, tensor<64x256xi32>) outs(%31 : tensor<64x256xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %47 = arith.cmpi eq, %in, %in_3 : i32
      linalg.yield %47 : i1
    } -> tensor<64x256xi1>
    %33 = tensor.empty() : tensor<64x256xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<64x256xi1>) outs(%33 : tensor<64x256xf32>) {
    ^bb0(%in: i1, %out: f32):
      %47 = arith.uitofp %in : i1 to f32
      linalg.yield %47 : f32
    } -> tensor<64x256xf32>
    %35 = tensor.empty() : tensor<64x256xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %34 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%35 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.mulf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<64x256xf32>
    %37 = tensor.empty() : tensor<64xf32>
    %38 = linalg.fill ins(%cst_2 : f32) outs(%37 : tensor<64xf32>) -> tensor<64xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<64x256xf32>) outs(%38 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %out, %in : f32
      linalg.yield %47 : f32
    } -> tensor<64xf32>
    %40 = tensor.empty() : tensor<64xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%24, %39 : tensor<64xf32>, tensor<64xf32>) outs(%40 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.subf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<64xf32>
    %42 = tensor.empty() : tensor<f32>
    %43 = linalg.fill ins(%cst_2 : f32) outs(%42 : tensor<f32>) -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction"]} ins(%41 : tensor<64xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %out, %in : f32
      linalg.yield %47 : f32
    } -> tensor<f32>
    %45 = tensor.empty() : tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%44 : tensor<f32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %in, %cst : f32
      linalg.yield %47 : f32
    } -> tensor<f32>
    return %46 : tensor<f32>
  }
}

