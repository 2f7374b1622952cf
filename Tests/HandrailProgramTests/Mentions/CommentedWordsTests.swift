import Testing

/// What stands only in comments and in string literals is no code: it neither changes a value nor shows a view, and
/// speaks of no accessibility.
@Suite("Words that are no code") struct CommentedWordsTests {
    @Test("The value of a private state is changed by code alone")
    func values() throws {
        func names(_ statement: String) throws -> [String] {
            try NotCode.names(
                """
                import SwiftUI
                struct Screen: View {
                    @State private var isBusy = false
                    var body: some View {
                        VStack { if isBusy { Text("Busy") } else { Text("Ready") } }
                    }
                    func note() {
                        \(statement)
                    }
                }
                """)
        }
        #expect(try names("isBusy = true") == ["Busy", "Ready"])
        for spelling in NotCode.spellings(of: "isBusy = true") {
            #expect(try names(spelling) == ["Ready"], "\(spelling)")
        }
        // A handed binding and the storage count as code only as well.
        #expect(try names("keep($isBusy)") == ["Busy", "Ready"])
        for spelling in NotCode.spellings(of: "keep($isBusy)") {
            #expect(try names(spelling) == ["Ready"], "\(spelling)")
        }
    }

    @Test("A value of the environment is set by code alone")
    func environment() throws {
        func isJudged(_ statement: String) throws -> Bool {
            try NotCode.findings(
                """
                import SwiftUI
                struct Theme { var text = Color(white: 0.7) }
                private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
                extension EnvironmentValues {
                    var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
                }
                struct Screen: View {
                    @Environment(\\.theme) var theme
                    var body: some View { Text("More").foregroundStyle(theme.text) }
                }
                func show() {
                    \(statement)
                }
                """
            ).contains("low-text-contrast")
        }
        let setting = "return keep(view.environment(\\.theme, load()))"
        #expect(try !isJudged(setting))
        #expect(try isJudged("// \(setting)"))
        #expect(try isJudged("/* \(setting) */"))
    }

    @Test("Cells of the framework get another ground by code alone, anywhere in the project")
    func wordsOfTheProject() throws {
        func isJudged(_ statement: String) throws -> Bool {
            try NotCode.findings(
                """
                import UIKit
                final class Cell: UITableViewCell {
                    private let label = UILabel()
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        label.text = NSLocalizedString("Closed", comment: "")
                        label.textColor = UIColor(white: 0.7, alpha: 1)
                        contentView.addSubview(label)
                    }
                    required init?(coder: NSCoder) { nil }
                }
                final class List: UITableViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "List"
                        tableView.register(Cell.self, forCellReuseIdentifier: "c")
                    }
                    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
                    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                        let cell = t.dequeueReusableCell(withIdentifier: "c", for: i)
                        \(statement)
                        return cell
                    }
                }
                """
            ).contains { ["low-text-contrast", "literal-text-color"].contains($0) }
        }
        #expect(try !isJudged("cell.backgroundColor = .black"))
        #expect(try !isJudged("cell.contentView.backgroundColor = .black"))
        for spelling in NotCode.spellings(of: "cell.backgroundColor = .black") {
            #expect(try isJudged(spelling), "\(spelling)")
        }
    }

    @Test("A class speaks of accessibility in its code alone")
    func wordsOfAClass() throws {
        func isSilent(_ statement: String) throws -> Bool {
            try !NotCode.findings(
                """
                import UIKit
                final class Detail: UIViewController {
                    private let gauge = Gauge()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Detail"
                        view.addSubview(gauge)
                    }
                }
                final class Gauge: UIView {
                    private let ring = CAShapeLayer()
                    var progress: CGFloat = 0 {
                        didSet {
                            ring.strokeEnd = progress
                            \(statement)
                        }
                    }
                }
                """
            ).contains("undescribed-drawing")
        }
        #expect(try isSilent("accessibilityValue = words"))
        for spelling in NotCode.spellings(of: "accessibilityValue = words") {
            #expect(try !isSilent(spelling), "\(spelling)")
        }
    }

    @Test("A function widens the target of a button by its code alone")
    func wordsOfAFunction() throws {
        func isSmall(_ statement: String) throws -> Bool {
            try NotCode.findings(
                """
                import UIKit
                final class Sheet: UIView {
                    private let cross = UIButton(type: .custom)
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        cross.setImage(UIImage(systemName: "xmark"), for: .normal)
                        cross.accessibilityLabel = NSLocalizedString("Close", comment: "")
                        cross.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(cross)
                        NSLayoutConstraint.activate([
                            cross.widthAnchor.constraint(equalToConstant: 20),
                            cross.heightAnchor.constraint(equalToConstant: 20),
                        ])
                    }
                    required init?(coder: NSCoder) { nil }
                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        \(statement)
                        return super.hitTest(point, with: event)
                    }
                }
                """
            ).contains("small-hit-target")
        }
        let statement = "if cross.frame.insetBy(dx: -12, dy: -12).contains(point) { return cross }"
        #expect(try !isSmall(statement))
        for spelling in NotCode.spellings(of: statement) {
            #expect(try isSmall(spelling), "\(spelling)")
        }
    }

    @Test("A view is shown from outside by code alone")
    func outside() throws {
        func isMet(_ statement: String) throws -> Bool {
            try NotCode.names(
                """
                import UIKit
                final class Screen: UIViewController {
                    let badge = UILabel()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        badge.text = "Full"
                        badge.isHidden = true
                        view.addSubview(badge)
                    }
                }
                final class Other {
                    func tell(_ screen: Screen) {
                        \(statement)
                    }
                }
                """
            ).contains("Full")
        }
        #expect(try isMet("screen.badge.isHidden = false"))
        for spelling in NotCode.spellings(of: "screen.badge.isHidden = false") {
            #expect(try !isMet(spelling), "\(spelling)")
        }
    }

    @Test("A view is handed on by code alone")
    func handedOn() throws {
        func isMet(_ statement: String) throws -> Bool {
            try NotCode.names(
                """
                import UIKit
                final class Screen: UIViewController {
                    let name = UILabel()
                    private let star = UIButton(type: .close)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        name.text = "Ferries"
                        view.addSubview(name)
                        \(statement)
                    }
                }
                """
            ).contains("Close")
        }
        #expect(try isMet("star.pin(to: view)"))
        for spelling in NotCode.spellings(of: "star.pin(to: view)") {
            #expect(try !isMet(spelling), "\(spelling)")
        }
    }

    @Test("A button in a row is told of taps by code alone")
    func taps() throws {
        func isSmall(_ statement: String) throws -> Bool {
            try NotCode.findings(
                """
                import UIKit
                final class Cell: UITableViewCell {
                    let sign = UIButton(type: .custom)
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        sign.setImage(UIImage(systemName: "star"), for: .normal)
                        sign.accessibilityLabel = NSLocalizedString("Rate", comment: "")
                        sign.translatesAutoresizingMaskIntoConstraints = false
                        contentView.addSubview(sign)
                        sign.widthAnchor.constraint(equalToConstant: 20).isActive = true
                        sign.heightAnchor.constraint(equalToConstant: 20).isActive = true
                    }
                    required init?(coder: NSCoder) { nil }
                }
                final class List: UITableViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "List"
                        tableView.register(Cell.self, forCellReuseIdentifier: "c")
                    }
                    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
                    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                        t.dequeueReusableCell(withIdentifier: "c", for: i)
                    }
                }
                func wire(_ cell: Cell) {
                    \(statement)
                }
                """
            ).contains("small-hit-target")
        }
        let statement = "cell.sign.addTarget(self, action: selector, for: .touchUpInside)"
        #expect(try isSmall(statement))
        for spelling in NotCode.spellings(of: statement) {
            #expect(try !isSmall(spelling), "\(spelling)")
        }
    }

    @Test("The appearance of a window is chosen by code alone")
    func windows() throws {
        func isJudgedInLight(_ statement: String) throws -> Bool {
            try NotCode.findings(
                """
                import UIKit
                final class Night: UIViewController {
                    let note = UILabel()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Night"
                        view.backgroundColor = .systemBackground
                        note.text = NSLocalizedString("Closed", comment: "")
                        note.textColor = UIColor(white: 0.7, alpha: 1)
                        view.addSubview(note)
                    }
                }
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.overrideUserInterfaceStyle = .dark
                        window?.rootViewController = Night()
                        return true
                    }
                }
                final class Choice: UIViewController {
                    func choose(_ style: UIUserInterfaceStyle) {
                        \(statement)
                    }
                }
                """
            ).contains { ["low-text-contrast", "literal-text-color"].contains($0) }
        }
        let statement = "view.window?.overrideUserInterfaceStyle = style"
        #expect(try isJudgedInLight(statement))
        for spelling in NotCode.spellings(of: statement) {
            #expect(try !isJudgedInLight(spelling), "\(spelling)")
        }
    }

    @Test("The version of the system is asked for by code alone")
    func versions() throws {
        func isFound(_ statement: String) throws -> Bool {
            let code = """
                import SwiftUI
                struct Screen: View {
                    @State var count = 0
                    var body: some View {
                        VStack {
                            Text("Alarms")
                            Image(systemName: "bell").symbolEffect(.wiggle, value: count)
                        }
                    }
                    func note() {
                        \(statement)
                    }
                }
                """
            let manifest = """
                // swift-tools-version: 5.9
                import PackageDescription

                let package = Package(
                    name: "Example", platforms: [.iOS(.v17)], targets: [.target(name: "Example", path: ".")])
                """
            return try NotCode.findings(code, files: ["Package.swift": manifest]).contains("symbol-effect-unavailable")
        }
        #expect(try !isFound("if #available(iOS 18, *) { ring() }"))
        for spelling in NotCode.spellings(of: "if #available(iOS 18, *) { ring() }") {
            #expect(try isFound(spelling), "\(spelling)")
        }
    }

    @Test("What a question is about strings is asked of strings alone")
    func strings() throws {
        func moves(_ condition: String) throws -> Bool {
            try NotCode.findings(
                """
                import UIKit
                final class Screen: UIViewController, UITextFieldDelegate {
                    private let first = UITextField()
                    private let second = UITextField()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Code"
                        first.placeholder = NSLocalizedString("First digits", comment: "")
                        second.placeholder = NSLocalizedString("Last digits", comment: "")
                        first.delegate = self
                        view.addSubview(first)
                        view.addSubview(second)
                    }
                    func textField(
                        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                        replacementString string: String
                    ) -> Bool {
                        if \(condition) { second.becomeFirstResponder() }
                        return true
                    }
                }
                """
            ).contains("input-moves-people")
        }
        #expect(try moves("string.count == 3"))
        #expect(try moves("string.count == 3 /* \"\\n\" */"))
        #expect(try !moves("string == \"\\n\""))
    }
}
