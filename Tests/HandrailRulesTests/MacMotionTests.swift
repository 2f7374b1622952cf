import Handrail
import HandrailModel
import Testing

/// What AppKit animates is told as what UIKit animates is.
@Suite("Movement on the Mac") struct MacMotionTests {
    private static func slide(asking question: String = "", _ movement: String) -> String {
        """
        import AppKit
        final class SlideController: NSViewController {
            private let panel = NSView()
            override func viewDidLoad() {
                super.viewDidLoad()
                panel.addSubview(NSTextField(labelWithString: "Tides"))
                view.addSubview(panel)
            }
            func slide() {
                \(question)
                NSAnimationContext.runAnimationGroup { context in
                    context.duration = 0.6
                    \(movement)
                }
            }
        }
        """
    }

    @Test(
        "A frame that an animator moves far goes on moving under Reduce Motion, and is mended with AppKit",
        arguments: ["panel.animator().setFrameOrigin(NSPoint(x: 400, y: 0))", "panel.animator().frame.origin.x = 400"])
    func animator(movement: String) throws {
        let finding = try #require(
            MacAudit.findings("motion-without-reduce-motion", inFile: Self.slide(movement)).first)
        for text in [finding.fix.en, finding.fix.ko] {
            #expect(
                text.contains("NSWorkspace.shared.accessibilityDisplayShouldReduceMotion")
                    && !text.contains("UIAccessibility"))
        }
    }

    @Test("It is well where the app asks first, and where it only fades")
    func calm() throws {
        let asking = Self.slide(
            asking: "guard !NSWorkspace.shared.accessibilityDisplayShouldReduceMotion else { return }",
            "panel.animator().setFrameOrigin(NSPoint(x: 400, y: 0))")
        #expect(try MacAudit.findings("motion-without-reduce-motion", inFile: asking).isEmpty)
        #expect(
            try MacAudit.findings("motion-without-reduce-motion", inFile: Self.slide("panel.animator().alphaValue = 0"))
                .isEmpty)
    }

    @Test(
        "A layer that moves from one known place to another moves as far as between the two",
        arguments: [(400, 1), (4, 0)])
    func layer(end: Int, expected: Int) throws {
        let body = """
            let badge = NSView()
            badge.addSubview(NSTextField(labelWithString: "Tides"))
            view.addSubview(badge)
            let fly = CABasicAnimation(keyPath: "position.x")
            fly.fromValue = 0
            fly.toValue = \(end)
            fly.duration = 0.8
            badge.layer?.add(fly, forKey: nil)
            """
        #expect(try MacAudit.findings("motion-without-reduce-motion", in: body).count == expected)
    }
}
