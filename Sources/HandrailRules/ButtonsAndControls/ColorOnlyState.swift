import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A text, a symbol or a dot that says something by its color alone.
struct ColorOnlyState: ElementRule {
    static let info = RuleInfo(
        id: "color-only-state",
        title: Bilingual(en: "State shown by color alone", ko: "색상으로만 나타낸 상태"),
        reason: Bilingual(
            en: "People who cannot tell the colors apart, and people who listen, do not get what the color says.",
            ko: "색을 구별하기 어려운 사람과 소리로 듣는 사람은 색상이 전하는 정보를 얻을 수 없습니다."),
        impact: .moderate, guidelines: ["accessibility.color-only"],
        criteria: ["WCAG 2.2 1.4.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            VStack {
                ↓Text("Connection")
                    .foregroundStyle(isOnline ? Color.green : Color.red)
                Text("Since this morning")
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                ↓Image(systemName: "wifi")
                    .foregroundColor(isOnline ? .green : .gray)
                Text("Living room")
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                ↓Circle()
                    .fill(isOnline ? Color.green : Color.red)
                    .frame(width: 8, height: 8)
                Text("Living room")
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓Text("Balance")
                    .foregroundStyle(isGain ? Color(red: 0.1, green: 0.6, blue: 0.2) : Color(red: 0.8, green: 0.1, \
            blue: 0.1))
                Text("Since this morning")
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                Text("Name of the boat")
                TextField("Name", text: $name)
                    .overlay(↓RoundedRectangle(cornerRadius: 8).stroke(isInvalid ? Color.red : Color.gray))
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                TextField("Name", text: $name)
                    .overlay(RoundedRectangle(cornerRadius: 8).stroke(isInvalid ? Color.red : Color.gray))
                if isInvalid { Text("Enter a name") }
            }
            """),
        RuleExample(
            .silent,
            """
            Text(isOnline ? "Connected" : "Not connected")
                .foregroundStyle(isOnline ? Color.green : Color.red)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Circle()
                    .fill(isOnline ? Color.green : Color.red)
                    .frame(width: 8, height: 8)
                Text(isOnline ? "Online" : "Offline")
            }
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: isOnline ? "wifi" : "wifi.slash")
                .foregroundStyle(isOnline ? Color.green : Color.red)
            """),
        RuleExample(
            .silent,
            """
            Text("Connection")
                .foregroundStyle(isOnline ? Color.green : Color.red)
                .accessibilityValue(isOnline ? "On" : "Off")
            """),
        RuleExample(
            .nearMiss("the words may say it too: an amount has a sign"),
            """
            Text("\\(amount)")
                .foregroundStyle(isGain ? Color.green : Color.red)
            """),
        RuleExample(
            .review,
            """
            final class StatusController: UIViewController {
                private let status = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    status.text = "Connection"
                    view.addSubview(status)
                }

                func show(isOnline: Bool) {
                    status.textColor = isOnline ? .systemGreen : .systemRed
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class PasswordController: UIViewController {
                private let rule = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    rule.text = "Eight characters or more"
                    rule.textColor = .label
                    view.addSubview(rule)
                }

                func check(_ password: String) {
                    if password.count < 8 {
                        rule.textColor = .systemRed
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class PeerCell: UITableViewCell {
                private let dot = ↓UIView()
                private let name = UILabel()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(dot)
                    contentView.addSubview(name)
                }

                func configure(with peer: Peer) {
                    name.text = peer.name
                    dot.backgroundColor = peer.isOnline ? .systemGreen : .systemRed
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PeerCell: UITableViewCell {
                private let dot = UIView()
                private let name = UILabel()
                private let status = UILabel()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(dot)
                    contentView.addSubview(name)
                    contentView.addSubview(status)
                }

                func configure(with peer: Peer) {
                    name.text = peer.name
                    dot.backgroundColor = peer.isOnline ? .systemGreen : .systemRed
                    status.text = peer.isOnline ? Strings.online : Strings.offline
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class StatusController: UIViewController {
                private let status = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(status)
                }

                func show(isOnline: Bool) {
                    status.text = isOnline ? "Connected" : "Not connected"
                    status.textColor = isOnline ? .systemGreen : .systemRed
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.text, .image, .label, .shape]
    let attributes: Set<AttributeKind>? = [.color(.foreground), .color(.border), .state(.color)]

    /// What takes which colors.
    struct Signal: Hashable, Sendable {
        /// What takes the colors.
        let element: NamedElement
        /// The colors, in a fixed order.
        let colors: [StatusHue]
    }

    /// Whether it judges an element: then nothing else is to be said of its colors.
    static func speaks(of element: ElementView, on screen: PerceivedTree) -> Bool {
        // Of a view it is known that nothing but its color depends on the state.
        let isAlone = element.has(.state(.color))
        guard element.statusColors != nil, isAlone || element.saysTheSame && !element.isToldBeside,
            !isPartOfControl(element)
        else {
            return false
        }
        let site = GestureSite(element, on: screen)
        if isAlone ? DeclaredContext(element).hiding.isVisual : site.isHidden && element.kind != .shape { return false }
        return !site.isReplaced && !site.stops.contains(where: \.element.tellsState)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let colors = element.statusColors else { return }
        guard Self.speaks(of: element, on: screen) else { return answers.pass() }
        let site = GestureSite(element, on: screen)
        if site.hasUnknownDescription {
            return answers.cannotTell(en: "a modifier of a package may tell the state", ko: "패키지의 수정자가 상태를 알릴 수 있습니다")
        }
        let signal = Signal(element: NamedElement(element, stops: site.stops), colors: colors)
        answers.review(signal, on: element, certainty: .possible)
    }

    // What controls show is judged as their state.
    private static func isPartOfControl(_ element: ElementView) -> Bool {
        ([element] + element.ancestors).contains { level in
            level.kind.isControl && level.kind != .tab || level.gestures.contains { $0.gesture.kind == .tap }
        }
    }

    let viewFix: ViewFix? = .colorAlone

    func phrase(_ signal: Signal) -> Phrasing {
        let en = signal.colors.map(\.word.en).joined(separator: " or ")
        let ko = signal.colors.map(\.word.ko).joined(separator: " 또는 ")
        return Phrasing(
            message: Bilingual(
                en: "This \(signal.element.en) turns \(en) by a condition, and nothing else about it changes: people "
                    + "who cannot see the colors, or cannot tell them apart, do not learn why.",
                ko: "이 \(signal.element.ko)은(는) 조건에 따라 \(ko)(으)로 바뀌지만 다른 것은 그대로입니다. 색을 구별하기 어렵거나 볼 수 없는 "
                    + "사람은 그 뜻을 알 수 없습니다."),
            fix: Wording(
                en: "Say it in words or with another symbol as well, and tell it with \(.accessibilityValue("_:")).",
                ko: "단어나 다른 심벌로도 나타내고 \(.accessibilityValue("_:"))로 상태를 전달하세요."))
    }
}

/// A color of the system that people read a state from.
enum StatusHue: String, Hashable, Sendable, CaseIterable {
    case red, green, orange, yellow, gray, plain

    /// The hue of a color; `nil` for colors that nobody takes for a state.
    init?(_ color: ColorUse) {
        switch color {
        case .system(let name):
            let plain = ColorType.uiKit.member(of: name) ?? name
            let hue = plain.hasPrefix("system") ? plain.dropFirst(6).lowercased() : plain
            switch hue {
            case "primary", "label", "black", "white": self = .plain
            case "secondary", "gray2", "gray3", "tertiary": self = .gray
            default: self.init(rawValue: hue)
            }
        case .withOpacity(let inner, _), .constant(let inner, _): self.init(inner)
        case .literal(let value): self.init(value)
        case .asset(let asset):
            guard let value = asset.variants.first(where: { !$0.isDark && !$0.isHighContrast })?.color else {
                return nil
            }
            self.init(value)
        case .appearance(let light, _): self.init(light)
        case .oneOf, .candidates, .themes, .gradient, .material, .unknown: return nil
        }
    }

    /// The hue of components, where it is strong enough to be called by its name.
    private init?(_ color: ColorValue) {
        let parts = [color.red, color.green, color.blue]
        guard let most = parts.max(), let least = parts.min(), color.alpha > 0.3 else { return nil }
        let range = most - least
        if range < 0.08 {
            self = most < 0.2 || most > 0.9 ? .plain : .gray
            return
        }
        guard range / most >= 0.5, most >= 0.45 else { return nil }
        let sixth: Double
        if most == color.red {
            sixth = (color.green - color.blue) / range
        } else if most == color.green {
            sixth = 2 + (color.blue - color.red) / range
        } else {
            sixth = 4 + (color.red - color.green) / range
        }
        switch (sixth * 60 + 360).truncatingRemainder(dividingBy: 360) {
        case ..<14, 346...: self = .red
        case 14..<42: self = .orange
        case 42..<66: self = .yellow
        case 80..<165: self = .green
        default: return nil
        }
    }

    /// Whether it says by itself that something is well or wrong.
    var isTelling: Bool { self == .red || self == .green || self == .orange || self == .yellow }

    /// Its name.
    var word: Bilingual {
        switch self {
        case .red: Bilingual(en: "red", ko: "빨간색")
        case .green: Bilingual(en: "green", ko: "초록색")
        case .orange: Bilingual(en: "orange", ko: "주황색")
        case .yellow: Bilingual(en: "yellow", ko: "노란색")
        case .gray: Bilingual(en: "gray", ko: "회색")
        case .plain: Bilingual(en: "the color of plain text", ko: "일반 텍스트 색상")
        }
    }
}

extension ColorUse {
    /// Whether it is a color of the system, be it fainter.
    fileprivate var isSystems: Bool {
        switch self {
        case .system: true
        case .withOpacity(let inner, _), .constant(let inner, _): inner.isSystems
        case .literal, .asset, .appearance, .oneOf, .candidates, .themes, .gradient, .material, .unknown: false
        }
    }
}

extension ElementView {
    /// The colors it takes by a condition, where they are such as people read a state from.
    fileprivate var statusColors: [StatusHue]? {
        for use in attributes {
            let given: ColorUse
            switch use.attribute {
            case .color(.foreground(let color)): given = color
            case .color(.border(let color)) where outlinesField: given = color
            case .state(.color(let color)): given = color
            default: continue
            }
            guard case .oneOf(let colors) = given.plain else { continue }
            let hues = colors.compactMap(StatusHue.init)
            let distinct = StatusHue.allCases.filter { hues.contains($0) }
            // A brand's own red beside gray may be mere decoration; its red beside its green says something.
            let telling = distinct.count { $0.isTelling }
            guard hues.count == colors.count, distinct.count > 1, telling >= (colors.allSatisfy(\.isSystems) ? 1 : 2)
            else { continue }
            // Green may well mark the field that is typed into.
            if outlinesField, !distinct.contains(.red), !distinct.contains(.orange) { continue }
            return distinct
        }
        return nil
    }

    /// Whether it shows the same words or the same picture all the time; a shape only where it is a small dot.
    var saysTheSame: Bool {
        switch content {
        case .words(let words): return words.value?.text != nil
        case .image(.symbol(let name)): return name.value != nil
        case .image: return false
        case .none, .type, .condition: break
        }
        switch kind {
        case .shape:
            return outlinesField || has { attribute in
                guard case .layout(.frame(let frame)) = attribute, let width = frame.width.value else { return false }
                return width <= 24
            }
        case .label: return descendants.allSatisfy { $0.content == .none || $0.kind.isTransparent || $0.saysTheSame }
        default: return false
        }
    }

    /// Whether it is drawn around a field that people type into.
    fileprivate var outlinesField: Bool {
        guard kind == .shape, slot == .overlay || slot == .background, let around = parent, around.kind == .layered
        else { return false }
        return around.children.contains { inside in
            inside.slot == .content && ([inside] + inside.descendants).contains(where: \.isTextField)
        }
    }

    /// Whether something beside it changes as well, or says what is only known at run time.
    var isToldBeside: Bool {
        guard kind != .text else { return false }
        guard let row = ancestors.first(where: { !$0.kind.isTransparent }), row.kind.isArrangement else {
            return kind == .shape
        }
        return row.descendants.contains { other in
            guard other.index != index else { return false }
            switch other.kind {
            case .text, .image: return !other.saysTheSame
            case .alternatives, .opaque: return true
            default: return false
            }
        }
    }
}

extension PerceivedElement {
    /// Whether something spoken differs between states.
    fileprivate var tellsState: Bool {
        if !value.isAbsent || !traits.union(possibleTraits).isDisjoint(with: [.selected, .toggle]) { return true }
        if name.cases.count > 1 { return true }
        return name.cases.contains { name in
            name.parts.contains { part in
                if case .accessibilityLabel = part.source { return part.words.value?.text == nil }
                return false
            }
        }
    }
}
