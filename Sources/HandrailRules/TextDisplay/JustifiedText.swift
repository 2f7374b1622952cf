import HandrailModel
import HandrailSemantics
import HandrailSource

/// Text stretched to both margins.
struct JustifiedText: ElementRule {
    static let info = RuleInfo(
        id: "justified-text",
        title: Bilingual(en: "Fully justified text", ko: "양쪽 정렬 텍스트"),
        reason: Bilingual(
            en: """
                The gaps that justification makes run through a paragraph like rivers and hinder people with dyslexia; \
                with large text they get wider.
                """,
            ko: "양쪽 정렬이 만드는 빈틈은 문단을 가로지르며 난독증이 있는 사람의 읽기를 방해합니다. 글자가 크면 빈틈도 커집니다."),
        impact: .minor, guidelines: ["accessibility.full-justification"], criteria: ["WCAG 2.2 1.4.8"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            struct Article: UIViewRepresentable {
                let text: String

                func makeUIView(context: Context) -> UITextView {
                    let view = UITextView()
                    ↓view.textAlignment = .justified
                    return view
                }

                func updateUIView(_ view: UITextView, context: Context) {
                    view.text = text
                }
            }

            struct Example: View {
                var body: some View {
                    Article(text: story)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Example: View {
                var body: some View {
                    Paragraph(text: story)
                }
            }

            struct Paragraph: UIViewRepresentable {
                let text: String

                func makeUIView(context: Context) -> UILabel {
                    let label = UILabel()
                    label.numberOfLines = 0
                    return label
                }

                func updateUIView(_ label: UILabel, context: Context) {
                    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style()])
                }

                private func style() -> NSParagraphStyle {
                    let style = NSMutableParagraphStyle()
                    ↓style.alignment = .justified
                    return style
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Article: UIViewRepresentable {
                let text: String

                func makeUIView(context: Context) -> UITextView {
                    let view = UITextView()
                    view.textAlignment = .natural
                    return view
                }

                func updateUIView(_ view: UITextView, context: Context) {
                    view.text = text
                }
            }

            struct Example: View {
                var body: some View {
                    Article(text: story)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text("The first train leaves at noon.")
                .multilineTextAlignment(.leading)
            """),
        RuleExample(
            .silent,
            """
            struct Meter: UIViewRepresentable {
                func makeUIView(context: Context) -> UIStackView {
                    let stack = UIStackView()
                    stack.alignment = .fill
                    return stack
                }

                func updateUIView(_ stack: UIStackView, context: Context) {}
            }

            struct Example: View {
                var body: some View { Meter() }
            }
            """),
        RuleExample(
            .nearMiss("the reader chooses"),
            """
            struct Article: UIViewRepresentable {
                let alignment: NSTextAlignment

                func makeUIView(context: Context) -> UITextView {
                    let view = UITextView()
                    view.textAlignment = alignment
                    return view
                }

                func updateUIView(_ view: UITextView, context: Context) {}
            }

            struct Example: View {
                @AppStorage("justifies") private var justifies = false

                var body: some View {
                    Article(alignment: justifies ? .justified : .natural)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            <label text="The harbor is open from April to October; in winter boats leave on Sundays only." \
            ↓textAlignment="justified" numberOfLines="0" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .nearMiss("one line is the last one, and is never stretched"),
            """
            <label text="The harbor is open from April to October." textAlignment="justified" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .nearMiss("a word or two fill no second line"),
            """
            <label text="Departures" textAlignment="justified" numberOfLines="0" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="The harbor is open from April to October." textAlignment="natural" numberOfLines="0" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let terms = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    terms.text = NSLocalizedString("The harbor is open from April to October; in winter boats leave \
            on Sundays only.", comment: "")
                    ↓terms.textAlignment = .justified
                    terms.numberOfLines = 0
                    view.addSubview(terms)
                }
            }
            """),
    ]

    /// Anything text is aligned in.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.alignment)]

    /// Its lines reach both margins.
    enum Signal: Hashable, Sendable { case justified }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.has({ if case .text(.alignment) = $0 { true } else { false } }) else { return }
        for use in element.attributes {
            guard case .text(.alignment("justified")) = use.attribute, use.condition == nil else { continue }
            if element.hasOneLine(on: screen.screen) || element.hasFewLetters {
                answers.pass()
                continue
            }
            answers.violation(.justified, on: element, at: use.place)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The lines of this text are stretched to both margins, with gaps between the words.",
                ko: "이 텍스트는 줄을 양쪽 끝에 맞추느라 단어 사이가 벌어집니다."),
            fix: Wording(
                en: "Use .natural, which follows the direction of the language.",
                ko: "언어의 방향을 따르는 .natural 정렬을 사용하세요."),
            inInterfaceFiles: Wording(
                en: """
                    Choose “Natural” as its alignment in the Attributes inspector: it follows the direction of the \
                    language.
                    """,
                ko: "Attributes inspector의 Alignment를 언어의 방향을 따르는 “Natural”로 고르세요."))
    }
}

extension ElementView {
    /// Whether a label shows one line only: labels of UIKit and AppKit have one where nothing else is said.
    fileprivate func hasOneLine(on screen: Screen) -> Bool {
        guard kind == .text, !hasLetters(moreThan: Self.longLine) else { return false }
        for use in attributes {
            if case .text(.lineLimit(let lines)) = use.attribute { return lines == .known(1) }
        }
        return screen.toolkit(at: place) != .swiftUI
    }

    /// Whether all that it shows is a word or two.
    fileprivate var hasFewLetters: Bool {
        guard case .words(let fact) = content, !fact.values.isEmpty else { return false }
        return fact.values.allSatisfy { words in
            words.text.map { $0.count <= Self.fewLetters && !$0.contains("\n") } ?? false
        }
    }

    /// Whether some text that it shows is longer than so many letters.
    private func hasLetters(moreThan count: Int) -> Bool {
        guard case .words(let fact) = content else { return false }
        return fact.values.contains { $0.text.map { $0.count > count } ?? false }
    }

    private static var fewLetters: Int { 24 }
    /// No label of one line is made for more letters: what shows them is a text view.
    private static var longLine: Int { 80 }
}
