// RUN: gemmc %s --pipeline im2col --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'im2col{gain=1000000000.0}' --emit mlir | filecheck %s --check-prefix LEFT
// RUN: gemmc %s --pipeline 'im2col{gain=0}' --emit mlir | filecheck %s --check-prefix ALL
// RUN: gemmc %s --pipeline 'im2col,normalize-contractions{others=linalg}' --emit mlir | filecheck %s --check-prefix FORMED

// Channels are innermost: the copy's rows are what is summed.
// CHECK-LABEL: func.func @nhwc
// CHECK:         %x_windows = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, (d1 + d3), (d2 + d4), d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>]
// CHECK-SAME:    outs(%{{.*}} : tensor<1x56x56x3x3x64xbf16>)
// CHECK:         linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]
// CHECK-SAME:    ins(%x_windows, %w
// CHECK-NOT:     linalg.conv
// LEFT-LABEL: func.func @nhwc
// LEFT-NOT:     tensor.empty
// LEFT:         linalg.conv_2d_nhwc_hwcf
// FORMED-LABEL: func.func @nhwc
// FORMED:       tile.contract %{{.*}}, %{{.*}} maps
// FORMED-NOT:   linalg.conv
// FORMED-LABEL: func.func @nchw
// FORMED:       tile.contract
// The rows of all images are one dimension of the product; the size of the batch is what they leave.
// FORMED-LABEL: func.func @told
// FORMED:       output_shape [?, 28, 28, 64] : tensor<?x64xf32> into tensor<?x28x28x64xf32>
func.func @nhwc(%x: tensor<1x58x58x64xbf16>, %w: tensor<3x3x64x128xbf16>) -> tensor<1x56x56x128xf32> {
  %z = arith.constant dense<0.0> : tensor<1x56x56x128xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<1x58x58x64xbf16>, tensor<3x3x64x128xbf16>) outs(%z : tensor<1x56x56x128xf32>) -> tensor<1x56x56x128xf32>
  return %0 : tensor<1x56x56x128xf32>
}

// Columns of the image are innermost, and 784 of them are whole rows of 16 bytes.
// CHECK-LABEL: func.func @nchw
// CHECK:         (d0, d1, d2, d3, d4, d5) -> (d3, d0, ((d4 * 2) + d1), ((d5 * 2) + d2))>
// CHECK-SAME:    outs(%{{.*}} : tensor<64x3x3x8x28x28xf32>)

// CHECK-NOT:     linalg.conv
// The batch is what a launch tells.
// CHECK-LABEL: func.func @told
// CHECK:         %[[N:.*]] = tensor.dim %x, %{{.*}} : tensor<?x30x30x32xf32>
// CHECK:         tensor.empty(%[[N]]) : tensor<?x28x28x3x3x32xf32>
// FOREIGN: a convolution that no front end names, whose steps are in its map.
// CHECK-LABEL: func.func @generic
// CHECK:         tensor.empty() : tensor<512x256xf32>
// CHECK:         affine_map<(d0, d1) -> (((d1 * 3) + (d0 * 2)))>
// Of one filter a channel, products are of one column.
// CHECK-LABEL: func.func @depthwise
// CHECK-NOT:     tensor.empty
// CHECK:         linalg.depthwise_conv_2d_nhwc_hwc
// Images are small: loops take less than a launch. Integers are no tensor core's.
// CHECK-LABEL: func.func @small
// CHECK-NOT:     tensor.empty
// CHECK:         linalg.conv_1d
// CHECK:         linalg.conv_2d_nhwc_hwcf
// ALL-LABEL: func.func @small
// ALL:         tensor.empty() : tensor<1x6x3x4xf32>
// ALL:         linalg.conv_2d_nhwc_hwcf
func.func @nchw(%x: tensor<8x64x57x57xf32>, %w: tensor<128x64x3x3xf32>) -> tensor<8x128x28x28xf32> {
  %z = arith.constant dense<0.0> : tensor<8x128x28x28xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<8x64x57x57xf32>, tensor<128x64x3x3xf32>) outs(%z : tensor<8x128x28x28xf32>) -> tensor<8x128x28x28xf32>
  return %0 : tensor<8x128x28x28xf32>
}

func.func @told(%x: tensor<?x30x30x32xf32>, %w: tensor<3x3x32x64xf32>, %z: tensor<?x28x28x64xf32>) -> tensor<?x28x28x64xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<?x30x30x32xf32>, tensor<3x3x32x64xf32>) outs(%z : tensor<?x28x28x64xf32>) -> tensor<?x28x28x64xf32>
  return %0 : tensor<?x28x28x64xf32>
}

func.func @generic(%x: tensor<1788xf32>, %w: tensor<512x64xf32>, %z: tensor<256x64xf32>) -> tensor<256x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, f, k) -> (i * 3 + k * 2)>, affine_map<(i, f, k) -> (k, f)>, affine_map<(i, f, k) -> (i, f)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<1788xf32>, tensor<512x64xf32>) outs(%z : tensor<256x64xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %m = arith.mulf %a, %b : f32
    %t = arith.addf %s, %m : f32
    linalg.yield %t : f32
  } -> tensor<256x64xf32>
  return %0 : tensor<256x64xf32>
}

func.func @depthwise(%x: tensor<2x62x62x96xf32>, %w: tensor<7x7x96xf32>, %z: tensor<2x56x56x96xf32>) -> tensor<2x56x56x96xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<2x62x62x96xf32>, tensor<7x7x96xf32>) outs(%z : tensor<2x56x56x96xf32>) -> tensor<2x56x56x96xf32>
  return %0 : tensor<2x56x56x96xf32>
}

func.func @small(%x: tensor<1x8x4xf32>, %w: tensor<3x4x2xf32>, %z: tensor<1x6x2xf32>, %i: tensor<1x58x58x64xi8>, %f: tensor<3x3x64x128xi8>, %s: tensor<1x56x56x128xi32>) -> (tensor<1x6x2xf32>, tensor<1x56x56x128xi32>) {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %w : tensor<1x8x4xf32>, tensor<3x4x2xf32>) outs(%z : tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  %1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<1x58x58x64xi8>, tensor<3x3x64x128xi8>) outs(%s : tensor<1x56x56x128xi32>) -> tensor<1x56x56x128xi32>
  return %0, %1 : tensor<1x6x2xf32>, tensor<1x56x56x128xi32>
}

// A length that a launch tells counts as 512, beside a batch of which it tells the number as 64.
// CHECK-LABEL: func.func @length
// CHECK:         tensor.empty(%{{.*}}) : tensor<1x?x64x3xf32>
// CHECK:         tensor.empty(%{{.*}}, %{{.*}}) : tensor<?x?x32x3xf32>
// LEFT-LABEL: func.func @length
// LEFT-NOT:     tensor.empty
func.func @length(%x: tensor<1x64x?xf32>, %w: tensor<64x64x3xf32>, %z: tensor<1x64x?xf32>, %y: tensor<?x32x?xf32>, %v: tensor<64x32x3xf32>, %t: tensor<?x64x?xf32>) -> (tensor<1x64x?xf32>, tensor<?x64x?xf32>) {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %w : tensor<1x64x?xf32>, tensor<64x64x3xf32>) outs(%z : tensor<1x64x?xf32>) -> tensor<1x64x?xf32>
  %1 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%y, %v : tensor<?x32x?xf32>, tensor<64x32x3xf32>) outs(%t : tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
  return %0, %1 : tensor<1x64x?xf32>, tensor<?x64x?xf32>
}

// Of an open batch 512 images count: the windows of the first are 3.5 GiB, of the second 55.
// CHECK-LABEL: func.func @below
// CHECK:         tensor.empty(%{{.*}}) : tensor<?x56x56x3x3x64xf32>
// CHECK-LABEL: func.func @beyond
// CHECK-NOT:     tensor.empty
// CHECK:         linalg.conv_2d_nhwc_hwcf
func.func @below(%x: tensor<?x58x58x64xf32>, %w: tensor<3x3x64x64xf32>, %z: tensor<?x56x56x64xf32>) -> tensor<?x56x56x64xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<?x58x58x64xf32>, tensor<3x3x64x64xf32>) outs(%z : tensor<?x56x56x64xf32>) -> tensor<?x56x56x64xf32>
  return %0 : tensor<?x56x56x64xf32>
}

func.func @beyond(%x: tensor<?x226x226x64xf32>, %w: tensor<3x3x64x64xf32>, %z: tensor<?x224x224x64xf32>) -> tensor<?x224x224x64xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<?x226x226x64xf32>, tensor<3x3x64x64xf32>) outs(%z : tensor<?x224x224x64xf32>) -> tensor<?x224x224x64xf32>
  return %0 : tensor<?x224x224x64xf32>
}
