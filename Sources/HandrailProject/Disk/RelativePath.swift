/// Arithmetic on paths with `/`, relative to a root that is the empty path.
enum RelativePath {
    /// `component` below `folder`, without looking for `..` in it.
    static func join(_ folder: String, _ component: String) -> String {
        folder.isEmpty ? component : folder + "/" + component
    }

    /// Follows `path` from `folder`, with `.` and `..` taken out; `nil` where it leaves the root or is absolute.
    static func resolve(_ path: String, from folder: String) -> String? {
        if path.utf8.first == UInt8(ascii: "/") { return nil }
        if isPlain(path) { return join(folder, path) }
        var components = folder.split(separator: "/")
        for component in path.split(separator: "/") where component != "." {
            if component != ".." {
                components.append(component)
            } else if components.popLast() == nil {
                return nil
            }
        }
        return components.joined(separator: "/")
    }

    /// Whether no component is empty, `.` or `..`: most paths only have to be joined.
    private static func isPlain(_ path: String) -> Bool {
        var component = (bytes: 0, dots: 0)
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                // A component of nothing but dots is taken apart the long way round.
                if component.bytes == component.dots { return false }
                component = (0, 0)
            } else {
                component.bytes += 1
                if byte == UInt8(ascii: ".") { component.dots += 1 }
            }
        }
        return component.bytes > component.dots
    }

    /// The last component; empty for the root.
    static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The path without its last component; the root is its own folder.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }

    /// Whether `path` is `folder` or lies below it.
    static func contains(_ folder: String, _ path: String) -> Bool {
        if folder.isEmpty || folder == path { return true }
        return path.hasPrefix(folder + "/")
    }

    /// The absolute path of `path` under an absolute root.
    static func absolute(_ path: String, under root: String) -> String {
        if path.isEmpty { return root }
        return root == "/" ? "/" + path : root + "/" + path
    }

    /// Byte order, the order of every list of files.
    static func precedes(_ a: String, _ b: String) -> Bool {
        // Comparing stored bytes directly is several times faster than walking two views of strings.
        let stored = a.utf8.withContiguousStorageIfAvailable { first in
            b.utf8.withContiguousStorageIfAvailable { second in first.lexicographicallyPrecedes(second) }
        }
        return (stored ?? nil) ?? a.utf8.lexicographicallyPrecedes(b.utf8)
    }
}
