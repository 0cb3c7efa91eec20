#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
module @jit_rotary_neox_positions {
  func.func public @main(%arg0: tensor<1x12x4x16xf16>, %arg1: tensor<12xi32>) -> tensor<1x12x4x16xf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+04 : f32
    %cst_1 = arith.constant 1.600000e+01 : f32
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %47 = linalg.index 0 : index
      %48 = arith.index_cast %47 : index to i32
      linalg.yield %48 : i32
    } -> tensor<8xi32>
    %2 = tensor.empty() : tensor<8xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %47 = arith.muli %in, %c2_i32 : i32
      linalg.yield %47 : i32
    } -> tensor<8xi32>
    %4 = tensor.empty() : tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<8xi32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %47 = arith.sitofp %in : i32 to f32
      linalg.yield %47 : f32
    } -> tensor<8xf32>
    %6 = tensor.empty() : tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %in, %cst_1 : f32
      linalg.yield %47 : f32
    } -> tensor<8xf32>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.powf %cst_0, %in : f32
      linalg.yield %47 : f32
    } -> tensor<8xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %cst, %in : f32
      linalg.yield %47 : f32
    } -> tensor<8xf32>
    %12 = tensor.empty() : tensor<12xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xi32>) outs(%12 : tensor<12xf32>) {
    ^bb0(%in: i32, %out: f32):
      %47 = arith.sitofp %in : i32 to f32
      linalg.yield %47 : f32
    } -> tensor<12xf32>
    %expanded = tensor.expand_shape %13 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %14 = tensor.empty() : tensor<12x8xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<12x1xf32>) outs(%14 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x8xf32>
    %16 = tensor.empty() : tensor<12x8xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8xf32>) outs(%16 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x8xf32>
    %18 = tensor.empty() : tensor<12x8xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%18 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<12x8xf32>
    %20 = tensor.empty() : tensor<12x8xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<12x8xf32>) outs(%20 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.cos %in : f32
      linalg.yield %47 : f32
    } -> tensor<12x8xf32>
    %22 = tensor.empty() : tensor<12x8xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<12x8xf32>) outs(%22 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.sin %in : f32
      linalg.yield %47 : f32
    } -> tensor<12x8xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 12, 4, 8] [1, 1, 1, 1] : tensor<1x12x4x16xf16> to tensor<1x12x4x8xf16>
    %24 = tensor.empty() : tensor<1x12x4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x12x4x8xf16>) outs(%24 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %47 = arith.extf %in : f16 to f32
      linalg.yield %47 : f32
    } -> tensor<1x12x4x8xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 0, 8] [1, 12, 4, 8] [1, 1, 1, 1] : tensor<1x12x4x16xf16> to tensor<1x12x4x8xf16>
    %26 = tensor.empty() : tensor<1x12x4x8xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<1x12x4x8xf16>) outs(%26 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %47 = arith.extf %in : f16 to f32
      linalg.yield %47 : f32
    } -> tensor<1x12x4x8xf32>
    %28 = tensor.empty() : tensor<1x12x4x8xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<12x8xf32>) outs(%28 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x12x4x8xf32>
    %30 = tensor.empty() : tensor<1x12x4x8xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %29 : tensor<1x12x4x8xf32>, tensor<1x12x4x8xf32>) outs(%30 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<1x12x4x8xf32>
    %32 = tensor.empty() : tensor<1x12x4x8xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<12x8xf32>) outs(%32 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x12x4x8xf32>
    %34 = tensor.empty() : tensor<1x12x4x8xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %33 : tensor<1x12x4x8xf32>, tensor<1x12x4x8xf32>) outs(%34 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<1x12x4x8xf32>
    %36 = tensor.empty() : tensor<1x12x4x8xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %35 : tensor<1x12x4x8xf32>, tensor<1x12x4x8xf32>) outs(%36 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.subf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<1x12x4x8xf32>
    %38 = tensor.empty() : tensor<1x12x4x8xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<1x12x4x8xf32>, tensor<1x12x4x8xf32>) outs(%38 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<1x12x4x8xf32>
    %40 = tensor.empty() : tensor<1x12x4x8xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %33 : tensor<1x12x4x8xf32>, tensor<1x12x4x8xf32>) outs(%40 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<1x12x4x8xf32>
    %42 = tensor.empty() : tensor<1x12x4x8xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<1x12x4x8xf32>, tensor<1x12x4x8xf32>) outs(%42 : tensor<1x12x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.addf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<1x12x4x8xf32>
    %44 = tensor.empty() : tensor<1x12x4x16xf32>
    %inserted_slice = tensor.insert_slice %37 into %44[0, 0, 0, 0] [1, 12, 4, 8] [1, 1, 1, 1] : tensor<1x12x4x8xf32> into tensor<1x12x4x16xf32>
    %inserted_slice_3 = tensor.insert_slice %43 into %inserted_slice[0, 0, 0, 8] [1, 12, 4, 8] [1, 1, 1, 1] : tensor<1x12x4x8xf32> into tensor<1x12x4x16xf32>
    %45 = tensor.empty() : tensor<1x12x4x16xf16>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_3 : tensor<1x12x4x16xf32>) outs(%45 : tensor<1x12x4x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %47 = arith.truncf %in : f32 to f16
      linalg.yield %47 : f16
    } -> tensor<1x12x4x16xf16>
    return %46 : tensor<1x12x4x16xf16>
  }
}

