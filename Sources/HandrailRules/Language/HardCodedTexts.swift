import HandrailModel

/// Texts of the code of a target that may be there in one language only.
struct HardCodedTexts {
    /// A text in one language.
    struct Fault {
        let text: String
        let cause: HardCodedText.Cause
        let use: CodeUse
    }

    private let literals: [(text: String, use: CodeUse)]
    /// Those of which a table decides: whoever shows it may look it up.
    private let notices: [(text: String, use: CodeUse)]
    private let titles: [(text: String, use: CodeUse)]
    private let lookups: [(key: String, function: String, sink: WrittenText.Sink, use: CodeUse)]
    private let formats: [(parts: [String], sink: WrittenText.Sink, use: CodeUse)]

    /// The texts among some uses.
    init(_ uses: [CodeUse]) {
        var literals: [(text: String, use: CodeUse)] = []
        var notices: [(text: String, use: CodeUse)] = []
        var titles: [(text: String, use: CodeUse)] = []
        var lookups: [(key: String, function: String, sink: WrittenText.Sink, use: CodeUse)] = []
        var formats: [(parts: [String], sink: WrittenText.Sink, use: CodeUse)] = []
        for use in uses {
            guard case .text(let text) = use.api else { continue }
            switch text.form {
            case .literal(let words) where words.isSentenceForPeople:
                switch text.sink {
                case .alert, .notification: literals.append((words, use))
                case .notice: notices.append((words, use))
                case .title: titles.append((words, use))
                case .view, .speech, .anywhere: break
                }
            // Whether a table has what a view shows is asked where the view is.
            case .lookup(_, let function) where ShownTextNames.keyed[function] != nil: break
            case .lookup(let key, let function): lookups.append((key, function, text.sink, use))
            case .format(let parts): formats.append((parts, text.sink, use))
            case .literal, .joined, .number, .list, .filled, .plural: break
            }
        }
        self.literals = literals
        self.notices = notices
        self.titles = titles
        self.lookups = lookups
        self.formats = formats
    }

    /// Whether there are none.
    var isEmpty: Bool {
        literals.isEmpty && notices.isEmpty && titles.isEmpty && lookups.isEmpty && formats.isEmpty
    }

    /// Those that the tables of a target leave in one language.
    func faults(in target: TargetFacts) -> [Fault] {
        var faults = literals.map { Fault(text: $0.text, cause: .literal, use: $0.use) }
        guard !notices.isEmpty || !titles.isEmpty || !lookups.isEmpty || !formats.isEmpty else { return faults }
        let keys = TableKeys(
            of: target, asked: Set(notices.map(\.text) + titles.map(\.text) + lookups.map(\.key)),
            words: Set(titles.map(\.text)), formats: !formats.isEmpty)
        faults += notices.filter { !keys.has($0.text) }.map { Fault(text: $0.text, cause: .literal, use: $0.use) }
        // A title of one word may be a name: what is translated elsewhere is none.
        faults += titles.filter { !keys.has($0.text) && keys.translates($0.text) }
            .map { Fault(text: $0.text, cause: .literal, use: $0.use) }
        return faults + missing(keys) + misspelled(keys)
    }

    /// Keys that no table has, of a function that finds nearly all others. What a view shows as it is looked up is
    /// judged where the view is.
    private func missing(_ keys: TableKeys) -> [Fault] {
        Dictionary(grouping: lookups, by: \.function).values.flatMap { lookups -> [Fault] in
            let all = Set(lookups.map(\.key))
            let missing = all.filter { !keys.has($0) }
            guard all.count - missing.count >= missing.count * Self.foundForMissing else { return [] }
            return lookups.filter { missing.contains($0.key) && $0.sink == .anywhere && $0.key.isForPeople }
                .map { Fault(text: $0.key, cause: .lookup, use: $0.use) }
        }
    }

    /// How many keys a function has to find for each that it does not find.
    private static let foundForMissing = 4

    /// Keys with values that the tables write otherwise, and those of alerts that no table has.
    private func misspelled(_ keys: TableKeys) -> [Fault] {
        formats.compactMap { format in
            let alike = keys.keys(like: format.parts)
            if let key = alike.min() {
                return alike.allSatisfy(TableKeys.isNeverMade) ? Fault(text: key, cause: .format, use: format.use) : nil
            }
            let text = format.parts.joined(separator: "…")
            guard format.sink == .alert, text.isSentenceForPeople else { return nil }
            return Fault(text: text, cause: .lookup, use: format.use)
        }
    }
}

extension String {
    /// Whether it holds more than a sign, a unit or OK.
    fileprivate var isForPeople: Bool { split { !$0.isLetter }.contains { $0.count > 2 } }

    /// The same, and no identifier.
    fileprivate var isSentenceForPeople: Bool { isForPeople && IdentifierShape(self) == nil }
}
