// A memory of two layers learns keys to values by one step of its own gradient, and is asked.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_test_time_memory_gradient_step {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<16x24xf32>, %arg2: tensor<24x32xf32>, %arg3: tensor<32x24xf32>, %arg4: tensor<f32>) -> (tensor<8x24xf32>, tensor<24x32xf32>, tensor<32x24xf32>) {
    %cst = arith.constant 0.00260416674 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<16x24xf32>, tensor<24x32xf32>) outs(%1 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %3 = tensor.empty() : tensor<16x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x32xf32>) outs(%3 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %5 = tensor.empty() : tensor<16x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x32xf32>) outs(%5 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.exp %in : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %7 = tensor.empty() : tensor<16x32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x32xf32>) outs(%7 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.addf %in, %cst_1 : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %9 = tensor.empty() : tensor<16x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x32xf32>) outs(%9 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.divf %cst_1, %in : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %11 = tensor.empty() : tensor<16x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x32xf32>) outs(%11 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.subf %cst_1, %in : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %13 = tensor.empty() : tensor<16x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%13 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %15 = tensor.empty() : tensor<16x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %10 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %17 = tensor.empty() : tensor<16x24xf32>
    %18 = linalg.fill ins(%cst_2 : f32) outs(%17 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %19 = linalg.matmul ins(%16, %arg3 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%18 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %20 = tensor.empty() : tensor<16x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %arg1 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%20 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.subf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<16x24xf32>
    %22 = tensor.empty() : tensor<16x24xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<16x24xf32>) outs(%22 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.mulf %in, %cst_0 : f32
      linalg.yield %85 : f32
    } -> tensor<16x24xf32>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%24 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<16x24xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<f32>) outs(%26 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %28 = tensor.empty() : tensor<16x24xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %23 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%28 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<16x24xf32>
    %30 = tensor.empty() : tensor<24x16xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<16x24xf32>) outs(%30 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %32 = tensor.empty() : tensor<24x32xf32>
    %33 = linalg.fill ins(%cst_2 : f32) outs(%32 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %34 = linalg.matmul ins(%31, %16 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%33 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %35 = tensor.empty() : tensor<32x24xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<24x32xf32>) outs(%35 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x24xf32>
    %37 = tensor.empty() : tensor<24x32xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<32x24xf32>) outs(%37 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %39 = tensor.empty() : tensor<16x32xf32>
    %40 = linalg.fill ins(%cst_2 : f32) outs(%39 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %41 = linalg.matmul ins(%29, %38 : tensor<16x24xf32>, tensor<24x32xf32>) outs(%40 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %42 = tensor.empty() : tensor<16x32xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %41 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%42 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %44 = tensor.empty() : tensor<16x32xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %10 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%44 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %46 = tensor.empty() : tensor<16x32xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %14 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%46 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %48 = tensor.empty() : tensor<16x32xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %47 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%48 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.addf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<16x32xf32>
    %50 = tensor.empty() : tensor<32x16xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<16x32xf32>) outs(%50 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %52 = tensor.empty() : tensor<32x24xf32>
    %53 = linalg.fill ins(%cst_2 : f32) outs(%52 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %54 = linalg.matmul ins(%51, %arg0 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%53 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %55 = tensor.empty() : tensor<24x32xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<32x24xf32>) outs(%55 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %57 = tensor.empty() : tensor<24x32xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<f32>) outs(%57 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %59 = tensor.empty() : tensor<24x32xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %56 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%59 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<24x32xf32>
    %61 = tensor.empty() : tensor<24x32xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %60 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%61 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.subf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<24x32xf32>
    %63 = tensor.empty() : tensor<32x24xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<f32>) outs(%63 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x24xf32>
    %65 = tensor.empty() : tensor<32x24xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %36 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%65 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<32x24xf32>
    %67 = tensor.empty() : tensor<32x24xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %66 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%67 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.subf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<32x24xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [8, 24] [2, 1] : tensor<16x24xf32> to tensor<8x24xf32>
    %69 = tensor.empty() : tensor<8x32xf32>
    %70 = linalg.fill ins(%cst_2 : f32) outs(%69 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %71 = linalg.matmul ins(%extracted_slice, %62 : tensor<8x24xf32>, tensor<24x32xf32>) outs(%70 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %72 = tensor.empty() : tensor<8x32xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<8x32xf32>) outs(%72 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      linalg.yield %85 : f32
    } -> tensor<8x32xf32>
    %74 = tensor.empty() : tensor<8x32xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<8x32xf32>) outs(%74 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.exp %in : f32
      linalg.yield %85 : f32
    } -> tensor<8x32xf32>
    %76 = tensor.empty() : tensor<8x32xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<8x32xf32>) outs(%76 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.addf %in, %cst_1 : f32
      linalg.yield %85 : f32
    } -> tensor<8x32xf32>
    %78 = tensor.empty() : tensor<8x32xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<8x32xf32>) outs(%78 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.divf %cst_1, %in : f32
      linalg.yield %85 : f32
    } -> tensor<8x32xf32>
    %80 = tensor.empty() : tensor<8x32xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %79 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%80 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %85 = arith.mulf %in, %in_3 : f32
      linalg.yield %85 : f32
    } -> tensor<8x32xf32>
    %82 = tensor.empty() : tensor<8x24xf32>
    %83 = linalg.fill ins(%cst_2 : f32) outs(%82 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %84 = linalg.matmul ins(%81, %68 : tensor<8x32xf32>, tensor<32x24xf32>) outs(%83 : tensor<8x24xf32>) -> tensor<8x24xf32>
    return %84, %62, %68 : tensor<8x24xf32>, tensor<24x32xf32>, tensor<32x24xf32>
  }
}

