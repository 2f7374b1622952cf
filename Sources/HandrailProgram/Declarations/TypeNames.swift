import HandrailCode
import HandrailFrameworks

/// The types of a project by their names.
package struct TypeNames: Sendable {
    /// Types by full name, and those inside others by their last word as well.
    package let byName: [String: [LinkedType]]
    /// Other names of types.
    let aliases: [String: TypeName]
    /// The classes of frameworks that classes of code that is not there behave like, as the project says.
    private let components: [String: String]
    /// Last components of the names of types and aliases, with whether some type inside another is called so: most
    /// names that are asked for are none of the project's.
    private let words: NameTable<Bool>

    /// Numbers of the targets whose types others may use: libraries, and no apps or extensions of apps.
    private let libraries: Set<Int>

    /// How often one file may declare a name and be understood: Swift allows it once for each clause of an `#if`.
    private static let maximumRepeats = 64

    /// The names of `types`.
    init(
        _ types: [LinkedType], aliases: [String: TypeName], libraries: Set<Int>, components: [String: String] = [:]
    ) {
        self.libraries = libraries
        self.components = components
        var byName: [String: [LinkedType]] = [:]
        var words: [String: Bool] = [:]
        for alias in aliases.keys { words[String(alias.lastDottedWord)] = false }
        for type in types {
            words[type.simpleName] = words[type.simpleName] == true || type.simpleName != type.name
            // They are in the order of their files.
            let namesakes = byName[type.name] ?? []
            let earlier = namesakes.count - Self.maximumRepeats
            if earlier >= 0, namesakes[earlier].file == type.file { continue }
            byName[type.name, default: []].append(type)
            if type.simpleName != type.name { byName[type.simpleName, default: []].append(type) }
        }
        self.byName = byName
        self.aliases = aliases
        self.words = NameTable(words.lazy.map { ($0.key, $0.value) })
    }

    /// The type of a name as seen from a place and from inside the type `outer`.
    package func type(
        named name: String, from lookupContext: LookupContext, within outer: String? = nil, depth: Int = 0
    ) -> LinkedType? {
        // Hardly any name has a dot, and none that is listed as it stands.
        guard let isNested = words[name] ?? name.lastIndexOfDot.flatMap({ _ in words[String(name.lastDottedWord)] })
        else { return nil }
        if isNested, var scope = outer {
            while true {
                if isGenericParameter(name, of: scope) { return nil }
                if let found = nearest(byName["\(scope).\(name)"], lookupContext) { return found }
                guard let dot = scope.lastIndexOfDot else { break }
                scope = String(scope[..<dot])
            }
        }
        // Nested types are listed under their simple names too. One inside another, such as `Icon.Color`, does not hide
        // the framework's elsewhere.
        if let candidates = byName[name] {
            let isPlain = !isNested || !Self.isFrameworks(name)
            if let found = nearest(isPlain ? candidates : candidates.filter { $0.name == name }, lookupContext) {
                return found
            }
        }
        if aliases.isEmpty { return nil }
        if let alias = aliases[name] ?? outer.flatMap({ aliases["\($0).\(name)"] }), alias.name != name, depth < 4 {
            return type(named: alias.name, from: lookupContext, within: outer, depth: depth + 1)
        }
        return nil
    }

    /// The class that a class which no code of the project declares behaves like: itself, if nothing else is said.
    func frameworkClass(_ name: String) -> String {
        let plain = SystemClasses.unqualified(name)
        return components[plain] ?? plain
    }

    /// Whether SwiftUI has a color, a view or the like of that name.
    private static func isFrameworks(_ name: String) -> Bool {
        StaticColors.types.contains(name) || ContentViews.names.contains(name) || ViewTable.entry(for: name) != nil
    }

    /// Whether a type is generic over something of that name, which hides every type that is called so elsewhere.
    private func isGenericParameter(_ name: String, of type: String) -> Bool {
        byName[type]?.contains { $0.name == type && $0.genericParameters.contains(name) } ?? false
    }

    /// Whether some type or alias has a name that ends with this word.
    package func isWord(_ word: String) -> Bool { words.contains(word) }

    /// The type of exactly that name which is nearest to a place.
    func nearest(_ name: String, to lookupContext: LookupContext) -> LinkedType? {
        nearest(byName[name], lookupContext)
    }

    /// What a type gets from what it names as the type above it or as its protocol: of a protocol of SwiftUI, written
    /// with its module or without, what the project adds to it; a type inside another that is called so is not meant.
    func parents(named name: String, of type: LinkedType) -> [LinkedType] {
        guard TypeRole(of: [name]) != nil else { return nearest(name, to: type.lookupContext).map { [$0] } ?? [] }
        let module = "\(SwiftUITypes.module)."
        let plain = name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
        return [plain, module + plain].compactMap { spelling in
            nearest(byName[spelling]?.filter { $0.name == spelling }, type.lookupContext)
        }
    }

    private func nearest(_ candidates: [LinkedType]?, _ lookupContext: LookupContext) -> LinkedType? {
        guard let candidates, let first = candidates.first else { return nil }
        if candidates.count == 1 { return Self.isSeen(first, from: lookupContext) ? first : nil }
        var best: LinkedType?
        for candidate in candidates where Self.isSeen(candidate, from: lookupContext) {
            if let current = best, !isNearer(candidate, than: current, to: lookupContext) { continue }
            best = candidate
        }
        return best
    }

    /// The types of a name that a place sees, the nearest first; several only where the name is declared more than
    /// once.
    package func types(named name: String, from lookupContext: LookupContext) -> [LinkedType] {
        guard let candidates = byName[name] else { return [] }
        if candidates.count == 1 { return Self.isSeen(candidates[0], from: lookupContext) ? candidates : [] }
        return candidates.filter { Self.isSeen($0, from: lookupContext) }.enumerated().sorted {
            if $0.element.isPrivate != $1.element.isPrivate { return $0.element.isPrivate }
            let one = distance(of: $0.element, from: lookupContext.module)
            let other = distance(of: $1.element, from: lookupContext.module)
            return one == other ? $0.offset < $1.offset : one < other
        }.map(\.element)
    }

    /// The types of the name of `type` that are declared as near to a place as it is, in order.
    package func rivals(of type: LinkedType, from lookupContext: LookupContext) -> [LinkedType] {
        guard let candidates = byName[type.name], candidates.count > 1 else { return [type] }
        let near = distance(of: type, from: lookupContext.module)
        return candidates.filter {
            $0.keyword != nil && $0.name == type.name && $0.isPrivate == type.isPrivate
                && Self.isSeen($0, from: lookupContext)
                && distance(of: $0, from: lookupContext.module) == near
        }
    }

    /// Whether a type is in sight: what a file keeps to itself is not, elsewhere.
    private static func isSeen(_ type: LinkedType, from lookupContext: LookupContext) -> Bool {
        !type.isPrivate || lookupContext.file.map { $0 == type.file } ?? true
    }

    /// A declaration comes before what is only extended, and a file's own before what others see too.
    private func isNearer(_ type: LinkedType, than other: LinkedType, to lookupContext: LookupContext) -> Bool {
        let isDeclared = type.keyword != nil
        if isDeclared != (other.keyword != nil) { return isDeclared }
        // A type inside another is listed under its last word too; one that is called so and nothing else is meant
        // before it, wherever it is in sight.
        let isWhole = type.name == type.simpleName
        if isWhole != (other.name == other.simpleName),
            distance(of: isWhole ? type : other, from: lookupContext.module) < Self.outOfSight
        {
            return isWhole
        }
        if type.isPrivate != other.isPrivate, lookupContext.file != nil { return type.isPrivate }
        return distance(of: type, from: lookupContext.module) < distance(of: other, from: lookupContext.module)
    }

    /// How far a type is from a target: its own types hide those of libraries, and those of another app or of an
    /// extension of an app are out of its sight.
    private func distance(of type: LinkedType, from module: Int) -> Int {
        type.targets.contains(module) ? 0 : libraries.contains(type.module) ? 1 : Self.outOfSight
    }

    /// The distance of types of another app.
    private static let outOfSight = 2
}
