import Foundation
import HandrailModel
import HandrailTranscripts
import Testing

/// The transcripts of the samples, as a reviewer reads them: in `Transcripts/`, one file for each app and language.
///
/// A line has what VoiceOver says, and behind a bar the way with a switch, with the keyboard, and the name for Voice
/// Control. Places are left out, so that a comment added to a sample changes nothing. After a change that is meant,
/// `UPDATE_TRANSCRIPTS=1` writes the files anew; read the difference before it goes in.
@Suite("Transcripts of the samples")
struct TranscriptTests {
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test(
        "say what they said when somebody last read them", arguments: ["Harbor", "Trailhead", "Fleamarket"],
        ReportLanguage.allCases)
    func transcript(sample: String, language: ReportLanguage) throws {
        let output = try ReadApp.sample(sample).transcript(language).text
        try leave(output, named: "\(sample).\(language.rawValue)")
        let said = try JSONDecoder().decode(Said.self, from: Data(output.utf8)).lines
        let file = Self.here.appendingPathComponent("Transcripts/\(sample).\(language.rawValue).txt")
        if ProcessInfo.processInfo.environment["UPDATE_TRANSCRIPTS"] != nil {
            try Data((said.joined(separator: "\n") + "\n").utf8).write(to: file)
            return
        }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").map(
            String.init)
        #expect(expected.count > 15)
        for change in said.filter({ !$0.isEmpty }).difference(from: expected) {
            switch change {
            case .insert(_, let line, _): Issue.record("new: \(line)")
            case .remove(_, let line, _): Issue.record("gone: \(line)")
            }
        }
    }

    /// Leaves the transcript and its schema for `Tests/Scripts/check_reports.sh`, where a folder is asked for.
    private func leave(_ transcript: String, named name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["HANDRAIL_REPORTS"] else { return }
        let place = URL(fileURLWithPath: folder).appendingPathComponent("transcripts")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(TranscriptSchema.text().utf8).write(to: place.appendingPathComponent("schema.json"))
        try Data(transcript.utf8).write(to: place.appendingPathComponent("\(name).json"))
    }

    /// What the specifications read of a transcript.
    private struct Said: Decodable {
        struct Screen: Decodable {
            let name: String
            let conditions: [Condition]
            let stops: [Stop]
        }

        struct Condition: Decodable {
            let number: Int
            let cases: [String]
            let taken: Int
        }

        struct Stop: Decodable {
            let number: Int
            let text: String
            let hint: String?
            let actions: [String]
            let switchControl: Scan?
            let keyboard: Focus?
            let voiceControl: Call?
        }

        struct Scan: Decodable { let positions: [Int] }

        struct Focus: Decodable {
            let tabs: Int
            let arrows: Int
        }

        struct Call: Decodable {
            let by: String
            let names: [String]
        }

        let screens: [Screen]

        var lines: [String] {
            screens.flatMap { screen in
                ["", "\(screen.name)"]
                    + screen.conditions.map { condition in
                        "  [\(condition.number)] " + condition.cases.enumerated().map { index, text in
                            index == condition.taken ? "(\(text))" : text
                        }.joined(separator: " / ")
                    } + screen.stops.map(line)
            }
        }

        private func line(_ stop: Stop) -> String {
            let speech = [stop.text, stop.hint].compactMap { $0 }.joined(separator: ". ")
            let actions = stop.actions.isEmpty ? "" : " {" + stop.actions.joined(separator: ", ") + "}"
            let ways = [
                stop.switchControl.map { "scan " + $0.positions.map(String.init).joined(separator: ".") },
                stop.keyboard.map { "tab \($0.tabs)" + ($0.arrows > 0 ? "+\($0.arrows)" : "") },
                stop.voiceControl.map { call in call.by == "name" ? "“\(call.names[0])”" : call.by },
            ].compactMap { $0 }
            return "  \(stop.number). \(speech)\(actions)" + (ways.isEmpty ? "" : " | " + ways.joined(separator: " · "))
        }
    }
}
