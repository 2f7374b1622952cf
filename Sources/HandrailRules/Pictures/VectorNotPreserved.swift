import HandrailModel
import HandrailSource

/// A drawing that is made into a bitmap of its own size, and is shown larger.
struct VectorNotPreserved: BundleUseRule {
    static let info = RuleInfo(
        id: "vector-not-preserved",
        title: Bilingual(en: "Drawing shown larger than it is kept", ko: "원래보다 크게 표시되는 벡터 이미지"),
        reason: Bilingual(
            en: """
                Without “Preserve Vector Data” Xcode makes a bitmap of a PDF or SVG in the size that it has by itself. \
                Shown larger, also with large text, its lines are blurred.
                """,
            ko: """
                ‘Preserve Vector Data’를 켜지 않으면 Xcode가 PDF·SVG를 원래 크기의 비트맵으로 만듭니다. 더 크게, 또는 큰 글자에 맞춰 \
                표시하면 선이 흐려집니다.
                """),
        impact: .minor, guidelines: ["images.template-icons", "images.resolutions"], criteria: [],
        examples: examples)

    private static let slot = #"{"idiom": "universal", "filename": "star.svg"}"#
    private static let drawing = ["Assets.xcassets/Star.imageset/star.svg": #"<svg width="24" height="24"/>"#]
    private static let kept = #""preserves-vector-representation": true"#

    private static func star(
        _ expectation: RuleExample.Expectation, _ shown: String, properties: String = ""
    ) -> RuleExample {
        let example = RuleExample.imageSet(
            expectation, slot, properties: properties, files: drawing, shown: shown)
        let isFlagged = expectation == .violation || expectation == .review
        return RuleExample(
            expectation, (isFlagged ? "↓" : "") + example.code, in: example.fileName, files: example.files)
    }

    private static let examples: [RuleExample] = [
        star(.violation, #"Image("Star").resizable().scaledToFit().frame(width: 96, height: 96)"#),
        star(.review, #"Image("Star").resizable().scaledToFit().frame(width: 32, height: 32)"#),
        star(.violation, #"Image("Star").resizable().scaledToFit().frame(height: 60)"#),
        star(.silent, #"Image("Star").resizable().scaledToFit().frame(width: 96)"#, properties: kept),
        star(.silent, #"Image("Star").resizable().scaledToFit().frame(width: 24, height: 24)"#),
        star(.silent, #"Image("Star").resizable().scaledToFit().frame(width: 12, height: 12)"#),
        star(.silent, #"Image("Star")"#),
        star(.nearMiss("without resizable() only the room around it changes"), #"Image("Star").frame(width: 96)"#),
    ]

    /// A drawing and how many times its size it is shown at.
    struct Signal: Hashable, Sendable {
        /// The picture.
        let name: String
        /// Percent of its own size.
        let percent: Int
        /// The edit that keeps the drawing.
        let mending: SourceEdit?
    }

    func repairs(_ signal: Signal) -> [RepairPlan] {
        signal.mending.map { [.writing(.preservedVector, by: [$0])] } ?? []
    }

    /// Up to this many times its size nobody sees a difference, and from the other on everybody does.
    private static let (unseen, seen) = (1.2, 1.5)

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        for (name, picture) in project.pictures.sorted(by: { $0.key < $1.key }) {
            guard let sites = uses.pictures[name], let natural = picture.image.size, let set = picture.image.set else {
                continue
            }
            let filled = set.entries.filter { $0.presence != .unnamed }
            guard !filled.isEmpty, filled.allSatisfy({ $0.picture?.format.isVector ?? false }) else { continue }
            let enlarged = sites.compactMap { site in site.factor(of: natural).map { (site: site, factor: $0) } }
                .filter { $0.factor > Self.unseen }
            guard !set.keepsVector, let most = enlarged.max(by: { $0.factor < $1.factor }) else {
                answers.pass()
                continue
            }
            let signal = Signal(
                name: name, percent: Int(clamping: (min(most.factor, 100) * 100).rounded()),
                mending: set.edits.keptVector)
            let related = enlarged.prefix(Self.mostPlaces).map(\.site.related)
            if most.factor >= Self.seen {
                answers.violation(
                    signal, of: picture.item, certainty: .likely, related: related, cause: .app("enlarged"))
            } else {
                answers.review(signal, of: picture.item, related: related, cause: .app("enlarged a little"))
            }
        }
    }

    /// Places that are named with each picture.
    private static let mostPlaces = 10

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.name)” is a drawing that Xcode makes a bitmap of, and it is shown at \
                    \(signal.percent) % of its own size: its lines are blurred.
                    """,
                ko: """
                    “\(signal.name)”은(는) 비트맵으로 만들어지는 벡터 이미지인데 원래 크기의 \(signal.percent)%로 표시되어 선이 \
                    흐려집니다.
                    """),
            fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) drawings that Xcode makes bitmaps of are shown larger than they are, such as \
                    “\(signal.name)” at \(signal.percent) %: their lines are blurred.
                    """,
                ko: """
                    비트맵으로 만들어지는 벡터 이미지 \(places)개가 원래보다 크게 표시되어 선이 흐려집니다. 예: \
                    “\(signal.name)” \(signal.percent)%.
                    """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: "Turn on “Preserve Vector Data” for the image set in the asset catalog.",
        ko: "애셋 카탈로그에서 이미지 세트의 ‘Preserve Vector Data’를 켜세요.")
}
