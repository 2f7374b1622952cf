#!/bin/sh
# Measures Handrail: time against the time of parsing alone, peak memory, an app of UIKit classes, a storyboard of ten
# thousand views, string tables of a hundred languages, a catalog of 5,000 image sets, captures, instructions for one
# fixed sample, how they grow with the size of others, and the page of a report.
#
# Usage: run.sh [APP]
# APP is a folder with Swift files; Samples/Trailhead, or nothing, stands for a corpus of over a megabyte made of the
# samples. Set BENCH_RUNS for more or fewer runs (5), and UPDATE_BUDGET=1 to write the instructions counted as the budget.
set -eu
cd "$(dirname "$0")/.."
app=${1:-Samples/Trailhead}
runs=${BENCH_RUNS:-5}

swift build ${RELEASE:--c release} --product handrail </dev/null
swift build ${RELEASE:--c release} --product handrail-bench </dev/null

if [ "$app" = Samples/Trailhead ]; then
    app=.build/bench-corpus
    sh Benchmarks/corpus.sh "$app"
fi
.build/release/handrail-bench "$app" --runs "$runs"

# How the memory of a process happens to lie makes all of its runs slower or faster than those of another one: the floor, which
# keeps its trees, feels it most. The middle of several processes is what a person meets.
#
# Usage: ratio_of_nine NAME FOLDER
ratio_of_nine() {
    ratios=$(
        for process in 1 2 3 4 5 6 7 8 9; do
            .build/release/handrail-bench "$2" --runs "$runs" | sed -n 's/^ratio *\([0-9.]*\) .*/\1/p'
        done | sort -n
    )
    echo "$1 $(echo "$ratios" | sed -n 5p) in the middle of nine processes ($(echo $ratios)); aim 1.8, limit 2.5"
}
ratio_of_nine "ratio        " "$app"

sh Benchmarks/views.sh .build/bench-views
.build/release/handrail-bench .build/bench-views --runs "$runs" --title "UIKit app"
ratio_of_nine "UIKit ratio  " .build/bench-views
sh Benchmarks/interface.sh .build/bench-interface
.build/release/handrail-bench .build/bench-interface --runs "$runs"
sh Benchmarks/tables.sh .build/bench-tables
.build/release/handrail-bench --tables .build/bench-tables "$runs"
.build/release/handrail-bench --picture .build/bench-capture
.build/release/handrail-bench --capture .build/bench-capture
sh Benchmarks/catalog.sh .build/bench-catalog
.build/release/handrail-bench --catalog .build/bench-catalog
sh Benchmarks/instructions.sh
sh Benchmarks/growth.sh
sh Benchmarks/report.sh
