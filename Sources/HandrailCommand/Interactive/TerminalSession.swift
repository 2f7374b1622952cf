package import HandrailModel

/// A way of going about screens with the keys of a terminal: a value that changes with every key, and nothing else.
package protocol TerminalSession: Sendable {
    /// What is heard on arriving where the session is.
    var arrival: SessionEffect { get }

    /// Does what a key asks for.
    mutating func press(_ key: TerminalKey) -> SessionEffect

    /// What is shown of it.
    func content(in language: ReportLanguage) -> SessionContent
}
