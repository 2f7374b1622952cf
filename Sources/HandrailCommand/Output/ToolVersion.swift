/// The version of the tool, as `--version` prints it and reports name it.
enum ToolVersion {
    /// The version of this build.
    static let current = "0.1.0"
}
