
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module @model attributes {torch.debug_module_name = "Tower", stream.topology = "none"} {
  util.func private @linear(%x: tensor<?x48xf16>, %w: tensor<48x48xf16>, %b: tensor<48xf16>) -> tensor<?x48xf16> attributes {inlining_policy = #util.inline.never} {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0.0 : f32
    %d = tensor.dim %x, %c0 : tensor<?x48xf16>
    %e = tensor.empty(%d) : tensor<?x48xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x48xf32>) -> tensor<?x48xf32>
    %p = linalg.matmul ins(%x, %w : tensor<?x48xf16>, tensor<48x48xf16>) outs(%f : tensor<?x48xf32>) -> tensor<?x48xf32>
    %o = tensor.empty(%d) : tensor<?x48xf16>
    %r = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%p, %b : tensor<?x48xf32>, tensor<48xf16>) outs(%o : tensor<?x48xf16>) {
    ^bb0(%a: f32, %v: f16, %t: f16):
      %0 = arith.truncf %a : f32 to f16
      %1 = arith.addf %0, %v : f16
      linalg.yield %1 : f16
    } -> tensor<?x48xf16>
    util.return %r : tensor<?x48xf16>
  }
  util.func public @main(%x: tensor<?x48xf16>, %w: tensor<48x48xf16>, %b: tensor<48xf16>, %v: tensor<48x48xf16>, %c: tensor<48xf16>) -> (tensor<?x48xf16>, tensor<?x48xf16>) {
    %0 = util.call @linear(%x, %w, %b) : (tensor<?x48xf16>, tensor<48x48xf16>, tensor<48xf16>) -> tensor<?x48xf16>
    %1 = util.call @linear(%0, %v, %c) : (tensor<?x48xf16>, tensor<48x48xf16>, tensor<48xf16>) -> tensor<?x48xf16>
    %2 = util.optimization_barrier %1 : tensor<?x48xf16>
    util.return %0, %2 : tensor<?x48xf16>, tensor<?x48xf16>
  }
}