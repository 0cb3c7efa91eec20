"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x16xf32> loc("a.py":1:2), %arg1: tensor<16x8xf32> loc(unknown)):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc1)
    %1 = "tensor.empty"() : () -> tensor<8x8xf32> loc(#loc2)
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%x: f32, %y: f32):
      "linalg.yield"(%x) : (f32) -> ()
    }) : (f32, tensor<8x8xf32>) -> tensor<8x8xf32> loc(#loc2)
    %3 = "linalg.matmul"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%p: f32, %q: f32, %r: f32):
      %m = "arith.mulf"(%p, %q) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %s = "arith.addf"(%r, %m) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%s) : (f32) -> ()
    }) : (tensor<8x16xf32>, tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc(#loc3)
    "func.return"(%3) : (tensor<8x8xf32>) -> () loc(unknown)
  }) : () -> () loc(#loc1)
}) : () -> ()
#loc1 = loc("model.py":10:4)
#loc2 = loc(callsite("inner"("x.py":3:1) at #loc1))
#loc3 = loc(fused<"meta">[#loc1, #loc2])
