module @jit_qat_fake_quant_linear_ste_value_and_grads {
  util.func public @main(%arg0: tensor<17x29xf32>, %arg1: tensor<29x43xf32>, %arg2: tensor<43xf32>) -> (tensor<f32>, tensor<29x43xf32>, tensor<43xf32>) {
    %cst = arith.constant 0.00136798911 : f32
    %cst_0 = arith.constant -1.270000e+02 : f32
    %cst_1 = arith.constant 7.310000e+02 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 1.270000e+02 : f32
    %cst_5 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<17x29xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<17x29xf32>) outs(%0 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.absf %in : f32
      linalg.yield %101 : f32
    } -> tensor<17x29xf32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.fill ins(%cst_5 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%1 : tensor<17x29xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.maximumf %out, %in : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %4 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %5 = tensor.empty() : tensor<1x1xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x1xf32>) outs(%5 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_4 : f32
      linalg.yield %101 : f32
    } -> tensor<1x1xf32>
    %7 = tensor.empty() : tensor<17x29xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<1x1xf32>) outs(%7 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x29xf32>
    %9 = tensor.empty() : tensor<17x29xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<17x29xf32>, tensor<17x29xf32>) outs(%9 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.divf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<17x29xf32>
    %11 = tensor.empty() : tensor<17x29xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<17x29xf32>) outs(%11 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.roundeven %in : f32
      linalg.yield %101 : f32
    } -> tensor<17x29xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<17x29xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<f32>) outs(%15 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x29xf32>
    %17 = tensor.empty() : tensor<17x29xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %12 : tensor<17x29xf32>, tensor<17x29xf32>) outs(%17 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.maximumf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<17x29xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%19 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<17x29xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<f32>) outs(%21 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x29xf32>
    %23 = tensor.empty() : tensor<17x29xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %18 : tensor<17x29xf32>, tensor<17x29xf32>) outs(%23 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.minimumf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<17x29xf32>
    %25 = tensor.empty() : tensor<17x29xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %8 : tensor<17x29xf32>, tensor<17x29xf32>) outs(%25 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.mulf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<17x29xf32>
    %27 = tensor.empty() : tensor<17x29xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26, %arg0 : tensor<17x29xf32>, tensor<17x29xf32>) outs(%27 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.subf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<17x29xf32>
    %29 = tensor.empty() : tensor<17x29xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %28 : tensor<17x29xf32>, tensor<17x29xf32>) outs(%29 : tensor<17x29xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.addf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<17x29xf32>
    %31 = tensor.empty() : tensor<29x43xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<29x43xf32>) outs(%31 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.absf %in : f32
      linalg.yield %101 : f32
    } -> tensor<29x43xf32>
    %33 = tensor.empty() : tensor<43xf32>
    %34 = linalg.fill ins(%cst_5 : f32) outs(%33 : tensor<43xf32>) -> tensor<43xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<29x43xf32>) outs(%34 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.maximumf %out, %in : f32
      linalg.yield %101 : f32
    } -> tensor<43xf32>
    %36 = tensor.empty() : tensor<1x43xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<43xf32>) outs(%36 : tensor<1x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x43xf32>
    %38 = tensor.empty() : tensor<1x43xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<1x43xf32>) outs(%38 : tensor<1x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_4 : f32
      linalg.yield %101 : f32
    } -> tensor<1x43xf32>
    %40 = tensor.empty() : tensor<29x43xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<1x43xf32>) outs(%40 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<29x43xf32>
    %42 = tensor.empty() : tensor<29x43xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %41 : tensor<29x43xf32>, tensor<29x43xf32>) outs(%42 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.divf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<29x43xf32>
    %44 = tensor.empty() : tensor<29x43xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<29x43xf32>) outs(%44 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.roundeven %in : f32
      linalg.yield %101 : f32
    } -> tensor<29x43xf32>
    %46 = tensor.empty() : tensor<29x43xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<f32>) outs(%46 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<29x43xf32>
    %48 = tensor.empty() : tensor<29x43xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47, %45 : tensor<29x43xf32>, tensor<29x43xf32>) outs(%48 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.maximumf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<29x43xf32>
    %50 = tensor.empty() : tensor<29x43xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<f32>) outs(%50 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<29x43xf32>
    %52 = tensor.empty() : tensor<29x43xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51, %49 : tensor<29x43xf32>, tensor<29x43xf32>) outs(%52 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.minimumf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<29x43xf32>
    %54 = tensor.empty() : tensor<29x43xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%53, %41 : tensor<29x43xf32>, tensor<29x43xf32>) outs(%54 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.mulf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<29x43xf32>
    %56 = tensor.empty() : tensor<29x43xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%55, %arg1 : tensor<29x43xf32>, tensor<29x43xf32>) outs(%56 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.subf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<29x43xf32>
    %58 = tensor.empty() : tensor<29x43xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %57 : tensor<29x43xf32>, tensor<29x43xf32>) outs(%58 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.addf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<29x43xf32>
    %60 = tensor.empty() : tensor<17x43xf32>
    %61 = linalg.fill ins(%cst_3 : f32) outs(%60 : tensor<17x43xf32>) -> tensor<17x43xf32>
    %62 = linalg.matmul ins(%30, %59 : tensor<17x29xf32>, tensor<29x43xf32>) outs(%61 : tensor<17x43xf32>) -> tensor<17x43xf32>
    %63 = tensor.empty() : tensor<17x43xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<43xf32>) outs(%63 : tensor<17x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x43xf32>
    %65 = tensor.empty() : tensor<17x43xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%62, %64 : tensor<17x43xf32>, tensor<17x43xf32>) outs(%65 : tensor<17x43xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.addf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<17x43xf32>
    %67 = tensor.empty() : tensor<17x43xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<17x43xf32>) outs(%67 : tensor<17x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %101 : f32
    } -> tensor<17x43xf32>
    %69 = tensor.empty() : tensor<17x43xi1>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<17x43xf32>) outs(%69 : tensor<17x43xi1>) {
    ^bb0(%in: f32, %out: i1):
      %101 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %101 : i1
    } -> tensor<17x43xi1>
    %71 = tensor.empty() : tensor<17x43xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<17x43xf32>) outs(%71 : tensor<17x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %in : f32
      linalg.yield %101 : f32
    } -> tensor<17x43xf32>
    %73 = tensor.empty() : tensor<17x43xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<17x43xf32>) outs(%73 : tensor<17x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %cst_2 : f32
      linalg.yield %101 : f32
    } -> tensor<17x43xf32>
    %75 = tensor.empty() : tensor<f32>
    %76 = linalg.fill ins(%cst_3 : f32) outs(%75 : tensor<f32>) -> tensor<f32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%72 : tensor<17x43xf32>) outs(%76 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %out, %in : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %78 = tensor.empty() : tensor<f32>
    %79 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%77 : tensor<f32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_1 : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %80 = tensor.empty() : tensor<f32>
    %81 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%80 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %82 = tensor.empty() : tensor<17x43xf32>
    %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<f32>) outs(%82 : tensor<17x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x43xf32>
    %84 = tensor.empty() : tensor<17x43xf32>
    %85 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%83, %74 : tensor<17x43xf32>, tensor<17x43xf32>) outs(%84 : tensor<17x43xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %101 = arith.mulf %in, %in_7 : f32
      linalg.yield %101 : f32
    } -> tensor<17x43xf32>
    %86 = tensor.empty() : tensor<17x43xf32>
    %87 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%70, %85 : tensor<17x43xi1>, tensor<17x43xf32>) outs(%86 : tensor<17x43xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %101 = arith.select %in, %in_7, %cst_3 : f32
      linalg.yield %101 : f32
    } -> tensor<17x43xf32>
    %88 = tensor.empty() : tensor<43xf32>
    %89 = linalg.fill ins(%cst_3 : f32) outs(%88 : tensor<43xf32>) -> tensor<43xf32>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%87 : tensor<17x43xf32>) outs(%89 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %out, %in : f32
      linalg.yield %101 : f32
    } -> tensor<43xf32>
    %expanded_6 = tensor.expand_shape %90 [[0, 1]] output_shape [1, 43] : tensor<43xf32> into tensor<1x43xf32>
    %91 = tensor.empty() : tensor<43xf32>
    %92 = linalg.fill ins(%cst_3 : f32) outs(%91 : tensor<43xf32>) -> tensor<43xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%expanded_6 : tensor<1x43xf32>) outs(%92 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %out, %in : f32
      linalg.yield %101 : f32
    } -> tensor<43xf32>
    %94 = tensor.empty() : tensor<43x17xf32>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<17x43xf32>) outs(%94 : tensor<43x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<43x17xf32>
    %96 = tensor.empty() : tensor<43x29xf32>
    %97 = linalg.fill ins(%cst_3 : f32) outs(%96 : tensor<43x29xf32>) -> tensor<43x29xf32>
    %98 = linalg.matmul ins(%95, %30 : tensor<43x17xf32>, tensor<17x29xf32>) outs(%97 : tensor<43x29xf32>) -> tensor<43x29xf32>
    %99 = tensor.empty() : tensor<29x43xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<43x29xf32>) outs(%99 : tensor<29x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<29x43xf32>
    util.return %79, %100, %93 : tensor<f32>, tensor<29x43xf32>, tensor<43xf32>
  }
}