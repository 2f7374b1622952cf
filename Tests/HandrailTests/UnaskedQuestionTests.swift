import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

@Suite("Questions that are answered elsewhere in the app")
struct UnaskedQuestionTests {
    private func findings(_ rule: String, _ files: [String: String]) throws -> [Finding] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings.filter { $0.rule == rule }
    }

    private static let bars = """
        import UIKit
        enum BarKind {
            case plain
            case titled(String)
        }
        final class HarborNavigationBar: UIView {
            private let titleLabel = UILabel()
            init(kind: BarKind) {
                super.init(frame: .zero)
                switch kind {
                case .plain: break
                case .titled(let title):
                    titleLabel.text = title
                    addSubview(titleLabel)
                }
            }
            required init?(coder: NSCoder) { nil }
        }
        final class HarborPanel: UIView {
            private let noteLabel = UILabel()
            init(note: String) {
                super.init(frame: .zero)
                noteLabel.text = note
                addSubview(noteLabel)
            }
            required init?(coder: NSCoder) { nil }
        }
        """

    @Test(
        "A bar that the app draws itself has the title",
        arguments: [
            ("HarborNavigationBar(kind: .titled(\"Book a berth\"))", 0), ("HarborPanel(note: \"Book a berth\")", 1),
        ])
    func ownBar(made: String, count: Int) throws {
        let code = """
            import UIKit
            final class BerthController: UIViewController {
                private let bar = \(made)
                private let berth = UIButton(type: .system)
                private let boat = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    berth.setTitle("Berth", for: .normal)
                    boat.setTitle("Boat", for: .normal)
                    view.addSubview(bar)
                    view.addSubview(berth)
                    view.addSubview(boat)
                }
            }
            final class StartController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Harbor"
                    navigationController?.pushViewController(BerthController(), animated: true)
                }
            }
            """
        #expect(try findings("missing-screen-title", ["Bars.swift": Self.bars, "Berth.swift": code]).count == count)
    }

    @Test(
        "A header that reacts to a tap is no heading",
        arguments: [
            ("header.rx.tapGesture().bind { _ in self.add() }", 0),
            ("header.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(add)))", 0),
            ("header.tag = section", 1),
        ])
    func tappedHeader(statement: String, count: Int) throws {
        let code = """
            import UIKit
            final class AddHeader: UITableViewHeaderFooterView {
                private let label = UILabel()
                override init(reuseIdentifier: String?) {
                    super.init(reuseIdentifier: reuseIdentifier)
                    label.text = "Add a boat"
                    contentView.addSubview(label)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class BoatsController: UITableViewController {
                override func tableView(_ list: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let header = AddHeader(reuseIdentifier: "add")
                    \(statement)
                    return header
                }
                @objc private func add() { present(UIViewController(), animated: true) }
            }
            """
        #expect(try findings("heading-not-marked", ["Boats.swift": code]).count == count)
    }

    @Test("A header of a collection that reacts to a tap is none either", arguments: [
        ("header.rx.tapGesture().bind { _ in self.add() }", 0), ("header.tag = 3", 1),
    ])
    func tappedSupplement(statement: String, count: Int) throws {
        let code = """
            import UIKit
            final class AddHeader: UICollectionReusableView {
                private let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.text = "Add a boat"
                    addSubview(label)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class BoatsController: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(
                        AddHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                        withReuseIdentifier: "add")
                }
                override func collectionView(
                    _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
                ) -> UICollectionReusableView {
                    guard kind == UICollectionView.elementKindSectionHeader,
                        let header = list.dequeueReusableSupplementaryView(
                            ofKind: kind, withReuseIdentifier: "add", for: path) as? AddHeader
                    else { return UICollectionReusableView() }
                    \(statement)
                    return header
                }
                func add() { present(UIViewController(), animated: true) }
            }
            """
        #expect(try findings("heading-not-marked", ["Boats.swift": code]).count == count)
    }

    @Test("What is only drawn into a picture is met by nobody", arguments: [true, false])
    func drawnIntoImage(isShown: Bool) throws {
        let code = """
            import SwiftUI
            struct Tides: View {
                var body: some View {
                    VStack {
                        Button("Share", action: share)
                        \(isShown ? "Card()" : "Text(\"Card\")")
                    }
                }
                func share() { keep(ImageRenderer(content: Card()).uiImage) }
                func keep(_ image: UIImage?) {}
            }
            struct Card: View {
                var body: some View { Text("Six boats").font(.system(size: 12)) }
            }
            """
        #expect(try findings("fixed-font-size", Self.project("Automatic", code)).isEmpty != isShown)
    }

    @Test("A picture that is tapped is told of once, with the name that it lacks")
    func tappedPicture() throws {
        let code = """
            import SwiftUI
            struct Profile: View {
                @State private var isOpen = false
                var body: some View { VStack { Image("avatar_3").onTapGesture { isOpen = true } } }
            }
            """
        let found = try TemporaryFolder.audit(["Profile.swift": Data(code.utf8)], jobs: 1).findings
        let told = found.filter { ["unnamed-control", "tap-without-trait"].contains($0.rule) }
        #expect(told.map(\.rule) == ["tap-without-trait"])
        #expect(told.first?.fix.en.contains("accessibilityLabel") ?? false)
        #expect(told.first?.fix.ko.contains("레이블") ?? false)
    }

    @Test("What is faded in and out where it stands does not move", arguments: [true, false])
    func faded(isFaded: Bool) throws {
        let page = isFaded ? "page.transition(.move(edge: .leading)).opacity(step == 0 ? 1 : 0)"
            : "if step == 0 { page.transition(.move(edge: .leading)) }"
        let code = """
            import SwiftUI
            struct Steps: View {
                @State private var step = 0
                @State private var isDone = false
                var body: some View {
                    if isDone { Text("Done") } else {
                        VStack {
                            ZStack { \(page) }
                            Button("Next") { withAnimation { step += 1 } }
                        }
                    }
                }
                var page: some View { VStack { Text("Name of the boat"); Text("Port of registry") } }
            }
            """
        #expect(try findings("motion-without-reduce-motion", ["Steps.swift": code]).isEmpty == isFaded)
    }

    /// An Xcode project with an app, a framework and the one appearance of the app.
    private static func project(_ style: String, _ code: String) -> [String: String] {
        [
            "A.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                { objects = {
                F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                K = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; };
                D = {isa = PBXBuildFile; fileRef = K; };
                S = {isa = PBXSourcesBuildPhase; files = (B); };
                U = {isa = PBXSourcesBuildPhase; files = (D); };
                G = {isa = PBXGroup; children = (F, K); sourceTree = "<group>"; };
                C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; \
                INFOPLIST_KEY_UIUserInterfaceStyle = \(style); }; };
                O = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
                L = {isa = XCConfigurationList; buildConfigurations = (C); };
                M = {isa = XCConfigurationList; buildConfigurations = (O); };
                T = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
                buildPhases = (S); buildConfigurationList = L; };
                W = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (U); buildConfigurationList = M; };
                R = {isa = PBXProject; mainGroup = G; targets = (T, W); buildConfigurationList = M; };
                }; rootObject = R; }
                """,
            "App.swift": """
                import SwiftUI
                @main struct Harbor: App { var body: some Scene { WindowGroup { Tides() } } }
                """,
            "Kit.swift": code,
        ]
    }

    @Test("A framework of an app with one appearance is shown in that", arguments: [("Light", 0), ("Automatic", 1)])
    func appearance(style: String, count: Int) throws {
        let code = """
            import SwiftUI
            public struct Tides: View {
                public init() {}
                public var body: some View {
                    VStack { Text("High tide at noon").foregroundStyle(Color.black) }
                }
            }
            """
        let found = try TemporaryFolder.audit(
            Self.project(style, code).mapValues { Data($0.utf8) }, jobs: 1
        ).findings
        #expect(found.count { ["low-text-contrast", "literal-text-color"].contains($0.rule) } == count)
    }
}
