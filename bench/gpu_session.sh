#!/usr/bin/env bash
# Everything a machine with a Hopper GPU has to show, in one go:
#   bench/gpu_session.sh [quick]
# Needs torch and cuda-bindings; writes logs and JSON to ${OUT:-bench-out}.
set -u
export OUT="${OUT:-bench-out}"
mkdir -p "$OUT"
nvidia-smi --query-gpu=name,driver_version,clocks.sm,power.draw,temperature.gpu --format=csv
python3 --version
if [ "${1:-}" = quick ]; then
    timeout 120 python3 test/gpu/correctness.py --only 128x128x64 2>&1 | tail -40
    timeout 120 python3 test/gpu/correctness.py --only 1000x1000x200 2>&1 | tail -40
    exit
fi
timeout 400 python3 test/gpu/correctness.py >"$OUT/correctness.txt" 2>&1
tail -40 "$OUT/correctness.txt"
