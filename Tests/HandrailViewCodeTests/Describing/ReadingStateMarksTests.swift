import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Which views of a class show a state of the app, and whether the class says it in words.
@Suite("Reading UIKit: states shown by a mark") struct ReadingStateMarksTests {
    private static func findings(_ members: String, base: String = "UITableViewCell") throws -> [Finding] {
        let code = """
            import UIKit

            final class BoatCell: \(base) {
                private let name = UILabel()
                private let anchor = UIImageView()
                private let note = UILabel()

                func setUp() {
                    addSubview(name)
                    addSubview(anchor)
                    addSubview(note)
                    name.text = boat.name
                    anchor.image = UIImage(named: "anchor")
                }

                \(members)
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter {
            $0.rule == "state-not-spoken"
        }
    }

    @Test(
        "A picture that comes and goes with a state is a mark of it",
        arguments: [
            "func show(_ boat: Boat) { anchor.isHidden = !boat.isReserved }",
            "func show(isReserved: Bool) { anchor.alpha = isReserved ? 1 : 0 }",
            """
            func show(_ boat: Boat) {
                if boat.isReserved { anchor.isHidden = false } else { anchor.isHidden = true }
            }
            """,
            "func show(_ boat: Boat) { anchor.image = boat.isReserved ? UIImage(named: \"anchor\") : nil }",
            "var isReserved = false { didSet { anchor.isHidden = !isReserved } }",
            """
            func show(_ boat: Boat) {
                switch boat.status {
                case .reserved: anchor.image = UIImage(named: "anchor")
                case .waiting: anchor.image = UIImage(named: "buoy")
                }
            }
            """,
            "func show(_ boat: Boat) { guard boat.isReserved else { return }\nanchor.isHidden = false }",
            "func show(_ boat: Boat) { anchor.isHidden = !boat.isReserved\naccessibilityLabel = boat.name }",
        ])
    func marks(member: String) throws {
        let finding = try #require(try Self.findings(member).first)
        #expect(finding.outcome == .review)
        #expect(finding.message.en.contains("eserved") || finding.message.en.contains("status"))
    }

    @Test(
        "What the class says in words, in a value or to another view is told",
        arguments: [
            "note.text = boat.isReserved ? \"Reserved\" : \"\"",
            "accessibilityValue = boat.isReserved ? \"Reserved\" : nil",
            "accessibilityLabel = boat.spokenSummary",
            "note.text = boat.statusText",
            "note.tell(boat.isReserved)",
        ])
    func told(statement: String) throws {
        let mark = "anchor.isHidden = !boat.isReserved"
        #expect(try Self.findings("func show(_ boat: Boat) { \(mark)\n\(statement) }").isEmpty)
        #expect(try !Self.findings("func show(_ boat: Boat) { \(mark) }").isEmpty)
    }

    @Test("What answers for the object may say any state")
    func answered() throws {
        let members = """
            override var accessibilityValue: String? { get { spoken } set {} }
            func show(_ boat: Boat) { anchor.isHidden = !boat.isReserved }
            """
        #expect(try Self.findings(members).isEmpty)
    }

    @Test(
        "What the system tells of, what waits and what is no state of the thing is no mark",
        arguments: [
            "override func setSelected(_ selected: Bool, animated: Bool) { anchor.isHidden = !selected }",
            """
            override func setSelected(_ selected: Bool, animated: Bool) { mark(selected) }
            private func mark(_ selected: Bool) { anchor.isHidden = !selected }
            """,
            "override var isHighlighted: Bool { didSet { anchor.alpha = isHighlighted ? 0.5 : 1 } }",
            "func show(isLoading: Bool) { anchor.isHidden = isLoading }",
            "var hint: String? { didSet { anchor.isHidden = hint == nil } }",
            "var isAnchorHidden: Bool { get { anchor.isHidden } set { anchor.isHidden = newValue } }",
        ])
    func noMarks(member: String) throws {
        #expect(try Self.findings(member).isEmpty)
    }
}
