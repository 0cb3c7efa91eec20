module @jit_impala_vtrace_and_advantages attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<16x8xf32>, %input1: tensor<16x8xf32>, %input2: tensor<17x8xf32>, %input3: tensor<16x8xf32>) -> (%output0: tensor<16x8xf32>, %output1: tensor<16x8xf32>)"}} {
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<16x8xf32>
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %c1_i32 = arith.constant 1 : i32
    %c15 = arith.constant 15 : index
    %c15_i32 = arith.constant 15 : i32
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<16x8xf32>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<16x8xf32>
    %2 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<17x8xf32>
    %3 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<16x8xf32>
    %4 = tensor.empty() : tensor<16x8xf32>
    %5 = flow.tensor.reshape %3 : tensor<16x8xf32> -> tensor<128xf32>
    %6 = flow.dispatch.workgroups(%5) : (tensor<128xf32>) -> tensor<128xf32> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>>, %arg5: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<128xf32>>) {
      %cst_1 = arith.constant 1.000000e+00 : f32
      %24 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>> -> tensor<128xf32>
      %25 = tensor.empty() : tensor<128xf32>
      %26 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%24 : tensor<128xf32>) outs(%25 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %27 = math.exp %in : f32
        %28 = arith.minimumf %27, %cst_1 : f32
        linalg.yield %28 : f32
      } -> tensor<128xf32>
      iree_tensor_ext.dispatch.tensor.store %26, %arg5, offsets = [0], sizes = [128], strides = [1] : tensor<128xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<128xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %7 = flow.tensor.reshape %6 : tensor<128xf32> -> tensor<16x8xf32>
    %8:2 = scf.for %arg4 = %c0_i32 to %c16_i32 step %c1_i32 iter_args(%arg5 = %cst, %arg6 = %cst_0) -> (tensor<8xf32>, tensor<16x8xf32>)  : i32 {
      %24 = arith.subi %c15_i32, %arg4 : i32
      %25 = arith.index_castui %24 : i32 to index
      %26 = arith.minui %25, %c15 : index
      %27 = arith.addi %26, %c1 : index
      %28 = flow.dispatch.workgroups[%26, %27](%2, %26, %27, %1, %0, %7, %arg5) : (tensor<17x8xf32>, index, index, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<8xf32>) -> tensor<8xf32> =
          (%arg7: !iree_tensor_ext.dispatch.tensor<readonly:tensor<17x8xf32>>, %arg8: index, %arg9: index, %arg10: !iree_tensor_ext.dispatch.tensor<readonly:tensor<16x8xf32>>, %arg11: !iree_tensor_ext.dispatch.tensor<readonly:tensor<16x8xf32>>, %arg12: !iree_tensor_ext.dispatch.tensor<readonly:tensor<16x8xf32>>, %arg13: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8xf32>>, %arg14: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8xf32>>) {
        %cst_1 = arith.constant 0.949999988 : f32
        %31 = iree_tensor_ext.dispatch.workload.ordinal %arg8, 0 : index
        %32 = iree_tensor_ext.dispatch.workload.ordinal %arg9, 1 : index
        %33 = iree_tensor_ext.dispatch.tensor.load %arg13, offsets = [0], sizes = [8], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
        %34 = tensor.empty() : tensor<8xf32>
        %35 = iree_tensor_ext.dispatch.tensor.load %arg7, offsets = [%31, 0], sizes = [1, 8], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<17x8xf32>> -> tensor<8xf32>
        %36 = iree_tensor_ext.dispatch.tensor.load %arg7, offsets = [%32, 0], sizes = [1, 8], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<17x8xf32>> -> tensor<8xf32>
        %37 = iree_tensor_ext.dispatch.tensor.load %arg10, offsets = [%31, 0], sizes = [1, 8], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<16x8xf32>> -> tensor<8xf32>
        %38 = iree_tensor_ext.dispatch.tensor.load %arg11, offsets = [%31, 0], sizes = [1, 8], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<16x8xf32>> -> tensor<8xf32>
        %39 = iree_tensor_ext.dispatch.tensor.load %arg12, offsets = [%31, 0], sizes = [1, 8], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<16x8xf32>> -> tensor<8xf32>
        %40 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%39, %38, %37, %36, %35, %33 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%34 : tensor<8xf32>) {
        ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %in_5: f32, %in_6: f32, %out: f32):
          %41 = arith.mulf %in, %cst_1 : f32
          %42 = arith.mulf %in_3, %in_4 : f32
          %43 = arith.addf %in_2, %42 : f32
          %44 = arith.subf %43, %in_5 : f32
          %45 = arith.mulf %in, %44 : f32
          %46 = arith.mulf %in_3, %41 : f32
          %47 = arith.mulf %46, %in_6 : f32
          %48 = arith.addf %45, %47 : f32
          linalg.yield %48 : f32
        } -> tensor<8xf32>
        iree_tensor_ext.dispatch.tensor.store %40, %arg14, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8xf32>>
        flow.return
      } count(%arg7: index, %arg8: index) -> (index, index, index) {
        %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg7, %arg8)
        flow.return %x, %y, %z : index, index, index
      }
      %29 = flow.tensor.reshape %28 : tensor<8xf32> -> tensor<1x8xf32>
      %30 = flow.tensor.update %29, %arg6[%26, %c0] : tensor<1x8xf32> -> %arg6 as tensor<16x8xf32>
      scf.yield %28, %30 : tensor<8xf32>, tensor<16x8xf32>
    }
    %9 = flow.tensor.reshape %2 : tensor<17x8xf32> -> tensor<136xf32>
    %10 = flow.tensor.reshape %8#1 : tensor<16x8xf32> -> tensor<128xf32>
    %11 = flow.dispatch.workgroups(%9, %10) : (tensor<136xf32>, tensor<128xf32>) -> tensor<128xf32> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<136xf32>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<128xf32>>) {
      %24 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>> -> tensor<128xf32>
      %25 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<136xf32>> -> tensor<128xf32>
      %26 = tensor.empty() : tensor<128xf32>
      %27 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%24, %25 : tensor<128xf32>, tensor<128xf32>) outs(%26 : tensor<128xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %28 = arith.addf %in, %in_1 : f32
        linalg.yield %28 : f32
      } -> tensor<128xf32>
      iree_tensor_ext.dispatch.tensor.store %27, %arg6, offsets = [0], sizes = [128], strides = [1] : tensor<128xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<128xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %12 = flow.tensor.reshape %11 : tensor<128xf32> -> tensor<16x8xf32>
    %13 = flow.tensor.slice %12[%c1, %c0 for %c15, %c8] : tensor<16x8xf32> -> tensor<15x8xf32>
    %14 = flow.tensor.slice %2[%c16, %c0 for %c1, %c8] : tensor<17x8xf32> -> tensor<1x8xf32>
    %15 = flow.tensor.update %13, %4[%c0, %c0] : tensor<15x8xf32> -> %4 as tensor<16x8xf32>
    %16 = flow.tensor.update %14, %15[%c15, %c0] : tensor<1x8xf32> -> %15 as tensor<16x8xf32>
    %17 = flow.tensor.reshape %0 : tensor<16x8xf32> -> tensor<128xf32>
    %18 = flow.tensor.reshape %1 : tensor<16x8xf32> -> tensor<128xf32>
    %19 = flow.tensor.reshape %16 : tensor<16x8xf32> -> tensor<128xf32>
    %20 = flow.dispatch.workgroups(%9, %6, %17, %18, %19) : (tensor<136xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<136xf32>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>>, %arg6: !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>>, %arg7: !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>>, %arg8: !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>>, %arg9: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<128xf32>>) {
      %24 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>> -> tensor<128xf32>
      %25 = iree_tensor_ext.dispatch.tensor.load %arg6, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>> -> tensor<128xf32>
      %26 = iree_tensor_ext.dispatch.tensor.load %arg7, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>> -> tensor<128xf32>
      %27 = iree_tensor_ext.dispatch.tensor.load %arg8, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>> -> tensor<128xf32>
      %28 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<136xf32>> -> tensor<128xf32>
      %29 = tensor.empty() : tensor<128xf32>
      %30 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%24, %25, %26, %27, %28 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%29 : tensor<128xf32>) {
      ^bb0(%in: f32, %in_1: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32):
        %31 = arith.mulf %in_2, %in_3 : f32
        %32 = arith.addf %in_1, %31 : f32
        %33 = arith.subf %32, %in_4 : f32
        %34 = arith.mulf %in, %33 : f32
        linalg.yield %34 : f32
      } -> tensor<128xf32>
      iree_tensor_ext.dispatch.tensor.store %30, %arg9, offsets = [0], sizes = [128], strides = [1] : tensor<128xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<128xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %21 = flow.tensor.reshape %20 : tensor<128xf32> -> tensor<16x8xf32>
    %22 = hal.tensor.export %12 "output0" : tensor<16x8xf32> -> !hal.buffer_view
    %23 = hal.tensor.export %21 "output1" : tensor<16x8xf32> -> !hal.buffer_view
    util.return %22, %23 : !hal.buffer_view, !hal.buffer_view
  }
}