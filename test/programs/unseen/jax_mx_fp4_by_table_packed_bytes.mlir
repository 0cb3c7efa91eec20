#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_quant_blockwise_e8m0_mx_fp4_e2m1_round_to_nearest_even_by_table {
  func.func public @main(%arg0: tensor<8x64xf32>) -> (tensor<8x32xi8> {iree.abi.encoding = tensor<8x32xui8>}, tensor<8x2xi8> {iree.abi.encoding = tensor<8x2xui8>}) {
    %cst = arith.constant 1.270000e+02 : f32
    %c4_i8 = arith.constant 4 : i8
    %c3_i32 = arith.constant 3 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0.693147182 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e-30 : f32
    %cst_5 = arith.constant 0xFF800000 : f32
    %cst_6 = arith.constant dense<[0.000000e+00, 5.000000e-01, 1.000000e+00, 1.500000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 6.000000e+00]> : tensor<8xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [8, 2, 32] : tensor<8x64xf32> into tensor<8x2x32xf32>
    %0 = tensor.empty() : tensor<8x2x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x2x32xf32>) outs(%0 : tensor<8x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.absf %in : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x32xf32>
    %2 = tensor.empty() : tensor<8x2xf32>
    %3 = linalg.fill ins(%cst_5 : f32) outs(%2 : tensor<8x2xf32>) -> tensor<8x2xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<8x2x32xf32>) outs(%3 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.maximumf %out, %in : f32
      linalg.yield %62 : f32
    } -> tensor<8x2xf32>
    %expanded_7 = tensor.expand_shape %4 [[0], [1, 2]] output_shape [8, 2, 1] : tensor<8x2xf32> into tensor<8x2x1xf32>
    %5 = tensor.empty() : tensor<8x2x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<8x2x1xf32>) outs(%5 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x1xf32>
    %7 = tensor.empty() : tensor<8x2x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x2x1xf32>) outs(%7 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.log %in : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x1xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%9 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %11 = tensor.empty() : tensor<8x2x1xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<f32>) outs(%11 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x1xf32>
    %13 = tensor.empty() : tensor<8x2x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<8x2x1xf32>, tensor<8x2x1xf32>) outs(%13 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %62 = arith.divf %in, %in_13 : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x1xf32>
    %15 = tensor.empty() : tensor<8x2x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<8x2x1xf32>) outs(%15 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.floor %in : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x1xf32>
    %17 = tensor.empty() : tensor<8x2x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<8x2x1xf32>) outs(%17 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.subf %in, %cst_3 : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x1xf32>
    %19 = tensor.empty() : tensor<8x2x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x2x1xf32>) outs(%19 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.mulf %in, %cst_2 : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x1xf32>
    %21 = tensor.empty() : tensor<8x2x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x2x1xf32>) outs(%21 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x1xf32>
    %23 = tensor.empty() : tensor<8x2x32xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<8x2x1xf32>) outs(%23 : tensor<8x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x32xf32>
    %25 = tensor.empty() : tensor<8x2x32xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %24 : tensor<8x2x32xf32>, tensor<8x2x32xf32>) outs(%25 : tensor<8x2x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %62 = arith.divf %in, %in_13 : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x32xf32>
    %27 = tensor.empty() : tensor<8x2x32xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<8x2x32xf32>) outs(%27 : tensor<8x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.absf %in : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x32xf32>
    %29 = tensor.empty() : tensor<8x2x32x8xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<8x2x32xf32>) outs(%29 : tensor<8x2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x32x8xf32>
    %31 = tensor.empty() : tensor<8x2x32x8xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<8xf32>) outs(%31 : tensor<8x2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x32x8xf32>
    %33 = tensor.empty() : tensor<8x2x32x8xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %32 : tensor<8x2x32x8xf32>, tensor<8x2x32x8xf32>) outs(%33 : tensor<8x2x32x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %62 = arith.subf %in, %in_13 : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x32x8xf32>
    %35 = tensor.empty() : tensor<8x2x32x8xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<8x2x32x8xf32>) outs(%35 : tensor<8x2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.absf %in : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x32x8xf32>
    %37 = tensor.empty() : tensor<8x2x32x8xi32>
    %38 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%37 : tensor<8x2x32x8xi32>) {
    ^bb0(%out: i32):
      %62 = linalg.index 3 : index
      %63 = arith.index_cast %62 : index to i32
      linalg.yield %63 : i32
    } -> tensor<8x2x32x8xi32>
    %39 = tensor.empty() : tensor<8x2x32xf32>
    %40 = linalg.fill ins(%cst_1 : f32) outs(%39 : tensor<8x2x32xf32>) -> tensor<8x2x32xf32>
    %41 = tensor.empty() : tensor<8x2x32xi32>
    %42 = linalg.fill ins(%c0_i32 : i32) outs(%41 : tensor<8x2x32xi32>) -> tensor<8x2x32xi32>
    %43:2 = linalg.generic {indexing_maps = [#map6, #map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%36, %38 : tensor<8x2x32x8xf32>, tensor<8x2x32x8xi32>) outs(%40, %42 : tensor<8x2x32xf32>, tensor<8x2x32xi32>) {
    ^bb0(%in: f32, %in_13: i32, %out: f32, %out_14: i32):
      %62 = arith.cmpf olt, %out, %in : f32
      %63 = arith.cmpf une, %out, %out : f32
      %64 = arith.ori %62, %63 : i1
      %65 = arith.cmpf oeq, %out, %in : f32
      %66 = arith.cmpi slt, %out_14, %in_13 : i32
      %67 = arith.andi %65, %66 : i1
      %68 = arith.ori %64, %67 : i1
      %69 = arith.select %64, %out, %in : f32
      %70 = arith.select %68, %out_14, %in_13 : i32
      linalg.yield %69, %70 : f32, i32
    } -> (tensor<8x2x32xf32>, tensor<8x2x32xi32>)
    %44 = tensor.empty() : tensor<8x2x32xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<8x2x32xf32>) outs(%44 : tensor<8x2x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %62 = arith.cmpf olt, %in, %cst_0 : f32
      linalg.yield %62 : i1
    } -> tensor<8x2x32xi1>
    %46 = tensor.empty() : tensor<8x2x32xi32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<8x2x32xi1>) outs(%46 : tensor<8x2x32xi32>) {
    ^bb0(%in: i1, %out: i32):
      %62 = arith.extui %in : i1 to i32
      linalg.yield %62 : i32
    } -> tensor<8x2x32xi32>
    %48 = tensor.empty() : tensor<8x2x32xi32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<8x2x32xi32>) outs(%48 : tensor<8x2x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      %62 = arith.shli %in, %c3_i32 : i32
      linalg.yield %62 : i32
    } -> tensor<8x2x32xi32>
    %50 = tensor.empty() : tensor<8x2x32xi32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43#1, %49 : tensor<8x2x32xi32>, tensor<8x2x32xi32>) outs(%50 : tensor<8x2x32xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %62 = arith.ori %in, %in_13 : i32
      linalg.yield %62 : i32
    } -> tensor<8x2x32xi32>
    %52 = tensor.empty() : tensor<8x2x32xi8>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<8x2x32xi32>) outs(%52 : tensor<8x2x32xi8>) {
    ^bb0(%in: i32, %out: i8):
      %62 = arith.trunci %in : i32 to i8
      linalg.yield %62 : i8
    } -> tensor<8x2x32xi8>
    %collapsed = tensor.collapse_shape %53 [[0, 1, 2]] : tensor<8x2x32xi8> into tensor<512xi8>
    %expanded_8 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [8, 32, 2] : tensor<512xi8> into tensor<8x32x2xi8>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0] [8, 32, 1] [1, 1, 1] : tensor<8x32x2xi8> to tensor<8x32x1xi8>
    %collapsed_9 = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<8x32x1xi8> into tensor<8x32xi8>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 1] [8, 32, 1] [1, 1, 1] : tensor<8x32x2xi8> to tensor<8x32x1xi8>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0], [1, 2]] : tensor<8x32x1xi8> into tensor<8x32xi8>
    %54 = tensor.empty() : tensor<8x32xi8>
    %55 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%collapsed_11 : tensor<8x32xi8>) outs(%54 : tensor<8x32xi8>) {
    ^bb0(%in: i8, %out: i8):
      %62 = arith.shli %in, %c4_i8 : i8
      linalg.yield %62 : i8
    } -> tensor<8x32xi8>
    %56 = tensor.empty() : tensor<8x32xi8>
    %57 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9, %55 : tensor<8x32xi8>, tensor<8x32xi8>) outs(%56 : tensor<8x32xi8>) {
    ^bb0(%in: i8, %in_13: i8, %out: i8):
      %62 = arith.ori %in, %in_13 : i8
      linalg.yield %62 : i8
    } -> tensor<8x32xi8>
    %58 = tensor.empty() : tensor<8x2x1xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x2x1xf32>) outs(%58 : tensor<8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %in, %cst : f32
      linalg.yield %62 : f32
    } -> tensor<8x2x1xf32>
    %60 = tensor.empty() : tensor<8x2x1xi8>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<8x2x1xf32>) outs(%60 : tensor<8x2x1xi8>) {
    ^bb0(%in: f32, %out: i8):
      %62 = arith.fptoui %in : f32 to i8
      linalg.yield %62 : i8
    } -> tensor<8x2x1xi8>
    %collapsed_12 = tensor.collapse_shape %61 [[0], [1, 2]] : tensor<8x2x1xi8> into tensor<8x2xi8>
    return %57, %collapsed_12 : tensor<8x32xi8>, tensor<8x2xi8>
  }
}

