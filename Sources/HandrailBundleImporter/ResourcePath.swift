import HandrailModel

/// What the path of a resource says about it.
struct ResourcePath {
    /// The components, from the root of the audit.
    let components: [Substring]

    /// The path with `/` between its components.
    init(_ path: String) {
        // Bytes are split, not characters: an audit asks this of every file there is.
        components = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    /// The last component.
    var fileName: Substring { components.last ?? "" }

    /// The file name before its last dot.
    var baseName: String { String(Self.split(fileName).base) }

    /// What follows the last dot of the file name, in lower case; empty where there is none.
    var fileExtension: String { Self.split(fileName).suffix.lowercased() }

    /// The folder, with a `/` between its components; empty at the root.
    var folder: String { components.dropLast().joined(separator: "/") }

    /// The language of the innermost `.lproj` folder.
    var language: String? {
        components.dropLast().last { $0.hasSuffix(".lproj") }.map { LanguageCode.canonical(String($0.dropLast(6))) }
    }

    /// Whether it lies in a bundle of its own, whose texts are asked for there: the page that an app has in Settings,
    /// or what comes with a library.
    var isInBundle: Bool { components.dropLast().contains { $0.hasSuffix(".bundle") } }

    /// The folder of a file, without a `/` behind it; empty at the root.
    static func folder(of path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }

    /// The asset catalog that a file lies in, with all folders around it: the outermost, where they nest; `nil` where
    /// it is in none.
    static func catalog(of path: String) -> Substring? {
        let bytes = path.utf8
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) {
            if bytes[..<end].ends(with: catalog) { return path[..<end] }
            start = bytes.index(after: end)
        }
        return nil
    }

    private static let catalog = Array(".xcassets".utf8)

    /// A file or folder name before and behind its last dot; a dot in front separates nothing.
    static func split(_ name: Substring) -> (base: Substring, suffix: Substring) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return (name, "") }
        return (name[..<dot], name[name.utf8.index(after: dot)...])
    }
}

extension Substring.UTF8View {
    /// Whether the last bytes are these.
    func ends(with bytes: [UInt8]) -> Bool { count >= bytes.count && suffix(bytes.count).elementsEqual(bytes) }
}
