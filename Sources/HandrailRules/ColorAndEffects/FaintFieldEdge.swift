import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A text field whose edge the app draws, too faintly to see where the field is.
struct FaintFieldEdge: ElementRule {
    static let info = RuleInfo(
        id: "faint-field-edge",
        title: Bilingual(en: "Edge of a text field hard to see", ko: "잘 보이지 않는 텍스트 필드 경계"),
        reason: Bilingual(
            en: """
                Where a field begins and ends is told by its edge or its fill; people with low vision need 3:1 to find \
                it.
                """,
            ko: "필드가 어디에 있는지는 테두리나 배경이 알려 줍니다. 시력이 낮은 사람이 찾으려면 3:1의 대비가 필요합니다."),
        impact: .minor, guidelines: ["accessibility.contrast"],
        criteria: ["WCAG 2.2 1.4.11"], settings: Appearance.settings,
        needsOfCaptures: [.role, .frame, .pixels], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            VStack {
                TextField("Name", text: $name)
                    .padding()
                    .overlay(RoundedRectangle(cornerRadius: 8).↓stroke(Color(red: 0.85, green: 0.85, blue: 0.87)))
                Text("As it stands on your card")
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                TextField("Name", text: $name)
                    .padding()
                    .↓border(Color.gray.opacity(0.3))
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                TextField("Name", text: $name)
                    .padding()
                    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
            }
            """),
        RuleExample(
            .silent,
            """
            TextField("Name", text: $name)
                .textFieldStyle(.roundedBorder)
            """),
        RuleExample(
            .silent,
            """
            Form {
                TextField("Name", text: $name)
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                TextField("Name", text: $name)
                    .padding()
                    .background(Color(red: 0.4, green: 0.4, blue: 0.45))
                    .border(Color.gray.opacity(0.3))
            }
            """),
        RuleExample(
            .nearMiss("the system's own fill is its own affair"),
            """
            VStack {
                TextField("Search", text: $words)
                    .padding()
                    .background(Color(.systemGray6))
            }
            """),
        RuleExample(
            .review,
            """
            final class NameController: UIViewController {
                private let name = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    name.placeholder = "Name"
                    ↓name.layer.borderColor = UIColor(red: 0.85, green: 0.85, blue: 0.87, alpha: 1).cgColor
                    name.layer.borderWidth = 1
                    view.addSubview(name)
                    view.addSubview(UILabel())
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class NameController: UIViewController {
                private let name = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    name.placeholder = "Name"
                    name.layer.borderColor = UIColor(red: 0.3, green: 0.3, blue: 0.35, alpha: 1).cgColor
                    name.layer.borderWidth = 1
                    view.addSubview(name)
                    view.addSubview(UILabel())
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.textField, .secureField, .textEditor]

    /// What was measured.
    struct Signal: Hashable, Sendable {
        /// The numbers of what stands out most.
        let contrast: ContrastCase
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture { return examine(element, on: capture, &answers) }
        let edge = FieldEdge(of: element)
        guard let own = edge.strokes.first else { return answers.pass() }
        guard DeclaredContext(element).disabled != .always, own.use.condition == nil else { return answers.pass() }
        let contrasts = (edge.strokes + edge.fills).map { part in
            EdgeContrast(of: part.color, around: edge.outermost, on: screen.screen)
        }
        guard !contrasts.contains(where: \.isSystems) else { return answers.pass() }
        guard let found = EdgeContrast.best(of: contrasts) else {
            return answers.cannotTell(en: "what is around the field is not known", ko: "필드 주위의 색을 알 수 없습니다")
        }
        guard let failing = ContrastCase(found, below: ContrastThreshold.nonText, for: .shape) else {
            return answers.pass()
        }
        answers.review(
            Signal(contrast: failing), on: element, at: own.use.place, certainty: .likely, setting: failing.setting,
            cause: own.color.origin.map(SharedCause.declared))
    }

    /// Judges an edge that was found in the screenshot of a capture.
    private func examine(_ element: ElementView, on capture: ScreenCapture, _ answers: inout Answers<Signal>) {
        guard DeclaredContext(element).disabled != .always else { return answers.pass() }
        guard case .measured(let foreground, let background)? = capture.edges[element.index]?.colors else {
            return answers.cannotTell(
                en: "no edge could be measured around the field in the screenshot",
                ko: "스크린샷에서 필드의 테두리를 측정하지 못했습니다")
        }
        let measured = TextContrast.Measurement(of: foreground, on: background, in: capture.variant)
        guard let found = ContrastCase([measured], below: ContrastThreshold.nonText, for: .shape) else {
            return answers.pass()
        }
        answers.review(Signal(contrast: found), on: element, certainty: .possible, setting: nil)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let sentence = signal.contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: "The edge that shows where this field is hardly stands out: \(sentence.en).",
                ko: "이 필드의 위치를 알려 주는 테두리가 주위와 잘 구분되지 않습니다. \(sentence.ko)"),
            fix: signal.contrast.mending.front.map {
                Wording(
                    en: "The nearest color of this hue that passes is \($0.words.en).",
                    ko: "같은 색조에서 기준을 만족하는 가장 가까운 색은 \($0.words.ko)입니다.")
            } ?? Wording(en: "Choose another color for the edge.", ko: "테두리에 다른 색을 쓰세요."))
    }
}

/// What the app draws around or behind a field to show where it is.
private struct FieldEdge {
    /// A color with the modifier that draws it.
    struct Part {
        let color: ColorUse
        let use: AttributeUse
    }

    /// Outlines.
    private(set) var strokes: [Part] = []
    /// Fills.
    private(set) var fills: [Part] = []
    /// What all of them belong to.
    private(set) var outermost: ElementView

    /// Reads from the field outward, as long as nothing but the field and what decorates it is inside.
    init(of field: ElementView) {
        outermost = field
        var level = field
        while true {
            read(level, belongingTo: level)
            guard let parent = level.parent, parent.kind.isTransparent || parent.kind == .horizontalStack else { break }
            if parent.kind == .horizontalStack, parent.children.count(where: \.isTextField) != 1 { break }
            if parent.kind == .group, parent.children.contains(where: { $0.index != level.index && !$0.isDecoration }) {
                break
            }
            for sibling in parent.children where sibling.index != level.index && sibling.isDecoration {
                read(sibling, belongingTo: parent)
            }
            level = parent
        }
    }

    private mutating func read(_ view: ElementView, belongingTo level: ElementView) {
        for use in view.attributes {
            switch use.attribute {
            case .color(.border(let color)): strokes.append(Part(color: color, use: use))
            case .color(.background(let color)): fills.append(Part(color: color, use: use))
            case .color(.foreground(let color)) where view.isDecoration: fills.append(Part(color: color, use: use))
            default: continue
            }
            outermost = level
        }
    }
}

extension ElementView {
    /// Whether it is a shape in front of something or behind it.
    fileprivate var isDecoration: Bool {
        (kind == .shape || kind == .fill) && (slot == .overlay || slot == .background)
    }
}

/// How much a color stands out from what is around an element, in every appearance.
private struct EdgeContrast {
    /// Whether the system chose the color: then it is the system's affair.
    let isSystems: Bool
    private let measurements: [TextContrast.Measurement]

    init(of color: ColorUse, around element: ElementView, on screen: Screen) {
        // White is white in every appearance, and nobody's choice but the app's.
        if case .system(let name) = color.plain {
            isSystems = name != "white" && name != "black"
        } else {
            isSystems = false
        }
        measurements = TextContrast.measurements(of: color, around: element, on: screen)
    }

    /// In each appearance the part that stands out most; `nil` where something is not known.
    static func best(of parts: [EdgeContrast]) -> [TextContrast.Measurement]? {
        guard let first = parts.first, !parts.contains(where: \.measurements.isEmpty) else { return nil }
        return first.measurements.map { measurement in
            parts.dropFirst().reduce(measurement) { best, part in
                part.measurements.first { $0.appearance == best.appearance && $0.ratio > best.ratio } ?? best
            }
        }
    }
}
