import Foundation
import HandrailCommand
import HandrailTestSupport
import Testing

@Suite("handrail audit")
struct AuditVerbTests {
    @Test("prints the report, nothing else, and ends with 1 for a violation")
    func violation() {
        let run = Run("audit", "app")
        #expect(run.status == 1)
        #expect(run.output.contains("This control has no name."))
        #expect(run.errors.isEmpty)
    }

    @Test(
        "ends as --fail-on says",
        arguments: [
            ("app", "violation", 1), ("app", "review", 1), ("app", "never", 0), ("review", "violation", 0),
            ("review", "review", 1), ("review", "never", 0),
        ])
    func failOn(project: String, level: String, status: Int) {
        #expect(Run("audit", project, "--fail-on", level).status == Int32(status))
    }

    @Test("leads from rules to the documentation that HANDRAIL_DOCS names, and refuses what is no address")
    func documentation() {
        let told = Run("audit", "app", "--format", "sarif", environment: ["HANDRAIL_DOCS": "https://example.com/docs"])
        #expect(told.output.contains("\"https://example.com/docs/en/rules/"))
        #expect(!Run("audit", "app", "--format", "sarif").output.contains("helpUri"))
        let refused = Run("audit", "app", environment: ["HANDRAIL_DOCS": "javascript:x"])
        #expect(refused.status == 2)
        #expect(refused.errors.contains("HANDRAIL_DOCS is “javascript:x”"))
    }

    @Test(
        "ends with 2 and one sentence for what cannot be asked",
        arguments: [
            ["nowhere"], ["app", "--rule", "namless"], ["app", "--jobs", "0"], ["app", "--jobs", "x"],
            ["app", "--output", ""], ["app", "--jobs", "-3"],
            ["app", "--format", "pdf"],
            ["app", "--nonsense"], ["app", "--output", "/nowhere/at/all"], ["app", "--output", "/"],
            ["app", "--lang", "fr"],
        ])
    func badRequest(arguments: [String]) {
        for language in ["en", "ko"] {
            let run = Run(list: ["audit"] + arguments, environment: ["LANG": language])
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(run.errors.hasPrefix(language == "ko" ? "오류: " : "error: "))
        }
    }

    @Test("ends with 3 where there is no code, and where no screen was measured")
    func nothing() {
        #expect(Run("audit", "empty").status == 3)
        let blank = Run("audit", "blank")
        #expect(blank.status == 3)
        #expect(blank.output.contains("nothing was measured") || blank.output.contains("not measured"))
    }

    @Test(
        "knows every format",
        arguments: [
            "text", "json", "sarif", "github", "xcode", "junit", "checkstyle", "gitlab", "markdown",
        ])
    func formats(format: String) {
        let run = Run("audit", "app", "--format", format, "--lang", "ko")
        #expect(run.status == 1)
        #expect(run.output.contains("이 컨트롤에는 이름이 없습니다."))
    }

    @Test("writes --output whole, without color, and leaves standard output empty")
    func outputFile() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString).txt").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let run = Run("audit", "app", "--output", path, output: MemoryChannel(isTerminal: true))
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        let report = try String(contentsOfFile: path, encoding: .utf8)
        #expect(report.contains("This control has no name."))
        #expect(!report.contains("\u{1B}"))
    }

    @Test("takes - for standard output, and says what is wrong with an empty path or a negative number")
    func namedOutput() {
        #expect(Run("audit", "app", "--output", "-").output == Run("audit", "app").output)
        #expect(Run("audit", "app", "--output", "").errors.contains("“--output” takes the path of a file"))
        #expect(Run("audit", "app", "--jobs", "-3").errors.contains("from 1 up, not -3"))
    }

    @Test("keeps the mode and the links of the file that it replaces, and refuses one that is read-only")
    func replacedFile() throws {
        try TemporaryFolder.with { folder in
            let path = { folder.appendingPathComponent($0).path }
            let manager = FileManager.default
            try "old".write(toFile: path("report"), atomically: false, encoding: .utf8)
            try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("report"))
            try manager.createSymbolicLink(atPath: path("link"), withDestinationPath: "report")
            try manager.createSymbolicLink(atPath: path("dangling"), withDestinationPath: "new")
            for name in ["link", "dangling"] { #expect(Run("audit", "app", "--output", path(name)).status == 1) }
            #expect(try manager.destinationOfSymbolicLink(atPath: path("link")) == "report")
            #expect(try String(contentsOfFile: path("report"), encoding: .utf8).contains("This control has no name."))
            #expect(try String(contentsOfFile: path("new"), encoding: .utf8).contains("This control has no name."))
            #expect(try manager.attributesOfItem(atPath: path("report"))[.posixPermissions] as? Int == 0o640)
            try manager.setAttributes([.posixPermissions: 0o440], ofItemAtPath: path("report"))
            let refused = Run("audit", "app", "--output", path("link"))
            #expect(refused.status == 2)
            #expect(refused.errors.contains("read-only"))
        }
    }

    @Test("writes paths from the root of the repository in the forms for code hosts", arguments: ["github", "sarif"])
    func repositoryPaths(format: String) throws {
        try TemporaryFolder.with { folder in
            let path = { folder.appendingPathComponent($0).path }
            for name in ["work/nested/app", "other"] {
                try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
            }
            func paths(_ options: [String], _ environment: [String: String] = [:]) -> String {
                Run(
                    list: ["audit", "app", "--format", format] + options, in: path("work/nested"),
                    environment: environment
                ).output
            }
            let own = format == "github" ? "file=Login.swift" : "\"uri\": \"Login.swift\""
            func below(_ folder: String) -> String { own.replacing("Login", with: "\(folder)/Login") }
            #expect(paths([]).contains(own))
            #expect(paths([], ["GITHUB_WORKSPACE": path("work")]).contains(below("nested/app")))
            #expect(paths(["--base", path("work/nested")]).contains(below("app")))
            // A worktree has a file there, and a repository a folder.
            try "gitdir: elsewhere".write(toFile: path("work/.git"), atomically: false, encoding: .utf8)
            #expect(paths([], ["GITHUB_WORKSPACE": folder.path]).contains(below("nested/app")))
            #expect(paths(["--base", path("work/nested/app")]).contains(own))
            for base in [path("other"), path("nowhere"), path("work/.git")] {
                let run = Run(list: ["audit", "app", "--base", base], in: path("work/nested"))
                #expect(run.status == 2 && run.errors.contains("--base"))
            }
        }
    }

    @Test("colors only a terminal that allows it")
    func color() {
        let terminal = { MemoryChannel(isTerminal: true) }
        #expect(Run("audit", "app", output: terminal()).output.contains("\u{1B}["))
        #expect(!Run("audit", "app").output.contains("\u{1B}["))
        #expect(!Run("audit", "app", environment: ["NO_COLOR": "1"], output: terminal()).output.contains("\u{1B}["))
        #expect(!Run("audit", "app", environment: ["TERM": "dumb"], output: terminal()).output.contains("\u{1B}["))
    }

    @Test("ends quietly where nobody reads, and complains where writing fails")
    func brokenOutput() {
        let closed = Run("audit", "app", output: MemoryChannel(result: .closed))
        #expect(closed.status == 1)
        #expect(closed.errors.isEmpty)
        let failed = Run("audit", "app", output: MemoryChannel(result: .failed))
        #expect(failed.status == 3)
        #expect(!failed.errors.isEmpty)
    }

    @Test("shows progress on a terminal once a run takes long, and takes it away at the end")
    func slowRun() {
        let run = Run("audit", "slow", errors: MemoryChannel(isTerminal: true))
        #expect(run.errors.contains("Reading files 1/1"))
        #expect(run.errors.hasSuffix("\r\u{1B}[K"))
        #expect(Run("audit", "slow").errors.isEmpty)
    }

    @Test("shows no progress for a run that is over at once")
    func progress() {
        #expect(Run("audit", "app", errors: MemoryChannel(isTerminal: true)).errors.isEmpty)
    }
}
