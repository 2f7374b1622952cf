import Foundation
import PackagePlugin

/// `swift package handrail`: runs `handrail` on the package, by default `handrail audit`.
///
///     swift package handrail
///     swift package handrail audit --rule unnamed-control --lang ko
///     swift package handrail listen --screen Login
@main
struct HandrailCommandPlugin: CommandPlugin {
    /// Runs the tool with the arguments of the command, in the folder of the package.
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try HandrailProcess(tool: try context.tool(named: "handrail").url, folder: context.package.directoryURL)
            .run(arguments)
    }
}

/// The tool as a process.
struct HandrailProcess {
    /// The tool.
    let tool: URL
    /// Where it works.
    let folder: URL

    /// Runs it; a status other than 0 is the status of the command, too.
    func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = folder
        process.arguments = arguments.isEmpty ? ["audit"] : arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("handrail ended with status \(process.terminationStatus).")
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension HandrailCommandPlugin: XcodeCommandPlugin {
        /// Runs the tool with the arguments of the command, in the folder of the project.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try HandrailProcess(
                tool: try context.tool(named: "handrail").url, folder: context.xcodeProject.directoryURL
            ).run(arguments)
        }
    }
#endif
