module @jit_gaussian_process_posterior_conjugate_gradients_while {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<64x3xf32>, %input1: tensor<64xf32>, %input2: tensor<16x3xf32>, %input3: tensor<3xf32>, %input4: tensor<f32>) -> (%output0: tensor<16xf32>, %output1: tensor<16xf32>)"}} {
    %cst = arith.constant dense<0> : tensor<i32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x17xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant -5.000000e-01 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %c40_i32 = arith.constant 40 : i32
    %cst_6 = arith.constant 9.99999968E-21 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<64x3xf32>
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<64x3xf32> -> tensor<64x3xf32>
    %2 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<64xf32>
    %3 = iree_tensor_ext.compute_barrier.start %2 : tensor<64xf32> -> tensor<64xf32>
    %4 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<16x3xf32>
    %5 = iree_tensor_ext.compute_barrier.start %4 : tensor<16x3xf32> -> tensor<16x3xf32>
    %6 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<3xf32>
    %7 = iree_tensor_ext.compute_barrier.start %6 : tensor<3xf32> -> tensor<3xf32>
    %8 = hal.tensor.import %arg4 "input4" : !hal.buffer_view -> tensor<f32>
    %9 = iree_tensor_ext.compute_barrier.start %8 : tensor<f32> -> tensor<f32>
    %10 = tensor.empty() : tensor<64x64x3xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<64x3xf32>) outs(%10 : tensor<64x64x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x3xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<64x3xf32>) outs(%10 : tensor<64x64x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x3xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %12 : tensor<64x64x3xf32>, tensor<64x64x3xf32>) outs(%10 : tensor<64x64x3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %74 = arith.subf %in, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<64x64x3xf32>
    %14 = tensor.empty() : tensor<3xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : tensor<3xf32>) outs(%14 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<3xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<3xf32>) outs(%10 : tensor<64x64x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x3xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<64x64x3xf32>, tensor<64x64x3xf32>) outs(%10 : tensor<64x64x3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %74 = arith.divf %in, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<64x64x3xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<64x64x3xf32>) outs(%10 : tensor<64x64x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %in : f32
      linalg.yield %74 : f32
    } -> tensor<64x64x3xf32>
    %19 = tensor.empty() : tensor<64x64xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<64x64x3xf32>) outs(%20 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<64x64xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<64x64xf32>) outs(%19 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst_2 : f32
      linalg.yield %74 : f32
    } -> tensor<64x64xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<64x64xf32>) outs(%19 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<64x64xf32>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%9 : tensor<f32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%25 : tensor<f32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst_3 : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %27 = tensor.empty() : tensor<64x64xi32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<64x64xi32>) {
    ^bb0(%out: i32):
      %74 = linalg.index 0 : index
      %75 = arith.index_cast %74 : index to i32
      linalg.yield %75 : i32
    } -> tensor<64x64xi32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<64x64xi32>) {
    ^bb0(%out: i32):
      %74 = linalg.index 1 : index
      %75 = arith.index_cast %74 : index to i32
      linalg.yield %75 : i32
    } -> tensor<64x64xi32>
    %30 = tensor.empty() : tensor<64x64xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<64x64xi32>, tensor<64x64xi32>) outs(%30 : tensor<64x64xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %74 = arith.cmpi eq, %in, %in_10 : i32
      linalg.yield %74 : i1
    } -> tensor<64x64xi1>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<64x64xi1>) outs(%19 : tensor<64x64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %74 = arith.uitofp %in : i1 to f32
      linalg.yield %74 : f32
    } -> tensor<64x64xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<f32>) outs(%19 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<64x64xf32>) outs(%30 : tensor<64x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf une, %in, %cst_1 : f32
      linalg.yield %74 : i1
    } -> tensor<64x64xi1>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34, %33 : tensor<64x64xi1>, tensor<64x64xf32>) outs(%19 : tensor<64x64xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %74 = arith.select %in, %in_10, %cst_1 : f32
      linalg.yield %74 : f32
    } -> tensor<64x64xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %35 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %74 = arith.addf %in, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<64x64xf32>
    %37 = tensor.empty() : tensor<64x16x3xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<64x3xf32>) outs(%37 : tensor<64x16x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16x3xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<16x3xf32>) outs(%37 : tensor<64x16x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16x3xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %39 : tensor<64x16x3xf32>, tensor<64x16x3xf32>) outs(%37 : tensor<64x16x3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %74 = arith.subf %in, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<64x16x3xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<3xf32>) outs(%37 : tensor<64x16x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16x3xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %41 : tensor<64x16x3xf32>, tensor<64x16x3xf32>) outs(%37 : tensor<64x16x3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %74 = arith.divf %in, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<64x16x3xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<64x16x3xf32>) outs(%37 : tensor<64x16x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %in : f32
      linalg.yield %74 : f32
    } -> tensor<64x16x3xf32>
    %44 = tensor.empty() : tensor<64x16xf32>
    %45 = linalg.fill ins(%cst_1 : f32) outs(%44 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<64x16x3xf32>) outs(%45 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<64x16xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<64x16xf32>) outs(%44 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst_2 : f32
      linalg.yield %74 : f32
    } -> tensor<64x16xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<64x16xf32>) outs(%44 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<64x16xf32>
    %49 = tensor.empty() : tensor<64x17xf32>
    %inserted_slice = tensor.insert_slice %3 into %49[0, 0] [64, 1] [1, 1] : tensor<64xf32> into tensor<64x17xf32>
    %inserted_slice_8 = tensor.insert_slice %48 into %inserted_slice[0, 1] [64, 16] [1, 1] : tensor<64x16xf32> into tensor<64x17xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_8 : tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %in : f32
      linalg.yield %74 : f32
    } -> tensor<64x17xf32>
    %51 = tensor.empty() : tensor<17xf32>
    %52 = linalg.fill ins(%cst_1 : f32) outs(%51 : tensor<17xf32>) -> tensor<17xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%50 : tensor<64x17xf32>) outs(%52 : tensor<17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<17xf32>
    %54 = iree_tensor_ext.compute_barrier.end %53 : tensor<17xf32> -> tensor<17xf32>
    %55 = linalg.fill ins(%cst_4 : f32) outs(%24 : tensor<f32>) -> tensor<f32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%54 : tensor<17xf32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.maximumf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %57 = tensor.empty() : tensor<i1>
    %58 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%56 : tensor<f32>) outs(%57 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf ogt, %in, %cst_5 : f32
      linalg.yield %74 : i1
    } -> tensor<i1>
    %59 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%cst : tensor<i32>) outs(%57 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %74 = arith.cmpi slt, %in, %c40_i32 : i32
      linalg.yield %74 : i1
    } -> tensor<i1>
    %60 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%58, %59 : tensor<i1>, tensor<i1>) outs(%57 : tensor<i1>) {
    ^bb0(%in: i1, %in_10: i1, %out: i1):
      %74 = arith.andi %in, %in_10 : i1
      linalg.yield %74 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %60[] : tensor<i1>
    %61 = scf.if %extracted -> (tensor<64x17xf32>) {
      %74 = tensor.empty() : tensor<i32>
      %75:5 = scf.while (%arg5 = %cst_0, %arg6 = %inserted_slice_8, %arg7 = %inserted_slice_8, %arg8 = %54, %arg9 = %cst) : (tensor<64x17xf32>, tensor<64x17xf32>, tensor<64x17xf32>, tensor<17xf32>, tensor<i32>) -> (tensor<64x17xf32>, tensor<64x17xf32>, tensor<64x17xf32>, tensor<17xf32>, tensor<i32>) {
        %76 = linalg.fill ins(%cst_1 : f32) outs(%49 : tensor<64x17xf32>) -> tensor<64x17xf32>
        %77 = linalg.matmul ins(%36, %arg7 : tensor<64x64xf32>, tensor<64x17xf32>) outs(%76 : tensor<64x17xf32>) -> tensor<64x17xf32>
        %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg7, %77 : tensor<64x17xf32>, tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.mulf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<64x17xf32>
        %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%78 : tensor<64x17xf32>) outs(%52 : tensor<17xf32>) {
        ^bb0(%in: f32, %out: f32):
          %102 = arith.addf %out, %in : f32
          linalg.yield %102 : f32
        } -> tensor<17xf32>
        %80 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%79 : tensor<17xf32>) outs(%51 : tensor<17xf32>) {
        ^bb0(%in: f32, %out: f32):
          %102 = arith.maximumf %in, %cst_6 : f32
          linalg.yield %102 : f32
        } -> tensor<17xf32>
        %81 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg8, %80 : tensor<17xf32>, tensor<17xf32>) outs(%51 : tensor<17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.divf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<17xf32>
        %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<64x17xf32>
        %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%82, %arg7 : tensor<64x17xf32>, tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.mulf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<64x17xf32>
        %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg5, %83 : tensor<64x17xf32>, tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.addf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<64x17xf32>
        %85 = iree_tensor_ext.compute_barrier.end %84 : tensor<64x17xf32> -> tensor<64x17xf32>
        %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%82, %77 : tensor<64x17xf32>, tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.mulf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<64x17xf32>
        %87 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg6, %86 : tensor<64x17xf32>, tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.subf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<64x17xf32>
        %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %out: f32):
          %102 = arith.mulf %in, %in : f32
          linalg.yield %102 : f32
        } -> tensor<64x17xf32>
        %89 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<64x17xf32>) outs(%52 : tensor<17xf32>) {
        ^bb0(%in: f32, %out: f32):
          %102 = arith.addf %out, %in : f32
          linalg.yield %102 : f32
        } -> tensor<17xf32>
        %90 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg8 : tensor<17xf32>) outs(%51 : tensor<17xf32>) {
        ^bb0(%in: f32, %out: f32):
          %102 = arith.maximumf %in, %cst_6 : f32
          linalg.yield %102 : f32
        } -> tensor<17xf32>
        %91 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%89, %90 : tensor<17xf32>, tensor<17xf32>) outs(%51 : tensor<17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.divf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<17xf32>
        %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<64x17xf32>
        %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%92, %arg7 : tensor<64x17xf32>, tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.mulf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<64x17xf32>
        %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%87, %93 : tensor<64x17xf32>, tensor<64x17xf32>) outs(%49 : tensor<64x17xf32>) {
        ^bb0(%in: f32, %in_11: f32, %out: f32):
          %102 = arith.addf %in, %in_11 : f32
          linalg.yield %102 : f32
        } -> tensor<64x17xf32>
        %95 = iree_tensor_ext.compute_barrier.end %94 : tensor<64x17xf32> -> tensor<64x17xf32>
        %96 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg9 : tensor<i32>) outs(%74 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %102 = arith.addi %in, %c1_i32 : i32
          linalg.yield %102 : i32
        } -> tensor<i32>
        %97 = iree_tensor_ext.compute_barrier.end %96 : tensor<i32> -> tensor<i32>
        %98 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%89 : tensor<17xf32>) outs(%55 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %102 = arith.maximumf %out, %in : f32
          linalg.yield %102 : f32
        } -> tensor<f32>
        %99 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%98 : tensor<f32>) outs(%57 : tensor<i1>) {
        ^bb0(%in: f32, %out: i1):
          %102 = arith.cmpf ogt, %in, %cst_5 : f32
          linalg.yield %102 : i1
        } -> tensor<i1>
        %100 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%97 : tensor<i32>) outs(%57 : tensor<i1>) {
        ^bb0(%in: i32, %out: i1):
          %102 = arith.cmpi slt, %in, %c40_i32 : i32
          linalg.yield %102 : i1
        } -> tensor<i1>
        %101 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%99, %100 : tensor<i1>, tensor<i1>) outs(%57 : tensor<i1>) {
        ^bb0(%in: i1, %in_11: i1, %out: i1):
          %102 = arith.andi %in, %in_11 : i1
          linalg.yield %102 : i1
        } -> tensor<i1>
        %extracted_10 = tensor.extract %101[] : tensor<i1>
        scf.condition(%extracted_10) %85, %87, %95, %89, %97 : tensor<64x17xf32>, tensor<64x17xf32>, tensor<64x17xf32>, tensor<17xf32>, tensor<i32>
      } do {
      ^bb0(%arg5: tensor<64x17xf32>, %arg6: tensor<64x17xf32>, %arg7: tensor<64x17xf32>, %arg8: tensor<17xf32>, %arg9: tensor<i32>):
        scf.yield %arg5, %arg6, %arg7, %arg8, %arg9 : tensor<64x17xf32>, tensor<64x17xf32>, tensor<64x17xf32>, tensor<17xf32>, tensor<i32>
      }
      scf.yield %75#0 : tensor<64x17xf32>
    } else {
      scf.yield %cst_0 : tensor<64x17xf32>
    }
    %62 = tensor.empty() : tensor<16x64xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<64x16xf32>) outs(%62 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x64xf32>
    %extracted_slice = tensor.extract_slice %61[0, 0] [64, 1] [1, 1] : tensor<64x17xf32> to tensor<64xf32>
    %64 = tensor.empty() : tensor<16xf32>
    %65 = linalg.fill ins(%cst_1 : f32) outs(%64 : tensor<16xf32>) -> tensor<16xf32>
    %66 = linalg.matvec ins(%63, %extracted_slice : tensor<16x64xf32>, tensor<64xf32>) outs(%65 : tensor<16xf32>) -> tensor<16xf32>
    %67 = iree_tensor_ext.compute_barrier.end %66 : tensor<16xf32> -> tensor<16xf32>
    %extracted_slice_9 = tensor.extract_slice %61[0, 1] [64, 16] [1, 1] : tensor<64x17xf32> to tensor<64x16xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%48, %extracted_slice_9 : tensor<64x16xf32>, tensor<64x16xf32>) outs(%44 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %74 = arith.mulf %in, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<64x16xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%68 : tensor<64x16xf32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<16xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%69 : tensor<16xf32>) outs(%64 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.subf %cst_7, %in : f32
      linalg.yield %74 : f32
    } -> tensor<16xf32>
    %71 = iree_tensor_ext.compute_barrier.end %70 : tensor<16xf32> -> tensor<16xf32>
    %72 = hal.tensor.export %67 "output0" : tensor<16xf32> -> !hal.buffer_view
    %73 = hal.tensor.export %71 "output1" : tensor<16xf32> -> !hal.buffer_view
    util.return %72, %73 : !hal.buffer_view, !hal.buffer_view
  }
}