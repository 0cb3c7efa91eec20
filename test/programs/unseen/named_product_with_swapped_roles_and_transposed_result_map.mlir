#a = affine_map<(i, j, k) -> (k, j)>
#b = affine_map<(i, j, k) -> (i, k)>
#c = affine_map<(i, j, k) -> (j, i)>
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>} {
  func.func public @forward(%x: tensor<64x80xf16> {llvm.noalias}, %w: tensor<48x64xf16>) -> (tensor<80x48xf16> {bufferization.access = "write"}) attributes {llvm.emit_c_interface} {
    %zero = arith.constant 0.000000e+00 : f16
    %e = tensor.empty() : tensor<80x48xf16>
    %i = linalg.fill {tag = "init"} ins(%zero : f16) outs(%e : tensor<80x48xf16>) -> tensor<80x48xf16>
    %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<64x80xf16>, tensor<48x64xf16>) outs(%i : tensor<80x48xf16>) attrs = {lowering = 3 : i64} {
    ^bb0(%l: f16, %m: f16, %acc: f16):
      %p = arith.mulf %m, %l fastmath<contract> : f16
      %s = arith.addf %p, %acc fastmath<reassoc, contract> : f16
      linalg.yield %s : f16
    } -> tensor<80x48xf16>
    return %r : tensor<80x48xf16>
  }
}
