module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  flow.executable private @main_dispatch_0 {
    flow.executable.export public @main_dispatch_0_slow_memcpy workgroups(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg0, %arg1, %arg2, %arg3, %arg4)
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_0_slow_memcpy(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x6x?x?xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?x6x?x?xf32>>, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index) {
        %0 = iree_tensor_ext.dispatch.workload.ordinal %arg2, 0 : index
        %1 = iree_tensor_ext.dispatch.workload.ordinal %arg3, 1 : index
        %2 = iree_tensor_ext.dispatch.workload.ordinal %arg4, 2 : index
        %3 = iree_tensor_ext.dispatch.workload.ordinal %arg5, 3 : index
        %4 = iree_tensor_ext.dispatch.workload.ordinal %arg6, 4 : index
        %5 = flow.dispatch.tie_shape %arg0 : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x6x?x?xf32>>{%0, %1, %2}
        %6 = flow.dispatch.tie_shape %arg1 : !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?x6x?x?xf32>>{%0, %3, %4}
        %7 = iree_tensor_ext.dispatch.tensor.load %5, offsets = [0, 0, 0, 0], sizes = [%0, 6, %1, %2], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x6x?x?xf32>>{%0, %1, %2} -> tensor<?x6x?x?xf32>
        iree_tensor_ext.dispatch.tensor.store %7, %6, offsets = [0, 0, 1, 0], sizes = [%0, 6, %1, %2], strides = [1, 1, 1, 1] : tensor<?x6x?x?xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?x6x?x?xf32>>{%0, %3, %4}
        return
      }
    }
  }
  flow.executable private @main_dispatch_1 {
    flow.executable.export public @main_dispatch_1_conv_Dx10xDxDx6x3x2_f32 workgroups(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg0, %arg1, %arg2, %arg3, %arg4)
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_1_conv_Dx10xDxDx6x3x2_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x6x?x?xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<10x6x3x2xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<10xf32>>, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x10x?x?xf32>>) {
        %cst = arith.constant 6.000000e+00 : f32
        %cst_0 = arith.constant 0.000000e+00 : f32
        %cst_1 = arith.constant 3.000000e+00 : f32
        %0 = iree_tensor_ext.dispatch.workload.ordinal %arg3, 0 : index
        %1 = iree_tensor_ext.dispatch.workload.ordinal %arg4, 1 : index
        %2 = iree_tensor_ext.dispatch.workload.ordinal %arg5, 2 : index
        %3 = iree_tensor_ext.dispatch.workload.ordinal %arg6, 3 : index
        %4 = iree_tensor_ext.dispatch.workload.ordinal %arg7, 4 : index
        %5 = flow.dispatch.tie_shape %arg0 : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x6x?x?xf32>>{%0, %1, %2}
        %6 = flow.dispatch.tie_shape %arg8 : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x10x?x?xf32>>{%0, %3, %4}
        %7 = iree_tensor_ext.dispatch.tensor.load %5, offsets = [0, 0, 0, 0], sizes = [%0, 6, %1, %2], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x6x?x?xf32>>{%0, %1, %2} -> tensor<?x6x?x?xf32>
        %8 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0, 0, 0], sizes = [10, 6, 3, 2], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<10x6x3x2xf32>> -> tensor<10x6x3x2xf32>
        %9 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0], sizes = [10], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<10xf32>> -> tensor<10xf32>
        %10 = tensor.empty(%0, %3, %4) : tensor<?x10x?x?xf32>
        %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<?x10x?x?xf32>) -> tensor<?x10x?x?xf32>
        %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%7, %8 : tensor<?x6x?x?xf32>, tensor<10x6x3x2xf32>) outs(%11 : tensor<?x10x?x?xf32>) attrs =  {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} {
        ^bb0(%in: f32, %in_2: f32, %out: f32):
          %14 = arith.mulf %in, %in_2 : f32
          %15 = arith.addf %out, %14 : f32
          linalg.yield %15 : f32
        } -> tensor<?x10x?x?xf32>
        %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %9 : tensor<?x10x?x?xf32>, tensor<10xf32>) outs(%10 : tensor<?x10x?x?xf32>) {
        ^bb0(%in: f32, %in_2: f32, %out: f32):
          %14 = arith.addf %in, %in_2 : f32
          %15 = arith.addf %14, %cst_1 : f32
          %16 = arith.maximumf %15, %cst_0 : f32
          %17 = arith.minimumf %16, %cst : f32
          %18 = arith.mulf %17, %14 : f32
          %19 = arith.divf %18, %cst : f32
          linalg.yield %19 : f32
        } -> tensor<?x10x?x?xf32>
        iree_tensor_ext.dispatch.tensor.store %13, %6, offsets = [0, 0, 0, 0], sizes = [%0, 10, %3, %4], strides = [1, 1, 1, 1] : tensor<?x10x?x?xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x10x?x?xf32>>{%0, %3, %4}
        return
      }
    }
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<?x6x?x?xf32>, %input1: tensor<10x6x3x2xf32>, %input2: tensor<10xf32>) -> (%output0: tensor<?x10x?x?xf32>)"}} {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[2] : index
    %2 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[3] : index
    %3 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<?x6x?x?xf32>{%0, %1, %2}
    %4 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<10x6x3x2xf32>
    %5 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<10xf32>
    %6 = arith.addi %1, %c1 : index
    %7 = arith.addi %2, %c1 : index
    %8 = flow.tensor.splat %cst : tensor<?x6x?x?xf32>{%0, %6, %7}
    %9 = flow.dispatch @main_dispatch_0::@main_dispatch_0_slow_memcpy[%0, %1, %2, %6, %7](%3, %8, %0, %1, %2, %6, %7) : (tensor<?x6x?x?xf32>{%0, %1, %2}, tensor<?x6x?x?xf32>{%0, %6, %7}, index, index, index, index, index) -> %8{%0, %6, %7}
    %10 = arith.subi %1, %c1 : index
    %11 = flow.dispatch @main_dispatch_1::@main_dispatch_1_conv_Dx10xDxDx6x3x2_f32[%0, %6, %7, %10, %2](%9, %4, %5, %0, %6, %7, %10, %2) : (tensor<?x6x?x?xf32>{%0, %6, %7}, tensor<10x6x3x2xf32>, tensor<10xf32>, index, index, index, index, index) -> tensor<?x10x?x?xf32>{%0, %10, %2}
    %12 = hal.tensor.export %11 "output0" : tensor<?x10x?x?xf32>{%0, %10, %2} -> !hal.buffer_view
    util.return %12 : !hal.buffer_view
  }
}