import HandrailModel

/// What to do about a defect in nodes of Texture, where it differs from views of UIKit: a node has no constraints, no
/// font that adjusts itself, and a view only once it is loaded.
enum NodeFixes {
    /// A font of a fixed size.
    static let font = Wording(
        en: """
            Use \(.preferredFont), or scale the font with \(.fontMetrics), and set the attributed text anew when the \
            text size changes (UIContentSizeCategory.didChangeNotification): a node does not do so by itself.
            """,
        ko: """
            \(.preferredFont)를 쓰거나 \(.fontMetrics)로 서체 크기를 조절하고, 글자 크기가 바뀌면\
            (UIContentSizeCategory.didChangeNotification) 속성 문자열을 다시 지정하세요. 노드가 스스로 바꾸지는 않습니다.
            """)

    /// A control that is smaller than a finger needs.
    static func target(_ points: String) -> Wording {
        Wording(
            en: """
                Set style.preferredSize to at least \(points) × \(points) points, or enlarge what reacts with a \
                negative hitTestSlop.
                """,
            ko: """
                style.preferredSize를 \(points) × \(points) pt 이상으로 하거나, hitTestSlop을 음수로 지정해 반응하는 영역을 \
                넓히세요.
                """)
    }

    /// What a container that offers what can be pressed in it as actions loses.
    static func lost(_ noun: Bilingual) -> Bilingual {
        Bilingual(
            en: """
                This container offers what can be pressed in it as actions, by their labels, and \(noun.en) in it has \
                none: nobody who uses VoiceOver can press it.
                """,
            ko: """
                이 컨테이너는 안에 있는 버튼을 레이블이 붙은 동작으로 제공하는데, \(noun.ko)에는 레이블이 없습니다. VoiceOver로는 누를 수 없습니다.
                """)
    }

    /// A control in a container that offers what can be pressed in it as actions.
    static let action = Wording(
        en: "Give it an accessibilityLabel that says what it does, or take isAccessibilityContainer away.",
        ko: "하는 일을 accessibilityLabel로 지정하거나 isAccessibilityContainer 설정을 지우세요.")

    /// Something that reacts to a tap and is no button.
    static let trait = Wording(
        en: """
            Make it an ASButtonNode, or set isAccessibilityElement, \(.accessibilityLabel()) and \(.buttonTrait) on it.
            """,
        ko: "ASButtonNode로 바꾸거나 isAccessibilityElement와 \(.accessibilityLabel()), \(.buttonTrait)을 지정하세요.")

    /// Text that is held to one line.
    static let lines = Wording(
        en: """
            Set maximumNumberOfLines to 0, at least where \
            UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory is true.
            """,
        ko: """
            maximumNumberOfLines를 0으로 하세요. 적어도 \
            UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory가 true일 때는 줄을 제한하지 마세요.
            """)

    /// A photo that Smart Invert shows as a negative.
    static let inversion = Wording(
        en: "Set view.\(.ignoresInvertColorsProperty) to true in didLoad() where it shows photos.",
        ko: "사진을 보여 준다면 didLoad()에서 view.\(.ignoresInvertColorsProperty)를 true로 설정하세요.")
}
