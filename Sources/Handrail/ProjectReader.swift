import HandrailCode
import HandrailEngine
import HandrailMarkup
import HandrailModel
import HandrailObjectiveCImporter
import HandrailProject
import HandrailSource
import HandrailSwiftImporter

/// Finds the files that paths stand for, and reads them.
struct ProjectReader: Sendable {
    /// What the paths stand for.
    let project: Project
    private let auditsGenerated: Bool
    private let scope: AuditScope?
    private let unsaved: [String: [UInt8]]
    private let byPath: [String: ProjectFile]
    private let trials: TrialApps

    /// The project at some paths, with the files that `importers` take.
    init(_ paths: [String], policy: AuditPolicy, importers: [any Importer]) throws(AuditError) {
        let options = DiscoveryOptions(
            included: Set(policy.included.map(\.reason)),
            kinds: FileKinds(importers.flatMap { $0.kinds + $0.listedKinds }))
        let finder = ProjectFinder(options: options) { path, bytes in
            Self.lower(SourceText(path: path, bytes: bytes))
        }
        do throws(ProjectError) {
            project = try finder.project(at: paths)
        } catch {
            throw AuditError(error.kind, error.message)
        }
        trials = TrialApps(in: project)
        scope = policy.scope
        unsaved = policy.unsaved
        auditsGenerated = policy.included.contains(.generated)
        byPath = Dictionary(project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The lowered form of one file of code.
    @Sendable static func lower(_ source: SourceText) -> CodeFile {
        isObjectiveC(source.path) ? ObjectiveCImporter.lower(source) : SwiftImporter.lower(source)
    }

    /// Whether a path is that of a source or a header of Objective-C.
    static func isObjectiveC(_ path: String) -> Bool {
        FileKind.objectiveC.extensions.contains { path.hasSuffix("." + $0) }
    }

    /// The files, as the engine is told of them.
    var files: DiscoveredFiles {
        let lists = Set(project.targets.compactMap(\.infoPlist))
        let bundled = Set(project.targets.flatMap(\.bundleResources))
        return DiscoveredFiles(
            root: project.root,
            files: project.files.map { file in
                DiscoveredFiles.File(
                    path: file.path, kind: kind(of: file, isInfo: lists, isBundled: bundled),
                    isAudited: isAudited(file))
            },
            targets: project.targets.count, notes: project.notes + (scope == nil ? trials.note.map { [$0] } ?? [] : []))
    }

    /// The kind of a file: of a property list by what targets make of it.
    private func kind(of file: ProjectFile, isInfo: Set<FileIndex>, isBundled: Set<FileIndex>) -> FileKind {
        if isInfo.contains(file.index) { return .infoPropertyList }
        return file.kind == .propertyList && isBundled.contains(file.index) ? .bundledPropertyList : file.kind
    }

    private func isAudited(_ file: ProjectFile) -> Bool {
        guard file.role == .audited, let scope else {
            return file.role == .audited && !trials.files.contains(file.index)
        }
        let targets = file.targets.map { project.targets[$0] }
        return scope.holds(
            "\(project.root)/\(file.path)", targets.map(\.name),
            Set(targets.flatMap { $0.platforms.map(\.platform) }))
    }

    /// The bytes of one file.
    @Sendable func reading(of discovered: DiscoveredFiles.File) -> FileReading {
        guard let file = byPath[discovered.path] else { return FileReading(problem: ProjectError.noPath.message) }
        do throws(ProjectError) {
            let edited = unsaved["\(project.root)/\(file.path)"]
            let bytes = if let edited { edited } else { try project.bytes(of: file) }
            let isGenerated =
                !auditsGenerated && file.kind == .swift && GeneratedMarker.isGenerated(firstBytes: bytes)
            let isTranscoded = file.kind.mayBeUTF16 && Transcoding.applies(to: bytes)
            return FileReading(
                bytes: isTranscoded ? Transcoding.utf8(bytes) : bytes, isAudited: isAudited(file) && !isGenerated,
                isTranscoded: isTranscoded)
        } catch {
            return FileReading(problem: error.message)
        }
    }

    /// The first bytes of one file; `nil` where it cannot be opened.
    @Sendable func head(of discovered: DiscoveredFiles.File, _ count: Int) -> [UInt8]? {
        byPath[discovered.path].flatMap { try? project.start(of: $0, count: count) }
    }
}

extension SkippedCode {
    /// What discovery calls it.
    fileprivate var reason: SkipReason {
        switch self {
        case .tests: .tests
        case .generated: .generated
        case .vendored: .vendored
        case .pods: .pods
        case .carthage: .carthage
        case .buildProducts: .buildProducts
        case .checkouts: .packageCheckouts
        case .nodeModules: .nodeModules
        }
    }
}

extension ProjectError {
    /// A path that is not there is a mistake in the request; what is there and cannot be read leaves nothing to audit.
    fileprivate var kind: AuditError.Kind {
        switch self {
        case .noPath, .notFound: .badRequest
        case .notReadable, .notAuditable, .special, .tooLarge: .nothingToAudit
        }
    }
}
