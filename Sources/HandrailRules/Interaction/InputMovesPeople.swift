import HandrailModel
import HandrailSemantics
import HandrailSource

/// A field, switch or picker whose change takes people somewhere else.
struct InputMovesPeople: ElementRule {
    static let info = RuleInfo(
        id: "input-moves-people",
        title: Bilingual(en: "Input that moves people elsewhere", ko: "입력하면 다른 곳으로 옮겨 가는 컨트롤"),
        reason: Bilingual(
            en: """
                Whoever types or chooses by voice, switch or keyboard passes through values on the way; a screen that \
                closes or a cursor that jumps then loses their place.
                """,
            ko: "음성, 스위치, 키보드로 입력하면 여러 값을 거쳐 갑니다. 그때마다 화면이 닫히거나 커서가 옮겨 가면 있던 자리를 잃습니다."),
        impact: .moderate, guidelines: ["accessibility.predictable-controls"], criteria: ["WCAG 2.2 3.2.2"],
        examples: examples)

    /// A storyboard with two fields, the first of which is connected in some way.
    private static func storyboard(_ connection: String) -> [String: String] {
        [
            "Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
            initialViewController="c1">
            <scenes>
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="PhoneController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Area code" id="t1">
            <rect key="frame" x="20" y="100" width="100" height="34"/>
            <connections>
            \(connection)
            </connections>
            </textField>
            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Number" id="t2">
            <rect key="frame" x="140" y="100" width="200" height="34"/>
            </textField>
            </subviews>
            </view>
            <connections>
            <outlet property="number" destination="t2" id="o1"/>
            </connections>
            </viewController>
            </objects>
            </scene>
            </scenes>
            </document>
            """
        ]
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var code = ""
                @FocusState private var focusedField: Field?

                var body: some View {
                    TextField("Area code", text: $code)
                        .↓onChange(of: code) {
                            if code.count == 3 { focusedField = .number }
                        }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @Environment(\\.dismiss) private var dismiss
                @State private var sort = Sort.name

                var body: some View {
                    Form {
                        Picker("Sort by", selection: $sort) {
                            Text("Name").tag(Sort.name)
                            Text("Date").tag(Sort.date)
                        }
                    }
                    .↓onChange(of: sort) { dismiss() }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var code = ""
                @State private var isConfirmed = false

                var body: some View {
                    VStack {
                        TextField("Code", text: $code)
                            .↓onChange(of: code) { if code.count == 6 { isConfirmed = true } }
                        NavigationLink("Go on", destination: Text("Welcome aboard"), isActive: $isConfirmed)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var size = 0
                @State private var path: [Int] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        Picker("Size", selection: $size) {
                            Text("Small").tag(0)
                            Text("Large").tag(1)
                        }
                        .↓onChange(of: size) { path.append(size) }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var agrees = false
                @State private var page = 0

                var body: some View {
                    TabView(selection: $page) {
                        Toggle("I agree", isOn: $agrees)
                            .↓onChange(of: agrees) { page = 1 }
                            .tag(0)
                        Text("Welcome aboard").tag(1)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var size = 0
                @State private var sizes: [Int] = []

                var body: some View {
                    Picker("Size", selection: $size) {
                        Text("Small").tag(0)
                        Text("Large").tag(1)
                    }
                    .onChange(of: size) { sizes.append(size) }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var code = ""
                @FocusState private var focusedField: Field?

                var body: some View {
                    TextField("Area code", text: $code)
                        .onSubmit { focusedField = .number }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var query = ""

                var body: some View {
                    TextField("Search", text: $query)
                        .onChange(of: query) { results = search(query) }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @Environment(\\.dismiss) private var dismiss
                @State private var isDone = false

                var body: some View {
                    Button("Save") { save { isDone = true } }
                        .onChange(of: isDone) { dismiss() }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var code = ""
                @State private var isDone = false

                var body: some View {
                    TextField("Code", text: $code)
                        .↓onChange(of: code) {
                            if code.count == 6 { isDone = true }
                        }
                        .navigationDestination(isPresented: $isDone) { Text("Welcome") }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var digits = ["", "", "", ""]
                @FocusState private var focused: Int?

                var body: some View {
                    HStack {
                        ForEach(0..<4, id: \\.self) { index in
                            TextField("Digit", text: $digits[index])
                                .focused($focused, equals: index)
                                .↓onChange(of: digits[index]) {
                                    if digits[index].count == 1 { focused = index + 1 }
                                }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("the keyboard goes away, and people stay where they are"),
            """
            struct Example: View {
                @State private var code = ""
                @FocusState private var isFocused: Bool

                var body: some View {
                    TextField("Code", text: $code)
                        .onChange(of: code) {
                            if code.count == 6 { isFocused = false }
                        }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class PhoneController: UIViewController {
                private let area = UITextField()
                private let number = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    area.placeholder = "Area code"
                    number.placeholder = "Number"
                    area.addTarget(self, action: #selector(areaChanged), for: .editingChanged)
                    view.addSubview(area)
                    view.addSubview(number)
                }

                ↓@objc private func areaChanged() {
                    if area.text?.count == 3 { number.becomeFirstResponder() }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class CodeController: UIViewController, UITextFieldDelegate {
                private let first = UITextField()
                private let second = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    first.delegate = self
                    second.delegate = self
                    view.addSubview(first)
                    view.addSubview(second)
                }

                ↓func textField(
                    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
                ) -> Bool {
                    if textField == first, string.count == 1 {
                        first.text = string
                        second.becomeFirstResponder()
                        return false
                    }
                    return true
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PhoneController: UIViewController, UITextFieldDelegate {
                private let area = UITextField()
                private let number = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    area.delegate = self
                    view.addSubview(area)
                    view.addSubview(number)
                }

                func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                    number.becomeFirstResponder()
                }
            }
            """),
        RuleExample(
            .nearMiss("people are asked before the screen closes"),
            """
            final class SyncController: UIViewController {
                private let sync = UISwitch()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    sync.addTarget(self, action: #selector(syncChanged), for: .valueChanged)
                    view.addSubview(sync)
                }

                @objc private func syncChanged() {
                    let alert = UIAlertController(title: "Turn off?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Turn Off", style: .destructive) { _ in
                        self.dismiss(animated: true)
                    })
                    present(alert, animated: true)
                }
            }
            """),
        RuleExample(
            .review,
            """
            import UIKit

            final class PhoneController: UIViewController {
                @IBOutlet private var number: UITextField!

                ↓@IBAction private func areaChanged(_ sender: UITextField) {
                    if sender.text?.count == 3 { number.becomeFirstResponder() }
                }
            }
            """,
            files: storyboard(#"<action selector="areaChanged:" destination="c1" eventType="editingChanged" id="a1"/>"#)
        ),
        RuleExample(
            .review,
            """
            import UIKit

            final class PhoneController: UIViewController, UITextFieldDelegate {
                @IBOutlet private var number: UITextField!

                ↓func textFieldDidChangeSelection(_ textField: UITextField) {
                    if textField.text?.count == 3 { number.becomeFirstResponder() }
                }
            }
            """, files: storyboard(#"<outlet property="delegate" destination="c1" id="o2"/>"#)),
        RuleExample(
            .silent,
            """
            import UIKit

            final class PhoneController: UIViewController {
                @IBOutlet private var number: UITextField!

                @IBAction private func areaDone(_ sender: UITextField) {
                    number.becomeFirstResponder()
                }
            }
            """,
            files: storyboard(
                #"<action selector="areaDone:" destination="c1" eventType="editingDidEndOnExit" id="a1"/>"#)),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.code(.event)]

    /// What happens.
    enum Move: Hashable, Sendable { case focus, dismissal, navigation, tab }

    /// The control and what happens when it changes.
    struct Signal: Hashable, Sendable {
        let control: NamedElement
        let isTyped: Bool
        let move: Move
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.has({ if case .code(.event) = $0 { true } else { false } }) else { return }
        for use in element.attributes {
            guard case .code(.event(let event)) = use.attribute, event.kind == .change, !event.triggers.isEmpty else {
                continue
            }
            guard let move = Self.move(event.action, in: element.tree) else { continue }
            guard let control = Self.control(for: event.triggers, in: element.tree) else { continue }
            let named = NamedElement(control, stops: GestureSite(control, on: screen).stops)
            let signal = Signal(control: named, isTyped: control.kind.isTypedInto, move: move)
            answers.review(signal, on: element, at: use.place, certainty: .likely)
        }
    }

    private static func move(_ action: ActionSummary, in tree: ElementTree) -> Move? {
        if action.dismisses { return .dismissal }
        let jumps = action.assignments.contains { assignment in
            assignment.target.lowercased().holds("focus") && !["nil", "false"].contains(assignment.value ?? "")
        }
        if jumps || action.movesFocus { return .focus }
        if !navigation.isDisjoint(with: action.calls) || action.extendsPath || action.pushes { return .navigation }
        let set = Set(action.assignments.filter { !["nil", "false"].contains($0.value ?? "") }.map(\.target)).union(
            action.counted)
        guard !set.isEmpty else { return nil }
        for index in tree.elements.indices {
            let move: Move
            switch tree.elements[index].kind {
            case .navigationLink: move = .navigation
            case .tabView: move = .tab
            case _ where tree.elements[index].attributeKinds.contains(.screen(.presents)): move = .navigation
            default: continue
            }
            if tree[index].isBound(to: set) || tree[index].pushes(for: set) { return move }
        }
        return nil
    }

    // What routers and coordinators are told to go on by.
    private static let navigation: Set<String> = ["navigate", "navigateTo", "pushView", "pushViewController"]

    /// The control that changes one of these states.
    private static func control(for states: Set<StatePath>, in tree: ElementTree) -> ElementView? {
        let names = Set(states.compactMap(\.property).map(String.init))
        for index in tree.elements.indices where tree.elements[index].kind.takesInput {
            if tree[index].isBound(to: names) { return tree[index] }
        }
        return nil
    }

    private static let goingOn = Wording(
        en: "Let people go on themselves with a button, or say before the control what changing it does.",
        ko: "버튼으로 사용자가 직접 넘어가게 하거나, 값을 바꾸면 어떻게 되는지 컨트롤 앞에서 알려 주세요.")

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = signal.isTyped
            ? Wording(
                en: "Let people go on themselves: with \(.onSubmit), a Next button, or one field for all of it.",
                ko: "\(.onSubmit)이나 다음 버튼으로 사용자가 직접 넘어가게 하거나, 한 필드에 모두 입력하게 하세요.")
            : Wording(
                en: "Keep the screen open and offer a Done button, or say before the control what choosing does.",
                ko: "화면을 그대로 두고 완료 버튼을 제공하거나, 선택하면 어떻게 되는지 컨트롤 앞에서 알려 주세요.")
        let views = signal.isTyped
            ? Wording(
                en: """
                    Let people go on themselves: with the Return key in textFieldShouldReturn(_:), a Next button, or \
                    one field for all of it.
                    """,
                ko: "textFieldShouldReturn(_:)에서 받는 Return 키나 다음 버튼으로 사용자가 직접 넘어가게 하거나, 한 필드에 모두 입력하게 하세요.")
            : fix
        switch signal.move {
        case .focus:
            return Phrasing(
                message: Bilingual(
                    en: "Changing the \(signal.control.en) moves the cursor to another field by itself.",
                    ko: "\(signal.control.ko)의 값을 바꾸면 커서가 저절로 다른 필드로 옮겨 갑니다."),
                fix: fix, inViews: views)
        case .dismissal:
            return Phrasing(
                message: Bilingual(
                    en: "Changing the \(signal.control.en) closes the screen by itself.",
                    ko: "\(signal.control.ko)의 값을 바꾸면 화면이 저절로 닫힙니다."),
                fix: fix, inViews: views)
        case .navigation:
            return Phrasing(
                message: Bilingual(
                    en: "Changing the \(signal.control.en) opens another screen by itself.",
                    ko: "\(signal.control.ko)의 값을 바꾸면 다른 화면이 저절로 열립니다."),
                fix: Self.goingOn)
        case .tab:
            return Phrasing(
                message: Bilingual(
                    en: "Changing the \(signal.control.en) turns to another tab or page by itself.",
                    ko: "\(signal.control.ko)의 값을 바꾸면 다른 탭이나 페이지로 저절로 넘어갑니다."),
                fix: Self.goingOn)
        }
    }
}

extension ActionSummary {
    /// Whether it puts something onto the path of a navigation stack.
    fileprivate var extendsPath: Bool {
        if calls.contains("append"), Self.paths.occur(in: digest) { return true }
        return assignments.contains { $0.value != "nil" && $0.target.lowercased() == "navigationpath" }
    }

    /// Whether it pushes a screen: what counts events is told to push them as well.
    fileprivate var pushes: Bool { calls.contains("push") && Self.routers.occur(in: digest) }

    private static let paths = Fragments(["path.append("])
    private static let routers = Fragments(["router.push", "navigator.push", "coordinator.push", "navigation.push"])
}

extension ElementView {
    /// Whether a binding to one of these properties was handed to it.
    fileprivate func isBound(to names: Set<String>) -> Bool {
        has { attribute in
            guard case .state(.binding(let text)) = attribute else { return false }
            return Self.isBinding(text, to: names)
        }
    }

    /// Whether it puts another screen onto the stack while one of these properties is set.
    fileprivate func pushes(for names: Set<String>) -> Bool {
        has { attribute in
            guard case .screen(.presents(.navigationDestination, let text?)) = attribute else { return false }
            return Self.isBinding(text, to: names)
        }
    }

    /// Whether a binding is written to one of these properties, or to a part of what one of them holds: `$digits[0]`.
    private static func isBinding(_ text: String, to names: Set<String>) -> Bool {
        let whole = text.prefix { $0 != "[" && $0 != "(" }
        return names.contains(whole.drop { $0 == "$" }.split(separator: ".").last.map(String.init) ?? text)
    }
}

extension ElementKind {
    /// Whether people type into it.
    fileprivate var isTypedInto: Bool {
        switch self {
        case .textField, .secureField, .textEditor, .searchField: true
        default: false
        }
    }

    /// Whether people give it a value.
    fileprivate var takesInput: Bool {
        switch self {
        case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker: true
        default: isTypedInto
        }
    }
}
