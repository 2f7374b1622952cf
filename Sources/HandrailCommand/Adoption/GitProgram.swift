import Foundation

/// The program `git`, run without a shell.
struct GitProgram {
    /// The folder that it runs in.
    let folder: String

    /// What it prints, without the last line end; `nil` where it fails or is not there.
    ///
    /// - Parameter environment: variables besides those of this process.
    func output(_ arguments: [String], environment: [String: String] = [:]) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Large files that lie elsewhere are not fetched: they hold no code.
        let settings = ["filter.lfs.smudge=", "filter.lfs.process=", "filter.lfs.required=false"].flatMap { ["-c", $0] }
        process.arguments = ["git"] + settings + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment
            .merging(["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]) { $1 }
            .merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
