// jax.nn.dot_product_attention with local windows and a causal mask.
#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>
module @jit_attention_dot_product_attention_api {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x4x8xf32>, %arg2: tensor<32x4x8xf32>, %arg3: tensor<32x4x8xf32>, %arg4: tensor<4x8x32xf32>) -> tensor<16x32xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -2.38197633E+38 : f32
    %c4_i32 = arith.constant 4 : i32
    %cst_1 = arith.constant 0.353553385 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi32>
    %collapsed = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = linalg.matmul ins(%arg0, %collapsed : tensor<16x32xf32>, tensor<32x32xf32>) outs(%1 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf32> into tensor<16x4x8xf32>
    %3 = tensor.empty() : tensor<1x16x4x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x4x8xf32>) outs(%3 : tensor<1x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x4x8xf32>
    %collapsed_4 = tensor.collapse_shape %arg2 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %5 = tensor.empty() : tensor<16x32xf32>
    %6 = linalg.fill ins(%cst_2 : f32) outs(%5 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %7 = linalg.matmul ins(%arg0, %collapsed_4 : tensor<16x32xf32>, tensor<32x32xf32>) outs(%6 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %expanded_5 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf32> into tensor<16x4x8xf32>
    %8 = tensor.empty() : tensor<1x16x4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<16x4x8xf32>) outs(%8 : tensor<1x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x4x8xf32>
    %collapsed_6 = tensor.collapse_shape %arg3 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %10 = tensor.empty() : tensor<16x32xf32>
    %11 = linalg.fill ins(%cst_2 : f32) outs(%10 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %12 = linalg.matmul ins(%arg0, %collapsed_6 : tensor<16x32xf32>, tensor<32x32xf32>) outs(%11 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %expanded_7 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf32> into tensor<16x4x8xf32>
    %13 = tensor.empty() : tensor<1x16x4x8xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<16x4x8xf32>) outs(%13 : tensor<1x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x4x8xf32>
    %expanded_8 = tensor.expand_shape %4 [[0], [1], [2], [3, 4]] output_shape [1, 16, 4, 1, 8] : tensor<1x16x4x8xf32> into tensor<1x16x4x1x8xf32>
    %15 = tensor.empty() : tensor<1x4x16x1x8xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x16x4x1x8xf32>) outs(%15 : tensor<1x4x16x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x16x1x8xf32>
    %17 = tensor.empty() : tensor<1x4x8x16xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x16x4x8xf32>) outs(%17 : tensor<1x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x16xf32>
    %collapsed_9 = tensor.collapse_shape %16 [[0, 1], [2], [3, 4]] : tensor<1x4x16x1x8xf32> into tensor<4x16x8xf32>
    %collapsed_10 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %19 = tensor.empty() : tensor<4x16x16xf32>
    %20 = linalg.fill ins(%cst_2 : f32) outs(%19 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %21 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<4x16x8xf32>, tensor<4x8x16xf32>) outs(%20 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %expanded_11 = tensor.expand_shape %21 [[0, 1], [2], [3, 4]] output_shape [1, 4, 16, 1, 16] : tensor<4x16x16xf32> into tensor<1x4x16x1x16xf32>
    %22 = tensor.empty() : tensor<1x4x16x1x16xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x4x16x1x16xf32>) outs(%22 : tensor<1x4x16x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.mulf %in, %cst_1 : f32
      linalg.yield %84 : f32
    } -> tensor<1x4x16x1x16xf32>
    %24 = tensor.empty() : tensor<16x16xi32>
    %25 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%24 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 0 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<16x16xi32>
    %26 = tensor.empty() : tensor<16x16xi32>
    %27 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%26 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 1 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<16x16xi32>
    %28 = tensor.empty() : tensor<16x16xi1>
    %29 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%25, %27 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%28 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %84 = arith.cmpi sge, %in, %in_19 : i32
      linalg.yield %84 : i1
    } -> tensor<16x16xi1>
    %30 = tensor.empty() : tensor<1x4x16x16xi1>
    %31 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<16x16xi1>) outs(%30 : tensor<1x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4x16x16xi1>
    %32 = tensor.empty() : tensor<1x16xi32>
    %33 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<16xi32>) outs(%32 : tensor<1x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x16xi32>
    %34 = tensor.empty() : tensor<1x16xi32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x16xi32>) outs(%34 : tensor<1x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.addi %in, %c4_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<1x16xi32>
    %36 = tensor.empty() : tensor<16x16xi32>
    %37 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<16xi32>) outs(%36 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %38 = tensor.empty() : tensor<16x16xi32>
    %39 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<1x16xi32>) outs(%38 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %40 = tensor.empty() : tensor<16x16xi1>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%37, %39 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%40 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %84 = arith.cmpi sle, %in, %in_19 : i32
      linalg.yield %84 : i1
    } -> tensor<16x16xi1>
    %42 = tensor.empty() : tensor<16x16xi32>
    %43 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<16xi32>) outs(%42 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %44 = tensor.empty() : tensor<16x16xi1>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%37, %43 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%44 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %84 = arith.cmpi sge, %in, %in_19 : i32
      linalg.yield %84 : i1
    } -> tensor<16x16xi1>
    %46 = tensor.empty() : tensor<16x16xi1>
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%45, %41 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%46 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %84 = arith.andi %in, %in_19 : i1
      linalg.yield %84 : i1
    } -> tensor<16x16xi1>
    %48 = tensor.empty() : tensor<1x4x16x16xi1>
    %49 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<16x16xi1>) outs(%48 : tensor<1x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4x16x16xi1>
    %50 = tensor.empty() : tensor<1x4x16x16xi1>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %49 : tensor<1x4x16x16xi1>, tensor<1x4x16x16xi1>) outs(%50 : tensor<1x4x16x16xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %84 = arith.andi %in, %in_19 : i1
      linalg.yield %84 : i1
    } -> tensor<1x4x16x16xi1>
    %52 = tensor.empty() : tensor<1x1x4x16x16xi1>
    %53 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<1x4x16x16xi1>) outs(%52 : tensor<1x1x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1x4x16x16xi1>
    %collapsed_12 = tensor.collapse_shape %23 [[0, 1, 2, 3, 4]] : tensor<1x4x16x1x16xf32> into tensor<1024xf32>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0, 1, 2, 3, 4]] output_shape [1, 1, 4, 16, 16] : tensor<1024xf32> into tensor<1x1x4x16x16xf32>
    %54 = tensor.empty() : tensor<1x1x4x16x16xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_13 : tensor<1x1x4x16x16xi1>, tensor<1x1x4x16x16xf32>) outs(%54 : tensor<1x1x4x16x16xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %84 = arith.select %in, %in_19, %cst_0 : f32
      linalg.yield %84 : f32
    } -> tensor<1x1x4x16x16xf32>
    %56 = tensor.empty() : tensor<1x1x4x16xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<1x1x4x16x16xf32>) outs(%57 : tensor<1x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.maximumf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<1x1x4x16xf32>
    %59 = tensor.empty() : tensor<1x1x4x16x16xf32>
    %60 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<1x1x4x16xf32>) outs(%59 : tensor<1x1x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4x16x16xf32>
    %61 = tensor.empty() : tensor<1x1x4x16x16xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55, %60 : tensor<1x1x4x16x16xf32>, tensor<1x1x4x16x16xf32>) outs(%61 : tensor<1x1x4x16x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.subf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<1x1x4x16x16xf32>
    %63 = tensor.empty() : tensor<1x1x4x16x16xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<1x1x4x16x16xf32>) outs(%63 : tensor<1x1x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<1x1x4x16x16xf32>
    %65 = tensor.empty() : tensor<1x1x4x16xf32>
    %66 = linalg.fill ins(%cst_2 : f32) outs(%65 : tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<1x1x4x16x16xf32>) outs(%66 : tensor<1x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<1x1x4x16xf32>
    %68 = tensor.empty() : tensor<1x1x4x16x16xf32>
    %69 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<1x1x4x16xf32>) outs(%68 : tensor<1x1x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4x16x16xf32>
    %70 = tensor.empty() : tensor<1x1x4x16x16xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%64, %69 : tensor<1x1x4x16x16xf32>, tensor<1x1x4x16x16xf32>) outs(%70 : tensor<1x1x4x16x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.divf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<1x1x4x16x16xf32>
    %72 = tensor.empty() : tensor<1x4x8x16xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x16x4x8xf32>) outs(%72 : tensor<1x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x16xf32>
    %74 = tensor.empty() : tensor<1x4x16x1x16xf32>
    %75 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<1x1x4x16x16xf32>) outs(%74 : tensor<1x4x16x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x16x1x16xf32>
    %collapsed_14 = tensor.collapse_shape %73 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %collapsed_15 = tensor.collapse_shape %75 [[0, 1], [2], [3, 4]] : tensor<1x4x16x1x16xf32> into tensor<4x16x16xf32>
    %76 = tensor.empty() : tensor<4x8x16xf32>
    %77 = linalg.fill ins(%cst_2 : f32) outs(%76 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %78 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<4x8x16xf32>, tensor<4x16x16xf32>) outs(%77 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_16 = tensor.expand_shape %78 [[0, 1], [2], [3, 4]] output_shape [1, 4, 8, 1, 16] : tensor<4x8x16xf32> into tensor<1x4x8x1x16xf32>
    %79 = tensor.empty() : tensor<1x1x16x4x8xf32>
    %80 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<1x4x8x1x16xf32>) outs(%79 : tensor<1x1x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16x4x8xf32>
    %collapsed_17 = tensor.collapse_shape %80 [[0, 1, 2], [3, 4]] : tensor<1x1x16x4x8xf32> into tensor<16x32xf32>
    %collapsed_18 = tensor.collapse_shape %arg4 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %81 = tensor.empty() : tensor<16x32xf32>
    %82 = linalg.fill ins(%cst_2 : f32) outs(%81 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %83 = linalg.matmul ins(%collapsed_17, %collapsed_18 : tensor<16x32xf32>, tensor<32x32xf32>) outs(%82 : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %83 : tensor<16x32xf32>
  }
}

