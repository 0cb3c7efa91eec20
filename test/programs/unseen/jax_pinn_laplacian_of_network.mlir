// The sum of second derivatives of a small network, by jacfwd of jacrev.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> ()>
#map11 = affine_map<() -> ()>
module @jit_pinn_laplacian_of_network {
  func.func public @main(%arg0: tensor<16x6xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8x3xf32>, %arg3: tensor<16x3xf32>) -> tensor<f32> {
    %cst = arith.constant 4.800000e+01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x6xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 0 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<6x6xi32>
    %2 = tensor.empty() : tensor<6x6xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 1 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<6x6xi32>
    %4 = tensor.empty() : tensor<6x6xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%4 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %72 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %72 : i1
    } -> tensor<6x6xi1>
    %6 = tensor.empty() : tensor<6x6xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<6x6xi1>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %72 = arith.uitofp %in : i1 to f32
      linalg.yield %72 : f32
    } -> tensor<6x6xf32>
    %8 = tensor.empty() : tensor<16x8xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %10 = linalg.matmul ins(%arg0, %arg1 : tensor<16x6xf32>, tensor<6x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %11 = tensor.empty() : tensor<6x8xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %13 = linalg.matmul ins(%7, %arg1 : tensor<6x6xf32>, tensor<6x8xf32>) outs(%12 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %14 = tensor.empty() : tensor<16x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x8xf32>) outs(%14 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.sin %in : f32
      linalg.yield %72 : f32
    } -> tensor<16x8xf32>
    %16 = tensor.empty() : tensor<16x6x8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<6x8xf32>) outs(%16 : tensor<16x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6x8xf32>
    %18 = tensor.empty() : tensor<16x6x8xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<16x8xf32>) outs(%18 : tensor<16x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6x8xf32>
    %20 = tensor.empty() : tensor<16x6x8xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<16x6x8xf32>, tensor<16x6x8xf32>) outs(%20 : tensor<16x6x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %72 = arith.mulf %in, %in_1 : f32
      linalg.yield %72 : f32
    } -> tensor<16x6x8xf32>
    %22 = tensor.empty() : tensor<16x6x8xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<16x6x8xf32>) outs(%22 : tensor<16x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.negf %in : f32
      linalg.yield %72 : f32
    } -> tensor<16x6x8xf32>
    %24 = tensor.empty() : tensor<3x3xi32>
    %25 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%24 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 0 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<3x3xi32>
    %26 = tensor.empty() : tensor<3x3xi32>
    %27 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%26 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 1 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<3x3xi32>
    %28 = tensor.empty() : tensor<3x3xi1>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %27 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%28 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %72 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %72 : i1
    } -> tensor<3x3xi1>
    %30 = tensor.empty() : tensor<3x3xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<3x3xi1>) outs(%30 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %72 = arith.uitofp %in : i1 to f32
      linalg.yield %72 : f32
    } -> tensor<3x3xf32>
    %32 = tensor.empty() : tensor<3x8xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8x3xf32>) outs(%32 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8xf32>
    %34 = tensor.empty() : tensor<3x8xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %36 = linalg.matmul ins(%31, %33 : tensor<3x3xf32>, tensor<3x8xf32>) outs(%35 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %37 = tensor.empty() : tensor<16x6x3x8xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<3x8xf32>) outs(%37 : tensor<16x6x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6x3x8xf32>
    %39 = tensor.empty() : tensor<16x6x3x8xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<16x6x8xf32>) outs(%39 : tensor<16x6x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6x3x8xf32>
    %41 = tensor.empty() : tensor<16x6x3x8xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %40 : tensor<16x6x3x8xf32>, tensor<16x6x3x8xf32>) outs(%41 : tensor<16x6x3x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %72 = arith.mulf %in, %in_1 : f32
      linalg.yield %72 : f32
    } -> tensor<16x6x3x8xf32>
    %collapsed = tensor.collapse_shape %42 [[0, 1, 2], [3]] : tensor<16x6x3x8xf32> into tensor<288x8xf32>
    %43 = tensor.empty() : tensor<8x6xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x8xf32>) outs(%43 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %45 = tensor.empty() : tensor<288x6xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<288x6xf32>) -> tensor<288x6xf32>
    %47 = linalg.matmul ins(%collapsed, %44 : tensor<288x8xf32>, tensor<8x6xf32>) outs(%46 : tensor<288x6xf32>) -> tensor<288x6xf32>
    %expanded = tensor.expand_shape %47 [[0, 1, 2], [3]] output_shape [16, 6, 3, 6] : tensor<288x6xf32> into tensor<16x6x3x6xf32>
    %48 = tensor.empty() : tensor<16x3x6x6xf32>
    %49 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x6x3x6xf32>) outs(%48 : tensor<16x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x3x6x6xf32>
    %50 = tensor.empty() : tensor<6x6xi32>
    %51 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 0 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<6x6xi32>
    %52 = tensor.empty() : tensor<6x6xi32>
    %53 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%52 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 1 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<6x6xi32>
    %54 = tensor.empty() : tensor<6x6xi1>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %53 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%54 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %72 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %72 : i1
    } -> tensor<6x6xi1>
    %56 = tensor.empty() : tensor<16x3x6x6xi1>
    %57 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<6x6xi1>) outs(%56 : tensor<16x3x6x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x3x6x6xi1>
    %58 = tensor.empty() : tensor<16x3x6x6xf32>
    %59 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %49 : tensor<16x3x6x6xi1>, tensor<16x3x6x6xf32>) outs(%58 : tensor<16x3x6x6xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %72 = arith.select %in, %in_1, %cst_0 : f32
      linalg.yield %72 : f32
    } -> tensor<16x3x6x6xf32>
    %60 = tensor.empty() : tensor<16x3xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<16x3xf32>) -> tensor<16x3xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%59 : tensor<16x3x6x6xf32>) outs(%61 : tensor<16x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<16x3xf32>
    %63 = tensor.empty() : tensor<16x3xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %arg3 : tensor<16x3xf32>, tensor<16x3xf32>) outs(%63 : tensor<16x3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %72 = arith.subf %in, %in_1 : f32
      linalg.yield %72 : f32
    } -> tensor<16x3xf32>
    %65 = tensor.empty() : tensor<16x3xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<16x3xf32>) outs(%65 : tensor<16x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %in : f32
      linalg.yield %72 : f32
    } -> tensor<16x3xf32>
    %67 = tensor.empty() : tensor<f32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<f32>) -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["reduction", "reduction"]} ins(%66 : tensor<16x3xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<f32>
    %70 = tensor.empty() : tensor<f32>
    %71 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%69 : tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %in, %cst : f32
      linalg.yield %72 : f32
    } -> tensor<f32>
    return %71 : tensor<f32>
  }
}

