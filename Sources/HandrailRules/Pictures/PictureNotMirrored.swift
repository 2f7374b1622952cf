import HandrailModel
import HandrailSemantics

/// A picture that points to a side, in an app that is also read from right to left.
struct PictureNotMirrored: BundleUseRule {
    static let info = RuleInfo(
        id: "picture-not-mirrored",
        title: Bilingual(en: "Picture of a direction that does not turn around", ko: "방향이 바뀌지 않는 이미지"),
        reason: Bilingual(
            en: """
                Where people read from right to left, back is to the right. An arrow that is drawn for one direction \
                only sends them the wrong way.
                """,
            ko: "오른쪽에서 왼쪽으로 읽는 사람에게는 ‘뒤로’가 오른쪽입니다. 한 방향으로만 그린 화살표는 반대쪽을 가리키게 됩니다."),
        impact: .moderate, guidelines: ["layout.right-to-left"], criteria: [], examples: examples)

    private static func arrow(
        _ expectation: RuleExample.Expectation, _ name: String, _ code: String, direction: String = "",
        files: [String: String] = RuleExample.arabic
    ) -> RuleExample {
        let folder = "Assets.xcassets/\(name).imageset/"
        let slot = #"{"images": [{"idiom": "universal", "filename": "a.png"\#(direction)}]}"#
        return RuleExample(
            expectation, code,
            files: [folder + "Contents.json": slot, folder + "a.png": ExamplePicture.png(24, 24)]
                .merging(files) { first, _ in first })
    }

    private static let examples: [RuleExample] = [
        arrow(.review, "arrow-left", #"Button { goBack() } label: { ↓Image("arrow-left") }"#),
        arrow(.review, "backArrow", #"Button { goBack() } label: { ↓Image("backArrow") }"#),
        arrow(.silent, "arrow-left", #"Button { goBack() } label: { Image("arrow-left") }"#, files: [:]),
        arrow(
            .silent, "arrow-left", #"Button { goBack() } label: { Image("arrow-left") }"#,
            direction: #", "language-direction": "left-to-right""#),
        arrow(
            .silent, "arrow-left",
            #"Button { goBack() } label: { Image("arrow-left").flipsForRightToLeftLayoutDirection(true) }"#),
        arrow(.silent, "arrow-up", #"Button { goUp() } label: { Image("arrow-up") }"#),
        arrow(.nearMiss("a picture of a thing has no direction"), "left-hand", #"Image("left-hand")"#),
    ]

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<String>) {
        guard project.rightToLeftLanguage != nil else { return }
        let pictures = project.pictures
        for (name, sites) in uses.pictures.sorted(by: { $0.key < $1.key }) where Self.pointsToASide(name) {
            guard let set = pictures[name]?.image.set else { continue }
            let fixed = sites.filter { site in
                site.tree.screen.speaksRightToLeft && DeclaredContext(site.element).control != nil
                    && !([site.element] + site.element.ancestors).contains { $0.has(.layout(.direction)) }
            }
            guard !set.entries.contains(where: { $0.use.direction != nil }), let first = fixed.first else {
                answers.pass()
                continue
            }
            answers.review(
                name, on: first.element, certainty: .likely, screen: first.screen,
                related: fixed.dropFirst().map(\.related))
        }
    }

    /// Whether a name speaks of an arrow to one side.
    private static func pointsToASide(_ name: String) -> Bool {
        let words = Set(name.words)
        return !words.isDisjoint(with: ["arrow", "chevron", "caret"])
            && words.intersection(["left", "right", "back", "forward", "backward", "previous", "next"]).count == 1
    }

    func phrase(_ name: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(name)” points to the same side in the app's right-to-left languages.",
                ko: "“\(name)” 이미지는 앱이 지원하는 오른쪽에서 왼쪽으로 쓰는 언어에서도 같은 쪽을 가리킵니다."),
            fix: Bilingual(
                en: """
                    Choose “Direction: Left to Right, Mirrors” for the image set in the asset catalog, or use the \
                    symbol chevron.backward or arrow.forward.
                    """,
                ko: """
                    애셋 카탈로그에서 이미지 세트의 ‘Direction’을 ‘Left to Right, Mirrors’로 지정하거나 chevron.backward, \
                    arrow.forward 같은 심벌을 쓰세요.
                    """))
    }
}

extension String {
    /// Its words in lower case: what capital letters, digits and marks separate.
    fileprivate var words: [String] {
        var words: [String] = []
        var word = ""
        for character in self {
            if !character.isLetter || character.isUppercase, !word.isEmpty {
                words.append(word.lowercased())
                word = ""
            }
            if character.isLetter { word.append(character) }
        }
        return word.isEmpty ? words : words + [word.lowercased()]
    }
}
