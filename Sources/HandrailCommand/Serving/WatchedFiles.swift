import Foundation

/// The files that a report is made of, looked at again and again by their times and sizes.
struct WatchedFiles {
    private let paths: [String]

    /// Folders and files.
    init(_ paths: [String]) { self.paths = paths }

    /// More files are not looked at.
    private static let most = 200_000
    /// Folders whose files are made by tools and change all the time.
    private static let left: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]

    /// What changes when a file is written, added or taken away; the order of the files does not count.
    var signature: Int {
        var sum = 0
        var count = 0
        for path in paths {
            let url = URL(fileURLWithPath: path)
            for beside in ["", "/.handrail.yml", "/.handrail-baseline"] { sum &+= mark(of: path + beside) }
            guard let files = FileManager.default.enumerator(atPath: url.path) else { continue }
            while let name = files.nextObject() as? String {
                let last = name.split(separator: "/").last ?? ""
                if last.hasPrefix(".") || Self.left.contains(String(last)) {
                    files.skipDescendants()
                    continue
                }
                count += 1
                guard count <= Self.most else { return sum }
                sum &+= mark(of: url.path + "/" + name)
            }
        }
        return sum
    }

    private func mark(of path: String) -> Int {
        guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
            (facts[.type] as? FileAttributeType) == .typeRegular
        else { return 0 }
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(facts[.modificationDate] as? Date)
        hasher.combine((facts[.size] as? NSNumber)?.int64Value)
        return hasher.finalize()
    }
}
