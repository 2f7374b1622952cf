import HandrailModel
import HandrailSource

/// Traits that contradict each other or the control they are added to.
struct ConflictingTraits: ElementRule {
    static let info = RuleInfo(
        id: "conflicting-traits",
        title: Bilingual(en: "Traits that contradict each other", ko: "서로 어긋나는 특성"),
        reason: Bilingual(
            en: "VoiceOver announces two roles, or a state that never changes, and people do not know what to expect.",
            ko: "VoiceOver가 두 가지 역할이나 바뀌지 않는 상태를 말하므로, 어떻게 동작할지 예상할 수 없습니다."),
        impact: .moderate, guidelines: ["accessibility.custom-element-traits"],
        criteria: ["WCAG 2.2 4.1.2"], needsOfCaptures: [.role, .traits], examples: examples + capturedExamples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ↓Text("Terms of use")
                .onTapGesture { showTerms() }
                .accessibilityAddTraits([.isButton, .isLink])
            """),
        RuleExample(
            .review,
            """
            ↓Button("Save") { save() }
                .accessibilityAddTraits(.isStaticText)
            """),
        RuleExample(
            .review,
            """
            ↓Text("Overview")
                .accessibilityAddTraits(.isSelected)
            """),
        RuleExample(
            .review,
            """
            ↓TextField("Name", text: $name)
                .accessibilityAddTraits(.isButton)
            """),
        RuleExample(
            .review,
            """
            ↓Text("Overview")
                .accessibilityAddTraits(.isHeader)
                .accessibilityRemoveTraits(.isHeader)
            """),
        RuleExample(
            .silent,
            """
            Text("Save")
                .onTapGesture { save() }
                .accessibilityAddTraits(.isButton)
            """),
        RuleExample(
            .silent,
            """
            Button("Overview") { tab = .overview }
                .accessibilityAddTraits(tab == .overview ? .isSelected : [])
            """),
        RuleExample(
            .silent,
            """
            Button("Terms of use") { openURL(terms) }
                .accessibilityAddTraits(.isLink)
                .accessibilityRemoveTraits(.isButton)
            """),
        RuleExample(
            .nearMiss("the chosen one is another branch than the others"),
            """
            if tab == .overview {
                Text("Overview")
                    .accessibilityAddTraits(.isSelected)
            } else {
                Text("Overview")
            }
            """),
        RuleExample(
            .review,
            """
            final class TrailController: UIViewController {
                private let distance = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    distance.text = "5 km"
                    distance.accessibilityTraits = [.button, .link]
                    view.addSubview(distance)
                }
            }
            """),
        RuleExample(
            .nearMiss("a label is plain text to begin with, which does no harm"),
            """
            final class TrailController: UIViewController {
                private let terms = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    terms.text = "Terms of use"
                    terms.accessibilityTraits.insert(.link)
                    view.addSubview(terms)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class FilterController: UIViewController {
                private let nearby = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    nearby.setTitle("Nearby", for: .normal)
                    nearby.addTarget(self, action: #selector(filter), for: .touchUpInside)
                    view.addSubview(nearby)
                }

                @objc private func filter() {
                    isNearby.toggle()
                    ↓nearby.accessibilityTraits = isNearby ? .selected : []
                }

                private var isNearby = false
            }
            """),
        RuleExample(
            .silent,
            """
            final class FilterController: UIViewController {
                private let nearby = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    nearby.setTitle("Nearby", for: .normal)
                    nearby.addTarget(self, action: #selector(filter), for: .touchUpInside)
                    view.addSubview(nearby)
                }

                @objc private func filter() {
                    isNearby.toggle()
                    nearby.accessibilityTraits = isNearby ? [.button, .selected] : .button
                }

                private var isNearby = false
            }
            """),
        RuleExample(
            .review,
            """
            ↓<label text="5 km" id="l1">
            <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES" \
            link="YES"/></accessibility>
            </label>
            """),
    ]

    private static func captured(_ role: String, _ traits: String, mark: String = "") -> String {
        """
        {"schema": "handrail.capture/1", "screens": [{"elements": [
          {"role": "application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
            \(mark){"role": "\(role)", "label": "Berths", "traits": [\(traits)], "value": "3",
              "frame": {"x": 20, "y": 60, "width": 200, "height": 44}}]}]}]}
        """
    }

    private static let capturedExamples: [RuleExample] = [
        RuleExample(.review, captured("button", #""button", "link""#, mark: "↓"), in: "Boats.json"),
        RuleExample(.review, captured("slider", #""adjustable", "header""#, mark: "↓"), in: "Boats.json"),
        RuleExample(
            .nearMiss("it is adjusted, and pressed as well, as a carousel may be"),
            captured("slider", #""adjustable", "button""#), in: "Boats.json"),
        RuleExample(
            .nearMiss("what is chosen at the moment has the trait"), captured("button", #""button", "selected""#),
            in: "Boats.json"),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.accessibility(.addTraits), .accessibility(.removeTraits)]

    /// What contradicts what.
    enum Conflict: Hashable, Sendable {
        /// Both roles are added.
        case buttonAndLink
        /// Something to press is said to be plain text.
        case staticTextOnControl
        /// Something to adjust is a heading.
        case headingOnAdjustable
        /// Something to type into or to adjust is said to be a button.
        case buttonOnOtherControl
        /// The trait of this name is added and removed.
        case addedAndRemoved(String)
        /// The state does not depend on anything.
        case alwaysSelected
        /// The traits that it is given take the place of those a button has by itself.
        case roleTaken
    }

    /// A contradiction.
    struct Signal: Hashable, Sendable {
        /// What has the traits.
        let element: NamedElement
        /// How they contradict each other.
        let conflict: Conflict
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        var added: Traits = []
        var removed: Traits = []
        for use in element.attributes where use.condition == nil {
            switch use.attribute {
            case .accessibility(.addTraits(.known(let traits))): added.formUnion(traits)
            case .accessibility(.removeTraits(.known(let traits))): removed.formUnion(traits)
            default: break
            }
        }
        let taken = element.buttonTraitTaken
        guard !added.isEmpty || taken != nil else { return }
        if let capture = screen.screen.capture {
            return examine(element, with: added, on: capture, of: screen, &answers)
        }
        // A label is plain text to begin with, and VoiceOver calls it a button all the same where that is put in.
        if element.kind == .text, screen.screen.toolkit(at: element.place) != .swiftUI { added.remove(.staticText) }
        if let taken, !added.contains(.staticText) {
            let stops = screen.stops(from: element)
            guard let stop = stops.first, stop.element.traits.isDisjoint(with: Self.roles) else {
                return answers.pass()
            }
            return answers.violation(
                Signal(element: NamedElement(element, stops: stops), conflict: .roleTaken), on: element, at: taken,
                certainty: .likely, impact: .serious, related: [RelatedPlace(place: element.place, why: Bilingual(
                    en: "the button",
                    ko: "버튼"))])
        }
        guard let conflict = Self.conflict(on: element, added: added, removed: removed) else { return answers.pass() }
        let stops = screen.stops(from: element)
        answers.review(
            Signal(element: NamedElement(element, stops: stops), conflict: conflict), on: element, certainty: .likely)
    }

    /// Judges what a capture tells of an element of the app: what it is at the moment is no contradiction.
    private func examine(
        _ element: ElementView, with traits: Traits, on capture: ScreenCapture, of screen: PerceivedTree,
        _ answers: inout Answers<Signal>
    ) {
        guard !capture.sizedBySystem.contains(element.index) else { return }
        guard let conflict = Self.conflict(on: element, added: traits, removed: []) else { return answers.pass() }
        switch conflict {
        // What is adjusted and pressed as well is no contradiction: of a carousel, say, whose page opens something.
        case .buttonOnOtherControl where traits.contains(.adjustable): answers.pass()
        case .buttonAndLink, .headingOnAdjustable, .buttonOnOtherControl:
            answers.review(
                Signal(element: NamedElement(captured: element), conflict: conflict), on: element, certainty: .likely)
        case .staticTextOnControl, .addedAndRemoved, .alwaysSelected, .roleTaken: answers.pass()
        }
    }

    private static let roles: Traits = [.button, .link, .keyboardKey, .tab, .searchField, .adjustable, .toggle]

    private static func conflict(on element: ElementView, added: Traits, removed: Traits) -> Conflict? {
        let both = added.intersection(removed)
        if let name = Traits.names.first(where: { both.contains($0.0) })?.1 { return .addedAndRemoved(name) }
        let kind = element.kind
        if added.isSuperset(of: [.button, .link]) { return .buttonAndLink }
        if added.contains(.staticText), added.contains(.button) || added.contains(.link) || kind.isPressed {
            return .staticTextOnControl
        }
        if added.contains(.header), kind == .slider || kind == .stepper || element.isAdjustable {
            return .headingOnAdjustable
        }
        if added.contains(.button), kind.isEnteredOrAdjusted { return .buttonOnOtherControl }
        // Where a condition chooses between two forms, one of them may well be the chosen one.
        let isOneForm = element.ancestors.contains { $0.kind == .alternatives && Array($0.children).count > 1 }
        if added.contains(.selected), !isOneForm { return .alwaysSelected }
        return nil
    }

    let viewFix: ViewFix? = .traitByState

    func phrase(_ signal: Signal) -> Phrasing {
        let (en, ko) = (signal.element.en, signal.element.ko)
        switch signal.conflict {
        case .buttonAndLink:
            return Phrasing(
                message: Bilingual(
                    en: "The \(en) is announced as a button and as a link.",
                    ko: "\(ko)은(는) 버튼이면서 링크라고 안내됩니다."),
                fix: Wording(
                    en: "Keep .isLink if it opens a page outside the app, else .isButton.",
                    ko: "앱 밖의 페이지를 열면 .isLink만, 그렇지 않으면 .isButton만 남기세요."))
        case .staticTextOnControl:
            return Phrasing(
                message: Bilingual(
                    en: "The \(en) can be activated, but is also said to be plain text.",
                    ko: "\(ko)은(는) 활성화할 수 있는데 일반 텍스트 특성도 지정되어 있습니다."),
                fix: Wording(en: "Leave out .isStaticText.", ko: ".isStaticText를 빼세요."))
        case .headingOnAdjustable:
            return Phrasing(
                message: Bilingual(
                    en: """
                        The \(en) is adjusted and a heading at once, so people who jump by headings land on a control.
                        """,
                    ko: "\(ko)은(는) 조절하는 요소이면서 머리말입니다. 머리말로 이동하는 사람이 컨트롤에 도착합니다."),
                fix: Wording(
                    en: "Give the heading trait to the text above it instead.", ko: "그 위의 텍스트에 머리말 특성을 지정하세요."))
        case .buttonOnOtherControl:
            return Phrasing(
                message: Bilingual(
                    en: "The \(en) is no button: with .isButton, VoiceOver announces a role it does not have.",
                    ko: "\(ko)은(는) 버튼이 아닙니다. .isButton을 추가하면 VoiceOver가 실제와 다른 역할을 말합니다."),
                fix: Wording(
                    en: "Leave out .isButton; the control has its own role.",
                    ko: ".isButton을 빼세요. 컨트롤에는 이미 고유한 역할이 있습니다."))
        case .addedAndRemoved(let trait):
            return Phrasing(
                message: Bilingual(
                    en: "The trait “\(trait)” is both added to the \(en) and removed from it.",
                    ko: "\(ko)에 “\(trait)” 특성을 추가하면서 동시에 제거합니다."),
                fix: Wording(en: "Keep one of the two modifiers.", ko: "두 수정자 가운데 하나만 남기세요."))
        case .roleTaken:
            return Phrasing(
                message: Bilingual(
                    en: """
                        The \(en) is no longer announced as a button: the traits it is given take the place of its own.
                        """,
                    ko: "지정한 특성이 원래 특성을 대신하므로 \(ko)이(가) 더는 버튼으로 안내되지 않습니다."),
                fix: Self.roleFix, inViews: Self.roleFix, inInterfaceFiles: Self.roleFixInFiles)
        case .alwaysSelected:
            return Phrasing(
                message: Bilingual(
                    en: "The \(en) is announced as selected, whatever is chosen.",
                    ko: "\(ko)은(는) 무엇을 선택하든 항상 선택됨으로 안내됩니다."),
                fix: Wording(
                    en: "Add the trait by a condition: \(.accessibilitySelectedTrait).",
                    ko: "조건에 따라 추가하세요: \(.accessibilitySelectedTrait)."))
        }
    }
}

extension ConflictingTraits {
    private static let roleFix = Wording(
        en: """
            Add to what is there with accessibilityTraits.insert(_:) and take out with remove(_:), or list .button \
            among the traits.
            """,
        ko: "accessibilityTraits.insert(_:)로 추가하고 remove(_:)로 빼거나, 특성 목록에 .button도 넣으세요.")

    private static let roleFixInFiles = Wording(
        en: "Check Button among the traits in the Identity inspector as well.",
        ko: "Identity inspector의 특성에서 Button도 선택하세요.")
}

extension ElementKind {
    /// Whether people press it.
    fileprivate var isPressed: Bool {
        switch self {
        case .button, .link, .shareLink, .navigationLink, .menu, .toggle, .pasteButton, .editButton, .renameButton: true
        default: false
        }
    }

    /// Whether people type into it or adjust it.
    fileprivate var isEnteredOrAdjusted: Bool {
        switch self {
        case .slider, .stepper, .textField, .secureField, .textEditor, .searchField: true
        default: false
        }
    }
}

extension ElementView {
    /// Where a view's traits are set as a whole, which takes the button's own away; `nil` for none, and for one that
    /// nobody can press as long as it is so.
    fileprivate var buttonTraitTaken: SourcePlace? {
        // A button that does nothing is made to look like something else.
        guard kind == .button, has(.code(.action)) else { return nil }
        var places: Set<SourcePlace> = []
        for use in attributes {
            switch use.attribute {
            case .accessibility(.addTraits): places.insert(use.place)
            case .accessibility(.removeTraits(.known(.button))) where places.contains(use.place): return use.place
            case .interaction(.allowsHitTesting(.known(false))), .interaction(.disabled(.known(true))): return nil
            default: break
            }
        }
        return nil
    }

    fileprivate var isAdjustable: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.action(.adjust)): true
            default: false
            }
        }
    }
}

extension PerceivedTree {
    /// The stops that come from an element itself.
    fileprivate func stops(from element: ElementView) -> [PerceivedView] {
        elements.indices.filter { elements[$0].declared == element.index && elements[$0].exposure == .element }
            .map { self[$0] }
    }
}
