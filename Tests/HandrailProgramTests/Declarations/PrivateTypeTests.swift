import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Many files keep a `private enum Constants` of their own: each means its own by that name.
@Suite("Private types of one name in several files")
struct PrivateTypeTests {
    private func names(_ files: [String: String], _ screen: String) throws -> [String] {
        let inspection = try TemporaryFolder.inspect(
            files.mapValues { Data("import SwiftUI\nimport UIKit\n\($0)".utf8) })
        return inspection.screens.filter { $0.screen.name == screen }.flatMap { $0.stops.map(\.element.name.display) }
    }

    private static func view(_ name: String, _ body: String) -> String {
        "struct \(name): View {\n    var body: some View { VStack { \(body) } }\n}\n"
    }

    @Test("Each file reads its own", arguments: ["private", "fileprivate"])
    func constants(access: String) throws {
        let files = [
            "a.swift": Self.view("Tide", "Text(Constants.title)")
                + "\(access) enum Constants { static let title = \"Low tide\" }",
            "b.swift": Self.view("Wind", "Text(Constants.title)")
                + "\(access) enum Constants { static let title = \"North wind\" }",
        ]
        #expect(try names(files, "Tide") == ["Low tide"])
        #expect(try names(files, "Wind") == ["North wind"])
    }

    @Test("What is nested in one, or added to it in its file, belongs to it")
    func nested() throws {
        func file(_ screen: String, _ words: String) -> String {
            Self.view(screen, "Text(Constants.Titles.first); Text(Constants.second)")
                + "private enum Constants { enum Titles { static let first = \"\(words) one\" } }\n"
                + "extension Constants { static let second = \"\(words) two\" }"
        }
        let files = ["a.swift": file("Tide", "Tide"), "b.swift": file("Wind", "Wind")]
        #expect(try names(files, "Tide") == ["Tide one", "Tide two"])
        #expect(try names(files, "Wind") == ["Wind one", "Wind two"])
    }

    @Test("One that all files see is meant where a file has none of its own")
    func shared() throws {
        let files = [
            "a.swift": Self.view("Tide", "Text(Constants.title)")
                + "private enum Constants { static let title = \"Low tide\" }",
            "b.swift": Self.view("Wind", "Text(Constants.title)"),
            "c.swift": "enum Constants { static let title = \"Harbor\" }",
        ]
        #expect(try names(files, "Tide") == ["Low tide"])
        #expect(try names(files, "Wind") == ["Harbor"])
    }

    @Test("A view that another file keeps to itself does not stand for the framework's")
    func frameworks() throws {
        let files = [
            "a.swift": Self.view("Tide", "Label()")
                + "private struct Label: View { var body: some View { Text(\"Mine\") } }",
            "b.swift": Self.view("Wind", "Label(\"North wind\", systemImage: \"wind\")"),
        ]
        #expect(try names(files, "Tide") == ["Mine"])
        #expect(try names(files, "Wind").joined().contains("North wind"))
    }

    @Test("Private extensions of one type and constants outside of types are each file's own too")
    func members() throws {
        func file(_ screen: String, _ words: String) -> String {
            Self.view(screen, "Text(Words.title); Text(caption)")
                + """
                private extension Words { static let title = "\(words) one" }
                private let caption = "\(words) two"
                """
        }
        let files = ["a.swift": file("Tide", "Tide"), "b.swift": file("Wind", "Wind"), "c.swift": "enum Words {}"]
        #expect(try names(files, "Tide") == ["Tide one", "Tide two"])
        #expect(try names(files, "Wind") == ["Wind one", "Wind two"])
    }

    @Test("What a file does to the cells that it keeps to itself is not done to those of that name in another")
    func cells() throws {
        func file(_ screen: String, _ name: String) -> String {
            """
            import UIKit
            private final class RowCell: UITableViewCell {
                let star = UIButton(type: .custom)
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(star)
                    star.setImage(UIImage(named: "ic_star"), for: .normal)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class \(screen): UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                    -> UITableViewCell
                {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
                    \(name)
                    return cell
                }
            }
            """
        }
        let named = "cell.star.accessibilityLabel = NSLocalizedString(\"Favorite\", comment: \"\")"
        func count(_ first: String, _ second: String) throws -> Int {
            let files = ["a.swift": Data(file("First", first).utf8), "b.swift": Data(file("Second", second).utf8)]
            return try TemporaryFolder.audit(files).findings.count { $0.rule == "unnamed-control" }
        }
        #expect(try count(named, "") == 1)
        #expect(try count("", named) == 1)
        #expect(try count(named, named) == 0)
    }
}
