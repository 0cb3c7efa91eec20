func.func @pad(%x: tensor<?x?xf32>, %lo: index, %hi: index) -> tensor<?x?xf32> {
  %z = arith.constant 0.0 : f32
  %r = tensor.pad %x low[%lo, 0] high[%hi, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
