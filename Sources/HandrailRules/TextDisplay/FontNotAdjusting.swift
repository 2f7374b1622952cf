import HandrailModel
import HandrailSemantics
import HandrailSource

/// Text in a text style that stays as it is when people choose another size while the app runs.
struct FontNotAdjusting: ElementRule {
    static let info = RuleInfo(
        id: "font-not-adjusting",
        title: Bilingual(en: "Font does not follow the text size", ko: "글자 크기를 따라가지 않는 서체"),
        reason: Bilingual(
            en: """
                A text style is read once when the view is made. Without automatic adjustment the text keeps its size \
                until the app is started again.
                """,
            ko: "텍스트 스타일은 뷰를 만들 때 한 번만 읽습니다. 자동 조절을 켜지 않으면 앱을 다시 시작할 때까지 글자 크기가 그대로입니다."),
        impact: .moderate, guidelines: ["accessibility.dynamic-type", "typography.size-change-notification"],
        criteria: ["WCAG 2.2 1.4.4"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            ↓<label text="Ingredients" id="a">
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .violation,
            """
            ↓<textView editable="NO" id="a">
            <rect key="frame" x="20" y="60" width="200" height="200"/>
            <string key="text">Wash the rice until the water is clear.</string>
            <fontDescription key="fontDescription" style="UICTFontTextStyleCallout"/>
            </textView>
            """),
        RuleExample(
            .silent,
            """
            <label text="Ingredients" adjustsFontForContentSizeCategory="YES" id="a">
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="★" id="a">
            <rect key="frame" x="20" y="60" width="20" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            Text("Ingredients")
                .font(.headline)
            """),
        RuleExample(
            .nearMiss("a fixed size is another rule's finding"),
            """
            <label text="Ingredients" id="a">
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let note = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    note.font = .preferredFont(forTextStyle: .body)
                    view.addSubview(note)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    note.font = .preferredFont(forTextStyle: .body)
                    note.adjustsFontForContentSizeCategory = true
                    view.addSubview(note)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let note = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    note.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
                    view.addSubview(note)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let leave = ↓UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    leave.setTitle(NSLocalizedString("Leave", comment: ""), for: .normal)
                    leave.titleLabel?.font = .preferredFont(forTextStyle: .headline)
                    view.addSubview(leave)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TrailController: UIViewController {
                private let leave = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    leave.setTitle(NSLocalizedString("Leave", comment: ""), for: .normal)
                    leave.titleLabel?.font = .preferredFont(forTextStyle: .headline)
                    leave.titleLabel?.adjustsFontForContentSizeCategory = true
                    view.addSubview(leave)
                }
            }
            """),
        RuleExample(
            .nearMiss("the font is set again when the text size changes"),
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    setFonts()
                    view.addSubview(note)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(setFonts), name: UIContentSizeCategory.didChangeNotification, \
            object: nil)
                }

                @objc private func setFonts() {
                    note.font = .preferredFont(forTextStyle: .body)
                }
            }
            """),
        RuleExample(
            .nearMiss("the font is set again when the text size changes"),
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    note.font = .preferredFont(forTextStyle: .body)
                    view.addSubview(note)
                }

                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    note.font = .preferredFont(forTextStyle: .body)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let note = ↓UILabel()
                private let place = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    note.font = .preferredFont(forTextStyle: .body)
                    view.addSubview(note)
                    place.text = NSLocalizedString("From the pier", comment: "")
                    place.font = .preferredFont(forTextStyle: .body)
                    view.addSubview(place)
                }

                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    place.font = .preferredFont(forTextStyle: .body)
                }
            }
            """),
        RuleExample(
            .nearMiss("what the handler calls may set any font"),
            """
            final class TrailController: UIViewController {
                private let note = UILabel()
                private let place = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    note.font = .preferredFont(forTextStyle: .body)
                    view.addSubview(note)
                }

                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    place.font = .preferredFont(forTextStyle: .body)
                    setFonts()
                }

                private func setFonts() {
                    note.font = .preferredFont(forTextStyle: .body)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let note = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    note.font = .preferredFont(forTextStyle: .body)
                    view.addSubview(note)
                }

                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    view.layer.borderColor = UIColor.separator.cgColor
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.text, .textField, .secureField, .textEditor, .button]
    let attributes: Set<AttributeKind>? = [.text(.fontAdjusts)]

    /// The text style, and the edit that makes it follow.
    struct Signal: Hashable, Sendable {
        /// The text style by name.
        let style: String
        /// The edit, where there is a simple one.
        let mending: SourceEdit?
        /// Whether it is the title of a button, which follows only where code says so.
        let isTitle: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        // Fonts of SwiftUI adjust by themselves; nothing there says whether they do.
        guard screen.screen.toolkit(at: element.place) != .swiftUI, screen.screen.scalingPlatform(of: element) != nil,
            let (adjusts, _) = element.outermost(\.adjustment),
            let style = element.textStyle, element.kind == .button ? element.showsTitle : element.isReadable
        else { return }
        switch adjusts.isOn {
        case .known(false):
            answers.violation(
                Signal(style: style, mending: adjusts.mending, isTitle: element.kind == .button), on: element,
                cause: .scene(of: element, at: element.place, on: screen.screen))
        case .unknown:
            answers.cannotTell(
                en: "whether the font adjusts could not be read", ko: "서체가 자동으로 조절되는지 읽지 못했습니다")
        case .known, .absent, .oneOf, .dynamic: answers.pass()
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    This text uses the text style \(signal.style), but does not adjust: it keeps its size when people \
                    choose another one while the app runs.
                    """,
                ko: "이 텍스트는 텍스트 스타일 \(signal.style)을(를) 쓰지만 자동으로 조절되지 않아, 앱을 쓰는 중에 글자 크기를 바꿔도 그대로입니다."),
            fix: signal.isTitle
                ? Self.titleFix
                : Wording(
                    en: "Set \(.adjustsFont) to true.",
                    ko: "\(.adjustsFont)를 true로 설정하세요."),
            inInterfaceFiles: signal.isTitle ? Self.titleFix : Wording(
                en: "Turn on “Automatically Adjusts Font” in the Attributes inspector (\(.adjustsFontAttribute)).",
                ko: "Attributes inspector에서 “Automatically Adjusts Font”를 켜세요(\(.adjustsFontAttribute))."))
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) texts of this scene use a text style, but do not adjust: they keep their size when \
                    people choose another one while the app runs.
                    """,
                ko: "이 씬의 텍스트 \(places)개는 텍스트 스타일을 쓰지만 자동으로 조절되지 않아, 앱을 쓰는 중에 글자 크기를 바꿔도 그대로입니다."),
            fix: Wording(en: "Set \(.adjustsFont) to true.", ko: "\(.adjustsFont)를 true로 설정하세요."),
            inInterfaceFiles: Wording(
                en: """
                    Turn on “Automatically Adjusts Font” for each in the Attributes inspector; for the title of a \
                    button set \(.titleAdjustsFont) to true in code.
                    """,
                ko: """
                    각각 Attributes inspector에서 “Automatically Adjusts Font”를 켜세요. 버튼의 제목은 코드에서 \
                    \(.titleAdjustsFont)를 true로 설정하세요.
                    """))
    }

    private static let titleFix = Wording(
        en: "In code set \(.titleAdjustsFont) to true.",
        ko: "코드에서 \(.titleAdjustsFont)를 true로 설정하세요.")

    func repairs(_ signal: Signal) -> [RepairPlan] {
        signal.mending.map { [.writing(.adjustsFontAttribute, by: [$0])] } ?? []
    }
}

extension Attribute {
    /// Whether text adjusts, and the edit that makes it.
    fileprivate var adjustment: (isOn: Fact<Bool>, mending: SourceEdit?)? {
        guard case .text(.fontAdjusts(let fact, let mending)) = self else { return nil }
        return (fact, mending)
    }
}

extension ElementView {
    /// Whether words are seen in a button, not only a picture.
    fileprivate var showsTitle: Bool { descendants.contains { $0.kind == .text } }

    /// The text style that is certainly its font.
    fileprivate var textStyle: String? {
        let font = outermost { attribute -> FontUse? in
            guard case .text(.font(let font)) = attribute else { return nil }
            return font
        }
        guard let font, font.use.condition == nil else { return nil }
        switch font.value.size {
        case .style(let name): return name
        case .scaling(_, let style): return style
        case .fixed, .oneOf, .unknown: return nil
        }
    }
}
