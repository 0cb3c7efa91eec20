#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_open_two_batches_logit_difference_soft_cap attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<?x64xbf16>, %arg1: tensor<64x200xbf16>, %arg2: tensor<?x64xbf16>) -> (tensor<?x200xf32> {jax.result_info = "result[0]"}, tensor<?xi32> {jax.result_info = "result[1]"}, tensor<?xf32> {jax.result_info = "result[2]"}, tensor<?x?xbf16> {jax.result_info = "result[3]"}) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0x7F800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<3.000000e+01> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x64xbf16>
    %0 = arith.index_cast %dim : index to i32
    %dim_6 = tensor.dim %arg2, %c0 : tensor<?x64xbf16>
    %1 = arith.index_cast %dim_6 : index to i32
    %2 = tensor.empty(%dim) : tensor<?x200xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<?x200xf32>) -> tensor<?x200xf32>
    %4 = linalg.matmul ins(%arg0, %arg1 : tensor<?x64xbf16>, tensor<64x200xbf16>) outs(%3 : tensor<?x200xf32>) -> tensor<?x200xf32>
    %5 = arith.index_cast %0 : i32 to index
    %6 = tensor.empty(%5) : tensor<?x200xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%6 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x200xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<?x200xf32>, tensor<?x200xf32>) outs(%2 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.divf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<?x200xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x200xf32>) outs(%2 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = math.tanh %in : f32
      linalg.yield %59 : f32
    } -> tensor<?x200xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<?x200xf32>, tensor<?x200xf32>) outs(%6 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.mulf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<?x200xf32>
    %11 = tensor.empty(%dim_6) : tensor<?x200xf32>
    %12 = linalg.fill ins(%cst_2 : f32) outs(%11 : tensor<?x200xf32>) -> tensor<?x200xf32>
    %13 = linalg.matmul ins(%arg2, %arg1 : tensor<?x64xbf16>, tensor<64x200xbf16>) outs(%12 : tensor<?x200xf32>) -> tensor<?x200xf32>
    %14 = tensor.empty(%5) : tensor<?xf32>
    %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<?xf32>) -> tensor<?xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<?x200xf32>) outs(%15 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.maximumf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%14 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%17, %16 : tensor<?xf32>, tensor<?xf32>) outs(%14 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.maximumf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?xf32>) outs(%6 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x200xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %19 : tensor<?x200xf32>, tensor<?x200xf32>) outs(%6 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.subf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<?x200xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x200xf32>) outs(%6 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = math.exp %in : f32
      linalg.yield %59 : f32
    } -> tensor<?x200xf32>
    %22 = linalg.fill ins(%cst_2 : f32) outs(%14 : tensor<?xf32>) -> tensor<?xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<?x200xf32>) outs(%22 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %24 = tensor.empty(%5) : tensor<?x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<?xf32>) outs(%24 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<?x1xf32>) outs(%24 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = math.log %in : f32
      linalg.yield %59 : f32
    } -> tensor<?x1xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<?x1xf32>) outs(%6 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x200xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %27 : tensor<?x200xf32>, tensor<?x200xf32>) outs(%6 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.subf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<?x200xf32>
    %29 = tensor.empty(%5) : tensor<?x200xi32>
    %30 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%29 : tensor<?x200xi32>) {
    ^bb0(%out: i32):
      %59 = linalg.index 1 : index
      %60 = arith.index_cast %59 : index to i32
      linalg.yield %60 : i32
    } -> tensor<?x200xi32>
    %31 = tensor.empty(%5) : tensor<?xi32>
    %32 = linalg.fill ins(%c0_i32 : i32) outs(%31 : tensor<?xi32>) -> tensor<?xi32>
    %33:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%10, %30 : tensor<?x200xf32>, tensor<?x200xi32>) outs(%15, %32 : tensor<?xf32>, tensor<?xi32>) {
    ^bb0(%in: f32, %in_7: i32, %out: f32, %out_8: i32):
      %59 = arith.cmpf ogt, %out, %in : f32
      %60 = arith.cmpf une, %out, %out : f32
      %61 = arith.ori %59, %60 : i1
      %62 = arith.cmpf oeq, %out, %in : f32
      %63 = arith.cmpi slt, %out_8, %in_7 : i32
      %64 = arith.andi %62, %63 : i1
      %65 = arith.ori %61, %64 : i1
      %66 = arith.select %61, %out, %in : f32
      %67 = arith.select %65, %out_8, %in_7 : i32
      linalg.yield %66, %67 : f32, i32
    } -> (tensor<?xf32>, tensor<?xi32>)
    %34 = tensor.empty(%dim_6) : tensor<?xf32>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%34 : tensor<?xf32>) -> tensor<?xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<?x200xf32>) outs(%35 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.maximumf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %37 = arith.index_cast %1 : i32 to index
    %38 = tensor.empty(%37) : tensor<?xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%38 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%39, %36 : tensor<?xf32>, tensor<?xf32>) outs(%38 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.maximumf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %41 = tensor.empty(%37) : tensor<?xi1>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%40 : tensor<?xf32>) outs(%41 : tensor<?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %59 = math.absf %in : f32
      %60 = arith.cmpf one, %59, %cst_0 : f32
      linalg.yield %60 : i1
    } -> tensor<?xi1>
    %43 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%38 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%42, %40, %43 : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs(%38 : tensor<?xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %59 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %45 = tensor.empty(%37) : tensor<?x200xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<?xf32>) outs(%45 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x200xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %46 : tensor<?x200xf32>, tensor<?x200xf32>) outs(%11 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.subf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<?x200xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<?x200xf32>) outs(%11 : tensor<?x200xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = math.exp %in : f32
      linalg.yield %59 : f32
    } -> tensor<?x200xf32>
    %49 = linalg.fill ins(%cst_2 : f32) outs(%34 : tensor<?xf32>) -> tensor<?xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<?x200xf32>) outs(%49 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%50 : tensor<?xf32>) outs(%34 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = math.absf %in : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%51 : tensor<?xf32>) outs(%34 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = math.log %in : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%52, %44 : tensor<?xf32>, tensor<?xf32>) outs(%34 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.addf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %54 = tensor.empty(%dim_6) : tensor<64x?xbf16>
    %55 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?x64xbf16>) outs(%54 : tensor<64x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x?xbf16>
    %56 = tensor.empty(%dim, %dim_6) : tensor<?x?xbf16>
    %57 = linalg.fill ins(%cst : bf16) outs(%56 : tensor<?x?xbf16>) -> tensor<?x?xbf16>
    %58 = linalg.matmul ins(%arg0, %55 : tensor<?x64xbf16>, tensor<64x?xbf16>) outs(%57 : tensor<?x?xbf16>) -> tensor<?x?xbf16>
    return %28, %33#1, %53, %58 : tensor<?x200xf32>, tensor<?xi32>, tensor<?xf32>, tensor<?x?xbf16>
  }
}

