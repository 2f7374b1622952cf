/// Changes of where members and types stand and of what they are called, which leave what the app does as it was.
struct PlaceChanges {
    private let file: FuzzFile
    private let code: SwiftMembers

    init(_ file: FuzzFile) {
        self.file = file
        code = SwiftMembers(file)
    }

    private func edit(_ range: Range<Int>, _ text: String) -> FuzzEdit {
        FuzzEdit(file.path, range, Array(text.utf8))
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }

    /// Members of structures and classes in an extension of their own.
    var extensions: [FuzzChange] {
        let end = file.bytes.count..<file.bytes.count
        return code.members.compactMap { member -> FuzzChange? in
            guard ["struct", "class"].contains(member.owner.keyword),
                member.modifiers.isDisjoint(with: ["override", "final", "class", "lazy", "open"]),
                member.owner.modifiers.isDisjoint(with: ["private", "fileprivate"])
            else { return nil }
            return FuzzChange(
                "\(member.name) of \(member.owner.name) in an extension",
                [
                    edit(member.whole, ""),
                    edit(end, "\nextension \(member.owner.name) {\n\(text(member.whole))\n}\n"),
                ])
        }
    }

    /// Types at the end of another file of the same folder, and of the same targets as far as names tell.
    ///
    /// - Parameter listed: names of files that a project lists.
    func files(among others: [FuzzFile], listed: Set<String>) -> [FuzzChange] {
        let folder = Self.folder(of: file.path)
        let isListed = listed.contains(file.name)
        let neighbors = others.filter { other in
            other.path != file.path && Self.folder(of: other.path) == folder && listed.contains(other.name) == isListed
        }
        guard let other = neighbors.first, !hasPrivateParts else { return [] }
        let end = other.bytes.count..<other.bytes.count
        let extended = Set(code.owners.filter { $0.keyword == "extension" }.map(\.name))
        let imports = text(0..<file.bytes.count).split(separator: "\n").filter { $0.hasPrefix("import ") }
        return code.owners.compactMap { owner -> FuzzChange? in
            guard owner.isOutermost, owner.keyword != "extension", !extended.contains(owner.name),
                owner.modifiers.isDisjoint(with: ["main", "UIApplicationMain", "NSApplicationMain", "private"])
            else { return nil }
            let lines: [String] = [""] + imports.map { String($0) } + [text(owner.whole), ""]
            return FuzzChange(
                "\(owner.name) in another file",
                [edit(owner.whole, ""), FuzzEdit(other.path, end, Array(lines.joined(separator: "\n").utf8))])
        }
    }

    /// Whether something that only this file sees stands outside of types.
    private var hasPrivateParts: Bool {
        var depth = 0
        for index in code.tokens.indices {
            switch code.text(index) {
            case "{": depth += 1
            case "}": depth -= 1
            case "fileprivate": return true
            case "private" where depth == 0: return true
            default: continue
            }
        }
        return false
    }

    private static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }

    /// Private members called otherwise.
    var names: [FuzzChange] {
        var sites: [String: [Int]] = [:]
        for index in code.tokens.indices where code.tokens[index].kind == .word {
            sites[code.text(index), default: []].append(index)
        }
        let strings = code.tokens.filter { $0.kind == .string }.map { text($0.range) }
        return code.members.compactMap { member -> FuzzChange? in
            guard member.modifiers.contains("private"),
                member.modifiers.isDisjoint(with: ["override", "objc", "IBAction", "IBOutlet", "IBInspectable"]),
                let own = sites[member.name], sites["_" + member.name] == nil,
                own.allSatisfy({ code.text($0 + 1) != ":" || code.text($0 - 1) == "var" }),
                own.count(where: { ["var", "let", "func", "case"].contains(code.text($0 - 1)) }) == 1,
                !strings.contains(where: { $0.contains(member.name) })
            else { return nil }
            return FuzzChange(
                "\(member.name) of \(member.owner.name) called otherwise",
                own.map { edit(code.tokens[$0].range, "\(member.name)Otherwise") })
        }
    }
}
