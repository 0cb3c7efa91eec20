#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
"builtin.module"() <{sym_name = "jit_linear_scale_bias_gelu_times_gate_residual"}> ({
  "func.func"() <{function_type = (tensor<24x32xbf16>, tensor<32x48xbf16>, tensor<48xbf16>, tensor<48xf32>, tensor<24x48xbf16>) -> tensor<24x48xbf16>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<48xf32>, %arg4: tensor<24x48xbf16>):
    %0 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.797884583 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 4.471500e-02 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %5 = "tensor.empty"() : () -> tensor<24x48xf32>
    %6 = "linalg.fill"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      "linalg.yield"(%arg51) : (f32) -> ()
    }) : (f32, tensor<24x48xf32>) -> tensor<24x48xf32>
    %7 = "linalg.matmul"(%arg0, %arg1, %6) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: bf16, %arg49: bf16, %arg50: f32):
      %60 = "arith.extf"(%arg48) : (bf16) -> f32
      %61 = "arith.extf"(%arg49) : (bf16) -> f32
      %62 = "arith.mulf"(%60, %61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %63 = "arith.addf"(%arg50, %62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<24x32xbf16>, tensor<32x48xbf16>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %8 = "tensor.empty"() : () -> tensor<24x48xf32>
    %9 = "linalg.generic"(%arg3, %8) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      "linalg.yield"(%arg46) : (f32) -> ()
    }) : (tensor<48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %10 = "tensor.empty"() : () -> tensor<24x48xf32>
    %11 = "linalg.generic"(%7, %9, %10) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %59 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %12 = "tensor.empty"() : () -> tensor<48xf32>
    %13 = "linalg.generic"(%arg2, %12) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: bf16, %arg42: f32):
      %58 = "arith.extf"(%arg41) : (bf16) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<48xbf16>, tensor<48xf32>) -> tensor<48xf32>
    %14 = "tensor.empty"() : () -> tensor<24x48xf32>
    %15 = "linalg.generic"(%13, %14) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (tensor<48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %16 = "tensor.empty"() : () -> tensor<24x48xf32>
    %17 = "linalg.generic"(%11, %15, %16) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %57 = "arith.addf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %18 = "tensor.empty"() : () -> tensor<24x48xf32>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      %56 = "arith.mulf"(%arg34, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %20 = "tensor.empty"() : () -> tensor<24x48xf32>
    %21 = "linalg.generic"(%19, %17, %20) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %55 = "arith.mulf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %22 = "tensor.empty"() : () -> tensor<24x48xf32>
    %23 = "linalg.generic"(%21, %22) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %54 = "arith.mulf"(%arg29, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %24 = "tensor.empty"() : () -> tensor<24x48xf32>
    %25 = "linalg.generic"(%17, %23, %24) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %53 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %26 = "tensor.empty"() : () -> tensor<24x48xf32>
    %27 = "linalg.generic"(%25, %26) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %52 = "arith.mulf"(%arg24, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %28 = "tensor.empty"() : () -> tensor<24x48xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %51 = "math.tanh"(%arg22) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %30 = "tensor.empty"() : () -> tensor<24x48xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %50 = "arith.addf"(%arg20, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %32 = "tensor.empty"() : () -> tensor<24x48xf32>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %49 = "arith.mulf"(%arg18, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %34 = "tensor.empty"() : () -> tensor<24x48xf32>
    %35 = "linalg.generic"(%17, %33, %34) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %48 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %36 = "tensor.empty"() : () -> tensor<24x48xf32>
    %37 = "linalg.generic"(%arg4, %36) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: f32):
      %47 = "arith.extf"(%arg13) : (bf16) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<24x48xbf16>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %38 = "tensor.empty"() : () -> tensor<24x48xf32>
    %39 = "linalg.generic"(%35, %37, %38) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %46 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %40 = "tensor.empty"() : () -> tensor<24x48xbf16>
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16):
      %45 = "arith.truncf"(%arg8) : (f32) -> bf16
      "linalg.yield"(%45) : (bf16) -> ()
    }) : (tensor<24x48xf32>, tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %42 = "tensor.empty"() : () -> tensor<24x48xbf16>
    %43 = "linalg.generic"(%41, %arg4, %42) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: bf16, %arg6: bf16, %arg7: bf16):
      %44 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%44) : (bf16) -> ()
    }) : (tensor<24x48xbf16>, tensor<24x48xbf16>, tensor<24x48xbf16>) -> tensor<24x48xbf16>
    "func.return"(%43) : (tensor<24x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

