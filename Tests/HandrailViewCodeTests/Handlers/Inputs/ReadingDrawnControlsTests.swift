import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Views whose own class handles touches are controls that the app made, whatever they draw.
@Suite("Reading controls that an app draws") struct ReadingDrawnControlsTests {
    private static let rules: Set<String> = [
        "tap-without-trait", "missing-adjustable-action", "unnamed-control", "label-without-element",
    ]

    private static func findings(_ code: String, importing framework: String = "UIKit") throws -> [String] {
        try TemporaryFolder.audit(["Code.swift": Data("import \(framework)\n\(code)".utf8)]).findings.map(\.rule)
            .filter(rules.contains)
    }

    /// A view that draws, on a screen, with members that its class has besides and code that its maker runs.
    private static func dial(_ members: String, base: String = "UIView", maker: String = "") -> String {
        """
        final class Dial: \(base) {
            var onTap: () -> Void = {}
            override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
            \(members)
        }
        final class Screen: UIViewController {
            private let dial = Dial()
            override func viewDidLoad() {
                title = NSLocalizedString("Tides", comment: "")
                view.addSubview(dial)
                \(maker)
            }
            @objc private func turn() { Tide.shared.turn() }
        }
        """
    }

    private static let ended = "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }"

    @Test(
        "Whatever method handles the touch, what is drawn is no element",
        arguments: [
            dial(ended),
            dial(
                """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesBegan(touches, with: event)
                    onTap()
                }
                """),
            dial(
                "override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { onTap(); return true }",
                base: "UIControl"),
            dial(
                """
                override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                    sendActions(for: .touchUpInside)
                }
                """, base: "UIControl"),
            dial("", base: "UIControl", maker: "dial.addTarget(self, action: #selector(turn), for: .touchUpInside)"),
            // The finger on it changes how it looks, its end does something.
            dial(ended + "\noverride func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }"),
        ])
    func silent(code: String) throws {
        #expect(try Self.findings(code) == ["tap-without-trait"])
    }

    @Test("A control is told of once, in the words of its framework and with the name of its class")
    func wording() throws {
        let findings = try TemporaryFolder.audit(["Code.swift": Data(("import UIKit\n" + Self.dial(Self.ended)).utf8)])
            .findings
        let finding = try #require(findings.first { $0.rule == "tap-without-trait" })
        #expect(finding.message.en.contains("“Dial” handles touches"))
        #expect(finding.message.ko.contains("“Dial”은"))
        #expect(finding.fix.en.contains("accessibilityActivate()"))
    }

    @Test("What the class or its maker gives a control counts")
    func described() throws {
        let said = "dial.isAccessibilityElement = true; dial.accessibilityTraits = .button"
        #expect(try Self.findings(Self.dial(Self.ended, maker: said)) == ["unnamed-control"])
        #expect(try Self.findings(Self.dial(Self.ended, maker: said + "; dial.accessibilityLabel = name")).isEmpty)
        let own = """
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { name }
                set {}
            }
            """
        #expect(try Self.findings(Self.dial("\(Self.ended)\n\(own)")) == ["tap-without-trait"], "The trait is missing")
        let trait = "\noverride var accessibilityTraits: UIAccessibilityTraits { get { .button } set {} }"
        #expect(try Self.findings(Self.dial("\(Self.ended)\n\(own)\(trait)")).isEmpty)
        #expect(
            try Self.findings(Self.dial(Self.ended, maker: "dial.accessibilityLabel = \"Tide\"")) == [
                "label-without-element"
            ], "Told once")
    }

    @Test("A finger that is followed to set a value needs steps")
    func dragged() throws {
        let follow = """
            var value = 0.0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                value = touches.first!.location(in: self).x
            }
            """
        #expect(try Self.findings(Self.dial(follow)) == ["missing-adjustable-action"])
        #expect(
            try Self.findings(Self.dial(follow + "\noverride func accessibilityIncrement() { value += 1 }")).isEmpty)
    }

    @Test(
        "A class that hands touches on, only looks pressed, or offers elements of its own is none to complain of",
        arguments: [
            dial(
                """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesBegan(touches, with: event)
                }
                """),
            dial(
                """
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    next?.touchesEnded(touches, with: event)
                }
                """),
            dial(
                """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    superview?.endEditing(true)
                }
                """),
            dial(
                """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    UIView.animate(withDuration: 0.1) {
                        self.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                    }
                }
                """),
            dial(
                """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    setHighlighted(true)
                }
                private func setHighlighted(_ on: Bool) { alpha = on ? 0.5 : 1 }
                """),
            dial(ended + "\noverride func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }"),
            dial(ended + "\noverride func accessibilityElementCount() -> Int { 3 }"),
            dial(ended, maker: "dial.isAccessibilityElement = false"),
            dial(ended, maker: "Theme.describe(dial)"),
            dial(ended, maker: "dial.accessibilityElementsHidden = true"),
            // Nothing is seen of it: it catches touches beside other things.
            dial(ended).replacing("override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }", with: ""),
            """
            final class Shade: UIWindow {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { leave() }
            }
            """,
            """
            final class Hold: UIGestureRecognizer {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                    state = .began
                    fire()
                }
            }
            """,
            """
            final class Screen: UIViewController {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { open() }
            }
            """,
            """
            final class Key: UIButton {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { click() }
            }
            """,
        ])
    func quiet(code: String) throws {
        #expect(try Self.findings(code).isEmpty)
    }

    @Test("What lies in a view that handles touches stays there, with the touch around it")
    func holding() throws {
        let label = """
            private let name = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                name.text = word
                addSubview(name)
            }
            """
        #expect(try Self.findings(Self.dial(Self.ended + "\n" + label)) == ["tap-without-trait"])
        // A label that an unknown function puts in may be what is found.
        let pinned = label.replacing("addSubview(name)", with: "name.pin(to: self)")
        #expect(try Self.findings(Self.dial(Self.ended + "\n" + pinned)).isEmpty)
    }

    @Test("Views of the Mac are told by the mouse")
    func mouse() throws {
        func marker(_ members: String) -> String {
            """
            final class Marker: NSView {
                var open: () -> Void = {}
                override func draw(_ dirtyRect: NSRect) { NSBezierPath(rect: dirtyRect).fill() }
                \(members)
            }
            """
        }
        let up = "override func mouseUp(with event: NSEvent) { open() }"
        #expect(try Self.findings(marker(up), importing: "AppKit") == ["tap-without-trait"])
        let role = """
            override func isAccessibilityElement() -> Bool { true }
            override func accessibilityRole() -> NSAccessibility.Role? { .button }
            override func accessibilityLabel() -> String? { name }
            """
        #expect(try Self.findings(marker("\(up)\n\(role)"), importing: "AppKit").isEmpty)
        for body in [
            "super.mouseDown(with: event)", "window?.performDrag(with: event)", "window?.makeFirstResponder(self)",
            "nextResponder?.mouseDown(with: event)",
        ] {
            #expect(
                try Self.findings(
                    marker("override func mouseDown(with event: NSEvent) { \(body) }"), importing: "AppKit"
                ).isEmpty, "\(body)")
        }
    }
}
