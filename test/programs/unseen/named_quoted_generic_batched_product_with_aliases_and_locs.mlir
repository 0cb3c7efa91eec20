#loc = loc("model.py":10:3)
#loc1 = loc("model.py":12:7)
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = (tensor<3x24x32xf16>, tensor<3x32x40xf16>) -> tensor<3x24x40xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x24x32xf16> loc("x"), %arg1: tensor<3x32x40xf16> loc("w")):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc)
    %1 = "tensor.empty"() : () -> tensor<3x24x40xf32> loc(#loc)
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32 loc(#loc), %arg6: f32 loc(#loc)):
      "linalg.yield"(%arg5) : (f32) -> () loc(#loc)
    }) : (f32, tensor<3x24x40xf32>) -> tensor<3x24x40xf32> loc(#loc)
    %3 = "linalg.batch_matmul"(%arg0, %arg1, %2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f16 loc(#loc1), %arg3: f16 loc(#loc1), %arg4: f32 loc(#loc1)):
      %4 = "arith.extf"(%arg2) : (f16) -> f32 loc(#loc1)
      %5 = "arith.extf"(%arg3) : (f16) -> f32 loc(#loc1)
      %6 = "arith.mulf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc1)
      %7 = "arith.addf"(%arg4, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc1)
      "linalg.yield"(%7) : (f32) -> () loc(#loc1)
    }) : (tensor<3x24x32xf16>, tensor<3x32x40xf16>, tensor<3x24x40xf32>) -> tensor<3x24x40xf32> loc(#loc1)
    "func.return"(%3) : (tensor<3x24x40xf32>) -> () loc(#loc)
  }) : () -> () loc(#loc)
}) : () -> () loc(#loc)

