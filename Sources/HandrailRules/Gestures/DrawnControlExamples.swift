/// Examples of controls that an app draws and whose classes handle touches themselves.
enum DrawnControlExamples {
    static let all: [RuleExample] = [
        RuleExample(
            .violation,
            """
            import UIKit

            final class TideDial: UIView {
                var onTurn: (() -> Void)?

                override func draw(_ rect: CGRect) {
                    UIBezierPath(ovalIn: rect).stroke()
                }

                ↓override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesEnded(touches, with: event)
                    onTurn?()
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class TideDial: UIView {
                private var angle = 0.0

                override func draw(_ rect: CGRect) {
                    UIBezierPath(ovalIn: rect.insetBy(dx: angle, dy: 0)).stroke()
                }

                ↓override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    angle += 1
                    turn(to: angle)
                }

                private func turn(to angle: Double) { store.tide = angle }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class BuoyControl: UIControl {
                override func draw(_ rect: CGRect) {
                    UIBezierPath(rect: rect).fill()
                }

                ↓override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                    if let touch, bounds.contains(touch.location(in: self)) { sendActions(for: \
            .primaryActionTriggered) }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import AppKit

            final class ChartMarker: NSView {
                var open: () -> Void = {}

                override func draw(_ dirtyRect: NSRect) {
                    NSBezierPath(ovalIn: dirtyRect).fill()
                }

                ↓override func mouseUp(with event: NSEvent) { open() }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class TideDial: UIView {
                var onTurn: (() -> Void)?

                init() {
                    super.init(frame: .zero)
                    isAccessibilityElement = true
                    accessibilityTraits = .button
                    accessibilityLabel = NSLocalizedString("Next tide", comment: "")
                }

                override func draw(_ rect: CGRect) {
                    UIBezierPath(ovalIn: rect).stroke()
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    onTurn?()
                }

                override func accessibilityActivate() -> Bool {
                    onTurn?()
                    return true
                }
            }
            """),
        RuleExample(
            .nearMiss("the touch only makes it look pressed, and is handed on"),
            """
            import UIKit

            final class PressedBackground: UIView {
                override func draw(_ rect: CGRect) {
                    UIBezierPath(rect: rect).fill()
                }

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesBegan(touches, with: event)
                    UIView.animate(withDuration: 0.1) { self.alpha = 0.5 }
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    next?.touchesEnded(touches, with: event)
                    UIView.animate(withDuration: 0.1) { self.alpha = 1 }
                }
            }
            """),
    ]
}
