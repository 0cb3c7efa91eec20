module @jit_attention_dropout_backward_by_hand {
  util.func public @main(%arg0: tensor<2x10x8xf32>, %arg1: tensor<2x10x8xf32>, %arg2: tensor<2x10x8xf32>, %arg3: tensor<2x10x8xf32>, %arg4: tensor<2x10x10xi1>) -> (tensor<2x10x8xf32>, tensor<2x10x8xf32>, tensor<2x10x8xf32>) {
    %cst = arith.constant 0.899999976 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.82842708 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8x10xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x10x8xf32>) outs(%0 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x10xf32>
    %2 = tensor.empty() : tensor<2x10x10xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<2x10x10xf32>) -> tensor<2x10x10xf32>
    %4 = linalg.batch_matmul ins(%arg0, %1 : tensor<2x10x8xf32>, tensor<2x8x10xf32>) outs(%3 : tensor<2x10x10xf32>) -> tensor<2x10x10xf32>
    %5 = tensor.empty() : tensor<2x10x10xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x10x10xf32>) outs(%5 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst_1 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %7 = tensor.empty() : tensor<2x10xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x10x10xf32>) outs(%8 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.maximumf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x10xf32>
    %10 = tensor.empty() : tensor<2x10x10xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x10xf32>) outs(%10 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10x10xf32>
    %12 = tensor.empty() : tensor<2x10x10xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %11 : tensor<2x10x10xf32>, tensor<2x10x10xf32>) outs(%12 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.subf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %14 = tensor.empty() : tensor<2x10x10xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x10x10xf32>) outs(%14 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %16 = tensor.empty() : tensor<2x10xf32>
    %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x10x10xf32>) outs(%17 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x10xf32>
    %19 = tensor.empty() : tensor<2x10x10xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x10xf32>) outs(%19 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10x10xf32>
    %21 = tensor.empty() : tensor<2x10x10xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<2x10x10xf32>, tensor<2x10x10xf32>) outs(%21 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.divf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %23 = tensor.empty() : tensor<2x10x10xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x10x10xf32>) outs(%23 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %25 = tensor.empty() : tensor<f32>
    %26 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%25 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %27 = tensor.empty() : tensor<2x10x10xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<f32>) outs(%27 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10x10xf32>
    %29 = tensor.empty() : tensor<2x10x10xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %24, %28 : tensor<2x10x10xi1>, tensor<2x10x10xf32>, tensor<2x10x10xf32>) outs(%29 : tensor<2x10x10xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %66 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %31 = tensor.empty() : tensor<2x10x10xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x10x10xf32>) outs(%31 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10x10xf32>
    %33 = tensor.empty() : tensor<2x10x8xf32>
    %34 = linalg.fill ins(%cst_2 : f32) outs(%33 : tensor<2x10x8xf32>) -> tensor<2x10x8xf32>
    %35 = linalg.batch_matmul ins(%32, %arg3 : tensor<2x10x10xf32>, tensor<2x10x8xf32>) outs(%34 : tensor<2x10x8xf32>) -> tensor<2x10x8xf32>
    %36 = tensor.empty() : tensor<2x8x10xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x10x8xf32>) outs(%36 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x10xf32>
    %38 = tensor.empty() : tensor<2x10x10xf32>
    %39 = linalg.fill ins(%cst_2 : f32) outs(%38 : tensor<2x10x10xf32>) -> tensor<2x10x10xf32>
    %40 = linalg.batch_matmul ins(%arg3, %37 : tensor<2x10x8xf32>, tensor<2x8x10xf32>) outs(%39 : tensor<2x10x10xf32>) -> tensor<2x10x10xf32>
    %41 = tensor.empty() : tensor<2x10x10xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x10x10xf32>) outs(%41 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %43 = tensor.empty() : tensor<2x10x10xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %42, %28 : tensor<2x10x10xi1>, tensor<2x10x10xf32>, tensor<2x10x10xf32>) outs(%43 : tensor<2x10x10xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %66 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %45 = tensor.empty() : tensor<2x10x10xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %22 : tensor<2x10x10xf32>, tensor<2x10x10xf32>) outs(%45 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.mulf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %47 = tensor.empty() : tensor<2x10xf32>
    %48 = linalg.fill ins(%cst_2 : f32) outs(%47 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<2x10x10xf32>) outs(%48 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %out, %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x10xf32>
    %50 = tensor.empty() : tensor<2x10x10xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x10xf32>) outs(%50 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10x10xf32>
    %52 = tensor.empty() : tensor<2x10x10xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %51 : tensor<2x10x10xf32>, tensor<2x10x10xf32>) outs(%52 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.subf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %54 = tensor.empty() : tensor<2x10x10xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %53 : tensor<2x10x10xf32>, tensor<2x10x10xf32>) outs(%54 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %66 = arith.mulf %in, %in_3 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %56 = tensor.empty() : tensor<2x10x10xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x10x10xf32>) outs(%56 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst_1 : f32
      linalg.yield %66 : f32
    } -> tensor<2x10x10xf32>
    %58 = tensor.empty() : tensor<2x10x8xf32>
    %59 = linalg.fill ins(%cst_2 : f32) outs(%58 : tensor<2x10x8xf32>) -> tensor<2x10x8xf32>
    %60 = linalg.batch_matmul ins(%57, %arg1 : tensor<2x10x10xf32>, tensor<2x10x8xf32>) outs(%59 : tensor<2x10x8xf32>) -> tensor<2x10x8xf32>
    %61 = tensor.empty() : tensor<2x10x10xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x10x10xf32>) outs(%61 : tensor<2x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10x10xf32>
    %63 = tensor.empty() : tensor<2x10x8xf32>
    %64 = linalg.fill ins(%cst_2 : f32) outs(%63 : tensor<2x10x8xf32>) -> tensor<2x10x8xf32>
    %65 = linalg.batch_matmul ins(%62, %arg0 : tensor<2x10x10xf32>, tensor<2x10x8xf32>) outs(%64 : tensor<2x10x8xf32>) -> tensor<2x10x8xf32>
    util.return %60, %65, %35 : tensor<2x10x8xf32>, tensor<2x10x8xf32>, tensor<2x10x8xf32>
  }
}