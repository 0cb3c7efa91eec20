#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
module @jit_derivatives_through_solve_by_cg_custom_linear_solve_while attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8xf32> {jax.result_info = "result[1]"}) {
    %cst = arith.constant 2.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c12_i32 = arith.constant 12 : i32
    %cst_0 = arith.constant 9.99999943E-11 : f32
    %cst_1 = arith.constant 8.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<8x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %2 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = linalg.matmul ins(%arg0, %1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = tensor.empty() : tensor<8x8xi32>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %36 = linalg.index 0 : index
      %37 = arith.index_cast %36 : index to i32
      linalg.yield %37 : i32
    } -> tensor<8x8xi32>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %36 = linalg.index 1 : index
      %37 = arith.index_cast %36 : index to i32
      linalg.yield %37 : i32
    } -> tensor<8x8xi32>
    %7 = tensor.empty() : tensor<8x8xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %6 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%7 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_5: i32, %out: i1):
      %36 = arith.cmpi eq, %in, %in_5 : i32
      linalg.yield %36 : i1
    } -> tensor<8x8xi1>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<8x8xi1>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %36 = arith.uitofp %in : i1 to f32
      linalg.yield %36 : f32
    } -> tensor<8x8xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.mulf %in, %cst_1 : f32
      linalg.yield %36 : f32
    } -> tensor<8x8xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %10 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %36 = arith.addf %in, %in_5 : f32
      linalg.yield %36 : f32
    } -> tensor<8x8xf32>
    %12 = tensor.empty() : tensor<f32>
    %13 = linalg.fill ins(%cst_2 : f32) outs(%12 : tensor<f32>) -> tensor<f32>
    %14 = linalg.dot ins(%arg1, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %14[] : tensor<f32>
      %36 = arith.addf %extracted, %cst_2 : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %15[] : tensor<f32>
      %36 = arith.mulf %extracted, %cst_0 : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %16[] : tensor<f32>
      %36 = arith.maximumf %extracted, %cst_2 : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %18 = tensor.empty() : tensor<8xf32>
    %19 = linalg.fill ins(%cst_2 : f32) outs(%18 : tensor<8xf32>) -> tensor<8xf32>
    %20 = linalg.matvec ins(%11, %cst_3 : tensor<8x8xf32>, tensor<8xf32>) outs(%19 : tensor<8xf32>) -> tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg1, %20 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %36 = arith.subf %in, %in_5 : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %22 = linalg.dot ins(%21, %21 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %22[] : tensor<f32>
      %36 = arith.addf %extracted, %cst_2 : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %24:5 = scf.while (%arg2 = %cst_3, %arg3 = %21, %arg4 = %23, %arg5 = %21, %arg6 = %cst_4) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i32>) {
      %36 = tensor.empty() : tensor<i1>
      %37 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%36 : tensor<i1>) {
      ^bb0(%out: i1):
        %extracted_5 = tensor.extract %17[] : tensor<f32>
        %extracted_6 = tensor.extract %arg4[] : tensor<f32>
        %40 = arith.cmpf ogt, %extracted_6, %extracted_5 : f32
        linalg.yield %40 : i1
      } -> tensor<i1>
      %38 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%36 : tensor<i1>) {
      ^bb0(%out: i1):
        %extracted_5 = tensor.extract %arg6[] : tensor<i32>
        %40 = arith.cmpi slt, %extracted_5, %c12_i32 : i32
        linalg.yield %40 : i1
      } -> tensor<i1>
      %39 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%36 : tensor<i1>) {
      ^bb0(%out: i1):
        %extracted_5 = tensor.extract %38[] : tensor<i1>
        %extracted_6 = tensor.extract %37[] : tensor<i1>
        %40 = arith.andi %extracted_6, %extracted_5 : i1
        linalg.yield %40 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %39[] : tensor<i1>
      scf.condition(%extracted) %arg2, %arg3, %arg4, %arg5, %arg6 : tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i32>
    } do {
    ^bb0(%arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<f32>, %arg5: tensor<8xf32>, %arg6: tensor<i32>):
      %36 = linalg.matvec ins(%11, %arg5 : tensor<8x8xf32>, tensor<8xf32>) outs(%19 : tensor<8xf32>) -> tensor<8xf32>
      %37 = linalg.dot ins(%arg5, %36 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
      %38 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %37[] : tensor<f32>
        %53 = arith.addf %extracted, %cst_2 : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %39 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %38[] : tensor<f32>
        %extracted_5 = tensor.extract %arg4[] : tensor<f32>
        %53 = arith.divf %extracted_5, %extracted : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %40 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%18 : tensor<8xf32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %39[] : tensor<f32>
        linalg.yield %extracted : f32
      } -> tensor<8xf32>
      %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%40, %arg5 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.mulf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %41 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.addf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%40, %36 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.mulf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg3, %43 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.subf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %45 = linalg.dot ins(%44, %44 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
      %46 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %45[] : tensor<f32>
        %53 = arith.addf %extracted, %cst_2 : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %47 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %arg4[] : tensor<f32>
        %extracted_5 = tensor.extract %46[] : tensor<f32>
        %53 = arith.divf %extracted_5, %extracted : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %48 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%18 : tensor<8xf32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %47[] : tensor<f32>
        linalg.yield %extracted : f32
      } -> tensor<8xf32>
      %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%48, %arg5 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.mulf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%44, %49 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.addf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %51 = tensor.empty() : tensor<i32>
      %52 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%51 : tensor<i32>) {
      ^bb0(%out: i32):
        %extracted = tensor.extract %arg6[] : tensor<i32>
        %53 = arith.addi %extracted, %c1_i32 : i32
        linalg.yield %53 : i32
      } -> tensor<i32>
      scf.yield %42, %44, %46, %50, %52 : tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i32>
    }
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%24#0, %24#0 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %36 = arith.mulf %in, %in_5 : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%24#0 : tensor<8xf32>) outs(%18 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.mulf %in, %cst : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%25 : tensor<8xf32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %28 = linalg.dot ins(%26, %26 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %28[] : tensor<f32>
      %36 = arith.addf %extracted, %cst_2 : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %29[] : tensor<f32>
      %36 = arith.mulf %extracted, %cst_0 : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %30[] : tensor<f32>
      %36 = arith.maximumf %extracted, %cst_2 : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%26, %20 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %36 = arith.subf %in, %in_5 : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %33 = linalg.dot ins(%32, %32 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %33[] : tensor<f32>
      %36 = arith.addf %extracted, %cst_2 : f32
      linalg.yield %36 : f32
    } -> tensor<f32>
    %35:5 = scf.while (%arg2 = %cst_3, %arg3 = %32, %arg4 = %34, %arg5 = %32, %arg6 = %cst_4) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i32>) {
      %36 = tensor.empty() : tensor<i1>
      %37 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%36 : tensor<i1>) {
      ^bb0(%out: i1):
        %extracted_5 = tensor.extract %31[] : tensor<f32>
        %extracted_6 = tensor.extract %arg4[] : tensor<f32>
        %40 = arith.cmpf ogt, %extracted_6, %extracted_5 : f32
        linalg.yield %40 : i1
      } -> tensor<i1>
      %38 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%36 : tensor<i1>) {
      ^bb0(%out: i1):
        %extracted_5 = tensor.extract %arg6[] : tensor<i32>
        %40 = arith.cmpi slt, %extracted_5, %c12_i32 : i32
        linalg.yield %40 : i1
      } -> tensor<i1>
      %39 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%36 : tensor<i1>) {
      ^bb0(%out: i1):
        %extracted_5 = tensor.extract %38[] : tensor<i1>
        %extracted_6 = tensor.extract %37[] : tensor<i1>
        %40 = arith.andi %extracted_6, %extracted_5 : i1
        linalg.yield %40 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %39[] : tensor<i1>
      scf.condition(%extracted) %arg2, %arg3, %arg4, %arg5, %arg6 : tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i32>
    } do {
    ^bb0(%arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<f32>, %arg5: tensor<8xf32>, %arg6: tensor<i32>):
      %36 = linalg.matvec ins(%11, %arg5 : tensor<8x8xf32>, tensor<8xf32>) outs(%19 : tensor<8xf32>) -> tensor<8xf32>
      %37 = linalg.dot ins(%arg5, %36 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
      %38 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %37[] : tensor<f32>
        %53 = arith.addf %extracted, %cst_2 : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %39 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %38[] : tensor<f32>
        %extracted_5 = tensor.extract %arg4[] : tensor<f32>
        %53 = arith.divf %extracted_5, %extracted : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %40 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%18 : tensor<8xf32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %39[] : tensor<f32>
        linalg.yield %extracted : f32
      } -> tensor<8xf32>
      %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%40, %arg5 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.mulf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %41 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.addf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%40, %36 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.mulf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg3, %43 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.subf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %45 = linalg.dot ins(%44, %44 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
      %46 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %45[] : tensor<f32>
        %53 = arith.addf %extracted, %cst_2 : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %47 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<f32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %arg4[] : tensor<f32>
        %extracted_5 = tensor.extract %46[] : tensor<f32>
        %53 = arith.divf %extracted_5, %extracted : f32
        linalg.yield %53 : f32
      } -> tensor<f32>
      %48 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%18 : tensor<8xf32>) {
      ^bb0(%out: f32):
        %extracted = tensor.extract %47[] : tensor<f32>
        linalg.yield %extracted : f32
      } -> tensor<8xf32>
      %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%48, %arg5 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.mulf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%44, %49 : tensor<8xf32>, tensor<8xf32>) outs(%18 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %53 = arith.addf %in, %in_5 : f32
        linalg.yield %53 : f32
      } -> tensor<8xf32>
      %51 = tensor.empty() : tensor<i32>
      %52 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%51 : tensor<i32>) {
      ^bb0(%out: i32):
        %extracted = tensor.extract %arg6[] : tensor<i32>
        %53 = arith.addi %extracted, %c1_i32 : i32
        linalg.yield %53 : i32
      } -> tensor<i32>
      scf.yield %42, %44, %46, %50, %52 : tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i32>
    }
    return %27, %35#0 : tensor<f32>, tensor<8xf32>
  }
}

