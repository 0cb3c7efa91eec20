#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_moe_top2_by_two_argmaxes {
  func.func public @main(%arg0: tensor<32x16xbf16>, %arg1: tensor<16x4xf32>, %arg2: tensor<4x16x24xbf16>, %arg3: tensor<4x24x16xbf16>) -> (tensor<32x16xbf16>, tensor<4xf32>) {
    %cst = arith.constant 3.200000e+01 : f32
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x4xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x16xbf16>, tensor<16x4xf32>) outs(%1 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %3 = tensor.empty() : tensor<32xf32>
    %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<32xf32>) -> tensor<32xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<32x4xf32>) outs(%4 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.maximumf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<32xf32>
    %6 = tensor.empty() : tensor<32x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<32xf32>) outs(%6 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %8 = tensor.empty() : tensor<32x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%8 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.subf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %10 = tensor.empty() : tensor<32x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<32x4xf32>) outs(%10 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %12 = tensor.empty() : tensor<32xf32>
    %13 = linalg.fill ins(%cst_4 : f32) outs(%12 : tensor<32xf32>) -> tensor<32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<32x4xf32>) outs(%13 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<32xf32>
    %15 = tensor.empty() : tensor<32x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<32xf32>) outs(%15 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %17 = tensor.empty() : tensor<32x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%17 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.divf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %19 = tensor.empty() : tensor<32x4xi32>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%19 : tensor<32x4xi32>) {
    ^bb0(%out: i32):
      %113 = linalg.index 1 : index
      %114 = arith.index_cast %113 : index to i32
      linalg.yield %114 : i32
    } -> tensor<32x4xi32>
    %21 = tensor.empty() : tensor<32xf32>
    %22 = linalg.fill ins(%cst_3 : f32) outs(%21 : tensor<32xf32>) -> tensor<32xf32>
    %23 = tensor.empty() : tensor<32xi32>
    %24 = linalg.fill ins(%c0_i32 : i32) outs(%23 : tensor<32xi32>) -> tensor<32xi32>
    %25:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%18, %20 : tensor<32x4xf32>, tensor<32x4xi32>) outs(%22, %24 : tensor<32xf32>, tensor<32xi32>) {
    ^bb0(%in: f32, %in_7: i32, %out: f32, %out_8: i32):
      %113 = arith.cmpf ogt, %out, %in : f32
      %114 = arith.cmpf une, %out, %out : f32
      %115 = arith.ori %113, %114 : i1
      %116 = arith.cmpf oeq, %out, %in : f32
      %117 = arith.cmpi slt, %out_8, %in_7 : i32
      %118 = arith.andi %116, %117 : i1
      %119 = arith.ori %115, %118 : i1
      %120 = arith.select %115, %out, %in : f32
      %121 = arith.select %119, %out_8, %in_7 : i32
      linalg.yield %120, %121 : f32, i32
    } -> (tensor<32xf32>, tensor<32xi32>)
    %26 = tensor.empty() : tensor<1x4xi32>
    %27 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%26 : tensor<1x4xi32>) {
    ^bb0(%out: i32):
      %113 = linalg.index 1 : index
      %114 = arith.index_cast %113 : index to i32
      linalg.yield %114 : i32
    } -> tensor<1x4xi32>
    %28 = tensor.empty() : tensor<32x4xi32>
    %29 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25#1 : tensor<32xi32>) outs(%28 : tensor<32x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x4xi32>
    %30 = tensor.empty() : tensor<32x4xi32>
    %31 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<1x4xi32>) outs(%30 : tensor<32x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x4xi32>
    %32 = tensor.empty() : tensor<32x4xi1>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<32x4xi32>, tensor<32x4xi32>) outs(%32 : tensor<32x4xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %113 = arith.cmpi eq, %in, %in_7 : i32
      linalg.yield %113 : i1
    } -> tensor<32x4xi1>
    %34 = tensor.empty() : tensor<32x4xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<32x4xi1>) outs(%34 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %113 = arith.uitofp %in : i1 to f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %36 = tensor.empty() : tensor<32x4xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %35 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%36 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.mulf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %38 = tensor.empty() : tensor<32xf32>
    %39 = linalg.fill ins(%cst_4 : f32) outs(%38 : tensor<32xf32>) -> tensor<32xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%37 : tensor<32x4xf32>) outs(%39 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<32xf32>
    %41 = tensor.empty() : tensor<32x4xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x4xf32>) outs(%41 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.subf %cst_2, %in : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %43 = tensor.empty() : tensor<32x4xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %42 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%43 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.mulf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %45 = tensor.empty() : tensor<32xf32>
    %46 = linalg.fill ins(%cst_3 : f32) outs(%45 : tensor<32xf32>) -> tensor<32xf32>
    %47 = tensor.empty() : tensor<32xi32>
    %48 = linalg.fill ins(%c0_i32 : i32) outs(%47 : tensor<32xi32>) -> tensor<32xi32>
    %49:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%44, %20 : tensor<32x4xf32>, tensor<32x4xi32>) outs(%46, %48 : tensor<32xf32>, tensor<32xi32>) {
    ^bb0(%in: f32, %in_7: i32, %out: f32, %out_8: i32):
      %113 = arith.cmpf ogt, %out, %in : f32
      %114 = arith.cmpf une, %out, %out : f32
      %115 = arith.ori %113, %114 : i1
      %116 = arith.cmpf oeq, %out, %in : f32
      %117 = arith.cmpi slt, %out_8, %in_7 : i32
      %118 = arith.andi %116, %117 : i1
      %119 = arith.ori %115, %118 : i1
      %120 = arith.select %115, %out, %in : f32
      %121 = arith.select %119, %out_8, %in_7 : i32
      linalg.yield %120, %121 : f32, i32
    } -> (tensor<32xf32>, tensor<32xi32>)
    %50 = tensor.empty() : tensor<32x4xi32>
    %51 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%49#1 : tensor<32xi32>) outs(%50 : tensor<32x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x4xi32>
    %52 = tensor.empty() : tensor<32x4xi1>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %31 : tensor<32x4xi32>, tensor<32x4xi32>) outs(%52 : tensor<32x4xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %113 = arith.cmpi eq, %in, %in_7 : i32
      linalg.yield %113 : i1
    } -> tensor<32x4xi1>
    %54 = tensor.empty() : tensor<32x4xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<32x4xi1>) outs(%54 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %113 = arith.uitofp %in : i1 to f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %56 = tensor.empty() : tensor<32x4xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %55 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%56 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.mulf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %58 = tensor.empty() : tensor<32xf32>
    %59 = linalg.fill ins(%cst_4 : f32) outs(%58 : tensor<32xf32>) -> tensor<32xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%57 : tensor<32x4xf32>) outs(%59 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<32xf32>
    %61 = tensor.empty() : tensor<32xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%40, %60 : tensor<32xf32>, tensor<32xf32>) outs(%61 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.addf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32xf32>
    %63 = tensor.empty() : tensor<32xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%40, %62 : tensor<32xf32>, tensor<32xf32>) outs(%63 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.divf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32xf32>
    %65 = tensor.empty() : tensor<32x4xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<32xf32>) outs(%65 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %67 = tensor.empty() : tensor<32x4xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %66 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%67 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.mulf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %69 = tensor.empty() : tensor<32xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%60, %62 : tensor<32xf32>, tensor<32xf32>) outs(%69 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.divf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32xf32>
    %71 = tensor.empty() : tensor<32x4xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<32xf32>) outs(%71 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %73 = tensor.empty() : tensor<32x4xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %72 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%73 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.mulf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %75 = tensor.empty() : tensor<32x4xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %74 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%75 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.addf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<32x4xf32>
    %77 = tensor.empty() : tensor<32x4xbf16>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<32x4xf32>) outs(%77 : tensor<32x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<32x4xbf16>
    %79 = tensor.empty() : tensor<16x4x24xbf16>
    %80 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x16x24xbf16>) outs(%79 : tensor<16x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x4x24xbf16>
    %collapsed = tensor.collapse_shape %80 [[0], [1, 2]] : tensor<16x4x24xbf16> into tensor<16x96xbf16>
    %81 = tensor.empty() : tensor<32x96xbf16>
    %82 = linalg.fill ins(%cst_1 : bf16) outs(%81 : tensor<32x96xbf16>) -> tensor<32x96xbf16>
    %83 = linalg.matmul ins(%arg0, %collapsed : tensor<32x16xbf16>, tensor<16x96xbf16>) outs(%82 : tensor<32x96xbf16>) -> tensor<32x96xbf16>
    %expanded = tensor.expand_shape %83 [[0], [1, 2]] output_shape [32, 4, 24] : tensor<32x96xbf16> into tensor<32x4x24xbf16>
    %84 = tensor.empty() : tensor<32x4x24xbf16>
    %85 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<32x4x24xbf16>) outs(%84 : tensor<32x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.negf %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<32x4x24xbf16>
    %86 = tensor.empty() : tensor<32x4x24xbf16>
    %87 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<32x4x24xbf16>) outs(%86 : tensor<32x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = math.exp %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<32x4x24xbf16>
    %88 = tensor.empty() : tensor<32x4x24xbf16>
    %89 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<32x4x24xbf16>) outs(%88 : tensor<32x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.addf %in, %cst_0 : bf16
      linalg.yield %113 : bf16
    } -> tensor<32x4x24xbf16>
    %90 = tensor.empty() : tensor<32x4x24xbf16>
    %91 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<32x4x24xbf16>) outs(%90 : tensor<32x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.divf %cst_0, %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<32x4x24xbf16>
    %92 = tensor.empty() : tensor<32x4x24xbf16>
    %93 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %91 : tensor<32x4x24xbf16>, tensor<32x4x24xbf16>) outs(%92 : tensor<32x4x24xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_7 : bf16
      linalg.yield %113 : bf16
    } -> tensor<32x4x24xbf16>
    %94 = tensor.empty() : tensor<32x4x24xbf16>
    %95 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<32x4xbf16>) outs(%94 : tensor<32x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x4x24xbf16>
    %96 = tensor.empty() : tensor<32x4x24xbf16>
    %97 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %95 : tensor<32x4x24xbf16>, tensor<32x4x24xbf16>) outs(%96 : tensor<32x4x24xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_7 : bf16
      linalg.yield %113 : bf16
    } -> tensor<32x4x24xbf16>
    %collapsed_5 = tensor.collapse_shape %97 [[0], [1, 2]] : tensor<32x4x24xbf16> into tensor<32x96xbf16>
    %collapsed_6 = tensor.collapse_shape %arg3 [[0, 1], [2]] : tensor<4x24x16xbf16> into tensor<96x16xbf16>
    %98 = tensor.empty() : tensor<32x16xbf16>
    %99 = linalg.fill ins(%cst_1 : bf16) outs(%98 : tensor<32x16xbf16>) -> tensor<32x16xbf16>
    %100 = linalg.matmul ins(%collapsed_5, %collapsed_6 : tensor<32x96xbf16>, tensor<96x16xbf16>) outs(%99 : tensor<32x16xbf16>) -> tensor<32x16xbf16>
    %101 = tensor.empty() : tensor<4xf32>
    %102 = linalg.fill ins(%cst_4 : f32) outs(%101 : tensor<4xf32>) -> tensor<4xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<32x4xf32>) outs(%102 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<4xf32>
    %104 = tensor.empty() : tensor<4xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%103 : tensor<4xf32>) outs(%104 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst : f32
      linalg.yield %113 : f32
    } -> tensor<4xf32>
    %106 = tensor.empty() : tensor<4xf32>
    %107 = linalg.fill ins(%cst_4 : f32) outs(%106 : tensor<4xf32>) -> tensor<4xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<32x4xf32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<4xf32>
    %109 = tensor.empty() : tensor<4xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%108 : tensor<4xf32>) outs(%109 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst : f32
      linalg.yield %113 : f32
    } -> tensor<4xf32>
    %111 = tensor.empty() : tensor<4xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%105, %110 : tensor<4xf32>, tensor<4xf32>) outs(%111 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %113 = arith.mulf %in, %in_7 : f32
      linalg.yield %113 : f32
    } -> tensor<4xf32>
    return %100, %112 : tensor<32x16xbf16>, tensor<4xf32>
  }
}

