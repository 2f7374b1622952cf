import Foundation
import HandrailModel

/// The folder that paths in reports for code hosts are relative to: the root of the repository, whichever folder of it
/// is audited.
struct RepositoryBase {
    /// Its absolute path, without a slash at its end.
    let path: String

    /// The folder that was asked for.
    init(asked: String) throws(CommandFailure) {
        var isFolder: ObjCBool = false
        let url = URL(fileURLWithPath: asked).resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "There is no folder “\(asked)”; --base names the folder that paths in the report begin at.",
                    ko: "“\(asked)” 폴더가 없습니다. --base에는 보고서의 경로가 시작되는 폴더를 지정하세요."))
        }
        path = url.path
    }

    /// The nearest folder at or above an audited path that holds `.git`, which in a worktree or a submodule is a file;
    /// else the one that a GitHub workflow checked out; `nil` where there is neither.
    init?(of root: String, environment: [String: String]) {
        var folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().standardizedFileURL
        // Ends at the root of the file system, which is its own parent.
        while true {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
                path = folder.path
                return
            }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            if parent.path == folder.path || folder.path == "/" { break }
            folder = parent
        }
        guard let workspace = environment["GITHUB_WORKSPACE"], !workspace.isEmpty else { return nil }
        path = URL(fileURLWithPath: workspace).resolvingSymlinksInPath().path
    }

    /// What stands before the paths of an audited folder in it, such as `App/`; `nil` for a folder outside.
    func prefix(of root: String) -> String? {
        let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        if root == path { return "" }
        let base = path.hasSuffix("/") ? path : path + "/"
        return root.hasPrefix(base) ? root.dropFirst(base.count) + "/" : nil
    }
}
