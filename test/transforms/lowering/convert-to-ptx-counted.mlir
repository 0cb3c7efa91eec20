// RUN: gemmc %s -p 'form-loops{threads=64},allocate-smem,convert-to-ptx' | filecheck %s

// Elements of matrices of open extents are counted in 32 bits: the launcher is told how many may be there.
// CHECK-LABEL: ptx.kernel @added
// CHECK-SAME:  name = "arg0"{{[^}]*}}shape = array<i64: -9223372036854775808, 4>, most_elements = 2147479552 : i64}
// CHECK-SAME:  name = "arg1"{{[^}]*}}shape = array<i64: 4>}
// CHECK-SAME:  name = "result0"{{[^}]*}}most_elements = 2147479552 : i64}
func.func @added(%x: tensor<?x4xf32>, %y: tensor<4xf32>) -> tensor<?x4xf32> {
  %r = tile.loops %x, %y maps [affine_map<(d0, d1)[s0] -> (d0, d1)>, affine_map<(d0, d1)[s0] -> (d1)>] dynamic {s0 = array<i64: 0, 0, 2, 0>} : tensor<?x4xf32>, tensor<4xf32> -> tensor<?x4xf32> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %e, %f : f32
    tile.yield %s : f32
  }
  func.return %r : tensor<?x4xf32>
}
