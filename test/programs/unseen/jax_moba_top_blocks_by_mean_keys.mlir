module @jit_moba_top_blocks_by_mean_keys {
  util.func public @main(%arg0: tensor<4x16x8xf32>, %arg1: tensor<4x16x8xf32>, %arg2: tensor<4x16x8xf32>) -> tensor<4x16x8xf32> {
    %cst = arith.constant -1.000000e+30 : f32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [4, 4, 4, 8] : tensor<4x16x8xf32> into tensor<4x4x4x8xf32>
    %0 = tensor.empty() : tensor<4x4x8xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<4x4x8xf32>) -> tensor<4x4x8xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<4x4x4x8xf32>) outs(%1 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %out, %in : f32
      linalg.yield %106 : f32
    } -> tensor<4x4x8xf32>
    %3 = tensor.empty() : tensor<4x4x8xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<4x4x8xf32>) outs(%3 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.divf %in, %cst_2 : f32
      linalg.yield %106 : f32
    } -> tensor<4x4x8xf32>
    %5 = tensor.empty() : tensor<4x8x4xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x4x8xf32>) outs(%5 : tensor<4x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x4xf32>
    %7 = tensor.empty() : tensor<4x16x4xf32>
    %8 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<4x16x4xf32>) -> tensor<4x16x4xf32>
    %9 = linalg.batch_matmul ins(%arg0, %6 : tensor<4x16x8xf32>, tensor<4x8x4xf32>) outs(%8 : tensor<4x16x4xf32>) -> tensor<4x16x4xf32>
    %10 = tensor.empty() : tensor<16xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%10 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %106 = linalg.index 0 : index
      %107 = arith.index_cast %106 : index to i32
      linalg.yield %107 : i32
    } -> tensor<16xi32>
    %12 = tensor.empty() : tensor<16xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11 : tensor<16xi32>) outs(%12 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %106 = arith.divsi %in, %c4_i32 : i32
      linalg.yield %106 : i32
    } -> tensor<16xi32>
    %14 = tensor.empty() : tensor<16xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11 : tensor<16xi32>) outs(%14 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %106 = arith.cmpi eq, %in, %c0_i32 : i32
      %107 = arith.shrsi %in, %c31_i32 : i32
      %108 = arith.ori %107, %c1_i32 : i32
      %109 = arith.select %106, %c0_i32, %108 : i32
      linalg.yield %109 : i32
    } -> tensor<16xi32>
    %16 = tensor.empty() : tensor<i32>
    %17 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%16 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c1_i32 : i32
    } -> tensor<i32>
    %18 = tensor.empty() : tensor<16xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%17 : tensor<i32>) outs(%18 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16xi32>
    %20 = tensor.empty() : tensor<16xi1>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%15, %19 : tensor<16xi32>, tensor<16xi32>) outs(%20 : tensor<16xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %106 = arith.cmpi ne, %in, %in_4 : i32
      linalg.yield %106 : i1
    } -> tensor<16xi1>
    %22 = tensor.empty() : tensor<16xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11 : tensor<16xi32>) outs(%22 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %106 = arith.remsi %in, %c4_i32 : i32
      linalg.yield %106 : i32
    } -> tensor<16xi32>
    %24 = tensor.empty() : tensor<16xi1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%23 : tensor<16xi32>) outs(%24 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %106 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %106 : i1
    } -> tensor<16xi1>
    %26 = tensor.empty() : tensor<16xi1>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%21, %25 : tensor<16xi1>, tensor<16xi1>) outs(%26 : tensor<16xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %106 = arith.andi %in, %in_4 : i1
      linalg.yield %106 : i1
    } -> tensor<16xi1>
    %28 = tensor.empty() : tensor<16xi32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%13 : tensor<16xi32>) outs(%28 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %106 = arith.subi %in, %c1_i32 : i32
      linalg.yield %106 : i32
    } -> tensor<16xi32>
    %30 = tensor.empty() : tensor<16xi32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%27, %29, %13 : tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) outs(%30 : tensor<16xi32>) {
    ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
      %106 = arith.select %in, %in_4, %in_5 : i32
      linalg.yield %106 : i32
    } -> tensor<16xi32>
    %32 = tensor.empty() : tensor<4xi32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%32 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %106 = linalg.index 0 : index
      %107 = arith.index_cast %106 : index to i32
      linalg.yield %107 : i32
    } -> tensor<4xi32>
    %34 = tensor.empty() : tensor<16x4xi32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<4xi32>) outs(%34 : tensor<16x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x4xi32>
    %36 = tensor.empty() : tensor<16x4xi32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<16xi32>) outs(%36 : tensor<16x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x4xi32>
    %38 = tensor.empty() : tensor<16x4xi1>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<16x4xi32>, tensor<16x4xi32>) outs(%38 : tensor<16x4xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %106 = arith.cmpi sgt, %in, %in_4 : i32
      linalg.yield %106 : i1
    } -> tensor<16x4xi1>
    %40 = tensor.empty() : tensor<16x4xi1>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<16x4xi32>, tensor<16x4xi32>) outs(%40 : tensor<16x4xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %106 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %106 : i1
    } -> tensor<16x4xi1>
    %42 = tensor.empty() : tensor<4x16x4xi1>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<16x4xi1>) outs(%42 : tensor<4x16x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x16x4xi1>
    %44 = tensor.empty() : tensor<4x16x4xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %9 : tensor<4x16x4xi1>, tensor<4x16x4xf32>) outs(%44 : tensor<4x16x4xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %106 = arith.select %in, %cst_1, %in_4 : f32
      linalg.yield %106 : f32
    } -> tensor<4x16x4xf32>
    %46 = tensor.empty() : tensor<4x16x4xi1>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<16x4xi1>) outs(%46 : tensor<4x16x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x16x4xi1>
    %48 = tensor.empty() : tensor<4x16x4xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %45 : tensor<4x16x4xi1>, tensor<4x16x4xf32>) outs(%48 : tensor<4x16x4xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %106 = arith.select %in, %cst_0, %in_4 : f32
      linalg.yield %106 : f32
    } -> tensor<4x16x4xf32>
    %50 = tensor.empty() : tensor<4x16x4xi32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%50 : tensor<4x16x4xi32>) {
    ^bb0(%out: i32):
      %106 = linalg.index 2 : index
      %107 = arith.index_cast %106 : index to i32
      linalg.yield %107 : i32
    } -> tensor<4x16x4xi32>
    %52:2 = iree_linalg_ext.sort dimension(2) outs(%49, %51 : tensor<4x16x4xf32>, tensor<4x16x4xi32>) {
    ^bb0(%arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32):
      %106 = arith.bitcast %arg3 : f32 to i32
      %107 = arith.cmpi slt, %106, %c0_i32 : i32
      %108 = arith.subi %c2147483647_i32, %106 : i32
      %109 = arith.select %107, %108, %106 : i32
      %110 = arith.bitcast %arg4 : f32 to i32
      %111 = arith.cmpi slt, %110, %c0_i32 : i32
      %112 = arith.subi %c2147483647_i32, %110 : i32
      %113 = arith.select %111, %112, %110 : i32
      %114 = arith.cmpi sgt, %109, %113 : i32
      iree_linalg_ext.yield %114 : i1
    } -> tensor<4x16x4xf32>, tensor<4x16x4xi32>
    %extracted_slice = tensor.extract_slice %52#1[0, 0, 0] [4, 16, 2] [1, 1, 1] : tensor<4x16x4xi32> to tensor<4x16x2xi32>
    %53 = tensor.empty() : tensor<1x1x1x4xi32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%53 : tensor<1x1x1x4xi32>) {
    ^bb0(%out: i32):
      %106 = linalg.index 3 : index
      %107 = arith.index_cast %106 : index to i32
      linalg.yield %107 : i32
    } -> tensor<1x1x1x4xi32>
    %55 = tensor.empty() : tensor<4x16x2x4xi32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<4x16x2xi32>) outs(%55 : tensor<4x16x2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16x2x4xi32>
    %57 = tensor.empty() : tensor<4x16x2x4xi32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<1x1x1x4xi32>) outs(%57 : tensor<4x16x2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16x2x4xi32>
    %59 = tensor.empty() : tensor<4x16x2x4xi1>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %58 : tensor<4x16x2x4xi32>, tensor<4x16x2x4xi32>) outs(%59 : tensor<4x16x2x4xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %106 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %106 : i1
    } -> tensor<4x16x2x4xi1>
    %61 = tensor.empty() : tensor<4x16x2x4xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<4x16x2x4xi1>) outs(%61 : tensor<4x16x2x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %106 = arith.uitofp %in : i1 to f32
      linalg.yield %106 : f32
    } -> tensor<4x16x2x4xf32>
    %63 = tensor.empty() : tensor<4x16x4xf32>
    %64 = linalg.fill ins(%cst_3 : f32) outs(%63 : tensor<4x16x4xf32>) -> tensor<4x16x4xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<4x16x2x4xf32>) outs(%64 : tensor<4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %out, %in : f32
      linalg.yield %106 : f32
    } -> tensor<4x16x4xf32>
    %66 = tensor.empty() : tensor<4x16x4xi1>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<4x16x4xf32>) outs(%66 : tensor<4x16x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %106 : i1
    } -> tensor<4x16x4xi1>
    %68 = tensor.empty() : tensor<4x16x4x4xi1>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<4x16x4xi1>) outs(%68 : tensor<4x16x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x16x4x4xi1>
    %collapsed = tensor.collapse_shape %69 [[0], [1], [2, 3]] : tensor<4x16x4x4xi1> into tensor<4x16x16xi1>
    %70 = tensor.empty() : tensor<16x16xi32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16xi32>) outs(%70 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %72 = tensor.empty() : tensor<16x16xi32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16xi32>) outs(%72 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %74 = tensor.empty() : tensor<16x16xi1>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%71, %73 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%74 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %106 = arith.cmpi sge, %in, %in_4 : i32
      linalg.yield %106 : i1
    } -> tensor<16x16xi1>
    %76 = tensor.empty() : tensor<4x16x16xi1>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<16x16xi1>) outs(%76 : tensor<4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x16x16xi1>
    %78 = tensor.empty() : tensor<4x16x16xi1>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %77 : tensor<4x16x16xi1>, tensor<4x16x16xi1>) outs(%78 : tensor<4x16x16xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %106 = arith.andi %in, %in_4 : i1
      linalg.yield %106 : i1
    } -> tensor<4x16x16xi1>
    %80 = tensor.empty() : tensor<4x8x16xf32>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x16x8xf32>) outs(%80 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %82 = tensor.empty() : tensor<4x16x16xf32>
    %83 = linalg.fill ins(%cst_3 : f32) outs(%82 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %84 = linalg.batch_matmul ins(%arg0, %81 : tensor<4x16x8xf32>, tensor<4x8x16xf32>) outs(%83 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %85 = tensor.empty() : tensor<4x16x16xf32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %84 : tensor<4x16x16xi1>, tensor<4x16x16xf32>) outs(%85 : tensor<4x16x16xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %106 = arith.select %in, %in_4, %cst : f32
      linalg.yield %106 : f32
    } -> tensor<4x16x16xf32>
    %87 = tensor.empty() : tensor<4x16xf32>
    %88 = linalg.fill ins(%cst_0 : f32) outs(%87 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %89 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<4x16x16xf32>) outs(%88 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.maximumf %out, %in : f32
      linalg.yield %106 : f32
    } -> tensor<4x16xf32>
    %90 = tensor.empty() : tensor<4x16x16xf32>
    %91 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<4x16xf32>) outs(%90 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x16xf32>
    %92 = tensor.empty() : tensor<4x16x16xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %91 : tensor<4x16x16xf32>, tensor<4x16x16xf32>) outs(%92 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %106 = arith.subf %in, %in_4 : f32
      linalg.yield %106 : f32
    } -> tensor<4x16x16xf32>
    %94 = tensor.empty() : tensor<4x16x16xf32>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<4x16x16xf32>) outs(%94 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.exp %in : f32
      linalg.yield %106 : f32
    } -> tensor<4x16x16xf32>
    %96 = tensor.empty() : tensor<4x16xf32>
    %97 = linalg.fill ins(%cst_3 : f32) outs(%96 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %98 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<4x16x16xf32>) outs(%97 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %out, %in : f32
      linalg.yield %106 : f32
    } -> tensor<4x16xf32>
    %99 = tensor.empty() : tensor<4x16x16xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<4x16xf32>) outs(%99 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x16xf32>
    %101 = tensor.empty() : tensor<4x16x16xf32>
    %102 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<4x16x16xf32>, tensor<4x16x16xf32>) outs(%101 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %106 = arith.divf %in, %in_4 : f32
      linalg.yield %106 : f32
    } -> tensor<4x16x16xf32>
    %103 = tensor.empty() : tensor<4x16x8xf32>
    %104 = linalg.fill ins(%cst_3 : f32) outs(%103 : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
    %105 = linalg.batch_matmul ins(%102, %arg2 : tensor<4x16x16xf32>, tensor<4x16x8xf32>) outs(%104 : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
    util.return %105 : tensor<4x16x8xf32>
  }
}