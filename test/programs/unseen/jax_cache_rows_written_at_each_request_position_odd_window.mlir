#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_jax_cache_rows_written_at_each_request_position_odd_window {
  func.func public @main(%arg0: tensor<3x2x9x8xf32>, %arg1: tensor<3x2x5x8xf32>, %arg2: tensor<3x2x5x8xf32>, %arg3: tensor<3xi32>) -> (tensor<3x2x9x8xf32>, tensor<3x2x5x8xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %c4_i32 = arith.constant 4 : i32
    %cst_1 = arith.constant 0.353553385 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c9_i32 = arith.constant 9 : i32
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0, 0] [1, 2, 5, 8] [1, 1, 1, 1] : tensor<3x2x5x8xf32> to tensor<1x2x5x8xf32>
    %extracted_slice_3 = tensor.extract_slice %arg3[0] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice_3 [] : tensor<1xi32> into tensor<i32>
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %81 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %81 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %81 = arith.addi %in, %c9_i32 : i32
      linalg.yield %81 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%1, %3, %collapsed : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
      %81 = arith.select %in, %in_20, %in_21 : i32
      linalg.yield %81 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %6 = arith.index_cast %extracted : i32 to index
    %7 = arith.maxsi %6, %c0 : index
    %8 = arith.minsi %7, %c4 : index
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, 0, %8, 0] [1, 2, 5, 8] [1, 1, 1, 1] : tensor<1x2x5x8xf32> into tensor<3x2x9x8xf32>
    %extracted_slice_4 = tensor.extract_slice %arg1[1, 0, 0, 0] [1, 2, 5, 8] [1, 1, 1, 1] : tensor<3x2x5x8xf32> to tensor<1x2x5x8xf32>
    %extracted_slice_5 = tensor.extract_slice %arg3[1] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [] : tensor<1xi32> into tensor<i32>
    %9 = tensor.empty() : tensor<i1>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_6 : tensor<i32>) outs(%9 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %81 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %81 : i1
    } -> tensor<i1>
    %11 = tensor.empty() : tensor<i32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_6 : tensor<i32>) outs(%11 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %81 = arith.addi %in, %c9_i32 : i32
      linalg.yield %81 : i32
    } -> tensor<i32>
    %13 = tensor.empty() : tensor<i32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%10, %12, %collapsed_6 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%13 : tensor<i32>) {
    ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
      %81 = arith.select %in, %in_20, %in_21 : i32
      linalg.yield %81 : i32
    } -> tensor<i32>
    %extracted_7 = tensor.extract %14[] : tensor<i32>
    %15 = arith.index_cast %extracted_7 : i32 to index
    %16 = arith.maxsi %15, %c0 : index
    %17 = arith.minsi %16, %c4 : index
    %inserted_slice_8 = tensor.insert_slice %extracted_slice_4 into %inserted_slice[1, 0, %17, 0] [1, 2, 5, 8] [1, 1, 1, 1] : tensor<1x2x5x8xf32> into tensor<3x2x9x8xf32>
    %extracted_slice_9 = tensor.extract_slice %arg1[2, 0, 0, 0] [1, 2, 5, 8] [1, 1, 1, 1] : tensor<3x2x5x8xf32> to tensor<1x2x5x8xf32>
    %extracted_slice_10 = tensor.extract_slice %arg3[2] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [] : tensor<1xi32> into tensor<i32>
    %18 = tensor.empty() : tensor<i1>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_11 : tensor<i32>) outs(%18 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %81 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %81 : i1
    } -> tensor<i1>
    %20 = tensor.empty() : tensor<i32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_11 : tensor<i32>) outs(%20 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %81 = arith.addi %in, %c9_i32 : i32
      linalg.yield %81 : i32
    } -> tensor<i32>
    %22 = tensor.empty() : tensor<i32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%19, %21, %collapsed_11 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%22 : tensor<i32>) {
    ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
      %81 = arith.select %in, %in_20, %in_21 : i32
      linalg.yield %81 : i32
    } -> tensor<i32>
    %extracted_12 = tensor.extract %23[] : tensor<i32>
    %24 = arith.index_cast %extracted_12 : i32 to index
    %25 = arith.maxsi %24, %c0 : index
    %26 = arith.minsi %25, %c4 : index
    %inserted_slice_13 = tensor.insert_slice %extracted_slice_9 into %inserted_slice_8[2, 0, %26, 0] [1, 2, 5, 8] [1, 1, 1, 1] : tensor<1x2x5x8xf32> into tensor<3x2x9x8xf32>
    %27 = tensor.empty() : tensor<3x2x8x9xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_13 : tensor<3x2x9x8xf32>) outs(%27 : tensor<3x2x8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x8x9xf32>
    %collapsed_14 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<3x2x5x8xf32> into tensor<6x5x8xf32>
    %collapsed_15 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<3x2x8x9xf32> into tensor<6x8x9xf32>
    %29 = tensor.empty() : tensor<6x5x9xf32>
    %30 = linalg.fill ins(%cst_2 : f32) outs(%29 : tensor<6x5x9xf32>) -> tensor<6x5x9xf32>
    %31 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<6x5x8xf32>, tensor<6x8x9xf32>) outs(%30 : tensor<6x5x9xf32>) -> tensor<6x5x9xf32>
    %expanded = tensor.expand_shape %31 [[0, 1], [2], [3]] output_shape [3, 2, 5, 9] : tensor<6x5x9xf32> into tensor<3x2x5x9xf32>
    %32 = tensor.empty() : tensor<3x2x5x9xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x2x5x9xf32>) outs(%32 : tensor<3x2x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.mulf %in, %cst_1 : f32
      linalg.yield %81 : f32
    } -> tensor<3x2x5x9xf32>
    %34 = tensor.empty() : tensor<5xi32>
    %35 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%34 : tensor<5xi32>) {
    ^bb0(%out: i32):
      %81 = linalg.index 0 : index
      %82 = arith.index_cast %81 : index to i32
      linalg.yield %82 : i32
    } -> tensor<5xi32>
    %36 = tensor.empty() : tensor<3x5xi32>
    %37 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3xi32>) outs(%36 : tensor<3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x5xi32>
    %38 = tensor.empty() : tensor<3x5xi32>
    %39 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<5xi32>) outs(%38 : tensor<3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x5xi32>
    %40 = tensor.empty() : tensor<3x5xi32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%37, %39 : tensor<3x5xi32>, tensor<3x5xi32>) outs(%40 : tensor<3x5xi32>) {
    ^bb0(%in: i32, %in_20: i32, %out: i32):
      %81 = arith.addi %in, %in_20 : i32
      linalg.yield %81 : i32
    } -> tensor<3x5xi32>
    %42 = tensor.empty() : tensor<9xi32>
    %43 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%42 : tensor<9xi32>) {
    ^bb0(%out: i32):
      %81 = linalg.index 0 : index
      %82 = arith.index_cast %81 : index to i32
      linalg.yield %82 : i32
    } -> tensor<9xi32>
    %44 = tensor.empty() : tensor<3x5x9xi32>
    %45 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<9xi32>) outs(%44 : tensor<3x5x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x5x9xi32>
    %46 = tensor.empty() : tensor<3x5x9xi32>
    %47 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<3x5xi32>) outs(%46 : tensor<3x5x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x5x9xi32>
    %48 = tensor.empty() : tensor<3x5x9xi1>
    %49 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %47 : tensor<3x5x9xi32>, tensor<3x5x9xi32>) outs(%48 : tensor<3x5x9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %81 = arith.cmpi sle, %in, %in_20 : i32
      linalg.yield %81 : i1
    } -> tensor<3x5x9xi1>
    %expanded_16 = tensor.expand_shape %41 [[0], [1, 2]] output_shape [3, 5, 1] : tensor<3x5xi32> into tensor<3x5x1xi32>
    %50 = tensor.empty() : tensor<3x5x1xi32>
    %51 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<3x5x1xi32>) outs(%50 : tensor<3x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %81 = arith.subi %in, %c4_i32 : i32
      linalg.yield %81 : i32
    } -> tensor<3x5x1xi32>
    %52 = tensor.empty() : tensor<3x5x9xi32>
    %53 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<3x5x1xi32>) outs(%52 : tensor<3x5x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x5x9xi32>
    %54 = tensor.empty() : tensor<3x5x9xi1>
    %55 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %53 : tensor<3x5x9xi32>, tensor<3x5x9xi32>) outs(%54 : tensor<3x5x9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %81 = arith.cmpi sgt, %in, %in_20 : i32
      linalg.yield %81 : i1
    } -> tensor<3x5x9xi1>
    %56 = tensor.empty() : tensor<3x5x9xi1>
    %57 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %55 : tensor<3x5x9xi1>, tensor<3x5x9xi1>) outs(%56 : tensor<3x5x9xi1>) {
    ^bb0(%in: i1, %in_20: i1, %out: i1):
      %81 = arith.andi %in, %in_20 : i1
      linalg.yield %81 : i1
    } -> tensor<3x5x9xi1>
    %58 = tensor.empty() : tensor<3x2x5x9xi1>
    %59 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<3x5x9xi1>) outs(%58 : tensor<3x2x5x9xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<3x2x5x9xi1>
    %60 = tensor.empty() : tensor<3x2x5x9xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %33 : tensor<3x2x5x9xi1>, tensor<3x2x5x9xf32>) outs(%60 : tensor<3x2x5x9xf32>) {
    ^bb0(%in: i1, %in_20: f32, %out: f32):
      %81 = arith.select %in, %in_20, %cst_0 : f32
      linalg.yield %81 : f32
    } -> tensor<3x2x5x9xf32>
    %62 = tensor.empty() : tensor<3x2x5xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<3x2x5xf32>) -> tensor<3x2x5xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<3x2x5x9xf32>) outs(%63 : tensor<3x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.maximumf %out, %in : f32
      linalg.yield %81 : f32
    } -> tensor<3x2x5xf32>
    %65 = tensor.empty() : tensor<3x2x5x9xf32>
    %66 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<3x2x5xf32>) outs(%65 : tensor<3x2x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x5x9xf32>
    %67 = tensor.empty() : tensor<3x2x5x9xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %66 : tensor<3x2x5x9xf32>, tensor<3x2x5x9xf32>) outs(%67 : tensor<3x2x5x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %81 = arith.subf %in, %in_20 : f32
      linalg.yield %81 : f32
    } -> tensor<3x2x5x9xf32>
    %69 = tensor.empty() : tensor<3x2x5x9xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<3x2x5x9xf32>) outs(%69 : tensor<3x2x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = math.exp %in : f32
      linalg.yield %81 : f32
    } -> tensor<3x2x5x9xf32>
    %71 = tensor.empty() : tensor<3x2x5xf32>
    %72 = linalg.fill ins(%cst_2 : f32) outs(%71 : tensor<3x2x5xf32>) -> tensor<3x2x5xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%70 : tensor<3x2x5x9xf32>) outs(%72 : tensor<3x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.addf %out, %in : f32
      linalg.yield %81 : f32
    } -> tensor<3x2x5xf32>
    %74 = tensor.empty() : tensor<3x2x5x9xf32>
    %75 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<3x2x5xf32>) outs(%74 : tensor<3x2x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x5x9xf32>
    %76 = tensor.empty() : tensor<3x2x5x9xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %75 : tensor<3x2x5x9xf32>, tensor<3x2x5x9xf32>) outs(%76 : tensor<3x2x5x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %81 = arith.divf %in, %in_20 : f32
      linalg.yield %81 : f32
    } -> tensor<3x2x5x9xf32>
    %collapsed_17 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<3x2x5x9xf32> into tensor<6x5x9xf32>
    %collapsed_18 = tensor.collapse_shape %inserted_slice_13 [[0, 1], [2], [3]] : tensor<3x2x9x8xf32> into tensor<6x9x8xf32>
    %78 = tensor.empty() : tensor<6x5x8xf32>
    %79 = linalg.fill ins(%cst_2 : f32) outs(%78 : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
    %80 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<6x5x9xf32>, tensor<6x9x8xf32>) outs(%79 : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
    %expanded_19 = tensor.expand_shape %80 [[0, 1], [2], [3]] output_shape [3, 2, 5, 8] : tensor<6x5x8xf32> into tensor<3x2x5x8xf32>
    return %inserted_slice_13, %expanded_19 : tensor<3x2x9x8xf32>, tensor<3x2x5x8xf32>
  }
}

