/// The version of the tool, as `--version` prints it and reports name it.
package enum ToolVersion {
    /// The version of this build.
    package static let current = "0.1.0"
}
