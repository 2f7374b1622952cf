/// What a run tells the shell.
enum ExitStatus: Int32 {
    /// Nothing at or above the failing level.
    case clean = 0
    /// Findings at or above the failing level.
    case findings = 1
    /// A bad option, a path or a name that does not exist.
    case badRequest = 2
    /// Nothing to audit, nothing readable, or not completed.
    case nothingDone = 3
}
