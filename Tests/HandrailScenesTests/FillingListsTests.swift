import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What lists make of classes that they are told, or asked for, stands on the screen of the list.
@Suite("Filling the lists of screens") struct FillingListsTests {
    private static func screens(_ code: String) throws -> [String: [String]] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data("import UIKit\n\(code)".utf8)])
        return Dictionary(
            inspection.screens.map { tree in (tree.screen.name, tree.stops.map(\.element.name.display)) },
            uniquingKeysWith: { $0 + $1 })
    }

    private static let crateCell = """
        final class CrateCell: UITableViewCell {
            let name: UILabel = { let l = UILabel(); l.text = "New crate"; return l }()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(name)
            }
            required init?(coder: NSCoder) { fatalError() }
        }

        """

    private static let pinCell = """
        final class PinCell: UICollectionViewCell {
            let mark = UIButton()
            override init(frame: CGRect) {
                super.init(frame: frame)
                mark.setTitle("Pin", for: .normal)
                contentView.addSubview(mark)
            }
            required init?(coder: NSCoder) { fatalError() }
        }

        """

    private static func crates(_ body: String, members: String = "") -> String {
        crateCell + """
            final class Crates: UITableViewController {
                \(members)
                override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
                override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                    \(body)
                }
            }
            """
    }

    @Test(
        "Rows that a table hands out are met in the table, and are no screens besides",
        arguments: [
            crates(#"let cell = t.dequeueReusableCell(withIdentifier: "c", for: i) as! CrateCell; return cell"#),
            crates(
                """
                guard let cell = t.dequeueReusableCell(withIdentifier: "c") as? CrateCell else { fatalError() }
                return cell
                """),
            crates(
                #"return t.dequeueReusableCell(withIdentifier: "c", for: i)"#,
                members: """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.register(CrateCell.self, forCellReuseIdentifier: "c")
                    }
                    """),
            crates("let cell: CrateCell = t.dequeueReusableCell(for: i); return cell"),
            crates("return t.dequeue(CrateCell.self, for: i)"),
        ])
    func rows(code: String) throws {
        #expect(try Self.screens(code) == ["Crates": ["New crate"]])
    }

    @Test("What the data source sets on a row is what is met of it")
    func set() throws {
        let code = Self.crates(
            """
            let cell = t.dequeueReusableCell(withIdentifier: "c", for: i) as! CrateCell
            cell.name.text = "Apples"
            return cell
            """)
        let blank = code.replacingOccurrences(of: #"l.text = "New crate"; "#, with: "")
        #expect(try Self.screens(blank) == ["Crates": ["Apples"]])
    }

    @Test(
        "Items that an object of its own gives a grid are met where the grid is",
        arguments: [
            """
            final class PinSource: NSObject, UICollectionViewDataSource {
                func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 1 }
                func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
                    c.dequeueReusableCell(withReuseIdentifier: "p", for: i) as! PinCell
                }
            }
            final class Pins: UIViewController {
                private let grid = UICollectionView(frame: .zero, collectionViewLayout: .init())
                private let source = PinSource()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(grid)
                    grid.dataSource = source
                }
            }
            """,
            """
            final class Pins: UIViewController {
                private let grid = UICollectionView(frame: .zero, collectionViewLayout: .init())
                private lazy var cells = UICollectionView.CellRegistration<PinCell, Int> { cell, path, item in
                    cell.mark.tag = item
                }
                private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
                    grid, path, item in
                    grid.dequeueConfiguredReusableCell(using: self.cells, for: path, item: item)
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(grid)
                    source.apply(.init())
                }
            }
            """,
        ])
    func items(code: String) throws {
        #expect(try Self.screens(Self.pinCell + code) == ["Pins": ["Pin"]])
    }

    @Test("What stands above and below a section stands above and below its rows")
    func headers() throws {
        let code = Self.crates(
            #"return t.dequeueReusableCell(withIdentifier: "c", for: i) as! CrateCell"#,
            members: """
                override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? {
                    let head = t.dequeueReusableHeaderFooterView(withIdentifier: "h") as! Head
                    return head
                }
                override func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? {
                    t.dequeueReusableHeaderFooterView(withIdentifier: "f") as? Foot
                }
                """)
            + ["Head", "Foot"].map { name in
                """

                final class \(name): UITableViewHeaderFooterView {
                    let big = UILabel()
                    override init(reuseIdentifier: String?) {
                        super.init(reuseIdentifier: reuseIdentifier)
                        big.text = "\(name)"
                        contentView.addSubview(big)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """
            }.joined()
        #expect(try Self.screens(code) == ["Crates": ["Head", "New crate", "Foot"]])
    }

    @Test("Of two tables each has the rows that it was told; rows of neither for certain stay by themselves")
    func several() throws {
        let code = Self.crateCell + """
            final class NoteCell: UITableViewCell {
                let note = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    note.text = "Note"
                    contentView.addSubview(note)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class Store: UIViewController, UITableViewDataSource {
                private let upper = UITableView()
                private let lower = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(upper)
                    view.addSubview(lower)
                    lower.register(CrateCell.self, forCellReuseIdentifier: "c")
                }
                func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
                func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                    if t == lower { return t.dequeueReusableCell(withIdentifier: "c", for: i) as! CrateCell }
                    return t.dequeueReusableCell(withIdentifier: "n", for: i) as! NoteCell
                }
            }
            """
        #expect(try Self.screens(code) == ["Store": ["New crate"], "NoteCell": ["Note"]])
    }

    @Test("A fault of a row that two screens show is found once")
    func once() throws {
        let code = """
            class Base: UITableViewController {
                override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                    t.dequeueReusableCell(withIdentifier: "b", for: i) as! BoltCell
                }
            }
            final class One: Base {}
            final class Two: Base {}
            final class BoltCell: UITableViewCell {
                let add = UIButton()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    add.setImage(UIImage(named: "btn_7"), for: .normal)
                    contentView.addSubview(add)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        #expect(try Self.screens(code) == ["One": ["btn_7"], "Two": ["btn_7"]])
        let findings = try TemporaryFolder.audit(["Code.swift": Data("import UIKit\n\(code)".utf8)]).findings
        #expect(findings.filter { $0.rule == "unnamed-control" }.count == 1)
    }
}
