#!/bin/sh
# Lays out what is installed: the program, its manual pages, completions for three shells, and the license.
#
# Usage: stage.sh HANDRAIL HANDRAIL_DOCS PREFIX
set -eu
handrail=$1
docs=$2
prefix=$3
share=$prefix/share

mkdir -p "$prefix/bin" "$share/doc/handrail" "$share/bash-completion/completions" "$share/zsh/site-functions" \
    "$share/fish/vendor_completions.d"
cp "$handrail" "$prefix/bin/handrail"
chmod 755 "$prefix/bin/handrail"
"$docs" manual "$share/man" >/dev/null
"$handrail" --generate-completion-script bash >"$share/bash-completion/completions/handrail"
"$handrail" --generate-completion-script zsh >"$share/zsh/site-functions/_handrail"
"$handrail" --generate-completion-script fish >"$share/fish/vendor_completions.d/handrail.fish"
cp "$(dirname "$0")/../LICENSE" "$share/doc/handrail/LICENSE"
