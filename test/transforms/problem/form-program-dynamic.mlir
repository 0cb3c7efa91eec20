// RUN: gemmc %s -p 'normalize-contractions,form-program,allocate-workspaces' | filecheck %s

// Rows that a call tells have one name in the program; what lies between kernels is sized by it, and
// the third shares the memory of the first.
// CHECK:       launch.program @deep ["arg0", "arg1", "result0"] outputs 1 dynamic {d0 = array<i64: 0, 0, 2, 0>} workspace 0 needs "cdiv(cdiv(d0 * 256, 8), 256) * 256 + cdiv(cdiv(d0 * 256, 8), 256) * 256" {
// CHECK:         [[A:%.*]] = launch.workspace placed "0" sized ["d0"] : memref<?x8xf32, #tile.space<global>>
// CHECK-NEXT:    launch.run @deep_0 reads %arg0, %arg1 {{.*}} writes [[A]]
// CHECK-NEXT:    [[B:%.*]] = launch.workspace placed "cdiv(cdiv(d0 * 256, 8), 256) * 256" sized ["d0"] : memref<?x8xf32, #tile.space<global>>
// CHECK-NEXT:    launch.run @deep_1 reads [[A]], %arg1
// CHECK-NEXT:    [[C:%.*]] = launch.workspace placed "0" sized ["d0"] : memref<?x8xf32, #tile.space<global>>
// CHECK-NEXT:    launch.run @deep_2 reads [[B]], %arg1 {{.*}} writes [[C]]
// CHECK-NEXT:    launch.run @deep_3 reads [[C]], %arg1 {{.*}} writes %result0
func.func @deep(%x: tensor<?x8xf32>, %w: tensor<8x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%m) : tensor<?x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x8xf32>) -> tensor<?x8xf32>
  %a = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x8xf32>) outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  %b = linalg.matmul ins(%a, %w : tensor<?x8xf32>, tensor<8x8xf32>) outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  %c = linalg.matmul ins(%b, %w : tensor<?x8xf32>, tensor<8x8xf32>) outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  %d = linalg.matmul ins(%c, %w : tensor<?x8xf32>, tensor<8x8xf32>) outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  func.return %d : tensor<?x8xf32>
}

// A place that no tensor of a kernel has as an extent is computed of one that some has.
// CHECK-LABEL: func.func @last_0(
// CHECK:         tile.loops %x maps [affine_map<(d0)[s0] -> ((s0 + -1), d0)>] dynamic {s0 = array<i64: 0, 0>}
func.func @last(%x: tensor<?x8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %at = arith.subi %m, %c1 : index
  %r = tensor.extract_slice %x[%at, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
  func.return %r : tensor<8xf32>
}

// A length that a call tells may be 0: what its largest element is compared with is so behind all of them.
// CHECK-LABEL: func.func @largest_0(
// CHECK:         tile.loops %x {{.*}} over [-9223372036854775808] by "max" dynamic
// CHECK-NEXT:    ^bb0([[EACH:%.*]]: f32):
// CHECK-NEXT:      tile.yield [[EACH]] : f32
// CHECK-LABEL: func.func @largest_1(
// CHECK:         [[BOTH:%.*]] = arith.maximumf
// CHECK-NEXT:    tile.yield [[BOTH]] : f32
func.func @largest(%x: tensor<?x6xf32>, %s: tensor<6xf32>) -> tensor<6xf32> {
  %r = linalg.reduce { arith.maximumf } ins(%x : tensor<?x6xf32>) outs(%s : tensor<6xf32>) dimensions = [0]
  func.return %r : tensor<6xf32>
}

// A reshape of open sizes is a view of memory, and one of conditions a view of bytes.
// CHECK-LABEL: func.func @condition_heads_0
// CHECK-SAME:    (%x: tensor<?x4x8xf32>) -> tensor<?x4x8xi8>
// CHECK:           arith.cmpf
// CHECK-NEXT:      arith.extui {{.*}} : i1 to i8
// CHECK:         func.func @condition_heads_1
// CHECK-SAME:    tensor<?x8xi8>) -> tensor<?x8xi32>
// CHECK:           arith.trunci {{.*}} : i8 to i1
// CHECK:         launch.program @condition_heads
func.func @condition_heads(%x: tensor<?x4x8xf32>) -> tensor<?x8xi32> {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4x8xf32>
  %e = tensor.empty(%n) : tensor<?x4x8xi1>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<?x4x8xf32>) outs(%e : tensor<?x4x8xi1>) {
  ^bb0(%a: f32, %o: i1):
    %c = arith.cmpf ogt, %a, %z : f32
    linalg.yield %c : i1
  } -> tensor<?x4x8xi1>
  %r = tensor.collapse_shape %m [[0, 1], [2]] : tensor<?x4x8xi1> into tensor<?x8xi1>
  %y = arith.extui %r : tensor<?x8xi1> to tensor<?x8xi32>
  return %y : tensor<?x8xi32>
}

// A reshape that adds or leaves out extents of 1 is computed where it is read, also of open sizes: what rows are divided by is no kernel.
// CHECK-LABEL: func.func @mean_0(
// CHECK:         over [16] by "add"
// CHECK-LABEL: func.func @mean_1(
// CHECK:         arith.divf
// CHECK-NEXT:    arith.subf
// CHECK-NOT:   func.func @mean_2
// CHECK-LABEL: launch.program @mean
func.func @mean(%x: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 16.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x16xf32>
  %e = tensor.empty(%m) : tensor<?x1xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?x1xf32>) -> tensor<?x1xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x16xf32>) outs(%i : tensor<?x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.addf %o, %a : f32
    linalg.yield %p : f32
  } -> tensor<?x1xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<?x1xf32>) outs(%e : tensor<?x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.divf %a, %n : f32
    linalg.yield %p : f32
  } -> tensor<?x1xf32>
  %k = tensor.collapse_shape %q [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
  %f = tensor.empty(%m) : tensor<?x16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x, %k : tensor<?x16xf32>, tensor<?xf32>) outs(%f : tensor<?x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.subf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<?x16xf32>
  func.return %r : tensor<?x16xf32>
}
