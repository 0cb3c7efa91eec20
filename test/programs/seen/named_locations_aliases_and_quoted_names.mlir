// A program with locations everywhere, aliases, quoted names, attributes of arguments.
#loc0 = loc("model.py":10:3)
!row = tensor<64xf32>
!mat = tensor<64x64xbf16>
#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d1)>
#tr = {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]}
module @"jit(step).1" attributes {mhlo.num_partitions = 1 : i32, "some.attr" = [1, 2.0 : f32, "x\22y"]} {
  func.func @"main.7"(%arg0: !mat {jax.arg_info = "params['w']", tf.aliasing_output = 0 : i32} loc("w"(#loc0)), %arg1: !mat loc(unknown), %arg2: !row {llvm.noalias}) -> (tensor<64x64xf32> {jax.result_info = ""}) attributes {arg_names = ["a", "b"]} {
    %cst = arith.constant 0.000000e+00 : f32 loc(fused["fill", #loc0])
    %0 = tensor.empty() : tensor<64x64xf32> loc(callsite("inner" at "outer.py":3:4))
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc0)
    %2 = linalg.matmul {compilation = "hint"} ins(%arg0, %arg1 : !mat, !mat) outs(%1 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %3 = linalg.generic #tr ins(%2, %arg2 : tensor<64x64xf32>, !row) outs(%0 : tensor<64x64xf32>) {
    ^bb0(%in: f32 loc("x"), %b: f32, %out: f32 loc(#loc0)):
      %4 = arith.addf %in, %b fastmath<contract,nnan> : f32
      linalg.yield %4 : f32 loc(#loc0)
    } -> tensor<64x64xf32> loc(#loc0)
    return %3 : tensor<64x64xf32> loc(#loc0)
  } loc(#loc0)
} loc(unknown)
