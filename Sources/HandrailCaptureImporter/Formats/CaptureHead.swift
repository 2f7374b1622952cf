/// Tells from the first bytes of a file whether it may be a capture. A file of an app that only looks a bit like one is
/// none: each format has words that nothing else has together.
enum CaptureHead {
    /// Whether to read the rest.
    static func mayBeCapture(_ bytes: [UInt8]) -> Bool {
        // JSON may write a slash with a backslash before it.
        let text = String(decoding: bytes, as: UTF8.self).replacing("\\/", with: "/")
        let start = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
        switch start {
        case "<": return text.contains("<XCUIElementType") || text.contains("<AppiumAUT")
        case "{", "[": return signatures.contains { $0.allSatisfy(text.contains) }
        default: return text.contains("Element subtree:") && text.contains(", 0x")
        }
    }

    /// Words that stand together near the start of a capture in JSON.
    private static let signatures: [[String]] = [
        ["\"handrail.capture/"],
        ["\"AXFrame\""], ["\"AXLabel\""], ["\"AXUniqueId\""],
        ["XCUIElementType"], ["\"isEnabled\"", "\"rect\""], ["\"rawIdentifier\"", "\"type\""],
        ["\"attributes\"", "\"bounds\"", "\"enabled\""], ["\"command\"", "\"metadata\"", "\"status\""],
        ["\"elements\"", "\"frame\"", "\"role_description\""], ["\"elements\"", "\"coordinate_space\""],
        ["\"element\"", "\"_0\""], ["\"container\"", "\"_0\""],
        ["\"isAccessibilityElement\"", "\"trait\""],
        // What lists attachments of tests, among them captures and their pictures.
        ["\"exportedFileName\"", "\"attachments\""],
    ]
}
