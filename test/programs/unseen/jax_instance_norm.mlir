module @jit_instance_norm {
  func.func public @main(%arg0: tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 6.400000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0 : tensor<2x8x8x16xf32>) outs(%1 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %out, %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x16xf32>
    %3 = tensor.empty() : tensor<2x1x1x16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x16xf32>) outs(%3 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x16xf32>
    %5 = tensor.empty() : tensor<2x1x1x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x1x1x16xf32>) outs(%5 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_1 : f32
      linalg.yield %38 : f32
    } -> tensor<2x1x1x16xf32>
    %7 = tensor.empty() : tensor<2x8x8x16xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x1x1x16xf32>) outs(%7 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x16xf32>
    %9 = tensor.empty() : tensor<2x8x8x16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %8 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%9 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %38 = arith.subf %in, %in_3 : f32
      linalg.yield %38 : f32
    } -> tensor<2x8x8x16xf32>
    %11 = tensor.empty() : tensor<2x8x8x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x8x8x16xf32>) outs(%11 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x8x8x16xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<f32>
    %16 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%14 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.subf %cst_1, %in : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %17 = tensor.empty() : tensor<2x16xf32>
    %18 = linalg.fill ins(%cst_2 : f32) outs(%17 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%12 : tensor<2x8x8x16xf32>) outs(%18 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %out, %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x16xf32>
    %20 = tensor.empty() : tensor<2x1x1x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x16xf32>) outs(%20 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x16xf32>
    %22 = tensor.empty() : tensor<2x1x1x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<f32>) outs(%22 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x16xf32>
    %24 = tensor.empty() : tensor<2x1x1x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %23 : tensor<2x1x1x16xf32>, tensor<2x1x1x16xf32>) outs(%24 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %38 = arith.divf %in, %in_3 : f32
      linalg.yield %38 : f32
    } -> tensor<2x1x1x16xf32>
    %26 = tensor.empty() : tensor<i1>
    %27 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%16 : tensor<f32>) outs(%26 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %38 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %38 : i1
    } -> tensor<i1>
    %28 = tensor.empty() : tensor<2x1x1x16xf32>
    %extracted = tensor.extract %27[] : tensor<i1>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x1x1x16xf32>) outs(%28 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.select %extracted, %in, %cst_0 : f32
      linalg.yield %38 : f32
    } -> tensor<2x1x1x16xf32>
    %30 = tensor.empty() : tensor<2x1x1x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x1x1x16xf32>) outs(%30 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<2x1x1x16xf32>
    %32 = tensor.empty() : tensor<2x1x1x16xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x1x1x16xf32>) outs(%32 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.rsqrt %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x1x1x16xf32>
    %34 = tensor.empty() : tensor<2x8x8x16xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x1x1x16xf32>) outs(%34 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x16xf32>
    %36 = tensor.empty() : tensor<2x8x8x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %35 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%36 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %38 = arith.mulf %in, %in_3 : f32
      linalg.yield %38 : f32
    } -> tensor<2x8x8x16xf32>
    return %37 : tensor<2x8x8x16xf32>
  }
}