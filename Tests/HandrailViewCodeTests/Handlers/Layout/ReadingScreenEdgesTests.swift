import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What UIKit code holds to the edges of the screen: controls at the bottom, words at the height of a bar.
@Suite("Reading UIKit: the edges of the screen") struct ReadingScreenEdgesTests {
    /// A controller with a button `pay` and a label `title` on its screen.
    private static func screen(_ statements: String, members: String = "", more: String = "") -> String {
        """
        import UIKit
        final class Screen: UIViewController {
            private let pay = UIButton(type: .system)
            private let heading = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                pay.setTitle("Pay", for: .normal)
                heading.text = "Departures"
                heading.font = .preferredFont(forTextStyle: .body)
                heading.adjustsFontForContentSizeCategory = true
                view.addSubview(pay)
                view.addSubview(heading)
                \(statements)
            }
            \(members)
        }
        \(more)
        """
    }

    private static let wanted: Set<String> = ["control-at-bottom-edge", "literal-bar-height"]

    private static func findings(_ code: String) throws -> [Finding] {
        try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter { wanted.contains($0.rule) }
    }

    private static func rules(_ code: String) throws -> [String] { try findings(code).map(\.rule) }

    @Test(
        "A control that is held to the bottom of the screen is found, however that is written",
        arguments: [
            "pay.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true",
            "view.bottomAnchor.constraint(equalTo: pay.bottomAnchor, constant: 12).isActive = true",
            """
            NSLayoutConstraint(
                item: pay, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom,
                multiplier: 1, constant: -4
            ).isActive = true
            """,
            """
            view.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[pay(44)]-8-|", options: [], metrics: nil, views: ["pay": pay]))
            """,
            "pay.snp.makeConstraints { $0.bottom.equalTo(view) }",
            "pay.snp.makeConstraints { make in make.bottom.equalToSuperview().inset(8); make.height.equalTo(44) }",
            "pay.frame = CGRect(x: 0, y: UIScreen.main.bounds.height - 44, width: 320, height: 44)",
            "pay.frame = CGRect(x: 0, y: view.frame.size.height - 60, width: 320, height: 50)",
        ])
    func atBottom(_ statement: String) throws {
        #expect(try Self.rules(Self.screen(statement)) == ["control-at-bottom-edge"])
    }

    @Test(
        "A control that keeps clear of the edge, in some cases or in all, is not found",
        arguments: [
            "pay.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true",
            "pay.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor).isActive = true",
            "pay.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -34).isActive = true",
            "pay.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor).isActive = true",
            """
            pay.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            pay.heightAnchor.constraint(equalToConstant: 84).isActive = true
            """,
            "pay.snp.makeConstraints { $0.bottom.equalTo(view.safeAreaLayoutGuide) }",
            "pay.snp.makeConstraints { $0.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom) }",
            """
            NSLayoutConstraint(
                item: pay, attribute: .bottom, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
                attribute: .bottom, multiplier: 1, constant: 0
            ).isActive = true
            """,
            "pay.frame = CGRect(x: 0, y: view.bounds.height - 120, width: 320, height: 44)",
            """
            pay.frame = CGRect(x: 0, y: view.bounds.height - 44, width: 320, height: 44)
            pay.frame.origin.y -= view.safeAreaInsets.bottom
            """,
            """
            if #available(iOS 11, *) {
                pay.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
            } else {
                pay.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            }
            """,
        ])
    func clearOfBottom(_ statement: String) throws {
        #expect(try Self.rules(Self.screen(statement)) == [])
    }

    @Test(
        "A control at the end of what is held to the bottom of the screen is found",
        arguments: [
            """
            let bar = UIView()
            view.addSubview(bar)
            bar.addSubview(pay)
            pay.snp.makeConstraints { $0.bottom.equalToSuperview().inset(8) }
            bar.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
            """,
            """
            let made = UIButton(type: .close)
            let row = UIStackView(arrangedSubviews: [UILabel(), made])
            row.axis = .vertical
            view.addSubview(row)
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10).isActive = true
            """,
            """
            let made = UIButton(type: .close)
            let row = UIStackView(arrangedSubviews: [made, UILabel()])
            view.addSubview(row)
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            """,
        ])
    func atTheEnd(_ statement: String) throws {
        #expect(try Self.rules(Self.screen(statement)) == ["control-at-bottom-edge"])
    }

    @Test(
        "A control that does not end there, or keeps a distance, is not found",
        arguments: [
            """
            let bar = UIView()
            view.addSubview(bar)
            bar.addSubview(pay)
            pay.snp.makeConstraints { $0.bottom.equalToSuperview().inset(30) }
            bar.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
            """,
            """
            let bar = UIView()
            view.addSubview(bar)
            bar.addSubview(pay)
            pay.snp.makeConstraints { $0.bottom.equalTo(bar.safeAreaLayoutGuide) }
            bar.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
            """,
            """
            let made = UIButton(type: .close)
            let row = UIStackView(arrangedSubviews: [made, UILabel()])
            row.axis = .vertical
            view.addSubview(row)
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10).isActive = true
            """,
            """
            let made = UIButton(type: .close)
            let row = UIStackView(arrangedSubviews: [made])
            row.isLayoutMarginsRelativeArrangement = true
            view.addSubview(row)
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            """,
            """
            let scroll = UIScrollView()
            view.addSubview(scroll)
            scroll.addSubview(pay)
            pay.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            """,
        ])
    func notAtTheEnd(_ statement: String) throws {
        #expect(try Self.rules(Self.screen(statement)) == [])
    }

    @Test("The view that a controller is made of is the screen")
    func loaded() throws {
        let code = """
            import UIKit
            final class PayView: UIView {
                private let pay = UIButton(type: .system)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    pay.setTitle("Pay", for: .normal)
                    addSubview(pay)
                    pay.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                }
            }
            final class PayController: UIViewController {
                override func loadView() { view = PayView() }
            }
            """
        #expect(try Self.rules(code) == ["control-at-bottom-edge"])
    }

    @Test("A constraint whose constant is changed later holds the control elsewhere by then")
    func moved() throws {
        let code = Self.screen(
            "bottom = pay.bottomAnchor.constraint(equalTo: view.bottomAnchor); bottom.isActive = true",
            members: """
                private var bottom: NSLayoutConstraint!
                override func viewSafeAreaInsetsDidChange() {
                    super.viewSafeAreaInsetsDidChange()
                    bottom.constant = -view.safeAreaInsets.bottom
                }
                """)
        #expect(try Self.rules(code) == [])
    }

    @Test("The screen of a controller that others take into theirs does not reach the edge of the screen")
    func taken() throws {
        let code = Self.screen(
            "pay.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true",
            more: """
                final class Outer: UIViewController {
                    private let inner = Screen()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(inner)
                        view.addSubview(inner.view)
                        inner.didMove(toParent: self)
                    }
                }
                """)
        #expect(try Self.rules(code) == [])
    }

    @Test(
        "Words held below the top by the height of a bar are found, and those below a sheet's are not",
        arguments: [
            ("", ["literal-bar-height"]),
            ("final class Home: UIViewController { func open() { present(Screen(), animated: true) } }", []),
            (
                """
                final class Home: UIViewController {
                    func open() { navigationController?.pushViewController(Screen(), animated: true) }
                }
                """,
                ["literal-bar-height"]
            ),
        ])
    func belowBars(_ more: String, _ expected: [String]) throws {
        let code = Self.screen(
            "heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 64).isActive = true", more: more)
        #expect(try Self.rules(code) == expected)
    }

    @Test(
        "The height of a status bar alone is a margin like any other, unless the screen is known to cover all",
        arguments: [
            ("", []),
            (
                """
                final class Home: UIViewController {
                    func open() {
                        let next = Screen()
                        next.modalPresentationStyle = .fullScreen
                        present(next, animated: true)
                    }
                }
                """,
                ["literal-bar-height"]
            ),
            (
                """
                final class Home: UIViewController {
                    func open() { navigationController?.pushViewController(Screen(), animated: true) }
                }
                """, []
            ),
        ])
    func belowStatusBars(_ more: String, _ expected: [String]) throws {
        let code = Self.screen(
            "heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true", more: more)
        #expect(try Self.rules(code) == expected)
    }

    @Test(
        "A distance that is no bar's, or is measured from the safe area, is not found",
        arguments: [
            "heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true",
            "heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 64).isActive = true",
            "heading.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide).offset(20) }",
        ])
    func otherDistances(_ statement: String) throws {
        #expect(try Self.rules(Self.screen(statement)) == [])
    }

    @Test("Both languages say how far from which edge")
    func words() throws {
        let bottom = try #require(
            try Self.findings(
                Self.screen("pay.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8).isActive = true")
            ).first)
        #expect(
            bottom.message.en == "This control is held 8 pt above the bottom edge of the screen, below the safe area.")
        #expect(bottom.message.ko == "이 컨트롤은 안전 영역 밖인 화면 하단 가장자리에서 8 pt 위에 맞춰져 있습니다.")
        let bar = try #require(
            try Self.findings(
                Self.screen(
                    """
                    let bar = UIView()
                    let name = UILabel()
                    name.text = "Ferry"
                    bar.addSubview(name)
                    view.addSubview(bar)
                    bar.snp.makeConstraints { make in
                        make.top.leading.trailing.equalToSuperview()
                        make.height.equalTo(88)
                    }
                    """)
            ).first)
        #expect(bar.message.en.hasPrefix("This bar of the app's own is 88 pt high from the top of the screen"))
        #expect(bar.message.ko.hasPrefix("앱이 직접 만든 이 막대는 화면 상단부터 높이가 88 pt로"))
    }
}
