// Seven products of quarters.
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_strassen_one_level {
  func.func public @main(%arg0: tensor<128x128xbf16>, %arg1: tensor<128x128xbf16>) -> tensor<128x128xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [64, 64] [1, 1] : tensor<128x128xbf16> to tensor<64x64xbf16>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 64] [64, 64] [1, 1] : tensor<128x128xbf16> to tensor<64x64xbf16>
    %extracted_slice_1 = tensor.extract_slice %arg0[64, 0] [64, 64] [1, 1] : tensor<128x128xbf16> to tensor<64x64xbf16>
    %extracted_slice_2 = tensor.extract_slice %arg0[64, 64] [64, 64] [1, 1] : tensor<128x128xbf16> to tensor<64x64xbf16>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0] [64, 64] [1, 1] : tensor<128x128xbf16> to tensor<64x64xbf16>
    %extracted_slice_4 = tensor.extract_slice %arg1[0, 64] [64, 64] [1, 1] : tensor<128x128xbf16> to tensor<64x64xbf16>
    %extracted_slice_5 = tensor.extract_slice %arg1[64, 0] [64, 64] [1, 1] : tensor<128x128xbf16> to tensor<64x64xbf16>
    %extracted_slice_6 = tensor.extract_slice %arg1[64, 64] [64, 64] [1, 1] : tensor<128x128xbf16> to tensor<64x64xbf16>
    %0 = tensor.empty() : tensor<64x64xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_2 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%0 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.addf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %2 = tensor.empty() : tensor<64x64xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3, %extracted_slice_6 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%2 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.addf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %4 = tensor.empty() : tensor<64x64xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %6 = linalg.matmul ins(%1, %3 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%5 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %7 = tensor.empty() : tensor<64x64xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1, %extracted_slice_2 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%7 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.addf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %9 = tensor.empty() : tensor<64x64xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %11 = linalg.matmul ins(%8, %extracted_slice_3 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%10 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %12 = tensor.empty() : tensor<64x64xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %extracted_slice_6 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%12 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.subf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %14 = tensor.empty() : tensor<64x64xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %16 = linalg.matmul ins(%extracted_slice, %13 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%15 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %17 = tensor.empty() : tensor<64x64xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5, %extracted_slice_3 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%17 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.subf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %19 = tensor.empty() : tensor<64x64xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %21 = linalg.matmul ins(%extracted_slice_2, %18 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%20 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %22 = tensor.empty() : tensor<64x64xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_0 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%22 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.addf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %24 = tensor.empty() : tensor<64x64xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %26 = linalg.matmul ins(%23, %extracted_slice_6 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%25 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %27 = tensor.empty() : tensor<64x64xbf16>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1, %extracted_slice : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%27 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.subf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %29 = tensor.empty() : tensor<64x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3, %extracted_slice_4 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%29 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.addf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %31 = tensor.empty() : tensor<64x64xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %33 = linalg.matmul ins(%28, %30 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%32 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %34 = tensor.empty() : tensor<64x64xbf16>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0, %extracted_slice_2 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%34 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.subf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %36 = tensor.empty() : tensor<64x64xbf16>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5, %extracted_slice_6 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%36 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %60 = arith.addf %in, %in_12 : bf16
      linalg.yield %60 : bf16
    } -> tensor<64x64xbf16>
    %38 = tensor.empty() : tensor<64x64xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %40 = linalg.matmul ins(%35, %37 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%39 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %41 = tensor.empty() : tensor<64x64xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %21 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %60 = arith.addf %in, %in_12 : f32
      linalg.yield %60 : f32
    } -> tensor<64x64xf32>
    %43 = tensor.empty() : tensor<64x64xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %26 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%43 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %60 = arith.subf %in, %in_12 : f32
      linalg.yield %60 : f32
    } -> tensor<64x64xf32>
    %45 = tensor.empty() : tensor<64x64xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %40 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %60 = arith.addf %in, %in_12 : f32
      linalg.yield %60 : f32
    } -> tensor<64x64xf32>
    %47 = tensor.empty() : tensor<64x64xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %26 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%47 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %60 = arith.addf %in, %in_12 : f32
      linalg.yield %60 : f32
    } -> tensor<64x64xf32>
    %49 = tensor.empty() : tensor<64x64xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %21 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%49 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %60 = arith.addf %in, %in_12 : f32
      linalg.yield %60 : f32
    } -> tensor<64x64xf32>
    %51 = tensor.empty() : tensor<64x64xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %11 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%51 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %60 = arith.subf %in, %in_12 : f32
      linalg.yield %60 : f32
    } -> tensor<64x64xf32>
    %53 = tensor.empty() : tensor<64x64xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %16 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%53 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %60 = arith.addf %in, %in_12 : f32
      linalg.yield %60 : f32
    } -> tensor<64x64xf32>
    %55 = tensor.empty() : tensor<64x64xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %33 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%55 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %60 = arith.addf %in, %in_12 : f32
      linalg.yield %60 : f32
    } -> tensor<64x64xf32>
    %57 = tensor.empty() : tensor<64x128xf32>
    %inserted_slice = tensor.insert_slice %46 into %57[0, 0] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<64x128xf32>
    %inserted_slice_7 = tensor.insert_slice %48 into %inserted_slice[0, 64] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<64x128xf32>
    %58 = tensor.empty() : tensor<64x128xf32>
    %inserted_slice_8 = tensor.insert_slice %50 into %58[0, 0] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<64x128xf32>
    %inserted_slice_9 = tensor.insert_slice %56 into %inserted_slice_8[0, 64] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<64x128xf32>
    %59 = tensor.empty() : tensor<128x128xf32>
    %inserted_slice_10 = tensor.insert_slice %inserted_slice_7 into %59[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<128x128xf32>
    %inserted_slice_11 = tensor.insert_slice %inserted_slice_9 into %inserted_slice_10[64, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<128x128xf32>
    return %inserted_slice_11 : tensor<128x128xf32>
  }
}

