#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0) -> (d0)>
module @jit_muon_polar_express_adjusted_lr_tall_and_cautious_decay attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x80xf32>, %arg1: tensor<48x80xf32>, %arg2: tensor<f32>, %arg3: tensor<48x80xf32>, %arg4: tensor<i32>) -> (tensor<48x80xf32> {jax.result_info = "result[0]"}, tensor<48x80xf32> {jax.result_info = "result[1]"}) {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+01 : f32
    %cst_2 = arith.constant 8.94427204 : f32
    %cst_3 = arith.constant 2.000000e-01 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant 0.000000e+00 : bf16
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c5_i32 = arith.constant 5 : i32
    %cst_5 = arith.constant 1.000000e-07 : f32
    %cst_6 = arith.constant 1.010000e+00 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %cst_8 = arith.constant 0.949999988 : f32
    %cst_9 = arith.constant dense<0> : tensor<i32>
    %cst_10 = arith.constant dense<[[8.28719997, -2.359590e+01, 1.730040e+01], [4.107100e+00, -2.947800e+00, 5.448000e-01], [3.948700e+00, -2.908900e+00, 5.518000e-01], [3.318400e+00, -2.488500e+00, 5.100000e-01], [2.300700e+00, -1.668900e+00, 4.188000e-01]]> : tensor<5x3xf32>
    %0 = tensor.empty() : tensor<48x80xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst_8 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<48x80xf32>, tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.addf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst_8 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<48x80xf32>, tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.addf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %5 = tensor.empty() : tensor<48x80xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<48x80xf32>) outs(%5 : tensor<48x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<48x80xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<48x80xbf16>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %37 = arith.extf %in : bf16 to f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %7 : tensor<48x80xf32>, tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.mulf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst_7 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%8 : tensor<48x80xf32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %out, %in : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%11 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.sqrt %in : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%12 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst_6 : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%13 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %cst_5 : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<bf16>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%14 : tensor<f32>) outs(%15 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<bf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<bf16>) outs(%5 : tensor<48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<48x80xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %17 : tensor<48x80xbf16>, tensor<48x80xbf16>) outs(%5 : tensor<48x80xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %37 = arith.divf %in, %in_11 : bf16
      linalg.yield %37 : bf16
    } -> tensor<48x80xbf16>
    %19:2 = scf.while (%arg5 = %cst_9, %arg6 = %18) : (tensor<i32>, tensor<48x80xbf16>) -> (tensor<i32>, tensor<48x80xbf16>) {
      %37 = tensor.empty() : tensor<i1>
      %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%37 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %39 = arith.cmpi slt, %in, %c5_i32 : i32
        linalg.yield %39 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %38[] : tensor<i1>
      scf.condition(%extracted) %arg5, %arg6 : tensor<i32>, tensor<48x80xbf16>
    } do {
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<48x80xbf16>):
      %extracted = tensor.extract %arg5[] : tensor<i32>
      %37 = arith.index_cast %extracted : i32 to index
      %38 = arith.maxsi %37, %c0 : index
      %39 = arith.minsi %38, %c4 : index
      %extracted_slice = tensor.extract_slice %cst_10[%39, 0] [1, 3] [1, 1] : tensor<5x3xf32> to tensor<1x3xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
      %40 = tensor.empty() : tensor<80x48xbf16>
      %41 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<48x80xbf16>) outs(%40 : tensor<80x48xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<80x48xbf16>
      %42 = tensor.empty() : tensor<48x48xbf16>
      %43 = linalg.fill ins(%cst_4 : bf16) outs(%42 : tensor<48x48xbf16>) -> tensor<48x48xbf16>
      %44 = linalg.matmul ins(%arg6, %41 : tensor<48x80xbf16>, tensor<80x48xbf16>) outs(%43 : tensor<48x48xbf16>) -> tensor<48x48xbf16>
      %extracted_slice_11 = tensor.extract_slice %collapsed[1] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %45 = tensor.empty() : tensor<1xbf16>
      %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%extracted_slice_11 : tensor<1xf32>) outs(%45 : tensor<1xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %62 = arith.truncf %in : f32 to bf16
        linalg.yield %62 : bf16
      } -> tensor<1xbf16>
      %collapsed_12 = tensor.collapse_shape %46 [] : tensor<1xbf16> into tensor<bf16>
      %47 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_12 : tensor<bf16>) outs(%42 : tensor<48x48xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<48x48xbf16>
      %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %44 : tensor<48x48xbf16>, tensor<48x48xbf16>) outs(%42 : tensor<48x48xbf16>) {
      ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
        %62 = arith.mulf %in, %in_17 : bf16
        linalg.yield %62 : bf16
      } -> tensor<48x48xbf16>
      %extracted_slice_13 = tensor.extract_slice %collapsed[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%extracted_slice_13 : tensor<1xf32>) outs(%45 : tensor<1xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %62 = arith.truncf %in : f32 to bf16
        linalg.yield %62 : bf16
      } -> tensor<1xbf16>
      %collapsed_14 = tensor.collapse_shape %49 [] : tensor<1xbf16> into tensor<bf16>
      %50 = linalg.matmul ins(%44, %44 : tensor<48x48xbf16>, tensor<48x48xbf16>) outs(%43 : tensor<48x48xbf16>) -> tensor<48x48xbf16>
      %51 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_14 : tensor<bf16>) outs(%42 : tensor<48x48xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<48x48xbf16>
      %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %50 : tensor<48x48xbf16>, tensor<48x48xbf16>) outs(%42 : tensor<48x48xbf16>) {
      ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
        %62 = arith.mulf %in, %in_17 : bf16
        linalg.yield %62 : bf16
      } -> tensor<48x48xbf16>
      %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %52 : tensor<48x48xbf16>, tensor<48x48xbf16>) outs(%42 : tensor<48x48xbf16>) {
      ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
        %62 = arith.addf %in, %in_17 : bf16
        linalg.yield %62 : bf16
      } -> tensor<48x48xbf16>
      %extracted_slice_15 = tensor.extract_slice %collapsed[0] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%extracted_slice_15 : tensor<1xf32>) outs(%45 : tensor<1xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %62 = arith.truncf %in : f32 to bf16
        linalg.yield %62 : bf16
      } -> tensor<1xbf16>
      %collapsed_16 = tensor.collapse_shape %54 [] : tensor<1xbf16> into tensor<bf16>
      %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_16 : tensor<bf16>) outs(%5 : tensor<48x80xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<48x80xbf16>
      %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %arg6 : tensor<48x80xbf16>, tensor<48x80xbf16>) outs(%5 : tensor<48x80xbf16>) {
      ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
        %62 = arith.mulf %in, %in_17 : bf16
        linalg.yield %62 : bf16
      } -> tensor<48x80xbf16>
      %57 = linalg.fill ins(%cst_4 : bf16) outs(%5 : tensor<48x80xbf16>) -> tensor<48x80xbf16>
      %58 = linalg.matmul ins(%53, %arg6 : tensor<48x48xbf16>, tensor<48x80xbf16>) outs(%57 : tensor<48x80xbf16>) -> tensor<48x80xbf16>
      %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %58 : tensor<48x80xbf16>, tensor<48x80xbf16>) outs(%5 : tensor<48x80xbf16>) {
      ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
        %62 = arith.addf %in, %in_17 : bf16
        linalg.yield %62 : bf16
      } -> tensor<48x80xbf16>
      %60 = tensor.empty() : tensor<i32>
      %61 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%60 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %62 = arith.addi %in, %c1_i32 : i32
        linalg.yield %62 : i32
      } -> tensor<i32>
      scf.yield %61, %59 : tensor<i32>, tensor<48x80xbf16>
    }
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19#1 : tensor<48x80xbf16>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %37 = arith.extf %in : bf16 to f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst_3 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst_2 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %37 = arith.sitofp %in : i32 to f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%23 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.divf %in, %cst_1 : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%24 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.minimumf %in, %cst_0 : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg2, %25 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.mulf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %arg3 : tensor<48x80xf32>, tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.mulf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %29 = tensor.empty() : tensor<48x80xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<48x80xf32>) outs(%29 : tensor<48x80xi1>) {
    ^bb0(%in: f32, %out: i1):
      %37 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %37 : i1
    } -> tensor<48x80xi1>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<48x80xi1>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: i1, %out: f32):
      %37 = arith.uitofp %in : i1 to f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %31 : tensor<48x80xf32>, tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.mulf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %32 : tensor<48x80xf32>, tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.addf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<f32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x80xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %33 : tensor<48x80xf32>, tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.mulf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %35 : tensor<48x80xf32>, tensor<48x80xf32>) outs(%0 : tensor<48x80xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %37 = arith.subf %in, %in_11 : f32
      linalg.yield %37 : f32
    } -> tensor<48x80xf32>
    return %36, %2 : tensor<48x80xf32>, tensor<48x80xf32>
  }
}

