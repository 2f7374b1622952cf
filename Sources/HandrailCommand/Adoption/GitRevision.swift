import Foundation
import HandrailModel

/// A revision of the repository that is audited, from which a change starts.
struct GitRevision {
    /// The root of the repository, links resolved.
    let root: RepositoryBase
    /// The commit, in full.
    let commit: String
    private let git: GitProgram

    /// The commit that the work at `path` has in common with a revision, which is the one that a change starts from
    /// also where the revision went on since.
    init(_ revision: String, of path: String) throws(CommandFailure) {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let folder = url.hasDirectoryPath ? url : url.deletingLastPathComponent()
        let start = GitProgram(folder: folder.path)
        guard let top = start.output(["rev-parse", "--show-toplevel"]), !top.isEmpty else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“\(path)” is in no git repository, or git is not installed; --diff needs both.",
                    ko: "“\(path)”은(는) git 저장소가 아니거나 git이 없습니다. --diff에는 둘 다 필요합니다."))
        }
        root = try RepositoryBase(asked: top)
        git = GitProgram(folder: root.path)
        let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
        guard !revision.isEmpty, let found = git.output(name), !found.isEmpty else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "There is no revision “\(revision)” in this repository. In CI, fetch it first: many check out "
                        + "the last commit alone.",
                    ko: "이 저장소에 ‘\(revision)’ 리비전이 없습니다. CI에서는 마지막 커밋만 내려받는 경우가 많으니 먼저 가져오세요."))
        }
        commit = git.output(["merge-base", found, "HEAD"]) ?? found
    }

    /// Calls `body` with a folder that holds the files of the revision and is there as long as that runs. Neither the
    /// files nor the index of the repository are touched.
    func withFiles<Result>(
        _ body: (RepositoryBase) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handrail-\(UUID().uuidString)")
        let tree = folder.appendingPathComponent("tree")
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = ["GIT_INDEX_FILE": folder.appendingPathComponent("index").path]
        guard (try? FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)) != nil,
            git.output(["read-tree", commit], environment: index) != nil,
            git.output(
                ["checkout-index", "--all", "--force", "--prefix=\(tree.path)/"], environment: index) != nil
        else {
            throw CommandFailure(
                .nothingDone,
                Bilingual(
                    en: "The files of \(commit.prefix(10)) could not be taken out of the repository. Check the space "
                        + "on the disk.",
                    ko: "저장소에서 \(commit.prefix(10))의 파일을 꺼내지 못했습니다. 디스크 공간을 확인하세요."))
        }
        return try body(try RepositoryBase(asked: tree.path))
    }

    /// A path of the repository in another folder with its files; `nil` where it lies outside.
    func path(_ path: String, in tree: RepositoryBase) -> String? {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        if real == root.path { return tree.path }
        return real.hasPrefix(root.path + "/") ? tree.path + real.dropFirst(root.path.count) : nil
    }
}
