// RUN: gemmc %s -p normalize-contractions,form-program | filecheck %s
// RUN: gemmc run %s --on cpu --check --pipeline auto 2>&1 | filecheck %s --check-prefix CPU

// Conditions are combined as bytes of 0 and 1, by an op that may take them in any order, on whichever side what there is so far stands. The last is the second in other words.
// CHECK:      tile.loops {{.*}} over [128] by "and" : {{.*}} -> tensor<64xi8>
// CHECK:      tile.loops {{.*}} over [128] by "or" : {{.*}} -> tensor<64xi8>
// CHECK:      tile.loops {{.*}} over [128] by "xor" : {{.*}} -> tensor<64xi8>
// CHECK-NOT:  tile.loops {{.*}} over
// CPU: PASS
// CPU: PASS
// CPU: PASS
// CPU: PASS
func.func @main(%x: tensor<64x128xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %c = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<64x128xi1>
  %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x128xf32>) outs(%e : tensor<64x128xi1>) {
  ^bb0(%a: f32, %o: i1):
    %b = arith.cmpf ogt, %a, %c : f32
    linalg.yield %b : i1
  } -> tensor<64x128xi1>
  %t = arith.constant true
  %n = arith.constant false
  %s = tensor.empty() : tensor<64xi1>
  %ft = linalg.fill ins(%t : i1) outs(%s : tensor<64xi1>) -> tensor<64xi1>
  %ff = linalg.fill ins(%n : i1) outs(%s : tensor<64xi1>) -> tensor<64xi1>
  %r0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<64x128xi1>) outs(%ft : tensor<64xi1>) {
  ^bb0(%a: i1, %o: i1):
    %b = arith.andi %a, %o : i1
    linalg.yield %b : i1
  } -> tensor<64xi1>
  %h0 = arith.uitofp %r0 : tensor<64xi1> to tensor<64xf32>
  %r1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<64x128xi1>) outs(%ff : tensor<64xi1>) {
  ^bb0(%a: i1, %o: i1):
    %b = arith.ori %o, %a : i1
    linalg.yield %b : i1
  } -> tensor<64xi1>
  %h1 = arith.uitofp %r1 : tensor<64xi1> to tensor<64xf32>
  %r2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<64x128xi1>) outs(%ff : tensor<64xi1>) {
  ^bb0(%a: i1, %o: i1):
    %b = arith.addi %a, %o : i1
    linalg.yield %b : i1
  } -> tensor<64xi1>
  %h2 = arith.uitofp %r2 : tensor<64xi1> to tensor<64xf32>
  %r3 = linalg.reduce {arith.ori} ins(%m : tensor<64x128xi1>) outs(%ff : tensor<64xi1>) dimensions = [1]
  %h3 = arith.uitofp %r3 : tensor<64xi1> to tensor<64xf32>
  return %h0, %h1, %h2, %h3 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
