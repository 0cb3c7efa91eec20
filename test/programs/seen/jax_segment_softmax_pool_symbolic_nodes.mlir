#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_segment_softmax_pool_symbolic_nodes attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<?x16xf32>, %arg1: tensor<?xi32>, %arg2: tensor<16x8xf32>) -> (tensor<5x16xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_0 = arith.constant dense<5> : tensor<1xi32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = arith.index_cast %dim : index to i32
    %from_elements = tensor.from_elements %0 : tensor<i32>
    %1 = tensor.empty(%dim) : tensor<?x8xf32>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst_2 : f32) outs(%1 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %3 = linalg.matmul ins(%arg0, %arg2 : tensor<?x16xf32>, tensor<16x8xf32>) outs(%2 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %cst_3 = arith.constant 0xFF800000 : f32
    %dim_4 = tensor.dim %3, %c0 : tensor<?x8xf32>
    %4 = tensor.empty(%dim_4) : tensor<?xf32>
    %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<?x8xf32>) outs(%5 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_11 = tensor.from_elements %in : tensor<f32>
      %from_elements_12 = tensor.from_elements %out : tensor<f32>
      %extracted_13 = tensor.extract %from_elements_12[] : tensor<f32>
      %extracted_14 = tensor.extract %from_elements_11[] : tensor<f32>
      %54 = arith.maximumf %extracted_13, %extracted_14 : f32
      %from_elements_15 = tensor.from_elements %54 : tensor<f32>
      %extracted_16 = tensor.extract %from_elements_15[] : tensor<f32>
      linalg.yield %extracted_16 : f32
    } -> tensor<?xf32>
    %7 = tensor.empty() : tensor<5xi32>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<5xi32>) {
    ^bb0(%out: i32):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i32
      linalg.yield %55 : i32
    } -> tensor<5xi32>
    %9 = tensor.empty() : tensor<1x5xi32>
    %10 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<5xi32>) outs(%9 : tensor<1x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x5xi32>
    %expanded = tensor.expand_shape %from_elements [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %11 = tensor.empty() : tensor<2xi32>
    %12 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%11 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %54 = linalg.index 0 : index
      %dim_11 = tensor.dim %expanded, %c0 : tensor<1xi32>
      %55 = arith.addi %c0, %dim_11 : index
      %56 = arith.cmpi ult, %54, %55 : index
      %57 = scf.if %56 -> (i32) {
        %58 = arith.subi %54, %c0 : index
        %extracted_12 = tensor.extract %expanded[%58] : tensor<1xi32>
        scf.yield %extracted_12 : i32
      } else {
        %58 = arith.subi %54, %55 : index
        %extracted_12 = tensor.extract %cst_0[%58] : tensor<1xi32>
        scf.yield %extracted_12 : i32
      }
      linalg.yield %57 : i32
    } -> tensor<2xi32>
    %13 = arith.index_cast %12 : tensor<2xi32> to tensor<2xindex>
    %extracted = tensor.extract %13[%c0] : tensor<2xindex>
    %14 = tensor.empty(%extracted) : tensor<?x5xi32>
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?xi32>) outs(%14 : tensor<?x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x5xi32>
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x5xi32>) outs(%14 : tensor<?x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x5xi32>
    %17 = shape.shape_of %15 : tensor<?x5xi32> -> tensor<2xindex>
    %extracted_5 = tensor.extract %17[%c0] : tensor<2xindex>
    %18 = tensor.empty(%extracted_5) : tensor<?x5xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<?x5xi32>, tensor<?x5xi32>) outs(%18 : tensor<?x5xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %54 = arith.cmpi eq, %in, %in_11 : i32
      linalg.yield %54 : i1
    } -> tensor<?x5xi1>
    %20 = tensor.empty(%extracted) : tensor<?x5xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?xf32>) outs(%20 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x5xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%20 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x5xf32>
    %23 = shape.shape_of %21 : tensor<?x5xf32> -> tensor<2xindex>
    %extracted_6 = tensor.extract %23[%c0] : tensor<2xindex>
    %24 = tensor.empty(%extracted_6) : tensor<?x5xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %21, %22 : tensor<?x5xi1>, tensor<?x5xf32>, tensor<?x5xf32>) outs(%24 : tensor<?x5xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %54 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %54 : f32
    } -> tensor<?x5xf32>
    %26 = tensor.empty() : tensor<5xf32>
    %27 = linalg.fill ins(%cst_3 : f32) outs(%26 : tensor<5xf32>) -> tensor<5xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<?x5xf32>) outs(%27 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_11 = tensor.from_elements %in : tensor<f32>
      %from_elements_12 = tensor.from_elements %out : tensor<f32>
      %extracted_13 = tensor.extract %from_elements_12[] : tensor<f32>
      %extracted_14 = tensor.extract %from_elements_11[] : tensor<f32>
      %54 = arith.maximumf %extracted_13, %extracted_14 : f32
      %from_elements_15 = tensor.from_elements %54 : tensor<f32>
      %extracted_16 = tensor.extract %from_elements_15[] : tensor<f32>
      linalg.yield %extracted_16 : f32
    } -> tensor<5xf32>
    %29 = tensor.empty() : tensor<5xi1>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%28 : tensor<5xf32>) outs(%29 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %cst_11 = arith.constant 0x7F800000 : f32
      %54 = math.absf %in : f32
      %55 = arith.cmpf one, %54, %cst_11 : f32
      linalg.yield %55 : i1
    } -> tensor<5xi1>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%30, %28 : tensor<5xi1>, tensor<5xf32>) outs(%26 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %54 = arith.select %in, %in_11, %cst_2 : f32
      linalg.yield %54 : f32
    } -> tensor<5xf32>
    %32 = tensor.empty() : tensor<1x5xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<5xf32>) outs(%32 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x5xf32>) outs(%20 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x5xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %34 : tensor<?x5xf32>, tensor<?x5xf32>) outs(%24 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %54 = arith.subf %in, %in_11 : f32
      linalg.yield %54 : f32
    } -> tensor<?x5xf32>
    %36 = shape.shape_of %35 : tensor<?x5xf32> -> tensor<2xindex>
    %extracted_7 = tensor.extract %36[%c0] : tensor<2xindex>
    %37 = tensor.empty(%extracted_7) : tensor<?x5xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<?x5xf32>) outs(%37 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<?x5xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%20 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x5xf32>
    %40 = shape.shape_of %38 : tensor<?x5xf32> -> tensor<2xindex>
    %extracted_8 = tensor.extract %40[%c0] : tensor<2xindex>
    %41 = tensor.empty(%extracted_8) : tensor<?x5xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %38, %39 : tensor<?x5xi1>, tensor<?x5xf32>, tensor<?x5xf32>) outs(%41 : tensor<?x5xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %54 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %54 : f32
    } -> tensor<?x5xf32>
    %43 = linalg.fill ins(%cst_2 : f32) outs(%26 : tensor<5xf32>) -> tensor<5xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<?x5xf32>) outs(%43 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_11 = tensor.from_elements %in : tensor<f32>
      %from_elements_12 = tensor.from_elements %out : tensor<f32>
      %extracted_13 = tensor.extract %from_elements_12[] : tensor<f32>
      %extracted_14 = tensor.extract %from_elements_11[] : tensor<f32>
      %54 = arith.addf %extracted_13, %extracted_14 : f32
      %from_elements_15 = tensor.from_elements %54 : tensor<f32>
      %extracted_16 = tensor.extract %from_elements_15[] : tensor<f32>
      linalg.yield %extracted_16 : f32
    } -> tensor<5xf32>
    %cst_9 = arith.constant 9.99999971E-10 : f32
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%44 : tensor<5xf32>) outs(%26 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.maximumf %in, %cst_9 : f32
      linalg.yield %54 : f32
    } -> tensor<5xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<5xf32>) outs(%32 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<1x5xf32>) outs(%20 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x5xf32>
    %48 = shape.shape_of %42 : tensor<?x5xf32> -> tensor<2xindex>
    %extracted_10 = tensor.extract %48[%c0] : tensor<2xindex>
    %49 = tensor.empty(%extracted_10) : tensor<?x5xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %47 : tensor<?x5xf32>, tensor<?x5xf32>) outs(%49 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %54 = arith.divf %in, %in_11 : f32
      linalg.yield %54 : f32
    } -> tensor<?x5xf32>
    %51 = tensor.empty() : tensor<5x16xf32>
    %52 = linalg.fill ins(%cst_2 : f32) outs(%51 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %53 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50, %arg0 : tensor<?x5xf32>, tensor<?x16xf32>) outs(%52 : tensor<5x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %54 = arith.mulf %in, %in_11 : f32
      %55 = arith.addf %out, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<5x16xf32>
    return %53 : tensor<5x16xf32>
  }
}

