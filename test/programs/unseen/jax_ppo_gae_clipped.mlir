#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (0, 0)>
module @jit_ppo_gae_clipped {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<5x8xf32>, %arg3: tensor<5x8xf32>) -> (tensor<f32>, tensor<5x8xf32>) {
    %c4_i32 = arith.constant 4 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant -2.000000e+00 : f32
    %cst_1 = arith.constant 1.200000e+00 : f32
    %cst_2 = arith.constant 8.000000e-01 : f32
    %cst_3 = arith.constant 9.99999993E-9 : f32
    %cst_4 = arith.constant 0x7FC00000 : f32
    %cst_5 = arith.constant 4.000000e+01 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant 9.405000e-01 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_8 = arith.constant 9.900000e-01 : f32
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<5x8xf32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<8xf32>
    %extracted_slice = tensor.extract_slice %arg1[1, 0] [5, 8] [1, 1] : tensor<6x8xf32> to tensor<5x8xf32>
    %0 = tensor.empty() : tensor<5x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<5x8xf32>) outs(%0 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.mulf %in, %cst_8 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %2 = tensor.empty() : tensor<5x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%2 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.addf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %extracted_slice_11 = tensor.extract_slice %arg1[0, 0] [5, 8] [1, 1] : tensor<6x8xf32> to tensor<5x8xf32>
    %4 = tensor.empty() : tensor<5x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %extracted_slice_11 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%4 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.subf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %6:2 = scf.for %arg4 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg5 = %cst_10, %arg6 = %cst_9) -> (tensor<8xf32>, tensor<5x8xf32>)  : i32 {
      %80 = arith.subi %c4_i32, %arg4 : i32
      %81 = arith.index_cast %80 : i32 to index
      %82 = arith.maxsi %81, %c0 : index
      %83 = arith.minsi %82, %c4 : index
      %extracted_slice_12 = tensor.extract_slice %5[%83, 0] [1, 8] [1, 1] : tensor<5x8xf32> to tensor<1x8xf32>
      %collapsed = tensor.collapse_shape %extracted_slice_12 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %84 = tensor.empty() : tensor<8xf32>
      %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<8xf32>) outs(%84 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %93 = arith.mulf %in, %cst_7 : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %86 = tensor.empty() : tensor<8xf32>
      %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed, %85 : tensor<8xf32>, tensor<8xf32>) outs(%86 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %93 = arith.addf %in, %in_13 : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %88 = tensor.empty() : tensor<1x8xf32>
      %89 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<8xf32>) outs(%88 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %90 = arith.index_cast %80 : i32 to index
      %91 = arith.maxsi %90, %c0 : index
      %92 = arith.minsi %91, %c4 : index
      %inserted_slice = tensor.insert_slice %89 into %arg6[%92, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
      scf.yield %87, %inserted_slice : tensor<8xf32>, tensor<5x8xf32>
    }
    %7 = tensor.empty() : tensor<5x8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6#1, %extracted_slice_11 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%7 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.addf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst_6 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%6#1 : tensor<5x8xf32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%11 : tensor<f32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_5 : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %14 = tensor.empty() : tensor<5x8xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<f32>) outs(%14 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %16 = tensor.empty() : tensor<5x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6#1, %15 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%16 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.subf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %expanded = tensor.expand_shape %11 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %18 = tensor.empty() : tensor<1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x1xf32>) outs(%18 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_5 : f32
      linalg.yield %80 : f32
    } -> tensor<1x1xf32>
    %20 = tensor.empty() : tensor<5x8xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<1x1xf32>) outs(%20 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %22 = tensor.empty() : tensor<5x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6#1, %21 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%22 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.subf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %24 = tensor.empty() : tensor<5x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<5x8xf32>) outs(%24 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.mulf %in, %in : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %26 = tensor.empty() : tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%26 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_6 : f32
    } -> tensor<f32>
    %28 = tensor.empty() : tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%27 : tensor<f32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.subf %cst_5, %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.fill ins(%cst_6 : f32) outs(%30 : tensor<f32>) -> tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%25 : tensor<5x8xf32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%32, %29 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.divf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %35 = tensor.empty() : tensor<i1>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%29 : tensor<f32>) outs(%35 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %80 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %80 : i1
    } -> tensor<i1>
    %37 = tensor.empty() : tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%36, %34 : tensor<i1>, tensor<f32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %80 = arith.select %in, %in_12, %cst_4 : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %39 = tensor.empty() : tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%38 : tensor<f32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.sqrt %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %41 = tensor.empty() : tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%40 : tensor<f32>) outs(%41 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_3 : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %43 = tensor.empty() : tensor<5x8xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<f32>) outs(%43 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %45 = tensor.empty() : tensor<5x8xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %44 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%45 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.divf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %47 = tensor.empty() : tensor<5x8xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg3 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%47 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.subf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%49 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<5x8xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<f32>) outs(%51 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %53 = tensor.empty() : tensor<5x8xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %48 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%53 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.maximumf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%55 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %57 = tensor.empty() : tensor<5x8xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<f32>) outs(%57 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %59 = tensor.empty() : tensor<5x8xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %54 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%59 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.minimumf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %61 = tensor.empty() : tensor<5x8xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<5x8xf32>) outs(%61 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %63 = tensor.empty() : tensor<5x8xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %46 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%63 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.mulf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %65 = tensor.empty() : tensor<5x8xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<5x8xf32>) outs(%65 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %67 = tensor.empty() : tensor<5x8xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<5x8xf32>) outs(%67 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.minimumf %in, %cst_1 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %69 = tensor.empty() : tensor<5x8xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %46 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%69 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.mulf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %71 = tensor.empty() : tensor<5x8xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %70 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%71 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %80 = arith.minimumf %in, %in_12 : f32
      linalg.yield %80 : f32
    } -> tensor<5x8xf32>
    %73 = tensor.empty() : tensor<f32>
    %74 = linalg.fill ins(%cst_6 : f32) outs(%73 : tensor<f32>) -> tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%72 : tensor<5x8xf32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %76 = tensor.empty() : tensor<f32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%75 : tensor<f32>) outs(%76 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_5 : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %78 = tensor.empty() : tensor<f32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%77 : tensor<f32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    return %79, %8 : tensor<f32>, tensor<5x8xf32>
  }
}

