/// What people type to run the tool.
enum ToolName {
    /// Its name. The verbs say that they are commands of it, so that one that is parsed by itself looks for no options
    /// of tools such as that for completions, which take as long as its own.
    static let command = "handrail"
}
