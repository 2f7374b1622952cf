public import HandrailModel

extension VoiceControlMap {
    /// What comes of a phrase: a command with a name or a number, or a name or a number alone, which taps.
    ///
    /// The Korean words for increasing, decreasing and listing actions are Apple's; those for tapping and for going back are not
    /// confirmed, and the name alone does the same.
    ///
    /// - Parameter asked: stops whose numbers were asked for; numbers count these then.
    public func answer(to phrase: String, among asked: [Int] = [], in language: ReportLanguage) -> VoiceAnswer {
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
            target.names.contains { $0.knowledge == .certain && [$0.text.en, $0.text.ko].map(SpokenKey.of).contains(said) }
        }
        if named.isEmpty, let number = Int(said), targets.indices.contains(number - 1) { return [targets[number - 1].stop] }
        return named.map(\.stop)
    }

    /// A command that a name is said with.
    private struct Command {
        let before: String
        let after: String
        let answer: (Int) -> VoiceAnswer

        func name(in said: String) -> String? {
            guard said.hasPrefix(before), said.hasSuffix(after), said.count > before.count + after.count else { return nil }
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
