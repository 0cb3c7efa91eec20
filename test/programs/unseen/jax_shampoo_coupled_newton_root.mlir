#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
module @jit_shampoo_coupled_newton_root {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<6x6xf32>) -> (tensor<8x6xf32>, tensor<8x8xf32>, tensor<6x6xf32>) {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 1.250000e+00 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 5.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<8x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %2 = tensor.empty() : tensor<8x8xf32>
    %3 = linalg.fill ins(%cst_4 : f32) outs(%2 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = linalg.matmul ins(%arg2, %1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%3 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = tensor.empty() : tensor<6x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x6xf32>) outs(%5 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8xf32>
    %7 = tensor.empty() : tensor<8x8xf32>
    %8 = linalg.fill ins(%cst_4 : f32) outs(%7 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %9 = linalg.matmul ins(%arg1, %6 : tensor<8x6xf32>, tensor<6x8xf32>) outs(%8 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %10 = tensor.empty() : tensor<8x8xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %9 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%10 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %96 = arith.addf %in, %in_5 : f32
      linalg.yield %96 : f32
    } -> tensor<8x8xf32>
    %12 = tensor.empty() : tensor<6x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<6x6xf32>) outs(%12 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %14 = tensor.empty() : tensor<6x6xf32>
    %15 = linalg.fill ins(%cst_4 : f32) outs(%14 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %16 = linalg.matmul ins(%arg3, %13 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%15 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %17 = tensor.empty() : tensor<6x6xf32>
    %18 = linalg.fill ins(%cst_4 : f32) outs(%17 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %19 = linalg.matmul ins(%6, %arg1 : tensor<6x8xf32>, tensor<8x6xf32>) outs(%18 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %20 = tensor.empty() : tensor<6x6xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %19 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%20 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %96 = arith.addf %in, %in_5 : f32
      linalg.yield %96 : f32
    } -> tensor<6x6xf32>
    %22 = tensor.empty() : tensor<8x8xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x8xf32>) outs(%22 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %in : f32
      linalg.yield %96 : f32
    } -> tensor<8x8xf32>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.fill ins(%cst_4 : f32) outs(%24 : tensor<f32>) -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%23 : tensor<8x8xf32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%26 : tensor<f32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.sqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %29 = tensor.empty() : tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%28 : tensor<f32>) outs(%29 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %cst_3 : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%30 : tensor<f32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %cst_2, %in : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %33 = tensor.empty() : tensor<8x8xi32>
    %34 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%33 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %96 = linalg.index 0 : index
      %97 = arith.index_cast %96 : index to i32
      linalg.yield %97 : i32
    } -> tensor<8x8xi32>
    %35 = tensor.empty() : tensor<8x8xi32>
    %36 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%35 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %96 = linalg.index 1 : index
      %97 = arith.index_cast %96 : index to i32
      linalg.yield %97 : i32
    } -> tensor<8x8xi32>
    %37 = tensor.empty() : tensor<8x8xi1>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %36 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%37 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_5: i32, %out: i1):
      %96 = arith.cmpi eq, %in, %in_5 : i32
      linalg.yield %96 : i1
    } -> tensor<8x8xi1>
    %39 = tensor.empty() : tensor<8x8xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<8x8xi1>) outs(%39 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %96 = arith.uitofp %in : i1 to f32
      linalg.yield %96 : f32
    } -> tensor<8x8xf32>
    %41 = tensor.empty() : tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%32 : tensor<f32>) outs(%41 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.powf %in, %cst_1 : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %43 = tensor.empty() : tensor<8x8xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<f32>) outs(%43 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %45 = tensor.empty() : tensor<8x8xi1>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<8x8xf32>) outs(%45 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %96 = arith.cmpf une, %in, %cst_4 : f32
      linalg.yield %96 : i1
    } -> tensor<8x8xi1>
    %47 = tensor.empty() : tensor<8x8xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %44 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%47 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_5: f32, %out: f32):
      %96 = arith.select %in, %in_5, %cst_4 : f32
      linalg.yield %96 : f32
    } -> tensor<8x8xf32>
    %49 = tensor.empty() : tensor<8x8xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<f32>) outs(%49 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %51 = tensor.empty() : tensor<8x8xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %50 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%51 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %96 = arith.mulf %in, %in_5 : f32
      linalg.yield %96 : f32
    } -> tensor<8x8xf32>
    %53:2 = scf.for %arg4 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg5 = %48, %arg6 = %52) -> (tensor<8x8xf32>, tensor<8x8xf32>)  : i32 {
      %96 = tensor.empty() : tensor<8x8xf32>
      %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<8x8xi1>) outs(%96 : tensor<8x8xf32>) {
      ^bb0(%in: i1, %out: f32):
        %114 = arith.select %in, %cst_0, %cst_4 : f32
        linalg.yield %114 : f32
      } -> tensor<8x8xf32>
      %98 = tensor.empty() : tensor<8x8xf32>
      %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8x8xf32>) outs(%98 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %114 = arith.mulf %in, %cst_1 : f32
        linalg.yield %114 : f32
      } -> tensor<8x8xf32>
      %100 = tensor.empty() : tensor<8x8xf32>
      %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97, %99 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%100 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %114 = arith.subf %in, %in_5 : f32
        linalg.yield %114 : f32
      } -> tensor<8x8xf32>
      %102 = tensor.empty() : tensor<8x8xf32>
      %103 = linalg.fill ins(%cst_4 : f32) outs(%102 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %104 = linalg.matmul ins(%101, %101 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%103 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %105 = tensor.empty() : tensor<8x8xf32>
      %106 = linalg.fill ins(%cst_4 : f32) outs(%105 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %107 = linalg.matmul ins(%arg5, %101 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%106 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %108 = tensor.empty() : tensor<8x8xf32>
      %109 = linalg.fill ins(%cst_4 : f32) outs(%108 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %110 = linalg.matmul ins(%104, %104 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%109 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %111 = tensor.empty() : tensor<8x8xf32>
      %112 = linalg.fill ins(%cst_4 : f32) outs(%111 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %113 = linalg.matmul ins(%110, %arg6 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%112 : tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %107, %113 : tensor<8x8xf32>, tensor<8x8xf32>
    }
    %54 = tensor.empty() : tensor<8x8xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53#0 : tensor<8x8xf32>) outs(%54 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %cst : f32
      linalg.yield %96 : f32
    } -> tensor<8x8xf32>
    %56 = tensor.empty() : tensor<8x6xf32>
    %57 = linalg.fill ins(%cst_4 : f32) outs(%56 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %58 = linalg.matmul ins(%55, %arg1 : tensor<8x8xf32>, tensor<8x6xf32>) outs(%57 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %59 = tensor.empty() : tensor<6x6xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6x6xf32>) outs(%59 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %in : f32
      linalg.yield %96 : f32
    } -> tensor<6x6xf32>
    %61 = tensor.empty() : tensor<f32>
    %62 = linalg.fill ins(%cst_4 : f32) outs(%61 : tensor<f32>) -> tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%60 : tensor<6x6xf32>) outs(%62 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %64 = tensor.empty() : tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%63 : tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.sqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %66 = tensor.empty() : tensor<f32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%65 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %cst_3 : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %68 = tensor.empty() : tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%67 : tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %cst_2, %in : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %70 = tensor.empty() : tensor<6x6xi32>
    %71 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%70 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %96 = linalg.index 0 : index
      %97 = arith.index_cast %96 : index to i32
      linalg.yield %97 : i32
    } -> tensor<6x6xi32>
    %72 = tensor.empty() : tensor<6x6xi32>
    %73 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%72 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %96 = linalg.index 1 : index
      %97 = arith.index_cast %96 : index to i32
      linalg.yield %97 : i32
    } -> tensor<6x6xi32>
    %74 = tensor.empty() : tensor<6x6xi1>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %73 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%74 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_5: i32, %out: i1):
      %96 = arith.cmpi eq, %in, %in_5 : i32
      linalg.yield %96 : i1
    } -> tensor<6x6xi1>
    %76 = tensor.empty() : tensor<6x6xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<6x6xi1>) outs(%76 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %96 = arith.uitofp %in : i1 to f32
      linalg.yield %96 : f32
    } -> tensor<6x6xf32>
    %78 = tensor.empty() : tensor<f32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%69 : tensor<f32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.powf %in, %cst_1 : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %80 = tensor.empty() : tensor<6x6xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<f32>) outs(%80 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %82 = tensor.empty() : tensor<6x6xi1>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<6x6xf32>) outs(%82 : tensor<6x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %96 = arith.cmpf une, %in, %cst_4 : f32
      linalg.yield %96 : i1
    } -> tensor<6x6xi1>
    %84 = tensor.empty() : tensor<6x6xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %81 : tensor<6x6xi1>, tensor<6x6xf32>) outs(%84 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_5: f32, %out: f32):
      %96 = arith.select %in, %in_5, %cst_4 : f32
      linalg.yield %96 : f32
    } -> tensor<6x6xf32>
    %86 = tensor.empty() : tensor<6x6xf32>
    %87 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<f32>) outs(%86 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %88 = tensor.empty() : tensor<6x6xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %87 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%88 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %96 = arith.mulf %in, %in_5 : f32
      linalg.yield %96 : f32
    } -> tensor<6x6xf32>
    %90:2 = scf.for %arg4 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg5 = %85, %arg6 = %89) -> (tensor<6x6xf32>, tensor<6x6xf32>)  : i32 {
      %96 = tensor.empty() : tensor<6x6xf32>
      %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<6x6xi1>) outs(%96 : tensor<6x6xf32>) {
      ^bb0(%in: i1, %out: f32):
        %114 = arith.select %in, %cst_0, %cst_4 : f32
        linalg.yield %114 : f32
      } -> tensor<6x6xf32>
      %98 = tensor.empty() : tensor<6x6xf32>
      %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<6x6xf32>) outs(%98 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %114 = arith.mulf %in, %cst_1 : f32
        linalg.yield %114 : f32
      } -> tensor<6x6xf32>
      %100 = tensor.empty() : tensor<6x6xf32>
      %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97, %99 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%100 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %114 = arith.subf %in, %in_5 : f32
        linalg.yield %114 : f32
      } -> tensor<6x6xf32>
      %102 = tensor.empty() : tensor<6x6xf32>
      %103 = linalg.fill ins(%cst_4 : f32) outs(%102 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %104 = linalg.matmul ins(%101, %101 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%103 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %105 = tensor.empty() : tensor<6x6xf32>
      %106 = linalg.fill ins(%cst_4 : f32) outs(%105 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %107 = linalg.matmul ins(%arg5, %101 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%106 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %108 = tensor.empty() : tensor<6x6xf32>
      %109 = linalg.fill ins(%cst_4 : f32) outs(%108 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %110 = linalg.matmul ins(%104, %104 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%109 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %111 = tensor.empty() : tensor<6x6xf32>
      %112 = linalg.fill ins(%cst_4 : f32) outs(%111 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %113 = linalg.matmul ins(%110, %arg6 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%112 : tensor<6x6xf32>) -> tensor<6x6xf32>
      scf.yield %107, %113 : tensor<6x6xf32>, tensor<6x6xf32>
    }
    %91 = tensor.empty() : tensor<8x6xf32>
    %92 = linalg.fill ins(%cst_4 : f32) outs(%91 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %93 = linalg.matmul ins(%58, %90#0 : tensor<8x6xf32>, tensor<6x6xf32>) outs(%92 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %94 = tensor.empty() : tensor<8x6xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %93 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%94 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %96 = arith.subf %in, %in_5 : f32
      linalg.yield %96 : f32
    } -> tensor<8x6xf32>
    return %95, %11, %21 : tensor<8x6xf32>, tensor<8x8xf32>, tensor<6x6xf32>
  }
}

