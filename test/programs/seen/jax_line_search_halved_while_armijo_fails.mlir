module @jit_line_search_halved_while_armijo_fails {
  util.func public @main(%arg0: tensor<9x5xf32>, %arg1: tensor<9xf32>, %arg2: tensor<5xf32>) -> (tensor<5xf32>, tensor<f32>) {
    %cst = arith.constant 0.111111112 : f32
    %cst_0 = arith.constant 1.000000e-03 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 9.000000e+00 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<4.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<9xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<9xf32>) -> tensor<9xf32>
    %2 = linalg.matvec ins(%arg0, %arg2 : tensor<9x5xf32>, tensor<5xf32>) outs(%1 : tensor<9xf32>) -> tensor<9xf32>
    %3 = tensor.empty() : tensor<9xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2, %arg1 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.subf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<9xf32>
    %5 = tensor.empty() : tensor<9xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %in : f32
      linalg.yield %30 : f32
    } -> tensor<9xf32>
    %7 = tensor.empty() : tensor<9xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<9xf32>) outs(%7 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %cst_3 : f32
      linalg.yield %30 : f32
    } -> tensor<9xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst_4 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%6 : tensor<9xf32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<f32>
    %13 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%11 : tensor<f32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.divf %in, %cst_2 : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%14 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %16 = tensor.empty() : tensor<9xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%15 : tensor<f32>) outs(%16 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %18 = tensor.empty() : tensor<9xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%17, %8 : tensor<9xf32>, tensor<9xf32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.mulf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<9xf32>
    %20 = tensor.empty() : tensor<5xf32>
    %21 = linalg.fill ins(%cst_4 : f32) outs(%20 : tensor<5xf32>) -> tensor<5xf32>
    %22 = linalg.vecmat ins(%19, %arg0 : tensor<9xf32>, tensor<9x5xf32>) outs(%21 : tensor<5xf32>) -> tensor<5xf32>
    %23 = scf.while (%arg3 = %cst_5) : (tensor<f32>) -> tensor<f32> {
      %30 = tensor.empty() : tensor<5xf32>
      %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg3 : tensor<f32>) outs(%30 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5xf32>
      %32 = tensor.empty() : tensor<5xf32>
      %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%31, %22 : tensor<5xf32>, tensor<5xf32>) outs(%32 : tensor<5xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %63 = arith.mulf %in, %in_6 : f32
        linalg.yield %63 : f32
      } -> tensor<5xf32>
      %34 = tensor.empty() : tensor<5xf32>
      %35 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2, %33 : tensor<5xf32>, tensor<5xf32>) outs(%34 : tensor<5xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %63 = arith.subf %in, %in_6 : f32
        linalg.yield %63 : f32
      } -> tensor<5xf32>
      %36 = tensor.empty() : tensor<9xf32>
      %37 = linalg.fill ins(%cst_4 : f32) outs(%36 : tensor<9xf32>) -> tensor<9xf32>
      %38 = linalg.matvec ins(%arg0, %35 : tensor<9x5xf32>, tensor<5xf32>) outs(%37 : tensor<9xf32>) -> tensor<9xf32>
      %39 = tensor.empty() : tensor<9xf32>
      %40 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%38, %arg1 : tensor<9xf32>, tensor<9xf32>) outs(%39 : tensor<9xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %63 = arith.subf %in, %in_6 : f32
        linalg.yield %63 : f32
      } -> tensor<9xf32>
      %41 = tensor.empty() : tensor<9xf32>
      %42 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%40 : tensor<9xf32>) outs(%41 : tensor<9xf32>) {
      ^bb0(%in: f32, %out: f32):
        %63 = arith.mulf %in, %in : f32
        linalg.yield %63 : f32
      } -> tensor<9xf32>
      %43 = tensor.empty() : tensor<f32>
      %44 = linalg.fill ins(%cst_4 : f32) outs(%43 : tensor<f32>) -> tensor<f32>
      %45 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%42 : tensor<9xf32>) outs(%44 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %63 = arith.addf %out, %in : f32
        linalg.yield %63 : f32
      } -> tensor<f32>
      %46 = tensor.empty() : tensor<f32>
      %47 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%45 : tensor<f32>) outs(%46 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %63 = arith.divf %in, %cst_2 : f32
        linalg.yield %63 : f32
      } -> tensor<f32>
      %48 = tensor.empty() : tensor<f32>
      %49 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3 : tensor<f32>) outs(%48 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %63 = arith.mulf %in, %cst_1 : f32
        linalg.yield %63 : f32
      } -> tensor<f32>
      %50 = tensor.empty() : tensor<f32>
      %51 = linalg.fill ins(%cst_4 : f32) outs(%50 : tensor<f32>) -> tensor<f32>
      %52 = linalg.dot ins(%22, %22 : tensor<5xf32>, tensor<5xf32>) outs(%51 : tensor<f32>) -> tensor<f32>
      %53 = tensor.empty() : tensor<f32>
      %54 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%49, %52 : tensor<f32>, tensor<f32>) outs(%53 : tensor<f32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %63 = arith.mulf %in, %in_6 : f32
        linalg.yield %63 : f32
      } -> tensor<f32>
      %55 = tensor.empty() : tensor<f32>
      %56 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%13, %54 : tensor<f32>, tensor<f32>) outs(%55 : tensor<f32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %63 = arith.subf %in, %in_6 : f32
        linalg.yield %63 : f32
      } -> tensor<f32>
      %57 = tensor.empty() : tensor<i1>
      %58 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%47, %56 : tensor<f32>, tensor<f32>) outs(%57 : tensor<i1>) {
      ^bb0(%in: f32, %in_6: f32, %out: i1):
        %63 = arith.cmpf ogt, %in, %in_6 : f32
        linalg.yield %63 : i1
      } -> tensor<i1>
      %59 = tensor.empty() : tensor<i1>
      %60 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3 : tensor<f32>) outs(%59 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %63 = arith.cmpf ogt, %in, %cst_0 : f32
        linalg.yield %63 : i1
      } -> tensor<i1>
      %61 = tensor.empty() : tensor<i1>
      %62 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%58, %60 : tensor<i1>, tensor<i1>) outs(%61 : tensor<i1>) {
      ^bb0(%in: i1, %in_6: i1, %out: i1):
        %63 = arith.andi %in, %in_6 : i1
        linalg.yield %63 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %62[] : tensor<i1>
      scf.condition(%extracted) %arg3 : tensor<f32>
    } do {
    ^bb0(%arg3: tensor<f32>):
      %30 = tensor.empty() : tensor<f32>
      %31 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3 : tensor<f32>) outs(%30 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %32 = arith.mulf %in, %cst_1 : f32
        linalg.yield %32 : f32
      } -> tensor<f32>
      scf.yield %31 : tensor<f32>
    }
    %24 = tensor.empty() : tensor<5xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%23 : tensor<f32>) outs(%24 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %26 = tensor.empty() : tensor<5xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%25, %22 : tensor<5xf32>, tensor<5xf32>) outs(%26 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.mulf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<5xf32>
    %28 = tensor.empty() : tensor<5xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2, %27 : tensor<5xf32>, tensor<5xf32>) outs(%28 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.subf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<5xf32>
    util.return %29, %23 : tensor<5xf32>, tensor<f32>
  }
}