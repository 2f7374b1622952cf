import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// An arrow to the left or right where “back” and “forward” turn around with the language.
struct DirectionNotMirrored: ElementRule {
    static let info = RuleInfo(
        id: "direction-not-mirrored",
        title: Bilingual(en: "Arrow that does not turn around", ko: "방향이 뒤집히지 않는 화살표"),
        reason: Bilingual(
            en: "In Arabic or Hebrew “back” points to the right; an arrow that stays as it is points the wrong way.",
            ko: "아랍어나 히브리어에서는 ‘뒤로’가 오른쪽을 향합니다. 그대로 남은 화살표는 반대쪽을 가리킵니다."),
        impact: .minor, guidelines: ["layout.right-to-left"], criteria: [], examples: examples)

    private static let strings = [
        "ar.lproj/Localizable.strings": "\"Back\" = \"رجوع\";\n",
        "en.lproj/Localizable.strings": "\"Back\" = \"Back\";\n",
    ]

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button { dismiss() } label: {
                ↓Image(systemName: "chevron.left")
            }
            """, files: strings),
        RuleExample(
            .violation,
            """
            HStack {
                Text("Back")
                Spacer()
                ↓Image(systemName: "chevron.right.circle.fill")
            }
            """, files: strings),
        RuleExample(
            .silent,
            """
            Button { dismiss() } label: {
                Image(systemName: "chevron.backward")
            }
            """, files: strings),
        RuleExample(
            .silent,
            """
            Button { dismiss() } label: {
                Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(true)
            }
            """, files: strings),
        RuleExample(
            .silent,
            """
            Image(systemName: "arrow.left.arrow.right")
            """, files: strings),
        RuleExample(
            .silent,
            """
            Label("Swipe left to skip", systemImage: "arrow.left")
            """, files: strings),
        RuleExample(
            .nearMiss("nothing says that the app runs in a language written from right to left"),
            """
            Button { dismiss() } label: {
                Image(systemName: "chevron.left")
            }
            """),
        RuleExample(
            .violation,
            """
            final class PageController: UIViewController {
                private let back = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓back.setImage(UIImage(systemName: "arrow.left"), for: .normal)
                    back.accessibilityLabel = "Back"
                    view.addSubview(back)
                }
            }
            """, files: strings),
        RuleExample(
            .silent,
            """
            final class PageController: UIViewController {
                private let back = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let arrow = UIImage(systemName: "arrow.left")?.imageFlippedForRightToLeftLayoutDirection()
                    back.setImage(arrow, for: .normal)
                    back.accessibilityLabel = "Back"
                    view.addSubview(back)
                }
            }
            """, files: strings),
    ]

    let kinds: Set<ElementKind>? = [.image]

    /// A symbol and the one that turns around.
    struct Signal: Hashable, Sendable {
        /// The name written.
        let symbol: String
        /// The name to write.
        let mirrored: String
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard case .image(.symbol(.known(let name))) = element.content, let mirrored = Self.mirrored(name) else {
            return
        }
        guard screen.screen.speaksRightToLeft else { return }
        let flips = ([element] + element.ancestors).contains { level in
            level.has { attribute in
                guard case .layout(.direction) = attribute else { return false }
                return true
            }
        }
        if flips { return answers.pass() }
        // An arrow by itself may show where something moves, as in “swipe left”; a chevron leads somewhere.
        if name.hasPrefix("arrow"), DeclaredContext(element).control == nil {
            return answers.cannotTell(
                en: "the arrow may show a direction that is the same everywhere", ko: "화살표가 어디서나 같은 방향을 나타낼 수 있습니다")
        }
        answers.violation(Signal(symbol: name, mirrored: mirrored), on: element)
    }

    /// The symbol that turns around in place of one that points to a side; `nil` for other symbols.
    private static func mirrored(_ name: String) -> String? {
        guard name.hasPrefix("chevron.") || name.hasPrefix("arrow.") else { return nil }
        var parts = name.split(separator: ".").map(String.init)
        guard parts.count >= 2 else { return nil }
        switch parts[1] {
        case "left": parts[1] = "backward"
        case "right": parts[1] = "forward"
        default: return nil
        }
        guard !parts.dropFirst(2).contains(where: { both.contains($0) }) else { return nil }
        let mirrored = parts.joined(separator: ".")
        return SymbolCatalog.exists(mirrored) ? mirrored : nil
    }

    private static let both: Set<String> = ["left", "right", "and", "arrow", "chevron", "to", "up", "down"]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The symbol “\(signal.symbol)” keeps its direction in the app's right-to-left languages.",
                ko: "기호 “\(signal.symbol)”은(는) 앱이 지원하는 오른쪽에서 왼쪽으로 쓰는 언어에서도 방향이 바뀌지 않습니다."),
            fix: Wording(
                en: "Use “\(signal.mirrored)”, which turns around by itself.",
                ko: "방향이 저절로 바뀌는 “\(signal.mirrored)”을(를) 사용하세요."))
    }
}
