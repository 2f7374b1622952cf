import Foundation
import HandrailCommand
import HandrailEngine
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

    @Test("The first line says how much is new and how much is not shown, in both languages")
    func firstLine() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Shop.swift": Self.app("plus", "minus")], into: folder)
            let rule = "--rule=unnamed-control"
            #expect(Self.audit(folder, "--write-baseline").status == 0)
            #expect(Self.audit(folder, rule).output.hasPrefix("No new findings; 2 in the baseline are not shown.\n"))
            try TemporaryFolder.write(["Shop.swift": Self.app("new", "plus", "minus")], into: folder)
            let run = Self.audit(folder, rule)
            #expect(run.output.hasPrefix("1 new finding; 2 in the baseline are not shown.\n\n"), "\(run.output)")
            let korean = Self.audit(folder, rule, "--lang", "ko").output
            #expect(korean.hasPrefix("새 결과 1건. 기준 파일에 있는 2건은 표시하지 않았습니다.\n"), "\(korean)")
            #expect(!Self.audit(folder, rule, "--no-baseline").output.contains("not shown"))
        }
    }

    @Test("--stdin-path reads one file from standard input and tells its findings alone")
    func standardInput() throws {
        try TemporaryFolder.with { folder in
            let button = "Button { } label: { Image(\"x\") }"
            let other = "import SwiftUI\nstruct Pond: View { var body: some View { \(button) } }"
            let shown = String(decoding: Self.app("plus"), as: UTF8.self).replacing("VStack {", with: "VStack { Pond()")
            try Self.write(["Shop.swift": shown, "Pond.swift": other], folder)
            func run(_ text: String, _ path: String, _ arguments: String...) -> FolderRun {
                FolderRun(
                    ["audit", folder.path, "--rule", "unnamed-control", "--format", "xcode", "--stdin-path", path]
                        + arguments, input: text)
            }
            let path = folder.appendingPathComponent("Shop.swift").path
            let found = run(shown.replacing("Image(\"plus\")", with: "Text(\"Add\")"), path)
            #expect(found.status == 0 && !found.output.contains("Pond.swift"), "\(found.output)\(found.errors)")
            #expect(run(shown, path).status == 1)
            let elsewhere = run(shown, folder.appendingPathComponent("New.swift").path)
            #expect(elsewhere.status == 2 && elsewhere.errors.contains("is not among the files that are audited"))
            #expect(run(shown, path, "--watch").status == 2)
        }
    }

    @Test("--watch audits again when a file changes and tells what is new and what is gone")
    func watch() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Shop.swift": Self.app("plus")], into: folder)
            let rounds = Locked([Self.app("minus"), Data(), Self.app("minus"), Self.app("plus", "minus")])
            let told = FolderRun(
                ["audit", folder.path, "--rule", "unnamed-control", "--watch"],
                pause: {
                    guard let next = rounds.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
                    let file = folder.appendingPathComponent("Shop.swift")
                    let later = Date(timeIntervalSinceNow: Double(10 - rounds.withLock { $0.count }))
                    try? next.write(to: file)
                    try? FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: file.path)
                    return true
                })
            #expect(told.status == 1)
            let lines = told.output.split(separator: "\n").filter { $0.hasPrefix("+ ") || $0.hasPrefix("− ") }
            #expect(lines.count >= 2 && lines.allSatisfy { $0.contains("Shop.swift:") }, "\(told.output)")
            #expect(told.errors.contains("1 finding. Waiting for changes; Ctrl-C ends this."), "\(told.errors)")
        }
    }

    @Test("config show prints each line with the place where it is written")
    func show() throws {
        try TemporaryFolder.with { folder in
            try Self.write(
                [
                    "Shop.swift": "import SwiftUI",
                    "base.yml": "exclude: [Legacy]\nplatforms: [iOS]",
                    ".handrail.yml": """
                        extends: base.yml
                        include: ["**/*.swift"]
                        targets: [Shop]
                        rules:
                          small-hit-target: { as: review, least-size: { iOS: 40 } }
                        components:
                          OurButton: { kind: button, label: title }
                        """,
                ], folder)
            let run = FolderRun(["config", "show", folder.appendingPathComponent("Shop.swift").path])
            for line in [
                "include: **/*.swift  # .handrail.yml:2", "exclude: Legacy  # base.yml:1",
                "targets: Shop  # .handrail.yml:3",
                "platforms: iOS  # base.yml:2", "rules.small-hit-target: review  # .handrail.yml:5",
                "rules.small-hit-target.least-size: {iOS: 40}  # .handrail.yml:5",
                "components.OurButton: {kind: button, label: title}  # .handrail.yml:7",
            ] {
                #expect(run.output.contains(line + "\n"), "\(line) in \(run.output)\(run.errors)")
            }
        }
    }

    @Test("The schema names every rule and every key")
    func schema() {
        let run = FolderRun(["config", "schema"])
        #expect(run.status == 0)
        for name in [
            "fail-on", "exceptions", "overrides", "unnamed-control", "until", "2020-12/schema", "components",
            "least-size",
        ] {
            #expect(run.output.contains("\"\(name)\"") || run.output.contains(name))
        }
    }
}
