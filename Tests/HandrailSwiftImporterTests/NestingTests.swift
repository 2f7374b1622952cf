import HandrailCode
import HandrailSource
import HandrailSwiftImporter
import Testing

/// Code that the parser would not come to an end with.
@Suite("How deep code may be nested")
struct NestingTests {
    private func lower(_ text: String) -> CodeFile { SwiftImporter.lower(SourceText(path: "Reef.swift", text: text)) }

    /// A pier, and behind it a constant with `unit` inside itself so many times.
    private func nest(_ unit: String, _ closing: String = "", count: Int, before: String = "let depth = ") -> CodeFile {
        lower(
            "struct Pier {}\n" + before + String(repeating: unit, count: count) + "Mole"
                + String(repeating: closing, count: count) + "\n")
    }

    private func isCut(_ file: CodeFile) -> Bool {
        if case .tooDeep = file.unread { file.types.map(\.name) == ["Pier"] } else { false }
    }

    @Test(
        "Brackets in which the parser looks twice are bounded, whatever stands between them",
        arguments: [
            ("[", "]"), ("[/* \"]\" */", "]"), ("[\n// ]\n", "]"), ("([", "])"), ("[(", ")]"), ("[Keel<", ">]"),
            ("[(mast: ", ")]"), ("[some Keel & [", "]]"), ("[Keel: [", "]]"),
            ("[inout @Sendable (", ")]"), ("[\"]\", [", "]]"),
            ("@Hull<", ">"), ("@Hull.Rib<Keel<", ">>"), ("@Hull({ let keel: ", "})"), ("@Hull<(", ")>"),
            ("Keel -> await throws(", ")"),
        ])
    func doubling(unit: String, closing: String) {
        for before in ["let depth: ", "let depth = "] {
            #expect(isCut(nest(unit, closing, count: 40, before: before)))
            #expect(isCut(nest(unit, count: 40, before: before)))
        }
    }

    @Test(
        "All other nesting is bounded too",
        arguments: [
            ("(", ")"), ("{", "}"), ("Keel<", ">"), ("Keel<Mast, ", ">"), ("Keel<\n", ">"), ("\"\\(", ")\""),
            ("\"\"\"\n\\(", ")\n\"\"\""), ("#\"\\#(", ")\"#"), ("sail(", ")"), ("sail {", "}"),
            ("/**/{ [keel] in (", ")}"),
            ("switch mast { case 1: ", "}"), ("#if KEEL\n", "\n#endif\n"), ("@Hull\nKeel<", ">"),
            ("if mast { try sail(", ") }"), ("\\.[", "]"), ("Keel<@Hull(1)\n", ">"),
        ])
    func depth(unit: String, closing: String) {
        #expect(isCut(nest(unit, closing, count: 300)))
        #expect(isCut(nest(unit, count: 300)))
    }

    @Test(
        "What is no declaration of a type, and no argument, is bounded where the parser looks for one from every token",
        arguments: [
            ("struct Mole { ", "a ? b : c ", "}"), ("struct Mole {\n", "mast.sail(keel)\n", "}"),
            ("actor Mole: Keel where Keel: Hull {\n", "mast { sail() }\n", "}"),
            ("let mole = sail(", "mast keel ", ")"), ("let mole = [", "mast keel ", "]"),
        ])
    func strays(before: String, unit: String, after: String) {
        let file = { lower("struct Pier {}\n" + before + String(repeating: unit, count: $0) + after + "\n") }
        #expect(isCut(file(20_000)))
        #expect(!isCut(file(100)))
    }

    @Test(
        "Long lists are read whole",
        arguments: [
            ("enum Mole {", "case keel(Int) = 1\n", "}"), ("enum Mole { case keel", ", mast", "}"),
            ("struct Mole {", "@Hull(1) public static let keel: Mast = .sail\n", "}"),
            ("struct Mole { func sail() {", "mast.sail(keel)\n", "} }"), ("let mole = [", "mast: .keel(1), ", "]"),
            ("func mole() {", "mast.sail(keel)\n", "}"),
        ])
    func longLists(before: String, unit: String, after: String) {
        let file = lower("struct Pier {}\n" + before + String(repeating: unit, count: 3_000) + after + "\n")
        #expect(file.unread == nil)
    }

    @Test(
        "What takes in all to its right is bounded",
        arguments: [
            "try ", "try/**/", "try\n", "await ", "if ", "if mast, ", "if case .keel = ", "switch ", "while mast, ",
            "- ",
            "-/**/", "mast -> ", "(mast) async throws -> ", "repeat ", "each ", "some ", "inout ", "copy ",
            "consume ", "let ", "mast + try ", "mast ?? await ", "nonisolated ", "@Hull(1)\n", "convenience ",
            "#available ", "if mast {} else ", "mast == if ", "any @Hull ",
        ])
    func prefixes(unit: String) {
        let file = nest(unit, count: 4_000)
        // A run of attributes costs the parser nothing: it may as well be read.
        #expect(isCut(file) || unit.hasPrefix("@") || unit.hasPrefix("#"))
    }

    @Test("What looks like the end of a string or a comment opens no way around")
    func disguised() {
        let deep = String(repeating: "[", count: 40)
        for before in [
            "/\"/ ", "/\"\"\"/ ", "/[/*]/ ", "/a/*b/ + ", "#/\"/# ", "\"\\(\"/*\")\" + ", "#\"\\\"# + ", "\"\\\\\" + ",
            "\"\\(keel\n) ", "`\"` ", "1 /* /* */ */ + ", "\"\"\"\n\"\" \\\"\"\"\n\"\"\" + ", "/(/ ", "/]/ ",
        ] {
            #expect(isCut(lower("struct Pier {}\nlet depth = \(before)\(deep)\n")), "\(before)")
        }
    }

    @Test("What stands in strings and comments counts for nothing")
    func harmless() {
        let many = String(repeating: "[({< try if ", count: 400)
        for text in [
            "let a = \"\(many)\"", "// \(many)\nlet a = 1", "/* \(many) */ let a = 1", "let a = #\"\(many)\"#",
            "let a = \"\"\"\n\(many)\n\"\"\"",
        ] {
            let file = lower(text + "\nstruct Pier {}\n")
            #expect(file.unread == nil)
            #expect(file.types.map(\.name) == ["Pier"])
        }
    }

    @Test(
        "Long code that goes nowhere deep is read",
        arguments: [
            "let a1: Array<Int> = []\n", "try sail(a < b)\n", "if mast { return }\n", "case .keel: return try sail()\n",
            "let a = b ? c : d\n", "a = b / c / d + (e)\n", "@State private var a: Int\n",
            "public static func a() {}\n",
            "x = [[1, 2], [3, 4]]\n",
            "let a = \"\\(b/c) of \\(d)\"\n", "`default`.sail(\"(\")\n", "return\n",
            "let a: @Sendable (Int) -> Keel<Int>\n", "case a\n", "import Keel\n", "if a < b, c > d {}\n",
            "let a = { (b: Int) -> Int in b }\n", "let a = -1 + -2\n", "#if KEEL\nlet a = 1\n#endif\n",
        ])
    func long(line: String) {
        #expect(lower("func sail() {\n" + String(repeating: line, count: 1_000) + "}\n").unread == nil)
    }
}
