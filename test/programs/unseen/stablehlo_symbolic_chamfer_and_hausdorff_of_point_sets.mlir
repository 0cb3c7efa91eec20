#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<() -> ()>
module @jit_open_chamfer_and_hausdorff_between_point_sets attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<?x16xf32>, %arg1: tensor<?x16xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<?xi32> {jax.result_info = "result[2]"}, tensor<?xi32> {jax.result_info = "result[3]"}) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<9.99999971E-10> : tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = arith.index_cast %dim : index to i32
    %dim_5 = tensor.dim %arg1, %c0 : tensor<?x16xf32>
    %1 = arith.index_cast %dim_5 : index to i32
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.mulf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<?x16xf32>
    %4 = tensor.empty(%dim) : tensor<?xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<?x16xf32>) outs(%5 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<?xf32>
    %7 = arith.index_cast %0 : i32 to index
    %8 = tensor.empty(%7) : tensor<?x16xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%8 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg0 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%8 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.mulf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<?x16xf32>
    %11 = tensor.empty(%dim_5) : tensor<16x?xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x16xf32>) outs(%11 : tensor<16x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x?xf32>
    %13 = tensor.empty(%7, %dim_5) : tensor<?x?xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %15 = linalg.matmul ins(%10, %12 : tensor<?x16xf32>, tensor<16x?xf32>) outs(%14 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %16 = arith.index_cast %1 : i32 to index
    %17 = tensor.empty(%7, %16) : tensor<?x?xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?xf32>) outs(%17 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %15 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%17 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.subf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<?x?xf32>
    %20 = tensor.empty(%dim_5) : tensor<?x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%20 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.mulf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<?x16xf32>
    %22 = tensor.empty(%dim_5) : tensor<?xf32>
    %23 = linalg.fill ins(%cst_1 : f32) outs(%22 : tensor<?xf32>) -> tensor<?xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<?x16xf32>) outs(%23 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<?xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<?xf32>) outs(%17 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %25 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%17 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.addf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<?x?xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%17 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%17 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.maximumf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<?x?xf32>
    %29 = tensor.empty(%7) : tensor<?xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<?xf32>) -> tensor<?xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<?x?xf32>) outs(%30 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.minimumf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<?xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%29 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%31, %32 : tensor<?xf32>, tensor<?xf32>) outs(%29 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.addf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<?xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%33 : tensor<?xf32>) outs(%29 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.sqrt %in : f32
      linalg.yield %63 : f32
    } -> tensor<?xf32>
    %35 = arith.sitofp %0 : i32 to f32
    %36 = tensor.empty() : tensor<f32>
    %37 = linalg.fill ins(%cst_1 : f32) outs(%36 : tensor<f32>) -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%34 : tensor<?xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %38[] : tensor<f32>
    %39 = arith.divf %extracted, %35 : f32
    %40 = tensor.empty(%16) : tensor<?xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<?xf32>) -> tensor<?xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<?x?xf32>) outs(%41 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.minimumf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<?xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%40 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%42, %43 : tensor<?xf32>, tensor<?xf32>) outs(%40 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.addf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<?xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%44 : tensor<?xf32>) outs(%40 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.sqrt %in : f32
      linalg.yield %63 : f32
    } -> tensor<?xf32>
    %46 = arith.sitofp %1 : i32 to f32
    %47 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%45 : tensor<?xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %extracted_6 = tensor.extract %47[] : tensor<f32>
    %48 = arith.divf %extracted_6, %46 : f32
    %49 = arith.addf %39, %48 : f32
    %from_elements = tensor.from_elements %49 : tensor<f32>
    %50 = linalg.fill ins(%cst : f32) outs(%36 : tensor<f32>) -> tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%31 : tensor<?xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.maximumf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %52 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%42 : tensor<?xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.maximumf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%51, %52 : tensor<f32>, tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %63 = arith.maximumf %in, %in_7 : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %54 = tensor.empty(%7, %16) : tensor<?x?xi32>
    %55 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%54 : tensor<?x?xi32>) {
    ^bb0(%out: i32):
      %63 = linalg.index 1 : index
      %64 = arith.index_cast %63 : index to i32
      linalg.yield %64 : i32
    } -> tensor<?x?xi32>
    %56 = tensor.empty(%7) : tensor<?xi32>
    %57 = linalg.fill ins(%c0_i32 : i32) outs(%56 : tensor<?xi32>) -> tensor<?xi32>
    %58:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%28, %55 : tensor<?x?xf32>, tensor<?x?xi32>) outs(%30, %57 : tensor<?xf32>, tensor<?xi32>) {
    ^bb0(%in: f32, %in_7: i32, %out: f32, %out_8: i32):
      %63 = arith.cmpf olt, %out, %in : f32
      %64 = arith.cmpf une, %out, %out : f32
      %65 = arith.ori %63, %64 : i1
      %66 = arith.cmpf oeq, %out, %in : f32
      %67 = arith.cmpi slt, %out_8, %in_7 : i32
      %68 = arith.andi %66, %67 : i1
      %69 = arith.ori %65, %68 : i1
      %70 = arith.select %65, %out, %in : f32
      %71 = arith.select %69, %out_8, %in_7 : i32
      linalg.yield %70, %71 : f32, i32
    } -> (tensor<?xf32>, tensor<?xi32>)
    %59 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%54 : tensor<?x?xi32>) {
    ^bb0(%out: i32):
      %63 = linalg.index 0 : index
      %64 = arith.index_cast %63 : index to i32
      linalg.yield %64 : i32
    } -> tensor<?x?xi32>
    %60 = tensor.empty(%16) : tensor<?xi32>
    %61 = linalg.fill ins(%c0_i32 : i32) outs(%60 : tensor<?xi32>) -> tensor<?xi32>
    %62:2 = linalg.generic {indexing_maps = [#map3, #map3, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%28, %59 : tensor<?x?xf32>, tensor<?x?xi32>) outs(%41, %61 : tensor<?xf32>, tensor<?xi32>) {
    ^bb0(%in: f32, %in_7: i32, %out: f32, %out_8: i32):
      %63 = arith.cmpf olt, %out, %in : f32
      %64 = arith.cmpf une, %out, %out : f32
      %65 = arith.ori %63, %64 : i1
      %66 = arith.cmpf oeq, %out, %in : f32
      %67 = arith.cmpi slt, %out_8, %in_7 : i32
      %68 = arith.andi %66, %67 : i1
      %69 = arith.ori %65, %68 : i1
      %70 = arith.select %65, %out, %in : f32
      %71 = arith.select %69, %out_8, %in_7 : i32
      linalg.yield %70, %71 : f32, i32
    } -> (tensor<?xf32>, tensor<?xi32>)
    return %from_elements, %53, %58#1, %62#1 : tensor<f32>, tensor<f32>, tensor<?xi32>, tensor<?xi32>
  }
}

