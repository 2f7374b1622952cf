import Foundation
import Handrail
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Whatever lies in a project: the audit ends, soon, and says what it skipped.
@Suite(.serialized) struct HostileInputTests {
    /// A screen that has one button without a name, to see that the rest of the project is still audited.
    static let sound = """
        import SwiftUI

        struct Sound: View {
            var body: some View {
                Button { close() } label: { Image("btn_close_2") }
            }

            private func close() {}
        }

        """

    @Test("reads broken files as far as they go", arguments: [
        "struct A: View { var body: some View { VStack { Text(\"a\"",
        "struct struct struct }}}}} )))) \"",
        "import SwiftUI\nstruct A: View { var body: some View { Text(\"\\(\\(\\(\" } }",
        "@@@@ #if #if #else #endif #elseif",
        "let a = \"\"\"\nnever closed",
        "/* never /* closed */",
        "struct A: View { var body: some View { if { } else } }",
        "extension : View {} struct : View { var body { Button( } }",
        "struct{Image:View{Image(",
        "enum{HStack:View{HStack{}(",
    ])
    func brokenFiles(text: String) throws {
        let audit = try Self.audit(["Broken.swift": Data(text.utf8)])
        #expect(Self.soundIsAudited(audit))
        #expect(audit.coverage.troubledFiles == 1)
    }

    @Test("says that a file did not parse")
    func brokenFileNote() throws {
        let audit = try Self.audit(["Broken.swift": Data("struct struct }}} ))".utf8)])
        #expect(audit.notes.contains { $0.path == "Broken.swift" })
    }

    @Test("survives five thousand nested brackets", arguments: [("(", ")"), ("[", "]"), ("{", "}")])
    func nestedBrackets(open: String, close: String) throws {
        let count = 5_000
        let nest = String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
        let audit = try Self.audit(["Deep.swift": Data("let value = \(nest)\n".utf8)])
        #expect(Self.soundIsAudited(audit))
        #expect(audit.notes.contains { $0.path == "Deep.swift" })
    }

    @Test(
        "survives sixty thousand names in one function",
        arguments: ["func a() {}\n", "let a = a\n", "let a = { a }\n", "var a: Int { a }\n"])
    func manyNames(statement: String) throws {
        let many = String(repeating: statement, count: 60_000)
        let code = """
            import UIKit
            final class Pier: UIViewController {
                override func viewDidLoad() {
                    let a = 1
            \(many)
                }
            }
            """
        let audit = try Self.audit(["Pier.swift": Data(code.utf8)])
        #expect(Self.soundIsAudited(audit))
        #expect(audit.notes.map(\.text.en).count { $0.hasPrefix("Line 5004: cut short here: a body has more") } == 1)
    }

    @Test("is not drowned by marks that nothing closes", arguments: ["a[", "*a ", "_a ", "`", "^["])
    func openMarks(mark: String) throws {
        let text = String(repeating: mark, count: 100_000)
        let code = "import SwiftUI\nstruct Pier: View { var body: some View { Text(\"\(text)\") } }\n"
        #expect(Self.soundIsAudited(try Self.audit(["Pier.swift": Data(code.utf8)])))
    }

    @Test(
        "is not drowned by one name declared twenty thousand times",
        arguments: ["struct A: A {}\n", "class A: B {}\n"])
    func sameNames(declaration: String) throws {
        let code = "import SwiftUI\nstruct Pier: View {\n" + String(repeating: declaration, count: 20_000) + "}\n"
        #expect(Self.soundIsAudited(try Self.audit(["Pier.swift": Data(code.utf8)])))
    }

    @Test("says where a file was cut short, and reads what stands before")
    func cutShort() throws {
        let deep = "let reef = " + String(repeating: "Keel<", count: 3_000) + "\n"
        let audit = try Self.audit(["Deep.swift": Data((Self.sound.replacing("Sound", with: "Calm") + deep).utf8)])
        #expect(Self.soundIsAudited(audit))
        #expect(audit.findings.count { $0.rule == "unnamed-control" } == 2)
        let note = try #require(audit.notes.first { $0.path == "Deep.swift" })
        #expect(note.text.en.hasPrefix("Line 10: cut short here"))
        #expect(note.text.ko.hasPrefix("10행"))
        #expect(audit.coverage.troubledFiles == 1)
    }

    @Test("reads Swift in UTF-16")
    func transcodedSwift() throws {
        let text = try #require(Self.sound.replacing("Sound", with: "Calm").data(using: .utf16))
        let audit = try Self.audit(["Wide.swift": text])
        #expect(audit.findings.count { $0.rule == "unnamed-control" } == 2)
        #expect(audit.coverage.troubledFiles == 0)
    }

    @Test("takes counts of taps and colors beyond all bounds")
    func traps() throws {
        let numbers = ["9223372036854775807", "-9223372036854775808", "1e300", "-1e30", ".infinity", "0 / 0.0"]
        let views = numbers.enumerated().map { index, number in
            """
            struct Wide\(index): View {
                var body: some View {
                    Text("a").onTapGesture(count: \(number)) {}
                    Text("b").gesture(TapGesture(count: \(number)).onEnded {})
                    Text("c").foregroundStyle(Color(white: 0.9).opacity(\(number))).background(.white)
                    Text("d").foregroundStyle(Color(red: \(number), green: \(number), blue: 1)).background(.white)
                    Text("e").font(.system(size: \(number)))
                }
            }
            """
        }
        let text = "import SwiftUI\n" + views.joined(separator: "\n")
        #expect(Self.soundIsAudited(try Self.audit(["Traps.swift": Data(text.utf8)])))
        #expect(try TemporaryFolder.inspect(["Traps.swift": Data(text.utf8)]).screens.count == numbers.count)
    }

    @Test("survives long chains", arguments: [
        "Text(\"a\")" + String(repeating: ".padding()", count: 5_000),
        "Text(\"a\" " + String(repeating: "+ \"b\" ", count: 5_000) + ")",
        "Text(" + String(repeating: "isOn ? \"a\" : ", count: 2_000) + "\"b\")",
        String(repeating: "if isOn { Text(\"a\") } else ", count: 2_000) + "{ Text(\"b\") }",
    ])
    func chains(statement: String) throws {
        let text =
            "import SwiftUI\nstruct Long: View {\n@State var isOn = false\nvar body: some View {\n\(statement)\n}\n}\n"
        #expect(Self.soundIsAudited(try Self.audit(["Long.swift": Data(text.utf8)])))
    }

    @Test("survives long chains in Objective-C", arguments: ["[]\n", "-a ", "a.b", "[a]", "f()"])
    func objectiveCChains(piece: String) throws {
        let chain = String(repeating: piece, count: 50_000)
        let code = "@implementation Pier\n- (void)viewDidLoad {\na\(chain);\n}\n@end\n"
        #expect(Self.soundIsAudited(try Self.audit(["Pier.m": Data(code.utf8)])))
    }

    @Test("survives three hundred nested stacks", arguments: ["VStack", "Group", "HStack", "List"])
    func nestedStacks(view: String) throws {
        let text = """
            import SwiftUI
            struct Deep: View {
                var body: some View {
                    \(String(repeating: "\(view) { ", count: 300)) Text("a") \(String(repeating: "}", count: 300))
                }
            }
            """
        #expect(Self.soundIsAudited(try Self.audit(["Deep.swift": Data(text.utf8)])))
    }

    @Test(
        "enters nothing forever",
        arguments: [
            "struct A: View { var body: some View { VStack { A(); A() } } }",
            """
            struct A: View { var body: some View { B { A() } } }
            struct B<C: View>: View {
                @ViewBuilder let c: () -> C
                var body: some View {
                    c()
                    A()
                }
            }
            """,
            """
            struct A: View { var body: some View { B() } }
            struct B: View { var body: some View { C() } }
            struct C: View {
                var body: some View {
                    A()
                    B()
                }
            }
            """,
            """
            struct A: View {
                var body: some View { part }
                var part: some View {
                    VStack {
                        other
                        other
                    }
                }
                var other: some View {
                    HStack {
                        part
                        part
                    }
                }
            }
            """,
            """
            struct A: View {
                var body: some View { make(1) }
                func make(_ n: Int) -> some View {
                    VStack {
                        make(n + 1)
                        make(n + 2)
                    }
                }
            }
            """,
            """
            struct A: View { var body: some View { Text("a").framed() } }
            extension View { func framed() -> some View { padding().framed().framed() } }
            """,
            """
            struct A: View { var body: some View { Text("a").modifier(M()) } }
            struct M: ViewModifier {
                func body(content: Content) -> some View { content.modifier(M()).modifier(M()) }
            }
            """,
            """
            struct A: View { var body: some View { Button("a") {}.buttonStyle(S()) } }
            struct S: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Button("b") {}.buttonStyle(S()) }
            }
            """,
            """
            struct A: View {
                let a = b
                static let b = c
                static let c = b
                var body: some View { Text(a); Text(A.b) }
            }
            """,
            """
            func f(_ s: String) -> String { f(s) + g(s) }
            func g(_ s: String) -> String { f(s) + g(s) }
            struct A: View { var body: some View { Text(f("a")) } }
            """,
            "typealias X = Y\ntypealias Y = X\nstruct A: X { var body: some View { Y() } }\nextension X: View {}",
            """
            class P: Q {}
            class Q: P {}
            protocol R: S {}
            protocol S: R {}
            struct A: R, View { var body: some View { P() } }
            """,
        ])
    func recursion(text: String) throws {
        #expect(Self.soundIsAudited(try Self.audit(["A.swift": Data("import SwiftUI\n\(text)\n".utf8)])))
    }

    @Test("is not drowned by views that grow with every level")
    func growth() throws {
        let views = (0..<24).map { level in
            """
            struct V\(level): View {
                var body: some View {
                    VStack {
                        V\(level + 1)()
                        V\(level + 1)()
                        V\(level + 1)()
                    }
                }
            }
            """
        }
        let text =
            "import SwiftUI\n" + views.joined(separator: "\n")
            + "\nstruct V24: View { var body: some View { Text(\"a\") } }\n"
        #expect(Self.soundIsAudited(try Self.audit(["Growth.swift": Data(text.utf8)])))
    }

    @Test("is not drowned by conditions that multiply")
    func conditions() throws {
        let modifiers = (0..<40).map { ".accessibilityLabel(flag\($0) ? \"a\($0)\" : \"b\($0)\")" }.joined()
        let branches = (0..<40).map { "if flag\($0) { Text(\"a\") } else { Text(\"b\") }" }.joined(separator: "\n")
        let text = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    Button { go() } label: { VStack {
                        \(branches)
                    } }\(modifiers)
                }
            }
            """
        #expect(Self.soundIsAudited(try Self.audit(["Conditions.swift": Data(text.utf8)])))
    }

    @Test(
        "takes numbers beyond all bounds",
        arguments: [
            "1e30", "-1e30", "1e400", "CGFloat.greatestFiniteMagnitude", ".infinity", "UIFont.labelFontSize * 1e30",
        ])
    func numbers(number: String) throws {
        let text = """
            import UIKit
            final class A: UIViewController {
                let label = UILabel(frame: CGRect(x: \(number), y: \(number), width: \(number), height: \(number)))
                let button = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "a"
                    label.numberOfLines = \(number)
                    label.font = .systemFont(ofSize: \(number))
                    label.textColor = UIColor(white: 0.9, alpha: 1)
                    label.backgroundColor = UIColor(white: 1, alpha: \(number))
                    let tap = UITapGestureRecognizer(target: self, action: #selector(go))
                    tap.numberOfTapsRequired = \(number)
                    label.addGestureRecognizer(tap)
                    button.widthAnchor.constraint(equalToConstant: \(number)).isActive = true
                    button.heightAnchor.constraint(equalTo: button.widthAnchor, multiplier: \(number)).isActive = true
                    view.addSubview(label)
                    view.addSubview(button)
                    DispatchQueue.main.asyncAfter(deadline: .now() + \(number)) { self.label.isHidden = true }
                }
                @objc func go() { present(A(), animated: true) }
            }
            struct B: View {
                var body: some View {
                    LazyVGrid(columns: Array(repeating: GridItem(), count: \(number))) {
                        Text("a").font(.system(size: \(number))).frame(width: \(number), height: \(number))
                            .opacity(\(number))
                        Image("a").resizable().aspectRatio(\(number), contentMode: .fit)
                            .frame(width: \(number), height: 20)
                    }
                }
            }
            """
        #expect(Self.soundIsAudited(try Self.audit(["Numbers.swift": Data(text.utf8)])))
    }

    @Test("takes empty files for what they are", arguments: ["", "\n", "\u{FEFF}", " \r\n\t", "// nothing"])
    func emptyFiles(text: String) throws {
        let audit = try Self.audit(["Empty.swift": Data(text.utf8)])
        #expect(Self.soundIsAudited(audit))
        #expect(audit.coverage.troubledFiles == 0)
    }

    @Test("skips what is no text, and says so")
    func binary() throws {
        var state: UInt64 = 1
        let bytes = (0..<200_000).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
        let audit = try Self.audit(["Garbage.swift": Data(bytes), "Zeros.swift": Data(count: 10_000)])
        #expect(Self.soundIsAudited(audit))
        #expect(audit.notes.contains { $0.path == "Garbage.swift" })
        #expect(audit.notes.contains { $0.path == "Zeros.swift" })
    }

    @Test("reads a line of a megabyte", arguments: ["Text(\"a\"); ", "let a = 1; ", "\"a\" + "])
    func longLine(piece: String) throws {
        let text = "import SwiftUI\nfunc f() { " + String(repeating: piece, count: 1_000_000 / piece.utf8.count) + "}\n"
        #expect(Self.soundIsAudited(try Self.audit(["Long.swift": Data(text.utf8)])))
    }

    @Test("reads tables and catalogs that are broken", arguments: [
        ("Localizable.xcstrings", "{\"strings\" : {\"a\" : "),
        ("Localizable.xcstrings", String(repeating: "[", count: 100_000)),
        ("en.lproj/Localizable.strings", "\"a\" = \"b"),
        ("Assets.xcassets/btn_close_2.imageset/Contents.json", "[[[{"),
        ("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = { A = { isa = PBXProject; targets = (A, "),
        ("Package.swift", "let package = Package(name: \"\\(\", targets: [.target(name: path: )"),
    ])
    func brokenResources(path: String, text: String) throws {
        #expect(Self.soundIsAudited(try Self.audit([path: Data(text.utf8)])))
    }

    @Test("follows no link out of the project or round in a circle")
    func links() throws {
        try TemporaryFolder.with { outside in
            try TemporaryFolder.write(["Secret.swift": Data(Self.sound.utf8)], into: outside)
            try TemporaryFolder.with { folder in
                let manager = FileManager.default
                try TemporaryFolder.write(["App/Sound.swift": Data(Self.sound.utf8)], into: folder)
                let app = folder.appendingPathComponent("App")
                try manager.createSymbolicLink(
                    atPath: app.appendingPathComponent("Loop").path, withDestinationPath: folder.path)
                try manager.createSymbolicLink(
                    atPath: app.appendingPathComponent("Self.swift").path, withDestinationPath: "Self.swift")
                try manager.createSymbolicLink(
                    atPath: app.appendingPathComponent("Missing.swift").path, withDestinationPath: "nowhere.swift")
                try manager.createSymbolicLink(
                    atPath: app.appendingPathComponent("Outside").path, withDestinationPath: outside.path)
                let audit = try Self.timed { try Auditor().audit([folder.path]) }
                #expect(audit.coverage.files == 1)
                #expect(audit.findings.count { $0.rule == "unnamed-control" } == 1)
            }
        }
    }

    @Test("says what is wrong where nothing can be read")
    func nothingReadable() throws {
        #expect(throws: AuditError.self) { try TemporaryFolder.audit([:]) }
        #expect(throws: AuditError.self) { try TemporaryFolder.audit(["Read.me": Data("a".utf8)]) }
        #expect(throws: AuditError.self) { try Auditor().audit(["/nowhere/at/all"]) }
        #expect(throws: AuditError.self) { try Auditor().audit([""]) }
        #expect(throws: AuditError.self) { try Auditor().audit(["a\u{0}b"]) }
    }

    private static func audit(_ files: [String: Data]) throws -> Audit {
        try timed { try TemporaryFolder.audit(files.merging(["Sound.swift": Data(sound.utf8)]) { a, _ in a }) }
    }

    private static func soundIsAudited(_ audit: Audit) -> Bool {
        audit.findings.contains { $0.rule == "unnamed-control" && audit.file(of: $0.place).path == "Sound.swift" }
    }

    // Generous for a debug build on a busy machine; a hang takes minutes.
    private static func timed<Result>(_ body: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let result = try body()
        let passed = start.duration(to: .now)
        #expect(passed < .seconds(20), "took \(passed)")
        return result
    }
}
