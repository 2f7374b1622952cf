import HandrailModel
import HandrailReporting
import HandrailSimulation

/// What VoiceOver says, stop by stop, with the conditions that decide what is there.
struct VoiceOverTranscript {
    private let transcript: ScreenTranscript

    /// The transcript of a screen.
    init(_ transcript: ScreenTranscript) { self.transcript = transcript }

    /// Writes the stops.
    func write(on page: inout TranscriptPage) {
        let width = max(String(transcript.stops.count).count + 1, 4)
        let conditions = transcript.conditions
        for stop in transcript.stops {
            for condition in conditions where condition.before == stop.index {
                write(condition.choice, width, on: &page)
            }
            for label in stop.context.entering {
                page.entry("", "[" + label[transcript.language] + "]", place: nil, markWidth: width)
            }
            page.entry(
                "\(stop.index + 1).", transcript.speech(of: stop), place: transcript.line(of: stop.node.place),
                markWidth: width)
            let actions = stop.actions.map { $0.name[transcript.language] }
            guard !actions.isEmpty else { continue }
            let head = Bilingual(en: "actions: ", ko: "동작: ")[transcript.language]
            page.entry("", head + actions.joined(separator: ", "), place: nil, markWidth: width)
        }
        for condition in conditions where condition.before >= transcript.stops.count {
            write(condition.choice, width, on: &page)
        }
    }

    private func write(_ choice: ScreenChoice, _ width: Int, on page: inout TranscriptPage) {
        page.entry(
            "[\(choice.number)]", Self.words(choice, transcript.language), place: transcript.line(of: choice.place),
            markWidth: width)
    }

    /// The case that is taken, and the option that takes each of the others.
    static func words(_ choice: ScreenChoice, _ language: ReportLanguage) -> String {
        let others = choice.cases.enumerated().filter { $0.offset != choice.picked }.map { index, other in
            let isPlain = other.text.allSatisfy { $0.isLetter || $0.isNumber } && Int(other.text) == nil
            return isPlain ? "\(choice.number)=\(other.text)" : "\(choice.number)=\(index + 1) (\(other.text))"
        }
        let taken = choice.cases.indices.contains(choice.picked) ? choice.cases[choice.picked] : nil
        let empty = taken?.isEmpty == true ? Bilingual(en: " (nothing)", ko: " (아무것도 없음)")[language] : ""
        let head = Bilingual(en: "case: \(taken?.text ?? "")", ko: "경우: \(taken?.text ?? "")")[language] + empty
        guard !others.isEmpty else { return head }
        return head + Bilingual(en: " · others: ", ko: " · 다른 경우: ")[language] + others.joined(separator: ", ")
    }
}
