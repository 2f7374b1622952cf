import Foundation
import Testing

/// The program git, in a folder made up for a test.
enum Git {
    /// Runs it; the name of who commits is nobody's.
    static func run(_ folder: URL, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let settings = ["user.name=Tester", "user.email=tester@example.com", "commit.gpgsign=false"]
        process.arguments = ["git"] + settings.flatMap { ["-c", $0] } + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    /// Makes the folder a repository with all its files in one commit.
    static func commitAll(_ folder: URL) throws {
        try run(folder, "init", "-q", "-b", "main")
        try run(folder, "add", ".")
        try run(folder, "commit", "-q", "-m", "First")
    }
}
