public import HandrailModel

/// What people can call by voice on a screen, and how.
///
/// Sources: UIKit's header for `accessibilityUserInputLabels` (the labels replace the label as names, best first); the
/// user guide for names, numbers and the question that follows a name that several elements have. That signs without
/// letters and digits cannot be said is certain for punctuation; for emoji it is likely. Only what responds to people
/// is offered.
public struct VoiceControlMap: Sendable {
    /// The elements that are offered, in the order of the tour.
    public let targets: [VoiceControlTarget]
    /// Position in `targets` of each stop of the tour; `nil` where the stop is not offered.
    public let positions: [Int?]
    /// Whether each stop of the tour answers to people.
    public let responses: [Responsiveness]
    private let tour: VoiceOverTour

    /// The map of what VoiceOver tours, for people who speak a language.
    public init(_ tour: VoiceOverTour, language: ReportLanguage) {
        self.tour = tour
        let responses = tour.stops.map { Responsiveness($0.node) }
        let offered = tour.stops.indices.filter { responses[$0].answer == .responds }
        let names = offered.map { VoiceControlNames(tour.stops[$0].node, in: language) }
        let owners = Self.owners(of: names, offered)
        var positions = [Int?](repeating: nil, count: tour.stops.count)
        var targets: [VoiceControlTarget] = []
        targets.reserveCapacity(offered.count)
        for (stop, names) in zip(offered, names) {
            positions[stop] = targets.count
            targets.append(Self.target(stop, names, owners, isRepeated: tour.stops[stop].node.isRepeated))
        }
        self.targets = targets
        self.positions = positions
        self.responses = responses
    }

    /// The element at a stop of the tour; `nil` where it is not offered.
    public func target(at stop: Int) -> VoiceControlTarget? {
        guard positions.indices.contains(stop), let position = positions[stop] else { return nil }
        return targets[position]
    }

    /// Why a stop is called as it is, or not offered.
    public func trace(of stop: Int) -> Trace {
        guard responses.indices.contains(stop) else { return Trace() }
        let node = tour.stops[stop].node
        var trace = Trace()
        trace.add(responses[stop].sentence, place: node.place)
        guard let target = target(at: stop) else {
            trace.add(Bilingual(en: "Voice Control does not offer it.", ko: "음성 명령에서 제공되지 않습니다."))
            return trace
        }
        if target.usesInputLabels {
            trace.add(
                Bilingual(en: "Input labels take the place of its label.", ko: "입력 레이블이 레이블을 대신합니다."),
                place: target.names.first?.place)
        }
        for name in target.unspeakable {
            trace.add(
                Bilingual(
                    en: "“\(name.text.en)” has nothing that can be said.", ko: "‘\(name.text.ko)’에는 말할 수 있는 글자가 없습니다."),
                place: name.place)
        }
        trace.add(target.callSentence)
        return trace
    }

    /// The stops that answer to each name.
    private static func owners(of names: [VoiceControlNames], _ stops: [Int]) -> [String: [Int]] {
        var owners: [String: [Int]] = [:]
        for (stop, names) in zip(stops, names) {
            for key in names.keys where owners[key]?.last != stop { owners[key, default: []].append(stop) }
        }
        return owners
    }

    // What is repeated has the same name in every row, unless something in the name is filled in.
    private static func target(
        _ stop: Int, _ names: VoiceControlNames, _ owners: [String: [Int]], isRepeated: Bool
    ) -> VoiceControlTarget {
        let shared = names.keys.compactMap { owners[$0] }.filter { $0.count > 1 }
        let group = shared.count > 1 ? Set(shared.joined()).sorted() : shared.first ?? []
        let call: VoiceControlTarget.Call =
            if names.sayable.isEmpty {
                names.isOpen ? .runtimeName : .number
            } else if let best = names.keys.first, isRepeated || (owners[best] ?? []).count > 1 {
                .sharedName
            } else {
                .name
            }
        return VoiceControlTarget(
            stop: stop, call: call, names: names.sayable, unspeakable: names.unspeakable,
            usesInputLabels: names.usesInputLabels, group: group,
            words: names.words + (call == .sharedName ? 1 : 0))
    }
}

extension VoiceControlTarget {
    /// How it is called, as a sentence.
    public var callSentence: Bilingual {
        switch call {
        case .name: Bilingual(en: "It is called by its name.", ko: "이름으로 부를 수 있습니다.")
        case .sharedName:
            Bilingual(
                en: "Others have its name, so a number has to be said after it.",
                ko: "이름이 같은 요소가 있어 이름을 말한 뒤 번호를 말해야 합니다.")
        case .number: Bilingual(en: "It is called by its number only.", ko: "번호로만 부를 수 있습니다.")
        case .runtimeName: Bilingual(en: "Its name is only known while the app runs.", ko: "이름은 앱이 실행될 때 정해집니다.")
        }
    }
}

extension VoiceControlMap {
    /// What comes of a phrase: a command with a name or a number, or a name or a number alone, which taps.
    ///
    /// The Korean words for increasing, decreasing and listing actions are Apple's; those for tapping and for going
    /// back are not confirmed, and the name alone does the same.
    ///
    /// - Parameter asked: stops whose numbers were asked for; numbers count these then.
    public func answer(to phrase: String, among asked: [Int] = [], in language: ReportLanguage) -> VoiceControlAnswer {
        let said = SpokenKey.of(phrase)
        // A name that is said whole is meant, even where it begins like a command.
        switch stops(called: said, among: asked) {
        case []: break
        case let found: return found.count == 1 ? .tapped(found[0]) : .ambiguous(found)
        }
        if Self.back[language]?.contains(said) == true { return .back }
        for command in Self.commands(language) {
            guard let name = command.name(in: said) else { continue }
            let found = stops(called: name, among: asked)
            guard let stop = found.first else { continue }
            guard found.count == 1 else { return .ambiguous(found) }
            return command.answer(stop)
        }
        return .nothing
    }

    /// The stops that answer to a name, or the one with a number; a number that was asked for comes before a name.
    private func stops(called said: String, among asked: [Int]) -> [Int] {
        guard !said.isEmpty else { return [] }
        if let number = Int(said), asked.indices.contains(number - 1) { return [asked[number - 1]] }
        let named = targets.filter { target in
            target.names.contains {
                $0.knowledge == .certain && [$0.text.en, $0.text.ko].map(SpokenKey.of).contains(said)
            }
        }
        if named.isEmpty, let number = Int(said), targets.indices.contains(number - 1) {
            return [targets[number - 1].stop]
        }
        return named.map(\.stop)
    }

    /// A command that a name is said with.
    private struct Command {
        let before: String
        let after: String
        let answer: (Int) -> VoiceControlAnswer

        func name(in said: String) -> String? {
            guard said.hasPrefix(before), said.hasSuffix(after), said.count > before.count + after.count else {
                return nil
            }
            return String(said.dropFirst(before.count).dropLast(after.count))
        }
    }

    private static func commands(_ language: ReportLanguage) -> [Command] {
        switch language {
        case .english:
            [
                Command(before: "tap ", after: "") { .tapped($0) },
                Command(before: "increment ", after: "") { .adjusted($0, isUp: true) },
                Command(before: "decrement ", after: "") { .adjusted($0, isUp: false) },
                Command(before: "show actions for ", after: "") { .actions($0) },
            ]
        case .korean:
            [
                Command(before: "", after: " 한 번 탭") { .tapped($0) },
                Command(before: "", after: " 탭") { .tapped($0) },
                Command(before: "", after: " 증가") { .adjusted($0, isUp: true) },
                Command(before: "", after: " 감소") { .adjusted($0, isUp: false) },
                Command(before: "", after: "의 동작 보기") { .actions($0) },
            ]
        }
    }

    private static let back: [ReportLanguage: Set<String>] = [.english: ["go back"], .korean: ["뒤로 이동"]]
}
