#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> ()>
module @jit_special_functions {
  func.func public @main(%arg0: tensor<7x12xf32>, %arg1: tensor<12xf32>) -> (tensor<7x12xf32>, tensor<7x12xf32>, tensor<7x12xf32>, tensor<7x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %cst = arith.constant -0.693147182 : f32
    %cst_0 = arith.constant 0.693147182 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 1.14472985 : f32
    %cst_5 = arith.constant 3.14159274 : f32
    %cst_6 = arith.constant 0.918938517 : f32
    %cst_7 = arith.constant 2.01490307 : f32
    %cst_8 = arith.constant 7.500000e+00 : f32
    %cst_9 = arith.constant 1.50563267E-7 : f32
    %cst_10 = arith.constant 8.000000e+00 : f32
    %cst_11 = arith.constant 9.98436917E-6 : f32
    %cst_12 = arith.constant 7.000000e+00 : f32
    %cst_13 = arith.constant -0.138571098 : f32
    %cst_14 = arith.constant 6.000000e+00 : f32
    %cst_15 = arith.constant 12.5073433 : f32
    %cst_16 = arith.constant -176.615036 : f32
    %cst_17 = arith.constant 4.000000e+00 : f32
    %cst_18 = arith.constant 771.323425 : f32
    %cst_19 = arith.constant -1259.13916 : f32
    %cst_20 = arith.constant 2.000000e+00 : f32
    %cst_21 = arith.constant 676.520386 : f32
    %cst_22 = arith.constant 5.000000e-01 : f32
    %cst_23 = arith.constant 0x7F800000 : f32
    %cst_24 = arith.constant 1.000000e+00 : f32
    %cst_25 = arith.constant 2.83297682 : f32
    %cst_26 = arith.constant 1.50140941 : f32
    %cst_27 = arith.constant 1.00167406 : f32
    %cst_28 = arith.constant 0.246640727 : f32
    %cst_29 = arith.constant 0.00943887047 : f32
    %cst_30 = arith.constant -0.00417768164 : f32
    %cst_31 = arith.constant -0.0076224613 : f32
    %cst_32 = arith.constant -0.00125372503 : f32
    %cst_33 = arith.constant 0.00573950773 : f32
    %cst_34 = arith.constant 2.1858087E-4 : f32
    %cst_35 = arith.constant -0.00367342844 : f32
    %cst_36 = arith.constant -4.39150654E-6 : f32
    %cst_37 = arith.constant 0.00134934322 : f32
    %cst_38 = arith.constant -3.5233877E-6 : f32
    %cst_39 = arith.constant 1.00950558E-4 : f32
    %cst_40 = arith.constant 3.43273939E-7 : f32
    %cst_41 = arith.constant -2.00214257E-4 : f32
    %cst_42 = arith.constant 2.81022636E-8 : f32
    %cst_43 = arith.constant 3.000000e+00 : f32
    %cst_44 = arith.constant 2.500000e+00 : f32
    %cst_45 = arith.constant 5.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x12xf32>) outs(%0 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.tanh %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %2 = tensor.empty() : tensor<7x12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<7x12xf32>) outs(%2 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.negf %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %4 = tensor.empty() : tensor<7x12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%4 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %6 = tensor.empty() : tensor<7x12xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<7x12xf32>) outs(%6 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.log1p %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %8 = tensor.empty() : tensor<7x12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<7x12xf32>) outs(%8 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.negf %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %10 = tensor.empty() : tensor<7x12xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7x12xf32>) outs(%10 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf olt, %in, %cst_45 : f32
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %12 = tensor.empty() : tensor<7x12xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7x12xf32>) outs(%12 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.subf %in, %cst_44 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %14 = tensor.empty() : tensor<7x12xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7x12xf32>) outs(%14 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.sqrt %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %16 = tensor.empty() : tensor<7x12xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<7x12xf32>) outs(%16 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.subf %in, %cst_43 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %18 = tensor.empty() : tensor<7x12xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %13, %17 : tensor<7x12xi1>, tensor<7x12xf32>, tensor<7x12xf32>) outs(%18 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %350 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %20 = tensor.empty() : tensor<7x12xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%20 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_42, %cst_41 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %22 = tensor.empty() : tensor<7x12xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%22 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_40, %cst_39 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %24 = tensor.empty() : tensor<7x12xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %19 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%24 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %26 = tensor.empty() : tensor<7x12xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%26 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %28 = tensor.empty() : tensor<7x12xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%28 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_38, %cst_37 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %30 = tensor.empty() : tensor<7x12xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %19 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%30 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %32 = tensor.empty() : tensor<7x12xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%32 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %34 = tensor.empty() : tensor<7x12xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%34 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_36, %cst_35 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %36 = tensor.empty() : tensor<7x12xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %19 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%36 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %38 = tensor.empty() : tensor<7x12xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%38 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %40 = tensor.empty() : tensor<7x12xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%40 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_34, %cst_33 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %42 = tensor.empty() : tensor<7x12xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %19 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%42 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %44 = tensor.empty() : tensor<7x12xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %43 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%44 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %46 = tensor.empty() : tensor<7x12xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%46 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_32, %cst_31 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %48 = tensor.empty() : tensor<7x12xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %19 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%48 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %50 = tensor.empty() : tensor<7x12xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %49 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%50 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %52 = tensor.empty() : tensor<7x12xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%52 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_30, %cst_29 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %54 = tensor.empty() : tensor<7x12xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %19 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%54 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %56 = tensor.empty() : tensor<7x12xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%53, %55 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%56 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %58 = tensor.empty() : tensor<7x12xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%58 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_28, %cst_27 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %60 = tensor.empty() : tensor<7x12xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %19 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%60 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %62 = tensor.empty() : tensor<7x12xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%59, %61 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%62 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %64 = tensor.empty() : tensor<7x12xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x12xi1>) outs(%64 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %350 = arith.select %in, %cst_26, %cst_25 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %66 = tensor.empty() : tensor<7x12xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %19 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%66 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %68 = tensor.empty() : tensor<7x12xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %67 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%68 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %70 = tensor.empty() : tensor<7x12xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %1 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%70 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %72 = tensor.empty() : tensor<7x12xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<7x12xf32>) outs(%72 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.absf %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %74 = tensor.empty() : tensor<7x12xi1>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<7x12xf32>) outs(%74 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf oeq, %in, %cst_24 : f32
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %76 = tensor.empty() : tensor<7x12xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<7x12xf32>) outs(%76 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %cst_23 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %78 = tensor.empty() : tensor<7x12xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %77, %71 : tensor<7x12xi1>, tensor<7x12xf32>, tensor<7x12xf32>) outs(%78 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %350 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %80 = tensor.empty() : tensor<7x12xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x12xf32>) outs(%80 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.absf %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %82 = tensor.empty() : tensor<7x12xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<7x12xf32>) outs(%82 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_24 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %84 = tensor.empty() : tensor<7x12xi1>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x12xf32>) outs(%84 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf olt, %in, %cst_22 : f32
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %86 = tensor.empty() : tensor<7x12xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x12xf32>) outs(%86 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.negf %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %88 = tensor.empty() : tensor<7x12xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x12xf32>) outs(%88 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.subf %in, %cst_24 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %90 = tensor.empty() : tensor<7x12xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %87, %89 : tensor<7x12xi1>, tensor<7x12xf32>, tensor<7x12xf32>) outs(%90 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %350 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %92 = tensor.empty() : tensor<7x12xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%92 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_24 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %94 = tensor.empty() : tensor<7x12xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<7x12xf32>) outs(%94 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_21, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %96 = tensor.empty() : tensor<7x12xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<7x12xf32>) outs(%96 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_24 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %98 = tensor.empty() : tensor<7x12xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%98 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_20 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %100 = tensor.empty() : tensor<7x12xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<7x12xf32>) outs(%100 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_19, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %102 = tensor.empty() : tensor<7x12xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %101 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%102 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %104 = tensor.empty() : tensor<7x12xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%104 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_43 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %106 = tensor.empty() : tensor<7x12xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<7x12xf32>) outs(%106 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_18, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %108 = tensor.empty() : tensor<7x12xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %107 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%108 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %110 = tensor.empty() : tensor<7x12xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%110 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_17 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %112 = tensor.empty() : tensor<7x12xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<7x12xf32>) outs(%112 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_16, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %114 = tensor.empty() : tensor<7x12xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %113 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%114 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %116 = tensor.empty() : tensor<7x12xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%116 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_45 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %118 = tensor.empty() : tensor<7x12xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<7x12xf32>) outs(%118 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_15, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %120 = tensor.empty() : tensor<7x12xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %119 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%120 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %122 = tensor.empty() : tensor<7x12xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%122 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_14 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %124 = tensor.empty() : tensor<7x12xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<7x12xf32>) outs(%124 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_13, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %126 = tensor.empty() : tensor<7x12xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %125 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%126 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %128 = tensor.empty() : tensor<7x12xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%128 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_12 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %130 = tensor.empty() : tensor<7x12xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<7x12xf32>) outs(%130 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_11, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %132 = tensor.empty() : tensor<7x12xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %131 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%132 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %134 = tensor.empty() : tensor<7x12xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%134 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_10 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %136 = tensor.empty() : tensor<7x12xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<7x12xf32>) outs(%136 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_9, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %138 = tensor.empty() : tensor<7x12xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %137 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%138 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %140 = tensor.empty() : tensor<7x12xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%140 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_8 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %142 = tensor.empty() : tensor<7x12xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%142 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %in, %cst_8 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %144 = tensor.empty() : tensor<7x12xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<7x12xf32>) outs(%144 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.log1p %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %146 = tensor.empty() : tensor<7x12xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<7x12xf32>) outs(%146 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_7 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %148 = tensor.empty() : tensor<7x12xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %147 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%148 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.divf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %150 = tensor.empty() : tensor<7x12xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x12xf32>) outs(%150 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_22 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %152 = tensor.empty() : tensor<7x12xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%151, %149 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%152 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %154 = tensor.empty() : tensor<7x12xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%153, %147 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%154 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.mulf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %156 = tensor.empty() : tensor<7x12xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<7x12xf32>) outs(%156 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.log %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %158 = tensor.empty() : tensor<7x12xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<7x12xf32>) outs(%158 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_6 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %160 = tensor.empty() : tensor<7x12xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %157 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%160 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %162 = tensor.empty() : tensor<7x12xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x12xf32>) outs(%162 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.absf %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %164 = tensor.empty() : tensor<7x12xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<7x12xf32>) outs(%164 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.floor %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %166 = tensor.empty() : tensor<7x12xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %165 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%166 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %168 = tensor.empty() : tensor<7x12xi1>
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<7x12xf32>) outs(%168 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf olt, %cst_22, %in : f32
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %170 = tensor.empty() : tensor<7x12xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<7x12xf32>) outs(%170 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.subf %cst_24, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %172 = tensor.empty() : tensor<7x12xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%169, %171, %167 : tensor<7x12xi1>, tensor<7x12xf32>, tensor<7x12xf32>) outs(%172 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %350 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %174 = tensor.empty() : tensor<7x12xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%173 : tensor<7x12xf32>) outs(%174 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %cst_5 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %176 = tensor.empty() : tensor<7x12xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<7x12xf32>) outs(%176 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.sin %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %178 = tensor.empty() : tensor<7x12xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<7x12xf32>) outs(%178 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.log %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %180 = tensor.empty() : tensor<7x12xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<7x12xf32>) outs(%180 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.subf %cst_4, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %182 = tensor.empty() : tensor<7x12xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%181, %161 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%182 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %184 = tensor.empty() : tensor<7x12xi1>
    %185 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<7x12xf32>) outs(%184 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = math.absf %in : f32
      %351 = arith.cmpf one, %350, %cst_23 : f32
      linalg.yield %351 : i1
    } -> tensor<7x12xi1>
    %186 = tensor.empty() : tensor<7x12xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<7x12xf32>) outs(%186 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.negf %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %188 = tensor.empty() : tensor<7x12xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%185, %183, %187 : tensor<7x12xi1>, tensor<7x12xf32>, tensor<7x12xf32>) outs(%188 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %350 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %190 = tensor.empty() : tensor<7x12xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %189, %161 : tensor<7x12xi1>, tensor<7x12xf32>, tensor<7x12xf32>) outs(%190 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %350 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %192 = tensor.empty() : tensor<7x12xi1>
    %193 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<7x12xf32>) outs(%192 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf oeq, %in, %cst_23 : f32
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %194 = tensor.empty() : tensor<7x12xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%193, %191 : tensor<7x12xi1>, tensor<7x12xf32>) outs(%194 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %out: f32):
      %350 = arith.select %in, %cst_23, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %196 = tensor.empty() : tensor<7x12xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<7x12xf32>) outs(%196 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %198 = tensor.empty() : tensor<7x12xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<7x12xf32>) outs(%198 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_21, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %200 = tensor.empty() : tensor<7x12xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<7x12xf32>) outs(%200 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.subf %cst_3, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %202 = tensor.empty() : tensor<7x12xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<7x12xf32>) outs(%202 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %204 = tensor.empty() : tensor<7x12xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%203 : tensor<7x12xf32>) outs(%204 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_19, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %206 = tensor.empty() : tensor<7x12xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %205 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%206 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %208 = tensor.empty() : tensor<7x12xf32>
    %209 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<7x12xf32>) outs(%208 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %210 = tensor.empty() : tensor<7x12xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%209 : tensor<7x12xf32>) outs(%210 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_18, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %212 = tensor.empty() : tensor<7x12xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%207, %211 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%212 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %214 = tensor.empty() : tensor<7x12xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<7x12xf32>) outs(%214 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %216 = tensor.empty() : tensor<7x12xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%215 : tensor<7x12xf32>) outs(%216 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_16, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %218 = tensor.empty() : tensor<7x12xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%213, %217 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%218 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %220 = tensor.empty() : tensor<7x12xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<7x12xf32>) outs(%220 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %222 = tensor.empty() : tensor<7x12xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<7x12xf32>) outs(%222 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_15, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %224 = tensor.empty() : tensor<7x12xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%219, %223 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%224 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %226 = tensor.empty() : tensor<7x12xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<7x12xf32>) outs(%226 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %228 = tensor.empty() : tensor<7x12xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%227 : tensor<7x12xf32>) outs(%228 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_13, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %230 = tensor.empty() : tensor<7x12xf32>
    %231 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%225, %229 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%230 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %232 = tensor.empty() : tensor<7x12xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<7x12xf32>) outs(%232 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %234 = tensor.empty() : tensor<7x12xf32>
    %235 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<7x12xf32>) outs(%234 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_11, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %236 = tensor.empty() : tensor<7x12xf32>
    %237 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%231, %235 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%236 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %238 = tensor.empty() : tensor<7x12xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<7x12xf32>) outs(%238 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %240 = tensor.empty() : tensor<7x12xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<7x12xf32>) outs(%240 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_9, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %242 = tensor.empty() : tensor<7x12xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%237, %241 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%242 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %244 = tensor.empty() : tensor<7x12xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%243, %139 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%244 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.divf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %246 = tensor.empty() : tensor<7x12xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<7x12xf32>) outs(%246 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.divf %cst_12, %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %248 = tensor.empty() : tensor<7x12xf32>
    %249 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%147, %245 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%248 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %250 = tensor.empty() : tensor<7x12xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%249, %247 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%250 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %252 = tensor.empty() : tensor<7x12xf32>
    %253 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x12xf32>) outs(%252 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_22 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %254 = tensor.empty() : tensor<7x12xf32>
    %255 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<7x12xf32>) outs(%254 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.floor %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %256 = tensor.empty() : tensor<7x12xf32>
    %257 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%255 : tensor<7x12xf32>) outs(%256 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.absf %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %258 = tensor.empty() : tensor<7x12xf32>
    %259 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %257 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%258 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %260 = tensor.empty() : tensor<7x12xf32>
    %261 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<7x12xf32>) outs(%260 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %cst_5 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %262 = tensor.empty() : tensor<7x12xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%261 : tensor<7x12xf32>) outs(%262 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.cos %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %264 = tensor.empty() : tensor<7x12xf32>
    %265 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%261 : tensor<7x12xf32>) outs(%264 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.sin %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %266 = tensor.empty() : tensor<7x12xf32>
    %267 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%263 : tensor<7x12xf32>) outs(%266 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %cst_5 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %268 = tensor.empty() : tensor<7x12xf32>
    %269 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%267, %265 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%268 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.divf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %270 = tensor.empty() : tensor<7x12xf32>
    %271 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%251, %269 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%270 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %272 = tensor.empty() : tensor<7x12xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %271, %251 : tensor<7x12xi1>, tensor<7x12xf32>, tensor<7x12xf32>) outs(%272 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %350 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %274 = tensor.empty() : tensor<7x12xi1>
    %275 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x12xf32>) outs(%274 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf oeq, %in, %cst_3 : f32
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %276 = tensor.empty() : tensor<7x12xi1>
    %277 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x12xf32>) outs(%276 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf olt, %in, %cst_3 : f32
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %278 = tensor.empty() : tensor<7x12xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x12xf32>) outs(%278 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.floor %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %280 = tensor.empty() : tensor<7x12xi1>
    %281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %279 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%280 : tensor<7x12xi1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %350 = arith.cmpf oeq, %in, %in_46 : f32
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %282 = tensor.empty() : tensor<7x12xi1>
    %283 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%277, %281 : tensor<7x12xi1>, tensor<7x12xi1>) outs(%282 : tensor<7x12xi1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %350 = arith.andi %in, %in_46 : i1
      linalg.yield %350 : i1
    } -> tensor<7x12xi1>
    %284 = tensor.empty() : tensor<7x12xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%283, %273 : tensor<7x12xi1>, tensor<7x12xf32>) outs(%284 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %out: f32):
      %350 = arith.select %in, %cst_2, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %286 = tensor.empty() : tensor<7x12xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%275, %285 : tensor<7x12xi1>, tensor<7x12xf32>) outs(%286 : tensor<7x12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %out: f32):
      %350 = arith.select %in, %cst_1, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %288 = tensor.empty() : tensor<7x12xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x12xf32>) outs(%288 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.cbrt %in : f32
      linalg.yield %350 : f32
    } -> tensor<7x12xf32>
    %290 = tensor.empty() : tensor<12xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xf32>) outs(%290 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.expm1 %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %292 = tensor.empty() : tensor<12xf32>
    %293 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%292 : tensor<12xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<12xf32>
    %294 = tensor.empty() : tensor<12xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1, %293 : tensor<12xf32>, tensor<12xf32>) outs(%294 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %296 = tensor.empty() : tensor<12xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%295 : tensor<12xf32>) outs(%296 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.exp %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %298 = tensor.empty() : tensor<12xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%293, %arg1 : tensor<12xf32>, tensor<12xf32>) outs(%298 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %300 = tensor.empty() : tensor<12xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%299 : tensor<12xf32>) outs(%300 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.exp %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %302 = tensor.empty() : tensor<12xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%297, %301 : tensor<12xf32>, tensor<12xf32>) outs(%302 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %304 = tensor.empty() : tensor<12xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%291 : tensor<12xf32>) outs(%304 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_24 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %306 = tensor.empty() : tensor<12xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%291, %305 : tensor<12xf32>, tensor<12xf32>) outs(%306 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.divf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %308 = tensor.empty() : tensor<12xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%291, %307 : tensor<12xf32>, tensor<12xf32>) outs(%308 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.addf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %310 = tensor.empty() : tensor<12xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%309 : tensor<12xf32>) outs(%310 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %cst_22 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %312 = tensor.empty() : tensor<12xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xf32>) outs(%312 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.absf %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %314 = tensor.empty() : tensor<12xi1>
    %315 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%313 : tensor<12xf32>) outs(%314 : tensor<12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf olt, %in, %cst_24 : f32
      linalg.yield %350 : i1
    } -> tensor<12xi1>
    %316 = tensor.empty() : tensor<12xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%315, %311, %303 : tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) outs(%316 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %350 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %318 = tensor.empty() : tensor<12xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xf32>) outs(%318 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.tanh %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %320 = tensor.empty() : tensor<12xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%319 : tensor<12xf32>) outs(%320 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.absf %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %322 = tensor.empty() : tensor<12xi1>
    %323 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%321 : tensor<12xf32>) outs(%322 : tensor<12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %350 = arith.cmpf ogt, %in, %cst_24 : f32
      linalg.yield %350 : i1
    } -> tensor<12xi1>
    %324 = tensor.empty() : tensor<12xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%319 : tensor<12xf32>) outs(%324 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.log1p %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %326 = tensor.empty() : tensor<12xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%319 : tensor<12xf32>) outs(%326 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.negf %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %328 = tensor.empty() : tensor<12xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%327 : tensor<12xf32>) outs(%328 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.log1p %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %330 = tensor.empty() : tensor<12xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%325, %329 : tensor<12xf32>, tensor<12xf32>) outs(%330 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.subf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %332 = tensor.empty() : tensor<12xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%331 : tensor<12xf32>) outs(%332 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %cst_22 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %334 = tensor.empty() : tensor<12xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%323, %333 : tensor<12xi1>, tensor<12xf32>) outs(%334 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_46: f32, %out: f32):
      %350 = arith.select %in, %cst_2, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %336 = tensor.empty() : tensor<12xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%313 : tensor<12xf32>) outs(%336 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.addf %in, %cst_24 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %338 = tensor.empty() : tensor<12xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%337 : tensor<12xf32>) outs(%338 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.log %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %340 = tensor.empty() : tensor<f32>
    %341 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%340 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %342 = tensor.empty() : tensor<12xf32>
    %343 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel"]} ins(%341 : tensor<f32>) outs(%342 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12xf32>
    %344 = tensor.empty() : tensor<12xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%339, %343 : tensor<12xf32>, tensor<12xf32>) outs(%344 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %350 = arith.divf %in, %in_46 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %346 = tensor.empty() : tensor<12xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xf32>) outs(%346 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = arith.mulf %in, %cst_0 : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    %348 = tensor.empty() : tensor<12xf32>
    %349 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%347 : tensor<12xf32>) outs(%348 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %350 = math.exp %in : f32
      linalg.yield %350 : f32
    } -> tensor<12xf32>
    return %79, %195, %287, %289, %291, %317, %335, %345, %349 : tensor<7x12xf32>, tensor<7x12xf32>, tensor<7x12xf32>, tensor<7x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
}

