#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map14 = affine_map<(d0) -> ()>
#map15 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map16 = affine_map<(d0, d1, d2) -> (d0)>
#map17 = affine_map<(d0, d1, d2) -> (d1)>
#map18 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
"builtin.module"() <{sym_name = "jit_multihead_retention_rotations_and_group_norm"}> ({
  "func.func"() <{function_type = (tensor<3x8x4xf32>, tensor<3x8x4xf32>, tensor<3x8xf32>) -> tensor<3x8x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x8x4xf32>, %arg1: tensor<3x8x4xf32>, %arg2: tensor<3x8xf32>):
    %0 = "arith.constant"() <{value = 9.99999997E-7 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.200000e+01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0.899999976 : f32}> : () -> f32
    %4 = "tensor.empty"() : () -> tensor<8xi32>
    %5 = "linalg.generic"(%4) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg78: i32):
      %88 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %89 = "arith.index_cast"(%88) : (index) -> i32
      "linalg.yield"(%89) : (i32) -> ()
    }) : (tensor<8xi32>) -> tensor<8xi32>
    %6 = "tensor.empty"() : () -> tensor<8x8xi32>
    %7 = "linalg.generic"(%5, %6) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: i32, %arg77: i32):
      "linalg.yield"(%arg76) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8x8xi32>) -> tensor<8x8xi32>
    %8 = "tensor.empty"() : () -> tensor<8x8xi32>
    %9 = "linalg.generic"(%5, %8) <{indexing_maps = [#map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: i32, %arg75: i32):
      "linalg.yield"(%arg74) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8x8xi32>) -> tensor<8x8xi32>
    %10 = "tensor.empty"() : () -> tensor<8x8xi1>
    %11 = "linalg.generic"(%7, %9, %10) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg71: i32, %arg72: i32, %arg73: i1):
      %87 = "arith.cmpi"(%arg71, %arg72) <{predicate = 5 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%87) : (i1) -> ()
    }) : (tensor<8x8xi32>, tensor<8x8xi32>, tensor<8x8xi1>) -> tensor<8x8xi1>
    %12 = "tensor.empty"() : () -> tensor<8x8xi32>
    %13 = "linalg.generic"(%7, %9, %12) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: i32, %arg69: i32, %arg70: i32):
      %86 = "arith.subi"(%arg68, %arg69) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%86) : (i32) -> ()
    }) : (tensor<8x8xi32>, tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi32>
    %14 = "tensor.empty"() : () -> tensor<8x8xf32>
    %15 = "linalg.generic"(%13, %14) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: i32, %arg67: f32):
      %85 = "arith.sitofp"(%arg66) : (i32) -> f32
      "linalg.yield"(%85) : (f32) -> ()
    }) : (tensor<8x8xi32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %16 = "tensor.empty"() : () -> tensor<8x8xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      %84 = "math.powf"(%3, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %18 = "tensor.empty"() : () -> tensor<f32>
    %19 = "linalg.generic"(%18) <{indexing_maps = [#map4], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg63: f32):
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %20 = "tensor.empty"() : () -> tensor<8x8xf32>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [#map5, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      "linalg.yield"(%arg61) : (f32) -> ()
    }) : (tensor<f32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %22 = "tensor.empty"() : () -> tensor<8x8xf32>
    %23 = "linalg.generic"(%11, %17, %21, %22) <{indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg57: i1, %arg58: f32, %arg59: f32, %arg60: f32):
      %83 = "arith.select"(%arg57, %arg58, %arg59) : (i1, f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %24 = "tensor.empty"() : () -> tensor<3x4x8xf32>
    %25 = "linalg.generic"(%arg1, %24) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (tensor<3x8x4xf32>, tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    %26 = "tensor.empty"() : () -> tensor<3x8x8xf32>
    %27 = "linalg.generic"(%2, %26) <{indexing_maps = [#map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      "linalg.yield"(%arg53) : (f32) -> ()
    }) : (f32, tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
    %28 = "linalg.generic"(%arg0, %25, %27) <{indexing_maps = [#map9, #map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32, %arg52: f32):
      %81 = "arith.mulf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %82 = "arith.addf"(%arg52, %81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<3x8x4xf32>, tensor<3x4x8xf32>, tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
    %29 = "tensor.empty"() : () -> tensor<3x8x8xf32>
    %30 = "linalg.generic"(%23, %29) <{indexing_maps = [#map12, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      "linalg.yield"(%arg48) : (f32) -> ()
    }) : (tensor<8x8xf32>, tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
    %31 = "tensor.empty"() : () -> tensor<3x8x8xf32>
    %32 = "linalg.generic"(%28, %30, %31) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %80 = "arith.mulf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<3x8x8xf32>, tensor<3x8x8xf32>, tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
    %33 = "tensor.empty"() : () -> tensor<3x8x4xf32>
    %34 = "linalg.generic"(%arg2, %33) <{indexing_maps = [#map13, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      "linalg.yield"(%arg43) : (f32) -> ()
    }) : (tensor<3x8xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %35 = "tensor.empty"() : () -> tensor<3x8x4xf32>
    %36 = "linalg.generic"(%arg1, %34, %35) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32, %arg42: f32):
      %79 = "arith.mulf"(%arg40, %arg41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<3x8x4xf32>, tensor<3x8x4xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %37 = "tensor.empty"() : () -> tensor<3x8x4xf32>
    %38 = "linalg.generic"(%2, %37) <{indexing_maps = [#map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (f32, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %39 = "linalg.generic"(%32, %36, %38) <{indexing_maps = [#map9, #map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %77 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %78 = "arith.addf"(%arg37, %77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<3x8x8xf32>, tensor<3x8x4xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %40 = "tensor.empty"() : () -> tensor<8xf32>
    %41 = "linalg.generic"(%2, %40) <{indexing_maps = [#map14, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      "linalg.yield"(%arg33) : (f32) -> ()
    }) : (f32, tensor<8xf32>) -> tensor<8xf32>
    %42 = "linalg.generic"(%39, %41) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %76 = "arith.addf"(%arg32, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<3x8x4xf32>, tensor<8xf32>) -> tensor<8xf32>
    %43 = "tensor.empty"() : () -> tensor<1x8x1xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map17, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %45 = "tensor.empty"() : () -> tensor<1x8x1xf32>
    %46 = "linalg.generic"(%44, %45) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %75 = "arith.divf"(%arg27, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<1x8x1xf32>, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %47 = "tensor.empty"() : () -> tensor<3x8x4xf32>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map18, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<1x8x1xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %49 = "tensor.empty"() : () -> tensor<3x8x4xf32>
    %50 = "linalg.generic"(%39, %48, %49) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %74 = "arith.subf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<3x8x4xf32>, tensor<3x8x4xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %51 = "tensor.empty"() : () -> tensor<3x8x4xf32>
    %52 = "linalg.generic"(%50, %51) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %73 = "arith.mulf"(%arg20, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<3x8x4xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %53 = "tensor.empty"() : () -> tensor<8xf32>
    %54 = "linalg.generic"(%2, %53) <{indexing_maps = [#map14, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      "linalg.yield"(%arg18) : (f32) -> ()
    }) : (f32, tensor<8xf32>) -> tensor<8xf32>
    %55 = "linalg.generic"(%52, %54) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %72 = "arith.addf"(%arg17, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<3x8x4xf32>, tensor<8xf32>) -> tensor<8xf32>
    %56 = "tensor.empty"() : () -> tensor<1x8x1xf32>
    %57 = "linalg.generic"(%55, %56) <{indexing_maps = [#map17, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %58 = "tensor.empty"() : () -> tensor<1x8x1xf32>
    %59 = "linalg.generic"(%57, %58) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %71 = "arith.divf"(%arg12, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<1x8x1xf32>, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %60 = "tensor.empty"() : () -> tensor<1x8x1xf32>
    %61 = "linalg.generic"(%59, %60) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %70 = "arith.addf"(%arg10, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<1x8x1xf32>, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %62 = "tensor.empty"() : () -> tensor<1x8x1xf32>
    %63 = "linalg.generic"(%61, %62) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %69 = "math.sqrt"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<1x8x1xf32>, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %64 = "tensor.empty"() : () -> tensor<3x8x4xf32>
    %65 = "linalg.generic"(%63, %64) <{indexing_maps = [#map18, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "linalg.yield"(%arg6) : (f32) -> ()
    }) : (tensor<1x8x1xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %66 = "tensor.empty"() : () -> tensor<3x8x4xf32>
    %67 = "linalg.generic"(%50, %65, %66) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %68 = "arith.divf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<3x8x4xf32>, tensor<3x8x4xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    "func.return"(%67) : (tensor<3x8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

