#map = affine_map<(d0) -> (d0)>
module @jit_int64_hash_mix_divide_modulo_pow_mod_ladder {
  func.func public @main(%arg0: tensor<20xi64>, %arg1: tensor<20xi64>) -> (tensor<20xi64> {iree.abi.encoding = tensor<20xui64>}, tensor<20xi64>, tensor<20xi64>, tensor<20xf32>, tensor<20xi64>) {
    %c40_i64 = arith.constant 40 : i64
    %c63_i64 = arith.constant 63 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c31_i64 = arith.constant 31 : i64
    %c-7723592293110705685_i64 = arith.constant -7723592293110705685 : i64
    %c27_i64 = arith.constant 27 : i64
    %c-4658895280553007687_i64 = arith.constant -4658895280553007687 : i64
    %c0_i64 = arith.constant 0 : i64
    %c30_i64 = arith.constant 30 : i64
    %cst = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<20xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<20xi64>) outs(%0 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.shrui %in, %c30_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %2 = tensor.empty() : tensor<20xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %1 : tensor<20xi64>, tensor<20xi64>) outs(%2 : tensor<20xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %60 = arith.xori %in, %in_0 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %4 = tensor.empty() : tensor<20xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<20xi64>) outs(%4 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.muli %in, %c-4658895280553007687_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %6 = tensor.empty() : tensor<20xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xi64>) outs(%6 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.shrui %in, %c27_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %8 = tensor.empty() : tensor<20xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %7 : tensor<20xi64>, tensor<20xi64>) outs(%8 : tensor<20xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %60 = arith.xori %in, %in_0 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %10 = tensor.empty() : tensor<20xi64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<20xi64>) outs(%10 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.muli %in, %c-7723592293110705685_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %12 = tensor.empty() : tensor<20xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<20xi64>) outs(%12 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.shrui %in, %c31_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %14 = tensor.empty() : tensor<20xi64>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%11, %13 : tensor<20xi64>, tensor<20xi64>) outs(%14 : tensor<20xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %60 = arith.xori %in, %in_0 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %16 = tensor.empty() : tensor<20xi64>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<20xi64>, tensor<20xi64>) outs(%16 : tensor<20xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %60 = arith.cmpi eq, %in_0, %c0_i64 : i64
      %61 = arith.cmpi eq, %in, %c-9223372036854775808_i64 : i64
      %62 = arith.cmpi eq, %in_0, %c-1_i64 : i64
      %63 = arith.andi %61, %62 : i1
      %64 = arith.ori %60, %63 : i1
      %65 = arith.select %64, %c1_i64, %in_0 : i64
      %66 = arith.divsi %in, %65 : i64
      %67 = arith.select %63, %c-9223372036854775808_i64, %66 : i64
      %68 = arith.select %60, %c-1_i64, %67 : i64
      linalg.yield %68 : i64
    } -> tensor<20xi64>
    %18 = tensor.empty() : tensor<20xi64>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<20xi64>) outs(%18 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.cmpi eq, %in, %c0_i64 : i64
      %61 = arith.shrsi %in, %c63_i64 : i64
      %62 = arith.ori %61, %c1_i64 : i64
      %63 = arith.select %60, %c0_i64, %62 : i64
      linalg.yield %63 : i64
    } -> tensor<20xi64>
    %20 = tensor.empty() : tensor<20xi64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xi64>) outs(%20 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.cmpi eq, %in, %c0_i64 : i64
      %61 = arith.shrsi %in, %c63_i64 : i64
      %62 = arith.ori %61, %c1_i64 : i64
      %63 = arith.select %60, %c0_i64, %62 : i64
      linalg.yield %63 : i64
    } -> tensor<20xi64>
    %22 = tensor.empty() : tensor<20xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%19, %21 : tensor<20xi64>, tensor<20xi64>) outs(%22 : tensor<20xi1>) {
    ^bb0(%in: i64, %in_0: i64, %out: i1):
      %60 = arith.cmpi ne, %in, %in_0 : i64
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %24 = tensor.empty() : tensor<20xi64>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<20xi64>, tensor<20xi64>) outs(%24 : tensor<20xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %60 = arith.cmpi eq, %in_0, %c0_i64 : i64
      %61 = arith.cmpi eq, %in, %c-9223372036854775808_i64 : i64
      %62 = arith.cmpi eq, %in_0, %c-1_i64 : i64
      %63 = arith.andi %61, %62 : i1
      %64 = arith.ori %60, %63 : i1
      %65 = arith.select %64, %c1_i64, %in_0 : i64
      %66 = arith.remsi %in, %65 : i64
      %67 = arith.select %63, %c0_i64, %66 : i64
      %68 = arith.select %60, %in, %67 : i64
      linalg.yield %68 : i64
    } -> tensor<20xi64>
    %26 = tensor.empty() : tensor<20xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<20xi64>) outs(%26 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %28 = tensor.empty() : tensor<20xi1>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%23, %27 : tensor<20xi1>, tensor<20xi1>) outs(%28 : tensor<20xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %60 = arith.andi %in, %in_0 : i1
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %30 = tensor.empty() : tensor<20xi64>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<20xi64>) outs(%30 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.subi %in, %c1_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %32 = tensor.empty() : tensor<20xi64>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%29, %31, %17 : tensor<20xi1>, tensor<20xi64>, tensor<20xi64>) outs(%32 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %60 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %34 = tensor.empty() : tensor<20xi1>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xi64>) outs(%34 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %36 = tensor.empty() : tensor<20xi64>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%35, %arg1 : tensor<20xi1>, tensor<20xi64>) outs(%36 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_0: i64, %out: i64):
      %60 = arith.select %in, %c1_i64, %in_0 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %38 = tensor.empty() : tensor<20xi64>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %37 : tensor<20xi64>, tensor<20xi64>) outs(%38 : tensor<20xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %60 = arith.cmpi eq, %in_0, %c0_i64 : i64
      %61 = arith.cmpi eq, %in, %c-9223372036854775808_i64 : i64
      %62 = arith.cmpi eq, %in_0, %c-1_i64 : i64
      %63 = arith.andi %61, %62 : i1
      %64 = arith.ori %60, %63 : i1
      %65 = arith.select %64, %c1_i64, %in_0 : i64
      %66 = arith.remsi %in, %65 : i64
      %67 = arith.select %63, %c0_i64, %66 : i64
      %68 = arith.select %60, %in, %67 : i64
      linalg.yield %68 : i64
    } -> tensor<20xi64>
    %40 = tensor.empty() : tensor<20xi1>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%39 : tensor<20xi64>) outs(%40 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %42 = tensor.empty() : tensor<20xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%39 : tensor<20xi64>) outs(%42 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %44 = tensor.empty() : tensor<20xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%37 : tensor<20xi64>) outs(%44 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %46 = tensor.empty() : tensor<20xi1>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%43, %45 : tensor<20xi1>, tensor<20xi1>) outs(%46 : tensor<20xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %60 = arith.cmpi ne, %in, %in_0 : i1
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %48 = tensor.empty() : tensor<20xi1>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%47, %41 : tensor<20xi1>, tensor<20xi1>) outs(%48 : tensor<20xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %60 = arith.andi %in, %in_0 : i1
      linalg.yield %60 : i1
    } -> tensor<20xi1>
    %50 = tensor.empty() : tensor<20xi64>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%39, %37 : tensor<20xi64>, tensor<20xi64>) outs(%50 : tensor<20xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %60 = arith.addi %in, %in_0 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %52 = tensor.empty() : tensor<20xi64>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%49, %51, %39 : tensor<20xi1>, tensor<20xi64>, tensor<20xi64>) outs(%52 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %60 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %54 = tensor.empty() : tensor<20xi64>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<20xi64>) outs(%54 : tensor<20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.shrui %in, %c40_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<20xi64>
    %56 = tensor.empty() : tensor<20xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%55 : tensor<20xi64>) outs(%56 : tensor<20xf32>) {
    ^bb0(%in: i64, %out: f32):
      %60 = arith.uitofp %in : i64 to f32
      linalg.yield %60 : f32
    } -> tensor<20xf32>
    %58 = tensor.empty() : tensor<20xi64>
    %59:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg0 : tensor<20xi64>) outs(%58, %cst : tensor<20xi64>, tensor<i64>) {
    ^bb0(%arg2: i64, %arg3: i64):
      %60 = arith.addi %arg2, %arg3 : i64
      iree_linalg_ext.yield %60 : i64
    } -> tensor<20xi64>, tensor<i64>
    return %15, %33, %53, %57, %59#0 : tensor<20xi64>, tensor<20xi64>, tensor<20xi64>, tensor<20xf32>, tensor<20xi64>
  }
}

