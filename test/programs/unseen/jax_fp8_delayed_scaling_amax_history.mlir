// Scales from a history of maxima, e4m3 operands, the histories rolled on.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_fp8_delayed_scaling_amax_history {
  func.func public @main(%arg0: tensor<64x128xf32>, %arg1: tensor<128x64xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>) -> (tensor<64x64xf32>, tensor<16xf32>, tensor<16xf32>) {
    %cst = arith.constant -4.480000e+02 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 4.480000e+02 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0> : tensor<1x1xi32>
    %cst_4 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg2 : tensor<16xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.maximumf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %3 = tensor.empty() : tensor<i1>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2 : tensor<f32>) outs(%3 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %73 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %73 : i1
    } -> tensor<i1>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2 : tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.divf %cst_1, %in : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%4, %6 : tensor<i1>, tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %73 = arith.select %in, %in_12, %cst_0 : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst_4 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg3 : tensor<16xf32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.maximumf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<i1>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%11 : tensor<f32>) outs(%12 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %73 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %73 : i1
    } -> tensor<i1>
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%11 : tensor<f32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.divf %cst_1, %in : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%13, %15 : tensor<i1>, tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %73 = arith.select %in, %in_12, %cst_0 : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %18 = tensor.empty() : tensor<64x128xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<f32>) outs(%18 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %20 = tensor.empty() : tensor<64x128xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %19 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%20 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %73 = arith.mulf %in, %in_12 : f32
      linalg.yield %73 : f32
    } -> tensor<64x128xf32>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%22 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %24 = tensor.empty() : tensor<64x128xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<f32>) outs(%24 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %26 = tensor.empty() : tensor<64x128xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%25, %21 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%26 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %73 = arith.maximumf %in, %in_12 : f32
      linalg.yield %73 : f32
    } -> tensor<64x128xf32>
    %28 = tensor.empty() : tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%28 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %30 = tensor.empty() : tensor<64x128xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<f32>) outs(%30 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %32 = tensor.empty() : tensor<64x128xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31, %27 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%32 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %73 = arith.minimumf %in, %in_12 : f32
      linalg.yield %73 : f32
    } -> tensor<64x128xf32>
    %34 = tensor.empty() : tensor<64x128xf8E4M3FN>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<64x128xf32>) outs(%34 : tensor<64x128xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %73 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %73 : f8E4M3FN
    } -> tensor<64x128xf8E4M3FN>
    %36 = tensor.empty() : tensor<128x64xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<f32>) outs(%36 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x64xf32>
    %38 = tensor.empty() : tensor<128x64xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %37 : tensor<128x64xf32>, tensor<128x64xf32>) outs(%38 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %73 = arith.mulf %in, %in_12 : f32
      linalg.yield %73 : f32
    } -> tensor<128x64xf32>
    %40 = tensor.empty() : tensor<128x64xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<f32>) outs(%40 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x64xf32>
    %42 = tensor.empty() : tensor<128x64xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%41, %39 : tensor<128x64xf32>, tensor<128x64xf32>) outs(%42 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %73 = arith.maximumf %in, %in_12 : f32
      linalg.yield %73 : f32
    } -> tensor<128x64xf32>
    %44 = tensor.empty() : tensor<128x64xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<f32>) outs(%44 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x64xf32>
    %46 = tensor.empty() : tensor<128x64xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45, %43 : tensor<128x64xf32>, tensor<128x64xf32>) outs(%46 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %73 = arith.minimumf %in, %in_12 : f32
      linalg.yield %73 : f32
    } -> tensor<128x64xf32>
    %48 = tensor.empty() : tensor<128x64xf8E4M3FN>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<128x64xf32>) outs(%48 : tensor<128x64xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %73 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %73 : f8E4M3FN
    } -> tensor<128x64xf8E4M3FN>
    %50 = tensor.empty() : tensor<64x64xf32>
    %51 = linalg.fill ins(%cst_2 : f32) outs(%50 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %52 = linalg.matmul ins(%35, %49 : tensor<64x128xf8E4M3FN>, tensor<128x64xf8E4M3FN>) outs(%51 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %53 = tensor.empty() : tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%8, %17 : tensor<f32>, tensor<f32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %73 = arith.mulf %in, %in_12 : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %55 = tensor.empty() : tensor<64x64xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<f32>) outs(%55 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %57 = tensor.empty() : tensor<64x64xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%52, %56 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%57 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %73 = arith.divf %in, %in_12 : f32
      linalg.yield %73 : f32
    } -> tensor<64x64xf32>
    %extracted_slice = tensor.extract_slice %arg2[15] [1] [1] : tensor<16xf32> to tensor<1xf32>
    %extracted_slice_5 = tensor.extract_slice %arg2[0] [15] [1] : tensor<16xf32> to tensor<15xf32>
    %59 = tensor.empty() : tensor<16xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %59[0] [1] [1] : tensor<1xf32> into tensor<16xf32>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %inserted_slice[1] [15] [1] : tensor<15xf32> into tensor<16xf32>
    %60 = tensor.empty() : tensor<64x128xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<64x128xf32>) outs(%60 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.absf %in : f32
      linalg.yield %73 : f32
    } -> tensor<64x128xf32>
    %62 = tensor.empty() : tensor<f32>
    %63 = linalg.fill ins(%cst_4 : f32) outs(%62 : tensor<f32>) -> tensor<f32>
    %64 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["reduction", "reduction"]} ins(%61 : tensor<64x128xf32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.maximumf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %64 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %65 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded, %cst_3 : tensor<1xf32>, tensor<1x1xi32>) outs(%inserted_slice_6 : tensor<16xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      iree_linalg_ext.yield %arg4 : f32
    } -> tensor<16xf32>
    %extracted_slice_7 = tensor.extract_slice %arg3[15] [1] [1] : tensor<16xf32> to tensor<1xf32>
    %extracted_slice_8 = tensor.extract_slice %arg3[0] [15] [1] : tensor<16xf32> to tensor<15xf32>
    %66 = tensor.empty() : tensor<16xf32>
    %inserted_slice_9 = tensor.insert_slice %extracted_slice_7 into %66[0] [1] [1] : tensor<1xf32> into tensor<16xf32>
    %inserted_slice_10 = tensor.insert_slice %extracted_slice_8 into %inserted_slice_9[1] [15] [1] : tensor<15xf32> into tensor<16xf32>
    %67 = tensor.empty() : tensor<128x64xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<128x64xf32>) outs(%67 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.absf %in : f32
      linalg.yield %73 : f32
    } -> tensor<128x64xf32>
    %69 = tensor.empty() : tensor<f32>
    %70 = linalg.fill ins(%cst_4 : f32) outs(%69 : tensor<f32>) -> tensor<f32>
    %71 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["reduction", "reduction"]} ins(%68 : tensor<128x64xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.maximumf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %expanded_11 = tensor.expand_shape %71 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %72 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded_11, %cst_3 : tensor<1xf32>, tensor<1x1xi32>) outs(%inserted_slice_10 : tensor<16xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      iree_linalg_ext.yield %arg4 : f32
    } -> tensor<16xf32>
    return %58, %65, %72 : tensor<64x64xf32>, tensor<16xf32>, tensor<16xf32>
  }
}

