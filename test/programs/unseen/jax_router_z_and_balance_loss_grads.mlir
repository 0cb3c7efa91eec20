#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_router_z_and_balance_loss_grads {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<8x4xf32>) -> (tensor<f32>, tensor<8x4xf32>) {
    %cst = arith.constant 6.250000e-05 : f32
    %cst_0 = arith.constant 1.000000e-03 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 0x7F800000 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %cst_4 = arith.constant 1.600000e+01 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 0xFF800000 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x4xf32>
    %1 = linalg.fill ins(%cst_7 : f32) outs(%0 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.fill ins(%cst_6 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<16x4xf32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.maximumf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %6 = tensor.empty() : tensor<16x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16xf32>) outs(%6 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %8 = tensor.empty() : tensor<16x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.subf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %10 = tensor.empty() : tensor<16x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x4xf32>) outs(%10 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.exp %in : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %12 = tensor.empty() : tensor<16xf32>
    %13 = linalg.fill ins(%cst_7 : f32) outs(%12 : tensor<16xf32>) -> tensor<16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<16x4xf32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %15 = tensor.empty() : tensor<16x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<16xf32>) outs(%15 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %17 = tensor.empty() : tensor<16x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%17 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.divf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %19 = tensor.empty() : tensor<16x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.mulf %in, %in : f32
      linalg.yield %148 : f32
    } -> tensor<16x1xf32>
    %21 = tensor.empty() : tensor<16x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<16x1xf32>) outs(%21 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.divf %cst_5, %in : f32
      linalg.yield %148 : f32
    } -> tensor<16x1xf32>
    %23 = tensor.empty() : tensor<16x4xi32>
    %24 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%23 : tensor<16x4xi32>) {
    ^bb0(%out: i32):
      %148 = linalg.index 1 : index
      %149 = arith.index_cast %148 : index to i32
      linalg.yield %149 : i32
    } -> tensor<16x4xi32>
    %25 = tensor.empty() : tensor<16xf32>
    %26 = linalg.fill ins(%cst_6 : f32) outs(%25 : tensor<16xf32>) -> tensor<16xf32>
    %27 = tensor.empty() : tensor<16xi32>
    %28 = linalg.fill ins(%c0_i32 : i32) outs(%27 : tensor<16xi32>) -> tensor<16xi32>
    %29:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2, %24 : tensor<16x4xf32>, tensor<16x4xi32>) outs(%26, %28 : tensor<16xf32>, tensor<16xi32>) {
    ^bb0(%in: f32, %in_9: i32, %out: f32, %out_10: i32):
      %148 = arith.cmpf ogt, %out, %in : f32
      %149 = arith.cmpf une, %out, %out : f32
      %150 = arith.ori %148, %149 : i1
      %151 = arith.cmpf oeq, %out, %in : f32
      %152 = arith.cmpi slt, %out_10, %in_9 : i32
      %153 = arith.andi %151, %152 : i1
      %154 = arith.ori %150, %153 : i1
      %155 = arith.select %150, %out, %in : f32
      %156 = arith.select %154, %out_10, %in_9 : i32
      linalg.yield %155, %156 : f32, i32
    } -> (tensor<16xf32>, tensor<16xi32>)
    %30 = tensor.empty() : tensor<1x4xi32>
    %31 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%30 : tensor<1x4xi32>) {
    ^bb0(%out: i32):
      %148 = linalg.index 1 : index
      %149 = arith.index_cast %148 : index to i32
      linalg.yield %149 : i32
    } -> tensor<1x4xi32>
    %32 = tensor.empty() : tensor<16x4xi32>
    %33 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%29#1 : tensor<16xi32>) outs(%32 : tensor<16x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x4xi32>
    %34 = tensor.empty() : tensor<16x4xi32>
    %35 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<1x4xi32>) outs(%34 : tensor<16x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x4xi32>
    %36 = tensor.empty() : tensor<16x4xi1>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<16x4xi32>, tensor<16x4xi32>) outs(%36 : tensor<16x4xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %148 = arith.cmpi eq, %in, %in_9 : i32
      linalg.yield %148 : i1
    } -> tensor<16x4xi1>
    %38 = tensor.empty() : tensor<16x4xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<16x4xi1>) outs(%38 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %148 = arith.uitofp %in : i1 to f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %40 = tensor.empty() : tensor<4xf32>
    %41 = linalg.fill ins(%cst_7 : f32) outs(%40 : tensor<4xf32>) -> tensor<4xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<16x4xf32>) outs(%41 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<4xf32>
    %43 = tensor.empty() : tensor<4xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%42 : tensor<4xf32>) outs(%43 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.divf %in, %cst_4 : f32
      linalg.yield %148 : f32
    } -> tensor<4xf32>
    %45 = tensor.empty() : tensor<4xf32>
    %46 = linalg.fill ins(%cst_7 : f32) outs(%45 : tensor<4xf32>) -> tensor<4xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%39 : tensor<16x4xf32>) outs(%46 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<4xf32>
    %48 = tensor.empty() : tensor<4xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%47 : tensor<4xf32>) outs(%48 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.divf %in, %cst_4 : f32
      linalg.yield %148 : f32
    } -> tensor<4xf32>
    %50 = tensor.empty() : tensor<4xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%44, %49 : tensor<4xf32>, tensor<4xf32>) outs(%50 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.mulf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<4xf32>
    %52 = tensor.empty() : tensor<f32>
    %53 = linalg.fill ins(%cst_7 : f32) outs(%52 : tensor<f32>) -> tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%51 : tensor<4xf32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<f32>
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%54 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.mulf %in, %cst_3 : f32
      linalg.yield %148 : f32
    } -> tensor<f32>
    %57 = tensor.empty() : tensor<16xi1>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%5 : tensor<16xf32>) outs(%57 : tensor<16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %148 = math.absf %in : f32
      %149 = arith.cmpf one, %148, %cst_2 : f32
      linalg.yield %149 : i1
    } -> tensor<16xi1>
    %59 = tensor.empty() : tensor<16xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%58, %5 : tensor<16xi1>, tensor<16xf32>) outs(%59 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %148 = arith.select %in, %in_9, %cst_7 : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %61 = tensor.empty() : tensor<16x4xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<16xf32>) outs(%61 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %63 = tensor.empty() : tensor<16x4xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %62 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%63 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.subf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %65 = tensor.empty() : tensor<16x4xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<16x4xf32>) outs(%65 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.exp %in : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %67 = tensor.empty() : tensor<16xf32>
    %68 = linalg.fill ins(%cst_7 : f32) outs(%67 : tensor<16xf32>) -> tensor<16xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%66 : tensor<16x4xf32>) outs(%68 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %70 = tensor.empty() : tensor<16xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%69 : tensor<16xf32>) outs(%70 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.absf %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %72 = tensor.empty() : tensor<16xi1>
    %73 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%69 : tensor<16xf32>) outs(%72 : tensor<16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %148 = arith.cmpf oge, %in, %cst_7 : f32
      linalg.yield %148 : i1
    } -> tensor<16xi1>
    %74 = tensor.empty() : tensor<16xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%71 : tensor<16xf32>) outs(%74 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.log %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %76 = tensor.empty() : tensor<16xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%75, %60 : tensor<16xf32>, tensor<16xf32>) outs(%76 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.addf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %78 = tensor.empty() : tensor<16xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%77 : tensor<16xf32>) outs(%78 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.mulf %in, %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %80 = tensor.empty() : tensor<16xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%77 : tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.mulf %in, %cst_1 : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %82 = tensor.empty() : tensor<f32>
    %83 = linalg.fill ins(%cst_7 : f32) outs(%82 : tensor<f32>) -> tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%79 : tensor<16xf32>) outs(%83 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<f32>
    %85 = tensor.empty() : tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%84 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.divf %in, %cst_4 : f32
      linalg.yield %148 : f32
    } -> tensor<f32>
    %87 = tensor.empty() : tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%86 : tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.mulf %in, %cst_0 : f32
      linalg.yield %148 : f32
    } -> tensor<f32>
    %89 = tensor.empty() : tensor<f32>
    %90 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%56, %88 : tensor<f32>, tensor<f32>) outs(%89 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.addf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<f32>
    %91 = tensor.empty() : tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%91 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %93 = tensor.empty() : tensor<16xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel"]} ins(%92 : tensor<f32>) outs(%93 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %95 = tensor.empty() : tensor<16xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%94, %81 : tensor<16xf32>, tensor<16xf32>) outs(%95 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.mulf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %97 = tensor.empty() : tensor<16xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%96, %71 : tensor<16xf32>, tensor<16xf32>) outs(%97 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.divf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %99 = tensor.empty() : tensor<16xf32>
    %100 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%73, %98 : tensor<16xi1>, tensor<16xf32>) outs(%99 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %148 = arith.select %in, %cst_7, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %101 = tensor.empty() : tensor<16xf32>
    %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%73, %98 : tensor<16xi1>, tensor<16xf32>) outs(%101 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %148 = arith.select %in, %in_9, %cst_7 : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %103 = tensor.empty() : tensor<16xf32>
    %104 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%100 : tensor<16xf32>) outs(%103 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.negf %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %105 = tensor.empty() : tensor<16xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%102, %104 : tensor<16xf32>, tensor<16xf32>) outs(%105 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.addf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %107 = tensor.empty() : tensor<16x4xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<16xf32>) outs(%107 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %109 = tensor.empty() : tensor<16x4xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %66 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%109 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.mulf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %111 = tensor.empty() : tensor<4xf32>
    %112 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%49 : tensor<4xf32>) outs(%111 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.mulf %in, %cst_3 : f32
      linalg.yield %148 : f32
    } -> tensor<4xf32>
    %113 = tensor.empty() : tensor<4xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%112 : tensor<4xf32>) outs(%113 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.divf %in, %cst_4 : f32
      linalg.yield %148 : f32
    } -> tensor<4xf32>
    %115 = tensor.empty() : tensor<16x4xf32>
    %116 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<4xf32>) outs(%115 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %117 = tensor.empty() : tensor<16x4xf32>
    %118 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<16x1xf32>) outs(%117 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %119 = tensor.empty() : tensor<16x4xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %118 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%119 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.mulf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %121 = tensor.empty() : tensor<16x4xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %11 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%121 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.mulf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %123 = tensor.empty() : tensor<16xf32>
    %124 = linalg.fill ins(%cst_7 : f32) outs(%123 : tensor<16xf32>) -> tensor<16xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%122 : tensor<16x4xf32>) outs(%124 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %126 = tensor.empty() : tensor<16xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%125 : tensor<16xf32>) outs(%126 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.negf %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %expanded_8 = tensor.expand_shape %127 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %128 = tensor.empty() : tensor<16x4xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %16 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%128 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.divf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %130 = tensor.empty() : tensor<16xf32>
    %131 = linalg.fill ins(%cst_7 : f32) outs(%130 : tensor<16xf32>) -> tensor<16xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_8 : tensor<16x1xf32>) outs(%131 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<16xf32>
    %133 = tensor.empty() : tensor<16x4xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<16xf32>) outs(%133 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %135 = tensor.empty() : tensor<16x4xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %134 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%135 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.addf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %137 = tensor.empty() : tensor<16x4xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %11 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%137 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.mulf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %139 = tensor.empty() : tensor<16x4xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %138 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%139 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %148 = arith.addf %in, %in_9 : f32
      linalg.yield %148 : f32
    } -> tensor<16x4xf32>
    %141 = tensor.empty() : tensor<4x16xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<16x4xf32>) outs(%141 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16xf32>
    %143 = tensor.empty() : tensor<4x8xf32>
    %144 = linalg.fill ins(%cst_7 : f32) outs(%143 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %145 = linalg.matmul ins(%142, %arg0 : tensor<4x16xf32>, tensor<16x8xf32>) outs(%144 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %146 = tensor.empty() : tensor<8x4xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<4x8xf32>) outs(%146 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    return %90, %147 : tensor<f32>, tensor<8x4xf32>
  }
}

