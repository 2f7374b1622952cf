import HandrailMarkup

/// Reads which projects and packages an `.xcworkspace` holds.
enum WorkspaceReader {
    /// The paths that the workspace in the folder `path` names, relative to the root; `limit` bounds its size in bytes.
    static func members(of path: String, in tree: FileTree, limit: Int) -> Set<String> {
        guard let bytes = try? tree.bytes(at: RelativePath.join(path, "contents.xcworkspacedata"), limit: limit)
        else { return [] }
        let home = RelativePath.folder(of: path)
        var groups: [String?] = [home]
        var members: Set<String> = []
        for token in XMLTokenizer().read(bytes).tokens {
            switch token.kind {
            case .startTag(let tag):
                let place = place(of: tag, in: groups.last ?? nil, home)
                if tag.name == "FileRef", let place { members.insert(place) }
                groups.append(place)
            case .emptyTag(let tag):
                if tag.name == "FileRef", let place = place(of: tag, in: groups.last ?? nil, home) {
                    members.insert(place)
                }
            case .endTag: if groups.count > 1 { groups.removeLast() }
            case .text, .cdata, .comment, .processingInstruction, .doctype, .byteOrderMark: break
            }
        }
        return members
    }

    /// Where a reference or a group of references lies; `nil` where that is outside the root.
    private static func place(of tag: XMLTag, in group: String?, _ home: String) -> String? {
        guard let location = tag["location"] else { return group }
        if let path = rest(of: location, behind: "group:") {
            return group.flatMap { RelativePath.resolve(path, from: $0) }
        }
        return rest(of: location, behind: "container:").flatMap { RelativePath.resolve($0, from: home) }
    }

    private static func rest(of location: String, behind prefix: String) -> String? {
        location.hasPrefix(prefix) ? String(location.dropFirst(prefix.count)) : nil
    }
}
