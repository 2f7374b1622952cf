import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Cells of the framework that code fills, and controls that code leaves empty.
@Suite("Reading UIKit: plain cells and empty controls") struct ReadingPlainCellsTests {
    /// A list whose cells are filled by `body`.
    private static func list(_ body: String) -> String {
        """
        final class Screen: UITableViewController {
            override func viewDidLoad() { super.viewDidLoad(); title = "Settings" }
            override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                \(body)
                return cell
            }
        }
        final class OwnCell: UITableViewCell {
            let button = UIButton()
        }

        """
    }

    @Test(
        "A cell that a list hands out says what code puts into it",
        arguments: [
            """
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "Language"
            """,
            """
            guard let cell = view.dequeueReusableCell(withIdentifier: "cell") else { return UITableViewCell() }
            cell.textLabel?.text = "Language"
            """,
            """
            let cell =
                view.dequeueReusableCell(withIdentifier: "cell")
                ?? UITableViewCell(style: .value1, reuseIdentifier: "cell")
            cell.textLabel?.text = "Language"
            """,
            """
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = "Language"
            cell.contentConfiguration = content
            """,
        ])
    func plainCells(_ body: String) throws {
        let dump = try UIKitScreen.dump(Self.list(body))
        #expect(dump.components(separatedBy: "\"Language\"").count == 2)
    }

    @Test("A cell that is taken for one of the project's is no plain one")
    func ownCells() throws {
        let body = """
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path) as! OwnCell
            cell.textLabel?.text = "Language"
            """
        let code = "import UIKit\n" + Self.list(body)
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        #expect(inspection.screens.map(\.screen.name) == ["Screen"])
        let dump = inspection.screens.map(\.dump).joined()
        #expect(dump.components(separatedBy: "\"Language\"").count == 2)
    }

    @Test("A switch at the end of a row is one element with it, which the row's words name")
    func switches() throws {
        let body = """
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "Alerts"
            let toggle = UISwitch()
            cell.accessoryView = toggle
            """
        let dump = try UIKitScreen.dump(Self.list(body))
        #expect(dump.contains("element toggle \"Alerts\""))
        #expect(dump.components(separatedBy: "element toggle").count == 2)
    }

    private static func rules(_ code: String) throws -> [String] {
        try TemporaryFolder.audit(["Code.swift": Data(("import UIKit\n" + code).utf8)]).findings.map(\.rule)
    }

    private static func screen(_ button: String, besides more: String = "") -> String {
        """
        final class Screen: UIViewController {
            \(button)
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Route"
                go.addTarget(self, action: #selector(start), for: .touchUpInside)
                view.addSubview(go)
                \(more)
            }
            @objc private func start() { present(UIViewController(), animated: true) }
        }
        """
    }

    @Test("A button that reacts and is never given anything to show has no name")
    func emptyButtons() throws {
        #expect(try Self.rules(Self.screen("private let go = UIButton()")).contains("unnamed-control"))
    }

    @Test(
        "A button that other code may fill is left alone",
        arguments: [
            screen("let go = UIButton()"), screen("private let go = UIButton()", besides: "go.kf.setImage(with: url)"),
            screen("private let go = UIButton()", besides: "Loader.fill(go)"),
            screen("private let go = UIButton()", besides: "go.setTitle(name(), for: .normal)"),
            screen("private let go = UIButton()", besides: "go.sd_setImage(with: url, for: .normal)"),
        ])
    func filledButtons(_ code: String) throws {
        #expect(try !Self.rules(code).contains("unnamed-control"))
    }

    @Test("A private variable that nothing changes is what it begins as", arguments: [true, false])
    func privateVariables(_ changes: Bool) throws {
        let code = """
            final class Screen: UIView {
                private var side: CGFloat = 20
                private let close = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    close.setTitle("Close", for: .normal)
                    addSubview(close)
                    NSLayoutConstraint.activate([
                        close.widthAnchor.constraint(equalToConstant: side),
                        close.heightAnchor.constraint(equalToConstant: side),
                    ])
                }
                func grow() { \(changes ? "side = 60" : "setNeedsLayout()") }
            }
            """
        #expect(try Self.rules(code).contains("small-hit-target") != changes)
    }

    @Test("A cell that nobody fills says nothing, and one that somebody may fill says something")
    func emptyCells() throws {
        let cell = """
            import UIKit
            final class OwnCell: UITableViewCell {
                let button = UIButton()
                override func awakeFromNib() {
                    super.awakeFromNib()
                    button.setTitle("Delete", for: .normal)
                    contentView.addSubview(button)
                }
            }

            """
        let stops = { (more: String) in
            try TemporaryFolder.inspect(["Code.swift": Data((cell + more).utf8)]).screens.filter {
                $0.screen.name == "OwnCell"
            }
                .flatMap { $0.stops.map { $0.element.name.cases.map(\.display) } }
        }
        #expect(try stops("") == [["Delete"]])
        #expect(
            try stops("final class Other { func f(_ cell: UITableViewCell) { cell.textLabel?.text = name } }").count
                == 2)
    }

    @Test("A plain cell that code makes and leaves empty is no stop")
    func leftEmpty() throws {
        let list = """
            import UIKit
            final class Screen: UITableViewController {
                override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    guard let cell = view.dequeueReusableCell(withIdentifier: "cell") else { return UITableViewCell() }
                    cell.textLabel?.text = "Language"
                    return cell
                }
            }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(list.utf8)])
        #expect(inspection.screens.flatMap { $0.stops.map { $0.element.name.cases.map(\.display) } } == [["Language"]])
    }
}
