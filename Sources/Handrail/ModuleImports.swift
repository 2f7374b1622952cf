import HandrailCode
import HandrailModel
import HandrailProject
import HandrailSource
import HandrailStandards

/// The modules that the code of a project imports.
///
/// Objective-C names a header: that of a framework stands for its module, one of the project or of C for none, and one
/// that is not there for a library whose code is not read.
struct ModuleImports {
    private let headers: Set<Substring>

    /// The imports of a project with these files.
    init(in project: Project) {
        headers = Set(project.files.lazy.filter { $0.kind == .objectiveC }.map { Self.name(of: $0.path) })
    }

    /// The modules that a file imports.
    func modules(of code: CodeFile, at path: String) -> [String] {
        guard ProjectReader.isObjectiveC(path) else { return code.imports }
        return code.imports.compactMap(module)
    }

    /// The module that a header stands for; `nil` where that is none. A module is written as it is called.
    private func module(of written: String) -> String? {
        switch written.first {
        case "\"":
            let name = Self.name(of: String(written.dropFirst()))
            return headers.contains(name) || name.hasSuffix(Self.generated) ? nil : Self.stem(of: name)
        case "<":
            let path = String(written.dropFirst())
            if SystemHeaders.contain(path) || headers.contains(path[...]) { return nil }
            return Self.stem(of: path.prefix { $0 != "/" })
        default: return written
        }
    }

    /// How the header ends that is made of the Swift code of a target.
    private static let generated = "-Swift.h"

    private static func name(of path: String) -> Substring {
        path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    }

    private static func stem(of name: Substring) -> String { String(name.prefix { $0 != "." }) }
}
