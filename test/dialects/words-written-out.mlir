// RUN: gemmc %s -p debufferize | filecheck %s

// What is padded by a formula of the place is padded by zeros, and chosen by the place.
// CHECK-LABEL: func.func @padded
// CHECK:         tensor.yield %{{.*}} : i32
// CHECK:         linalg.generic
// CHECK:           linalg.index 0
// CHECK:           arith.select
func.func @padded(%x: tensor<2x3xi32>) -> tensor<3x4xi32> {
  %y = tensor.pad %x low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %s = index.add %i, %j
    %v = index.casts %s : index to i32
    tensor.yield %v : i32
  } : tensor<2x3xi32> to tensor<3x4xi32>
  return %y : tensor<3x4xi32>
}

// A tile's rest, padded to the tile.
// CHECK-LABEL: func.func @rest
// CHECK:         tensor.pad
// CHECK:         : tensor<?xf32> to tensor<16xf32>
func.func @rest(%x: tensor<?xf32>, %n: index) -> tensor<16xf32> {
  %p = ub.poison : f32
  %y = tensor.pad %x low[0] high[%n] {
  ^bb0(%i: index):
    tensor.yield %p : f32
  } : tensor<?xf32> to tensor<16xf32>
  return %y : tensor<16xf32>
}

// A place among all is its parts, and the other way round.
// CHECK-LABEL: func.func @places
// CHECK:         affine.apply
// CHECK-NOT:     linearize
func.func @places(%i: index, %x: tensor<24xf32>) -> tensor<f32> {
  %p:2 = affine.delinearize_index %i into (4, 6) : index, index
  %q = affine.linearize_index disjoint [%p#0, %p#1] by (4, 6) : index
  %m = affine.max affine_map<(d0) -> (d0, 0)>(%q)
  %e = tensor.extract %x[%m] : tensor<24xf32>
  %t = tensor.from_elements %e : tensor<f32>
  return %t : tensor<f32>
}

// What is written on one side of a choice is written to a copy.
// CHECK-LABEL: func.func @choice
// CHECK-NOT:     scf.if
// CHECK:         arith.select %flag
func.func @choice(%flag: i1, %x: memref<8xf32, #gpu.address_space<global>>, %y: memref<8xf32, 1>) {
  %z = arith.constant 0.0 : f32
  scf.if %flag {
    linalg.fill ins(%z : f32) outs(%y : memref<8xf32, 1>)
  } else {
    linalg.exp ins(%x : memref<8xf32, #gpu.address_space<global>>) outs(%y : memref<8xf32, 1>)
  }
  return
}

// CHECK-NOT: transform.structured
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile(%root: !transform.any_op {transform.readonly}) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
