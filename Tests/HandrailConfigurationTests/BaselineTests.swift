import Foundation
import HandrailConfiguration
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

@Suite("A baseline has what was there on the first day, and nothing else")
struct BaselineTests {
    /// Two buttons without names, and what becomes of them.
    private static let first = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }
        struct Cart: View {
            var body: some View {
                VStack {
                    Button { add() } label: { Image("plus") }
                    Button { drop() } label: { Image("minus") }
                }
            }
            func add() {}
            func drop() {}
        }
        """

    private static func audit(_ text: String, file: String = "Cart.swift") throws -> Audit {
        let audit = try TemporaryFolder.audit([file: Data(text.utf8)])
        return audit.reporting(audit.findings.filter { $0.rule == "unnamed-control" })
    }


    /// The names of the pictures of what is new.
    private static func new(_ text: String, file: String = "Cart.swift") throws -> [String] {
        let baseline = Baseline(of: try audit(first), prefix: "")
        let audit = try audit(text, file: file)
        return baseline.comparison(with: audit, prefix: "").new.map { finding in
            let bytes = audit.file(of: finding.place).bytes
            let range = Int(finding.place.range.lower)..<Int(finding.place.range.upper)
            let code = String(decoding: bytes[range], as: UTF8.self)
            return ["plus", "minus", "new"].first { code.contains("\"\($0)\"") } ?? code
        }
    }

    @Test("What was there is known")
    func same() throws {
        #expect(try Self.audit(Self.first).findings.count == 2)
        #expect(try Self.new(Self.first).isEmpty)
    }

    @Test("Lines that moved, another formatting and another name of the file change nothing")
    func moved() throws {
        #expect(try Self.new("// A heading\n\n\n" + Self.first).isEmpty)
        #expect(try Self.new(Self.first.replacingOccurrences(of: "label: { ", with: "label: {\n    ")).isEmpty)
        #expect(try Self.new(Self.first, file: "Screens/Basket.swift").isEmpty)
    }

    @Test("A fault that is put before the others is the new one")
    func before() throws {
        let text = Self.first.replacingOccurrences(
            of: "VStack {\n", with: "VStack {\n            Button { add() } label: { Image(\"new\") }\n")
        #expect(try Self.new(text) == ["new"])
    }

    @Test("An equal fault more is one more")
    func equal() throws {
        let line = "            Button { add() } label: { Image(\"plus\") }\n"
        let text = Self.first.replacingOccurrences(of: line, with: line + line)
        #expect(try Self.new(text) == ["plus"])
    }

    @Test("What was mended is left out, and what is new never comes in")
    func pruned() throws {
        let baseline = Baseline(of: try Self.audit(Self.first), prefix: "App/")
        let mended = Self.first.replacingOccurrences(of: "Image(\"plus\")", with: "Text(\"Add\")")
            .replacingOccurrences(
                of: "    func add() {}", with: "    var more: some View { Button { add() } label: { Image(\"new\") } }")
        let left = baseline.comparison(with: try Self.audit(mended), prefix: "App/").left
        #expect(left.count == 1)
        #expect(left.text.contains("App/Cart.swift unnamed-control "))
    }

    @Test("What was not audited stays: other folders and other rules")
    func others() throws {
        let all = Baseline(of: try Self.audit(Self.first), prefix: "App/")
        let elsewhere = try Self.audit("import SwiftUI\nstruct Empty: View { var body: some View { Text(\"Hi\") } }")
        #expect(all.comparison(with: elsewhere, prefix: "Other/").left == all)
        let others = elsewhere.reporting([], without: ["unnamed-control"])
        #expect(all.comparison(with: others, prefix: "App/").left == all)
        #expect(all.comparison(with: elsewhere, prefix: "App/").left.count == 0)
    }

    @Test("Where one file is audited, what the others have stays, and a copy of their code is new")
    func partly() throws {
        let all = Baseline(of: try Self.audit(Self.first), prefix: "Old/")
        let copy = try Self.audit(Self.first)
        #expect(all.comparison(with: copy, prefix: "", isThere: { _ in false }).new.isEmpty)
        let partly = all.comparison(with: copy, prefix: "", isThere: { $0.hasPrefix("Old/") })
        #expect(partly.new.count == copy.findings.count)
        #expect(partly.left == all)
    }

    @Test("The file is sorted, is read as it was written, and says where it is broken")
    func file() throws {
        let baseline = Baseline(of: try Self.audit(Self.first), prefix: "My App/")
        #expect(try Baseline(Array(baseline.text.utf8), file: "b") == baseline)
        let lines = baseline.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.count == 2 && lines == lines.sorted() && lines.allSatisfy { $0.hasPrefix("My App/Cart.swift ") })
        #expect(throws: ConfigurationError.self) { try Baseline(Array("<<<<<<< HEAD\n".utf8), file: "b") }
        #expect(throws: ConfigurationError.self) { try Baseline(Array("a b c d -1\n".utf8), file: "b") }
        // Two branches that added the same line are merged to twice the line.
        #expect(try Baseline(Array((baseline.text + baseline.text).utf8), file: "b") == baseline)
    }
}
