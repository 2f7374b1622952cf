import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What a function of an extension makes that nothing calls is shown to nobody.
@Suite("Reading UIKit: functions that nothing calls") struct ReadingUncalledFunctionsTests {
    private static let view = """
        final class Screen: UIView {
            private let name = UILabel()
            init() {
                super.init(frame: .zero)
                name.text = "Pier"
                addSubview(name)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        """
    private static let covered = """
        extension Screen {
            func cover(whileMooring text: String) {
                let notice = UILabel()
                notice.text = "Mooring"
                addSubview(notice)
            }
            @objc func mark(on sender: UIButton) {
                let sign = UILabel()
                sign.text = "Full"
                addSubview(sign)
            }
        }
        """

    private static func dump(_ more: String = "", files: [String: String] = [:]) throws -> String {
        try UIKitScreen.dump([view, covered, more].joined(separator: "\n"), files: files)
    }

    @Test("They are not read, unless a selector may name them")
    func uncalled() throws {
        let dump = try Self.dump()
        #expect(dump.contains("Pier"))
        #expect(!dump.contains("Mooring"))
        #expect(dump.contains("Full"))
    }

    @Test(
        "They are where some code calls them or hands them on",
        arguments: [
            "extension Screen { func moor() { cover(whileMooring: \"now\") } }",
            "final class Desk { func open(_ screen: Screen) { screen.cover(whileMooring: \"now\") } }",
            "final class Desk { func open(_ screen: Screen) -> (String) -> Void { screen.cover } }",
        ])
    func called(more: String) throws {
        #expect(try Self.dump(more).contains("Mooring"))
    }

    @Test("A conformance may ask for them")
    func conforming() throws {
        let conforming = Self.covered.replacingOccurrences(of: "extension Screen", with: "extension Screen: Covered")
        #expect(try UIKitScreen.dump(Self.view + "\n" + conforming).contains("Mooring"))
    }
}
