#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (0, 0)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<24x4xf32>, %arg1: tensor<24x4xf32>, %arg2: tensor<24x4xf32>, %arg3: tensor<4xf32>) -> (tensor<24x4xf32>, tensor<24x4xf32>) {
    %c23_i32 = arith.constant 23 : i32
    %cst = arith.constant 9.99999993E-9 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 9.600000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0.939999997 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 9.900000e-01 : f32
    %c23 = arith.constant 23 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<24x4xf32>
    %c0_i32 = arith.constant 0 : i32
    %c24_i32 = arith.constant 24 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:3 = scf.for %arg4 = %c0_i32 to %c24_i32 step %c1_i32 iter_args(%arg5 = %cst_6, %arg6 = %arg3, %arg7 = %cst_7) -> (tensor<4xf32>, tensor<4xf32>, tensor<24x4xf32>)  : i32 {
      %41 = arith.subi %c23_i32, %arg4 : i32
      %42 = arith.index_cast %41 : i32 to index
      %43 = arith.maxsi %42, %c0 : index
      %44 = arith.minsi %43, %c23 : index
      %extracted_slice = tensor.extract_slice %arg0[%44, 0] [1, 4] [1, 1] : tensor<24x4xf32> to tensor<1x4xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %45 = arith.index_cast %41 : i32 to index
      %46 = arith.maxsi %45, %c0 : index
      %47 = arith.minsi %46, %c23 : index
      %extracted_slice_8 = tensor.extract_slice %arg1[%47, 0] [1, 4] [1, 1] : tensor<24x4xf32> to tensor<1x4xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %48 = arith.index_cast %41 : i32 to index
      %49 = arith.maxsi %48, %c0 : index
      %50 = arith.minsi %49, %c23 : index
      %extracted_slice_10 = tensor.extract_slice %arg2[%50, 0] [1, 4] [1, 1] : tensor<24x4xf32> to tensor<1x4xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %51 = tensor.empty() : tensor<4xf32>
      %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xf32>) outs(%51 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.mulf %in, %cst_5 : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %53 = tensor.empty() : tensor<4xf32>
      %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_9 : tensor<4xf32>) outs(%53 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.subf %cst_4, %in : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %55 = tensor.empty() : tensor<4xf32>
      %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%52, %54 : tensor<4xf32>, tensor<4xf32>) outs(%55 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %72 = arith.mulf %in, %in_12 : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %57 = tensor.empty() : tensor<4xf32>
      %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed, %56 : tensor<4xf32>, tensor<4xf32>) outs(%57 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %72 = arith.addf %in, %in_12 : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %59 = tensor.empty() : tensor<4xf32>
      %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%58, %collapsed_11 : tensor<4xf32>, tensor<4xf32>) outs(%59 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %72 = arith.subf %in, %in_12 : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %61 = tensor.empty() : tensor<4xf32>
      %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%54 : tensor<4xf32>) outs(%61 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %72 = arith.mulf %in, %cst_3 : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %63 = tensor.empty() : tensor<4xf32>
      %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%62, %arg5 : tensor<4xf32>, tensor<4xf32>) outs(%63 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %72 = arith.mulf %in, %in_12 : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %65 = tensor.empty() : tensor<4xf32>
      %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%60, %64 : tensor<4xf32>, tensor<4xf32>) outs(%65 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %72 = arith.addf %in, %in_12 : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %67 = tensor.empty() : tensor<1x4xf32>
      %68 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<4xf32>) outs(%67 : tensor<1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4xf32>
      %69 = arith.index_cast %41 : i32 to index
      %70 = arith.maxsi %69, %c0 : index
      %71 = arith.minsi %70, %c23 : index
      %inserted_slice = tensor.insert_slice %68 into %arg7[%71, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<24x4xf32>
      scf.yield %66, %collapsed_11, %inserted_slice : tensor<4xf32>, tensor<4xf32>, tensor<24x4xf32>
    }
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.fill ins(%cst_2 : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%0#2 : tensor<24x4xf32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%3 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.divf %in, %cst_1 : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %6 = tensor.empty() : tensor<24x4xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<f32>) outs(%6 : tensor<24x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x4xf32>
    %8 = tensor.empty() : tensor<24x4xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%0#2, %7 : tensor<24x4xf32>, tensor<24x4xf32>) outs(%8 : tensor<24x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %41 = arith.subf %in, %in_8 : f32
      linalg.yield %41 : f32
    } -> tensor<24x4xf32>
    %expanded = tensor.expand_shape %3 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %10 = tensor.empty() : tensor<1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x1xf32>) outs(%10 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.divf %in, %cst_1 : f32
      linalg.yield %41 : f32
    } -> tensor<1x1xf32>
    %12 = tensor.empty() : tensor<24x4xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<1x1xf32>) outs(%12 : tensor<24x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x4xf32>
    %14 = tensor.empty() : tensor<24x4xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%0#2, %13 : tensor<24x4xf32>, tensor<24x4xf32>) outs(%14 : tensor<24x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %41 = arith.subf %in, %in_8 : f32
      linalg.yield %41 : f32
    } -> tensor<24x4xf32>
    %16 = tensor.empty() : tensor<24x4xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<24x4xf32>) outs(%16 : tensor<24x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %in : f32
      linalg.yield %41 : f32
    } -> tensor<24x4xf32>
    %18 = tensor.empty() : tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%18 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%19 : tensor<f32>) outs(%20 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.subf %cst_1, %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.fill ins(%cst_2 : f32) outs(%22 : tensor<f32>) -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%17 : tensor<24x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %25 = tensor.empty() : tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%24, %21 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %41 = arith.divf %in, %in_8 : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %27 = tensor.empty() : tensor<i1>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%21 : tensor<f32>) outs(%27 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %41 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %41 : i1
    } -> tensor<i1>
    %29 = tensor.empty() : tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%28, %26 : tensor<i1>, tensor<f32>) outs(%29 : tensor<f32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %41 = arith.select %in, %in_8, %cst_0 : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%30 : tensor<f32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.sqrt %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%32 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %35 = tensor.empty() : tensor<24x4xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<f32>) outs(%35 : tensor<24x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x4xf32>
    %37 = tensor.empty() : tensor<24x4xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9, %36 : tensor<24x4xf32>, tensor<24x4xf32>) outs(%37 : tensor<24x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %41 = arith.divf %in, %in_8 : f32
      linalg.yield %41 : f32
    } -> tensor<24x4xf32>
    %39 = tensor.empty() : tensor<24x4xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%0#2, %arg2 : tensor<24x4xf32>, tensor<24x4xf32>) outs(%39 : tensor<24x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %41 = arith.addf %in, %in_8 : f32
      linalg.yield %41 : f32
    } -> tensor<24x4xf32>
    return %38, %40 : tensor<24x4xf32>, tensor<24x4xf32>
  }
}

