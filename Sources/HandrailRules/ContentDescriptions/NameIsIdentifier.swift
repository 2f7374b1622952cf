import HandrailModel

/// A name made for machines: a file, a symbol, a key, an address.
struct NameIsIdentifier: StopRule {
    static let info = RuleInfo(
        id: "name-is-identifier",
        title: Bilingual(en: "Name made for machines", ko: "기계용 문자열을 그대로 쓴 이름"),
        reason: Bilingual(
            en: "Spoken letter by letter or run together, an identifier tells nobody what the element is.",
            ko: "식별자는 글자 하나하나로, 또는 한 덩어리로 읽혀 요소가 무엇인지 알 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.element-labels"],
        criteria: ["WCAG 2.2 4.1.2", "WCAG 2.2 2.4.6"],
        needsOfCaptures: [.role], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .↓accessibilityLabel("closeButton")
            """),
        RuleExample(
            .violation,
            """
            Image("harbor")
                .↓accessibilityLabel("harbor_2x.png")
            """),
        RuleExample(
            .violation,
            """
            Button(action: share) {
                Image(systemName: "square.and.arrow.up")
            }
            .↓accessibilityLabel("square.and.arrow.up")
            """),
        RuleExample(
            .violation,
            """
            struct Controls: View {
                var body: some View { SymbolButton(symbol: "location", label: "map.center_button") }
            }

            struct SymbolButton: View {
                let symbol: String
                let label: String
                var body: some View {
                    Button(action: {}) { Image(systemName: symbol) }
                        .↓accessibilityLabel(label)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class CardView: UIView {
                private let title = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isAccessibilityElement = true
                    ↓accessibilityLabel = "expandable_card"
                    title.text = NSLocalizedString("Opening hours", comment: "")
                    addSubview(title)
                }

                required init?(coder: NSCoder) { nil }
            }
            """),
        RuleExample(
            .silent,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityLabel("Close")
            """),
        RuleExample(
            .silent,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityIdentifier("close_button")
            .accessibilityLabel("Close")
            """),
        RuleExample(.silent, "Text(\"https://example.com/recipes/kimchi\")"),
        RuleExample(.silent, "Button(\"iCloud\", action: sync)"),
        RuleExample(.silent, "TextField(\"https://music.example.com\", text: $address)"),
        RuleExample(
            .nearMiss("it is a key that the string tables have words for"),
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityLabel("close_button")
            """, files: ["en.lproj/Localizable.strings": "\"close_button\" = \"Close\";"]),
        RuleExample(
            .nearMiss("a look-up of the app's own hands the key back only where the table has no text"),
            """
            enum Talk {
                static func say(_ key: String, _ values: CVarArg...) -> String {
                    guard let path = Bundle.main.path(forResource: language, ofType: "lproj"),
                        let bundle = Bundle(path: path)
                    else { return key }
                    let format = bundle.localizedString(forKey: key, value: key, table: nil)
                    return String(format: format, arguments: values)
                }
            }

            struct OvenBar: View {
                var body: some View {
                    Button(Talk.say("oven_open_door"), action: open)
                }
            }
            """, files: ["en.lproj/Localizable.strings": "\"oven_open_door\" = \"Open the door\";"]),
        RuleExample(
            .violation,
            """
            <button id="b1">
            <accessibility key="accessibilityConfiguration" ↓label="btn_leave_now"/>
            <state key="normal" image="go"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button id="b1">
            <accessibility key="accessibilityConfiguration" label="Leave now"/>
            <state key="normal" image="go"/>
            </button>
            """),
        RuleExample(
            .violation,
            """
            final class SearchController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let filter = UIButton(type: .custom)
                    filter.setImage(UIImage(named: "ic_filter"), for: .normal)
                    ↓filter.accessibilityLabel = "btn_filter"
                    view.addSubview(filter)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            <button opaque="NO" buttonType="custom" id="b1">
            <accessibility key="accessibilityConfiguration" ↓label="btn_filter"/>
            <state key="normal" image="ic_filter"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button opaque="NO" buttonType="custom" id="b1">
            <accessibility key="accessibilityConfiguration" identifier="btn_filter" label="Filter departures"/>
            <state key="normal" image="ic_filter"/>
            </button>
            """),
    ]

    /// Everything that has a name.
    let kinds: Set<ElementKind>? = nil

    /// A name and what it is made like.
    struct Signal: Hashable, Sendable {
        /// The name.
        let text: String
        /// What it is made like.
        let shape: IdentifierShape
        /// Whether it is the name of what holds others, which are not heard while it is an element.
        var hidesContent = false
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        let judged = stop.element.name.parts.filter { $0.isJudged(in: stop) }
        guard !judged.isEmpty else { return }
        var isSound = true
        for part in judged {
            let isSeen = part.source != .accessibilityLabel
            guard let found = part.words.values.lazy.compactMap(Self.signal).first,
                !isSeen || !found.shape.isReadable
            else { continue }
            // What was captured may be what somebody typed or a server sent.
            let capture = stop.tree.screen.capture
            let isCaptured = capture != nil
            // A bar leads back to what something of somebody's is called.
            let isData = found.shape.isReadable || ControlNoun(stop) == nil
                || capture?.sizedBySystem.contains(stop.declared.index) == true
            if isCaptured, isData { continue }
            isSound = false
            if !isCaptured, !isSeen, stop.hidesContent {
                let signal = Signal(text: found.text, shape: found.shape, hidesContent: true)
                return answers.violation(signal, on: stop.declared, at: part.place)
            }
            if isCaptured {
                answers.review(found, on: stop.declared, at: part.place, certainty: .likely)
            } else {
                answers.violation(found, on: stop.declared, at: part.place)
            }
        }
        if isSound { answers.pass() }
    }

    private static func signal(_ words: Words) -> Signal? {
        guard let text = words.text, let shape = words.identifierShape else { return nil }
        return Signal(text: text, shape: shape)
    }

    let viewFix: ViewFix? = .identifier

    func phrase(_ signal: Signal) -> Phrasing {
        let kind = signal.shape.word
        if signal.hidesContent {
            return Phrasing(
                message: Bilingual(
                    en: "All that people hear of this and what is in it is “\(signal.text)”, \(kind.en).",
                    ko: "이 뷰와 그 안의 내용에서 들리는 것은 \(kind.ko)인 “\(signal.text)”뿐입니다."),
                fix: Self.holderFix.ofViews, inViews: Self.holderFix)
        }
        return Phrasing(
            message: Bilingual(
                en: "The name people hear is “\(signal.text)”, \(kind.en).",
                ko: "사람들이 듣는 이름이 \(kind.ko)인 “\(signal.text)”입니다."),
            fix: Wording(
                en: """
                    Say in words what the element is or does; a string for tests goes into \
                    \(.accessibilityIdentifier("_:")).
                    """,
                ko: "요소가 무엇인지, 무엇을 하는지 말로 적으세요. 테스트에 쓰는 문자열은 \(.accessibilityIdentifier("_:"))에 넣으세요."))
    }
}

extension NameIsIdentifier {
    private static let holderFix = Wording(
        en: """
            Make it no element, so that what is in it is heard, and put the string into \
            \(.accessibilityIdentifier("_:")); or say in words what all of it is.
            """,
        ko: """
            안의 내용이 들리도록 이 뷰를 요소로 만들지 말고 문자열은 \(.accessibilityIdentifier("_:"))에 넣으세요. 아니면 전체가 무엇인지 말로 적으세요.
            """)
}

extension PerceivedView {
    /// Whether it is a view that was made one element in place of what it holds, and nothing to act on.
    fileprivate var hidesContent: Bool {
        guard tree.screen.toolkit(at: declared.place) == .views, ControlNoun(self) == nil, !declared.isActedOn,
            declared.has(.accessibility(.children))
        else { return false }
        return declared.descendants.contains { inside in
            inside.kind.isControl || inside.kind == .text || inside.kind == .label || inside.kind == .opaque
        }
    }
}

extension NamePart {
    /// Whether it is words that somebody chose for this element.
    fileprivate func isJudged(in stop: PerceivedView) -> Bool {
        switch source {
        case .accessibilityLabel: true
        case .text, .fieldTitle: ControlNoun(stop) != nil
        case .symbol, .asset, .image, .opaque, .system: false
        }
    }
}

extension IdentifierShape {
    /// Whether people read such a thing on a screen as it stands: an address to follow, a file to open.
    fileprivate var isReadable: Bool {
        switch self {
        case .address, .path, .fileName: true
        case .symbolName, .uuid, .snakeCase, .camelCase, .dotted: false
        }
    }

    /// What people call it.
    fileprivate var word: Bilingual {
        switch self {
        case .fileName: Bilingual(en: "the name of a file", ko: "파일 이름")
        case .symbolName: Bilingual(en: "the name of a system symbol", ko: "시스템 심벌 이름")
        case .uuid: Bilingual(en: "a UUID", ko: "UUID")
        case .address: Bilingual(en: "an address", ko: "주소")
        case .path: Bilingual(en: "a path", ko: "경로")
        case .snakeCase, .camelCase, .dotted: Bilingual(en: "an identifier", ko: "식별자")
        }
    }
}
