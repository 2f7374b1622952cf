/// What a browser asks the server of a report for. Nothing but the page and its version can be asked for.
package struct PageRequest: Hashable, Sendable {
    /// What is asked for.
    package enum Subject: Hashable, Sendable {
        /// The page.
        case page
        /// What tells the page from later ones.
        case version
    }

    /// Why a request is refused.
    package enum Refusal: Int, Error, Hashable, Sendable {
        case malformed = 400
        case foreign = 403
        case unknownPath = 404
        case otherMethod = 405
        case tooLarge = 431

        /// What it is called (RFC 9110 and RFC 6585).
        var name: String {
            switch self {
            case .malformed: "Bad Request"
            case .foreign: "Forbidden"
            case .unknownPath: "Not Found"
            case .otherMethod: "Method Not Allowed"
            case .tooLarge: "Request Header Fields Too Large"
            }
        }
    }

    /// What is asked for.
    package let subject: Subject

    /// Requests with more bytes are refused.
    package static let mostBytes = 8 << 10

    /// The request in a head: everything up to the empty line.
    ///
    /// Nobody is let in by another name than the address that was printed: a page from elsewhere whose name was made to
    /// lead here would be let in otherwise (DNS rebinding), and so would one that sends a form.
    package init(_ head: [UInt8], port: UInt16) throws(Refusal) {
        let lines = String(decoding: head, as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: false)
        let parts = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]) else { throw .malformed }
        let fields = try Self.fields(lines.dropFirst())
        let own = "127.0.0.1:\(port)"
        guard fields["host"] == [own] else { throw .foreign }
        if let origins = fields["origin"], origins != ["http://" + own] { throw .foreign }
        let hasBody = fields["transfer-encoding"] != nil || fields["content-length"].map { $0 != ["0"] } ?? false
        guard parts[0] == "GET" else { throw .otherMethod }
        guard !hasBody else { throw .malformed }
        switch parts[1] {
        case "/": subject = .page
        case "/version": subject = .version
        default: throw .unknownPath
        }
    }

    /// The values of each field, by its name in small letters.
    private static func fields(_ lines: ArraySlice<Substring>) throws(Refusal) -> [String: [String]] {
        var fields: [String: [String]] = [:]
        for line in lines where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
                !line[..<colon].contains(where: \.isWhitespace)
            else { throw .malformed }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            let trimmed = String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
            fields[line[..<colon].lowercased(), default: []].append(trimmed)
        }
        return fields
    }
}
