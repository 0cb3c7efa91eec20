#!/usr/bin/env bash
# What a machine with a Hopper GPU has to show, in one go; logs and JSON go to ${OUT:-bench-out}.
#   bench/on_gpu.sh correctness | memcheck | speed ...
# Needs torch and cuda-bindings, and gemmc importable.
set -u
export OUT="${OUT:-bench-out}"
mkdir -p "$OUT"
nvidia-smi --query-gpu=name,driver_version,clocks.sm,power.draw,temperature.gpu --format=csv
for part in "$@"; do
    echo "== $part"
    case "$part" in
    correctness)
        timeout 450 python3 test/gpu/correctness.py >"$OUT/correctness.txt" 2>&1
        tail -40 "$OUT/correctness.txt"
        ;;
    memcheck)
        timeout 200 compute-sanitizer --tool memcheck --error-exitcode 9 \
            python3 test/gpu/correctness.py --workers 8 --only 200x1000x200 2>&1 | tail -20
        ;;
    speed)
        timeout 400 python3 -m gemmc bench --shapes 8192x8192x8192 4096x4096x4096 \
            --bars bench/bars.json --seconds 240 --out "$OUT" 2>&1 | tail -60
        ;;
    *) echo "unknown part: $part" ;;
    esac
done
