#!/bin/sh
# Counts the instructions of one audit of Samples/Trailhead and holds them against Benchmarks/instructions.budget.
#
# One thread, fixed hashing and a stripped binary make the count repeat closely: a percent more or less is a change.
# UPDATE_BUDGET=1 writes the count as the new budget.
set -eu
budget_file=Benchmarks/instructions.budget
tolerance=100 # a hundredth

if ! command -v valgrind >/dev/null 2>&1; then
    echo "instructions: not counted, because valgrind is missing (Debian, Ubuntu: apt-get install valgrind; there is none for current macOS)"
    exit 0
fi

# One simulation of all four features on a large screen: what eleven take more than one, by ten.
simulate() {
    cp .build/release/handrail-bench .build/bench-simulation
    strip .build/bench-simulation
    SWIFT_DETERMINISTIC_HASHING=1 LC_ALL=C valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        --log-file=.build/bench-simulation.log .build/bench-simulation --simulate "$1" >/dev/null </dev/null
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p' .build/bench-simulation.log
}
if [ -x .build/release/handrail-bench ]; then
    one=$(simulate 1)
    eleven=$(simulate 11)
    echo "simulation: $(((eleven - one) / 10)) instructions for all four features on the large screen"
fi

binary=.build/bench-handrail
cp .build/release/handrail "$binary"
strip "$binary"
log=.build/bench-callgrind.log
SWIFT_DETERMINISTIC_HASHING=1 LC_ALL=C valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$log" \
    "$binary" audit Samples/Trailhead --jobs 1 --fail-on never --format json >/dev/null </dev/null
count=$(sed -n 's/.*Collected : \([0-9]*\).*/\1/p' "$log")
if [ -z "$count" ]; then
    echo "instructions: valgrind counted nothing; see $log" >&2
    exit 1
fi

if [ "${UPDATE_BUDGET:-}" = 1 ]; then
    echo "$count" >"$budget_file"
    echo "instructions: $count, written as the budget"
    exit 0
fi
if [ ! -s "$budget_file" ]; then
    echo "instructions: $count (no budget yet: run UPDATE_BUDGET=1 make bench)"
    exit 0
fi
budget=$(cat "$budget_file")
margin=$((budget / tolerance))
echo "instructions: $count, budget $budget, within $margin of it allowed"
if [ "$count" -gt "$((budget + margin))" ]; then
    echo "instructions: over the budget by more than 1 %" >&2
    exit 1
fi
if [ "$count" -lt "$((budget - margin))" ]; then
    echo "instructions: under the budget by more than 1 %: lower it with UPDATE_BUDGET=1 make bench"
fi
