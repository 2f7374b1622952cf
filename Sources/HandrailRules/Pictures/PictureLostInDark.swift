import HandrailModel
import HandrailSource

/// A dark shape that keeps its color where the background turns dark.
struct PictureLostInDark: BundleUseRule {
    static let info = RuleInfo(
        id: "picture-lost-in-dark",
        title: Bilingual(en: "Picture that disappears in Dark Mode", ko: "다크 모드에서 사라지는 이미지"),
        reason: Bilingual(
            en: """
                A shape in one color that is drawn as it is keeps that color when the background of the system turns \
                dark: a black icon on black is not there for anybody.
                """,
            ko: """
                한 가지 색으로 된 모양을 그대로 그리면 시스템 배경이 어두워져도 색이 바뀌지 않습니다. 검은 바탕 위의 검은 아이콘은 누구에게도 \
                보이지 않습니다.
                """),
        impact: .moderate, guidelines: ["images.template-icons", "accessibility.contrast"], criteria: [],
        settings: [.dark], examples: examples)

    private static let slot = #"{"idiom": "universal", "filename": "star.png"}"#
    private static let dark =
        #", {"idiom": "universal", "filename": "dark.png", "appearances": "#
        + #"[{"appearance": "luminosity", "value": "dark"}]}"#

    private static func icon(
        _ expectation: RuleExample.Expectation, _ shown: String, gray: UInt8 = 0, properties: String = "",
        more: String = ""
    ) -> RuleExample {
        let folder = "Assets.xcassets/Star.imageset/"
        let example = RuleExample.imageSet(
            expectation, slot + more, properties: properties,
            files: [
                folder + "star.png": ExamplePicture.shape(24, gray: gray),
                folder + "dark.png": ExamplePicture.shape(24, gray: 255),
            ].filter { more.isEmpty ? !$0.key.contains("dark") : true }, shown: shown)
        guard expectation == .violation else { return example }
        return RuleExample(expectation, "↓" + example.code, in: example.fileName, files: example.files)
    }

    private static func inViews(_ expectation: RuleExample.Expectation, _ image: String) -> RuleExample {
        let example = icon(expectation, "EmptyView()")
        let code = """
            import UIKit
            final class StarController: UIViewController {
                private let star = UIImageView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    star.image = \(image)
                    view.addSubview(star)
                }
            }

            """
        return RuleExample(
            expectation, example.code, in: example.fileName,
            files: example.files.merging(["Example.swift": code]) { $1 })
    }

    private static let examples: [RuleExample] = [
        icon(.violation, #"Image("Star")"#),
        icon(.violation, #"VStack { Image("Star"); Text("Best of the week") }"#, gray: 20),
        icon(.silent, #"Image("Star")"#, gray: 128),
        icon(.silent, #"Image("Star")"#, properties: #""template-rendering-intent": "template""#),
        icon(.silent, #"Image("Star")"#, more: dark),
        icon(.silent, #"Image("Star").renderingMode(.template)"#),
        icon(.silent, #"Image("Star").padding().background(Color.yellow)"#),
        icon(.nearMiss("the app is light in every setting"), #"Image("Star").preferredColorScheme(.light)"#),
        inViews(.silent, #"UIImage(named: "Star")?.withRenderingMode(.alwaysTemplate)"#),
        icon(.nearMiss("controls may color what they show"), #"Button { } label: { Image("Star") }"#),
    ]

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        for (name, picture) in project.pictures.sorted(by: { $0.key < $1.key }) {
            guard let sites = uses.pictures[name] else { continue }
            guard let ink = picture.image.set?.ink else {
                if let gap = picture.image.set?.content.gaps[.ink] { answers.cannotTell(gap.reason) }
                continue
            }
            let lost = sites.filter { Self.isLost(ink, at: $0) }
            guard !lost.isEmpty else {
                answers.pass()
                continue
            }
            answers.violation(
                Signal(name: name, mending: picture.image.set?.edits.template), of: picture.item,
                certainty: .likely, related: lost.prefix(Self.mostPlaces).map(\.related), cause: .app("dark"))
        }
    }

    /// A picture and the edit that makes it a template.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// The edit of its `Contents.json`.
        let mending: SourceEdit?
    }

    func repairs(_ signal: Signal) -> [RepairPlan] {
        signal.mending.map { [.writing(.templateIntent, by: [$0])] } ?? []
    }

    /// Places that are named with each picture.
    private static let mostPlaces = 10
    /// A ratio below which nobody sees a shape, and one from which on it is seen.
    private static let (unseen, seen) = (1.3, 2.0)

    /// Whether a shape is seen in light appearance and not in Dark Mode.
    private static func isLost(_ ink: ColorValue, at site: BundleUses.PictureSite) -> Bool {
        guard site.isDrawnAsItIs, let ratios = site.groundRatios(of: ink) else { return false }
        return ratios.light.allSatisfy { $0 >= seen } && ratios.dark.allSatisfy { $0 < unseen }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.name)” is a dark shape that keeps its color, and the background where it is shown turns \
                    dark: \
                    it cannot be seen in Dark Mode.
                    """,
                ko: """
                    “\(signal.name)”은(는) 색이 바뀌지 않는 어두운 모양인데, 표시되는 곳의 배경은 다크 모드에서 어두워집니다. 다크 모드에서는 보이지 \
                    않습니다.
                    """),
            fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) pictures are dark shapes that keep their color on backgrounds that turn dark, \
                    “\(signal.name)” \
                    among them: they cannot be seen in Dark Mode.
                    """,
                ko: """
                    “\(signal.name)”을(를) 비롯한 이미지 \(places)개가 색이 바뀌지 않는 어두운 모양이라, 배경이 어두워지는 다크 모드에서는 보이지 \
                    않습니다.
                    """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: """
            Choose “Render As: Template Image” in the asset catalog, so that it takes the color of the text around it, \
            or add a picture for the dark appearance.
            """,
        ko: """
            애셋 카탈로그에서 ‘Render As’를 ‘Template Image’로 지정해 주변 텍스트 색을 따르게 하거나, 어두운 모드용 이미지를 추가하세요.
            """)
}
