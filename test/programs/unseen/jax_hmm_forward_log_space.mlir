// A log-space product of probabilities, step after step.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0) -> (0)>
#map8 = affine_map<(d0, d1) -> (d1)>
module @jit_hmm_forward_log_space {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<8x3xf32>, %arg3: tensor<5xf32>) -> (tensor<f32>, tensor<7x5xf32>) {
    %cst = arith.constant 0x7F800000 : f32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<7x5xf32>
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x5xf32>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.maximumf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5x5xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %5 = tensor.empty() : tensor<5x5xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %66 = arith.subf %in, %in_5 : f32
      linalg.yield %66 : f32
    } -> tensor<5x5xf32>
    %7 = tensor.empty() : tensor<5x5xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x5xf32>) outs(%7 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<5x5xf32>
    %9 = tensor.empty() : tensor<5xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<5xf32>) -> tensor<5xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<5x5xf32>) outs(%10 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %12 = tensor.empty() : tensor<5xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%11 : tensor<5xf32>) outs(%12 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.log %in : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %expanded = tensor.expand_shape %13 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %14 = tensor.empty() : tensor<5x5xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<5x1xf32>) outs(%14 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %16 = tensor.empty() : tensor<5x5xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %15 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%16 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %66 = arith.subf %in, %in_5 : f32
      linalg.yield %66 : f32
    } -> tensor<5x5xf32>
    %18 = tensor.empty() : tensor<3x5xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x3xf32>) outs(%18 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %20 = tensor.empty() : tensor<8x5xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<8x5xf32>) -> tensor<8x5xf32>
    %22 = linalg.matmul ins(%arg2, %19 : tensor<8x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<8x5xf32>) -> tensor<8x5xf32>
    %23 = tensor.empty() : tensor<f32>
    %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<f32>) -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["reduction"]} ins(%arg3 : tensor<5xf32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.maximumf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<5xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel"]} ins(%25 : tensor<f32>) outs(%26 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %28 = tensor.empty() : tensor<5xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg3, %27 : tensor<5xf32>, tensor<5xf32>) outs(%28 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %66 = arith.subf %in, %in_5 : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %30 = tensor.empty() : tensor<5xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%29 : tensor<5xf32>) outs(%30 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %32 = tensor.empty() : tensor<f32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<f32>) -> tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["reduction"]} ins(%31 : tensor<5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %35 = tensor.empty() : tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%34 : tensor<f32>) outs(%35 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.log %in : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %expanded_3 = tensor.expand_shape %36 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %37 = tensor.empty() : tensor<5xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel"]} ins(%expanded_3 : tensor<1xf32>) outs(%37 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %39 = tensor.empty() : tensor<5xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%29, %38 : tensor<5xf32>, tensor<5xf32>) outs(%39 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %66 = arith.subf %in, %in_5 : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %extracted_slice = tensor.extract_slice %22[0, 0] [1, 5] [1, 1] : tensor<8x5xf32> to tensor<1x5xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %41 = tensor.empty() : tensor<5xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%40, %collapsed : tensor<5xf32>, tensor<5xf32>) outs(%41 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %66 = arith.addf %in, %in_5 : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %extracted_slice_4 = tensor.extract_slice %22[1, 0] [7, 5] [1, 1] : tensor<8x5xf32> to tensor<7x5xf32>
    %43:2 = scf.for %arg4 = %c0_i32 to %c7_i32 step %c1_i32 iter_args(%arg5 = %42, %arg6 = %cst_1) -> (tensor<5xf32>, tensor<7x5xf32>)  : i32 {
      %66 = arith.index_cast %arg4 : i32 to index
      %67 = arith.maxsi %66, %c0 : index
      %68 = arith.minsi %67, %c6 : index
      %extracted_slice_5 = tensor.extract_slice %extracted_slice_4[%68, 0] [1, 5] [1, 1] : tensor<7x5xf32> to tensor<1x5xf32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
      %69 = tensor.empty() : tensor<5x5xf32>
      %70 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<5xf32>) outs(%69 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x5xf32>
      %71 = tensor.empty() : tensor<5x5xf32>
      %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %17 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%71 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %102 = arith.addf %in, %in_7 : f32
        linalg.yield %102 : f32
      } -> tensor<5x5xf32>
      %73 = tensor.empty() : tensor<5xf32>
      %74 = linalg.fill ins(%cst_2 : f32) outs(%73 : tensor<5xf32>) -> tensor<5xf32>
      %75 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<5x5xf32>) outs(%74 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %102 = arith.maximumf %out, %in : f32
        linalg.yield %102 : f32
      } -> tensor<5xf32>
      %76 = tensor.empty() : tensor<5xi1>
      %77 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%75 : tensor<5xf32>) outs(%76 : tensor<5xi1>) {
      ^bb0(%in: f32, %out: i1):
        %102 = math.absf %in : f32
        %103 = arith.cmpf one, %102, %cst : f32
        linalg.yield %103 : i1
      } -> tensor<5xi1>
      %78 = tensor.empty() : tensor<5xf32>
      %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%77, %75 : tensor<5xi1>, tensor<5xf32>) outs(%78 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_7: f32, %out: f32):
        %102 = arith.select %in, %in_7, %cst_0 : f32
        linalg.yield %102 : f32
      } -> tensor<5xf32>
      %80 = tensor.empty() : tensor<5x5xf32>
      %81 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<5xf32>) outs(%80 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x5xf32>
      %82 = tensor.empty() : tensor<5x5xf32>
      %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %81 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%82 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %102 = arith.subf %in, %in_7 : f32
        linalg.yield %102 : f32
      } -> tensor<5x5xf32>
      %84 = tensor.empty() : tensor<5x5xf32>
      %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<5x5xf32>) outs(%84 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %102 = math.exp %in : f32
        linalg.yield %102 : f32
      } -> tensor<5x5xf32>
      %86 = tensor.empty() : tensor<5xf32>
      %87 = linalg.fill ins(%cst_0 : f32) outs(%86 : tensor<5xf32>) -> tensor<5xf32>
      %88 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction"]} ins(%85 : tensor<5x5xf32>) outs(%87 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %102 = arith.addf %out, %in : f32
        linalg.yield %102 : f32
      } -> tensor<5xf32>
      %89 = tensor.empty() : tensor<5xf32>
      %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%88 : tensor<5xf32>) outs(%89 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %102 = math.absf %in : f32
        linalg.yield %102 : f32
      } -> tensor<5xf32>
      %91 = tensor.empty() : tensor<5xf32>
      %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%90 : tensor<5xf32>) outs(%91 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %102 = math.log %in : f32
        linalg.yield %102 : f32
      } -> tensor<5xf32>
      %93 = tensor.empty() : tensor<5xf32>
      %94 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%92, %79 : tensor<5xf32>, tensor<5xf32>) outs(%93 : tensor<5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %102 = arith.addf %in, %in_7 : f32
        linalg.yield %102 : f32
      } -> tensor<5xf32>
      %95 = tensor.empty() : tensor<5xf32>
      %96 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%94, %collapsed_6 : tensor<5xf32>, tensor<5xf32>) outs(%95 : tensor<5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %102 = arith.addf %in, %in_7 : f32
        linalg.yield %102 : f32
      } -> tensor<5xf32>
      %97 = tensor.empty() : tensor<1x5xf32>
      %98 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<5xf32>) outs(%97 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x5xf32>
      %99 = arith.index_cast %arg4 : i32 to index
      %100 = arith.maxsi %99, %c0 : index
      %101 = arith.minsi %100, %c6 : index
      %inserted_slice = tensor.insert_slice %98 into %arg6[%101, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<7x5xf32>
      scf.yield %96, %inserted_slice : tensor<5xf32>, tensor<7x5xf32>
    }
    %44 = tensor.empty() : tensor<f32>
    %45 = linalg.fill ins(%cst_2 : f32) outs(%44 : tensor<f32>) -> tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["reduction"]} ins(%43#0 : tensor<5xf32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.maximumf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<i1>
    %48 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%46 : tensor<f32>) outs(%47 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %66 = math.absf %in : f32
      %67 = arith.cmpf one, %66, %cst : f32
      linalg.yield %67 : i1
    } -> tensor<i1>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%48, %46 : tensor<i1>, tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: i1, %in_5: f32, %out: f32):
      %66 = arith.select %in, %in_5, %cst_0 : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<5xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel"]} ins(%50 : tensor<f32>) outs(%51 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %53 = tensor.empty() : tensor<5xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%43#0, %52 : tensor<5xf32>, tensor<5xf32>) outs(%53 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %66 = arith.subf %in, %in_5 : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %55 = tensor.empty() : tensor<5xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%54 : tensor<5xf32>) outs(%55 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<5xf32>
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<f32>) -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["reduction"]} ins(%56 : tensor<5xf32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %60 = tensor.empty() : tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%59 : tensor<f32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.absf %in : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %62 = tensor.empty() : tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%61 : tensor<f32>) outs(%62 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.log %in : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %64 = tensor.empty() : tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%63, %50 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %66 = arith.addf %in, %in_5 : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    return %65, %43#1 : tensor<f32>, tensor<7x5xf32>
  }
}

