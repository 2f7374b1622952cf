import Foundation
import HandrailTestSupport
import HandrailTrials

/// A script that stands for `handrail`.
enum FakeProgram {
    /// Calls `body` with the path of a script of these lines, in a folder of its own.
    static func with<Result>(_ lines: String, _ body: (_ program: String, _ folder: URL) throws -> Result) throws
        -> Result
    {
        try TemporaryFolder.with { folder in
            let program = folder.appendingPathComponent("fake")
            try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            return try body(program.path, folder)
        }
    }

    /// How one run of a script ends, and what it prints.
    static func run(_ lines: String, seconds: Double = 60, memory: Int = .max) throws -> (ChildRun, output: String) {
        try with(lines) { program, folder in
            let output = folder.appendingPathComponent("output")
            let run = ChildProcess(program, seconds: seconds, memory: memory, environment: ["FAKE": "fake words"])
                .run(["one", "two words"], output: output.path, errors: folder.appendingPathComponent("errors").path)
            return (run, String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self))
        }
    }
}
