module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant 0.594603539 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[2] : index
    %2 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<?x2x?x8xf16>{%0, %1}
    %3 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %4 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[2] : index
    %5 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<?x2x?x8xf16>{%3, %4}
    %6 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[0] : index
    %7 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[2] : index
    %8 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<?x2x?x8xf16>{%6, %7}
    %dim = tensor.dim %5, %c2 : tensor<?x2x?x8xf16>
    %9 = arith.index_cast %dim : index to i64
    %dim_6 = tensor.dim %8, %c0 : tensor<?x2x?x8xf16>
    %10 = arith.index_cast %dim_6 : index to i64
    %dim_7 = tensor.dim %2, %c0 : tensor<?x2x?x8xf16>
    %dim_8 = tensor.dim %2, %c2 : tensor<?x2x?x8xf16>
    %11 = tensor.empty(%dim_7, %dim_8) : tensor<?x2x?x8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<?x2x?x8xf16>) outs(%11 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %65 = arith.extf %in : f16 to f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x8xf32>
    %dim_9 = tensor.dim %5, %c0 : tensor<?x2x?x8xf16>
    %13 = tensor.empty(%dim_9, %dim) : tensor<?x2x?x8xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<?x2x?x8xf16>) outs(%13 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %65 = arith.extf %in : f16 to f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x8xf32>
    %dim_10 = tensor.dim %8, %c2 : tensor<?x2x?x8xf16>
    %15 = tensor.empty(%dim_6, %dim_10) : tensor<?x2x?x8xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<?x2x?x8xf16>) outs(%15 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %65 = arith.extf %in : f16 to f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<?x2x?x8xf32>) outs(%11 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %cst_5 : f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x8xf32>
    %18 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i1>) outs(%18 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<?x?xi1>
    %20 = tensor.empty(%dim) : tensor<?xi64>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%20 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i64
      linalg.yield %66 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %21 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_11 = tensor.expand_shape %21 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %22 = tensor.empty(%dim, %dim) : tensor<?x?xi64>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%22 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_24: i64, %out: i64):
      %65 = arith.subi %in, %in_24 : i64
      linalg.yield %65 : i64
    } -> tensor<?x?xi64>
    %24 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<?x?xi64>) outs(%24 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %65 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %65 : i1
    } -> tensor<?x?xi1>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %19 : tensor<?x?xi1>, tensor<?x?xi1>) outs(%24 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %65 = arith.andi %in, %in_24 : i1
      linalg.yield %65 : i1
    } -> tensor<?x?xi1>
    %27 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26, %cst_1, %cst_2 : tensor<?x?xi1>, tensor<f32>, tensor<f32>) outs(%27 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %65 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %65 : f32
    } -> tensor<?x?xf32>
    %29 = tensor.empty(%dim_9, %dim) : tensor<?x2x8x?xf32>
    %transposed = linalg.transpose ins(%14 : tensor<?x2x?x8xf32>) outs(%29 : tensor<?x2x8x?xf32>) permutation = [0, 1, 3, 2] 
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<?x2x8x?xf32>) outs(%29 : tensor<?x2x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %cst_5 : f32
      linalg.yield %65 : f32
    } -> tensor<?x2x8x?xf32>
    %31 = arith.muli %10, %c2_i64 : i64
    %from_elements = tensor.from_elements %31, %9, %c8_i64 : tensor<3xi64>
    %reshape = tensor.reshape %17(%from_elements) : (tensor<?x2x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %from_elements_12 = tensor.from_elements %31, %c8_i64, %9 : tensor<3xi64>
    %reshape_13 = tensor.reshape %30(%from_elements_12) : (tensor<?x2x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %32 = arith.index_cast %31 : i64 to index
    %33 = tensor.empty(%32, %dim, %dim) : tensor<?x?x?xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %35 = linalg.batch_matmul ins(%reshape, %reshape_13 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%34 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %from_elements_14 = tensor.from_elements %10, %c2_i64, %9, %9 : tensor<4xi64>
    %reshape_15 = tensor.reshape %35(%from_elements_14) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x2x?x?xf32>
    %36 = tensor.empty(%dim_6, %dim, %dim) : tensor<?x2x?x?xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_15, %28 : tensor<?x2x?x?xf32>, tensor<?x?xf32>) outs(%36 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %65 = arith.addf %in, %in_24 : f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x?xf32>
    %38 = tensor.empty(%dim_6, %dim) : tensor<?x2x?xi64>
    %39 = linalg.fill ins(%c0_i64 : i64) outs(%38 : tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %40 = tensor.empty(%dim_6, %dim) : tensor<?x2x?xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %42:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<?x2x?x?xf32>) outs(%41, %39 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %65 = linalg.index 3 : index
      %66 = arith.index_cast %65 : index to i64
      %67 = arith.maximumf %in, %out : f32
      %68 = arith.cmpf ogt, %in, %out : f32
      %69 = arith.select %68, %66, %out_24 : i64
      linalg.yield %67, %69 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_16 = tensor.expand_shape %42#0 [[0], [1], [2, 3]] output_shape [%dim_6, 2, %dim, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %expanded_16 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%36 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %65 = arith.subf %in, %in_24 : f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x?xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<?x2x?x?xf32>) outs(%36 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x?xf32>
    %45 = tensor.empty(%dim_6, %dim) : tensor<?x2x?x1xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<?x2x?x1xf32>) -> tensor<?x2x?x1xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<?x2x?x?xf32>) outs(%46 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x1xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%36 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %65 = arith.divf %in, %in_24 : f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x?xf32>
    %49 = tensor.empty(%dim_6, %dim, %dim) : tensor<?x2x?x?xi1>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<?x2x?x?xf32>) outs(%49 : tensor<?x2x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %65 = arith.cmpf oeq, %in, %cst_4 : f32
      linalg.yield %65 : i1
    } -> tensor<?x2x?x?xi1>
    %51 = tensor.empty(%dim_6, %dim) : tensor<?x2x?x1xi1>
    %52 = linalg.fill ins(%true : i1) outs(%51 : tensor<?x2x?x1xi1>) -> tensor<?x2x?x1xi1>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<?x2x?x?xi1>) outs(%52 : tensor<?x2x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %65 = arith.andi %in, %out : i1
      linalg.yield %65 : i1
    } -> tensor<?x2x?x1xi1>
    %54 = tensor.empty(%dim_6, %dim, %dim) : tensor<?x2x?x?xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%54 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x?x?xf32>
    %56 = tensor.empty(%dim_6, %dim, %dim) : tensor<?x2x?x?xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %55, %48 : tensor<?x2x?x1xi1>, tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) outs(%56 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %65 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %65 : f32
    } -> tensor<?x2x?x?xf32>
    %from_elements_17 = tensor.from_elements %31, %9, %9 : tensor<3xi64>
    %reshape_18 = tensor.reshape %57(%from_elements_17) : (tensor<?x2x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %reshape_19 = tensor.reshape %16(%from_elements) : (tensor<?x2x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %58 = tensor.empty(%32, %dim) : tensor<?x?x8xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %60 = linalg.batch_matmul ins(%reshape_18, %reshape_19 : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%59 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %from_elements_20 = tensor.from_elements %10, %c2_i64, %9, %c8_i64 : tensor<4xi64>
    %reshape_21 = tensor.reshape %60(%from_elements_20) : (tensor<?x?x8xf32>, tensor<4xi64>) -> tensor<?x2x?x8xf32>
    %61 = tensor.empty(%dim_6, %dim) : tensor<?x2x?x8xf16>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_21 : tensor<?x2x?x8xf32>) outs(%61 : tensor<?x2x?x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %65 = arith.truncf %in : f32 to f16
      linalg.yield %65 : f16
    } -> tensor<?x2x?x8xf16>
    %63 = hal.tensor.barrier join(%62 : tensor<?x2x?x8xf16>) => %arg4 : !hal.fence
    %dim_22 = tensor.dim %63, %c0 : tensor<?x2x?x8xf16>
    %dim_23 = tensor.dim %63, %c2 : tensor<?x2x?x8xf16>
    %64 = hal.tensor.export %63 : tensor<?x2x?x8xf16>{%dim_22, %dim_23} -> !hal.buffer_view
    util.return %64 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}