// RUN: gemmc %s -p 'form-kernel{tile=32,16,8}' | filecheck %s

// Rows whose length a launch tells are so far apart as the op says.
// CHECK-LABEL: tile.kernel @scores
// CHECK:         %m = tile.extent "m"
// CHECK:         [[Q:%.*]] = tile.matrices %arg0 sizes %b, %m strides [[BATCH:%.*]] : memref<?x?x4x8xf32, #tile.space<global>> to memref<?x4x?x8xf32
// CHECK-SAME:    strided<[?, 8, 32, 1]>
func.func @scores(%q: tensor<?x?x4x8xf32>, %k: tensor<?x?x4x8xf32>) -> tensor<?x4x?x?xf32> {
  %r = tile.contract %q, %k maps [affine_map<(b, h, m, n, k) -> (b, m, h, k)>, affine_map<(b, h, m, n, k) -> (b, n, h, k)>, affine_map<(b, h, m, n, k) -> (b, h, m, n)>] accumulate f32 : tensor<?x?x4x8xf32>, tensor<?x?x4x8xf32> -> tensor<?x4x?x?xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?x4x?x?xf32>
}
