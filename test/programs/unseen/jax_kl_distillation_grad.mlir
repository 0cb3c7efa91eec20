#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2) -> ()>
module @jit_kl_distillation_grad {
  func.func public @main(%arg0: tensor<4x9x16xf32>, %arg1: tensor<4x9x16xf32>) -> (tensor<f32>, tensor<4x9x16xf32>) {
    %cst = arith.constant 0.111111112 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant 3.600000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x9x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x9x16xf32>) outs(%0 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_4 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %2 = tensor.empty() : tensor<4x9xf32>
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<4x9xf32>) -> tensor<4x9xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<4x9x16xf32>) outs(%3 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.maximumf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9xf32>
    %5 = tensor.empty() : tensor<4x9x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x9xf32>) outs(%5 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x16xf32>
    %7 = tensor.empty() : tensor<4x9x16xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %6 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%7 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.subf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %9 = tensor.empty() : tensor<4x9x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<4x9x16xf32>) outs(%9 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %11 = tensor.empty() : tensor<4x9xf32>
    %12 = linalg.fill ins(%cst_2 : f32) outs(%11 : tensor<4x9xf32>) -> tensor<4x9xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<4x9x16xf32>) outs(%12 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9xf32>
    %14 = tensor.empty() : tensor<4x9x16xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x9xf32>) outs(%14 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x16xf32>
    %16 = tensor.empty() : tensor<4x9x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %15 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%16 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.divf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %18 = tensor.empty() : tensor<4x9xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x9xf32>) outs(%18 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.log %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9xf32>
    %expanded = tensor.expand_shape %19 [[0], [1, 2]] output_shape [4, 9, 1] : tensor<4x9xf32> into tensor<4x9x1xf32>
    %20 = tensor.empty() : tensor<4x9x16xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x9x1xf32>) outs(%20 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x16xf32>
    %22 = tensor.empty() : tensor<4x9x16xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %21 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%22 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.subf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %24 = tensor.empty() : tensor<4x9x16xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x9x16xf32>) outs(%24 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_4 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %26 = tensor.empty() : tensor<4x9xf32>
    %27 = linalg.fill ins(%cst_3 : f32) outs(%26 : tensor<4x9xf32>) -> tensor<4x9xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<4x9x16xf32>) outs(%27 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.maximumf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9xf32>
    %29 = tensor.empty() : tensor<4x9x16xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<4x9xf32>) outs(%29 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x16xf32>
    %31 = tensor.empty() : tensor<4x9x16xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %30 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%31 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.subf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %33 = tensor.empty() : tensor<4x9x16xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<4x9x16xf32>) outs(%33 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %35 = tensor.empty() : tensor<4x9xf32>
    %36 = linalg.fill ins(%cst_2 : f32) outs(%35 : tensor<4x9xf32>) -> tensor<4x9xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<4x9x16xf32>) outs(%36 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9xf32>
    %expanded_5 = tensor.expand_shape %37 [[0], [1, 2]] output_shape [4, 9, 1] : tensor<4x9xf32> into tensor<4x9x1xf32>
    %38 = tensor.empty() : tensor<4x9x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<4x9x1xf32>) outs(%38 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.log %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x1xf32>
    %40 = tensor.empty() : tensor<4x9x16xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<4x9x1xf32>) outs(%40 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x16xf32>
    %42 = tensor.empty() : tensor<4x9x16xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %41 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%42 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.subf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %44 = tensor.empty() : tensor<4x9x16xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %43 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%44 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.subf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %46 = tensor.empty() : tensor<4x9x16xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %45 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%46 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.mulf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %48 = tensor.empty() : tensor<4x9xf32>
    %49 = linalg.fill ins(%cst_2 : f32) outs(%48 : tensor<4x9xf32>) -> tensor<4x9xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%47 : tensor<4x9x16xf32>) outs(%49 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9xf32>
    %51 = tensor.empty() : tensor<f32>
    %52 = linalg.fill ins(%cst_2 : f32) outs(%51 : tensor<f32>) -> tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "reduction"]} ins(%50 : tensor<4x9xf32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %54 = tensor.empty() : tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%53 : tensor<f32>) outs(%54 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_1 : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %56 = tensor.empty() : tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%55 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.mulf %in, %cst_0 : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %58 = tensor.empty() : tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%58 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %60 = tensor.empty() : tensor<4x9x16xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<f32>) outs(%60 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x16xf32>
    %62 = tensor.empty() : tensor<4x9x16xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %61 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%62 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.mulf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %64 = tensor.empty() : tensor<4x9x16xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<4x9x16xf32>) outs(%64 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.negf %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %66 = tensor.empty() : tensor<4x9x16xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<4x9x16xf32>) outs(%66 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.negf %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %68 = tensor.empty() : tensor<4x9xf32>
    %69 = linalg.fill ins(%cst_2 : f32) outs(%68 : tensor<4x9xf32>) -> tensor<4x9xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<4x9x16xf32>) outs(%69 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9xf32>
    %expanded_6 = tensor.expand_shape %70 [[0], [1, 2]] output_shape [4, 9, 1] : tensor<4x9xf32> into tensor<4x9x1xf32>
    %71 = tensor.empty() : tensor<4x9x1xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded_5 : tensor<4x9x1xf32>, tensor<4x9x1xf32>) outs(%71 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.divf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x1xf32>
    %73 = tensor.empty() : tensor<4x9xf32>
    %74 = linalg.fill ins(%cst_2 : f32) outs(%73 : tensor<4x9xf32>) -> tensor<4x9xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<4x9x1xf32>) outs(%74 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x9xf32>
    %76 = tensor.empty() : tensor<4x9x16xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<4x9xf32>) outs(%76 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x16xf32>
    %78 = tensor.empty() : tensor<4x9x16xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %34 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%78 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.mulf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %80 = tensor.empty() : tensor<4x9x16xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %79 : tensor<4x9x16xf32>, tensor<4x9x16xf32>) outs(%80 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %84 = arith.addf %in, %in_7 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    %82 = tensor.empty() : tensor<4x9x16xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x9x16xf32>) outs(%82 : tensor<4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_4 : f32
      linalg.yield %84 : f32
    } -> tensor<4x9x16xf32>
    return %57, %83 : tensor<f32>, tensor<4x9x16xf32>
  }
}

