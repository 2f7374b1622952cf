import HandrailModel

/// The code, 0…255, of an amount of light.
enum LightCode {
    /// Steps that light is told apart in: fine enough for every code, the darkest ones too.
    private static let steps = 16_384
    private static let codes: [UInt8] = (0...steps).map { step in
        UInt8(clamping: Int((TransferFunction.encoded(Double(step) / Double(steps)) * 255).rounded()))
    }

    /// The nearest code.
    static func of(_ light: Double) -> UInt8 {
        light.isNaN ? 0 : codes[Int((min(max(light, 0), 1) * Double(steps)).rounded())]
    }
}
