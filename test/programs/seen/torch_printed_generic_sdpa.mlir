#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x9x16xf32>, tensor<2x4x33x16xf32>, tensor<2x4x33x16xf32>, tensor<4x9x33xf32>) -> tensor<2x4x9x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x9x16xf32>, %arg1: tensor<2x4x33x16xf32>, %arg2: tensor<2x4x33x16xf32>, %arg3: tensor<4x9x33xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<2x4x9x33xf32>}> : () -> tensor<2x4x9x33xf32>
    %5 = "arith.constant"() <{value = 0xFFF0000000000000 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 0.54772255750516607 : f64}> : () -> f64
    %7 = "tensor.expand_shape"(%arg3) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 4, 9, 33>}> : (tensor<4x9x33xf32>) -> tensor<1x4x9x33xf32>
    %8 = "tensor.empty"() : () -> tensor<2x4x9x16xf32>
    %9 = "linalg.generic"(%arg0, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %65 = "arith.truncf"(%6) : (f64) -> f32
      %66 = "arith.mulf"(%arg50, %65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>) -> tensor<2x4x9x16xf32>
    %10 = "tensor.empty"() : () -> tensor<2x4x16x33xf32>
    %11 = "linalg.transpose"(%arg1, %10) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      "linalg.yield"(%arg48) : (f32) -> ()
    }) : (tensor<2x4x33x16xf32>, tensor<2x4x16x33xf32>) -> tensor<2x4x16x33xf32>
    %12 = "linalg.generic"(%11, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      %63 = "arith.truncf"(%6) : (f64) -> f32
      %64 = "arith.mulf"(%arg46, %63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<2x4x16x33xf32>, tensor<2x4x16x33xf32>) -> tensor<2x4x16x33xf32>
    %13 = "tensor.collapse_shape"(%9) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x9x16xf32>) -> tensor<8x9x16xf32>
    %14 = "tensor.collapse_shape"(%12) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x16x33xf32>) -> tensor<8x16x33xf32>
    %15 = "tensor.empty"() : () -> tensor<8x9x33xf32>
    %16 = "linalg.fill"(%0, %15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      "linalg.yield"(%arg44) : (f32) -> ()
    }) : (f32, tensor<8x9x33xf32>) -> tensor<8x9x33xf32>
    %17 = "linalg.batch_matmul"(%13, %14, %16) <{indexing_maps = [#map1, #map2, #map3], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %61 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %62 = "arith.addf"(%arg43, %61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<8x9x16xf32>, tensor<8x16x33xf32>, tensor<8x9x33xf32>) -> tensor<8x9x33xf32>
    %18 = "tensor.expand_shape"(%17) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 9, 33>}> : (tensor<8x9x33xf32>) -> tensor<2x4x9x33xf32>
    %19 = "tensor.empty"() : () -> tensor<2x4x9x33xf32>
    %20 = "linalg.generic"(%18, %7, %19) <{indexing_maps = [#map, #map4, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %60 = "arith.addf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<2x4x9x33xf32>, tensor<1x4x9x33xf32>, tensor<2x4x9x33xf32>) -> tensor<2x4x9x33xf32>
    %21 = "tensor.empty"() : () -> tensor<2x4x9xi64>
    %22 = "linalg.fill"(%1, %21) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: i64):
      "linalg.yield"(%arg36) : (i64) -> ()
    }) : (i64, tensor<2x4x9xi64>) -> tensor<2x4x9xi64>
    %23 = "tensor.empty"() : () -> tensor<2x4x9xf32>
    %24 = "linalg.fill"(%2, %23) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (f32, tensor<2x4x9xf32>) -> tensor<2x4x9xf32>
    %25:2 = "linalg.generic"(%20, %24, %22) <{indexing_maps = [#map, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: i64):
      %55 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %56 = "arith.index_cast"(%55) : (index) -> i64
      %57 = "arith.maximumf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %58 = "arith.cmpf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %59 = "arith.select"(%58, %56, %arg33) : (i1, i64, i64) -> i64
      "linalg.yield"(%57, %59) : (f32, i64) -> ()
    }) : (tensor<2x4x9x33xf32>, tensor<2x4x9xf32>, tensor<2x4x9xi64>) -> (tensor<2x4x9xf32>, tensor<2x4x9xi64>)
    %26 = "tensor.expand_shape"(%25#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 9, 1>}> : (tensor<2x4x9xf32>) -> tensor<2x4x9x1xf32>
    %27 = "linalg.generic"(%20, %26, %19) <{indexing_maps = [#map, #map5, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %54 = "arith.subf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<2x4x9x33xf32>, tensor<2x4x9x1xf32>, tensor<2x4x9x33xf32>) -> tensor<2x4x9x33xf32>
    %28 = "linalg.generic"(%27, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %53 = "math.exp"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<2x4x9x33xf32>, tensor<2x4x9x33xf32>) -> tensor<2x4x9x33xf32>
    %29 = "tensor.empty"() : () -> tensor<2x4x9x1xf32>
    %30 = "linalg.fill"(%0, %29) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (f32, tensor<2x4x9x1xf32>) -> tensor<2x4x9x1xf32>
    %31 = "linalg.generic"(%28, %30) <{indexing_maps = [#map, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %52 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<2x4x9x33xf32>, tensor<2x4x9x1xf32>) -> tensor<2x4x9x1xf32>
    %32 = "linalg.generic"(%28, %31, %19) <{indexing_maps = [#map, #map5, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %51 = "arith.divf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<2x4x9x33xf32>, tensor<2x4x9x1xf32>, tensor<2x4x9x33xf32>) -> tensor<2x4x9x33xf32>
    %33 = "tensor.empty"() : () -> tensor<2x4x9x33xi1>
    %34 = "linalg.generic"(%20, %33) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: i1):
      %49 = "arith.extf"(%arg17) : (f32) -> f64
      %50 = "arith.cmpf"(%49, %5) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
      "linalg.yield"(%50) : (i1) -> ()
    }) : (tensor<2x4x9x33xf32>, tensor<2x4x9x33xi1>) -> tensor<2x4x9x33xi1>
    %35 = "tensor.empty"() : () -> tensor<2x4x9x1xi1>
    %36 = "linalg.fill"(%3, %35) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: i1, %arg16: i1):
      "linalg.yield"(%arg15) : (i1) -> ()
    }) : (i1, tensor<2x4x9x1xi1>) -> tensor<2x4x9x1xi1>
    %37 = "linalg.generic"(%34, %36) <{indexing_maps = [#map, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: i1, %arg14: i1):
      %48 = "arith.andi"(%arg13, %arg14) : (i1, i1) -> i1
      "linalg.yield"(%48) : (i1) -> ()
    }) : (tensor<2x4x9x33xi1>, tensor<2x4x9x1xi1>) -> tensor<2x4x9x1xi1>
    %38 = "linalg.generic"(%37, %4, %32, %19) <{indexing_maps = [#map5, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg9: i1, %arg10: f32, %arg11: f32, %arg12: f32):
      %47 = "arith.select"(%arg9, %arg10, %arg11) : (i1, f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<2x4x9x1xi1>, tensor<2x4x9x33xf32>, tensor<2x4x9x33xf32>, tensor<2x4x9x33xf32>) -> tensor<2x4x9x33xf32>
    %39 = "tensor.collapse_shape"(%38) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x9x33xf32>) -> tensor<8x9x33xf32>
    %40 = "tensor.collapse_shape"(%arg2) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x33x16xf32>) -> tensor<8x33x16xf32>
    %41 = "tensor.empty"() : () -> tensor<8x9x16xf32>
    %42 = "linalg.fill"(%0, %41) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (f32, tensor<8x9x16xf32>) -> tensor<8x9x16xf32>
    %43 = "linalg.batch_matmul"(%39, %40, %42) <{indexing_maps = [#map1, #map2, #map3], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %45 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %46 = "arith.addf"(%arg6, %45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<8x9x33xf32>, tensor<8x33x16xf32>, tensor<8x9x16xf32>) -> tensor<8x9x16xf32>
    %44 = "tensor.expand_shape"(%43) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 9, 16>}> : (tensor<8x9x16xf32>) -> tensor<2x4x9x16xf32>
    "func.return"(%44) : (tensor<2x4x9x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

