import HandrailModel

/// What Objective-C code does to views, for whoever asks by class and view.
struct ClassWritesCatalog: Sendable {
    private let classes: [String: ClassWrites]
    private let methods: Set<String>
    private let strings: StringTables

    /// A catalog of what all files say.
    init(_ found: [ClassWrites], strings: StringTables) {
        classes = Dictionary(found.map { ($0.name, $0) }) { $0.merged(with: $1) }
        methods = found.reduce(into: []) { $0.formUnion($1.methods) }
        self.strings = strings
    }

    /// Whether Objective-C code of the project says what a class does.
    func declares(_ name: String) -> Bool { classes[name] != nil }

    /// Whether a class was read whole: with everything of the app's own that it inherits from.
    func knows(_ name: String) -> Bool {
        guard let last = family(of: name).last else { return false }
        return last.superclass.map(Self.isFrameworkClass) ?? false
    }

    /// What is set on a view of a class, by the class itself and what it inherits from.
    func properties(of view: String, in name: String) -> [ViewProperty] {
        family(of: name).reversed().flatMap(\.writes).filter { $0.view == view }.map { write in
            ViewProperty(write.property, resolved(write), place: write.place)
        }
    }

    /// Whether the view is given to code of the app, which may set anything on it.
    func isHandedOn(_ view: String, in name: String) -> Bool {
        family(of: name).contains { !($0.handovers[view] ?? []).isDisjoint(with: methods) }
    }

    /// A class and those it inherits from, as far as they were read; cycles end.
    private func family(of name: String) -> [ClassWrites] {
        var found: [ClassWrites] = []
        var next: String? = name
        while let name = next, found.count < 20, let known = classes[name] {
            found.append(known)
            next = known.superclass
        }
        return found
    }

    private static func isFrameworkClass(_ name: String) -> Bool {
        ["UI", "NS", "MK", "WK", "AV", "SK", "SCN", "GLK", "MTK"].contains { name.hasPrefix($0) }
    }

    private func resolved(_ write: ClassWrites.Write) -> Fact<ViewValue> {
        write.value.map { value in
            guard case .words(let words) = value, case .missingKey(let key) = words.origin else { return value }
            return .words(strings.words(for: key, table: write.table, otherwise: words.pieces))
        }
    }
}
