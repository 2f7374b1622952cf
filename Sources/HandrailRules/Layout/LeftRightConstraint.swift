import HandrailModel
import HandrailSemantics
import HandrailSource

/// A view held to the left or right, which stays there where reading goes from right to left.
struct LeftRightConstraint: ElementRule {
    static let info = RuleInfo(
        id: "left-right-constraint",
        title: Bilingual(en: "Held to the left or right", ko: "왼쪽이나 오른쪽에 고정된 뷰"),
        reason: Bilingual(
            en: """
                In Arabic or Hebrew the layout is mirrored; what is held to the left or right instead of leading or \
                trailing stays on the wrong side.
                """,
            ko: "아랍어나 히브리어에서는 레이아웃이 좌우로 뒤집힙니다. leading과 trailing 대신 왼쪽·오른쪽에 고정하면 반대쪽에 남습니다."),
        impact: .minor, guidelines: ["layout.right-to-left"], criteria: [], examples: examples)

    private static func label(_ first: String, _ second: String = "") -> String {
        """
        <view contentMode="scaleToFill" id="box">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>
        <label text="Departure" id="a">
        <rect key="frame" x="20" y="60" width="100" height="21"/>
        </label>
        </subviews>
        <constraints>
        \(first)
        \(second)
        </constraints>
        </view>
        """
    }

    /// Buttons with pictures, each held to the right side of the one before.
    private static func row(of pictures: [String], mark: String) -> String {
        let buttons = pictures.map { "<button id=\"\($0)\"><state key=\"normal\" image=\"\($0)\"/></button>" }
        let pairs = zip(pictures, pictures.dropFirst()).map { left, right in
            "<constraint firstItem=\"\(right)\" firstAttribute=\"left\" secondItem=\"\(left)\" "
                + "secondAttribute=\"right\" constant=\"12\" id=\"after-\(left)\"/>"
        }
        return """
            <view contentMode="scaleToFill" id="box">
            <subviews>\(buttons.joined())</subviews>
            <constraints>\(mark)\(pairs.joined(separator: "\n"))</constraints>
            </view>
            """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            label(
                "↓<constraint firstItem=\"a\" firstAttribute=\"left\" secondItem=\"box\" secondAttribute=\"left\" "
                    + "constant=\"20\" id=\"k\"/>"
            ),
            files: RuleExample.arabic),
        RuleExample(
            .violation,
            label(
                "↓<constraint firstAttribute=\"right\" secondItem=\"a\" secondAttribute=\"right\" constant=\"20\" "
                    + "id=\"k\"/>"
            ),
            files: RuleExample.arabic),
        RuleExample(
            .silent,
            label(
                "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"box\" secondAttribute=\"leading\" "
                    + "constant=\"20\" id=\"k\"/>"
            )),
        RuleExample(
            .silent,
            label(
                "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"top\" "
                    + "constant=\"20\" id=\"k\"/>"
            )),
        RuleExample(.silent, "Text(\"Departure\").frame(maxWidth: .infinity, alignment: .leading)"),
        RuleExample(
            .nearMiss("held to both sides alike it looks the same mirrored"),
            label(
                "<constraint firstItem=\"a\" firstAttribute=\"left\" secondItem=\"box\" secondAttribute=\"left\" "
                    + "constant=\"20\" id=\"k\"/>",
                "<constraint firstAttribute=\"right\" secondItem=\"a\" secondAttribute=\"right\" constant=\"20\" "
                    + "id=\"m\"/>"
            ), files: RuleExample.arabic),
        RuleExample(
            .nearMiss("a label that stays hidden is on no side"),
            label(
                "<constraint firstItem=\"a\" firstAttribute=\"left\" secondItem=\"box\" secondAttribute=\"left\" "
                    + "constant=\"20\" id=\"k\"/>"
            )
            .replacing("<label text", with: "<label hidden=\"YES\" text"), files: RuleExample.arabic),
        RuleExample(
            .violation, row(of: ["tide", "wind", "chart"], mark: "↓"), files: RuleExample.arabic),
        RuleExample(
            .nearMiss("what goes back and forth in a film stays in the order of the film"),
            row(of: ["backward", "play", "forward"], mark: ""), files: RuleExample.arabic),
        RuleExample(
            .nearMiss("the app speaks no language that is read from right to left"),
            """
            final class PierController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    view.addSubview(note)
                    note.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    view.addSubview(note)
                    ↓note.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
                }
            }
            """,
            files: RuleExample.arabic),
        RuleExample(
            .review,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures from the pier", comment: "")
                    ↓note.textAlignment = .left
                    view.addSubview(note)
                }
            }
            """,
            files: RuleExample.arabic),
        RuleExample(
            .nearMiss("figures stand in a column on the same side in every language"),
            """
            final class TrailController: UIViewController {
                private let length = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    length.text = "12.5"
                    length.textAlignment = .right
                    view.addSubview(length)
                }
            }
            """,
            files: RuleExample.arabic),
        RuleExample(
            .review,
            """
            struct Drawer: View {
                @State private var isOpen = false

                var body: some View {
                    HStack {
                        Button("Close") { isOpen = false }
                            .frame(width: 260)
                            .↓offset(x: isOpen ? 0 : -280)
                        Spacer()
                    }
                }
            }
            """,
            files: RuleExample.arabic),
        RuleExample(
            .nearMiss("it moves up and down, which is the same in every language"),
            """
            struct Drawer: View {
                @State private var isOpen = false

                var body: some View {
                    Button("Close") { isOpen = false }
                        .offset(y: isOpen ? 0 : 280)
                }
            }
            """,
            files: RuleExample.arabic),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.layout(.constraint), .layout(.offset), .text(.alignment)]

    /// The side.
    struct Signal: Hashable, Sendable {
        /// What keeps to a side.
        enum Part: Hashable, Sendable {
            case view, words
            /// A view that waits beside the screen until it is moved in.
            case drawer
        }

        /// Whether it is the left side.
        let isLeft: Bool
        /// The edits that make it follow, where they are simple.
        let mending: [SourceEdit]
        /// What keeps to it.
        var part = Part.view
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        examine(wordsOf: element, on: screen, &answers)
        examine(drawer: element, on: screen, &answers)
        let sides = element.constraints.filter { Self.sides[$0.use.attribute] != nil }
        guard !sides.isEmpty else { return }
        // Nothing is mirrored in an app whose languages all run from left to right.
        guard screen.screen.speaksRightToLeft else { return answers.pass() }
        guard let own = Self.faults(of: element).first else { return answers.pass() }
        guard let parent = element.parent else {
            return answers.violation(
                Signal(isLeft: own.isLeft, mending: own.mending), on: element, at: own.place,
                cause: Self.cause(of: own))
        }
        // The order of what plays a film is that of the film.
        if parent.isTransport { return answers.pass() }
        // What stands in one container is one row or column, and one defect.
        let first = parent.children.first { !Self.faults(of: $0).isEmpty }
        guard first?.index == element.index else { return }
        var places: Set<SourcePlace> = []
        let all = parent.children.flatMap { Self.faults(of: $0) }.filter { places.insert($0.place).inserted }
        answers.violation(
            Signal(isLeft: own.isLeft, mending: all.flatMap(\.mending)), on: element, at: own.place,
            related: all.dropFirst().map { RelatedPlace(place: $0.place, why: Self.also) }, cause: Self.cause(of: own))
    }

    /// Words that start at the left or right although what is around them is mirrored.
    private func examine(wordsOf element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .text(.alignment(let name)) = use.attribute, use.condition == nil,
                let isLeft = Self.alignments[name]
            else { continue }
            guard screen.screen.speaksRightToLeft, element.readsLikeProse else { return answers.pass() }
            return answers.review(
                Signal(isLeft: isLeft, mending: [], part: .words), on: element, at: use.place,
                cause: .app("words \(use.place.file.value)"))
        }
    }

    private static let alignments = ["left": true, "right": false]

    /// A drawer that is pushed off the screen to a side, by points that are counted from the left in every language.
    private func examine(drawer element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .layout(.offset(let offset)) = use.attribute, case .oneOf(let values) = offset.width,
                values.contains(0), let farthest = values.max(by: { abs($0) < abs($1) }), abs(farthest) >= Self.far
            else { continue }
            guard screen.screen.speaksRightToLeft else { return answers.pass() }
            return answers.review(Signal(isLeft: farthest < 0, mending: [], part: .drawer), on: element, at: use.place)
        }
    }

    /// Points by which what is moved is out of sight, as a drawer is.
    private static let far = 200.0

    /// Who laid out a class or a scene by left and right did so all over it.
    private static func cause(of fault: Fault) -> SharedCause { .app("\(fault.place.file.value)") }

    private static let also = Bilingual(en: "so is this one", ko: "이것도 고정되어 있습니다")

    /// What holds an element to the left or right.
    private struct Fault {
        let isLeft: Bool
        let place: SourcePlace
        let mending: [SourceEdit]
    }

    private static func faults(of element: ElementView) -> [Fault] {
        guard element.attributeKinds.contains(.layout(.constraint)) else { return [] }
        let sides = element.constraints.filter { Self.sides[$0.use.attribute] != nil }
        if sides.isEmpty || DeclaredVisibility(of: element).staysHidden { return [] }
        return sides.compactMap { use, attribute in
            guard let isLeft = Self.sides[use.attribute], use.isRequired,
                !sides.contains(where: { Self.isMirror($0.use, of: use) })
            else { return nil }
            return Fault(isLeft: isLeft, place: attribute.place, mending: use.mending)
        }
    }

    private static let sides = ["left": true, "leftMargin": true, "right": false, "rightMargin": false]

    // The same distance from the same thing on the other side.
    private static func isMirror(_ other: ConstraintUse, of use: ConstraintUse) -> Bool {
        guard let a = sides[use.attribute], let b = sides[other.attribute], a != b, use.target == other.target else {
            return false
        }
        return use.offset.map { abs($0) } == other.offset.map { abs($0) }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let (en, ko) = signal.isLeft ? ("left", "왼쪽") : ("right", "오른쪽")
        let instead = Term.constraintSide(isLeft: signal.isLeft)
        switch signal.part {
        case .view: break
        case .words:
            return Phrasing(
                message: Bilingual(
                    en: "This text is aligned to the \(en), also in a language that is read from right to left.",
                    ko: "이 텍스트는 오른쪽에서 왼쪽으로 읽는 언어에서도 \(ko)에 정렬됩니다."),
                fix: Wording(
                    en: "Use .natural, so that it starts where reading does; keep the side for figures in columns.",
                    ko: "읽기 시작하는 쪽에 맞춰지도록 .natural을 사용하고, 열에 놓인 숫자에만 방향을 고정하세요."))
        case .drawer:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This waits off the screen on the \(en). Mirrored for a language read from right to left it \
                        starts on the other side, and the same offset pushes it across the screen.
                        """,
                    ko: """
                        이 뷰는 화면 \(ko) 밖에서 대기합니다. 오른쪽에서 왼쪽으로 읽는 언어에서는 반대쪽에 놓이므로, 같은 오프셋이 뷰를 화면 \
                        안으로 밀어 넣습니다.
                        """),
                fix: Wording(
                    en: """
                        Where the layout direction is right to left, multiply the offset by −1, or let it come and go \
                        with a transition of .move(edge:).
                        """,
                    ko: "레이아웃 방향이 오른쪽에서 왼쪽이면 오프셋에 −1을 곱하거나, .move(edge:) 전환으로 나타나고 사라지게 하세요."))
        }
        return Phrasing(
            message: Bilingual(
                en: """
                    This view is held to the \(en) and stays there when the layout is mirrored for a language read \
                    from right to left.
                    """,
                ko: "이 뷰는 \(ko)에 고정되어 있어, 오른쪽에서 왼쪽으로 읽는 언어에서 레이아웃이 뒤집혀도 그 자리에 남습니다."),
            fix: Wording(
                en: """
                    Hold it to \(instead) on both sides of the constraint, unless it must not be mirrored, as a map or \
                    a playback control.
                    """,
                ko: "지도나 재생 컨트롤처럼 뒤집으면 안 되는 것이 아니라면 제약의 양쪽을 \(instead)(으)로 바꾸세요."))
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        if signal.part == .words {
            return phrase(signal).saying(
                Bilingual(
                    en: """
                        Texts are aligned to the left or right in \(places) places here, also in a language that is \
                        read from right to left.
                        """,
                    ko: "여기서는 오른쪽에서 왼쪽으로 읽는 언어에서도 왼쪽이나 오른쪽에 정렬되는 텍스트가 \(places)곳 있습니다."))
        }
        return phrase(signal).saying(
            Bilingual(
                en: """
                    Views are held to the left or right in \(places) places here, and stay there when the layout is \
                    mirrored for a language read from right to left.
                    """,
                ko: "여기서는 뷰가 왼쪽이나 오른쪽에 고정된 곳이 \(places)곳 있어, 오른쪽에서 왼쪽으로 읽는 언어에서 레이아웃이 뒤집혀도 그 자리에 남습니다."))
    }

    func repairs(_ signal: Signal) -> [RepairPlan] {
        [.writing(.constraintSide(isLeft: signal.isLeft), by: signal.mending)]
    }
}

extension ElementView {
    /// Whether it shows words that may be longer than a figure.
    fileprivate var readsLikeProse: Bool {
        guard kind == .text || kind == .textField || kind == .textEditor, !DeclaredVisibility(of: self).staysHidden
        else { return false }
        guard case .words(let fact) = content else { return kind != .text }
        return fact.values.contains { words in words.text?.contains(where: \.isLetter) ?? false }
    }

    /// Whether buttons that play something and go back and forth in it stand side by side in it.
    fileprivate var isTransport: Bool {
        let names = children.flatMap { [$0] + $0.descendants }.flatMap(\.pictureNames)
        return names.contains(where: Self.playing.occur) && names.contains(where: Self.skipping.occur)
    }

    private static let playing = Fragments(["play", "pause"])
    private static let skipping = Fragments(["next", "prev", "forward", "backward", "rewind", "skip"])

    /// The names of the pictures that it may show, in lower case.
    private var pictureNames: [String] {
        switch content {
        case .image(.asset(let name)), .image(.symbol(let name)): name.values.map { $0.lowercased() }
        default: []
        }
    }
}
