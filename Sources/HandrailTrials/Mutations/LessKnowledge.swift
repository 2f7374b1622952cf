/// Changes after which less is known of an app: nothing may be established then that was not before.
///
/// What is put in has as many lines as what it replaces, so that places stay.
struct LessKnowledge {
    private let project: FuzzProject

    init(_ project: FuzzProject) { self.project = project }

    /// A function that the app does not declare.
    private static let unknown = "somethingElsewhere"

    private func change(_ name: String, _ file: FuzzFile, _ range: Range<Int>, _ text: String) -> FuzzChange {
        let lines = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
        let text = Array(text.utf8) + Array(repeating: UInt8(ascii: "\n"), count: lines)
        return FuzzChange("\(name) in \(file.path)", [FuzzEdit(file.path, range, text)])
    }

    private var swift: [FuzzFile] { project.files.filter { $0.language == .swift } }

    /// Files of code and interface files taken away.
    var absences: [FuzzChange] {
        project.files.filter { ["swift", "m", "h", "storyboard", "xib"].contains($0.suffix) && !$0.bytes.isEmpty }.map {
            FuzzChange("\($0.path) taken away", [FuzzEdit($0.path, 0..<$0.bytes.count, [])])
        }
    }

    /// What functions and computed properties do, done by a function that is handed all that they name.
    var bodies: [FuzzChange] {
        swift.flatMap { file -> [FuzzChange] in
            let code = SwiftMembers(file)
            return code.members.compactMap { member -> FuzzChange? in
                guard let parameters = member.keyword == "var" ? [] : member.parameters, !member.hasEffects else {
                    return nil
                }
                let own = code.variables(outside: member.whole).intersection(member.words).sorted()
                let arguments = (["self"] + own + parameters.filter { $0 != "_" }).joined(separator: ", ")
                return change(
                    "body of \(member.name)", file, member.inner, " return \(Self.unknown)(\(arguments)) ")
            }
        }
    }

    /// Literals, as a function might return them.
    var literals: [FuzzChange] {
        swift.flatMap { file -> [FuzzChange] in
            let tokens = FuzzLexer.tokens(of: file.bytes, in: .swift)
            var lineStart = ""
            var line: Set<String> = []
            var previous = ""
            var changes: [FuzzChange] = []
            for (index, token) in tokens.enumerated() where token.kind != .comment {
                let text = String(decoding: file.bytes[token.range], as: UTF8.self)
                if token.kind == .space {
                    if text.contains("\n") { (lineStart, line) = ("", []) }
                    continue
                }
                if lineStart.isEmpty { lineStart = text }
                line.insert(text)
                let isLiteral = switch token.kind {
                case .string: text.hasPrefix("\"")
                case .number: ![".", "$", "#"].contains(previous)
                case .word: text == "true" || text == "false"
                case .space, .comment, .punctuation: false
                }
                let isFixed = ["@", "#", "case", "import", "enum"].contains(lineStart)
                    || !line.isDisjoint(with: ["available", "unavailable", "case", "#"])
                if isLiteral, !isFixed, index + 1 < tokens.count {
                    changes.append(change("\(text.prefix(40))", file, token.range, "\(Self.unknown)()"))
                }
                previous = text
            }
            return changes
        }
    }

    /// Imports left out.
    var imports: [FuzzChange] {
        swift.flatMap { file -> [FuzzChange] in
            let tokens = FuzzLexer.tokens(of: file.bytes, in: .swift).filter { $0.kind != .space }
            return zip(tokens, tokens.dropFirst()).compactMap { word, module -> FuzzChange? in
                guard file.bytes[word.range].elementsEqual("import".utf8), module.kind == .word else { return nil }
                let name = String(decoding: file.bytes[module.range], as: UTF8.self)
                return change("import of \(name)", file, word.range.lowerBound..<module.range.upperBound, "")
            }
        }
    }
}
