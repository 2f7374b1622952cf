import HandrailModel

/// A picture with as many colors as a palette holds that spells out each pixel.
struct FewColorsInFullColor: BundleItemRule {
    static let info = RuleInfo(
        id: "few-colors-in-full-color",
        title: Bilingual(en: "Few colors in a full-color PNG", ko: "색이 적은데 트루컬러인 PNG"),
        reason: Bilingual(
            en: """
                With a palette each pixel takes 8 bits and not 24 or 32. The picture looks the same and the app is \
                smaller, which counts for people on slow networks or with little storage.
                """,
            ko: """
                팔레트를 쓰면 픽셀 하나가 24비트나 32비트 대신 8비트만 차지합니다. 보이는 모습은 같고 앱은 작아져, 느린 네트워크나 저장 공간이 \
                부족한 기기를 쓰는 사람에게 도움이 됩니다.
                """),
        impact: .minor, guidelines: ["images.formats"], criteria: [], examples: examples)

    private static let folder = "Assets.xcassets/Star.imageset/"
    private static let slot = #"{"idiom": "universal", "filename": "star.png"}"#
    private static let sharp = #"{"idiom": "universal", "scale": "3x", "filename": "star.png"}"#

    private static func set(_ expectation: RuleExample.Expectation, _ slots: String, _ file: String) -> RuleExample {
        .imageSet(expectation, slots, files: [folder + "star.png": file])
    }

    private static let examples: [RuleExample] = [
        set(.review, "↓" + slot, ExamplePicture.disc(120)),
        set(.review, #"{"idiom": "universal", "scale": "1x"}, ↓"# + sharp, ExamplePicture.shape(96, gray: 40)),
        set(.silent, slot, ExamplePicture.photograph(120)),
        set(.silent, slot, ExamplePicture.disc(48)),
        .imageSet(.silent, slot, pictures: ["star.png": (640, 480)]),
        .imageSet(
            .nearMiss("a JPEG has no palette"), #"{"idiom": "universal", "filename": "star.jpg"}"#,
            files: [folder + "star.jpg": ExamplePicture.drawing(16)]),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    /// A picture and its figures.
    struct Signal: Hashable, Sendable {
        /// Its file.
        let file: String
        /// Its figures.
        let figures: FewColors
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, image.kind == .image, let set = image.set else { return }
        let found = set.entries.compactMap { entry -> (entry: PictureEntry, signal: Signal)? in
            guard let file = entry.fileName, let figures = set.content.fewColors[file] else { return nil }
            return (entry, Signal(file: file, figures: figures))
        }
        guard let largest = found.max(by: { $0.signal.figures.length < $1.signal.figures.length }) else {
            return answers.pass(unless: set.content.gaps[.colors])
        }
        answers.review(
            largest.signal, of: item, at: largest.entry.place, certainty: .likely, cause: .app("palettes"))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let (figures, kilobytes) = (signal.figures, signal.figures.length >> 10)
        return Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.file)” has \(figures.colors) colors but spends \(figures.bits) bits on each pixel and \
                    takes \(kilobytes) KB.
                    """,
                ko: """
                    “\(signal.file)”은(는) 색이 \(figures.colors)가지뿐인데 픽셀마다 \(figures.bits)비트를 써서 \
                    \(kilobytes) KB를 차지합니다.
                    """),
            fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let figures = signal.figures
        return Phrasing(
            message: Bilingual(
                en: """
                    \(places) PNGs have no more colors than a palette holds but spell out each pixel, such as \
                    “\(signal.file)” with \(figures.colors) colors and \(figures.length >> 10) KB.
                    """,
                ko: """
                    PNG \(places)개가 팔레트로 충분할 만큼 색이 적은데 트루컬러로 저장되어 있습니다. 예: “\(signal.file)” \
                    \(figures.colors)색, \(figures.length >> 10) KB.
                    """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: "Export it as a PNG with a palette of 8 bits, or draw it as a PDF or SVG.",
        ko: "8비트 팔레트 PNG로 내보내거나 PDF·SVG로 그리세요.")
}
