import HandrailSource

/// Tells from the bytes of a file how much of it can be handed to the parser.
enum SourceShape {
    /// What the parser may be given of a file.
    enum Verdict: Equatable {
        /// All of it.
        case whole
        /// Nothing: a NUL byte means that the file is binary, or text of an encoding that is not known.
        case noText
        /// The bytes before `end`, where declarations end. What is `at` an offset behind it is nested deeper than the
        /// parser has stack or time for.
        case cut(end: Int, at: Int)
    }

    /// How much of a file can be parsed: one pass over its bytes.
    static func verdict(on bytes: UnsafeBufferPointer<UInt8>) -> Verdict {
        var tokens = TokenScan(bytes)
        var nesting = NestingMeter(bytes: bytes.count)
        // Where nothing was open any more, and what follows begins anew.
        var end = 0
        while true {
            let token = tokens.next(isInterpolation: nesting.closesInterpolation)
            if token.kind == .noText { return .noText }
            if nesting.isAtTopLevel, token.beginsLine { end = token.start }
            if !nesting.take(token) { return .cut(end: end, at: token.start) }
            if token.kind == .end { return .whole }
        }
    }
}
