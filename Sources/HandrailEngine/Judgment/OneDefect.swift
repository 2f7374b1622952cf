import HandrailModel
import HandrailSource

/// Tells a defect once that is found in source and in captures of what the source makes.
struct OneDefect {
    private let line: (SourcePlace) -> String?

    /// - Parameter line: what a place is called: its file and line.
    init(line: @escaping (SourcePlace) -> String?) { self.line = line }

    /// The findings, with those of captures taken into those of the source that makes the element; what source says
    /// nothing of names the line instead.
    func joined(_ findings: [JudgedFinding]) -> [JudgedFinding] {
        guard findings.contains(where: { $0.origin != nil }) else { return findings }
        var bySource: [String: [Int]] = [:]
        for (number, judged) in findings.enumerated() where judged.origin == nil {
            bySource[judged.finding.rule, default: []].append(number)
        }
        var captured: [Int: [Finding]] = [:]
        var rest: [JudgedFinding] = []
        for judged in findings {
            guard let origin = judged.origin else { continue }
            let same = bySource[judged.finding.rule]?.first { isAbout(findings[$0].finding.place, origin) }
            if let same {
                captured[same, default: []].append(judged.finding)
            } else {
                rest.append(named(judged, origin))
            }
        }
        let source = findings.indices.filter { findings[$0].origin == nil }.map { number -> JudgedFinding in
            guard let found = captured[number] else { return findings[number] }
            let judged = findings[number]
            return judged.with(judged.finding.seen(inCaptures: found))
        }
        return source + rest
    }

    /// Whether a place is in the expression that makes an element.
    private func isAbout(_ place: SourcePlace, _ origin: SourceMatches.Origin) -> Bool {
        place == origin.place || place.file == origin.extent.file && origin.extent.range.contains(place.range)
    }

    private func named(_ judged: JudgedFinding, _ origin: SourceMatches.Origin) -> JudgedFinding {
        guard let line = line(origin.place) else { return judged }
        let finding = judged.finding
        return judged.with(
            finding.saying(
                Bilingual(
                    en: "\(finding.message.en) It is made at \(line).",
                    ko: "\(finding.message.ko) 이 요소를 만드는 코드: \(line)"),
                related: [
                    RelatedPlace(place: origin.place, why: Bilingual(en: "made here", ko: "이 요소를 만드는 코드"))
                ] + finding.related, screens: finding.screens))
    }
}

extension Finding {
    /// The same, seen in captures as well.
    fileprivate func seen(inCaptures found: [Finding]) -> Finding {
        let places = found.map {
            RelatedPlace(place: $0.place, why: Bilingual(en: "seen in this capture", ko: "이 캡처에서 확인"))
        }
        return saying(
            message, related: related + places.sorted { $0.place < $1.place },
            screens: Set(screens + found.flatMap(\.screens)).sorted())
    }

    /// The same with other words, places and screens.
    fileprivate func saying(_ message: Bilingual, related: [RelatedPlace], screens: [String]) -> Finding {
        Finding(
            rule: rule, guidelines: guidelines, criteria: criteria, outcome: outcome, certainty: certainty,
            impact: impact, setting: setting, place: place, message: message, fix: fix, related: related,
            repairs: repairs, screens: screens, fingerprint: fingerprint, subject: subject)
    }
}
