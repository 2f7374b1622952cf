import HandrailModel
import HandrailSource

/// Bitmaps with many more pixels than any screen shows of them.
struct PictureOversized: BundleUseRule {
    static let info = RuleInfo(
        id: "picture-oversized",
        title: Bilingual(en: "Picture much larger than it is shown", ko: "표시 크기보다 훨씬 큰 이미지"),
        reason: Bilingual(
            en: """
                A picture takes memory for all of its pixels. Where few of them are shown, screens open late and \
                older devices close the app, and fine detail in it turns into noise.
                """,
            ko: """
                이미지는 모든 픽셀만큼 메모리를 차지합니다. 일부만 보이는데도 크면 화면이 늦게 열리고 오래된 기기에서는 앱이 종료되며, 세밀한 \
                부분은 뭉개집니다.
                """),
        impact: .minor, guidelines: ["images.resolutions", "images.design-scale"], criteria: [], examples: examples)

    private static let slot = #"{"idiom": "universal", "filename": "star.png"}"#

    private static func star(
        _ expectation: RuleExample.Expectation, _ side: Int, _ shown: String
    ) -> RuleExample {
        let example = RuleExample.imageSet(expectation, slot, pictures: ["star.png": (side, side)], shown: shown)
        return RuleExample(
            expectation, (expectation == .review ? "↓" : "") + example.code, in: example.fileName,
            files: example.files)
    }

    private static let small = #"Image("Star").resizable().scaledToFit().frame(width: 40, height: 40)"#

    private static let examples: [RuleExample] = [
        star(.review, 2048, small),
        star(.review, 1200, #"Image("Star").resizable().scaledToFit().frame(height: 50)"#),
        star(.silent, 120, small),
        star(.silent, 2048, #"Image("Star").resizable().scaledToFit()"#),
        star(.silent, 2048, #"Image("Star").resizable().scaledToFit().frame(width: 600, height: 600)"#),
        star(
            .nearMiss("it is shown large elsewhere"), 2048,
            #"VStack { \#(small); Image("Star").resizable().scaledToFit() }"#),
    ]

    /// A picture, its pixels, and the points that it is shown at.
    struct Signal: Hashable, Sendable {
        /// The picture.
        let name: String
        /// The longer side of its largest file.
        let pixels: Int
        /// The same side where it is shown largest.
        let points: Int
    }

    /// Pixels a point of the sharpest screens.
    private static let sharpest = 3.0
    /// How many times the pixels that are shown a side may have, and how many it has to have to matter.
    private static let (factor, large) = (4.0, 1000.0)

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        for (name, picture) in project.pictures.sorted(by: { $0.key < $1.key }) {
            guard let sites = uses.pictures[name], let entries = picture.image.set?.entries else { continue }
            let pixels = entries.compactMap { entry in
                entry.picture.flatMap { $0.format.isVector ? nil : $0.pixels }
            }.max { $0.width < $1.width }
            guard let pixels, max(pixels.width, pixels.height) >= Self.large else { continue }
            let factors = sites.compactMap { $0.factor(of: pixels) }
            // Only where every use says how large it is is it known that none needs the pixels.
            guard factors.count == sites.count, let most = factors.max(), most * Self.sharpest * Self.factor < 1 else {
                answers.pass()
                continue
            }
            let side = max(pixels.width, pixels.height)
            let points = Int(clamping: (side * most).rounded())
            answers.review(
                Signal(name: name, pixels: Int(clamping: side.rounded()), points: points), of: picture.item,
                certainty: .likely, related: sites.prefix(Self.mostPlaces).map(\.related),
                cause: .app("oversized"))
        }
    }

    /// Places that are named with each picture.
    private static let mostPlaces = 5

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.name)” has \(signal.pixels) pixels and is never shown larger than \(signal.points) pt.",
                ko: "“\(signal.name)”은(는) \(signal.pixels) 픽셀인데 \(signal.points) pt보다 크게 표시되지 않습니다."),
            fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) pictures have many times the pixels that are shown, such as “\(signal.name)” with \
                    \(signal.pixels) pixels at \(signal.points) pt.
                    """,
                ko: """
                    이미지 \(places)개의 픽셀이 표시되는 것보다 몇 배 많습니다. 예: “\(signal.name)” \(signal.pixels) 픽셀, 표시 크기 \
                    \(signal.points) pt.
                    """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: "Export it at three times the points that it is shown at, with files for @2x and @3x.",
        ko: "표시하는 크기의 세 배로 다시 내보내고 @2x, @3x 파일로 나누세요.")
}
