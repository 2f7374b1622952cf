/// Changes of a whole app of which it is known what they may do to what is found: those that leave its meaning as it
/// was, and those after which less is known.
package enum AppChanges: String, CaseIterable, Sendable {
    /// Comments where there is space between pieces of Swift.
    case comments
    /// Types of the app called otherwise, wherever they are named.
    case names
    /// Members of types in another order.
    case order
    /// What functions without a result do, in a block.
    case blocks
    /// Every Swift file once more, its types called otherwise: it finds at least what it found.
    case copies
    /// Views in a `Group`.
    case groups
    /// Views in a closure that is called at once.
    case calls
    /// What views show in a function, and what functions do in another one.
    case functions
    /// What views show in a property.
    case properties
    /// Members of types in an extension.
    case extensions
    /// Types in another file.
    case files
    /// Views inside of a generic view.
    case wrappers
    /// Properties that are views, at the place where they are named.
    case inlines
    /// Private members called otherwise.
    case members
    /// Files taken away.
    case absences
    /// What functions do, done by a function that nobody knows.
    case bodies
    /// Literals from a function that nobody knows.
    case literals
    /// Imports left out.
    case imports

    /// What is promised of the findings.
    package var promise: ChangePromise {
        switch self {
        case .comments, .names, .order, .blocks, .groups, .calls, .functions, .properties, .extensions, .files,
            .wrappers, .inlines, .members:
            .same
        case .copies: .atLeast
        case .absences, .bodies, .literals, .imports: .noNewViolation
        }
    }

    /// The changes of this kind that `project` allows, each on its own; some of them, chosen at random.
    package func changes(of project: FuzzProject, _ random: inout SeededRandom) -> [FuzzChange] {
        let swift = project.files.filter { $0.language == .swift }
        switch self {
        case .comments: return swift.flatMap { comments(in: $0, &random) }
        case .names: return names(in: project).filter { _ in random.once(in: 2) }
        case .order: return swift.flatMap { order(in: $0, &random) }
        case .blocks: return swift.flatMap(blocks(in:)).filter { _ in random.once(in: 2) }
        case .copies: return []
        case .groups: return some(swift.flatMap { ViewChanges($0).groups }, &random)
        case .calls: return some(swift.flatMap { ViewChanges($0).calls }, &random)
        case .functions: return some(swift.flatMap { ViewChanges($0).functions }, &random)
        case .properties: return some(swift.flatMap { ViewChanges($0).properties }, &random)
        case .extensions: return some(swift.flatMap { PlaceChanges($0).extensions }, &random)
        case .files: 
            let listed = Self.listed(in: project)
            return some(swift.flatMap { PlaceChanges($0).files(among: swift, listed: listed) }, &random)
        case .wrappers: return some(swift.flatMap { ViewChanges($0).wrappers }, &random)
        case .inlines: return some(swift.flatMap { ViewChanges($0).inlines }, &random)
        case .members: return some(swift.flatMap { PlaceChanges($0).names }, &random)
        case .absences: return some(LessKnowledge(project).absences, &random, once: 10)
        case .bodies: return some(LessKnowledge(project).bodies, &random, once: 10)
        case .literals: return some(LessKnowledge(project).literals, &random, once: 10)
        case .imports: return some(LessKnowledge(project).imports, &random)
        }
    }

    /// Names of Swift files that Xcode projects list.
    private static func listed(in project: FuzzProject) -> Set<String> {
        let projects = project.files.filter { $0.suffix == "pbxproj" }
        let words = projects.flatMap { String(decoding: $0.bytes, as: UTF8.self).split { " \"/;\t\n".contains($0) } }
        return Set(words.lazy.filter { $0.hasSuffix(".swift") }.map(String.init))
    }

    /// Some of many changes, at least one; each is made once in so many times.
    private func some(_ changes: [FuzzChange], _ random: inout SeededRandom, once times: Int = 2) -> [FuzzChange] {
        let some = changes.filter { _ in random.once(in: times) }
        return some.isEmpty ? random.one(of: changes).map { [$0] } ?? [] : some
    }

    /// The app with the Swift files of `project` once more.
    package static func withCopies(_ project: FuzzProject) -> FuzzProject {
        let swift = FuzzProject(name: project.name, files: project.files.filter { $0.language == .swift })
        let renamed = swift.with(AppChanges.comments.names(in: swift))
        let copies = renamed.files.filter { file in
            // A second entry of the app, and members of types of others, cannot stand twice.
            let tokens = FuzzLexer.tokens(of: file.bytes, in: .swift).map { file.bytes[$0.range] }
            return !tokens.contains { $0.elementsEqual("main".utf8) || $0.elementsEqual("extension".utf8) }
        }
        return FuzzProject(
            name: project.name,
            files: project.files + copies.map { FuzzFile(path: "Copies/" + $0.path, bytes: $0.bytes) })
    }

    private func comments(in file: FuzzFile, _ random: inout SeededRandom) -> [FuzzChange] {
        let tokens = FuzzLexer.tokens(of: file.bytes, in: .swift)
        return zip(tokens, tokens.dropFirst()).compactMap { space, next in
            guard space.kind == .space, next.kind != .comment, random.once(in: 3) else { return nil }
            let place = space.range.upperBound
            let text = random.once(in: 2) ? "/* Pier */ " : "/**/ "
            return FuzzChange("a comment", [FuzzEdit(file.path, place..<place, Array(text.utf8))])
        }
    }

    private func names(in project: FuzzProject) -> [FuzzChange] {
        var declared: Set<String> = []
        var sites: [String: [FuzzEdit]] = [:]
        for file in project.files where Self.naming.contains(file.language) {
            var previous = ""
            let tokens = FuzzLexer.tokens(of: file.bytes, in: file.language)
            for token in tokens where token.kind != .space && token.kind != .comment {
                let text = String(decoding: file.bytes[token.range], as: UTF8.self)
                if file.language == .swift, Self.declaring.contains(previous), token.kind == .word,
                    text.first?.isUppercase == true, !Self.fixed.contains(text)
                {
                    declared.insert(text)
                }
                // Classes are named in interface files and by strings, as a whole.
                let name = token.kind == .string ? String(text.dropFirst().dropLast()) : text
                if token.kind == .word || token.kind == .string {
                    let start = token.range.lowerBound + (token.kind == .string ? 1 : 0)
                    let edit = FuzzEdit(file.path, start..<(start + name.utf8.count), Array("\(name)Otherwise".utf8))
                    sites[name, default: []].append(edit)
                }
                previous = text
            }
            // What is interpolated names types too: such names stay as they are.
            for token in tokens where token.kind == .string && file.language == .swift {
                let inner = Array(file.bytes[token.range].dropFirst().dropLast())
                let words = FuzzLexer.tokens(of: inner, in: .bytes).filter { $0.kind == .word }
                if words.count > 1 { declared.subtract(words.map { String(decoding: inner[$0.range], as: UTF8.self) }) }
            }
        }
        return declared.sorted().map { FuzzChange("\($0) called otherwise", sites[$0] ?? []) }
    }

    /// What names types; projects name files, which may be called as types are.
    private static let naming: Set<FuzzLanguage> = [.swift, .objectiveC, .xml]
    private static let declaring: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
    /// Types that protocols of frameworks ask for by their names. A name that begins with a small letter, such as the
    /// `func` of `class func`, may be that of a member of anything.
    private static let fixed: Set<String> = [
        "State", "Action", "Body", "Content", "Label", "ID",
        "Coordinator", "Configuration", "Value", "Element", "Key", "Entry", "Intent", "Tag",
    ]

    private func order(in file: FuzzFile, _ random: inout SeededRandom) -> [FuzzChange] {
        SwiftBodies(file).types.compactMap { body in
            guard body.members.count > 1 else { return nil }
            let text = random.shuffled(body.members).flatMap { file.bytes[$0] }
            let range = body.members[0].lowerBound..<body.members[body.members.count - 1].upperBound
            return FuzzChange("members of \(body.name) in another order", [FuzzEdit(file.path, range, text)])
        }
    }

    private func blocks(in file: FuzzFile) -> [FuzzChange] {
        SwiftBodies(file).procedures.map { body in
            let inner = Array(file.bytes[body.range])
            return FuzzChange(
                "what \(body.name) does in a block",
                [FuzzEdit(file.path, body.range, Array(" do {".utf8) + inner + Array("} ".utf8))])
        }
    }
}
