// A fixed point by a while_loop with a residual, one more step behind it.
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_deq_fixed_point_while_then_implicit_step {
  func.func public @main(%arg0: tensor<8x12xf32>, %arg1: tensor<12x12xf32>, %arg2: tensor<12xf32>) -> tensor<8x12xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c20_i32 = arith.constant 20 : i32
    %cst_2 = arith.constant 1.000000e-03 : f32
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<8x12xf32>
    %0:2 = scf.while (%arg3 = %cst_5, %arg4 = %cst_4, %arg5 = %cst_3) : (tensor<8x12xf32>, tensor<i32>, tensor<f32>) -> (tensor<8x12xf32>, tensor<i32>) {
      %14 = tensor.empty() : tensor<i1>
      %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<f32>) outs(%14 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %20 = arith.cmpf ogt, %in, %cst_2 : f32
        linalg.yield %20 : i1
      } -> tensor<i1>
      %16 = tensor.empty() : tensor<i1>
      %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%16 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %20 = arith.cmpi slt, %in, %c20_i32 : i32
        linalg.yield %20 : i1
      } -> tensor<i1>
      %18 = tensor.empty() : tensor<i1>
      %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%15, %17 : tensor<i1>, tensor<i1>) outs(%18 : tensor<i1>) {
      ^bb0(%in: i1, %in_6: i1, %out: i1):
        %20 = arith.andi %in, %in_6 : i1
        linalg.yield %20 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %19[] : tensor<i1>
      scf.condition(%extracted) %arg3, %arg4 : tensor<8x12xf32>, tensor<i32>
    } do {
    ^bb0(%arg3: tensor<8x12xf32>, %arg4: tensor<i32>):
      %14 = tensor.empty() : tensor<8x12xf32>
      %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<8x12xf32>) -> tensor<8x12xf32>
      %16 = linalg.matmul ins(%arg3, %arg1 : tensor<8x12xf32>, tensor<12x12xf32>) outs(%15 : tensor<8x12xf32>) -> tensor<8x12xf32>
      %17 = tensor.empty() : tensor<8x12xf32>
      %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<8x12xf32>) outs(%17 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %36 = arith.mulf %in, %cst_0 : f32
        linalg.yield %36 : f32
      } -> tensor<8x12xf32>
      %19 = tensor.empty() : tensor<8x12xf32>
      %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %arg0 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%19 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %36 = arith.addf %in, %in_6 : f32
        linalg.yield %36 : f32
      } -> tensor<8x12xf32>
      %21 = tensor.empty() : tensor<8x12xf32>
      %22 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<12xf32>) outs(%21 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x12xf32>
      %23 = tensor.empty() : tensor<8x12xf32>
      %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %22 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%23 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %36 = arith.addf %in, %in_6 : f32
        linalg.yield %36 : f32
      } -> tensor<8x12xf32>
      %25 = tensor.empty() : tensor<8x12xf32>
      %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<8x12xf32>) outs(%25 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %36 = math.tanh %in : f32
        linalg.yield %36 : f32
      } -> tensor<8x12xf32>
      %27 = tensor.empty() : tensor<i32>
      %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%27 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %36 = arith.addi %in, %c1_i32 : i32
        linalg.yield %36 : i32
      } -> tensor<i32>
      %29 = tensor.empty() : tensor<8x12xf32>
      %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %arg3 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%29 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %36 = arith.subf %in, %in_6 : f32
        linalg.yield %36 : f32
      } -> tensor<8x12xf32>
      %31 = tensor.empty() : tensor<8x12xf32>
      %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<8x12xf32>) outs(%31 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %36 = math.absf %in : f32
        linalg.yield %36 : f32
      } -> tensor<8x12xf32>
      %33 = tensor.empty() : tensor<f32>
      %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<f32>) -> tensor<f32>
      %35 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%32 : tensor<8x12xf32>) outs(%34 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %36 = arith.maximumf %out, %in : f32
        linalg.yield %36 : f32
      } -> tensor<f32>
      scf.yield %26, %28, %35 : tensor<8x12xf32>, tensor<i32>, tensor<f32>
    }
    %1 = tensor.empty() : tensor<8x12xf32>
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %3 = linalg.matmul ins(%0#0, %arg1 : tensor<8x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %4 = tensor.empty() : tensor<8x12xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x12xf32>) outs(%4 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %cst_0 : f32
      linalg.yield %14 : f32
    } -> tensor<8x12xf32>
    %6 = tensor.empty() : tensor<8x12xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %arg0 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%6 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %14 = arith.addf %in, %in_6 : f32
      linalg.yield %14 : f32
    } -> tensor<8x12xf32>
    %8 = tensor.empty() : tensor<8x12xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<12xf32>) outs(%8 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12xf32>
    %10 = tensor.empty() : tensor<8x12xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%10 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %14 = arith.addf %in, %in_6 : f32
      linalg.yield %14 : f32
    } -> tensor<8x12xf32>
    %12 = tensor.empty() : tensor<8x12xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x12xf32>) outs(%12 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.tanh %in : f32
      linalg.yield %14 : f32
    } -> tensor<8x12xf32>
    return %13 : tensor<8x12xf32>
  }
}

