// Losses of logits with ignored labels, and the square of their log-sum.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0) -> ()>
module @jit_cross_entropy_ignore_z_loss_bf16 {
  func.func public @main(%arg0: tensor<48x64xbf16>, %arg1: tensor<64x100xbf16>, %arg2: tensor<48xi32>) -> tensor<f32> {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 9.99999974E-5 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %c99 = arith.constant 99 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c99_i32 = arith.constant 99 : i32
    %c100_i32 = arith.constant 100 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x100xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<48x100xf32>) -> tensor<48x100xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<48x64xbf16>, tensor<64x100xbf16>) outs(%1 : tensor<48x100xf32>) -> tensor<48x100xf32>
    %3 = tensor.empty() : tensor<48xf32>
    %4 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<48xf32>) -> tensor<48xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<48x100xf32>) outs(%4 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.maximumf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %6 = tensor.empty() : tensor<48xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%5 : tensor<48xf32>) outs(%6 : tensor<48xi1>) {
    ^bb0(%in: f32, %out: i1):
      %82 = math.absf %in : f32
      %83 = arith.cmpf one, %82, %cst_1 : f32
      linalg.yield %83 : i1
    } -> tensor<48xi1>
    %8 = tensor.empty() : tensor<48xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%7, %5 : tensor<48xi1>, tensor<48xf32>) outs(%8 : tensor<48xf32>) {
    ^bb0(%in: i1, %in_5: f32, %out: f32):
      %82 = arith.select %in, %in_5, %cst_3 : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %10 = tensor.empty() : tensor<48x100xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<48xf32>) outs(%10 : tensor<48x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x100xf32>
    %12 = tensor.empty() : tensor<48x100xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %11 : tensor<48x100xf32>, tensor<48x100xf32>) outs(%12 : tensor<48x100xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %82 = arith.subf %in, %in_5 : f32
      linalg.yield %82 : f32
    } -> tensor<48x100xf32>
    %14 = tensor.empty() : tensor<48x100xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<48x100xf32>) outs(%14 : tensor<48x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<48x100xf32>
    %16 = tensor.empty() : tensor<48xf32>
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<48xf32>) -> tensor<48xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<48x100xf32>) outs(%17 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %19 = tensor.empty() : tensor<48xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%18 : tensor<48xf32>) outs(%19 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.absf %in : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %21 = tensor.empty() : tensor<48xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%20 : tensor<48xf32>) outs(%21 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.log %in : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %23 = tensor.empty() : tensor<48xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%22, %9 : tensor<48xf32>, tensor<48xf32>) outs(%23 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %82 = arith.addf %in, %in_5 : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %25 = tensor.empty() : tensor<48xi1>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xi32>) outs(%25 : tensor<48xi1>) {
    ^bb0(%in: i32, %out: i1):
      %82 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %82 : i1
    } -> tensor<48xi1>
    %27 = tensor.empty() : tensor<48xi1>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xi32>) outs(%27 : tensor<48xi1>) {
    ^bb0(%in: i32, %out: i1):
      %82 = arith.cmpi slt, %in, %c100_i32 : i32
      linalg.yield %82 : i1
    } -> tensor<48xi1>
    %29 = tensor.empty() : tensor<48xi1>
    %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%26, %28 : tensor<48xi1>, tensor<48xi1>) outs(%29 : tensor<48xi1>) {
    ^bb0(%in: i1, %in_5: i1, %out: i1):
      %82 = arith.andi %in, %in_5 : i1
      linalg.yield %82 : i1
    } -> tensor<48xi1>
    %31 = tensor.empty() : tensor<48xi32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xi32>) outs(%31 : tensor<48xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %82 : i32
    } -> tensor<48xi32>
    %33 = tensor.empty() : tensor<48xi32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%32 : tensor<48xi32>) outs(%33 : tensor<48xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.minsi %in, %c99_i32 : i32
      linalg.yield %82 : i32
    } -> tensor<48xi32>
    %expanded = tensor.expand_shape %34 [[0, 1]] output_shape [48, 1] : tensor<48xi32> into tensor<48x1xi32>
    %35 = tensor.empty() : tensor<48x1xi1>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<48x1xi32>) outs(%35 : tensor<48x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %82 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %82 : i1
    } -> tensor<48x1xi1>
    %37 = tensor.empty() : tensor<48x1xi32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<48x1xi32>) outs(%37 : tensor<48x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.addi %in, %c100_i32 : i32
      linalg.yield %82 : i32
    } -> tensor<48x1xi32>
    %39 = tensor.empty() : tensor<48x1xi32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %38, %expanded : tensor<48x1xi1>, tensor<48x1xi32>, tensor<48x1xi32>) outs(%39 : tensor<48x1xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %82 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %82 : i32
    } -> tensor<48x1xi32>
    %expanded_4 = tensor.expand_shape %40 [[0], [1, 2]] output_shape [48, 1, 1] : tensor<48x1xi32> into tensor<48x1x1xi32>
    %41 = tensor.empty() : tensor<48x1x1xi1>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<48x1x1xi32>) outs(%41 : tensor<48x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %82 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %82 : i1
    } -> tensor<48x1x1xi1>
    %43 = tensor.empty() : tensor<48x1x1xi1>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<48x1x1xi32>) outs(%43 : tensor<48x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %82 = arith.cmpi sle, %in, %c99_i32 : i32
      linalg.yield %82 : i1
    } -> tensor<48x1x1xi1>
    %45 = tensor.empty() : tensor<48x1x1xi1>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %44 : tensor<48x1x1xi1>, tensor<48x1x1xi1>) outs(%45 : tensor<48x1x1xi1>) {
    ^bb0(%in: i1, %in_5: i1, %out: i1):
      %82 = arith.andi %in, %in_5 : i1
      linalg.yield %82 : i1
    } -> tensor<48x1x1xi1>
    %47 = tensor.empty() : tensor<48x1xi1>
    %48 = linalg.fill ins(%true : i1) outs(%47 : tensor<48x1xi1>) -> tensor<48x1xi1>
    %49 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<48x1x1xi1>) outs(%48 : tensor<48x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %82 = arith.andi %out, %in : i1
      linalg.yield %82 : i1
    } -> tensor<48x1xi1>
    %50 = tensor.empty() : tensor<48x1xf32>
    %51 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<48x1xf32>) {
    ^bb0(%out: f32):
      %82 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_4[%82, %c0, %c0] : tensor<48x1x1xi32>
      %83 = arith.index_cast %extracted : i32 to index
      %84 = arith.maxsi %83, %c0 : index
      %85 = arith.minsi %84, %c99 : index
      %extracted_5 = tensor.extract %2[%82, %85] : tensor<48x100xf32>
      linalg.yield %extracted_5 : f32
    } -> tensor<48x1xf32>
    %52 = tensor.empty() : tensor<48x1xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %51 : tensor<48x1xi1>, tensor<48x1xf32>) outs(%52 : tensor<48x1xf32>) {
    ^bb0(%in: i1, %in_5: f32, %out: f32):
      %82 = arith.select %in, %in_5, %cst_0 : f32
      linalg.yield %82 : f32
    } -> tensor<48x1xf32>
    %collapsed = tensor.collapse_shape %53 [[0, 1]] : tensor<48x1xf32> into tensor<48xf32>
    %54 = tensor.empty() : tensor<48xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%24, %collapsed : tensor<48xf32>, tensor<48xf32>) outs(%54 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %82 = arith.subf %in, %in_5 : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %56 = tensor.empty() : tensor<48xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%24 : tensor<48xf32>) outs(%56 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %58 = tensor.empty() : tensor<48xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%57, %24 : tensor<48xf32>, tensor<48xf32>) outs(%58 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %82 = arith.mulf %in, %in_5 : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %60 = tensor.empty() : tensor<48xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%55, %59 : tensor<48xf32>, tensor<48xf32>) outs(%60 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %82 = arith.addf %in, %in_5 : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %62 = tensor.empty() : tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%62 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %64 = tensor.empty() : tensor<48xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel"]} ins(%63 : tensor<f32>) outs(%64 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48xf32>
    %66 = tensor.empty() : tensor<48xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%30, %61, %65 : tensor<48xi1>, tensor<48xf32>, tensor<48xf32>) outs(%66 : tensor<48xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %82 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %82 : f32
    } -> tensor<48xf32>
    %68 = tensor.empty() : tensor<f32>
    %69 = linalg.fill ins(%cst_3 : f32) outs(%68 : tensor<f32>) -> tensor<f32>
    %70 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["reduction"]} ins(%67 : tensor<48xf32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %71 = tensor.empty() : tensor<48xi32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%30 : tensor<48xi1>) outs(%71 : tensor<48xi32>) {
    ^bb0(%in: i1, %out: i32):
      %82 = arith.extui %in : i1 to i32
      linalg.yield %82 : i32
    } -> tensor<48xi32>
    %73 = tensor.empty() : tensor<i32>
    %74 = linalg.fill ins(%c0_i32 : i32) outs(%73 : tensor<i32>) -> tensor<i32>
    %75 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["reduction"]} ins(%72 : tensor<48xi32>) outs(%74 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.addi %out, %in : i32
      linalg.yield %82 : i32
    } -> tensor<i32>
    %76 = tensor.empty() : tensor<i32>
    %77 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%75 : tensor<i32>) outs(%76 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.maxsi %in, %c1_i32 : i32
      linalg.yield %82 : i32
    } -> tensor<i32>
    %78 = tensor.empty() : tensor<f32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%77 : tensor<i32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %82 = arith.sitofp %in : i32 to f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %80 = tensor.empty() : tensor<f32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%70, %79 : tensor<f32>, tensor<f32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %82 = arith.divf %in, %in_5 : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    return %81 : tensor<f32>
  }
}

