public import HandrailModel

/// The two colors of what an element shows, where a capture says them itself.
public struct CapturedColors: Hashable, Sendable {
    /// The color of the words or the sign.
    public let foreground: ColorValue
    /// The color behind them.
    public let background: ColorValue

    /// Two colors.
    public init(foreground: ColorValue, background: ColorValue) {
        self.foreground = foreground
        self.background = background
    }
}

extension ColorValue {
    /// The color of `#RRGGBB`; `nil` for anything else.
    init?(capturedHexadecimal text: String) {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"), let number = Int(text.dropFirst(), radix: 16),
            number >= 0
        else { return nil }
        let parts = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }

    /// The color as `#RRGGBB`.
    var capturedHexadecimal: String {
        "#" + [red, green, blue].map { part in
            let byte = Int((min(1, max(0, part)) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

extension CapturedElement {
    /// The colors that the capture says it has, as those of words or of a sign.
    var ink: CapturedInk? {
        guard let colors else { return nil }
        let isText = role == .text || role == .heading
        return CapturedInk(
            .measured(foreground: colors.foreground, background: colors.background),
            of: isText ? .words(mostPoints: frame.map { $0.height / CapturedInk.leastLineHeight }) : .wordsOrSign)
    }
}
