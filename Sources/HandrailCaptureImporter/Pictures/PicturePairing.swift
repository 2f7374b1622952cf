/// Which picture shows what a capture tells.
///
/// Tools put both beside each other: under one name, in a folder with nothing else in it, or listed in a manifest.
struct PicturePairing {
    private let byFolder: [String: [String]]
    private let listed: [String: String]

    /// The pictures at some paths.
    ///
    /// - Parameter listed: the pictures that manifests give captures, both by their paths.
    init(_ paths: [String], listed: [String: String] = [:]) {
        byFolder = Dictionary(grouping: paths.filter(Self.isPicture), by: Self.folder)
        self.listed = listed
    }

    /// The picture of the capture at a path; `nil` where there is none, or one of several and nothing says which.
    func picture(of path: String) -> String? {
        if let picture = listed[path] { return picture }
        let folder = Self.folder(of: path)
        let beside = byFolder[folder] ?? []
        let name = Self.key(of: path)
        // The run of a flow has its name in parentheses, in `commands-(Login.yaml).json` and in the picture's name.
        if let flow = Self.flow(in: path) {
            let shown = beside.filter { Self.flow(in: $0) == flow }
            if shown.count == 1 { return shown[0] }
        }
        let alike = beside.filter { Self.key(of: $0) == name }
        if alike.count == 1 { return alike[0] }
        let apart = (byFolder[Self.joined(Self.folder(of: folder), "screenshots")] ?? []).filter {
            Self.key(of: $0) == name
        }
        if apart.count == 1 { return apart[0] }
        return name.isEmpty && beside.count == 1 ? beside[0] : nil
    }

    private static func isPicture(_ path: String) -> Bool {
        let path = path.lowercased()
        return [".png", ".jpg", ".jpeg"].contains(where: path.hasSuffix)
    }

    /// The folder that a path lies in; empty for the root.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// A name in a folder.
    static func joined(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    private static func flow(in path: String) -> Substring? {
        guard let open = path.lastIndex(of: "("), let close = path.lastIndex(of: ")"), open < close else { return nil }
        return path[open..<close]
    }

    /// What is left of a file's name without its ending and the words that only say what it is.
    private static func key(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        let words = base.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.filter { !plainWords.contains(String($0)) }.joined(separator: " ")
    }

    private static let plainWords: Set<String> = [
        "source", "page", "hierarchy", "view", "commands", "tree", "ui", "screen", "describe", "all", "screenshot",
        "image", "picture", "capture", "snapshot", "description",
    ]
}
