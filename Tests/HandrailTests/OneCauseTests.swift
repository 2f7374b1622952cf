import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

@Suite("One cause is one finding")
struct OneCauseTests {
    private func findings(_ rule: String, _ files: [String: String]) throws -> [Finding] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings.filter { $0.rule == rule }
    }

    private func screen(_ name: String, _ shown: String) -> String {
        """
        struct \(name): View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Save") { withAnimation { isShown = true } }
                    if isShown { VStack { Spacer(); \(shown) }.transition(.move(edge: .bottom)) }
                }
            }
        }
        """
    }

    @Test("A view of the app that comes and goes alike on many screens is asked about once")
    func transition() throws {
        let notice = """
            import SwiftUI
            struct Notice: View { let words: String; var body: some View { HStack { Text(words); Image("bell") } } }
            """
        let names = ["First", "Second", "Third"]
        let shared = names.map { screen($0, "Notice(words: \"\($0) was saved to the list\")") }
        let one = try findings(
            "motion-without-reduce-motion", ["Code.swift": notice + "\n" + shared.joined(separator: "\n")])
        #expect(one.map(\.related.count) == [2])
        let own = names.map { screen($0, "HStack { Text(\"\($0) was saved to the list\"); Image(\"bell\") }") }
        let three = try findings(
            "motion-without-reduce-motion", ["Code.swift": "import SwiftUI\n" + own.joined(separator: "\n")])
        #expect(three.count == 3)
    }

    private func nib(_ views: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="v" customClass="CodeView">
        <rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews>\(views)</subviews></view></objects></document>
        """
    }

    private let code = """
        import UIKit
        final class CodeView: UIView {
            static func load() -> CodeView { Bundle.main.loadNibNamed("CodeView", owner: nil)![0] as! CodeView }
        }
        final class CodeController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); view.addSubview(CodeView.load()) }
        }
        """

    @Test("Custom fonts of fixed sizes in one xib are one finding with its places")
    func fonts() throws {
        let labels = (0..<4).map { number in
            """
            <label text="Word \(number)" id="l\(number)">
            <rect key="frame" x="0" y="\(number * 30)" width="100" height="24"/>
            <fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" pointSize="20"/></label>
            """
        }
        let found = try findings("custom-font-not-scaling", ["CodeView.xib": nib(labels.joined()), "Code.swift": code])
        #expect(found.map(\.related.count) == [4])
        #expect(found.first?.message.en.hasPrefix("4 texts of this scene") == true)
    }

    @Test("Buttons of one size in one stack are one finding; what has words is told nothing of insets around an image")
    func twins() throws {
        let buttons = (0..<2).map { number in
            """
            <button opaque="NO" id="b\(number)"><rect key="frame" x="\(number * 150)" y="0" width="150" height="30"/>
            <constraints><constraint firstAttribute="height" constant="30" id="c\(number)"/></constraints>
            <state key="normal" title="Choice \(number)"/><connections><action selector="choose:" destination="v" \
            eventType="touchUpInside" id="a\(number)"/></connections></button>
            """
        }
        let stack = """
            <stackView axis="horizontal" distribution="fillEqually" id="s"><rect key="frame" x="0" y="0" width="300" \
            height="30"/><subviews>\(buttons.joined())</subviews></stackView>
            """
        let found = try findings("small-hit-target", ["CodeView.xib": nib(stack), "Code.swift": code])
        #expect(found.count == 1)
        #expect(found.first?.message.en.hasPrefix("2 controls of one stack") == true)
        #expect(found.first?.fix.en.contains("image") == false)
    }
}
