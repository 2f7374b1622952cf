import HandrailModel
import HandrailSource

/// An image by a name that nothing in the project has.
struct PictureNotFound: BundleUseRule {
    static let info = RuleInfo(
        id: "picture-not-found",
        title: Bilingual(en: "Image by a name that there is not", ko: "없는 이름으로 쓴 이미지"),
        reason: Bilingual(
            en: "Where no picture has the name nothing is shown: a button without words is then empty for everybody.",
            ko: "그 이름의 이미지가 없으면 아무것도 표시되지 않습니다. 글자 없는 버튼이라면 누구에게나 빈 버튼이 됩니다."),
        impact: .moderate, guidelines: ["images.resolutions"], criteria: [], examples: examples)

    private static let catalog = [
        "Assets.xcassets/harbor-light.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
        "Assets.xcassets/harbor-light.imageset/a.png": ExamplePicture.png(24, 24),
    ]

    private static let examples: [RuleExample] = [
        RuleExample(.violation, #"↓Image("harbor-ligth")"#, files: catalog),
        RuleExample(.violation, #"↓Image("harbour-light")"#, files: catalog),
        RuleExample(.silent, #"Image("harbor-light")"#, files: catalog),
        RuleExample(.silent, #"Image(systemName: "harbor-ligth")"#, files: catalog),
        RuleExample(.silent, #"Image(name)"#, files: catalog),
        RuleExample(.silent, #"Image("harbor-ligth")"#),
        RuleExample(
            .nearMiss("it is like none that is there, and may come from elsewhere"), #"Image("lighthouse")"#,
            files: catalog),
    ]

    /// The name that is written, and the one that was meant.
    struct Signal: Hashable, Sendable {
        /// As written.
        let asked: String
        /// As the picture is called.
        let near: String
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let known = project.bundleItems(of: [.picture, .symbol]).map(\.name)
        guard !known.isEmpty else { return }
        for (name, sites) in uses.missing.sorted(by: { $0.key < $1.key }) {
            guard let first = sites.first else { continue }
            guard name.utf8.count > 4, let near = NearestName.of(name, in: known, atMost: 2), Self.isSlip(name, near)
            else {
                answers.cannotTell(en: "the picture may come from a package", ko: "패키지에 든 이미지일 수 있습니다")
                continue
            }
            answers.violation(
                Signal(asked: name, near: near), on: first.element, certainty: .likely, screen: first.screen,
                related: sites.dropFirst().map(\.related))
        }
    }

    /// Whether two names differ by a slip of the hand: not by a number or a whole part, which tell pictures apart.
    private static func isSlip(_ name: String, _ near: String) -> Bool {
        func digits(_ text: String) -> String { text.filter(\.isNumber) }
        func parts(_ text: String) -> Int { text.split { !$0.isLetter && !$0.isNumber }.count }
        return digits(name) == digits(near) && parts(name) == parts(near)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "There is no picture “\(signal.asked)”, but one called “\(signal.near)”: nothing is shown here.",
                ko: "“\(signal.asked)” 이미지는 없고 “\(signal.near)” 이미지가 있습니다. 여기에는 아무것도 표시되지 않습니다."),
            fix: Bilingual(
                en: "Correct the name to “\(signal.near)”, or add the picture.",
                ko: "이름을 “\(signal.near)”(으)로 고치거나 이미지를 추가하세요."))
    }
}
