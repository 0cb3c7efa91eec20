module @jit_integer_arithmetic {
  func.func public @main(%arg0: tensor<16x16xi32>, %arg1: tensor<16x16xi32>) -> (tensor<16x16xi32>, tensor<16x16xi32>, tensor<16x16xi32>, tensor<16x16xi32>) {
    %c255_i32 = arith.constant 255 : i32
    %c2_i32 = arith.constant 2 : i32
    %c5_i32 = arith.constant 5 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = tensor.empty() : tensor<16x16xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%0 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %50 = arith.muli %in, %in_0 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %2 = tensor.empty() : tensor<16x16xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x16xi32>) outs(%2 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.addi %in, %c3_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %4 = tensor.empty() : tensor<16x16xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16x16xi32>) outs(%4 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.divsi %in, %c7_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %6 = tensor.empty() : tensor<16x16xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16x16xi32>) outs(%6 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.cmpi eq, %in, %c0_i32 : i32
      %51 = arith.shrsi %in, %c31_i32 : i32
      %52 = arith.ori %51, %c1_i32 : i32
      %53 = arith.select %50, %c0_i32, %52 : i32
      linalg.yield %53 : i32
    } -> tensor<16x16xi32>
    %8 = tensor.empty() : tensor<i32>
    %9 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%8 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c1_i32 : i32
    } -> tensor<i32>
    %10 = tensor.empty() : tensor<16x16xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<i32>) outs(%10 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %12 = tensor.empty() : tensor<16x16xi1>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%12 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_0: i32, %out: i1):
      %50 = arith.cmpi ne, %in, %in_0 : i32
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %14 = tensor.empty() : tensor<16x16xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16x16xi32>) outs(%14 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.remsi %in, %c7_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %16 = tensor.empty() : tensor<16x16xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<16x16xi32>) outs(%16 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %50 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %18 = tensor.empty() : tensor<16x16xi1>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %17 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%18 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %50 = arith.andi %in, %in_0 : i1
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %20 = tensor.empty() : tensor<16x16xi32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x16xi32>) outs(%20 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.subi %in, %c1_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %22 = tensor.empty() : tensor<16x16xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %21, %5 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%22 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %50 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %24 = tensor.empty() : tensor<16x16xi32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xi32>) outs(%24 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.remsi %in, %c5_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %26 = tensor.empty() : tensor<16x16xi1>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x16xi32>) outs(%26 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %50 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %28 = tensor.empty() : tensor<16x16xi1>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x16xi32>) outs(%28 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %50 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %30 = tensor.empty() : tensor<16x16xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %27 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%30 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %50 = arith.andi %in, %in_0 : i1
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %32 = tensor.empty() : tensor<16x16xi32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x16xi32>) outs(%32 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.addi %in, %c5_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %34 = tensor.empty() : tensor<16x16xi32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31, %33, %25 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%34 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %50 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %36 = tensor.empty() : tensor<16x16xi32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%36 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %50 = arith.maxsi %in, %in_0 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %38 = tensor.empty() : tensor<16x16xi32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%38 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %50 = arith.minsi %in, %in_0 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %40 = tensor.empty() : tensor<16x16xi32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37, %39 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%40 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %50 = arith.subi %in, %in_0 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %42 = tensor.empty() : tensor<16x16xi32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xi32>) outs(%42 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.shli %in, %c2_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %44 = tensor.empty() : tensor<16x16xi32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x16xi32>) outs(%44 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.shrsi %in, %c1_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %46 = tensor.empty() : tensor<16x16xi32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<16x16xi32>) outs(%46 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.andi %in, %c255_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %48 = tensor.empty() : tensor<16x16xi32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43, %47 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%48 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %50 = arith.xori %in, %in_0 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    return %23, %35, %41, %49 : tensor<16x16xi32>, tensor<16x16xi32>, tensor<16x16xi32>, tensor<16x16xi32>
  }
}