# Everything that people and machines run: `make help` lists it.
# Needs the Swift toolchain, and for screenshots libpng and libjpeg-turbo; written for the make and sh of macOS and Linux alike.

# What is audited, or measured.
APP = Samples/Trailhead
SWIFT = swift
# How releases find the metadata of types such as dictionaries: with the conformances of their arguments at hand. Left
# to itself the compiler names them, and the runtime looks through every conformance of the program for each of some
# hundred types of keys: a sixth of the instructions of an audit of a small app.
RELEASE = -c release -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
HANDRAIL = .build/release/handrail
# Where the tests leave reports for the check by another program.
REPORTS = .build/reports
VENV = .build/venv
# Where what drives a browser is installed.
BROWSER_VENV = .build/browser-venv
# Where the documentation is written.
SITE = .build/site
# Where `install` puts things; DESTDIR is written before it.
PREFIX = /usr/local
DESTDIR =
# What is handed out, and where it is built.
DIST = dist
DIST_SCRATCH = .build-dist
# Words drawn in known colors for the tests of contrast in pictures, and where what draws them is installed.
RENDERINGS = .build/renderings
PICTURE_VENV = .build/picture-venv
# What other programs say of colors, and where they are installed.
COLOR_VECTORS = .build/vectors/colors.json
COLOR_VENV = .build/color-venv
# Whether the libraries that read pictures are linked: asked anew for each command, since `pictures` installs them.
export HANDRAIL_PICTURES = $(shell sh Tests/Scripts/pictures.sh)

# Recorded cases, one JSON object a line, and which kinds of them to run; every kind unless told otherwise.
FILE =
KIND =

# A folder of apps; another handrail to compare with, one batch of the list, and how many runs are measured.
DIR =
AGAINST =
BATCH =
RUNS = 3
# `update` notes in the ledger what became of the findings that were read; files with verdicts that are entered there.
LEDGER =
FROM =
# 1 changes each app at random for some minutes, so that it is known what may become of its findings.
METAMORPHIC =

# How long inputs are made, from which seed, of which kind; any seed and every kind unless told otherwise.
MINUTES = 5
SEED =

# Which samples are measured for growth; all unless told otherwise.
SAMPLES =

.PHONY: help audit build test docs docc install dist plugins browser bench growth cases corpus draw ledger labels fuzz toolchain pictures

help:
	@echo "make audit             build Handrail and audit Samples/Trailhead"
	@echo "make audit APP=path    build Handrail and audit the app at path"
	@echo "make test              run every test"
	@echo "make install PREFIX=path   install the program, its manual and completions; /usr/local unless told otherwise"
	@echo "make docs              write the documentation as a site to .build/site; SITE=path for another folder"
	@echo "make docc              write the documentation of the library with DocC to .build/docc"
	@echo "make dist              build what is handed out: a static program in an archive, and a Python wheel"
	@echo "make plugins           try the plugins for SwiftPM on a small package"
	@echo "make pictures          install the libraries that read screenshots, or say how"
	@echo "make browser           open the page of handrail report in Chromium and use it"
	@echo "make bench             measure speed, memory and instructions"
	@echo "make growth            measure how instructions grow with the size of made-up samples"
	@echo "make bench APP=path    measure speed and memory on the Swift files at path"
	@echo "make cases FILE=path   hold the simulation of VoiceOver against recorded cases"
	@echo "make cases FILE=path KIND=utterance,order   only those kinds"
	@echo "make corpus DIR=path   run over a folder of apps: time, memory, findings; fails on crashes"
	@echo "make corpus DIR=path AGAINST=handrail   and compare with what another handrail finds"
	@echo "make corpus DIR=path METAMORPHIC=1   and change the apps so that it is known what may become of findings"
	@echo "make draw BATCH=name   draw findings of a batch to be read; make ledger FROM=file   enter the verdicts"
	@echo "make labels FROM=file  enter places that were judged before Handrail was run on their apps"
	@echo "make fuzz MINUTES=60 SEED=n   run on inputs made from a seed; keeps and shrinks what fails"

toolchain:
	@command -v $(SWIFT) >/dev/null 2>&1 || { \
		echo "Handrail needs the Swift toolchain 6.1 or later: install it from https://www.swift.org/install and run this again." >&2; \
		exit 1; }

# Without them everything else is built, and Handrail says what it cannot measure.
pictures:
	@sh Tests/Scripts/pictures.sh install

build: toolchain pictures
	$(SWIFT) build $(RELEASE) --product handrail </dev/null

audit: build
	$(HANDRAIL) audit "$(APP)" --fail-on never

# Without testable imports the release build serves the tests too, and swift-syntax is built once.
test: toolchain pictures
	@rm -rf "$(REPORTS)" && mkdir -p "$(REPORTS)"
	@sh Tests/Scripts/pictures.sh draw "$(RENDERINGS)" "$(PICTURE_VENV)"
	@sh Tests/Scripts/vectors.sh "$(COLOR_VECTORS)" "$(COLOR_VENV)"
	HANDRAIL_REPORTS="$(REPORTS)" HANDRAIL_RENDERINGS="$(CURDIR)/$(RENDERINGS)" \
		HANDRAIL_COLOR_VECTORS="$(CURDIR)/$(COLOR_VECTORS)" $(SWIFT) test $(RELEASE) --disable-testable-imports </dev/null
	@sh Tests/Scripts/check_reports.sh "$(REPORTS)" "$(VENV)"
	@$(MAKE) browser

docs: toolchain pictures
	@$(SWIFT) build $(RELEASE) --product handrail-docs </dev/null >&2
	@rm -rf "$(SITE)"
	@.build/release/handrail-docs site "$(SITE)"

docc: build
	@SWIFT="$(SWIFT)" sh Distribution/docc.sh .build/release .build/docc

install: build
	@$(SWIFT) build $(RELEASE) --product handrail-docs </dev/null >&2
	@sh Distribution/stage.sh "$(HANDRAIL)" .build/release/handrail-docs "$(DESTDIR)$(PREFIX)"
	@echo "handrail was installed to $(DESTDIR)$(PREFIX)."

dist: toolchain pictures
	@SWIFT="$(SWIFT)" sh Distribution/build.sh "$(DIST_SCRATCH)" "$(DIST)" $(RELEASE)
	@sh Distribution/check.sh "$(DIST_SCRATCH)" "$(DIST)" Samples/Trailhead

plugins: toolchain
	@SWIFT="$(SWIFT)" sh Tests/Scripts/check_plugins.sh "$(HANDRAIL)"

# Where the browser cannot be had the check says so and is left out.
browser: build docs
	@sh Tests/HandrailReportTests/Browser/check_page.sh "$(HANDRAIL)" "$(APP)" "$(BROWSER_VENV)" "$(SITE)"

bench: toolchain
	@RELEASE="$(RELEASE)" sh Benchmarks/run.sh "$(APP)"

growth: build
	@sh Benchmarks/growth.sh $(SAMPLES)

cases: toolchain
	@$(SWIFT) build $(RELEASE) --product handrail-cases </dev/null >&2
	@.build/release/handrail-cases "$(FILE)" "$(KIND)"

corpus: build
	@$(SWIFT) build $(RELEASE) --product handrail-bench </dev/null >&2
	@$(SWIFT) build $(RELEASE) --product handrail-corpus </dev/null >&2
	@if [ -n "$(METAMORPHIC)" ]; then \
		.build/release/handrail-corpus "$(DIR)" --metamorphic 1 --batch "$(BATCH)" --seed "$(SEED)" \
			--minutes "$(MINUTES)"; \
	else .build/release/handrail-corpus "$(DIR)" --against "$(AGAINST)" --batch "$(BATCH)" --runs "$(RUNS)" \
		--ledger "$(LEDGER)"; fi

draw: toolchain
	@$(SWIFT) build $(RELEASE) --product handrail-corpus </dev/null >&2
	@.build/release/handrail-corpus draw --batch "$(BATCH)" --seed "$(SEED)"

ledger: toolchain
	@$(SWIFT) build $(RELEASE) --product handrail-corpus </dev/null >&2
	@.build/release/handrail-corpus enter $(FROM)

labels: toolchain
	@$(SWIFT) build $(RELEASE) --product handrail-corpus </dev/null >&2
	@.build/release/handrail-corpus label $(FROM)

fuzz: build
	@$(SWIFT) build $(RELEASE) --product handrail-fuzz </dev/null >&2
	@.build/release/handrail-fuzz --minutes "$(MINUTES)" --seed "$(SEED)" --kind "$(KIND)"
