"builtin.module"() <{sym_name = "jit_int4_packed_u8_low_high_interleaved_groups"}> ({
  "func.func"() <{function_type = (tensor<6x32xbf16>, tensor<16x16xui8>, tensor<2x16xf32>, tensor<2x16xui8>) -> tensor<6x16xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x32xbf16>, %arg1: tensor<16x16xui8>, %arg2: tensor<2x16xf32>, %arg3: tensor<2x16xui8>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : bf16}> : () -> bf16
    %1 = "arith.constant"() <{value = 4 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = 15 : i8}> : () -> i8
    %3 = "builtin.unrealized_conversion_cast"(%arg3) : (tensor<2x16xui8>) -> tensor<2x16xi8>
    %4 = "builtin.unrealized_conversion_cast"(%arg1) : (tensor<16x16xui8>) -> tensor<16x16xi8>
    %5 = "tensor.empty"() : () -> tensor<16x16xi8>
    %6 = "linalg.map"(%4, %5) ({
    ^bb0(%arg37: i8, %arg38: i8):
      %45 = "arith.andi"(%arg37, %2) : (i8, i8) -> i8
      "linalg.yield"(%45) : (i8) -> ()
    }) : (tensor<16x16xi8>, tensor<16x16xi8>) -> tensor<16x16xi8>
    %7 = "tensor.empty"() : () -> tensor<16x16xi32>
    %8 = "linalg.map"(%6, %7) ({
    ^bb0(%arg35: i8, %arg36: i32):
      %44 = "arith.extui"(%arg35) : (i8) -> i32
      "linalg.yield"(%44) : (i32) -> ()
    }) : (tensor<16x16xi8>, tensor<16x16xi32>) -> tensor<16x16xi32>
    %9 = "linalg.map"(%4, %5) ({
    ^bb0(%arg33: i8, %arg34: i8):
      %43 = "arith.shrui"(%arg33, %1) : (i8, i8) -> i8
      "linalg.yield"(%43) : (i8) -> ()
    }) : (tensor<16x16xi8>, tensor<16x16xi8>) -> tensor<16x16xi8>
    %10 = "linalg.map"(%9, %7) ({
    ^bb0(%arg31: i8, %arg32: i32):
      %42 = "arith.extui"(%arg31) : (i8) -> i32
      "linalg.yield"(%42) : (i32) -> ()
    }) : (tensor<16x16xi8>, tensor<16x16xi32>) -> tensor<16x16xi32>
    %11 = "tensor.empty"() : () -> tensor<16x1x16xi32>
    %12 = "linalg.broadcast"(%8, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg29: i32, %arg30: i32):
      "linalg.yield"(%arg29) : (i32) -> ()
    }) : (tensor<16x16xi32>, tensor<16x1x16xi32>) -> tensor<16x1x16xi32>
    %13 = "linalg.broadcast"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg27: i32, %arg28: i32):
      "linalg.yield"(%arg27) : (i32) -> ()
    }) : (tensor<16x16xi32>, tensor<16x1x16xi32>) -> tensor<16x1x16xi32>
    %14 = "tensor.concat"(%12, %13) <{dim = 1 : i64}> : (tensor<16x1x16xi32>, tensor<16x1x16xi32>) -> tensor<16x2x16xi32>
    %15 = "tensor.collapse_shape"(%14) <{reassociation = [[0, 1, 2]]}> : (tensor<16x2x16xi32>) -> tensor<512xi32>
    %16 = "tensor.expand_shape"(%15) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 2, 16, 16>}> : (tensor<512xi32>) -> tensor<2x16x16xi32>
    %17 = "tensor.empty"() : () -> tensor<2x1x16xi8>
    %18 = "linalg.broadcast"(%3, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg25: i8, %arg26: i8):
      "linalg.yield"(%arg25) : (i8) -> ()
    }) : (tensor<2x16xi8>, tensor<2x1x16xi8>) -> tensor<2x1x16xi8>
    %19 = "tensor.empty"() : () -> tensor<2x1x16xi32>
    %20 = "linalg.map"(%18, %19) ({
    ^bb0(%arg23: i8, %arg24: i32):
      %41 = "arith.extui"(%arg23) : (i8) -> i32
      "linalg.yield"(%41) : (i32) -> ()
    }) : (tensor<2x1x16xi8>, tensor<2x1x16xi32>) -> tensor<2x1x16xi32>
    %21 = "tensor.collapse_shape"(%20) <{reassociation = [[0], [1, 2]]}> : (tensor<2x1x16xi32>) -> tensor<2x16xi32>
    %22 = "tensor.empty"() : () -> tensor<2x16x16xi32>
    %23 = "linalg.broadcast"(%21, %22) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg21: i32, %arg22: i32):
      "linalg.yield"(%arg21) : (i32) -> ()
    }) : (tensor<2x16xi32>, tensor<2x16x16xi32>) -> tensor<2x16x16xi32>
    %24 = "linalg.map"(%16, %23, %22) ({
    ^bb0(%arg18: i32, %arg19: i32, %arg20: i32):
      %40 = "arith.subi"(%arg18, %arg19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%40) : (i32) -> ()
    }) : (tensor<2x16x16xi32>, tensor<2x16x16xi32>, tensor<2x16x16xi32>) -> tensor<2x16x16xi32>
    %25 = "tensor.empty"() : () -> tensor<2x16x16xf32>
    %26 = "linalg.map"(%24, %25) ({
    ^bb0(%arg16: i32, %arg17: f32):
      %39 = "arith.sitofp"(%arg16) : (i32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<2x16x16xi32>, tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %27 = "linalg.broadcast"(%arg2, %25) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<2x16xf32>, tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %28 = "linalg.map"(%26, %27, %25) ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %38 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<2x16x16xf32>, tensor<2x16x16xf32>, tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %29 = "tensor.empty"() : () -> tensor<2x16x16xbf16>
    %30 = "linalg.map"(%28, %29) ({
    ^bb0(%arg9: f32, %arg10: bf16):
      %37 = "arith.truncf"(%arg9) : (f32) -> bf16
      "linalg.yield"(%37) : (bf16) -> ()
    }) : (tensor<2x16x16xf32>, tensor<2x16x16xbf16>) -> tensor<2x16x16xbf16>
    %31 = "tensor.collapse_shape"(%30) <{reassociation = [[0, 1], [2]]}> : (tensor<2x16x16xbf16>) -> tensor<32x16xbf16>
    %32 = "tensor.empty"() : () -> tensor<6x16xbf16>
    %33 = "linalg.fill"(%0, %32) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: bf16, %arg8: bf16):
      "linalg.yield"(%arg7) : (bf16) -> ()
    }) : (bf16, tensor<6x16xbf16>) -> tensor<6x16xbf16>
    %34 = "linalg.matmul"(%arg0, %31, %33) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: bf16, %arg5: bf16, %arg6: bf16):
      %35 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %36 = "arith.addf"(%arg6, %35) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%36) : (bf16) -> ()
    }) : (tensor<6x32xbf16>, tensor<32x16xbf16>, tensor<6x16xbf16>) -> tensor<6x16xbf16>
    "func.return"(%34) : (tensor<6x16xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
