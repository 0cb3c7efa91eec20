#loc = loc("model.py":0:0)
#loc1 = loc("x")
#map = affine_map<(d0, d1) -> (d0, d1)>
module @"my-model.v1" attributes {torch.debug_module_name = "M", "llvm.target-features" = "+sm_90"} {
  func.func @"forward$1"(%arg0: tensor<9x8xf32> loc("x"), %arg1: tensor<8x7xf32> loc(unknown)) -> tensor<9x7xf32> attributes {"quoted key" = 1 : i64, dso_local} {
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %0 = tensor.empty() : tensor<9x7xf32> loc(#loc2)
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<9x7xf32>) -> tensor<9x7xf32> loc(#loc2)
    %2 = linalg.matmul {"__x.y-z__" = [1, "two", unit], "cast" = #linalg.type_fn<cast_signed>} ins(%arg0, %arg1 : tensor<9x8xf32>, tensor<8x7xf32>) outs(%1 : tensor<9x7xf32>) -> tensor<9x7xf32> loc(#loc3)
    return %2 : tensor<9x7xf32> loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc2 = loc("model.py":12:8)
#loc3 = loc(fused<"pass">[#loc2, "matmul"("model.py":13:1 to :20)])
#loc4 = loc(callsite(#loc3 at "main.py":1:1))
