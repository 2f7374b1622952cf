import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Texts of which code says in several places what color they or what is behind them have.
@Suite("Texts with one of several colors") struct SeveralColorsTests {
    private static func told(_ files: [String: String]) throws -> [Outcome] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings
            .filter { $0.rule == "low-text-contrast" }.map(\.outcome)
    }

    private static func coded(_ change: String, ground: String = ".white", made: String = "") throws -> [Outcome] {
        try told([
            "Code.swift": """
                import UIKit
                final class Screen: UIViewController {
                    private let label = UILabel()
                    var isOpen = false { didSet { \(change) } }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Screen"
                        view.backgroundColor = \(ground)
                        label.text = NSLocalizedString("Closed", comment: "")
                        label.textColor = UIColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1)
                        \(made)
                        view.addSubview(label)
                    }
                }
                """
        ])
    }

    @Test("are asked about where one of the colors fails")
    func someFail() throws {
        #expect(try Self.coded("label.textColor = UIColor(red: 0.75, green: 0.75, blue: 0.8, alpha: 1)") == [.review])
        #expect(try Self.coded("label.textColor = UIColor(red: 0.3, green: 0.1, blue: 0.1, alpha: 1)") == [])
    }

    @Test("are not faded where code fades them in some cases only")
    func faded() throws {
        let faded = "if isOpen { label.alpha = 0.3 }"
        #expect(try Self.coded("", made: faded) == [])
        #expect(try Self.coded("", made: "label.alpha = 0.3") == [.violation])
    }

    private static func shown(_ body: String, more: String = "") throws -> [Outcome] {
        try told([
            "Tides.swift": """
                import SwiftUI
                struct Tides: View {
                    @State private var isOpen = false
                    var body: some View {
                        \(body)
                    }
                }
                \(more)
                """
        ])
    }

    private static let toggled = """
        extension View {
            @ViewBuilder func shaded(_ isShaded: Bool) -> some View {
                if isShaded { background(Color(red: 0.95, green: 0.95, blue: 0.9)) } else { self }
            }
        }
        """

    @Test("A ground that is there in some cases is one of two")
    func someGround() throws {
        let pale = "Text(\"High at noon\").foregroundStyle(Color.yellow).shaded(isOpen)"
        #expect(try Self.shown(pale, more: Self.toggled) == [.violation])
        let strong = "Text(\"High at noon\").foregroundStyle(Color.primary).shaded(isOpen)"
        #expect(try Self.shown(strong, more: Self.toggled) == [])
    }

    @Test("A modifier of a package that speaks of layout leaves the colors as they are")
    func packages() throws {
        let pale = "Text(\"High at noon\").foregroundStyle(Color.yellow)"
        #expect(try Self.shown("VStack { \(pale) }.frameLimit(width: 300)") == [.violation])
        #expect(try Self.shown("VStack { \(pale) }.onLeftSwipe { isOpen = true }") == [.violation])
        #expect(try Self.shown("VStack { \(pale) }.cardStyled()") == [])
    }
}
