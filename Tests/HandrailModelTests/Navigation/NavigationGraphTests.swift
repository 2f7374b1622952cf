import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Which action of which element brings up which screen, as the audit of a small app says it.
@Suite("The navigation graph")
struct NavigationGraphTests {
    /// The edges as lines, `From: kind in line 7 → To (push)`, then the screens without a known way in.
    private func dump(_ files: [String: String]) throws -> [String] {
        let audit = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        let graph = audit.navigation
        return graph.edges.map { line($0, in: audit) }
            + graph.screensWithoutWayIn.map { "? → " + audit.screens[$0].screen.name }
    }

    private func line(_ edge: NavigationEdge, in audit: Audit) -> String {
        let target: String =
            switch edge.target {
            case .screen(let screen): audit.screens[screen].screen.name
            case .outside(let address): address ?? "a page"
            case .unknown: "?"
            }
        let from = audit.screens[edge.from].screen
        let element = edge.element.map { self.element(from.tree[$0], in: audit) } ?? "?"
        return "\(from.name): \(element) → \(target) (\(edge.manner))"
    }

    private func element(_ element: ElementView, in audit: Audit) -> String {
        let file = audit.file(of: element.place)
        return "\(element.kind) in line \(file.lines.position(of: element.place.range.lower).line)"
    }

    @Test("of a SwiftUI app")
    func swiftUI() throws {
        let code = """
            import SwiftUI
            @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } }
            struct HarborView: View {
                @State private var isAdding = false
                @State private var asks = false
                @State private var chart: Chart?
                var body: some View {
                    NavigationStack {
                        List {
                            NavigationLink("Piers") { PierView() }
                            NavigationLink("Boat", value: 3)
                            Button("Add") { isAdding = true }
                            Button("Add another") { add() }
                            Toggle("Ask", isOn: $asks)
                            Link("Tides", destination: URL(string: "https://tides.example")!)
                        }
                        .navigationDestination(for: Int.self) { _ in BoatView() }
                        .sheet(isPresented: $isAdding) { AddView() }
                        .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
                        .fullScreenCover(item: $chart) { _ in ChartView() }
                    }
                }
                private func add() { isAdding.toggle() }
            }
            struct PierView: View { var body: some View { NavigationLink("Back to boats") { BoatView() } } }
            struct BoatView: View { var body: some View { Text("Boat") } }
            struct AddView: View { var body: some View { Text("New") } }
            struct ChartView: View { var body: some View { Text("Chart") } }
            struct LeftoverView: View { var body: some View { Text("Nobody shows it") } }
            """
        let lines = try dump(["App.swift": code])
        #expect(
            lines == [
                "HarborView: navigationLink in line 10 → PierView (push)",
                "HarborView: navigationLink in line 11 → BoatView (push)",
                "HarborView: button in line 12 → AddView (sheet)",
                "HarborView: button in line 13 → AddView (sheet)",
                "HarborView: toggle in line 14 → HarborView (alert)",
                "HarborView: link in line 15 → a page (link)",
                "HarborView: ? → ChartView (cover)",
                "PierView: navigationLink in line 25 → BoatView (push)",
                "? → LeftoverView",
            ])
    }

    @Test("of an app of a storyboard and classes")
    func views() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="home">
            <scenes>
            <scene sceneID="s1"><objects>\
            <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews>
            <button id="b1"><state key="normal" title="Piers"/>
            <connections><segue destination="nav" kind="presentation" modalPresentationStyle="fullScreen" id="g1"/>\
            </connections></button>
            <button id="b2"><state key="normal" title="Boat"/>
            <connections><action selector="openBoat" destination="home" eventType="touchUpInside" id="a1"/>\
            </connections></button>
            <button id="b3"><state key="normal" title="Fog"/>
            <connections><segue destination="fog" kind="custom" id="g2"/></connections></button>
            </subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><navigationController id="nav" sceneMemberID="viewController">
            <connections><segue destination="piers" kind="relationship" relationship="rootViewController" id="g3"/>\
            </connections>
            </navigationController></objects></scene>
            <scene sceneID="s3"><objects>\
            <viewController id="piers" customClass="PiersViewController" sceneMemberID="viewController">
            <view key="view" id="v3"><subviews>\
            <label text="Piers" id="l3"/></subviews></view></viewController></objects></scene>
            <scene sceneID="s4"><objects>\
            <viewController id="fog" customClass="FogViewController" sceneMemberID="viewController">
            <view key="view" id="v4"><subviews>\
            <label text="Fog" id="l4"/></subviews></view></viewController></objects></scene>
            </scenes>
            </document>
            """
        let code = """
            import UIKit
            class HomeViewController: UIViewController {
                @IBAction func openBoat() { \
                    navigationController?.pushViewController(BoatViewController(), animated: true) }
            }
            class BoatViewController: UIViewController {
                let button = UIButton()
                override func viewDidLoad() {
                    button.setTitle("Crew", for: .normal)
                    button.addTarget(self, action: #selector(crew), for: .touchUpInside)
                    view.addSubview(button)
                }
                @objc func crew() {
                    let crew = CrewViewController()
                    present(crew, animated: true)
                }
            }
            class CrewViewController: UIViewController {
                let label = UILabel()
                override func viewDidLoad() { label.text = "Crew"; view.addSubview(label) }
            }
            """
        let lines = try dump(["Main.storyboard": storyboard, "Code.swift": code])
        #expect(
            lines == [
                "BoatViewController: button in line 6 → CrewViewController (sheet)",
                "HomeViewController: button in line 6 → PiersViewController (cover)",
                "HomeViewController: button in line 10 → FogViewController (segue(\"custom\"))",
                "HomeViewController: ? → BoatViewController (push)",
                "? → HomeViewController",
            ])
    }

    @Test("of SwiftUI on the screen of a class")
    func hosted() throws {
        let code = """
            import SwiftUI
            import UIKit
            class PierController: UIViewController {
                override func viewDidLoad() {
                    let host = UIHostingController(rootView: PierView())
                    addChild(host)
                    view.addSubview(host.view)
                }
            }
            struct PierView: View {
                @State private var isOpen = false
                var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { BoatView() } }
            }
            struct BoatView: View { var body: some View { Text("Boat") } }
            """
        let lines = try dump(["Code.swift": code])
        #expect(lines == ["PierController: button in line 12 → BoatView (sheet)", "? → PierController"])
    }
}
