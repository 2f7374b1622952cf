import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Taps that do something by themselves, and those that only look so.
@Suite("Reading UIKit: taps that count")
struct ReadingTapsTests {
    private func findings(_ code: String, _ rule: String = "tap-without-trait") throws -> [Finding] {
        let audit = try TemporaryFolder.audit(["a.swift": Data("import UIKit\n\(code)".utf8)], jobs: 1)
        return audit.findings.filter { $0.rule == rule }
    }

    /// A view with a text that is tapped, on a screen.
    private static func popup(_ members: String, handler: String = "print(1)") -> String {
        """
        final class Popup: UIView {
            private let place = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                place.text = "Lisbon"
                addSubview(place)
                addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap)))
            }
            required init?(coder: NSCoder) { fatalError() }
            @objc private func handleTap() { \(handler) }
            \(members)
        }
        final class Chart: UIViewController {
            private let popup = Popup(frame: .zero)
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(popup)
            }
        }
        """
    }

    @Test("A handler that does nothing keeps taps from what lies below")
    func empty() throws {
        #expect(try findings(Self.popup("")).count == 1)
        #expect(try findings(Self.popup("", handler: "")).isEmpty)
    }

    @Test(
        "A tap that has to be let through is none that always counts",
        arguments: [
            ("return isOpen", 0), ("if gestureRecognizer is UITapGestureRecognizer { return isOpen }\nreturn true", 0),
            ("return true", 1),
            (
                """
                guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
                return pan.isEnabled
                """, 1
            ),
        ])
    func gated(body: String, count: Int) throws {
        let members = """
            var isOpen = false
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { \(body) }
            """
        #expect(try findings(Self.popup(members)).count == count)
    }

    @Test(
        "A recognizer for people who use VoiceOver is no touch target",
        arguments: [
            ("if UIAccessibility.isVoiceOverRunning { tap() }", 0),
            ("if UIAccessibility.isVoiceOverRunning == true { tap() }", 0),
            ("guard UIAccessibility.isVoiceOverRunning else { return }\ntap()", 0), ("tap()", 1),
            ("if UIAccessibility.isVoiceOverRunning { return } else { tap() }", 1),
        ])
    func voiceOver(code: String, count: Int) throws {
        let tap = "bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))"
        let found = try findings(
            """
            final class Sheet: UIViewController {
                private let bar = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.isAccessibilityElement = true
                    bar.accessibilityLabel = "Dismiss"
                    view.addSubview(bar)
                    NSLayoutConstraint.activate([
                        bar.widthAnchor.constraint(equalToConstant: 36),
                        bar.heightAnchor.constraint(equalToConstant: 5),
                    ])
                    \(code.replacingOccurrences(of: "tap()", with: tap))
                }
                @objc private func close() { dismiss(animated: true) }
            }
            """, "small-hit-target")
        #expect(found.count == count)
    }

    /// A section whose cells are chosen.
    private static func section(_ choice: String, cells: [String]) -> String {
        let classes = cells.map { name in
            """
            final class \(name): UICollectionViewCell {
                private let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame); label.text = "\(name)"; contentView.addSubview(label)
                }
                required init?(coder: NSCoder) { fatalError() }
            }

            """
        }.joined()
        let handed = cells.map {
            """
            if let cell = view.dequeueReusableCell(withReuseIdentifier: "\($0)", for: path) as? \($0) {
                return cell
            }
            """
        }
        return classes + """
            final class Link {}
            protocol Listed {}
            final class Harbor: UICollectionViewController {
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    \(handed.joined(separator: "\n"))
                    return UICollectionViewCell()
                }
                func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { \(choice) }
                func open(_ link: Any) { print(link) }
            }
            """
    }

    @Test("A choice that lets only some kinds of objects through says nothing of either of two cells")
    func selective() throws {
        let selective = "guard let link = items[path.item] as? Link else { return }\nopen(link)"
        #expect(try findings(Self.section(selective, cells: ["LinkCell", "NoteCell"])).isEmpty)
        #expect(try findings(Self.section("open(path)", cells: ["LinkCell", "NoteCell"])).count == 2)
        // What every object of the list is lets all of them through.
        let general = selective.replacing("Link", with: "Listed")
        #expect(try findings(Self.section(general, cells: ["LinkCell", "NoteCell"])).count == 2)
        let only = try findings(Self.section(selective, cells: ["LinkCell"]))
        #expect(only.count == 1)
        #expect(only.first?.fix.en.contains("on the cell") == true)
        #expect(only.first?.fix.en.contains("UIButton") == false)
    }

    @Test("A table cell that is an element is called what its list writes into it")
    func tableCell() throws {
        let code = """
            final class Menu: UITableViewController {
                private class Cell: UITableViewCell {
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        accessibilityTraits.insert(.button)
                        isAccessibilityElement = true
                        textLabel?.adjustsFontForContentSizeCategory = true
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                    -> UITableViewCell
                {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                    cell.textLabel?.text = "North pier"
                    return cell
                }
            }
            """
        #expect(try findings(code, "unnamed-control").isEmpty)
    }

    @Test(
        "Something tapped in an element is called by its own words, and not by those that speak for everything around")
    func inside() throws {
        let code = """
            final class Comment: UIView {
                private let author = UILabel()
                private let likes = UIStackView()
                private let count = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isAccessibilityElement = true
                    accessibilityLabel = "A comment"
                    author.text = "Ines"
                    count.text = "Twelve likes"
                    likes.addArrangedSubview(count)
                    addSubview(author)
                    addSubview(likes)
                    author.isUserInteractionEnabled = true
                    author.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
                    likes.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(list)))
                }
                required init?(coder: NSCoder) { fatalError() }
                @objc private func open() { profile.open() }
                @objc private func list() { profile.list() }
            }
            """
        let messages = try findings(code).map(\.message.en)
        #expect(messages.count == 2)
        #expect(
            messages.contains { $0.hasPrefix("This text “Ines” reacts") }
                && messages.contains { $0.hasPrefix("This row “Twelve likes” reacts") })
    }

    @Test("A picture that is tapped and labeled in vain is one defect")
    func labeledPicture() throws {
        let code = """
            final class Cover: UIView {
                private let picture = UIImageView(image: UIImage(named: "cover"))
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(picture)
                    picture.accessibilityLabel = "Cover"
                    picture.isUserInteractionEnabled = true
                    TAP
                }
                required init?(coder: NSCoder) { fatalError() }
                @objc private func open() { book.open() }
            }
            """
        let tapped = code.replacing(
            "TAP", with: "picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))")
        #expect(try findings(tapped).count == 1)
        #expect(try findings(tapped, "label-without-element").isEmpty)
        #expect(try findings(code.replacing("TAP", with: ""), "label-without-element").count == 1)
    }
}
