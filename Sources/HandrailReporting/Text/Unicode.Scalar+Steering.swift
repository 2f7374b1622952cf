extension Unicode.Scalar {
    /// Whether it does something to the text around it instead of being seen: controls, marks of direction ("Trojan
    /// Source", CVE-2021-42574), and other characters of format.
    ///
    /// The joiners stay, without which words of some languages and many emoji fall apart, and so do signs that are
    /// drawn although Unicode counts them among the characters of format.
    var steersText: Bool {
        switch value {
        case 0x20..<0x7F, 0xAC00...0xD7A3, 0x200C, 0x200D: false
        case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: false
        case 0..<0x20, 0x7F..<0xA0: true
        default:
            switch properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}
