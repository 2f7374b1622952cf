import Foundation
import HandrailSource

/// Decides which files may be changed, and remembers those that may not.
struct GuardedFiles {
    /// Why a file is left alone.
    enum Reason: CaseIterable {
        /// It has changes that git could not bring back.
        case uncommitted
        /// It is in no git repository, or git is not installed.
        case noRepository
        /// It is a link, lies behind one, or lies outside of what was audited.
        case outside
        /// Whoever runs this must not write it.
        case unwritable
        /// It is in UTF-16: what was read are not its bytes on disk.
        case transcoded
    }

    private let allowsDirty: Bool
    private var known: [String: Reason?] = [:]

    /// Guards files.
    ///
    /// - Parameter allowsDirty: whether files may be changed that git could not bring back.
    init(allowsDirty: Bool) { self.allowsDirty = allowsDirty }

    /// The files that were asked for and may not be changed, sorted by path.
    var leftAlone: [(path: String, reason: Reason)] {
        known.compactMap { path, reason in reason.map { (path, $0) } }.sorted { $0.path < $1.path }
    }

    /// Whether a file may be changed.
    ///
    /// - Parameter root: the root of the audit.
    mutating func mayChange(_ file: SourceText, in root: String) -> Bool {
        if let reason = known[file.path] { return reason == nil }
        let reason = file.isTranscoded ? .transcoded : reason(for: file.path, in: root)
        known[file.path] = .some(reason)
        return reason == nil
    }

    private func reason(for path: String, in root: String) -> Reason? {
        let file = URL(fileURLWithPath: "\(root)/\(path)")
        let real = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains(".."),
            file.resolvingSymlinksInPath().path == (real == "/" ? "" : real) + "/" + path,
            (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type] as? FileAttributeType == .typeRegular
        else { return .outside }
        guard FileManager.default.isWritableFile(atPath: file.path) else { return .unwritable }
        guard !allowsDirty else { return nil }
        // A repository says which program watches its files; none is run for a question.
        let question = [
            "-c", "core.fsmonitor=false", "--literal-pathspecs", "status", "--porcelain", "--ignored",
            "--untracked-files=all", "--", file.lastPathComponent,
        ]
        guard let answer = GitProgram(folder: file.deletingLastPathComponent().path).output(question) else {
            return .noRepository
        }
        return answer.isEmpty ? nil : .uncommitted
    }
}
