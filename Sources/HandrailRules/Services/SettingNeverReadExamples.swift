/// What an app that moves things in many places is told of, as code.
enum SettingNeverReadExamples {
    private static func view(_ answer: String, _ last: String, spring: String = ".spring()") -> String {
        """
        import SwiftUI

        struct Start: View {
            @State private var isOpen = false

            var body: some View {
                VStack {
                    Button("Berths") { withAnimation(\(spring)) { isOpen.toggle() } }
                    if isOpen {
                        Text("Mole").transition(\(answer))
                        Text("Quay").transition(\(last))
                    }
                }
            }
        }
        """
    }

    private static func card(_ code: String, after setup: String = "") -> String {
        RuleExample.start("BerthCard().show()") + """


        final class BerthCard: UIViewController {
            private let card = UIView()
            private var edge = NSLayoutConstraint()

            func show() {
                open()
                swing()
                shift()
            }

            func open() {
                \(setup)
                edge.constant = -card.frame.height
                \(code)
            }

            func swing() {
                UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                    self.card.transform = .identity
                    self.card.alpha = 1
                }
            }

            func shift() {
                UIView.animate(withDuration: 0.3) { self.card.center = self.view.center }
            }
        }
        """
    }

    private static let laidOut = "UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }"

    /// All of them.
    static let all: [RuleExample] = charts + films + [
        RuleExample(.review, view("↓.move(edge: .bottom)", ".scale"), files: RuleExample.app),
        RuleExample(
            .review, view(".opacity.combined(with: ↓.move(edge: .top))", ".push(from: .leading)"),
            files: RuleExample.app),
        RuleExample(.review, card("↓" + laidOut), files: RuleExample.app),
        RuleExample(
            .nearMiss("it only grows in its place"), view(".scale", ".scale"), files: RuleExample.app),
        RuleExample(
            .nearMiss("one place is told of by the rule that looks at each"),
            view(".move(edge: .bottom)", ".opacity", spring: ".easeOut"), files: RuleExample.app),
        RuleExample(
            .nearMiss("the app asks for the setting"),
            card(laidOut, after: "if UIAccessibility.isReduceMotionEnabled { return fade() }"), files: RuleExample.app),
        RuleExample(
            .nearMiss("what goes along with the keyboard is moved by the system"),
            card(laidOut, after: "guard !isKeyboardShown else { return }"), files: RuleExample.app),
    ]

    private static func chart(_ modifiers: String, _ more: String = "") -> String {
        """
        import Charts
        import SwiftUI

        struct Start: View {
            \(more)
            let tides: [Tide]

            var body: some View {
                Chart(tides) { tide in
                    LineMark(x: .value("Hour", tide.hour), y: .value("Depth", tide.depth))
                        \(modifiers)
                }
            }
        }
        """
    }

    private static let colored = ".foregroundStyle(by: .value(\"Pier\", tide.pier))"

    private static let charts: [RuleExample] = [
        RuleExample(
            .review, chart(colored).replacing("LineMark(", with: "↓LineMark("), files: RuleExample.app),
        RuleExample(
            .silent, chart(colored + ".symbol(by: .value(\"Pier\", tide.pier))"), files: RuleExample.app),
        RuleExample(
            .silent,
            chart(colored, "@Environment(\\.accessibilityDifferentiateWithoutColor) private var isPlain"),
            files: RuleExample.app),
        RuleExample(
            .nearMiss("one color for all tells nothing apart"), chart(".foregroundStyle(.blue)"),
            files: RuleExample.app),
    ]

    private static let films: [RuleExample] = [
        RuleExample(
            .review, RuleExample.start("layer.addSublayer(↓AVSampleBufferDisplayLayer())"), files: RuleExample.app),
        RuleExample(
            .silent,
            RuleExample.start("""
                if MADimFlashingLightsEnabled() { darken() }
                        layer.addSublayer(AVSampleBufferDisplayLayer())
                """), files: RuleExample.app),
        RuleExample(
            .nearMiss("players of the system dim films by themselves"),
            RuleExample.start("layer.addSublayer(AVPlayerLayer(player: player))"), files: RuleExample.app),
    ]
}
