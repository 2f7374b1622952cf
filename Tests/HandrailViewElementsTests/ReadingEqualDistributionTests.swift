import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Stacks that give all they arrange the same length.
@Suite("Reading UIKit: equal shares of a stack") struct ReadingEqualDistributionTests {
    private static func targets(_ statements: String) throws -> [String] {
        let code = """
            import UIKit
            final class Keypad: UIViewController {
                private let row = UIStackView()
                private let play = UIButton(type: .system)
                private let stop = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Player"
                    row.distribution = .fillEqually
                    play.setTitle("Play", for: .normal)
                    stop.setTitle("Stop", for: .normal)
                    for button in [play, stop] {
                        button.addTarget(self, action: #selector(close), for: .touchUpInside)
                        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
                        row.addArrangedSubview(button)
                    }
                    view.addSubview(row)
                    \(statements)
                }
                @objc private func close() { dismiss(animated: true) }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter {
            $0.rule == "small-hit-target"
        }.map(\.message.en)
    }

    private static let narrow = "play.widthAnchor.constraint(equalToConstant: 28).isActive = true"
    private static let edges = """
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        """

    @Test(
        "A width of a view does not hold where the stack reaches from edge to edge, or nothing says how far it reaches")
    func edgeToEdge() throws {
        #expect(try Self.targets(Self.narrow + "\n" + Self.edges).isEmpty)
        #expect(try Self.targets(Self.narrow).isEmpty)
        #expect(
            try Self.targets(Self.narrow + "\nrow.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true")
                .isEmpty)
    }

    @Test("The views share the length of a stack that is written out")
    func share() throws {
        let found = try Self.targets("row.spacing = 8\nrow.widthAnchor.constraint(equalToConstant: 48).isActive = true")
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.contains("20 × 44") })
        #expect(
            try Self.targets("row.spacing = 8\nrow.widthAnchor.constraint(equalToConstant: 148).isActive = true")
                .isEmpty)
    }

    @Test("Views that all say the same are so long in a stack that nothing stretches")
    func agreed() throws {
        let both = Self.narrow + "\nstop.widthAnchor.constraint(equalToConstant: 28).isActive = true"
        let found = try Self.targets(
            both + "\nrow.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true")
        // Two of one size in one stack are one finding.
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.contains("28 × 44") })
    }

    @Test("Across the stack a size holds, and so it does in a stack that fills by what its views say")
    func across() throws {
        let low = "let low = UIButton(type: .system)\nlow.setTitle(\"Low\", for: .normal)\n"
            + "low.addTarget(self, action: #selector(close), for: .touchUpInside)\nrow.addArrangedSubview(low)\n"
            + "low.heightAnchor.constraint(equalToConstant: 20).isActive = true\n"
        #expect(try Self.targets(low + Self.edges).count == 1)
        #expect(try Self.targets("row.distribution = .fill\n" + Self.narrow + "\n" + Self.edges).count <= 1)
    }

    @Test("In interface files too")
    func interfaceFile() throws {
        func file(_ distribution: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews><stackView opaque="NO" contentMode="scaleToFill" \(distribution) id="s1">
            <subviews>
            <button opaque="NO" contentMode="scaleToFill" id="b1"><constraints>
            <constraint firstAttribute="width" constant="28" id="c1"/></constraints>
            <state key="normal" title="Play"/></button>
            <button opaque="NO" contentMode="scaleToFill" id="b2"><state key="normal" title="Stop"/></button>
            </subviews></stackView></subviews>
            <constraints>
            <constraint firstItem="s1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="s1" secondAttribute="trailing" id="c3"/>
            </constraints></view></objects></document>
            """
        }
        func count(_ distribution: String) throws -> Int {
            try TemporaryFolder.audit(["Keys.xib": Data(file(distribution).utf8)]).findings.filter {
                $0.rule == "small-hit-target"
            }.count
        }
        #expect(try count("distribution=\"fillEqually\"") == 0)
        #expect(try count("") == 1)
    }
}
