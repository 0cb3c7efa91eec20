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

// Rows that are looked up, and of which a sum and what follows are computed, are there as a whole: each is looked up once.
// CHECK-LABEL: func.func @looked_up_0(%i: tensor<8xi32>, %t: tensor<5x6xf32>) -> tensor<8x6xf32> {
// CHECK-COUNT-1: tile.loop_gather
// CHECK-LABEL: func.func @looked_up_1(%x: tensor<8x6xf32>) -> tensor<8xf32> {
// CHECK-NOT:     tile.loop_gather
// CHECK-LABEL: func.func @looked_up_2(%x: tensor<8x6xf32>, %s: tensor<8xf32>) -> tensor<8x6xf32> {
// CHECK-NOT:     tile.loop_gather
// CHECK-LABEL: launch.program @looked_up
func.func @looked_up(%t: tensor<5x6xf32>, %i: tensor<8xi32>) -> tensor<8x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x6xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<8x6xf32>) {
  ^bb0(%in: i32, %out: f32):
    %d = linalg.index 1 : index
    %row = arith.index_cast %in : i32 to index
    %v = tensor.extract %t[%row, %d] : tensor<5x6xf32>
    linalg.yield %v : f32
  } -> tensor<8x6xf32>
  %se = tensor.empty() : tensor<8xf32>
  %sz = linalg.fill ins(%z : f32) outs(%se : tensor<8xf32>) -> tensor<8xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x6xf32>) outs(%sz : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %q = arith.mulf %a, %a : f32
    %p = arith.addf %o, %q : f32
    linalg.yield %p : f32
  } -> tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<8x6xf32>, tensor<8xf32>) outs(%e : tensor<8x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.divf %a, %b : f32
    linalg.yield %q : f32
  } -> tensor<8x6xf32>
  func.return %r : tensor<8x6xf32>
}
