import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What words lie on that code shows: a color is compared with the one behind it only where nothing else may lie
/// between.
@Suite("Reading UIKit: what words lie on") struct ReadingGroundsTests {
    /// Findings on the contrast of `label`, which is gray, on a white screen that `body` fills.
    private static func contrast(_ body: String, members: String = "", more: String = "") throws -> Int {
        try findings(
            """
            import UIKit
            final class Screen: UIViewController {
                private let label = UILabel()
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Screen"
                    view.backgroundColor = .white
                    label.text = NSLocalizedString("Closed", comment: "")
                    label.textColor = UIColor(white: 0.7, alpha: 1)
                    \(body)
                }
            }
            \(more)
            """)
    }

    private static func findings(_ code: String) throws -> Int {
        try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.count {
            ["low-text-contrast", "literal-text-color"].contains($0.rule)
        }
    }

    @Test(
        "Stacks and views without a color let the ground be seen",
        arguments: [
            "view.addSubview(label)",
            "let stack = UIStackView(arrangedSubviews: [label]); view.addSubview(stack)",
            """
            let stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(named: "map")), label])
            view.addSubview(stack)
            """,
            "let box = UIView(); view.addSubview(box); box.addSubview(label)",
            """
            let box = UIView()
            let stack = UIStackView(arrangedSubviews: [label])
            box.addSubview(stack)
            view.addSubview(box)
            """,
            """
            let line = UIView()
            line.backgroundColor = .red
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
            view.addSubview(line)
            view.addSubview(label)
            """,
            """
            let sign = UIImageView(image: UIImage(named: "map"))
            sign.widthAnchor.constraint(equalToConstant: 24).isActive = true
            sign.heightAnchor.constraint(equalToConstant: 24).isActive = true
            view.addSubview(sign)
            view.addSubview(label)
            """,
            "let pages = UIScrollView(); view.addSubview(pages); pages.addSubview(label)",
            // What is added later lies in front.
            """
            view.addSubview(label)
            view.addSubview(UIImageView(image: UIImage(named: "pier")))
            """,
            // Whichever of the two lies behind, the words are too faint.
            """
            let card = UIView()
            card.backgroundColor = UIColor(white: 0.95, alpha: 1)
            view.addSubview(card)
            view.addSubview(label)
            """,
            """
            let sign = UIImageView(image: UIImage(systemName: "star"))
            view.addSubview(sign)
            view.addSubview(label)
            """,
            "let box = UIView(); box.backgroundColor = nil; view.addSubview(box); box.addSubview(label)",
        ])
    func seen(_ body: String) throws {
        #expect(try Self.contrast(body) == 1)
    }

    @Test(
        "What may lie behind the words keeps the comparison from being made",
        arguments: [
            "let card = UIView(); card.backgroundColor = .black; view.addSubview(card); view.addSubview(label)",
            """
            let card = UIView()
            card.backgroundColor = .black
            let box = UIView()
            box.addSubview(card)
            view.addSubview(box)
            view.addSubview(label)
            """,
            "let photo = UIImageView(image: UIImage(named: \"pier\")); view.addSubview(photo); view.addSubview(label)",
            "let box = UIView(); box.layer.addSublayer(CAGradientLayer()); view.addSubview(box); box.addSubview(label)",
            "view.layer.insertSublayer(CAGradientLayer(), at: 0); view.addSubview(label)",
            """
            view.addSubview(label)
            view.insertSubview(UIImageView(image: UIImage(named: "pier")), at: 0)
            """,
            """
            let photo = UIImageView(image: UIImage(named: "pier"))
            view.addSubview(label)
            view.addSubview(photo)
            view.sendSubviewToBack(photo)
            """,
            "let pages = UITableView(); view.addSubview(pages); pages.backgroundColor = .black; view.addSubview(label)",
            "let box = Banner(); view.addSubview(box); box.addSubview(label)",
            """
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            view.addSubview(blur)
            blur.contentView.addSubview(label)
            """,
            """
            let stack = UIStackView(arrangedSubviews: [label])
            stack.backgroundColor = Theme.ground
            view.addSubview(stack)
            """,
        ])
    func hidden(_ body: String) throws {
        let more = """
            final class Banner: UIView {
                override func draw(_ rect: CGRect) {
                    UIColor.black.setFill()
                    UIRectFill(rect)
                }
            }
            """
        #expect(try Self.contrast(body, more: more) == 0)
    }

    private static func cell(_ body: String, in controller: String = "") -> String {
        """
        import UIKit
        final class Cell: UITableViewCell {
            private let label = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                label.text = NSLocalizedString("Closed", comment: "")
                label.textColor = UIColor(white: 0.7, alpha: 1)
                contentView.addSubview(label)
                \(body)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class List: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad(); title = "List"; tableView.register(Cell.self, forCellReuseIdentifier: "c")
            }
            override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
            override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                let cell = t.dequeueReusableCell(withIdentifier: "c", for: i)
                \(controller)
                return cell
            }
        }
        """
    }

    @Test(
        "Constraints keep words apart from what is beside or above them",
        arguments: [
            ("label.leadingAnchor.constraint(equalTo: map.trailingAnchor, constant: 8)", 1),
            ("map.bottomAnchor.constraint(lessThanOrEqualTo: label.topAnchor)", 1),
            ("label.topAnchor.constraint(equalTo: map.topAnchor, constant: 8)", 0),
            ("label.leadingAnchor.constraint(equalTo: map.trailingAnchor, constant: -40)", 0),
        ])
    func apart(_ constraint: String, _ told: Int) throws {
        let body = """
            let map = UIImageView(image: UIImage(named: "map"))
            view.addSubview(map)
            view.addSubview(label)
            NSLayoutConstraint.activate([\(constraint)])
            """
        #expect(try Self.contrast(body) == told)
    }

    @Test(
        "Of several colors set in several places all have to fail, or it is asked about those that do",
        arguments: [
            ("label.textColor = isOpen ? .white : UIColor(white: 0.8, alpha: 1)", 0),
            ("label.textColor = UIColor(white: 0.75, alpha: 1)", 1),
            ("label.textColor = .black", 1),
        ])
    func turns(_ other: String, _ told: Int) throws {
        let members = "var isOpen = false { didSet { \(other) } }"
        #expect(try Self.contrast("view.addSubview(label)", members: members) == told)
    }

    private static func board(_ setUp: String, more: String = "") throws -> Int {
        try findings(
            """
            import UIKit
            final class Board: UIView {
                private let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.text = NSLocalizedString("Closed", comment: "")
                    label.textColor = UIColor(white: 0.7, alpha: 1)
                    addSubview(label)
                    \(setUp)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class Screen: UIViewController {
                private let board = Board()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Screen"
                    view.backgroundColor = .white
                    \(more)
                    view.addSubview(board)
                }
            }
            """)
    }

    @Test("A class of views that paints nothing lets be seen what it is put on")
    func clearClasses() throws {
        #expect(try Self.board("") == 1)
        #expect(try Self.board("backgroundColor = .clear") == 1)
        #expect(try Self.board("backgroundColor = .black") == 0)
        let card = "let card = UIView(); card.backgroundColor = .black; view.addSubview(card)"
        #expect(try Self.board("", more: card) == 0)
        #expect(try Self.board("layer.addSublayer(CAGradientLayer())") == 0)
    }

    private static func grid(_ cell: String, _ collection: String, _ body: String = "") throws -> Int {
        try findings(
            """
            import UIKit
            final class Item: UICollectionViewCell {
                private let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.text = NSLocalizedString("Closed", comment: "")
                    label.textColor = UIColor(white: 0.7, alpha: 1)
                    contentView.addSubview(label)
                    \(cell)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class Grid: UIViewController, UICollectionViewDataSource {
                private let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Grid"
                    view.backgroundColor = .white
                    \(body)
                    \(collection)
                    items.dataSource = self
                    items.register(Item.self, forCellWithReuseIdentifier: "i")
                    view.addSubview(items)
                }
                func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 2 }
                func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
                    c.dequeueReusableCell(withReuseIdentifier: "i", for: i) as! Item
                }
            }
            """)
    }

    @Test("What a cell of a grid lies on is the grid, and what the grid lies on where it has no color")
    func grids() throws {
        #expect(try Self.grid("", "items.backgroundColor = .white") == 1)
        #expect(try Self.grid("", "items.backgroundColor = .clear") == 1)
        #expect(try Self.grid("", "") == 1)
        #expect(try Self.grid("", "items.backgroundColor = .black") == 0)
        #expect(try Self.grid("", "items.backgroundColor = .clear", "view.backgroundColor = .black") == 0)
        #expect(
            try Self.grid(
                "", "items.backgroundColor = .clear", "view.addSubview(UIImageView(image: UIImage(named: \"pier\")))")
                == 0)
        #expect(try Self.grid("backgroundColor = .black", "items.backgroundColor = .white") == 0)
    }

    @Test("A cell has its own color, or that of the system unless somebody gives cells another")
    func cells() throws {
        #expect(try Self.findings(Self.cell("backgroundColor = .white")) == 1)
        #expect(try Self.findings(Self.cell("contentView.backgroundColor = .white")) == 1)
        #expect(try Self.findings(Self.cell("")) == 1)
        #expect(try Self.findings(Self.cell("backgroundColor = .black")) == 0)
        #expect(try Self.findings(Self.cell("", in: "cell.backgroundColor = .black")) == 0)
        #expect(try Self.findings(Self.cell("backgroundView = UIImageView(image: UIImage(named: \"night\"))")) == 0)
    }

    @Test(
        "A color is read behind texts, versions of the system and styles",
        arguments: [
            (
                "extension String { var color: UIColor { return UIColor.from(self) } }",
                "label.textColor = \"AAAAAA\".color"
            ),
            (
                """
                extension UIColor {
                    static var quiet: UIColor {
                        if #available(iOS 13.0, *) { return .from("AAAAAA") }
                        return .black
                    }
                }
                """, "label.textColor = .quiet"
            ),
            (
                """
                extension UIColor {
                    static var quiet: UIColor {
                        guard #available(iOS 13.0, *) else { return .black }
                        return .from("AAAAAA")
                    }
                }
                """, "label.textColor = .quiet"
            ),
            (
                """
                extension UIColor {
                    static var quiet: UIColor {
                        if #available(iOS 13.0, *) { return .from("AAAAAA") } else { return .black }
                    }
                }
                """, "label.textColor = .quiet"
            ),
        ])
    func colors(_ more: String, _ body: String) throws {
        let hex = """
            extension UIColor {
                static func from(_ hex: String) -> UIColor {
                    var value: UInt64 = 0
                    Scanner(string: hex).scanHexInt64(&value)
                    return UIColor(
                        red: CGFloat((value & 0xff0000) >> 16) / 255, green: CGFloat((value & 0xff00) >> 8) / 255,
                        blue: CGFloat(value & 0xff) / 255, alpha: 1)
                }
            }
            """
        #expect(
            try Self.contrast(
                "view.addSubview(label); \(body)".replacing("label.textColor", with: "other.textColor")
                    + "; other.text = \"Open\"; view.addSubview(other)", members: "private let other = UILabel()",
                more: hex + "\n" + more) == 2)
    }

    @Test("A style that an initializer keeps is asked for its color, and an attributed title says its own")
    func styles() throws {
        let look = """
            struct Look { let textColor: UIColor; static let quiet = Look(textColor: UIColor(white: 0.667, alpha: 1)) }
            final class LookLabel: UILabel {
                let look: Look
                init(look: Look) { self.look = look; super.init(frame: .zero); textColor = self.look.textColor }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        #expect(
            try Self.contrast(
                "view.addSubview(quiet); quiet.text = NSLocalizedString(\"Open\", comment: \"\")",
                members: "private let quiet = LookLabel(look: .quiet)", more: look) == 1)
        #expect(
            try Self.contrast(
                """
                view.addSubview(buy)
                buy.setAttributedTitle(
                    NSAttributedString(
                        string: "Buy", attributes: [.foregroundColor: UIColor(white: 0.667, alpha: 1)]),
                    for: .normal)
                """,
                members: "private let buy = UIButton()") == 1)
    }
}
