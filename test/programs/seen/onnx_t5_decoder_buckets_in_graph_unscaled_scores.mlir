module {
  util.func public @t5_decoder_buckets_in_graph_unscaled_scores$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0> : tensor<i64>
    %cst_2 = arith.constant dense<1> : tensor<i64>
    %cst_3 = arith.constant dense<4.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<1.38629436> : tensor<f32>
    %cst_5 = arith.constant dense<4> : tensor<i64>
    %cst_6 = arith.constant dense<7> : tensor<i64>
    %cst_7 = arith.constant dense<[[0.287661552, -0.285399914, 0.381825775, 0.117081068], [0.0446341224, -0.0434191972, 0.443618894, -0.134054184], [-0.0709045082, -0.204606846, 0.43054539, 0.45646596], [-0.00868527126, -0.177770719, 0.473804027, 0.372730732], [-0.242897511, -0.22161749, -0.2490087, 0.250892043], [0.371042728, -0.279176235, -0.485714376, -0.305281162], [-0.236710802, 0.391628653, -0.217715621, 0.320493519], [0.280950695, 0.433641672, 0.0244252197, 0.443258792]]> : tensor<8x4xf32>
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<?x4x12x8xf32>{%0}
    %2 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %3 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<?x4x12x8xf32>{%2}
    %4 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[0] : index
    %5 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<?x4x12x8xf32>{%4}
    %6 = tensor.empty() : tensor<12xi64>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%6 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %60 = linalg.index 0 : index
      %61 = arith.index_cast %60 : index to i64
      linalg.yield %61 : i64
    } -> tensor<12xi64>
    %expanded = tensor.expand_shape %7 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64>
    %expanded_8 = tensor.expand_shape %7 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %8 = tensor.empty() : tensor<12x12xi64>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x12xi64>, tensor<12x1xi64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i64, %in_22: i64, %out: i64):
      %60 = arith.subi %in, %in_22 : i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<12x12xi64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.sitofp %in : i64 to f32
      %61 = arith.negf %60 : f32
      %62 = arith.fptosi %61 : f32 to i64
      linalg.yield %62 : i64
    } -> tensor<12x12xi64>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_2 : tensor<12x12xi64>, tensor<i64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i64, %in_22: i64, %out: i64):
      %60 = arith.maxsi %in, %in_22 : i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %12 = tensor.empty() : tensor<12x12xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<12x12xi64>) outs(%12 : tensor<12x12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %60 = arith.sitofp %in : i64 to f32
      linalg.yield %60 : f32
    } -> tensor<12x12xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %cst_3 : tensor<12x12xf32>, tensor<f32>) outs(%12 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %60 = arith.divf %in, %in_22 : f32
      linalg.yield %60 : f32
    } -> tensor<12x12xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<12x12xf32>) outs(%12 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.log %in : f32
      linalg.yield %60 : f32
    } -> tensor<12x12xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %cst_4 : tensor<12x12xf32>, tensor<f32>) outs(%12 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %60 = arith.divf %in, %in_22 : f32
      linalg.yield %60 : f32
    } -> tensor<12x12xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %cst_3 : tensor<12x12xf32>, tensor<f32>) outs(%12 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %60 = arith.mulf %in, %in_22 : f32
      linalg.yield %60 : f32
    } -> tensor<12x12xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<12x12xf32>) outs(%12 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.floor %in : f32
      linalg.yield %60 : f32
    } -> tensor<12x12xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<12x12xf32>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: f32, %out: i64):
      %60 = arith.fptosi %in : f32 to i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %20 = tensor.empty() : tensor<12x12xi1>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_5 : tensor<12x12xi64>, tensor<i64>) outs(%20 : tensor<12x12xi1>) {
    ^bb0(%in: i64, %in_22: i64, %out: i1):
      %60 = arith.cmpi slt, %in, %in_22 : i64
      linalg.yield %60 : i1
    } -> tensor<12x12xi1>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_1 : tensor<12x12xi64>, tensor<i64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i64, %in_22: i64, %out: i64):
      %60 = arith.maxsi %in, %in_22 : i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %cst_5 : tensor<12x12xi64>, tensor<i64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i64, %in_22: i64, %out: i64):
      %60 = arith.addi %in, %in_22 : i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %cst_6 : tensor<12x12xi64>, tensor<i64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i64, %in_22: i64, %out: i64):
      %60 = arith.minsi %in, %in_22 : i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %22, %24 : tensor<12x12xi1>, tensor<12x12xi64>, tensor<12x12xi64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i1, %in_22: i64, %in_23: i64, %out: i64):
      %60 = arith.select %in, %in_22, %in_23 : i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<12x12xi64>) outs(%20 : tensor<12x12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<12x12xi1>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<12x12xi64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.addi %in, %c8_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26, %27, %25 : tensor<12x12xi1>, tensor<12x12xi64>, tensor<12x12xi64>) outs(%8 : tensor<12x12xi64>) {
    ^bb0(%in: i1, %in_22: i64, %in_23: i64, %out: i64):
      %60 = arith.select %in, %in_22, %in_23 : i64
      linalg.yield %60 : i64
    } -> tensor<12x12xi64>
    %collapsed = tensor.collapse_shape %28 [[0, 1]] : tensor<12x12xi64> into tensor<144xi64>
    %29 = tensor.empty() : tensor<144x4xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<144xi64>) outs(%29 : tensor<144x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %60 = arith.index_cast %in : i64 to index
      %61 = linalg.index 1 : index
      %extracted = tensor.extract %cst_7[%60, %61] : tensor<8x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<144x4xf32>
    %expanded_9 = tensor.expand_shape %30 [[0, 1], [2]] output_shape [12, 12, 4] : tensor<144x4xf32> into tensor<12x12x4xf32>
    %31 = tensor.empty() : tensor<4x12x12xf32>
    %transposed = linalg.transpose ins(%expanded_9 : tensor<12x12x4xf32>) outs(%31 : tensor<4x12x12xf32>) permutation = [2, 0, 1] 
    %expanded_10 = tensor.expand_shape %transposed [[0, 1], [2], [3]] output_shape [1, 4, 12, 12] : tensor<4x12x12xf32> into tensor<1x4x12x12xf32>
    %dim = tensor.dim %3, %c0 : tensor<?x4x12x8xf32>
    %32 = tensor.empty(%dim) : tensor<?x4x8x12xf32>
    %transposed_11 = linalg.transpose ins(%3 : tensor<?x4x12x8xf32>) outs(%32 : tensor<?x4x8x12xf32>) permutation = [0, 1, 3, 2] 
    %dim_12 = tensor.dim %1, %c0 : tensor<?x4x12x8xf32>
    %33 = arith.maxui %dim_12, %dim : index
    %collapsed_13 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<?x4x12x8xf32> into tensor<?x12x8xf32>
    %collapsed_14 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<?x4x8x12xf32> into tensor<?x8x12xf32>
    %34 = arith.muli %33, %c4 : index
    %35 = tensor.empty(%34) : tensor<?x12x12xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<?x12x12xf32>) -> tensor<?x12x12xf32>
    %37 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<?x12x8xf32>, tensor<?x8x12xf32>) outs(%36 : tensor<?x12x12xf32>) -> tensor<?x12x12xf32>
    %38 = arith.divsi %34, %c4 : index
    %expanded_15 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [%38, 4, 12, 12] : tensor<?x12x12xf32> into tensor<?x4x12x12xf32>
    %39 = tensor.empty(%38) : tensor<?x4x12x12xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %expanded_10 : tensor<?x4x12x12xf32>, tensor<1x4x12x12xf32>) outs(%39 : tensor<?x4x12x12xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %60 = arith.addf %in, %in_22 : f32
      linalg.yield %60 : f32
    } -> tensor<?x4x12x12xf32>
    %41 = tensor.empty(%38) : tensor<?x4x12xi64>
    %42 = linalg.fill ins(%c0_i64 : i64) outs(%41 : tensor<?x4x12xi64>) -> tensor<?x4x12xi64>
    %43 = tensor.empty(%38) : tensor<?x4x12xf32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<?x4x12xf32>) -> tensor<?x4x12xf32>
    %45:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<?x4x12x12xf32>) outs(%44, %42 : tensor<?x4x12xf32>, tensor<?x4x12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_22: i64):
      %60 = linalg.index 3 : index
      %61 = arith.index_cast %60 : index to i64
      %62 = arith.maximumf %in, %out : f32
      %63 = arith.cmpf ogt, %in, %out : f32
      %64 = arith.select %63, %61, %out_22 : i64
      linalg.yield %62, %64 : f32, i64
    } -> (tensor<?x4x12xf32>, tensor<?x4x12xi64>)
    %expanded_16 = tensor.expand_shape %45#0 [[0], [1], [2, 3]] output_shape [%38, 4, 12, 1] : tensor<?x4x12xf32> into tensor<?x4x12x1xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %expanded_16 : tensor<?x4x12x12xf32>, tensor<?x4x12x1xf32>) outs(%39 : tensor<?x4x12x12xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %60 = arith.subf %in, %in_22 : f32
      linalg.yield %60 : f32
    } -> tensor<?x4x12x12xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<?x4x12x12xf32>) outs(%39 : tensor<?x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.exp %in : f32
      linalg.yield %60 : f32
    } -> tensor<?x4x12x12xf32>
    %48 = tensor.empty(%38) : tensor<?x4x12x1xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<?x4x12x1xf32>) -> tensor<?x4x12x1xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<?x4x12x12xf32>) outs(%49 : tensor<?x4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<?x4x12x1xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %50 : tensor<?x4x12x12xf32>, tensor<?x4x12x1xf32>) outs(%39 : tensor<?x4x12x12xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %60 = arith.divf %in, %in_22 : f32
      linalg.yield %60 : f32
    } -> tensor<?x4x12x12xf32>
    %dim_17 = tensor.dim %5, %c0 : tensor<?x4x12x8xf32>
    %52 = arith.maxui %38, %dim_17 : index
    %collapsed_18 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<?x4x12x12xf32> into tensor<?x12x12xf32>
    %collapsed_19 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<?x4x12x8xf32> into tensor<?x12x8xf32>
    %53 = arith.muli %52, %c4 : index
    %54 = tensor.empty(%53) : tensor<?x12x8xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<?x12x8xf32>) -> tensor<?x12x8xf32>
    %56 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<?x12x12xf32>, tensor<?x12x8xf32>) outs(%55 : tensor<?x12x8xf32>) -> tensor<?x12x8xf32>
    %57 = arith.divsi %53, %c4 : index
    %expanded_20 = tensor.expand_shape %56 [[0, 1], [2], [3]] output_shape [%57, 4, 12, 8] : tensor<?x12x8xf32> into tensor<?x4x12x8xf32>
    %58 = hal.tensor.barrier join(%expanded_20 : tensor<?x4x12x8xf32>) => %arg4 : !hal.fence
    %dim_21 = tensor.dim %58, %c0 : tensor<?x4x12x8xf32>
    %59 = hal.tensor.export %58 : tensor<?x4x12x8xf32>{%dim_21} -> !hal.buffer_view
    util.return %59 : !hal.buffer_view
  }
  util.func public @t5_decoder_buckets_in_graph_unscaled_scores(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @t5_decoder_buckets_in_graph_unscaled_scores$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}