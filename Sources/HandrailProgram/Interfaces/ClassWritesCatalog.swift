import HandrailFrameworks
package import HandrailModel
import HandrailSource

/// What Objective-C code does to views, for whoever asks by class and view.
package struct ClassWritesCatalog: Sendable {
    private let classes: [String: ClassWrites]
    private let methods: Set<String>
    private let strings: StringTables
    /// What is set on views of a class by others, by the class.
    private let foreign: [String: [ClassWrites.Write]]
    /// What becomes of views of a class that others give away, by the class.
    private let foreignHandovers: [String: [String: ClassWrites.Handovers]]
    /// Tags of views that any code looks for.
    private let tags: Set<String>

    /// A catalog of what all files say.
    init(_ found: [ClassWrites], strings: StringTables) {
        let classes = Dictionary(found.map { ($0.name, $0) }) { $0.merged(with: $1) }
        self.classes = classes
        methods = found.reduce(into: []) { $0.formUnion($1.methods) }
        self.strings = strings
        foreign = Self.foreign(classes)
        foreignHandovers = classes.values.reduce(into: [:]) { all, one in
            all.merge(one.foreignHandovers) { own, more in own.merging(more) { $0.merged(with: $1) } }
        }
        tags = classes.values.reduce(into: []) { all, one in
            for write in one.writes where write.view.hasPrefix("#") { all.insert(write.view) }
            for view in one.handovers.keys where view.hasPrefix("#") { all.insert(view) }
        }
    }

    /// Sorts what classes set on views of others, also through properties that hold objects of those.
    private static func foreign(_ classes: [String: ClassWrites]) -> [String: [ClassWrites.Write]] {
        var result: [String: [ClassWrites.Write]] = [:]
        for name in classes.keys.sorted() {
            for write in classes[name]?.writes ?? [] {
                if let owner = write.owner { result[owner, default: []].append(write) }
                guard let dot = write.view.firstIndex(of: "."),
                    let type = Self.type(
                        ofProperty: String(write.view[..<dot]), in: family(of: write.owner ?? name, among: classes))
                else { continue }
                result[type, default: []].append(
                    ClassWrites.Write(
                        owner: type, view: String(write.view[write.view.index(after: dot)...]),
                        property: write.property,
                        value: write.value, table: write.table, isConditional: true, isAddition: write.isAddition,
                        place: write.place))
            }
        }
        return result
    }

    private static func type(ofProperty property: String, in family: [ClassWrites]) -> String? {
        let type = family.lazy.compactMap { $0.properties[property] }.first
        return type.flatMap { isFrameworkClass($0) ? nil : $0 }
    }

    // MARK: Classes

    /// Whether Objective-C code of the project says what a class does.
    package func declares(_ name: String) -> Bool { classes[name] != nil }

    /// Whether a class was read whole: with everything of the app's own that it inherits from.
    package func knows(_ name: String) -> Bool {
        guard let last = family(of: name).last else { return false }
        return last.superclass.map(Self.isFrameworkClass) ?? false
    }

    /// A class and those it inherits from, as far as they were read; cycles end.
    private func family(of name: String) -> [ClassWrites] { Self.family(of: name, among: classes) }

    private static func family(of name: String, among classes: [String: ClassWrites]) -> [ClassWrites] {
        var found: [ClassWrites] = []
        var next: String? = name
        while let name = next, found.count < 20, let known = classes[name] {
            found.append(known)
            next = known.superclass
        }
        return found
    }

    /// The names of classes and of those the last of them inherits from.
    package func ancestors(of names: [String]) -> [String] {
        guard let last = names.last else { return [] }
        return names + family(of: last).dropFirst().map(\.name)
    }

    private static func isFrameworkClass(_ name: String) -> Bool {
        SystemClasses.isWritten(inObjectiveC: name)
    }

    // MARK: Views

    /// What is set on a view of a class, by the class itself, by what it inherits from, and by others.
    ///
    /// - Parameter names: the class and those it inherits from.
    package func writes(on view: String, in names: [String]) -> [ViewWrite] {
        let own = names.reversed().compactMap { classes[$0] }.flatMap { one in
            // What a category adds to a class of the framework runs where it is called.
            one.writes.filter { $0.owner == nil && $0.view == view }
                .map { write($0, isConditional: $0.isConditional || Self.isFrameworkClass(one.name)) }
        }
        let others = names.flatMap { foreign[$0] ?? [] }.filter { $0.view == view }
        return own + others.map { write($0, isConditional: true) }
    }

    /// The commands of assistive technologies that objects of a class answer.
    ///
    /// - Parameter names: the class and those it inherits from.
    package func answers(of names: [String]) -> [ViewFact] {
        names.reversed().compactMap { classes[$0] }.flatMap { one in
            one.answers.map {
                ViewFact(.answers($0.command), place: $0.place, isConditional: Self.isFrameworkClass(one.name))
            }
        }
    }

    /// Whether the view is given to code of the app, which may set anything on it.
    package func isHandedOn(_ view: String, in names: [String]) -> Bool {
        names.contains { name in
            [classes[name]?.handovers[view], foreignHandovers[name]?[view]].contains { found in
                guard let found else { return false }
                return found.isOpen || !found.selectors.isDisjoint(with: methods)
            }
        }
    }

    /// Whether any code looks for a view by a tag, written as in `ClassWrites.Write.view`.
    package func isLookedFor(_ tag: String) -> Bool { tags.contains(tag) }

    /// Tap recognizers that a class attaches to a view.
    package func recognizers(on view: String, in names: [String]) -> [ClassWrites.Recognizer] {
        names.compactMap { classes[$0] }.flatMap(\.recognizers).filter { $0.view == view }
    }

    /// What a method of a class does, with what it calls of its own object; `nil` for one that was not read.
    package func action(_ method: String, in names: [String], depth: Int = 0) -> ActionSummary? {
        guard let found = names.lazy.compactMap({ classes[$0]?.actions[method] }).first else { return nil }
        guard depth < 2 else { return found.summary }
        let inner = found.own.filter { $0 != method }.compactMap { action($0, in: names, depth: depth + 1) }
        return inner.isEmpty ? found.summary : Self.joined(found.summary, inner)
    }

    private static func joined(_ outer: ActionSummary, _ inner: [ActionSummary]) -> ActionSummary {
        let all = [outer] + inner
        let assignments = all.flatMap(\.assignments)
        return ActionSummary(
            calls: all.flatMap(\.calls), assignments: assignments, opensURL: all.contains(where: \.opensURL),
            dismisses: all.contains(where: \.dismisses),
            endsEditing: assignments.isEmpty && all.contains(where: \.endsEditing), isEmpty: false,
            digest: outer.digest)
    }

    // MARK: Values

    private func write(_ write: ClassWrites.Write, isConditional: Bool) -> ViewWrite {
        ViewWrite(
            name: write.property, value: ObjectiveCValueConversion.fitted(resolved(write), to: write.property),
            place: write.place,
            manner: write.isAddition ? .insert : .assign, isConditional: isConditional)
    }

    private func resolved(_ write: ClassWrites.Write) -> Fact<ViewValue> {
        write.value.map { value in
            guard case .words(let words) = value, case .missingKey(let key) = words.origin else { return value }
            return .words(strings.words(for: key, table: write.table, otherwise: words.pieces))
        }
    }
}
