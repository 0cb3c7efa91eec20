module @jit_weighted_kmeans_step_with_inertia {
  util.func public @main(%arg0: tensor<53x5xf32>, %arg1: tensor<7x5xf32>, %arg2: tensor<53xf32>) -> (tensor<7x5xf32>, tensor<53xi32>, tensor<f32>) {
    %cst = arith.constant 9.99999971E-10 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<53xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2 : tensor<53xf32>) outs(%0 : tensor<53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<53xf32>
    %2 = tensor.empty() : tensor<53xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<53xf32>) outs(%2 : tensor<53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<53xf32>
    %4 = tensor.empty() : tensor<53xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3 : tensor<53xf32>) outs(%4 : tensor<53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %cst_3 : f32
      linalg.yield %82 : f32
    } -> tensor<53xf32>
    %6 = tensor.empty() : tensor<53xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<53xf32>) outs(%6 : tensor<53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %cst_3, %in : f32
      linalg.yield %82 : f32
    } -> tensor<53xf32>
    %8 = tensor.empty() : tensor<53x5xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<53x5xf32>) outs(%8 : tensor<53x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %in : f32
      linalg.yield %82 : f32
    } -> tensor<53x5xf32>
    %10 = tensor.empty() : tensor<53xf32>
    %11 = linalg.fill ins(%cst_2 : f32) outs(%10 : tensor<53xf32>) -> tensor<53xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<53x5xf32>) outs(%11 : tensor<53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<53xf32>
    %13 = tensor.empty() : tensor<53x5xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<53x5xf32>) outs(%13 : tensor<53x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst_1 : f32
      linalg.yield %82 : f32
    } -> tensor<53x5xf32>
    %15 = tensor.empty() : tensor<5x7xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7x5xf32>) outs(%15 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7xf32>
    %17 = tensor.empty() : tensor<53x7xf32>
    %18 = linalg.fill ins(%cst_2 : f32) outs(%17 : tensor<53x7xf32>) -> tensor<53x7xf32>
    %19 = linalg.matmul ins(%14, %16 : tensor<53x5xf32>, tensor<5x7xf32>) outs(%18 : tensor<53x7xf32>) -> tensor<53x7xf32>
    %20 = tensor.empty() : tensor<53x7xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<53xf32>) outs(%20 : tensor<53x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<53x7xf32>
    %22 = tensor.empty() : tensor<53x7xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %19 : tensor<53x7xf32>, tensor<53x7xf32>) outs(%22 : tensor<53x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %82 = arith.subf %in, %in_4 : f32
      linalg.yield %82 : f32
    } -> tensor<53x7xf32>
    %24 = tensor.empty() : tensor<7x5xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7x5xf32>) outs(%24 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %in : f32
      linalg.yield %82 : f32
    } -> tensor<7x5xf32>
    %26 = tensor.empty() : tensor<7xf32>
    %27 = linalg.fill ins(%cst_2 : f32) outs(%26 : tensor<7xf32>) -> tensor<7xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<7x5xf32>) outs(%27 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<7xf32>
    %29 = tensor.empty() : tensor<53x7xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<7xf32>) outs(%29 : tensor<53x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<53x7xf32>
    %31 = tensor.empty() : tensor<53x7xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %30 : tensor<53x7xf32>, tensor<53x7xf32>) outs(%31 : tensor<53x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %82 = arith.addf %in, %in_4 : f32
      linalg.yield %82 : f32
    } -> tensor<53x7xf32>
    %33 = tensor.empty() : tensor<53x7xi32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%33 : tensor<53x7xi32>) {
    ^bb0(%out: i32):
      %82 = linalg.index 1 : index
      %83 = arith.index_cast %82 : index to i32
      linalg.yield %83 : i32
    } -> tensor<53x7xi32>
    %35 = tensor.empty() : tensor<53xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<53xf32>) -> tensor<53xf32>
    %37 = tensor.empty() : tensor<53xi32>
    %38 = linalg.fill ins(%c0_i32 : i32) outs(%37 : tensor<53xi32>) -> tensor<53xi32>
    %39:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%32, %34 : tensor<53x7xf32>, tensor<53x7xi32>) outs(%36, %38 : tensor<53xf32>, tensor<53xi32>) {
    ^bb0(%in: f32, %in_4: i32, %out: f32, %out_5: i32):
      %82 = arith.cmpf olt, %out, %in : f32
      %83 = arith.cmpf une, %out, %out : f32
      %84 = arith.ori %82, %83 : i1
      %85 = arith.cmpf oeq, %out, %in : f32
      %86 = arith.cmpi slt, %out_5, %in_4 : i32
      %87 = arith.andi %85, %86 : i1
      %88 = arith.ori %84, %87 : i1
      %89 = arith.select %84, %out, %in : f32
      %90 = arith.select %88, %out_5, %in_4 : i32
      linalg.yield %89, %90 : f32, i32
    } -> (tensor<53xf32>, tensor<53xi32>)
    %40 = tensor.empty() : tensor<1x7xi32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%40 : tensor<1x7xi32>) {
    ^bb0(%out: i32):
      %82 = linalg.index 1 : index
      %83 = arith.index_cast %82 : index to i32
      linalg.yield %83 : i32
    } -> tensor<1x7xi32>
    %42 = tensor.empty() : tensor<53x7xi32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39#1 : tensor<53xi32>) outs(%42 : tensor<53x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<53x7xi32>
    %44 = tensor.empty() : tensor<53x7xi32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<1x7xi32>) outs(%44 : tensor<53x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<53x7xi32>
    %46 = tensor.empty() : tensor<53x7xi1>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<53x7xi32>, tensor<53x7xi32>) outs(%46 : tensor<53x7xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %82 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %82 : i1
    } -> tensor<53x7xi1>
    %48 = tensor.empty() : tensor<53x7xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<53x7xi1>) outs(%48 : tensor<53x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %82 = arith.uitofp %in : i1 to f32
      linalg.yield %82 : f32
    } -> tensor<53x7xf32>
    %50 = tensor.empty() : tensor<53x7xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<53xf32>) outs(%50 : tensor<53x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<53x7xf32>
    %52 = tensor.empty() : tensor<53x7xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%49, %51 : tensor<53x7xf32>, tensor<53x7xf32>) outs(%52 : tensor<53x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %82 = arith.mulf %in, %in_4 : f32
      linalg.yield %82 : f32
    } -> tensor<53x7xf32>
    %54 = tensor.empty() : tensor<7xf32>
    %55 = linalg.fill ins(%cst_2 : f32) outs(%54 : tensor<7xf32>) -> tensor<7xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%53 : tensor<53x7xf32>) outs(%55 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<7xf32>
    %expanded = tensor.expand_shape %56 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %57 = tensor.empty() : tensor<7x1xi1>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xf32>) outs(%57 : tensor<7x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %82 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %82 : i1
    } -> tensor<7x1xi1>
    %59 = tensor.empty() : tensor<7x53xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<53x7xf32>) outs(%59 : tensor<7x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x53xf32>
    %61 = tensor.empty() : tensor<7x5xf32>
    %62 = linalg.fill ins(%cst_2 : f32) outs(%61 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %63 = linalg.matmul ins(%60, %arg0 : tensor<7x53xf32>, tensor<53x5xf32>) outs(%62 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %64 = tensor.empty() : tensor<7xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%56 : tensor<7xf32>) outs(%64 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.maximumf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<7xf32>
    %66 = tensor.empty() : tensor<7x5xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<7xf32>) outs(%66 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %68 = tensor.empty() : tensor<7x5xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%63, %67 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%68 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %82 = arith.divf %in, %in_4 : f32
      linalg.yield %82 : f32
    } -> tensor<7x5xf32>
    %70 = tensor.empty() : tensor<7x5xi1>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<7x1xi1>) outs(%70 : tensor<7x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x5xi1>
    %72 = tensor.empty() : tensor<7x5xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%71, %69, %arg1 : tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) outs(%72 : tensor<7x5xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %82 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %82 : f32
    } -> tensor<7x5xf32>
    %74 = tensor.empty() : tensor<53xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<53xf32>) -> tensor<53xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<53x7xf32>) outs(%75 : tensor<53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.minimumf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<53xf32>
    %77 = tensor.empty() : tensor<53xf32>
    %78 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7, %76 : tensor<53xf32>, tensor<53xf32>) outs(%77 : tensor<53xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %82 = arith.mulf %in, %in_4 : f32
      linalg.yield %82 : f32
    } -> tensor<53xf32>
    %79 = tensor.empty() : tensor<f32>
    %80 = linalg.fill ins(%cst_2 : f32) outs(%79 : tensor<f32>) -> tensor<f32>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%78 : tensor<53xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    util.return %73, %39#1, %81 : tensor<7x5xf32>, tensor<53xi32>, tensor<f32>
  }
}