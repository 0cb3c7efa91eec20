#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_xent_grad {
  func.func public @main(%arg0: tensor<64x128xf32>, %arg1: tensor<128x256xf32>, %arg2: tensor<64x256xf32>) -> (tensor<f32>, tensor<128x256xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 6.400000e+01 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x256xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x128xf32>, tensor<128x256xf32>) outs(%1 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<64xf32>) -> tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<64x256xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<64xf32>
    %6 = tensor.empty() : tensor<64x256xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<64xf32>) outs(%6 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32>
    %8 = tensor.empty() : tensor<64x256xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%8 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.subf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<64x256xf32>
    %10 = tensor.empty() : tensor<64x256xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<64x256xf32>) outs(%10 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<64x256xf32>
    %12 = tensor.empty() : tensor<64xf32>
    %13 = linalg.fill ins(%cst_2 : f32) outs(%12 : tensor<64xf32>) -> tensor<64xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<64x256xf32>) outs(%13 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %15 = tensor.empty() : tensor<64x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<64x1xf32>) outs(%15 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.log %in : f32
      linalg.yield %64 : f32
    } -> tensor<64x1xf32>
    %17 = tensor.empty() : tensor<64x256xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<64x1xf32>) outs(%17 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32>
    %19 = tensor.empty() : tensor<64x256xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %18 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%19 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.subf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<64x256xf32>
    %21 = tensor.empty() : tensor<64x256xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %arg2 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%21 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.mulf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<64x256xf32>
    %23 = tensor.empty() : tensor<64xf32>
    %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<64xf32>) -> tensor<64xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<64x256xf32>) outs(%24 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<64xf32>
    %26 = tensor.empty() : tensor<f32>
    %27 = linalg.fill ins(%cst_2 : f32) outs(%26 : tensor<f32>) -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%25 : tensor<64xf32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %29 = tensor.empty() : tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%28 : tensor<f32>) outs(%29 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %in, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%30 : tensor<f32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%33 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %35 = tensor.empty() : tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%34 : tensor<f32>) outs(%35 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %in, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %37 = tensor.empty() : tensor<64x256xf32>
    %38 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<f32>) outs(%37 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32>
    %39 = tensor.empty() : tensor<64x256xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %arg2 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%39 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.mulf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<64x256xf32>
    %41 = tensor.empty() : tensor<64x256xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<64x256xf32>) outs(%41 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<64x256xf32>
    %43 = tensor.empty() : tensor<64xf32>
    %44 = linalg.fill ins(%cst_2 : f32) outs(%43 : tensor<64xf32>) -> tensor<64xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<64x256xf32>) outs(%44 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<64xf32>
    %expanded_3 = tensor.expand_shape %45 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %46 = tensor.empty() : tensor<64x1xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded : tensor<64x1xf32>, tensor<64x1xf32>) outs(%46 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.divf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<64x1xf32>
    %48 = tensor.empty() : tensor<64xf32>
    %49 = linalg.fill ins(%cst_2 : f32) outs(%48 : tensor<64xf32>) -> tensor<64xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%47 : tensor<64x1xf32>) outs(%49 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<64xf32>
    %51 = tensor.empty() : tensor<64x256xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<64xf32>) outs(%51 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32>
    %53 = tensor.empty() : tensor<64x256xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %11 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%53 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.mulf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<64x256xf32>
    %55 = tensor.empty() : tensor<64x256xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %54 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%55 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.addf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<64x256xf32>
    %57 = tensor.empty() : tensor<256x64xf32>
    %58 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<64x256xf32>) outs(%57 : tensor<256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x64xf32>
    %59 = tensor.empty() : tensor<256x128xf32>
    %60 = linalg.fill ins(%cst_2 : f32) outs(%59 : tensor<256x128xf32>) -> tensor<256x128xf32>
    %61 = linalg.matmul ins(%58, %arg0 : tensor<256x64xf32>, tensor<64x128xf32>) outs(%60 : tensor<256x128xf32>) -> tensor<256x128xf32>
    %62 = tensor.empty() : tensor<128x256xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<256x128xf32>) outs(%62 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x256xf32>
    return %32, %63 : tensor<f32>, tensor<128x256xf32>
  }
}

