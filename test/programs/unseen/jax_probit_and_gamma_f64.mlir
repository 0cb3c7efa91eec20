#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
module @jit_probit_and_gamma_f64 {
  func.func public @main(%arg0: tensor<6x10xf64>, %arg1: tensor<10x4xf64>, %arg2: tensor<6xf64>) -> (tensor<6x4xf64>, tensor<6x4xf64>, tensor<f64>, tensor<6xf64>) {
    %cst = arith.constant 1.8378770664093453 : f64
    %cst_0 = arith.constant -2.000000e+00 : f64
    %cst_1 = arith.constant 9.9999999999999998E-13 : f64
    %cst_2 = arith.constant 5.000000e-01 : f64
    %cst_3 = arith.constant 49267.394260863592 : f64
    %cst_4 = arith.constant 22629.000061389095 : f64
    %cst_5 = arith.constant 4594.3238297098014 : f64
    %cst_6 = arith.constant 521.35794978015269 : f64
    %cst_7 = arith.constant 33.561714164750313 : f64
    %cst_8 = arith.constant 55592.301301039493 : f64
    %cst_9 = arith.constant 7003.3251411280507 : f64
    %cst_10 = arith.constant 2232.0053459468431 : f64
    %cst_11 = arith.constant 90.026019720384269 : f64
    %cst_12 = arith.constant 9.6049737398705161 : f64
    %cst_13 = arith.constant 2.000000e+00 : f64
    %cst_14 = arith.constant -709.78271289338397 : f64
    %cst_15 = arith.constant 8.000000e+00 : f64
    %cst_16 = arith.constant 3.3690764510008151 : f64
    %cst_17 = arith.constant 9.6089680906328585 : f64
    %cst_18 = arith.constant 17.081445074756591 : f64
    %cst_19 = arith.constant 12.048953980809666 : f64
    %cst_20 = arith.constant 9.3960352493800147 : f64
    %cst_21 = arith.constant 2.2605286322011726 : f64
    %cst_22 = arith.constant 2.9788666537210022 : f64
    %cst_23 = arith.constant 7.4097426995044895 : f64
    %cst_24 = arith.constant 6.160210979930536 : f64
    %cst_25 = arith.constant 5.0190504225118051 : f64
    %cst_26 = arith.constant 1.275366707599781 : f64
    %cst_27 = arith.constant 0.56418958354775506 : f64
    %cst_28 = arith.constant 557.53534081772773 : f64
    %cst_29 = arith.constant 1656.6630919416134 : f64
    %cst_30 = arith.constant 2246.3376081871097 : f64
    %cst_31 = arith.constant 1823.9091668790973 : f64
    %cst_32 = arith.constant 975.70850174320549 : f64
    %cst_33 = arith.constant 354.93777888781989 : f64
    %cst_34 = arith.constant 86.707214088598973 : f64
    %cst_35 = arith.constant 13.228195115474499 : f64
    %cst_36 = arith.constant 1.000000e+00 : f64
    %cst_37 = arith.constant 557.53533536939938 : f64
    %cst_38 = arith.constant 1027.5518868951572 : f64
    %cst_39 = arith.constant 934.52852717195765 : f64
    %cst_40 = arith.constant 526.44519499547732 : f64
    %cst_41 = arith.constant 196.5208329560771 : f64
    %cst_42 = arith.constant 48.637197098568137 : f64
    %cst_43 = arith.constant 7.4632105644226989 : f64
    %cst_44 = arith.constant 0.56418956483106886 : f64
    %cst_45 = arith.constant 2.4619698147353052E-10 : f64
    %cst_46 = arith.constant 1.4142135623730951 : f64
    %cst_47 = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<6x4xf64>
    %1 = linalg.fill ins(%cst_47 : f64) outs(%0 : tensor<6x4xf64>) -> tensor<6x4xf64>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<6x10xf64>, tensor<10x4xf64>) outs(%1 : tensor<6x4xf64>) -> tensor<6x4xf64>
    %3 = tensor.empty() : tensor<6x4xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x4xf64>) outs(%3 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.negf %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %5 = tensor.empty() : tensor<6x4xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x4xf64>) outs(%5 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.divf %in, %cst_46 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %7 = tensor.empty() : tensor<6x4xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x4xf64>) outs(%7 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %9 = tensor.empty() : tensor<6x4xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x4xf64>) outs(%9 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.negf %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %11 = tensor.empty() : tensor<6x4xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x4xf64>) outs(%11 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = math.exp %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %13 = tensor.empty() : tensor<6x4xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x4xf64>) outs(%13 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = math.absf %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %15 = tensor.empty() : tensor<6x4xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x4xf64>) outs(%15 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %cst_45 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %17 = tensor.empty() : tensor<6x4xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x4xf64>) outs(%17 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_44 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %19 = tensor.empty() : tensor<6x4xf64>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%19 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %21 = tensor.empty() : tensor<6x4xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<6x4xf64>) outs(%21 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_43 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %23 = tensor.empty() : tensor<6x4xf64>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%23 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %25 = tensor.empty() : tensor<6x4xf64>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<6x4xf64>) outs(%25 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_42 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %27 = tensor.empty() : tensor<6x4xf64>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%27 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %29 = tensor.empty() : tensor<6x4xf64>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6x4xf64>) outs(%29 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_41 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %31 = tensor.empty() : tensor<6x4xf64>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%31 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %33 = tensor.empty() : tensor<6x4xf64>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<6x4xf64>) outs(%33 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_40 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %35 = tensor.empty() : tensor<6x4xf64>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%35 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %37 = tensor.empty() : tensor<6x4xf64>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<6x4xf64>) outs(%37 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_39 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %39 = tensor.empty() : tensor<6x4xf64>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%39 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %41 = tensor.empty() : tensor<6x4xf64>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<6x4xf64>) outs(%41 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_38 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %43 = tensor.empty() : tensor<6x4xf64>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%43 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %45 = tensor.empty() : tensor<6x4xf64>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<6x4xf64>) outs(%45 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_37 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %47 = tensor.empty() : tensor<6x4xf64>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %46 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%47 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %49 = tensor.empty() : tensor<6x4xf64>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x4xf64>) outs(%49 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_35 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %51 = tensor.empty() : tensor<6x4xf64>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%51 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %53 = tensor.empty() : tensor<6x4xf64>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<6x4xf64>) outs(%53 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_34 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %55 = tensor.empty() : tensor<6x4xf64>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%55 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %57 = tensor.empty() : tensor<6x4xf64>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<6x4xf64>) outs(%57 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_33 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %59 = tensor.empty() : tensor<6x4xf64>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%59 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %61 = tensor.empty() : tensor<6x4xf64>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<6x4xf64>) outs(%61 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_32 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %63 = tensor.empty() : tensor<6x4xf64>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%63 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %65 = tensor.empty() : tensor<6x4xf64>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<6x4xf64>) outs(%65 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_31 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %67 = tensor.empty() : tensor<6x4xf64>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%66, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%67 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %69 = tensor.empty() : tensor<6x4xf64>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<6x4xf64>) outs(%69 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_30 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %71 = tensor.empty() : tensor<6x4xf64>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%71 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %73 = tensor.empty() : tensor<6x4xf64>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<6x4xf64>) outs(%73 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_29 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %75 = tensor.empty() : tensor<6x4xf64>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%75 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %77 = tensor.empty() : tensor<6x4xf64>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<6x4xf64>) outs(%77 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_28 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %79 = tensor.empty() : tensor<6x4xf64>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %78 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%79 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.divf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %81 = tensor.empty() : tensor<6x4xf64>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x4xf64>) outs(%81 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %cst_27 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %83 = tensor.empty() : tensor<6x4xf64>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<6x4xf64>) outs(%83 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_26 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %85 = tensor.empty() : tensor<6x4xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%85 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %87 = tensor.empty() : tensor<6x4xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<6x4xf64>) outs(%87 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_25 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %89 = tensor.empty() : tensor<6x4xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%88, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%89 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %91 = tensor.empty() : tensor<6x4xf64>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<6x4xf64>) outs(%91 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_24 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %93 = tensor.empty() : tensor<6x4xf64>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%93 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %95 = tensor.empty() : tensor<6x4xf64>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<6x4xf64>) outs(%95 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_23 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %97 = tensor.empty() : tensor<6x4xf64>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%97 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %99 = tensor.empty() : tensor<6x4xf64>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<6x4xf64>) outs(%99 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_22 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %101 = tensor.empty() : tensor<6x4xf64>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %100 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%101 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %103 = tensor.empty() : tensor<6x4xf64>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x4xf64>) outs(%103 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_21 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %105 = tensor.empty() : tensor<6x4xf64>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%105 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %107 = tensor.empty() : tensor<6x4xf64>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<6x4xf64>) outs(%107 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_20 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %109 = tensor.empty() : tensor<6x4xf64>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%109 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %111 = tensor.empty() : tensor<6x4xf64>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<6x4xf64>) outs(%111 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_19 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %113 = tensor.empty() : tensor<6x4xf64>
    %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%113 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %115 = tensor.empty() : tensor<6x4xf64>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<6x4xf64>) outs(%115 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_18 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %117 = tensor.empty() : tensor<6x4xf64>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%117 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %119 = tensor.empty() : tensor<6x4xf64>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<6x4xf64>) outs(%119 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_17 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %121 = tensor.empty() : tensor<6x4xf64>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %14 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%121 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %123 = tensor.empty() : tensor<6x4xf64>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<6x4xf64>) outs(%123 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_16 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %125 = tensor.empty() : tensor<6x4xf64>
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %124 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%125 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.divf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %127 = tensor.empty() : tensor<6x4xi1>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x4xf64>) outs(%127 : tensor<6x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %388 = arith.cmpf olt, %in, %cst_15 : f64
      linalg.yield %388 : i1
    } -> tensor<6x4xi1>
    %129 = tensor.empty() : tensor<6x4xf64>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %80, %126 : tensor<6x4xi1>, tensor<6x4xf64>, tensor<6x4xf64>) outs(%129 : tensor<6x4xf64>) {
    ^bb0(%in: i1, %in_48: f64, %in_49: f64, %out: f64):
      %388 = arith.select %in, %in_48, %in_49 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %131 = tensor.empty() : tensor<6x4xi1>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x4xf64>) outs(%131 : tensor<6x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %388 = arith.cmpf olt, %in, %cst_14 : f64
      linalg.yield %388 : i1
    } -> tensor<6x4xi1>
    %133 = tensor.empty() : tensor<6x4xf64>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %130 : tensor<6x4xi1>, tensor<6x4xf64>) outs(%133 : tensor<6x4xf64>) {
    ^bb0(%in: i1, %in_48: f64, %out: f64):
      %388 = arith.select %in, %cst_47, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %135 = tensor.empty() : tensor<6x4xi1>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x4xf64>) outs(%135 : tensor<6x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %388 = arith.cmpf olt, %in, %cst_47 : f64
      linalg.yield %388 : i1
    } -> tensor<6x4xi1>
    %137 = tensor.empty() : tensor<6x4xf64>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<6x4xf64>) outs(%137 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.subf %cst_13, %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %139 = tensor.empty() : tensor<6x4xf64>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %138, %134 : tensor<6x4xi1>, tensor<6x4xf64>, tensor<6x4xf64>) outs(%139 : tensor<6x4xf64>) {
    ^bb0(%in: i1, %in_48: f64, %in_49: f64, %out: f64):
      %388 = arith.select %in, %in_48, %in_49 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %141 = tensor.empty() : tensor<6x4xf64>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x4xf64>) outs(%141 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %cst_12 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %143 = tensor.empty() : tensor<6x4xf64>
    %144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%142 : tensor<6x4xf64>) outs(%143 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_11 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %145 = tensor.empty() : tensor<6x4xf64>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%144, %8 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%145 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %147 = tensor.empty() : tensor<6x4xf64>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<6x4xf64>) outs(%147 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_10 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %149 = tensor.empty() : tensor<6x4xf64>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%148, %8 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%149 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %151 = tensor.empty() : tensor<6x4xf64>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<6x4xf64>) outs(%151 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_9 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %153 = tensor.empty() : tensor<6x4xf64>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%152, %8 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%153 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %155 = tensor.empty() : tensor<6x4xf64>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<6x4xf64>) outs(%155 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_8 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %157 = tensor.empty() : tensor<6x4xf64>
    %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %156 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%157 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %159 = tensor.empty() : tensor<6x4xf64>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x4xf64>) outs(%159 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_7 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %161 = tensor.empty() : tensor<6x4xf64>
    %162 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %8 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%161 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %163 = tensor.empty() : tensor<6x4xf64>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<6x4xf64>) outs(%163 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_6 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %165 = tensor.empty() : tensor<6x4xf64>
    %166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%164, %8 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%165 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %167 = tensor.empty() : tensor<6x4xf64>
    %168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<6x4xf64>) outs(%167 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_5 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %169 = tensor.empty() : tensor<6x4xf64>
    %170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%168, %8 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%169 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %171 = tensor.empty() : tensor<6x4xf64>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<6x4xf64>) outs(%171 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_4 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %173 = tensor.empty() : tensor<6x4xf64>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%172, %8 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%173 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %175 = tensor.empty() : tensor<6x4xf64>
    %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<6x4xf64>) outs(%175 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_3 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %177 = tensor.empty() : tensor<6x4xf64>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%158, %176 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%177 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.divf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %179 = tensor.empty() : tensor<6x4xf64>
    %180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<6x4xf64>) outs(%179 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.subf %cst_36, %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %181 = tensor.empty() : tensor<6x4xi1>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x4xf64>) outs(%181 : tensor<6x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %388 = arith.cmpf olt, %in, %cst_36 : f64
      linalg.yield %388 : i1
    } -> tensor<6x4xi1>
    %183 = tensor.empty() : tensor<6x4xf64>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%182, %180, %140 : tensor<6x4xi1>, tensor<6x4xf64>, tensor<6x4xf64>) outs(%183 : tensor<6x4xf64>) {
    ^bb0(%in: i1, %in_48: f64, %in_49: f64, %out: f64):
      %388 = arith.select %in, %in_48, %in_49 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %185 = tensor.empty() : tensor<6x4xf64>
    %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<6x4xf64>) outs(%185 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %cst_2 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %187 = tensor.empty() : tensor<6x4xf64>
    %188 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<6x4xf64>) outs(%187 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_1 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %189 = tensor.empty() : tensor<6x4xf64>
    %190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%188 : tensor<6x4xf64>) outs(%189 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = math.log %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %191 = tensor.empty() : tensor<6x4xf64>
    %192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x4xf64>) outs(%191 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %193 = tensor.empty() : tensor<6x4xf64>
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<6x4xf64>) outs(%193 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %cst_12 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %195 = tensor.empty() : tensor<6x4xf64>
    %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<6x4xf64>) outs(%195 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_11 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %197 = tensor.empty() : tensor<6x4xf64>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%196, %192 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%197 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %199 = tensor.empty() : tensor<6x4xf64>
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%198 : tensor<6x4xf64>) outs(%199 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_10 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %201 = tensor.empty() : tensor<6x4xf64>
    %202 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%200, %192 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%201 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %203 = tensor.empty() : tensor<6x4xf64>
    %204 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<6x4xf64>) outs(%203 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_9 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %205 = tensor.empty() : tensor<6x4xf64>
    %206 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%204, %192 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%205 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %207 = tensor.empty() : tensor<6x4xf64>
    %208 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<6x4xf64>) outs(%207 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_8 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %209 = tensor.empty() : tensor<6x4xf64>
    %210 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %208 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%209 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %211 = tensor.empty() : tensor<6x4xf64>
    %212 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<6x4xf64>) outs(%211 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_7 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %213 = tensor.empty() : tensor<6x4xf64>
    %214 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%212, %192 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%213 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %215 = tensor.empty() : tensor<6x4xf64>
    %216 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%214 : tensor<6x4xf64>) outs(%215 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_6 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %217 = tensor.empty() : tensor<6x4xf64>
    %218 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%216, %192 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%217 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %219 = tensor.empty() : tensor<6x4xf64>
    %220 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<6x4xf64>) outs(%219 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_5 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %221 = tensor.empty() : tensor<6x4xf64>
    %222 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%220, %192 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%221 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %223 = tensor.empty() : tensor<6x4xf64>
    %224 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%222 : tensor<6x4xf64>) outs(%223 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_4 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %225 = tensor.empty() : tensor<6x4xf64>
    %226 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%224, %192 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%225 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %227 = tensor.empty() : tensor<6x4xf64>
    %228 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%226 : tensor<6x4xf64>) outs(%227 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_3 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %229 = tensor.empty() : tensor<6x4xf64>
    %230 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%210, %228 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%229 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.divf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %231 = tensor.empty() : tensor<6x4xf64>
    %232 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<6x4xf64>) outs(%231 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.negf %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %233 = tensor.empty() : tensor<6x4xf64>
    %234 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%232 : tensor<6x4xf64>) outs(%233 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = math.exp %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %235 = tensor.empty() : tensor<6x4xf64>
    %236 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x4xf64>) outs(%235 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = math.absf %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %237 = tensor.empty() : tensor<6x4xf64>
    %238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<6x4xf64>) outs(%237 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %cst_45 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %239 = tensor.empty() : tensor<6x4xf64>
    %240 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%238 : tensor<6x4xf64>) outs(%239 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_44 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %241 = tensor.empty() : tensor<6x4xf64>
    %242 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%240, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%241 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %243 = tensor.empty() : tensor<6x4xf64>
    %244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<6x4xf64>) outs(%243 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_43 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %245 = tensor.empty() : tensor<6x4xf64>
    %246 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%244, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%245 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %247 = tensor.empty() : tensor<6x4xf64>
    %248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<6x4xf64>) outs(%247 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_42 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %249 = tensor.empty() : tensor<6x4xf64>
    %250 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%248, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%249 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %251 = tensor.empty() : tensor<6x4xf64>
    %252 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%250 : tensor<6x4xf64>) outs(%251 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_41 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %253 = tensor.empty() : tensor<6x4xf64>
    %254 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%252, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%253 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %255 = tensor.empty() : tensor<6x4xf64>
    %256 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%254 : tensor<6x4xf64>) outs(%255 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_40 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %257 = tensor.empty() : tensor<6x4xf64>
    %258 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%256, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%257 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %259 = tensor.empty() : tensor<6x4xf64>
    %260 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%258 : tensor<6x4xf64>) outs(%259 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_39 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %261 = tensor.empty() : tensor<6x4xf64>
    %262 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%260, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%261 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %263 = tensor.empty() : tensor<6x4xf64>
    %264 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%262 : tensor<6x4xf64>) outs(%263 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_38 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %265 = tensor.empty() : tensor<6x4xf64>
    %266 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%264, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%265 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %267 = tensor.empty() : tensor<6x4xf64>
    %268 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%266 : tensor<6x4xf64>) outs(%267 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_37 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %269 = tensor.empty() : tensor<6x4xf64>
    %270 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%234, %268 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%269 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %271 = tensor.empty() : tensor<6x4xf64>
    %272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<6x4xf64>) outs(%271 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_35 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %273 = tensor.empty() : tensor<6x4xf64>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%273 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %275 = tensor.empty() : tensor<6x4xf64>
    %276 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<6x4xf64>) outs(%275 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_34 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %277 = tensor.empty() : tensor<6x4xf64>
    %278 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%276, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%277 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %279 = tensor.empty() : tensor<6x4xf64>
    %280 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<6x4xf64>) outs(%279 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_33 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %281 = tensor.empty() : tensor<6x4xf64>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%280, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%281 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %283 = tensor.empty() : tensor<6x4xf64>
    %284 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<6x4xf64>) outs(%283 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_32 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %285 = tensor.empty() : tensor<6x4xf64>
    %286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%284, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%285 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %287 = tensor.empty() : tensor<6x4xf64>
    %288 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%286 : tensor<6x4xf64>) outs(%287 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_31 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %289 = tensor.empty() : tensor<6x4xf64>
    %290 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%288, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%289 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %291 = tensor.empty() : tensor<6x4xf64>
    %292 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%290 : tensor<6x4xf64>) outs(%291 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_30 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %293 = tensor.empty() : tensor<6x4xf64>
    %294 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%292, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%293 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %295 = tensor.empty() : tensor<6x4xf64>
    %296 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%294 : tensor<6x4xf64>) outs(%295 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_29 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %297 = tensor.empty() : tensor<6x4xf64>
    %298 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%296, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%297 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %299 = tensor.empty() : tensor<6x4xf64>
    %300 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%298 : tensor<6x4xf64>) outs(%299 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_28 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %301 = tensor.empty() : tensor<6x4xf64>
    %302 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%270, %300 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%301 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.divf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %303 = tensor.empty() : tensor<6x4xf64>
    %304 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<6x4xf64>) outs(%303 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %cst_27 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %305 = tensor.empty() : tensor<6x4xf64>
    %306 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%304 : tensor<6x4xf64>) outs(%305 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_26 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %307 = tensor.empty() : tensor<6x4xf64>
    %308 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%306, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%307 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %309 = tensor.empty() : tensor<6x4xf64>
    %310 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<6x4xf64>) outs(%309 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_25 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %311 = tensor.empty() : tensor<6x4xf64>
    %312 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%310, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%311 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %313 = tensor.empty() : tensor<6x4xf64>
    %314 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%312 : tensor<6x4xf64>) outs(%313 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_24 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %315 = tensor.empty() : tensor<6x4xf64>
    %316 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%314, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%315 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %317 = tensor.empty() : tensor<6x4xf64>
    %318 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%316 : tensor<6x4xf64>) outs(%317 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_23 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %319 = tensor.empty() : tensor<6x4xf64>
    %320 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%318, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%319 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %321 = tensor.empty() : tensor<6x4xf64>
    %322 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%320 : tensor<6x4xf64>) outs(%321 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_22 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %323 = tensor.empty() : tensor<6x4xf64>
    %324 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%234, %322 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%323 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %325 = tensor.empty() : tensor<6x4xf64>
    %326 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<6x4xf64>) outs(%325 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_21 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %327 = tensor.empty() : tensor<6x4xf64>
    %328 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%326, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%327 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %329 = tensor.empty() : tensor<6x4xf64>
    %330 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<6x4xf64>) outs(%329 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_20 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %331 = tensor.empty() : tensor<6x4xf64>
    %332 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%330, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%331 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %333 = tensor.empty() : tensor<6x4xf64>
    %334 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%332 : tensor<6x4xf64>) outs(%333 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_19 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %335 = tensor.empty() : tensor<6x4xf64>
    %336 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%334, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%335 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %337 = tensor.empty() : tensor<6x4xf64>
    %338 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%336 : tensor<6x4xf64>) outs(%337 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_18 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %339 = tensor.empty() : tensor<6x4xf64>
    %340 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%338, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%339 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %341 = tensor.empty() : tensor<6x4xf64>
    %342 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%340 : tensor<6x4xf64>) outs(%341 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_17 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %343 = tensor.empty() : tensor<6x4xf64>
    %344 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%342, %236 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%343 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.mulf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %345 = tensor.empty() : tensor<6x4xf64>
    %346 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%344 : tensor<6x4xf64>) outs(%345 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %in, %cst_16 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %347 = tensor.empty() : tensor<6x4xf64>
    %348 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%324, %346 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%347 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.divf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %349 = tensor.empty() : tensor<6x4xi1>
    %350 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<6x4xf64>) outs(%349 : tensor<6x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %388 = arith.cmpf olt, %in, %cst_15 : f64
      linalg.yield %388 : i1
    } -> tensor<6x4xi1>
    %351 = tensor.empty() : tensor<6x4xf64>
    %352 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%350, %302, %348 : tensor<6x4xi1>, tensor<6x4xf64>, tensor<6x4xf64>) outs(%351 : tensor<6x4xf64>) {
    ^bb0(%in: i1, %in_48: f64, %in_49: f64, %out: f64):
      %388 = arith.select %in, %in_48, %in_49 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %353 = tensor.empty() : tensor<6x4xi1>
    %354 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%232 : tensor<6x4xf64>) outs(%353 : tensor<6x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %388 = arith.cmpf olt, %in, %cst_14 : f64
      linalg.yield %388 : i1
    } -> tensor<6x4xi1>
    %355 = tensor.empty() : tensor<6x4xf64>
    %356 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%354, %352 : tensor<6x4xi1>, tensor<6x4xf64>) outs(%355 : tensor<6x4xf64>) {
    ^bb0(%in: i1, %in_48: f64, %out: f64):
      %388 = arith.select %in, %cst_47, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %357 = tensor.empty() : tensor<6x4xi1>
    %358 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x4xf64>) outs(%357 : tensor<6x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %388 = arith.cmpf olt, %in, %cst_47 : f64
      linalg.yield %388 : i1
    } -> tensor<6x4xi1>
    %359 = tensor.empty() : tensor<6x4xf64>
    %360 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%356 : tensor<6x4xf64>) outs(%359 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.subf %cst_13, %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %361 = tensor.empty() : tensor<6x4xf64>
    %362 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%358, %360, %356 : tensor<6x4xi1>, tensor<6x4xf64>, tensor<6x4xf64>) outs(%361 : tensor<6x4xf64>) {
    ^bb0(%in: i1, %in_48: f64, %in_49: f64, %out: f64):
      %388 = arith.select %in, %in_48, %in_49 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %363 = tensor.empty() : tensor<6x4xf64>
    %364 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%362 : tensor<6x4xf64>) outs(%363 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.subf %cst_36, %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %365 = tensor.empty() : tensor<6x4xi1>
    %366 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<6x4xf64>) outs(%365 : tensor<6x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %388 = arith.cmpf olt, %in, %cst_36 : f64
      linalg.yield %388 : i1
    } -> tensor<6x4xi1>
    %367 = tensor.empty() : tensor<6x4xf64>
    %368 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%366, %230, %364 : tensor<6x4xi1>, tensor<6x4xf64>, tensor<6x4xf64>) outs(%367 : tensor<6x4xf64>) {
    ^bb0(%in: i1, %in_48: f64, %in_49: f64, %out: f64):
      %388 = arith.select %in, %in_48, %in_49 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %369 = tensor.empty() : tensor<6x4xf64>
    %370 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xf64>) outs(%369 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<6x4xf64>
    %371 = tensor.empty() : tensor<6x4xf64>
    %372 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%186, %370 : tensor<6x4xf64>, tensor<6x4xf64>) outs(%371 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.subf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %373 = tensor.empty() : tensor<6x4xf64>
    %374 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%372 : tensor<6x4xf64>) outs(%373 : tensor<6x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %in : f64
      linalg.yield %388 : f64
    } -> tensor<6x4xf64>
    %375 = tensor.empty() : tensor<f64>
    %376 = linalg.fill ins(%cst_47 : f64) outs(%375 : tensor<f64>) -> tensor<f64>
    %377 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%374 : tensor<6x4xf64>) outs(%376 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.addf %out, %in : f64
      linalg.yield %388 : f64
    } -> tensor<f64>
    %378 = tensor.empty() : tensor<f64>
    %379 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%378 : tensor<f64>) {
    ^bb0(%out: f64):
      linalg.yield %cst : f64
    } -> tensor<f64>
    %380 = tensor.empty() : tensor<6xf64>
    %381 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg2 : tensor<6xf64>) outs(%380 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.mulf %in, %in : f64
      linalg.yield %388 : f64
    } -> tensor<6xf64>
    %382 = tensor.empty() : tensor<6xf64>
    %383 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel"]} ins(%379 : tensor<f64>) outs(%382 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<6xf64>
    %384 = tensor.empty() : tensor<6xf64>
    %385 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%383, %381 : tensor<6xf64>, tensor<6xf64>) outs(%384 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %388 = arith.addf %in, %in_48 : f64
      linalg.yield %388 : f64
    } -> tensor<6xf64>
    %386 = tensor.empty() : tensor<6xf64>
    %387 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%385 : tensor<6xf64>) outs(%386 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %388 = arith.divf %in, %cst_0 : f64
      linalg.yield %388 : f64
    } -> tensor<6xf64>
    return %190, %368, %377, %387 : tensor<6x4xf64>, tensor<6x4xf64>, tensor<f64>, tensor<6xf64>
  }
}

