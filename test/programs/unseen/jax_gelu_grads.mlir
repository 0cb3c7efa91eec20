#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
module @jit_gelu_grads {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x512xbf16>, %arg2: tensor<512xbf16>, %arg3: tensor<128x512xbf16>) -> (tensor<128x256xbf16>, tensor<256x512xbf16>, tensor<512xbf16>) {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x512xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<128x256xbf16>, tensor<256x512xbf16>) outs(%1 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %3 = tensor.empty() : tensor<512xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<512xbf16>) outs(%3 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<512xf32>
    %5 = tensor.empty() : tensor<128x512xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<512xf32>) outs(%5 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x512xf32>
    %7 = tensor.empty() : tensor<128x512xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%7 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.addf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %9 = tensor.empty() : tensor<128x512xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<128x512xf32>) outs(%9 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %in : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %11 = tensor.empty() : tensor<128x512xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %8 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%11 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.mulf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %13 = tensor.empty() : tensor<128x512xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<128x512xf32>) outs(%13 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %cst_3 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %15 = tensor.empty() : tensor<128x512xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<128x512xf32>) outs(%15 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %cst_2 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %17 = tensor.empty() : tensor<128x512xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %16 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%17 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.addf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %19 = tensor.empty() : tensor<128x512xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<128x512xf32>) outs(%19 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %cst_1 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %21 = tensor.empty() : tensor<128x512xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<128x512xf32>) outs(%21 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.tanh %in : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %23 = tensor.empty() : tensor<128x512xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<128x512xf32>) outs(%23 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.subf %cst_0, %in : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %25 = tensor.empty() : tensor<128x512xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<128x512xf32>) outs(%25 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %cst_0 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %27 = tensor.empty() : tensor<128x512xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<128x512xf32>) outs(%27 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %cst : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %29 = tensor.empty() : tensor<128x512xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<128x512xbf16>) outs(%29 : tensor<128x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %31 = tensor.empty() : tensor<128x512xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %30 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%31 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.mulf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %33 = tensor.empty() : tensor<128x512xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %28 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%33 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.mulf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %35 = tensor.empty() : tensor<128x512xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<128x512xf32>) outs(%35 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %cst : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %37 = tensor.empty() : tensor<128x512xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%36, %24 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%37 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.mulf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %39 = tensor.empty() : tensor<128x512xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38, %22 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%39 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.mulf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %41 = tensor.empty() : tensor<128x512xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38, %40 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%41 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.addf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %43 = tensor.empty() : tensor<128x512xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<128x512xf32>) outs(%43 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %cst_1 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %45 = tensor.empty() : tensor<128x512xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%34, %44 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%45 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.addf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %47 = tensor.empty() : tensor<128x512xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<128x512xf32>) outs(%47 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %cst_2 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %49 = tensor.empty() : tensor<128x512xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%48, %14 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%49 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.mulf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %51 = tensor.empty() : tensor<128x512xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%46, %50 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%51 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %77 = arith.addf %in, %in_5 : f32
      linalg.yield %77 : f32
    } -> tensor<128x512xf32>
    %53 = tensor.empty() : tensor<512xf32>
    %54 = linalg.fill ins(%cst_4 : f32) outs(%53 : tensor<512xf32>) -> tensor<512xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%52 : tensor<128x512xf32>) outs(%54 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %out, %in : f32
      linalg.yield %77 : f32
    } -> tensor<512xf32>
    %expanded = tensor.expand_shape %55 [[0, 1]] output_shape [1, 512] : tensor<512xf32> into tensor<1x512xf32>
    %56 = tensor.empty() : tensor<512xf32>
    %57 = linalg.fill ins(%cst_4 : f32) outs(%56 : tensor<512xf32>) -> tensor<512xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x512xf32>) outs(%57 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %out, %in : f32
      linalg.yield %77 : f32
    } -> tensor<512xf32>
    %59 = tensor.empty() : tensor<512xbf16>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%58 : tensor<512xf32>) outs(%59 : tensor<512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<512xbf16>
    %61 = tensor.empty() : tensor<512x128xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<128x512xf32>) outs(%61 : tensor<512x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x128xf32>
    %63 = tensor.empty() : tensor<512x256xf32>
    %64 = linalg.fill ins(%cst_4 : f32) outs(%63 : tensor<512x256xf32>) -> tensor<512x256xf32>
    %65 = linalg.matmul ins(%62, %arg0 : tensor<512x128xf32>, tensor<128x256xbf16>) outs(%64 : tensor<512x256xf32>) -> tensor<512x256xf32>
    %66 = tensor.empty() : tensor<512x256xbf16>
    %67 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<512x256xf32>) outs(%66 : tensor<512x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<512x256xbf16>
    %68 = tensor.empty() : tensor<256x512xbf16>
    %69 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<512x256xbf16>) outs(%68 : tensor<256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<256x512xbf16>
    %70 = tensor.empty() : tensor<512x256xbf16>
    %71 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<256x512xbf16>) outs(%70 : tensor<512x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x256xbf16>
    %72 = tensor.empty() : tensor<128x256xf32>
    %73 = linalg.fill ins(%cst_4 : f32) outs(%72 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %74 = linalg.matmul ins(%52, %71 : tensor<128x512xf32>, tensor<512x256xbf16>) outs(%73 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %75 = tensor.empty() : tensor<128x256xbf16>
    %76 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<128x256xf32>) outs(%75 : tensor<128x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<128x256xbf16>
    return %76, %69, %60 : tensor<128x256xbf16>, tensor<256x512xbf16>, tensor<512xbf16>
  }
}

