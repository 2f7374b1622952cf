import Foundation
import HandrailCommand
import HandrailTestSupport
import Testing

/// A team takes Handrail in: a real app in a real repository, through the front door.
@Suite("Adopting Handrail")
struct AdoptionTests {
    private static func app(_ buttons: String...) -> Data {
        Data(
            """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }
            struct Cart: View {
                var body: some View {
                    VStack {
            \(buttons.map { "            Button { act() } label: { Image(\"\($0)\") }" }.joined(separator: "\n"))
                    }
                }
                func act() {}
            }
            """.utf8)
    }

    /// Runs `handrail audit` for the faults of controls without names alone.
    private static func audit(_ folder: URL, _ arguments: String...) -> FolderRun {
        FolderRun(["audit", folder.path] + arguments)
    }

    private static func write(_ files: [String: String], _ folder: URL) throws {
        try TemporaryFolder.write(files.mapValues { Data($0.utf8) }, into: folder)
    }

    @Test("init writes a file that can be read, in both languages, and never over another")
    func initialize() throws {
        for language in ["en", "ko"] {
            try TemporaryFolder.with { folder in
                try TemporaryFolder.write(["Shop.swift": Self.app("plus")], into: folder)
                #expect(FolderRun(["init", folder.path, "--lang", language]).status == 0)
                #expect(FolderRun(["init", folder.path, "--lang", language]).status == 2)
                let shown = FolderRun(["config", "show", folder.appendingPathComponent("Shop.swift").path])
                #expect(shown.output.contains("fail-on: violation  # .handrail.yml:"), "\(shown.errors)")
                // What is commented out can be read as well once it is not.
                let file = folder.appendingPathComponent(".handrail.yml")
                let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                let keys = #/# ( *- )?( *[a-z-]+:.*)|#  +.*/#
                let text = lines.filter { $0.wholeMatch(of: keys) != nil && !$0.contains("extends") }
                    .map { $0.dropFirst(2) } .joined(separator: "\n")
                try Data(text.utf8).write(to: file)
                let all = FolderRun(["config", "show", folder.path])
                #expect(all.output.contains("rules.vague-name: review"), "\(all.errors)\(all.output)")
            }
        }
    }

    @Test("A baseline makes what is old silent and lets nothing new through")
    func baseline() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Shop.swift": Self.app("plus", "minus")], into: folder)
            #expect(Self.audit(folder).status == 1)
            let written = Self.audit(folder, "--write-baseline")
            #expect(written.status == 0 && written.output.contains("Commit it"))
            #expect(Self.audit(folder).status == 0)
            #expect(Self.audit(folder, "--no-baseline").status == 1)
            try TemporaryFolder.write(["Shop.swift": Self.app("new", "plus", "minus")], into: folder)
            let run = Self.audit(folder, "--format", "json")
            #expect(run.status == 1 && run.output.contains("new"))
            try TemporaryFolder.write(["Shop.swift": Self.app("minus", "new")], into: folder)
            #expect(Self.audit(folder).output.contains("“--update-baseline”"))
            #expect(Self.audit(folder, "--update-baseline").status == 1)
            #expect(Self.audit(folder).status == 1)
            #expect(!Self.audit(folder).output.contains("--update-baseline"))
        }
    }

    @Test("--diff tells what a change made, also where another file made it, and leaves the repository as it is")
    func diff() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["App/Shop.swift": Self.app("plus")], into: folder)
            try Git.commitAll(folder)
            try TemporaryFolder.write(["App/Shop.swift": Self.app("plus")], into: folder)
            #expect(Self.audit(folder, "--diff", "main").status == 0)
            try TemporaryFolder.write(["App/Shop.swift": Self.app("new", "plus")], into: folder)
            let run = Self.audit(folder.appendingPathComponent("App"), "--diff", "main", "--rule", "unnamed-control")
            #expect(run.status == 1)
            #expect(run.output.contains("1 violation"))
            #expect(run.output.contains("Only what is new since main ("))
            #expect(Self.audit(folder, "--diff", "nowhere").errors.contains("There is no revision “nowhere”"))
            #expect(Self.audit(folder, "--diff", "--output=x").status == 2)
        }
    }

    @Test("--diff says so where there is no repository")
    func noRepository() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Shop.swift": Self.app("plus")], into: folder)
            let run = Self.audit(folder, "--diff", "main")
            #expect(run.status == 2 && run.errors.contains("is in no git repository"))
        }
    }

    @Test("A configuration turns rules off and down, leaves folders out, and the command line wins")
    func configuration() throws {
        try TemporaryFolder.with { folder in
            let files = ["App/Shop.swift": Self.app("plus")]
            try TemporaryFolder.write(files, into: folder)
            func run(_ text: String, _ arguments: String...) throws -> FolderRun {
                try Self.write([".handrail.yml": text], folder)
                let path = folder.appendingPathComponent("App").path
                return FolderRun(["audit", path, "--rule", "unnamed-control"] + arguments)
            }
            #expect(try run("").status == 1)
            #expect(try run("rules: {unnamed-control: off}").status == 0)
            #expect(try run("rules: {unnamed-control: review}").status == 0)
            #expect(try run("rules: {unnamed-control: review}\nfail-on: review").status == 1)
            #expect(try run("fail-on: never").status == 0)
            #expect(try run("fail-on: never", "--fail-on", "violation").status == 1)
            #expect(try run("overrides: [{path: App, rules: {unnamed-control: off}}]").status == 0)
            #expect(try run("rules: {unnamed-control: {impact: minor}}").output.contains("violation · minor"))
            #expect(try run("language: ko").output.contains("위반"))
            #expect(try run("language: ko", "--lang", "en").output.contains("violation"))
            #expect(try run("exclude: [App]").status == 3)
            #expect(try run("exclude: [App]", "--no-config").status == 1)
            let wrong = try run("rules:\n  unamed-control: off")
            #expect(wrong.status == 2)
            #expect(wrong.errors.contains(".handrail.yml:2: Handrail has no rule “unamed-control”; did you mean"))
        }
    }

    @Test("A configuration that leads out of the project by a link is not read")
    func link() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["App/Shop.swift": Self.app("plus")], into: folder)
            try Self.write(["secret.yml": "fail-on: never", "App/.handrail.yml": "extends: link.yml"], folder)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("App/link.yml").path,
                withDestinationPath: folder.appendingPathComponent("secret.yml").path)
            let run = Self.audit(folder.appendingPathComponent("App"))
            #expect(run.status == 2 && run.errors.contains("There is no file “link.yml” in this project"))
        }
    }

    @Test("An exception silences what it names until its day, and is a finding where it names nothing")
    func exceptions() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Shop.swift": Self.app("plus", "minus")], into: folder)
            func run(_ lines: String, _ arguments: String...) throws -> FolderRun {
                let text = "exceptions:\n  - rule: unnamed-control\n    reason: Known.\n    " + lines
                try Self.write([".handrail.yml": text], folder)
                let rules = ["--rule", "unnamed-control", "--rule", "unused-ignore"]
                return FolderRun(["audit", folder.path] + rules + arguments)
            }
            #expect(try run("path: Shop.swift").status == 0)
            #expect(try run("path: Shop.swift\n    place: '\"plus\"'").output.contains("1 violation ("))
            #expect(try run("path: Shop.swift\n    place: Cart").status == 0)
            #expect(try run("path: Shop.swift\n    until: 2999-01-01").status == 0)
            #expect(try run("path: Shop.swift\n    until: 2020-01-01").output.contains("2 violations ("))
            #expect(try run("path: Other.swift").output.contains("3 violations ("))
            let unused = try run("path: Other.swift", "--format", "github").output
            #expect(unused.contains("::warning file=.handrail.yml,line=2,"), "\(unused)")
            #expect(unused.contains("in “Other.swift” (.handrail.yml:2) matches no finding"), "\(unused)")
        }
    }

    @Test("Findings are chosen by rule, area, screen, impact and kind, and limited and grouped")
    func chosen() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Shop.swift": Self.app("plus", "minus")], into: folder)
            #expect(Self.audit(folder, "--not", "unnamed-control", "--only", "violations").status == 0)
            #expect(Self.audit(folder, "--not", "unamed-control").errors.contains("Did you mean “unnamed-control”?"))
            #expect(Self.audit(folder, "--area", "accessibility").status == 1)
            #expect(Self.audit(folder, "--area", "acessibility").errors.contains("Did you mean “accessibility”?"))
            #expect(Self.audit(folder, "--screen", "cart").status == 1)
            #expect(Self.audit(folder, "--screen", "Wallet").status == 2)
            #expect(Self.audit(folder, "--only", "reviews").status == 0)
            #expect(Self.audit(folder, "--impact", "critical", "--only", "violations").status == 0)
            let limited = Self.audit(folder, "--rule", "unnamed-control", "--limit", "1")
            #expect(limited.status == 1 && limited.output.contains("1 more finding is not shown"))
            #expect(Self.audit(folder, "--limit", "-1").status == 2)
            for grouping in ["file", "screen", "rule"] {
                #expect(Self.audit(folder, "--group-by", grouping).output.contains("── "))
            }
        }
    }

    @Test("The schema names every rule and every key")
    func schema() {
        let run = FolderRun(["config", "schema"])
        #expect(run.status == 0)
        for name in ["fail-on", "exceptions", "overrides", "unnamed-control", "until", "2020-12/schema"] {
            #expect(run.output.contains("\"\(name)\"") || run.output.contains(name))
        }
    }
}
