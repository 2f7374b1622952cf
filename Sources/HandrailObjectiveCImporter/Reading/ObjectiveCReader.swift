import HandrailSource

/// Reads Objective-C for what it says of views: outlets, property writes, accessibility calls.
///
/// A tokenizer is enough for that. Whatever is not understood is passed over; a broken file is read as far as it goes.
public struct ObjectiveCReader: Sendable {
    /// Bytes above which a file is not read.
    public static let maximumBytes = 8 << 20

    /// A reader.
    public init() {}

    /// What a file says.
    public func read(_ bytes: [UInt8]) -> ObjectiveCFile {
        guard bytes.count <= Self.maximumBytes else {
            return ObjectiveCFile(classes: [], functions: [], isTooLarge: true)
        }
        var parser = ObjectiveCDeclarations(ObjectiveCTokenizer.tokens(of: bytes))
        return parser.file()
    }
}
