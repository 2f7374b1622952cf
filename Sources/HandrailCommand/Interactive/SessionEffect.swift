/// What a key asks of the world outside.
package enum SessionEffect: Hashable, Sendable {
    case nothing
    /// This is to be heard.
    case speak(String)
    case quit
    /// The shell gets the terminal for a while.
    case suspend
    /// The page is drawn anew.
    case redraw
    /// The program ends as by Ctrl-C.
    case interrupt
}

extension SessionEffect {
    /// What a key asks for wherever a session is; `nil` for a key whose meaning depends on that.
    init?(anywhere key: TerminalKey) {
        switch key {
        case .interrupt: self = .interrupt
        case .endOfInput: self = .quit
        case .suspend: self = .suspend
        case .redraw: self = .redraw
        default: return nil
        }
    }
}
