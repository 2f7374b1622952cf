/// A key that a person pressed in a terminal.
package enum TerminalKey: Hashable, Sendable {
    case left, right, up, down, home, end, pageUp, pageDown
    case enter, tab, backTab, escape, backspace
    /// Ctrl-C.
    case interrupt
    /// Ctrl-D.
    case endOfInput
    /// Ctrl-Z.
    case suspend
    /// Ctrl-L: everything is drawn anew.
    case redraw
    /// Anything that is typed, the space bar among it.
    case character(Character)

    /// The letter on the same key of a keyboard for Latin letters, so that commands work while Korean is being typed.
    ///
    /// The arrangement is that of KS X 5002 (두벌식), the one that Korean keyboards have.
    package var letter: Character? {
        guard case .character(let character) = self else { return nil }
        return Self.latin[character] ?? character
    }

    private static let latin: [Character: Character] = Dictionary(
        zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆ", "qwertyuiopasdfghjklzxcvbnmQWERT"),
        uniquingKeysWith: { first, _ in first })
}
