import HandrailModel

/// A bitmap that screens with more pixels a point draw enlarged, because no file is made for them.
struct PictureScaleMissing: BundleUseRule {
    static let info = RuleInfo(
        id: "picture-scale-missing",
        title: Bilingual(en: "Picture without the scale of the screen", ko: "화면 배율에 맞는 파일이 없는 이미지"),
        reason: Bilingual(
            en: "A bitmap that the system enlarges is blurred, and fine shapes in it are hard to make out.",
            ko: "시스템이 확대한 비트맵은 흐려져 세밀한 형태를 알아보기 어렵습니다."),
        impact: .minor, guidelines: ["images.resolutions"], criteria: [], examples: examples)

    private static let one = #"{"idiom": "universal", "scale": "1x", "filename": "star.png"}"#
    private static let two = #"{"idiom": "universal", "scale": "2x", "filename": "star@2x.png"}"#
    private static let three = #"{"idiom": "universal", "scale": "3x", "filename": "star@3x.png"}"#
    private static let free = #"{"idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}"#

    private static let shown = #"Image("Star")"#

    private static let examples: [RuleExample] = [
        .imageSet(.violation, "↓\(one), \(free)", pictures: ["star.png": (24, 24)], shown: shown),
        .imageSet(
            .violation, "\(one), ↓\(two)", pictures: ["star.png": (24, 24), "star@2x.png": (48, 48)], shown: shown),
        .imageSet(
            .violation, "↓\(one), \(free)", pictures: ["star.png": (120, 120)],
            shown: #"Image("Star").resizable().frame(width: 60, height: 60)"#),
        .imageSet(
            .review, "↓\(one), \(free)", pictures: ["star.png": (60, 60)],
            shown: #"Canvas { context, size in context.draw(Image("Star"), in: frame(size)) }"#),
        .imageSet(
            .nearMiss("it has three pixels for each point that it is drawn at"), "\(one), \(free)",
            pictures: ["star.png": (90, 90)], shown: #"Image("Star").resizable().frame(width: 30, height: 30)"#),
        .imageSet(
            .nearMiss("nothing shows it, which another rule says"), "\(one), \(free)",
            pictures: ["star.png": (24, 24)], shown: #"Text("Best of the week")"#),
        .imageSet(
            .nearMiss("it stands in a constant that nothing uses"), "\(one), \(free)",
            pictures: ["star.png": (24, 24)],
            files: [
                "Pictures.swift": """
                import UIKit
                enum Pictures {
                    static let best = UIImage(named: "Star")
                }
                """
            ]),
        .imageSet(
            .nearMiss("nothing uses the property that makes it"), "\(one), \(free)",
            pictures: ["star.png": (24, 24)],
            files: [
                "Pictures.swift": """
                import UIKit
                extension UIImage {
                    static var best: UIImage? {
                        UIImage(named: "Star")
                    }
                }
                """
            ]),
        .imageSet(
            .violation, "↓\(one), \(free)", pictures: ["star.png": (24, 24)],
            files: [
                "Pictures.swift": """
                import UIKit
                enum Pictures { static let best = UIImage(named: "Star") }
                func draw(in frame: CGRect) { Pictures.best?.draw(in: frame) }
                """
            ]),
        .imageSet(
            .nearMiss("a large one is mostly drawn smaller than it is"), "\(one), \(free)",
            pictures: ["star.png": (1200, 800)],
            shown: #"Canvas { context, size in context.draw(Image("Star"), in: frame(size)) }"#),
        .imageSet(
            .silent, "\(one), \(two), \(three)",
            pictures: ["star.png": (24, 24), "star@2x.png": (48, 48), "star@3x.png": (72, 72)]),
        .imageSet(.silent, #"{"idiom": "universal", "filename": "star.png"}"#, pictures: ["star.png": (24, 24)]),
        .imageSet(
            .silent, #"{"idiom": "universal", "scale": "1x", "filename": "star.svg"}, "# + free,
            files: ["Assets.xcassets/Star.imageset/star.svg": #"<svg width="24" height="24"/>"#]),
        .imageSet(.silent, free),
        .imageSet(.nearMiss("the sharpest is there, and is drawn smaller"), three, pictures: ["star@3x.png": (72, 72)]),
        .imageSet(.nearMiss("a dot that is stretched has no shape to blur"), one, pictures: ["star.png": (1, 1)]),
        .imageSet(
            .nearMiss("no iPad has three pixels a point"),
            #"{"idiom": "ipad", "scale": "2x", "filename": "star@2x.png"}"#, pictures: ["star@2x.png": (48, 48)]),
    ]

    /// A picture and how sharp it is against how sharp it should be.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// Pixels a point of its sharpest file.
        let has: Int
        /// Pixels a point of the screens it is for.
        let needs: Int
    }

    /// A picture that would be blurred at its own size.
    private struct Candidate {
        let signal: Signal
        let item: BundleItem
        let best: PictureEntry
        let size: PictureSize
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        var candidates: [Candidate] = []
        for item in project.bundleItems(of: [.picture]) {
            candidates += Self.candidates(item, in: project, &answers)
        }
        let named = project.namedPictures(
            among: Set(candidates.map(\.signal.name)).filter { uses.sites(ofPicture: $0).isEmpty })
        for candidate in candidates {
            let sites = uses.sites(ofPicture: candidate.signal.name)
            guard !sites.isEmpty || named.contains(candidate.signal.name) else {
                // Another rule says that nothing shows it, or its name comes from data.
                answers.pass()
                continue
            }
            judge(candidate, shownAt: sites, &answers)
        }
    }

    private func judge(
        _ candidate: Candidate, shownAt sites: [BundleUses.PictureSite], _ answers: inout Answers<Signal>
    ) {
        let signal = candidate.signal
        let isPhoto = candidate.best.picture?.format == .jpeg
        let cause = SharedCause.app("@\(signal.has)x of @\(signal.needs)x")
        let factors = sites.map { $0.drawnFactor(of: candidate.size) }
        let blurred = zip(sites, factors).filter { _, factor in
            factor.map { $0 * Double(signal.needs) > Double(signal.has) * Self.tolerance } ?? false
        }
        let side = max(candidate.size.width, candidate.size.height)
        if !blurred.isEmpty {
            let related = blurred.prefix(Self.mostPlaces).map(\.0.related)
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
            let signal = Signal(name: image.name, has: has, needs: needs)
            found.append(Candidate(signal: signal, item: item, best: best, size: size))
        }
        return found
    }

    /// Places that are named with each picture.
    private static let mostPlaces = 5

    /// How much too few pixels nobody sees.
    private static let tolerance = 1.05

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
