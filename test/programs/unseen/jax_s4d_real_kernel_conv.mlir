#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map13 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_s4d_real_kernel_conv {
  func.func public @main(%arg0: tensor<4x16xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2x16x4xf32>) -> tensor<2x16x4xf32> {
    %c15 = arith.constant 15 : index
    %c0 = arith.constant 0 : index
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i32
      %84 = arith.sitofp %83 : i32 to f32
      linalg.yield %84 : f32
    } -> tensor<16xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xf32>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %82 = arith.mulf %in, %in_1 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %82 = arith.mulf %in, %in_1 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x8x16xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x8xf32>) outs(%16 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %18 = tensor.empty() : tensor<4x8x16xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<16xf32>) outs(%18 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %20 = tensor.empty() : tensor<4x8x16xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%20 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %82 = arith.mulf %in, %in_1 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8x16xf32>
    %22 = tensor.empty() : tensor<4x8x16xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<4x8x16xf32>) outs(%22 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<4x8x16xf32>
    %24 = tensor.empty() : tensor<4x8x16xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x8xf32>) outs(%24 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %26 = tensor.empty() : tensor<4x8x16xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %19 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%26 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %82 = arith.mulf %in, %in_1 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8x16xf32>
    %28 = tensor.empty() : tensor<4x8x16xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<4x8x16xf32>) outs(%28 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.cos %in : f32
      linalg.yield %82 : f32
    } -> tensor<4x8x16xf32>
    %30 = tensor.empty() : tensor<4x8x16xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %29 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%30 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %82 = arith.mulf %in, %in_1 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8x16xf32>
    %32 = tensor.empty() : tensor<4x16xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map7, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15, %31 : tensor<4x8xf32>, tensor<4x8x16xf32>) outs(%33 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %82 = arith.mulf %in, %in_1 : f32
      %83 = arith.addf %out, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<4x16xf32>
    %35 = tensor.empty() : tensor<4x16xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<4x16xf32>) outs(%35 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<4x16xf32>
    %37 = tensor.empty() : tensor<16xi32>
    %38 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%37 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i32
      linalg.yield %83 : i32
    } -> tensor<16xi32>
    %39 = tensor.empty() : tensor<16x16xi32>
    %40 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<16xi32>) outs(%39 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %41 = tensor.empty() : tensor<16x16xi32>
    %42 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<16xi32>) outs(%41 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %43 = tensor.empty() : tensor<16x16xi32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %42 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%43 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %82 = arith.subi %in, %in_1 : i32
      linalg.yield %82 : i32
    } -> tensor<16x16xi32>
    %45 = tensor.empty() : tensor<16x16xi1>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<16x16xi32>) outs(%45 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %82 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %82 : i1
    } -> tensor<16x16xi1>
    %47 = tensor.empty() : tensor<16x16xi32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<16x16xi32>) outs(%47 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %82 : i32
    } -> tensor<16x16xi32>
    %49 = tensor.empty() : tensor<16x16xi1>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<16x16xi32>) outs(%49 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %82 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %82 : i1
    } -> tensor<16x16xi1>
    %51 = tensor.empty() : tensor<16x16xi32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<16x16xi32>) outs(%51 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.addi %in, %c16_i32 : i32
      linalg.yield %82 : i32
    } -> tensor<16x16xi32>
    %53 = tensor.empty() : tensor<16x16xi32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %52, %48 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%53 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %82 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %82 : i32
    } -> tensor<16x16xi32>
    %expanded = tensor.expand_shape %54 [[0], [1, 2]] output_shape [16, 16, 1] : tensor<16x16xi32> into tensor<16x16x1xi32>
    %55 = tensor.empty() : tensor<4x16x16xf32>
    %56 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%55 : tensor<4x16x16xf32>) {
    ^bb0(%out: f32):
      %82 = linalg.index 0 : index
      %83 = linalg.index 1 : index
      %84 = linalg.index 2 : index
      %extracted = tensor.extract %expanded[%83, %84, %c0] : tensor<16x16x1xi32>
      %85 = arith.index_cast %extracted : i32 to index
      %86 = arith.maxsi %85, %c0 : index
      %87 = arith.minsi %86, %c15 : index
      %extracted_1 = tensor.extract %36[%82, %87] : tensor<4x16xf32>
      linalg.yield %extracted_1 : f32
    } -> tensor<4x16x16xf32>
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%57 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<4x16x16xi1>
    %60 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<16x16xi1>) outs(%59 : tensor<4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x16x16xi1>
    %61 = tensor.empty() : tensor<4x16x16xf32>
    %62 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<f32>) outs(%61 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x16xf32>
    %63 = tensor.empty() : tensor<4x16x16xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %56, %62 : tensor<4x16x16xi1>, tensor<4x16x16xf32>, tensor<4x16x16xf32>) outs(%63 : tensor<4x16x16xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %82 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %82 : f32
    } -> tensor<4x16x16xf32>
    %65 = tensor.empty() : tensor<4x2x16xf32>
    %66 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x16x4xf32>) outs(%65 : tensor<4x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x16xf32>
    %67 = tensor.empty() : tensor<4x16x16xf32>
    %68 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<4x16x16xf32>) outs(%67 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x16xf32>
    %69 = tensor.empty() : tensor<4x2x16xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %71 = linalg.batch_matmul ins(%66, %68 : tensor<4x2x16xf32>, tensor<4x16x16xf32>) outs(%70 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %72 = tensor.empty() : tensor<2x16x4xf32>
    %73 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<4x2x16xf32>) outs(%72 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4xf32>
    %74 = tensor.empty() : tensor<16x4xf32>
    %75 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x16xf32>) outs(%74 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %76 = tensor.empty() : tensor<2x16x4xf32>
    %77 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<16x4xf32>) outs(%76 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4xf32>
    %78 = tensor.empty() : tensor<2x16x4xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %arg4 : tensor<2x16x4xf32>, tensor<2x16x4xf32>) outs(%78 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %82 = arith.mulf %in, %in_1 : f32
      linalg.yield %82 : f32
    } -> tensor<2x16x4xf32>
    %80 = tensor.empty() : tensor<2x16x4xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %79 : tensor<2x16x4xf32>, tensor<2x16x4xf32>) outs(%80 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %82 = arith.addf %in, %in_1 : f32
      linalg.yield %82 : f32
    } -> tensor<2x16x4xf32>
    return %81 : tensor<2x16x4xf32>
  }
}

