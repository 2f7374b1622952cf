/// Words and addresses as SARIF wants them.
enum SARIFText {
    /// A message object. Braces are doubled, because a single one opens a placeholder (3.11.5).
    static func message(_ text: String) -> JSONValue { .object(["text": .string(escaped(text))]) }

    /// Text with braces doubled.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "{" || scalar == "}" { result.append(scalar) }
            result.append(scalar)
        }
        return String(result)
    }

    /// Where a file is, relative to the root of the repository.
    ///
    /// - Parameter path: its path in the audited folder.
    static func artifact(_ path: String, _ options: ReportOptions) -> JSONValue {
        .object(["uri": .string(address(options.pathPrefix + path)), "uriBaseId": .string(SARIFReport.base)])
    }

    /// A path as the path of a URI (RFC 3986): percent-encoded, but for what a path segment may hold. A colon is
    /// encoded, because in a first segment it would end a scheme.
    static func address(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            if allowed.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return result
    }

    private static let allowed = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8)
}
