"""The meaning of each op of the ptx dialect, structured or linear, before and after register
assignment. Agents are warps; a register is an array over the lanes."""
