// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline '' --emit mlir -o %t && gemmc %t --pipeline '' --emit mlir | filecheck %s

// Comparisons, choices and conversions of whole tensors, and of numbers.
// CHECK-LABEL: func.func @tensors
// CHECK-NEXT:    %0 = arith.cmpf ogt, %a, %b : tensor<4xf32>
// CHECK-NEXT:    %1 = arith.cmpi slt, %i, %i : tensor<4xi8>
// CHECK-NEXT:    %2 = arith.andi %0, %1 : tensor<4xi1>
// CHECK-NEXT:    %3 = arith.select %2, %a, %b : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT:    %4 = arith.select %c, %a, %3 : tensor<4xf32>
// CHECK-NEXT:    %5 = arith.extsi %i : tensor<4xi8> to tensor<4xi32>
// CHECK-NEXT:    %6 = arith.extui %2 : tensor<4xi1> to tensor<4xi32>
// CHECK-NEXT:    %7 = arith.trunci %6 : tensor<4xi32> to tensor<4xi8>
// CHECK-NEXT:    %8 = arith.sitofp %5 : tensor<4xi32> to tensor<4xf32>
// CHECK-NEXT:    %9 = arith.uitofp %7 : tensor<4xi8> to tensor<4xf16>
// CHECK-NEXT:    %10 = arith.fptosi %4 : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT:    %11 = arith.fptoui %4 : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT:    %12 = arith.extsi %10 : tensor<4xi32> to tensor<4xi64>
func.func @tensors(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: tensor<4xi8>, %c: i1) {
  %0 = arith.cmpf ogt, %a, %b : tensor<4xf32>
  %1 = arith.cmpi slt, %i, %i : tensor<4xi8>
  %2 = arith.andi %0, %1 : tensor<4xi1>
  %3 = arith.select %2, %a, %b : tensor<4xi1>, tensor<4xf32>
  %4 = arith.select %c, %a, %3 : tensor<4xf32>
  %5 = arith.extsi %i : tensor<4xi8> to tensor<4xi32>
  %6 = arith.extui %2 : tensor<4xi1> to tensor<4xi32>
  %7 = arith.trunci %6 : tensor<4xi32> to tensor<4xi8>
  %8 = arith.sitofp %5 : tensor<4xi32> to tensor<4xf32>
  %9 = arith.uitofp %7 : tensor<4xi8> to tensor<4xf16>
  %10 = arith.fptosi %4 : tensor<4xf32> to tensor<4xi32>
  %11 = arith.fptoui %4 : tensor<4xf32> to tensor<4xi32>
  %12 = arith.index_cast %10 : tensor<4xi32> to tensor<4xindex>
  return
}

// CHECK-LABEL: func.func @numbers
// CHECK-NEXT:    %0 = arith.cmpf ogt, %a, %b : f32
// CHECK-NEXT:    %1 = arith.select %0, %a, %b : f32
// CHECK-NEXT:    %2 = arith.extui %0 : i1 to i32
func.func @numbers(%a: f32, %b: f32) {
  %0 = "arith.cmpf"(%a, %b) <{predicate = 2 : i64, fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
  %1 = arith.select %0, %a, %b : f32
  %2 = arith.extui %0 : i1 to i32
  return
}

// Words that promise something, or name the rounding, are read and not kept.
// CHECK-LABEL: func.func @words
// CHECK-NEXT:    %0 = arith.extui %i : i32 to i64
// CHECK-NEXT:    %1 = arith.uitofp %i : i32 to f32
// CHECK-NEXT:    %2 = arith.trunci %0 : i64 to i32
// CHECK-NEXT:    %3 = arith.divui %i, %2 : i32
// CHECK-NEXT:    %4 = arith.shrsi %i, %3 : i32
// CHECK-NEXT:    %5 = arith.truncf %a : f32 to f16
// CHECK-NEXT:    %6 = arith.extf %5 : f16 to f32
func.func @words(%a: f32, %i: i32) {
  %0 = arith.extui %i nneg : i32 to i64
  %1 = arith.uitofp %i nneg : i32 to f32
  %2 = arith.trunci %0 overflow<nsw, nuw> : i64 to i32
  %3 = arith.divui %i, %2 exact : i32
  %4 = arith.shrsi %i, %3 exact : i32
  %5 = arith.truncf %a to_nearest_even fastmath<contract> : f32 to f16
  %6 = arith.extf %5 fastmath<fast> : f16 to f32
  return
}

// In the generic form, too.
// CHECK-LABEL: func.func @promises
// CHECK-NEXT:    %0 = arith.extui %i : i32 to i64
// CHECK-NEXT:    %1 = arith.trunci %0 : i64 to i32
// CHECK-NEXT:    %2 = arith.divui %i, %1 : i32
// CHECK-NEXT:    %3 = arith.truncf %a : f32 to f16
// CHECK-NEXT:    %4 = arith.trunci %t : tensor<4xi64> to tensor<4xi8>
func.func @promises(%a: f32, %i: i32, %t: tensor<4xi64>) {
  %0 = "arith.extui"(%i) <{nonNeg}> : (i32) -> i64
  %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
  %2 = "arith.divui"(%i, %1) <{isExact}> : (i32, i32) -> i32
  %3 = "arith.truncf"(%a) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f16
  %4 = "arith.trunci"(%t) <{overflowFlags = #arith.overflow<nsw>}> : (tensor<4xi64>) -> tensor<4xi8>
  return
}
