import Foundation
import Testing

@Suite("handrail listen")
struct ListenVerbTests {
    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("prints what is said, where it comes from, and what it costs, in both languages")
    func text() {
        let english = Run("listen", "app")
        #expect(english.status == 0)
        #expect(english.output.contains("Login.swift:1:1 · VoiceOver · 1 stop"))
        #expect(english.output.contains("1.  a\u{FFFD}[2Jb, button, heading."))
        #expect(english.output.contains("Login.swift:1"))
        #expect(english.output.contains("swipes  rotor  heard  scans  switch  keys  said"))
        #expect(english.output.contains("reached of 1"))
        let korean = Run("listen", "app", "--lang", "ko").output
        #expect(korean.contains("버튼, 머리말"))
        #expect(korean.contains("1개 중 도달"))
    }

    @Test(
        "prints each feature's view of the screen",
        arguments: [
            ("voiceover", "1.  a"), ("switch-control", "— Tap"), ("keyboard", "Tab 1"),
            ("voice-control", "by number only"),
        ])
    func features(name: String, part: String) {
        let run = Run("listen", "app", "--with", name)
        #expect(run.status == 0)
        #expect(run.output.contains(part), "\(run.output)")
    }

    @Test("prints JSON with every feature")
    func json() throws {
        let list = try object(Run("listen", "app", "--format", "json").output)
        #expect(list["schema"] as? String == "handrail.transcript/1")
        let screen = try #require((list["screens"] as? [[String: Any]])?.first)
        let stop = try #require((screen["stops"] as? [[String: Any]])?.first)
        #expect(stop["number"] as? Int == 1)
        #expect(
            (stop["parts"] as? [[String: Any]])?.map { $0["kind"] as? String } == [
                "value", "role.button", "role.heading", "actionsAvailable",
            ])
        #expect((stop["keyboard"] as? [String: Any])?["tabs"] as? Int == 1)
        #expect((stop["voiceControl"] as? [String: Any])?["by"] as? String == "number")
        #expect((stop["switchControl"] as? [String: Any])?["positions"] as? [Int] == [1])
        #expect((stop["cost"] as? [String: Any])?["keyPresses"] as? Int == 2)
        #expect((stop["trace"] as? [[String: Any]])?.isEmpty == false)
    }

    /// Requests that cannot be met, with their status.
    private static let wrong: [(arguments: [String], status: Int32)] = [
        (["app", "--with", "braille"], 2), (["app", "--when", "else"], 2), (["app", "--when", "0=else"], 2),
        (["app", "--when", "1=else"], 2), (["app", "--screen", "Logn"], 2), (["nowhere"], 2), (["blank"], 3),
        (["app", "--interactive"], 2), (["app", "--save", "speech.mp3"], 2),
        (["app", "--save", "/no/such/folder/a.wav"], 2),
    ]

    @Test("says in one sentence what is wrong with a request", arguments: wrong)
    func errors(arguments: [String], status: Int32) {
        for language in ["en", "ko"] {
            let run = Run(list: ["listen"] + arguments + ["--lang", language])
            #expect(run.status == status, "\(arguments): \(run.errors)")
            #expect(run.output.isEmpty)
            #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        }
        #expect(Run(list: ["listen"] + arguments + ["--lang", "ko"]).errors.contains { ("가"..."힣").contains($0) })
    }

    // MARK: Speech

    /// A folder with a program that stands in for the one that speaks: it writes down its arguments and what it is
    /// told.
    private struct Voice {
        let folder: URL

        init(status: Int = 0, makesFile: Bool = true) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("voice-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let script = """
                #!/bin/sh
                printf '%s\\n' "$@" > "\(folder.path)/arguments"
                cat > "\(folder.path)/words"
                file=
                while [ $# -gt 0 ]; do case "$1" in -w | -o) file=$2 ;; esac; shift; done
                if [ -n "$file" ] && \(makesFile ? "true" : "false"); then printf RIFF > "$file"; fi
                exit \(status)
                """
            for name in ["espeak-ng", "say"] {
                let path = folder.appendingPathComponent(name).path
                try Data(script.utf8).write(to: URL(fileURLWithPath: path))
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            }
        }

        func read(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
        }

        var environment: [String: String] { ["PATH": folder.path + ":/usr/bin:/bin"] }
    }

    @Test("speaks through the program of the machine, in the language asked for")
    func speech() throws {
        let voice = try Voice()
        let run = Run("listen", "app", "--speak", "--lang", "ko", environment: voice.environment)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try voice.read("words").hasPrefix("Login.\n"))
        #expect(try voice.read("words").contains("버튼, 머리말."))
        let arguments = try voice.read("arguments").split(separator: "\n")
        #expect(arguments.contains("ko") || arguments.contains("Yuna"))
        #expect(!arguments.contains("-w") && !arguments.contains("-o"))
    }

    @Test("writes the speech to a file")
    func save() throws {
        let voice = try Voice()
        let file = voice.folder.appendingPathComponent("out.wav").path
        #expect(Run("listen", "app", "--save", file, environment: voice.environment).status == 0)
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test("says so when the program fails, or writes nothing")
    func failure() throws {
        let failing = try Voice(status: 1)
        let run = Run("listen", "app", "--speak", environment: failing.environment)
        #expect(run.status == 3)
        #expect(run.errors.contains("could not speak"))
        let lazy = try Voice(makesFile: false)
        let file = lazy.folder.appendingPathComponent("out.wav").path
        #expect(Run("listen", "app", "--save", file, environment: lazy.environment).status == 3)
    }

    @Test("says which package to install where nothing can speak")
    func noVoice() {
        for path in ["", "/no/such/folder"] {
            let run = Run("listen", "app", "--speak", environment: ["PATH": path])
            #expect(run.status == 3)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains("apt-get install espeak-ng"))
        }
        #expect(Run("listen", "app", "--speak", "--lang", "ko", environment: [:]).errors.contains("espeak-ng 패키지를 설치"))
    }
}
