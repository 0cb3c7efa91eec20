#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
module @jit_open_decode_valid_lengths_lse attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<?x4x64xf32>, %arg1: tensor<?x?x2x64xf32>, %arg2: tensor<?x?x2x64xf32>, %arg3: tensor<?xi32>) -> (tensor<?x4x64xf32> {jax.result_info = "result[0]"}, tensor<?x2x2xf32> {jax.result_info = "result[1]"}) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %cst_1 = arith.constant dense<8.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1> : tensor<i32>
    %cst_3 = arith.constant dense<0> : tensor<i32>
    %cst_4 = arith.constant dense<-1.000000e+30> : tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x64xf32>
    %0 = arith.index_cast %dim : index to i32
    %dim_5 = tensor.dim %arg1, %c1 : tensor<?x?x2x64xf32>
    %1 = arith.index_cast %dim_5 : index to i32
    %from_elements = tensor.from_elements %0, %c2_i32, %c2_i32, %c64_i32 : tensor<4xi32>
    %2 = tensor.reshape %arg0(%from_elements) : (tensor<?x4x64xf32>, tensor<4xi32>) -> tensor<?x2x2x64xf32>
    %dim_6 = tensor.dim %2, %c0 : tensor<?x2x2x64xf32>
    %3 = tensor.empty(%dim_6, %dim_5) : tensor<?x2x2x?xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<?x2x2x?xf32>) -> tensor<?x2x2x?xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%2, %arg1 : tensor<?x2x2x64xf32>, tensor<?x?x2x64xf32>) outs(%4 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %48 = arith.mulf %in, %in_11 : f32
      %49 = arith.addf %out, %48 : f32
      linalg.yield %49 : f32
    } -> tensor<?x2x2x?xf32>
    %6 = arith.index_cast %0 : i32 to index
    %7 = arith.index_cast %1 : i32 to index
    %8 = tensor.empty(%6, %7) : tensor<?x2x2x?xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%8 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x2x?xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %9 : tensor<?x2x2x?xf32>, tensor<?x2x2x?xf32>) outs(%3 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %48 = arith.divf %in, %in_11 : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2x?xf32>
    %11 = tensor.empty(%7) : tensor<?xi32>
    %12 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%11 : tensor<?xi32>) {
    ^bb0(%out: i32):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i32
      linalg.yield %49 : i32
    } -> tensor<?xi32>
    %13 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel"]} ins(%cst_2 : tensor<i32>) outs(%11 : tensor<?xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?xi32>
    %14 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%13, %12 : tensor<?xi32>, tensor<?xi32>) outs(%11 : tensor<?xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %48 = arith.muli %in, %in_11 : i32
      linalg.yield %48 : i32
    } -> tensor<?xi32>
    %15 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel"]} ins(%cst_3 : tensor<i32>) outs(%11 : tensor<?xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?xi32>
    %16 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%15, %14 : tensor<?xi32>, tensor<?xi32>) outs(%11 : tensor<?xi32>) {
    ^bb0(%in: i32, %in_11: i32, %out: i32):
      %48 = arith.addi %in, %in_11 : i32
      linalg.yield %48 : i32
    } -> tensor<?xi32>
    %from_elements_7 = tensor.from_elements %0, %c1_i32 : tensor<2xi32>
    %17 = tensor.reshape %arg3(%from_elements_7) : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %18 = tensor.empty(%6, %7) : tensor<?x?xi32>
    %19 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<?xi32>) outs(%18 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x?xi32>
    %20 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<?x1xi32>) outs(%18 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x?xi32>
    %21 = tensor.empty(%6, %7) : tensor<?x?xi1>
    %22 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%21 : tensor<?x?xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %in_11 : i32
      linalg.yield %48 : i1
    } -> tensor<?x?xi1>
    %from_elements_8 = tensor.from_elements %0, %c1_i32, %c1_i32, %1 : tensor<4xi32>
    %23 = tensor.reshape %22(%from_elements_8) : (tensor<?x?xi1>, tensor<4xi32>) -> tensor<?x1x1x?xi1>
    %24 = tensor.empty(%6, %7) : tensor<?x2x2x?xi1>
    %25 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<?x1x1x?xi1>) outs(%24 : tensor<?x2x2x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<?x2x2x?xi1>
    %26 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%8 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x2x?xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %10, %26 : tensor<?x2x2x?xi1>, tensor<?x2x2x?xf32>, tensor<?x2x2x?xf32>) outs(%3 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %48 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2x?xf32>
    %28 = tensor.empty(%dim_6) : tensor<?x2x2xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<?x2x2x?xf32>) outs(%29 : tensor<?x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.maximumf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2xf32>
    %31 = tensor.empty(%6) : tensor<?x2x2x1xf32>
    %32 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<?x2x2xf32>) outs(%31 : tensor<?x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x2x1xf32>
    %33 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<?x2x2xf32>) outs(%8 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x2x?xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %33 : tensor<?x2x2x?xf32>, tensor<?x2x2x?xf32>) outs(%3 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %48 = arith.subf %in, %in_11 : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2x?xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<?x2x2x?xf32>) outs(%3 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2x?xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<?x2x2x?xf32>) outs(%36 : tensor<?x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2xf32>
    %38 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<?x2x2xf32>) outs(%31 : tensor<?x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x2x1xf32>
    %39 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<?x2x2xf32>) outs(%8 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x2x?xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %39 : tensor<?x2x2x?xf32>, tensor<?x2x2x?xf32>) outs(%3 : tensor<?x2x2x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %48 = arith.divf %in, %in_11 : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2x?xf32>
    %41 = tensor.empty(%dim_6) : tensor<?x2x2x64xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<?x2x2x64xf32>) -> tensor<?x2x2x64xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%40, %arg2 : tensor<?x2x2x?xf32>, tensor<?x?x2x64xf32>) outs(%42 : tensor<?x2x2x64xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %48 = arith.mulf %in, %in_11 : f32
      %49 = arith.addf %out, %48 : f32
      linalg.yield %49 : f32
    } -> tensor<?x2x2x64xf32>
    %from_elements_9 = tensor.from_elements %0, %c4_i32, %c64_i32 : tensor<3xi32>
    %44 = tensor.reshape %43(%from_elements_9) : (tensor<?x2x2x64xf32>, tensor<3xi32>) -> tensor<?x4x64xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<?x2x2x1xf32>) outs(%31 : tensor<?x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.log %in : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2x1xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %45 : tensor<?x2x2x1xf32>, tensor<?x2x2x1xf32>) outs(%31 : tensor<?x2x2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %48 = arith.addf %in, %in_11 : f32
      linalg.yield %48 : f32
    } -> tensor<?x2x2x1xf32>
    %from_elements_10 = tensor.from_elements %0, %c2_i32, %c2_i32 : tensor<3xi32>
    %47 = tensor.reshape %46(%from_elements_10) : (tensor<?x2x2x1xf32>, tensor<3xi32>) -> tensor<?x2x2xf32>
    return %44, %47 : tensor<?x4x64xf32>, tensor<?x2x2xf32>
  }
}

