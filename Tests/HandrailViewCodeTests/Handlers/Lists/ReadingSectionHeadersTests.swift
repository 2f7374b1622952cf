import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Views that collections show above their sections.
@Suite("Reading UIKit: headers of collections") struct ReadingSectionHeadersTests {
    private static func findings(_ kind: String, _ setting: String) throws -> Int {
        let code = """
            import UIKit
            final class TrailHeader: UICollectionReusableView {
                let name = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    \(setting)
                    addSubview(name)
                }
            }
            final class Trails: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Trails"
                    collectionView.register(
                        TrailHeader.self, forSupplementaryViewOfKind: UICollectionView.\(kind),
                        withReuseIdentifier: "header")
                }
                override func collectionView(
                    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
                ) -> UICollectionReusableView {
                    let header =
                        view.dequeueReusableSupplementaryView(
                            ofKind: kind, withReuseIdentifier: "header", for: path) as! TrailHeader
                    header.name.text = trails[path.section].name
                    return header
                }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.count {
            $0.rule == "heading-not-marked"
        }
    }

    @Test("A class that is registered for headers holds a heading")
    func registered() throws {
        #expect(try Self.findings("elementKindSectionHeader", "") == 1)
        #expect(try Self.findings("elementKindSectionHeader", "name.accessibilityTraits = .header") == 0)
        #expect(try Self.findings("elementKindSectionFooter", "") == 0)
    }

    @Test(
        "The heading that a table is given for a section comes before its rows",
        arguments: [
            ("UITableViewController", "override "),
            ("UIViewController, UITableViewDataSource, UITableViewDelegate", ""),
        ])
    func order(parents: String, override: String) throws {
        let code = """
            final class Screen: \(parents) {
                \(override)func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.text = "Rope"
                    return cell
                }
                \(override)func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let heading = UILabel()
                    heading.text = "Tackle"
                    return heading
                }
            }
            """
        let dump = try UIKitScreen.dump(code)
        let heading = try #require(dump.range(of: "Tackle"))
        let row = try #require(dump.range(of: "Rope"))
        #expect(heading.lowerBound < row.lowerBound)
    }
}
