import Foundation
import HandrailModel
import HandrailSource

/// When the files of an audit, and the folders that they lie in, were changed.
struct FileTimes: Equatable {
    private let times: [String: Date]

    /// The times of what an audit read. A folder changes with each file that comes or goes.
    init(of audit: Audit) {
        self.init(paths: audit.files.map { "\(audit.root)/\($0.path)" })
    }

    private init(paths: [String]) {
        let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
        let all = Set(paths).union(folders)
        times = Dictionary(all.compactMap { path in Self.time(of: path).map { (path, $0) } }) { first, _ in first }
    }

    private init(_ times: [String: Date]) { self.times = times }

    /// The times of the same files and folders now.
    var now: FileTimes {
        FileTimes(Dictionary(times.keys.compactMap { path in Self.time(of: path).map { (path, $0) } }) { a, _ in a })
    }

    private static func time(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}
