module @jit_edit_distance_lcs_levenshtein_wavefront_nested_scan attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<5x20xf32>, %input1: tensor<5x20xf32>) -> (%output0: tensor<i32>, %output1: tensor<21xi32>)"}} {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c20_i32 = arith.constant 20 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0> : tensor<20xi32>
    %c19 = arith.constant 19 : index
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<5x20xf32>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<5x20xf32>
    %2 = tensor.empty() : tensor<21xi32>
    %3 = flow.dispatch.workgroups() : () -> tensor<21xi32> =
        (%arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<21xi32>>) {
      %9 = tensor.empty() : tensor<21xi32>
      %10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%9 : tensor<21xi32>) {
      ^bb0(%out: i32):
        %11 = linalg.index 0 : index
        %12 = arith.index_cast %11 : index to i32
        linalg.yield %12 : i32
      } -> tensor<21xi32>
      iree_tensor_ext.dispatch.tensor.store %10, %arg2, offsets = [0], sizes = [21], strides = [1] : tensor<21xi32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<21xi32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %4 = scf.for %arg2 = %c0_i32 to %c20_i32 step %c1_i32 iter_args(%arg3 = %3) -> (tensor<21xi32>)  : i32 {
      %9 = arith.index_castui %arg2 : i32 to index
      %10 = arith.minui %9, %c19 : index
      %11 = flow.dispatch.workgroups[%10](%10) : (index) -> tensor<i32> =
          (%arg4: index, %arg5: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<i32>>) {
        %c1_i32_0 = arith.constant 1 : i32
        %16 = iree_tensor_ext.dispatch.workload.ordinal %arg4, 0 : index
        %17 = tensor.empty() : tensor<i32>
        %18 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%17 : tensor<i32>) {
        ^bb0(%out: i32):
          %19 = arith.index_cast %16 : index to i32
          %20 = arith.addi %19, %c1_i32_0 : i32
          linalg.yield %20 : i32
        } -> tensor<i32>
        iree_tensor_ext.dispatch.tensor.store %18, %arg5, offsets = [], sizes = [], strides = [] : tensor<i32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<i32>>
        flow.return
      } count(%arg4: index) -> (index, index, index) {
        %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg4)
        flow.return %x, %y, %z : index, index, index
      }
      %12:2 = scf.for %arg4 = %c0_i32 to %c20_i32 step %c1_i32 iter_args(%arg5 = %11, %arg6 = %cst) -> (tensor<i32>, tensor<20xi32>)  : i32 {
        %16 = arith.index_castui %arg4 : i32 to index
        %17 = arith.minui %16, %c19 : index
        %18 = arith.addi %17, %c1 : index
        %19 = flow.dispatch.workgroups[%17, %10, %18](%1, %17, %0, %10, %arg3, %18, %arg5) : (tensor<5x20xf32>, index, tensor<5x20xf32>, index, tensor<21xi32>, index, tensor<i32>) -> tensor<i32> =
            (%arg7: !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x20xf32>>, %arg8: index, %arg9: !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x20xf32>>, %arg10: index, %arg11: !iree_tensor_ext.dispatch.tensor<readonly:tensor<21xi32>>, %arg12: index, %arg13: !iree_tensor_ext.dispatch.tensor<readonly:tensor<i32>>, %arg14: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<i32>>) {
          %c1_i32_0 = arith.constant 1 : i32
          %cst_1 = arith.constant 3.000000e+00 : f32
          %22 = iree_tensor_ext.dispatch.workload.ordinal %arg8, 0 : index
          %23 = iree_tensor_ext.dispatch.workload.ordinal %arg10, 1 : index
          %24 = iree_tensor_ext.dispatch.workload.ordinal %arg12, 2 : index
          %25 = iree_tensor_ext.dispatch.tensor.load %arg13, offsets = [], sizes = [], strides = [] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<i32>> -> tensor<i32>
          %26 = tensor.empty() : tensor<i32>
          %27 = iree_tensor_ext.dispatch.tensor.load %arg7, offsets = [0, %22], sizes = [1, 1], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x20xf32>> -> tensor<f32>
          %28 = iree_tensor_ext.dispatch.tensor.load %arg9, offsets = [0, %23], sizes = [1, 1], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x20xf32>> -> tensor<f32>
          %29 = iree_tensor_ext.dispatch.tensor.load %arg11, offsets = [%22], sizes = [1], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<21xi32>> -> tensor<i32>
          %30 = iree_tensor_ext.dispatch.tensor.load %arg11, offsets = [%24], sizes = [1], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<21xi32>> -> tensor<i32>
          %31 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%25, %30, %29, %28, %27 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>) outs(%26 : tensor<i32>) {
          ^bb0(%in: i32, %in_2: i32, %in_3: i32, %in_4: f32, %in_5: f32, %out: i32):
            %32 = arith.mulf %in_5, %cst_1 : f32
            %33 = arith.fptosi %32 : f32 to i32
            %34 = arith.mulf %in_4, %cst_1 : f32
            %35 = arith.fptosi %34 : f32 to i32
            %36 = arith.minsi %in, %in_2 : i32
            %37 = arith.cmpi ne, %35, %33 : i32
            %38 = arith.extui %37 : i1 to i32
            %39 = arith.addi %in_3, %38 : i32
            %40 = arith.addi %36, %c1_i32_0 : i32
            %41 = arith.minsi %40, %39 : i32
            linalg.yield %41 : i32
          } -> tensor<i32>
          iree_tensor_ext.dispatch.tensor.store %31, %arg14, offsets = [], sizes = [], strides = [] : tensor<i32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<i32>>
          flow.return
        } count(%arg7: index, %arg8: index, %arg9: index) -> (index, index, index) {
          %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg7, %arg8, %arg9)
          flow.return %x, %y, %z : index, index, index
        }
        %20 = flow.tensor.reshape %19 : tensor<i32> -> tensor<1xi32>
        %21 = flow.tensor.update %20, %arg6[%17] : tensor<1xi32> -> %arg6 as tensor<20xi32>
        scf.yield %19, %21 : tensor<i32>, tensor<20xi32>
      }
      %13 = flow.tensor.reshape %11 : tensor<i32> -> tensor<1xi32>
      %14 = flow.tensor.update %13, %2[%c0] : tensor<1xi32> -> %2 as tensor<21xi32>
      %15 = flow.tensor.update %12#1, %14[%c1] : tensor<20xi32> -> %14 as tensor<21xi32>
      scf.yield %15 : tensor<21xi32>
    }
    %5 = flow.tensor.slice %4[%c20 for %c1] : tensor<21xi32> -> tensor<1xi32>
    %6 = flow.tensor.reshape %5 : tensor<1xi32> -> tensor<i32>
    %7 = hal.tensor.export %6 "output0" : tensor<i32> -> !hal.buffer_view
    %8 = hal.tensor.export %4 "output1" : tensor<21xi32> -> !hal.buffer_view
    util.return %7, %8 : !hal.buffer_view, !hal.buffer_view
  }
}