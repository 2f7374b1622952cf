import HandrailCommand

/// One run of the command line over real files.
struct FolderRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs arguments outside of any workflow.
    ///
    /// - Parameters:
    ///   - input: what comes on standard input.
    ///   - pause: whether there is more to wait for.
    init(_ arguments: [String], input: String = "", pause: @escaping @Sendable () -> Bool = { false }) {
        let (output, errors) = (MemoryChannel(), MemoryChannel())
        status = CommandRunner.run(
            arguments,
            in: CommandContext(
                environment: ["GITHUB_WORKSPACE": ""], output: output, errors: errors,
                input: { _ in Array(input.utf8) }, pause: pause))
        (self.output, self.errors) = (output.text, errors.text)
    }
}
