#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<() -> ()>
module @jit_dpo_loss_logprobs {
  func.func public @main(%arg0: tensor<6x9xf32>, %arg1: tensor<6x9x20xf32>, %arg2: tensor<6x9xi32>, %arg3: tensor<6x9xf32>) -> (tensor<f32>, tensor<f32>, tensor<3xf32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %c19 = arith.constant 19 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c19_i32 = arith.constant 19 : i32
    %c0_i32 = arith.constant 0 : i32
    %c20_i32 = arith.constant 20 : i32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<6x9xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<6x9xf32>) -> tensor<6x9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<6x9x20xf32>) outs(%1 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.maximumf %out, %in : f32
      linalg.yield %102 : f32
    } -> tensor<6x9xf32>
    %3 = tensor.empty() : tensor<6x9x20xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<6x9xf32>) outs(%3 : tensor<6x9x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9x20xf32>
    %5 = tensor.empty() : tensor<6x9x20xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %4 : tensor<6x9x20xf32>, tensor<6x9x20xf32>) outs(%5 : tensor<6x9x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %102 = arith.subf %in, %in_7 : f32
      linalg.yield %102 : f32
    } -> tensor<6x9x20xf32>
    %7 = tensor.empty() : tensor<6x9x20xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<6x9x20xf32>) outs(%7 : tensor<6x9x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<6x9x20xf32>
    %9 = tensor.empty() : tensor<6x9xf32>
    %10 = linalg.fill ins(%cst_2 : f32) outs(%9 : tensor<6x9xf32>) -> tensor<6x9xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<6x9x20xf32>) outs(%10 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %out, %in : f32
      linalg.yield %102 : f32
    } -> tensor<6x9xf32>
    %12 = tensor.empty() : tensor<6x9xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6x9xf32>) outs(%12 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.log %in : f32
      linalg.yield %102 : f32
    } -> tensor<6x9xf32>
    %expanded = tensor.expand_shape %13 [[0], [1, 2]] output_shape [6, 9, 1] : tensor<6x9xf32> into tensor<6x9x1xf32>
    %14 = tensor.empty() : tensor<6x9x20xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x9x1xf32>) outs(%14 : tensor<6x9x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9x20xf32>
    %16 = tensor.empty() : tensor<6x9x20xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %15 : tensor<6x9x20xf32>, tensor<6x9x20xf32>) outs(%16 : tensor<6x9x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %102 = arith.subf %in, %in_7 : f32
      linalg.yield %102 : f32
    } -> tensor<6x9x20xf32>
    %18 = tensor.empty() : tensor<6x9xi32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x9xi32>) outs(%18 : tensor<6x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %102 = arith.remsi %in, %c20_i32 : i32
      linalg.yield %102 : i32
    } -> tensor<6x9xi32>
    %20 = tensor.empty() : tensor<6x9xi1>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<6x9xi32>) outs(%20 : tensor<6x9xi1>) {
    ^bb0(%in: i32, %out: i1):
      %102 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %102 : i1
    } -> tensor<6x9xi1>
    %22 = tensor.empty() : tensor<6x9xi1>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<6x9xi32>) outs(%22 : tensor<6x9xi1>) {
    ^bb0(%in: i32, %out: i1):
      %102 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %102 : i1
    } -> tensor<6x9xi1>
    %24 = tensor.empty() : tensor<6x9xi1>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %21 : tensor<6x9xi1>, tensor<6x9xi1>) outs(%24 : tensor<6x9xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %102 = arith.andi %in, %in_7 : i1
      linalg.yield %102 : i1
    } -> tensor<6x9xi1>
    %26 = tensor.empty() : tensor<6x9xi32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<6x9xi32>) outs(%26 : tensor<6x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %102 = arith.addi %in, %c20_i32 : i32
      linalg.yield %102 : i32
    } -> tensor<6x9xi32>
    %28 = tensor.empty() : tensor<6x9xi32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%25, %27, %19 : tensor<6x9xi1>, tensor<6x9xi32>, tensor<6x9xi32>) outs(%28 : tensor<6x9xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %102 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %102 : i32
    } -> tensor<6x9xi32>
    %expanded_4 = tensor.expand_shape %29 [[0], [1, 2]] output_shape [6, 9, 1] : tensor<6x9xi32> into tensor<6x9x1xi32>
    %30 = tensor.empty() : tensor<6x9x1xi1>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<6x9x1xi32>) outs(%30 : tensor<6x9x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %102 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %102 : i1
    } -> tensor<6x9x1xi1>
    %32 = tensor.empty() : tensor<6x9x1xi32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<6x9x1xi32>) outs(%32 : tensor<6x9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %102 = arith.addi %in, %c20_i32 : i32
      linalg.yield %102 : i32
    } -> tensor<6x9x1xi32>
    %34 = tensor.empty() : tensor<6x9x1xi32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %33, %expanded_4 : tensor<6x9x1xi1>, tensor<6x9x1xi32>, tensor<6x9x1xi32>) outs(%34 : tensor<6x9x1xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %102 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %102 : i32
    } -> tensor<6x9x1xi32>
    %expanded_5 = tensor.expand_shape %35 [[0], [1], [2, 3]] output_shape [6, 9, 1, 1] : tensor<6x9x1xi32> into tensor<6x9x1x1xi32>
    %36 = tensor.empty() : tensor<6x9x1x1xi1>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<6x9x1x1xi32>) outs(%36 : tensor<6x9x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %102 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %102 : i1
    } -> tensor<6x9x1x1xi1>
    %38 = tensor.empty() : tensor<6x9x1x1xi1>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<6x9x1x1xi32>) outs(%38 : tensor<6x9x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %102 = arith.cmpi sle, %in, %c19_i32 : i32
      linalg.yield %102 : i1
    } -> tensor<6x9x1x1xi1>
    %40 = tensor.empty() : tensor<6x9x1x1xi1>
    %41 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<6x9x1x1xi1>, tensor<6x9x1x1xi1>) outs(%40 : tensor<6x9x1x1xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %102 = arith.andi %in, %in_7 : i1
      linalg.yield %102 : i1
    } -> tensor<6x9x1x1xi1>
    %42 = tensor.empty() : tensor<6x9x1xi1>
    %43 = linalg.fill ins(%true : i1) outs(%42 : tensor<6x9x1xi1>) -> tensor<6x9x1xi1>
    %44 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<6x9x1x1xi1>) outs(%43 : tensor<6x9x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %102 = arith.andi %out, %in : i1
      linalg.yield %102 : i1
    } -> tensor<6x9x1xi1>
    %45 = tensor.empty() : tensor<6x9x1xf32>
    %46 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%45 : tensor<6x9x1xf32>) {
    ^bb0(%out: f32):
      %102 = linalg.index 0 : index
      %103 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_5[%102, %103, %c0, %c0] : tensor<6x9x1x1xi32>
      %104 = arith.index_cast %extracted : i32 to index
      %105 = arith.maxsi %104, %c0 : index
      %106 = arith.minsi %105, %c19 : index
      %extracted_7 = tensor.extract %17[%102, %103, %106] : tensor<6x9x20xf32>
      linalg.yield %extracted_7 : f32
    } -> tensor<6x9x1xf32>
    %47 = tensor.empty() : tensor<6x9x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %46 : tensor<6x9x1xi1>, tensor<6x9x1xf32>) outs(%47 : tensor<6x9x1xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %102 = arith.select %in, %in_7, %cst_1 : f32
      linalg.yield %102 : f32
    } -> tensor<6x9x1xf32>
    %collapsed = tensor.collapse_shape %48 [[0], [1, 2]] : tensor<6x9x1xf32> into tensor<6x9xf32>
    %49 = tensor.empty() : tensor<6x9xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg0 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%49 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %102 = arith.subf %in, %in_7 : f32
      linalg.yield %102 : f32
    } -> tensor<6x9xf32>
    %51 = tensor.empty() : tensor<6x9xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%50, %arg3 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%51 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %102 = arith.mulf %in, %in_7 : f32
      linalg.yield %102 : f32
    } -> tensor<6x9xf32>
    %53 = tensor.empty() : tensor<6xf32>
    %54 = linalg.fill ins(%cst_2 : f32) outs(%53 : tensor<6xf32>) -> tensor<6xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%52 : tensor<6x9xf32>) outs(%54 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %out, %in : f32
      linalg.yield %102 : f32
    } -> tensor<6xf32>
    %extracted_slice = tensor.extract_slice %55[0] [3] [1] : tensor<6xf32> to tensor<3xf32>
    %extracted_slice_6 = tensor.extract_slice %55[3] [3] [1] : tensor<6xf32> to tensor<3xf32>
    %56 = tensor.empty() : tensor<3xf32>
    %57 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice_6 : tensor<3xf32>, tensor<3xf32>) outs(%56 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %102 = arith.subf %in, %in_7 : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %58 = tensor.empty() : tensor<3xf32>
    %59 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%57 : tensor<3xf32>) outs(%58 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.mulf %in, %cst_0 : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %60 = tensor.empty() : tensor<3xf32>
    %61 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%59 : tensor<3xf32>) outs(%60 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %62 = tensor.empty() : tensor<3xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%61 : tensor<3xf32>) outs(%62 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %64 = tensor.empty() : tensor<3xi1>
    %65 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%61 : tensor<3xf32>) outs(%64 : tensor<3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %102 = arith.cmpf une, %in, %in : f32
      linalg.yield %102 : i1
    } -> tensor<3xi1>
    %66 = tensor.empty() : tensor<3xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%61 : tensor<3xf32>) outs(%66 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %cst_2 : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %68 = tensor.empty() : tensor<3xf32>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%61 : tensor<3xf32>) outs(%68 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.absf %in : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %70 = tensor.empty() : tensor<3xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%69 : tensor<3xf32>) outs(%70 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %72 = tensor.empty() : tensor<3xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%71 : tensor<3xf32>) outs(%72 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %74 = tensor.empty() : tensor<3xf32>
    %75 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%73 : tensor<3xf32>) outs(%74 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.log1p %in : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %76 = tensor.empty() : tensor<3xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%63, %75 : tensor<3xf32>, tensor<3xf32>) outs(%76 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %102 = arith.addf %in, %in_7 : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %78 = tensor.empty() : tensor<3xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%65, %67, %77 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%78 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %102 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %80 = tensor.empty() : tensor<3xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%79 : tensor<3xf32>) outs(%80 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %82 = tensor.empty() : tensor<f32>
    %83 = linalg.fill ins(%cst_2 : f32) outs(%82 : tensor<f32>) -> tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["reduction"]} ins(%81 : tensor<3xf32>) outs(%83 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %out, %in : f32
      linalg.yield %102 : f32
    } -> tensor<f32>
    %85 = tensor.empty() : tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%84 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.divf %in, %cst : f32
      linalg.yield %102 : f32
    } -> tensor<f32>
    %87 = tensor.empty() : tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%86 : tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<f32>
    %89 = tensor.empty() : tensor<3xi1>
    %90 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice_6 : tensor<3xf32>, tensor<3xf32>) outs(%89 : tensor<3xi1>) {
    ^bb0(%in: f32, %in_7: f32, %out: i1):
      %102 = arith.cmpf ogt, %in, %in_7 : f32
      linalg.yield %102 : i1
    } -> tensor<3xi1>
    %91 = tensor.empty() : tensor<3xi32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%90 : tensor<3xi1>) outs(%91 : tensor<3xi32>) {
    ^bb0(%in: i1, %out: i32):
      %102 = arith.extui %in : i1 to i32
      linalg.yield %102 : i32
    } -> tensor<3xi32>
    %93 = tensor.empty() : tensor<3xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%92 : tensor<3xi32>) outs(%93 : tensor<3xf32>) {
    ^bb0(%in: i32, %out: f32):
      %102 = arith.sitofp %in : i32 to f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    %95 = tensor.empty() : tensor<f32>
    %96 = linalg.fill ins(%cst_2 : f32) outs(%95 : tensor<f32>) -> tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["reduction"]} ins(%94 : tensor<3xf32>) outs(%96 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %out, %in : f32
      linalg.yield %102 : f32
    } -> tensor<f32>
    %98 = tensor.empty() : tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%97 : tensor<f32>) outs(%98 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.divf %in, %cst : f32
      linalg.yield %102 : f32
    } -> tensor<f32>
    %100 = tensor.empty() : tensor<3xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<3xf32>) outs(%100 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.mulf %in, %cst_0 : f32
      linalg.yield %102 : f32
    } -> tensor<3xf32>
    return %88, %99, %101 : tensor<f32>, tensor<f32>, tensor<3xf32>
  }
}

