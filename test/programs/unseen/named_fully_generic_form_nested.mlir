"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x16xf16>, tensor<16x24xf16>, i1) -> tensor<8x24xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x16xf16>, %arg1: tensor<16x24xf16>, %arg2: i1):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<8x24xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%a: f32, %b: f32):
      "linalg.yield"(%a) : (f32) -> ()
    }) : (f32, tensor<8x24xf32>) -> tensor<8x24xf32>
    %3 = "linalg.matmul"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%a: f16, %b: f16, %c: f32):
      %10 = "arith.extf"(%a) : (f16) -> f32
      %11 = "arith.extf"(%b) : (f16) -> f32
      %12 = "arith.mulf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %13 = "arith.addf"(%c, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (tensor<8x16xf16>, tensor<16x24xf16>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %4 = "scf.if"(%arg2) ({
      %20 = "linalg.generic"(%3, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%a: f32, %b: f32):
        %21 = "math.tanh"(%a) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%21) : (f32) -> ()
      }) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
      "scf.yield"(%20) : (tensor<8x24xf32>) -> ()
    }, {
      "scf.yield"(%3) : (tensor<8x24xf32>) -> ()
    }) : (i1) -> tensor<8x24xf32>
    "func.return"(%4) : (tensor<8x24xf32>) -> ()
  }) : () -> ()
}) : () -> ()
