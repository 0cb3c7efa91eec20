// Four reflections of rows, one after another.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module @jit_householder_product_apply {
  func.func public @main(%arg0: tensor<10x16xf32>, %arg1: tensor<4x16xf32>) -> tensor<10x16xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 9.99999997E-7 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %0 = tensor.empty() : tensor<16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<16xf32>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %in : f32
      linalg.yield %104 : f32
    } -> tensor<16xf32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%1 : tensor<16xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %out, %in : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%4 : tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %cst_0 : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%6 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.sqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%8 : tensor<f32>) outs(%9 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %11 = tensor.empty() : tensor<16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed, %10 : tensor<16xf32>, tensor<16xf32>) outs(%11 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.divf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<16xf32>
    %13 = tensor.empty() : tensor<10xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<10xf32>) -> tensor<10xf32>
    %15 = linalg.matvec ins(%arg0, %12 : tensor<10x16xf32>, tensor<16xf32>) outs(%14 : tensor<10xf32>) -> tensor<10xf32>
    %16 = tensor.empty() : tensor<10x16xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<10xf32>) outs(%16 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %18 = tensor.empty() : tensor<10x16xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16xf32>) outs(%18 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %20 = tensor.empty() : tensor<10x16xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%20 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.mulf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %22 = tensor.empty() : tensor<10x16xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<10x16xf32>) outs(%22 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %cst : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %24 = tensor.empty() : tensor<10x16xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %23 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%24 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.subf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[1, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %26 = tensor.empty() : tensor<16xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_3 : tensor<16xf32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %in : f32
      linalg.yield %104 : f32
    } -> tensor<16xf32>
    %28 = tensor.empty() : tensor<f32>
    %29 = linalg.fill ins(%cst_1 : f32) outs(%28 : tensor<f32>) -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%27 : tensor<16xf32>) outs(%29 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %out, %in : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%30 : tensor<f32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %cst_0 : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%32 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.sqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %35 = tensor.empty() : tensor<16xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%34 : tensor<f32>) outs(%35 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %37 = tensor.empty() : tensor<16xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_3, %36 : tensor<16xf32>, tensor<16xf32>) outs(%37 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.divf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<16xf32>
    %39 = tensor.empty() : tensor<10xf32>
    %40 = linalg.fill ins(%cst_1 : f32) outs(%39 : tensor<10xf32>) -> tensor<10xf32>
    %41 = linalg.matvec ins(%25, %38 : tensor<10x16xf32>, tensor<16xf32>) outs(%40 : tensor<10xf32>) -> tensor<10xf32>
    %42 = tensor.empty() : tensor<10x16xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<10xf32>) outs(%42 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %44 = tensor.empty() : tensor<10x16xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<16xf32>) outs(%44 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %46 = tensor.empty() : tensor<10x16xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%46 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.mulf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %48 = tensor.empty() : tensor<10x16xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<10x16xf32>) outs(%48 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %cst : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %50 = tensor.empty() : tensor<10x16xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%25, %49 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%50 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.subf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %extracted_slice_4 = tensor.extract_slice %arg1[2, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %52 = tensor.empty() : tensor<16xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<16xf32>) outs(%52 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %in : f32
      linalg.yield %104 : f32
    } -> tensor<16xf32>
    %54 = tensor.empty() : tensor<f32>
    %55 = linalg.fill ins(%cst_1 : f32) outs(%54 : tensor<f32>) -> tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%53 : tensor<16xf32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %out, %in : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%56 : tensor<f32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %cst_0 : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%58 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.sqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %61 = tensor.empty() : tensor<16xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%60 : tensor<f32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %63 = tensor.empty() : tensor<16xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_5, %62 : tensor<16xf32>, tensor<16xf32>) outs(%63 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.divf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<16xf32>
    %65 = tensor.empty() : tensor<10xf32>
    %66 = linalg.fill ins(%cst_1 : f32) outs(%65 : tensor<10xf32>) -> tensor<10xf32>
    %67 = linalg.matvec ins(%51, %64 : tensor<10x16xf32>, tensor<16xf32>) outs(%66 : tensor<10xf32>) -> tensor<10xf32>
    %68 = tensor.empty() : tensor<10x16xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<10xf32>) outs(%68 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %70 = tensor.empty() : tensor<10x16xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<16xf32>) outs(%70 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %72 = tensor.empty() : tensor<10x16xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%69, %71 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%72 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.mulf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %74 = tensor.empty() : tensor<10x16xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<10x16xf32>) outs(%74 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %cst : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %76 = tensor.empty() : tensor<10x16xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%51, %75 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%76 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.subf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %extracted_slice_6 = tensor.extract_slice %arg1[3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %78 = tensor.empty() : tensor<16xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_7 : tensor<16xf32>) outs(%78 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %in : f32
      linalg.yield %104 : f32
    } -> tensor<16xf32>
    %80 = tensor.empty() : tensor<f32>
    %81 = linalg.fill ins(%cst_1 : f32) outs(%80 : tensor<f32>) -> tensor<f32>
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%79 : tensor<16xf32>) outs(%81 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %out, %in : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %83 = tensor.empty() : tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%82 : tensor<f32>) outs(%83 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %cst_0 : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %85 = tensor.empty() : tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%84 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.sqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %87 = tensor.empty() : tensor<16xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%86 : tensor<f32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %89 = tensor.empty() : tensor<16xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_7, %88 : tensor<16xf32>, tensor<16xf32>) outs(%89 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.divf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<16xf32>
    %91 = tensor.empty() : tensor<10xf32>
    %92 = linalg.fill ins(%cst_1 : f32) outs(%91 : tensor<10xf32>) -> tensor<10xf32>
    %93 = linalg.matvec ins(%77, %90 : tensor<10x16xf32>, tensor<16xf32>) outs(%92 : tensor<10xf32>) -> tensor<10xf32>
    %94 = tensor.empty() : tensor<10x16xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<10xf32>) outs(%94 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %96 = tensor.empty() : tensor<10x16xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<16xf32>) outs(%96 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %98 = tensor.empty() : tensor<10x16xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%95, %97 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%98 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.mulf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %100 = tensor.empty() : tensor<10x16xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<10x16xf32>) outs(%100 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %cst : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    %102 = tensor.empty() : tensor<10x16xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%77, %101 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%102 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %104 = arith.subf %in, %in_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x16xf32>
    return %103 : tensor<10x16xf32>
  }
}

