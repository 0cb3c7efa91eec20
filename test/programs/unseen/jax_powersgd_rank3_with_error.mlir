// A gradient compressed to rank 3: orthogonalized columns by Gram–Schmidt, the error kept.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_powersgd_rank3_with_error {
  func.func public @main(%arg0: tensor<24x18xf32>, %arg1: tensor<18x3xf32>) -> (tensor<24x18xf32>, tensor<24x18xf32>, tensor<18x3xf32>) {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x3xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<24x3xf32>) -> tensor<24x3xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x18xf32>, tensor<18x3xf32>) outs(%1 : tensor<24x3xf32>) -> tensor<24x3xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0] [24, 1] [1, 1] : tensor<24x3xf32> to tensor<24x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %3 = tensor.empty() : tensor<24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %in : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<f32>) -> tensor<f32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%4 : tensor<24xf32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%7 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%9 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.sqrt %in : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<24xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%11 : tensor<f32>) outs(%12 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24xf32>
    %14 = tensor.empty() : tensor<24xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed, %13 : tensor<24xf32>, tensor<24xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.divf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 1] [24, 1] [1, 1] : tensor<24x3xf32> to tensor<24x1xf32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<f32>) -> tensor<f32>
    %18 = linalg.dot ins(%collapsed_2, %15 : tensor<24xf32>, tensor<24xf32>) outs(%17 : tensor<f32>) -> tensor<f32>
    %19 = tensor.empty() : tensor<24xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%18 : tensor<f32>) outs(%19 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24xf32>
    %21 = tensor.empty() : tensor<24xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%20, %15 : tensor<24xf32>, tensor<24xf32>) outs(%21 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.mulf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %23 = tensor.empty() : tensor<24xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_2, %22 : tensor<24xf32>, tensor<24xf32>) outs(%23 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.subf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %25 = tensor.empty() : tensor<24xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%24 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %in : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<f32>) -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%26 : tensor<24xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%29 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %32 = tensor.empty() : tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%31 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.sqrt %in : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %34 = tensor.empty() : tensor<24xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%33 : tensor<f32>) outs(%34 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24xf32>
    %36 = tensor.empty() : tensor<24xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%24, %35 : tensor<24xf32>, tensor<24xf32>) outs(%36 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.divf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %extracted_slice_3 = tensor.extract_slice %2[0, 2] [24, 1] [1, 1] : tensor<24x3xf32> to tensor<24x1xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %38 = tensor.empty() : tensor<f32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<f32>) -> tensor<f32>
    %40 = linalg.dot ins(%collapsed_4, %15 : tensor<24xf32>, tensor<24xf32>) outs(%39 : tensor<f32>) -> tensor<f32>
    %41 = tensor.empty() : tensor<24xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%40 : tensor<f32>) outs(%41 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24xf32>
    %43 = tensor.empty() : tensor<24xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%42, %15 : tensor<24xf32>, tensor<24xf32>) outs(%43 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.mulf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %45 = tensor.empty() : tensor<24xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_4, %44 : tensor<24xf32>, tensor<24xf32>) outs(%45 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.subf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %47 = tensor.empty() : tensor<f32>
    %48 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<f32>) -> tensor<f32>
    %49 = linalg.dot ins(%46, %37 : tensor<24xf32>, tensor<24xf32>) outs(%48 : tensor<f32>) -> tensor<f32>
    %50 = tensor.empty() : tensor<24xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%49 : tensor<f32>) outs(%50 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24xf32>
    %52 = tensor.empty() : tensor<24xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%51, %37 : tensor<24xf32>, tensor<24xf32>) outs(%52 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.mulf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %54 = tensor.empty() : tensor<24xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%46, %53 : tensor<24xf32>, tensor<24xf32>) outs(%54 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.subf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %56 = tensor.empty() : tensor<24xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%55 : tensor<24xf32>) outs(%56 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %in : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %58 = tensor.empty() : tensor<f32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<f32>) -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%57 : tensor<24xf32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %61 = tensor.empty() : tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%60 : tensor<f32>) outs(%61 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %63 = tensor.empty() : tensor<f32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%62 : tensor<f32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.sqrt %in : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %65 = tensor.empty() : tensor<24xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%64 : tensor<f32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24xf32>
    %67 = tensor.empty() : tensor<24xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%55, %66 : tensor<24xf32>, tensor<24xf32>) outs(%67 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.divf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %15 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %expanded_5 = tensor.expand_shape %37 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %expanded_6 = tensor.expand_shape %68 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %69 = tensor.empty() : tensor<24x3xf32>
    %inserted_slice = tensor.insert_slice %expanded into %69[0, 0] [24, 1] [1, 1] : tensor<24x1xf32> into tensor<24x3xf32>
    %inserted_slice_7 = tensor.insert_slice %expanded_5 into %inserted_slice[0, 1] [24, 1] [1, 1] : tensor<24x1xf32> into tensor<24x3xf32>
    %inserted_slice_8 = tensor.insert_slice %expanded_6 into %inserted_slice_7[0, 2] [24, 1] [1, 1] : tensor<24x1xf32> into tensor<24x3xf32>
    %70 = tensor.empty() : tensor<18x24xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x18xf32>) outs(%70 : tensor<18x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<18x24xf32>
    %72 = tensor.empty() : tensor<18x3xf32>
    %73 = linalg.fill ins(%cst_0 : f32) outs(%72 : tensor<18x3xf32>) -> tensor<18x3xf32>
    %74 = linalg.matmul ins(%71, %inserted_slice_8 : tensor<18x24xf32>, tensor<24x3xf32>) outs(%73 : tensor<18x3xf32>) -> tensor<18x3xf32>
    %75 = tensor.empty() : tensor<3x18xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<18x3xf32>) outs(%75 : tensor<3x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x18xf32>
    %77 = tensor.empty() : tensor<24x18xf32>
    %78 = linalg.fill ins(%cst_0 : f32) outs(%77 : tensor<24x18xf32>) -> tensor<24x18xf32>
    %79 = linalg.matmul ins(%inserted_slice_8, %76 : tensor<24x3xf32>, tensor<3x18xf32>) outs(%78 : tensor<24x18xf32>) -> tensor<24x18xf32>
    %80 = tensor.empty() : tensor<24x18xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %79 : tensor<24x18xf32>, tensor<24x18xf32>) outs(%80 : tensor<24x18xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %82 = arith.subf %in, %in_9 : f32
      linalg.yield %82 : f32
    } -> tensor<24x18xf32>
    return %79, %81, %74 : tensor<24x18xf32>, tensor<24x18xf32>, tensor<18x3xf32>
  }
}

