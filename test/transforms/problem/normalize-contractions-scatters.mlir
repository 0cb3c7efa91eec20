// RUN: gemmc %s --pipeline 'normalize-contractions' --emit mlir | filecheck %s

// Rows: an element takes the updates one after the other, where their index is its row.
// CHECK-LABEL: func.func @rows
// CHECK-NOT:     scatter
// CHECK:         linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d2, 0)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%u, %i : tensor<3x8xf32>, tensor<3x1xi32>) outs(%x : tensor<4x8xf32>)
// CHECK-NEXT:    ^bb0([[UPDATE:%.*]]: f32, [[INDEX:%.*]]: i32, [[SO_FAR:%.*]]: f32):
// CHECK-NEXT:      [[ROW:%.*]] = linalg.index 0 : index
// CHECK-NEXT:      [[MINE:%.*]] = arith.index_cast [[ROW]] : index to i32
// CHECK-NEXT:      [[HERE:%.*]] = arith.cmpi eq, [[INDEX]], [[MINE]] : i32
// CHECK-NEXT:      [[SUM:%.*]] = arith.addf [[SO_FAR]], [[UPDATE]] : f32
// CHECK-NEXT:      [[NOW:%.*]] = arith.select [[HERE]], [[SUM]], [[SO_FAR]] : f32
// CHECK-NEXT:      linalg.yield [[NOW]] : f32
func.func @rows(%x: tensor<4x8xf32>, %u: tensor<3x8xf32>, %i: tensor<3x1xi32>) -> tensor<4x8xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<3x8xf32>, tensor<3x1xi32>) outs(%x : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Elements: both indices have to be those of the place, compared with all their bits.
// CHECK-LABEL: func.func @elements
// CHECK:         linalg.generic {{.*}}(d2)>, {{.*}}(d2, 0)>, {{.*}}(d2, 1)>, {{.*}}(d0, d1)>]
// CHECK:           linalg.index 1
// CHECK-NEXT:      arith.index_cast {{.*}} to i64
// CHECK-NEXT:      arith.cmpi eq
// CHECK-NEXT:      linalg.index 0
// CHECK-NEXT:      arith.index_cast {{.*}} to i64
// CHECK-NEXT:      arith.cmpi eq
// CHECK-NEXT:      arith.andi
// CHECK-NEXT:      arith.select
func.func @elements(%x: tensor<4x8xf32>, %u: tensor<3xf32>, %i: tensor<3x2xi64>) -> tensor<4x8xf32> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 1, 0>} unique_indices(true) ins(%u, %i : tensor<3xf32>, tensor<3x2xi64>) outs(%x : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// A window of two rows is one loop more; a narrow index keeps its sign.
// CHECK-LABEL: func.func @windows
// CHECK:         linalg.generic {{.*}}(d2, d3, d1)>, {{.*}}(d2)>, {{.*}}(d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]
// CHECK:           [[WIDE:%.*]] = arith.extsi {{.*}} : i8 to i32
// CHECK:           [[IN_WINDOW:%.*]] = linalg.index 3
// CHECK:           arith.addi [[WIDE]]
func.func @windows(%x: tensor<4x8xf32>, %u: tensor<3x2x8xf32>, %i: tensor<3x1xi8>) -> tensor<4x8xf32> {
  %j = tensor.collapse_shape %i [[0, 1]] : tensor<3x1xi8> into tensor<3xi8>
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %j : tensor<3x2x8xf32>, tensor<3xi8>) outs(%x : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    iree_linalg_ext.yield %a : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Conditions are bytes while they are combined.
// CHECK-LABEL: func.func @conditions
// CHECK:         linalg.generic {{.*}} "reduction"]} {{.*}} outs({{.*}} : tensor<8xi8>)
// CHECK:           arith.trunci {{.*}} : i8 to i1
// CHECK:           arith.ori
// CHECK-NEXT:      arith.extui {{.*}} : i1 to i8
func.func @conditions(%x: tensor<8xi1>, %u: tensor<3xi1>, %i: tensor<3x1xi32>) -> tensor<8xi1> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<3xi1>, tensor<3x1xi32>) outs(%x : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1):
    %c = arith.ori %a, %b : i1
    iree_linalg_ext.yield %c : i1
  } -> tensor<8xi1>
  return %0 : tensor<8xi1>
}

// A call may tell that there are no updates: then nothing is taken in, and the original is kept.
// CHECK-LABEL: func.func @open
// CHECK:         [[STEPS:%.*]] = linalg.generic {{.*}} "reduction"]
// CHECK:         [[COUNT:%.*]] = tensor.dim %u
// CHECK:         [[NONE:%.*]] = arith.cmpi eq, [[COUNT]]
// CHECK:         [[CONDITION:%.*]] = tensor.from_elements [[NONE]] : tensor<i1>
// CHECK:         linalg.generic {{.*}} ins(%x, [[CONDITION]] : tensor<?xf32>, tensor<i1>) outs([[STEPS]] : tensor<?xf32>)
// CHECK:           arith.select
func.func @open(%x: tensor<?xf32>, %u: tensor<?xf32>, %i: tensor<?x1xi32>) -> tensor<?xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?xf32>, tensor<?x1xi32>) outs(%x : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Many rows of which the last stays: the number of each row's last update by reduction, which does
// not walk along the rows, then its elements.
// CHECK-LABEL: func.func @last
// CHECK:         [[START:%.*]] = linalg.fill ins({{.*}}) outs({{.*}} : tensor<4096xi32>)
// CHECK:         [[LAST:%.*]] = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, 0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%i : tensor<32x1xi32>) outs([[START]] : tensor<4096xi32>)
// CHECK:           [[HERE:%.*]] = arith.cmpi eq
// CHECK-NEXT:      linalg.index 1
// CHECK-NEXT:      [[NUMBER:%.*]] = arith.index_cast
// CHECK:           [[FOUND:%.*]] = arith.select [[HERE]], [[NUMBER]]
// CHECK-NEXT:      arith.maxsi {{.*}}, [[FOUND]] : i32
// CHECK:         linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins([[LAST]] : tensor<4096xi32>) outs(%x : tensor<4096x64xf32>)
// CHECK-NEXT:    ^bb0([[NUMBER:%.*]]: i32, [[SO_FAR:%.*]]: f32):
// CHECK:           [[UPDATE:%.*]] = tensor.extract %u
// CHECK:           [[NONE:%.*]] = arith.cmpi eq, [[NUMBER]]
// CHECK-NEXT:      arith.select [[NONE]], [[SO_FAR]], [[UPDATE]] : f32
func.func @last(%x: tensor<4096x64xf32>, %i: tensor<32x1xi32>, %u: tensor<32x64xf32>) -> tensor<4096x64xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<32x64xf32>, tensor<32x1xi32>) outs(%x : tensor<4096x64xf32>) {
  ^bb0(%a: f32, %b: f32):
    iree_linalg_ext.yield %a : f32
  } -> tensor<4096x64xf32>
  return %0 : tensor<4096x64xf32>
}

// Many updates of a large table are sorted first: their keys, how many come ahead of each, which one stands at each place, these keys and updates, where each row's begin and end, and the steps between.
// CHECK-LABEL: func.func @sorted
// CHECK:         %keys = linalg.generic {{.*}} iterator_types = ["parallel"]} ins({{.*}} : tensor<64xi32>) outs({{.*}} : tensor<64xi32>)
// CHECK-NEXT:    ^bb0([[INDEX:%.*]]: i32, {{.*}}: i32):
// CHECK-NEXT:      linalg.yield [[INDEX]] : i32
// CHECK:         [[RANKS:%.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%keys, %keys : tensor<64xi32>, tensor<64xi32>)
// CHECK:         [[ORDER:%.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins([[RANKS]] : tensor<64xi32>)
// CHECK:         [[IN_ORDER:%.*]] = linalg.generic {{.*}} ins([[ORDER]] : tensor<64xi32>)
// CHECK:           tensor.extract %keys
// CHECK:         %ordered = linalg.generic {{.*}} ins([[ORDER]] : tensor<64xi32>) outs({{.*}} : tensor<64x128xf32>)
// CHECK:           tensor.extract %u
// CHECK:         %bounds = linalg.generic {{.*}} outs({{.*}} : tensor<2x50257xi32>)
// CHECK-COUNT-7:   tensor.extract [[IN_ORDER]]
// CHECK-NOT:       tensor.extract [[IN_ORDER]]
// CHECK:         linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (0, d0)>, affine_map<(d0, d1, d2) -> (1, d0)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%ordered, %bounds, %bounds : {{.*}}) outs(%x :
// CHECK:           arith.cmpi sge
// CHECK-NEXT:      arith.cmpi slt
// CHECK-NEXT:      arith.andi
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      arith.select
func.func @sorted(%x: tensor<50257x128xf32>, %u: tensor<64x128xf32>, %i: tensor<64x1xi32>) -> tensor<50257x128xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<64x128xf32>, tensor<64x1xi32>) outs(%x : tensor<50257x128xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<50257x128xf32>
  return %0 : tensor<50257x128xf32>
}
