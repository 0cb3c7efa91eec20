#m = affine_map<(i, j) -> (i, j)>
func.func @main(%s: tensor<6x16xf8E8M0FNU>, %w: tensor<6x16xf4E2M1FN>) -> (tensor<6x16xf8E8M0FNU>, tensor<6x16xf8E4M3FN>) {
  %one = arith.constant 1.0 : f8E8M0FNU
  %e = tensor.empty() : tensor<6x16xf8E8M0FNU>
  %f = tensor.empty() : tensor<6x16xf8E4M3FN>
  %r:2 = linalg.generic {indexing_maps = [#m, #m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%s, %w : tensor<6x16xf8E8M0FNU>, tensor<6x16xf4E2M1FN>) outs(%e, %f : tensor<6x16xf8E8M0FNU>, tensor<6x16xf8E4M3FN>) {
  ^bb0(%x: f8E8M0FNU, %y: f4E2M1FN, %o: f8E8M0FNU, %p: f8E4M3FN):
    %large = arith.cmpf ogt, %x, %one : f8E8M0FNU
    %a = arith.select %large, %one, %x : f8E8M0FNU
    %n = arith.negf %y : f4E2M1FN
    %h = arith.extf %n : f4E2M1FN to f16
    %b = arith.truncf %h : f16 to f8E4M3FN
    linalg.yield %a, %b : f8E8M0FNU, f8E4M3FN
  } -> (tensor<6x16xf8E8M0FNU>, tensor<6x16xf8E4M3FN>)
  return %r#0, %r#1 : tensor<6x16xf8E8M0FNU>, tensor<6x16xf8E4M3FN>
}
