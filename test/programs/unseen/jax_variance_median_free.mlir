module @jit_variance_median_free {
  func.func public @main(%arg0: tensor<16x32xf32>) -> (tensor<16xf32>, tensor<32xf32>, tensor<f32>, tensor<16xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.00999999977 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 1.600000e+01 : f32
    %cst_4 = arith.constant 0x7FC00000 : f32
    %cst_5 = arith.constant 3.200000e+01 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16xf32>
    %1 = linalg.fill ins(%cst_6 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<16x32xf32>) outs(%1 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %3 = tensor.empty() : tensor<16x1xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%3 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.divf %in, %cst_5 : f32
      linalg.yield %71 : f32
    } -> tensor<16x1xf32>
    %5 = tensor.empty() : tensor<16x32xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x1xf32>) outs(%5 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %7 = tensor.empty() : tensor<16x32xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%7 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %71 = arith.subf %in, %in_8 : f32
      linalg.yield %71 : f32
    } -> tensor<16x32xf32>
    %9 = tensor.empty() : tensor<16x32xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x32xf32>) outs(%9 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %in, %in : f32
      linalg.yield %71 : f32
    } -> tensor<16x32xf32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%11 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_6 : f32
    } -> tensor<f32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%12 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.subf %cst_5, %in : f32
      linalg.yield %71 : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<16xf32>
    %16 = linalg.fill ins(%cst_6 : f32) outs(%15 : tensor<16xf32>) -> tensor<16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<16x32xf32>) outs(%16 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<16xf32>
    %18 = tensor.empty() : tensor<16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%14 : tensor<f32>) outs(%18 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %20 = tensor.empty() : tensor<16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%17, %19 : tensor<16xf32>, tensor<16xf32>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %71 = arith.divf %in, %in_8 : f32
      linalg.yield %71 : f32
    } -> tensor<16xf32>
    %22 = tensor.empty() : tensor<i1>
    %23 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%14 : tensor<f32>) outs(%22 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %71 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %71 : i1
    } -> tensor<i1>
    %24 = tensor.empty() : tensor<16xf32>
    %extracted = tensor.extract %23[] : tensor<i1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%21 : tensor<16xf32>) outs(%24 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.select %extracted, %in, %cst_4 : f32
      linalg.yield %71 : f32
    } -> tensor<16xf32>
    %26 = tensor.empty() : tensor<16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%25 : tensor<16xf32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.sqrt %in : f32
      linalg.yield %71 : f32
    } -> tensor<16xf32>
    %28 = tensor.empty() : tensor<32xf32>
    %29 = linalg.fill ins(%cst_6 : f32) outs(%28 : tensor<32xf32>) -> tensor<32xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<16x32xf32>) outs(%29 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<32xf32>
    %31 = tensor.empty() : tensor<1x32xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<32xf32>) outs(%31 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x32xf32>
    %33 = tensor.empty() : tensor<1x32xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<1x32xf32>) outs(%33 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.divf %in, %cst_3 : f32
      linalg.yield %71 : f32
    } -> tensor<1x32xf32>
    %35 = tensor.empty() : tensor<16x32xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<1x32xf32>) outs(%35 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %37 = tensor.empty() : tensor<16x32xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %36 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%37 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %71 = arith.subf %in, %in_8 : f32
      linalg.yield %71 : f32
    } -> tensor<16x32xf32>
    %39 = tensor.empty() : tensor<16x32xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<16x32xf32>) outs(%39 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %in, %in : f32
      linalg.yield %71 : f32
    } -> tensor<16x32xf32>
    %41 = tensor.empty() : tensor<f32>
    %42 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%41 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %43 = tensor.empty() : tensor<f32>
    %44 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%42 : tensor<f32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.subf %cst_3, %in : f32
      linalg.yield %71 : f32
    } -> tensor<f32>
    %45 = tensor.empty() : tensor<32xf32>
    %46 = linalg.fill ins(%cst_6 : f32) outs(%45 : tensor<32xf32>) -> tensor<32xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%40 : tensor<16x32xf32>) outs(%46 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<32xf32>
    %48 = tensor.empty() : tensor<32xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%44 : tensor<f32>) outs(%48 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %50 = tensor.empty() : tensor<32xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%47, %49 : tensor<32xf32>, tensor<32xf32>) outs(%50 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %71 = arith.divf %in, %in_8 : f32
      linalg.yield %71 : f32
    } -> tensor<32xf32>
    %52 = tensor.empty() : tensor<i1>
    %53 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%44 : tensor<f32>) outs(%52 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %71 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %71 : i1
    } -> tensor<i1>
    %54 = tensor.empty() : tensor<32xf32>
    %extracted_7 = tensor.extract %53[] : tensor<i1>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%51 : tensor<32xf32>) outs(%54 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.select %extracted_7, %in, %cst_4 : f32
      linalg.yield %71 : f32
    } -> tensor<32xf32>
    %56 = tensor.empty() : tensor<f32>
    %57 = linalg.fill ins(%cst_2 : f32) outs(%56 : tensor<f32>) -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<16x32xf32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.maximumf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<f32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<f32>) -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<16x32xf32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.minimumf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<f32>
    %62 = tensor.empty() : tensor<f32>
    %63 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%58, %61 : tensor<f32>, tensor<f32>) outs(%62 : tensor<f32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %71 = arith.subf %in, %in_8 : f32
      linalg.yield %71 : f32
    } -> tensor<f32>
    %64 = tensor.empty() : tensor<16x32xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x32xf32>) outs(%64 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %in, %cst_0 : f32
      linalg.yield %71 : f32
    } -> tensor<16x32xf32>
    %66 = tensor.empty() : tensor<16x32xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<16x32xf32>) outs(%66 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %in, %cst : f32
      linalg.yield %71 : f32
    } -> tensor<16x32xf32>
    %68 = tensor.empty() : tensor<16xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<16xf32>) -> tensor<16xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%67 : tensor<16x32xf32>) outs(%69 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<16xf32>
    return %27, %55, %63, %70 : tensor<16xf32>, tensor<32xf32>, tensor<f32>, tensor<16xf32>
  }
}