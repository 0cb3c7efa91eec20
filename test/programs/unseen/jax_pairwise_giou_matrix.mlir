// Generalized overlap of all pairs of boxes.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d1)>
module @jit_pairwise_giou_matrix {
  func.func public @main(%arg0: tensor<10x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<10x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [10, 2] [1, 1] : tensor<10x4xf32> to tensor<10x2xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 2] [10, 2] [1, 1] : tensor<10x4xf32> to tensor<10x2xf32>
    %0 = tensor.empty() : tensor<10x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<10x2xf32>) outs(%0 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.absf %in : f32
      linalg.yield %78 : f32
    } -> tensor<10x2xf32>
    %2 = tensor.empty() : tensor<10x2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%2 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x2xf32>
    %4 = tensor.empty() : tensor<10x2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<10x2xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.subf %in, %cst_1 : f32
      linalg.yield %78 : f32
    } -> tensor<10x2xf32>
    %6 = tensor.empty() : tensor<10x2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%6 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.addf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x2xf32>
    %8 = tensor.empty() : tensor<10x2xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<10x2xf32>) outs(%8 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.addf %in, %cst_1 : f32
      linalg.yield %78 : f32
    } -> tensor<10x2xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0] [8, 2] [1, 1] : tensor<8x4xf32> to tensor<8x2xf32>
    %extracted_slice_4 = tensor.extract_slice %arg1[0, 2] [8, 2] [1, 1] : tensor<8x4xf32> to tensor<8x2xf32>
    %10 = tensor.empty() : tensor<8x2xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<8x2xf32>) outs(%10 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.absf %in : f32
      linalg.yield %78 : f32
    } -> tensor<8x2xf32>
    %12 = tensor.empty() : tensor<8x2xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3, %11 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%12 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<8x2xf32>
    %14 = tensor.empty() : tensor<8x2xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8x2xf32>) outs(%14 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.subf %in, %cst_1 : f32
      linalg.yield %78 : f32
    } -> tensor<8x2xf32>
    %16 = tensor.empty() : tensor<8x2xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3, %11 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%16 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.addf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<8x2xf32>
    %18 = tensor.empty() : tensor<8x2xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x2xf32>) outs(%18 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.addf %in, %cst_1 : f32
      linalg.yield %78 : f32
    } -> tensor<8x2xf32>
    %20 = tensor.empty() : tensor<10x8x2xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<10x2xf32>) outs(%20 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8x2xf32>
    %22 = tensor.empty() : tensor<10x8x2xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<8x2xf32>) outs(%22 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8x2xf32>
    %24 = tensor.empty() : tensor<10x8x2xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %23 : tensor<10x8x2xf32>, tensor<10x8x2xf32>) outs(%24 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.minimumf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8x2xf32>
    %26 = tensor.empty() : tensor<10x8x2xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<10x2xf32>) outs(%26 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8x2xf32>
    %28 = tensor.empty() : tensor<10x8x2xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<8x2xf32>) outs(%28 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8x2xf32>
    %30 = tensor.empty() : tensor<10x8x2xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<10x8x2xf32>, tensor<10x8x2xf32>) outs(%30 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.maximumf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8x2xf32>
    %32 = tensor.empty() : tensor<10x8x2xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %31 : tensor<10x8x2xf32>, tensor<10x8x2xf32>) outs(%32 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8x2xf32>
    %34 = tensor.empty() : tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%34 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %36 = tensor.empty() : tensor<10x8x2xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<f32>) outs(%36 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8x2xf32>
    %38 = tensor.empty() : tensor<10x8x2xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %33 : tensor<10x8x2xf32>, tensor<10x8x2xf32>) outs(%38 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.maximumf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8x2xf32>
    %40 = tensor.empty() : tensor<10x8xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<10x8x2xf32>) outs(%41 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.mulf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<10x8xf32>
    %43 = tensor.empty() : tensor<10x2xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %5 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%43 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x2xf32>
    %45 = tensor.empty() : tensor<10xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<10xf32>) -> tensor<10xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "reduction"]} ins(%44 : tensor<10x2xf32>) outs(%46 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.mulf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<10xf32>
    %48 = tensor.empty() : tensor<8x2xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %15 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%48 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<8x2xf32>
    %50 = tensor.empty() : tensor<8xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<8xf32>) -> tensor<8xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "reduction"]} ins(%49 : tensor<8x2xf32>) outs(%51 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.mulf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<8xf32>
    %53 = tensor.empty() : tensor<10x8xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<10xf32>) outs(%53 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8xf32>
    %55 = tensor.empty() : tensor<10x8xf32>
    %56 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<8xf32>) outs(%55 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8xf32>
    %57 = tensor.empty() : tensor<10x8xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %56 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%57 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.addf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8xf32>
    %59 = tensor.empty() : tensor<10x8xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %42 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%59 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8xf32>
    %61 = tensor.empty() : tensor<10x8x2xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %23 : tensor<10x8x2xf32>, tensor<10x8x2xf32>) outs(%61 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.maximumf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8x2xf32>
    %63 = tensor.empty() : tensor<10x8x2xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<10x8x2xf32>, tensor<10x8x2xf32>) outs(%63 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.minimumf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8x2xf32>
    %65 = tensor.empty() : tensor<10x8x2xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %64 : tensor<10x8x2xf32>, tensor<10x8x2xf32>) outs(%65 : tensor<10x8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8x2xf32>
    %67 = tensor.empty() : tensor<10x8xf32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<10x8x2xf32>) outs(%68 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.mulf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<10x8xf32>
    %70 = tensor.empty() : tensor<10x8xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %60 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%70 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.divf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8xf32>
    %72 = tensor.empty() : tensor<10x8xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %60 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%72 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8xf32>
    %74 = tensor.empty() : tensor<10x8xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %69 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%74 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.divf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8xf32>
    %76 = tensor.empty() : tensor<10x8xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %75 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%76 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %78 = arith.subf %in, %in_5 : f32
      linalg.yield %78 : f32
    } -> tensor<10x8xf32>
    return %77 : tensor<10x8xf32>
  }
}

