// RUN: gemmc %s -p form-program | filecheck %s

// An index that another tensor has makes its tensor a table; one that counters give does not.
// CHECK-LABEL: func.func @lookup_0(%i: tensor<8xi32>, %t: tensor<5x6xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:    {{.*}} = tile.loops %i maps [affine_map<(d0, d1) -> (d0)>] tables %t : tensor<8xi32> tables tensor<5x6xf32> -> tensor<8x6xf32> {
// CHECK:           [[COLUMN:%.*]] = tile.loop_index 1
// CHECK-NEXT:      %row = arith.index_cast %{{.*}} : i32 to index
// CHECK-NEXT:      {{%.*}} = tile.loop_gather 0[%row, [[COLUMN]]] : f32
func.func @lookup(%t: tensor<5x6xf32>, %i: tensor<8xi32>) -> tensor<8x6xf32> {
  %e = tensor.empty() : tensor<8x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<8x6xf32>) {
  ^bb0(%in: i32, %out: f32):
    %d = linalg.index 1 : index
    %row = arith.index_cast %in : i32 to index
    %x = tensor.extract %t[%row, %d] : tensor<5x6xf32>
    linalg.yield %x : f32
  } -> tensor<8x6xf32>
  func.return %r : tensor<8x6xf32>
}

// A sum that starts from a tensor takes it in with its first element; integers are summed as such.
// CHECK-LABEL: func.func @begun_0(%x: tensor<4x8xi8>, %s: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:    {{.*}} over [8] by "add" :
// CHECK:           [[FIRST:%.*]] = arith.cmpi eq, %{{.*}}, %{{.*}} : index
// CHECK-NEXT:      [[VALUE:%.*]] = arith.select [[FIRST]], %{{.*}}, %{{.*}} : i8
// CHECK-NEXT:      arith.extsi [[VALUE]] : i8 to i32
func.func @begun(%x: tensor<4x8xi8>, %s: tensor<4xi8>) -> tensor<4xi8> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xi8>) outs(%s : tensor<4xi8>) {
  ^bb0(%in: i8, %out: i8):
    %y = arith.addi %out, %in : i8
    linalg.yield %y : i8
  } -> tensor<4xi8>
  func.return %r : tensor<4xi8>
}

// A table's open sizes are told like others: their numbers are behind the result's.
// CHECK-LABEL: func.func @open_0(%i: tensor<8xi32>, %t: tensor<?x6xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:    {{.*}} tables %t dynamic {s0 = array<i64: 2, 0>} : tensor<8xi32> tables tensor<?x6xf32> -> tensor<8x6xf32> {
func.func @open(%t: tensor<?x6xf32>, %i: tensor<8xi32>) -> tensor<8x6xf32> {
  %e = tensor.empty() : tensor<8x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<8x6xf32>) {
  ^bb0(%in: i32, %out: f32):
    %d = linalg.index 1 : index
    %row = arith.index_cast %in : i32 to index
    %x = tensor.extract %t[%row, %d] : tensor<?x6xf32>
    linalg.yield %x : f32
  } -> tensor<8x6xf32>
  func.return %r : tensor<8x6xf32>
}
