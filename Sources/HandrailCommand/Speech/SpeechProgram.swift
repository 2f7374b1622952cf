import Foundation
import HandrailModel

/// The program that speaks on this machine: `say` of macOS, or `espeak-ng`.
struct SpeechProgram {
    /// How a program is told what to speak.
    private enum Manner {
        case say, espeak
    }

    /// Its name, as people install it.
    let name: String
    private let path: String
    private let manner: Manner

    /// The first program that is found in `PATH`; where there is none it is said which package has one.
    init(environment: [String: String]) throws(CommandFailure) {
        for (name, manner) in Self.candidates {
            guard let path = Self.path(of: name, environment) else { continue }
            (self.name, self.path, self.manner) = (name, path, manner)
            return
        }
        throw Self.missing
    }

    #if os(macOS)
        private static let candidates: [(String, Manner)] = [("say", .say), ("espeak-ng", .espeak)]
    #else
        private static let candidates: [(String, Manner)] = [("espeak-ng", .espeak), ("espeak", .espeak)]
    #endif

    private static let missing = CommandFailure(
        .nothingDone,
        Bilingual(
            en: """
                There is no voice on this machine. Install the package espeak-ng (Debian, Ubuntu: apt-get install \
                espeak-ng; Fedora: dnf install espeak-ng; Homebrew: brew install espeak-ng) and run this again.
                """,
            ko: """
                이 컴퓨터에는 음성 프로그램이 없습니다. espeak-ng 패키지를 설치한 뒤 다시 실행하세요(Debian, Ubuntu: apt-get install espeak-ng, \
                Fedora: dnf install espeak-ng, Homebrew: brew install espeak-ng).
                """))

    /// Starts speaking, or writing a sound file, and does not wait for the end.
    func start(_ text: String, in language: ReportLanguage, savingTo file: String? = nil) throws(CommandFailure)
        -> Process
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments(language, file)
        let pipe = Pipe()
        process.standardInput = pipe
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            // A program that ended early shows below by its status.
            try? pipe.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
            try? pipe.fileHandleForWriting.close()
        } catch {
            throw failed
        }
        return process
    }

    /// Speaks to the end, or writes a sound file.
    func speak(_ text: String, in language: ReportLanguage, savingTo file: String? = nil) throws(CommandFailure) {
        let process = try start(text, in: language, savingTo: file)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw failed }
        if let file, !FileManager.default.fileExists(atPath: file) { throw failed }
    }

    private var failed: CommandFailure {
        CommandFailure(
            .nothingDone,
            Bilingual(
                en: "“\(name)” could not speak. Run it by itself to see what is wrong.",
                ko: "‘\(name)’ 프로그램이 말하지 못했습니다. 직접 실행해 원인을 확인하세요."))
    }

    /// The text comes over standard input, so that nothing in it is taken for an option.
    private func arguments(_ language: ReportLanguage, _ file: String?) -> [String] {
        switch manner {
        case .say:
            ["-v", language == .korean ? "Yuna" : "Samantha", "-f", "-"]
                + (file.map { ["-o", $0, "--data-format=LEI16@22050"] } ?? [])
        case .espeak:
            ["-v", language == .korean ? "ko" : "en", "--stdin"] + (file.map { ["-w", $0] } ?? [])
        }
    }

    private static func path(of name: String, _ environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { $0 + "/" + name }.first { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
                && FileManager.default.isExecutableFile(atPath: path)
        }
    }
}
