import HandrailModel
import HandrailReporting
import HandrailSimulation

/// What VoiceOver says, stop by stop, with the conditions that decide what is there.
struct VoiceOverTranscript {
    private let recital: Recital

    /// The transcript of a screen.
    init(_ recital: Recital) { self.recital = recital }

    /// Writes the stops.
    func write(on sheet: inout TranscriptSheet) {
        let width = max(String(recital.stops.count).count + 1, 4)
        let conditions = recital.conditions
        for stop in recital.stops {
            for condition in conditions where condition.before == stop.index {
                write(condition.choice, width, on: &sheet)
            }
            for label in stop.context.entering {
                sheet.entry("", "[" + label[recital.language] + "]", place: nil, markWidth: width)
            }
            sheet.entry(
                "\(stop.index + 1).", recital.speech(of: stop), place: recital.line(of: stop.node.place),
                markWidth: width)
            let actions = stop.actions.map { $0.name[recital.language] }
            guard !actions.isEmpty else { continue }
            let head = Bilingual(en: "actions: ", ko: "동작: ")[recital.language]
            sheet.entry("", head + actions.joined(separator: ", "), place: nil, markWidth: width)
        }
        for condition in conditions where condition.before >= recital.stops.count {
            write(condition.choice, width, on: &sheet)
        }
    }

    private func write(_ choice: ScreenChoice, _ width: Int, on sheet: inout TranscriptSheet) {
        sheet.entry(
            "[\(choice.number)]", Self.words(choice, recital.language), place: recital.line(of: choice.place),
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
