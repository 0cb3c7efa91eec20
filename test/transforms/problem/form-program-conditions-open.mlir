// RUN: gemmc %s -p normalize-contractions,form-program | filecheck %s
// RUN: gemmc run %s --on cpu --check --pipeline auto --size arg0.shape[0]=3 --size arg0.shape[2]=5 2>&1 | filecheck %s --check-prefix CPU

// A reshape of open sizes is a view of bytes, and one of that, of the same bytes: conditions are made once.
// CHECK:      func.func @main_0(%x: tensor<?x4x?xf32>) -> tensor<?x4x?xi8>
// CHECK:      func.func @main_1({{.*}}: tensor<?x?xi8>) -> tensor<?x?xf32>
// The bytes of a caller may say more than a condition, which its lowest bit is: they are made anew.
// CHECK:      func.func @main_2(%y: tensor<?x4x?xi8>) -> tensor<?x2x2x?xi8>
// CHECK:      func.func @main_3({{.*}}: tensor<?x?xi8>) -> tensor<?x?xi8>
// CHECK-NOT:  func.func
// CHECK:      [[MADE:%.*]] = launch.workspace
// CHECK:      launch.run @main_0 reads %arg0 {{.*}} writes [[MADE]]
// CPU: PASS
// CPU: PASS
func.func @main(%x: tensor<?x4x?xf32>, %y: tensor<?x4x?xi8>) -> (tensor<?x?xf32>, tensor<?x?xi8>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %b = tensor.dim %x, %c0 : tensor<?x4x?xf32>
  %n = tensor.dim %x, %c2 : tensor<?x4x?xf32>
  %b4 = arith.muli %b, %c4 : index
  %half = arith.constant 0.5 : f32
  %e = tensor.empty(%b, %n) : tensor<?x4x?xi1>
  %m = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<?x4x?xf32>) outs(%e : tensor<?x4x?xi1>) {
  ^bb0(%a: f32, %o: i1):
    %g = arith.cmpf ogt, %a, %half : f32
    linalg.yield %g : i1
  } -> tensor<?x4x?xi1>
  %0 = tensor.expand_shape %m [[0], [1, 2], [3]] output_shape [%b, 2, 2, %n] : tensor<?x4x?xi1> into tensor<?x2x2x?xi1>
  %1 = tensor.collapse_shape %0 [[0, 1, 2], [3]] : tensor<?x2x2x?xi1> into tensor<?x?xi1>
  %f = tensor.empty(%b4, %n) : tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xi1>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%a: i1, %o: f32):
    %g = arith.uitofp %a : i1 to f32
    linalg.yield %g : f32
  } -> tensor<?x?xf32>
  %2 = tensor.expand_shape %y [[0], [1, 2], [3]] output_shape [%b, 2, 2, %n] : tensor<?x4x?xi8> into tensor<?x2x2x?xi8>
  %t = tensor.empty(%b, %n) : tensor<?x2x2x?xi1>
  %3 = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<?x2x2x?xi8>) outs(%t : tensor<?x2x2x?xi1>) {
  ^bb0(%a: i8, %o: i1):
    %g = arith.trunci %a : i8 to i1
    linalg.yield %g : i1
  } -> tensor<?x2x2x?xi1>
  %4 = tensor.collapse_shape %3 [[0, 1, 2], [3]] : tensor<?x2x2x?xi1> into tensor<?x?xi1>
  %h = tensor.empty(%b4, %n) : tensor<?x?xi8>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x?xi1>) outs(%h : tensor<?x?xi8>) {
  ^bb0(%a: i1, %o: i8):
    %g = arith.extui %a : i1 to i8
    linalg.yield %g : i8
  } -> tensor<?x?xi8>
  return %r, %s : tensor<?x?xf32>, tensor<?x?xi8>
}
