// Experts one after another in a fori_loop, weights sliced by the counter, masked gates.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_moe_expert_loop_fori_masked {
  func.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x6xbf16>, %arg2: tensor<6x32x48xbf16>, %arg3: tensor<6x48x32xbf16>) -> tensor<24x32xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<24x32xf32>
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<24x6xbf16>
    %1 = linalg.fill ins(%cst_2 : bf16) outs(%0 : tensor<24x6xbf16>) -> tensor<24x6xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xbf16>, tensor<32x6xbf16>) outs(%1 : tensor<24x6xbf16>) -> tensor<24x6xbf16>
    %3 = tensor.empty() : tensor<24x6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<24x6xbf16>) outs(%3 : tensor<24x6xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %36 = arith.extf %in : bf16 to f32
      linalg.yield %36 : f32
    } -> tensor<24x6xf32>
    %5 = tensor.empty() : tensor<24xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<24xf32>) -> tensor<24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<24x6xf32>) outs(%6 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.maximumf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<24xf32>
    %8 = tensor.empty() : tensor<24x6xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<24xf32>) outs(%8 : tensor<24x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x6xf32>
    %10 = tensor.empty() : tensor<24x6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %9 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%10 : tensor<24x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %36 = arith.subf %in, %in_5 : f32
      linalg.yield %36 : f32
    } -> tensor<24x6xf32>
    %12 = tensor.empty() : tensor<24x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<24x6xf32>) outs(%12 : tensor<24x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<24x6xf32>
    %14 = tensor.empty() : tensor<24xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<24xf32>) -> tensor<24xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<24x6xf32>) outs(%15 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<24xf32>
    %17 = tensor.empty() : tensor<24x6xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24xf32>) outs(%17 : tensor<24x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x6xf32>
    %19 = tensor.empty() : tensor<24x6xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %18 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%19 : tensor<24x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %36 = arith.divf %in, %in_5 : f32
      linalg.yield %36 : f32
    } -> tensor<24x6xf32>
    %21 = tensor.empty() : tensor<24x2xf32>
    %22 = tensor.empty() : tensor<24x2xi32>
    %23 = linalg.fill ins(%cst_1 : f32) outs(%21 : tensor<24x2xf32>) -> tensor<24x2xf32>
    %24 = linalg.fill ins(%c2147483647_i32 : i32) outs(%22 : tensor<24x2xi32>) -> tensor<24x2xi32>
    %25:2 = iree_linalg_ext.topk dimension(1) ins(%20 : tensor<24x6xf32>) outs(%23, %24 : tensor<24x2xf32>, tensor<24x2xi32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %36 = arith.cmpf ogt, %arg4, %arg5 : f32
      iree_linalg_ext.yield %36 : i1
    } -> tensor<24x2xf32>, tensor<24x2xi32>
    %26 = tensor.empty() : tensor<24xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<24xf32>) -> tensor<24xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%25#0 : tensor<24x2xf32>) outs(%27 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<24xf32>
    %29 = tensor.empty() : tensor<24x2xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<24xf32>) outs(%29 : tensor<24x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x2xf32>
    %31 = tensor.empty() : tensor<24x2xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25#0, %30 : tensor<24x2xf32>, tensor<24x2xf32>) outs(%31 : tensor<24x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %36 = arith.divf %in, %in_5 : f32
      linalg.yield %36 : f32
    } -> tensor<24x2xf32>
    %33:2 = scf.for %arg4 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg5 = %cst_4, %arg6 = %cst_3) -> (tensor<i32>, tensor<24x32xf32>)  : i32 {
      %36 = tensor.empty() : tensor<i32>
      %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%36 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %87 = arith.addi %in, %c1_i32 : i32
        linalg.yield %87 : i32
      } -> tensor<i32>
      %38 = tensor.empty() : tensor<i1>
      %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%38 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %87 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %87 : i1
      } -> tensor<i1>
      %40 = tensor.empty() : tensor<i32>
      %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%40 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %87 = arith.addi %in, %c6_i32 : i32
        linalg.yield %87 : i32
      } -> tensor<i32>
      %42 = tensor.empty() : tensor<i32>
      %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%39, %41, %arg5 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%42 : tensor<i32>) {
      ^bb0(%in: i1, %in_8: i32, %in_9: i32, %out: i32):
        %87 = arith.select %in, %in_8, %in_9 : i32
        linalg.yield %87 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %43[] : tensor<i32>
      %44 = arith.index_cast %extracted : i32 to index
      %45 = arith.maxsi %44, %c0 : index
      %46 = arith.minsi %45, %c5 : index
      %extracted_slice = tensor.extract_slice %arg2[%46, 0, 0] [1, 32, 48] [1, 1, 1] : tensor<6x32x48xbf16> to tensor<1x32x48xbf16>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x32x48xbf16> into tensor<32x48xbf16>
      %47 = tensor.empty() : tensor<24x48xbf16>
      %48 = linalg.fill ins(%cst_2 : bf16) outs(%47 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
      %49 = linalg.matmul ins(%arg0, %collapsed : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%48 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
      %50 = tensor.empty() : tensor<24x48xbf16>
      %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<24x48xbf16>) outs(%50 : tensor<24x48xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %87 = arith.negf %in : bf16
        linalg.yield %87 : bf16
      } -> tensor<24x48xbf16>
      %52 = tensor.empty() : tensor<24x48xbf16>
      %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<24x48xbf16>) outs(%52 : tensor<24x48xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %87 = math.exp %in : bf16
        linalg.yield %87 : bf16
      } -> tensor<24x48xbf16>
      %54 = tensor.empty() : tensor<24x48xbf16>
      %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<24x48xbf16>) outs(%54 : tensor<24x48xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %87 = arith.addf %in, %cst : bf16
        linalg.yield %87 : bf16
      } -> tensor<24x48xbf16>
      %56 = tensor.empty() : tensor<24x48xbf16>
      %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<24x48xbf16>) outs(%56 : tensor<24x48xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %87 = arith.divf %cst, %in : bf16
        linalg.yield %87 : bf16
      } -> tensor<24x48xbf16>
      %58 = tensor.empty() : tensor<24x48xbf16>
      %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %57 : tensor<24x48xbf16>, tensor<24x48xbf16>) outs(%58 : tensor<24x48xbf16>) {
      ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
        %87 = arith.mulf %in, %in_8 : bf16
        linalg.yield %87 : bf16
      } -> tensor<24x48xbf16>
      %60 = tensor.empty() : tensor<24x2xi32>
      %61 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<i32>) outs(%60 : tensor<24x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<24x2xi32>
      %62 = tensor.empty() : tensor<24x2xi1>
      %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25#1, %61 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%62 : tensor<24x2xi1>) {
      ^bb0(%in: i32, %in_8: i32, %out: i1):
        %87 = arith.cmpi eq, %in, %in_8 : i32
        linalg.yield %87 : i1
      } -> tensor<24x2xi1>
      %64 = tensor.empty() : tensor<f32>
      %65 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%64 : tensor<f32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_0 : f32
      } -> tensor<f32>
      %66 = tensor.empty() : tensor<24x2xf32>
      %67 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<f32>) outs(%66 : tensor<24x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<24x2xf32>
      %68 = tensor.empty() : tensor<24x2xf32>
      %69 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %32, %67 : tensor<24x2xi1>, tensor<24x2xf32>, tensor<24x2xf32>) outs(%68 : tensor<24x2xf32>) {
      ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
        %87 = arith.select %in, %in_8, %in_9 : f32
        linalg.yield %87 : f32
      } -> tensor<24x2xf32>
      %70 = tensor.empty() : tensor<24xf32>
      %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<24xf32>) -> tensor<24xf32>
      %72 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%69 : tensor<24x2xf32>) outs(%71 : tensor<24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %87 = arith.addf %out, %in : f32
        linalg.yield %87 : f32
      } -> tensor<24xf32>
      %extracted_5 = tensor.extract %43[] : tensor<i32>
      %73 = arith.index_cast %extracted_5 : i32 to index
      %74 = arith.maxsi %73, %c0 : index
      %75 = arith.minsi %74, %c5 : index
      %extracted_slice_6 = tensor.extract_slice %arg3[%75, 0, 0] [1, 48, 32] [1, 1, 1] : tensor<6x48x32xbf16> to tensor<1x48x32xbf16>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x48x32xbf16> into tensor<48x32xbf16>
      %76 = tensor.empty() : tensor<24x32xbf16>
      %77 = linalg.fill ins(%cst_2 : bf16) outs(%76 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
      %78 = linalg.matmul ins(%59, %collapsed_7 : tensor<24x48xbf16>, tensor<48x32xbf16>) outs(%77 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
      %79 = tensor.empty() : tensor<24x32xf32>
      %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<24x32xbf16>) outs(%79 : tensor<24x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %87 = arith.extf %in : bf16 to f32
        linalg.yield %87 : f32
      } -> tensor<24x32xf32>
      %81 = tensor.empty() : tensor<24x32xf32>
      %82 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<24xf32>) outs(%81 : tensor<24x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<24x32xf32>
      %83 = tensor.empty() : tensor<24x32xf32>
      %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %80 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%83 : tensor<24x32xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %87 = arith.mulf %in, %in_8 : f32
        linalg.yield %87 : f32
      } -> tensor<24x32xf32>
      %85 = tensor.empty() : tensor<24x32xf32>
      %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %84 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%85 : tensor<24x32xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %87 = arith.addf %in, %in_8 : f32
        linalg.yield %87 : f32
      } -> tensor<24x32xf32>
      scf.yield %37, %86 : tensor<i32>, tensor<24x32xf32>
    }
    %34 = tensor.empty() : tensor<24x32xbf16>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33#1 : tensor<24x32xf32>) outs(%34 : tensor<24x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<24x32xbf16>
    return %35 : tensor<24x32xbf16>
  }
}

