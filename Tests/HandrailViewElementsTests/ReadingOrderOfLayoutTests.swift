import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// In which order views are reached that constraints place.
@Suite("Reading UIKit: the order of views that code lays out") struct ReadingOrderOfLayoutTests {
    /// The labels of a screen in the order in which they are met. They show their own names and are added as `added`
    /// lists them.
    private static func order(of added: String, _ layout: String) throws -> [String] {
        let names = added.components(separatedBy: ", ")
        let code = """
            final class Screen: UIViewController {
            \(names.map { "let \($0) = UILabel()" }.joined(separator: "\n"))
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(names.map { "\($0).text = \"\($0)\"" }.joined(separator: "\n"))
                    for label in [\(added)] { view.addSubview(label) }
                    \(layout)
                }
            }
            """
        let dump = try UIKitScreen.dump(code)
        return dump.split(whereSeparator: { !$0.isLetter }).map(String.init).filter(names.contains)
    }

    private static func activate(_ constraints: String...) -> String {
        "NSLayoutConstraint.activate([\n\(constraints.joined(separator: ",\n"))\n])"
    }

    @Test("What hangs below another comes after it")
    func chain() throws {
        let layout = Self.activate(
            "title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)",
            "price.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)",
            "price.bottomAnchor.constraint(equalTo: note.topAnchor, constant: -8)",
            "total.topAnchor.constraint(greaterThanOrEqualTo: note.bottomAnchor)")
        #expect(try Self.order(of: "total, price, note, title", layout) == ["title", "price", "note", "total"])
    }

    @Test(
        "Of what hangs from the same edge the higher one comes first",
        arguments: [
            (["title.topAnchor.constraint(equalTo: view.topAnchor, constant: 56)",
              "note.topAnchor.constraint(equalTo: view.topAnchor, constant: 30)"], ["note", "title"]),
            (["view.topAnchor.constraint(equalTo: title.topAnchor, constant: -56)",
              "note.topAnchor.constraint(equalTo: view.topAnchor, constant: 30)"], ["note", "title"]),
            // Edges of which nobody knows how far they are apart.
            (["title.topAnchor.constraint(equalTo: view.topAnchor, constant: 56)",
              "note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 30)"],
             ["title", "note"]),
            (["title.topAnchor.constraint(equalTo: view.topAnchor, constant: 56)",
              "note.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 30)"], ["title", "note"]),
        ])
    func sameEdge(constraints: [String], order: [String]) throws {
        let layout = "NSLayoutConstraint.activate([\n\(constraints.joined(separator: ",\n"))\n])"
        #expect(try Self.order(of: "title, note", layout) == order)
    }

    @Test("What stands in one row is met from the leading side")
    func rows() throws {
        let layout = Self.activate(
            "note.topAnchor.constraint(equalTo: title.bottomAnchor)",
            "price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8)",
            "price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor)",
            "total.trailingAnchor.constraint(equalTo: note.leadingAnchor)",
            "total.centerYAnchor.constraint(equalTo: note.centerYAnchor)")
        #expect(try Self.order(of: "note, price, total, title", layout) == ["title", "price", "total", "note"])
    }

    @Test("What hangs from the top comes before the middle, and what stands on the bottom last")
    func ends() throws {
        let layout = Self.activate(
            "total.bottomAnchor.constraint(equalTo: view.bottomAnchor)",
            "note.bottomAnchor.constraint(equalTo: total.topAnchor, constant: -8)",
            "price.centerYAnchor.constraint(equalTo: view.centerYAnchor)",
            "title.topAnchor.constraint(equalTo: view.topAnchor)")
        #expect(try Self.order(of: "total, note, price, title", layout) == ["title", "price", "note", "total"])
    }

    @Test(
        "Whatever lays them out, the order is the same",
        arguments: [
            """
            NSLayoutConstraint(
                item: price, attribute: .top, relatedBy: .equal, toItem: title, attribute: .bottom, multiplier: 1,
                constant: 8
            ).isActive = true
            """,
            """
            price.snp.makeConstraints { make in make.top.equalTo(title.snp.bottom).offset(8) }
            """,
            """
            view.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[title]-[price]", options: [], metrics: nil,
                    views: ["title": title, "price": price]))
            """,
        ])
    func spellings(_ layout: String) throws {
        #expect(try Self.order(of: "price, title", layout) == ["title", "price"])
    }

    @Test(
        "Views stay as they were added where constraints say nothing, wish only, or contradict each other",
        arguments: [
            [],
            [
                "price.leadingAnchor.constraint(equalTo: view.leadingAnchor)",
                "title.widthAnchor.constraint(equalTo: price.widthAnchor)",
            ],
            [
                "price.topAnchor.constraint(equalTo: title.bottomAnchor)",
                "title.topAnchor.constraint(equalTo: price.bottomAnchor)",
            ],
            ["price.topAnchor.constraint(equalTo: title.bottomAnchor, constant: -200)"],
        ])
    func open(_ constraints: [String]) throws {
        let layout = "NSLayoutConstraint.activate([\(constraints.joined(separator: ", "))])"
        #expect(try Self.order(of: "price, title", layout) == ["price", "title"])
    }

    @Test("A cell is read as one element in the order in which it is seen")
    func cells() throws {
        let code = """
            final class TripCell: UITableViewCell {
                let price = UILabel()
                let title = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    price.text = "12 euros"
                    title.text = "Lisbon"
                    contentView.addSubview(price)
                    contentView.addSubview(title)
                    price.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true
                }
            }
            """
        let dump = try UIKitScreen.dump(code, screen: "TripCell")
        let (title, price) = (try #require(dump.range(of: "Lisbon")), try #require(dump.range(of: "12 euros")))
        #expect(title.lowerBound < price.lowerBound)
    }
}
