import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Controls that the system draws and describes.
@Suite("Reading UIKit: controls that the system describes") struct ReadingSystemControlsTests {
    private static func screen(_ statements: String, superclass: String = "UIViewController") -> String {
        """
        final class Screen: \(superclass) {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Trails"
                \(statements)
            }
        }
        """
    }

    private static func rules(_ code: String) throws -> [String] {
        try TemporaryFolder.audit(["Code.swift": Data(("import UIKit\n" + code).utf8)]).findings.map(\.rule)
    }

    @Test(
        "Wheels and page dots are stops that need no name",
        arguments: ["UIPickerView()", "UIPageControl()"])
    func adjustable(_ made: String) throws {
        let code = Self.screen("let control = \(made)\nview.addSubview(control)")
        #expect(try UIKitScreen.dump(code).contains("adjustable"))
        // Dots that turn no page are told of for that.
        #expect(try Self.rules(code).allSatisfy { $0 == "missing-adjustable-action" })
    }

    @Test("A name that the app gives is what is heard")
    func named() throws {
        let code = Self.screen(
            "let dots = UIPageControl()\ndots.accessibilityLabel = \"Photos\"\nview.addSubview(dots)")
        #expect(try UIKitScreen.dump(code).contains("\"Photos\" (label)"))
    }

    @Test(
        "Wheels and page dots are called what they are, and no sliders",
        arguments: [("UIPickerView()", "picker"), ("UIPageControl()", "page control")])
    func nouns(_ made: String, _ noun: String) throws {
        let code = Self.screen(
            """
            let control = \(made)
            control.heightAnchor.constraint(equalToConstant: 15).isActive = true
            view.addSubview(control)
            """)
        let messages = try TemporaryFolder.audit(["Code.swift": Data(("import UIKit\n" + code).utf8)]).findings.map(
            \.message.en)
        #expect(messages.contains { $0.contains(noun) })
        #expect(!messages.contains { $0.contains("slider") })
    }

    @Test("Dates are stops that say what they are")
    func dates() throws {
        func code(_ style: String) -> String {
            Self.screen("let date = UIDatePicker()\n\(style)\nview.addSubview(date)")
        }
        for style in [
            "", "date.preferredDatePickerStyle = .wheels", "date.preferredDatePickerStyle = .inline",
            "date.preferredDatePickerStyle = .compact",
        ] {
            #expect(try UIKitScreen.dump(code(style)).contains("element"))
            #expect(try Self.rules(code(style)).isEmpty, "\(style)")
        }
        #expect(try UIKitScreen.dump(code("date.preferredDatePickerStyle = .wheels")).contains("adjustable"))
    }

    @Test(
        "The field of a search controller is a search field where it is shown",
        arguments: [
            "navigationItem.searchController = search", "tableView.tableHeaderView = search.searchBar",
            "navigationItem.titleView = search.searchBar",
        ])
    func search(_ shown: String) throws {
        func code(_ shown: String) -> String {
            Self.screen(
                """
                let search = UISearchController(searchResultsController: nil)
                search.searchBar.placeholder = "Find trails"
                \(shown)
                """,
                superclass: "UITableViewController")
        }
        let dump = try UIKitScreen.dump(code(shown))
        #expect(dump.contains("\"Find trails\"") && dump.contains("search field"), "\(dump)")
        let unseen = try UIKitScreen.dump(
            code("let label = UILabel()\nlabel.text = \"Trails\"\nview.addSubview(label)"))
        #expect(!unseen.contains("Find trails"))
    }

    private static func table(_ functions: String) -> String {
        """
        final class Screen: UITableViewController {
            override func viewDidLoad() { super.viewDidLoad(); title = "Trails" }
            override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row"
                ACCESSORY
                return cell
            }
            \(functions)
        }
        """
    }

    @Test("A table's titles are headings above the rows, and words below them")
    func sectionTitles() throws {
        let code = Self.table(
            """
            override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { "Ferries" }
            override func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? {
                "Twice a day"
            }
            override func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? {
                let label = UILabel()
                label.text = "Last"
                return label
            }
            """).replacing("ACCESSORY", with: "")
        let lines = try UIKitScreen.dump(code).split(separator: "\n").filter {
            $0.contains("element") || $0.contains("\"")
        }
        let words = lines.compactMap { line in ["Ferries", "Row", "Twice a day", "Last"].first { line.contains($0) } }
        #expect(words == ["Ferries", "Row", "Last", "Twice a day"], "\(lines)")
        #expect(lines.contains { $0.contains("Ferries") && $0.contains("heading") }, "\(lines)")
        #expect(!lines.contains { $0.contains("Twice a day") && $0.contains("heading") }, "\(lines)")
        let none = Self.table(
            "override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { nil }")
        #expect(try UIKitScreen.dump(none.replacing("ACCESSORY", with: "")).split(separator: "\n").count < lines.count)
    }

    @Test(
        "The button that tells more of a row is one that the system names",
        arguments: ["detailButton", "detailDisclosureButton"])
    func detailButtons(_ kind: String) throws {
        let code = Self.table("").replacing("ACCESSORY", with: "cell.accessoryType = .\(kind)")
        #expect(try UIKitScreen.dump(code).contains("button \"More Info\""))
        #expect(
            try !UIKitScreen.dump(Self.table("").replacing("ACCESSORY", with: "cell.accessoryType = .checkmark"))
                .contains("More Info"))
        #expect(try Self.rules(code).isEmpty)
    }
}
