import Foundation
import Handrail
import HandrailConfiguration
import HandrailModel
import HandrailRules
import HandrailSource

/// What a team decided for the project that is audited, and the folder that its paths begin at.
struct ProjectSettings {
    /// What the configuration says; nothing where there is none.
    let configuration: Configuration
    /// The folder that paths of the configuration, its exceptions and the baseline begin at: that of the configuration,
    /// else the root of the repository; `nil` where there is neither.
    let folder: RepositoryBase?
    /// The configuration's file, with its path in `folder`; `nil` where there is none.
    let file: SourceText?

    /// Nothing that anybody decided.
    ///
    /// - Parameter path: what is audited.
    init(withoutFileFor path: String, environment: [String: String]) {
        self.init(
            configuration: Configuration(), folder: RepositoryBase(of: path, environment: environment), file: nil)
    }

    /// The settings for what is audited.
    ///
    /// - Parameters:
    ///   - path: what is audited.
    ///   - asked: the file that somebody asked for; `nil` for the nearest one at or above the path.
    init(
        for path: String, asked: String?, rules: [RuleInfo], environment: [String: String]
    ) throws(CommandFailure) {
        guard let found = try Self.file(for: path, asked: asked) else {
            self.init(withoutFileFor: path, environment: environment)
            return
        }
        let base = try RepositoryBase(asked: found.deletingLastPathComponent().path)
        let names = RuleNames(of: rules)
        let reader = ConfigurationReader(names: names) { Self.bytes(of: $0, in: base.path) }
        let name = found.lastPathComponent
        do throws(ConfigurationError) {
            self.init(
                configuration: try reader.configuration(in: name), folder: base,
                file: SourceText(path: name, bytes: Self.bytes(of: name, in: base.path) ?? []))
        } catch {
            throw CommandFailure(.badRequest, error.message)
        }
    }

    private init(configuration: Configuration, folder: RepositoryBase?, file: SourceText?) {
        self.configuration = configuration
        self.folder = folder
        self.file = file
    }

    /// The nearest configuration at or above a path, no higher than the root of its repository.
    private static func file(for path: String, asked: String?) throws(CommandFailure) -> URL? {
        if let asked {
            let url = URL(fileURLWithPath: asked).resolvingSymlinksInPath()
            guard FileManager.default.isReadableFile(atPath: url.path) else {
                throw CommandFailure(
                    .badRequest,
                    Bilingual(
                        en: "There is no file “\(asked)”; --config names a configuration such as .handrail.yml.",
                        ko: "“\(asked)” 파일이 없습니다. --config에는 .handrail.yml 같은 설정 파일을 지정하세요."))
            }
            return url
        }
        var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
        while true {
            let file = folder.appendingPathComponent(ConfigurationReader.fileName)
            if FileManager.default.fileExists(atPath: file.path) { return file }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            let isRoot = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
            if isRoot || folder.path == "/" || parent.path == folder.path { return nil }
            folder = parent
        }
    }

    /// The bytes of a file below a folder, a few more than are read of the largest; `nil` where there is none, and
    /// where links lead out of the folder.
    private static func bytes(of path: String, in folder: String) -> [UInt8]? {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path).resolvingSymlinksInPath()
        guard url.path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/"),
            // A folder has nothing to read, and a pipe may never have.
            let kind = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType,
            kind == .typeRegular,
            let handle = try? FileHandle(forReadingFrom: url)
        else { return nil }
        defer { try? handle.close() }
        // At the end of an empty file there is nothing to read, which is no failure.
        return Array((try? handle.read(upToCount: 300_000)) ?? Data())
    }

    /// Which files are audited, where the project lies in `root` instead of where it was found.
    func scope(in root: String? = nil) -> AuditScope? {
        guard file != nil, let root = root ?? folder?.path else { return nil }
        let base = root.hasSuffix("/") ? root : root + "/"
        return AuditScope { [configuration] path, targets, platforms in
            let real = path.hasPrefix(base) ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard real.hasPrefix(base) else { return true }
            return configuration.audits(String(real.dropFirst(base.count)), targets: targets, platforms: platforms)
        }
    }

    /// What stands before paths of an audit to make them relative to the folder.
    func prefix(of audit: Audit, in root: RepositoryBase? = nil) -> String {
        (root ?? folder)?.prefix(of: audit.root) ?? ""
    }

    /// Tells whether a path of a baseline is there, from the folder of the configuration, else from that of the audit.
    func hasFile(beside root: String) -> (String) -> Bool {
        let folder = URL(fileURLWithPath: folder?.path ?? root)
        return { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }

    /// The audit as the configuration asks for it.
    func applied(to audit: Audit, in root: RepositoryBase? = nil) -> Audit {
        guard let file else { return audit }
        let prefix = prefix(of: audit, in: root)
        let up = String(repeating: "../", count: prefix.utf8.count { $0 == UInt8(ascii: "/") })
        return ConfiguredAudit(
            configuration, file: SourceText(path: up + file.path, bytes: file.bytes), prefix: prefix,
            today: Self.today
        ).applied(to: audit)
    }

    /// The day where this runs, as `2027-01-31`.
    private static var today: String {
        let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
        func digits(_ number: Int?, _ width: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return [digits(day.year, 4), digits(day.month, 2), digits(day.day, 2)].joined(separator: "-")
    }
}
