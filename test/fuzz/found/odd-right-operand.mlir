// pipeline: hopper-coop, sizes: none, exact: True
// right: rows of a right operand in clusters that are no whole 16 bytes, which were refused
func.func @main(%a: tensor<72x63xbf16>, %b: tensor<24x63xbf16>) -> tensor<72x24xf32> {
%zero = arith.constant 0.000000e+00 : f32
%empty = tensor.empty() : tensor<72x24xf32>
%init = linalg.fill ins(%zero : f32) outs(%empty : tensor<72x24xf32>) -> tensor<72x24xf32>
%c = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<72x63xbf16>, tensor<24x63xbf16>) outs(%init : tensor<72x24xf32>) {
^bb0(%ai: bf16, %bi: bf16, %sum: f32):
%ax = arith.extf %ai : bf16 to f32
%bx = arith.extf %bi : bf16 to f32
%p = arith.mulf %ax, %bx : f32
%s = arith.addf %sum, %p : f32
linalg.yield %s : f32
} -> tensor<72x24xf32>
func.return %c : tensor<72x24xf32>
}
