import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Colors of views on which nothing but a state of the app decides.
@Suite("Reading UIKit: states shown by color") struct ReadingStateColorsTests {
    private static func cell(_ configuring: String, more: String = "") throws -> [String] {
        let code = """
            import UIKit
            final class PeerCell: UITableViewCell {
                private let dot = UIView()
                private let icon = UIImageView(image: UIImage(systemName: "wifi"))
                private let name = UILabel()
                private let status = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    for view in [dot, icon, name, status] { contentView.addSubview(view) }
                }
                func configure(with peer: Peer) {
                    name.text = peer.name
                    \(configuring)
                }
                \(more)
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.filter {
            $0.rule == "color-only-state"
        }.map(\.message.en)
    }

    @Test(
        "A dot or a picture that only turns red or green by a state",
        arguments: [
            "dot.backgroundColor = peer.isOnline ? .systemGreen : .systemRed",
            "icon.tintColor = peer.isOnline ? UIColor.systemGreen : UIColor.systemGray",
            "if peer.isOnline { dot.backgroundColor = .systemGreen } else { dot.backgroundColor = .systemRed }",
            """
            switch peer.state {
            case .online: self.dot.backgroundColor = .systemGreen
            default: self.dot.backgroundColor = .systemRed
            }
            """,
            "let color = peer.isOnline ? UIColor.systemGreen : UIColor.systemRed\\ndot.backgroundColor = color",
            "dot.layer.borderColor = (peer.isOnline ? UIColor.systemGreen : UIColor.systemRed).cgColor",
        ])
    func alone(_ statement: String) throws {
        #expect(try Self.cell(statement.replacing("\\n", with: "\n")).count == 1)
    }

    private static let turning = "dot.backgroundColor = peer.isOnline ? .systemGreen : .systemRed\n"

    @Test(
        "is told in another way as well where anything else depends on that state, or says how things stand",
        arguments: [
            "status.text = peer.isOnline ? Strings.online : Strings.offline", "status.text = peer.statusText",
            "status.isHidden = !peer.isOnline", "if peer.isOnline { status.text = Strings.online }",
            "show(online: peer.isOnline)",
            "accessibilityValue = peer.isOnline ? Strings.online : Strings.offline",
            "accessibilityLabel = peer.spokenName",
            "guard peer.isOnline else { return }",
            "icon.image = UIImage(systemName: peer.isOnline ? \"wifi\" : \"wifi.slash\")",
        ])
    func told(_ statement: String) throws {
        #expect(try Self.cell(Self.turning + statement).isEmpty)
    }

    @Test("Colors that are the app's own, and those of a theme or while a finger is down, say nothing")
    func decoration() throws {
        #expect(try Self.cell("dot.backgroundColor = peer.isActive ? .systemBlue : .systemGray").isEmpty)
        #expect(
            try Self.cell(
                "",
                more: """
                    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                        dot.backgroundColor = highlighted ? .red : .gray
                    }
                    """
            ).isEmpty)
        #expect(try Self.cell("dot.backgroundColor = isDarkTheme ? .systemRed : .systemGreen").isEmpty)
    }
}
