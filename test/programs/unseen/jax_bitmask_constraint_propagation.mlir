module @jit_sudoku_like_constraint_propagation_bitmasks_popcount {
  util.global private @__hoisted_tensor_8x2xi32 = dense<[[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0], [7, 0]]> : tensor<8x2xi32>
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<8x8xf32>, %input1: tensor<8xi32>) -> (%output0: tensor<8x8xi32>)"}} {
    %c255_i32 = arith.constant 255 : i32
    %cst = arith.constant dense<0> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %c8_i32 = arith.constant 8 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<8xi32>
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<8xi32> -> tensor<8xi32>
    %2 = tensor.empty() : tensor<8xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %14 = arith.shli %c1_i32, %in : i32
      %15 = arith.cmpi ult, %in, %c32_i32 : i32
      %16 = arith.select %15, %14, %c0_i32 : i32
      linalg.yield %16 : i32
    } -> tensor<8xi32>
    %4 = tensor.empty() : tensor<8xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<8xi32>) outs(%4 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %14 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %14 : i1
    } -> tensor<8xi1>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %14 = arith.addi %in, %c8_i32 : i32
      linalg.yield %14 : i32
    } -> tensor<8xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5, %6, %1 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %14 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %14 : i32
    } -> tensor<8xi32>
    %__hoisted_tensor_8x2xi32 = util.global.load immutable @__hoisted_tensor_8x2xi32 : tensor<8x2xi32>
    %inserted_slice = tensor.insert_slice %7 into %__hoisted_tensor_8x2xi32[0, 1] [8, 1] [1, 1] : tensor<8xi32> into tensor<8x2xi32>
    %8 = tensor.empty() : tensor<8x8xi32>
    %9 = linalg.fill ins(%c255_i32 : i32) outs(%8 : tensor<8x8xi32>) -> tensor<8x8xi32>
    %10 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%3, %inserted_slice : tensor<8xi32>, tensor<8x2xi32>) outs(%9 : tensor<8x8xi32>) {
    ^bb0(%arg2: i32, %arg3: i32):
      iree_linalg_ext.yield %arg2 : i32
    } -> tensor<8x8xi32>
    %11 = iree_tensor_ext.compute_barrier.end %10 : tensor<8x8xi32> -> tensor<8x8xi32>
    %12:2 = scf.for %arg2 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg3 = %cst, %arg4 = %11) -> (tensor<i32>, tensor<8x8xi32>)  : i32 {
      %14 = tensor.empty() : tensor<i32>
      %15 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%14 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %31 = arith.addi %in, %c1_i32 : i32
        linalg.yield %31 : i32
      } -> tensor<i32>
      %16 = iree_tensor_ext.compute_barrier.end %15 : tensor<i32> -> tensor<i32>
      %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<8x8xi32>) outs(%8 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %31 = math.ctpop %in : i32
        linalg.yield %31 : i32
      } -> tensor<8x8xi32>
      %18 = tensor.empty() : tensor<8x8xi1>
      %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x8xi32>) outs(%18 : tensor<8x8xi1>) {
      ^bb0(%in: i32, %out: i1):
        %31 = arith.cmpi eq, %in, %c1_i32 : i32
        linalg.yield %31 : i1
      } -> tensor<8x8xi1>
      %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %arg4 : tensor<8x8xi1>, tensor<8x8xi32>) outs(%8 : tensor<8x8xi32>) {
      ^bb0(%in: i1, %in_0: i32, %out: i32):
        %31 = arith.select %in, %in_0, %c0_i32 : i32
        linalg.yield %31 : i32
      } -> tensor<8x8xi32>
      %21 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<8xi32>) -> tensor<8xi32>
      %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<8x8xi32>) outs(%21 : tensor<8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %31 = arith.ori %out, %in : i32
        linalg.yield %31 : i32
      } -> tensor<8xi32>
      %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<8x8xi32>) outs(%21 : tensor<8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %31 = arith.ori %out, %in : i32
        linalg.yield %31 : i32
      } -> tensor<8xi32>
      %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<8xi32>) outs(%8 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x8xi32>
      %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<8xi32>) outs(%8 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x8xi32>
      %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %25 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%8 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %in_0: i32, %out: i32):
        %31 = arith.ori %in, %in_0 : i32
        linalg.yield %31 : i32
      } -> tensor<8x8xi32>
      %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<8x8xi32>) outs(%8 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %31 = arith.xori %in, %c-1_i32 : i32
        linalg.yield %31 : i32
      } -> tensor<8x8xi32>
      %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4, %27 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%8 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %in_0: i32, %out: i32):
        %31 = arith.andi %in, %in_0 : i32
        linalg.yield %31 : i32
      } -> tensor<8x8xi32>
      %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %arg4, %28 : tensor<8x8xi1>, tensor<8x8xi32>, tensor<8x8xi32>) outs(%8 : tensor<8x8xi32>) {
      ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
        %31 = arith.select %in, %in_0, %in_1 : i32
        linalg.yield %31 : i32
      } -> tensor<8x8xi32>
      %30 = iree_tensor_ext.compute_barrier.end %29 : tensor<8x8xi32> -> tensor<8x8xi32>
      scf.yield %16, %30 : tensor<i32>, tensor<8x8xi32>
    }
    %13 = hal.tensor.export %12#1 "output0" : tensor<8x8xi32> -> !hal.buffer_view
    util.return %13 : !hal.buffer_view
  }
}