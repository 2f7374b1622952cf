/// Whether what follows a statement in its body is still reached.
package enum ControlFlow: Sendable {
    case goesOn
    /// Every path has left the body, or nothing more of it is read.
    case leaves
}
