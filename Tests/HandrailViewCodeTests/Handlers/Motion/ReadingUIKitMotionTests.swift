import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What UIKit code sets in motion, takes away again and does as a screen comes up.
@Suite("Reading UIKit: what moves") struct ReadingUIKitMotionTests {
    /// A controller with a card; `members` stand in its class.
    private static func code(_ members: String) -> String {
        """
        import UIKit
        final class Screen: UIViewController {
            private let card = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                card.addSubview(UILabel())
                view.addSubview(card)
                start()
            }
            \(members)
        }
        """
    }

    private static func attributes(_ members: String) throws -> [Attribute] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code(members).utf8)])
        return inspection.screens.flatMap { screen in
            let tree = screen.screen.tree
            return tree.elements.indices.flatMap { tree[$0].attributes.map(\.attribute) }
        }
    }

    private static func movements(_ members: String) throws -> [Movement] {
        try attributes(members).compactMap { if case .motion(.movement(let movement)) = $0 { movement } else { nil } }
    }

    private static func animations(_ members: String) throws -> [AnimationUse] {
        try attributes(members).compactMap {
            if case .motion(.animation(let animation)) = $0 { animation } else { nil }
        }
    }

    @Test("A transform moves as far as the values that it takes anywhere in the class")
    func transforms() throws {
        let moved = try Self.movements(
            """
            func start() {
                card.transform = CGAffineTransform(translationX: 0, y: 300).concatenating(
                    CGAffineTransform(rotationAngle: .pi / 2))
                UIView.animate(withDuration: 1) { self.card.transform = .identity }
            }
            """)
        #expect(moved.map(\.property) == [.offset, .rotation])
        #expect(moved.map { $0.extent?.rounded() } == [300, 90])
    }

    @Test("What is moved by numbers that nobody knows is not known to end")
    func unknownNumbers() throws {
        let moved = try Self.movements(
            """
            func start() {
                UIView.animate(withDuration: 1) {
                    self.card.transform = CGAffineTransform(translationX: 0, y: self.keyboard.height)
                }
            }
            """)
        #expect(moved.map(\.extent) == [nil])
    }

    @Test("A transform outside of animations moves nothing")
    func still() throws {
        #expect(try Self.movements("func start() { card.transform = CGAffineTransform(scaleX: 3, y: 3) }").isEmpty)
    }

    @Test(
        "Reduce Motion has a say where it is asked before, beside, or by who calls",
        arguments: [
            "func start() { guard !UIAccessibility.isReduceMotionEnabled else { return }; move() }",
            "func start() { if UIAccessibility.isReduceMotionEnabled { card.alpha = 1 } else { move() } }",
            "func start() { let calm = UIAccessibility.isReduceMotionEnabled; if !calm { move() } }",
            "func start() { guard !UIAccessibilityIsReduceMotionEnabled() else { return }; move() }",
            """
            func start() {
                guard mayMove else { return }
                move()
            }
            var mayMove: Bool { return !UIAccessibilityIsReduceMotionEnabled() }
            """,
        ])
    func governed(start: String) throws {
        let found = try Self.animations(
            start + """

                func move() {
                    UIView.animate(withDuration: 1) { self.card.transform = CGAffineTransform(scaleX: 3, y: 3) }
                }
                """)
        #expect(Set(found.map(\.asksForReducedMotion)) == [true])
    }

    @Test(
        "An animation that repeats as often as a number can say has no end",
        arguments: [".infinity", ".greatestFiniteMagnitude", "Float.greatestFiniteMagnitude"])
    func countless(count: String) throws {
        let code = Self.code(
            """
            func start() {
                let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                turn.toValue = CGFloat.pi * 2
                turn.duration = 1
                turn.repeatCount = \(count)
                card.layer.add(turn, forKey: "turn")
            }
            """)
        let findings = try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings
        #expect(findings.map(\.rule).filter { $0 == "endless-motion" } == ["endless-motion"])
    }

    @Test("A repeated animation has no end, and a spring swings as far as it is not damped")
    func kinds() throws {
        let endless = try Self.animations(
            """
            func start() {
                UIView.animate(withDuration: 2, delay: 0, options: [.repeat, .autoreverse], animations: {
                    self.card.transform = CGAffineTransform(scaleX: 2, y: 2)
                })
            }
            """)
        #expect(endless.map(\.isEndless) == [true])
        let springs = try Self.animations(
            """
            func start() {
                let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.25) {
                    self.card.transform = CGAffineTransform(scaleX: 2, y: 2)
                }
                animator.startAnimation()
            }
            """)
        #expect(springs.map(\.bounce) == [.known(0.75)])
    }

    @Test("An animation of a layer moves its view")
    func layers() throws {
        let members = """
            func start() {
                let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                turn.toValue = 2 * Double.pi
                turn.repeatCount = .infinity
                card.layer.add(turn, forKey: "turn")
            }
            """
        #expect(try Self.movements(members).map(\.property) == [.rotation])
        #expect(try Self.animations(members).map(\.isEndless) == [true])
    }

    @Test(
        "A view whose frame is animated moves as far as its corner is ever put apart",
        arguments: [
            ("UIView.animate(withDuration: 1) { self.card.frame.origin.y = 300 }", [300.0, 0]),
            (
                """
                card.frame = CGRect(x: 0, y: 80, width: 200, height: 90)
                UIView.animate(withDuration: 1) {
                    self.card.frame = CGRect(x: 0, y: 280, width: 200, height: 90)
                }
                """,
                [80, 280]
            ),
            (
                """
                card.frame.origin = CGPoint(x: 0, y: view.bounds.height)
                UIView.animate(withDuration: 1) { self.card.frame.origin.y = self.view.bounds.height - 240 }
                """,
                [0, -240]
            ),
            ("UIView.animate(withDuration: 1) { self.card.frame.origin.x = -320 }", [-320, 0]),
        ])
    func frames(statement: String, values: [Double]) throws {
        let moved = try Self.movements("func start() { \(statement) }")
        #expect(moved.map(\.property) == [.position])
        #expect(moved.first?.values == values)
        #expect(moved.first?.isComplete == true)
    }

    @Test(
        "How far a frame is moved is not told where some of it is not known, or something else lays the view out",
        arguments: [
            "UIView.animate(withDuration: 1) { self.card.frame.origin.y = self.top }",
            """
            card.center = view.center
            UIView.animate(withDuration: 1) {
                self.card.frame.origin.y = 200
                self.card.frame.origin.x = self.top
            }
            """,
            """
            card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            UIView.animate(withDuration: 1) { self.card.frame.origin.y = 300 }
            """,
            "card.frame.origin.y = 300",
        ])
    func openFrames(statement: String) throws {
        #expect(try Self.movements("var top: CGFloat = 0\nfunc start() { \(statement) }").isEmpty)
    }

    @Test("A layer that fades without end blinks as fast as its animation says")
    func blinking() throws {
        let members = """
            func start() {
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 1
                fade.toValue = 0.2
                fade.duration = 0.1
                fade.repeatCount = .infinity
                card.layer.add(fade, forKey: "fade")
            }
            """
        let found = try Self.attributes(members)
        #expect(found.contains(.visibility(.opacity(.oneOf([1, 0.2])))))
        #expect(try Self.animations(members).map(\.isEndless) == [true])
        #expect(
            try Self.attributes(members.replacing(".infinity", with: "1")).allSatisfy {
                if case .visibility(.opacity) = $0 { false } else { true }
            })
    }

    @Test(
        "A view that goes away after some time is there by a condition",
        arguments: [
            "func start() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.card.removeFromSuperview() } }",
            """
            func start() {
                Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in self.card.isHidden = true }
            }
            """,
            "func start() { perform(#selector(hide), with: nil, afterDelay: 3) }\n@objc func hide() { card.alpha = 0 }",
            """
            func start() {
                UIView.animate(withDuration: 1, delay: 3, options: [], animations: { self.card.alpha = 0 })
            }
            """,
        ])
    func leaving(members: String) throws {
        let delays = try Self.attributes(members).flatMap { attribute -> [DelayedChange] in
            if case .code(.event(let event)) = attribute { event.motion.delays } else { [] }
        }
        #expect(delays.map(\.seconds) == [.known(3)])
        #expect(delays.map(\.cleared) == [["card"]])
    }

    @Test("A view that goes away at once, or when people ask for it, just goes")
    func goingAtOnce() throws {
        let events = try Self.attributes(
            "func start() { card.removeFromSuperview() }\n@objc func close() { card.isHidden = true }"
        )
            .filter { if case .code(.event) = $0 { true } else { false } }
        #expect(events.isEmpty)
    }

    @Test("What moves in a layer of a view moves in the view")
    func layersInViews() throws {
        let spun = try Self.animations(
            """
            private let ring = CAShapeLayer()
            func start() {
                view.layer.addSublayer(ring)
                let spin = CABasicAnimation(keyPath: "transform.rotation.z")
                spin.toValue = CGFloat.pi * 2
                spin.duration = 1
                spin.repeatCount = .infinity
                ring.add(spin, forKey: "spin")
            }
            """)
        #expect(spun.map(\.names) == [["linear", "repeatForever"]])
    }
}
