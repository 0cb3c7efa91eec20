// RUN: gemmc %s -p drop-empty | filecheck %s

// A body reads an element of none on a side that is never taken: a zero stands there.
// CHECK:       func.func @never(
// CHECK-NOT:     tensor.extract
// CHECK:         arith.constant 0 : i32
// CHECK-NOT:     tensor<0x4xi32>
func.func @never(%a: tensor<0x4xi32>, %b: tensor<1x4xi32>) -> tensor<1x4xi32> {
  %c = arith.constant 1 : index
  %o = tensor.empty() : tensor<1x4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<1x4xi32>) outs(%o : tensor<1x4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.cmpi ult, %i, %c : index
    %t = scf.if %l -> i32 {
      scf.yield %x : i32
    } else {
      %u = arith.subi %i, %c : index
      %v = tensor.extract %a[%u, %j] : tensor<0x4xi32>
      scf.yield %v : i32
    }
    linalg.yield %t : i32
  } -> tensor<1x4xi32>
  return %r : tensor<1x4xi32>
}
