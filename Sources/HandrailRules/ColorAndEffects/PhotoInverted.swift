import HandrailModel

/// A picture from the network that Smart Invert turns into a negative.
struct PhotoInverted: ElementRule {
    static let info = RuleInfo(
        id: "photo-inverted",
        title: Bilingual(en: "Photo inverted by Smart Invert", ko: "스마트 반전에서 반전되는 사진"),
        reason: Bilingual(
            en: "With Smart Invert on, people see photos as negatives unless the app keeps them as they are.",
            ko: "스마트 반전을 켠 사람에게는 앱이 제외하지 않은 사진이 음화처럼 보입니다."),
        impact: .minor, guidelines: ["accessibility.invert-colors"],
        criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            VStack {
                ↓AsyncImage(url: photo.url)
                Text("Harbor")
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                ↓AsyncImage(url: photo.url)
                    .frame(height: 240)
                    .accessibilityLabel("The harbor at dawn")
            }
            """),
        RuleExample(
            .silent,
            """
            AsyncImage(url: photo.url)
                .accessibilityIgnoresInvertColors()
            """),
        RuleExample(
            .silent,
            """
            VStack {
                AsyncImage(url: photo.url)
                AsyncImage(url: photo.preview)
            }
            .accessibilityIgnoresInvertColors(true)
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "photo")
            """),
        RuleExample(
            .nearMiss("a picture of the app's own may be a drawing that has to be inverted"),
            """
            Image("harbor").resizable()
            """),
    ]

    let kinds: Set<ElementKind>? = [.image]

    /// Nothing more is to say.
    struct Signal: Hashable, Sendable {}

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.content == .image(.remote) else { return }
        var level: ElementView? = element
        while let current = level {
            for use in current.attributes {
                switch use.attribute {
                case .ignoresInvertColors: return answers.pass()
                case .unknownModifier:
                    return answers.cannotTell(
                        en: "a modifier of a package may keep the picture as it is", ko: "패키지의 수정자가 그림을 그대로 유지할 수 있습니다")
                default: break
                }
            }
            level = current.parent
        }
        answers.review(Signal(), on: element, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "With Smart Invert on, this picture from the network appears as a negative.",
                ko: "스마트 반전을 켜면 네트워크에서 불러온 이 사진이 음화처럼 표시됩니다."),
            fix: Bilingual(
                en: "Add .accessibilityIgnoresInvertColors() where it shows photos.",
                ko: "사진을 보여 준다면 .accessibilityIgnoresInvertColors()를 추가하세요."))
    }
}
