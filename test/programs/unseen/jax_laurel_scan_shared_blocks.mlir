#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module @jit_laurel_scan_shared_blocks {
  func.func public @main(%arg0: tensor<5x8x16xf16>, %arg1: tensor<16x64xf16>, %arg2: tensor<16x64xf16>, %arg3: tensor<64x16xf16>, %arg4: tensor<16xf32>) -> (tensor<8x16xf16>, tensor<5x8xf32>) {
    %cst = arith.constant 5.000000e-01 : f16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 7.978520e-01 : f16
    %cst_2 = arith.constant 4.470830e-02 : f16
    %cst_3 = arith.constant 0.000000e+00 : f16
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<8x16xf16>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<5x8xf32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg5 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg6 = %cst_8, %arg7 = %cst_9) -> (tensor<8x16xf16>, tensor<5x8xf32>)  : i32 {
      %1 = arith.index_cast %arg5 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c4 : index
      %extracted_slice = tensor.extract_slice %arg0[%3, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<5x8x16xf16> to tensor<1x8x16xf16>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x8x16xf16> into tensor<8x16xf16>
      %4 = tensor.empty() : tensor<8x16xf16>
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %collapsed : tensor<8x16xf16>, tensor<8x16xf16>) outs(%4 : tensor<8x16xf16>) {
      ^bb0(%in: f16, %in_10: f16, %out: f16):
        %72 = arith.addf %in, %in_10 : f16
        linalg.yield %72 : f16
      } -> tensor<8x16xf16>
      %6 = tensor.empty() : tensor<8x16xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x16xf16>) outs(%6 : tensor<8x16xf32>) {
      ^bb0(%in: f16, %out: f32):
        %72 = arith.extf %in : f16 to f32
        linalg.yield %72 : f32
      } -> tensor<8x16xf32>
      %8 = tensor.empty() : tensor<8x16xf32>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x16xf32>) outs(%8 : tensor<8x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.mulf %in, %in : f32
        linalg.yield %72 : f32
      } -> tensor<8x16xf32>
      %10 = tensor.empty() : tensor<8xf32>
      %11 = linalg.fill ins(%cst_7 : f32) outs(%10 : tensor<8xf32>) -> tensor<8xf32>
      %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<8x16xf32>) outs(%11 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.addf %out, %in : f32
        linalg.yield %72 : f32
      } -> tensor<8xf32>
      %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
      %13 = tensor.empty() : tensor<8x1xf32>
      %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xf32>) outs(%13 : tensor<8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.divf %in, %cst_6 : f32
        linalg.yield %72 : f32
      } -> tensor<8x1xf32>
      %15 = tensor.empty() : tensor<8x1xf32>
      %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<8x1xf32>) outs(%15 : tensor<8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.addf %in, %cst_5 : f32
        linalg.yield %72 : f32
      } -> tensor<8x1xf32>
      %17 = tensor.empty() : tensor<8x1xf32>
      %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<8x1xf32>) outs(%17 : tensor<8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = math.rsqrt %in : f32
        linalg.yield %72 : f32
      } -> tensor<8x1xf32>
      %19 = tensor.empty() : tensor<8x16xf32>
      %20 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<8x1xf32>) outs(%19 : tensor<8x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x16xf32>
      %21 = tensor.empty() : tensor<8x16xf32>
      %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %20 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%21 : tensor<8x16xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %72 = arith.mulf %in, %in_10 : f32
        linalg.yield %72 : f32
      } -> tensor<8x16xf32>
      %23 = tensor.empty() : tensor<16xf32>
      %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg4 : tensor<16xf32>) outs(%23 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.addf %in, %cst_4 : f32
        linalg.yield %72 : f32
      } -> tensor<16xf32>
      %25 = tensor.empty() : tensor<8x16xf32>
      %26 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<16xf32>) outs(%25 : tensor<8x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x16xf32>
      %27 = tensor.empty() : tensor<8x16xf32>
      %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %26 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%27 : tensor<8x16xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %72 = arith.mulf %in, %in_10 : f32
        linalg.yield %72 : f32
      } -> tensor<8x16xf32>
      %29 = tensor.empty() : tensor<8x16xf16>
      %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<8x16xf32>) outs(%29 : tensor<8x16xf16>) {
      ^bb0(%in: f32, %out: f16):
        %72 = arith.truncf %in : f32 to f16
        linalg.yield %72 : f16
      } -> tensor<8x16xf16>
      %31 = tensor.empty() : tensor<8x64xf16>
      %32 = linalg.fill ins(%cst_3 : f16) outs(%31 : tensor<8x64xf16>) -> tensor<8x64xf16>
      %33 = linalg.matmul ins(%30, %arg1 : tensor<8x16xf16>, tensor<16x64xf16>) outs(%32 : tensor<8x64xf16>) -> tensor<8x64xf16>
      %34 = tensor.empty() : tensor<8x64xf16>
      %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<8x64xf16>) outs(%34 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %out: f16):
        %72 = arith.mulf %in, %in : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %36 = tensor.empty() : tensor<8x64xf16>
      %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %33 : tensor<8x64xf16>, tensor<8x64xf16>) outs(%36 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %in_10: f16, %out: f16):
        %72 = arith.mulf %in, %in_10 : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %38 = tensor.empty() : tensor<8x64xf16>
      %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<8x64xf16>) outs(%38 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %out: f16):
        %72 = arith.mulf %in, %cst_2 : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %40 = tensor.empty() : tensor<8x64xf16>
      %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %39 : tensor<8x64xf16>, tensor<8x64xf16>) outs(%40 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %in_10: f16, %out: f16):
        %72 = arith.addf %in, %in_10 : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %42 = tensor.empty() : tensor<8x64xf16>
      %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<8x64xf16>) outs(%42 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %out: f16):
        %72 = arith.mulf %in, %cst_1 : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %44 = tensor.empty() : tensor<8x64xf16>
      %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<8x64xf16>) outs(%44 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %out: f16):
        %72 = math.tanh %in : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %46 = tensor.empty() : tensor<8x64xf16>
      %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<8x64xf16>) outs(%46 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %out: f16):
        %72 = arith.addf %in, %cst_0 : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %48 = tensor.empty() : tensor<8x64xf16>
      %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<8x64xf16>) outs(%48 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %out: f16):
        %72 = arith.mulf %in, %cst : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %50 = tensor.empty() : tensor<8x64xf16>
      %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %49 : tensor<8x64xf16>, tensor<8x64xf16>) outs(%50 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %in_10: f16, %out: f16):
        %72 = arith.mulf %in, %in_10 : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %52 = tensor.empty() : tensor<8x64xf16>
      %53 = linalg.fill ins(%cst_3 : f16) outs(%52 : tensor<8x64xf16>) -> tensor<8x64xf16>
      %54 = linalg.matmul ins(%30, %arg2 : tensor<8x16xf16>, tensor<16x64xf16>) outs(%53 : tensor<8x64xf16>) -> tensor<8x64xf16>
      %55 = tensor.empty() : tensor<8x64xf16>
      %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %54 : tensor<8x64xf16>, tensor<8x64xf16>) outs(%55 : tensor<8x64xf16>) {
      ^bb0(%in: f16, %in_10: f16, %out: f16):
        %72 = arith.mulf %in, %in_10 : f16
        linalg.yield %72 : f16
      } -> tensor<8x64xf16>
      %57 = tensor.empty() : tensor<8x16xf16>
      %58 = linalg.fill ins(%cst_3 : f16) outs(%57 : tensor<8x16xf16>) -> tensor<8x16xf16>
      %59 = linalg.matmul ins(%56, %arg3 : tensor<8x64xf16>, tensor<64x16xf16>) outs(%58 : tensor<8x16xf16>) -> tensor<8x16xf16>
      %60 = tensor.empty() : tensor<8x16xf16>
      %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %59 : tensor<8x16xf16>, tensor<8x16xf16>) outs(%60 : tensor<8x16xf16>) {
      ^bb0(%in: f16, %in_10: f16, %out: f16):
        %72 = arith.addf %in, %in_10 : f16
        linalg.yield %72 : f16
      } -> tensor<8x16xf16>
      %62 = tensor.empty() : tensor<8x16xf32>
      %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<8x16xf16>) outs(%62 : tensor<8x16xf32>) {
      ^bb0(%in: f16, %out: f32):
        %72 = arith.extf %in : f16 to f32
        linalg.yield %72 : f32
      } -> tensor<8x16xf32>
      %64 = tensor.empty() : tensor<8xf32>
      %65 = linalg.fill ins(%cst_7 : f32) outs(%64 : tensor<8xf32>) -> tensor<8xf32>
      %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%63 : tensor<8x16xf32>) outs(%65 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.addf %out, %in : f32
        linalg.yield %72 : f32
      } -> tensor<8xf32>
      %67 = tensor.empty() : tensor<1x8xf32>
      %68 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8xf32>) outs(%67 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %69 = arith.index_cast %arg5 : i32 to index
      %70 = arith.maxsi %69, %c0 : index
      %71 = arith.minsi %70, %c4 : index
      %inserted_slice = tensor.insert_slice %68 into %arg7[%71, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
      scf.yield %61, %inserted_slice : tensor<8x16xf16>, tensor<5x8xf32>
    }
    return %0#0, %0#1 : tensor<8x16xf16>, tensor<5x8xf32>
  }
}

