import HandrailTestSupport
import Testing

/// Views that code makes and hands to something that is not read, or keeps in a way of its own.
@Suite("Reach of handed views") struct ReachOfHandedViewsTests {
    @Test(
        "meets what is put on pictures, maps and pages",
        arguments: [
            ("UIKit", "UIViewController", "UIImageView", "UILabel"),
            ("UIKit", "UIViewController", "MKMapView", "UIButton"),
            ("UIKit", "UIViewController", "WKWebView", "UIActivityIndicatorView"),
            ("AppKit", "NSViewController", "WKWebView", "NSButton"),
        ])
    func grounds(framework: String, controller: String, ground: String, other: String) throws {
        let code = """
            final class Coast: \(controller) {
                private let ground = \(ground)()
                private let other = \(other)()
                override func viewDidLoad() {
                    view.addSubview(ground)
                    ground.addSubview(other)
                }
            }
            """
        #expect(try AccountedSites.notReached(code, framework: framework).isEmpty)
    }

    @Test("counts what a control draws on itself as part of it")
    func partsOfControls() throws {
        let code = """
            final class Pill: UIButton {
                private let progress = UIProgressView(progressViewStyle: .default)
                private lazy var mark: UIView = { UIView() }()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(progress)
                    progress.addSubview(mark)
                }
            }
            final class Note: UITextView {
                private let hint = UILabel()
                override init(frame: CGRect, textContainer: NSTextContainer?) {
                    super.init(frame: frame, textContainer: textContainer)
                    addSubview(hint)
                }
            }
            final class Row: UITableViewCell {
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    textLabel?.text = "Row"
                    selectedBackgroundView = UIView()
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test("judges banners by themselves that show themselves by what a package declares")
    func banners() throws {
        let code = """
            final class Toast: PackageToast {
                func show(in screen: UIViewController) { super.show(in: screen.view, for: 3) }
            }
            final class Deck: UIViewController {
                func warn() {
                    let toast = Toast(text: "Storm")
                    toast.show(in: self)
                    let banner = BannerView(title: "Calm")
                    banner.present()
                }
                func ask() {
                    harbor.load { result in
                        DispatchQueue.main.async { Toast(text: "Late").show(in: self) }
                    }
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test("judges no view that is only drawn into a picture", arguments: ["UILabel", "Letter"])
    func drawn(type: String) throws {
        let code = """
            final class Letter: UILabel {}
            final class Engine {
                static func image(of name: String) -> UIImage {
                    let letter = \(type)()
                    letter.text = name
                    return UIGraphicsImageRenderer(size: letter.bounds.size).image { context in
                        letter.layer.render(in: context.cgContext)
                    }
                }
                let icon = Engine.image(of: "A")
            }
            """
        #expect(try AccountedSites.notReached(code) == ["\(type) 5", "text 6"])
    }

    @Test("judges what closures give back that packages keep")
    func keptClosures() throws {
        let code = """
            final class Berths: UIView {
                func load() {
                    self.skeleton.builder = { UILabel() }
                    skeleton.make = { berth in
                        let sign = UIImageView()
                        return sign
                    }
                }
            }
            final class Locks: UIView {
                func open() {
                    var verify: ((String) -> Void)?
                    if Gate.isShut {
                        verify = { _ in Gate.take(UISwitch()) }
                    }
                    Gate.shared.open(verifying: verify)
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test("follows properties that the project adds to views, and several views at once")
    func addedProperties() throws {
        let code = """
            extension UIView {
                var framed: UIView {
                    let frame = UIView()
                    frame.addSubview(self)
                    return frame
                }
            }
            final class Wharf: UIView {
                private let sign = UILabel()
                func build() {
                    let (crane, lamp) = machines()
                    addSubview(crane)
                    addSubview(lamp)
                    addSubview(sign.framed)
                }
                private func machines() -> (UIView, UIImageView) { (UIButton(), UIImageView()) }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test("reads both sides of a compiled condition and every row of a long form")
    func manyRows() throws {
        let rows = (1...30).map { "add(UISwitch(), titled: \"Row \($0)\")" }.joined(separator: "\n        ")
        let code = """
            final class Form: UIView {
                private let stack = UIStackView()
                func build() {
                    addSubview(stack)
                    \(rows)
                    #if DEBUG
                    let shown = [UILabel(), UIButton()]
                    #else
                    let shown = [UIImageView()]
                    #endif
                    addSubview(UIStackView(arrangedSubviews: shown))
                }
                private func add(_ control: UIView, titled title: String) {
                    let label = UILabel()
                    label.text = title
                    let row = UIStackView(arrangedSubviews: [label, control])
                    stack.addArrangedSubview(row)
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test("meets rows of grids, tabs and columns of AppKit")
    func partsOfMac() throws {
        let code = """
            final class Log: NSViewController {
                private let tabs = NSTabView()
                private let table = NSTableView()
                override func viewDidLoad() {
                    let grid = NSGridView()
                    grid.addRow(with: [NSTextField(labelWithString: "Wind"), NSTextField()])
                    let first = NSTabViewItem(identifier: nil)
                    first.label = "Today"
                    first.view = grid
                    tabs.addTabViewItem(first)
                    let column = NSTableColumn(identifier: .init("wind"))
                    column.headerCell.title = "Wind"
                    table.addTableColumn(column)
                    view.addSubview(tabs)
                    view.addSubview(table)
                }
                static func made() -> NSButton { NSButton(title: "Log", target: nil, action: nil) }
                func use() { sheet.show(Log.made()) }
            }
            """
        #expect(try AccountedSites.notReached(code, framework: "AppKit").isEmpty)
    }

    @Test("counts pictures that a model keeps, and modifiers that hold under a condition")
    func picturesAndConditions() throws {
        let code = """
            protocol Icons { var back: Image { get } }
            struct CoastIcons: Icons {
                let bundle: Bundle
                var back: Image { Image(systemName: "arrow.left") }
                var harbor: Image { Image("harbor", bundle: bundle) }
            }
            enum Look { static let icons = CoastIcons(bundle: .main) }
            struct Faint: ViewModifier {
                let isFaint: Bool
                func body(content: Content) -> some View {
                    if isFaint { content.opacity(0.6) } else { content.padding(3) }
                }
            }
            struct Coast: View {
                @State private var isFaint = false
                var body: some View {
                    Button { isFaint.toggle() } label: { Look.icons.back }
                    Look.icons.harbor.resizable().modifier(Faint(isFaint: isFaint))
                }
            }
            """
        #expect(try AccountedSites.notReached(code, framework: "SwiftUI").isEmpty)
    }

    @Test("counts a view that a private property keeps and nothing names as unused")
    func keptForNothing() throws {
        let code = """
            final class Coast: UIViewController {
                private let shown = UILabel()
                private let logo = UIImageView()
                let open = UILabel()
                override func viewDidLoad() { view.addSubview(shown) }
            }
            final class Harbor: UIViewController {
                private let logo = UIImageView()
                override func viewDidLoad() { view.addSubview(logo) }
            }
            """
        #expect(try AccountedSites.notReached(code) == ["UILabel 5"])
    }
}
