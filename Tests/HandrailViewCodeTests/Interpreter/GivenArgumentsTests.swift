import HandrailTestSupport
import Testing

/// Branches of initializers that the arguments of a call decide.
@Suite("Reading initializers with what they are given") struct GivenArgumentsTests {
    /// What the screen shows whose view is made by a call, of “Small”, “Large”, “Word” and “Close”.
    private static func shown(_ call: String) throws -> Set<String> {
        let dump = try UIKitScreen.dump(
            """
            final class Bar: UIView {
                enum Kind { case small, large, huge }
                init(kind: Kind = .huge, word: String? = nil, showsClose: Bool = false) {
                    super.init(frame: .zero)
                    switch kind {
                    case .small: add("Small")
                    case .large, .huge: add("Large")
                    }
                    if let word { add("Word"); print(word) }
                    if !showsClose { return } else { add("Close") }
                }
                required init?(coder: NSCoder) { fatalError() }
                private func add(_ text: String) {
                    let label = UILabel()
                    label.text = text
                    addSubview(label)
                }
            }
            final class Screen: UIViewController {
                var isOpen = false
                var kind = Bar.Kind.small
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(\(call))
                }
            }
            """)
        return Set(["Small", "Large", "Word", "Close"].filter { dump.contains("\"\($0)\"") })
    }

    @Test(
        "What is written out or left at its default decides",
        arguments: [
            ("Bar(kind: .small)", ["Small"]), ("Bar(kind: Bar.Kind.large, word: \"Ahoy\")", ["Large", "Word"]),
            ("Bar()", ["Large"]), ("Bar(word: nil, showsClose: true)", ["Large", "Close"]),
        ])
    func decided(call: String, expected: [String]) throws {
        #expect(try Self.shown(call) == Set(expected))
    }

    @Test(
        "What is found out at run time leaves all branches",
        arguments: ["Bar(kind: kind, word: title, showsClose: isOpen)"])
    func open(call: String) throws {
        #expect(try Self.shown(call) == ["Small", "Large", "Word", "Close"])
    }
}
