#col = affine_map<(d0, d1) -> (d1, d0)>
func.func @main(%x: memref<6x8xf32, #col>, %w: memref<8x5xf32, affine_map<(i, j) -> (i, j)>>, %y: memref<6x5xf32>) {
  linalg.matmul ins(%x, %w : memref<6x8xf32, #col>, memref<8x5xf32, affine_map<(i, j) -> (i, j)>>) outs(%y : memref<6x5xf32>)
  return
}
