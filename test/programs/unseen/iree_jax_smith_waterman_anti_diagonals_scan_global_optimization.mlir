module @jit_smith_waterman_anti_diagonals_scan {
  util.global private @__hoisted_tensor_75xi32 = dense<[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76]> : tensor<75xi32>
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<40xi32>, %input1: tensor<36xi32>) -> (%output0: tensor<i32>, %output1: tensor<75x41xi32>)"}} {
    %cst = arith.constant dense<0> : tensor<41xi32>
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %cst_1 = arith.constant dense<0> : tensor<75x41xi32>
    %c0_i32 = arith.constant 0 : i32
    %c75_i32 = arith.constant 75 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c74 = arith.constant 74 : index
    %c36_i32 = arith.constant 36 : i32
    %c39_i32 = arith.constant 39 : i32
    %c40_i32 = arith.constant 40 : i32
    %c35_i32 = arith.constant 35 : i32
    %c3_i32 = arith.constant 3 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<40xi32>
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<40xi32> -> tensor<40xi32>
    %2 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<36xi32>
    %3 = iree_tensor_ext.compute_barrier.start %2 : tensor<36xi32> -> tensor<36xi32>
    %__hoisted_tensor_75xi32 = util.global.load immutable @__hoisted_tensor_75xi32 : tensor<75xi32>
    %4:4 = scf.for %arg2 = %c0_i32 to %c75_i32 step %c1_i32 iter_args(%arg3 = %cst, %arg4 = %cst, %arg5 = %cst_0, %arg6 = %cst_1) -> (tensor<41xi32>, tensor<41xi32>, tensor<i32>, tensor<75x41xi32>)  : i32 {
      %7 = arith.index_castui %arg2 : i32 to index
      %8 = arith.minui %7, %c74 : index
      %extracted_slice = tensor.extract_slice %__hoisted_tensor_75xi32[%8] [1] [1] : tensor<75xi32> to tensor<i32>
      %9 = tensor.empty() : tensor<41xi32>
      %10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%9 : tensor<41xi32>) {
      ^bb0(%out: i32):
        %48 = linalg.index 0 : index
        %49 = arith.index_cast %48 : index to i32
        linalg.yield %49 : i32
      } -> tensor<41xi32>
      %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<i32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<41xi32>
      %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11, %10 : tensor<41xi32>, tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %in_7: i32, %out: i32):
        %48 = arith.subi %in, %in_7 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %13 = tensor.empty() : tensor<41xi1>
      %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%10 : tensor<41xi32>) outs(%13 : tensor<41xi1>) {
      ^bb0(%in: i32, %out: i1):
        %48 = arith.cmpi sge, %in, %c1_i32 : i32
        linalg.yield %48 : i1
      } -> tensor<41xi1>
      %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%12 : tensor<41xi32>) outs(%13 : tensor<41xi1>) {
      ^bb0(%in: i32, %out: i1):
        %48 = arith.cmpi sge, %in, %c1_i32 : i32
        linalg.yield %48 : i1
      } -> tensor<41xi1>
      %16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%14, %15 : tensor<41xi1>, tensor<41xi1>) outs(%13 : tensor<41xi1>) {
      ^bb0(%in: i1, %in_7: i1, %out: i1):
        %48 = arith.andi %in, %in_7 : i1
        linalg.yield %48 : i1
      } -> tensor<41xi1>
      %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%12 : tensor<41xi32>) outs(%13 : tensor<41xi1>) {
      ^bb0(%in: i32, %out: i1):
        %48 = arith.cmpi sle, %in, %c36_i32 : i32
        linalg.yield %48 : i1
      } -> tensor<41xi1>
      %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%16, %17 : tensor<41xi1>, tensor<41xi1>) outs(%13 : tensor<41xi1>) {
      ^bb0(%in: i1, %in_7: i1, %out: i1):
        %48 = arith.andi %in, %in_7 : i1
        linalg.yield %48 : i1
      } -> tensor<41xi1>
      %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%10 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.subi %in, %c1_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%19 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.maxsi %in, %c0_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.minsi %in, %c39_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%21 : tensor<41xi32>) outs(%13 : tensor<41xi1>) {
      ^bb0(%in: i32, %out: i1):
        %48 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %48 : i1
      } -> tensor<41xi1>
      %23 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%21 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.addi %in, %c40_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %24 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%22, %23, %21 : tensor<41xi1>, tensor<41xi32>, tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
        %48 = arith.select %in, %in_7, %in_8 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %25 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%24 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.index_cast %in : i32 to index
        %extracted = tensor.extract %1[%48] : tensor<40xi32>
        linalg.yield %extracted : i32
      } -> tensor<41xi32>
      %26 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%12 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.subi %in, %c1_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %27 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%26 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.maxsi %in, %c0_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %28 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%27 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.minsi %in, %c35_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%28 : tensor<41xi32>) outs(%13 : tensor<41xi1>) {
      ^bb0(%in: i32, %out: i1):
        %48 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %48 : i1
      } -> tensor<41xi1>
      %30 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%28 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.addi %in, %c36_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%29, %30, %28 : tensor<41xi1>, tensor<41xi32>, tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
        %48 = arith.select %in, %in_7, %in_8 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %32 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%31 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.index_cast %in : i32 to index
        %extracted = tensor.extract %3[%48] : tensor<36xi32>
        linalg.yield %extracted : i32
      } -> tensor<41xi32>
      %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%25, %32 : tensor<41xi32>, tensor<41xi32>) outs(%13 : tensor<41xi1>) {
      ^bb0(%in: i32, %in_7: i32, %out: i1):
        %48 = arith.cmpi eq, %in, %in_7 : i32
        linalg.yield %48 : i1
      } -> tensor<41xi1>
      %34 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%33 : tensor<41xi1>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i1, %out: i32):
        %48 = arith.select %in, %c3_i32, %c-2_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %extracted_slice_2 = tensor.extract_slice %arg3[0] [40] [1] : tensor<41xi32> to tensor<40xi32>
      %inserted_slice = tensor.insert_slice %cst_0 into %9[0] [1] [1] : tensor<i32> into tensor<41xi32>
      %inserted_slice_3 = tensor.insert_slice %extracted_slice_2 into %inserted_slice[1] [40] [1] : tensor<40xi32> into tensor<41xi32>
      %35 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%inserted_slice_3 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.subi %in, %c2_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %extracted_slice_4 = tensor.extract_slice %arg4[0] [40] [1] : tensor<41xi32> to tensor<40xi32>
      %inserted_slice_5 = tensor.insert_slice %extracted_slice_4 into %inserted_slice[1] [40] [1] : tensor<40xi32> into tensor<41xi32>
      %36 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%inserted_slice_5, %34 : tensor<41xi32>, tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %in_7: i32, %out: i32):
        %48 = arith.addi %in, %in_7 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %37 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg3 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.subi %in, %c2_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %38 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%35, %37 : tensor<41xi32>, tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %in_7: i32, %out: i32):
        %48 = arith.maxsi %in, %in_7 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %39 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%36, %38 : tensor<41xi32>, tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %in_7: i32, %out: i32):
        %48 = arith.maxsi %in, %in_7 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %40 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%39 : tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.maxsi %in, %c0_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %41 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18, %40 : tensor<41xi1>, tensor<41xi32>) outs(%9 : tensor<41xi32>) {
      ^bb0(%in: i1, %in_7: i32, %out: i32):
        %48 = arith.select %in, %in_7, %c0_i32 : i32
        linalg.yield %48 : i32
      } -> tensor<41xi32>
      %42 = tensor.empty() : tensor<i32>
      %43 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%42 : tensor<i32>) -> tensor<i32>
      %44 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%41 : tensor<41xi32>) outs(%43 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %48 = arith.maxsi %out, %in : i32
        linalg.yield %48 : i32
      } -> tensor<i32>
      %45 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg5, %44 : tensor<i32>, tensor<i32>) outs(%42 : tensor<i32>) {
      ^bb0(%in: i32, %in_7: i32, %out: i32):
        %48 = arith.maxsi %in, %in_7 : i32
        linalg.yield %48 : i32
      } -> tensor<i32>
      %46 = iree_tensor_ext.compute_barrier.end %45 : tensor<i32> -> tensor<i32>
      %inserted_slice_6 = tensor.insert_slice %41 into %arg6[%8, 0] [1, 41] [1, 1] : tensor<41xi32> into tensor<75x41xi32>
      %47 = iree_tensor_ext.compute_barrier.end %inserted_slice_6 : tensor<75x41xi32> -> tensor<75x41xi32>
      scf.yield %41, %arg3, %46, %47 : tensor<41xi32>, tensor<41xi32>, tensor<i32>, tensor<75x41xi32>
    }
    %5 = hal.tensor.export %4#2 "output0" : tensor<i32> -> !hal.buffer_view
    %6 = hal.tensor.export %4#3 "output1" : tensor<75x41xi32> -> !hal.buffer_view
    util.return %5, %6 : !hal.buffer_view, !hal.buffer_view
  }
}