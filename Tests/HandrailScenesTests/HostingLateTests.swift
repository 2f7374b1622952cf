import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views of SwiftUI that are set on what shows them after that was made, and texts that code keeps.
@Suite("Hosting SwiftUI late") struct HostingLateTests {
    /// The stops of each screen, by its name.
    private static func screens(_ code: String) throws -> [String: [String]] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        return Dictionary(
            inspection.screens.map { tree in
                (tree.screen.name, tree.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") })
            }, uniquingKeysWith: { $0 + $1 })
    }

    private static let holder = """
        import SwiftUI
        import UIKit
        class Holder<Content: View>: HOLDER {
            private var host: UIHostingController<Content>?
            var content: Content? { didSet { update(with: content) } }
            private func update(with content: Content?) {
                guard let root = content else { return }
                if let host { host.rootView = root } else { host = UIHostingController(rootView: root) }
                if let shown = host?.view, shown.superview != self { addSubview(shown) }
            }
        }
        struct Calm: View { let text: String; var body: some View { Text(text) } }

        """

    @Test("shows what a property of a view is set to that hosts it")
    func properties() throws {
        let code = Self.holder.replacing("HOLDER", with: "UIView") + """
            final class Quay: UIViewController {
                private let empty = Holder<Calm>(frame: .zero)
                override func viewDidLoad() { view.addSubview(empty) }
                func reload() { empty.content = isEmpty ? Calm(text: "No ships") : nil }
            }
            """
        #expect(try Self.screens(code)["Quay"] == ["No ships"])
    }

    @Test("judges by itself what a registration puts into a cell that hosts it")
    func cells() throws {
        let code = Self.holder.replacing("HOLDER", with: "UICollectionViewCell") + """
            final class Quay: UIViewController {
                private var source: UICollectionViewDiffableDataSource<Int, String>!
                private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    view.addSubview(list)
                    let cells = UICollectionView.CellRegistration<Holder<Calm>, String> { cell, _, item in
                        cell.content = Calm(text: "Flat sea")
                    }
                    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                        list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
                    }
                }
            }
            """
        #expect(try Self.screens(code)["Calm"] == ["Flat sea"])
        #expect(try AccountedSites.notReached(code, framework: "UIKit").isEmpty)
    }

    @Test("follows what a type that only makes controllers of SwiftUI sets on them")
    func makers() throws {
        let code = """
            import SwiftUI
            @objc final class Wardroom: NSObject {
                @objc func settings() -> UIViewController {
                    let host = UIHostingController(rootView: AnyView(EmptyView()))
                    host.rootView = AnyView(Framed(Settings()))
                    return host
                }
            }
            struct Framed<Inner: View>: View {
                let inner: Inner
                init(_ inner: Inner) { self.inner = inner }
                var body: some View { VStack { Text("Wardroom"); inner } }
            }
            struct Settings: View { var body: some View { Toggle("Horn", isOn: .constant(true)) } }
            """
        #expect(try Self.screens(code)["Framed"] == ["Wardroom", "Horn"])
        #expect(try AccountedSites.notReached(code, framework: "UIKit").isEmpty)
    }

    @Test("judges texts together that code keeps for an alert, and a hint with its own modifiers")
    func kept() throws {
        let code = """
            import SwiftUI
            struct Notice { var title = Text("Note"); var message = Text("Nothing yet") }
            struct Row<Hint: View>: View {
                let title: String
                let hint: Hint
                @Binding var shown: AnyView?
                var body: some View { Button(title) { shown = AnyView(hint) } }
            }
            struct Screen: View {
                @State private var notice = Notice()
                @State private var hint: AnyView?
                var body: some View {
                    VStack {
                        Row(title: "Depth", hint: VStack { Text("In fathoms") }.padding(), shown: $hint)
                        Button("Sound") { warn(title: Text("Shoal"), message: Text("Two fathoms")) }
                    }
                }
                func warn(title: Text, message: Text) {
                    notice.title = title
                    notice.message = isDeep ? Text("Deep") : Text("Shallow")
                }
            }
            """
        #expect(try AccountedSites.notReached(code, framework: "SwiftUI").isEmpty)
        let screens = try Self.screens(code)
        #expect(screens["Notice"] == ["Note", "Nothing yet"])
        #expect(screens["Screen"]?.prefix(2) == ["Depth", "Sound"])
    }

    @Test("keeps what a function of a package is given to arrange")
    func functions() throws {
        let code = """
            import SwiftUI
            import Layouts
            struct Screen: View {
                let isWide: Bool
                var body: some View {
                    ZStack { adaptive(isWide: isWide) { title; Button("Moor") {} } }
                }
                private var title: some View { Text("Pier") }
            }
            """
        #expect(try Self.screens(code)["Screen"] == ["Moor"])
        #expect(try AccountedSites.notReached(code, framework: "SwiftUI").isEmpty)
    }

    @Test("reads types that are no views and bring up alerts")
    func alerts() throws {
        let code = """
            import UIKit
            final class TideModel {
                func ask(on screen: UIViewController) {
                    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Cast off", style: .destructive) { _ in })
                    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
                    screen.present(alert, animated: true)
                }
            }
            """
        #expect(try AccountedSites.notReached(code, framework: "UIKit").isEmpty)
        #expect(try Self.screens(code).values.joined().filter { ["Cast off", "Stay"].contains($0) }.count == 2)
    }

    @Test("takes in the controller of the own target where two targets call one alike")
    func namesakes() throws {
        let package = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Quay", targets: [.target(name: "Phone"), .target(name: "Desk")])
            """
        func sources(_ word: String) -> Data {
            Data(
                """
                import UIKit
                final class Berths: UIViewController {
                    override func viewDidLoad() {
                        let label = UILabel()
                        label.text = "\(word)"
                        view.addSubview(label)
                    }
                }
                final class \(word)Root: UIViewController {
                    private let list = Berths()
                    override func viewDidLoad() {
                        addChild(list)
                        view.addSubview(list.view)
                        list.didMove(toParent: self)
                    }
                }
                """.utf8)
        }
        let inspection = try TemporaryFolder.inspect([
            "Package.swift": Data(package.utf8), "Sources/Phone/Quay.swift": sources("Phone"),
            "Sources/Desk/Quay.swift": sources("Desk"),
        ])
        let names = inspection.screens.map { tree in
            tree.screen.name + ": "
                + tree.stops.map { $0.element.name.cases.map(\.display).joined() }.joined(separator: ", ")
        }
        #expect(names.sorted() == ["DeskRoot: Desk", "PhoneRoot: Phone"])
    }
}
