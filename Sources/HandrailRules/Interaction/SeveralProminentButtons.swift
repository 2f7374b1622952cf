import HandrailModel
import HandrailSemantics
import HandrailSource

/// A group of buttons of which several claim to be the one to press.
struct SeveralProminentButtons: ElementRule {
    static let info = RuleInfo(
        id: "several-prominent-buttons",
        title: Bilingual(en: "Several prominent buttons side by side", ko: "나란히 놓인 여러 강조 버튼"),
        reason: Bilingual(
            en: "People find the likely action by its filled style; two of them side by side say nothing.",
            ko: "사람들은 채워진 스타일을 보고 주요 동작을 찾습니다. 나란히 둘이 있으면 무엇이 주요 동작인지 알 수 없습니다."),
        impact: .minor, guidelines: ["accessibility.button-hierarchy"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                Button("Cancel") { cancel() }.buttonStyle(.borderedProminent)
                ↓Button("Save") { save() }.buttonStyle(.borderedProminent)
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                Button("Log In") { logIn() }
                ↓Button("Register") { register() }
                ↓Button("Skip") { skip() }
            }
            .buttonStyle(.borderedProminent)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Button("Cancel") { cancel() }.buttonStyle(.bordered)
                Button("Save") { save() }.buttonStyle(.borderedProminent)
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                if isPlaying {
                    Button("Pause") { pause() }.buttonStyle(.borderedProminent)
                } else {
                    Button("Play") { play() }.buttonStyle(.borderedProminent)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Button("Save") { save() }.buttonStyle(.borderedProminent)
                Text("Saved today")
            }
            """),
        RuleExample(
            .nearMiss("they belong to different groups"),
            """
            VStack {
                GroupBox {
                    Button("Update") { update() }.buttonStyle(.borderedProminent)
                }
                GroupBox {
                    Button("Renew") { renew() }.buttonStyle(.borderedProminent)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class CheckoutController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let pay = UIButton(configuration: .filled())
                    pay.configuration?.title = NSLocalizedString("Pay", comment: "")
                    let save = ↓UIButton(configuration: .filled())
                    save.configuration?.title = NSLocalizedString("Save for later", comment: "")
                    view.addSubview(UIStackView(arrangedSubviews: [pay, save]))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class CheckoutController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let pay = UIButton(configuration: .filled())
                    pay.configuration?.title = NSLocalizedString("Pay", comment: "")
                    let save = UIButton(configuration: .gray())
                    save.configuration?.title = NSLocalizedString("Save for later", comment: "")
                    view.addSubview(UIStackView(arrangedSubviews: [pay, save]))
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.button, .navigationLink, .link, .menu]

    /// Two prominent buttons of one group.
    struct Signal: Hashable, Sendable {
        /// The one before.
        let first: NamedElement
        /// The one reported.
        let second: NamedElement
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let style = DeclaredContext(element).style(of: .button), Self.prominent.contains(style.name),
            style.use.condition == nil
        else { return }
        guard let group = element.buttonGroup else { return answers.pass() }
        guard let before = Self.buttonBefore(element, in: group) else { return answers.pass() }
        answers.review(
            Signal(first: NamedElement(before), second: NamedElement(element)), on: element, certainty: .likely,
            related: [RelatedPlace(place: before.place, why: Bilingual(
                en: "the other prominent button",
                ko: "다른 강조 버튼"))])
    }

    private static let prominent: Set<String> = [
        "borderedProminent", "glassProminent",
    ]

    /// The nearest prominent button before an element that stands directly in the same group.
    private static func buttonBefore(_ element: ElementView, in group: ElementView) -> ElementView? {
        var found: ElementView?
        for child in group.children {
            var inner = child
            while inner.kind == .layered || inner.kind == .customView || inner.kind == .group,
                let only = inner.onlyChild(in: .content)
            {
                inner = only
            }
            if inner.index >= element.index { break }
            guard inner.kind.isControl, let style = DeclaredContext(inner).style(of: .button),
                prominent.contains(style.name), style.use.condition == nil, inner.place != element.place
            else { continue }
            found = inner
        }
        return found
    }

    let viewFix: ViewFix? = .prominence

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The \(signal.second.en) is as prominent as the \(signal.first.en) beside it; nothing shows which "
                    + "one to press.",
                ko: "\(signal.second.ko)이(가) 옆의 \(signal.first.ko)만큼 강조되어 있어 어느 쪽이 주요 동작인지 알 수 없습니다."),
            fix: Wording(
                en: "Keep \(.borderedProminent) on the likely action and give the other \(.bordered).",
                ko: "주요 동작에만 \(.borderedProminent)를 쓰고 다른 버튼에는 \(.bordered)를 적용하세요."))
    }
}

extension ElementView {
    /// The row or column it stands in directly, where it is shown in every case.
    fileprivate var buttonGroup: ElementView? {
        var level = parent
        while let current = level {
            switch current.kind {
            case .horizontalStack, .verticalStack: return current
            case .layered, .customView, .group: level = current.parent
            default: return nil
            }
        }
        return nil
    }
}
