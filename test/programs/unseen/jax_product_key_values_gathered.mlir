// Rows of a table of products, gathered by indices along the columns, weighted.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
module @jit_product_key_values_gathered {
  func.func public @main(%arg0: tensor<16x32xbf16>, %arg1: tensor<32x64xbf16>, %arg2: tensor<16x4xi32>, %arg3: tensor<16x4xf32>) -> tensor<16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0x7FC0 : bf16
    %c63 = arith.constant 63 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<16x64xbf16>
    %1 = linalg.fill ins(%cst_2 : bf16) outs(%0 : tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xbf16>, tensor<32x64xbf16>) outs(%1 : tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %3 = tensor.empty() : tensor<16x4xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x4xi32>) outs(%3 : tensor<16x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %49 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %49 : i32
    } -> tensor<16x4xi32>
    %5 = tensor.empty() : tensor<16x4xi32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x4xi32>) outs(%5 : tensor<16x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %49 = arith.minsi %in, %c63_i32 : i32
      linalg.yield %49 : i32
    } -> tensor<16x4xi32>
    %7 = tensor.empty() : tensor<16x4xi1>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x4xi32>) outs(%7 : tensor<16x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %49 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %49 : i1
    } -> tensor<16x4xi1>
    %9 = tensor.empty() : tensor<16x4xi32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x4xi32>) outs(%9 : tensor<16x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %49 = arith.addi %in, %c64_i32 : i32
      linalg.yield %49 : i32
    } -> tensor<16x4xi32>
    %11 = tensor.empty() : tensor<16x4xi32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %10, %6 : tensor<16x4xi1>, tensor<16x4xi32>, tensor<16x4xi32>) outs(%11 : tensor<16x4xi32>) {
    ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
      %49 = arith.select %in, %in_3, %in_4 : i32
      linalg.yield %49 : i32
    } -> tensor<16x4xi32>
    %expanded = tensor.expand_shape %12 [[0], [1, 2]] output_shape [16, 4, 1] : tensor<16x4xi32> into tensor<16x4x1xi32>
    %13 = tensor.empty() : tensor<16x4x1xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x4x1xi32>) outs(%13 : tensor<16x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %49 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %49 : i1
    } -> tensor<16x4x1xi1>
    %15 = tensor.empty() : tensor<16x4x1xi1>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x4x1xi32>) outs(%15 : tensor<16x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %49 = arith.cmpi sle, %in, %c63_i32 : i32
      linalg.yield %49 : i1
    } -> tensor<16x4x1xi1>
    %17 = tensor.empty() : tensor<16x4x1xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<16x4x1xi1>, tensor<16x4x1xi1>) outs(%17 : tensor<16x4x1xi1>) {
    ^bb0(%in: i1, %in_3: i1, %out: i1):
      %49 = arith.andi %in, %in_3 : i1
      linalg.yield %49 : i1
    } -> tensor<16x4x1xi1>
    %19 = tensor.empty() : tensor<16x4xi1>
    %20 = linalg.fill ins(%true : i1) outs(%19 : tensor<16x4xi1>) -> tensor<16x4xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<16x4x1xi1>) outs(%20 : tensor<16x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %49 = arith.andi %out, %in : i1
      linalg.yield %49 : i1
    } -> tensor<16x4xi1>
    %22 = tensor.empty() : tensor<16x4xbf16>
    %23 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%22 : tensor<16x4xbf16>) {
    ^bb0(%out: bf16):
      %49 = linalg.index 0 : index
      %50 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%49, %50, %c0] : tensor<16x4x1xi32>
      %51 = arith.index_cast %extracted : i32 to index
      %52 = arith.maxsi %51, %c0 : index
      %53 = arith.minsi %52, %c63 : index
      %extracted_3 = tensor.extract %2[%49, %53] : tensor<16x64xbf16>
      linalg.yield %extracted_3 : bf16
    } -> tensor<16x4xbf16>
    %24 = tensor.empty() : tensor<16x4xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<16x4xi1>, tensor<16x4xbf16>) outs(%24 : tensor<16x4xbf16>) {
    ^bb0(%in: i1, %in_3: bf16, %out: bf16):
      %49 = arith.select %in, %in_3, %cst_1 : bf16
      linalg.yield %49 : bf16
    } -> tensor<16x4xbf16>
    %26 = tensor.empty() : tensor<16x4xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x4xbf16>) outs(%26 : tensor<16x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<16x4xf32>
    %28 = tensor.empty() : tensor<16xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<16xf32>) -> tensor<16xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%arg3 : tensor<16x4xf32>) outs(%29 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.maximumf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<16xf32>
    %31 = tensor.empty() : tensor<16x4xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16xf32>) outs(%31 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %33 = tensor.empty() : tensor<16x4xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %32 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%33 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %49 = arith.subf %in, %in_3 : f32
      linalg.yield %49 : f32
    } -> tensor<16x4xf32>
    %35 = tensor.empty() : tensor<16x4xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<16x4xf32>) outs(%35 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<16x4xf32>
    %37 = tensor.empty() : tensor<16xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<16xf32>) -> tensor<16xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<16x4xf32>) outs(%38 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<16xf32>
    %40 = tensor.empty() : tensor<16x4xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<16xf32>) outs(%40 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %42 = tensor.empty() : tensor<16x4xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %41 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%42 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %49 = arith.divf %in, %in_3 : f32
      linalg.yield %49 : f32
    } -> tensor<16x4xf32>
    %44 = tensor.empty() : tensor<16x4xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %43 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%44 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %49 = arith.mulf %in, %in_3 : f32
      linalg.yield %49 : f32
    } -> tensor<16x4xf32>
    %46 = tensor.empty() : tensor<16xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<16xf32>) -> tensor<16xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%45 : tensor<16x4xf32>) outs(%47 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<16xf32>
    return %48 : tensor<16xf32>
  }
}

