module @jit_int8_dot_i32_bias_leaky_requantize_u8_zero_point {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<64x128xi8>, %input1: tensor<128x96xi8>, %input2: tensor<96xi32>, %input3: tensor<64xf32>, %input4: tensor<96xf32>) -> (%output0: tensor<64x96xi8> {iree.abi.encoding = tensor<64x96xui8>}, %output1: tensor<64x96xi32>)"}} {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %cst_2 = arith.constant 1.700000e+01 : f32
    %cst_3 = arith.constant 2.550000e+02 : f32
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<64x128xi8>
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<64x128xi8> -> tensor<64x128xi8>
    %2 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<128x96xi8>
    %3 = iree_tensor_ext.compute_barrier.start %2 : tensor<128x96xi8> -> tensor<128x96xi8>
    %4 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<96xi32>
    %5 = iree_tensor_ext.compute_barrier.start %4 : tensor<96xi32> -> tensor<96xi32>
    %6 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<64xf32>
    %7 = iree_tensor_ext.compute_barrier.start %6 : tensor<64xf32> -> tensor<64xf32>
    %8 = hal.tensor.import %arg4 "input4" : !hal.buffer_view -> tensor<96xf32>
    %9 = iree_tensor_ext.compute_barrier.start %8 : tensor<96xf32> -> tensor<96xf32>
    %10 = tensor.empty() : tensor<64x96xi32>
    %11 = linalg.fill ins(%c0_i32 : i32) outs(%10 : tensor<64x96xi32>) -> tensor<64x96xi32>
    %12 = linalg.matmul ins(%1, %3 : tensor<64x128xi8>, tensor<128x96xi8>) outs(%11 : tensor<64x96xi32>) -> tensor<64x96xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<96xi32>) outs(%10 : tensor<64x96xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64x96xi32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<64x96xi32>, tensor<64x96xi32>) outs(%10 : tensor<64x96xi32>) {
    ^bb0(%in: i32, %in_4: i32, %out: i32):
      %40 = arith.addi %in, %in_4 : i32
      linalg.yield %40 : i32
    } -> tensor<64x96xi32>
    %15 = tensor.empty() : tensor<64x96xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<64x96xi32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: i32, %out: f32):
      %40 = arith.sitofp %in : i32 to f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<64xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x96xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<64x96xf32>, tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %40 = arith.mulf %in, %in_4 : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x96xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<64x96xf32>, tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %40 = arith.mulf %in, %in_4 : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %21 = tensor.empty() : tensor<64x96xi1>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<64x96xf32>) outs(%21 : tensor<64x96xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %40 : i1
    } -> tensor<64x96xi1>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_0 : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %20, %23 : tensor<64x96xi1>, tensor<64x96xf32>, tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %40 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_1 : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.roundeven %in : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %cst_2 : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %28 = tensor.empty() : tensor<f32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<f32>) -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<f32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x96xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30, %27 : tensor<64x96xf32>, tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %40 = arith.maximumf %in, %in_4 : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %32 = linalg.fill ins(%cst_3 : f32) outs(%28 : tensor<f32>) -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<f32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x96xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33, %31 : tensor<64x96xf32>, tensor<64x96xf32>) outs(%15 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %40 = arith.minimumf %in, %in_4 : f32
      linalg.yield %40 : f32
    } -> tensor<64x96xf32>
    %35 = tensor.empty() : tensor<64x96xi8>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<64x96xf32>) outs(%35 : tensor<64x96xi8>) {
    ^bb0(%in: f32, %out: i8):
      %40 = arith.fptoui %in : f32 to i8
      linalg.yield %40 : i8
    } -> tensor<64x96xi8>
    %37 = iree_tensor_ext.compute_barrier.end %36 : tensor<64x96xi8> -> tensor<64x96xi8>
    %38 = hal.tensor.export %37 "output0" : tensor<64x96xui8> as tensor<64x96xi8> -> !hal.buffer_view
    %39 = hal.tensor.export %14 "output1" : tensor<64x96xi32> -> !hal.buffer_view
    util.return %38, %39 : !hal.buffer_view, !hal.buffer_view
  }
}