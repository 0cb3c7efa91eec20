func.func @i(%x: tensor<40xi32>, %y: tensor<40xi32>, %s: tensor<40xi8>) -> (tensor<40xi32>, tensor<40xi32>, tensor<40xi64>) {
  %e = tensor.empty() : tensor<40xi32>
  %l = tensor.empty() : tensor<40xi64>
  %r:3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %y, %s : tensor<40xi32>, tensor<40xi32>, tensor<40xi8>) outs(%e, %e, %l : tensor<40xi32>, tensor<40xi32>, tensor<40xi64>) {
  ^bb0(%a: i32, %b: i32, %c: i8, %o: i32, %o1: i32, %o2: i64):
    %c7 = arith.constant 7 : i32
    %0 = math.ctlz %a : i32
    %1 = math.cttz %b : i32
    %2 = math.ctpop %a : i32
    %3 = math.absi %b : i32
    %4 = arith.floordivsi %a, %c7 : i32
    %5 = arith.ceildivsi %b, %c7 : i32
    %6 = arith.remsi %a, %c7 : i32
    %7 = arith.shrui %a, %c7 : i32
    %lo, %hi = arith.mulsi_extended %a, %b : i32
    %s1, %ov = arith.addui_extended %a, %b : i32, i1
    %8 = arith.extui %ov : i1 to i32
    %9 = arith.addi %0, %1 : i32
    %10 = arith.addi %2, %3 : i32
    %11 = arith.xori %4, %5 : i32
    %12 = arith.subi %9, %10 : i32
    %13 = arith.addi %11, %12 : i32
    %14 = arith.addi %6, %7 : i32
    %15 = arith.addi %14, %8 : i32
    %16 = arith.addi %13, %hi : i32
    %17 = arith.extsi %c : i8 to i64
    %18 = arith.extui %lo : i32 to i64
    %19 = arith.muli %17, %18 : i64
    %20 = math.ipowi %c7, %c7 : i32
    %21 = arith.addi %20, %15 : i32
    linalg.yield %16, %21, %19 : i32, i32, i64
  } -> (tensor<40xi32>, tensor<40xi32>, tensor<40xi64>)
  return %r#0, %r#1, %r#2 : tensor<40xi32>, tensor<40xi32>, tensor<40xi64>
}
