module @jit_erfc_logistic {
  func.func public @main(%arg0: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant -0.0142647391 : f32
    %cst_2 = arith.constant -0.00737332925 : f32
    %cst_3 = arith.constant -0.00168282702 : f32
    %cst_4 = arith.constant -2.13374049E-4 : f32
    %cst_5 = arith.constant -1.45660715E-5 : f32
    %cst_6 = arith.constant -0.0160960332 : f32
    %cst_7 = arith.constant -2.954600e-03 : f32
    %cst_8 = arith.constant -7.34990637E-4 : f32
    %cst_9 = arith.constant -5.69250624E-5 : f32
    %cst_10 = arith.constant -2.10102394E-6 : f32
    %cst_11 = arith.constant 2.77068146E-8 : f32
    %cst_12 = arith.constant -2.72614237E-10 : f32
    %cst_13 = arith.constant 4.000000e+00 : f32
    %cst_14 = arith.constant -4.000000e+00 : f32
    %cst_15 = arith.constant 0.707106769 : f32
    %cst_16 = arith.constant 1.12837911 : f32
    %cst_17 = arith.constant -0.37612626 : f32
    %cst_18 = arith.constant 0.112835854 : f32
    %cst_19 = arith.constant -0.0268538129 : f32
    %cst_20 = arith.constant 0.00518832775 : f32
    %cst_21 = arith.constant -8.0101937E-4 : f32
    %cst_22 = arith.constant 7.85386146E-5 : f32
    %cst_23 = arith.constant 0.000000e+00 : f32
    %cst_24 = arith.constant -88.7228394 : f32
    %cst_25 = arith.constant 0.564189494 : f32
    %cst_26 = arith.constant -0.282076746 : f32
    %cst_27 = arith.constant 0.42184633 : f32
    %cst_28 = arith.constant -1.01526523 : f32
    %cst_29 = arith.constant 2.92101908 : f32
    %cst_30 = arith.constant -7.49551868 : f32
    %cst_31 = arith.constant 1.297720e+01 : f32
    %cst_32 = arith.constant -10.477664 : f32
    %cst_33 = arith.constant 0.563825965 : f32
    %cst_34 = arith.constant -0.274112701 : f32
    %cst_35 = arith.constant 3.404880e-01 : f32
    %cst_36 = arith.constant -0.494451523 : f32
    %cst_37 = arith.constant 0.621000468 : f32
    %cst_38 = arith.constant -0.582473278 : f32
    %cst_39 = arith.constant 0.368742466 : f32
    %cst_40 = arith.constant -0.138703942 : f32
    %cst_41 = arith.constant 2.326820e-02 : f32
    %cst_42 = arith.constant 2.000000e+00 : f32
    %cst_43 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %2 = tensor.empty() : tensor<16x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x16xf32>) outs(%2 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.negf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %4 = tensor.empty() : tensor<16x16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%4 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = math.absf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %6 = tensor.empty() : tensor<16x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x16xf32>) outs(%6 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.divf %cst_43, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %8 = tensor.empty() : tensor<16x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16x16xf32>) outs(%8 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = math.exp %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %10 = tensor.empty() : tensor<16x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x16xf32>) outs(%10 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.divf %cst_43, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %12 = tensor.empty() : tensor<16x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %11 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%12 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %14 = tensor.empty() : tensor<16x16xi1>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x16xf32>) outs(%14 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_42 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %16 = tensor.empty() : tensor<16x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_41 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<16x16xf32>) outs(%18 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_40 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %20 = tensor.empty() : tensor<16x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%20 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %22 = tensor.empty() : tensor<16x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<16x16xf32>) outs(%22 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_39 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %24 = tensor.empty() : tensor<16x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %26 = tensor.empty() : tensor<16x16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_38 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %28 = tensor.empty() : tensor<16x16xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %30 = tensor.empty() : tensor<16x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<16x16xf32>) outs(%30 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_37 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %32 = tensor.empty() : tensor<16x16xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%32 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %34 = tensor.empty() : tensor<16x16xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_36 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %36 = tensor.empty() : tensor<16x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %38 = tensor.empty() : tensor<16x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<16x16xf32>) outs(%38 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_35 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %40 = tensor.empty() : tensor<16x16xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %42 = tensor.empty() : tensor<16x16xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<16x16xf32>) outs(%42 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_34 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %44 = tensor.empty() : tensor<16x16xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%44 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %46 = tensor.empty() : tensor<16x16xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<16x16xf32>) outs(%46 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_33 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %48 = tensor.empty() : tensor<16x16xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_32 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %50 = tensor.empty() : tensor<16x16xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<16x16xf32>) outs(%50 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_31 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %52 = tensor.empty() : tensor<16x16xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%52 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %54 = tensor.empty() : tensor<16x16xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<16x16xf32>) outs(%54 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_30 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %56 = tensor.empty() : tensor<16x16xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%55, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%56 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %58 = tensor.empty() : tensor<16x16xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_29 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %60 = tensor.empty() : tensor<16x16xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%59, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %62 = tensor.empty() : tensor<16x16xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<16x16xf32>) outs(%62 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_28 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %64 = tensor.empty() : tensor<16x16xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%63, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%64 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %66 = tensor.empty() : tensor<16x16xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<16x16xf32>) outs(%66 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_27 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %68 = tensor.empty() : tensor<16x16xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%67, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%68 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %70 = tensor.empty() : tensor<16x16xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<16x16xf32>) outs(%70 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_26 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %72 = tensor.empty() : tensor<16x16xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%71, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%72 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %74 = tensor.empty() : tensor<16x16xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<16x16xf32>) outs(%74 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_25 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %76 = tensor.empty() : tensor<16x16xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %47, %75 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%76 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %78 = tensor.empty() : tensor<16x16xf32>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %77 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%78 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %80 = tensor.empty() : tensor<16x16xi1>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16x16xf32>) outs(%80 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_24 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %82 = tensor.empty() : tensor<16x16xf32>
    %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%81, %79 : tensor<16x16xi1>, tensor<16x16xf32>) outs(%82 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %out: f32):
      %334 = arith.select %in, %cst_23, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %84 = tensor.empty() : tensor<16x16xi1>
    %85 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%84 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_23 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %86 = tensor.empty() : tensor<16x16xf32>
    %87 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<16x16xf32>) outs(%86 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.subf %cst_42, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %88 = tensor.empty() : tensor<16x16xf32>
    %89 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%85, %87, %83 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %90 = tensor.empty() : tensor<16x16xf32>
    %91 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x16xf32>) outs(%90 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_22 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %92 = tensor.empty() : tensor<16x16xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_21 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %94 = tensor.empty() : tensor<16x16xf32>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%93, %1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%94 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %96 = tensor.empty() : tensor<16x16xf32>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<16x16xf32>) outs(%96 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_20 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %98 = tensor.empty() : tensor<16x16xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%97, %1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%98 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %100 = tensor.empty() : tensor<16x16xf32>
    %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<16x16xf32>) outs(%100 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_19 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %102 = tensor.empty() : tensor<16x16xf32>
    %103 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%101, %1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%102 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %104 = tensor.empty() : tensor<16x16xf32>
    %105 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<16x16xf32>) outs(%104 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_18 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %106 = tensor.empty() : tensor<16x16xf32>
    %107 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%105, %1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%106 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %108 = tensor.empty() : tensor<16x16xf32>
    %109 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<16x16xf32>) outs(%108 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_17 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %110 = tensor.empty() : tensor<16x16xf32>
    %111 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%109, %1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%110 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %112 = tensor.empty() : tensor<16x16xf32>
    %113 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<16x16xf32>) outs(%112 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_16 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %114 = tensor.empty() : tensor<16x16xf32>
    %115 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %113 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%114 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %116 = tensor.empty() : tensor<16x16xf32>
    %117 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<16x16xf32>) outs(%116 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.subf %cst_43, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %118 = tensor.empty() : tensor<16x16xi1>
    %119 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x16xf32>) outs(%118 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_43 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %120 = tensor.empty() : tensor<16x16xf32>
    %121 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%119, %117, %89 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%120 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %122 = tensor.empty() : tensor<16x16xf32>
    %123 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%122 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_15 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %124 = tensor.empty() : tensor<16x16xf32>
    %125 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<16x16xf32>) outs(%124 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = math.absf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %126 = tensor.empty() : tensor<16x16xi1>
    %127 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<16x16xf32>) outs(%126 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_15 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %128 = tensor.empty() : tensor<16x16xf32>
    %129 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<16x16xf32>) outs(%128 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.maximumf %in, %cst_14 : f32
      %335 = arith.minimumf %334, %cst_13 : f32
      linalg.yield %335 : f32
    } -> tensor<16x16xf32>
    %130 = tensor.empty() : tensor<16x16xf32>
    %131 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<16x16xf32>) outs(%130 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %132 = tensor.empty() : tensor<16x16xf32>
    %133 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<16x16xf32>) outs(%132 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_12 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %134 = tensor.empty() : tensor<16x16xf32>
    %135 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<16x16xf32>) outs(%134 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_11 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %136 = tensor.empty() : tensor<16x16xf32>
    %137 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%135, %131 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%136 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %138 = tensor.empty() : tensor<16x16xf32>
    %139 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<16x16xf32>) outs(%138 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_10 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %140 = tensor.empty() : tensor<16x16xf32>
    %141 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%139, %131 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%140 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %142 = tensor.empty() : tensor<16x16xf32>
    %143 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<16x16xf32>) outs(%142 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_9 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %144 = tensor.empty() : tensor<16x16xf32>
    %145 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%143, %131 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%144 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %146 = tensor.empty() : tensor<16x16xf32>
    %147 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<16x16xf32>) outs(%146 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_8 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %148 = tensor.empty() : tensor<16x16xf32>
    %149 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%147, %131 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%148 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %150 = tensor.empty() : tensor<16x16xf32>
    %151 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<16x16xf32>) outs(%150 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_7 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %152 = tensor.empty() : tensor<16x16xf32>
    %153 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%151, %131 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%152 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %154 = tensor.empty() : tensor<16x16xf32>
    %155 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<16x16xf32>) outs(%154 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_6 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %156 = tensor.empty() : tensor<16x16xf32>
    %157 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<16x16xf32>) outs(%156 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_5 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %158 = tensor.empty() : tensor<16x16xf32>
    %159 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<16x16xf32>) outs(%158 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_4 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %160 = tensor.empty() : tensor<16x16xf32>
    %161 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%159, %131 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%160 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %162 = tensor.empty() : tensor<16x16xf32>
    %163 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<16x16xf32>) outs(%162 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_3 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %164 = tensor.empty() : tensor<16x16xf32>
    %165 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%163, %131 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%164 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %166 = tensor.empty() : tensor<16x16xf32>
    %167 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<16x16xf32>) outs(%166 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_2 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %168 = tensor.empty() : tensor<16x16xf32>
    %169 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%167, %131 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%168 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %170 = tensor.empty() : tensor<16x16xf32>
    %171 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<16x16xf32>) outs(%170 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_1 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %172 = tensor.empty() : tensor<16x16xf32>
    %173 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%129, %155 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%172 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %174 = tensor.empty() : tensor<16x16xf32>
    %175 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%173, %171 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%174 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.divf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %176 = tensor.empty() : tensor<16x16xf32>
    %177 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<16x16xf32>) outs(%176 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.maximumf %in, %cst_0 : f32
      %335 = arith.minimumf %334, %cst_43 : f32
      linalg.yield %335 : f32
    } -> tensor<16x16xf32>
    %178 = tensor.empty() : tensor<16x16xf32>
    %179 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<16x16xf32>) outs(%178 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_43 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %180 = tensor.empty() : tensor<16x16xi1>
    %181 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<16x16xf32>) outs(%180 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf ogt, %in, %cst_23 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %182 = tensor.empty() : tensor<16x16xf32>
    %183 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<16x16xf32>) outs(%182 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %184 = tensor.empty() : tensor<16x16xf32>
    %185 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%183 : tensor<16x16xf32>) outs(%184 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.negf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %186 = tensor.empty() : tensor<16x16xf32>
    %187 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<16x16xf32>) outs(%186 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = math.absf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %188 = tensor.empty() : tensor<16x16xf32>
    %189 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%183 : tensor<16x16xf32>) outs(%188 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.divf %cst_43, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %190 = tensor.empty() : tensor<16x16xf32>
    %191 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<16x16xf32>) outs(%190 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = math.exp %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %192 = tensor.empty() : tensor<16x16xf32>
    %193 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<16x16xf32>) outs(%192 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.divf %cst_43, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %194 = tensor.empty() : tensor<16x16xf32>
    %195 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%191, %193 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%194 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %196 = tensor.empty() : tensor<16x16xi1>
    %197 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<16x16xf32>) outs(%196 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_42 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %198 = tensor.empty() : tensor<16x16xf32>
    %199 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<16x16xf32>) outs(%198 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_41 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %200 = tensor.empty() : tensor<16x16xf32>
    %201 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<16x16xf32>) outs(%200 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_40 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %202 = tensor.empty() : tensor<16x16xf32>
    %203 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%201, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%202 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %204 = tensor.empty() : tensor<16x16xf32>
    %205 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%203 : tensor<16x16xf32>) outs(%204 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_39 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %206 = tensor.empty() : tensor<16x16xf32>
    %207 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%205, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%206 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %208 = tensor.empty() : tensor<16x16xf32>
    %209 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<16x16xf32>) outs(%208 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_38 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %210 = tensor.empty() : tensor<16x16xf32>
    %211 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%209, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%210 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %212 = tensor.empty() : tensor<16x16xf32>
    %213 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<16x16xf32>) outs(%212 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_37 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %214 = tensor.empty() : tensor<16x16xf32>
    %215 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%213, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%214 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %216 = tensor.empty() : tensor<16x16xf32>
    %217 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%215 : tensor<16x16xf32>) outs(%216 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_36 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %218 = tensor.empty() : tensor<16x16xf32>
    %219 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%217, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%218 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %220 = tensor.empty() : tensor<16x16xf32>
    %221 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%219 : tensor<16x16xf32>) outs(%220 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_35 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %222 = tensor.empty() : tensor<16x16xf32>
    %223 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%221, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%222 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %224 = tensor.empty() : tensor<16x16xf32>
    %225 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%223 : tensor<16x16xf32>) outs(%224 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_34 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %226 = tensor.empty() : tensor<16x16xf32>
    %227 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%225, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%226 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %228 = tensor.empty() : tensor<16x16xf32>
    %229 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%227 : tensor<16x16xf32>) outs(%228 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_33 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %230 = tensor.empty() : tensor<16x16xf32>
    %231 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<16x16xf32>) outs(%230 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_32 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %232 = tensor.empty() : tensor<16x16xf32>
    %233 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%231 : tensor<16x16xf32>) outs(%232 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_31 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %234 = tensor.empty() : tensor<16x16xf32>
    %235 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%233, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%234 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %236 = tensor.empty() : tensor<16x16xf32>
    %237 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%235 : tensor<16x16xf32>) outs(%236 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_30 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %238 = tensor.empty() : tensor<16x16xf32>
    %239 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%237, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%238 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %240 = tensor.empty() : tensor<16x16xf32>
    %241 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<16x16xf32>) outs(%240 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_29 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %242 = tensor.empty() : tensor<16x16xf32>
    %243 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%241, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%242 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %244 = tensor.empty() : tensor<16x16xf32>
    %245 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%243 : tensor<16x16xf32>) outs(%244 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_28 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %246 = tensor.empty() : tensor<16x16xf32>
    %247 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%245, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%246 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %248 = tensor.empty() : tensor<16x16xf32>
    %249 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%247 : tensor<16x16xf32>) outs(%248 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_27 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %250 = tensor.empty() : tensor<16x16xf32>
    %251 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%249, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%250 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %252 = tensor.empty() : tensor<16x16xf32>
    %253 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%251 : tensor<16x16xf32>) outs(%252 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_26 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %254 = tensor.empty() : tensor<16x16xf32>
    %255 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%253, %189 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%254 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %256 = tensor.empty() : tensor<16x16xf32>
    %257 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%255 : tensor<16x16xf32>) outs(%256 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_25 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %258 = tensor.empty() : tensor<16x16xf32>
    %259 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%197, %229, %257 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%258 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %260 = tensor.empty() : tensor<16x16xf32>
    %261 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%195, %259 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%260 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %262 = tensor.empty() : tensor<16x16xi1>
    %263 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<16x16xf32>) outs(%262 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_24 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %264 = tensor.empty() : tensor<16x16xf32>
    %265 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%263, %261 : tensor<16x16xi1>, tensor<16x16xf32>) outs(%264 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %out: f32):
      %334 = arith.select %in, %cst_23, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %266 = tensor.empty() : tensor<16x16xi1>
    %267 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<16x16xf32>) outs(%266 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_23 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %268 = tensor.empty() : tensor<16x16xf32>
    %269 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%265 : tensor<16x16xf32>) outs(%268 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.subf %cst_42, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %270 = tensor.empty() : tensor<16x16xf32>
    %271 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%267, %269, %265 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%270 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %272 = tensor.empty() : tensor<16x16xf32>
    %273 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%183 : tensor<16x16xf32>) outs(%272 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst_22 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %274 = tensor.empty() : tensor<16x16xf32>
    %275 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%273 : tensor<16x16xf32>) outs(%274 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_21 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %276 = tensor.empty() : tensor<16x16xf32>
    %277 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%275, %183 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%276 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %278 = tensor.empty() : tensor<16x16xf32>
    %279 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%277 : tensor<16x16xf32>) outs(%278 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_20 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %280 = tensor.empty() : tensor<16x16xf32>
    %281 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%279, %183 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%280 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %282 = tensor.empty() : tensor<16x16xf32>
    %283 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%281 : tensor<16x16xf32>) outs(%282 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_19 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %284 = tensor.empty() : tensor<16x16xf32>
    %285 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%283, %183 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%284 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %286 = tensor.empty() : tensor<16x16xf32>
    %287 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%285 : tensor<16x16xf32>) outs(%286 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_18 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %288 = tensor.empty() : tensor<16x16xf32>
    %289 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%287, %183 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%288 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %290 = tensor.empty() : tensor<16x16xf32>
    %291 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%289 : tensor<16x16xf32>) outs(%290 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_17 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %292 = tensor.empty() : tensor<16x16xf32>
    %293 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%291, %183 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%292 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %294 = tensor.empty() : tensor<16x16xf32>
    %295 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<16x16xf32>) outs(%294 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_16 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %296 = tensor.empty() : tensor<16x16xf32>
    %297 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%125, %295 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%296 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.mulf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %298 = tensor.empty() : tensor<16x16xf32>
    %299 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%297 : tensor<16x16xf32>) outs(%298 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.subf %cst_43, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %300 = tensor.empty() : tensor<16x16xi1>
    %301 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<16x16xf32>) outs(%300 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf olt, %in, %cst_43 : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %302 = tensor.empty() : tensor<16x16xf32>
    %303 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%301, %299, %271 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%302 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %304 = tensor.empty() : tensor<16x16xf32>
    %305 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<16x16xf32>) outs(%304 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.subf %cst_42, %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %306 = tensor.empty() : tensor<16x16xf32>
    %307 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%181, %305, %303 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%306 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %308 = tensor.empty() : tensor<16x16xf32>
    %309 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%127, %179, %307 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%308 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %310 = tensor.empty() : tensor<16x16xf32>
    %311 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%309 : tensor<16x16xf32>) outs(%310 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.mulf %in, %cst : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %312 = tensor.empty() : tensor<16x16xf32>
    %313 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%312 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.negf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %314 = tensor.empty() : tensor<16x16xf32>
    %315 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%313 : tensor<16x16xf32>) outs(%314 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.maximumf %in, %cst_23 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %316 = tensor.empty() : tensor<16x16xi1>
    %317 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%313 : tensor<16x16xf32>) outs(%316 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %334 = arith.cmpf une, %in, %in : f32
      linalg.yield %334 : i1
    } -> tensor<16x16xi1>
    %318 = tensor.empty() : tensor<16x16xf32>
    %319 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%313 : tensor<16x16xf32>) outs(%318 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.addf %in, %cst_23 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %320 = tensor.empty() : tensor<16x16xf32>
    %321 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%313 : tensor<16x16xf32>) outs(%320 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = math.absf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %322 = tensor.empty() : tensor<16x16xf32>
    %323 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%321 : tensor<16x16xf32>) outs(%322 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.negf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %324 = tensor.empty() : tensor<16x16xf32>
    %325 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%323 : tensor<16x16xf32>) outs(%324 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = math.exp %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %326 = tensor.empty() : tensor<16x16xf32>
    %327 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%325 : tensor<16x16xf32>) outs(%326 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = math.log1p %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %328 = tensor.empty() : tensor<16x16xf32>
    %329 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%315, %327 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%328 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %334 = arith.addf %in, %in_44 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %330 = tensor.empty() : tensor<16x16xf32>
    %331 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%317, %319, %329 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%330 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %334 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    %332 = tensor.empty() : tensor<16x16xf32>
    %333 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<16x16xf32>) outs(%332 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %334 = arith.negf %in : f32
      linalg.yield %334 : f32
    } -> tensor<16x16xf32>
    return %121, %311, %333 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}