"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9x32xbf16>, tensor<32x17xbf16>, tensor<17xf32>) -> tensor<9x17xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9x32xbf16>, %arg1: tensor<32x17xbf16>, %arg2: tensor<17xf32>):
    %0 = "tensor.empty"() : () -> tensor<9x17xf32>
    %1 = "linalg.broadcast"(%arg2, %0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: f32, %b: f32):
      "linalg.yield"(%a) : (f32) -> ()
    }) : (tensor<17xf32>, tensor<9x17xf32>) -> tensor<9x17xf32>
    %2 = "linalg.matmul"(%arg0, %arg1, %1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%a: bf16, %b: bf16, %c: f32):
      %4 = "arith.extf"(%a) : (bf16) -> f32
      %5 = "arith.extf"(%b) : (bf16) -> f32
      %6 = "arith.mulf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%c, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (tensor<9x32xbf16>, tensor<32x17xbf16>, tensor<9x17xf32>) -> tensor<9x17xf32>
    "func.return"(%2) : (tensor<9x17xf32>) -> ()
  }) : () -> ()
}) : () -> ()
