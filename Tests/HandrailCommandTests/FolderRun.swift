import HandrailCommand

/// One run of the command line over real files.
struct FolderRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs arguments outside of any workflow.
    init(_ arguments: [String]) {
        let (output, errors) = (MemoryChannel(), MemoryChannel())
        status = CommandRunner.run(
            arguments, in: CommandContext(environment: ["GITHUB_WORKSPACE": ""], output: output, errors: errors))
        (self.output, self.errors) = (output.text, errors.text)
    }
}
