// jax_gmlp_spatial_gating, behind a pass.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d1)>
"builtin.module"() <{sym_name = "jit_gmlp_spatial_gating"}> ({
  "func.func"() <{function_type = (tensor<2x32x64xbf16>, tensor<64x128xbf16>, tensor<32x32xbf16>, tensor<32xbf16>, tensor<64x64xbf16>) -> tensor<2x32x64xbf16>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x32x64xbf16>, %arg1: tensor<64x128xbf16>, %arg2: tensor<32x32xbf16>, %arg3: tensor<32xbf16>, %arg4: tensor<64x64xbf16>):
    %0 = "arith.constant"() <{value = 0x7FC0 : bf16}> : () -> bf16
    %1 = "arith.constant"() <{value = 1.001360e-05 : bf16}> : () -> bf16
    %2 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1.12837911 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = -0.37612626 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 0.112835854 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = -0.0268538129 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 0.00518832775 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = -8.0101937E-4 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 7.85386146E-5 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %11 = "arith.constant"() <{value = -88.7228394 : f32}> : () -> f32
    %12 = "arith.constant"() <{value = 0.564189494 : f32}> : () -> f32
    %13 = "arith.constant"() <{value = -0.282076746 : f32}> : () -> f32
    %14 = "arith.constant"() <{value = 0.42184633 : f32}> : () -> f32
    %15 = "arith.constant"() <{value = -1.01526523 : f32}> : () -> f32
    %16 = "arith.constant"() <{value = 2.92101908 : f32}> : () -> f32
    %17 = "arith.constant"() <{value = -7.49551868 : f32}> : () -> f32
    %18 = "arith.constant"() <{value = 1.297720e+01 : f32}> : () -> f32
    %19 = "arith.constant"() <{value = -10.477664 : f32}> : () -> f32
    %20 = "arith.constant"() <{value = 0.563825965 : f32}> : () -> f32
    %21 = "arith.constant"() <{value = -0.274112701 : f32}> : () -> f32
    %22 = "arith.constant"() <{value = 3.404880e-01 : f32}> : () -> f32
    %23 = "arith.constant"() <{value = -0.494451523 : f32}> : () -> f32
    %24 = "arith.constant"() <{value = 0.621000468 : f32}> : () -> f32
    %25 = "arith.constant"() <{value = -0.582473278 : f32}> : () -> f32
    %26 = "arith.constant"() <{value = 0.368742466 : f32}> : () -> f32
    %27 = "arith.constant"() <{value = -0.138703942 : f32}> : () -> f32
    %28 = "arith.constant"() <{value = 2.326820e-02 : f32}> : () -> f32
    %29 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %30 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %31 = "arith.constant"() <{value = 7.070310e-01 : bf16}> : () -> bf16
    %32 = "arith.constant"() <{value = 5.000000e-01 : bf16}> : () -> bf16
    %33 = "arith.constant"() <{value = 0.000000e+00 : bf16}> : () -> bf16
    %34 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<2x32x64xbf16>) -> tensor<64x64xbf16>
    %35 = "tensor.empty"() : () -> tensor<64x128xbf16>
    %36 = "linalg.fill"(%33, %35) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg246: bf16, %arg247: bf16):
      "linalg.yield"(%arg246) : (bf16) -> ()
    }) : (bf16, tensor<64x128xbf16>) -> tensor<64x128xbf16>
    %37 = "linalg.matmul"(%34, %arg1, %36) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg243: bf16, %arg244: bf16, %arg245: bf16):
      %335 = "arith.mulf"(%arg243, %arg244) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %336 = "arith.addf"(%arg245, %335) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%336) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x128xbf16>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
    %38 = "tensor.expand_shape"(%37) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 32, 128>}> : (tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
    %39 = "tensor.empty"() : () -> tensor<2x32x128xbf16>
    %40 = "linalg.generic"(%38, %39) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg241: bf16, %arg242: bf16):
      %334 = "arith.mulf"(%arg241, %32) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%334) : (bf16) -> ()
    }) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    %41 = "tensor.empty"() : () -> tensor<2x32x128xbf16>
    %42 = "linalg.generic"(%38, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: bf16, %arg240: bf16):
      %333 = "arith.negf"(%arg239) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%333) : (bf16) -> ()
    }) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    %43 = "tensor.empty"() : () -> tensor<2x32x128xbf16>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: bf16, %arg238: bf16):
      %332 = "arith.mulf"(%arg237, %31) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%332) : (bf16) -> ()
    }) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    %45 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %46 = "linalg.generic"(%44, %45) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg235: bf16, %arg236: f32):
      %331 = "arith.extf"(%arg235) : (bf16) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<2x32x128xbf16>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %47 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg233: f32, %arg234: f32):
      %330 = "arith.mulf"(%arg233, %arg233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%330) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %49 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %50 = "linalg.generic"(%48, %49) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg231: f32, %arg232: f32):
      %329 = "arith.negf"(%arg231) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%329) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %51 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %52 = "linalg.generic"(%46, %51) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg229: f32, %arg230: f32):
      %328 = "math.absf"(%arg229) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%328) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %53 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %54 = "linalg.generic"(%48, %53) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg227: f32, %arg228: f32):
      %327 = "arith.divf"(%30, %arg227) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%327) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %55 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %56 = "linalg.generic"(%50, %55) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg225: f32, %arg226: f32):
      %326 = "math.exp"(%arg225) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%326) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %57 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %58 = "linalg.generic"(%52, %57) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg223: f32, %arg224: f32):
      %325 = "arith.divf"(%30, %arg223) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %59 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %60 = "linalg.generic"(%56, %58, %59) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg220: f32, %arg221: f32, %arg222: f32):
      %324 = "arith.mulf"(%arg220, %arg221) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%324) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %61 = "tensor.empty"() : () -> tensor<2x32x128xi1>
    %62 = "linalg.generic"(%52, %61) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: f32, %arg219: i1):
      %323 = "arith.cmpf"(%arg218, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%323) : (i1) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xi1>) -> tensor<2x32x128xi1>
    %63 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %64 = "linalg.generic"(%54, %63) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg216: f32, %arg217: f32):
      %322 = "arith.mulf"(%arg216, %28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%322) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %65 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %66 = "linalg.generic"(%64, %65) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg214: f32, %arg215: f32):
      %321 = "arith.addf"(%arg214, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%321) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %67 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %68 = "linalg.generic"(%66, %54, %67) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32, %arg213: f32):
      %320 = "arith.mulf"(%arg211, %arg212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%320) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %69 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %70 = "linalg.generic"(%68, %69) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg209: f32, %arg210: f32):
      %319 = "arith.addf"(%arg209, %26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%319) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %71 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %72 = "linalg.generic"(%70, %54, %71) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg206: f32, %arg207: f32, %arg208: f32):
      %318 = "arith.mulf"(%arg206, %arg207) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%318) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %73 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %74 = "linalg.generic"(%72, %73) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32):
      %317 = "arith.addf"(%arg204, %25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %75 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %76 = "linalg.generic"(%74, %54, %75) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg201: f32, %arg202: f32, %arg203: f32):
      %316 = "arith.mulf"(%arg201, %arg202) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%316) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %77 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %78 = "linalg.generic"(%76, %77) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: f32, %arg200: f32):
      %315 = "arith.addf"(%arg199, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %79 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %80 = "linalg.generic"(%78, %54, %79) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg196: f32, %arg197: f32, %arg198: f32):
      %314 = "arith.mulf"(%arg196, %arg197) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%314) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %81 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %82 = "linalg.generic"(%80, %81) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg194: f32, %arg195: f32):
      %313 = "arith.addf"(%arg194, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %83 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %84 = "linalg.generic"(%82, %54, %83) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32, %arg193: f32):
      %312 = "arith.mulf"(%arg191, %arg192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%312) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %85 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %86 = "linalg.generic"(%84, %85) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32):
      %311 = "arith.addf"(%arg189, %22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %87 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %88 = "linalg.generic"(%86, %54, %87) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg186: f32, %arg187: f32, %arg188: f32):
      %310 = "arith.mulf"(%arg186, %arg187) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %89 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %90 = "linalg.generic"(%88, %89) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg184: f32, %arg185: f32):
      %309 = "arith.addf"(%arg184, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%309) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %91 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %92 = "linalg.generic"(%90, %54, %91) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32, %arg183: f32):
      %308 = "arith.mulf"(%arg181, %arg182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%308) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %93 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %94 = "linalg.generic"(%92, %93) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32):
      %307 = "arith.addf"(%arg179, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%307) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %95 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %96 = "linalg.generic"(%54, %95) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32):
      %306 = "arith.mulf"(%arg177, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%306) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %97 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %98 = "linalg.generic"(%96, %97) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg175: f32, %arg176: f32):
      %305 = "arith.addf"(%arg175, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%305) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %99 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %100 = "linalg.generic"(%98, %54, %99) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32, %arg174: f32):
      %304 = "arith.mulf"(%arg172, %arg173) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%304) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %101 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %102 = "linalg.generic"(%100, %101) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32):
      %303 = "arith.addf"(%arg170, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%303) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %103 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %104 = "linalg.generic"(%102, %54, %103) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32, %arg169: f32):
      %302 = "arith.mulf"(%arg167, %arg168) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%302) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %105 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %106 = "linalg.generic"(%104, %105) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg165: f32, %arg166: f32):
      %301 = "arith.addf"(%arg165, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%301) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %107 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %108 = "linalg.generic"(%106, %54, %107) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg162: f32, %arg163: f32, %arg164: f32):
      %300 = "arith.mulf"(%arg162, %arg163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%300) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %109 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %110 = "linalg.generic"(%108, %109) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: f32, %arg161: f32):
      %299 = "arith.addf"(%arg160, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%299) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %111 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %112 = "linalg.generic"(%110, %54, %111) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg157: f32, %arg158: f32, %arg159: f32):
      %298 = "arith.mulf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%298) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %113 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %114 = "linalg.generic"(%112, %113) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg155: f32, %arg156: f32):
      %297 = "arith.addf"(%arg155, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%297) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %115 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %116 = "linalg.generic"(%114, %54, %115) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg152: f32, %arg153: f32, %arg154: f32):
      %296 = "arith.mulf"(%arg152, %arg153) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%296) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %117 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %118 = "linalg.generic"(%116, %117) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32):
      %295 = "arith.addf"(%arg150, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%295) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %119 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %120 = "linalg.generic"(%118, %54, %119) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32, %arg149: f32):
      %294 = "arith.mulf"(%arg147, %arg148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%294) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %121 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %122 = "linalg.generic"(%120, %121) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32):
      %293 = "arith.addf"(%arg145, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%293) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %123 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %124 = "linalg.generic"(%62, %94, %122, %123) <{indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg141: i1, %arg142: f32, %arg143: f32, %arg144: f32):
      %292 = "arith.select"(%arg141, %arg142, %arg143) : (i1, f32, f32) -> f32
      "linalg.yield"(%292) : (f32) -> ()
    }) : (tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %125 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %126 = "linalg.generic"(%60, %124, %125) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32, %arg140: f32):
      %291 = "arith.mulf"(%arg138, %arg139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%291) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %127 = "tensor.empty"() : () -> tensor<2x32x128xi1>
    %128 = "linalg.generic"(%50, %127) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: i1):
      %290 = "arith.cmpf"(%arg136, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%290) : (i1) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xi1>) -> tensor<2x32x128xi1>
    %129 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %130 = "linalg.generic"(%128, %126, %129) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: i1, %arg134: f32, %arg135: f32):
      %289 = "arith.select"(%arg133, %10, %arg134) : (i1, f32, f32) -> f32
      "linalg.yield"(%289) : (f32) -> ()
    }) : (tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %131 = "tensor.empty"() : () -> tensor<2x32x128xi1>
    %132 = "linalg.generic"(%46, %131) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32, %arg132: i1):
      %288 = "arith.cmpf"(%arg131, %10) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%288) : (i1) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xi1>) -> tensor<2x32x128xi1>
    %133 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %134 = "linalg.generic"(%130, %133) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg129: f32, %arg130: f32):
      %287 = "arith.subf"(%29, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%287) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %135 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %136 = "linalg.generic"(%132, %134, %130, %135) <{indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg125: i1, %arg126: f32, %arg127: f32, %arg128: f32):
      %286 = "arith.select"(%arg125, %arg126, %arg127) : (i1, f32, f32) -> f32
      "linalg.yield"(%286) : (f32) -> ()
    }) : (tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %137 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %138 = "linalg.generic"(%48, %137) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32):
      %285 = "arith.mulf"(%arg123, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%285) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %139 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %140 = "linalg.generic"(%138, %139) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32):
      %284 = "arith.addf"(%arg121, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%284) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %141 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %142 = "linalg.generic"(%140, %48, %141) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32, %arg120: f32):
      %283 = "arith.mulf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%283) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %143 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %144 = "linalg.generic"(%142, %143) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: f32, %arg117: f32):
      %282 = "arith.addf"(%arg116, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%282) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %145 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %146 = "linalg.generic"(%144, %48, %145) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg113: f32, %arg114: f32, %arg115: f32):
      %281 = "arith.mulf"(%arg113, %arg114) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %147 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %148 = "linalg.generic"(%146, %147) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32):
      %280 = "arith.addf"(%arg111, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %149 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %150 = "linalg.generic"(%148, %48, %149) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32, %arg110: f32):
      %279 = "arith.mulf"(%arg108, %arg109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%279) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %151 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %152 = "linalg.generic"(%150, %151) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32):
      %278 = "arith.addf"(%arg106, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %153 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %154 = "linalg.generic"(%152, %48, %153) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: f32):
      %277 = "arith.mulf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %155 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %156 = "linalg.generic"(%154, %155) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      %276 = "arith.addf"(%arg101, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%276) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %157 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %158 = "linalg.generic"(%156, %48, %157) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32, %arg100: f32):
      %275 = "arith.mulf"(%arg98, %arg99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %159 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %160 = "linalg.generic"(%158, %159) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      %274 = "arith.addf"(%arg96, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%274) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %161 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %162 = "linalg.generic"(%46, %160, %161) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32, %arg95: f32):
      %273 = "arith.mulf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%273) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %163 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %164 = "linalg.generic"(%162, %163) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      %272 = "arith.subf"(%30, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%272) : (f32) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %165 = "tensor.empty"() : () -> tensor<2x32x128xi1>
    %166 = "linalg.generic"(%52, %165) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: i1):
      %271 = "arith.cmpf"(%arg89, %30) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%271) : (i1) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xi1>) -> tensor<2x32x128xi1>
    %167 = "tensor.empty"() : () -> tensor<2x32x128xf32>
    %168 = "linalg.generic"(%166, %164, %136, %167) <{indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg85: i1, %arg86: f32, %arg87: f32, %arg88: f32):
      %270 = "arith.select"(%arg85, %arg86, %arg87) : (i1, f32, f32) -> f32
      "linalg.yield"(%270) : (f32) -> ()
    }) : (tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %169 = "tensor.empty"() : () -> tensor<2x32x128xbf16>
    %170 = "linalg.generic"(%168, %169) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: bf16):
      %269 = "arith.truncf"(%arg83) : (f32) -> bf16
      "linalg.yield"(%269) : (bf16) -> ()
    }) : (tensor<2x32x128xf32>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    %171 = "tensor.empty"() : () -> tensor<2x32x128xbf16>
    %172 = "linalg.generic"(%40, %170, %171) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg80: bf16, %arg81: bf16, %arg82: bf16):
      %268 = "arith.mulf"(%arg80, %arg81) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%268) : (bf16) -> ()
    }) : (tensor<2x32x128xbf16>, tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
    %173 = "tensor.extract_slice"(%172) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 32, 64>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x32x128xbf16>) -> tensor<2x32x64xbf16>
    %174 = "tensor.extract_slice"(%172) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 64>, static_sizes = array<i64: 2, 32, 64>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x32x128xbf16>) -> tensor<2x32x64xbf16>
    %175 = "tensor.empty"() : () -> tensor<2x32x64xf32>
    %176 = "linalg.generic"(%174, %175) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: bf16, %arg79: f32):
      %267 = "arith.extf"(%arg78) : (bf16) -> f32
      "linalg.yield"(%267) : (f32) -> ()
    }) : (tensor<2x32x64xbf16>, tensor<2x32x64xf32>) -> tensor<2x32x64xf32>
    %177 = "tensor.empty"() : () -> tensor<2x32xf32>
    %178 = "linalg.fill"(%10, %177) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      "linalg.yield"(%arg76) : (f32) -> ()
    }) : (f32, tensor<2x32xf32>) -> tensor<2x32xf32>
    %179 = "linalg.generic"(%176, %178) <{indexing_maps = [#map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      %266 = "arith.addf"(%arg75, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%266) : (f32) -> ()
    }) : (tensor<2x32x64xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
    %180 = "tensor.expand_shape"(%179) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 32, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %181 = "tensor.empty"() : () -> tensor<2x32x1xf32>
    %182 = "linalg.generic"(%180, %181) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %265 = "arith.divf"(%arg72, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%265) : (f32) -> ()
    }) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %183 = "tensor.empty"() : () -> tensor<2x32x1xbf16>
    %184 = "linalg.generic"(%182, %183) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: bf16):
      %264 = "arith.truncf"(%arg70) : (f32) -> bf16
      "linalg.yield"(%264) : (bf16) -> ()
    }) : (tensor<2x32x1xf32>, tensor<2x32x1xbf16>) -> tensor<2x32x1xbf16>
    %185 = "tensor.empty"() : () -> tensor<2x32x64xbf16>
    %186 = "linalg.generic"(%184, %185) <{indexing_maps = [#map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: bf16, %arg69: bf16):
      "linalg.yield"(%arg68) : (bf16) -> ()
    }) : (tensor<2x32x1xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %187 = "tensor.empty"() : () -> tensor<2x32x64xbf16>
    %188 = "linalg.generic"(%174, %186, %187) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: bf16, %arg66: bf16, %arg67: bf16):
      %263 = "arith.subf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%263) : (bf16) -> ()
    }) : (tensor<2x32x64xbf16>, tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %189 = "tensor.empty"() : () -> tensor<2x32x64xf32>
    %190 = "linalg.generic"(%182, %189) <{indexing_maps = [#map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32):
      "linalg.yield"(%arg63) : (f32) -> ()
    }) : (tensor<2x32x1xf32>, tensor<2x32x64xf32>) -> tensor<2x32x64xf32>
    %191 = "tensor.empty"() : () -> tensor<2x32x64xf32>
    %192 = "linalg.generic"(%176, %190, %191) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %262 = "arith.subf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%262) : (f32) -> ()
    }) : (tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>) -> tensor<2x32x64xf32>
    %193 = "tensor.empty"() : () -> tensor<2x32x64xf32>
    %194 = "linalg.generic"(%192, %193) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      %261 = "arith.mulf"(%arg58, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%261) : (f32) -> ()
    }) : (tensor<2x32x64xf32>, tensor<2x32x64xf32>) -> tensor<2x32x64xf32>
    %195 = "tensor.empty"() : () -> tensor<f32>
    %196 = "linalg.generic"(%195) <{indexing_maps = [#map5], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg57: f32):
      "linalg.yield"(%10) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %197 = "tensor.empty"() : () -> tensor<f32>
    %198 = "linalg.generic"(%196, %197) <{indexing_maps = [#map5, #map5], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      %260 = "arith.subf"(%2, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%260) : (f32) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %199 = "tensor.empty"() : () -> tensor<2x32xf32>
    %200 = "linalg.fill"(%10, %199) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      "linalg.yield"(%arg53) : (f32) -> ()
    }) : (f32, tensor<2x32xf32>) -> tensor<2x32xf32>
    %201 = "linalg.generic"(%194, %200) <{indexing_maps = [#map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      %259 = "arith.addf"(%arg52, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%259) : (f32) -> ()
    }) : (tensor<2x32x64xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
    %202 = "tensor.expand_shape"(%201) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 32, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %203 = "tensor.empty"() : () -> tensor<2x32x1xf32>
    %204 = "linalg.generic"(%198, %203) <{indexing_maps = [#map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (tensor<f32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %205 = "tensor.empty"() : () -> tensor<2x32x1xf32>
    %206 = "linalg.generic"(%202, %204, %205) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %258 = "arith.divf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%258) : (f32) -> ()
    }) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %207 = "tensor.empty"() : () -> tensor<2x32x1xbf16>
    %208 = "linalg.generic"(%206, %207) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: bf16):
      %257 = "arith.truncf"(%arg44) : (f32) -> bf16
      "linalg.yield"(%257) : (bf16) -> ()
    }) : (tensor<2x32x1xf32>, tensor<2x32x1xbf16>) -> tensor<2x32x1xbf16>
    %209 = "tensor.empty"() : () -> tensor<i1>
    %210 = "linalg.generic"(%198, %209) <{indexing_maps = [#map5, #map5], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: i1):
      %256 = "arith.cmpf"(%arg42, %10) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%256) : (i1) -> ()
    }) : (tensor<f32>, tensor<i1>) -> tensor<i1>
    %211 = "tensor.empty"() : () -> tensor<bf16>
    %212 = "linalg.generic"(%211) <{indexing_maps = [#map5], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg41: bf16):
      "linalg.yield"(%0) : (bf16) -> ()
    }) : (tensor<bf16>) -> tensor<bf16>
    %213 = "tensor.empty"() : () -> tensor<2x32x1xbf16>
    %214 = "linalg.generic"(%212, %213) <{indexing_maps = [#map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: bf16, %arg40: bf16):
      "linalg.yield"(%arg39) : (bf16) -> ()
    }) : (tensor<bf16>, tensor<2x32x1xbf16>) -> tensor<2x32x1xbf16>
    %215 = "tensor.empty"() : () -> tensor<2x32x1xbf16>
    %216 = "tensor.extract"(%210) : (tensor<i1>) -> i1
    %217 = "linalg.generic"(%208, %214, %215) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: bf16, %arg37: bf16, %arg38: bf16):
      %255 = "arith.select"(%216, %arg36, %arg37) : (i1, bf16, bf16) -> bf16
      "linalg.yield"(%255) : (bf16) -> ()
    }) : (tensor<2x32x1xbf16>, tensor<2x32x1xbf16>, tensor<2x32x1xbf16>) -> tensor<2x32x1xbf16>
    %218 = "tensor.empty"() : () -> tensor<2x32x1xbf16>
    %219 = "linalg.generic"(%217, %218) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: bf16, %arg35: bf16):
      %254 = "arith.addf"(%arg34, %1) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%254) : (bf16) -> ()
    }) : (tensor<2x32x1xbf16>, tensor<2x32x1xbf16>) -> tensor<2x32x1xbf16>
    %220 = "tensor.empty"() : () -> tensor<2x32x1xbf16>
    %221 = "linalg.generic"(%219, %220) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: bf16, %arg33: bf16):
      %253 = "math.rsqrt"(%arg32) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%253) : (bf16) -> ()
    }) : (tensor<2x32x1xbf16>, tensor<2x32x1xbf16>) -> tensor<2x32x1xbf16>
    %222 = "tensor.empty"() : () -> tensor<2x32x64xbf16>
    %223 = "linalg.generic"(%221, %222) <{indexing_maps = [#map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: bf16, %arg31: bf16):
      "linalg.yield"(%arg30) : (bf16) -> ()
    }) : (tensor<2x32x1xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %224 = "tensor.empty"() : () -> tensor<2x32x64xbf16>
    %225 = "linalg.generic"(%188, %223, %224) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: bf16, %arg28: bf16, %arg29: bf16):
      %252 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%252) : (bf16) -> ()
    }) : (tensor<2x32x64xbf16>, tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %226 = "tensor.empty"() : () -> tensor<32x2x64xbf16>
    %227 = "linalg.generic"(%225, %226) <{indexing_maps = [#map7, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: bf16, %arg26: bf16):
      "linalg.yield"(%arg25) : (bf16) -> ()
    }) : (tensor<2x32x64xbf16>, tensor<32x2x64xbf16>) -> tensor<32x2x64xbf16>
    %228 = "tensor.collapse_shape"(%227) <{reassociation = [[0], [1, 2]]}> : (tensor<32x2x64xbf16>) -> tensor<32x128xbf16>
    %229 = "tensor.empty"() : () -> tensor<32x128xbf16>
    %230 = "linalg.fill"(%33, %229) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: bf16, %arg24: bf16):
      "linalg.yield"(%arg23) : (bf16) -> ()
    }) : (bf16, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %231 = "linalg.matmul"(%arg2, %228, %230) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: bf16, %arg21: bf16, %arg22: bf16):
      %250 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %251 = "arith.addf"(%arg22, %250) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%251) : (bf16) -> ()
    }) : (tensor<32x32xbf16>, tensor<32x128xbf16>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %232 = "tensor.expand_shape"(%231) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 32, 2, 64>}> : (tensor<32x128xbf16>) -> tensor<32x2x64xbf16>
    %233 = "tensor.empty"() : () -> tensor<2x32x64xbf16>
    %234 = "linalg.generic"(%232, %233) <{indexing_maps = [#map7, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: bf16, %arg19: bf16):
      "linalg.yield"(%arg18) : (bf16) -> ()
    }) : (tensor<32x2x64xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %235 = "tensor.empty"() : () -> tensor<2x32x64xbf16>
    %236 = "linalg.generic"(%arg3, %235) <{indexing_maps = [#map8, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: bf16, %arg17: bf16):
      "linalg.yield"(%arg16) : (bf16) -> ()
    }) : (tensor<32xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %237 = "tensor.empty"() : () -> tensor<2x32x64xbf16>
    %238 = "linalg.generic"(%234, %236, %237) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: bf16, %arg15: bf16):
      %249 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%249) : (bf16) -> ()
    }) : (tensor<2x32x64xbf16>, tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %239 = "tensor.empty"() : () -> tensor<2x32x64xbf16>
    %240 = "linalg.generic"(%173, %238, %239) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: bf16, %arg11: bf16, %arg12: bf16):
      %248 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%248) : (bf16) -> ()
    }) : (tensor<2x32x64xbf16>, tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %241 = "tensor.collapse_shape"(%240) <{reassociation = [[0, 1], [2]]}> : (tensor<2x32x64xbf16>) -> tensor<64x64xbf16>
    %242 = "tensor.empty"() : () -> tensor<64x64xbf16>
    %243 = "linalg.fill"(%33, %242) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: bf16, %arg9: bf16):
      "linalg.yield"(%arg8) : (bf16) -> ()
    }) : (bf16, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %244 = "linalg.matmul"(%241, %arg4, %243) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: bf16, %arg6: bf16, %arg7: bf16):
      %246 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %247 = "arith.addf"(%arg7, %246) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%247) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %245 = "tensor.expand_shape"(%244) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 32, 64>}> : (tensor<64x64xbf16>) -> tensor<2x32x64xbf16>
    "func.return"(%245) : (tensor<2x32x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

