#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_cross_attention_alibi_f16_accumulation {
  func.func public @main(%arg0: tensor<2x12x4x16xf16>, %arg1: tensor<2x9x4x16xf16>, %arg2: tensor<2x9x4x16xf16>, %arg3: tensor<4xf32>) -> tensor<2x12x4x16xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 2.500000e-01 : f16
    %cst_2 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x4x12x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x4x16xf16>) outs(%0 : tensor<2x4x12x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x12x16xf16>
    %2 = tensor.empty() : tensor<2x4x16x9xf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x9x4x16xf16>) outs(%2 : tensor<2x4x16x9xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x16x9xf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x4x12x16xf16> into tensor<8x12x16xf16>
    %collapsed_3 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<2x4x16x9xf16> into tensor<8x16x9xf16>
    %4 = tensor.empty() : tensor<8x12x9xf16>
    %5 = linalg.fill ins(%cst_2 : f16) outs(%4 : tensor<8x12x9xf16>) -> tensor<8x12x9xf16>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<8x12x16xf16>, tensor<8x16x9xf16>) outs(%5 : tensor<8x12x9xf16>) -> tensor<8x12x9xf16>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 4, 12, 9] : tensor<8x12x9xf16> into tensor<2x4x12x9xf16>
    %7 = tensor.empty() : tensor<2x4x12x9xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x12x9xf16>) outs(%7 : tensor<2x4x12x9xf16>) {
    ^bb0(%in: f16, %out: f16):
      %62 = arith.mulf %in, %cst_1 : f16
      linalg.yield %62 : f16
    } -> tensor<2x4x12x9xf16>
    %9 = tensor.empty() : tensor<12xi32>
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%9 : tensor<12xi32>) {
    ^bb0(%out: i32):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i32
      linalg.yield %63 : i32
    } -> tensor<12xi32>
    %11 = tensor.empty() : tensor<9xi32>
    %12 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%11 : tensor<9xi32>) {
    ^bb0(%out: i32):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i32
      linalg.yield %63 : i32
    } -> tensor<9xi32>
    %13 = tensor.empty() : tensor<12x9xi32>
    %14 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<12xi32>) outs(%13 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12x9xi32>
    %15 = tensor.empty() : tensor<12x9xi32>
    %16 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<9xi32>) outs(%15 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12x9xi32>
    %17 = tensor.empty() : tensor<12x9xi32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<12x9xi32>, tensor<12x9xi32>) outs(%17 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %in_7: i32, %out: i32):
      %62 = arith.subi %in, %in_7 : i32
      linalg.yield %62 : i32
    } -> tensor<12x9xi32>
    %19 = tensor.empty() : tensor<12x9xi32>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<12x9xi32>) outs(%19 : tensor<12x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %62 = arith.cmpi sge, %in, %c0_i32 : i32
      %63 = arith.subi %c0_i32, %in : i32
      %64 = arith.select %62, %in, %63 : i32
      linalg.yield %64 : i32
    } -> tensor<12x9xi32>
    %21 = tensor.empty() : tensor<12x9xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<12x9xi32>) outs(%21 : tensor<12x9xf32>) {
    ^bb0(%in: i32, %out: f32):
      %62 = arith.sitofp %in : i32 to f32
      linalg.yield %62 : f32
    } -> tensor<12x9xf32>
    %23 = tensor.empty() : tensor<2x4x12x9xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x4x12x9xf16>) outs(%23 : tensor<2x4x12x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<2x4x12x9xf32>
    %25 = tensor.empty() : tensor<1x4x12x9xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4xf32>) outs(%25 : tensor<1x4x12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x12x9xf32>
    %27 = tensor.empty() : tensor<1x4x12x9xf32>
    %28 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<12x9xf32>) outs(%27 : tensor<1x4x12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x12x9xf32>
    %29 = tensor.empty() : tensor<1x4x12x9xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %28 : tensor<1x4x12x9xf32>, tensor<1x4x12x9xf32>) outs(%29 : tensor<1x4x12x9xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %62 = arith.mulf %in, %in_7 : f32
      linalg.yield %62 : f32
    } -> tensor<1x4x12x9xf32>
    %31 = tensor.empty() : tensor<2x4x12x9xf32>
    %32 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<1x4x12x9xf32>) outs(%31 : tensor<2x4x12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x9xf32>
    %33 = tensor.empty() : tensor<2x4x12x9xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %32 : tensor<2x4x12x9xf32>, tensor<2x4x12x9xf32>) outs(%33 : tensor<2x4x12x9xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %62 = arith.subf %in, %in_7 : f32
      linalg.yield %62 : f32
    } -> tensor<2x4x12x9xf32>
    %35 = tensor.empty() : tensor<2x4x12xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x4x12x9xf32>) outs(%36 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.maximumf %out, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x4x12xf32>
    %38 = tensor.empty() : tensor<2x4x12x9xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x12xf32>) outs(%38 : tensor<2x4x12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x9xf32>
    %40 = tensor.empty() : tensor<2x4x12x9xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %39 : tensor<2x4x12x9xf32>, tensor<2x4x12x9xf32>) outs(%40 : tensor<2x4x12x9xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %62 = arith.subf %in, %in_7 : f32
      linalg.yield %62 : f32
    } -> tensor<2x4x12x9xf32>
    %42 = tensor.empty() : tensor<2x4x12x9xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x4x12x9xf32>) outs(%42 : tensor<2x4x12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x4x12x9xf32>
    %44 = tensor.empty() : tensor<2x4x12xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x4x12x9xf32>) outs(%45 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %out, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x4x12xf32>
    %47 = tensor.empty() : tensor<2x4x12x9xf32>
    %48 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x4x12xf32>) outs(%47 : tensor<2x4x12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x9xf32>
    %49 = tensor.empty() : tensor<2x4x12x9xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %48 : tensor<2x4x12x9xf32>, tensor<2x4x12x9xf32>) outs(%49 : tensor<2x4x12x9xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %62 = arith.divf %in, %in_7 : f32
      linalg.yield %62 : f32
    } -> tensor<2x4x12x9xf32>
    %51 = tensor.empty() : tensor<2x4x12x9xf16>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x4x12x9xf32>) outs(%51 : tensor<2x4x12x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<2x4x12x9xf16>
    %53 = tensor.empty() : tensor<2x4x16x9xf16>
    %54 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x9x4x16xf16>) outs(%53 : tensor<2x4x16x9xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x16x9xf16>
    %55 = tensor.empty() : tensor<2x4x9x12xf16>
    %56 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x4x12x9xf16>) outs(%55 : tensor<2x4x9x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x9x12xf16>
    %collapsed_4 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<2x4x16x9xf16> into tensor<8x16x9xf16>
    %collapsed_5 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x4x9x12xf16> into tensor<8x9x12xf16>
    %57 = tensor.empty() : tensor<8x16x12xf16>
    %58 = linalg.fill ins(%cst_2 : f16) outs(%57 : tensor<8x16x12xf16>) -> tensor<8x16x12xf16>
    %59 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<8x16x9xf16>, tensor<8x9x12xf16>) outs(%58 : tensor<8x16x12xf16>) -> tensor<8x16x12xf16>
    %expanded_6 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 4, 16, 12] : tensor<8x16x12xf16> into tensor<2x4x16x12xf16>
    %60 = tensor.empty() : tensor<2x12x4x16xf16>
    %61 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x4x16x12xf16>) outs(%60 : tensor<2x12x4x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x12x4x16xf16>
    return %61 : tensor<2x12x4x16xf16>
  }
}

