// jax_causal_product_of_prefix_sums_lightning
module @jit_causal_product_of_prefix_sums_lightning {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<6x8xf32>, %input1: tensor<8x8xf32>) -> (%output0: tensor<6x8xf32>)"}} {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<6x8xf32>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<8x8xf32>
    %2 = tensor.empty() : tensor<6x8xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %4 = linalg.matmul ins(%0, %1 : tensor<6x8xf32>, tensor<8x8xf32>) outs(%3 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %5 = tensor.empty() : tensor<6x8xi1>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x8xf32>) outs(%5 : tensor<6x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %28 : i1
    } -> tensor<6x8xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %4 : tensor<6x8xi1>, tensor<6x8xf32>) outs(%2 : tensor<6x8xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %28 = arith.select %in, %cst_0, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<6x8xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<6x8xf32>) outs(%2 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.expm1 %in : f32
      linalg.yield %28 : f32
    } -> tensor<6x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %4, %8 : tensor<6x8xi1>, tensor<6x8xf32>, tensor<6x8xf32>) outs(%2 : tensor<6x8xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %28 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %28 : f32
    } -> tensor<6x8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x8xf32>) outs(%2 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %cst_1 : f32
      linalg.yield %28 : f32
    } -> tensor<6x8xf32>
    %11 = tensor.empty() : tensor<6x8x8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<6x8xf32>) outs(%11 : tensor<6x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<6x8xf32>) outs(%11 : tensor<6x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x8xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<6x8x8xf32>, tensor<6x8x8xf32>) outs(%11 : tensor<6x8x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.mulf %in, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<6x8x8xf32>
    %15 = tensor.empty() : tensor<8x8xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%15 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %17:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%14 : tensor<6x8x8xf32>) outs(%11, %16 : tensor<6x8x8xf32>, tensor<8x8xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %28 = arith.addf %arg2, %arg3 : f32
      iree_linalg_ext.yield %28 : f32
    } -> tensor<6x8x8xf32>, tensor<8x8xf32>
    %18 = tensor.empty() : tensor<8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%18 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %20:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%10 : tensor<6x8xf32>) outs(%2, %19 : tensor<6x8xf32>, tensor<8xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %28 = arith.addf %arg2, %arg3 : f32
      iree_linalg_ext.yield %28 : f32
    } -> tensor<6x8xf32>, tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10, %17#0 : tensor<6x8xf32>, tensor<6x8x8xf32>) outs(%3 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.mulf %in, %in_2 : f32
      %29 = arith.addf %out, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<6x8xf32>
    %22 = tensor.empty() : tensor<6xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<6xf32>) -> tensor<6xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%10, %20#0 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%23 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.mulf %in, %in_2 : f32
      %29 = arith.addf %out, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<6xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<6xf32>) outs(%2 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %25 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%2 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.divf %in, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<6x8xf32>
    %27 = hal.tensor.export %26 "output0" : tensor<6x8xf32> -> !hal.buffer_view
    util.return %27 : !hal.buffer_view
  }
}