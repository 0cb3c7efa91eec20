// Private memory beside the function that is not said to be constant, and that nobody writes: scales of channels, read whole and by a view.
memref.global "private" @scales : memref<2x6xf32> = dense<[[0.5, 2.0, -1.0, 1.5, 0.25, 3.0], [1.0, 0.0, -2.0, 0.5, 4.0, -0.75]]>
func.func @main(%x: memref<9x6xf32>, %y: memref<9x6xf32>) {
  %all = memref.get_global @scales : memref<2x6xf32>
  %gain = memref.subview %all[0, 0] [1, 6] [1, 1] : memref<2x6xf32> to memref<6xf32, strided<[1]>>
  %shift = memref.subview %all[1, 0] [1, 6] [1, 1] : memref<2x6xf32> to memref<6xf32, strided<[1], offset: 6>>
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %gain, %shift : memref<9x6xf32>, memref<6xf32, strided<[1]>>, memref<6xf32, strided<[1], offset: 6>>) outs(%y : memref<9x6xf32>) {
  ^bb0(%a: f32, %g: f32, %s: f32, %o: f32):
    %p = arith.mulf %a, %g : f32
    %q = arith.addf %p, %s : f32
    linalg.yield %q : f32
  }
  return
}
