import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Which cells react to being chosen, as far as the code of their list says so.
@Suite("What is chosen in lists") struct ListSelectionsTests {
    private static func cell(_ name: String) -> String {
        """
        final class \(name): UICollectionViewCell {
            private let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(label)
            }
            required init?(coder: NSCoder) { nil }
            func show(_ text: String) { label.text = text }
        }

        """
    }

    private static func list(_ functions: String, setUp: String = "", cells: [String] = ["TrailCell", "NoteCell"])
        -> String
    {
        let registered = cells.map { "collectionView.register(\($0).self, forCellWithReuseIdentifier: \"\($0)\")" }
        return "import UIKit\n" + cells.map(cell).joined() + """
            final class Trails: UICollectionViewController {
                enum Row { case trail(String), note, header }
                var rows: [Row] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(registered.joined(separator: "\n"))
                    \(setUp)
                }
                override func collectionView(
                    _ view: UICollectionView, cellForItemAt path: IndexPath
                ) -> UICollectionViewCell {
                    switch rows[path.item] {
                    case .trail(let name):
                        let cell = view.dequeueReusableCell(withReuseIdentifier: "T", for: path) as! TrailCell
                        cell.show(name)
                        return cell
                    case .note, .header:
                        return view.dequeueReusableCell(withReuseIdentifier: "N", for: path) as! NoteCell
                    }
                }
                \(functions)
                func open(_ row: Any) { navigationController?.pushViewController(Detail(row), animated: true) }
            }
            final class Trail: UIViewController {}
            """
    }

    private static func chosen(_ code: String, more: [String: String] = [:]) throws -> [String] {
        var files = ["Code.swift": Data(code.utf8)]
        for (name, text) in more { files[name] = Data(text.utf8) }
        let audit = try TemporaryFolder.audit(files)
        return audit.findings.filter { $0.rule == "tap-without-trait" }.map { finding in
            let text = audit.file(of: finding.place).text(in: finding.place.range)
            return text.split(separator: " ").first { $0.hasSuffix("Cell:") }.map { String($0.dropLast()) } ?? text
        }.sorted()
    }

    private static func choice(_ body: String) -> String {
        "override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { \(body) }\n"
    }

    @Test("A choice that does the same for all of them is one of every cell")
    func all() throws {
        #expect(try Self.chosen(Self.list(Self.choice("open(path)"))) == ["NoteCell", "TrailCell"])
    }

    @Test(
        "Cells of cases for which nothing is done are not chosen",
        arguments: [
            "switch rows[path.item] { case .note, .header: break\ncase .trail(let name): open(name) }",
            "switch rows[path.item] { case .trail(let name): open(name)\ndefault: return }",
            "guard case .trail(let name) = rows[path.item] else { return }\nopen(name)",
            "view.deselectItem(at: path, animated: true)\nif case .trail(let name) = rows[path.item] { open(name) }",
            "choose(rows[path.item]) }\n"
                + "func choose(_ row: Row) { switch row { case .trail: open(row)\ndefault: break }",
        ])
    func cases(_ body: String) throws {
        #expect(try Self.chosen(Self.list(Self.choice(body))) == ["TrailCell"])
    }

    @Test("What a list does not let people choose is not chosen")
    func permission() throws {
        func may(_ body: String, _ label: String = "shouldSelectItemAt") throws -> [String] {
            let function =
                "override func collectionView(_ v: UICollectionView, \(label) path: IndexPath) -> Bool { \(body) }"
            return try Self.chosen(Self.list(Self.choice("open(path)") + function))
        }
        #expect(try may("false") == [])
        #expect(try may("false", "shouldHighlightItemAt") == [])
        #expect(try may("true") == ["NoteCell", "TrailCell"])
        #expect(
            try may("switch rows[path.item] { case .trail: true\ncase .note, .header: false }") == ["TrailCell"])
        #expect(try may("model.allows(path)") == [])
    }

    @Test("A list in which nothing is chosen, or that takes no touches, has no cells that are")
    func locked() throws {
        for setUp in ["collectionView.allowsSelection = false", "collectionView.isUserInteractionEnabled = false"] {
            #expect(try Self.chosen(Self.list(Self.choice("open(path)"), setUp: setUp)) == [])
        }
        #expect(
            try Self.chosen(
                Self.list(Self.choice("open(path)"), setUp: "if isLocked { collectionView.allowsSelection = false }"))
                == ["NoteCell", "TrailCell"])
    }

    @Test("A cell of another list, of which the class only speaks, is not chosen here")
    func elsewhere() throws {
        let other = Self.cell("StampCell") + """
            final class Stamps: UIViewController {
                func fill(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "S", for: path) as! StampCell
                }
            }
            """
        let code = Self.list(Self.choice("open(path)") + "func stampCell(_ cell: StampCell, didStamp: Bool) {}")
        #expect(try Self.chosen(code + "\n" + other) == ["NoteCell", "TrailCell"])
    }

    @Test("A class of cells that another list shows without a choice is not told")
    func shared() throws {
        let other = """
            final class Preview: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "N")
                }
            }
            """
        #expect(try Self.chosen(Self.list(Self.choice("open(path)")) + "\n" + other) == ["TrailCell"])
    }
}
