#!/usr/bin/env bash
# What a machine with a Hopper GPU has to show; logs and JSON go to ${OUT:-bench-out}.
#   bench/on_gpu.sh correctness | memcheck | repeat | repeat-large | record | speed | ladder | ncu |
#                   programs | models | transformer | must-show | frameworks | jax | epilogues | odd | batches | streams | few |
#                   convolutions | loops | shapes | fuzz | resources | pack ...
# Needs Python 3.11 with torch, NumPy, ml_dtypes and cuda-bindings, ptxas, and for some parts
# compute-sanitizer or ncu. What else gemmc imports is installed from the wheels in $WHEELS (.whl),
# if there are any. Each part ends by itself in less than LIMIT seconds (500); bench/README.md says
# how long it takes and which variables it reads.
set -u
cd "$(dirname "$0")/.." || exit 1
OUT=$(realpath -m "${OUT:-bench-out}")
export OUT PYTHONUNBUFFERED=1
LIMIT=${LIMIT:-500}
SITE=${SITE:-/tmp/gemmc-site}
WHEELS=${WHEELS:-.whl}
mkdir -p "$OUT"
export PYTHONPATH="$PWD:$SITE${PYTHONPATH:+:$PYTHONPATH}"
if compgen -G "$WHEELS/*.whl" >/dev/null && ! python3 -c 'import xdsl, filecheck' 2>/dev/null; then
    python3 -m pip install -q --no-index --no-deps --no-compile --no-cache-dir --upgrade \
        --target "$SITE" "$WHEELS"/*.whl || exit 1
fi

FAST=${FAST:-hopper-coop hopper-pingpong}
MEDIUM="8192x8192x8192 6144x6144x6144 4096x4096x4096 4096x14336x4096 8192x8192x512 4096x4096x128 \
2048x2048x2048"
LARGE="16384x16384x16384 8192x28672x8192"
failed=0

run() { # NAME COMMAND...: the log is $OUT/NAME.txt, its end is shown
    local name=$1 code
    shift
    timeout --kill-after 10 "$((LIMIT + 20))" "$@" >"$OUT/$name.txt" 2>&1
    code=$?
    tail -n "${LINES_SHOWN:-40}" "$OUT/$name.txt"
    echo "== $name: exit code $code, $SECONDS s since the start"
    ((code == 0)) || failed=1
}

nvidia-smi --query-gpu=name,driver_version,clocks.sm,power.draw,temperature.gpu --format=csv
for part in "$@"; do
    echo "== $part"
    case "$part" in
    correctness) # SLICE=I/N, PIPELINES, and whatever else correctness.py takes in ARGS
        # shellcheck disable=SC2086
        run correctness python3 test/gpu/correctness.py --seconds "$LIMIT" \
            --slice "${SLICE:-1/1}" ${PIPELINES:+--pipelines $PIPELINES} ${ARGS:-}
        ;;
    memcheck)
        built=$(mktemp -d)
        # shellcheck disable=SC2086
        python3 test/gpu/build_artifacts.py "$built" --shapes 200x1000x200 136x264x72 \
            ${PIPELINES:+--pipelines $PIPELINES} || failed=1
        # shellcheck disable=SC2086
        run memcheck compute-sanitizer --tool memcheck --error-exitcode 9 \
            python3 test/gpu/correctness.py --artifacts "$built" --repeat 0 --seconds "$LIMIT" \
            --shapes 200x1000x200 136x264x72 ${PIPELINES:+--pipelines $PIPELINES}
        rm -r "$built"
        ;;
    repeat)
        # shellcheck disable=SC2086
        run repeat python3 test/gpu/correctness.py --repeat 1000 --seconds "$LIMIT" \
            --pipelines ${PIPELINES:-$FAST} --shapes ${SHAPES:-$MEDIUM} ${ARGS:-}
        ;;
    repeat-large)
        # shellcheck disable=SC2086
        run repeat-large python3 test/gpu/correctness.py --repeat 1000 --seconds "$LIMIT" \
            --pipelines ${PIPELINES:-$FAST} --shapes ${SHAPES:-$LARGE} --dtypes bf16 ${ARGS:-}
        ;;
    record)
        # shellcheck disable=SC2086
        run record python3 test/gpu/record.py "$OUT" ${PIPELINES:+--pipelines $PIPELINES} ${ARGS:-}
        ;;
    speed)
        # shellcheck disable=SC2086
        run speed python3 -m gemmc bench --shapes ${SHAPES:-8192x8192x8192 4096x4096x4096} \
            --pipelines ${PIPELINES:-$FAST hopper-ws} --skip-refused --bars bench/bars.json \
            --seconds "$((LIMIT - 120))" --out "$OUT" ${ARGS:-}
        ;;
    ladder)
        # shellcheck disable=SC2086
        run ladder python3 -m gemmc ladder --json "$OUT/ladder.json" ${ARGS:-}
        ;;
    ncu)
        # shellcheck disable=SC2086
        run ncu python3 bench/counters.py --out "$OUT/counters.json" --seconds "$LIMIT" \
            --shapes ${SHAPES:-8192x8192x8192 4096x4096x4096} \
            --pipelines ${PIPELINES:-$FAST hopper-ws} ${ARGS:-}
        ;;
    programs) # FOLDERS of .mlir files; the corpus of others where it is
        run build python3 test/gpu/programs.py build ${FOLDERS:-test/programs/seen test/programs/unseen} \
            --out "$OUT/built"
        run programs python3 test/gpu/programs.py run "$OUT/built" \
            --json "$OUT/programs.json" --seconds "$((LIMIT - 120))"
        rm -rf "$OUT/built"
        ;;
    resources)
        run resources python3 test/gpu/resources.py
        ;;
    models)
        run models python3 bench/models.py --json "$OUT/models.json"
        ;;
    transformer)
        run build python3 test/gpu/programs.py build examples/transformer --out "$OUT/block"
        run transformer python3 bench/transformer.py "$OUT/block" --json "$OUT/transformer.json"
        rm -rf "$OUT/block"
        ;;
    must-show)
        run must-show python3 bench/frameworks.py --seconds 230
        ;;
    frameworks)
        run frameworks python3 test/gpu/frameworks.py
        ;;
    jax)
        run jax python3 test/gpu/in_jax.py
        ;;
    epilogues | odd | batches | streams | shapes | convolutions | loops)
        # shellcheck disable=SC2086
        run "$part" python3 "bench/$part.py" --json "$OUT/$part.json" ${ARGS:-}
        ;;
    fuzz) # 3000 random programs against the reference, as many as there is time for: SEED, ARGS
        # shellcheck disable=SC2086
        run fuzz python3 test/fuzz --on gpu --count 3000 --seed "${SEED:-1}" --workers "$(nproc)" \
            --seconds "$((LIMIT - 20))" --out "$OUT/fuzz" --json "$OUT/fuzz.json" ${ARGS:-}
        ;;
    few) # rows of many weights, whole, in parts and streamed
        # shellcheck disable=SC2086
        run few python3 bench/streams.py --few --json "$OUT/few.json" ${ARGS:-}
        ;;
    pack) # all files so far become one
        archive=$(mktemp)
        tar -czf "$archive" -C "$OUT" . && find "$OUT" -mindepth 1 -delete
        mv "$archive" "$OUT/all.tar.gz"
        ;;
    *)
        echo "unknown part: $part"
        failed=1
        ;;
    esac
done
exit "$failed"
