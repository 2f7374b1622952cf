import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// What a list does for all its rows: what it offers where one is swiped or pressed, and how high it makes them.
@Suite("Reading UIKit: what lists do for their rows") struct ReadingUIKitListsTests {
    private static func findings(_ code: String, _ rules: Set<String>) throws -> [String] {
        let bytes = Array(("import UIKit\n" + code).utf8)
        return try TemporaryFolder.audit(["Code.swift": Data(bytes)]).findings.filter { rules.contains($0.rule) }.map {
            finding in
            let start = Int(finding.place.range.lower)
            let before = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let line = bytes[before...].prefix { $0 != 0x0A }
            return "\(finding.rule): " + String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        }
    }

    /// A cell on which a long press does something, and the list that shows it.
    private static func mail(_ functions: String) -> String {
        """
        final class MailCell: UITableViewCell {
            let subject = UILabel()
            var onHold: (() -> Void)?
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                subject.text = NSLocalizedString("Subject", comment: "")
                contentView.addSubview(subject)
                addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
            }
            required init?(coder: NSCoder) { nil }
            @objc private func held() { onHold?() }
        }
        final class MailController: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Mail", comment: "")
            }
            override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = list.dequeueReusableCell(withIdentifier: "mail", for: path) as! MailCell
                cell.onHold = { self.archive(path) }
                return cell
            }
            \(functions)
            private func archive(_ path: IndexPath) { store.archive(path.row) }
        }
        """
    }

    @Test(
        "What a row offers where it is swiped or pressed is among its actions",
        arguments: [
            """
            override func tableView(_ list: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath)
                -> UISwipeActionsConfiguration?
            {
                let archive = UIContextualAction(style: .normal, title: NSLocalizedString("Archive", comment: "")) {
                    _, _, done in
                    self.archive(path)
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [archive])
            }
            """,
            """
            override func tableView(_ list: UITableView, editActionsForRowAt path: IndexPath)
                -> [UITableViewRowAction]?
            {
                [
                    UITableViewRowAction(style: .normal, title: NSLocalizedString("Archive", comment: "")) {
                        _, path in self.archive(path)
                    }
                ]
            }
            """,
            """
            override func tableView(
                _ list: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in self.menu(path) }
            }
            """,
        ])
    func offers(functions: String) throws {
        #expect(try Self.findings(Self.mail(functions), ["missing-custom-action"]).isEmpty)
    }

    @Test("A row that offers nothing else keeps its finding")
    func offersNothing() throws {
        let height = "override func tableView(_ list: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 80 }"
        #expect(
            try Self.findings(Self.mail(height), ["missing-custom-action"])
                == [
                    """
                    missing-custom-action: addGestureRecognizer(UILongPressGestureRecognizer(target: self, \
                    action: #selector(held)))
                    """
                ])
    }

    /// A plate that a long press renames, in one part of a screen, and a button in another that sends `action`.
    private static func shelf(_ action: String, _ held: String) -> String {
        """
        final class ShelfController: UIViewController {
            private let plate = UILabel()
            private let more = UIButton(type: .system)
            private let box = UIView()
            private let bar = UIView()
            weak var delegate: ShelfDelegate?
            weak var other: ShelfDelegate?
            var onRename: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Shelf", comment: "")
                plate.text = NSLocalizedString("Plate", comment: "")
                plate.isUserInteractionEnabled = true
                more.setTitle(NSLocalizedString("Rename", comment: ""), for: .normal)
                more.addTarget(self, action: #selector(renameTapped), for: .touchUpInside)
                plate.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(plateHeld)))
                box.addSubview(plate)
                bar.addSubview(more)
                view.addSubview(box)
                view.addSubview(bar)
            }
            @objc private func renameTapped(_ sender: UIButton) { \(action) }
            @objc private func plateHeld(_ recognizer: UILongPressGestureRecognizer) {
                \(held)
            }
            private func rename() { store.rename() }
            private func rename(to name: String) { store.rename(name) }
            private func discard() { store.discard() }
        }
        """
    }

    @Test(
        "A gesture that calls what a button of the screen calls is no lack",
        arguments: [
            ("rename()", "rename()"),
            ("self.rename()", "guard recognizer.state == .began else { return }\nrename()"),
            ("rename()", "if recognizer.state == .began { UIImpactFeedbackGenerator().impactOccurred(); rename() }"),
            (
                "delegate?.shelfAsksForName(self)",
                "guard recognizer.state == .began else { return }\nself.delegate?.shelfAsksForName(self)"
            ),
            ("onRename?()", "onRename?()"),
        ])
    func sameCall(action: String, held: String) throws {
        #expect(try Self.findings(Self.shelf(action, held), ["missing-custom-action"]).isEmpty)
    }

    @Test(
        "A gesture that does something else, or more, is told",
        arguments: [
            ("rename()", "discard()"), ("rename()", "rename()\ndiscard()"),
            ("rename(to: \"a\")", "rename(to: \"b\")"), ("other.rename()", "rename()"),
            ("delegate?.shelf(self, asks: 1)", "delegate?.shelf(self, asks: 2)"),
            ("delegate?.shelfAsksForName(self)", "other?.shelfAsksForName(self)"),
        ])
    func otherCall(action: String, held: String) throws {
        #expect(try Self.findings(Self.shelf(action, held), ["missing-custom-action"]).count == 1)
    }

    // MARK: Heights

    /// A list of cells with a text that grows.
    private static func notes(_ setUp: String, _ functions: String, style: String = ".body") -> String {
        """
        final class NoteCell: UITableViewCell {
            let note = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                note.text = NSLocalizedString("Note", comment: "")
                note.font = .preferredFont(forTextStyle: \(style))
                note.adjustsFontForContentSizeCategory = true
                contentView.addSubview(note)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class NotesController: UITableViewController {
            private let lineHeight: CGFloat = 36
            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Notes", comment: "")
                \(setUp)
            }
            override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                list.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
            }
            \(functions)
        }
        """
    }

    @Test("Rows that a list makes too low for text that has grown are told where the height is said")
    func lowRows() throws {
        let rule: Set<String> = ["fixed-height-around-text"]
        let asked =
            "override func tableView(_ list: UITableView, heightForRowAt path: IndexPath) -> CGFloat {\nreturn 40\n}"
        #expect(try Self.findings(Self.notes("", asked), rule) == ["fixed-height-around-text: return 40"])
        #expect(
            try Self.findings(Self.notes("tableView.rowHeight = 36", ""), rule) == [
                "fixed-height-around-text: tableView.rowHeight = 36"
            ])
    }

    @Test(
        "Heights that follow the text, are high enough or are several are left alone",
        arguments: [
            notes("tableView.rowHeight = UITableView.automaticDimension\ntableView.estimatedRowHeight = 36", ""),
            notes("tableView.estimatedRowHeight = 36", ""),
            notes("tableView.rowHeight = 36\ntableView.rowHeight = UITableView.automaticDimension", ""),
            notes("tableView.rowHeight = 160", ""),
            notes(
                "tableView.rowHeight = 36",
                """
                override func tableView(_ list: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                    UITableView.automaticDimension
                }
                """),
            notes(
                "",
                """
                override func tableView(_ list: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                    UIFontMetrics.default.scaledValue(for: 36)
                }
                """),
            notes(
                "",
                """
                override func tableView(_ list: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                    path.row == 0 ? 36 : 80
                }
                """),
            notes(
                "",
                """
                override func tableView(_ list: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                    if path.row == 0 { return 36 }
                    return 80
                }
                """),
        ])
    func growingRows(code: String) throws {
        #expect(try Self.findings(code, ["fixed-height-around-text"]).isEmpty)
    }

    /// Tiles with a text that grows, and what says how large they are.
    private static func tiles(_ setUp: String, _ functions: String = "") -> String {
        """
        final class TileCell: UICollectionViewCell {
            let note = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                note.text = NSLocalizedString("Note", comment: "")
                note.font = .preferredFont(forTextStyle: .body)
                note.adjustsFontForContentSizeCategory = true
                contentView.addSubview(note)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class TilesController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            private lazy var list: UICollectionView = {
                let layout = UICollectionViewFlowLayout()
                \(setUp)
                return UICollectionView(frame: .zero, collectionViewLayout: layout)
            }()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
            }
            func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                list.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as! TileCell
            }
            \(functions)
        }
        """
    }

    private static let asked = """
        func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
            -> CGSize
        {
        return CGSize(width: 100, height: 30)
        }
        """

    @Test("Items of a collection of which all have one size are told as well")
    func lowItems() throws {
        let rule: Set<String> = ["fixed-height-around-text"]
        #expect(
            try Self.findings(Self.tiles("", Self.asked), rule) == [
                "fixed-height-around-text: return CGSize(width: 100, height: 30)"
            ])
        #expect(
            try Self.findings(Self.tiles("layout.itemSize = CGSize(width: 100, height: 30)"), rule)
                == ["fixed-height-around-text: layout.itemSize = CGSize(width: 100, height: 30)"])
    }

    @Test(
        "Items that are estimated, laid out by what is around them or high enough are left alone",
        arguments: [
            tiles(
                """
                layout.itemSize = CGSize(width: 100, height: 30)
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                """),
            tiles("layout.itemSize = CGSize(width: 100, height: 120)"),
            tiles("", asked.replacingOccurrences(of: "height: 30", with: "height: list.bounds.height")),
            tiles(
                "layout.itemSize = CGSize(width: 100, height: 30)",
                asked.replacingOccurrences(of: "height: 30", with: "height: 160")),
        ])
    func growingItems(code: String) throws {
        #expect(try Self.findings(code, ["fixed-height-around-text"]).isEmpty)
    }

    @Test("What a table says of its rows does not hold for the items of a collection on the same screen")
    func twoLists() throws {
        let height = "func tableView(_ list: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 30 }"
        #expect(try Self.findings(Self.tiles("", height), ["fixed-height-around-text"]).isEmpty)
    }
}
