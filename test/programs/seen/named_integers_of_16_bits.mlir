#m = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0)>
func.func @main(%x: tensor<5x24xi16>, %y: tensor<24xi16>, %w: tensor<24x16xi16>, %i: tensor<7xi32>) -> (tensor<5x24xi16>, tensor<5xi16>, tensor<5x16xi32>, tensor<7xi16>, tensor<5x16xi16>) {
  %e = tensor.empty() : tensor<5x24xi16>
  %0 = linalg.generic {indexing_maps = [#m, affine_map<(d0, d1) -> (d1)>, #m], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<5x24xi16>, tensor<24xi16>) outs(%e : tensor<5x24xi16>) {
  ^bb0(%a: i16, %b: i16, %c: i16):
    %s = arith.muli %a, %b : i16
    %t = arith.addi %s, %a : i16
    linalg.yield %t : i16
  } -> tensor<5x24xi16>
  %z = arith.constant 0 : i16
  %er = tensor.empty() : tensor<5xi16>
  %fr = linalg.fill ins(%z : i16) outs(%er : tensor<5xi16>) -> tensor<5xi16>
  %1 = linalg.reduce { arith.addi } ins(%0 : tensor<5x24xi16>) outs(%fr : tensor<5xi16>) dimensions = [1]
  %z32 = arith.constant 0 : i32
  %ep = tensor.empty() : tensor<5x16xi32>
  %fp = linalg.fill ins(%z32 : i32) outs(%ep : tensor<5x16xi32>) -> tensor<5x16xi32>
  %2 = linalg.matmul ins(%x, %w : tensor<5x24xi16>, tensor<24x16xi16>) outs(%fp : tensor<5x16xi32>) -> tensor<5x16xi32>
  %eg = tensor.empty() : tensor<7xi16>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%i : tensor<7xi32>) outs(%eg : tensor<7xi16>) {
  ^bb0(%a: i32, %c: i16):
    %k = arith.index_cast %a : i32 to index
    %v = tensor.extract %y[%k] : tensor<24xi16>
    linalg.yield %v : i16
  } -> tensor<7xi16>
  %eq = tensor.empty() : tensor<5x16xi16>
  %fq = linalg.fill ins(%z : i16) outs(%eq : tensor<5x16xi16>) -> tensor<5x16xi16>
  %4 = linalg.matmul ins(%x, %w : tensor<5x24xi16>, tensor<24x16xi16>) outs(%fq : tensor<5x16xi16>) -> tensor<5x16xi16>
  return %0, %1, %2, %3, %4 : tensor<5x24xi16>, tensor<5xi16>, tensor<5x16xi32>, tensor<7xi16>, tensor<5x16xi16>
}
