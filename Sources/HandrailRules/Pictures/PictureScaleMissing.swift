import HandrailModel
import HandrailStandards

/// A bitmap that screens with more pixels a point draw enlarged, because no file is made for them.
struct PictureScaleMissing: BundleUseRule {
    static let info = RuleInfo(
        id: "picture-scale-missing",
        title: Bilingual(en: "Picture without the scale of the screen", ko: "화면 배율에 맞는 파일이 없는 이미지"),
        reason: Bilingual(
            en: "A bitmap that the system enlarges is blurred, and fine shapes in it are hard to make out.",
            ko: "시스템이 확대한 비트맵은 흐려져 세밀한 형태를 알아보기 어렵습니다."),
        impact: .minor, guidelines: ["images.resolutions"], criteria: [],
        examples: PictureScaleMissingExamples.all)

    /// A picture and how sharp it is against how sharp it should be.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// Pixels a point of its sharpest file.
        let has: Int
        /// Pixels a point of the screens it is for.
        let needs: Int
        /// Where it is shown: at its own size where nothing else is known.
        let shown: Place
    }

    /// How a picture is shown wherever it is blurred.
    enum Place: Hashable, Sendable {
        /// At its own size.
        case natural
        /// At another size, in points, with the pixels that the picture has.
        case sized(PictureSize, pixels: PictureSize)
        /// On older systems only.
        case older
    }

    /// A picture that would be blurred at its own size.
    private struct Candidate {
        let signal: Signal
        let item: BundleItem
        let best: PictureEntry
        let size: PictureSize

        /// The picture at some times its own size.
        func shown(_ factor: Double) -> Place {
            let (has, pixels) = (Double(signal.has), best.picture?.pixels)
            guard let points = size.scaled(by: 1 / factor), let all = pixels ?? size.scaled(by: 1 / has) else {
                return .natural
            }
            return .sized(points, pixels: all)
        }
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        var candidates: [Candidate] = []
        for item in project.bundleItems(of: [.picture]) {
            candidates += Self.candidates(item, in: project, &answers)
        }
        let unseen = Set(candidates.map(\.signal.name)).filter { uses.sites(ofPicture: $0).isEmpty }
        // A picture that is called like a symbol and shown nowhere stands in for it where there are no symbols.
        let named = project.namedPictures(among: unseen.filter { !SymbolCatalog.exists($0) })
        let older = project.names.mentions(ofPictures: named).older
        for candidate in candidates {
            let sites = uses.sites(ofPicture: candidate.signal.name)
            guard !sites.isEmpty || named.contains(candidate.signal.name) else {
                // Another rule says that nothing shows it, or its name comes from data.
                answers.pass()
                continue
            }
            if sites.isEmpty ? older.contains(candidate.signal.name) : sites.allSatisfy(\.isForOlderSystems) {
                let signal = candidate.signal.shown(.older)
                answers.review(
                    signal, of: candidate.item, at: candidate.best.place,
                    related: sites.prefix(Self.mostPlaces).map(\.related),
                    cause: .app("@\(signal.has)x of @\(signal.needs)x on older systems"))
                continue
            }
            judge(candidate, shownAt: sites, &answers)
        }
    }

    private func judge(
        _ candidate: Candidate, shownAt sites: [BundleUses.PictureSite], _ answers: inout Answers<Signal>
    ) {
        var signal = candidate.signal
        let isPhoto = candidate.best.picture?.format == .jpeg
        var cause: SharedCause? = .app("@\(signal.has)x of @\(signal.needs)x")
        let factors = sites.map { $0.drawnFactor(of: candidate.size) }
        let blurred = zip(sites, factors).filter { _, factor in
            factor.map { $0 * Double(signal.needs) > Double(signal.has) * Self.tolerance } ?? false
        }
        let side = max(candidate.size.width, candidate.size.height)
        if !blurred.isEmpty {
            let related = blurred.prefix(Self.mostPlaces).map(\.0.related)
            let sizes = blurred.compactMap(\.1)
            if let largest = sizes.max(), sizes.count == blurred.count, !sizes.contains(1) {
                signal = signal.shown(candidate.shown(largest))
                cause = nil
            }
            // A photograph stays one when it is soft.
            if isPhoto || side > Self.largestIcon && !blurred.contains(where: { !$0.0.isChoice }) {
                answers.review(
                    signal, of: candidate.item, at: candidate.best.place, related: related, cause: cause)
            } else {
                answers.violation(
                    signal, of: candidate.item, at: candidate.best.place, certainty: .likely, related: related,
                    cause: cause)
            }
        } else if !factors.isEmpty, factors.allSatisfy({ $0 != nil }) {
            answers.pass()
        } else if side <= Self.largestIcon, !isPhoto {
            answers.violation(
                signal, of: candidate.item, at: candidate.best.place, certainty: .likely, cause: cause)
        } else if side <= Self.largestShown, !isPhoto {
            answers.review(signal, of: candidate.item, at: candidate.best.place, cause: cause)
        } else {
            answers.cannotTell(
                en: "how large the picture is drawn is not known", ko: "이미지를 얼마나 크게 그리는지 알 수 없습니다")
        }
    }

    private static func candidates(
        _ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>
    ) -> [Candidate] {
        var found: [Candidate] = []
        guard case .picture(let image) = item, image.kind == .image, let entries = image.set?.entries else { return [] }
        let filled = entries.filter { $0.presence != .unnamed }
        guard !filled.isEmpty else { return [] }
        var uses: [PictureEntry.Use] = []
        for entry in filled where !uses.contains(entry.use) { uses.append(entry.use) }
        for use in uses {
            guard let needs = scale(for: use.idiom, sharpest: project.sharpestScale(at: image.place)) else { continue }
            // What is there for every device or display is taken where nothing is there for one.
            let others = [use.with(gamut: nil), use.with(idiom: "universal", gamut: use.gamut)]
            let files = filled.filter { $0.use == use || others.contains($0.use) }
            let best = files.max { ($0.scale ?? 9) < ($1.scale ?? 9) }
            guard let best, let has = best.scale, has < needs, !files.contains(where: isDrawn) else {
                answers.pass()
                continue
            }
            guard best.use == use, best.presence == .there, let size = best.size,
                min(size.width, size.height) > smallestShape
            else {
                answers.pass()
                continue
            }
            let signal = Signal(name: image.name, has: has, needs: needs, shown: .natural)
            found.append(Candidate(signal: signal, item: item, best: best, size: size))
        }
        return found
    }

    /// Places that are named with each picture.
    private static let mostPlaces = 5

    /// How many times too few pixels are hardly seen.
    private static let tolerance = 1.25

    /// Points up to which a picture is hardly ever shown smaller than it is.
    private static let largestIcon = 32.0

    /// Points from which on a picture is mostly shown smaller than it is.
    private static let largestShown = 100.0

    /// Points of the shorter side from which on a picture has a shape that can be blurred.
    private static let smallestShape = 2.0

    private static func isDrawn(_ entry: PictureEntry) -> Bool {
        entry.scale == nil || entry.presence == .unknown || (entry.picture?.format.isVector ?? false)
    }

    /// Pixels a point of the sharpest screens of a device; `nil` for icons and devices that are not known.
    ///
    /// Source: Human Interface Guidelines, "Images", Resolution.
    private static func scale(for idiom: String, sharpest: Int) -> Int? {
        switch idiom {
        case "iphone": 3
        case "ipad", "mac", "watch", "tv", "vision": 2
        case "universal": sharpest
        default: nil
        }
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let one = phrase(signal)
        if signal.shown == .older {
            return Phrasing(
                message: Bilingual(
                    en: """
                        The sharpest files of \(places) pictures that only older systems show are @\(signal.has)x: at \
                        their own size @\(signal.needs)x screens draw them enlarged and blurred there.
                        """,
                    ko: """
                        이전 버전의 시스템에서만 표시하는 이미지 \(places)개의 가장 선명한 파일이 @\(signal.has)x여서, 원래 크기로 표시하면 그 \
                        시스템의 @\(signal.needs)x 화면에서는 확대되어 흐리게 보입니다.
                        """),
                fix: one.fix)
        }
        return Phrasing(
            message: Bilingual(
                en: """
                    The sharpest files of \(places) pictures are @\(signal.has)x: at their own size @\(signal.needs)x \
                    screens draw them enlarged and blurred.
                    """,
                ko: """
                    이미지 \(places)개의 가장 선명한 파일이 @\(signal.has)x여서, 원래 크기로 표시하면 @\(signal.needs)x 화면에서는 \
                    확대되어 흐리게 보입니다.
                    """),
            fix: one.fix)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal.shown {
        case .natural: atItsOwnSize(signal)
        case .sized(let points, let pixels): atAnotherSize(signal, points, pixels)
        case .older: onOlderSystems(signal)
        }
    }

    private func atAnotherSize(_ signal: Signal, _ points: PictureSize, _ pixels: PictureSize) -> Phrasing {
        let needs = Double(signal.needs)
        let (shown, has) = (points.inWholeNumbers, pixels.inWholeNumbers)
        let wanted = points.scaled(by: 1 / needs).map(\.inWholeNumbers) ?? shown
        return Phrasing(
            message: Bilingual(
                en: """
                    The picture “\(signal.name)” has \(has) pixels and is shown at \(shown) points: \
                    @\(signal.needs)x screens need \(wanted) pixels, and draw it enlarged and blurred.
                    """,
                ko: """
                    이미지 “\(signal.name)”은(는) \(has) 픽셀인데 \(shown) pt로 표시합니다. @\(signal.needs)x 화면에는 \(wanted) \
                    픽셀이 필요해서 확대되어 흐리게 보입니다.
                    """),
            fix: Bilingual(
                en: """
                    Make the image set for the size that is shown: a file of \(wanted) pixels at @\(signal.needs)x, or \
                    one PDF or SVG for all scales.
                    """,
                ko: "표시하는 크기에 맞춰 @\(signal.needs)x에 \(wanted) 픽셀 파일을 넣거나, 모든 배율에 쓰는 PDF·SVG 하나를 넣으세요."))
    }

    private func onOlderSystems(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    The sharpest file of the picture “\(signal.name)”, which only older systems show, is \
                    @\(signal.has)x: at its own size @\(signal.needs)x screens draw it enlarged and blurred there.
                    """,
                ko: """
                    이전 버전의 시스템에서만 표시하는 이미지 “\(signal.name)”의 가장 선명한 파일이 @\(signal.has)x여서, 원래 크기로 표시하면 그 \
                    시스템의 @\(signal.needs)x 화면에서는 확대되어 흐리게 보입니다.
                    """),
            fix: Bilingual(
                en: "As long as these systems are supported, add a file for @\(signal.needs)x, or a PDF or SVG.",
                ko: "이 시스템을 지원하는 동안에는 @\(signal.needs)x 파일이나 PDF·SVG를 추가하세요."))
    }

    private func atItsOwnSize(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    The sharpest file of the picture “\(signal.name)” is @\(signal.has)x: at its own size \
                    @\(signal.needs)x screens draw it enlarged and blurred.
                    """,
                ko: """
                    이미지 “\(signal.name)”의 가장 선명한 파일이 @\(signal.has)x여서, 원래 크기로 표시하면 @\(signal.needs)x 화면에서는 \
                    확대되어 흐리게 보입니다.
                    """),
            fix: Bilingual(
                en: """
                    Add a file for @\(signal.needs)x to the image set, or a PDF or SVG for all scales. Where it is \
                    only shown smaller than it is, give it in a single scale.
                    """,
                ko: """
                    이미지 세트에 @\(signal.needs)x 파일을 추가하거나 모든 배율에 쓰는 PDF·SVG를 넣으세요. 항상 원래보다 작게만 표시한다면 \
                    ‘Single Scale’로 바꾸세요.
                    """))
    }
}

extension PictureScaleMissing.Signal {
    /// The same where it is known how the picture is shown.
    fileprivate func shown(_ place: PictureScaleMissing.Place) -> Self {
        Self(name: name, has: has, needs: needs, shown: place)
    }
}

extension PictureSize {
    /// Its sides, rounded.
    fileprivate var inWholeNumbers: String { "\(Int(width.rounded())) × \(Int(height.rounded()))" }
}
