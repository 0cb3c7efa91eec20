// RUN: gemmc %s -p 'normalize-contractions{others=linalg}' | filecheck %s

// Numbers of one bit are added and multiplied as logic; with a sign, true is -1, the smaller one.
// CHECK-LABEL: func.func @bits
// CHECK:       ^bb0([[A:%.*]]: i1, [[B:%.*]]: i1, {{%.*}}: i1):
// CHECK-NEXT:    [[SUM:%.*]] = arith.xori [[A]], [[B]] : i1
// CHECK-NEXT:    [[PRODUCT:%.*]] = arith.andi [[SUM]], [[B]] : i1
// CHECK-NEXT:    [[LARGER:%.*]] = arith.andi [[PRODUCT]], [[A]] : i1
// CHECK-NEXT:    [[UNSIGNED:%.*]] = arith.ori [[LARGER]], [[B]] : i1
// CHECK-NEXT:    [[TRUE:%.*]] = arith.constant true
// CHECK-NEXT:    [[NOT:%.*]] = arith.xori [[A]], [[TRUE]] : i1
// CHECK-NEXT:    [[LESS:%.*]] = arith.andi [[UNSIGNED]], [[NOT]] : i1
// CHECK-NEXT:    [[NONE:%.*]] = arith.constant false
// CHECK-NEXT:    [[LAST:%.*]] = arith.ori [[LESS]], [[NONE]] : i1
// CHECK-NEXT:    linalg.yield [[LAST]] : i1
#id = affine_map<(d0) -> (d0)>
func.func @bits(%x: tensor<8xi1>, %y: tensor<8xi1>) -> tensor<8xi1> {
  %e = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %y : tensor<8xi1>, tensor<8xi1>) outs(%e : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %o: i1):
    %sum = arith.addi %a, %b : i1
    %product = arith.muli %sum, %b : i1
    %larger = arith.maxsi %product, %a : i1
    %unsigned = arith.maxui %larger, %b : i1
    %same = arith.divui %unsigned, %b : i1
    %less = arith.cmpi slt, %same, %a : i1
    %none = arith.remsi %a, %b : i1
    %last = arith.ori %less, %none : i1
    linalg.yield %last : i1
  } -> tensor<8xi1>
  func.return %r : tensor<8xi1>
}
