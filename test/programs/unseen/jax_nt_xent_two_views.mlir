// 2N by 2N similarities of normalized rows, without the diagonal, against the other view.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
module @jit_nt_xent_two_views {
  func.func public @main(%arg0: tensor<16x24xf32>) -> tensor<f32> {
    %cst = arith.constant 1.600000e+01 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant -1.000000e+09 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x24xf32>) outs(%0 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %in : f32
      linalg.yield %63 : f32
    } -> tensor<16x24xf32>
    %2 = tensor.empty() : tensor<16xf32>
    %3 = linalg.fill ins(%cst_4 : f32) outs(%2 : tensor<16xf32>) -> tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<16x24xf32>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %5 = tensor.empty() : tensor<16xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%4 : tensor<16xf32>) outs(%5 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.sqrt %in : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %7 = tensor.empty() : tensor<16x24xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%7 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %9 = tensor.empty() : tensor<16x24xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%9 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.divf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<16x24xf32>
    %11 = tensor.empty() : tensor<24x16xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x24xf32>) outs(%11 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %13 = tensor.empty() : tensor<16x16xf32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %15 = linalg.matmul ins(%10, %12 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%14 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %16 = tensor.empty() : tensor<16x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst_3 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16x16xi32>
    %19 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%18 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %63 = linalg.index 0 : index
      %64 = arith.index_cast %63 : index to i32
      linalg.yield %64 : i32
    } -> tensor<16x16xi32>
    %20 = tensor.empty() : tensor<16x16xi32>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %63 = linalg.index 1 : index
      %64 = arith.index_cast %63 : index to i32
      linalg.yield %64 : i32
    } -> tensor<16x16xi32>
    %22 = tensor.empty() : tensor<16x16xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%22 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %63 = arith.cmpi eq, %in, %in_7 : i32
      linalg.yield %63 : i1
    } -> tensor<16x16xi1>
    %24 = tensor.empty() : tensor<16x16xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %17 : tensor<16x16xi1>, tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %63 = arith.select %in, %cst_2, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %extracted_slice = tensor.extract_slice %10[8, 0] [8, 24] [1, 1] : tensor<16x24xf32> to tensor<8x24xf32>
    %extracted_slice_5 = tensor.extract_slice %10[0, 0] [8, 24] [1, 1] : tensor<16x24xf32> to tensor<8x24xf32>
    %26 = tensor.empty() : tensor<16x24xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %26[0, 0] [8, 24] [1, 1] : tensor<8x24xf32> into tensor<16x24xf32>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %inserted_slice[8, 0] [8, 24] [1, 1] : tensor<8x24xf32> into tensor<16x24xf32>
    %27 = tensor.empty() : tensor<16x24xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %inserted_slice_6 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%27 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.mulf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<16x24xf32>
    %29 = tensor.empty() : tensor<16xf32>
    %30 = linalg.fill ins(%cst_4 : f32) outs(%29 : tensor<16xf32>) -> tensor<16xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<16x24xf32>) outs(%30 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %32 = tensor.empty() : tensor<16xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<16xf32>) outs(%32 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst_3 : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %34 = tensor.empty() : tensor<16xf32>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%34 : tensor<16xf32>) -> tensor<16xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<16x16xf32>) outs(%35 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.maximumf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %37 = tensor.empty() : tensor<16xi1>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%36 : tensor<16xf32>) outs(%37 : tensor<16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = math.absf %in : f32
      %64 = arith.cmpf one, %63, %cst_0 : f32
      linalg.yield %64 : i1
    } -> tensor<16xi1>
    %39 = tensor.empty() : tensor<16xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%38, %36 : tensor<16xi1>, tensor<16xf32>) outs(%39 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %63 = arith.select %in, %in_7, %cst_4 : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %41 = tensor.empty() : tensor<16x16xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<16xf32>) outs(%41 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %43 = tensor.empty() : tensor<16x16xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %42 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.subf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %45 = tensor.empty() : tensor<16x16xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<16x16xf32>) outs(%45 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %47 = tensor.empty() : tensor<16xf32>
    %48 = linalg.fill ins(%cst_4 : f32) outs(%47 : tensor<16xf32>) -> tensor<16xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%46 : tensor<16x16xf32>) outs(%48 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %50 = tensor.empty() : tensor<16xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%49 : tensor<16xf32>) outs(%50 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.absf %in : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %52 = tensor.empty() : tensor<16xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%51 : tensor<16xf32>) outs(%52 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log %in : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %54 = tensor.empty() : tensor<16xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%53, %40 : tensor<16xf32>, tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.addf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %56 = tensor.empty() : tensor<16xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%55, %33 : tensor<16xf32>, tensor<16xf32>) outs(%56 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.subf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %58 = tensor.empty() : tensor<f32>
    %59 = linalg.fill ins(%cst_4 : f32) outs(%58 : tensor<f32>) -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["reduction"]} ins(%57 : tensor<16xf32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %61 = tensor.empty() : tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%60 : tensor<f32>) outs(%61 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    return %62 : tensor<f32>
  }
}

