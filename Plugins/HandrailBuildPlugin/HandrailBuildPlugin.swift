import Foundation
import PackagePlugin

/// Audits a target before it is built: what is found stands beside its line in Xcode, and in the output of
/// `swift build`. The configuration and the baseline of the project hold, and findings end no build.
@main
struct HandrailBuildPlugin: BuildToolPlugin {
    /// One audit of the folder of a target, whenever one of its files or the tool changes.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        return [
            AuditCommand(
                name: target.name, folder: target.directoryURL, files: target.sourceFiles.map(\.url),
                work: context.pluginWorkDirectoryURL, tool: try context.tool(named: "handrail").url
            ).command
        ]
    }
}

/// The command that audits a folder.
struct AuditCommand {
    /// The name of the target.
    let name: String
    /// What is audited.
    let folder: URL
    /// The files whose changes ask for another audit.
    let files: [URL]
    /// Where the plugin may write.
    let work: URL
    /// The tool.
    let tool: URL

    /// The command. Its product is a Swift file without code: a target takes in any other file as a resource. The tool
    /// ends with 3 where a target has no screen, which is nothing to stop for.
    var command: Command {
        let mark = work.appendingPathComponent("HandrailAudited.swift")
        let script = """
            "$0" audit "$1" --format xcode --fail-on never; status=$?
            [ $status -eq 0 ] || [ $status -eq 3 ] || exit $status
            echo "// This target was audited." > "$2"
            """
        return .buildCommand(
            displayName: "Audit the accessibility of \(name)", executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", script, tool.path, folder.path, mark.path], inputFiles: files + [tool],
            outputFiles: [mark])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension HandrailBuildPlugin: XcodeBuildToolPlugin {
        /// One audit of the project, whenever a file of the target or the tool changes.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [
                AuditCommand(
                    name: target.displayName, folder: context.xcodeProject.directoryURL,
                    files: target.inputFiles.map(\.url), work: context.pluginWorkDirectoryURL,
                    tool: try context.tool(named: "handrail").url
                ).command
            ]
        }
    }
#endif
