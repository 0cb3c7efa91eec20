"""The tile dialect: a matmul as blocks, buffers, copies and products, and who does each.

From `form-kernel` to `lower-hierarchy` a program is written in it. It says nothing about how a
copy or a product is spelled on a chip, only what it does, who takes part and with which atom.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from gemmc.dialects.tile import (
    attrs,
    compute,
    contract,
    data,
    epilogue,
    kernel,
    output,
    partials,
    runs,
    types,
)

Tile = Dialect(
    "tile",
    [
        contract.ContractOp,
        contract.YieldOp,
        kernel.KernelOp,
        kernel.WorkOp,
        kernel.RoleOp,
        kernel.ElectOp,
        kernel.IdOp,
        kernel.BlockIdOp,
        kernel.ClusterIdOp,
        kernel.BlockCountOp,
        kernel.ThreadIdOp,
        kernel.UniformOp,
        kernel.ElectedOp,
        data.WindowOp,
        data.AllocOp,
        data.SlotOp,
        data.AtOp,
        data.PartOp,
        data.TransposeOp,
        data.CropOp,
        data.ShiftOp,
        data.CopyOp,
        data.StoreOp,
        data.LoadOp,
        epilogue.EpilogueOp,
        epilogue.StagedEpilogueOp,
        output.ExtractOp,
        output.BulkStoreOp,
        partials.PartialsOp,
        partials.FixupOp,
        partials.StoreRegistersOp,
        partials.SumRegistersOp,
        compute.ZeroOp,
        compute.UndefOp,
        compute.MmaOp,
        compute.MapOp,
        compute.FmaOp,
    ],
    [
        attrs.SpaceAttr,
        attrs.ScopeAttr,
        attrs.LayoutAttr,
        attrs.SwizzleAttr,
        attrs.AtomAttr,
        runs.RunsAttr,
        types.WindowType,
        types.RingType,
        types.FragmentType,
        partials.PartialsType,
    ],
)
