import HandrailModel

/// A bitmap that screens with more pixels a point draw enlarged, because no file is made for them.
struct PictureScaleMissing: BundleItemRule {
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

    private static let examples: [RuleExample] = [
        .imageSet(.violation, "↓\(one), \(free)", pictures: ["star.png": (24, 24)]),
        .imageSet(.violation, "\(one), ↓\(two)", pictures: ["star.png": (24, 24), "star@2x.png": (48, 48)]),
        .imageSet(.review, "↓\(one), \(free)", pictures: ["star.png": (1200, 800)]),
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

    let kinds: Set<BundleItem.Kind> = [.picture]

    /// A picture and how sharp it is against how sharp it should be.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// Pixels a point of its sharpest file.
        let has: Int
        /// Pixels a point of the screens it is for.
        let needs: Int
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, image.kind == .image, let entries = image.set?.entries else { return }
        let filled = entries.filter { $0.presence != .unnamed }
        guard !filled.isEmpty else { return }
        var uses: [PictureEntry.Use] = []
        for entry in filled where !uses.contains(entry.use) { uses.append(entry.use) }
        for use in uses {
            guard let needs = Self.scale(for: use.idiom, on: project.platforms) else { continue }
            // What is there for every device or display is taken where nothing is there for one.
            let others = [use.with(gamut: nil), use.with(idiom: "universal", gamut: use.gamut)]
            let files = filled.filter { $0.use == use || others.contains($0.use) }
            let best = files.max { ($0.scale ?? 9) < ($1.scale ?? 9) }
            guard let best, let has = best.scale, has < needs, !files.contains(where: Self.isDrawn) else {
                answers.pass()
                continue
            }
            guard best.use == use, best.presence == .there, let size = best.size,
                min(size.width, size.height) > Self.smallestShape
            else {
                answers.pass()
                continue
            }
            let signal = Signal(name: image.name, has: has, needs: needs)
            // A larger picture is often shown smaller than it is, and a photograph stays one when it is soft.
            let isSmall = max(size.width, size.height) <= Self.largestIcon && best.picture?.format != .jpeg
            let cause = SharedCause.app("@\(has)x of @\(needs)x")
            if isSmall {
                answers.violation(signal, of: item, at: best.place, certainty: .likely, cause: cause)
            } else {
                answers.review(signal, of: item, at: best.place, cause: cause)
            }
        }
    }

    /// Points up to which a picture is hardly ever shown smaller than it is.
    private static let largestIcon = 32.0

    /// Points of the shorter side from which on a picture has a shape that can be blurred.
    private static let smallestShape = 2.0

    private static func isDrawn(_ entry: PictureEntry) -> Bool {
        entry.scale == nil || entry.presence == .unknown || (entry.picture?.format.isVector ?? false)
    }

    /// Pixels a point of the sharpest screens of a device; `nil` for icons and devices that are not known.
    ///
    /// Source: Human Interface Guidelines, "Images", Resolution.
    private static func scale(for idiom: String, on platforms: Set<Platform>) -> Int? {
        switch idiom {
        case "iphone": 3
        case "ipad", "mac", "watch", "tv", "vision": 2
        case "universal": platforms.isEmpty || platforms.contains(.iOS) ? 3 : 2
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
