/// Changes of a whole app that leave its meaning, and with it what is found, as it was.
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

    /// What may have become of the number of findings of a rule.
    package enum Promise: Sendable {
        /// It is the same.
        case same
        /// It is no smaller.
        case atLeast
    }

    /// What is promised of the findings.
    package var promise: Promise {
        switch self {
        case .comments, .names, .order, .blocks: .same
        case .copies: .atLeast
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
        }
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
                if file.language == .swift, Self.declaring.contains(previous), token.kind == .word {
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
